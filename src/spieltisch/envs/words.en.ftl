missing-extra = { $library } is missing. To install it: pip install "spieltisch[{ $extra }]"
bad-matches = “matches” is a whole number from 1 up, not { $matches }.
bad-limit = “limit” is a whole number from 1 up, not { $limit }.
bad-seat = “seat” is a seat from 0 to { $last }, or None for each of them in turn, not { $seat }.
bad-buffer = The buffer “{ $name }” must be a contiguous array of { $kind } with the shape { $shape }.
no-render-mode = “render_mode” is one of { $modes }, not { $mode }.
seat-name = Seat { $seat }
bad-seeds = There are { $seeds } seeds for { $matches } matches.
