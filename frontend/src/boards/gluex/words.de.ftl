# Was Spielplan und Wertungsblock von Glüx auf Deutsch sagen. Jeder Schlüssel steht auch in words.en.ftl.

gluex-standing =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, noch { $chips } Plättchen
gluex-hand = Die zwei Seiten des Plättchens in der Hand
gluex-side = Seite mit { $pips }
gluex-start-side = Beginne mit { $pips }
gluex-advice = Die { $pips } auf { $cell } legen
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
        [none] Flur
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

## Der Wertungsblock

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
