# What the board and the score pad of Glow say in English. Every key is in words.de.ftl too.

glow-standing =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $companions ->
        [one] 1 companion
       *[other] { $companions } companions
    }
glow-board-name =
    { $board ->
        [sea] Sea of Darkness
       *[shadows] Realm of Shadows
    }
glow-round = Round { $round } of { $rounds }
glow-stage =
    { $stage ->
        [morning] Morning
        [rolling] Rolling
        [noon] Noon
        [travel] Afternoon
       *[idle] Done for today
    }
glow-show = What to look at
glow-track = Encounters
glow-tables = Everybody
glow-map-shadows = Map of the Realm of Shadows. The arrow keys go from space to space.
glow-map-sea = Map of the Sea of Darkness. The arrow keys go from island to island.
glow-nobody = Nobody here
glow-tableau = Table of { $name }
glow-dice = Dice
glow-cards = Band
glow-score-track = Score track
glow-reserve = Reserve
glow-deck =
    { $count ->
        [one] 1 companion to come
       *[other] { $count } companions to come
    }
glow-spell-pile =
    { $count ->
        [one] 1 spell on the pile
       *[other] { $count } spells on the pile
    }
glow-cemetery = Cemetery ({ $count })
glow-queue = What the dice set off, in any order
glow-queue-preview = What the dice would set off
glow-queue-empty = Nothing yet.

glow-element =
    { $element ->
        [fire] fire
        [water] water
        [stone] stone
        [air] air
       *[leaf] leaf
    }
glow-colour =
    { $colour ->
        [green] green
        [blue] blue
        [azure] azure
        [red] red
        [orange] orange
        [purple] purple
        [yellow] yellow
       *[black] black
    }
glow-die-colour =
    { $colour ->
        [green] green
        [blue] blue
        [azure] azure
        [red] red
        [orange] orange
        [purple] purple
        [yellow] yellow
       *[black] black
    }
glow-island =
    { $island ->
        [east_near] East, near
        [east_far] East, far
        [southeast_near] South-east, near
        [southeast_far] South-east, far
        [south] South
        [southwest_near] South-west, near
        [southwest_far] South-west, far
        [west_near] West, near
        [northwest_far] North-west, far
        [north_near] North, near
        [north_far] North, far
       *[centre] Centre
    }
glow-need =
    { $count ->
        [1] { $element }
       *[other] { $count } × { $element }
    }
glow-alike = { $count } matching symbols
glow-absent =
    no { $element ->
        [fire] fire
        [water] water
        [stone] stone
        [air] air
       *[leaf] leaf
    }
glow-effect =
    { $effect ->
        [points] { $amount } { $count ->
            [one] point
           *[other] points
        }
        [footprints] { $amount } { $count ->
            [one] footprint
           *[other] footprints
        }
        [rerolls] { $amount } { $count ->
            [one] reroll token
           *[other] reroll tokens
        }
        [fireflies] { $amount } { $count ->
            [one] firefly
           *[other] fireflies
        }
        [skull] this companion goes to the cemetery
        [curse] every other player gets a spell
        [fetch] fetch a companion from the cemetery
        [drop_last] your newest companion goes to the cemetery
       *[discard] give up a companion or a spell
    }
glow-rule = If your dice show { $condition }: { $effects }
glow-own-dice =
    { $count } { $colour ->
        [green] green
        [blue] blue
        [azure] azure
        [red] red
        [orange] orange
        [purple] purple
       *[yellow] yellow
    } dice
glow-brings-die =
    { $colour ->
        [any] Brings any large die of the reserve
        [green] Brings a large green die
        [blue] Brings a large blue die
        [azure] Brings a large azure die
        [red] Brings a large red die
       *[orange] Brings a large orange die
    }
glow-free-reroll = One free reroll every round
glow-black-die = Brings the black die onto the track and is safe from it
glow-printed-fireflies =
    { $count ->
        [one] Counts as a firefly
       *[other] Counts as { $count } fireflies
    }
glow-end-points =
    { $amount } { $count ->
        [one] point
       *[other] points
    } at the end
glow-due =
    { $count ->
        [one] Due once
       *[other] Due { $count } times
    }
glow-triggers =
    { $count ->
        [one] Triggers once with these dice
       *[other] Triggers { $count } times with these dice
    }
