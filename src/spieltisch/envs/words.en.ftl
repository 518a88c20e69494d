bad-matches = “matches” is a whole number from 1 up, not { $matches }.
bad-limit = “limit” is a whole number from 1 up, not { $limit }.
bad-buffer = The buffer “{ $name }” must be a contiguous array of { $kind } with the shape { $shape }.
no-render-mode = “render_mode” is one of { $modes }, not { $mode }.
not-dealt = There is no match yet: call reset() first.
seat-name = Seat { $seat }
bad-seeds = There are { $seeds } seeds for { $matches } matches.
bad-budget = “budget” is a whole number of attempts from 1 up, not { $budget }.
text-table = { $title }, { $players ->
    [one] one player
   *[other] { $players } players
}. You are seat { $player }.
text-news = { $name } { $told }
text-secret = { $name } has made a choice that is still secret.
text-legal = Legal moves, one on each line:
text-ask = Answer with one of these moves, exactly as it is written.
text-played = Played: Seat { $seat } { $told }
text-refused = That was not played. { $why }
text-won = The match is over. Won by: { $winners }
text-drawn = The match is over, and nobody has won.
no-match-set = “{ $path }” is not a set of matches; `spieltisch matches` makes them.
other-rules = “{ $path }” was made with other rules of { $game } than the installed ones.
bad-actions = { $matches ->
    [1] An action is a whole number of at most 64 bits.
   *[other] Actions are whole numbers in one row, one for each of the { $matches } matches.
}
no-autoreset = “autoreset” is one of { $modes }, not { $mode }.
