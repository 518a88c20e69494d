# The score pad in English. Every key stands in scorepad.de.ftl too.

pad = Score pad
pad-total = Total
pad-of = of { $goal }
pad-list = { $list }
pad-shared = They are tied and share the victory.
pad-early = The match ended early; this is how it stood.

pad-sequence = { $n ->
        [1] First
        [2] Second
        [3] Third
       *[other] { $n }th
    } sequence
pad-sequences = Sequences
pad-stalemate = Nobody could play any more: a draw.

pad-collected = Goals collected
pad-left = Still to find
pad-goals = Goals
pad-turns =
    { $turns ->
        [one] Over after one turn.
       *[other] Over after { $turns } turns.
    }
pad-limit = The turns were used up; most goals win.

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
pad-stuck = Somebody could not place any more.

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
