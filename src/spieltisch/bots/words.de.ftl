# Die Bots auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

## Wie ein Bot verliert, ohne schlecht zu spielen

forfeit-raised = { $name } ist abgestürzt: { $error }
forfeit-raised-at = { $name } ist abgestürzt: { $error } ({ $place })
forfeit-ended = { $name } hat seinen Prozess mit dem Code { $code } beendet.
forfeit-killed = { $name } wurde durch das Signal { $signal } beendet.
forfeit-nonsense = { $name } hat in die Leitung für seine Antworten etwas geschrieben, das keine ist.
forfeit-illegal =
    { $name } hat „{ $chosen }“ gewählt, { $count ->
        [one] und das ist nicht der einzige erlaubte Zug
       *[other] und das ist keiner der { $count } erlaubten Züge
    }.
forfeit-time = { $name } hat länger als { $seconds } s gebraucht.

## Ein Bot in einfachem Python, der nicht zu gebrauchen ist

guest-no-module = Ein Modul „{ $module }“ für den Bot „{ $bot }“ gibt es nicht; gesucht wird im aktuellen Ordner und unter den installierten Paketen.
guest-no-class = Im Modul „{ $module }“ gibt es keine Klasse „{ $name }“.
guest-no-choose = Die Klasse „{ $name }“ im Modul „{ $module }“ hat keine Methode choose(view, legal, clock).
guest-broken = Das Modul „{ $module }“ des Bots „{ $bot }“ lässt sich nicht importieren: { $error }
guest-slow = Das Modul „{ $module }“ des Bots „{ $bot }“ braucht zum Importieren länger als { $seconds } s.
guest-refused = Das System gibt einem Bot in einfachem Python nicht, was er braucht ({ $error }); kein Bot ist daran schuld, also schließe andere Programme oder lass weniger Partien zugleich laufen.

## Welche Bots es gibt

about-novice = ein geduldiger Anfänger für den ersten Abend
about-casual = spielt zum Vergnügen und übersieht Kleinigkeiten
about-skilled = weiß, worauf es ankommt, und irrt sich ab und zu
about-expert = denkt ein wenig voraus
about-master = denkt so weit voraus, wie eine Sekunde reicht; master@5s denkt fünf lang
about-search = denkt so lange voraus, wie du sagst: search@2s, oder search@2000 für so viele Versuche
about-greedy = spielt den Zug, der auf den ersten Blick am besten aussieht
about-random = spielt irgendeinen erlaubten Zug
about-some-bot = ein Bot aus dem Paket { $package }
about-some-guest = ein Bot in einfachem Python aus dem Paket { $package }
nothing-to-tune = { $game } hat keine Gewichte, die sich abstimmen lassen.
nothing-to-learn = { $game } sagt nicht, was sich darüber lernen lässt.
broken-learning = „{ $path }“ ist beschädigt; nenne einen anderen Ordner, oder fang in einem leeren neu an.
another-training = Im Ordner „{ $folder }“ liegt ein anderes Training; nenne einen anderen Ordner, oder wiederhole dessen Befehl.
training-in-use = In „{ $folder }“ läuft gerade ein Training; warte sein Ende ab oder nenne einen anderen Ordner.
broken-training = Zeile { $line } von „{ $path }“ gehört nicht zu diesem Training; bessere sie aus oder nenne einen anderen Ordner.
training-needs-cmaes = Das Training braucht cmaes: pip install "spieltisch[train]".
level-by-iterations = „{ $bot }“ sagt nicht, wie lange nachgedacht wird; schreibe { $level }@{ $number }s für Sekunden oder search@{ $number } für so viele Durchläufe.
bad-guest-budget = „{ $bot }“ sagt nicht, wie lange ein Bot in einfachem Python denken darf; nenne Sekunden, etwa „@2s“.

## Tipps und Analyse

only-move = der einzige erlaubte Zug
bad-thinking-time = Sag, wie lange nachgedacht werden soll: Sekunden über 0 oder eine ganze Zahl von Durchläufen ab 1.
no-match = Zum Nachdenken braucht es eine Partie, etwa spieltisch.game("sequence").new(players=2), nicht etwas vom Typ { $kind }.
bad-number-of-moves = „{ $moves }“ ist keine Anzahl von Zügen; möglich ist eine ganze Zahl ab 1.
analyse-whose-view = Eine Partie, die nicht zu Ende ist, lässt sich nur aus der Sicht eines Platzes analysieren; nenne den Platz.
bad-graph = In „{ $path }“ lässt sich keine Grafik schreiben; nenne eine Datei, die auf .svg oder .png endet.
no-place-for-graph = Unter „{ $path }“ lässt sich die Grafik nicht schreiben; nenne eine Datei in einem Ordner, den es gibt und in den du schreiben darfst.
player = Spieler { $player }
moderator = Der Spielleiter
told-secretly = { $name } hat verdeckt gewählt
graph-without-matplotlib = Grafiken zeichnet matplotlib, und das ist nicht installiert. So kommt es dazu: pip install "spieltisch[reports]"
graph-title = { $game }: Gewinnchancen
graph-moves = Züge (Ringe: Züge, die viel gekostet haben)
graph-chances = Chance in %
