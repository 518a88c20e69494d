# The engine's sentences in English. Every key is in words.de.ftl too.

unknown-game = There is no game “{ $game }”; there are: { $games }.
unknown-bot = There is no bot “{ $bot }”; there are: { $bots }.
bot-not-compiled = There is no bot “{ $bot }” among the compiled ones: { $bots }. Bots that take longer to think (levels, searches and bots in plain Python) are too slow for simulate; use spieltisch arena.
bot-is-no-bot = What is registered as the bot “{ $bot }” is not a compiled bot; a class with a method choose belongs in the group spieltisch.guests.
bad-budget = “{ $bot }” is not a way to say how long a bot thinks; write “@2s” for seconds or “@500” for iterations, after one of: { $thinkers }.
unknown-language = There is no language “{ $language }”; there are: { $languages }.
unknown-option = There is no option “{ $option }”; the options are: { $options }.
unknown-variant = There is no variant “{ $variant }”; the variants are: { $variants }.
no-variants = There is no variant “{ $variant }”; this game has no named variants.
bad-option = The option { $option } does not take “{ $value }”; it takes { $takes }.
players-no-number = The number of players is a whole number, one of { $allowed }; “{ $players }” is of type { $kind }.
bad-players =
    { $game } is not for { $players } { $players ->
        [one] player
       *[other] players
    }; it can be played by { $allowed }.
bad-bots =
    { $bots } { $bots ->
        [one] bot is
       *[other] bots are
    } named for { $players } { $players ->
        [one] player
       *[other] players
    }; name one for all, or one for each.
bots-are-names = “{ $bots }” is not a list of bots; give a list of their names, such as ["greedy", "random"].
bad-threads = “{ $threads }” is not a number of threads; it takes a whole number from 1 up.
bad-seed = “{ $seed }” is not a seed; a seed is a whole number from 0 to 18446744073709551615.
bad-games = “{ $games }” is not a number of games; it takes a whole number from 1 up.
bad-names = The names do not fit; give a list of non-empty names, as many as there are players: { $players }.
no-such-seat = There is no seat “{ $seat }”; seats are numbered from 0 to { $last }.
seat-no-number = A seat is a whole number from 0 to { $last }; “{ $seat }” is of type { $kind }.
name-a-seat = Say which seat you mean; these may act now: { $actors }.
out-of-turn = It is not the turn of seat { $seat } (player { $player }); these may act now: { $actors }.
move-is-no-text = A move is a text in the game's notation.
no-such-action = There is no action { $action }; the codes run from 0 to { $last }.
action-no-number = An action is a whole number from 0 to { $last }; “{ $action }” is of type { $kind }.
match-is-over = The match is over; nothing can be played any more.
nothing-to-undo = There is nothing to take back; no move has been played.
no-such-ply = There is no ply { $ply }; the match has plies 0 to { $plies }.
ply-no-number = A ply is a whole number from 0 to { $plies }; “{ $ply }” is of type { $kind }.
hidden-until-the-end = All hands are shown only when the match is over; choose one seat, or the spectator.
takes-on-off = on or off

position-is-no-object = A position is a JSON object with fields such as “players” and “options”.
position-of-other-game = This is not a position of { $game }.
position-rules = The position is from version { $rules } of the rules; this version knows { $known }.
position-rules-no-number = The field “rules” of a position is a whole number; this version knows { $known }.
position-options = The field “options” of a position is a JSON object.

file-unreadable = The file “{ $path }” cannot be read; check the path and that it is a text file.
file-too-large = The file “{ $path }” is larger than { $most } MB, too large for a match file; check the path.
file-no-json = This is not a match file: it is not valid JSON.
file-no-match = This is not a match file: a match file is a JSON object with the fields “spieltisch” and “game”.
file-other-game = This is a match of “{ $other }”, not of { $game }.
file-format = The match file has format { $format }; this version reads format { $known }.
file-rules = The match was played by version { $rules } of the rules; this version knows { $known }.
file-field = The field “{ $field }” of the match file is missing or has the wrong form.
file-set-up = The match in the file cannot be set up: { $reason }
file-move-form = Move { $number } of the match file is not a pair of seat and move, such as [0, "pass"].
file-bad-move = Move { $number } of the match file, “{ $move }”, cannot be played: { $reason }
file-digest = The moves are legal, but they do not lead to the position that the file claims; the file was changed.
file-end = The field “ended” of the match file says something that cannot be: a match that is over ends by the rules, and any other ends in a draw without winners, or with somebody who resigned and has not won.
file-end-uncovered = The moves are legal, but the digest does not cover how the match ended according to the file: that was added later, or the file comes from version 0.1.0 and can only be loaded.
path-no-text = The path of a file is a text; “{ $path }” is of type { $kind }.
file-deal = The match was not dealt from the seed that was committed to when it began; seed, salt and commitment do not match.
compiling-failed = { $what } cannot be compiled on this machine: { $reason }
missing-extra = { $library } is missing. To install it: pip install "spieltisch[{ $extra }]"
