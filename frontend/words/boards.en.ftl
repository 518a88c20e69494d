# What the boards say in English. Every key stands in boards.de.ftl too.

## Games without a drawn board

plain-about = This board is not drawn yet. You can play from the list of moves.
plain-move = Search, or type a move and press Enter
plain-wait = It is somebody else’s turn.
plain-scene = What you can see, as data

## Sequence

sequence-standing = { $sequences }/{ $goal } sequences, { $cards } cards
sequence-hand = Your hand
sequence-card =
    { $card } ({ $notation }){ $state ->
        [dead] , dead card
        [wild] , goes anywhere
        [remove] , removes a chip
       *[plain] { "" }
    }
sequence-cell =
    { $cell }, { $card ->
        [corner] free corner
       *[other] { $card }
    }{ $chip ->
        [none] { "" }
        [blue] , blue chip
        [green] , green chip
        [red] , red chip
       *[other] , chip
    }{ $locked ->
        [yes] , in a sequence
       *[no] { "" }
    }{ $play ->
        [yes] , playable
       *[no] { "" }
    }
sequence-swap = Swap dead { $card }
sequence-give = Give up { $card }
sequence-claim = Count { $row }
sequence-talk =
    Penalty for { $team ->
        [blue] blue
        [green] green
       *[red] red
    }
sequence-pass = Pass
sequence-draw = Draw a card
sequence-your-turn = Choose a card, or press a cell with a golden dot.
sequence-which-cell = Where do you play { $card }?
sequence-which-card = Which card do you play on { $cell }?
sequence-which-row = Your row is longer than five: choose which five count.

## Glüx

gluex-standing =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $chips } chips left
gluex-hand = The two sides of your chip
gluex-side = Side with { $pips }
gluex-start-side = Start with { $pips }
gluex-choose = Choose in secret which side of your start chip shows.
gluex-others-choose = The others are still choosing.
gluex-your-turn = Choose a side of your chip and a marked square.
gluex-which-square = Where do you place the { $pips }?
gluex-which-side = Which side shows on { $cell }?
gluex-rooms = Rooms and points
gluex-room = Room
gluex-rooms-help = Pips on top in each room, and the points they would give now. ★ is the middle room, which breaks ties.
gluex-reconstruction = The rooms of this board are a reconstruction; in print they may lie elsewhere.
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
