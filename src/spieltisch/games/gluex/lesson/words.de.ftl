# Die erste Lektion von Glüx auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

start-title = Das erste Plättchen
start-text = Du spielst Gelb. Jedes Plättchen hat zwei Seiten, die zusammen sieben ergeben, und seine Augen sagen, wie weit du von ihm aus kommst. Am Anfang wählen alle geheim eine Seite ihres Startplättchens.
start-task = Beginne mit der 4.
start-done = Alle haben gewählt, nun liegen die Plättchen da: deins auf a9, das andere auf m1.
start-other = Mit der 3 kämst du nur auf einen Flur. Mit der 4 geht es gleich in einen Raum.

count-title = Zählen und legen
count-text = Nimm eines deiner Plättchen auf dem Plan, zähle geradeaus so viele Felder, wie es Augen zeigt, und leg dort das Plättchen aus deiner Hand hin. Deine 4 führt nach a5 auf einen Flur oder nach e9 in einen Raum.
count-task = Leg die Seite mit 5 auf e9.
count-done = Fünf Augen in diesem Raum gehören dir. Von ihnen zählst du später fünf Felder weiter; die Seite ist also doppelt wichtig.
count-other = Erlaubt, aber Flure bringen keine Punkte und große Seiten mehr. Leg die 5 auf e9.

majority-title = Die meisten Augen beherrschen den Raum
majority-text = Am Ende wird jeder Raum für sich betrachtet: Wer dort die meisten Augen zeigt, bekommt 4 Punkte. Im mittleren Raum hat Grün fünf.
majority-task = Von der 3 auf c5 kommst du nach f5. Leg dort die 6 hin.
majority-done = Sechs gegen fünf: Im Moment gehört der Raum dir.
majority-other = Erlaubt, aber der mittlere Raum gehört noch Grün. Leg die 6 auf f5.

cover-title = Ein Plättchen zudecken
cover-text = Du darfst auch auf ein Plättchen legen, sogar auf ein fremdes. Nur was oben liegt, zählt, und höher als zwei wird kein Stapel: Das Feld ist dann geschlossen.
cover-task = Von der 4 auf h8 kommst du zur grünen 5 auf h4. Deck sie mit der 4 zu.
cover-done = Die Fünf ist weg, und vier Augen gehören dir. Das zählt doppelt, und niemand macht es rückgängig.
cover-other = Erlaubt, aber Grün behält den Raum. Deck das Plättchen auf h4 mit deiner 4 zu.

home-title = Noch einmal nach Hause
home-text = Ein Plättchen dazwischen versperrt den Weg, und fremde Startfelder sind tabu. Auf deinen eigenen Start darfst du einmal im Spiel ein zweites Plättchen legen, ganz ohne zu zählen.
home-task = Im Raum um deinen Start führt Grün. Leg die 5 auf a9.
home-done = Fünf gegen vier: Der Raum gehört dir, und deinen Start deckt niemand mehr zu.
home-other = Erlaubt, aber der Raum um deinen Start wartet: Leg die 5 auf a9.

last-title = Das letzte Plättchen
last-text = Das Ende einer echten Partie: Grün hat alles gelegt und führt mit 20 zu 16 Punkten. Du hast noch ein Plättchen.
last-task = Im Raum unten rechts hat Grün nur vier Augen. Von der 4 auf i9 kommst du nach m9: Leg dort die 6 hin.
last-done = Der Raum wechselt den Besitzer und mit ihm der Sieg: 20 zu 16. Der Wertungsblock zeigt jeden Raum.
last-other = Dann gewinnt Grün. Schau auf den Raum unten rechts und leg die 6 auf m9.

end = Jetzt kannst du zählen, zudecken und werten. Die markierten Felder zeigen dir immer, wohin du legen darfst.
