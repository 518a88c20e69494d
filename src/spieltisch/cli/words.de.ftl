# Die Kommandozeile auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

## Hilfe

about = Spieltisch ist ein digitaler Spieltisch: Spiele echte Brettspiele im Terminal, gegen Bots oder mit Leuten neben dir, und lass Bots tausende Partien in der Sekunde spielen.
more = BEFEHL --help erzählt mehr über jeden Befehl. Spieler zählen hier ab 1; --json zählt Plätze ab 0, wie die Python-Schnittstelle. NO_COLOR schaltet die Farben aus.

heading-usage = Aufruf
heading-commands = Befehle
heading-options = Optionen
heading-examples = Beispiele
heading-exit-codes = Rückgabewerte
heading-settings-network = Wo er zu finden ist
heading-settings-tables = Tische
heading-settings-limits = Grenzen
heading-settings-bots = Bots
heading-settings-logs = Protokoll

exit-0 = es hat geklappt
exit-1 = das Gewünschte ging nicht: Der Zug ist nicht erlaubt, oder die Partiedatei ist nicht in Ordnung
exit-2 = der Aufruf ist falsch
exit-130 = mit Strg-C abgebrochen

value-options = [OPTIONEN]
value-command = BEFEHL ...
value-file = DATEI
value-game = SPIEL
value-move = ZUG
value-number = N
value-option = NAME=WERT
value-variant = VARIANTE
value-player = SPIELER
value-seats = PLÄTZE
value-parquet = DATEI.parquet
value-source = SPIEL|DATEI
value-graph = DATEI.svg|DATEI.png
value-bots = BOTS
value-url = URL
value-folder = ORDNER
value-seconds = SEKUNDEN
value-shares = VON,BIS
value-what = STUDIE.toml|SPIEL|tune ZIEL.toml
value-host = ADRESSE
value-pace = N/N
value-network = ADRESSE
value-base-path = PFAD
value-log-format = text|json
value-log-level = STUFE
value-config = DATEI.toml
value-lang = en|de

