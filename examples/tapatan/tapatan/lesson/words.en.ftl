place-title = Three stones each
place-text = The board has nine points, joined by lines. In turn, you and your opponent place three stones each. Whoever gets three in a line wins.
place-task = Place your second stone in another corner.
place-done = Two corners are a good start: many lines run through them.
place-other = Allowed, but more lines run through the corners. Take one of them.

block-title = Watch your opponent’s lines
block-text = Your opponent has c1 and b2. One more stone on that diagonal, and the game is lost.
block-task = Close the diagonal: place your last stone on a3.
block-done = The line is closed, and now you hold three corners yourself.
block-other = Then your opponent places on a3 and wins. Close that point.

move-title = From now on, stones move
move-text = All six stones are placed. In each turn you move one of yours along a line to the next point, if it is empty. Your opponent is about to move from c3 to b3.
move-task = Choose your stone on a3 and move it to b3.
move-done = Blocked. A move opens one point and closes another, so look at both.
move-other = Allowed, but your opponent would move to b3 and have a line. Be there first.

win-title = Three in a line
win-text = You hold a1 and a2. One of your stones is a single step away from the third point.
win-task = Move from b3 to a3.
win-done = Three in a line: you win. Across, down and diagonally all count.
win-other = Allowed, but you can win at once: move from b3 to a3.

end = That is all there is to know. After sixty turns without a line it is a draw.
