# What is said at tables, in English. Every key is in words.de.ftl too.

## Why something is not done; the keys are the codes of the protocol

refused-stale =
    { $about ->
        [undo] This move has already been taken back, or you have moved since. Look again.
        [answer] This question is no longer open.
       *[move] The match has moved on: your move was meant for ply { $ply }, but it is now at { $now }. Look again and choose.
    }
refused-finished = The match is finished.
refused-not-started = The match has not begun yet.
refused-already-started = The match has already begun.
refused-not-finished = That is only possible once a match at this table is finished.
refused-table-full = There is no free seat at this table.
refused-seat-taken = This seat is taken; choose another one.
refused-seats-open = Some seats are still free; wait, or give them to bots.
refused-name-empty = Please enter a name.
refused-name-too-long = A name may have at most { $most } characters.
refused-name-taken = Somebody at this table is already called “{ $name }”; choose another name.
refused-name-reserved = Nobody may be called “{ $name }” here, so that no one is mistaken for the host or a bot; choose another name.
refused-bad-colour = There is no such colour; choose one of these: { $colours }.
refused-colour-taken = Somebody at this table already has this colour; choose another one.
refused-text-empty = Type something first.
refused-text-too-long = That is too long; the limit is { $most } characters.
refused-too-many-reactions = At most { $most } reactions a minute; wait a moment.
refused-bad-text = The text contains invisible characters; please type it again.
refused-wrong-token = This device does not hold the secret of this seat; open the seat's secret link.
refused-wrong-link = This link does not open a seat here (any more): the seat may have been taken with it already. Ask for a new one.
refused-too-many-devices = A seat may be open on at most { $most } devices; sign the others out first.
refused-token-taken = The secret of this device already opens another seat; each seat needs its own.
refused-wrong-seat = There is no such seat at this table.
refused-not-host = Only the host of the table may do that.
refused-nothing-to-undo = You have not moved yet, so there is nothing to take back.
refused-nothing-asked = Nobody has asked you that.
refused-already-asked = That has already been asked; wait for the answers.
refused-no-draw = You can only offer a draw if all the other players are people.
refused-not-left = A bot can only sit in for somebody who has left or is away.
refused-just-away =
    { $seconds ->
        [one] { $name } has only just gone; a bot can take over in one second.
       *[other] { $name } has only just gone; a bot can take over in { $seconds } seconds.
    }
refused-not-replaced = No bot is sitting in at this seat.
refused-bot-plays = A bot is playing for this seat; sit down again first.
refused-out-of-time = Your time is up; a bot moves for you.
refused-resigned = You have resigned this match.
refused-unknown-bot = There is no such bot; choose one of the levels.
refused-hidden-until-the-end = That stays hidden until the match is finished.
refused-not-your-turn = It is not your turn.
refused-no-open-seat = There is no free seat to give to a bot.
refused-nobody-there = There is nobody there.
refused-sent-away = The host has removed you from this table, and only the host can let you back in. You can still watch.