option-help = diese Hilfe zeigen
option-version = die Version zeigen
option-lang = die Sprache; ohne Angabe die des Systems
option-json = JSON für ein Programm ausgeben; Plätze zählen ab 0
option-rules = das Handbuch des Spiels ausgeben
option-seats = wer spielt, in der Reihenfolge der Plätze: human, human:NAME oder ein Bot, etwa casual, master@5s oder MODUL:KLASSE (ohne Angabe human,casual)
option-seed = die Zahl, aus der aller Zufall kommt; derselbe Startwert gibt dieselbe Partie
option-variant = eine benannte Variante des Spiels, etwa family bei Labyrinth; Optionen dazu ändern sie
option-option = eine Option des Spiels, etwa draw=manual; @DATEI als Wert liest ihn aus einer Datei, JSON oder Text wie ein gezeichnetes Brett; mehrfach möglich
option-load = eine gespeicherte Partie fortsetzen
option-save = die Partie nach jedem Zug hier speichern
option-players = wie viele spielen (ohne Angabe 2)
option-games = wie viele Partien (ohne Angabe 10000)
option-bots = ein kompilierter Bot für alle Plätze oder für jeden einer: greedy,random
option-lab-out = Partien und Bericht in diesem Ordner aufheben oder die Studie darin fortsetzen (sonst nach der Studie benannt)
option-ray = einen Ray-Cluster spielen lassen, unter dieser Adresse oder, ohne eine, auf diesem Rechner
option-lab-games = wie viele Verteilungen jede Zusammenstellung spielt, wenn keine Datei es sagt (sonst 10000)
option-lab-players = wie viele spielen, wenn keine Datei es sagt (sonst 2)
option-lab-bots = die Bots vom stärksten zum schwächsten, wenn keine Datei es sagt (sonst greedy,random)
option-matches-out = die Partien in diese Datei schreiben
option-matches-limit = eine Partie nach so vielen Zügen abbrechen (sonst 2000)
option-ply = die Stellung nach so vielen Zügen; 0 ist der Anfang
option-as-viewer = mit wessen Augen: die Nummer eines Spielers ab 1 oder sein Name, zuschauer, oder alle nach dem Ende; ohne Angabe bei beendeten Partien alle, sonst zuschauer
option-as-actor = wessen Züge: die Nummer eines Spielers ab 1 oder sein Name, oder spielleiter; ohne Angabe die von allen, die handeln dürfen
option-as-hinted = für wen: die Nummer eines Spielers ab 1 oder sein Name; nur nötig, wo mehrere handeln dürfen
option-as-analysed = mit wessen Augen: die Nummer eines Spielers ab 1 oder sein Name; eine Partie, die nicht zu Ende ist, braucht das
option-seconds-hint = wie lange nachgedacht wird (ohne Angabe 1)
option-seconds-analyse = wie lange etwa über jeden Zug nachgedacht wird, statt --iterations
option-iterations = wie viele Versuche die Suche für jeden Zug hat (ohne Angabe 400)
option-costliest = wie viele der teuersten Züge in Worten erzählt werden (ohne Angabe 5)
option-graph = den Verlauf der Partie in eine Datei zeichnen, als SVG oder PNG
option-repeat = wie oft alles gemessen wird; das beste Ergebnis zählt (ohne Angabe 5)
option-arena-bots = die Bots, etwa master,greedy oder search@500,search@2s; MODUL:KLASSE ist ein Bot in einfachem Python
option-arena-games = wie viele Partien insgesamt (ohne Angabe 100); aufgerundet, damit jede Ausgangslage auf allen Plätzen gespielt wird
option-training-out = die Ergebnisse aller Partien in diesem Ordner aufheben, oder das Training darin fortsetzen
option-rounds = aus wie vielen Runden von Spielen gelernt wird (sonst 150); derselbe Ordner macht mit mehr weiter
option-round-games = wie viele Spiele in jeder Runde gespielt werden (sonst 4000)
option-hidden = wie viele verborgene Einheiten das Netz hat (sonst 32)
option-generations = wie viele Generationen von Gewichten probiert werden (ohne Angabe 100); derselbe Ordner geht mit mehr weiter
option-population = wie viele Sätze von Gewichten in jeder Generation probiert werden (ohne Angabe 16)
option-deals = wie viele Ausgangslagen jeder davon gegen jeden Gegner spielt, von jedem Platz aus (ohne Angabe 500)
option-seconds = so lange darf ein Bot höchstens über einen Zug nachdenken; ein Gast, der länger braucht, verliert
option-until = aufhören, sobald klar ist, ob der Anteil des ersten Bots bei VON % oder darunter liegt oder bei BIS % oder darüber, etwa 50,55
option-out = Ergebnisse, Partiedateien und einen Bericht in diesen Ordner schreiben, oder das Turnier darin fortsetzen
option-check = die Einstellungen prüfen, statt zu starten: sagen, was daran falsch ist, und ausgeben, welche gelten
option-config = eine Datei mit Einstellungen, in TOML; Befehlszeile und Umgebung gehen ihr vor
option-setting-host = die Netzadresse, unter der die Tische zu erreichen sind; 127.0.0.1 lässt sonst niemanden herein (ohne Angabe 0.0.0.0: alle dieses Rechners)
option-setting-port = der Port, unter dem sie zu erreichen sind (ohne Angabe 8765 oder der nächste freie)
option-setting-open = den Browser öffnen oder nicht (ohne Angabe wird er geöffnet)
option-setting-allow-host = ein weiterer Name, unter dem der Server zu erreichen ist, etwa der eines Proxys; mehrfach möglich
option-setting-proxy = die Adresse oder das Netz eines Proxys vor dem Server, etwa 10.0.0.0/8, der sagt, für wen er fragt (X-Forwarded-For, X-Forwarded-Proto); niemandem sonst wird das geglaubt; mehrfach möglich
option-setting-base-path = der Pfad, unter dem alle Seiten liegen, etwa /spiele, wenn der Server sich einen Namen mit anderen teilt
option-setting-certificate = die Datei eines Zertifikats (PEM) mit denen, die dafür bürgen; dann spricht der Server selbst HTTPS
option-setting-private-key = die Datei des privaten Schlüssels dazu (PEM, ohne Passwort)
option-setting-metrics-port = der Port, an dem es unter /metrics Zahlen für Prometheus gibt (ohne Angabe 0: keine); dazu gehört pip install "spieltisch[metrics]"
option-setting-metrics-host = die Netzadresse für diese Zahlen (ohne Angabe 127.0.0.1)
option-setting-data = der Ordner, in dem Tische gespeichert werden (ohne Angabe dein Datenordner)
option-setting-database = die Datenbank, die sich mehrere Prozesse teilen, statt eines Ordners: postgresql://BENUTZER@RECHNER/NAME; das Passwort kommt aus PGPASSWORD oder ~/.pgpass
option-setting-reachable-at = wie die anderen Prozesse diesen erreichen, etwa http://10.0.0.3:8765 (ohne Angabe die erste Adresse, die er ausgibt)
option-setting-lease-seconds = wie lange ein Prozess seine Tische ohne ein Lebenszeichen behält (ohne Angabe 2); so lange warten alle, wenn er stirbt
option-setting-memory = wie viele Megabyte Tische belegen dürfen, an denen niemand ist (ohne Angabe 128); darüber hinaus liegen sie nur auf der Platte
option-setting-keep-open = wie viele Tage ein Tisch mit einer offenen Partie bleibt, an dem nichts geschieht (ohne Angabe 90); 0 für immer
option-setting-keep-finished = wie viele Tage ein Tisch bleibt, an dem zu Ende gespielt ist (ohne Angabe 365); 0 für immer
option-setting-keep-files = wie viele Tage eine hochgeladene Datei bleibt (ohne Angabe 30); 0 für immer
option-setting-archive = der Ordner, in den die Partien von Tischen, die nicht länger bleiben, als Dateien kommen (ohne Angabe keiner: Sie werden gelöscht)
option-setting-tables = wie viele nicht zu Ende gespielte Tische eine Adresse auf dem Server stehen lassen darf (ohne Angabe 500)
option-setting-files = wie viele hochgeladene Dateien eine Adresse auf dem Server liegen lassen darf (ohne Angabe 200)
option-setting-sockets = wie viele von einer Adresse gleichzeitig an Tischen sein dürfen (ohne Angabe 400)
option-setting-limit-messages = wie viele Nachrichten davon jeder auf Dauer in einer Sekunde schicken darf und wie viele auf einmal (ohne Angabe 20/40)
option-setting-limit-requests = wie viele Anfragen eine Adresse auf Dauer in einer Sekunde stellen darf und wie viele auf einmal (ohne Angabe 200/2000)
option-setting-limit-tables = wie viele Tische eine Adresse auf Dauer in einer Sekunde aufstellen darf und wie viele auf einmal (ohne Angabe 1/40)
option-setting-limit-guesses = wie viele falsche Codes und Geheimnisse eine Adresse auf Dauer in einer Sekunde ausprobieren darf und wie viele auf einmal (ohne Angabe 1/40)
option-setting-limit-answers = wie viele Megabyte an Antworten eine Adresse auf Dauer in einer Sekunde holen darf und wie viele auf einmal (ohne Angabe 2/64)
option-setting-limit-hints = über wie viele Tipps für eine Adresse gleichzeitig nachgedacht wird (ohne Angabe 6)
option-setting-limit-analyses = wie viele Partien für eine Adresse gleichzeitig analysiert werden (ohne Angabe 2)
option-setting-limit-uploads = wie viele Dateien für eine Adresse gleichzeitig gelesen werden (ohne Angabe 2)
option-setting-limit-pictures = wie viele Bilder für eine Adresse gleichzeitig gezeichnet werden (ohne Angabe 4)
option-setting-bot-threads = wie viele Bots gleichzeitig nachdenken (ohne Angabe 0: einer weniger, als es Kerne gibt)
option-setting-pace = wie viele Sekunden der Zug eines Bots mindestens dauert, damit man mitkommt (ohne Angabe 0.5)
option-setting-hint-seconds = wie viele Sekunden über einen Tipp nachgedacht wird (ohne Angabe 1)
option-setting-log-format = wie das Protokoll geschrieben wird: text für Menschen (ohne Angabe) oder json, in jeder Zeile ein Objekt für Programme
option-setting-log-level = was eine Zeile wert ist: debug, info (ohne Angabe), warning oder error
option-setting-log-requests = für jede Anfrage eine Zeile schreiben oder nicht (ohne Angabe nicht)
option-threads = wie viele Partien gleichzeitig gespielt werden (ohne Angabe eine je Kern)

