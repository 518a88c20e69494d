# Was die Spielbretter auf Deutsch sagen. Jeder Schlüssel steht auch in boards.en.ftl.

## Spiele ohne gezeichnetes Brett

plain-about = Dieses Brett ist noch nicht gezeichnet. Du kannst aus der Liste der Züge spielen.
plain-move = Suche, oder tippe einen Zug und drücke Eingabe
plain-wait = Jemand anderes ist dran.
plain-scene = Was du siehst, als Daten

## Sequence

sequence-standing = { $sequences }/{ $goal } Reihen, { $cards } Karten
sequence-hand = Deine Hand
sequence-card =
    { $card } ({ $notation }){ $state ->
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
        [yes] , in einer Reihe
       *[no] { "" }
    }{ $play ->
        [yes] , spielbar
       *[no] { "" }
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
sequence-your-turn = Wähle eine Karte oder drücke ein Feld mit goldenem Punkt.
sequence-which-cell = Wohin mit { $card }?
sequence-which-card = Welche Karte spielst du auf { $cell }?
sequence-which-row = Deine Reihe ist länger als fünf: Wähle, welche fünf zählen.

## Glüx

gluex-standing =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, noch { $chips } Plättchen
gluex-hand = Die zwei Seiten deines Plättchens
gluex-side = Seite mit { $pips }
gluex-start-side = Beginne mit { $pips }
gluex-choose = Wähle geheim, welche Seite deines Startplättchens oben liegt.
gluex-others-choose = Die anderen wählen noch.
gluex-your-turn = Wähle eine Seite deines Plättchens und ein markiertes Feld.
gluex-which-square = Wohin mit der { $pips }?
gluex-which-side = Welche Seite zeigt auf { $cell } nach oben?
gluex-rooms = Räume und Punkte
gluex-room = Raum
gluex-rooms-help = Augen, die in jedem Raum oben liegen, und die Punkte, die sie jetzt brächten. ★ ist der mittlere Raum, der bei Gleichstand entscheidet.
gluex-reconstruction = Die Räume dieses Bretts sind nachempfunden; gedruckt liegen sie vielleicht anders.
gluex-cell =
    { $cell }, { $room ->
        [none] Gang
       *[other] Raum { $room }
    }{ $name ->
        [none] { "" }
       *[other] , { $name } mit { $pips }
    }{ $height ->
        [2] , auf einem Plättchen
       *[other] { "" }
    }{ $play ->
        [yes] , Ziel
       *[no] { "" }
    }
