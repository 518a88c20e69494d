# Was der Editor für Bretter auf Deutsch sagt. Jeder Schlüssel steht auch in editor.en.ftl.

editor-title = { $game }: ein eigenes Brett
editor-lead = Zeichne mit dem Finger, der Maus oder der Tastatur. Das Spiel sieht sich jeden Strich an; nickt es, spielst du auf deinem Brett oder schickst es Freunden.
editor-board = Das Brett. Die Pfeiltasten wandern, Eingabe zeichnet, Umschalt mit einem Pfeil zeichnet weiter.
editor-tools = Werkzeuge

## Über dem Brett

editor-undo = Zurück
editor-redo = Wieder vor
editor-columns = Spalten
editor-rows = Reihen
editor-less = { $what }: eine weniger
editor-more = { $what }: eine mehr
editor-begin-with = Beginne mit …
editor-empty = leeres Brett

## Labyrinthe

editor-maze-tool =
    { $tool ->
        [way] Weg
        [tile] Kachel
        [turn] Drehen
        [fix] Mauern
        [start] Start
        [stone] Stein
        [goal] Ziel
       *[clear] Leeren
    }
editor-maze-help =
    { $tool ->
        [way] Zieh von Feld zu Feld: Unter deinem Finger öffnen sich die Kacheln.
        [tile] Leg die gewählte Kachel; noch einmal drücken dreht sie.
        [turn] Jeder Druck dreht eine Kachel um ein Viertel. Mit der Tastatur: R.
        [fix] Hecken lassen sich schieben, Mauern bleiben, und mit ihnen ihre Reihe und Spalte. Mit der Tastatur: F.
        [start] Drück nacheinander auf die Felder, auf denen die Spieler starten; noch einmal nimmt einen Start weg. Ohne Starts beginnen alle in den Ecken.
        [stone] Leg die Steine, die gesucht werden. Ohne Steine werden sie ausgelost.
        [goal] Drück auf die Steine, die dieser Spieler sucht. Ohne Ziele werden sie geheim verteilt.
       *[clear] Alles verschwindet, und die Kachel wird ausgelost. Mit der Tastatur: Entf.
    }
editor-kinds = Art der Kachel
editor-kind =
    { $kind ->
        [straight] Gerade
        [corner] Ecke
        [t] Abzweigung
        [cross] Kreuzung
        [end] Sackgasse
       *[wall] ohne Weg
    }
editor-turn-brush = Drehen
editor-fixed = unbeweglich
editor-whose = Wessen Ziele?
editor-player = Spieler { $player }
editor-free = Die freie Kachel
editor-by-lot = wird ausgelost
editor-tile =
    { $kind ->
        [straight] Gerade
        [corner] Ecke
        [t] Abzweigung
        [cross] Kreuzung
        [end] Sackgasse
       *[wall] ohne Weg
    }{ $sides ->
        [none] { "" }
       *[other] { " " }{ $sides }
    }{ $fixed ->
        [yes] , unbeweglich
       *[no] { "" }
    }
editor-maze-cell =
    { $cell }, { $tile }{ $player ->
        [none] { "" }
       *[other] , Start von Spieler { $player }
    }{ $stones ->
        [none] { "" }
       *[other] , Stein { $stones }
    }{ $fault ->
        [yes] , hier stimmt etwas nicht
       *[no] { "" }
    }

## Räume

editor-new-room = Neuer Raum
editor-room = Raum { $room }
editor-corridor = Flur
editor-start = Start
editor-middle = Mittlerer Raum
editor-plan-help =
    { $tool ->
        [new] Zeichne die Felder eines neuen Raums, ohne abzusetzen.
        [room] Zeichne mehr Felder dieses Raums. Mit der Tastatur genügt sein Buchstabe.
        [corridor] Was du überzeichnest, wird wieder Flur. Mit der Tastatur: Entf.
        [start] Drück nacheinander auf die Felder, auf denen die Spieler starten; noch einmal nimmt einen Start weg.
       *[middle] Drück auf den Raum, der bei Gleichstand entscheidet. Sonst ist es der größte.
    }
editor-plan-cell =
    { $cell }, { $room ->
        [none] Flur
       *[other] Raum { $room }
    }{ $player ->
        [none] { "" }
       *[other] , Start von Spieler { $player }
    }{ $fault ->
        [yes] , hier stimmt etwas nicht
       *[no] { "" }
    }

## Neben dem Brett

editor-checking = Das Spiel sieht sich dein Brett an …
editor-good =
    { $count ->
        [one] { $first ->
            [one] Spielbereit, für eine Person.
           *[other] Spielbereit, für { $players }.
        }
       *[other] Spielbereit, für { $players } Personen.
    }
