# What is said around the board in English. Every key stands in table.de.ftl too.

## Secrets and memory

wrong-seat-link = This seat link does not open a seat here (any more); ask for a new one, or just watch.
nothing-kept = This browser keeps nothing for us, so your seat stays in the address: come back with this very address, and show it to nobody.

## Copying

copy-by-keys = Press Ctrl+C (on a Mac ⌘C) to copy the text.
copy-by-finger = Hold your finger on the text and choose “Copy”.

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

## Asking

declined =
    { $what ->
        [undo] { $name } does not agree: the move stays.
       *[draw] { $name } does not want a draw: the match goes on.
    }

## A bot in somebody's place

bot-plays-here = a bot plays
you-resigned = You have resigned; a bot plays on for you.
