# Was der Browser auf Deutsch sagt. Jeder Schlüssel steht auch in client.en.ftl.

## Seiten

nowhere-lead = Die Adresse führt nirgendwohin; vielleicht fehlt ein Zeichen.
no-such-table = Diesen Tisch gibt es nicht
to-games = Zu den Spielen
to-table = Zum Tisch
offline = Verbindung verloren. Dein Platz ist sicher; wir verbinden neu …
yes = Ja
no = Nein

## Lobby

lobby-lead = Tische, an die sich jeder setzen oder an denen jeder zusehen darf.
lobby-empty = Gerade ist kein öffentlicher Tisch offen. Eröffne selbst einen!
lobby-more = Mehr Tische zeigen
table-phase =
    { $phase ->
        [waiting] { $open ->
            [0] beginnt gleich
            [one] 1 Platz frei
           *[other] { $open } Plätze frei
        }
        [playing] wird gespielt
       *[other] beendet
    }
open-match = Eine Partie ansehen
open-match-help = Eine Partiedatei, die du heruntergeladen oder gespeichert hast.
match-file-refused = „{ $file }“ lässt sich nicht öffnen. { $reason }
no-match-file = Das ist keine Partiedatei.
join = Mitspielen
watch = Zusehen

## Neuer Tisch

new-table = { $game }: ein neuer Tisch
your-name = Dein Name
guest = Gast { $n }
how-many = Wie viele spielen?
who-else = Wer noch?
who-else-help = Wer den Link hat, nimmt einen freien Platz. Sitzen mehrere an diesem Gerät, bleiben die Handkarten verdeckt, bis sich der Nächste meldet.
sitter-open = Frei: für jeden, der den Link hat
sitter-here = Jemand an diesem Gerät
sitter-bot = Bot: { $level }
sitter-other-bot = Bot: { $level } ({ $about })
create-table = Tisch eröffnen
variant = Variante
variant-own = Eure eigene Wahl von Optionen: siehe „Mehr Auswahl“.
more-choices = Mehr Auswahl
make-public = Den Tisch in der Lobby zeigen
allow-hints = Tipps erlauben
clock = Uhr
clock-kind =
    { $kind ->
        [move] 1 Minute für jeden Zug
        [quick] 5 Minuten für jeden, 5 Sekunden mehr mit jedem Zug
        [game] 20 Minuten für jeden, 10 Sekunden mehr mit jedem Zug
        [days] 3 Tage für jeden Zug
       *[none] Keine Uhr
    }
clock-help = Ist die Zeit um, zieht ein Bot für dich.
clock-then = Wer zieht, wenn die Zeit um ist
option-takes = Möglich: { $takes }.
option-own = etwas Eigenes …
as-usual = wie üblich

## Wartezimmer

waiting-for =
    { $open ->
        [one] Eine Person fehlt noch.
       *[other] { $open } Personen fehlen noch.
    }
ready-host = Alle sind da. Du kannst beginnen!
ready-guest = Alle sind da. Wer den Tisch eröffnet hat, beginnt.
put-bot = Einen Bot auf Platz { $n } setzen
add-bot = Bot dazu
remove-bot = Wegschicken
send-away = Wegschicken
outcast = { $name } wurde weggeschickt
readmit = Zurückholen
fill-with-bots =
    { $open ->
        [one] Den freien Platz einem Bot geben ({ $level })
       *[other] Die { $open } freien Plätze Bots geben ({ $level })
    }
team = Team { $colour }
move-seat =
    { $way ->
        [up] Platz { $n } nach oben: { $name }
       *[down] Platz { $n } nach unten: { $name }
    }
get-up = Aufstehen
change-name = Name ändern
change-name-colour = Name oder Farbe ändern
your-colour = Deine Farbe
any-colour = egal
colour =
    { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
        [yellow] Gelb
        [purple] Lila
        [grey] Grau
        [pink] Rosa
        [teal] Hellblau
       *[other] { $colour }
    }
keep = Übernehmen
cancel = Abbrechen
sit-down = Hinsetzen
start = Beginnen
invite = Freunde einladen
table-link = Link zu diesem Tisch
copy-link = Link kopieren
share-link = Teilen
copied = Kopiert.
qr-code = QR-Code des Links zu diesem Tisch
call-to-table = Richte die Kamera deines Handys auf den Code oder öffne
big-screen = Auf großem Bildschirm zeigen
big-screen-help = Ist das Brett auf einem großen Bildschirm zu sehen, zeigt ein Handy mit „{ $choice }“ unter dem Brett nur, was dir gehört.
secret-help = Mit diesem geheimen Link spielst du auch auf einem anderen Gerät von dir; dieses hier behält den Platz. Zeig ihn niemandem.
copy-secret = Meinen geheimen Link kopieren
pass-on-help = Mit einem Link zum Weitergeben kann jemand anders deinen Platz übernehmen: Wer ihn zuerst öffnet, hat den Platz allein, und du siehst nicht mehr, was dort verdeckt ist.
copy-pass-on =
    { $n ->
        [0] Link zum Weitergeben meines Platzes kopieren
       *[other] Link zum Weitergeben von Platz { $n } dieses Geräts kopieren
    }

