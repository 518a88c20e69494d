# The arena in English. Every key is in words.de.ftl too.

## Wrong use

a-bot-twice = A bot is named twice in “{ $bots }”; name each one once.
too-few-bots = One bot alone has nobody to play against; name at least two.
bad-question = The two shares must lie between 0 and 100 %, the lower one first, such as 50,55.
other-tournament = “{ $folder }” holds another tournament, with other bots, options or another seed; choose another folder.
no-tournament-folder = “{ $folder }” is not empty and not the folder of a tournament; choose another folder.
broken-results = Line { $line } of the results in “{ $path }” does not belong to this tournament; repair it, or choose another folder.
bad-games = “{ $value }” is not a number of games; it takes a whole number from 1 up.
bad-threads = “{ $value }” is not a number of games to play at once; it takes a whole number from 1 up, or None for one per core.
bad-limit = “{ $value }” is not a number of moves after which to stop a game; it takes a whole number from 1 up.
bad-seconds = “{ $value }” is not a time for a move; it takes seconds above 0, or None for no limit.
bad-bots = “{ $value }” is not a list of bots' names; it takes texts, such as ["master", "greedy"].
bad-until = “{ $value }” is not a pair of shares; it takes two numbers from 0 to 1, the lower one first, such as (0.5, 0.55).
folder-in-use = A tournament is being played in “{ $folder }” right now; wait until it ends, or choose another folder.
round-too-long = With { $bots } bots at { $sides } places every deal takes { $round } games, and the most is { $most }; name fewer bots.

## Tables

column-bot = bot
column-games = games
column-wins = wins
column-draws = draws
column-losses = losses
column-share = share
column-interval = 95 %
column-decided = of decided
column-points = points
column-rating = rating
column-moves = moves
column-ms = ms/move
column-slowest = slowest
column-reason = reason
column-forfeits = forfeits
column-length = moves/game
column-first-game = first in game
playing = { $done } of { $planned } games
played =
    { $game } with { $players } { $players ->
        [one] player
       *[other] players
    }, { $done } of { $planned } games, seed { $seed }
round = So that luck cancels out, { $bots } bots at { $sides } places play every deal in { $round } games: { $planned } games are played, not { $games }.
short-name = { $short } is { $name }.
superiority-heading = How likely the bot of the row is to be better than the bot of the column:
played-undecided =
    { $count ->
        [one] One game was stopped after { $limit } moves and counts as a draw.
       *[other] { $count } games were stopped after { $limit } moves and count as draws.
    }
played-undecided-alone =
    { $count ->
        [one] One game was stopped after { $limit } moves and counts as lost.
       *[other] { $count } games were stopped after { $limit } moves and count as lost.
    }
played-forfeits =
    { $count ->
        [one] Game { $number }: { $bot } lost without playing on. { $reason }
       *[other] { $bot } lost { $count } games without playing on, the first was game { $number }. { $reason }
    }
more-reasons =
    { $count ->
        [one] One more game was lost without playing on, for another reason.
       *[other] { $count } more games were lost without playing on, for other reasons.
    }
printed-where = What it printed, tracebacks included, is in { $report }; the output of every game is in { $results }.
printed-nowhere = With --out FOLDER its output is saved, tracebacks included.
answer-low = Answered after { $deals } deals: the share of { $bot } is { $low } % or less rather than { $high } % or more.
answer-high = Answered after { $deals } deals: the share of { $bot } is { $high } % or more rather than { $low } % or less.
answer-none = Not answered after { $deals } deals: the share of { $bot } may be { $low } % or less, or { $high } % or more.

## Report

report-title = Tournament
report-options = Options
report-seconds = At most { $seconds } s per move
report-results = Results
report-about-shares = A win counts 1, divided among the winners if there are several; a draw is divided among all. “Of decided” leaves draws out. Below each share and rating is the interval that holds the true value with 95 % confidence.
report-about-ratings = Ratings follow Bradley and Terry on the Elo scale, with the average bot at 0: 200 points more mean winning about three games out of four. A bot about which nothing can be said has no rating.
report-pairs = Head to head
report-about-pairs = The share of the bot of the row against the bot of the column, with draws as half, its interval, and how likely it is to be the better one.
report-better = better: { $likelihood }
report-of-games = games: { $games }
report-times = Time per move
report-lengths = Moves per game
report-without-plots = There are no plots here: matplotlib is missing. To install it: pip install "spieltisch[reports]"
report-forfeits = Lost without playing on
report-printed = What { $bot } printed last in game { $number }
plot-rating = rating
plot-ms = ms per move
plot-mean = average
plot-slowest = slowest
plot-length = moves
plot-matches = games