editor-lots = Per Los
editor-lots-tiles =
    { $count ->
        [one] 1 Kachel: { $kinds }
       *[other] { $count } Kacheln: { $kinds }
    }
editor-lots-kinds =
    { $kind ->
        [straight] { $count ->
            [one] 1 Gerade
           *[other] { $count } Geraden
        }
        [corner] { $count ->
            [one] 1 Ecke
           *[other] { $count } Ecken
        }
       *[t] { $count ->
            [one] 1 Abzweigung
           *[other] { $count } Abzweigungen
        }
    }
editor-lots-mix = Geraden, Ecken und Abzweigungen im Verhältnis des klassischen Satzes
editor-lots-turned = Wie diese Kacheln gedreht sind
editor-lots-stones = Wo die Steine liegen und wer welche sucht
editor-lots-goals = Wer welche Steine sucht
editor-play = Darauf spielen
editor-alone = Allein spielen
editor-share = Weitergeben
editor-link = Link, in dem das ganze Brett steckt
editor-copy-by-hand = Dein Browser lässt uns nicht kopieren. Der Link ist markiert; kopier ihn selbst.
editor-save = Als Datei sichern
editor-open = Datei öffnen
editor-share-help = Nichts davon liegt auf einem Server. Die Datei geht auch auf der Kommandozeile, mit:

## Was kein Brett ist

editor-link-broken = In diesem Link steckt kein Brett; vielleicht ging ein Teil verloren.
editor-link-long = Dieser Link ist zu lang für ein Brett.
editor-link-newer = Diesen Link hat eine andere Version von Spieltisch gemacht ({ $version }); bitte um einen neuen.
editor-file-large = Diese Datei ist zu groß für ein Brett.
editor-file-size = Das ist kein Brett: Ein Brett hat 1 bis 15 Reihen mit 1 bis 15 Feldern.
editor-file-form = Diese Datei ist kein Brett dieses Spiels.
editor-file-row = Reihe { $row } dieses Bretts ist nicht so lang wie die erste.
editor-file-sign = „{ $sign }“ in Reihe { $row } ist keine Kachel.
editor-file-square = Reihe { $row } lässt sich nicht lesen; ein Feld ist ein Großbuchstabe oder ein Punkt.
editor-file-field = Eine Angabe „{ $field }“ gibt es bei einem Brett nicht.
editor-file-stone = „{ $stone }“ ist kein Stein; Steine haben Nummern von 1 bis 64.
editor-file-free = „{ $sign }“ kann nicht die freie Kachel sein.
editor-off-board = „{ $cell }“ liegt nicht auf diesem Brett.
editor-too-many-players = Dieses Brett ist für mehr als { $most } Personen.
editor-no-room = Einen Raum „{ $room }“ gibt es auf diesem Brett nicht.

## Bots probieren es aus

editor-try = Brett testen
editor-try-lead = Bots spielen ein paar Tausend Partien darauf und zeigen, ob alle die gleichen Chancen haben und wie lange eine Partie dauert.
editor-try-begin = Von Bots testen lassen
editor-trying = Partie { $done } von { $count } …
editor-try-waits =
    { $ahead ->
        [one] In der Schlange: vorher ist noch jemand anders dran.
       *[other] In der Schlange: vorher sind andere noch { $ahead }-mal dran.
    }
editor-try-give-up = Test abbrechen
editor-try-judgement =
    { $judgement ->
        [fair] Dieses Brett ist fair: Alle gewinnen etwa gleich oft.
        [ahead] Auf diesem Brett ist Spieler { $player } im Vorteil.
        [behind] Auf diesem Brett ist Spieler { $player } im Nachteil.
        [alone] Allein gespielt zeigt sich nur, wie lange eine Partie dauert.
       *[open] Ein Vorteil war nicht zu sehen, aber es waren zu wenige Partien, um ihn auszuschließen.
    }
editor-try-wins = Anteil an den Siegen
editor-try-seat = Spieler { $player }: { $mean } % ({ $low } bis { $high } %)
editor-try-first = Wer anfängt, gewinnt { $mean } % ({ $low } bis { $high } %).
editor-try-length = Eine Partie dauert im Mittel { $mean } Züge ({ $low } bis { $high }).
editor-try-always = Jede Partie dauert { $mean } Züge.
editor-try-stopped =
    { $stopped ->
        [one] Eine Partie wurde abgebrochen, weil sie mehr als 2.000 Züge dauerte.
       *[other] { $stopped } Partien wurden abgebrochen, weil sie mehr als 2.000 Züge dauerten.
    }
editor-try-by = { $games } Partien zwischen Bots, die nehmen, was gleich am besten aussieht; Menschen spielen vielleicht anders. In 95 von 100 solchen Tests liegen die wahren Werte in den Klammern, und ein geteilter Sieg zählt für alle zum Teil.
