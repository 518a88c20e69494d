# What the client says before anything else has arrived: in its frame and on the first page.
# Every key is in first.de.ftl too; the first page waits for these words, so that only they belong here.

skip = Skip to content
navigation = Pages
title-lobby = Lobby
title-new = New table
title-settings = Settings
title-table = Table
title-replay = Replay
title-learn = First lesson
title-rules = Rules
title-editor = Draw a board
title-nowhere = There is nothing here
other-tables-wait =
    { $what ->
        [turn] { $count ->
            [one] Your turn at another table
           *[other] Your turn at { $count } other tables
        }
       *[question] { $count ->
            [one] A question for you at another table
           *[other] Questions for you at { $count } other tables
        }
    }
to-light = Switch to light
to-dark = Switch to dark
close = Close
loading = One moment …
failed = That did not work. Please try again.
no-server = The server isn’t responding. Is it running?
home-title = What shall we play?
home-lead = Take a seat: a bot is ready at once, friends join with a link, on any device.
home-lead-busy = The games are being made ready. This takes a minute or two, the first time only. Pick one now and it goes to the front of the queue. Lessons and rules are available right away.
bot-level = How strong should bots be?
level =
    { $level ->
        [novice] Novice
        [casual] Casual
        [skilled] Skilled
        [expert] Expert
        [master] Master
        [greedy] Hasty
        [random] Random
       *[other] { $level }
    }
bot-name = Bot ({ $level })
about-game = A game for your table.
players-range = { $range } players
against-bot = Play against a bot
with-friends = Play with friends
setting-up = Setting up …
own-tables = Your tables
own-finished = Finished tables to look back at:
your-turn = Your turn
you-are-asked = A question for you
home-match-file = Got a match file? Step through it move by move.
home-open-match = Open a match file
waiting-until-ready = Waiting for { $game } …
tab-rules = Rules
free-seat = free seat
put-away = Put away
put-away-table = Put away: { $game }, { $names }
tables-put-away =
    { $count ->
        [one] One table is put away.
       *[other] { $count } tables are put away.
    }
bring-back = Bring back
rules-link = Read the rule
copy-by-finger = Hold your finger on the text and choose “Copy”.
copy-by-keys = Press Ctrl+C (on a Mac ⌘C) to copy the text.
page-not-loaded = This page could not be loaded. You may be offline, or the server may have been updated.
load-again = Reload
game-broken = { $game } cannot be made ready; the server’s log says why.
game-compiling = { $game } is being made ready for this machine, which happens only once.
game-progress = How much of { $game } is ready
game-seconds-left =
    { $seconds ->
        [one] About one second left
       *[other] About { $seconds } seconds left
    }
game-waiting =
    { $before ->
        [none] { $game } is next to be made ready.
       *[other] { $game } comes after { $before }; pick it and it comes first.
    }
game-arriving = Loading { $game } …
first-visit = New here?
first-visit-lead = Learn a game in three minutes, by playing. No rules to read.
no-lesson = No, thanks
lesson-link = Learn it by playing
lesson-known = done
draw-board = Draw a board
draw-board-lead = A maze or rooms as you like them: play on your own board, or send it to friends.
me = Guest
seat-number = Seat { $n }
board-broken = The board of { $game } could not be loaded. You can play from the list of moves.
