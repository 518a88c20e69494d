# Glow in English. Every key is in words.de.ftl too.

title = Glow
about = Gather companions, roll their dice and bring back the light.
solo-against = You play against Tom: the game itself moves for him.
solo-rival = Tom
nobody-won = Tom wins.
nobody-won-times = Tom won

## Variants

variant-shadows = Realm of Shadows
about-variant-shadows = The side of the board for your first games, with adventurers dealt at random.
variant-sea = Sea of Darkness
about-variant-sea = The other side of the board: boats travel from island to island.
variant-shadows-chosen = Realm of Shadows, adventurers chosen
about-variant-shadows-chosen = As on that side, but everybody chooses an adventurer in turn order.
variant-sea-chosen = Sea of Darkness, adventurers chosen
about-variant-sea-chosen = As on that side, but everybody chooses an adventurer in turn order.

## Options

label-board = Board
option-board = Which side of the board is used: the Realm of Shadows (a band and a camp) or the Sea of Darkness (boats).
takes-board = shadows or sea
label-board-shadows = Realm of Shadows
label-board-sea = Sea of Darkness
label-adventurers = Adventurers
option-adventurers = How the players get their adventurers: dealt at random, chosen in turn order, or named seat by seat.
takes-adventurers = dealt, chosen, or a list of names such as Braccio,Orium (Braccio, Taetyss, Eoles, Pocana, Moloc'h, Noctiluca, Orium)
label-adventurers-dealt = are dealt at random
label-adventurers-chosen = are chosen in turn order
adventurers-count =
    The option adventurers names { $count } for { $players } { $players ->
        [one] player
       *[other] players
    }; name one for each.
adventurers-twice = The option adventurers names somebody twice; there is only one of each adventurer.
label-second-lap-rerolls = Rerolls on the second lap
option-second-lap-rerolls = Whether the reroll spaces count again on the second lap of the score track, from 100 on.
label-tom-dice = Tom's dice
option-tom-dice = Solo: the colours of Tom's two dice, dealt at random or named.
takes-tom-dice = dealt, or two colours such as green,yellow (green, blue, azure, red, orange, purple, yellow)
label-tom-dice-dealt = are dealt at random
solo-only = The option { $option } is for the solo game only; leave it out with more players.
tom-dice-pair = T7.1: Tom's dice have two different colours, and not yellow and purple together.
tom-dice-taken = T7.1: { $name } needs the { $colour } dice; choose other colours for Tom.
label-tile-seven = Tile T7
option-tile-seven = Solo: whether tile T7 scores 4 points only, or the space of Tom's band as well.
takes-tile-seven = score or band
label-tile-seven-score = scores 4 points
label-tile-seven-band = scores 4 points and the space of Tom's band
label-tom-camp-moves = Tom's camp at the end
option-tom-camp-moves = Solo: whether Tom's footprints take his camp one village further at the end, or as far as they go.
takes-tom-camp-moves = once or repeat
label-tom-camp-moves-once = moves one village at most
label-tom-camp-moves-repeat = moves as far as his footprints go
label-tie = A tie with Tom
option-tie = Solo: whether a tie with Tom is lost, or won by whoever has more footprints left.
takes-tie = lost or footprints
label-tie-lost = is lost
label-tie-footprints = is won by whoever has more footprints

## Reading moves

unreadable-move = “{ $text }” is not a move; moves look like “take fire”, “pay token”, “reroll G1 B4”, “set G1 leaf”, “keep”, “resolve A05”, “go p01 R1”, “go v5”, “camp”, “sail centre north-near” or “stop”.
unknown-space = There is no space { $name }; the map shows them: p01 to p53 and villages such as v5.
unknown-die = There is no die { $name }; a die is a letter for its colour and a number, such as G1.
unknown-island = There is no island { $name }; the map names them, such as north-near.
unknown-area = There is no area and no companion { $name }; the areas are fire, water, stone, air and leaf.
unknown-companion = There is no companion { $name }; companions are A01 to A23 and B01 to B23.
unknown-card = There is no card { $name }; name a companion such as A05, your adventurer, or a spell such as spell 2.
unknown-spell = There is no spell { $name }; spells have numbers from 1 on.
unknown-adventurer = There is no adventurer { $name }; the table shows who is still free.
unknown-colour = There is no colour { $name }; the reserve holds green, blue, azure, red and orange dice.
unknown-face = There is no face { $name }; a die shows fire, water, stone, air, leaf or its special face.
at-most-two-dice = G3.3: a reroll is for at most two dice; name one or two.
same-die-twice = G3.3: name two different dice, or only one.
not-on-track = G3.2: { $card } is not on the encounter track; recruit a companion that is.
never-in-reserve = G3.1: a { $colour } die is never in the reserve; it holds green, blue, azure, red and orange ones.
no-route = G6.1: there is no route between { $origin } and { $target }; the map shows where boats can sail.
spell-number = spell { $number }

## Why a move is refused

legal = This move is legal.
no-such-action = There is no such action.
game-over = The game is over.
not-your-turn = It is player { $player }'s turn.
day-is-done = You are done for today; wait until the others are.
not-now-choose = First choose an adventurer who is still free.
not-now-morning = It is morning: recruit one of the companions on the encounter track.
not-now-rolling = It is late morning: pay for rerolls and use them, or keep the dice as they are and go on to your cards.
not-now-noon = It is noon: first resolve every card that is due.
not-now-travel = It is afternoon: travel on, or stop for today.
answer-die = G3.2: first choose the colour of a die in the reserve.
answer-extra = X8: first send one more companion from the encounter track to the cemetery.
answer-fetch = G4.5: first fetch a companion from the cemetery, or decline to fetch one.
answer-return = X10: first choose which { $lent } die goes back to the reserve.
answer-discard = G5.1: the skull comes first; discard one of your companions or spells.
answer-discard-at-sea = G6.1: the skull comes first; discard one of your companions or spells.
answer-route = X2: first choose where Tom's boat goes ({ $routes }).
nothing-to-choose = X2: there is nothing to choose for Tom's boat now; make a move of your own.
adventurer-taken = G3.1: { $card } is taken; choose another adventurer.
tom-has-the-dice = T7.1: Tom plays with the dice of { $card }; choose another adventurer.
nobody-there = G3.2: there is no companion under { $area }; companions lie under: { $areas }.
no-black-die-to-move = X9: only Kaar's owner moves the black die, and only out of the area that is taken; just take { $area }.
move-black-die = X9: the black die lies at { $area }; as Kaar's owner you first move it to another companion; say to which area.
black-die-needs-companion = X9: the black die cannot go to { $black }; it goes to another area that has a companion.
not-in-reserve = G3.2: there is no { $colour } die in the reserve; it holds: { $reserve }.
enough-paid = G3.3: three rerolls are open; spend them before you pay for more.
no-token = G3.3: you have no reroll token; pay with a Lumipili or with points, or keep the dice.
no-lumipili = G3.3: none of your companions has a reroll left this round; pay with tokens or points.
no-space-below = G3.3: your score is 0, and there is no reroll space below it; pay with tokens or a Lumipili.
credits-open =
    G3.3: { $credits ->
        [one] one paid reroll is still open; use it
       *[other] { $credits } paid rerolls are still open; use them
    } before you go on.
dice-in-order = Name each die once, in the order of their names.
not-your-die =
    { $die } { $count ->
        [one] is not yours
       *[other] are not yours
    }; your dice are: { $dice }.
nothing-paid = G3.3: first pay for a reroll: with a token, a Lumipili or points.
not-its-face = G3.3: { $die } does not have that face; name an element, or special for its own special face.
no-such-face = G3.3: { $die } has no special face; choose an element.
face-costs-three =
    G3.3: setting a die costs three rerolls, and { $credits ->
        [0] none is paid yet; pay on
        [one] only one is paid; pay on, or roll again
       *[other] only { $credits } are paid; pay on, or roll again
    }.
not-your-card = { $card } is not in front of you; choose one of your own cards.
spell-face-down = G4.5: { $card } is still face down and is revealed only at the start of the next round.
not-due = G3.4: { $card } is not due; your dice do not meet its condition: { $condition }.
all-triggers-used = G3.4: { $card } is no longer due; all its triggers have been used.
never-due = G3.4: { $card } has no condition, so there is nothing to resolve.
another-first = G4.5: Cromaug comes before all other cards; resolve it first.
not-in-cemetery = X11: { $card } cannot be fetched; it must lie in the cemetery, and Cromaug cannot fetch itself.
wrong-colour = X10: { $die } has the wrong colour; one of your { $lent } dice goes back.
not-connected = G5.1: { $space } is not next to { $band }; its neighbours are: { $ways }.
you-are-here = G5.1: your band is already on { $space }; its neighbours are: { $ways }.
been-there = G5.1: you left { $space } earlier this afternoon; no space is entered twice.
die-does-not-pay = G5.1: a die cannot pay for { $space }, only for symbol spaces; leave it out.
die-is-used = G5.1: { $die } has already paid this afternoon, and each die pays only once; use another, or a footprint.
wrong-symbol = G5.1: { $space } asks for { $element }, and { $die } does not count as that; use a die that shows it, or pay a footprint.
symbol-shown = G5.1: { $space } is free only if none of your dice shows { $element }; pay a footprint.
not-free = G5.1: { $space } is not free; use a die that shows its symbol, or pay a footprint.
costs-nothing = G5.1: { $space } costs nothing now; just go there.
too-few-footprints =
    G5.1: { $space } costs { $price } { $price ->
        [one] footprint
       *[other] footprints
    }, and you have { $footprints }.
no-village = G5.1: you can camp only in a village, and your band is on { $band }; you may still stop there for today.
camp-is-here = G5.1: your camp is already in { $band }; go on, or stop for today.
no-boats-here = Boats sail on the Sea of Darkness only; here your band walks from space to space.
no-band-here = Bands walk in the Realm of Shadows only; here your boats sail from island to island.
no-boat-there = G6.1: you have no boat at { $origin }; your boats are at: { $boats }.
closed-in-solo = T7.2: in the solo game the route between { $origin } and { $target } is closed; take another.
own-boat-there = G6.1: one of your boats is already at { $target }, and two never share an island; choose another destination.
too-many-elements = G6.1: this route asks for { $number } different elements, but your dice show { $different }; that cannot be lowered, so choose another route.
too-few-elements =
    G6.1: this route asks for { $number } different elements, and your dice show { $different }; so it costs { $price } { $price ->
        [one] footprint
       *[other] footprints
    }, and you have { $footprints }.
not-toms-route = X2: Tom does not take that route; he can take: { $routes }.
toms-route = { $origin } → { $target }

## What a move did, after the player's name

told-choose = chooses { $card }
told-take = recruits { $card } from { $area }
told-take-black = moves the black die to { $black } and recruits { $card } from { $area }
told-dismiss = sends { $card } to the cemetery
told-die = takes a { $colour } die from the reserve
told-pay-token = pays a reroll token
told-pay-card = uses a Lumipili's reroll
told-pay-step = steps back to { $score } for a reroll
told-reroll = rerolls: { $dice }
told-die-shows = { $die } { $face }
told-set = sets { $die } to { $face }
told-keep = keeps the dice
told-resolve = resolves { $card }
told-spell = resolves spell { $number }
told-fetch = fetches { $card } from the cemetery
told-fetch-nothing = fetches nothing
told-return = returns { $die } to the reserve
told-discard = discards { $card }
told-discard-spell = discards spell { $number }
told-go = goes to { $space }
told-go-die = goes to { $space } with { $die }
told-camp = camps
told-stop = stops
told-sail = sails { $origin } → { $target }
told-tom = sails Tom's boat { $origin } → { $target }
told-gains = { $deed } ({ $gains })
told-then = { $deed }; { $then }
told-score =
    { $number } { $count ->
        [one] point
       *[other] points
    }
told-footprints =
    { $number } { $count ->
        [one] footprint
       *[other] footprints
    }
told-rerolls =
    { $number } { $count ->
        [one] reroll token
       *[other] reroll tokens
    }
told-fireflies =
    { $number } { $count ->
        [one] firefly
       *[other] fireflies
    }
told-leaves = { $card } leaves
told-leaves-itself = goes to the cemetery
told-brings = brings { $die }
told-goes-back = { $die } back to the reserve
told-curses =
    { $count ->
        [one] a face-down spell for another player
       *[other] { $count } face-down spells for the others
    }
told-evening = evening: the dice go back ({ $dice }), round { $round } brings { $cards }
told-evening-dice = { $dice } to { $area }
told-evening-start = player { $player } begins
told-spell-leaves = spell { $number } goes
told-black-comes = the black die comes to { $area }
told-tom-tile = Tom gets { $tile } ({ $deeds })
told-toms-band = band on { $band }
told-toms-points =
    { $number } { $count ->
        [one] point
       *[other] points
    } to { $score }
told-toms-camp = camp in { $space }
told-toms-boat = boat { $origin } → { $target }
told-toms-boat-asks = his boat's route is still to be chosen
told-toms-dice = Tom's dice: { $dice }
told-tom-scores =
    { $number } { $count ->
        [one] point
       *[other] points
    } for Tom to { $score }
told-tom-footprints =
    { $number } { $count ->
        [one] footprint
       *[other] footprints
    } for Tom
told-tiles-again = the stack of tiles was empty and has been reshuffled, and B companions come from now on
told-tiles-out = the stack of tiles is empty for the second time, so this is the last round
told-toms-last-camp =
    { $count ->
        [one] one footprint takes
       *[other] { $count } footprints take
    } Tom's camp on to { $space }

typing = Take a companion with its area (take fire), pay and reroll (pay token, then reroll G1 B4), keep, resolve A05, go p01 R1 or go v5, camp, sail centre north-near, stop. Dice are named by colour: G green, B blue, A azure, R red, O orange, P purple, Y yellow, K black.

## The drawn table

drawn-heading = Round { $round } of { $rounds } · { $phase } · { $board }
drawn-heading-choosing = { $phase } · { $board }
drawn-phase-choosing = choosing adventurers
drawn-phase-morning = morning
drawn-phase-day = late morning to afternoon
drawn-phase-over = the end
drawn-board-shadows = Realm of Shadows
drawn-board-sea = Sea of Darkness
drawn-choose = Still free, with the points each brings at the end in brackets:
drawn-adventurer =
    { $count } { $colour } { $count ->
        [one] die
       *[other] dice
    }
drawn-player = Player { $player }
drawn-alike = { $number } alike
drawn-absent = no { $element }
drawn-any-colour = any
drawn-brings-die = +{ $colour } die
drawn-round-short = round
drawn-black-shield = black die
drawn-drop-last = ☠ newest
drawn-spent = [used]
drawn-due = due ×{ $number }
drawn-face-down = face down
drawn-stage-idle = done for today
drawn-stage-rolling = late morning
drawn-stage-noon = noon
drawn-stage-travel = afternoon
drawn-credits = { $credits } paid
drawn-asked-die = chooses a die
drawn-asked-extra = sends one more away
drawn-asked-fetch = fetches a companion
drawn-asked-return = returns a die
drawn-asked-discard = must discard
drawn-asked-route = chooses the route of Tom's boat
drawn-tom-band = band on { $band }
drawn-tiles = tiles: { $stack } in the stack, { $discards } discarded
drawn-reserve = reserve:
drawn-piles = companions { $deck }, spells { $spells }
drawn-piles-solo = companions { $deck }
drawn-cemetery = cemetery: { $cards }
drawn-ways = Next to { $band }: { $ways }
drawn-open-route = free
drawn-legend = ★ points  (+2★) at the end  ∴ footprint  ↻ reroll token  2/3✦ fireflies/companions  ☠ leaves
drawn-legend-dice = A2:fire azure die, shows fire  × used  † does not count  due ×2 to be resolved twice
drawn-legend-cards = ⚑ starts  ☇ spells for others  ⚰ fetch from cemetery
drawn-legend-shadows = 35l p35 leaf  45!l without leaf  [v5] village  @ band  ▲ camp  ☠1 discard one
drawn-legend-crossings = Paths with a symbol: { $crossings }
drawn-legend-sea = ≈ boats  ← 5, 1∴ five different elements and a footprint  ☠1 discard one
drawn-legend-tom-shadows = Tom's tiles: »2 band two on  +1★ one point  ▲ camp one village on
drawn-legend-tom-sea = Tom's tiles: »2 band two on  ≈min/≈max boat, lowest/highest number
drawn-scored-track = track
drawn-scored-cards = cards
drawn-scored-not_lost = spared
drawn-scored-fireflies = ✦ bonus
drawn-scored-place-shadows = village
drawn-scored-place-sea = islands
drawn-scored-footprints = ∴
drawn-scored-total = total

## What speaks for a move and against it

advice-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
advice-companion = { $card } brings about { $points } by the end
advice-recruit = brings about { $points } in all: { $parts }
advice-loses = losing { $card } costs about { $points } by the end
advice-card-worth = { $card } about { $number }
advice-dice =
    { $count } { $count ->
        [one] die
       *[other] dice
    }
advice-footprints =
    { $count } { $count ->
        [one] footprint
       *[other] footprints
    }
advice-keep = the dice are worth about { $points } as they are
advice-improves = is worth about { $points } more than the dice as they are
advice-worsens = is worth about { $points } less than the dice as they are
advice-same = hardly changes what the dice are worth
advice-pays = pays for a reroll that is worth about { $points } more than the dice as they are
advice-pays-for-little = pays for a reroll that hardly changes anything on average
advice-token = costs a reroll token
advice-card = costs nothing; a companion pays for it
advice-step = costs points on the score track
advice-leaves = makes { $card } leave, so it is better resolved last
advice-gain = brings about { $points }
advice-stop = the band goes no further today
advice-camp = the camp is worth { $points } here instead of { $before }
advice-village = leads to a village that is worth { $points } instead of { $before }
advice-walks-on = goes on towards the next village
advice-costs-footprints = costs footprints
advice-sail = the boat will be worth { $points } instead of { $before }
advice-tom = Tom's boat will then be worth { $points }

## Why the match ended as it did

verdict-points = { $points } points against { $second }.
verdict-tokens =
    A tie at { $points } points; { $tokens ->
        [one] one reroll token left over decides it.
       *[other] { $tokens } reroll tokens left over decide it.
    }
verdict-shared = A tie at { $points } points, with as many reroll tokens left: the victory is shared.
verdict-tom = { $points } points against Tom’s { $toms }.
verdict-tom-tie =
    { $won ->
        [yes] { $points } points, as many as Tom has; more footprints decide it.
       *[no] { $points } points, as many as Tom has: a tie is Tom’s.
    }

## What a study asks

source-track = points on the way
source-cards = cards
source-not-lost = losses below zero waived
source-fireflies = fireflies
source-place = camp or boats
source-footprints = footprints
