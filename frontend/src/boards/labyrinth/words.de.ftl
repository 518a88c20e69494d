# Was Spielplan und Wertungsblock von Labyrinth auf Deutsch sagen. Jeder Schlüssel steht auch in words.en.ftl.

labyrinth-standing = { $found } von { $goals } Zielen
labyrinth-insert = Dreh die freie Kachel und wähle einen Pfeil für sie.
labyrinth-laid = Drücke auf die Kachel, um sie zu drehen, auf den goldenen Pfeil, um sie einzuschieben.
labyrinth-push = Bei { $slot } einschieben
labyrinth-walk = Geh auf ein leuchtendes Feld oder bleib stehen.
labyrinth-stay = Auf { $cell } bleiben
labyrinth-advice =
    Die Kachel bei { $slot } einschieben{ $open ->
        [none] { "" }
       *[other] , offen nach { $open }
    }
labyrinth-advice-walk = Nach { $cell } gehen
labyrinth-advice-stay = Stehen bleiben
labyrinth-turns = Zug { $turn } von { $limit }
labyrinth-free-title = Die freie Kachel
labyrinth-free =
    Freie Kachel, { $open ->
        [none] ohne Weg
       *[other] offen nach { $open }
    }{ $live ->
        [yes] , drehen
       *[no] { "" }
    }
labyrinth-turn-left = Nach links drehen
labyrinth-turn-right = Nach rechts drehen
labyrinth-slots = Pfeile rund ums Brett. Die Pfeiltasten wandern, R dreht die freie Kachel, Eingabe legt sie an und schiebt sie dann ein.
labyrinth-slot =
    { $side ->
        [N] Von Norden in Spalte { $line }
        [E] Von Osten in Reihe { $line }
        [S] Von Süden in Spalte { $line }
       *[W] Von Westen in Reihe { $line }
    }{ $state ->
        [immovable] , unbewegliche Linie
        [forbidden] , hier ist die letzte Kachel herausgefallen
        [laid] , hier angelegt
       *[plain] { "" }
    }{ $open ->
        [none] { "" }
       *[other] , Kachel offen nach { $open }
    }
labyrinth-side =
    { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
labyrinth-cell =
    { $cell }, { $open ->
        [none] ohne Weg
       *[other] offen nach { $open }
    }{ $immovable ->
        [yes] , unbeweglich
       *[no] { "" }
    }{ $things ->
        [none] { "" }
       *[other] , { $things }
    }{ $play ->
        [push] , hier einschieben
        [walk] , erreichbar
       *[no] { "" }
    }
labyrinth-stone =
    Stein { $stone } ({ $name }){ $own ->
        [yes] , dein Ziel
       *[no] { "" }
    }
labyrinth-home = Start von { $name }
labyrinth-goals = Deine Ziele
labyrinth-goals-of = Ziele von { $name }
labyrinth-goal =
    Ziel { $stone }, { $name }, { $place ->
        [free] auf der freien Kachel
        [gone] aus dem Spiel
       *[other] auf { $place }
    }
labyrinth-covered =
    { $covered ->
        [one] Noch ein Ziel, verdeckt
       *[other] Noch { $covered } Ziele, verdeckt
    }
labyrinth-return =
    { $now ->
        [yes] Jetzt zurück nach Hause, auf { $cell }
       *[no] Nach dem letzten Ziel: nach Hause, auf { $cell }
    }
labyrinth-found-goal = Ziel { $stone }, { $name }, gefunden
labyrinth-goal-name = Ziel { $stone }, { $name }
labyrinth-treasures = Bisher gefunden
labyrinth-wanted = Noch zu finden
labyrinth-emblem =
    { $emblem ->
        [key] Schlüssel
        [crown] Krone
        [moon] Mond
        [sun] Sonne
        [fir] Tanne
        [leaf] Blatt
        [fish] Fisch
        [cat] Katze
        [toadstool] Fliegenpilz
        [apple] Apfel
        [heart] Herz
        [anchor] Anker
        [bell] Glocke
        [candle] Kerze
        [goblet] Kelch
        [sword] Schwert
        [shield] Schild
        [hourglass] Sanduhr
        [gem] Edelstein
        [boat] Boot
        [house] Haus
        [tower] Turm
        [umbrella] Schirm
        [bolt] Blitz
        [flame] Flamme
        [drop] Tropfen
        [flower] Blume
        [butterfly] Schmetterling
        [snail] Schnecke
        [eye] Auge
        [book] Buch
       *[note] Note
    }

## Der Wertungsblock

pad-collected = Gesammelte Ziele
pad-left = Noch zu finden
pad-goals = Ziele
pad-turns =
    { $turns ->
        [one] Zu Ende nach einem Zug.
       *[other] Zu Ende nach { $turns } Zügen.
    }
pad-limit = Die Züge sind aufgebraucht: Die meisten Ziele gewinnen.
