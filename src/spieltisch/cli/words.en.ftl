# The command line in English. Every key is in words.de.ftl too.

## Help

about = Spieltisch is a digital tabletop: play real board games in the terminal, against bots or with people beside you, and let bots play thousands of games a second.
more = COMMAND --help says more about each command. Players are counted from 1 here; --json counts seats from 0, as the Python interface does. NO_COLOR switches colours off.

heading-usage = Usage
heading-commands = Commands
heading-options = Options
heading-examples = Examples
heading-exit-codes = Exit codes
heading-settings-network = Where it is found
heading-settings-tables = Tables
heading-settings-limits = Limits
heading-settings-bots = Bots
heading-settings-logs = Log

exit-0 = it worked
exit-1 = the request failed: the move is illegal, or the match file is not sound
exit-2 = the command line is wrong
exit-130 = interrupted with Ctrl-C

value-options = [OPTIONS]
value-command = COMMAND ...
value-file = FILE
value-game = GAME
value-move = MOVE
value-number = N
value-option = NAME=VALUE
value-variant = VARIANT
value-player = PLAYER
value-seats = SEATS
value-parquet = FILE.parquet
value-source = GAME|FILE
value-graph = FILE.svg|FILE.png
value-bots = BOTS
value-url = URL
value-folder = FOLDER
value-seconds = SECONDS
value-shares = LOW,HIGH
value-what = STUDY.toml|GAME|tune GOAL.toml
value-host = ADDRESS
value-pace = N/N
value-network = ADDRESS
value-base-path = PATH
value-log-format = text|json
value-log-level = LEVEL
value-config = FILE.toml
value-lang = en|de

