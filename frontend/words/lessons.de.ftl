# Rund um die ersten Lektionen, auf Deutsch. Jeder Schlüssel steht auch in lessons.en.ftl.
# Was eine Lektion selbst sagt, steht bei ihr im Ordner des Spiels.

lesson-title = { $game }: die erste Lektion
lesson-steps = Schritte der Lektion
lesson-step =
    Schritt { $n }: { $title }{ $done ->
        [yes] , erledigt
       *[no] { "" }
    }
lesson-coach = Was zu tun ist
lesson-forbidden = Das erlauben die Regeln nicht.
lesson-show = Zeig es mir
lesson-next = Weiter
lesson-again = Noch einmal
lesson-you = Du
lesson-rival = Dein Gegner
lesson-finished = Lektion geschafft!
lesson-play = Jetzt ein richtiges Spiel
lesson-back = Zurück zum Tisch
