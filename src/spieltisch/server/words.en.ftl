# The server in English. Every key stands in words.de.ftl too.

refused-unknown-message = This message is not in the protocol: { $reason }
refused-too-large = This message is larger than { $most } kB or nested too deep.
refused-too-fast = That was too much at once; wait a moment.
refused-hello-first = Say hello first.
refused-no-hints = This table plays without hints.
refused-table-unknown = There is no table “{ $code }”; check the link.
refused-no-such-page = There is nothing here: { $path }
refused-bad-request = The request cannot be read.
refused-broken = Something went wrong here that should not; the server's log says what.
refused-table-damaged = The table “{ $code }” cannot be read any more; the server's log says why.
refused-no-match-file = This is not a match file.
refused-too-many-moves = A match file may have { $most } moves; this one has { $moves }.
refused-bad-token = A token is 22 to 64 letters, digits, _ or -.
refused-wrong-origin = Requests from other sites are not answered.
refused-out-of-order = The server cannot store anything just now; nothing has happened. Try again.
refused-bad-set-up = The table cannot be set up: { $reason }
refused-no-such-match = There is no match { $match } at this table.

not-built-title = Spieltisch
not-built = The server runs, but the pages for the browser have not been built. Run “make” in the project's folder, then reload.
