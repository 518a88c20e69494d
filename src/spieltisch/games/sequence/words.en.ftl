# Sequence in English. Every key is in words.de.ftl too.

title = Sequence
about = Cards on the board, chips on the cards: five in a row are a sequence.

## Variants

variant-usual = The usual game
about-variant-usual = Cards are drawn for you, and a finished sequence stays.
variant-jacks = Jacks that break
about-variant-jacks = One-eyed jacks may break finished sequences too: the box calls this the advanced game.
variant-strict = Strict
about-variant-strict = As at a real table: if you forget to draw, you go without, and table talk costs cards.

## Options

label-teams = Teams
option-teams = How many teams play; only 6 and 12 players have a choice.
takes-teams = 2 or 3
label-sequences-to-win = Sequences to win
option-sequences-to-win = How many sequences it takes to win: 2 with two teams, 1 with three, unless you say otherwise.
takes-sequences-to-win = a whole number from 1 to 5
label-draw = Drawing cards
option-draw = Whether a card is drawn for you after your play, or you have to remember to draw.
takes-draw = auto or manual
label-draw-auto = happens by itself
label-draw-manual = is up to you; if you forget, you go without
label-dead-cards = Swapping dead cards
option-dead-cards = How often a dead card may be swapped: one a turn and more only when stuck, strictly one, any number, or never.
takes-dead-cards = one, strict, any or never
label-dead-cards-one = one a turn, more if you are stuck
label-dead-cards-strict = one a turn, never more
label-dead-cards-any = as many as you like
label-dead-cards-never = never
label-advanced = Jacks break sequences
option-advanced = Whether a one-eyed jack may break a finished sequence.
label-table-talk = Penalty for table talk
option-table-talk = Whether the moderator may call a penalty for table talk.
label-chips = Chips for each team
option-chips = How many chips each team has: the box holds 48; with 0 they never run out.
takes-chips = a whole number from 0 to 96
label-layout = Cards on the board
option-layout = The cards on the board: the classic layout, or your own.
takes-layout = classic, or ten rows of ten cells such as "** 2S 3S 4S 5S 6S 7S 8S 9S **"
label-layout-classic = the classic layout
layout-corner = The corner { $cell } of a layout must be free (**), not “{ $name }”.
layout-card = The cell { $cell } of a layout holds “{ $name }”; it takes a card such as 7H or TD, but not a jack.
layout-count =
    A layout shows every card twice; { $name } appears { $count } { $count ->
        [one] time
       *[other] times
    }.
teams-do-not-fit = { $players } players cannot form { $teams } equal teams; possible: { $possible }.

## Reading moves

unreadable-move = “{ $text }” is not a move; moves look like “7H d6”, “JC e5”, “JS xe5”, “7H dead”, “pass” or “claim c1-g1”.
only-one-eyed-jacks-remove = { $card } cannot remove the chip on { $cell }; only the one-eyed jacks J♠ and J♥ remove.
card-elsewhere = { $card } is not printed on { $cell }; its cells are { $homes }.

## Why a move is refused

legal = This move is legal.
game-over = The game is over.
not-your-turn = It is player { $player }'s turn.
claim-first = S5: first choose which five in a row through { $claim } count.
penalty-first = S12: first every member of the penalised team gives up a card.
card-not-in-hand = You do not hold { $card }.
cell-taken = There is already a chip on { $cell }; place yours on a cell that is free.
free-corner = The corner { $cell } is free for every team; no chip is ever placed there.
out-of-chips =
    S14: your team has { $limit ->
        [one] its only chip
       *[other] all of its { $limit } chips
    } on the board.
