# Glüx auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

title = Glüx
about = Zähle von Plättchen zu Plättchen und beherrsche die Räume.

## Varianten

variant-all-chips = Bis zum letzten Plättchen
about-variant-all-chips = Jeder legt alle 24 Plättchen.
variant-last-kept = Das letzte bleibt
about-variant-last-kept = Sind die Beutel leer, ist Schluss; jeder behält ein Plättchen in der Hand.

## Optionen

label-board = Spielplan
option-board = Der Spielplan: die gedruckte Seite für die Zahl der Spieler (die 15 x 15 Felder große für 3 und 4 ist eine Rekonstruktion, gedruckt können die Räume anders liegen) oder einer, den du zeichnest.
takes-board = 2p, 3-4p oder eine Zeichnung: Reihen aus Großbuchstaben (Räume) und Punkten (Flure), die Nummer des Spielers hinter jedem Startfeld, etwa „A1 A . . B2“, und eine Zeile „mitte: A“ für den Raum, der bei Gleichstand entscheidet
label-board-2p = die Seite für zwei
label-board-3-4p = die Seite für drei und vier
label-last-chip = Das letzte Plättchen
option-last-chip = Ob alle ihre 24 Plättchen legen oder das Spiel endet, sobald alle Beutel leer sind und das letzte auf der Hand bleibt.
takes-last-chip = played oder kept
label-last-chip-played = wird gelegt wie alle anderen
label-last-chip-kept = bleibt auf der Hand
board-side = Der Spielplan { $board } ist nicht für { $players } Spieler; er ist für { $fitting }.
board-starts-and-players =
    Der Spielplan hat { $starts ->
        [one] ein Startfeld
       *[other] { $starts } Startfelder
    }, es spielen aber { $players }; er braucht eines für jeden Spieler.
board-form = Ein Spielplan ist eine Zeichnung als Text oder ein Objekt mit den Feldern „rows“, „starts“ und „middle“.
board-field = Ein Feld „{ $field }“ hat ein Spielplan nicht; seine Felder sind: { $fields }.
board-field-twice = Die Angabe „{ $field }“ steht zweimal beim Spielplan; lass eine davon weg.
board-rows = Das Feld „rows“ eines Spielplans nimmt eine Liste von Texten, einen für jede Reihe.
board-sign = Reihe { $row } des Spielplans, „{ $text }“, ist nicht lesbar; ein Feld ist ein Großbuchstabe für einen Raum oder ein Punkt für einen Flur, dahinter die Nummer des Spielers, der dort startet.
board-size = Der Spielplan ist { $width } Felder breit und { $height } hoch; beides muss von 1 bis 15 sein.
board-not-rectangular = Reihe { $row } des Spielplans hat { $squares } Felder, die erste hat { $first }; alle Reihen müssen gleich lang sein.
board-no-room = Der Spielplan hat noch keinen Raum; zeichne mindestens einen.
board-room-is-split = Der Raum { $room } hängt nicht zusammen: { $cell } liegt abseits; gib getrennten Räumen verschiedene Buchstaben.
board-starts-twice = Die Starts sind in den Reihen nummeriert und auch in „starts“ aufgezählt; tu eines von beiden.
board-start-marks = Die Nummer { $player } steht auf { $count } Feldern; nummeriere die Startfelder mit 1, 2 und so weiter, jede einmal.
board-starts = Ein Spielplan braucht 2 bis { $most } Startfelder: Nummeriere sie in den Reihen oder zähle sie in der Reihenfolge der Plätze auf, etwa starts: a9 m1.
board-start-off = Der Start „{ $start }“ liegt nicht auf dem Spielplan; seine Felder gehen von a1 bis { $last }.
board-starts-equal = Zwei Spieler starten auf { $start }; jeder braucht ein eigenes Feld.
board-middle = Einen Raum „{ $middle }“, der der mittlere sein könnte, hat der Spielplan nicht; seine Räume sind: { $rooms }.
board-middle-unclear = Sag, welcher Raum bei Gleichstand entscheidet, etwa mitte: A; die Räume { $rooms } sind gleich groß.

## Züge lesen

unreadable-move = „{ $text }“ ist kein Zug; Züge sehen so aus: „5 c4“ (fünf Augen oben, auf c4) oder für das Startplättchen „start 6“.
typing = Ein Zug ist die Seite, die oben liegt, und das Feld: 5 c4 (oder c4:5). Vor dem ersten Zug wählen alle die Seite ihres Startplättchens: start 6.

## Warum ein Zug nicht geht

