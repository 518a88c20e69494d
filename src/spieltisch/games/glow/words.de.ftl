# Glow auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

title = Glow
about = Sammle Gefährten, würfle und bring das Licht zurück.
solo-against = Du spielst gegen Tom; für ihn zieht das Spiel selbst.
solo-rival = Tom
nobody-won = Tom gewinnt.
nobody-won-times = Tom gewann

## Varianten

variant-shadows = Reich der Schatten
about-variant-shadows = Die Seite des Spielplans für die ersten Partien, mit ausgeteilten Abenteurern.
variant-sea = Meer der Finsternis
about-variant-sea = Die andere Seite des Spielplans: Boote fahren von Insel zu Insel.
variant-shadows-chosen = Reich der Schatten, Abenteurer nach Wahl
about-variant-shadows-chosen = Dieselbe Seite, aber jeder sucht sich der Reihe nach einen Abenteurer aus.
variant-sea-chosen = Meer der Finsternis, Abenteurer nach Wahl
about-variant-sea-chosen = Dieselbe Seite, aber jeder sucht sich der Reihe nach einen Abenteurer aus.

## Optionen

label-board = Spielplan
option-board = Welche Seite des Spielplans: das Reich der Schatten (Gruppe und Lager) oder das Meer der Finsternis (Boote).
takes-board = shadows oder sea
label-board-shadows = Reich der Schatten
label-board-sea = Meer der Finsternis
label-adventurers = Abenteurer
option-adventurers = Wie die Abenteurer zu den Spielern kommen: zufällig verteilt, in Spielreihenfolge gewählt oder Platz für Platz genannt.
takes-adventurers = dealt, chosen oder eine Liste von Namen wie Braccio,Orium (Braccio, Taetyss, Eoles, Pocana, Moloc'h, Noctiluca, Orium)
label-adventurers-dealt = werden zufällig verteilt
label-adventurers-chosen = werden der Reihe nach gewählt
adventurers-count = Die Option adventurers nennt { $count } für { $players } Spieler; nenne für jeden einen.
adventurers-twice = Die Option adventurers nennt jemanden doppelt; jeden Abenteurer gibt es einmal.
label-second-lap-rerolls = Neuwürfe auf der zweiten Umrundung
option-second-lap-rerolls = Ob die Neuwurffelder auf der zweiten Umrundung der Punkteleiste, ab 100, wieder zählen.
label-tom-dice = Toms Würfel
option-tom-dice = Solo: die Farben von Toms zwei Würfeln, zufällig oder genannt.
takes-tom-dice = dealt oder zwei Farben wie green,yellow (green, blue, azure, red, orange, purple, yellow)
label-tom-dice-dealt = werden zufällig bestimmt
solo-only = Die Option { $option } gibt es nur im Solospiel; lass sie mit mehr Spielern weg.
tom-dice-pair = T7.1: Toms Würfel haben zwei verschiedene Farben, und nicht Gelb und Lila zusammen.
tom-dice-taken =
    T7.1: { $name } braucht die { $colour ->
        [green] grünen
        [blue] blauen
        [azure] azurnen
        [red] roten
        [orange] orangen
        [yellow] gelben
       *[other] lila
    } Würfel; wähle für Tom andere Farben.
label-tile-seven = Plättchen T7
option-tile-seven = Solo: ob Plättchen T7 nur 4 Punkte bringt oder zusätzlich das Feld von Toms Gruppenmarker.
takes-tile-seven = score oder band
label-tile-seven-score = bringt 4 Punkte
label-tile-seven-band = bringt 4 Punkte und das Feld von Toms Gruppe
label-tom-camp-moves = Toms Lager am Ende
option-tom-camp-moves = Solo: ob Toms Spuren sein Lager am Ende ein Dorf weiterbringen oder so weit, wie sie reichen.
takes-tom-camp-moves = once oder repeat
label-tom-camp-moves-once = zieht höchstens ein Dorf weiter
label-tom-camp-moves-repeat = zieht so weit, wie seine Spuren reichen
label-tie = Gleichstand mit Tom
option-tie = Solo: ob ein Gleichstand mit Tom verloren ist oder gewinnt, wer mehr Spuren übrig hat.
takes-tie = lost oder footprints
label-tie-lost = ist verloren
label-tie-footprints = gewinnt, wer mehr Spuren hat

## Züge lesen

unreadable-move = „{ $text }“ ist kein Zug; Züge sehen so aus: „nimm feuer“, „zahle plättchen“, „neuwurf G1 B4“, „setze G1 blatt“, „behalte“, „nutze A05“, „gehe p01 R1“, „gehe v5“, „lager“, „segle mitte nord-nah“ oder „halt“.
unknown-space = Ein Feld { $name } gibt es nicht; der Plan zeigt alle: p01 bis p53 und Dörfer wie v5.
unknown-die = Einen Würfel { $name } gibt es nicht; ein Würfel ist ein Buchstabe für die Farbe und eine Zahl, etwa G1.
unknown-island = Eine Insel { $name } gibt es nicht; der Plan nennt alle, etwa nord-nah.
unknown-area = Einen Bereich oder Gefährten { $name } gibt es nicht; die Bereiche sind Feuer, Wasser, Stein, Luft und Blatt.
unknown-companion = Einen Gefährten { $name } gibt es nicht; Gefährten sind A01 bis A23 und B01 bis B23.
unknown-card = Eine Karte { $name } gibt es nicht; nenne einen Gefährten wie A05, deinen Abenteurer oder einen Zauber wie zauber 2.
unknown-spell = Einen Zauber { $name } gibt es nicht; Zauber haben Nummern ab 1.
unknown-adventurer = Einen Abenteurer { $name } gibt es nicht; der Tisch zeigt, wer noch frei ist.
unknown-colour = Eine Farbe { $name } gibt es nicht; im Vorrat liegen grüne, blaue, azurne, rote und orange Würfel.
unknown-face = Eine Seite { $name } gibt es nicht; ein Würfel zeigt Feuer, Wasser, Stein, Luft, Blatt oder seine besondere Seite.
at-most-two-dice = G3.3: Ein Neuwurf ist für höchstens zwei Würfel; nenne einen oder zwei.
same-die-twice = G3.3: Nenne zwei verschiedene Würfel oder nur einen.
not-on-track = G3.2: { $card } liegt nicht an der Begegnungsleiste; nimm einen Gefährten, der dort liegt.
never-in-reserve = G3.1: Ein Würfel in { $colour } liegt nie im Vorrat; dort sind grüne, blaue, azurne, rote und orange.
no-route = G6.1: Zwischen { $origin } und { $target } gibt es keine Route; der Plan zeigt, wohin Boote fahren können.
spell-number = Zauber { $number }

## Warum ein Zug nicht geht

legal = Dieser Zug ist erlaubt.
no-such-action = Diese Aktion gibt es nicht.
game-over = Das Spiel ist zu Ende.
not-your-turn = Spieler { $player } ist am Zug.
day-is-done = Du bist für heute fertig; warte, bis es die anderen auch sind.
not-now-choose = Wähle zuerst einen Abenteurer, der noch frei ist.
not-now-morning = Es ist Morgen: Nimm einen Gefährten von der Begegnungsleiste auf.
not-now-rolling = Es ist Vormittag: Zahle für Neuwürfe und nutze sie, oder behalte die Würfel, wie sie liegen, und geh zu deinen Karten über.
not-now-noon = Es ist Mittag: Nutze erst alle Karten, die fällig sind.
not-now-travel = Es ist Nachmittag: Reise weiter, oder halte für heute an.
answer-die = G3.2: Wähle zuerst die Farbe eines Würfels aus dem Vorrat.
answer-extra = X8: Schick zuerst einen weiteren Gefährten der Begegnungsleiste auf den Friedhof.
answer-fetch = G4.5: Hole zuerst einen Gefährten vom Friedhof, oder sag, dass du keinen holst.
answer-return = X10: Wähle zuerst, welcher deiner Würfel in { $lent } in den Vorrat zurückgeht.
answer-discard = G5.1: Der Totenkopf kommt zuerst; lege einen deiner Gefährten oder Zauber ab.
answer-discard-at-sea = G6.1: Der Totenkopf kommt zuerst; lege einen deiner Gefährten oder Zauber ab.
answer-route = X2: Wähle zuerst, wohin Toms Boot fährt ({ $routes }).
nothing-to-choose = X2: Für Toms Boot gibt es jetzt nichts zu wählen; mach deinen eigenen Zug.
adventurer-taken = G3.1: { $card } ist vergeben; wähle jemand anderen.
tom-has-the-dice = T7.1: Tom spielt mit den Würfeln von { $card }; wähle jemand anderen.
nobody-there = G3.2: Unter { $area } liegt kein Gefährte; Gefährten liegen unter: { $areas }.
no-black-die-to-move = X9: Verschoben wird der schwarze Würfel nur von Kaars Besitzer und nur aus dem Bereich, den er nimmt; nimm einfach { $area }.
move-black-die = X9: Bei { $area } liegt der schwarze Würfel; als Kaars Besitzer verschiebst du ihn erst zu einem anderen Gefährten; sag, in welchen Bereich.
black-die-needs-companion = X9: Nach { $black } kann der schwarze Würfel nicht; er kommt in einen anderen Bereich mit einem Gefährten.
not-in-reserve = G3.2: Im Vorrat liegt kein Würfel in { $colour }; dort liegen: { $reserve }.
enough-paid = G3.3: Drei Neuwürfe sind offen; nutze sie, bevor du weiter zahlst.
no-token = G3.3: Du hast kein Neuwurfplättchen; zahle mit einer Lumipili oder mit Punkten, oder behalte die Würfel.
no-lumipili = G3.3: Keiner deiner Gefährten gibt in dieser Runde noch einen Neuwurf; zahle mit Plättchen oder Punkten.
no-space-below = G3.3: Dein Punktestand ist 0, und darunter liegt kein Neuwurffeld; zahle mit Plättchen oder einer Lumipili.
credits-open =
    G3.3: { $credits ->
        [one] Ein bezahlter Neuwurf ist noch offen; nutze ihn
       *[other] { $credits } bezahlte Neuwürfe sind noch offen; nutze sie
    }, bevor du weitergehst.
dice-in-order = Nenne jeden Würfel einmal, in der Reihenfolge der Namen.
not-your-die =
    { $die } { $count ->
        [one] gehört dir nicht
       *[other] gehören dir nicht
    }; deine Würfel sind: { $dice }.
nothing-paid = G3.3: Zahle zuerst für einen Neuwurf: mit einem Plättchen, einer Lumipili oder Punkten.
not-its-face = G3.3: Diese Seite hat { $die } nicht; nenne ein Element, oder besonders für seine eigene besondere Seite.
no-such-face = G3.3: { $die } hat keine besondere Seite; wähle ein Element.
face-costs-three =
    G3.3: Einen Würfel zu setzen kostet drei Neuwürfe, bezahlt { $credits ->
        [0] ist noch keiner; zahle weiter
        [one] ist erst einer; zahle weiter, oder wirf neu
       *[other] sind erst { $credits }; zahle weiter, oder wirf neu
    }.
not-your-card = { $card } liegt nicht vor dir; nimm eine deiner eigenen Karten.
spell-face-down = G4.5: { $card } liegt noch verdeckt und wird erst zu Beginn der nächsten Runde aufgedeckt.
not-due = G3.4: { $card } ist nicht fällig, deine Würfel erfüllen die Bedingung nicht: { $condition }.
all-triggers-used = G3.4: { $card } ist nicht mehr fällig, alle Auslösungen sind genutzt.
never-due = G3.4: { $card } hat keine Bedingung, also gibt es nichts zu nutzen.
another-first = G4.5: Cromaug kommt vor allen anderen Karten; nutze ihn zuerst.
not-in-cemetery = X11: { $card } lässt sich nicht holen; die Karte muss auf dem Friedhof liegen, und Cromaug holt sich nicht selbst.
wrong-colour = X10: { $die } hat die falsche Farbe; zurück geht einer deiner Würfel in { $lent }.
not-connected = G5.1: { $space } liegt nicht neben { $band }; daneben liegen: { $ways }.
you-are-here = G5.1: Auf { $space } steht deine Gruppe schon; daneben liegen: { $ways }.
been-there = G5.1: { $space } hast du heute Nachmittag schon verlassen; kein Feld wird zweimal betreten.
die-does-not-pay = G5.1: Für { $space } zahlt kein Würfel, das tun sie nur auf Symbolfeldern; lass ihn weg.
die-is-used = G5.1: { $die } hat heute Nachmittag schon gezahlt, und jeder Würfel zahlt nur einmal; nimm einen anderen oder eine Spur.
wrong-symbol = G5.1: { $space } verlangt { $element }, und { $die } zählt nicht dafür; nimm einen Würfel, der es zeigt, oder zahle eine Spur.
symbol-shown = G5.1: { $space } ist nur frei, wenn keiner deiner Würfel { $element } zeigt; zahle eine Spur.
not-free = G5.1: { $space } ist nicht frei; nimm einen Würfel mit dem Symbol, oder zahle eine Spur.
costs-nothing = G5.1: { $space } kostet jetzt nichts; geh einfach hin.
too-few-footprints =
    G5.1: { $space } kostet { $price } { $price ->
        [one] Spur
       *[other] Spuren
    }, und du hast { $footprints }.
no-village = G5.1: Ein Lager gibt es nur in Dörfern, und deine Gruppe steht auf { $band }; du darfst auch so für heute anhalten.
camp-is-here = G5.1: Dein Lager ist schon in { $band }; geh weiter, oder halte für heute an.
no-boats-here = Boote fahren nur auf dem Meer der Finsternis; hier läuft deine Gruppe von Feld zu Feld.
no-band-here = Gruppen laufen nur im Reich der Schatten; hier fahren deine Boote von Insel zu Insel.
no-boat-there =
    G6.1: { $origin ->
        [Mitte] In der Mitte
       *[other] Bei { $origin }
    } hast du kein Boot; deine Boote liegen bei: { $boats }.
closed-in-solo = T7.2: Im Solospiel ist die Route zwischen { $origin } und { $target } gesperrt; nimm eine andere.
own-boat-there = G6.1: Bei { $target } liegt schon eines deiner Boote, und zwei teilen sich keine Insel; wähle ein anderes Ziel.
too-many-elements =
    G6.1: Diese Route verlangt { $number } verschiedene Elemente, deine Würfel zeigen aber { $different }; senken lässt sich das nicht, also wähle eine andere Route.
too-few-elements =
    G6.1: Diese Route verlangt { $number } verschiedene Elemente, deine Würfel zeigen { $different }; damit kostet sie { $price } { $price ->
        [one] Spur
       *[other] Spuren
    }, und du hast { $footprints }.
not-toms-route = X2: Diese Route nimmt Tom nicht; möglich sind: { $routes }.
toms-route = { $origin } → { $target }

## Was ein Zug bewirkt hat, nach dem Namen

told-choose = wählt { $card }
told-take = nimmt { $card } bei { $area } auf
told-take-black = verschiebt den schwarzen Würfel nach { $black } und nimmt { $card } bei { $area } auf
told-dismiss = schickt { $card } auf den Friedhof
told-die = nimmt einen Würfel in { $colour } aus dem Vorrat
told-pay-token = zahlt ein Neuwurfplättchen
told-pay-card = nutzt den Neuwurf einer Lumipili
told-pay-step = geht für einen Neuwurf auf { $score } zurück
told-reroll = würfelt neu: { $dice }
told-die-shows = { $die } { $face }
told-set = setzt { $die } auf { $face }
told-keep = behält die Würfel
told-resolve = nutzt { $card }
told-spell = erleidet Zauber { $number }
told-fetch = holt { $card } vom Friedhof
told-fetch-nothing = holt nichts
told-return = gibt { $die } in den Vorrat zurück
told-discard = legt { $card } ab
told-discard-spell = legt Zauber { $number } ab
told-go = geht nach { $space }
told-go-die = geht mit { $die } nach { $space }
told-camp = schlägt das Lager auf
told-stop = hält an
told-sail = segelt { $origin } → { $target }
told-tom = fährt mit Toms Boot { $origin } → { $target }
told-gains = { $deed } ({ $gains })
told-then = { $deed }; { $then }
told-score =
    { $number } { $count ->
        [one] Punkt
       *[other] Punkte
    }
told-footprints =
    { $number } { $count ->
        [one] Spur
       *[other] Spuren
    }
told-rerolls =
    { $number } { $count ->
        [one] Neuwurfplättchen
       *[other] Neuwurfplättchen
    }
told-fireflies =
    { $number } { $count ->
        [one] Glühwürmchen
       *[other] Glühwürmchen
    }
told-leaves = { $card } geht
told-leaves-itself = geht auf den Friedhof
told-brings = bringt { $die }
told-goes-back = { $die } zurück in den Vorrat
told-curses =
    { $count ->
        [one] ein verdeckter Zauber für einen anderen
       *[other] { $count } verdeckte Zauber für die anderen
    }
told-evening = abends gehen die Würfel zurück ({ $dice }), Runde { $round } bringt { $cards }
told-evening-dice = { $dice } zu { $area }
told-evening-start = Spieler { $player } beginnt
told-spell-leaves = Zauber { $number } geht
told-black-comes = der schwarze Würfel kommt zu { $area }
told-tom-tile = Tom bekommt { $tile } ({ $deeds })
told-toms-band = Gruppe auf { $band }
told-toms-points =
    { $number } { $count ->
        [one] Punkt
       *[other] Punkte
    } auf { $score }
told-toms-camp = Lager in { $space }
told-toms-boat = Boot { $origin } → { $target }
told-toms-boat-asks = die Route seines Boots ist noch zu wählen
told-toms-dice = Toms Würfel: { $dice }
told-tom-scores =
    { $number } { $count ->
        [one] Punkt
       *[other] Punkte
    } für Tom auf { $score }
told-tom-footprints =
    { $number } { $count ->
        [one] Spur
       *[other] Spuren
    } für Tom
told-tiles-again = der Plättchenstapel war leer und ist neu gemischt, und von jetzt an kommen B-Gefährten
told-tiles-out = der Plättchenstapel ist zum zweiten Mal leer, also ist dies die letzte Runde
told-toms-last-camp =
    { $count ->
        [one] eine Spur bringt
       *[other] { $count } Spuren bringen
    } Toms Lager noch nach { $space }

typing = Nimm einen Gefährten mit seinem Bereich (nimm feuer), zahle und wirf neu (zahle plättchen, dann neuwurf G1 B4), behalte, nutze A05, gehe p01 R1 oder gehe v5, lager, segle mitte nord-nah, halt. Würfel heißen nach der Farbe: G grün, B blau, A azur, R rot, O orange, P lila, Y gelb, K schwarz.

## Der gezeichnete Tisch

drawn-heading = Runde { $round } von { $rounds } · { $phase } · { $board }
drawn-heading-choosing = { $phase } · { $board }
drawn-phase-choosing = Abenteurer wählen
drawn-phase-morning = Morgen
drawn-phase-day = Vormittag bis Nachmittag
drawn-phase-over = Ende
drawn-board-shadows = Reich der Schatten
drawn-board-sea = Meer der Finsternis
drawn-choose = Noch frei, in Klammern die Punkte am Ende:
drawn-adventurer = { $count } Würfel in { $colour }
drawn-player = Spieler { $player }
drawn-alike = { $number } gleiche
drawn-absent =
    { $element ->
        [Luft] keine
       *[other] kein
    } { $element }
drawn-any-colour = beliebig
drawn-brings-die = +Würfel { $colour }
drawn-round-short = Runde
drawn-black-shield = schwarzer Würfel
drawn-drop-last = ☠ neuester
drawn-spent = [benutzt]
drawn-due = fällig ×{ $number }
drawn-face-down = verdeckt
drawn-stage-idle = fertig für heute
drawn-stage-rolling = Vormittag
drawn-stage-noon = Mittag
drawn-stage-travel = Nachmittag
drawn-credits = { $credits } bezahlt
drawn-asked-die = wählt einen Würfel
drawn-asked-extra = schickt noch einen weg
drawn-asked-fetch = holt einen Gefährten
drawn-asked-return = gibt einen Würfel zurück
drawn-asked-discard = muss ablegen
drawn-asked-route = wählt die Route von Toms Boot
drawn-tom-band = Gruppe auf { $band }
drawn-tiles = Plättchen: { $stack } im Stapel, { $discards } abgelegt
drawn-reserve = Vorrat:
drawn-piles = Gefährten { $deck }, Zauber { $spells }
drawn-piles-solo = Gefährten { $deck }
drawn-cemetery = Friedhof: { $cards }
drawn-ways = Neben { $band }: { $ways }
drawn-open-route = frei
drawn-legend = ★ Punkte  (+2★) am Ende  ∴ Spur  ↻ Neuwurfplättchen  2/3✦ Glühwürmchen/Gefährten  ☠ geht
drawn-legend-dice = A2:Feuer azurner Würfel, zeigt Feuer  × benutzt  † zählt nicht  fällig ×2 zweimal zu nutzen
drawn-legend-cards = ⚑ beginnt  ☇ Zauber für andere  ⚰ vom Friedhof holen
drawn-legend-shadows = 35b p35 Blatt  45!b ohne Blatt  [v5] Dorf  @ Gruppe  ▲ Lager  ☠1 eins ablegen
drawn-legend-crossings = Wege mit Symbol: { $crossings }
drawn-legend-sea = ≈ Boote  ← 5, 1∴ fünf verschiedene Elemente und eine Spur  ☠1 eins ablegen
drawn-legend-tom-shadows = Toms Plättchen: »2 Gruppe 2 vor  +1★ ein Punkt  ▲ Lager ein Dorf weiter
drawn-legend-tom-sea = Toms Plättchen: »2 Gruppe 2 vor  ≈min/≈max Boot, kleinste/größte Zahl
drawn-scored-track = Leiste
drawn-scored-cards = Karten
drawn-scored-not_lost = erlassen
drawn-scored-fireflies = ✦-Bonus
drawn-scored-place-shadows = Dorf
drawn-scored-place-sea = Inseln
drawn-scored-footprints = ∴
drawn-scored-total = gesamt

## Was für einen Zug spricht und was dagegen

advice-points =
    { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
advice-companion = { $card } bringt bis zum Ende etwa { $points }
advice-recruit = bringt zusammen etwa { $points }: { $parts }
advice-loses = { $card } zu verlieren kostet bis zum Ende etwa { $points }
advice-card-worth = { $card } etwa { $number }
advice-dice = { $count } Würfel
advice-footprints =
    { $count } { $count ->
        [one] Spur
       *[other] Spuren
    }
advice-keep = die Würfel, wie sie liegen, sind etwa { $points } wert
advice-improves = ist etwa { $points } mehr wert als die Würfel, wie sie liegen
advice-worsens = ist etwa { $points } weniger wert als die Würfel, wie sie liegen
advice-same = ändert kaum etwas daran, was die Würfel wert sind
advice-pays = bezahlt einen Neuwurf, der etwa { $points } mehr wert ist als die Würfel, wie sie liegen
advice-pays-for-little = bezahlt einen Neuwurf, der im Schnitt kaum etwas ändert
advice-token = kostet ein Neuwurfplättchen
advice-card = kostet nichts, ein Gefährte zahlt dafür
advice-step = kostet Punkte auf der Punkteleiste
advice-leaves = { $card } geht dadurch, also besser zuletzt
advice-gain = bringt etwa { $points }
advice-stop = die Gruppe zieht heute nicht weiter
advice-camp = das Lager ist hier { $points } wert statt { $before }
advice-village = führt zu einem Dorf, das { $points } wert ist statt { $before }
advice-walks-on = zieht weiter auf das nächste Dorf zu
advice-costs-footprints = kostet Spuren
advice-sail = das Boot ist dann { $points } wert statt { $before }
advice-tom = Toms Boot ist dann { $points } wert

## Warum die Partie so ausgegangen ist

verdict-points = { $points } Punkte gegen { $second }.
verdict-tokens =
    Gleichstand mit { $points } Punkten; { $tokens ->
        [one] ein übriges Neuwurfplättchen entscheidet.
       *[other] { $tokens } übrige Neuwurfplättchen entscheiden.
    }
verdict-shared = Gleichstand mit { $points } Punkten und gleich vielen Neuwurfplättchen: Der Sieg wird geteilt.
verdict-tom = { $points } Punkte gegen { $toms } von Tom.
verdict-tom-tie =
    { $won ->
        [yes] { $points } Punkte, so viele wie Tom; mehr Fußspuren entscheiden.
       *[no] { $points } Punkte, so viele wie Tom: Ein Gleichstand gehört Tom.
    }

## Wonach eine Studie fragt

source-track = Punkte unterwegs
source-cards = Karten
source-not-lost = erlassene Verluste unter null
source-fireflies = Glühwürmchen
source-place = Lager oder Boote
source-footprints = Fußspuren
