# Getting ready, finding one's way, and what a table is like, in English. Every key is in pages.de.ftl too.

## Games that are being made ready

## Finding one's way

no-such-lesson = There is no such lesson
no-such-lesson-lead = You will find lessons with the games on the first page.

## What a table is like

conditions = At this table
condition-variant = Variant: { $variant }.
condition-clock = Clock: { $clock }.
condition-hints =
    { $hints ->
        [yes] Hints are allowed.
       *[no] No hints.
    }
clock-own =
    { $kind ->
        [move] { $minutes ->
            [0] { $seconds } seconds for each move
           *[other] { $minutes } min for each move
        }
        [game] { $minutes } min each, { $increment } s more for each move
        [days] { $days ->
            [one] 1 day for each move
           *[other] { $days } days for each move
        }
       *[none] none
    }
condition-then = When time runs out, { $bot } moves for you.
condition-option = { $label }: { $value }
condition-flag =
    { $value ->
        [yes] yes
       *[no] no
    }
condition-drawn = drawn by hand

## Keys, on the page of settings

keys = Keyboard
key-name =
    { $key ->
        [arrows] Arrow keys
        [edges] Home, End, Page up, Page down
        [jump] N and P
        [press] Enter or space bar
        [back] Escape
       *[turn] R and Shift+R
    }
key-does =
    { $key ->
        [arrows] move around the board; the Tab key leads to it and away from it
        [edges] lead to the edge of the board
        [jump] lead to the next place where you can play, and back to the one before
        [press] press what you are on
        [back] takes back a half-made move
       *[turn] turn the free tile of Labyrinth
    }

## Playing alone

solo-against = You play solo and try for the best result.
solo-by-game = played by the game

## Your own tables

to-own-seat = To your seat

## The rules

rules-of = The rules of { $game }
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found
        [one] Found in one place
       *[other] Found in { $count } places
    }
rules-nothing = No passage of the rules contains all these words. Try fewer.
rules-numbers = Show the numbers of rulings
rules-contents = Contents
rules-others = Other games
rules-example = Example: { $title }
rules-back = Back
rules-step = { $step } of { $steps }
