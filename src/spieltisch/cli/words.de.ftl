# Die Kommandozeile auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

## Hilfe

about = Spieltisch ist ein digitaler Spieltisch: Spiele echte Brettspiele im Terminal, gegen Bots oder mit Leuten neben dir, und lass Bots tausende Partien in der Sekunde spielen.
more = BEFEHL --help erzählt mehr über jeden Befehl. Spieler zählen hier ab 1; --json zählt Plätze ab 0, wie die Python-Schnittstelle. NO_COLOR schaltet die Farben aus.

heading-usage = Aufruf
heading-commands = Befehle
heading-options = Optionen
heading-examples = Beispiele
heading-exit-codes = Rückgabewerte

exit-0 = es hat geklappt
exit-1 = das Gewünschte ging nicht: Der Zug ist nicht erlaubt, die Partiedatei ist nicht in Ordnung
exit-2 = der Aufruf ist falsch
exit-130 = mit Strg-C abgebrochen

value-options = [OPTIONEN]
value-command = BEFEHL ...
value-file = DATEI
value-game = SPIEL
value-move = ZUG
value-number = N
value-option = NAME=WERT
value-player = SPIELER
value-seats = PLÄTZE
value-bots = BOTS
value-lang = en|de

option-help = diese Hilfe zeigen
option-version = die Version zeigen
option-lang = die Sprache; ohne Angabe die des Systems
option-json = JSON für ein Programm ausgeben; Plätze zählen ab 0
option-rules = das Handbuch des Spiels ausgeben
option-seats = wer spielt, in der Reihenfolge der Plätze: human, human:NAME oder der Name eines Bots (ohne Angabe human,greedy)
option-seed = die Zahl, aus der aller Zufall kommt; derselbe Startwert gibt dieselbe Partie
option-option = eine Option des Spiels, etwa draw=manual; @DATEI als Wert liest JSON aus einer Datei; mehrfach möglich
option-load = eine gespeicherte Partie fortsetzen
option-save = die Partie nach jedem Zug hier speichern
option-players = wie viele spielen (ohne Angabe 2)
option-games = wie viele Partien (ohne Angabe 10000)
option-bots = ein Bot für alle Plätze oder für jeden einer: greedy,random
option-ply = der Augenblick nach so vielen Zügen; 0 ist das Austeilen
option-as-viewer = durch wessen Augen: die Nummer eines Spielers ab 1 oder sein Name, zuschauer, oder alle nach dem Ende; ohne Angabe bei beendeten Partien alle, sonst zuschauer
option-as-actor = wessen Züge: die Nummer eines Spielers ab 1 oder sein Name, oder spielleiter; ohne Angabe die von allen, die handeln dürfen
option-repeat = wie oft alles gemessen wird; das beste Ergebnis zählt (ohne Angabe 5)

about-play = Ein Spiel im Terminal spielen
more-play = Du siehst das Brett, darunter deine Hand, und tippst Züge; die Tasten für alles andere stehen immer dabei. Teilen sich mehrere Leute den Bildschirm, wird er zwischen den Zügen geleert, damit niemand die Hand eines anderen sieht.
examples-play =
    spieltisch play sequence
    spieltisch play sequence --seats human:Anna,human:Ben,greedy
    spieltisch play sequence --option draw=manual --save abend.json
    spieltisch play --load abend.json

about-games = Die Spiele mit ihren Optionen und Regeln zeigen
more-games = Ohne Angabe eines Spiels kommen alle.
examples-games =
    spieltisch games
    spieltisch games sequence --rules

about-simulate = Bots viele Partien spielen lassen und zählen
more-simulate = Spielt auf allen Kernen. Neben dem Anteil der Siege steht der Bereich, in dem der wahre Anteil mit 95 % Sicherheit liegt (Wilson). Derselbe Startwert gibt dieselben Partien.
examples-simulate =
    spieltisch simulate sequence --games 100000 --seed 1
    spieltisch simulate sequence --players 3 --bots greedy,random,random

about-replay = Eine Partiedatei Zug für Zug ansehen
more-replay = Im Terminal gehst du mit n weiter, mit p zurück, mit einer Zahl zu diesem Halbzug, mit e ans Ende; q hört auf. In einer Pipe kommen alle Züge und dann der Tisch am Ende.
examples-replay =
    spieltisch replay abend.json
    spieltisch replay abend.json --ply 12 --as 1

about-legal = Die erlaubten Züge einer Partiedatei auflisten
more-legal = Die Züge von allen, die handeln dürfen, am Ende der Datei oder nach --ply Zügen. In einer laufenden Partie zeigen sie die Karten dessen, der am Zug ist.
examples-legal =
    spieltisch legal abend.json
    spieltisch legal abend.json --ply 12 --json

about-explain = Sagen, warum ein Zug erlaubt ist oder nicht
more-explain = Nennt die Regel, die den Zug verbietet. Der Rückgabewert ist 1, wenn der Zug nicht erlaubt ist.
examples-explain =
    spieltisch explain abend.json 7H d6
    spieltisch explain abend.json passen --as 2

