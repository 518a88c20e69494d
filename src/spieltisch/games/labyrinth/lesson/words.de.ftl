# Die erste Lektion von Labyrinth auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

push-title = Verschieb den Irrgarten
push-text = Deine Figur steht auf a1, und drei Steine mit goldenem Rand sind deine Ziele. Jeder Zug beginnt mit der freien Kachel: Dreh sie, wie du magst, und schieb sie bei einem Pfeil hinein. Eine ganze Linie rückt weiter.
push-task = Öffne den Weg zu deinem Ziel auf c3: Schieb beim Pfeil über Spalte b ein, die Kachel nach Süden und Westen offen.
push-done = Die Spalte ist nach unten gerückt, und die herausgefallene Kachel ist die nächste freie. Von a1 führt jetzt ein Weg nach c3.
push-other = Erlaubt, aber so führt kein Weg nach c3. Schieb beim Pfeil über Spalte b ein und dreh die Kachel, bis sie nach Süden und Westen offen ist.

walk-title = Geh
walk-text = Jetzt darfst du gehen, so weit der Weg führt. Es zählt, wo du stehen bleibst: Dort sammelst du deinen Stein ein.
walk-task = Geh nach c3.
walk-done = Der Stein gehört dir. Was du gesammelt hast, sehen alle; die Ziele, die du noch suchst, bleiben geheim.
walk-other = Dort könntest du stehen bleiben, aber dein Ziel liegt auf c3.

back-title = Nicht gleich zurück
back-text = Gerade hat jemand Reihe 4 von links geschoben, also fiel rechts eine Kachel heraus. Niemand darf sie gleich wieder hineinschieben: Der Pfeil ist einen Zug lang gesperrt.
back-task = Öffne den Weg zu deinem Ziel auf e3: Schieb beim rechten Pfeil von Reihe 2 ein, die Kachel aufrecht.
back-done = Der Weg führt außen herum: hinauf nach c1, nach rechts und durch deine Kachel wieder hinunter.
back-other = Erlaubt, aber so bleibt e3 unerreichbar. Schieb beim rechten Pfeil von Reihe 2 ein, die Kachel nach Norden und Süden offen.

fetch-title = Hol das nächste Ziel
fetch-text = Die Felder, zu denen du kommst, leuchten. Weite Wege kosten nicht mehr als kurze.
fetch-task = Geh zu deinem Ziel auf e3.
fetch-done = Zwei von drei. In welcher Reihenfolge du sammelst, ist deine Sache (außer ihr spielt mit nur einem sichtbaren Ziel).
fetch-other = Dort könntest du stehen bleiben, aber dein Ziel liegt auf e3.

ride-title = Fahr mit
ride-text = Dein letztes Ziel liegt auf der freien Kachel. Figuren fahren auf ihren Kacheln mit, und wer an einem Ende hinausgeschoben wird, kommt am anderen wieder herein, auf der neuen Kachel.
ride-task = Deine Figur steht am rechten Ende von Reihe 2. Schieb beim linken Pfeil dieser Reihe ein.
ride-done = Rechts bist du hinausgefallen, und jetzt stehst du auf a2, auf der Kachel mit deinem Ziel.
ride-other = Erlaubt, aber lass dich einmal mitnehmen: Schieb beim linken Pfeil von Reihe 2 ein.

stay-title = Bleib stehen
stay-text = Nach dem Schieben musst du nicht gehen. Stehst du schon auf deinem Ziel, bleibst du einfach.
stay-task = Bleib auf a2.
stay-done = Das war dein letztes Ziel. Wer zuerst alle hat, beendet das Spiel und gewinnt!
stay-other = Geh nicht weg: Der Stein liegt unter deiner Figur. Bleib auf a2.

end = Das echte Brett ist größer und du hast mehr Ziele, aber ein Zug ist immer gleich: erst schieben, dann gehen.
