# The first lesson of Labyrinth in English. Every key is in words.de.ftl too.

push-title = Push the maze
push-text = Your figure stands on a1, and three stones with a golden rim are your goals. Each turn begins with the free tile: turn it as you like and push it in at an arrow. A whole line moves along.
push-task = Open the way to your goal on c3: push at the arrow above column b, the tile open to the south and west.
push-done = The column has moved down, and the tile that fell out is the next free one. Now a path leads from a1 to c3.
push-other = Allowed, but then no path leads to c3. Push at the arrow above column b, and turn the tile until it is open to the south and west.

walk-title = Walk
walk-text = Now you may walk as far as the path leads. What counts is where you stop: that is where you collect your stone.
walk-task = Walk to c3.
walk-done = The stone is yours. Everybody sees what you have collected; the goals you still seek stay secret.
walk-other = You could stop there, but your goal lies on c3.

back-title = Not back again
back-text = Somebody has just pushed row 4 from the left, so a tile fell out on the right. Nobody may push it straight back in: that arrow is closed for one turn.
back-task = Open the way to your goal on e3: push at the right arrow of row 2, the tile upright.
back-done = The path leads around: up to c1, to the right, and down through your tile.
back-other = Allowed, but then e3 stays out of reach. Push at the right arrow of row 2, the tile open to the north and south.

fetch-title = Fetch the next one
fetch-text = The cells that you can reach are lit. Long walks cost no more than short ones.
fetch-task = Walk to your goal on e3.
fetch-done = Two of three. The order of your goals is up to you (unless you play with one goal at a time).
fetch-other = You could stop there, but your goal lies on e3.

ride-title = Ride along
ride-text = Your last goal lies on the free tile. Figures ride on their tiles, and whoever is pushed out at one end comes back in at the other, on the new tile.
ride-task = Your figure stands at the right end of row 2. Push at the left arrow of that row.
ride-done = You fell out on the right and came back in on a2, on the tile with your goal.
ride-other = Allowed, but let yourself be carried for once: push at the left arrow of row 2.

stay-title = Stay
stay-text = After the push you do not have to walk. If you are already on your goal, you just stay.
stay-task = Stay on a2.
stay-done = That was your last goal. The first to collect them all ends the game and wins!
stay-other = Don’t walk away: the stone is under your figure. Stay on a2.

end = The real board is larger and you have more goals, but a turn is always the same: push, then walk.
