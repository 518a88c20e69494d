board = Das Brett. Pfeiltasten gehen von Punkt zu Punkt, Eingabe wählt.
point =
    { $point }: { $state ->
        [stone] Stein von { $name }
        [open] frei, hier kannst du hin
       *[empty] frei
    }
task-place = Setz einen Stein auf einen Punkt mit goldener Mitte.
task-move = Wähl den Stein, mit dem du ziehen willst.
task-where = Wohin zieht der Stein von { $point }?
task-wait = Dein Gegenüber überlegt.
task-won = Drei in einer Linie!
task-draw = Sechzig Züge und keine Linie: unentschieden.
standing =
    { $placed ->
        [one] 1 Stein auf dem Brett
       *[other] { $placed } Steine auf dem Brett
    }
pad-line = Drei in einer Linie
pad-turns = Zu Ende nach { $turns } Zügen.
