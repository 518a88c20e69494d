# Was das Programm sagt, bevor anderes geladen ist: im Rahmen und auf der ersten Seite.
# Jeder Schlüssel steht auch in first.en.ftl.

skip = Zum Inhalt
navigation = Seiten
title-lobby = Lobby
title-new = Neuer Tisch
title-settings = Einstellungen
title-table = Tisch
title-replay = Nachspielen
title-learn = Erste Lektion
title-rules = Regeln
title-editor = Ein Brett zeichnen
title-nowhere = Hier ist nichts
other-tables-wait =
    { $what ->
        [turn] { $count ->
            [one] Du bist an einem anderen Tisch dran
           *[other] Du bist an { $count } anderen Tischen dran
        }
       *[question] { $count ->
            [one] Eine Frage an dich an einem anderen Tisch
           *[other] Fragen an dich an { $count } anderen Tischen
        }
    }
to-light = Auf hell umschalten
to-dark = Auf dunkel umschalten
close = Schließen
loading = Einen Moment …
failed = Das hat nicht geklappt. Bitte noch einmal.
no-server = Der Server antwortet nicht. Läuft er?
home-title = Was spielen wir?
home-lead = Nimm Platz: Ein Bot ist sofort da, Freunde kommen mit einem Link dazu, auf jedem Gerät.
home-lead-busy = Die Spiele werden vorbereitet; das dauert ein bis zwei Minuten, nur beim ersten Mal. Such dir schon eins aus: Es kommt vor allen anderen an die Reihe. Lektionen und Regeln sind sofort da.
bot-level = Wie stark sollen Bots sein?
level =
    { $level ->
        [novice] Anfänger
        [casual] Hobbyspieler
        [skilled] Könner
        [expert] Experte
        [master] Meister
        [greedy] Voreilig
        [random] Zufällig
       *[other] { $level }
    }
bot-name = Bot ({ $level })
about-game = Ein Spiel für deinen Tisch.
players-range = { $range } Personen
against-bot = Gegen einen Bot spielen
with-friends = Mit Freunden spielen
setting-up = Wird aufgebaut …
own-tables = Deine Tische
own-finished = Beendet; zum Nachspielen:
your-turn = Du bist dran
you-are-asked = Eine Frage an dich
home-match-file = Du hast eine Partiedatei? Sieh sie dir Zug für Zug an.
home-open-match = Partiedatei öffnen
waiting-until-ready = Warten auf { $game } …
tab-rules = Regeln
free-seat = freier Platz
put-away = Weglegen
put-away-table = Weglegen: { $game }, { $names }
tables-put-away =
    { $count ->
        [one] Ein Tisch ist weggelegt.
       *[other] { $count } Tische sind weggelegt.
    }
bring-back = Zurückholen
rules-link = Zur Regel
copy-by-finger = Halte den Finger auf den Text und wähle „Kopieren“.
copy-by-keys = Drücke Strg+C (am Mac ⌘C), um den Text zu kopieren.
page-not-loaded = Diese Seite konnte nicht geladen werden. Vielleicht fehlt die Verbindung, oder der Server ist inzwischen neuer.
load-again = Neu laden
game-broken = { $game } lässt sich nicht vorbereiten; im Protokoll des Servers steht, warum.
game-compiling = { $game } wird für diesen Rechner vorbereitet; das geschieht nur einmal.
game-progress = Wie viel von { $game } schon bereit ist
game-seconds-left =
    { $seconds ->
        [one] Noch etwa eine Sekunde
       *[other] Noch etwa { $seconds } Sekunden
    }
game-waiting =
    { $before ->
        [none] { $game } wird als Nächstes vorbereitet.
       *[other] { $game } kommt nach { $before } an die Reihe; wenn du es auswählst, kommt es zuerst.
    }
game-arriving = { $game } kommt …
first-visit = Neu hier?
first-visit-lead = Lern ein Spiel in drei Minuten, beim Spielen. Regeln lesen musst du nicht.
no-lesson = Nein, danke
lesson-link = Spielend lernen
lesson-known = erledigt
draw-board = Ein Brett zeichnen
draw-board-lead = Ein Labyrinth oder Räume, wie du sie magst: Spiel auf deinem eigenen Brett oder schick es Freunden.
me = Gast
seat-number = Platz { $n }
board-broken = Das Brett von { $game } ließ sich nicht laden. Du kannst aus der Liste der Züge spielen.