option-help = show this help
option-version = show the version
option-lang = the language (the locale's by default)
option-json = print JSON, for a program to read; seats count from 0
option-rules = print the game's handbook
option-seats = who plays, in the order of the seats: human, human:NAME or a bot, such as casual, master@5s or MODULE:CLASS (human,casual by default)
option-seed = the number that all chance comes from; the same seed deals the same game
option-variant = a named variant of the game, such as family in Labyrinth; options given as well change it
option-option = an option of the game, such as draw=manual; @FILE as a value reads it from a file, JSON or plain text such as a drawn board; may be given several times
option-load = continue a saved match
option-save = save the match here after every move
option-players = how many play (2 by default)
option-games = how many games (10000 by default)
option-bots = one compiled bot for all seats, or one for each: greedy,random
option-lab-out = keep games and report in this folder, or continue the study in it (named after the study by default)
option-ray = let a Ray cluster play: the one at this address, or without an address one on this machine
option-lab-games = how many deals each combination plays, unless a file says (10000 by default)
option-lab-players = how many play, unless a file says (2 by default)
option-lab-bots = the bots from the strongest to the weakest, unless a file says (greedy,random by default)
option-matches-out = write the matches to this file
option-matches-limit = stop a match after this many moves (2000 by default)
option-ply = the position after this many moves; 0 is the deal
option-as-viewer = through whose eyes to look: a player's number from 1 or name, spectator, or all once the match is over; by default all of a finished match, otherwise spectator
option-as-actor = whose moves: a player's number from 1 or name, or moderator; by default those of everybody who may act
option-as-hinted = for whom: a player's number from 1 or name; needed only where several may act
option-as-analysed = through whose eyes: a player's number from 1 or name; a match that is not over needs it
option-seconds-hint = how long to think (1 by default)
option-seconds-analyse = about how long to think about each move, instead of --iterations
option-iterations = how many tries the search has for each move (400 by default)
option-costliest = how many of the costliest moves are described in words (5 by default)
option-graph = draw the course of the match into a file, as SVG or PNG
option-repeat = how many times everything is measured; the best counts (5 by default)
option-arena-bots = the bots, such as master,greedy or search@500,search@2s; MODULE:CLASS is a bot in plain Python
option-arena-games = how many games in all (100 by default); rounded up so that every deal is played in all seats
option-training-out = keep the results of all games in this folder, or continue the training in it
option-rounds = how many rounds of games to learn from (150 by default); a larger number continues in the same folder
option-round-games = how many games are played in each round (4000 by default)
option-hidden = how many hidden units the network has (32 by default)
option-generations = how many generations of weights to try (100 by default); a larger number continues in the same folder
option-population = how many sets of weights are tried in each generation (16 by default)
option-deals = how many deals each of them plays against each rival, from every seat (500 by default)
option-seconds = the longest a bot may think about a move; a guest that takes longer loses
option-until = stop as soon as it is clear whether the first bot's share is LOW % or less, or HIGH % or more, such as 50,55
option-out = write results, match files and a report to this folder, or continue the tournament in it
option-check = check the settings instead of starting: say what is wrong with them, and print those in force
option-config = a file with settings, in TOML; the command line and the environment take precedence over it
option-setting-host = the network address to listen on; 127.0.0.1 lets nobody else in (0.0.0.0 by default: all of this machine's)
option-setting-port = the port to listen on (8765 by default, or the next free one)
option-setting-open = open the browser, or not (it is opened by default)
option-setting-allow-host = another host name the server answers to, such as that of a proxy; may be repeated
option-setting-proxy = the address or the network of a proxy in front of the server, such as 10.0.0.0/8, that says for whom it asks (X-Forwarded-For, X-Forwarded-Proto); nobody else is believed; may be repeated
option-setting-base-path = the path below which all pages lie, such as /games, if the server shares a host name with other sites
option-setting-certificate = the file of a certificate (PEM), with the chain that vouches for it; the server then speaks HTTPS itself
option-setting-private-key = the file of the certificate's private key (PEM, without a password)
option-setting-metrics-port = the port on which metrics are offered to Prometheus, at /metrics (0, the default: none); needs pip install "spieltisch[metrics]"
option-setting-metrics-host = the network address for these metrics (127.0.0.1 by default)
option-setting-data = the folder where tables are stored (your data folder by default)
option-setting-database = the database that several processes share, instead of a folder: postgresql://USER@HOST/NAME; the password comes from PGPASSWORD or ~/.pgpass
option-setting-reachable-at = how the other processes reach this one, such as http://10.0.0.3:8765 (the first address that it prints by default)
option-setting-lease-seconds = how long a process keeps its tables without a sign of life (2 by default); when it dies, people wait that long
option-setting-memory = how many megabytes tables with nobody at them may take (128 by default); beyond that they are kept on disk only
option-setting-keep-open = how many days an unfinished table is kept after the last thing that happened (90 by default); 0 means for ever
option-setting-keep-finished = how many days a finished table is kept (365 by default); 0 means for ever
option-setting-keep-files = how many days an uploaded file is kept (30 by default); 0 means for ever
option-setting-archive = the folder that receives the matches of expired tables as files (none by default: they are deleted)
option-setting-tables = how many unfinished tables one address may leave on the server (500 by default)
option-setting-files = how many uploaded files one address may leave on the server (200 by default)
option-setting-sockets = how many people may be at tables from one address at the same time (400 by default)
option-setting-limit-messages = how many messages each of them may send per second in the long run, and how many at once (20/40 by default)
option-setting-limit-requests = how many requests an address may make per second in the long run, and how many at once (200/2000 by default)
option-setting-limit-tables = how many tables an address may open per second in the long run, and how many at once (1/40 by default)
option-setting-limit-guesses = how many wrong codes and secrets an address may try per second in the long run, and how many at once (1/40 by default)
option-setting-limit-answers = how many megabytes of answers an address may ask for per second in the long run, and how many at once (2/64 by default)
option-setting-limit-hints = how many hints are worked out for an address at the same time (6 by default)
option-setting-limit-analyses = how many matches are analysed for an address at the same time (2 by default)
option-setting-limit-uploads = how many files are read for an address at the same time (2 by default)
option-setting-limit-pictures = how many pictures are drawn for an address at the same time (4 by default)
option-setting-bot-threads = how many bots think at the same time (0, the default: one fewer than there are cores)
option-setting-pace = how many seconds a bot's move takes at least, so that people can follow (0.5 by default)
option-setting-hint-seconds = how many seconds of thought go into a hint (1 by default)
option-setting-log-format = how the log is written: text for people (the default), or json for programs, one object per line
option-setting-log-level = the least important thing that gets a line: debug, info (the default), warning or error
option-setting-log-requests = write a line for every request, or not (the default)
option-threads = how many matches are played at once (by default one per core)

about-play = Play a game in the terminal
more-play = The board is drawn with your hand below it, and you type moves; the keys for everything else are always shown. When several people share the screen, it is cleared between turns whenever one of them sees what the others must not, such as a hand.
examples-play =
    spieltisch play sequence
    spieltisch play gluex --seats human:Anna,human:Ben,master
    spieltisch play glow --seats human
    spieltisch play sequence --option draw=manual --save evening.json
    spieltisch play --load evening.json

about-serve = Play in the browser, with friends on other devices too
more-serve = Prints the addresses of the tables and opens the browser. Everybody on the same network can join at the second address. All tables are stored and continue where they were after a restart.
examples-serve =
    spieltisch serve
    spieltisch serve --host 127.0.0.1 --port 9000 --no-open
    spieltisch serve --config /etc/spieltisch.toml --check
serving-at = Spieltisch is open at { $address }
serving-until = Ctrl-C stops the server; all tables are saved.
data-is-newer = The tables in “{ $folder }” were stored by a newer version of Spieltisch; use that one, or choose another folder with --data.
data-is-in-use = Another Spieltisch is already serving the tables in “{ $folder }”; use that one, or choose another folder with --data.
data-is-read-only = Nothing can be written in “{ $folder }”; see who owns it, or choose another folder with --data.
data-is-open = Other users of this machine can look into “{ $folder }”; close it to them with chmod 700
data-is-no-store = The file tables.sqlite in “{ $folder }” is damaged or does not belong to Spieltisch; choose another folder with --data.
cannot-listen = Cannot listen on { $host }, port { $port }; choose another with --host or --port.
see-check = All settings and what is wrong with them: spieltisch serve --check
check-fine = Everything is in order; the server could start with these settings.
source-command-line = command line
source-environment = environment
source-file = { $file }
source-default = default
usual-port = 8765, or the next free one
usual-database = none
usual-reachable-at = the first address that is printed
usual-data = your data folder
usual-certificate = none
usual-private-key = none
usual-archive = none
settings-name = setting
settings-usual = default
settings-about = what it is
example-intro = Settings of a server: spieltisch serve --config THIS-FILE. As it stands, the file changes nothing; remove the # in front of what you want to change. The command line and the environment (SPIELTISCH_PORT and so on) take precedence over the file. What is wrong with it: spieltisch serve --config THIS-FILE --check
setting-unfit = “{ $value }” is not valid for { $name }; { $right }.
setting-unknown = There is no setting { $name }; spieltisch serve --help lists all of them.
setting-unknown-near = There is no setting { $name }; did you mean { $near }?
fit-whole = it must be a whole number from { $low } to { $high }
fit-decimal = it must be a number from { $low } to { $high }
fit-pace = write how many per second and how many at once, such as 20/40
fit-switch = it must be true or false
fit-choice = it must be one of: { $words }
fit-name = it must be a host name or an address
fit-network = it must be an address such as 127.0.0.1, or a network such as 10.0.0.0/8
fit-path = it must be a path
fit-database = it must be an address such as postgresql://USER@HOST/NAME
fit-link = it must be an address such as http://10.0.0.3:8765
fit-base-path = it must be a path such as /games
config-unreadable = The settings file “{ $path }” cannot be read; check its path and who owns it.
config-no-text = The settings file “{ $path }” is not text in UTF-8; save it as UTF-8.
config-no-toml = The settings file “{ $path }” is not TOML, which has lines such as port = 8765: { $fault }
config-too-large = The settings file “{ $path }” is larger than { $most } MB; it is probably another file.
certificate-half = A certificate needs both of its files; name them with --certificate and --private-key.
certificate-unreadable = The certificate file “{ $path }” cannot be read; check its path and who owns it.
certificate-unfit = “{ $chain }” and “{ $private }” are not a certificate and its private key, as PEM and without a password; use two files that belong together.
metrics-no-library = Metrics for Prometheus need a library; install it with: pip install "spieltisch[metrics]"
metrics-same-port = Tables and metrics cannot both be on port { $port }; choose another with --metrics-port.
no-folder = “{ $path }” is not a folder; choose another with { $name }.
folder-read-only = Nothing can be written in “{ $path }”; see who owns it, or choose another folder with { $name }.

about-games = Show the games, their options and rules
more-games = Lists all games unless one is named.
examples-games =
    spieltisch games
    spieltisch games sequence --rules

about-bots = Show the bots and how they play
more-bots = Five levels for people, from novice to master, a search that thinks for as long as you say, and whatever else is installed. A bot in plain Python needs no installing: MODULE:CLASS names its class, in play and in the arena.
examples-bots =
    spieltisch bots
    spieltisch play sequence --seats human,master@5s

about-simulate = Let bots play many games and count
more-simulate = Plays on all cores, with compiled bots only: levels, searches and bots in plain Python play in the arena. The share of wins comes with the interval that holds the true share with 95 % confidence (Wilson). A second table counts by turn order: 1 is whoever had the first turn. The same seed gives the same games.
examples-simulate =
    spieltisch simulate sequence --games 100000 --seed 1
    spieltisch simulate gluex --players 3 --bots greedy,random,random
    spieltisch simulate glow --players 1 --option board=sea
about-matches = Make sets of matches for learners, or look at one
more-matches = With --out, lets compiled bots play on all cores and writes a row for each match to a Parquet file: the seed of its deal, who played what, and how it ended. Without it, reads such a file. Needs pyarrow: pip install "spieltisch[data]". What was seen at each move is shown again on demand (docs/environments.md). Game number k of a seed is the same as in simulate. The same seed gives the same file on any number of cores.
examples-matches =
    spieltisch matches gluex --bots greedy --games 100000 --out greedy.parquet
    spieltisch matches greedy.parquet
about-lab = Study the balance of a game and its variants
more-lab = Plays the same deals in all combinations of variant, number of players and bots that a file declares (docs/lab.md), or a game as it is, and answers twelve questions about its balance in words, plots and tables: with intervals, and corrected for the number of comparisons. The games are kept as Parquet, which DuckDB reads. An interrupted study continues where it stopped; with more games in the file it goes on. The same study gives the same figures on any number of threads, and on a cluster. “lab tune” searches for values of options, boards among them, that meet a goal, and shows the trade-off. Needs more libraries: pip install "spieltisch[lab]".
examples-lab =
    spieltisch lab balance.toml --out balance
    spieltisch lab gluex --players 3 --games 2000
    spieltisch lab balance.toml --out balance --ray
    spieltisch lab tune goal.toml

about-arena = Let bots play a tournament
more-arena = Every deal is played by all bots in all seats, so luck cancels out. Draws and shared wins count in part; beside that share stands the share of decided games alone. Ratings follow Bradley and Terry on the Elo scale, with the average bot at 0. With --out an interrupted tournament continues where it stopped.
examples-arena =
    spieltisch arena sequence --bots expert,greedy --games 200
    spieltisch arena glow --players 1 --bots master,greedy --seed 1
    spieltisch arena sequence --bots examples.guest_bot:Neighbour,greedy
    spieltisch arena gluex --bots search@2000,search@500 --until 50,55 --out duel

about-train = Tune what a game knows about good moves
more-train = Tries many sets of the weights by which the game itself judges moves, lets each play against a pool of rivals, and moves towards those that win most (CMA-ES). Needs cmaes: pip install "spieltisch[train]". The same seed gives the same weights on any number of threads; with the same folder an interrupted training continues where it stopped. Nothing changes how bots play until the weights are put into the game.
examples-train =
    spieltisch train sequence --out tuning --seed 1
    spieltisch train sequence --out tuning --seed 1 --generations 200
about-learn = Learn how good positions are, from games against itself
more-learn = Lets a small network play against itself, round by round, and learn from the results how good a seat's position is after its move. On one machine the same seed learns the same; with the same folder an interrupted run continues where it stopped. Nothing changes how bots play until the network is put into the game.
examples-learn =
    spieltisch learn sequence --out network --seed 1
    spieltisch learn sequence --out network --seed 1 --rounds 300

about-replay = Step through a match file
more-replay = In a terminal you step with n (next), p (previous), the number of a ply, e (end) and q (quit). In a pipe all moves are listed, then the table at the end.
examples-replay =
    spieltisch replay evening.json
    spieltisch replay evening.json --ply 12 --as 1

about-analyse = Judge a match move by move
more-analyse = Shows everybody's chances of winning in percent before and after each move, as its player could know them, what the move cost, and what was better. A match that is not over is judged through the eyes of one player only (--as), without comparing the moves of the others.
examples-analyse =
    spieltisch analyse evening.json
    spieltisch analyse evening.json --seconds 1 --graph evening.svg
    spieltisch analyse evening.json --as 1 --json

about-hint = Say what to play, and why
more-hint = Names the best moves of whoever may act, at the end of the file or after --ply moves, and the chance of winning with each. It uses only what that player can see, and so it shows that player's cards.
examples-hint =
    spieltisch hint evening.json
    spieltisch hint evening.json --ply 12 --seconds 5

about-legal = List the legal moves of a match file
more-legal = The moves of everybody who may act, at the end of the file or after --ply moves. In a match that is not over they may show what only the player to move can see, such as cards.
examples-legal =
    spieltisch legal evening.json
    spieltisch legal evening.json --ply 12 --json

about-explain = Say why a move is legal or not
more-explain = Names the rule that forbids the move. The exit code is 1 if the move is illegal.
examples-explain =
    spieltisch explain evening.json 7H d6
    spieltisch explain evening.json pass --as 2

about-verify = Check that a match file is sound
more-verify = Plays all moves again by the rules and compares where they lead with what the file says. The exit code is 1 if the file is not sound.
examples-verify =
    spieltisch verify evening.json

about-prepare = Compile everything for this machine now
more-prepare = Games and bots are compiled when they are first needed, which takes a while once. This does it beforehand, for instance when installing; whatever is compiled already stays.
examples-prepare =
    spieltisch prepare

about-bench = Measure how fast the engine is here
more-bench = Measures random play of a game (sequence by default) and copying of states with compiled loops. Next to each figure is its cost in steps of the chance generator, measured in the same run, so that machines can be compared.
examples-bench =
    spieltisch bench
    spieltisch bench labyrinth --players 4 --json

## Wrong use

see-help = { $command } --help shows how to use it.
no-such-command = There is no command “{ $command }”; there are: { $known }.
nearly-a-command = There is no command “{ $command }”; did you mean: { $near }?
no-such-option = There is no option { $option } here; there are: { $known }.
nearly-an-option = There is no option { $option } here; did you mean: { $near }?
needs-a-value = The option { $option } needs a value.
takes-no-value = The option { $option } takes no value.
missing-argument = { $argument } is missing.
missing-goal = The file that says what to search for is missing: spieltisch lab tune GOAL.toml
extra-argument = There is one argument too many: “{ $argument }”.
no-such-language = There is no language “{ $value }”; there are: en, de.
no-such-number = “{ $value }” is not a value for { $option }; it takes a whole number from { $low } to { $high }.
no-name-and-value = “{ $given }” is not an option of a game; write NAME=VALUE, such as draw=manual.
option-twice = The option { $option } is given twice; give it once.
option-file-unreadable = The file “{ $path }” for the option { $option } cannot be read; check the path.
option-file-no-text = The file “{ $path }” for the option { $option } is not text in UTF-8; save it as UTF-8.
option-file-too-large = The file “{ $path }” for the option { $option } is larger than { $most } MB; check the path.
option-no-json = The value of the option { $option } is not valid JSON.
arena-which-bots = Say which bots play, such as --bots master,greedy; there are: { $bots }.
no-such-time = “{ $value }” is not a value for { $option }; it takes seconds above 0, up to 3600.
iterations-or-seconds = --seconds replaces --iterations; give only one of them.
no-two-shares = “{ $value }” is not a value for --until; it takes two shares in percent, such as 50,55.
arena-has-more = “{ $folder }” already holds { $games } games; all of them count.
arena-breaking-off = Stopping; unfinished games are played again next time. Press Ctrl-C again to leave at once.
resume = Interrupted. The same command with --out { $folder } continues from here.
arena-lost = Interrupted. With --out FOLDER a tournament can be continued.
trained-generation = Generation { $number } of { $count }: { $mean } % won on average, { $best } % by the best; about { $minutes } minutes left.
learned-round = Round { $number } of { $count }: { $loss } off on average{ $tried ->
    [yes] , { $share } % won against “greedy”
   *[no] {""}
}; about { $minutes } minutes left.
learned = The network is in { $path }.
trained = The weights are in { $path }.
arena-report = Report: { $path }
rules-of-which-game = Say which game's rules you want: spieltisch games sequence --rules.
play-which-game = Say which game you want to play; there are: { $games }.
bad-seat = “{ $given }” cannot sit down; a seat is human, human:NAME or one of the bots: { $bots }; also MODULE:CLASS for a bot in plain Python.
bot-of-a-file = The file says that “{ $bot }” plays; code that a file names is not run, so say who plays: --seats human,{ $bot }.
bad-name = “{ $name }” is not a name for a person; a name has 1 to { $longest } characters and is not a bot's.
name-taken = Two people are called “{ $name }”; give each a name of their own.
seats-do-not-fit =
    The match has { $players } { $players ->
        [one] player
       *[other] players
    }, but { $seats } { $seats ->
        [one] seat is
       *[other] seats are
    } named; name one for each.
match-of-other-game = The file holds a match of { $game }.
loaded-as-it-was = A saved match keeps its seed and options; leave --seed, --variant and --option out with --load.
no-place-to-save = The match cannot be saved to “{ $path }”; name a file in a folder that exists.
no-such-ply = There is no ply { $ply }; the match has plies 0 to { $plies }.
no-such-viewer = There is no player “{ $player }”; it takes a number from 1 to { $last }, a player's name, spectator or all.
no-such-actor = There is no player “{ $player }”; it takes a number from 1 to { $last }, a player's name or moderator.
no-such-player = There is no player “{ $player }”; it takes a number from 1 to { $last } or a player's name.
same-name = Several players are called “{ $player }”; say whom you mean with --as and one of: { $numbers }.
say-who = Several may act now: { $names }; say whose move it is with --as and one of: { $numbers }.
hint-not-now = { $name } may not act now, so there is nothing to advise.
analyse-whose-eyes = The match is not over: say with --as and a player's number or name through whose eyes to judge it.
out-of-memory = There is not enough memory for this; ask for less at once.
save-exists = The file “{ $path }” already exists; choose another name, or continue from it with --load.
the-output = the output
system-error = “{ $path }” cannot be read or written; check that it is there and that you may.

## Getting ready

compiling = Compiling { $what } for this machine, once: { $kernel }
rehearsing = Trying out { $game }
prepared = All games and bots are ready.
compiling-once = Compiling { $what } for this machine, once ...
simulating = Playing
measuring = Measuring

## Games and moves

player = Player { $player }
the-moderator = The moderator
move = { $name } { $deed }.
secret-move = { $name } has chosen in secret.
for-players = for { $players } players
default-by-players = by number of players
column-variant = variant
column-way-to-play = how it is played
column-option = option
column-default = default
column-meaning = what it does
takes = takes { $values }
games-hint = spieltisch games { $game } --rules prints the handbook of { $game }; spieltisch play { $game } starts a game.
game-hint = spieltisch games { $game } --rules prints the handbook; spieltisch play { $game } starts a game.
legal-moves = Legal moves of { $name }: { $count }
no-legal-moves = { $name } may not act now.
and-more = and { $count } more
match-is-over = The match is over.
unfinished = It is not finished yet.
sound =
    Sound: a match of { $game }, { $moves ->
        [one] 1 move, by the rules
       *[other] { $moves } moves, all by the rules
    }.
deal-fits = The deal fits the commitment that was shown before the first move: { $commitment }.
bot-of-level =
    Bot ({ $level ->
        [novice] Novice
        [casual] Casual
        [skilled] Skilled
        [expert] Expert
       *[master] Master
    })
result-won = { $winners } wins.
result-won-together = { $winners } win.
result-draw = Nobody wins.
result-points = Points: { $points }.
ply = Ply { $ply } of { $plies }
replay-keys = n or Enter next   p previous   NUMBER go there   e end   q quit
replay-unknown-key = “{ $typed }” does nothing here; the keys are n, p, a number, e and q.
hint-for = Hints for { $name }:
only-move = { $move } is the only legal move.
hints-close = Each of these moves wins about { $worth } of the time, within a point; the reasons tell them apart.
hint-thinking = Thinking ...
column-move = move
column-chance = chance
column-rank = rank
column-why = why
analysing = Analysing
analyse-nothing = No move has been played yet.
analyse-heading = { $game }: winning chances in percent, with the best move → with the one played
analyse-one-view = As { $name } saw it; the moves of others are not compared, and show only the chances after them.
analyse-heading-many = { $game }: winning chances in percent, with the move played
column-cost = cost
column-better = better
accuracy =
    { $name }: { $accuracy } accurate, { $mistakes ->
        [0] no mistakes
        [one] one mistake
       *[other] { $mistakes } mistakes
    }
costliest = The moves that cost most:
costly-move = cost { $cost }
better-move = better { $move }, { $worth } instead of { $after }
graph-written = The course of the match is drawn in { $path }.
page-on = -- Enter for more, q to stop --
bots-hint = spieltisch play sequence --seats human,master starts a game against one of them. MODULE:CLASS names a bot of your own in plain Python, such as examples.guest_bot:Neighbour.

## Simulation and measuring

simulated =
    { $games } { $count ->
        [one] game
       *[other] games
    } of { $game } with { $players } { $players ->
        [one] player
       *[other] players
    }, seed { $seed }
lab-report = Report: { $path }
matches-written = Written: { $path }
simulated-nobody-won = Without a winner
picked-illegally = The bot “{ $bot }” picks illegal actions: in game { $number }, move { $move }, it picked action { $action } for player { $player }; so these games mean nothing.
simulated-ends = { $nobody }: { $draws }. Unfinished: { $unfinished }.
simulated-length = Moves per game: { $mean } on average, { $min } to { $max }.
simulated-speed = { $seconds } s: { $games } games/s, { $moves } moves/s.
column-player = player
column-turn = turn
column-bot = bot
column-wins = wins
column-share = share
column-interval = 95 %
column-points = points
benched =
    { $game } with { $players } { $players ->
        [one] player
       *[other] players
    }; a state is { $bytes } bytes; { $cores } { $cores ->
        [one] core
       *[other] cores
    }; best of { $repeats }
column-what = what
column-per-second = per second
column-games-per-second = games/s
column-steps = in steps
bench-reference = generator steps (reference)
bench-note = “In steps” says how many steps of the chance generator each one costs.
bench-random-direct = random moves, one thread
bench-random-pointers = random moves, one thread, pointers
bench-random-all-cores = random moves, all cores
bench-copies = copies of a state
bench-search-rollouts = search iterations, random to the end
bench-search = search iterations of the levels

## At the table

too-narrow = This terminal has { $columns } columns; the table needs { $needed }.
enter = Enter
on-turn = It is { $name }'s turn.
hand-over = { $name }, press Enter when only you can see the screen.
your-move = { $name }, your move, such as { $example }
your-few-moves = { $name }, you may: { $moves }
key-legal = moves
key-hint = hint
key-explain = why not
key-wait = wait
key-undo = undo
key-save = save
key-help = help
key-rules = rules
key-moderator = penalty
key-discards = discards
key-quit = quit
help-legal = lists your legal moves; followed by the first part of a move, all that begin with it
help-hint = says what you could play, how likely it is to win, and why
help-explain = says whether the move that you type after it is legal and, if not, why
help-wait = lets the others act first, where several may act at once
help-undo = takes back everything up to the last decision of a person
help-save = saves the match to the file that you type after it
help-moderator = calls what a moderator may call, such as a penalty
help-discards = shows the cards on the discard pile
help-help = shows this
help-rules = shows the handbook of the game
help-quit = leaves the table, after asking to save; Ctrl-C and Ctrl-D save without asking
help-table = draws the table again
several-moves-fit = “{ $typed }” could be: { $moves }; type the whole move.
moves-with = With “{ $typed }” you may play:
no-moves-with = There is no legal move with “{ $typed }”; l shows all.
discards = On the discard pile: { $count }
no-discards = There is no card on the discard pile yet.
explain-what = Type the move after the question mark.
nothing-decided = There is nothing to take back; no person has made a move yet.
nobody-to-wait-for = There is nobody to wait for; it is your turn.
call-what = After the m, type what the moderator calls.
save-where = Type the file's name after the s.
saved = Saved to { $path }.
rescued = Your game is not lost: it is saved in { $path }.
go-on-with = Resume: spieltisch play --load { $path }
not-saved = Not saved: “{ $path }” cannot be written; is there such a folder, and may you write there?
replace-file = { $path } already exists. Replace it? (y/n)
offer-to-save = Save the match? A file's name, or Enter to leave without saving:
thinks = { $name } is thinking ...
printed-last = What it printed last:
forfeited = The match ends here: a bot that behaves like this has lost.
left-the-table = You have left the table.
flags-beside-a-file = A study that is declared in a file takes no players, games, bots, seed or options on the command line; write them in the file.

# store
value-action = copy
value-origin = FROM
value-target = TO
about-store = Copy all tables from one database to another
more-store = FROM and TO are addresses: sqlite:FOLDER, or postgresql://USER@HOST/NAME. No server may use the folder meanwhile. Afterwards all events of both are compared; an interrupted copy is continued.
examples-store =
    spieltisch store copy sqlite:tables postgresql://anna@localhost/tables
copying = Copying tables
copied = { $tables ->
        [one] One table is copied
       *[other] { $tables } tables are copied
    } from { $source } to { $target }, and everything in both is the same.
no-such-action = “{ $action }” cannot be done with a database; the only action is: copy.
no-such-store = The tables at { $address } cannot be opened: { $reason }.
no-address = “{ $address }” is not an address of tables; it takes sqlite:FOLDER or postgresql://USER@HOST/NAME.
no-such-folder = There is no folder “{ $folder }”.
target-has-others = There are already other tables at { $address }; choose an empty database.
copy-differs = Table { $code } is not the same at { $address }; choose an empty database, and copy again.

# doctor, backup, restore, clear
value-copy = COPY.sqlite
option-overwrite = replace what is already there
option-dry-run = only list what would be cleared away
about-doctor = Check whether a server has all it needs here
more-doctor = Looks at versions, settings, disk, tables, clock, open files, compiled code and port, and says what to do where something is wrong. Each sentence begins with ok, with ?? for what may become a problem, or with !! for what is one; only the last makes the exit code 1.
examples-doctor =
    spieltisch doctor
    spieltisch doctor --data /var/lib/spieltisch --port 8765
about-backup = Copy all tables to a file, even while the server runs
more-backup = The copy holds everything that had happened when it began. It is read back and checked before it gets its name, and only its owner can read it: it holds what is still secret at tables in play.
examples-backup =
    spieltisch backup tables-monday.sqlite
    spieltisch backup --data /var/lib/spieltisch /backup/tables.sqlite --overwrite
about-restore = Go back to a copy of all tables
more-restore = The server has to be stopped first. The copy is checked before anything happens; tables that already exist are replaced only with --overwrite, and are kept beside the restored ones as tables.before-restore.sqlite.
examples-restore =
    spieltisch restore tables-monday.sqlite
    spieltisch restore --data /var/lib/spieltisch copy.sqlite --overwrite
about-clear = Clear away tables that nobody has used for a long time
more-clear = A running server does this by itself, every hour. With --dry-run the tables are only listed, even while a server runs; without it the server has to be stopped. With --archive their matches go to that folder as files.
examples-clear =
    spieltisch clear --dry-run
    spieltisch clear --keep-open 30 --archive old-matches
backing-up = Copying tables
restoring = Restoring tables
backed-up = { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $events } events { $tables ->
        [one] is
       *[other] are
    } in “{ $path }”, read back and found in order.
restored = { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $events } events { $tables ->
        [one] is
       *[other] are
    } back from “{ $path }”.
backup-exists = “{ $path }” already exists; choose another name, or replace it with --overwrite.
restore-exists = There are already tables in “{ $folder }”; choose another folder with --data, or replace them with --overwrite.
restore-in-use = A server uses the tables in “{ $folder }”; stop it first.
clear-in-use = A server uses the tables in “{ $folder }” and clears them itself; stop it first, or list what it would clear with --dry-run.
copy-is-newer = “{ $path }” was stored by a newer version of Spieltisch; restore it with that one.
no-copy-there = There is no file “{ $path }”; name a copy that spieltisch backup has made.
no-tables-there = There are no tables in “{ $folder }”; name the server's folder with --data.
tables-in-database = The tables are in a database that has its own tools for this; copy them with pg_dump and pg_restore, and let the server clear them.
tables-damaged = The tables in “{ $path }” cannot all be read: { $fault }
would-clear = { $code }  { $day }  { $shelf }
shelf-open = unfinished
shelf-finished = finished
shelf-file = uploaded
cleared-none = { $tables ->
        [0] Nothing would be cleared away.
        [one] One table would be cleared away; nothing has been changed.
       *[other] { $tables } tables would be cleared away; nothing has been changed.
    }
cleared = { $tables ->
        [0] There was nothing to clear away.
        [one] One table is deleted.
       *[other] { $tables } tables are deleted.
    }
archived = { $tables ->
        [0] There was nothing to clear away.
        [one] One table is archived and deleted.
       *[other] { $tables } tables are archived and deleted.
    }
doctor-versions = Spieltisch { $ours } on Python { $python }, SQLite { $sqlite }, { $others }.
doctor-disk = { $free } MB are free for “{ $path }”.
doctor-disk-low = Only { $free } MB are free for “{ $path }”; make room, or move the tables with --data: below 16 MB nothing is stored.
doctor-disk-full = Only { $free } MB are free for “{ $path }”, and nothing can be stored; make room, or move the tables with --data.
doctor-no-tables = There are no tables in “{ $path }” yet.
doctor-tables = “{ $path }” is intact: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $events } events, { $size } MB.
doctor-damaged = “{ $path }” is damaged ({ $fault }); go back to a copy with spieltisch restore.
doctor-older = “{ $path }” is from an older version; the server brings it up to date when it starts, and keeps a copy.
doctor-clock = The clock says { $moment }.
doctor-clock-behind = The clock says { $moment }, which is before this program was installed; set it, for example with timedatectl set-ntp true.
doctor-clock-set-back = The clock says { $moment }, but something happened at a table at { $later }; set it, for example with timedatectl set-ntp true.
doctor-files = This process may open { $most } files and connections at a time.
doctor-few-files = This process may open only { $most } files and connections at a time; let it open more, with LimitNOFILE={ $wanted } in its systemd unit or ulimit -n { $wanted }.
doctor-port = A server can listen on { $host }, port { $port }.
doctor-running = A server answers on { $host }, port { $port }.
doctor-compiled = All games and bots are compiled, in “{ $path }”.
doctor-uncompiled = Not compiled yet: { $missing }; the server does it when it starts, spieltisch prepare does it beforehand.
doctor-well = Everything is in order.
doctor-uneasy = { $doubtful ->
        [one] Nothing is wrong; one thing may become a problem.
       *[other] Nothing is wrong; { $doubtful } things may become problems.
    }
doctor-ill = { $bad ->
        [one] One thing is wrong.
       *[other] { $bad } things are wrong.
    }