about-play = Ein Spiel im Terminal spielen
more-play = Du siehst das Brett, darunter deine Hand, und tippst Züge; die Tasten für alles andere stehen immer dabei. Teilen sich mehrere Leute den Bildschirm, wird er zwischen den Zügen geleert, wo einer etwas sieht, das die anderen nicht sehen dürfen, etwa seine Hand.
examples-play =
    spieltisch play sequence
    spieltisch play gluex --seats human:Anna,human:Ben,master
    spieltisch play glow --seats human
    spieltisch play sequence --option draw=manual --save abend.json
    spieltisch play --load abend.json

about-serve = Im Browser spielen, auch mit anderen an ihren Geräten
more-serve = Zeigt die Adressen der Tische und öffnet den Browser. Wer im selben Netz ist, kommt mit der zweiten Adresse dazu. Alle Tische werden gespeichert und gehen nach einem Neustart dort weiter, wo sie standen.
examples-serve =
    spieltisch serve
    spieltisch serve --host 127.0.0.1 --port 9000 --no-open
    spieltisch serve --config /etc/spieltisch.toml --check
serving-at = Spieltisch ist offen unter { $address }
serving-until = Strg-C beendet den Server; alle Tische bleiben erhalten.
data-is-newer = Die Tische in „{ $folder }“ hat eine neuere Version von Spieltisch gespeichert; nimm diese, oder wähle mit --data einen anderen Ordner.
data-is-in-use = Die Tische in „{ $folder }“ bietet schon ein anderes Spieltisch an; nimm dieses, oder wähle mit --data einen anderen Ordner.
data-is-read-only = In „{ $folder }“ lässt sich nichts schreiben; sieh nach, wem der Ordner gehört, oder wähle mit --data einen anderen.
data-is-open = Andere Benutzer dieses Rechners können in „{ $folder }“ hineinsehen; das verhindert: chmod 700
data-is-no-store = Die Datei tables.sqlite in „{ $folder }“ ist beschädigt oder nicht von Spieltisch; wähle mit --data einen anderen Ordner.
cannot-listen = Unter { $host }, Port { $port }, lässt sich nichts anbieten; wähle mit --host oder --port etwas anderes.
see-check = Alle Einstellungen und was daran falsch ist: spieltisch serve --check
check-fine = Alles in Ordnung; mit diesen Einstellungen könnte der Server starten.
source-command-line = Befehlszeile
source-environment = Umgebung
source-file = { $file }
source-default = ohne Angabe
usual-port = 8765 oder der nächste freie
usual-database = keine
usual-reachable-at = die erste ausgegebene Adresse
usual-data = dein Datenordner
usual-certificate = keins
usual-private-key = keiner
usual-archive = keiner
settings-name = Einstellung
settings-usual = ohne Angabe
settings-about = was sie ist
example-intro = Einstellungen eines Servers: spieltisch serve --config DIESE-DATEI. Alles ist so, wie es ohne die Datei wäre; entferne das # vor dem, was du änderst. Befehlszeile und Umgebung (SPIELTISCH_PORT und so weiter) gehen der Datei vor. Was daran falsch ist: spieltisch serve --config DIESE-DATEI --check
setting-unfit = „{ $value }“ passt nicht zu { $name }; { $right }.
setting-unknown = Eine Einstellung { $name } gibt es nicht; spieltisch serve --help zeigt alle.
setting-unknown-near = Eine Einstellung { $name } gibt es nicht; meintest du { $near }?
fit-whole = möglich ist eine ganze Zahl von { $low } bis { $high }
fit-decimal = möglich ist eine Zahl von { $low } bis { $high }
fit-pace = schreibe, wie viele in einer Sekunde und wie viele auf einmal, etwa 20/40
fit-switch = möglich ist true oder false
fit-choice = möglich ist: { $words }
fit-name = es muss ein Name oder eine Adresse im Netz sein
fit-network = es muss eine Adresse wie 127.0.0.1 oder ein Netz wie 10.0.0.0/8 sein
fit-path = es muss ein Pfad sein
fit-database = es muss eine Adresse wie postgresql://BENUTZER@RECHNER/NAME sein
fit-link = es muss eine Adresse wie http://10.0.0.3:8765 sein
fit-base-path = es muss ein Pfad wie /spiele sein
config-unreadable = Die Datei mit Einstellungen „{ $path }“ ist nicht lesbar; prüfe den Pfad und wem sie gehört.
config-no-text = Die Datei mit Einstellungen „{ $path }“ ist kein Text in UTF-8; speichere sie so.
config-no-toml = Die Datei mit Einstellungen „{ $path }“ ist kein TOML, das aus Zeilen wie port = 8765 besteht: { $fault }
config-too-large = Die Datei mit Einstellungen „{ $path }“ ist größer als { $most } MB; wahrscheinlich ist es eine andere.
certificate-half = Zu einem Zertifikat gehören zwei Dateien; nenne beide mit --certificate und --private-key.
certificate-unreadable = Die Datei „{ $path }“ für das Zertifikat ist nicht lesbar; prüfe den Pfad und wem sie gehört.
certificate-unfit = „{ $chain }“ und „{ $private }“ sind kein Zertifikat mit seinem privaten Schlüssel, als PEM und ohne Passwort; nimm zwei Dateien, die zusammengehören.
metrics-no-library = Für Zahlen an Prometheus fehlt eine Bibliothek; installiere sie mit: pip install "spieltisch[metrics]"
metrics-same-port = Tische und Zahlen können nicht beide am Port { $port } sein; wähle mit --metrics-port einen anderen.
no-folder = „{ $path }“ ist kein Ordner; wähle mit { $name } einen anderen.
folder-read-only = In „{ $path }“ lässt sich nichts schreiben; sieh nach, wem der Ordner gehört, oder wähle mit { $name } einen anderen.