about-verify = Prüfen, ob eine Partiedatei in Ordnung ist
more-verify = Spielt alle Züge nach den Regeln nach und vergleicht, wohin sie führen, mit dem, was die Datei sagt. Der Rückgabewert ist 1, wenn die Datei nicht in Ordnung ist.
examples-verify =
    spieltisch verify abend.json

about-bench = Messen, wie schnell die Engine hier ist
more-bench = Misst zufälliges Spiel (ohne Angabe von sequence) und das Kopieren von Zuständen mit kompilierten Schleifen. Neben jeder Zahl steht, wie viele Schritte des Zufallsgenerators sie kostet, gemessen im selben Lauf; so lassen sich Rechner vergleichen.
examples-bench =
    spieltisch bench
    spieltisch bench sequence --players 4 --json

## Falscher Aufruf

see-help = { $command } --help sagt, wie es geht.
no-such-command = Einen Befehl „{ $command }“ gibt es nicht; es gibt: { $known }.
nearly-a-command = Einen Befehl „{ $command }“ gibt es nicht; meintest du: { $near }?
no-such-option = Eine Option { $option } gibt es hier nicht; es gibt: { $known }.
nearly-an-option = Eine Option { $option } gibt es hier nicht; meintest du: { $near }?
needs-a-value = Die Option { $option } braucht einen Wert.
takes-no-value = Die Option { $option } nimmt keinen Wert.
missing-argument = Es fehlt: { $argument }.
extra-argument = „{ $argument }“ ist zu viel.
no-such-language = Eine Sprache „{ $value }“ gibt es nicht; es gibt: en, de.
no-such-number = „{ $value }“ passt nicht zu { $option }; möglich ist eine ganze Zahl von { $low } bis { $high }.
no-name-and-value = „{ $given }“ ist keine Option eines Spiels; schreibe NAME=WERT, etwa draw=manual.
option-file-unreadable = Die Datei „{ $path }“ für die Option { $option } ist nicht lesbar.
option-no-json = Der Wert der Option { $option } ist kein gültiges JSON.
rules-of-which-game = Sag, von welchem Spiel du die Regeln willst: spieltisch games sequence --rules.
play-which-game = Sag, welches Spiel du spielen willst; es gibt: { $games }.
bad-seat = „{ $given }“ kann sich nicht setzen; auf einem Platz sitzt human, human:NAME oder einer der Bots: { $bots }.
bad-name = „{ $name }“ ist kein Name für einen Menschen; ein Name hat 1 bis { $longest } Zeichen und ist nicht der eines Bots.
name-taken = Zwei heißen „{ $name }“; gib jedem einen eigenen Namen.
seats-do-not-fit = Die Partie hat { $players } Spieler; genannte Plätze: { $seats }.
match-of-other-game = In der Datei steht eine Partie { $game }.
loaded-as-it-was = Eine gespeicherte Partie behält Startwert und Optionen; lass --seed und --option bei --load weg.
no-place-to-save = Unter „{ $path }“ lässt sich die Partie nicht speichern; nenne eine Datei in einem Ordner, den es gibt.
no-such-ply = Einen Halbzug { $ply } gibt es nicht; die Partie hat die Halbzüge 0 bis { $plies }.
no-such-viewer = Einen Spieler „{ $player }“ gibt es nicht; möglich ist eine Nummer von 1 bis { $last }, der Name eines Spielers, zuschauer oder alle.
no-such-actor = Einen Spieler „{ $player }“ gibt es nicht; möglich ist eine Nummer von 1 bis { $last }, der Name eines Spielers oder spielleiter.
say-who = Mehrere dürfen jetzt handeln: { $names }; sag mit --as, wessen Zug es ist: { $numbers }.
out-of-memory = Dafür reicht der Speicher nicht; verlange weniger auf einmal.
save-exists = Die Datei „{ $path }“ gibt es schon; wähle einen anderen Namen oder spiele sie mit --load weiter.
the-output = die Ausgabe
system-error = „{ $path }“ lässt sich nicht lesen oder schreiben; prüfe, ob es da ist und ob du das darfst.

## Vorbereitung

compiling = Kompiliere { $what } für diesen Rechner, einmalig: { $kernel }
compiling-once = Kompiliere { $what } für diesen Rechner, einmalig ...
simulating = Spiele
measuring = Messe

## Spiele und Züge

