# Die erste Lektion von Glow auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

take-title = Morgens: ein Gefährte
take-text = Du bist Braccio, mit zwei grünen Würfeln. Jeden Morgen nimmst du einen Gefährten von der Leiste auf, mit allen kleinen Würfeln und Spuren seines Bereichs.
take-task = Nimm Ladawa aus dem Bereich Stein; dort liegen drei Würfel.
take-done = Ladawa ist dabei, und alle deine Würfel sind gefallen: fünf Stück.
take-other = Auch gut, aber heute liegen bei Stein die meisten Würfel. Nimm Ladawa von dort.

pay-title = Vormittags: neu würfeln
pay-text = Braccio will zwei Blätter, Ladawa zweimal Feuer. Das Feuer ist da, aber nur ein Blatt. Einen Neuwurf bezahlst du mit einem Neuwurfplättchen oder mit Punkten.
pay-task = Bezahle mit einem Neuwurfplättchen.
pay-done = Ein Neuwurf ist bezahlt. Damit darfst du einen oder zwei Würfel neu werfen.
pay-other = Möglich, aber Punkte sind kostbar, und der Wurf kann noch besser werden. Bezahle mit einem Neuwurfplättchen.

reroll-title = Welcher Würfel?
reroll-text = Der kleine grüne Würfel zeigt Wasser, das gerade niemand braucht. Grüne Würfel haben zwei Blätter.
reroll-task = Wirf den grünen Würfel mit dem Wasser neu, sonst keinen.
reroll-done = Ein Blatt! Wer zufrieden ist, behält den Wurf, und es wird Mittag.
reroll-other = Behalte, was dir hilft: Wirf nur den grünen Würfel mit dem Wasser neu.

resolve-title = Mittags: deine Karten
resolve-text = Jede Karte, deren Bedingung deine Würfel erfüllen, wird genutzt, in beliebiger Reihenfolge. Würfel werden nicht verbraucht: Für jede Karte zählen alle. Besondere Seiten wirken von selbst.
resolve-task = Zwei Blätter und zwei Feuer: Nutze Braccio oder Ladawa, wen du zuerst magst.
resolve-done = Braccio bringt 3 Punkte und eine Spur, Ladawa 4 Punkte. Der andere folgt auf dieselbe Weise.
resolve-other = Nutze Braccio oder Ladawa; beide sind fällig.

walk-title = Nachmittags: reisen
walk-text = Die letzte Runde. Für den Weg stehen alle Würfel noch einmal bereit: Ein Feld nimmt einen Würfel mit seinem Symbol oder stattdessen eine Spur. Beide Blätter sind benutzt, die Luft ist noch da.
walk-task = Geh auf das Feld mit Luft neben deiner Gruppe, mit dem Würfel, der Luft zeigt.
walk-done = Ein Schritt weiter, und die Spuren sind gespart. An anderen Tagen ginge es morgen von hier weiter.
walk-other = Erlaubt, aber ein Würfel kostet nichts. Geh mit dem azurnen Würfel auf die Luft.

village-title = Ins Dorf
village-text = Ein Dorf kostet Spuren statt Würfel und begrüßt dich mit einem Geschenk.
village-task = Geh ins Dorf mit 3 Punkten.
village-done = Das hat eine Spur gekostet und dir ein Neuwurfplättchen gebracht. Am Ende zählt ein Dorf aber nur, wenn dort dein Lager steht.
village-other = Noch nicht! Das Dorf ist gleich nebenan, und du kannst es bezahlen.

camp-title = Das Lager, und Schluss
camp-text = Nach acht Runden wird gezählt: deine Punkte, die Zahlen auf deinen Karten, 10 für genug Glühwürmchen, das Dorf deines Lagers und 1 für jede übrige Spur.
camp-task = Schlag dein Lager im Dorf auf.
camp-done = Das Lager bringt 3 Punkte, und die entscheiden: 63 zu 60. Der Wertungsblock zeigt, woher jeder Punkt kommt.
camp-other = Ohne Lager stünde es unentschieden. Schlag es hier auf!

end = Jede Runde läuft gleich: Gefährte, Würfel, Karten, Reise. Allein spielst du dasselbe gegen Tom.
