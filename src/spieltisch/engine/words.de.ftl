# Die Sätze der Engine auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $bots }.
bot-not-compiled = Einen Bot „{ $bot }“ gibt es unter den kompilierten nicht: { $bots }. Wer länger denkt, etwa eine Stufe, eine Suche oder ein Bot in einfachem Python, ist für simulate zu langsam; nimm spieltisch arena.
bot-is-no-bot = Was als Bot „{ $bot }“ angemeldet ist, ist kein kompilierter Bot; eine Klasse mit einer Methode choose gehört in die Gruppe spieltisch.guests.
bad-budget = „{ $bot }“ sagt nicht, wie lange ein Bot denken soll; „@2s“ heißt Sekunden, „@500“ Durchläufe, hinter einem von: { $thinkers }.
unknown-language = Eine Sprache „{ $language }“ gibt es nicht; es gibt: { $languages }.
unknown-option = Eine Option „{ $option }“ gibt es nicht; die Optionen sind: { $options }.
unknown-variant = Es gibt keine Variante „{ $variant }“; die Varianten sind: { $variants }.
no-variants = Es gibt keine Variante „{ $variant }“; dieses Spiel hat keine benannten Varianten.
bad-option = Die Option { $option } nimmt „{ $value }“ nicht an; möglich ist { $takes }.
players-no-number = Die Zahl der Spieler ist eine ganze Zahl, möglich: { $allowed }; „{ $players }“ ist vom Typ { $kind }.
bad-players = { $game } ist nicht für { $players } Spieler; es geht mit { $allowed }.
bad-bots =
    Für { $players } Spieler { $bots ->
        [one] ist ein Bot
       *[other] sind { $bots } Bots
    } genannt; nenne einen für alle oder für jeden einen.
bots-are-names = „{ $bots }“ sind keine Bots; gib eine Liste ihrer Namen an, etwa ["greedy", "random"].
bad-threads = „{ $threads }“ ist keine Anzahl von Threads; möglich ist eine ganze Zahl ab 1.
bad-seed = „{ $seed }“ ist kein Startwert; ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615.
bad-games = „{ $games }“ ist keine Anzahl von Partien; möglich ist eine ganze Zahl ab 1.
bad-names = Die Namen passen nicht; gib eine Liste mit { $players } Namen an, die nicht leer sind.
no-such-seat = Einen Platz „{ $seat }“ gibt es nicht; die Plätze zählen von 0 bis { $last }.
seat-no-number = Ein Platz ist eine ganze Zahl von 0 bis { $last }; „{ $seat }“ ist vom Typ { $kind }.
name-a-seat = Sag, welchen Platz du meinst; handeln dürfen jetzt: { $actors }.
out-of-turn = Platz { $seat } (Spieler { $player }) ist nicht dran; handeln dürfen jetzt: { $actors }.
move-is-no-text = Ein Zug ist ein Text in der Notation des Spiels.
no-such-action = Es gibt keine Aktion { $action }; die Codes gehen von 0 bis { $last }.
action-no-number = Eine Aktion ist eine ganze Zahl von 0 bis { $last }; „{ $action }“ ist vom Typ { $kind }.
match-is-over = Die Partie ist zu Ende; es kann nichts mehr gespielt werden.
nothing-to-undo = Es gibt nichts zurückzunehmen; noch ist kein Zug gespielt.
no-such-ply = Einen Zug { $ply } gibt es nicht; die Partie hat { $plies } Züge, und 0 ist das Austeilen.
ply-no-number = Der wievielte Zug gemeint ist, sagt eine ganze Zahl von 0 bis { $plies }; „{ $ply }“ ist vom Typ { $kind }.
hidden-until-the-end = Alle Hände sind erst nach dem Ende zu sehen; wähle einen Platz oder den Zuschauer.
takes-on-off = on oder off

position-is-no-object = Eine Stellung ist ein JSON-Objekt mit Feldern wie „players“ und „options“.
position-of-other-game = Das ist keine Stellung von { $game }.
position-rules = Die Stellung stammt aus Version { $rules } der Regeln; diese Version kennt { $known }.
position-rules-no-number = Das Feld „rules“ einer Stellung ist eine ganze Zahl; diese Version kennt { $known }.
position-options = Das Feld „options“ einer Stellung ist ein JSON-Objekt.

file-unreadable = Die Datei „{ $path }“ ist nicht lesbar; prüfe den Pfad und ob es eine Textdatei ist.
file-too-large = Die Datei „{ $path }“ ist größer als { $most } MB und damit zu groß für eine Partiedatei; prüfe den Pfad.
file-no-json = Das ist keine Partiedatei: Es ist kein gültiges JSON.
file-no-match = Das ist keine Partiedatei: Eine Partiedatei ist ein JSON-Objekt mit den Feldern „spieltisch“ und „game“.
file-other-game = Das ist eine Partie von „{ $other }“, nicht von { $game }.
file-format = Die Partiedatei hat Format { $format }; diese Version liest Format { $known }.
file-rules = Die Partie wurde nach Version { $rules } der Regeln gespielt; diese Version kennt { $known }.
file-field = Das Feld „{ $field }“ der Partiedatei fehlt oder hat die falsche Form.
file-set-up = Die Partie in der Datei lässt sich nicht aufbauen: { $reason }
file-move-form = Zug { $number } der Partiedatei ist kein Paar aus Platz und Zug wie [0, "pass"].
file-bad-move = Zug { $number } der Partiedatei, „{ $move }“, ist nicht spielbar: { $reason }
file-digest = Die Züge sind regelgerecht, führen aber nicht dorthin, wo die Partie laut Datei stand; die Datei wurde verändert.
file-end = Das Feld „ended“ der Partiedatei sagt etwas, was nicht sein kann: Eine Partie, die zu Ende ist, endet nach den Regeln, und jede andere endet remis ohne Sieger oder damit, dass jemand aufgibt und nicht siegt.
file-end-uncovered = Die Züge sind regelgerecht, aber die Prüfsumme deckt nicht ab, wie die Partie laut Datei endete: Das wurde später hinzugefügt, oder die Datei stammt aus Version 0.1.0 und lässt sich nur laden.
path-no-text = Der Pfad einer Datei ist ein Text; „{ $path }“ ist vom Typ { $kind }.
file-deal = Die Partie wurde nicht mit dem Startwert ausgeteilt, der zu Beginn festgelegt wurde; Startwert, Salz und Festlegung passen nicht zusammen.
compiling-failed = { $what } lässt sich auf diesem Rechner nicht übersetzen: { $reason }
missing-extra = { $library } fehlt. So kommt es dazu: pip install "spieltisch[{ $extra }]"
