# What the browser client says in English. Every key is in client.de.ftl too.

## Pages

nowhere-lead = This address leads nowhere; a character may be missing.
no-such-table = There is no such table
to-games = To the games
to-table = To the table
offline = Connection lost. Your place is safe; reconnecting …
yes = Yes
no = No

## Lobby

lobby-lead = Tables that anyone can join or watch.
lobby-empty = There are no public tables right now. Why not open one?
lobby-more = Show more tables
table-phase =
    { $phase ->
        [waiting] { $open ->
            [0] about to begin
            [one] 1 seat free
           *[other] { $open } seats free
        }
        [playing] being played
       *[other] finished
    }
open-match = View a match
open-match-help = Choose a match file you have downloaded or saved.
no-match-file = This is not a match file.
match-file-refused = “{ $file }” cannot be opened. { $reason }
join = Join
watch = Watch

## New table

new-table = { $game }: a new table
your-name = Your name
guest = Guest { $n }
how-many = How many play?
who-else = Who else?
who-else-help = Anyone with the link can take a free seat. If several people share this device, hands stay covered until the next player is ready.
sitter-open = Free: for anyone with the link
sitter-here = Someone on this device
sitter-bot = Bot: { $level }
sitter-other-bot = Bot: { $level } ({ $about })
create-table = Open the table
variant = Variant
variant-own = Custom options: see “More choices”.
more-choices = More choices
make-public = List the table in the lobby
allow-hints = Allow hints
clock = Clock
clock-kind =
    { $kind ->
        [move] 1 minute for each move
        [quick] 5 minutes each, 5 seconds more for each move
        [game] 20 minutes each, 10 seconds more for each move
        [days] 3 days for each move
       *[none] No clock
    }
clock-help = When time runs out a bot moves for you.
clock-then = Who moves when time is up
option-takes = Possible values: { $takes }.
option-own = custom …
as-usual = as usual

## Waiting room

waiting-for =
    { $open ->
        [one] Waiting for one more player.
       *[other] Waiting for { $open } more players.
    }
ready-host = Everyone is here. You can start!
ready-guest = Everyone is here. The host will start.
put-bot = Put a bot on seat { $n }
add-bot = Add a bot
remove-bot = Send away
send-away = Remove
outcast = { $name } was removed
readmit = Let back in
fill-with-bots =
    { $open ->
        [one] Give the free seat to a bot ({ $level })
       *[other] Give the { $open } free seats to bots ({ $level })
    }
team = Team { $colour }
move-seat =
    { $way ->
        [up] Move seat { $n } up: { $name }
       *[down] Move seat { $n } down: { $name }
    }
get-up = Leave this seat
change-name = Change name
change-name-colour = Change name or colour
your-colour = Your colour
any-colour = any
colour =
    { $colour ->
        [blue] blue
        [green] green
        [red] red
        [yellow] yellow
        [purple] purple
        [grey] grey
        [pink] pink
        [teal] teal
       *[other] { $colour }
    }
keep = Apply
cancel = Cancel
sit-down = Sit down
start = Start
invite = Invite friends
table-link = Link to this table
copy-link = Copy link
share-link = Share
copied = Copied.
qr-code = QR code of the link to this table
call-to-table = Point your phone’s camera at the code, or open
big-screen = Show on a big screen
big-screen-help = With the board on a big screen, “{ $choice }” below the board lets a phone show only what is yours.
secret-help = This secret link lets you play on another of your devices as well; this one keeps the seat. Don’t share it with anyone.
copy-secret = Copy my secret link
pass-on-help = Somebody else can take over your seat with a link to pass on: whoever opens it first has the seat alone, and you no longer see what is hidden there.
copy-pass-on =
    { $n ->
        [0] Copy the link to pass on my seat
       *[other] Copy the link to pass on seat { $n } of this device
    }

## At the table

players = Players
you = you
to-move = to move
has-left = has left
is-away = away
winner = wins
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-label = Board. The arrow keys move around, N and P lead to places to play, Enter plays.
turn-of = To move: { $who }
actions = Actions
hint = Hint
hints = Hints
hints-help = Press a hint to see it on the board.
thinking = Thinking …
chance-to-win = ({ $percent } % to win)
hints-close = These moves are too close to call: each wins about { $percent } % of the time. The reasons show how they differ.
hint-rank =
    { $rank ->
        [1] (first choice)
       *[other] (choice { $rank })
    }
undo = Undo
offer-draw = Offer a draw
resign = Resign
resign-sure = Yes, resign
leave-sure = Yes, leave
leave = Leave the table
come-back = I am back
replace = Bot for { $name }
give-back = Give { $name } the seat back
take-back-half = Put it back
confirm = Confirm
confirm-move = Play { $move }
zoom = Zoom { $percent } %
percent = { $percent } %
fold-to-hand = Only my hand
show-board = Show the board
fold-board = Fold the board away
moderator = Moderator
hand-over = { $name } is next. Hand over the device!
it-is-me = It’s me, { $name }
asks =
    { $what ->
        [undo] { $name } would like to take back a move.
        [rematch] { $name } would like a rematch.
        [left] { $name } has left the table.
       *[draw] { $name } offers a draw.
    }
