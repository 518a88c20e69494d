# The first lesson of Glow in English. Every key is in words.de.ftl too.

take-title = Morning: a companion
take-text = You are Braccio, with two green dice. Each morning you take one companion from the track, together with all small dice and footprints in its area.
take-task = Take Ladawa from the stone area; three dice lie there.
take-done = Ladawa is with you, and all your dice have been rolled: five of them.
take-other = A good companion too, but stone has the most dice today. Take Ladawa from there.

pay-title = Late morning: reroll
pay-text = Braccio wants two leaves, Ladawa two fires. The fires are there, but only one leaf. You can pay for a reroll with a reroll token or with points.
pay-task = Pay with a reroll token.
pay-done = One reroll is paid for. It lets you roll one or two dice again.
pay-other = You could, but points are precious, and the roll can still get better. Pay with a reroll token.

reroll-title = Which die?
reroll-text = The small green die shows water, which nobody needs now. Green dice have two leaves.
reroll-task = Roll the green die with water again, and no other.
reroll-done = A leaf! If you are happy with your dice, keep them and go on to noon.
reroll-other = Keep what helps you: roll only the green die with water again.

resolve-title = Noon: your cards
resolve-text = Every card whose condition your dice meet is resolved, in any order. Dice are not used up: all of them count for every card. Special faces of dice take effect by themselves.
resolve-task = Two leaves and two fires: resolve Braccio or Ladawa, whichever you like first.
resolve-done = Braccio brings 3 points and a footprint, Ladawa 4 points. The other one follows in the same way.
resolve-other = Resolve Braccio or Ladawa; both are due.

walk-title = Afternoon: travel
walk-text = The last round. All your dice are available again for the journey: a space takes a die with its symbol, or a footprint instead. Both leaves are used, but air is still there.
walk-task = Go to the space with air next to your band, with the die that shows air.
walk-done = One step further, and the footprints are saved. On other days you would go on from here next time.
walk-other = That is allowed, but a die costs nothing. Go to air with the azure die.

village-title = Into the village
village-text = A village costs footprints instead of dice, and greets you with a gift.
village-task = Go to the village worth 3 points.
village-done = That took one footprint and gave you a reroll token. But a village counts at the end only if your camp is there.
village-other = Not yet! The village is next door, and you can pay for it.

camp-title = Camp, and the end
camp-text = After eight rounds everything is counted: your points, the numbers on your cards, 10 for enough fireflies, the village of your camp, and 1 for each footprint left.
camp-task = Pitch your camp in the village.
camp-done = The camp brings 3 points, and they decide it: 63 to 60. The score pad shows where every point comes from.
camp-other = Without the camp it would be a tie. Camp here!

end = Every round is the same: companion, dice, cards, travel. Alone you play the same game against Tom.
