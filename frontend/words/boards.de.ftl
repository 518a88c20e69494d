# Was die Spielbretter auf Deutsch sagen. Jeder Schlüssel steht auch in boards.en.ftl.

## Alle Bretter

open-hands = Offene Handkarten
nobody-won = Niemand gewinnt
chances-move = Zug
play-it = Spielen
bot-short = Bot { $n }

## Spiele ohne gezeichnetes Brett

plain-about = Dieses Brett ist noch nicht gezeichnet. Du kannst aus der Liste der Züge spielen.
plain-move = Suche, oder tippe einen Zug und drücke Eingabe
plain-wait = Jemand anderes ist dran.
plain-scene = Was du siehst, als Daten
