# The bots in English. Every key is in words.de.ftl too.

## How a bot loses without playing badly

forfeit-raised = { $name } raised { $error }
forfeit-raised-at = { $name } raised { $error } ({ $place })
forfeit-ended = { $name } ended its process with exit code { $code }.
forfeit-killed = { $name } was ended by signal { $signal }.
forfeit-nonsense = { $name } wrote something to its answer pipe that is not an answer.
forfeit-illegal =
    { $name } chose “{ $chosen }”, which is not { $count ->
        [one] its only legal move
       *[other] one of its { $count } legal moves
    }.
forfeit-time = { $name } took longer than { $seconds } s.

## A bot in plain Python that cannot be used

guest-no-module = There is no module “{ $module }” for the bot “{ $bot }”; modules are looked for in the current folder and among the installed packages.
guest-no-class = There is no class “{ $name }” in the module “{ $module }”.
guest-no-choose = The class “{ $name }” in the module “{ $module }” has no method choose(view, legal, clock).
guest-broken = The module “{ $module }” of the bot “{ $bot }” cannot be imported: { $error }
guest-slow = The module “{ $module }” of the bot “{ $bot }” takes longer than { $seconds } s to import.
guest-refused = The system does not give a bot in plain Python what it needs ({ $error }). That is no bot's fault: close other programs, or run fewer games at once.

## What bots there are

about-novice = a patient beginner, for the first evening
about-casual = plays for fun and overlooks small things
about-skilled = knows what matters, but slips up now and then
about-expert = looks ahead a little
about-master = looks ahead as far as a second allows; master@5s thinks for five
about-search = looks ahead for as long as you say: search@2s, or search@2000 for that many tries
about-greedy = plays the move that looks best at first sight
about-random = plays any legal move
about-some-bot = a bot of the package { $package }
about-some-guest = a bot in plain Python, of the package { $package }
nothing-to-tune = { $game } has no weights that can be tuned.
nothing-to-learn = { $game } does not say what could be learned about it.
broken-learning = “{ $path }” is damaged; name another folder, or start again in an empty one.
another-training = The folder “{ $folder }” holds another training run; name another folder, or repeat its command.
training-in-use = A training run is under way in “{ $folder }”; wait until it ends, or name another folder.
broken-training = Line { $line } of “{ $path }” does not belong to this training run; repair it, or name another folder.
training-needs-cmaes = Training needs cmaes: pip install "spieltisch[train]".
level-by-iterations = “{ $bot }” does not say how long to think; write { $level }@{ $number }s for seconds, or search@{ $number } for iterations.
bad-guest-budget = “{ $bot }” does not say how long a bot in plain Python may think; write seconds, such as “@2s”.

## Hints and analysis

only-move = the only legal move
bad-thinking-time = Say how long to think: seconds above 0, or a whole number of iterations, at least 1.
no-match = Thinking takes a match, such as spieltisch.game("sequence").new(players=2), not something of type { $kind }.
bad-number-of-moves = “{ $moves }” is not a number of moves; it takes a whole number from 1 up.
analyse-whose-view = A match that is not over can only be analysed from the view of one seat; name the seat.
bad-graph = A graph cannot be written to “{ $path }”; name a file that ends in .svg or .png.
no-place-for-graph = The graph cannot be written to “{ $path }”; name a file in a folder that exists and that you may write to.
player = Player { $player }
moderator = The moderator
told-secretly = { $name } has chosen in secret
graph-without-matplotlib = A graph is drawn by matplotlib, which is missing. To install it: pip install "spieltisch[reports]"
graph-title = { $game }: chances of winning
graph-moves = moves (rings: moves that cost a lot)
graph-chances = chance in %