legal = Dieser Zug ist erlaubt.
game-over = Das Spiel ist zu Ende.
not-your-turn = Spieler { $player } ist am Zug.
choose-first = A20: Zuerst wählen alle die Seite ihres Startplättchens, etwa „start 6“.
chosen-already = A20: Deine Startseite hast du gewählt; warte, bis die anderen so weit sind.
started-already = A20: Die Startseiten sind gewählt; jetzt wird ein Plättchen gelegt, etwa „5 c4“.
not-your-chip = Dein Plättchen zeigt { $low } oder { $high }, nicht { $pips }.
not-your-start-chip = Dein Startplättchen zeigt { $low } oder { $high }, nicht { $pips }.
off-the-board = Ein Feld { $cell } hat dieser Spielplan nicht; seine Felder gehen von a1 bis { $last }.
out-of-reach = P1: Keines deiner Plättchen zählt geradeaus bis { $cell }; legen kannst du auf { $targets }.
blocked = P3: Der Weg ist blockiert: Deine { $count } auf { $origin } würde bis { $cell } zählen, aber auf { $blocker } liegt ein Plättchen.
full = P5: Auf { $cell } liegen schon zwei Plättchen; ein drittes kommt nie dazu.
foreign-start = P6: { $cell } ist der Start von { $colour }; sonst legt dort niemand.
option-used = A5: Auf deinem Start { $cell } liegt schon ein zweites Plättchen; das geht nur einmal.
excluded = A10: Du konntest nicht mehr legen und setzt bis zur Wertung aus.
finished = A1: Du hast alle deine Plättchen gelegt.
not-seated = Plättchen legen nur die Spieler.
no-such-action = Diese Aktion gibt es nicht.

## Stellungen

position-unknown-field = Ein Feld „{ $field }“ hat eine Stellung nicht; ihre Felder sind: { $fields }.
position-phase = Das Feld „phase“ nimmt eines von: { $phases }.
position-seat = Das Feld „{ $field }“ nimmt einen Platz von 0 bis { $last } oder null.
position-seats = Das Feld „{ $field }“ nimmt eine Liste von Plätzen von 0 bis { $last }, jeden einmal.
position-chips = Das Feld „chips“ nimmt { $height } Reihen mit { $width } Zeichen und Leerzeichen dazwischen.
position-row = Reihe { $row } von „chips“ hat { $signs } Zeichen; es müssen { $width } sein, mit Leerzeichen dazwischen.
position-no-chip = „{ $sign }“ in „chips“ ist kein Plättchen dieser Partie; ein Plättchen ist eines von { $letters } und seine Augen, etwa y5, mit Großbuchstaben, wenn es auf einem anderen liegt.
position-hands = Das Feld „hands“ nimmt { $players } Einträge, einen für jeden Spieler: { $types } oder null.
position-bags = Das Feld „bags“ nimmt { $players } Listen mit drei Zahlen von 0 bis { $most }: wie viele 1/6, 2/5 und 3/4 noch da sind.
position-bags-needed = Es sind Plättchen verdeckt; sag darum in „bags“, was jeder Spieler noch hat.
position-sides = Das Feld „sides“ nimmt { $players } Einträge, einen für jeden Spieler: die gewählten Augen von 1 bis 6 oder null.
position-too-many = Auf dem Spielplan, in Hand und Beutel sind mehr als { $count } Plättchen { $type } von { $colour }.
position-missing = Solange Startseiten gewählt werden, sind in Hand und Beutel von { $colour } alle { $count } Plättchen.
position-no-hand = { $colour } hat Plättchen im Beutel, aber keines auf der Hand; wer ziehen kann, hält eines.
position-sides-and-phase = Das Feld „sides“ nennt nur in der Phase „choose“ Seiten (A20).
position-side = Diese Seite kann { $colour } nicht gewählt haben; das Startplättchen zeigt { $low } oder { $high }.
position-all-chosen = Alle haben gewählt, also liegen die Startplättchen auf dem Spielplan und die Phase ist „turn“ (A20).
position-choose-and-chips = In der Phase „choose“ liegt kein Plättchen auf dem Spielplan (A20).
position-choose-and-turn = In der Phase „choose“ ist niemand ausgeschieden, und „first“ und „turn“ sind null (A20).
position-start = Auf dem Startfeld { $cell } muss ein Plättchen von { $colour } oben liegen: Sonst legt dort niemand (P6).
position-start-stack = Auf dem Start von { $colour } liegen zwei Plättchen, also ist eines dieser Farbe verdeckt; ihre Plättchen lassen keines übrig (P6).
position-stacks = { $covered } Plättchen liegen weder offen noch in Hand oder Beutel, gezeichnet sind aber { $stacks } auf einem anderen; beides muss gleich sein.
position-finished-not-excluded = { $colour } hat alle Plättchen gelegt und ist fertig, nicht ausgeschieden.
position-can-place = { $colour } ist nicht ausgeschieden: Es gibt ein Feld zum Legen.
position-turn = { $colour } hat kein Plättchen zu legen oder ist ausgeschieden, kann also nicht am Zug sein.
position-turns = Die Spieler haben { $placed } Plättchen gelegt; ist Spieler { $turn } am Zug, dann haben die vor ihm eines mehr gelegt, alle anderen gleich viele und Ausgeschiedene weniger (A3).
position-stuck = { $colour } kann nirgends legen, ist also ausgeschieden und nicht am Zug (A11).
position-is-over = Niemand ist mehr da, der weiterspielt, also ist die Phase „over“ (A1).
position-over-and-turn = Die Phase ist „over“, also ist „turn“ null.
position-not-over = Die Phase ist „over“, aber { $colour } hat { $placed } statt { $count } Plättchen gelegt und ist nicht ausgeschieden oder ist es mit so vielen (A1).
position-generator = Das Feld „generator“ nimmt bis zu 16 hexadezimale Ziffern.

