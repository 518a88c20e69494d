unreadable-study = The study “{ $path }” cannot be read; check the path.
bad-study = The study is not declared correctly: { $why }
empty-study = A study needs at least one number of players, one bot, and one value for each option that is varied.
study-in-use = A study is running in “{ $folder }” right now; wait until it ends, or name another folder.
other-study = The folder “{ $folder }” holds another study; name another folder, or repeat that one.
variant = { $name }
unvaried = as it is
against = { $bot } against { $rival }
title = Balance of { $game }
set-up = { $game }: { $deals } deals in { $cells ->
    [one] one combination
   *[other] each of { $cells } combinations
} of variant, players and bots, all from the same seeds. Bots: { $bots }. Seed: { $seed }.
alone = { $bot } wins { $value } % of the games ({ $low } to { $high } %).
first-better = { $bot }: the first player is better off, with { $value } % of the victories ({ $low } to { $high } %) instead of a fair { $fair } %.
first-worse = { $bot }: the first player is worse off, with { $value } % of the victories ({ $low } to { $high } %) instead of a fair { $fair } %.
first-fair = { $bot }: no advantage of the first turn was seen: { $value } % of the victories ({ $low } to { $high } %), where { $fair } % would be fair. An advantage of { $detectable } points would have been seen in four of five such studies.
skill = { $bot } wins { $value } % ({ $low } to { $high } %) against { $rival }, from every seat of the same deals; { $fair } % would be luck alone.
turn-order = { $bot }, in turn order: { $places }.
place = { $value } % ({ $low } to { $high } %)
bots-disagree = The bots disagree about the first turn, so its worth depends on how well people play.
changed = Compared with “{ $base }”: { $measure } { $value } ({ $low } to { $high }).
unchanged = No difference from “{ $base }” was seen in what follows; beside each is what would have been seen in four of five such studies. { $measures }
stopped = { $who }: { $games ->
    [one] one game was
   *[other] { $games } games were
} stopped for taking too long, and counted as drawn.
how-to-read = Intervals hold the true value in 95 of 100 studies (shares: Wilson). A star marks a difference from a fair share, or from the first variant, that chance alone explains poorly: p < 0.05 after the correction for all comparisons of this study (Holm). Variants are compared deal by deal on the same seeds. A victory is shared among those who win, and among all if nobody does. All of this is about these bots; people may play otherwise.
players = { $players ->
    [one] one player
   *[other] { $players } players
}
bots-differ = Only some of these bots see a difference, so it may depend on how well people play.
all-figures = All values, with intervals and the smallest effect that could have been seen
column-who = who plays
column-measure = measure
column-value = value
column-share = share, %
column-interval = interval
column-detectable = smallest visible effect
column-change = against the first variant
column-cause = cause
column-element = element
column-uses = uses in a game
column-dealt = dealt it, points
column-dealt-interval = interval
column-forbidden = without it, points
column-forbidden-interval = interval
measure-first = victories of the first turn, %
measure-first-alone = victories, %
measure-seat = victories of seat { $seat }, %
measure-length = moves
measure-drawn = nobody wins, %
measure-shared = several win, %
measure-choices = choices
measure-forced = without a choice, %
measure-mattered = decisions that matter, %
measure-leads = changes of the lead
measure-comeback = comebacks, %
measure-decided = ahead for good after, % of the game
measure-wait = longest wait, moves
measure-shut-out = shut out, %
measure-margin = lead in points
measure-margin-alone = points
measure-skill = better bot, %
chapter-turns = Seat and turn order
question-turns = Is it an advantage to have the first turn?
chapter-length = Length
question-length = How long does a game take?
says-length = With { $bot } a game takes { $value } moves on average ({ $low } to { $high }); half of all games take { $short } to { $long }.
also-length = With { $bot }: { $value } ({ $low } to { $high }), half of them { $short } to { $long }.
chapter-draws = Draws and shared victories
question-draws = How often does nobody win, and how often do several?
says-draws = With { $bot } { $value } % of the games end without a winner ({ $low } to { $high } %), and { $second } % with several.
also-draws = With { $bot }: { $value } % ({ $low } to { $high } %) and { $second } %.
chapter-choices = Choices
question-choices = How many moves are there to choose from, and how often is there only one?
says-choices = With { $bot } there are { $value } moves to choose from on average ({ $low } to { $high }); { $second } % of all moves are the only possible one.
also-choices = With { $bot }: { $value } ({ $low } to { $high }), { $second } % without a choice.
chapter-mattered = Decisions that matter
question-mattered = How often does the choice matter? A decision counts if the best move raises the chance to win by at least 5 points more than the average one, in the game's own judgement.
says-mattered = With { $bot } the choice matters in { $value } % of the decisions ({ $low } to { $high } %).
also-mattered = With { $bot }: { $value } % ({ $low } to { $high } %).
chapter-leads = Changes of the lead and comebacks
question-leads = Does the lead change, and can a player still win from far behind?
says-leads = With { $bot } the lead changes { $value } times in a game ({ $low } to { $high }); { $second } % of the games are won by somebody whose chance had fallen below half of a fair one.
also-leads = With { $bot }: { $value } times ({ $low } to { $high }), { $second } % comebacks.
chapter-decided = When it is decided
question-decided = When does the winner take the lead for good?
says-decided = With { $bot } the winner is ahead for good after { $value } % of the game ({ $low } to { $high } %); whoever leads at half time wins { $half } % of the games.
also-decided = With { $bot }: { $value } % ({ $low } to { $high } %), and { $half } % at half time.
chapter-luck = Luck against skill
question-luck = How much of a victory is due to who plays better, how much to the deal and the seat, and how much to all the rest? It depends on how far apart the bots are.
says-luck = { $skill } % of what decides is who plays ({ $low } to { $high } %), { $deal } % the deal and the seat, { $rest } % all the rest, such as what happens later.
cause-skill = who plays
cause-deal = deal and seat
cause-rest = the rest
chapter-ladder = Ladder of skill
question-ladder = How often does the better bot win? Near a fair share it is luck, near 100 % skill.
chapter-elements = Use and worth of each element
question-elements = What is it worth to be dealt an element, and what does it cost to do without it? What players choose says nothing about worth, so only what is dealt is compared; and each element in turn is forbidden to somebody. Figures are points of the share of victories.
says-uses = Used most is { $most } ({ $often } times in a game), least { $least } ({ $seldom }).
says-dealt = Being dealt it makes a difference: { $parts }{ $more ->
    [0] .
   *[other] , and { $more } more in the table.
}
says-dealt-nothing = Being dealt one element rather than another makes no difference that could be seen; a difference of { $detectable } points would have been seen in four of five such studies.
says-forbidden = Having to do without it makes a difference: { $parts }{ $more ->
    [0] .
   *[other] , and { $more } more in the table.
}
says-forbidden-nothing = Having to do without any one of them makes no difference that could be seen; a difference of { $detectable } points would have been seen in four of five such studies.
element-gap = { $name } { $value } ({ $low } to { $high })
plot-dealt = { $name }, dealt
plot-forbidden = { $name }, forbidden
plot-worth = What it brings to be dealt an element, or to do without it
plot-place = { $who }, { $place ->
    [1] begins
    [2] plays second
    [3] plays third
   *[other] plays as number { $place }
}
plot-moments = How many of 100 games are won by whoever leads at a moment, in percent of the game's length
plot-length = How many of 100 games are over after this many moves
plot-sources = Points by source
chapter-waiting = Waiting and exclusion
question-waiting = How long does a player wait for a choice, and is anybody out of the game before it ends?
says-waiting = With { $bot } a player waits for up to { $value } moves without a choice ({ $low } to { $high }, on average over all seats); in { $second } % of the games somebody had no choice in the whole last third.
also-waiting = With { $bot }: { $value } moves ({ $low } to { $high }), { $second } % shut out.
chapter-margins = Margins and points by source
question-margins = How close are games at the end, and where do the points come from?
says-margins = With { $bot } the best is { $value } points ahead at the end ({ $low } to { $high }).
also-margins = With { $bot }: { $value } ({ $low } to { $high }).
empty-goal = A goal needs at least one measure with its range, and one option with at least two values.
slow-goal = The bot “{ $bot }” thinks too long to search with; name a compiled one, such as greedy.
no-such-part = “{ $name }”, which is to be searched, is not part of the options; a part of a board needs the whole board under [options].
unknown-measure = There is no measure “{ $measure }” here; there are: { $known }.
title-tuning = Tuning of { $game }
tuning-set-up = { $attempts } sets of options tried, { $deals } deals each with the same bot at all seats: { $bots }.
tuning-met = These options meet the goal: { $options }.
tuning-flattered = These options meet the goal on the deals that chose them, but on new deals they do not: { $options }.
tuning-missed = Nothing meets the whole goal; the nearest is: { $options }.
tuning-confirmed = On { $deals } new deals, { $bot } at all seats: { $measures }.
tuning-value = { $measure } { $value } ({ $low } to { $high }), wanted { $from } to { $to }
tuning-trade-off = The trade-off: sets of options that no other one beats in every respect
seats-unfair = { $bot }, by seat, whichever of them begins: { $seats }. Seat { $most } is better off than seat { $least }.
seats-fair = { $bot }, by seat, whichever of them begins: { $seats }. No seat was seen to be better off; an advantage of { $detectable } points would have been seen in four of five such studies.
plot-seat = { $who }, seat { $seat }
tuning-all = All attempts, the nearest to the goal first
column-options = options
chapter-turns-alone = Victories
question-turns-alone = How often does one win?
says-length-always = With { $bot } every game takes { $value } moves.
also-length-always = With { $bot }: always { $value }.
chapter-margins-alone = Points by source
question-margins-alone = How many points does one have at the end, and where do they come from?
says-margins-alone = With { $bot } one has { $value } points at the end ({ $low } to { $high }).
also-margins-alone = With { $bot }: { $value } ({ $low } to { $high }).
plot-measure = On average, with intervals: { $measure }
plot-fair = In percent of the victories, with intervals; dashed: a fair share
plot-draws = In percent of the games, with intervals
plot-luck = What decides, in percent
