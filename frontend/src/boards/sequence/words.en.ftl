# What the board and the score pad of Sequence say in English. Every key is in words.de.ftl too.

sequence-standing = { $sequences }/{ $goal } sequences, { $cards } cards
sequence-hand = Your hand
sequence-hand-of = Hand of { $name }
sequence-drawn = { $card }, drawn last
sequence-card =
    { $card }{ $state ->
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
        [jack] , only with a jack
       *[no] { "" }
    }
sequence-advice =
    { $removes ->
        [yes] Remove the chip on { $cell } with { $card }
       *[no] Play { $card } on { $cell }
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
sequence-your-card = Choose a card; the board shows where it can go.
sequence-which-cell = Where do you play { $card }?
sequence-which-card = Which card do you play on { $cell }?
sequence-sure =
    { $removes ->
        [yes] Take the chip on { $cell } away with { $card }?
       *[no] Play { $card } on { $cell }?
    }
sequence-nowhere =
    { $why ->
        [dead] { $card } is dead: both its cells are taken.
        [remove] { $card } removes an opponent’s chip, and there is none it can remove now.
       *[plain] { $card } cannot be played now.
    }
sequence-which-row = Your row is longer than five: choose which five count.

## The score pad

pad-sequence = { $n ->
        [1] First
        [2] Second
        [3] Third
       *[other] { $n }th
    } sequence
pad-sequences = Sequences
pad-stalemate = Nobody could make another move: a draw.
