# Der Wertungsblock auf Deutsch. Jeder Schlüssel steht auch in scorepad.en.ftl.

pad = Wertungsblock
pad-total = Summe
pad-of = von { $goal }
pad-list = { $list }
pad-shared = Gleichstand: Sie teilen sich den Sieg.
pad-early = Die Partie endete vorzeitig; so stand es.

pad-sequence = { $n ->
        [1] Erste
        [2] Zweite
        [3] Dritte
       *[other] { $n }.
    } Sequenz
pad-sequences = Sequenzen
pad-stalemate = Niemand konnte mehr spielen: unentschieden.

pad-collected = Gesammelte Ziele
pad-left = Noch zu finden
pad-goals = Ziele
pad-turns =
    { $turns ->
        [one] Zu Ende nach einem Zug.
       *[other] Zu Ende nach { $turns } Zügen.
    }
pad-limit = Die Züge waren aufgebraucht; die meisten Ziele gewinnen.

pad-room =
    Raum { $room }{ $middle ->
        [yes] { " " }★
       *[no] { "" }
    }
pad-pips =
    { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }
pad-gluex-tie = Gleichstand: Augen im mittleren Raum { $room }
pad-stuck = Jemand konnte nicht mehr legen.

pad-track = Auf der Punkteleiste
pad-cards = Abenteurer und Gefährten
pad-not-lost = Nicht verloren: nie unter 0
pad-fireflies = Glühwürmchen
pad-village = Dorf des Lagers
pad-islands = Inseln der Boote
pad-footprints = Spuren
pad-glow-tie = Gleichstand: Neuwurfplättchen
pad-tom-tie =
    { $won ->
        [yes] Gleichstand, aber dir bleiben mehr Spuren als Tom: Du gewinnst.
       *[no] Gleichstand genügt nicht: Tom muss geschlagen werden.
    }
