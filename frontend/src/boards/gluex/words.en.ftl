# What the board and the score pad of Glüx say in English. Every key is in words.de.ftl too.

gluex-standing =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $chips ->
        [one] 1 chip left
       *[other] { $chips } chips left
    }
gluex-hand = The two sides of the chip in hand
gluex-side = Side with { $pips }
gluex-start-side = Start with { $pips }
gluex-advice = Place the { $pips } on { $cell }
gluex-choose = Choose in secret which side of your start chip shows.
gluex-others-choose = The others are still choosing.
gluex-your-turn = Choose a side of your chip and a marked square.
gluex-which-square = Where do you place the { $pips }?
gluex-which-side = Which side shows on { $cell }?
gluex-rooms = Rooms and points
gluex-room = Room
gluex-rooms-help = Pips on top in each room, and the points they would give now. ★ is the middle room, which breaks ties.
gluex-reconstruction = The rooms on this board are a reconstruction; on the printed board they may be elsewhere.
gluex-cell =
    { $cell }, { $room ->
        [none] corridor
       *[other] room { $room }
    }{ $name ->
        [none] { "" }
       *[other] , { $name } with { $pips }
    }{ $height ->
        [2] , on top of a chip
       *[other] { "" }
    }{ $play ->
        [yes] , target
       *[no] { "" }
    }

## The score pad

pad-room =
    Room { $room }{ $middle ->
        [yes] { " " }★
       *[no] { "" }
    }
pad-pips =
    { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }
pad-gluex-tie = Tie-break: pips in the middle room { $room }
pad-stuck = Somebody could not place any more chips.
