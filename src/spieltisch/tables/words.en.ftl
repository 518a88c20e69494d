# What is said at tables, in English. Every key stands in words.de.ftl too.

## Why something is not done; the keys are the codes of the protocol

refused-stale =
    { $about ->
        [undo] This move has been taken back already, or you have moved since. Look again.
        [answer] This question is not open any more.
       *[move] The match has gone on: your move was for ply { $ply }, but it stands at { $now }. Look again and choose.
    }
refused-finished = The match is finished.
refused-not-started = The match has not begun yet.
refused-already-started = The match has already begun.
refused-not-finished = That is possible when a match at this table is finished.
refused-table-full = No seat is free at this table.
refused-seat-taken = This seat is taken; choose another.
refused-seats-open = Some seats are still free; wait, or let bots sit there.
refused-name-empty = Please give a name.
refused-name-too-long = A name may have at most { $most } characters.
refused-name-taken = Somebody at this table is called “{ $name }” already; choose another name.
refused-bad-colour = There is no such colour; there are: { $colours }.
refused-colour-taken = Somebody at this table has this colour already; choose another.
refused-text-empty = There is nothing to say.
refused-text-too-long = That is too long to say; the most are { $most } signs.
refused-bad-text = The text contains signs that nobody can see; please type it anew.
refused-wrong-token = This device does not hold the secret of this seat; open the seat's secret link.
refused-wrong-seat = There is no such seat at this table.
refused-not-host = Only the host of the table may do that.
refused-nothing-to-undo = You have not moved yet, so there is nothing to take back.
refused-nothing-asked = Nobody has asked you that.
refused-already-asked = That has been asked already; wait for the answers.
refused-no-draw = A draw can be offered only where all the others are people.
refused-not-left = Only for somebody who has left or is away can a bot sit in.
refused-just-away =
    { $seconds ->
        [one] { $name } has only just gone; a bot can sit in one second from now.
       *[other] { $name } has only just gone; a bot can sit in { $seconds } seconds from now.
    }
refused-not-replaced = No bot sits in for this seat.
refused-bot-plays = A bot plays for this seat just now; sit down again first.
refused-out-of-time = Your time is up; a bot moves for you.
refused-resigned = You have resigned in this match.
refused-unknown-bot = There is no such bot; choose one of the levels.
refused-hidden-until-the-end = That stays hidden until the match is finished.
refused-not-your-turn = It is not your turn.
