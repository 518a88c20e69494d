# The server in English. Every key is in words.de.ftl too.

refused-unknown-message = This message is not part of the protocol: { $reason }
refused-too-large = This message is larger than { $most } kB, or nested too deeply.
refused-head-too-large = The head of this request has too many lines, or more than { $most } kB.
refused-too-fast = Too many requests at once; wait a moment.
refused-busy = Too many people are asking for hints or analyses right now; try again in a while.
refused-too-long-to-analyse = A match of { $moves } moves is too long to be analysed; at most { $most } are judged.
refused-hello-first = Say hello first.
refused-no-hints = There are no hints at this table.
refused-table-unknown = There is no table “{ $code }”; check the link.
refused-no-board = This address holds no board; one has at most { $most } characters.
refused-no-such-page = There is nothing here: { $path }
refused-bad-request = The request cannot be read: { $fault }
fault-missing =
    the field “{ $field }” is missing{ $place ->
        [none] .
       *[other] { " " }in “{ $place }”.
    }
fault-unknown =
    there is no field “{ $field }”{ $place ->
        [none] .
       *[other] { " " }in “{ $place }”.
    }
fault-kind =
    { $place ->
        [none] it
       *[other] “{ $place }”
    } must be { $right }, not { $wrong }.
fault-bound =
    { $place ->
        [none] it
       *[other] “{ $place }”
    } must be { $right } (at { $way ->
        [least] least
       *[most] most
    } { $number }).
fault-value = “{ $place }” cannot be { $wrong }; possible: { $right }.
fault-number = “{ $place }” must be a whole number.
fault-move = “move” must be a move in notation.
fault-json = it is not JSON.
fault-cut = it ended too early.
fault-a =
    { $kind ->
        [int] a whole number
        [float] a number
        [str] a text
        [bool] true or false
        [array] a list
        [object] an object
       *[null] null
    }
refused-thinking-failed = Thinking about this failed and will not be tried again; the server's log says why.
refused-broken = Something went wrong that should not have; the server's log says what.
refused-table-damaged = The table “{ $code }” can no longer be read; the server's log says why.
refused-too-many-tables = There are already { $most } tables from this address that are not finished. Finish some first; those that nobody plays at are deleted after a while.
refused-too-many-files = There are already { $most } uploaded files from this address; they are deleted after a while.
refused-table-other-rules = The table “{ $code }” was played under version { $rules } of the rules of { $game }; this server knows version { $known }.
refused-no-match-file = This is not a match file.
refused-too-many-moves = A match file may have at most { $most } moves; this one has { $moves }.
refused-bad-token = A token consists of 22 to 64 letters, digits, _ or -.
refused-wrong-origin = Requests from other sites are not answered.
refused-wrong-host = This server does not answer to the name “{ $host }”. Whoever runs it can allow it: spieltisch serve --allow-host { $host }
refused-out-of-order = The server cannot store anything at the moment; so nothing has been done. Try again.
refused-bad-set-up = The table cannot be set up: { $reason }
refused-no-such-trial = Nobody is trying this board any more; have it tried again.
refused-no-such-match = There is no match { $match } at this table.

not-built-title = Spieltisch
not-built = The server is running, but the pages for the browser have not been built. Run “make setup” in the project's folder, then reload the page.

## What a link to a table shows

preview-title = { $game }: { $names }
preview-bot = Bot
preview-open = a free seat
preview-waiting =
    { $free ->
        [0] Everybody is here; the match is about to begin.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
preview-playing = Being played, move { $ply }.
preview-replay = Replay, move { $ply } of { $plies }.
preview-won =
    { $count ->
        [one] { $winners } has won.
       *[other] { $winners } have won.
    }
preview-drawn = Nobody has won.
preview-board = { $game }: a board drawn by hand
preview-drawn-for =
    { $count ->
        [one] A board for one player to try, change and pass on.
       *[other] A board for { $players } players to try, change and pass on.
    }