nothing-to-remove = There is no chip on { $cell } to remove.
own-chip = S17: the chip on { $cell } is your own team's; only an opponent's can be removed.
locked-chip = S13: the chip on { $cell } is part of a finished sequence; only the option “advanced” lets a jack break it.
not-dead = S2: { $card } is not dead; it is dead when both its cells, { $homes }, are covered.
jack-is-never-dead = S4: a jack is never dead, so { $card } cannot be swapped.
swapped-already = S2: one dead card has been swapped this turn; you may swap another only when you have nothing to play.
swapped-strictly = S2: one dead card has been swapped this turn, and this match allows no second one (option “dead_cards”).
swaps-are-off = S2: dead cards are not swapped in this match (option “dead_cards”).
must-play = S3: you may pass only when you have nothing to play, but you do have something.
must-swap = S3: you may pass only when you have no dead card to swap, but you have one.
no-open-draw = S11: you have no open draw; you draw after your own play, until a later player has played and drawn.
nothing-to-draw = S10: there is no card left to draw.
nothing-to-claim = S5: there is nothing to choose now; you choose when a chip completes more than five in a row.
not-a-claim = S5: that cannot be claimed now; claim five in a row of your own through { $claim } that share at most one cell with your other sequences, and both rows where two end there.
no-penalty = S12: nobody has to give up a card now.
talk-is-off = S12: table talk is not penalised in this match (option “table_talk”).
only-the-moderator = S12: only the moderator calls a penalty for table talk.
no-such-team = S12: there is no such team in this match.
moderator-waits = S12: the moderator waits until the current choice or penalty is settled.
no-such-action = There is no such action.

## Positions

position-unknown-field = A position has no field “{ $field }”; its fields are: { $fields }.
position-number = The field “{ $field }” takes a whole number from 0 to { $last }.
position-seats = The field “{ $field }” takes a list of seats from 0 to { $last }.
position-phase = The field “phase” takes one of: { $phases }.
position-team = The field “{ $field }” takes one of: { $teams }; or null.
position-hands = The field “hands” takes a list of { $players } lists of cards, one for each player.
position-hand-too-large = A hand holds at most { $limit } cards with this many players.
position-cards = The field “{ $field }” takes a list of cards such as 7H or TD.
position-no-card = “{ $card }” in “{ $field }” is not a card; a card is a rank (2-9 T J Q K A) and a suit (S H D C).
position-no-cell = “{ $cell }” in “{ $field }” is not a cell; cells run from a1 to j10.
position-no-window = “{ $window }” is not five in a row; write its two ends, such as “c1-g1”.
position-too-many-copies = There are more than two copies of { $card } in hands, deck and discards.
position-cards-missing = Hands, deck and discards do not hold all cards; these are missing: { $cards }.
position-tops = The field “tops” takes { $players } cards or nulls, one for each player.
position-top-not-discarded = { $card } is on top of a pile but not among the discards.
position-drawn = The field “drawn” takes { $players } whole numbers, one for each player.
position-drawn-too-few = A hand holds more recycled cards than “drawn” says it has drawn since the last shuffle (S18).
position-recycled-seen = { $card } is listed as recycled more often than it is in hands and deck.
position-deck-not-recycled = { $card } is in the deck but not listed as recycled.
position-board = The field “board” takes ten rows of ten characters: “.” for empty, “*” for a corner, b, g and r for chips.
position-chip-on-corner = There is a chip on the corner { $cell }; corners are free for every team.
position-no-such-chip = “{ $chip }” on { $cell } is not a chip in this match; the chips are { $chips }.
position-too-many-chips = The team { $team } has { $used } chips on the board but only { $limit } in all (S14).
position-sequences = The field “sequences” takes an object with a list for each of: { $teams }.
position-sequence-not-there = The sequence { $window } of { $team } is not there: all its cells must hold that team's chips.
position-sequences-overlap = The sequence { $window } of { $team } shares more than one cell with another (S6).
position-sequence-not-listed = The team { $team } has five in a row on { $window } that is not listed in “sequences”.
position-too-many-sequences = The team { $team } has more than { $most } sequences, but the game ends before that.
position-claim-and-phase = The field “claim” names a cell exactly when the phase is “claim”.
position-nothing-to-choose = The chip on { $cell } leaves no choice of five in a row to the player whose turn it is, or its card is not on top of the pile.
position-draws-are-automatic = There are open draws only with the option draw = manual (S11).
position-hand-and-draws = Player { $player } has more cards and draws to come than the { $limit } cards that a hand holds.
position-penalty-and-phase = The field “penalised” names seats exactly when the phase is “penalty” and the option “table_talk” is on.
position-penalty-of-two-teams = Only one team is penalised at a time (S12).
position-penalty-empty-hand = A player without cards is not penalised (S12).
position-has-won = The team { $team } has the sequences it needs, so the phase is “over” and it is the winner.
position-has-not-won = The team { $team } cannot be the winner yet.
position-over-without-end = The phase is “over”, but nobody has won and not everybody has passed (S15).
position-stalemate-goes-on = Everybody has passed, so the phase is “over” (S15).
position-generator = The field “generator” takes up to 16 hexadecimal digits.