glow-spell = Spell { $number }
glow-face-down = Face down until the next round
glow-die =
    { $die ->
        [none] { "" }
       *[other] { $die },{ " " }
    }{ $size ->
        [large] large
       *[small] small
    } { $colour ->
        [green] green
        [blue] blue
        [azure] azure
        [red] red
        [orange] orange
        [purple] purple
        [yellow] yellow
       *[black] black
    } die{ $face ->
        [none] { "" }
        [fire] : fire
        [water] : water
        [stone] : stone
        [air] : air
        [leaf] : leaf
        [footprints] : 2 footprints
        [points] : 3 points
       *[curse] : lose 2 points
    }
glow-die-used = has paid
glow-die-void = does not count because of the black die
glow-area = { $element }
glow-footprints =
    { $count ->
        [one] 1 footprint
       *[other] { $count } footprints
    }
glow-has-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
glow-has-rerolls =
    { $count ->
        [one] 1 reroll token
       *[other] { $count } reroll tokens
    }
glow-has-fireflies =
    { $count ->
        [one] 1 firefly
       *[other] { $count } fireflies
    } for { $companions ->
        [one] 1 companion
       *[other] { $companions } companions
    }{ $bonus ->
        [yes] , enough for 10 points at the end
       *[no] , too few for 10 points at the end
    }

glow-space =
    { $space ->
        [none] { "" }
       *[other] { $space },{ " " }
    }{ $kind ->
        [start] start
        [symbol] { $element }
        [forbidden] free without { $element }
       *[village] village worth { $points }, costs { $cost ->
            [one] 1 footprint
           *[other] { $cost } footprints
        }
    }
glow-thing-die =
    { $colour ->
        [green] the green die
        [blue] the blue die
        [azure] the azure die
        [red] the red die
        [orange] the orange die
        [purple] the purple die
        [yellow] the yellow die
       *[black] the black die
    }
glow-thing-space =
    { $kind ->
        [symbol] a { $element } space
        [forbidden] a space without { $element }
        [village] the village worth { $points }
       *[start] start
    }
glow-bands-here = band of { $names }
glow-camps-here = camp of { $names }
glow-reachable = within reach
glow-island-worth =
    { $island }{ $points ->
        [0] { "" }
       *[other] , worth { $points }
    }
glow-boats-here =
    { $count ->
        [one] boat of { $name }
       *[other] { $count } boats of { $name }
    }

glow-tom = Tom’s table
glow-tom-band = band on { $space }
glow-tom-camp =
    { $space ->
        [start] camp at the start
       *[other] camp in { $space }
    }
glow-tom-tiles = tiles: { $stack } in the stack, { $discards } discarded
glow-tom-about =
    When you recruit, Tom gets the tile above: his band walks on the score track and scores the space it reaches, { $board ->
        [sea] and a boat of his sails outward.
       *[shadows] and his camp moves to the next village.
    }
glow-tile = Tom’s tile { $tile }
glow-tile-band = band { $count } forward
glow-tile-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
glow-tile-camp = camp to the next village
glow-tile-boat =
    { $which ->
        [min] boat over the lowest route
       *[max] boat over the highest route
    }

glow-now-over = The eight rounds are over. Who found the most light?
glow-now-wait = Waiting for { $who }.
glow-now-done = You are done for today. Still busy: { $who }.
glow-now-phase =
    { $stage ->
        [choosing] Choosing an adventurer
        [morning] Morning, choosing a companion
        [rolling] Rolling
        [noon] Noon, resolving cards
        [travel] Afternoon, travelling
       *[idle] Done for today
    }: { $who }.
glow-now-choose = Choose your adventurer.
glow-now-take = Morning: choose a companion. Its dice and footprints come along.
glow-now-sure = Press the card again, or the button.
glow-now-black = Before { $card } comes, the black die moves on. Where to?
glow-now-extra = You begin: send one more companion to the cemetery.
glow-now-die = { $card } brings a die. Which one?
glow-now-fetch = Fetch a companion from the cemetery.
glow-now-return =
    Which { $colour ->
        [green] green
        [blue] blue
        [azure] azure
        [red] red
        [orange] orange
        [purple] purple
       *[yellow] yellow
    } die goes back to the reserve? Press it.
glow-now-discard = A skull: press the companion or spell that you give up.
glow-now-roll =
    { $credits ->
        [0] { $picked ->
            [0] Keep your dice, or pay to roll one or two of them again.
            [1] To roll this die again, first pay for a reroll.
           *[other] To roll these dice again, first pay for a reroll.
        }
        [3] { $picked ->
            [0] All three rerolls are paid: press one or two dice to roll again, or one to set it.
            [1] Roll this die again, or set it for all three rerolls.
           *[other] Roll these dice again?
        }
       *[other] { $picked ->
            [0] { $credits ->
                [one] One reroll is paid:
               *[other] Two rerolls are paid:
            } now press one or two dice to roll again. With three you could set a die.
            [1] Roll this die again?
           *[other] Roll these dice again?
        }
    }