about-games = Die Spiele mit ihren Optionen und Regeln zeigen
more-games = Ohne Angabe eines Spiels werden alle gezeigt.
examples-games =
    spieltisch games
    spieltisch games sequence --rules

about-bots = Die Bots zeigen und wie sie spielen
more-bots = Fünf Stufen für Menschen, von novice bis master, eine Suche, die so lange denkt, wie du sagst, und was sonst installiert ist. Ein Bot in einfachem Python muss nicht installiert sein: MODUL:KLASSE nennt seine Klasse, in play und in der Arena.
examples-bots =
    spieltisch bots
    spieltisch play sequence --seats human,master@5s

about-simulate = Bots viele Partien spielen lassen und zählen
more-simulate = Spielt auf allen Kernen, nur mit kompilierten Bots: Stufen, Suchen und Bots in einfachem Python spielen in der Arena. Neben dem Anteil der Siege steht der Bereich, in dem der wahre Anteil mit 95 % Sicherheit liegt (Wilson). Eine zweite Tabelle zählt nach der Zugreihenfolge: 1 ist, wer den ersten Zug hatte. Derselbe Startwert gibt dieselben Partien.
examples-simulate =
    spieltisch simulate sequence --games 100000 --seed 1
    spieltisch simulate gluex --players 3 --bots greedy,random,random
    spieltisch simulate glow --players 1 --option board=sea
about-matches = Sammlungen von Partien für Lernende anlegen oder ansehen
more-matches = Mit --out spielen kompilierte Bots auf allen Kernen, und jede Partie wird eine Zeile einer Parquet-Datei: der Startwert, wer was gespielt hat und wie sie ausging. Ohne --out wird eine solche Datei gelesen. Braucht pyarrow: pip install "spieltisch[data]". Was bei jedem Zug zu sehen war, wird auf Wunsch wieder gezeigt (docs/environments.md). Partie k eines Startwerts ist dieselbe wie bei simulate. Derselbe Startwert gibt auf beliebig vielen Kernen dieselbe Datei.
examples-matches =
    spieltisch matches gluex --bots greedy --games 100000 --out greedy.parquet
    spieltisch matches greedy.parquet
about-lab = Die Ausgewogenheit eines Spiels und seiner Varianten untersuchen
more-lab = Spielt dieselben Verteilungen in allen Zusammenstellungen aus Variante, Personenzahl und Bots, die eine Datei angibt (docs/lab.md), oder ein Spiel, wie es ist, und beantwortet zwölf Fragen nach seiner Ausgewogenheit in Worten, Bildern und Tabellen: mit Bereichen, korrigiert für die Zahl der Vergleiche. Die Partien bleiben als Parquet erhalten, das DuckDB liest. Eine abgebrochene Studie geht dort weiter, wo sie stand; mit mehr Partien in der Datei spielt sie weiter. Dieselbe Studie gibt auf beliebig vielen Threads und auf einem Cluster dieselben Zahlen. „lab tune“ sucht Werte von Optionen, auch Bretter, die ein Ziel erreichen, und zeigt die Abwägung. Braucht weitere Bibliotheken: pip install "spieltisch[lab]".
examples-lab =
    spieltisch lab balance.toml --out balance
    spieltisch lab gluex --players 3 --games 2000
    spieltisch lab balance.toml --out balance --ray
    spieltisch lab tune goal.toml

about-arena = Bots ein Turnier spielen lassen
more-arena = Jede Ausgangslage wird von allen Bots auf allen Plätzen gespielt, so hebt sich das Glück auf. Remis und gemeinsame Siege zählen anteilig; daneben steht der Anteil an den entschiedenen Partien allein. Die Wertungen folgen Bradley und Terry auf der Elo-Skala; der durchschnittliche Bot liegt bei 0. Mit --out geht ein abgebrochenes Turnier dort weiter, wo es stand.
examples-arena =
    spieltisch arena sequence --bots expert,greedy --games 200
    spieltisch arena glow --players 1 --bots master,greedy --seed 1
    spieltisch arena sequence --bots examples.guest_bot:Neighbour,greedy
    spieltisch arena gluex --bots search@2000,search@500 --until 50,55 --out duell

about-train = Abstimmen, was ein Spiel über gute Züge weiß
more-train = Probiert viele Sätze der Gewichte, nach denen das Spiel selbst Züge beurteilt, lässt jeden gegen mehrere Gegner spielen und geht auf die zu, die am meisten gewinnen (CMA-ES). Braucht cmaes: pip install "spieltisch[train]". Derselbe Startwert ergibt auf beliebig vielen Threads dieselben Gewichte; mit demselben Ordner geht ein abgebrochenes Training dort weiter, wo es stand. Wie Bots spielen, ändert sich erst, wenn die Gewichte ins Spiel eingetragen werden.
examples-train =
    spieltisch train sequence --out gewichte --seed 1
    spieltisch train sequence --out gewichte --seed 1 --generations 200
about-learn = Aus Spielen gegen sich selbst lernen, wie gut Stellungen sind
more-learn = Lässt ein kleines Netz Runde um Runde gegen sich selbst spielen und daraus, wer gewinnt, lernen, wie gut ein Platz nach seinem Zug steht. Derselbe Startwert lernt auf einem Rechner dasselbe; mit demselben Ordner geht ein abgebrochenes Lernen dort weiter, wo es stand. Wie Bots spielen, ändert sich erst, wenn das Netz ins Spiel gelegt wird.
examples-learn =
    spieltisch learn sequence --out netz --seed 1
    spieltisch learn sequence --out netz --seed 1 --rounds 300

