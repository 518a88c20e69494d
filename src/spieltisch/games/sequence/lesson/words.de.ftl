# Die erste Lektion von Sequence auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

card-title = Eine Karte und ihr Feld
card-text = Du spielst Blau. Jede Karte deiner Hand ist zweimal auf dem Brett abgebildet. Spielst du sie, kommt dein Chip auf eines der beiden Felder.
card-task = Wähle die 7♥ in deiner Hand und dann eines ihrer Felder: d6 oder i5.
card-done = Da liegt dein Chip, und du hast eine neue Karte gezogen. Das war schon ein ganzer Zug.
card-other = Auch das wäre ein guter Zug. Spiel jetzt bitte die 7♥.

row-title = Fünf in einer Linie
row-text = Fünf deiner Chips in gerader Linie sind eine Sequenz: waagerecht, senkrecht oder schräg. Vier liegen schon. Ein Ende ist versperrt, das andere frei.
row-task = Mach die Linie voll: Spiel die 7♦ auf h3.
row-done = Eine Sequenz! Eine Linie führt hindurch, und niemand kann ihre Chips mehr wegnehmen. Bei zwei Teams brauchst du zwei davon.
row-other = Erlaubt, aber der fünfte Chip fehlt auf h3.

two-eyed-title = Der Bube mit zwei Augen
two-eyed-text = B♣ und B♦ zeigen zwei Augen. So ein Bube ist ein Joker: Er legt deinen Chip auf jedes freie Feld.
two-eyed-task = Keine deiner Karten passt in die Lücke auf e5. Spiel den B♦ dorthin.
two-eyed-done = Lücke zu, Sequenz fertig. Für solche Momente hebt man diese Buben auf.
two-eyed-other = Erlaubt, aber die Lücke ist auf e5, und nur der Bube kommt dorthin.

one-eyed-title = Der Bube mit einem Auge
one-eyed-text = B♠ und B♥ zeigen ein Auge. Sie nehmen einen gegnerischen Chip vom Brett, und du legst keinen. Vorsicht: Grün hat vier in einer Linie!
one-eyed-task = Spiel den B♠ auf einen der vier grünen Chips von d8 bis g8.
one-eyed-done = Die Gefahr ist gebannt, und das Feld ist wieder frei für alle. Chips in einer fertigen Sequenz sind davor sicher.
one-eyed-other = Dann macht Grün die Linie voll! Setz den B♠ auf d8, e8, f8 oder g8 ein.

dead-title = Eine tote Karte
dead-text = Beide Felder deiner 9♦ sind besetzt, also ist sie tot. Einmal im Zug darfst du so eine Karte tauschen, bevor du spielst.
dead-task = Tausche die tote 9♦.
dead-done = Du hast eine neue Karte, das A♦, und bist immer noch dran.
dead-other = Erlaubt, aber tausche erst die 9♦; das kostet dich nichts.

corner-title = Die freien Ecken
corner-text = Die vier Ecken zählen so, als läge auf jeder ein Chip von dir. Neben einer Ecke genügen also vier Chips für eine Sequenz.
corner-task = Von c10 bis e10 liegen drei Chips, und die Ecke ist frei. Spiel das A♦ auf b10.
corner-done = Ecke und vier Chips: deine zweite Sequenz. Du hast gewonnen!
corner-other = Erlaubt, aber auf b10 gewinnt das Ass die Partie.

end = Mehr brauchst du für den ersten Abend nicht. Alles Weitere steht in den Regeln neben dem Brett.
