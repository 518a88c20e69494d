# Labyrinth in English. Every key is in words.de.ftl too.

title = Labyrinth
about = Shift the maze and find your way to your secret goals.

## Variants

variant-general = General rules
about-variant-general = You know all your goals from the start and collect them in any order.
variant-family = Family
about-variant-family = As many families play it: you see only your next goal, and after the last one you have to return to your start.

## Options

label-board = Board
option-board = The board: the classic one, the same with the other mix of loose tiles, one drawn at random, or your own.
takes-board = classic, classic-12-16-6, random, or a board drawn as text, one row to a line
label-board-classic = classic: 13 straights, 15 corners and 6 T-tiles are loose
label-board-classic-12-16-6 = classic with 12 straights, 16 corners and 6 T-tiles
label-board-random = drawn at random
label-width = Columns
option-width = How many columns a random board has.
takes-width = a whole number from 1 to 15
label-height = Rows
option-height = How many rows a random board has.
takes-height = a whole number from 1 to 15
usual-width = 7
usual-height = 7
label-tiles = Mix of tiles
option-tiles = What the tiles drawn at random are: exactly these if the numbers add up to as many as are drawn, otherwise in these proportions.
takes-tiles = numbers for wall, end, straight, corner, t and cross, such as "straight=13 corner=15 t=6"
usual-tiles = wall=1 straight=12 corner=14 t=6 cross=1
tiles-kind-twice = The tiles “{ $kind }” are counted twice; give each kind one number.
label-immovable = Immovable tiles, in percent
option-immovable = How many tiles of a random board are immovable, in percent. They are placed so that as few rows and columns as possible are blocked; at least one row and one column stay movable.
takes-immovable = a whole number from 0 to 100
label-stones = Goal stones
option-stones = How many goal stones are placed at random on a board that has none: a random one, or one drawn without stones. The classic board has its 24.
takes-stones = a whole number from 1 to 64
label-goals = Goals for each player
option-goals = How many goals each player has: an equal share of all stones unless you say otherwise.
takes-goals = a whole number from 1 to 64
usual-stones = 24 if there is room
usual-goals = equal shares
label-turn-limit = Turn limit
option-turn-limit = After how many turns, counting every player's, the game ends; without a limit it ends only when somebody has all their goals.
takes-turn-limit = a whole number from 1 to 1000000
usual-turn-limit = no limit
label-shared-goals = The same goals for several players
option-shared-goals = Whether several players may have the same stone as a goal.
label-starts = Starting cells
option-starts = The cells on which the figures start, in the order of the players.
takes-starts = a cell for each player, such as "a1 g7"
usual-starts = the corners, then the middles of the edges
label-goals-shown = Goals you can see
option-goals-shown = Whether you know all your goals from the start, or only the next one, in an order drawn at random.
takes-goals-shown = all or one
label-goals-shown-all = all of them
label-goals-shown-one = one at a time
label-return-home = Return home
option-return-home = Whether you still have to return to the cell you started from after your last goal.
shared-one-by-one = R24: goals that are shown one at a time cannot be shared, because a goal that somebody else takes would leave you stuck; switch off the option shared_goals, or choose goals_shown=all.

size-is-fixed = The option { $option } is { $fixed } on this board, not { $value }; only a random board can have any size.
starts-count =
    There { $count ->
        [one] is one start
       *[other] are { $count } starts
    } for { $players } { $players ->
        [one] player
       *[other] players
    }; each player needs one.
tiles-are-fixed = The tiles of the board { $board } are fixed; choose another mix with board=random or a drawn board.
no-tiles-by-lot = No tile of this board is drawn at random, so there is no mix to choose; mark random tiles with “?”.
tiles-all-walls = There are too few tiles with openings: figures and stones need { $ways } of them; choose fewer walls.
no-tile-for-stones = R21: there is nowhere to put the stones, because all tiles but the starts are wall-only; draw one with openings, or “?”.
immovable-is-drawn = Only a random board gets immovable tiles at random; draw them as heavy lines on your own board.
immovable-too-many = R10: at least one row and one column stay movable, so on this board at most { $most } percent of the tiles can be immovable.
stones-are-fixed =
    This board has { $fixed } { $fixed ->
        [one] stone
       *[other] stones
    }, not { $value }.
goals-are-drawn = The drawn board gives the goals; leave out the option goals or the board's line “goals”.
goals-count =
    The drawn board gives goals to { $count } { $count ->
        [one] player
       *[other] players
    }, but { $players } { $players ->
        [one] plays
       *[other] play
    }.
