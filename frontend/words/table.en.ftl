# What is said around the board in English. Every key is in table.de.ftl too.

## Secrets and memory

wrong-seat-link = This link does not open a seat here, or no longer does. Ask for a new one, or just watch.
nothing-kept = This browser remembers nothing between visits, so your seat is kept in the page’s address, which changes each time you open it. To come back, use the address as it is now, and don’t share it with anyone.
signed-out = Another device has taken over your seat; here you can only watch now.
sent-away = The host has removed you from this table. You can still watch.
seat-devices =
    { $devices ->
        [one] { $name }: this seat is open on this device only.
       *[other] { $name }: this seat is open on { $devices } devices. Anyone with one of them sees everything you see.
    }
sign-others-out = Sign the others out

## Copying

## Hot seat

at-this-device = at this device
time-left = Time left:
name-of-seat = Name at seat { $n }

## Watching and talking

you-watch = You are watching.
watchers =
    { $count ->
        [one] One { $too ->
            [yes] other device
           *[no] device
        } is watching.
       *[other] { $count } { $too ->
            [yes] other devices
           *[no] devices
        } are watching.
    }
said-by = { $name }: { $text }
chat-earlier =
    { $count ->
        [one] One earlier line is not shown.
       *[other] { $count } earlier lines are not shown.
    }

## Reactions

reactions = Reactions
reactions-mute = Hide reactions
reactions-unmute = Show reactions again
reaction =
    { $sign ->
        [greeting] Hello!
        [bravo] Well played!
        [thanks] Thank you!
        [laughter] Ha ha!
        [surprise] Oh!
       *[sorry] Sorry!
    }

## Asking

undo-reveals = The move revealed something hidden, and the same will come up again after an undo. Already known to: { $names }.
declined =
    { $what ->
        [undo] { $name } does not agree: the move stays.
       *[draw] { $name } does not want a draw: the match goes on.
    }
are-you-sure =
    { $what ->
        [leave] Leave the table? Your seat is kept for you, and a bot may play for you meanwhile.
       *[resign] { $players ->
            [1] Resign? That ends the match.
            [2] Resign? That ends the match, and the other side wins.
           *[other] Resign? A bot will play on for you until the end.
        }
    }
withdraw = Withdraw
rematch-yes = Yes, another match
not-now = Not now

## Leaving

you-are-away =
    { $bot ->
        [yes] A bot is playing for you.
       *[no] You have left the table. Your seat is kept; you can find it under “Your tables”.
    }
bot-stumbles = { $name } can’t think in this match and will play any legal move from now on.
wait-for-them = Wait

## A bot in somebody's place

bot-plays-here = a bot plays
you-resigned = You have resigned; a bot is playing on for you.

## A fair deal

fair-deal = Was the deal fair?
deal-begun = The deal of this match was fixed before the first move. The fingerprint below stands for it without giving anything away: copy it, and after the match you can check that nobody has changed the deal. Taking back moves does not change it either: the same cards and dice come up again.
deal-shown = The fingerprint was shown beside the board, under “Rules”, from the start. It is the SHA-256 of the text below it, in which the number is the deal, so nobody can have changed the deal later. “spieltisch verify” checks it for a downloaded match.
deal-source =
    { $source ->
        [position] Begins from a position that somebody chose: not a fair deal.
        [file] Continues from a match file: not a fair deal.
       *[dealt] A fair deal that anyone can check.
    }
deal-source-more =
    { $source ->
        [position] Whoever laid it out knows every hand and every pile.
        [file] Whoever has the file may know what is hidden.
       *[dealt] The server deals when the match begins; nobody knows the deal beforehand.
    }
deal-fingerprint = Fingerprint of the deal
deal-text = Text of this fingerprint
copy = Copy
copy-what = Copy: { $what }
