unreadable-study = Die Studie „{ $path }“ lässt sich nicht lesen; prüfe den Pfad.
bad-study = Die Studie ist nicht richtig angegeben: { $why }
empty-study = Eine Studie braucht mindestens eine Personenzahl, einen Bot und einen Wert für jede Option, die verändert wird.
study-in-use = In „{ $folder }“ läuft gerade eine Studie; warte ihr Ende ab oder nenne einen anderen Ordner.
other-study = Im Ordner „{ $folder }“ liegt eine andere Studie; nenne einen anderen Ordner oder wiederhole jene.
variant = { $name }
unvaried = wie es ist
against = { $bot } gegen { $rival }
title = Ausgewogenheit von { $game }
set-up = { $game }: { $deals } Verteilungen in { $cells ->
    [one] einer Zusammenstellung
   *[other] jeder von { $cells } Zusammenstellungen
} aus Variante, Personenzahl und Bots, alle aus denselben Startwerten. Bots: { $bots }. Startwert: { $seed }.
alone = { $bot } gewinnt { $value } % der Partien ({ $low } bis { $high } %).
first-better = { $bot }: Wer beginnt, ist im Vorteil: { $value } % der Siege ({ $low } bis { $high } %) statt gerechter { $fair } %.
first-worse = { $bot }: Wer beginnt, ist im Nachteil: { $value } % der Siege ({ $low } bis { $high } %) statt gerechter { $fair } %.
first-fair = { $bot }: Ein Vorteil des ersten Zugs war nicht zu sehen: { $value } % der Siege ({ $low } bis { $high } %), gerecht wären { $fair } %. Einer von { $detectable } Punkten wäre in vier von fünf solchen Studien zu sehen gewesen.
skill = { $bot } gewinnt { $value } % ({ $low } bis { $high } %) gegen { $rival }, von jedem Platz derselben Verteilungen; reines Glück wären { $fair } %.
turn-order = { $bot }, in Zugreihenfolge: { $places }.
place = { $value } % ({ $low } bis { $high } %)
bots-disagree = Über den ersten Zug sind sich die Bots nicht einig: Was er wert ist, hängt davon ab, wie gut gespielt wird.
changed = Verglichen mit „{ $base }“: { $measure } { $value } ({ $low } bis { $high }).
unchanged = Kein Unterschied zu „{ $base }“ war bei Folgendem zu sehen; daneben steht jeweils, was in vier von fünf solchen Studien zu sehen gewesen wäre. { $measures }
stopped = { $who }: { $games ->
    [one] Eine Partie wurde
   *[other] { $games } Partien wurden
} wegen der Länge abgebrochen und { $games ->
    [one] zählt
   *[other] zählen
} als unentschieden.
how-to-read = Bereiche enthalten den wahren Wert in 95 von 100 Studien (Anteile: Wilson). Ein Stern steht bei einem Unterschied zum gerechten Anteil oder zur ersten Variante, den Zufall allein schlecht erklärt: p < 0,05 nach der Korrektur für alle Vergleiche dieser Studie (Holm). Varianten werden Verteilung für Verteilung aus denselben Startwerten verglichen. Ein Sieg wird unter denen geteilt, die gewinnen, und unter allen, wenn niemand gewinnt. All das gilt für diese Bots; Menschen spielen vielleicht anders.
players = { $players ->
    [one] eine Person
   *[other] { $players } Personen
}
bots-differ = Nur ein Teil dieser Bots lässt einen Unterschied erkennen; er hängt vielleicht davon ab, wie gut gespielt wird.
all-figures = Alle Werte mit Bereichen und dem kleinsten Unterschied, der zu sehen gewesen wäre
column-who = wer spielt
column-measure = Maß
column-value = Wert
column-share = Anteil, %
column-interval = Bereich
column-detectable = kleinster sichtbarer Unterschied
column-change = gegenüber der ersten Variante
column-cause = Ursache
column-element = Element
column-uses = Einsätze je Partie
column-dealt = zugeteilt, Punkte
column-dealt-interval = Bereich
column-forbidden = ohne es, Punkte
column-forbidden-interval = Bereich
measure-first = Siege des ersten Zugs, %
measure-first-alone = Siege, %
measure-seat = Siege von Platz { $seat }, %
measure-length = Züge
measure-drawn = niemand gewinnt, %
measure-shared = mehrere gewinnen, %
measure-choices = Auswahl
measure-forced = ohne Wahl, %
measure-mattered = Entscheidungen, die zählen, %
measure-leads = Führungswechsel
measure-comeback = Aufholjagden, %
measure-decided = endgültig vorn nach, % der Partie
measure-wait = längste Wartezeit, Züge
measure-shut-out = ausgeschlossen, %
measure-margin = Vorsprung in Punkten
measure-margin-alone = Punkte
measure-skill = besserer Bot, %
chapter-turns = Platz und Zugreihenfolge
question-turns = Ist es ein Vorteil, den ersten Zug zu haben?
chapter-length = Länge
question-length = Wie lange dauert eine Partie?
says-length = Mit { $bot } dauert eine Partie im Mittel { $value } Züge ({ $low } bis { $high }); die Hälfte aller Partien { $short } bis { $long }.
also-length = Mit { $bot }: { $value } ({ $low } bis { $high }), die Hälfte davon { $short } bis { $long }.
chapter-draws = Unentschieden und geteilte Siege
question-draws = Wie oft gewinnt niemand, und wie oft gewinnen mehrere?
says-draws = Mit { $bot } enden { $value } % der Partien ohne Sieg ({ $low } bis { $high } %) und { $second } % mit mehreren Siegern.
also-draws = Mit { $bot }: { $value } % ({ $low } bis { $high } %) und { $second } %.
chapter-choices = Auswahl
question-choices = Unter wie vielen Zügen kann man wählen, und wie oft gibt es nur einen?
says-choices = Mit { $bot } stehen im Mittel { $value } Züge zur Wahl ({ $low } bis { $high }); { $second } % aller Züge sind der einzig mögliche.
also-choices = Mit { $bot }: { $value } ({ $low } bis { $high }), { $second } % ohne Wahl.
chapter-mattered = Entscheidungen, die zählen
question-mattered = Wie oft kommt es darauf an, was man wählt? Eine Entscheidung zählt, wenn der beste Zug nach dem Urteil des Spiels selbst mindestens 5 Punkte Gewinnaussicht mehr wert ist als der durchschnittliche.
says-mattered = Mit { $bot } kommt es bei { $value } % der Entscheidungen darauf an, was man wählt ({ $low } bis { $high } %).
also-mattered = Mit { $bot }: { $value } % ({ $low } bis { $high } %).
chapter-leads = Führungswechsel und Aufholjagden
question-leads = Wechselt die Führung, und kann man noch von weit hinten gewinnen?
says-leads = Mit { $bot } wechselt die Führung { $value }-mal in einer Partie ({ $low } bis { $high }); { $second } % der Partien gewinnt jemand, dessen Aussicht unter die Hälfte der gerechten gesunken war.
also-leads = Mit { $bot }: { $value }-mal ({ $low } bis { $high }), { $second } % Aufholjagden.
chapter-decided = Wann es entschieden ist
question-decided = Ab wann führt endgültig, wer gewinnt?
says-decided = Mit { $bot } liegt nach { $value } % der Partie endgültig vorn, wer gewinnt ({ $low } bis { $high } %); wer bei Halbzeit führt, gewinnt { $half } % der Partien.
also-decided = Mit { $bot }: { $value } % ({ $low } bis { $high } %), bei Halbzeit { $half } %.
chapter-luck = Glück und Können
question-luck = Wie viel an einem Sieg liegt daran, wer besser spielt, wie viel an Verteilung und Platz, wie viel an allem Übrigen? Das hängt davon ab, wie weit die Bots auseinander sind.
says-luck = { $skill } % dessen, was entscheidet, ist, wer spielt ({ $low } bis { $high } %), { $deal } % sind Verteilung und Platz, { $rest } % alles Übrige, etwa was später geschieht.
cause-skill = wer spielt
cause-deal = Verteilung und Platz
cause-rest = das Übrige
chapter-ladder = Leiter des Könnens
question-ladder = Wie oft gewinnt der bessere Bot? Nahe am gerechten Anteil ist es Glück, nahe 100 % Können.
chapter-elements = Gebrauch und Wert jedes Elements
question-elements = Was ist es wert, etwas zugeteilt zu bekommen, und was kostet es, darauf zu verzichten? Was gewählt wird, sagt nichts über den Wert; darum wird nur verglichen, was zugeteilt wird, und reihum wird jemandem jedes Element verboten. In Punkten des Anteils an den Siegen.
says-uses = Am meisten gebraucht wird { $most } ({ $often }-mal je Partie), am wenigsten { $least } ({ $seldom }-mal).
says-dealt = Es zugeteilt zu bekommen macht einen Unterschied: { $parts }{ $more ->
    [0] .
   *[other] , und { $more } weitere in der Tabelle.
}
says-dealt-nothing = Welches davon man zugeteilt bekommt, macht keinen Unterschied, der zu sehen gewesen wäre; einer von { $detectable } Punkten wäre in vier von fünf solchen Studien zu sehen gewesen.
says-forbidden = Darauf zu verzichten macht einen Unterschied: { $parts }{ $more ->
    [0] .
   *[other] , und { $more } weitere in der Tabelle.
}
says-forbidden-nothing = Auf ein einzelnes zu verzichten macht keinen Unterschied, der zu sehen gewesen wäre; einer von { $detectable } Punkten wäre in vier von fünf solchen Studien zu sehen gewesen.
element-gap = { $name } { $value } ({ $low } bis { $high })
plot-dealt = { $name }, zugeteilt
plot-forbidden = { $name }, verboten
plot-worth = Was es bringt, ein Element zugeteilt zu bekommen oder darauf zu verzichten
plot-place = { $who }, { $place ->
    [1] beginnt
    [2] kommt als Zweites
    [3] kommt als Drittes
   *[other] kommt als Nummer { $place }
}
plot-moments = Wie viele von 100 Partien gewinnt, wer in einem Augenblick führt, in Prozent der Länge der Partie
plot-length = Wie viele von 100 Partien nach so vielen Zügen zu Ende sind
plot-sources = Punkte nach Herkunft
chapter-waiting = Warten und Ausschluss
question-waiting = Wie lange wartet man auf eine Wahl, und ist jemand aus dem Spiel, bevor es endet?
says-waiting = Mit { $bot } wartet man bis zu { $value } Züge lang ohne Wahl ({ $low } bis { $high }, im Mittel über alle Plätze); in { $second } % der Partien hatte jemand im ganzen letzten Drittel keine Wahl.
also-waiting = Mit { $bot }: { $value } Züge ({ $low } bis { $high }), { $second } % ausgeschlossen.
chapter-margins = Abstände und Punkte nach Herkunft
question-margins = Wie knapp ist es am Ende, und woher kommen die Punkte?
says-margins = Mit { $bot } hat am Ende die oder der Beste { $value } Punkte Vorsprung ({ $low } bis { $high }).
also-margins = Mit { $bot }: { $value } ({ $low } bis { $high }).
empty-goal = Ein Ziel braucht mindestens ein Maß mit seinem Bereich und eine Option mit mindestens zwei Werten.
slow-goal = Der Bot „{ $bot }“ denkt zu lange, um mit ihm zu suchen; nenne einen kompilierten wie greedy.
no-such-part = Was gesucht wird, „{ $name }“, kommt in den Optionen nicht vor; für einen Teil eines Bretts muss das ganze Brett unter [options] stehen.
unknown-measure = Das Maß „{ $measure }“ gibt es hier nicht; es gibt: { $known }.
title-tuning = Abstimmung von { $game }
tuning-set-up = { $attempts } Zusammenstellungen von Optionen versucht, je { $deals } Verteilungen mit demselben Bot auf allen Plätzen: { $bots }.
tuning-met = Diese Optionen erreichen das Ziel: { $options }.
tuning-flattered = Auf den Verteilungen, nach denen sie ausgewählt wurden, erreichen diese Optionen das Ziel, auf neuen nicht: { $options }.
tuning-missed = Nichts erreicht das ganze Ziel; am nächsten kommt: { $options }.
tuning-confirmed = Auf { $deals } neuen Verteilungen, { $bot } auf allen Plätzen: { $measures }.
tuning-value = { $measure } { $value } ({ $low } bis { $high }), gewünscht { $from } bis { $to }
tuning-trade-off = Die Abwägung: was keine andere Zusammenstellung in allem übertrifft
seats-unfair = { $bot }, nach Sitzen, wer auch beginnt: { $seats }. Sitz { $most } ist besser dran als Sitz { $least }.
seats-fair = { $bot }, nach Sitzen, wer auch beginnt: { $seats }. Kein Sitz ist besser dran, soweit zu sehen war; ein Vorteil von { $detectable } Punkten wäre in vier von fünf solchen Studien zu sehen gewesen.
plot-seat = { $who }, Sitz { $seat }
tuning-all = Alle Versuche, der nächste am Ziel zuerst
column-options = Optionen
chapter-turns-alone = Siege
question-turns-alone = Wie oft gewinnt man?
says-length-always = Mit { $bot } dauert jede Partie { $value } Züge.
also-length-always = Mit { $bot }: immer { $value }.
chapter-margins-alone = Punkte nach Herkunft
question-margins-alone = Wie viele Punkte hat man am Ende, und woher kommen sie?
says-margins-alone = Mit { $bot } hat man am Ende { $value } Punkte ({ $low } bis { $high }).
also-margins-alone = Mit { $bot }: { $value } ({ $low } bis { $high }).
plot-measure = Im Mittel, mit Bereichen: { $measure }
plot-fair = In Prozent der Siege, mit Bereichen; gestrichelt: ein gerechter Anteil
plot-draws = In Prozent der Partien, mit Bereichen
plot-luck = Was entscheidet, in Prozent
