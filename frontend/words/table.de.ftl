# Was um das Brett herum auf Deutsch gesagt wird. Jeder Schlüssel steht auch in table.en.ftl.

## Geheimnisse und Gedächtnis

wrong-seat-link = Dieser Platz-Link öffnet hier keinen Platz (mehr); lass dir einen neuen geben, oder sieh einfach zu.
nothing-kept = Dieser Browser merkt sich nichts für uns; dein Platz steht darum in der Adresse, und die ist bei jedem Öffnen eine andere: Komm mit der Adresse wieder, wie sie jetzt ist, und zeig sie niemandem.
signed-out = Ein anderes Gerät hat deinen Platz übernommen; hier kannst du jetzt nur noch zusehen.
sent-away = Wer den Tisch eröffnet hat, hat dich weggeschickt. Zuschauen kannst du weiterhin.
seat-devices =
    { $devices ->
        [one] { $name }: Dieser Platz ist nur auf diesem Gerät offen.
       *[other] { $name }: Dieser Platz ist auf { $devices } Geräten offen. Wer eines davon hat, sieht alles, was du siehst.
    }
sign-others-out = Andere abmelden

## Kopieren

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

## Reaktionen

reactions = Reaktionen
reactions-mute = Keine Reaktionen zeigen
reactions-unmute = Reaktionen wieder zeigen
reaction =
    { $sign ->
        [greeting] Hallo!
        [bravo] Gut gespielt!
        [thanks] Danke!
        [laughter] Haha!
        [surprise] Oh!
       *[sorry] Entschuldige!
    }

## Fragen

undo-reveals = Der Zug hat etwas Verdecktes gezeigt, und nach dem Zurücknehmen kommt dasselbe wieder. Schon bekannt ist es: { $names }.
declined =
    { $what ->
        [undo] { $name } ist nicht einverstanden: Der Zug bleibt.
       *[draw] { $name } will kein Remis: Die Partie geht weiter.
    }
are-you-sure =
    { $what ->
        [leave] Den Tisch verlassen? Dein Platz bleibt dir; so lange darf ein Bot für dich spielen.
       *[resign] { $players ->
            [1] Aufgeben? Damit endet die Partie.
            [2] Aufgeben? Damit endet die Partie, und die andere Seite gewinnt.
           *[other] Aufgeben? Ein Bot spielt für dich bis zum Ende weiter.
        }
    }
withdraw = Zurückziehen
rematch-yes = Ja, noch eine Partie
not-now = Jetzt nicht

## Verlassen

you-are-away =
    { $bot ->
        [yes] Ein Bot spielt für dich.
       *[no] Du hast den Tisch verlassen. Dein Platz bleibt dir; du findest ihn unter „Deine Tische“ wieder.
    }
bot-stumbles = { $name } kann in dieser Partie nicht nachdenken und spielt von jetzt an irgendeinen erlaubten Zug.
wait-for-them = Warten

## Ein Bot an jemandes Stelle

bot-plays-here = ein Bot spielt
you-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter.

## Ehrlich gemischt

fair-deal = Wurde ehrlich gemischt?
deal-begun = Wie gemischt ist, stand vor dem ersten Zug dieser Partie fest. Der Fingerabdruck hier steht dafür und verrät nichts davon: Kopiere ihn, und nach dem Ende kannst du nachprüfen, dass niemand später anders gemischt hat. Auch Züge zurückzunehmen ändert daran nichts: Dieselben Karten und Würfel kommen wieder.
deal-shown = Der Fingerabdruck stand von Anfang an neben dem Brett unter „Regeln“. Er ist der SHA-256 des Textes darunter, dessen Zahl sagt, wie gemischt wurde; niemand kann also später anders gemischt haben. Bei einer heruntergeladenen Partie prüft das „spieltisch verify“.
deal-source =
    { $source ->
        [position] Beginnt mit einer ausgesuchten Stellung: nicht ehrlich gemischt.
        [file] Setzt eine Partiedatei fort: nicht ehrlich gemischt.
       *[dealt] Ehrlich gemischt, alle können es nachprüfen.
    }
deal-source-more =
    { $source ->
        [position] Wer sie aufgebaut hat, kennt jede Hand und jeden Stapel.
        [file] Wer die Datei hat, kennt womöglich alles Verdeckte.
       *[dealt] Der Server mischt, wenn die Partie beginnt; niemand weiß vorher, wie.
    }
deal-fingerprint = Fingerabdruck
deal-text = Text zu diesem Fingerabdruck
copy = Kopieren
copy-what = Kopieren: { $what }