too-few-stones =
    { $stones ->
        [one] One stone that can be a goal is
       *[other] { $stones } stones that can be goals are
    } too few for { $players } { $players ->
        [one] player
       *[other] players
    }; each needs a goal of their own.
too-many-goals =
    { $goals ->
        [one] One goal for each player is
       *[other] { $goals } goals for each player are
    } too many: with { $stones ->
        [one] one stone that can be a goal
       *[other] { $stones } stones that can be goals
    }, at most { $most } { $most ->
        [one] is
       *[other] are
    } possible.

## Drawn boards

board-size = A board has 1 to { $most } rows of 1 to { $most } tiles, not { $height } rows of { $width }.
board-row = Row { $row } of the board has { $count } tiles, but the first one has { $width }.
board-sign = “{ $sign }” on { $cell } is not a tile; the tiles are { $signs }.
board-unknown-field = A board has no field “{ $field }”; its fields are: { $fields }.
board-field-twice = The field “{ $field }” of the board is given twice; put all of it on one line.
board-field-empty = The field “{ $field }” of the board is empty; fill it in or leave it out.
board-free = “{ $sign }” is not a free tile; the tiles are { $signs }.
board-free-immovable = The free tile cannot be immovable; draw “{ $sign }” with thin lines.
board-no-cell = “{ $cell }” is not a cell of this board; its cells run from a1 to { $last }.
board-no-stone = “{ $stone }” is not a stone; stones have numbers from 1 to { $most }.
board-stones = “{ $entry }” does not say where a stone is; write its number and its cell, such as “3=c5” or “3=free”.
board-stone-twice = Stone { $stone } is on the board twice; give each stone one place.
board-start-on-free-tile = No figure stands on the free tile; name a cell of the board.
no-movable-line = R10: every line has an immovable tile, so nothing could ever be pushed; leave one row or column without any.
figure-on-wall = R8: the figure of player { $player } on { $cell } would stand on a wall-only tile.
player-without-goals = R20: player { $player } has no goal and would win at once; give everybody at least one.
goal-twice = Stone { $stone } is named twice among the goals of player { $player }.
goal-shared = R13: stone { $stone } is a goal of player { $player } and of player { $other }; only the option “shared_goals” allows that.
goal-not-there = Stone { $stone }, a goal of player { $player }, is not in the game.
goal-on-wall = R21: stone { $stone }, a goal of player { $player }, is on a wall-only tile, which nobody can ever reach.

## Reading moves

typing = A turn is two moves: first insert the free tile, such as N4:NE (from the north into column 4, open to north and east), then walk to a cell, such as c5, or stay.
unreadable-move = “{ $text }” is not a move; moves look like “N4:NE” (insert), “c5” (walk) or “stay”.
slot-alone = Say how the free tile is turned, such as “{ $slot }:{ $sides }”; it can be { $rotations }.

## Why a move is refused

legal = This move is legal.
game-over = The game is over.
not-your-turn = It is player { $player }'s turn.
insert-first = First insert the free tile, then walk.
inserted-already = The free tile has already been inserted this turn; now walk to a cell, or stay.
no-such-slot = R2: there is no slot { $slot }; the board has { $columns } columns (N and S) and { $rows } rows (E and W).
line-is-immovable = R10: { $slot } cannot be pushed, because the tile on { $cell } is immovable; possible: { $slots }.
pushed-back = R3: the tile has just fallen out at { $slot }, so it may not go back in there; possible: { $slots }.
wrong-openings = R1: the free tile cannot be turned so that { $openings } is open; it can be { $rotations }.
no-such-cell = There is no cell { $cell }; the cells run from a1 to { $last }.
not-reachable = R22: there is no way from { $from } to { $cell } without going through walls.
no-such-action = There is no such action.

## Positions

position-unknown-field = A position has no field “{ $field }”; its fields are: { $fields }.
position-board = The field “board” takes a list of rows, with one character for each tile.
position-size = The board has { $size } tiles, but the options say { $width }x{ $height }; change the options width and height of a random board, or draw the board in the option board.
position-tile-by-lot = In a position every tile is in place; draw the field “board” without “?”.
position-free-needed = The field “free” is needed: the free tile, with thin lines.
position-stones = The field “stones” takes an object with a cell or "free" for each stone, such as {"{"}"1": "c5"{"}"}.
position-figures =
    The field “figures” takes a list of { $players } { $players ->
        [one] cell
       *[other] cells
    }, one for each player.
