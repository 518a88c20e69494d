# What the boards say in English. Every key is in boards.de.ftl too.

## All boards

open-hands = Open hands
nobody-won = Nobody wins
chances-move = Move
play-it = Play it
bot-short = Bot { $n }

## Games without a drawn board

plain-about = This board is not drawn yet. You can play from the list of moves.
plain-move = Search, or type a move and press Enter
plain-wait = It is somebody else’s turn.
plain-scene = What you can see, as data
