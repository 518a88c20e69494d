# Was Spielplan und Wertungsblock von Sequence auf Deutsch sagen. Jeder Schlüssel steht auch in words.en.ftl.

sequence-standing = { $sequences }/{ $goal } Sequenzen, { $cards } Karten
sequence-hand = Deine Hand
sequence-hand-of = Hand von { $name }
sequence-drawn = { $card }, zuletzt gezogen
sequence-card =
    { $card }{ $state ->
        [dead] , tote Karte
        [wild] , darf überallhin
        [remove] , nimmt einen Chip weg
       *[plain] { "" }
    }
sequence-cell =
    { $cell }, { $card ->
        [corner] freie Ecke
       *[other] { $card }
    }{ $chip ->
        [none] { "" }
        [blue] , blauer Chip
        [green] , grüner Chip
        [red] , roter Chip
       *[other] , Chip
    }{ $locked ->
        [yes] , in einer Sequenz
       *[no] { "" }
    }{ $play ->
        [yes] , spielbar
        [jack] , nur mit einem Buben
       *[no] { "" }
    }
sequence-advice =
    { $removes ->
        [yes] Mit { $card } den Chip auf { $cell } wegnehmen
       *[no] { $card } auf { $cell } spielen
    }
sequence-swap = Tote { $card } tauschen
sequence-give = { $card } ablegen
sequence-claim = { $row } zählen
sequence-talk =
    Strafe für { $team ->
        [blue] Blau
        [green] Grün
       *[red] Rot
    }
sequence-pass = Passen
sequence-draw = Karte ziehen
sequence-your-turn = Wähle eine Karte oder drücke auf ein Feld mit goldenem Punkt.
sequence-your-card = Wähle eine Karte; das Brett zeigt, wohin sie kann.
sequence-which-cell = Wohin mit { $card }?
sequence-which-card = Welche Karte spielst du auf { $cell }?
sequence-sure =
    { $removes ->
        [yes] Den Chip auf { $cell } mit { $card } wegnehmen?
       *[no] { $card } auf { $cell } spielen?
    }
sequence-nowhere =
    { $why ->
        [dead] { $card } ist tot: Beide Felder sind besetzt.
        [remove] { $card } nimmt einen Chip der anderen weg, und jetzt darf er keinen nehmen.
       *[plain] { $card } lässt sich jetzt nicht spielen.
    }
sequence-which-row = Deine Linie ist länger als fünf: Wähle, welche fünf zählen.

## Der Wertungsblock

pad-sequence = { $n ->
        [1] Erste
        [2] Zweite
        [3] Dritte
       *[other] { $n }.
    } Sequenz
pad-sequences = Sequenzen
pad-stalemate = Niemand konnte mehr spielen: unentschieden.
