# What the editor of boards says in English. Every key is in editor.de.ftl too.

editor-title = { $game }: a board of your own
editor-lead = Draw with your finger, the mouse or the keyboard. The game checks every stroke; once it approves, play on your board or send it to friends.
editor-board = The board. The arrow keys move around, Enter draws, Shift with an arrow keeps drawing.
editor-tools = Tools

## Above the board

editor-undo = Undo
editor-redo = Redo
editor-columns = Columns
editor-rows = Rows
editor-less = { $what }: one less
editor-more = { $what }: one more
editor-begin-with = Start from …
editor-empty = an empty board

## Mazes

editor-maze-tool =
    { $tool ->
        [way] Path
        [tile] Tile
        [turn] Turn
        [fix] Wall up
        [start] Start
        [stone] Stone
        [goal] Goal
       *[clear] Clear
    }
editor-maze-help =
    { $tool ->
        [way] Drag from cell to cell: the tiles open up under your finger.
        [tile] Places the chosen tile; press again to turn it.
        [turn] Each press gives a tile a quarter turn. On the keyboard: R.
        [fix] Hedges can be pushed; masonry stays put, and so do its row and column. On the keyboard: F.
        [start] Press the cells where the players start, one after the other; press again to remove a start. If there are none, they start in the corners.
        [stone] Place the stones that the players look for. If there are none, they are placed at random.
        [goal] Press the stones that this player looks for. If there are no goals, they are dealt in secret.
       *[clear] Clears the cell; its tile will be drawn at random. On the keyboard: Delete.
    }
editor-kinds = Kind of tile
editor-kind =
    { $kind ->
        [straight] straight
        [corner] corner
        [t] junction
        [cross] crossing
        [end] dead end
       *[wall] wall only
    }
editor-turn-brush = Turn it
editor-fixed = immovable
editor-whose = Whose goals?
editor-player = Player { $player }
editor-free = The free tile
editor-by-lot = drawn at random
editor-tile =
    { $kind ->
        [straight] straight
        [corner] corner
        [t] junction
        [cross] crossing
        [end] dead end
       *[wall] wall only
    }{ $sides ->
        [none] { "" }
       *[other] { " " }{ $sides }
    }{ $fixed ->
        [yes] , immovable
       *[no] { "" }
    }
editor-maze-cell =
    { $cell }, { $tile }{ $player ->
        [none] { "" }
       *[other] , start of player { $player }
    }{ $stones ->
        [none] { "" }
       *[other] , stone { $stones }
    }{ $fault ->
        [yes] , something is wrong here
       *[no] { "" }
    }

## Rooms

editor-new-room = New room
editor-room = Room { $room }
editor-corridor = Corridor
editor-start = Start
editor-middle = Middle room
editor-plan-help =
    { $tool ->
        [new] Draw the squares of a new room without lifting your finger.
        [room] Draw more squares of this room. On the keyboard: its letter.
        [corridor] What you draw on becomes a corridor again. On the keyboard: Delete.
        [start] Press the squares where the players start, one after the other; press again to remove a start.
       *[middle] Press the room that breaks ties. If you choose none, it is the largest.
    }
editor-plan-cell =
    { $cell }, { $room ->
        [none] corridor
       *[other] room { $room }
    }{ $player ->
        [none] { "" }
       *[other] , start of player { $player }
    }{ $fault ->
        [yes] , something is wrong here
       *[no] { "" }
    }

## Beside the board

editor-checking = Checking your board …
editor-good =
    { $count ->
        [one] { $first ->
            [one] Ready to play, for one.
           *[other] Ready to play, for { $players }.
        }
       *[other] Ready to play, for { $players } players.
    }
editor-play = Play on it
editor-alone = Play alone
editor-lots = Drawn at random
editor-lots-tiles =
    { $count ->
        [one] 1 tile: { $kinds }
       *[other] { $count } tiles: { $kinds }
    }
editor-lots-kinds =
    { $kind ->
        [straight] { $count ->
            [one] 1 straight
           *[other] { $count } straights
        }
        [corner] { $count ->
            [one] 1 corner
           *[other] { $count } corners
        }
       *[t] { $count ->
            [one] 1 junction
           *[other] { $count } junctions
        }
    }
editor-lots-mix = straights, corners and junctions in the proportions of the classic set
editor-lots-turned = How these tiles are turned
editor-lots-stones = Where the stones lie, and who looks for which
editor-lots-goals = Who looks for which stones
editor-share = Pass it on
editor-link = Link that holds the whole board
editor-copy-by-hand = Your browser won’t let us copy. The link is selected; please copy it yourself.
editor-save = Save as file
editor-open = Open a file
editor-share-help = Nothing is stored on a server. The file also works on the command line, with:

## What is no board

editor-link-broken = This link does not contain a board; part of it may be missing.
editor-link-long = This link is too long for a board.
editor-link-newer = This link was made with another version of Spieltisch ({ $version }); ask for a new one.
editor-file-large = This file is too large for a board.
editor-file-size = This is not a board: a board has 1 to 15 rows of 1 to 15 squares.
editor-file-form = This file is not a board of this game.
editor-file-row = Row { $row } of this board is not as long as the first one.
editor-file-sign = “{ $sign }” in row { $row } is not a tile.
editor-file-square = Row { $row } cannot be read; a square is a capital letter or a dot.
editor-file-field = A board has no field “{ $field }”.
editor-file-stone = “{ $stone }” is not a stone; stones have numbers from 1 to 64.
editor-file-free = “{ $sign }” cannot be the free tile.
editor-off-board = “{ $cell }” is not on this board.
editor-too-many-players = This board is for more than { $most } players.
editor-no-room = There is no room “{ $room }” on this board.

## Bots try it

editor-try = Test this board
editor-try-lead = Bots play a few thousand games on it to find out whether everybody has the same chances, and how long a game takes.
editor-try-begin = Let bots test it
editor-trying = Game { $done } of { $count } …
editor-try-waits =
    { $ahead ->
        [one] Waiting in line: one other turn comes first.
       *[other] Waiting in line: { $ahead } other turns come first.
    }
editor-try-give-up = Stop the test
editor-try-judgement =
    { $judgement ->
        [fair] This board is fair: all players win about equally often.
        [ahead] Player { $player } has an advantage on this board.
        [behind] Player { $player } is at a disadvantage on this board.
        [alone] For one player, what can be tested is the length of a game.
       *[open] No advantage was seen, but too few games were played to rule one out.
    }
editor-try-wins = Share of the wins
editor-try-seat = Player { $player }: { $mean } % ({ $low } to { $high } %)
editor-try-first = The first player wins { $mean } % ({ $low } to { $high } %).
editor-try-length = A game takes { $mean } moves on average ({ $low } to { $high }).
editor-try-always = Every game takes { $mean } moves.
editor-try-stopped =
    { $stopped ->
        [one] One game was stopped because it took more than 2,000 moves.
       *[other] { $stopped } games were stopped because they took more than 2,000 moves.
    }
editor-try-by = { $games } games between bots that play whatever looks best at first sight; people may play differently. In 95 of 100 such tests the true values lie within the ranges given, and a shared win counts in part for each winner.
