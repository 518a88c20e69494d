unreadable-study = Die Studie „{ $path }“ lässt sich nicht lesen; prüfe den Pfad.
bad-study = Die Studie ist nicht richtig angegeben: { $why }
empty-study = Eine Studie braucht mindestens eine Personenzahl, einen Bot und einen Wert für jede Option, die verändert wird.
study-in-use = In „{ $folder }“ läuft gerade eine Studie; warte ihr Ende ab oder nenne einen anderen Ordner.
other-study = Im Ordner „{ $folder }“ liegt eine andere Studie; nenne einen anderen Ordner oder wiederhole jene.
broken-study = Zeile { $line } von „{ $path }“ gehört nicht zu dieser Studie; bessere sie aus oder nenne einen anderen Ordner.
variant = { $name }
unvaried = wie es ist
against = { $bot } gegen { $rival }
title = Ausgewogenheit von { $game }
set-up = { $game }: { $deals } Verteilungen in { $cells ->
    [one] einer Zusammenstellung
   *[other] jeder von { $cells } Zusammenstellungen
} aus Variante, Personenzahl und Bots, alle aus denselben Startwerten. Bots: { $bots }. Startwert: { $seed }.
section = { $variant }, { $players ->
    [one] eine Person
   *[other] { $players } Personen
}
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
column-bots = Bots
measure-first = erster Zug, %
measure-drawn = niemand gewinnt, %
measure-shared = mehrere gewinnen, %
measure-won = Siege, %
measure-length = Züge
measure-margin = Vorsprung in Punkten
measure-skill = besserer Bot, %
heading-plot = Was gewinnt, wer beginnt
how-to-read = Bereiche (auf der Seite unter jedem Wert, und in der Tabelle im Ordner) enthalten den wahren Wert in 95 von 100 Studien (Anteile: Wilson). Ein Stern steht bei einem Unterschied zum gerechten Anteil oder zur ersten Variante, den Zufall allein schlecht erklärt: p < 0,05 nach der Korrektur für alle Vergleiche dieser Studie (Holm). Varianten werden Verteilung für Verteilung aus denselben Startwerten verglichen. Ein Sieg wird unter denen geteilt, die gewinnen, und unter allen, wenn niemand gewinnt. All das gilt für diese Bots; Menschen spielen vielleicht anders.