about-replay = Eine Partiedatei Zug für Zug ansehen
more-replay = Im Terminal gehst du mit n weiter, mit p zurück, mit einer Zahl zu diesem Zug, mit e ans Ende; q hört auf. In einer Pipe werden alle Züge aufgelistet, danach der Tisch am Ende.
examples-replay =
    spieltisch replay abend.json
    spieltisch replay abend.json --ply 12 --as 1

about-analyse = Eine Partie Zug für Zug beurteilen
more-analyse = Zeigt in Prozent, welche Gewinnchancen alle vor und nach jedem Zug hatten, soweit sein Spieler das wissen konnte, was der Zug gekostet hat und was besser war. Eine Partie, die nicht zu Ende ist, wird nur mit den Augen eines Spielers beurteilt (--as), und die Züge der anderen werden dann nicht verglichen.
examples-analyse =
    spieltisch analyse abend.json
    spieltisch analyse abend.json --seconds 1 --graph abend.svg
    spieltisch analyse abend.json --as 1 --json

about-hint = Sagen, was zu spielen ist, und warum
more-hint = Nennt die besten Züge für den, der handeln darf, am Ende der Datei oder nach --ply Zügen, und die Gewinnchance mit jedem. Dabei zählt nur, was dieser Spieler sehen kann; seine Karten werden also gezeigt.
examples-hint =
    spieltisch hint abend.json
    spieltisch hint abend.json --ply 12 --seconds 5

about-legal = Die erlaubten Züge einer Partiedatei auflisten
more-legal = Die Züge von allen, die handeln dürfen, am Ende der Datei oder nach --ply Zügen. In einer laufenden Partie können sie zeigen, was nur sieht, wer am Zug ist, etwa Karten.
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

about-prepare = Jetzt alles für diesen Rechner kompilieren
more-prepare = Spiele und Bots werden kompiliert, wenn sie zum ersten Mal gebraucht werden, und das dauert einmal eine Weile. Hiermit geschieht es vorher, etwa beim Installieren; was schon da ist, bleibt.
examples-prepare =
    spieltisch prepare

about-bench = Messen, wie schnell die Engine hier ist
more-bench = Misst zufälliges Spiel (ohne Angabe von sequence) und das Kopieren von Zuständen mit kompilierten Schleifen. Neben jeder Zahl steht, wie viele Schritte des Zufallsgenerators sie kostet, gemessen im selben Lauf; so lassen sich Rechner vergleichen.
examples-bench =
    spieltisch bench
    spieltisch bench labyrinth --players 4 --json

## Falscher Aufruf

see-help = { $command } --help sagt, wie es geht.
no-such-command = Einen Befehl „{ $command }“ gibt es nicht; es gibt: { $known }.
nearly-a-command = Einen Befehl „{ $command }“ gibt es nicht; meintest du: { $near }?
no-such-option = Eine Option { $option } gibt es hier nicht; es gibt: { $known }.
nearly-an-option = Eine Option { $option } gibt es hier nicht; meintest du: { $near }?
needs-a-value = Die Option { $option } braucht einen Wert.
takes-no-value = Die Option { $option } nimmt keinen Wert.
missing-argument = Es fehlt: { $argument }.
missing-goal = Es fehlt die Datei, in der steht, was gesucht wird: spieltisch lab tune ZIEL.toml
extra-argument = „{ $argument }“ ist zu viel.
no-such-language = Eine Sprache „{ $value }“ gibt es nicht; es gibt: en, de.
no-such-number = „{ $value }“ passt nicht zu { $option }; möglich ist eine ganze Zahl von { $low } bis { $high }.
no-name-and-value = „{ $given }“ ist keine Option eines Spiels; schreibe NAME=WERT, etwa draw=manual.
option-twice = Die Option { $option } ist zweimal angegeben; gib sie einmal an.
option-file-unreadable = Die Datei „{ $path }“ für die Option { $option } ist nicht lesbar; prüfe den Pfad.
option-file-no-text = Die Datei „{ $path }“ für die Option { $option } ist kein Text in UTF-8; speichere sie als UTF-8.
option-file-too-large = Die Datei „{ $path }“ für die Option { $option } ist größer als { $most } MB; prüfe den Pfad.
option-no-json = Der Wert der Option { $option } ist kein gültiges JSON.
arena-which-bots = Sag, welche Bots spielen, etwa --bots master,greedy; es gibt: { $bots }.
no-such-time = „{ $value }“ passt nicht zu { $option }; möglich sind Sekunden über 0, höchstens 3600.
iterations-or-seconds = --seconds steht statt --iterations; gib nur eins davon an.
no-two-shares = „{ $value }“ passt nicht zu --until; möglich sind zwei Anteile in Prozent, etwa 50,55.
arena-has-more = In „{ $folder }“ liegen schon { $games } Partien; sie zählen alle.
arena-breaking-off = Abbruch; Partien, die nicht zu Ende sind, werden beim nächsten Mal neu gespielt. Noch einmal Strg-C beendet sofort.
resume = Abgebrochen. Derselbe Befehl mit --out { $folder } macht hier weiter.
arena-lost = Abgebrochen. Mit --out ORDNER lässt sich ein Turnier fortsetzen.
trained-generation = Generation { $number } von { $count }: { $mean } % gewonnen im Mittel, { $best } % vom besten Satz; noch etwa { $minutes } Minuten.
learned-round = Runde { $number } von { $count }: im Mittel { $loss } daneben{ $tried ->
    [yes] , { $share } % gegen „greedy“ gewonnen
   *[no] {""}
}; noch etwa { $minutes } Minuten.
learned = Das Netz liegt in { $path }.
trained = Die Gewichte stehen in { $path }.
arena-report = Bericht: { $path }
rules-of-which-game = Sag, von welchem Spiel du die Regeln willst: spieltisch games sequence --rules.
play-which-game = Sag, welches Spiel du spielen willst; es gibt: { $games }.
bad-seat = „{ $given }“ kann sich nicht setzen; auf einem Platz sitzt human, human:NAME oder einer der Bots: { $bots }; auch MODUL:KLASSE für einen Bot in einfachem Python.
bot-of-a-file = Laut Datei spielt „{ $bot }“; Code, den eine Datei nennt, wird nicht ausgeführt, also sag, wer spielt: --seats human,{ $bot }.
bad-name = „{ $name }“ ist kein Name für einen Menschen; ein Name hat 1 bis { $longest } Zeichen und ist nicht der eines Bots.
name-taken = Zwei heißen „{ $name }“; gib jedem einen eigenen Namen.
seats-do-not-fit = Die Partie ist für { $players } Spieler, genannte Plätze: { $seats }; nenne für jeden Spieler einen.
match-of-other-game = In der Datei steht eine Partie { $game }.
loaded-as-it-was = Eine gespeicherte Partie behält Startwert und Optionen; lass --seed, --variant und --option bei --load weg.
no-place-to-save = Unter „{ $path }“ lässt sich die Partie nicht speichern; nenne eine Datei in einem Ordner, den es gibt.
no-such-ply = Einen Zug { $ply } gibt es nicht; die Partie hat { $plies } Züge, und 0 ist der Anfang.
no-such-viewer = Einen Spieler „{ $player }“ gibt es nicht; möglich ist eine Nummer von 1 bis { $last }, der Name eines Spielers, zuschauer oder alle.
no-such-actor = Einen Spieler „{ $player }“ gibt es nicht; möglich ist eine Nummer von 1 bis { $last }, der Name eines Spielers oder spielleiter.
no-such-player = Einen Spieler „{ $player }“ gibt es nicht; möglich ist eine Nummer von 1 bis { $last } oder der Name eines Spielers.
same-name = „{ $player }“ heißen mehrere; sag mit --as, wen du meinst: { $numbers }.
say-who = Mehrere dürfen jetzt handeln: { $names }; sag mit --as, wessen Zug es ist: { $numbers }.
hint-not-now = { $name } darf jetzt nicht handeln, also gibt es nichts zu raten.
analyse-whose-eyes = Die Partie ist nicht zu Ende: Sag mit --as und der Nummer oder dem Namen eines Spielers, mit wessen Augen sie beurteilt wird.
out-of-memory = Dafür reicht der Speicher nicht; verlange weniger auf einmal.
save-exists = Die Datei „{ $path }“ gibt es schon; wähle einen anderen Namen oder spiele sie mit --load weiter.
the-output = die Ausgabe
system-error = „{ $path }“ lässt sich nicht lesen oder schreiben; prüfe, ob es da ist und ob du das darfst.