position-goals-needed = The field “goals” is needed: a list of the stones that each player still has to collect.
position-by-seat =
    The field “{ $field }” takes a list of { $players } { $players ->
        [one] list
       *[other] lists
    } of stones, one for each player.
position-number = The field “{ $field }” takes a whole number from 0 to { $last }.
position-phase = The field “phase” takes one of: { $phases }.
position-generator = The field “generator” takes up to 16 hexadecimal digits.
position-stone-still-there = Stone { $stone } is on the board, so player { $player } cannot have collected it.
position-collected-again = Stone { $stone } is listed twice among those that player { $player } has collected; name it once.
position-collected-unknown = Stone { $stone }, collected by player { $player }, does not belong to this board.
position-collected-early = Player { $player } has collected from { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }, but stones are collected at the end of a turn, from one tile, and the field “turns” says { $turns }.
position-collected-twice = Stone { $stone } has been collected by two players; only the option “shared_goals” allows that (R13).
position-goal-collected = Stone { $stone } is listed for player { $player } as collected and as still to collect.
position-turn =
    After { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } it is the turn of seat { $turn }, because seat 0 begins and all take turns.
position-forbidden-missing = A tile has been inserted, so the field “forbidden” names the slot where another one fell out.
position-forbidden-early = No tile has been inserted yet, so no slot is forbidden (R3); set the field “turns” if some have.
position-forbidden-immovable = At { $slot } no tile can have fallen out, because the line is immovable; possible: { $slots }.
position-after-limit = { $turns } turns have been played, but the game ends after { $limit }.
position-over-without-end = The phase is “over”, but nobody has all their goals and no turn limit has been reached.
position-has-won = Player { $player } has all their goals, so the phase is “over”.
position-limit-reached =
    { $limit ->
        [one] The only turn has
       *[other] All { $limit } turns have
    } been played, so the phase is “over”.
position-ruled-out-unknown = Stone { $stone } is ruled out as a goal, but it is not in the game.
position-ruled-out-goal = Stone { $stone } is ruled out as a goal of player { $player }, but it is or was one.
position-stands-on-goal = Player { $player } stands on their own goal { $stone }, which would have been collected at the end of the last turn.

## The solver

shortest-found-one = in 1 turn: { $moves }
shortest-found = in { $turns } turns: { $moves }
shortest-not-within-depth =
    not in { $depth } { $depth ->
        [one] turn
       *[other] turns or fewer
    }
shortest-out-of-time =
    more than { $depth } { $depth ->
        [one] turn
       *[other] turns
    }; there was no time to look further
shortest-nothing-left = there is nothing to collect
shortest-out-of-reach = never: a goal has been collected by somebody else
shortest-one-at-a-time = nobody knows: goals are shown one at a time (R24); look for one goal
shortest-bad-goal = “{ $goal }” cannot be searched for; choose one or all.
shortest-no-match = The solver takes a match of Labyrinth, such as spieltisch.game("labyrinth").new(players=2).
shortest-bad-limit = “{ $value }” is not a limit for { $limit }; it takes a number above 0, and for depth one up to { $most }.

## What a move did

told-insert = inserts the free tile at { $slot }, open to { $sides }
told-insert-wall = inserts the wall-only tile at { $slot }
told-twice = { $deed } and pushes the tile that falls out back in
told-wrapped = { $deed }, carrying { $players } to { $cell }
told-walk = walks from { $from } to { $cell }
told-stay = stays on { $cell }
told-collecting =
    { $deed } and collects { $count ->
        [one] goal
       *[other] goals
    } { $stones }
told-other-collecting =
    { $deed }; { $player } collects { $count ->
        [one] goal
       *[other] goals
    } { $stones }
told-home = { $deed } and is home
told-other-home = { $deed }; { $player } is home
told-player = player { $player }

## The drawn table

drawn-player = Player { $player }
drawn-collected = { $collected } of { $goals }
drawn-free = Free tile
drawn-turns = Turn { $turn }
drawn-turns-of = Turn { $turn } of { $limit }
drawn-forbidden = ✗ { $slot } may not be pushed now
drawn-phase-insert = { $name } inserts the free tile.
drawn-phase-walk = { $name } walks; the dots are within reach.
drawn-goals = Your goals:
drawn-goals-of = Goals of { $name }:
drawn-next-goal =
    { $left ->
        [0] Your last goal:
       *[other] Your goal ({ $left } to follow):
    }
drawn-next-goal-of =
    { $left ->
        [0] Last goal of { $name }:
       *[other] Goal of { $name } ({ $left } to follow):
    }
