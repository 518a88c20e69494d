board = The board. Arrow keys go from point to point, Enter chooses.
point =
    { $point }: { $state ->
        [stone] stone of { $name }
        [open] empty, you can go here
       *[empty] empty
    }
task-place = Place a stone on a point with a golden dot.
task-move = Choose one of your stones to move.
task-where = Where does the stone on { $point } go?
task-wait = The other player is thinking.
task-won = Three in a line!
task-draw = Sixty turns and no line: a draw.
standing =
    { $placed ->
        [one] 1 stone on the board
       *[other] { $placed } stones on the board
    }
pad-line = Three in a line
pad-turns = Over after { $turns } turns.