waiting-for-answers = Waiting for the answers.
beside-board = Beside the board
tab-log = Moves
moves-announced = Moves as they are made
tab-chat = Chat
tab-share = Invite
table-of-rules = Table
log-empty = No move has been played yet.
log-in-replay = The replay shows every move.
secret-move = has chosen in secret
by-clock = (time was up)
log-event =
    { $type ->
        [started] The match begins.
        [ended] The match is over.
        [sat] sits down
        [passed] has handed over the seat
        [named] has changed name or colour
        [set] The seats were changed.
        [sentaway] was removed by the host
        [readmitted] was let back in by the host
        [swapped] Two seats changed places.
        [left] leaves the table
        [returned] is back
        [resigned] resigns
        [replaced] is replaced by a bot
        [givenback] is playing again
        [stumbled] can’t think in this match and will play any legal move from now on
        [asked] { $what ->
            [undo] asks to take back a move
            [draw] offers a draw
           *[rematch] would like a rematch
        }
        [answered] { $yes ->
            [yes] agrees
           *[no] does not agree
        }
        [withdrawn] withdraws the request
        [undone] { $by ->
            [one-known] takes back a move; what it had revealed stays known
            [all-known] Moves were taken back; what they had revealed stays known.
            [one] takes back a move
           *[all] Moves were taken back.
        }
       *[other] { $type }
    }
chat-watching = (watching)
chat-empty = Nobody has said anything yet.
chat-write = Write something
send = Send

## The end

a-draw = A draw
not-over = Not played to the end
you-won = You win!
you-lost = You lose
won-by =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    }
end-reason =
    { $reason ->
        [resigned] { $name } resigned.
        [draw] A draw was agreed.
        [replay] An uploaded match.
       *[other] { $reason }
    }
bot-played-on =
    { $why ->
        [clock] { $name } ran out of time; a bot played on.
        [resigned] { $name } resigned; a bot played on.
       *[host] A bot played on for { $name }.
    }
picture = The result as a picture
picture-keep = Save the picture
picture-moves = Save the last moves
result-fold = Fold the result away
result-unfold = Show the result
rematch = Rematch
rematch-wait = Waiting for the others …
download = Download the match

## Replay

seen-by = View as
view-spectator = a spectator
view-all = everybody at once
scrubber = Move of the match
to-first = To the beginning
to-last = To the end
back-one = One move back
on-one = One move forward
run = Play
stop = Pause
at-start = The beginning

play-on = Play on from here
copy-position = Copy the link to this position
analyse = Analyse the match
analysing = Thinking about move { $done } of { $count } …
analysis-waits =
    { $ahead ->
        [one] Waiting in line: one move from another match comes first.
       *[other] Waiting in line: { $ahead } moves from other matches come first.
    }
analysis-give-up = Cancel the analysis
chances = Chances of winning, move by move
turning-points = Turning points
no-turning-points = No single move decided this match.
turning-help = Each move is compared with the best one that the player could have found with what they knew: the open dot is the chance of winning with that move, the filled dot with the move played. The lines show the chances given everything the players knew between them.
accuracy = Accuracy and mistakes
accuracy-of =
    { $name }: { $percent } % accurate, { $mistakes ->
        [0] no mistakes
        [one] one mistake
       *[other] { $mistakes } mistakes
    }
accuracy-none = { $name } never had a choice.
accuracy-help = Accuracy falls with the chance of winning that each move gives away. A mistake gives away five percent or more.
mistake-cost = cost { $lost } % of the chance to win
mistake-compared = Better: { $best }. That is a { $could } % chance to win instead of { $did } %.
exercise-find = Find it yourself
exercise-find-at = Move { $ply }: find the better one yourself
exercise-show = Show me
exercise-show-at = Move { $ply }: show me the better one
exercise-looking = { $name } is to move: which move is better? Play it on the board.
exercise-missed = “{ $move }” is not it. Try another move.
exercise-repeated = “{ $move }” was played here, and it was the mistake. Try another move.
exercise-forbidden = That move is not allowed here.
exercise-found = You found it!
turning-compared = Best move: { $best } ({ $could } %; the move played: { $did } %).
jump-to = Go to move { $ply }

## Settings

settings-lead = Saved in this browser, for all games.
setting-language = Language
setting-theme = Light or dark
theme =
    { $theme ->
        [light] Light
        [dark] Dark
       *[system] Same as device
    }
setting-table = Table and cards
table-look =
    { $table ->
        [midnight] Midnight blue
        [claret] Claret and cream
       *[green] Green felt
    }
setting-speed = Animation speed
speed =
    { $speed ->
        [none] None
        [fast] Fast
        [slow] Slow
       *[normal] Normal
    }
speed-help = If your device is set to reduce motion, nothing moves.
setting-palette = Colours
palette =
    { $palette ->
        [strong] Strong
       *[soft] Soft
    }
palette-help = Every colour has its own shape, so you never have to rely on colour.
setting-more = More
setting-sounds = Sound effects
setting-sound = Sounds
setting-volume = Volume
sound-check = Sound check: press one to hear it.
sound-name =
    { $name ->
        [piece] Piece
        [card] Card
        [chip] Chip
        [tile] Sliding tile
        [step] Steps
        [dice] Dice
        [reveal] Reveal
        [turn] Your turn
        [clock] Clock
       *[end] The end
    }
setting-confirm = Ask before a move is played
setting-notation = Show moves in notation too, and have screen readers read it out