## Vorbereitung

compiling = Kompiliere { $what } für diesen Rechner, einmalig: { $kernel }
rehearsing = { $game } wird ausprobiert
prepared = Alle Spiele und Bots sind bereit.
compiling-once = Kompiliere { $what } für diesen Rechner, einmalig ...
simulating = Spiele
measuring = Messe

## Spiele und Züge

player = Spieler { $player }
the-moderator = Der Spielleiter
move = { $name } { $deed }.
secret-move = { $name } hat verdeckt gewählt.
for-players = für { $players } Spieler
default-by-players = je nach Spielerzahl
column-variant = Variante
column-way-to-play = wie sie gespielt wird
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
sound =
    In Ordnung: eine Partie { $game }, { $moves ->
        [one] 1 Zug, nach den Regeln
       *[other] { $moves } Züge, alle nach den Regeln
    }.
deal-fits = Der Aufbau passt zu der Festlegung, die vor dem ersten Zug gezeigt wurde: { $commitment }.
bot-of-level =
    Bot ({ $level ->
        [novice] Anfänger
        [casual] Hobbyspieler
        [skilled] Könner
        [expert] Experte
       *[master] Meister
    })
result-won = { $winners } gewinnt.
result-won-together = { $winners } gewinnen.
result-draw = Niemand gewinnt.
result-points = Punkte: { $points }.
ply = Zug { $ply } von { $plies }
replay-keys = n oder Enter weiter   p zurück   ZAHL dorthin   e ans Ende   q aufhören
replay-unknown-key = „{ $typed }“ bewirkt hier nichts; die Tasten sind n, p, eine Zahl, e und q.
hint-for = Tipps für { $name }:
only-move = { $move } ist der einzige erlaubte Zug.
hints-close = Jeder dieser Züge gewinnt in etwa { $worth } der Fälle, auf einen Punkt genau; es unterscheiden sie ihre Gründe.
hint-thinking = Ich denke nach ...
column-move = Zug
column-chance = Chance
column-rank = Rang
column-why = warum
analysing = Analysiere
analyse-nothing = Es ist noch kein Zug gespielt.
analyse-heading = { $game }: Gewinnchancen in Prozent, mit dem besten Zug → mit dem gespielten
analyse-one-view = Mit den Augen von { $name }; die Züge der anderen werden nicht verglichen und zeigen nur die Chancen danach.
analyse-heading-many = { $game }: Gewinnchancen in Prozent, mit dem gespielten Zug
column-cost = Preis
column-better = besser
accuracy =
    { $name }: { $accuracy } genau, { $mistakes ->
        [0] keine Fehler
        [one] ein Fehler
       *[other] { $mistakes } Fehler
    }
costliest = Die Züge, die am meisten gekostet haben:
costly-move = Preis { $cost }
better-move = besser { $move }, { $worth } statt { $after }
graph-written = Der Verlauf der Partie ist in { $path } gezeichnet.
page-on = -- Enter für mehr, q hört auf --
bots-hint = spieltisch play sequence --seats human,master beginnt eine Partie gegen einen von ihnen. MODUL:KLASSE nennt einen eigenen Bot in einfachem Python, etwa examples.guest_bot:Neighbour.

