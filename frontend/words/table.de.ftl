# Was um das Brett herum auf Deutsch gesagt wird. Jeder Schlüssel steht auch in table.en.ftl.

## Geheimnisse und Gedächtnis

wrong-seat-link = Dieser Platz-Link öffnet hier keinen Platz (mehr); lass dir einen neuen geben, oder sieh einfach zu.
nothing-kept = Dieser Browser merkt sich nichts für uns; dein Platz steht deshalb in der Adresse: Komm mit genau dieser Adresse wieder, und zeig sie niemandem.

## Kopieren

copy-by-keys = Drücke Strg+C (am Mac ⌘C), um den Text zu kopieren.
copy-by-finger = Halte den Finger auf den Text und wähle „Kopieren“.

## Mehrere an einem Gerät

at-this-device = an diesem Gerät
time-left = Restzeit:
name-of-seat = Name auf Platz { $n }

## Zusehen und reden

you-watch = Du siehst zu.
watchers =
    { $count ->
        [one] { $too ->
            [yes] Ein weiteres
           *[no] Ein
        } Gerät sieht zu.
       *[other] { $count } { $too ->
            [yes] weitere Geräte
           *[no] Geräte
        } sehen zu.
    }
said-by = { $name }: { $text }
chat-earlier =
    { $count ->
        [one] Eine frühere Zeile wird nicht gezeigt.
       *[other] { $count } frühere Zeilen werden nicht gezeigt.
    }

## Fragen

declined =
    { $what ->
        [undo] { $name } ist nicht einverstanden: Der Zug bleibt.
       *[draw] { $name } will kein Remis: Die Partie geht weiter.
    }

## Ein Bot an jemandes Stelle

bot-plays-here = ein Bot spielt
you-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter.
