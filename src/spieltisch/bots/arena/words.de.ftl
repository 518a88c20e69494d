# Die Arena auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

## Falsch aufgerufen

a-bot-twice = Ein Bot steht zweimal in „{ $bots }“; nenne jeden nur einmal.
too-few-bots = Ein einzelner Bot hat niemanden, gegen den er spielen kann; nenne mindestens zwei.
bad-question = Die beiden Anteile müssen zwischen 0 und 100 % liegen, der kleinere zuerst, etwa 50,55.
other-tournament = In „{ $folder }“ liegt ein anderes Turnier, mit anderen Bots, Optionen oder einem anderen Startwert; wähle einen anderen Ordner.
no-tournament-folder = „{ $folder }“ ist kein Ordner eines Turniers und nicht leer; wähle einen anderen Ordner.
broken-results = Zeile { $line } der Ergebnisse in „{ $path }“ gehört nicht zu diesem Turnier; bessere sie aus oder wähle einen anderen Ordner.
bad-games = „{ $value }“ ist keine Anzahl von Partien; möglich ist eine ganze Zahl ab 1.
bad-threads = „{ $value }“ ist keine Anzahl gleichzeitiger Partien; möglich ist eine ganze Zahl ab 1 oder None für eine je Kern.
bad-limit = „{ $value }“ ist keine Anzahl von Zügen, nach denen eine Partie abgebrochen wird; möglich ist eine ganze Zahl ab 1.
bad-seconds = „{ $value }“ ist keine Zeit für einen Zug; möglich sind Sekunden über 0 oder None für keine Grenze.
bad-bots = „{ $value }“ ist keine Liste von Botnamen; möglich sind Texte, etwa ["master", "greedy"].
bad-until = „{ $value }“ sind keine zwei Anteile; möglich sind zwei Zahlen von 0 bis 1, die kleinere zuerst, etwa (0.5, 0.55).
folder-in-use = In „{ $folder }“ wird gerade ein Turnier gespielt; warte sein Ende ab oder wähle einen anderen Ordner.
round-too-long = Mit { $bots } Bots an { $sides } Plätzen braucht jede Ausgangslage { $round } Partien, und mehr als { $most } werden nicht gespielt; nenne weniger Bots.

## Tabellen

column-bot = Bot
column-games = Partien
column-wins = Siege
column-draws = Remis
column-losses = verloren
column-share = Anteil
column-interval = 95 %
column-decided = entschieden
column-points = Punkte
column-rating = Wertung
column-moves = Züge
column-ms = ms/Zug
column-slowest = längster
column-reason = Grund
column-forfeits = kampflos
column-length = Züge/Partie
column-first-game = zuerst in Partie
playing = { $done } von { $planned } Partien
played =
    { $game } mit { $players } { $players ->
        [one] Spieler
       *[other] Spielern
    }, { $done } von { $planned } Partien, Startwert { $seed }
round = Damit sich das Glück aufhebt, spielen { $bots } Bots an { $sides } Plätzen jede Ausgangslage in { $round } Partien: Gespielt werden { $planned } Partien, nicht { $games }.
short-name = { $short } ist { $name }.
superiority-heading = Wie wahrscheinlich der Bot der Zeile besser ist als der der Spalte:
played-undecided =
    { $count ->
        [one] Eine Partie wurde nach { $limit } Zügen abgebrochen und zählt als Remis.
       *[other] { $count } Partien wurden nach { $limit } Zügen abgebrochen und zählen als Remis.
    }
played-undecided-alone =
    { $count ->
        [one] Eine Partie wurde nach { $limit } Zügen abgebrochen und zählt als verloren.
       *[other] { $count } Partien wurden nach { $limit } Zügen abgebrochen und zählen als verloren.
    }
played-forfeits =
    { $count ->
        [one] Partie { $number }: { $bot } hat verloren, ohne weiterzuspielen. { $reason }
       *[other] { $bot } hat { $count } Partien verloren, ohne weiterzuspielen, zuerst Partie { $number }. { $reason }
    }
more-reasons =
    { $count ->
        [one] Eine weitere Partie ging kampflos verloren, aus einem anderen Grund.
       *[other] { $count } weitere Partien gingen kampflos verloren, aus anderen Gründen.
    }
printed-where = Was er ausgegeben hat, Tracebacks eingeschlossen, steht in { $report }, die Ausgaben jeder Partie in { $results }.
printed-nowhere = Mit --out ORDNER wird aufgehoben, was er ausgegeben hat, Tracebacks eingeschlossen.
answer-low = Entschieden nach { $deals } Ausgangslagen: Der Anteil von { $bot } liegt eher bei { $low } % oder weniger als bei { $high } % oder mehr.
answer-high = Entschieden nach { $deals } Ausgangslagen: Der Anteil von { $bot } liegt eher bei { $high } % oder mehr als bei { $low } % oder weniger.
answer-none = Nicht entschieden nach { $deals } Ausgangslagen: Der Anteil von { $bot } kann bei { $low } % oder weniger liegen oder bei { $high } % oder mehr.

## Bericht

report-title = Turnier
report-options = Optionen
report-seconds = Höchstens { $seconds } s für einen Zug
report-results = Ergebnisse
report-about-shares = Ein Sieg zählt 1 und wird geteilt, wo mehrere gewinnen; ein Remis wird von allen geteilt. „Entschieden“ lässt Remis weg. Unter Anteil und Wertung steht das Intervall, das den wahren Wert mit 95 % Sicherheit enthält.
report-about-ratings = Die Wertungen folgen Bradley und Terry auf der Elo-Skala, der durchschnittliche Bot liegt bei 0: Wer 200 Punkte mehr hat, gewinnt etwa drei von vier Partien. Ein Bot, über den sich nichts sagen lässt, hat keine.
report-pairs = Jeder gegen jeden
report-about-pairs = Der Anteil des Bots der Zeile gegen den der Spalte, Remis halb, mit seinem Intervall, und wie wahrscheinlich er der bessere ist.
report-better = besser: { $likelihood }
report-of-games = Partien: { $games }
report-times = Zeit für einen Zug
report-lengths = Züge einer Partie
report-without-plots = Hier fehlen die Diagramme, denn matplotlib ist nicht installiert. So kommt es dazu: pip install "spieltisch[reports]"
report-forfeits = Verloren, ohne weiterzuspielen
report-printed = Was { $bot } in Partie { $number } zuletzt ausgegeben hat
plot-rating = Wertung
plot-ms = ms für einen Zug
plot-mean = im Mittel
plot-slowest = der längste
plot-length = Züge
plot-matches = Partien
