# Glow auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

title = Glow
nobody-won = Tom gewinnt.

## Optionen

option-board = Welche Seite des Spielplans: das Reich der Schatten (Gruppe und Lager) oder das Meer der Finsternis (Boote).
takes-board = shadows oder sea
option-adventurers = Wie die Abenteurer zu den Spielern kommen: zufällig verteilt, in Spielreihenfolge gewählt oder Platz für Platz genannt.
takes-adventurers = dealt, chosen oder eine Liste von Namen wie Braccio,Orium (Braccio, Taetyss, Eoles, Pocana, Moloc'h, Noctiluca, Orium)
adventurers-count = Die Option adventurers nennt { $count } für { $players } Spieler; nenne für jeden einen.
adventurers-twice = Die Option adventurers nennt jemanden doppelt; jeden Abenteurer gibt es einmal.
option-second-lap-rerolls = Ob die Neuwurffelder auf der zweiten Umrundung der Punkteleiste, ab 100, wieder zählen (X6).
option-tom-dice = Solo: die Farben von Toms zwei Würfeln, zufällig oder genannt (T7.1).
takes-tom-dice = dealt oder zwei Farben wie green,yellow (green, blue, azure, red, orange, purple, yellow)
tom-dice-solo = Die Option tom_dice gibt es nur im Solospiel; lass sie mit mehr Spielern weg.
tom-dice-pair = T7.1: Toms Würfel haben zwei verschiedene Farben, und nicht Gelb und Lila zusammen.
tom-dice-taken = T7.1: { $name } braucht die Würfel der Farbe { $colour }; wähle für Tom andere Farben.
option-tile-seven = Solo: ob Plättchen T7 nur 4 Punkte bringt oder zusätzlich das Feld von Toms Gruppenmarker (X3).
takes-tile-seven = score oder band
option-tom-camp-moves = Solo: ob Toms Spuren sein Lager am Ende ein Dorf weiterbringen oder so weit, wie sie reichen (X3).
takes-tom-camp-moves = once oder repeat
option-tie = Solo: ob ein Gleichstand mit Tom verloren ist oder gewinnt, wer mehr Spuren übrig hat (X3).
takes-tie = lost oder footprints

## Züge lesen

unreadable-move = „{ $text }“ ist kein Zug; Züge sehen so aus: „nimm feuer“, „zahle plättchen“, „neuwurf G1 B4“, „setze G1 blatt“, „behalte“, „nutze A05“, „gehe p01 R1“, „gehe v5“, „lager“, „segle mitte nord-nah“ oder „halt“.
not-on-track = G3.2: { $card } liegt nicht an der Begegnungsleiste; nimm einen Gefährten, der dort liegt.
never-in-reserve = G3.1: Ein Würfel in { $colour } liegt nie im Vorrat; dort sind grüne, blaue, azurne, rote und orange.
no-route = G6.1: Zwischen { $origin } und { $target } gibt es keine Route; der Plan zeigt, wohin Boote fahren können.
spell-number = Zauber { $number }

## Warum ein Zug nicht geht

legal = Dieser Zug ist erlaubt.
no-such-action = So eine Aktion gibt es nicht.
game-over = Das Spiel ist zu Ende.
not-your-turn = Spieler { $player } ist am Zug.
day-is-done = Du bist für heute fertig; warte, bis es die anderen auch sind.
not-now-choose = Wähle zuerst einen Abenteurer: „wähle“ und ein Name, der noch frei ist.
not-now-morning = Es ist Morgen: Nimm mit „nimm“ und dem Bereich einen Gefährten auf.
not-now-rolling = Es ist Vormittag: Zahle für Neuwürfe und nutze sie, oder geh mit „behalte“ zu deinen Karten über.
not-now-noon = Es ist Mittag: Nutze erst alle Karten, die fällig sind, mit „nutze“ und der Karte.
not-now-travel = Es ist Nachmittag: Reise weiter, oder beende ihn mit „halt“.
answer-die = G3.2: Wähle zuerst einen Würfel aus dem Vorrat: „würfel“ und die Farbe.
answer-extra = X8: Schick zuerst einen weiteren Gefährten auf den Friedhof: „entlasse“ und sein Bereich.
answer-fetch = G4.5: Hole zuerst einen Gefährten vom Friedhof: „hole“ und seine Nummer, oder „hole nichts“.
answer-return = X10: Wähle zuerst, welcher deiner Würfel in { $lent } in den Vorrat zurückgeht: „zurück“ und der Würfel.
answer-discard = G5.1: Der Totenkopf kommt zuerst: „ablegen“ und einer deiner Gefährten oder Zauber.
answer-route = X2: Wähle zuerst, wohin Toms Boot fährt: „tom“ und die zwei Inseln ({ $routes }).
nothing-to-choose = X2: Für Toms Boot gibt es jetzt nichts zu wählen; mach deinen eigenen Zug.
adventurer-taken = G3.1: { $card } ist vergeben; wähle jemand anderen.
tom-has-the-dice = T7.1: Tom spielt mit den Würfeln von { $card }; wähle jemand anderen.
nobody-there = G3.2: Unter { $area } liegt kein Gefährte; Gefährten liegen unter: { $areas }.
no-black-die-to-move = X9: Verschoben wird der schwarze Würfel nur von Kaars Besitzer und nur aus dem Bereich, den er nimmt; sag nur „nimm { $area }“.
move-black-die = X9: Bei { $area } liegt der schwarze Würfel; als Kaars Besitzer verschiebst du ihn erst zu einem anderen Gefährten: „nimm { $area } schwarz“ und dessen Bereich.
black-die-needs-companion = X9: Nach { $black } kann der schwarze Würfel nicht; er kommt in einen anderen Bereich mit einem Gefährten.
not-in-reserve = G3.2: Im Vorrat liegt kein Würfel in { $colour }; dort liegen: { $reserve }.
enough-paid = G3.3: Drei Neuwürfe sind offen; nutze sie, bevor du weiter zahlst.
no-token = G3.3: Du hast kein Neuwurfplättchen; zahle mit einer Lumipili oder mit Punkten, oder „behalte“.
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
nothing-paid = G3.3: Zahle zuerst für einen Neuwurf: „zahle plättchen“, „zahle lumipili“ oder „zahle punkte“.
no-such-face = G3.3: { $die } hat keine besondere Seite; wähle ein Element.
face-costs-three =
    G3.3: Einen Würfel zu setzen kostet drei Neuwürfe, bezahlt { $credits ->
        [one] ist erst einer
       *[other] sind erst { $credits }
    }; zahle weiter, oder wirf neu.
not-your-card = { $card } liegt nicht vor dir; nimm eine deiner eigenen Karten.
spell-face-down = G4.5: { $card } liegt noch verdeckt und wird erst zu Beginn der nächsten Runde aufgedeckt.
not-due = G3.4: { $card } ist nicht fällig; die Bedingung ist nicht erfüllt, oder alle Auslösungen sind schon genutzt.
another-first = G4.5: Cromaug kommt vor allen anderen Karten; nutze ihn zuerst.
not-in-cemetery = X11: { $card } lässt sich nicht holen; die Karte muss auf dem Friedhof liegen, und Cromaug holt sich nicht selbst.
wrong-colour = X10: { $die } hat die falsche Farbe; zurück geht einer deiner Würfel in { $lent }.
not-connected = G5.1: { $space } liegt nicht neben { $band }; von dort geht es nach { $ways }.
you-are-here = G5.1: Auf { $space } steht deine Gruppe schon; von dort geht es nach { $ways }.
been-there = G5.1: { $space } hast du heute Nachmittag schon verlassen; kein Feld wird zweimal betreten.
die-does-not-pay = G5.1: Für { $space } zahlt kein Würfel, das tun sie nur auf Symbolfeldern; lass ihn weg.
die-is-used = G5.1: { $die } hat heute Nachmittag schon gezahlt, und jeder Würfel zahlt nur einmal; nimm einen anderen oder eine Spur.
wrong-symbol = G5.1: { $space } verlangt { $element }, und { $die } zählt nicht dafür; nenne einen Würfel, der es zeigt, oder „spur“.
symbol-shown = G5.1: { $space } ist nur frei, wenn keiner deiner Würfel { $element } zeigt; zahle eine Spur: „gehe { $space } spur“.
not-free = G5.1: { $space } ist nicht frei; nenne einen Würfel mit dem Symbol oder „spur“.
costs-nothing = G5.1: { $space } kostet jetzt nichts; sag nur „gehe { $space }“.
too-few-footprints =
    G5.1: { $space } kostet { $price } { $price ->
        [one] Spur
       *[other] Spuren
    }, und du hast { $footprints }.
no-village = G5.1: Ein Lager gibt es nur in Dörfern, und deine Gruppe steht auf { $band }; mit „halt“ endet der Nachmittag auch so.
camp-is-here = G5.1: Dein Lager ist schon in { $band }; geh weiter, oder beende den Nachmittag mit „halt“.
no-boats-here = Boote fahren nur auf dem Meer der Finsternis; hier läuft deine Gruppe: „gehe“ und ein Feld.
no-band-here = Gruppen laufen nur im Reich der Schatten; hier fahren deine Boote: „segle“ und zwei Inseln.
no-boat-there = G6.1: Bei { $origin } hast du kein Boot; deine Boote liegen bei: { $boats }.
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
told-gains = { $told } ({ $gains })
told-then = { $told }; { $then }
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
told-tiles-again = der Plättchenstapel war leer und ist neu gemischt, von jetzt an kommen Gefährten B
told-tiles-out = der Plättchenstapel ist zum zweiten Mal leer, dies ist die letzte Runde
told-toms-last-camp =
    { $count ->
        [one] eine Spur bringt
       *[other] { $count } Spuren bringen
    } Toms Lager noch nach { $space }

typing = Nimm einen Gefährten mit seinem Bereich (nimm feuer), zahle und wirf neu (zahle plättchen, dann neuwurf G1 B4), behalte, nutze A05, gehe p01 R1 oder gehe v5, lager, segle mitte nord-nah, halt. Würfel heißen nach der Farbe: G grün, B blau, A azur, R rot, O orange, P lila, Y gelb, K schwarz.

## Stellungen

position-object = Das Feld „{ $field }“ einer Stellung ist ein JSON-Objekt.
position-unknown-field = Ein Feld „{ $field }“ gibt es dort nicht; die Felder sind: { $fields }.
position-number = Das Feld „{ $field }“ ist eine ganze Zahl von 0 bis { $last }.
position-one-of = Im Feld „{ $field }“ steht eines von { $names }, nicht „{ $value }“.
position-list = Das Feld „{ $field }“ ist eine Liste.
position-not-in-list = „{ $value }“ kann im Feld „{ $field }“ nicht stehen.
position-twice = „{ $value }“ steht im Feld „{ $field }“ zweimal.
position-generator = Das Feld „generator“ nimmt bis zu 16 hexadezimale Ziffern.
position-round = Das Feld „round“ ist 0, solange Abenteurer gewählt werden, danach 1 bis 8.
position-seats =
    Das Feld „seats“ ist eine Liste mit { $players ->
        [one] einem Objekt
       *[other] { $players } Objekten
    }, eines für jeden Spieler.
position-no-tom = Tom spielt nur im Solospiel mit; lass das Feld „tom“ weg.
position-no-spells = Im Solospiel gibt es keine Zauber; lass das Feld „spells“ weg.
position-no-black-die = Im Solospiel gibt es keinen schwarzen Würfel.
position-no-such-face = Diese Seite hat { $die } nicht.
position-die-twice = { $die } liegt an zwei Orten.
position-too-many-companions = Ein Spieler hat höchstens { $most } Gefährten.
position-boats = Das Feld „{ $field }“ nimmt vier von diesen: { $islands }.
position-boats-share = In „{ $field }“ teilen sich zwei Boote eine Insel; nur in der Mitte dürfen mehrere liegen.
position-about = Das Feld „{ $field }“ gibt es nur bei den Fragen die, fetch, return und route.
position-large-on-track = { $die } ist ein großer Würfel; an der Leiste liegen nur kleine und Toms.
position-toms-die-elsewhere = Toms { $die } liegt in dem Bereich, den er zeigt, und in keinem anderen.
position-card-twice = { $card } liegt an zwei Orten.
position-not-in-solo = { $card } gehört nicht zum Solospiel.
position-cards-missing = Stapel, Schachtel, Friedhof, Leiste und Spieler haben nicht alle Gefährten; es fehlen: { $cards }.
position-too-many-cards-seen = Es liegen mehr { $letter }-Karten offen, als bis zu dieser Runde ausgelegt sein können.
position-deck-size =
    Der Stapel hat { $size } { $size ->
        [one] Karte
       *[other] Karten
    }; in dieser Runde sind { $right } richtig.
position-deck-order = Im Stapel sind die untersten { $bottom } Karten B-Karten und alle darüber A-Karten.
position-removed = Drei A-Karten und drei B-Karten bleiben in der Schachtel („removed“).
position-removed-solo = Keine Karte ist in der Schachtel („removed“), bevor die Automaplättchen einmal ausgegangen sind.
position-spells = Das Feld „spells“ ist eine Liste mit höchstens { $count } Objekten.
position-spell-seat = Das Feld „{ $field }“ nennt genau dann einen Spieler, wenn der Zauber verdeckt oder offen liegt.
position-spell-order = Zauber auf dem Stapel stehen am Ende der Liste; die davor sind gezogen.
position-tom-choosing = Solange Abenteurer gewählt werden, hat Tom noch keine Würfel und nur Farben, die die Option tom_dice nennt.
position-tom-colours = Tom braucht „colours“: zwei verschiedene, nicht Gelb und Lila zusammen.
position-tom-dice = Tom braucht „dice“: von jeder seiner Farben einen großen Würfel mit der Seite, die er zeigt.
position-tom-given = Die Option tom_dice sagt, welche Farben Tom hat: { $colours }.
position-tom-and-adventurer = Toms Farben sind die von Abenteurern, die niemand spielt.
position-adventurer-twice = Zwei Spieler haben denselben Abenteurer.
position-adventurers-given = Die Option adventurers sagt, wer wen spielt: { $names }.
position-choosing-order = Abenteurer werden in Spielreihenfolge gewählt: Wer vor dem Spieler am Zug sitzt, hat einen, die anderen keinen.
position-choosing-empty = Solange Abenteurer gewählt werden, ist der Tisch noch leer.
position-not-lent = { $card } bringt keinen Würfel der Farbe { $colour }.
position-seat-dice = Spieler { $player } muss so viele große Würfel der Farbe { $colour } haben: { $right }, nämlich die des Abenteurers und die, die Gefährten brachten („lent“).
position-reserve = Im Vorrat liegt die falsche Zahl von Würfeln der Farbe { $colour }; richtig: { $right }.
position-tiles = Die acht Automaplättchen liegen über den Bereichen, im Stapel und in der Ablage, jedes einmal.
position-tile-slots = Über jedem der fünf Bereiche liegt ein Automaplättchen.
position-track-empty = Gefährten liegen nur morgens an der Leiste.
position-track-solo = Im Solospiel liegt unter jedem Bereich ohne Toms Würfel ein Gefährte; jetzt unter: { $areas }.
position-track-count =
    An der Leiste { $count ->
        [one] liegt ein Gefährte
       *[other] liegen { $count } Gefährten
    }; zu diesem Zeitpunkt des Morgens sind { $right } richtig.
position-stage-at-night = Spieler { $player } kann in der Phase „{ $phase }“ nicht „{ $stage }“ sein, nur am Tag.
position-credits = Spieler { $player } hat offene Neuwürfe, das geht aber nur beim Würfeln.
position-travelled = Spieler { $player } hat Würfel benutzt oder Felder besucht, das geht aber nur auf der Reise.
position-band-visited = Die Gruppe von Spieler { $player } steht auf einem Feld, das sie verlassen hat; kein Feld wird zweimal betreten.
position-done = Spieler { $player } hat Karten genutzt, das geht aber nur mittags.
position-spent = { $card } kann in dieser Runde nicht so viele Neuwürfe gegeben haben.
position-not-rolled = { $die } muss eine Seite zeigen.
position-nothing-due = Bei Spieler { $player } ist Mittag, aber keine Karte ist fällig; richtig wäre „travel“.
position-black-die-missing = Spieler { $player } hat Kaar, also ist der schwarze Würfel im Spiel.
position-asked = Spieler { $player } kann jetzt nicht „{ $asked }“ gefragt werden.
position-day-is-over = Am Tag ist wenigstens ein Spieler noch am Würfeln, beim Mittag oder auf der Reise.
position-turn-in-day = Nach dem Morgen steht im Feld „turn“ der Startspieler.
position-refills = Die Automaplättchen sind zweimal ausgegangen, also kommt kein neuer Morgen.
position-over-too-soon = Zu Ende ist das Spiel erst nach acht Runden, oder solo, wenn Plättchen oder Gefährten ausgehen.

## Der gezeichnete Tisch

drawn-heading = Runde { $round } von { $rounds } · { $phase } · { $board }
drawn-phase-choosing = Abenteurer wählen
drawn-phase-morning = Morgen
drawn-phase-day = Tag
drawn-phase-over = Ende
drawn-board-shadows = Reich der Schatten
drawn-board-sea = Meer der Finsternis
drawn-choose = Noch frei: { $names }
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
drawn-lent = [Würfel { $colour }]
drawn-spent = [benutzt]
drawn-due = fällig ×{ $number }
drawn-face-down = verdeckt
drawn-stage-rolling = würfelt
drawn-stage-noon = Mittag
drawn-stage-travel = reist
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
drawn-ways = Spieler { $player } auf { $band }: { $ways }
drawn-open-route = frei
drawn-legend = ★ Punkte  (+2★) am Ende  ∴ Spur  ↻ Neuwurf  2/3✦ Glühwürmchen/Gefährten
drawn-legend-cards = ☠ geht  ⚑ beginnt  † zählt nicht  ☇ Zauber für andere  ⚰ vom Friedhof holen
drawn-legend-shadows = 35b p35 Blatt  45!b ohne Blatt  [v5] Dorf  @ Gruppe  ▲ Lager  ☠1 eins ablegen
drawn-legend-sea = ≈ Boote  ← 5-1∴ fünf verschiedene Elemente und eine Spur  ☠1 eins ablegen
drawn-legend-tom-shadows = ☠ geht   Toms Plättchen: »2 Gruppe 2 vor  +1★ ein Punkt  ▲ Lager ein Dorf weiter
drawn-legend-tom-sea = ☠ geht   Toms Plättchen: »2 Gruppe 2 vor  ≈min/≈max Boot, kleinste/größte Zahl
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
advice-loses = { $card } zu verlieren kostet bis zum Ende etwa { $points }
advice-dice = bringt { $count } Würfel
advice-footprints =
    bringt { $count } { $count ->
        [one] Spur
       *[other] Spuren
    }
advice-keep = die Würfel, wie sie liegen, sind etwa { $points } wert
advice-improves = ist etwa { $points } mehr wert als die Würfel, wie sie liegen
advice-worsens = ist etwa { $points } weniger wert als die Würfel, wie sie liegen
advice-same = ändert kaum etwas daran, was die Würfel wert sind
advice-pays = bezahlt einen Neuwurf, der etwa { $points } mehr wert ist als die Würfel, wie sie liegen
advice-token = kostet ein Neuwurfplättchen
advice-card = kostet nichts, ein Gefährte zahlt dafür
advice-step = kostet Punkte auf der Punkteleiste
advice-leaves = { $card } geht dadurch, also besser zuletzt
advice-gain = bringt etwa { $points }
advice-stop = die Gruppe zieht heute nicht weiter
advice-camp = das Lager ist hier { $points } wert statt { $before }
advice-village = führt zu einem Dorf, das { $points } wert ist statt { $before }
advice-walks-on = zieht weiter auf das nächste Dorf zu
advice-costs-footprints = kostet aber Spuren
advice-sail = das Boot ist dann { $points } wert statt { $before }
advice-tom = Toms Boot ist dann { $points } wert
