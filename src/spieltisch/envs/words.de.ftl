bad-matches = „matches“ ist eine ganze Zahl ab 1, nicht { $matches }.
bad-limit = „limit“ ist eine ganze Zahl ab 1, nicht { $limit }.
bad-buffer = Der Puffer „{ $name }“ muss ein zusammenhängendes Array aus { $kind } mit der Form { $shape } sein.
no-render-mode = „render_mode“ ist eines von { $modes }, nicht { $mode }.
not-dealt = Es gibt noch keine Partie: Zuerst reset() aufrufen.
seat-name = Platz { $seat }
bad-seeds = Es sind { $seeds } Startwerte für { $matches } Partien.
bad-budget = „budget“ ist eine ganze Zahl von Versuchen ab 1, nicht { $budget }.
text-table = { $title }, { $players ->
    [one] eine Person
   *[other] { $players } Personen
}. Du sitzt auf Platz { $player }.
text-news = { $name } { $told }
text-secret = { $name } hat etwas gewählt, das noch geheim ist.
text-legal = Erlaubte Züge, einer je Zeile:
text-ask = Antworte mit einem dieser Züge, genau so geschrieben.
text-played = Gespielt: Platz { $seat } { $told }
text-refused = Das wurde nicht gespielt. { $why }
text-won = Die Partie ist zu Ende. Gewonnen: { $winners }
text-drawn = Die Partie ist zu Ende, niemand hat gewonnen.
no-match-set = „{ $path }“ ist keine Sammlung von Partien; `spieltisch matches` macht sie.
other-rules = „{ $path }“ wurde nach anderen Regeln von { $game } gespielt als denen, die hier installiert sind.
bad-actions = { $matches ->
    [1] Eine Aktion ist eine ganze Zahl mit höchstens 64 Bit.
   *[other] Aktionen sind ganze Zahlen in einer Reihe, eine für jede der { $matches } Partien.
}
no-autoreset = „autoreset“ ist eines von { $modes }, nicht { $mode }.
