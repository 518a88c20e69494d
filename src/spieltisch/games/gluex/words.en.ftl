# Glüx in English. Every key is in words.de.ftl too.

title = Glüx
about = Count your way from chip to chip and rule the rooms.

## Variants

variant-all-chips = To the last chip
about-variant-all-chips = Everybody places all 24 chips.
variant-last-kept = The last chip stays
about-variant-last-kept = The game is over when the bags are empty; everybody keeps one chip in hand.

## Options

label-board = Board
option-board = The board: the printed side for your number of players (the 15 x 15 side for 3 and 4 is a reconstruction; in print its rooms may be elsewhere), or one that you draw.
takes-board = 2p, 3-4p, or a drawing: rows of capital letters (rooms) and dots (corridors), a player's number after each start square, as in “A1 A . . B2”, and a line “middle: A” for the room that breaks ties
label-board-2p = the side for two
label-board-3-4p = the side for three and four
label-last-chip = The last chip
option-last-chip = Whether everybody places all 24 chips, or the game ends as soon as all bags are empty and the last chip stays in the hand.
takes-last-chip = played or kept
label-last-chip-played = is placed like all the others
label-last-chip-kept = stays in the hand
board-side = The board { $board } is not for { $players } players; it is for { $fitting }.
board-starts-and-players =
    The board has { $starts ->
        [one] one start square
       *[other] { $starts } start squares
    } but { $players } play; it needs one for each player.
board-form = A board is a drawing as text, or an object with the fields “rows”, “starts” and “middle”.
board-field = A board has no field “{ $field }”; its fields are: { $fields }.
board-field-twice = The field “{ $field }” of the board is given twice; leave one of them out.
board-rows = The field “rows” of a board takes a list of texts, one for each row.
board-sign = Row { $row } of the board, “{ $text }”, cannot be read; a square is a capital letter for a room or a dot for a corridor, with a player's number after it where that player starts.
board-size = The board is { $width } squares wide and { $height } high; both must be from 1 to 15.
board-not-rectangular = Row { $row } of the board has { $squares } squares, but the first has { $first }; all rows must be equally long.
board-no-room = The board has no rooms yet; draw at least one.
board-room-is-split = The room { $room } is not connected: { $cell } is apart from the rest; give separate rooms separate letters.
board-starts-twice = The starts are numbered in the rows and listed in “starts” as well; do one or the other.
board-start-marks = The number { $player } is on { $count } squares; number the start squares 1, 2 and so on, each once.
board-starts = A board needs 2 to { $most } start squares: number them in the rows, or list them in the order of the seats, such as starts: a9 m1.
board-start-off = The start “{ $start }” is not on the board; its squares run from a1 to { $last }.
board-starts-equal = Two players start on { $start }; each needs their own square.
board-middle = The board has no room “{ $middle }” to be the middle one; its rooms are: { $rooms }.
board-middle-unclear = Say which room breaks ties, such as middle: A; the rooms { $rooms } are equally large.

## Reading moves

unreadable-move = “{ $text }” is not a move; moves look like “5 c4” (five pips up, on c4) or, for the start chip, “start 6”.
typing = A move is the side that shows and the square: 5 c4 (or c4:5). Before the first turn everybody chooses the side of the start chip: start 6.

## Why a move is refused

legal = This move is legal.
game-over = The game is over.
not-your-turn = It is player { $player }'s turn.
choose-first = A20: first everybody chooses the side of the start chip, such as “start 6”.
chosen-already = A20: you have chosen your start side; wait until the others have.
started-already = A20: the start sides have been chosen; now you place a chip, such as “5 c4”.
not-your-chip = Your chip shows { $low } or { $high }, not { $pips }.
not-your-start-chip = Your start chip shows { $low } or { $high }, not { $pips }.
off-the-board = There is no square { $cell } on this board; its squares run from a1 to { $last }.
out-of-reach = P1: none of your chips counts straight to { $cell }; you can place on { $targets }.
blocked = P3: the way is blocked: your { $count } on { $origin } would count to { $cell }, but there is a chip on { $blocker }.
full = P5: there are already two chips on { $cell }; a third is never placed there.
foreign-start = P6: { $cell } is the start of { $colour }; nobody else places there.
option-used = A5: there is already a second chip on your start { $cell }; you may do that only once.
excluded = A10: you could not place any more and are out until the scoring.
finished = A1: you have placed all your chips.
not-seated = Only the players place chips.
no-such-action = There is no such action.

## Positions

