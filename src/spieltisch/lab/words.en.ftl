unreadable-study = The study “{ $path }” cannot be read; check the path.
bad-study = The study is not declared in the right way: { $why }
empty-study = A study needs at least one number of players, one bot, and one value for each option that is varied.
study-in-use = A study is running in “{ $folder }” right now; wait until it ends, or name another folder.
other-study = The folder “{ $folder }” holds another study; name another folder, or repeat that one.
broken-study = Line { $line } of “{ $path }” does not belong to this study; repair it, or name another folder.
variant = { $name }
unvaried = as it is
against = { $bot } against { $rival }
title = Balance of { $game }
set-up = { $game }: { $deals } deals in { $cells ->
    [one] one combination
   *[other] each of { $cells } combinations
} of variant, players and bots, all from the same seeds. Bots: { $bots }. Seed: { $seed }.
section = { $variant }, { $players ->
    [one] one player
   *[other] { $players } players
}
alone = { $bot } wins { $value } % of the games ({ $low } to { $high } %).
first-better = { $bot }: whoever begins is better off, with { $value } % of the victories ({ $low } to { $high } %) in place of a fair { $fair } %.
first-worse = { $bot }: whoever begins is worse off, with { $value } % of the victories ({ $low } to { $high } %) in place of a fair { $fair } %.
first-fair = { $bot }: no advantage of the first turn was seen: { $value } % of the victories ({ $low } to { $high } %), where { $fair } % are fair. One of { $detectable } points would have been seen in four of five such studies.
skill = { $bot } wins { $value } % ({ $low } to { $high } %) against { $rival }, from every seat of the same deals; { $fair } % would be luck alone.
turn-order = { $bot }, in turn order: { $places }.
place = { $value } % ({ $low } to { $high } %)
bots-disagree = The bots disagree about the first turn, so its worth depends on how well people play.
changed = Compared with “{ $base }”: { $measure } { $value } ({ $low } to { $high }).
unchanged = No difference from “{ $base }” was seen in what follows; beside each is what would have been seen in four of five such studies. { $measures }
stopped = { $who }: { $games ->
    [one] one game was
   *[other] { $games } games were
} stopped because of the length, and counted as drawn.
column-bots = bots
measure-first = first turn, %
measure-drawn = nobody wins, %
measure-shared = several win, %
measure-won = victories, %
measure-length = moves
measure-margin = lead in points
measure-skill = better bot, %
heading-plot = What whoever begins wins
how-to-read = Intervals (in the page below each value, and in the table of the folder) hold the true value in 95 of 100 studies (shares: Wilson). A star marks a difference from a fair share, or from the first variant, that chance alone explains poorly: p < 0.05 after the correction for all comparisons of this study (Holm). Variants are compared deal by deal on the same seeds. A victory is shared among those who win, and among all if nobody does. All of this is about these bots; people may play otherwise.