## Simulieren und messen

simulated =
    { $games } { $count ->
        [one] Partie
       *[other] Partien
    } { $game } mit { $players } { $players ->
        [one] Spieler
       *[other] Spielern
    }, Startwert { $seed }
lab-report = Bericht: { $path }
matches-written = Geschrieben: { $path }
simulated-nobody-won = Ohne Sieger
picked-illegally = Der Bot „{ $bot }“ wählt, was nicht erlaubt ist: in Partie { $number }, Zug { $move }, die Aktion { $action } für Spieler { $player }; deshalb sagen diese Partien nichts aus.
simulated-ends = { $nobody }: { $draws }. Nicht beendet: { $unfinished }.
simulated-length = Züge je Partie: { $mean } im Mittel, { $min } bis { $max }.
simulated-speed = { $seconds } s: { $games } Partien/s, { $moves } Züge/s.
column-player = Spieler
column-turn = am Zug
column-bot = Bot
column-wins = Siege
column-share = Anteil
column-interval = 95 %
column-points = Punkte
benched =
    { $game } mit { $players } { $players ->
        [one] Spieler
       *[other] Spielern
    }; ein Zustand hat { $bytes } Byte; { $cores } { $cores ->
        [one] Kern
       *[other] Kerne
    }; das Beste aus { $repeats }
column-what = was
column-per-second = je Sekunde
column-games-per-second = Partien/s
column-steps = in Schritten
bench-reference = Generatorschritte (Maßstab)
bench-note = „In Schritten“ sagt, wie viele Schritte des Zufallsgenerators das kostet.
bench-random-direct = zufällige Züge, ein Thread
bench-random-pointers = zufällige Züge, ein Thread, Zeiger
bench-random-all-cores = zufällige Züge, alle Kerne
bench-copies = Kopien eines Zustands
bench-search-rollouts = Suchläufe, zufällig zu Ende gespielt
bench-search = Suchläufe wie bei den Stufen

## Am Tisch

too-narrow = Dieses Terminal hat { $columns } Spalten; der Tisch braucht { $needed }.
enter = Enter
on-turn = { $name } ist dran.
hand-over = { $name }, drück Enter, wenn nur du den Bildschirm siehst.
your-move = { $name }, du bist dran, etwa mit { $example }
your-few-moves = { $name }, du kannst: { $moves }
key-legal = Züge
key-hint = Tipp
key-explain = warum
key-wait = warten
key-undo = zurück
key-save = sichern
key-help = Hilfe
key-rules = Regeln
key-moderator = Strafe
key-discards = Ablage
key-quit = Ende
help-legal = zeigt deine erlaubten Züge; mit dem Anfang eines Zuges dahinter alle, die so beginnen
help-hint = sagt, was du spielen könntest, mit der Chance, damit zu gewinnen, und warum
help-explain = sagt, ob der Zug dahinter erlaubt ist, und wenn nicht, warum
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
thinks = { $name } denkt ...
printed-last = Was er zuletzt ausgegeben hat:
forfeited = Die Partie endet hier: Wer sich so benimmt, hat verloren.
left-the-table = Du hast den Tisch verlassen.
flags-beside-a-file = Eine Studie aus einer Datei nimmt daneben weder Personenzahl noch Partien, Bots, Startwert oder Optionen; schreib sie in die Datei.

# store
value-action = copy
value-origin = VON
value-target = NACH
about-store = Alle Tische von einer Datenbank in eine andere kopieren
more-store = VON und NACH sind Adressen: sqlite:ORDNER oder postgresql://BENUTZER@RECHNER/NAME. Kein Server darf den Ordner inzwischen benutzen. Danach wird jedes Ereignis in beiden verglichen; wurde eine Kopie abgebrochen, geht sie weiter.
examples-store =
    spieltisch store copy sqlite:tables postgresql://anna@localhost/tables
copying = Tische werden kopiert
copied = { $tables ->
        [one] Ein Tisch ist
       *[other] { $tables } Tische sind
    } von { $source } nach { $target } kopiert, und in beiden ist alles gleich.
no-such-action = „{ $action }“ geht mit einer Datenbank nicht; möglich ist: copy.
no-such-store = Die Tische unter { $address } lassen sich nicht öffnen: { $reason }.
no-address = „{ $address }“ ist keine Adresse von Tischen; möglich sind sqlite:ORDNER und postgresql://BENUTZER@RECHNER/NAME.
no-such-folder = Es gibt keinen Ordner „{ $folder }“.
target-has-others = Unter { $address } liegen schon andere Tische; wähle eine leere Datenbank.
copy-differs = Tisch { $code } ist unter { $address } nicht derselbe; wähle eine leere Datenbank und kopiere noch einmal.

# doctor, backup, restore, clear
value-copy = KOPIE.sqlite
option-overwrite = ersetzen, was schon da ist
option-dry-run = nur zeigen, was weggeräumt würde
about-doctor = Prüfen, ob ein Server hier alles hat, was er braucht
more-doctor = Sieht nach Versionen, Einstellungen, Platte, Tischen, Uhr, offenen Dateien, kompiliertem Code und Port und sagt, was richtig wäre, wo etwas nicht stimmt. Vor jedem Satz steht ok, ?? für das, was ein Problem werden kann, oder !! für das, was eins ist; nur das macht den Rückgabewert zu 1.
examples-doctor =
    spieltisch doctor
    spieltisch doctor --data /var/lib/spieltisch --port 8765
about-backup = Alle Tische in eine Datei kopieren, auch während der Server läuft
more-backup = Die Kopie enthält alles, was geschehen war, als sie begonnen wurde. Sie wird zurückgelesen und geprüft, bevor sie ihren Namen bekommt, und sie ist nur für ihren Besitzer: Sie enthält, was an laufenden Tischen noch geheim ist.
examples-backup =
    spieltisch backup tische-montag.sqlite
    spieltisch backup --data /var/lib/spieltisch /backup/tables.sqlite --overwrite
