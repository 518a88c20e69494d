place-title = Drei Steine für jeden
place-text = Das Brett hat neun Punkte, die durch Linien verbunden sind. Abwechselnd setzt ihr je drei Steine. Wer drei in einer Linie hat, gewinnt.
place-task = Setz deinen zweiten Stein in eine andere Ecke.
place-done = Zwei Ecken sind ein guter Anfang: Durch sie laufen viele Linien.
place-other = Erlaubt, aber durch Ecken laufen mehr Linien. Nimm eine davon.

block-title = Behalte die gegnerischen Linien im Auge
block-text = Dein Gegenüber hat c1 und b2. Noch ein Stein auf dieser Schrägen, und die Partie ist verloren.
block-task = Schließ die Schräge: Setz deinen letzten Stein auf a3.
block-done = Die Linie ist zu, und jetzt hältst du selbst drei Ecken.
block-other = Dann setzt dein Gegenüber auf a3 und gewinnt. Schließ diesen Punkt.

move-title = Jetzt wird gezogen
move-text = Alle sechs Steine sind gesetzt. Wer dran ist, zieht einen eigenen Stein entlang einer Linie zum nächsten Punkt, wenn dieser frei ist. Dein Gegenüber möchte von c3 nach b3.
move-task = Wähl deinen Stein auf a3 und zieh ihn nach b3.
move-done = Versperrt. Jeder Zug öffnet einen Punkt und schließt einen anderen; achte auf beide.
move-other = Erlaubt, aber dann zieht dein Gegenüber nach b3 und hat eine Linie. Sei zuerst dort.

win-title = Drei in einer Linie
win-text = Du hältst a1 und a2. Einer deiner Steine ist nur einen Schritt vom dritten Punkt entfernt.
win-task = Zieh von b3 nach a3.
win-done = Drei in einer Linie: gewonnen. Waagerecht, senkrecht und schräg zählen gleich.
win-other = Erlaubt, aber du kannst sofort gewinnen: Zieh von b3 nach a3.

end = Mehr gibt es nicht zu wissen. Nach sechzig Zügen ohne Linie ist die Partie unentschieden.
