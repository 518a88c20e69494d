# What the board and the score pad of Labyrinth say in English. Every key is in words.de.ftl too.

labyrinth-standing = { $found } of { $goals } goals
labyrinth-insert = Turn the free tile, then choose an arrow for it.
labyrinth-laid = Press the tile to turn it, or the golden arrow to push it in.
labyrinth-push = Push it in at { $slot }
labyrinth-walk = Walk to any lit cell, or stay.
labyrinth-stay = Stay on { $cell }
labyrinth-advice =
    Push the tile in at { $slot }{ $open ->
        [none] { "" }
       *[other] , open to { $open }
    }
labyrinth-advice-walk = Walk to { $cell }
labyrinth-advice-stay = Stay where you are
labyrinth-turns = Turn { $turn } of { $limit }
labyrinth-free-title = The free tile
labyrinth-free =
    Free tile, { $open ->
        [none] no openings
       *[other] open to { $open }
    }{ $live ->
        [yes] , turn
       *[no] { "" }
    }
labyrinth-turn-left = Turn left
labyrinth-turn-right = Turn right
labyrinth-slots = Arrows around the board. The arrow keys move around, R turns the free tile, Enter lays it there and then pushes it in.
labyrinth-slot =
    { $side ->
        [N] From the north into column { $line }
        [E] From the east into row { $line }
        [S] From the south into column { $line }
       *[W] From the west into row { $line }
    }{ $state ->
        [immovable] , immovable line
        [forbidden] , the last tile fell out here
        [laid] , laid here
       *[plain] { "" }
    }{ $open ->
        [none] { "" }
       *[other] , tile open to { $open }
    }
labyrinth-side =
    { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
labyrinth-cell =
    { $cell }, { $open ->
        [none] no openings
       *[other] open to { $open }
    }{ $immovable ->
        [yes] , immovable
       *[no] { "" }
    }{ $things ->
        [none] { "" }
       *[other] , { $things }
    }{ $play ->
        [push] , push here
        [walk] , within reach
       *[no] { "" }
    }
labyrinth-stone =
    stone { $stone } ({ $name }){ $own ->
        [yes] , your goal
       *[no] { "" }
    }
labyrinth-home = start of { $name }
labyrinth-goals = Your goals
labyrinth-goals-of = Goals of { $name }
labyrinth-goal =
    Goal { $stone }, { $name }, { $place ->
        [free] on the free tile
        [gone] out of the game
       *[other] on { $place }
    }
labyrinth-covered =
    { $covered ->
        [one] One more goal, face down
       *[other] { $covered } more goals, face down
    }
labyrinth-return =
    { $now ->
        [yes] Now return home, to { $cell }
       *[no] After the last goal: home, on { $cell }
    }
labyrinth-found-goal = Goal { $stone }, { $name }, found
labyrinth-goal-name = Goal { $stone }, { $name }
labyrinth-treasures = Found so far
labyrinth-wanted = Still to find
labyrinth-emblem =
    { $emblem ->
        [key] key
        [crown] crown
        [moon] moon
        [sun] sun
        [fir] fir tree
        [leaf] leaf
        [fish] fish
        [cat] cat
        [toadstool] toadstool
        [apple] apple
        [heart] heart
        [anchor] anchor
        [bell] bell
        [candle] candle
        [goblet] goblet
        [sword] sword
        [shield] shield
        [hourglass] hourglass
        [gem] gem
        [boat] boat
        [house] house
        [tower] tower
        [umbrella] umbrella
        [bolt] lightning
        [flame] flame
        [drop] drop
        [flower] flower
        [butterfly] butterfly
        [snail] snail
        [eye] eye
        [book] book
       *[note] note
    }

## The score pad

pad-collected = Goals collected
pad-left = Still to find
pad-goals = Goals
pad-turns =
    { $turns ->
        [one] Over after one turn.
       *[other] Over after { $turns } turns.
    }
pad-limit = No turns left: whoever has the most goals wins.