## Der gezeichnete Tisch

drawn-player = Spieler { $player }
drawn-legend = + hier kann gelegt werden   y5 Plättchen   Y5 auf einem anderen
drawn-reconstruction = Dieser Plan ist eine Rekonstruktion; gedruckt können die Räume anders liegen.
drawn-start = Start { $cell }
drawn-points = { $points } Punkte
drawn-left = noch { $count }:
drawn-excluded = ausgeschieden, { $count } Plättchen übrig
drawn-finished = fertig
drawn-chosen = hat gewählt
drawn-rooms = Räume
drawn-room-legend = ⁴ erster Platz   ² zweiter Platz   * mittlerer Raum, entscheidet bei Gleichstand
drawn-hand-choose = Dein Startplättchen zeigt { $low } oder { $high }: start { $low } oder start { $high }
drawn-hand-chosen = Du hast { $low } gewählt; die anderen wählen noch.
drawn-hand-turn = Dein Plättchen zeigt { $low } oder { $high }.
drawn-hand-over = Dein letztes Plättchen zeigt { $low } oder { $high }; es wird nicht mehr gelegt.
drawn-hands = Auf der Hand: { $hands }
drawn-end-placed = Alle Plättchen sind gelegt.
drawn-end-kept = Alle Beutel sind leer; die letzten Plättchen bleiben auf der Hand.
drawn-end-stuck = Niemand kann mehr legen.
drawn-tie = Gleichstand an der Spitze; Augen im mittleren Raum { $room }: { $pips }
drawn-won = Vorn: { $colours }
drawn-shared = Gemeinsam vorn: { $colours }

## Was ein Zug bewirkt hat, nach dem Namen

told-choice = hat eine Startseite gewählt
told-last-choice = hat auch eine Startseite gewählt. Es liegen: { $sides }; { $colour } beginnt
told-start = { $colour } { $pips }
told-place = legt eine { $pips } auf { $cell }
told-cover = legt eine { $pips } auf { $cell }, über die { $below } von { $colour }
told-cover-own = legt eine { $pips } auf { $cell }, über ein eigenes Plättchen
told-excluding = { $deed }. Jetzt kann { $colour } nicht mehr legen und scheidet aus

## Was für einen Zug spricht und was dagegen

advice-leads = übernimmt in Raum { $room } mit { $own } zu { $most } Augen die Führung ({ $points } Punkte)
advice-keeps-lead = baut die Führung in Raum { $room } aus: { $own } zu { $most } Augen
advice-same-lead = lässt die Führung in Raum { $room }, wie sie ist: { $own } zu { $most } Augen
advice-weakens-lead = schwächt die Führung in Raum { $room }: { $own } zu { $most } Augen statt { $had } zu { $had_most }
advice-only-ties = gibt die Führung in Raum { $room } her und teilt sie nur noch: { $own } Augen statt { $had }
advice-loses-lead = verliert die Führung in Raum { $room }: { $own } zu { $most } Augen
advice-still-ties = teilt sich weiter die Führung in Raum { $room }, jetzt mit { $own } Augen
advice-ties = teilt sich mit { $own } Augen die Führung in Raum { $room } ({ $points } Punkte)
advice-second = holt in Raum { $room } mit { $own } zu { $most } Augen den zweiten Platz ({ $points } Punkte)
advice-still-second = bleibt Zweiter in Raum { $room }: { $own } zu { $most } Augen
advice-loses-second = verliert den zweiten Platz in Raum { $room }: { $own } zu { $most } Augen
advice-falls-back = fällt in Raum { $room } zurück: { $own } zu { $most } Augen statt { $had } zu { $had_most }
advice-behind = liegt in Raum { $room } noch zurück: { $own } zu { $most } Augen
advice-takes = nimmt { $colour } in Raum { $room } { $points } Punkte
advice-covers = deckt die { $below } von { $colour } zu
advice-covers-own = deckt eine eigene { $below } zu
advice-safe = kann dort von niemandem mehr zugedeckt werden
advice-corridor = zählt selbst nichts, weil es im Flur liegt
advice-option = das Startfeld lässt sich nur einmal überdecken
advice-many-ways = lässt viele Wege in die Räume offen
advice-a-way = lässt einen Weg in einen Raum offen
advice-few-ways = von dort führt kaum ein Weg weiter
advice-no-ways = von dort führt kein Weg weiter

## Warum die Partie so ausgegangen ist

verdict-points = { $points } Punkte aus den Räumen gegen { $second }.
verdict-middle = Gleichstand mit { $points } Punkten; der mittlere Raum { $room } entscheidet mit { $pips } zu { $second } Augen.
verdict-shared = Gleichstand mit { $points } Punkten, auch im mittleren Raum { $room }: Der Sieg wird geteilt.

## Wonach eine Studie fragt

element-corridors = Gänge
element-room = Raum { $room }
element-chip = Startchip { $chip }
