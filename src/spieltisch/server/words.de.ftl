# Der Server auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

refused-unknown-message = Diese Nachricht steht nicht im Protokoll: { $reason }
refused-too-large = Diese Nachricht ist größer als { $most } kB oder zu tief verschachtelt.
refused-head-too-large = Der Kopf dieser Anfrage hat zu viele Zeilen oder mehr als { $most } kB.
refused-too-fast = Das war zu viel auf einmal; warte einen Augenblick.
refused-busy = Gerade lassen zu viele über etwas nachdenken; versuch es in einer Weile noch einmal.
refused-too-long-to-analyse = Eine Partie mit { $moves } Zügen ist zu lang für eine Analyse; höchstens { $most } werden beurteilt.
refused-hello-first = Sag zuerst hallo.
refused-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refused-table-unknown = Den Tisch „{ $code }“ gibt es nicht; prüfe den Link.
refused-no-board = Diese Adresse enthält kein Brett; eines hat höchstens { $most } Zeichen.
refused-no-such-page = Hier ist nichts: { $path }
refused-bad-request = Die Anfrage ist nicht lesbar: { $fault }
fault-missing =
    Das Feld „{ $field }“ fehlt{ $place ->
        [none] .
       *[other] { " " }in „{ $place }“.
    }
fault-unknown =
    Ein Feld „{ $field }“ gibt es{ $place ->
        [none] { " " }nicht.
       *[other] { " " }in „{ $place }“ nicht.
    }
fault-kind =
    { $place ->
        [none] Sie
       *[other] „{ $place }“
    } muss { $right } sein, nicht { $wrong }.
fault-bound =
    { $place ->
        [none] Sie
       *[other] „{ $place }“
    } muss { $right } sein ({ $way ->
        [least] mindestens
       *[most] höchstens
    } { $number }).
fault-value = „{ $place }“ kann nicht { $wrong } sein; möglich: { $right }.
fault-number = „{ $place }“ muss eine ganze Zahl sein.
fault-move = „move“ muss ein Zug in Notation sein.
fault-json = Sie ist kein JSON.
fault-cut = Sie hat zu früh aufgehört.
fault-a =
    { $kind ->
        [int] eine ganze Zahl
        [float] eine Zahl
        [str] ein Text
        [bool] true oder false
        [array] eine Liste
        [object] ein Objekt
       *[null] null
    }
refused-thinking-failed = Das Nachdenken darüber ist gescheitert und wird nicht wiederholt; im Protokoll des Servers steht, warum.
refused-broken = Hier ist etwas passiert, das nicht passieren sollte; im Protokoll des Servers steht, was.
refused-table-damaged = Der Tisch „{ $code }“ lässt sich nicht mehr lesen; im Protokoll des Servers steht, warum.
refused-too-many-tables = Von dieser Adresse gibt es schon { $most } Tische, an denen noch nicht zu Ende gespielt ist. Spielt erst welche zu Ende; solche, an denen niemand spielt, werden nach einiger Zeit gelöscht.
refused-too-many-files = Von dieser Adresse gibt es schon { $most } hochgeladene Dateien; sie werden nach einiger Zeit gelöscht.
refused-table-other-rules = Am Tisch „{ $code }“ wurde nach Version { $rules } der Regeln von { $game } gespielt; dieser Server kennt Version { $known }.
refused-no-match-file = Das ist keine Partiedatei.
refused-too-many-moves = Eine Partiedatei darf höchstens { $most } Züge haben; diese hat { $moves }.
refused-bad-token = Ein Schlüssel hat 22 bis 64 Buchstaben, Ziffern, _ oder -.
refused-wrong-origin = Anfragen von anderen Seiten werden nicht beantwortet.
refused-wrong-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann den Namen zulassen: spieltisch serve --allow-host { $host }
refused-out-of-order = Der Server kann gerade nichts speichern; es ist nichts geschehen. Versuche es noch einmal.
refused-bad-set-up = Der Tisch lässt sich nicht aufbauen: { $reason }
refused-no-such-trial = Dieses Brett wird nicht mehr ausprobiert; lass es noch einmal ausprobieren.
refused-no-such-match = Eine Partie { $match } gibt es an diesem Tisch nicht.

not-built-title = Spieltisch
not-built = Der Server läuft, aber die Seiten für den Browser sind nicht gebaut. Rufe im Ordner des Projekts „make setup“ auf und lade die Seite neu.

## Was ein Link zu einem Tisch zeigt

preview-title = { $game }: { $names }
preview-bot = Bot
preview-open = ein freier Platz
preview-waiting =
    { $free ->
        [0] Alle sind da; die Partie beginnt gleich.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
preview-playing = Die Partie läuft, Zug { $ply }.
preview-replay = Nachgespielt, Zug { $ply } von { $plies }.
preview-won =
    { $count ->
        [one] { $winners } hat gewonnen.
       *[other] { $winners } haben gewonnen.
    }
preview-drawn = Niemand hat gewonnen.
preview-board = { $game }: ein selbst gezeichnetes Brett
preview-drawn-for =
    { $count ->
        [one] Ein Brett für eine Person zum Ausprobieren, Ändern und Weitergeben.
       *[other] Ein Brett für { $players } Personen zum Ausprobieren, Ändern und Weitergeben.
    }