position-unknown-field = A position has no field “{ $field }”; its fields are: { $fields }.
position-phase = The field “phase” takes one of: { $phases }.
position-seat = The field “{ $field }” takes a seat from 0 to { $last }, or null.
position-seats = The field “{ $field }” takes a list of seats from 0 to { $last }, each once.
position-chips = The field “chips” takes { $height } rows of { $width } squares with spaces between them.
position-row = Row { $row } of “chips” has { $signs } squares; it needs { $width }, with spaces between them.
position-no-chip = “{ $sign }” in “chips” is not a chip in this match; a chip is one of { $letters } and its pips, such as y5, with a capital letter on top of another.
position-hands = The field “hands” takes { $players } entries, one for each player: { $types } or null.
position-bags = The field “bags” takes { $players } lists of three numbers from 0 to { $most }: how many 1/6, 2/5 and 3/4 are left.
position-bags-needed = Chips are covered, so say in “bags” what each player has left.
position-sides = The field “sides” takes { $players } entries, one for each player: the chosen pips from 1 to 6, or null.
position-too-many = There are more than { $count } chips { $type } of { $colour } on the board, in hand and bag.
position-missing = While start sides are chosen, hand and bag of { $colour } hold all { $count } chips.
position-no-hand = { $colour } has chips in the bag but none in hand; a player who can draw holds one.
position-sides-and-phase = The field “sides” names sides only while the phase is “choose” (A20).
position-side = { $colour } cannot have chosen that side; the start chip shows { $low } or { $high }.
position-all-chosen = Everybody has chosen, so the start chips are on the board and the phase is “turn” (A20).
position-choose-and-chips = While the phase is “choose” there is no chip on the board (A20).
position-choose-and-turn = While the phase is “choose” nobody is excluded, and “first” and “turn” are null (A20).
position-start = A chip of { $colour } must be on top of the start square { $cell }: nobody else places there (P6).
position-start-stack = The start of { $colour } holds two chips, so one of this colour is covered; its chips do not leave one (P6).
position-stacks = { $covered } chips are neither in view nor in a hand or bag, but { $stacks } are drawn on top of another; the two numbers must be the same.
position-finished-not-excluded = { $colour } has placed all chips and is finished, not excluded.
position-can-place = { $colour } is not excluded: there is a square to place on.
position-turn = { $colour } has no chip to place or is excluded, so it cannot be its turn.
position-turns = The players have placed { $placed } chips; with player { $turn } to move, those before them have placed one more, all others the same number, and excluded ones fewer (A3).
position-stuck = { $colour } has nowhere to place, so that seat is excluded and it is not its turn (A11).
position-is-over = Nobody is left to play on, so the phase is “over” (A1).
position-over-and-turn = The phase is “over”, so “turn” is null.
position-not-over = The phase is “over”, but { $colour } has placed { $placed } chips instead of { $count } and is not excluded, or is excluded with as many (A1).
position-generator = The field “generator” takes up to 16 hexadecimal digits.

## The drawn table

drawn-player = Player { $player }
drawn-legend = + you can place here   y5 chip   Y5 on top of another
drawn-reconstruction = This board is a reconstruction; in print the rooms may be elsewhere.
drawn-start = start { $cell }
drawn-points = { $points } points
drawn-left = { $count } left:
drawn-excluded = out, { $count } chips unplaced
drawn-finished = finished
drawn-chosen = has chosen
drawn-rooms = Rooms
drawn-room-legend = ⁴ first place   ² second place   * middle room, breaks ties
drawn-hand-choose = Your start chip shows { $low } or { $high }: start { $low } or start { $high }
drawn-hand-chosen = You have chosen { $low }; the others are still choosing.
drawn-hand-turn = Your chip shows { $low } or { $high }.
drawn-hand-over = Your last chip shows { $low } or { $high }; it is no longer placed.
drawn-hands = In hand: { $hands }
drawn-end-placed = All chips are placed.
drawn-end-kept = All bags are empty; the last chips stay in the hands.
drawn-end-stuck = Nobody can place any more chips.
drawn-tie = A tie for the most points; pips in the middle room { $room }: { $pips }
drawn-won = First: { $colours }
drawn-shared = First together: { $colours }

## What a move did, after the player's name

told-choice = has chosen a start side
told-last-choice = has chosen a start side too. The chips show: { $sides }; { $colour } begins
told-start = { $colour } { $pips }
told-place = places a { $pips } on { $cell }
told-cover = places a { $pips } on { $cell }, over the { $below } of { $colour }
told-cover-own = places a { $pips } on { $cell }, over a chip of their own
told-excluding = { $deed }. Now { $colour } cannot place any more and is out

## What speaks for a move and against it

advice-leads = takes the lead in room { $room } with { $own } to { $most } pips ({ $points } points)
advice-keeps-lead = strengthens the lead in room { $room }: { $own } to { $most } pips
advice-same-lead = leaves the lead in room { $room } as it is: { $own } to { $most } pips
advice-weakens-lead = weakens the lead in room { $room }: { $own } to { $most } pips instead of { $had } to { $had_most }
advice-only-ties = gives up the lead in room { $room } and only shares it: { $own } pips instead of { $had }
advice-loses-lead = loses the lead in room { $room }: { $own } to { $most } pips
advice-still-ties = still shares the lead in room { $room }, now with { $own } pips
advice-ties = shares the lead in room { $room } with { $own } pips ({ $points } points)
advice-second = takes second place in room { $room } with { $own } to { $most } pips ({ $points } points)
advice-still-second = stays second in room { $room }: { $own } to { $most } pips
advice-loses-second = loses second place in room { $room }: { $own } to { $most } pips
advice-falls-back = falls back in room { $room }: { $own } to { $most } pips instead of { $had } to { $had_most }
advice-behind = stays behind in room { $room }: { $own } to { $most } pips
advice-takes = takes { $points } points from { $colour } in room { $room }
advice-covers = covers the { $below } of { $colour }
advice-covers-own = covers a { $below } of your own
advice-safe = can no longer be covered there
advice-corridor = scores nothing itself, being in a corridor
advice-option = the start square can be covered only once
advice-many-ways = leaves many ways into the rooms
advice-a-way = leaves a way into a room
advice-few-ways = hardly any way leads on from there
advice-no-ways = no way leads on from there

## Why the match ended as it did

verdict-points = { $points } points from the rooms against { $second }.
verdict-middle = A tie at { $points } points; the middle room { $room } decides it by { $pips } pips to { $second }.
verdict-shared = A tie at { $points } points, and in the middle room { $room } too: the victory is shared.

## What a study asks

element-corridors = corridors
element-room = room { $room }
element-chip = start chip { $chip }