player = Spieler { $player }
the-moderator = Der Spielleiter
told = { $name } { $told }.
told-secretly = { $name } hat verdeckt gewählt.
for-players = für { $players } Spieler
default-by-players = je nach Zahl
column-option = Option
column-default = Vorgabe
column-meaning = was sie bewirkt
takes = möglich: { $values }
games-hint = spieltisch games { $game } --rules gibt das Handbuch von { $game } aus; spieltisch play { $game } beginnt eine Partie.
game-hint = spieltisch games { $game } --rules gibt das Handbuch aus; spieltisch play { $game } beginnt eine Partie.
legal-moves = Erlaubte Züge von { $name }: { $count }
no-legal-moves = { $name } darf jetzt nicht handeln.
and-more = und { $count } weitere
match-is-over = Die Partie ist zu Ende.
unfinished = Sie ist noch nicht zu Ende.
sound = In Ordnung: eine Partie { $game }, { $moves } Züge, alle nach den Regeln.
result-won = { $winners } gewinnt.
result-won-together = { $winners } gewinnen.
result-draw = Niemand gewinnt.
result-points = Punkte: { $points }.
ply = Halbzug { $ply } von { $plies }
replay-keys = n oder Enter weiter   p zurück   ZAHL dorthin   e ans Ende   q aufhören
replay-unknown-key = „{ $typed }“ bewirkt hier nichts; die Tasten sind n, p, eine Zahl, e und q.
page-on = -- Enter für mehr, q hört auf --

## Simulieren und messen

simulated = { $games } Partien { $game } mit { $players } Spielern, Startwert { $seed }
simulated-ends = Unentschieden: { $draws }. Nicht beendet: { $unfinished }.
simulated-length = Züge je Partie: { $mean } im Mittel, { $min } bis { $max }.
simulated-speed = { $seconds } s: { $games } Partien/s, { $moves } Züge/s.
column-player = Spieler
column-bot = Bot
column-wins = Siege
column-share = Anteil
column-interval = 95 %
column-points = Punkte
benched = { $game } mit { $players } Spielern; ein Zustand hat { $bytes } Byte; { $cores } Kerne; das Beste aus { $repeats }
column-what = was
column-per-second = je Sekunde
column-games-per-second = Partien/s
column-steps = in Schritten
bench-reference = Generatorschritte (Maßstab)
bench-note = „In Schritten“ sagt, wie viele Schritte des Zufallsgenerators eines kostet.
bench-random-direct = zufällige Züge, ein Thread
bench-random-pointers = zufällige Züge, ein Thread, Zeiger
bench-random-all-cores = zufällige Züge, alle Kerne
bench-copies = Kopien eines Zustands

## Am Tisch

too-narrow = Dieses Terminal hat { $columns } Spalten; der Tisch braucht { $needed }.
enter = Enter
hand-over = { $name }, drück Enter, wenn nur du den Bildschirm siehst.
your-move = { $name }, du bist dran, etwa mit { $example }
your-few-moves = { $name }, du kannst: { $moves }
key-legal = Züge
key-explain = warum
key-wait = warten
key-undo = zurück
key-save = sichern
key-help = Hilfe
key-rules = Regeln
key-moderator = Strafe
key-discards = Ablage
key-quit = Ende
key-table = Tisch
help-legal = zeigt deine erlaubten Züge; mit einer Karte dahinter alle dieser Karte
help-explain = sagt, ob der Zug dahinter erlaubt ist und, wenn nicht, warum
help-wait = lässt die anderen zuerst handeln, wo mehrere zugleich dürfen
help-undo = nimmt alles bis zur letzten Entscheidung eines Menschen zurück
help-save = speichert die Partie in der Datei dahinter
help-moderator = verhängt, was ein Spielleiter verhängen darf, etwa eine Strafe
help-discards = zeigt die Karten in der Ablage
help-help = zeigt dies hier
help-rules = zeigt das Handbuch des Spiels
help-quit = verlässt den Tisch, fragt vorher; Strg-C und Strg-D speichern ungefragt
help-table = zeichnet den Tisch neu
several-moves-fit = „{ $typed }“ kann heißen: { $moves }; tippe den ganzen Zug.
moves-with = Mit „{ $typed }“ kannst du spielen:
no-moves-with = Mit „{ $typed }“ gibt es keinen erlaubten Zug; l zeigt alle.
discards = In der Ablage: { $count }
no-discards = In der Ablage liegt noch keine Karte.
explain-what = Tippe den Zug hinter das Fragezeichen.
nothing-decided = Es gibt nichts zurückzunehmen; noch hat kein Mensch etwas entschieden.
nobody-to-wait-for = Es gibt niemanden, auf den du warten könntest; du bist dran.
call-what = Tippe hinter das m, was der Spielleiter verhängt.
save-where = Tippe den Namen der Datei hinter das s.
saved = Gespeichert in { $path }.
rescued = Deine Partie ist nicht verloren: Sie ist in { $path } gespeichert.
go-on-with = Weiter mit: spieltisch play --load { $path }
not-saved = Nicht gespeichert: „{ $path }“ lässt sich nicht schreiben; gibt es den Ordner, und darfst du dort schreiben?
replace-file = { $path } gibt es schon. Ersetzen? (j/n)
offer-to-save = Partie speichern? Name einer Datei, oder Enter für nein:
left-the-table = Du hast den Tisch verlassen.
