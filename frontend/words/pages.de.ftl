# Vorbereitung, Wege und wie an einem Tisch gespielt wird, auf Deutsch. Jeder Schlüssel steht auch in pages.en.ftl.

## Spiele, die vorbereitet werden

## Wege

no-such-lesson = Diese Lektion gibt es nicht
no-such-lesson-lead = Lektionen gibt es zu den Spielen auf der ersten Seite.

## Wie an einem Tisch gespielt wird

conditions = An diesem Tisch
condition-variant = Variante: { $variant }.
condition-clock = Uhr: { $clock }.
condition-hints =
    { $hints ->
        [yes] Tipps sind erlaubt.
       *[no] Ohne Tipps.
    }
clock-own =
    { $kind ->
        [move] { $minutes ->
            [0] { $seconds } Sekunden für jeden Zug
           *[other] { $minutes } min für jeden Zug
        }
        [game] je { $minutes } min, für jeden Zug { $increment } s dazu
        [days] { $days ->
            [one] 1 Tag für jeden Zug
           *[other] { $days } Tage für jeden Zug
        }
       *[none] keine
    }
condition-then = Läuft die Zeit ab, zieht { $bot } für dich.
condition-option = { $label }: { $value }
condition-flag =
    { $value ->
        [yes] ja
       *[no] nein
    }
condition-drawn = selbst gezeichnet

## Tasten, auf der Seite der Einstellungen

keys = Tastatur
key-name =
    { $key ->
        [arrows] Pfeiltasten
        [edges] Pos1, Ende, Bild auf, Bild ab
        [jump] N und P
        [press] Eingabe oder Leertaste
        [back] Escape
       *[turn] R und Umschalt+R
    }
key-does =
    { $key ->
        [arrows] wandern über das Brett; die Tabulatortaste führt hin und wieder weg
        [edges] führen an den Rand des Bretts
        [jump] führen zur nächsten Stelle, an der du spielen kannst, und zurück zur vorigen
        [press] drücken auf das, worauf du stehst
        [back] legt einen halb gemachten Zug zurück
       *[turn] drehen die freie Kachel von Labyrinth
    }

## Allein spielen

solo-against = Du spielst allein, um das beste Ergebnis.
solo-by-game = vom Spiel geführt

## Eigene Tische

to-own-seat = Zu deinem Platz

## Die Regeln

rules-of = Die Regeln von { $game }
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] An einer Stelle gefunden
       *[other] An { $count } Stellen gefunden
    }
rules-nothing = Nirgends in den Regeln stehen alle diese Wörter. Versuch es mit weniger.
rules-numbers = Nummern der Regelentscheidungen zeigen
rules-contents = Inhalt
rules-others = Andere Spiele
rules-example = Beispiel: { $title }
rules-back = Zurück
rules-step = { $step } von { $steps }
