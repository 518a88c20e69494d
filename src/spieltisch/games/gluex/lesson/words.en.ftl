# The first lesson of Glüx in English. Every key is in words.de.ftl too.

start-title = The first chip
start-text = You are yellow. Every chip has two sides that add up to seven, and its pips say how far you can go from it. At the start everybody chooses a side of the start chip in secret.
start-task = Begin with the 4.
start-done = Everybody has chosen, so the chips are revealed: yours on a9, the other one on m1.
start-other = With the 3 you would only get to a corridor. With the 4 you get straight into a room.

count-title = Count and place
count-text = Take one of your chips on the board, count as many squares in a straight line as it shows pips, and place the chip from your hand there. Your 4 leads to a5 in a corridor, or to e9 in a room.
count-task = Place the side with 5 on e9.
count-done = Five pips in that room are yours. From them you count five squares on, so the side you choose matters twice.
count-other = Allowed, but corridors score nothing and large sides score more. Place the 5 on e9.

majority-title = The most pips rule the room
majority-text = At the end each room is scored on its own: whoever shows the most pips there gets 4 points. In the middle room green has five.
majority-task = From the 3 on c5 you reach f5. Place the 6 there.
majority-done = Six against five: as it stands, the room is yours.
majority-other = Allowed, but the middle room still belongs to green. Place the 6 on f5.

cover-title = Cover a chip
cover-text = You may also place on top of a chip, even another player’s. Only what is on top counts, and no stack gets higher than two: the square is then closed.
cover-task = From the 4 on h8 you reach the green 5 on h4. Cover it with the 4.
cover-done = The five is gone, and four pips are yours. That counts twice, and nobody can undo it.
cover-other = Allowed, but green keeps the room. Cover the chip on h4 with your 4.

home-title = Home again
home-text = A chip in between blocks the way, and other players’ starts are out of bounds. Once per game you may put a second chip on your own start, without counting.
home-task = Green leads in the room around your start. Put the 5 onto a9.
home-done = Five against four: the room is yours, and your start can never be covered again.
home-other = Allowed, but the room around your start is waiting: put the 5 onto a9.

last-title = The last chip
last-text = The end of a real game: green has placed everything and leads 20 to 16. You hold your last chip.
last-task = In the room at the lower right green has only four pips. From the 4 on i9 you reach m9: place the 6 there.
last-done = The room changes hands, and with it the game: 20 to 16. The score pad shows every room.
last-other = Then green wins. Look at the room at the lower right, and place the 6 on m9.

end = Now you know how to count, cover and score. The marked squares always show where you may place.