## Am Tisch

players = Wer spielt
you = du
to-move = am Zug
has-left = ist gegangen
is-away = abwesend
winner = gewinnt
points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
board-label = Spielbrett. Die Pfeiltasten wandern, N und P führen zu spielbaren Feldern, Eingabe spielt.
turn-of = Am Zug: { $who }
actions = Aktionen
hint = Tipp
hints = Tipps
hints-help = Drücke auf einen Tipp, um ihn auf dem Brett zu sehen.
thinking = Denkt nach …
chance-to-win = ({ $percent } % Gewinnchance)
hints-close = Die Zahlen unterscheiden diese Züge nicht: Jeder gewinnt in etwa { $percent } % der Fälle. Es unterscheiden sie ihre Gründe.
hint-rank =
    { $rank ->
        [1] (erste Wahl)
       *[other] ({ $rank }. Wahl)
    }
undo = Zurücknehmen
offer-draw = Remis anbieten
resign = Aufgeben
resign-sure = Ja, aufgeben
leave-sure = Ja, verlassen
leave = Den Tisch verlassen
come-back = Ich bin wieder da
replace = Bot für { $name }
give-back = { $name } den Platz zurückgeben
take-back-half = Zurücklegen
confirm = Bestätigen
confirm-move = { $move } spielen
zoom = Zoom { $percent } %
percent = { $percent } %
fold-to-hand = Nur meine Hand
show-board = Brett zeigen
fold-board = Brett wegklappen
moderator = Spielleitung
hand-over = Jetzt kommt { $name }. Gib das Gerät weiter!
it-is-me = Ich bin’s, { $name }
asks =
    { $what ->
        [undo] { $name } möchte einen Zug zurücknehmen.
        [rematch] { $name } möchte Revanche.
        [left] { $name } hat den Tisch verlassen.
       *[draw] { $name } bietet Remis an.
    }
waiting-for-answers = Wir warten auf die Antworten.
beside-board = Neben dem Brett
tab-log = Züge
moves-announced = Züge, sobald sie gemacht sind
tab-chat = Chat
tab-share = Einladen
table-of-rules = Tabelle
log-empty = Noch wurde kein Zug gespielt.
log-in-replay = Alle Züge zeigt „Nachspielen“.
secret-move = hat geheim gewählt
by-clock = (die Zeit war um)
log-event =
    { $type ->
        [started] Die Partie beginnt.
        [ended] Die Partie ist vorbei.
        [sat] setzt sich
        [passed] hat den Platz weitergegeben
        [named] hat Namen oder Farbe geändert
        [set] Die Plätze wurden geändert.
        [sentaway] wurde weggeschickt
        [readmitted] wurde zurückgeholt
        [swapped] Zwei Plätze wurden getauscht.
        [left] verlässt den Tisch
        [returned] ist wieder da
        [resigned] gibt auf
        [replaced] wird von einem Bot vertreten
        [givenback] spielt wieder selbst
        [stumbled] kann in dieser Partie nicht nachdenken und spielt von jetzt an irgendeinen erlaubten Zug
        [asked] { $what ->
            [undo] möchte einen Zug zurücknehmen
            [draw] bietet Remis an
           *[rematch] möchte Revanche
        }
        [answered] { $yes ->
            [yes] ist einverstanden
           *[no] ist nicht einverstanden
        }
        [withdrawn] zieht die Frage zurück
        [undone] { $by ->
            [one-known] nimmt einen Zug zurück; was er gezeigt hatte, bleibt bekannt
            [all-known] Züge wurden zurückgenommen; was sie gezeigt hatten, bleibt bekannt.
            [one] nimmt einen Zug zurück
           *[all] Züge wurden zurückgenommen.
        }
       *[other] { $type }
    }
chat-watching = (schaut zu)
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Schreib etwas
send = Senden

## Das Ende