about-restore = Zu einer Kopie aller Tische zurückkehren
more-restore = Der Server muss dafür beendet sein. Zuerst wird die Kopie geprüft; Tische, die schon da sind, werden nur mit --overwrite ersetzt und bleiben als tables.before-restore.sqlite daneben liegen.
examples-restore =
    spieltisch restore tische-montag.sqlite
    spieltisch restore --data /var/lib/spieltisch copy.sqlite --overwrite
about-clear = Tische wegräumen, die lange niemand benutzt hat
more-clear = Ein laufender Server tut das selbst, Stunde für Stunde; mit --dry-run wird es nur gezeigt, auch während ein Server läuft. Ohne muss der Server beendet sein. Partien kommen als Dateien in den Ordner von --archive, wenn es einen gibt.
examples-clear =
    spieltisch clear --dry-run
    spieltisch clear --keep-open 30 --archive alte-partien
backing-up = Tische werden kopiert
restoring = Tische werden zurückgeholt
backed-up = { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    } mit { $events } Ereignissen { $tables ->
        [one] liegt
       *[other] liegen
    } in „{ $path }“, zurückgelesen und in Ordnung.
restored = { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    } mit { $events } Ereignissen { $tables ->
        [one] ist
       *[other] sind
    } aus „{ $path }“ wieder da.
backup-exists = „{ $path }“ gibt es schon; wähle einen anderen Namen, oder ersetze es mit --overwrite.
restore-exists = In „{ $folder }“ sind schon Tische; wähle mit --data einen anderen Ordner, oder ersetze sie mit --overwrite.
restore-in-use = Ein Server benutzt die Tische in „{ $folder }“; beende ihn zuerst.
clear-in-use = Ein Server benutzt die Tische in „{ $folder }“ und räumt selbst auf; beende ihn zuerst, oder lass dir mit --dry-run zeigen, was er wegräumen würde.
copy-is-newer = „{ $path }“ hat eine neuere Version von Spieltisch gespeichert; hole es mit dieser zurück.
no-copy-there = Eine Datei „{ $path }“ gibt es nicht; nenne eine Kopie, die spieltisch backup gemacht hat.
no-tables-there = In „{ $folder }“ sind keine Tische; nenne mit --data den Ordner des Servers.
tables-in-database = Die Tische sind in einer Datenbank, die dafür eigene Werkzeuge hat; kopiere sie mit pg_dump und pg_restore, und lass den Server aufräumen.
tables-damaged = Die Tische in „{ $path }“ lassen sich nicht ganz lesen: { $fault }
would-clear = { $code }  { $day }  { $shelf }
shelf-open = nicht zu Ende gespielt
shelf-finished = zu Ende gespielt
shelf-file = hochgeladen
cleared-none = { $tables ->
        [0] Es würde nichts weggeräumt.
        [one] Ein Tisch würde weggeräumt; geändert ist nichts.
       *[other] { $tables } Tische würden weggeräumt; geändert ist nichts.
    }
cleared = { $tables ->
        [0] Es gab nichts wegzuräumen.
        [one] Ein Tisch ist gelöscht.
       *[other] { $tables } Tische sind gelöscht.
    }
archived = { $tables ->
        [0] Es gab nichts wegzuräumen.
        [one] Ein Tisch ist archiviert und gelöscht.
       *[other] { $tables } Tische sind archiviert und gelöscht.
    }
doctor-versions = Spieltisch { $ours } mit Python { $python }, SQLite { $sqlite }, { $others }.
doctor-disk = Für „{ $path }“ sind { $free } MB frei.
doctor-disk-low = Für „{ $path }“ sind nur { $free } MB frei; schaffe Platz, oder verlege die Tische mit --data: Unter 16 MB wird nichts gespeichert.
doctor-disk-full = Für „{ $path }“ sind nur { $free } MB frei, und nichts lässt sich speichern; schaffe Platz, oder verlege die Tische mit --data.
doctor-no-tables = In „{ $path }“ sind noch keine Tische.
doctor-tables = „{ $path }“ ist heil: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $events } Ereignisse, { $size } MB.
doctor-damaged = „{ $path }“ ist beschädigt ({ $fault }); kehre mit spieltisch restore zu einer Kopie zurück.
doctor-older = „{ $path }“ ist von einer älteren Version; der Server bringt es beim Start auf den neuen Stand und behält eine Kopie.
doctor-clock = Die Uhr zeigt { $moment }.
doctor-clock-behind = Die Uhr zeigt { $moment }, und das ist vor der Installation dieses Programms; stelle sie, etwa mit timedatectl set-ntp true.
doctor-clock-set-back = Die Uhr zeigt { $moment }, aber an einem Tisch ist um { $later } etwas geschehen; stelle sie, etwa mit timedatectl set-ntp true.
doctor-files = Dieser Prozess darf { $most } Dateien und Verbindungen auf einmal öffnen.
doctor-few-files = Dieser Prozess darf nur { $most } Dateien und Verbindungen auf einmal öffnen; erlaube ihm mehr, mit LimitNOFILE={ $wanted } in seiner systemd-Unit oder ulimit -n { $wanted }.
doctor-port = Unter { $host }, Port { $port }, kann ein Server sich anbieten.
doctor-running = Unter { $host }, Port { $port }, antwortet ein Server.
doctor-compiled = Alle Spiele und Bots sind kompiliert, in „{ $path }“.
doctor-uncompiled = Noch nicht kompiliert: { $missing }; der Server tut es beim Start, spieltisch prepare vorher.
doctor-well = Alles in Ordnung.
doctor-uneasy = { $doubtful ->
        [one] Falsch ist nichts; eins kann ein Problem werden.
       *[other] Falsch ist nichts; { $doubtful } Dinge können Probleme werden.
    }
doctor-ill = { $bad ->
        [one] Eins stimmt nicht.
       *[other] { $bad } Dinge stimmen nicht.
    }