glow-now-noon =
    { $count ->
        [one] Noon: resolve the glowing card.
       *[other] Noon: resolve the glowing cards, in any order.
    }
glow-now-go =
    { $payer ->
        [none] Afternoon: walk to a glowing space, or stop. You have { $footprints ->
            [0] no footprints
            [one] 1 footprint
           *[other] { $footprints } footprints
        }.
       *[other] Where do you go with the { $payer } die?
    }
glow-now-no-way =
    Afternoon: no space is within reach{ $footprints ->
        [0] , and you have no footprints
        [one] { " " }with your dice and 1 footprint
       *[other] { " " }with your dice and { $footprints } footprints
    }.
glow-now-pay-step = How do you pay for this space?
glow-now-sail =
    One boat may sail a golden route. You have { $different } different { $different ->
        [one] element
       *[other] elements
    } and { $footprints ->
        [0] no footprints
        [one] 1 footprint
       *[other] { $footprints } footprints
    }.
glow-now-no-route =
    No boat can sail: you have { $different } different { $different ->
        [one] element
       *[other] elements
    } and { $footprints ->
        [0] no footprints
        [one] 1 footprint
       *[other] { $footprints } footprints
    }.
glow-now-tom = Tom’s boat has several ways: press the island it sails to.

glow-advice-take =
    Recruit the companion under { $element }{ $black ->
        [none] { "" }
       *[other] ; the black die goes to { $black }
    }
glow-advice-dismiss = Send the companion under { $element } away
glow-advice-die = Take a { $colour } die
glow-advice-pay =
    { $by ->
        [token] Pay a token for a reroll
        [lumipili] Use Lumipili’s reroll
       *[points] Step back on the score track for a reroll
    }
glow-advice-set =
    Set the { $die } die to { $face ->
        [fire] fire
        [water] water
        [stone] stone
        [air] air
        [leaf] leaf
       *[special] its special face
    }
glow-advice-discard = Give up { $card }
glow-advice-fetch = Fetch { $card }
glow-advice-return = Give the { $die } die back
glow-advice-go =
    { $where ->
        [village] Walk to the village worth { $points }
        [symbol] Walk to { $element }
        [forbidden] Walk to a space that is free without { $element }
       *[start] Walk to the start
    }{ $by ->
        [none] { "" }
        [footprint] { " " }with a footprint
       *[other] { " " }with the { $by } die
    }
glow-advice-sail =
    { $whose ->
        [tom] Sail Tom’s boat: { $from } → { $to }
       *[sail] Sail: { $from } → { $to }
    }
glow-advice-camp = Camp here
glow-do-choose = Play { $card }
glow-do-take = Recruit { $card }
glow-do-dismiss = Send { $card } away
glow-do-black = To { $element }
glow-do-fetch-nothing = Fetch nobody
glow-do-pay =
    { $by ->
        [token] { $credits ->
            [0] Pay a token
           *[other] Pay one more token
        } ({ $tokens } left)
        [lumipili] Use Lumipili’s reroll
       *[points] Step back to { $score }
    }
glow-paid =
    { $credits ->
        [one] 1 reroll paid
       *[other] { $credits } rerolls paid
    }
glow-do-reroll =
    { $second ->
        [none] Roll the { $first } die again
       *[other] Roll the { $first } and the { $second } die again
    }
glow-do-set =
    { $face ->
        [fire] Set it to fire
        [water] Set it to water
        [stone] Set it to stone
        [air] Set it to air
        [leaf] Set it to leaf
       *[special] Set it to its special face
    }
glow-do-keep = Keep the dice
glow-do-resolve = Resolve { $card }
glow-do-pay-die = With the { $die } die
glow-do-pay-footprint = With 1 footprint
glow-do-sail =
    { $from } → { $to }{ $fare ->
        [0] { "" }
        [one] , 1 footprint
       *[other] , { $fare } footprints
    }
glow-do-camp = Camp here ({ $points } points)
glow-do-stop = End the afternoon

## The score pad

pad-track = On the score track
pad-cards = Adventurer and companions
pad-not-lost = Not lost: never below 0
pad-fireflies = Fireflies
pad-village = Village of the camp
pad-islands = Islands of the boats
pad-footprints = Footprints
pad-glow-tie = Tie-break: reroll tokens
pad-tom-tie =
    { $won ->
        [yes] A tie, but with more footprints left than Tom: you win.
       *[no] A tie is not enough: Tom must be beaten.
    }