a-draw = Unentschieden
not-over = Nicht zu Ende gespielt
you-won = Du gewinnst!
you-lost = Leider verloren
won-by =
    { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
end-reason =
    { $reason ->
        [resigned] { $name } hat aufgegeben.
        [draw] Man hat sich auf Remis geeinigt.
        [replay] Eine hochgeladene Partie.
       *[other] { $reason }
    }
bot-played-on =
    { $why ->
        [clock] Die Zeit von { $name } war um; ein Bot hat weitergespielt.
        [resigned] { $name } hat aufgegeben; ein Bot hat weitergespielt.
       *[host] Für { $name } hat ein Bot weitergespielt.
    }
picture = Das Ergebnis als Bild
picture-keep = Bild speichern
picture-moves = Letzte Züge speichern
result-fold = Ergebnis einklappen
result-unfold = Ergebnis zeigen
rematch = Revanche
rematch-wait = Wir warten auf die anderen …
download = Partie herunterladen

## Nachspielen

seen-by = Gesehen von
view-spectator = einem Zuschauer
view-all = allen zugleich
scrubber = Zug der Partie
to-first = Zum Anfang
to-last = Zum Ende
back-one = Einen Zug zurück
on-one = Einen Zug weiter
run = Abspielen
stop = Anhalten
at-start = Der Anfang

play-on = Von hier weiterspielen
copy-position = Link zu dieser Stellung kopieren
analyse = Partie analysieren
analysing = Denkt über Zug { $done } von { $count } nach …
analysis-waits =
    { $ahead ->
        [one] Wartet: Zuerst wird ein Zug von jemand anderem beurteilt.
       *[other] Wartet: Zuerst werden { $ahead } Züge von anderen beurteilt.
    }
analysis-give-up = Analyse abbrechen
chances = Gewinnchancen, Zug für Zug
turning-points = Wendepunkte
no-turning-points = Kein einzelner Zug hat diese Partie entschieden.
turning-help = Gemessen am besten Zug, den man mit dem eigenen Wissen finden konnte: Der offene Punkt ist dessen Gewinnchance, der volle die des gespielten Zuges. Die Linien sind das, was alle zusammen wussten.
accuracy = Genauigkeit und Fehler
accuracy-of =
    { $name }: { $percent } % genau, { $mistakes ->
        [0] keine Fehler
        [one] ein Fehler
       *[other] { $mistakes } Fehler
    }
accuracy-none = { $name } hatte nie eine Wahl.
accuracy-help = Die Genauigkeit sinkt mit der Gewinnchance, die jeder Zug verschenkt. Ein Fehler verschenkt fünf Prozent oder mehr.
mistake-cost = kostete { $lost } % der Gewinnchance
mistake-compared = Besser: { $best }. Das sind { $could } % Gewinnchance statt { $did } %.
exercise-find = Selbst finden
exercise-find-at = Zug { $ply }: den besseren selbst finden
exercise-show = Zeigen
exercise-show-at = Zug { $ply }: den besseren zeigen
exercise-looking = { $name } ist dran: Welcher Zug ist besser? Spiel ihn auf dem Brett.
exercise-missed = „{ $move }“ ist es nicht. Versuch einen anderen Zug.
exercise-repeated = „{ $move }“ wurde hier gespielt, und das war der Fehler. Versuch einen anderen Zug.
exercise-forbidden = Dieser Zug ist hier nicht erlaubt.
exercise-found = Gefunden!
turning-compared = Bester Zug: { $best } ({ $could } %; gespielt: { $did } %).
jump-to = Zu Zug { $ply }

## Einstellungen

settings-lead = Gilt in diesem Browser, für alle Spiele.
setting-language = Sprache
setting-theme = Hell oder dunkel
theme =
    { $theme ->
        [light] Hell
        [dark] Dunkel
       *[system] Wie das Gerät
    }
setting-table = Tisch und Karten
table-look =
    { $table ->
        [midnight] Mitternachtsblau
        [claret] Bordeaux und Creme
       *[green] Grüner Filz
    }
setting-speed = Tempo der Bewegungen
speed =
    { $speed ->
        [none] Keine
        [fast] Schnell
        [slow] Langsam
       *[normal] Normal
    }
speed-help = Wünscht dein Gerät weniger Bewegung, bewegt sich nichts.
setting-palette = Farben
palette =
    { $palette ->
        [strong] Kräftig
       *[soft] Sanft
    }
palette-help = Jede Farbe hat eine eigene Form; die Farbe brauchst du nie.
setting-more = Mehr
setting-sounds = Was zu hören ist
setting-sound = Töne
setting-volume = Lautstärke
sound-check = Hörprobe: Jeder Knopf spielt einen Klang.
sound-name =
    { $name ->
        [piece] Figur
        [card] Karte
        [chip] Chip
        [tile] Gleitende Kachel
        [step] Schritte
        [dice] Würfel
        [reveal] Aufdecken
        [turn] Du bist am Zug
        [clock] Uhr
       *[end] Das Ende
    }
setting-confirm = Vor jedem Zug nachfragen
setting-notation = Züge auch in Notation zeigen und von Vorleseprogrammen sagen lassen