drawn-homes = Homes: { $cells }
drawn-on-free = on the free tile
drawn-legend = █ immovable  ▒ can be pushed  5 stone  *5 own goal  • within reach  ▼ slot
drawn-more = On { $cell }: { $things }
drawn-won-goals = { $names } has collected every goal.
drawn-won-goals-shared = { $names } have collected every goal in the same turn.
drawn-won-home = { $names } has every goal and is home.
drawn-won-home-shared = { $names } have every goal and are home in the same turn.
drawn-won-limit =
    After { $turns } { $turns ->
        [one] turn
       *[other] turns
    } { $names } has the most stones.
drawn-won-limit-shared =
    After { $turns } { $turns ->
        [one] turn
       *[other] turns
    } { $names } are tied for the most stones.

## What speaks for a move and against it

advice-collects =
    collects { $count ->
        [one] your goal { $stones }
       *[other] your goals { $stones }
    }
advice-collects-last =
    collects { $count ->
        [one] your last goal, { $stones },
       *[other] your last goals, { $stones },
    } and wins
advice-opens =
    opens the way to { $count ->
        [one] your goal { $stones }
       *[other] your goals { $stones }
    }
advice-opens-last =
    opens the way to { $count ->
        [one] your last goal, { $stones }
       *[other] your last goals, { $stones }
    }
advice-walks-home = brings you home with all your goals, and wins
advice-opens-home = opens the way home
advice-turns =
    you can be { $target ->
        [home] home
       *[goal] at a goal
    } { $turns ->
        [one] in your next turn
       *[other] in { $turns } turns
    }, if the others do not get in the way
advice-prospects =
    { $share ->
        [all] from there you reach { $target ->
            [home] home
           *[goal] a goal
        } next turn, however you push
        [most] from there most pushes lead { $target ->
            [home] home
           *[goal] to a goal
        } next turn ({ $count } of { $options })
       *[few] from there few pushes lead { $target ->
            [home] home
           *[goal] to a goal
        } next turn ({ $count } of { $options })
    }
advice-no-prospects =
    from there no push leads { $target ->
        [home] home
       *[goal] to a goal
    } next turn
advice-next =
    { $share ->
        [all] next turn you reach { $target ->
            [home] home
           *[goal] another goal
        }, however you push
        [most] next turn most pushes lead { $target ->
            [home] home
           *[goal] to another goal
        } ({ $count } of { $options })
       *[few] next turn few pushes lead { $target ->
            [home] home
           *[goal] to another goal
        } ({ $count } of { $options })
    }
advice-no-next =
    next turn no push leads { $target ->
        [home] home
       *[goal] to another goal
    }
advice-steps =
    { $steps ->
        [one] 1 cell
       *[other] { $steps } cells
    } from { $target ->
        [home] home
       *[goal] your nearest goal
    }
advice-near =
    you can walk up to { $steps ->
        [one] 1 cell
       *[other] { $steps } cells
    } from { $target ->
        [home] home
       *[goal] a goal
    }, and reach { $cells } { $cells ->
        [one] cell
       *[other] cells
    } in all
advice-reach =
    you can reach { $cells } { $cells ->
        [one] cell
       *[other] cells
    }
advice-denies =
    closes player { $player }'s way to { $count ->
        [one] the stone
       *[other] the stones
    } { $stones }
advice-lets =
    gives player { $player } a way to { $count ->
        [one] the stone
       *[other] the stones
    } { $stones }

## Measuring

bench-full-turns = turns with all choices enumerated

## Why the match ended as it did

verdict-goals =
    { $count ->
        [one] { $goals ->
            [one] The only goal is found
           *[other] All { $goals } goals are found
        }, after { $turns } { $turns ->
            [one] turn
           *[other] turns
        }.
       *[other] All goals of { $count } players are found in the same turn.
    }
verdict-home =
    { $count ->
        [one] { $goals ->
            [one] The only goal is found
           *[other] All { $goals } goals are found
        }, and so is the way home, after { $turns } { $turns ->
            [one] turn
           *[other] turns
        }.
       *[other] { $count } players come home with all their goals in the same turn.
    }
verdict-limit =
    All { $turns } turns have been played; { $count ->
        [one] { $goals ->
            [one] one goal is the most that anybody has found
           *[other] { $goals } goals are the most that anybody has found
        }.
       *[other] { $count } players are level with { $goals } { $goals ->
            [one] goal
           *[other] goals
        } each.
    }

## What a study asks

element-stone = goal { $stone }
element-slot = slot { $slot }
source-stones = stones
