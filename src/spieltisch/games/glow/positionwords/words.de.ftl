# Was an einer Stellung von Glow falsch sein kann. Jeder Schlüssel steht auch in words.en.ftl.

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
position-too-many-companions = Bis zu dieser Runde hat ein Spieler höchstens { $most } Gefährten, denn in jeder kommt einer dazu.
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
position-day-is-over = Am Tag würfelt mindestens ein Spieler noch, nutzt seine Karten oder reist.
position-turn-in-day = Nach dem Morgen steht im Feld „turn“ der Startspieler.
position-refills = Die Automaplättchen sind zweimal ausgegangen, also kommt kein neuer Morgen.
position-over-too-soon = Zu Ende ist das Spiel erst nach acht Runden, oder solo, wenn Plättchen oder Gefährten ausgehen.
