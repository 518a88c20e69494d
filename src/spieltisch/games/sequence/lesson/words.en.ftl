# The first lesson of Sequence in English. Every key is in words.de.ftl too.

card-title = A card and its cell
card-text = You are blue. Every card in your hand is printed twice on the board. Play one, and your chip goes on one of its two cells.
card-task = Choose the 7♥ in your hand, then one of its cells: d6 or i5.
card-done = Your chip is there now, and you have drawn a new card. That is a whole turn.
card-other = That would be a fine turn too. For now, please play the 7♥.

row-title = Five in a row
row-text = Five of your chips in a straight line are a sequence: across, down or diagonally. Four are there already. One end is blocked, the other is free.
row-task = Complete the row: play the 7♦ on h3.
row-done = A sequence! A line is drawn through it, and nobody can take its chips away any more. With two teams you need two of them.
row-other = Allowed, but the fifth chip is missing on h3.

two-eyed-title = The jack with two eyes
two-eyed-text = J♣ and J♦ show two eyes. Such a jack is a joker: it puts your chip on any free cell you like.
two-eyed-task = No card of yours fits the gap on e5. Play the J♦ there.
two-eyed-done = Gap closed, sequence complete. Jacks like this one are worth keeping for such a moment.
two-eyed-other = Allowed, but the gap is on e5, and only the jack gets there.

one-eyed-title = The jack with one eye
one-eyed-text = J♠ and J♥ show one eye. They take an opponent’s chip off the board, and you place none. Watch out: green has four in a row!
one-eyed-task = Play the J♠ on one of the four green chips from d8 to g8.
one-eyed-done = The danger is gone, and the cell is free for everybody. Chips in a finished sequence are safe from that.
one-eyed-other = Then green completes the row next turn! Use the J♠ on d8, e8, f8 or g8.

dead-title = A dead card
dead-text = Both cells of your 9♦ are taken, so it is dead. Once a turn you may swap such a card before you play.
dead-task = Swap the dead 9♦.
dead-done = You have a new card, the A♦, and it is still your turn.
dead-other = Allowed, but swap the 9♦ first; it costs you nothing.

corner-title = The free corners
corner-text = The four corners count as if each held a chip of yours. Next to a corner, four chips are enough for a sequence.
corner-task = Three chips lie from c10 to e10, and the corner is free. Play the A♦ on b10.
corner-done = Corner and four chips: your second sequence. You have won!
corner-other = Allowed, but on b10 the ace wins the game.

end = That is all you need for the first evening. The rest is in the rules next to the board.