## The drawn table

drawn-player = Player { $player }
drawn-hand-size = hand
drawn-top = played
drawn-team = { $team }: { $sequences } of { $goal }
drawn-deck = deck { $deck }, discards { $discards }
drawn-legend = • your cards   b chip   B locked   [ ] last move
drawn-hand = Your hand:
drawn-card =
    { $rank ->
        [T] 10
       *[other] { $rank }
    }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
drawn-dead = † dead card
drawn-sequences = { $team }: { $sequences } of { $goal } sequences
drawn-won = { $team } wins
drawn-stalemate = Nobody can play any more: the game is a draw (S15).

## What a move did, after the player's name

told-place = places a chip on { $cell } with { $card }
told-remove = removes the chip of { $team } on { $cell } with { $card }
told-swap = swaps the dead card { $card }
told-pass = passes
told-draw = draws a card
told-claim = chooses the row { $row }
told-give = gives up { $card }
told-talk = calls a penalty for table talk on { $team }
told-breaking = { $deed } and breaks { $sequences }
told-completing = { $deed } and completes { $sequences }
told-counting-again = { $deed }; { $sequences } counts again

typing = A move is a card and a cell: 7H d6. The cell alone is enough where only one card fits. Suits are S H D C (or ♠ ♥ ♦ ♣), the ten is T or 10. J♣ and J♦ go anywhere (JC e5), J♠ and J♥ remove (JS xe5). When you choose which five count, the row alone is enough: c1-g1.

## What a phase asks for, above the moves

asks-claim = Your row is longer than five: choose which five count.
asks-penalty = Penalty for table talk: choose a card to give up.

## What speaks for a move and against it

advice-wins = completes { $rows } and wins the game
advice-completes = completes { $rows }
advice-builds =
    makes { $count ->
        [2] two
        [3] three
       *[4] four
    } of five on { $rows }
advice-open =
    the cell lies on { $count ->
        [one] 1 row that is
       *[other] { $count } rows that are
    } still open
advice-closed = builds nothing: every row through the cell is blocked
advice-stops =
    stops { $count ->
        [2] two
        [3] three
       *[4] four
    } of { $team } on { $rows }
advice-breaks =
    breaks up { $count ->
        [2] two
        [3] three
       *[4] four
    } of { $team } on { $rows }
advice-unlocks = breaks a finished sequence of { $team }
advice-lonely = the chip of { $team } does no harm there yet
advice-jack-spent = uses up a jack that is better kept for a row that matters
advice-jack-kept = keeps the jack for later
advice-dead = { $card } is dead and of no use to anybody
advice-least = { $card } is worth the least of the cards in hand
advice-pass = there is nothing else to play
advice-draw = a card that is not drawn in time is lost
advice-both = two rows count instead of one

## Why the match ended as it did

verdict-sequences =
    { $count ->
        [one] One complete sequence decides the match.
       *[other] { $count } complete sequences decide the match.
    }
verdict-stalemate = Nobody can play any more, and nobody has enough sequences.

## What a study asks

source-sequences = sequences
