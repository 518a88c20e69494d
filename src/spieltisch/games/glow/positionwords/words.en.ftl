# What can be wrong with a position of Glow. Every key is in words.de.ftl too.

position-object = The field “{ $field }” of a position takes a JSON object.
position-unknown-field = There is no field “{ $field }” there; the fields are: { $fields }.
position-number = The field “{ $field }” takes a whole number from 0 to { $last }.
position-one-of = The field “{ $field }” takes one of { $names }, not “{ $value }”.
position-list = The field “{ $field }” takes a list.
position-not-in-list = “{ $value }” cannot be in the field “{ $field }”.
position-twice = “{ $value }” is in the field “{ $field }” twice.
position-generator = The field “generator” takes up to 16 hexadecimal digits.
position-round = The field “round” is 0 while adventurers are chosen, and 1 to 8 after that.
position-seats =
    The field “seats” takes a list of { $players ->
        [one] one object
       *[other] { $players } objects
    }, one for each player.
position-no-tom = Tom plays only in the solo game; leave out the field “tom”.
position-no-spells = The solo game has no spells; leave out the field “spells”.
position-no-black-die = The solo game has no black die.
position-no-such-face = { $die } does not have that face.
position-die-twice = { $die } is in two places.
position-too-many-companions = By this round a player has at most { $most } companions, since one joins in each.
position-boats = The field “{ $field }” takes four of these: { $islands }.
position-boats-share = In “{ $field }” two boats share an island; only the centre holds several.
position-about = The field “{ $field }” is only for the questions die, fetch, return and route.
position-large-on-track = { $die } is a large die; only small dice and Tom's lie on the track.
position-toms-die-elsewhere = Tom's { $die } lies in the area that it shows, not in another.
position-card-twice = { $card } is in two places.
position-not-in-solo = { $card } is not part of the solo game.
position-cards-missing = Deck, box, cemetery, track and players do not hold all companions; missing: { $cards }.
position-too-many-cards-seen = More { $letter } cards are face up than can have been dealt by this round.
position-deck-size =
    The deck holds { $size } { $size ->
        [one] card
       *[other] cards
    }; in this round it should be { $right }.
position-deck-order = In the deck, the bottom { $bottom } cards are B cards and all cards above them A cards.
position-removed = Three A cards and three B cards stay in the box (“removed”).
position-removed-solo = No card is back in the box (“removed”) before the solo tiles have run out once.
position-spells = The field “spells” takes a list of at most { $count } objects.
position-spell-seat = The field “{ $field }” names a player exactly when the spell is face down or open.
position-spell-order = Spells on the pile come last in the list; those before them have been drawn.
position-tom-choosing = While adventurers are chosen, Tom has no dice yet, and only colours that the option tom_dice names.
position-tom-colours = Tom needs “colours”: two different ones, not yellow and purple together.
position-tom-dice = Tom needs “dice”: one large die of each of his colours, with the face that it shows.
position-tom-given = The option tom_dice says which colours Tom has: { $colours }.
position-tom-and-adventurer = Tom's colours are those of adventurers that nobody plays.
position-adventurer-twice = Two players have the same adventurer.
position-adventurers-given = The option adventurers says who plays whom: { $names }.
position-choosing-order = Adventurers are chosen in turn order: those before the player in turn have one, the others none.
position-choosing-empty = While adventurers are chosen, the table is still empty.
position-not-lent = { $card } does not bring a { $colour } die.
position-seat-dice = Player { $player } must have this many large { $colour } dice: { $right }, the adventurer's own and those that companions brought (“lent”).
position-reserve = The reserve holds the wrong number of { $colour } dice; it should be { $right }.
position-tiles = The eight solo tiles lie above the areas, in the stack and among the discards, each once.
position-tile-slots = A solo tile lies above each of the five areas.
position-track-empty = Companions lie on the track only in the morning.
position-track-solo = In the solo game a companion lies under each area without a die of Tom's; now these: { $areas }.
position-track-count =
    { $count ->
        [one] One companion lies
       *[other] { $count } companions lie
    } on the track; at this point of the morning it should be { $right }.
position-stage-at-night = Player { $player } cannot be “{ $stage }” in the phase “{ $phase }”, only during the day.
position-credits = Player { $player } has open rerolls, but only a player who is rolling can.
position-travelled = Player { $player } has used dice or visited spaces, but only a player who is travelling can.
position-band-visited = Player { $player }'s band is on a space that it has left; no space is entered twice.
position-done = Player { $player } has resolved cards, but that is possible only at noon.
position-spent = { $card } cannot have given that many rerolls in this round.
position-not-rolled = { $die } must show a face.
position-nothing-due = Player { $player } is at noon, but no card is due; the stage should be “travel”.
position-black-die-missing = Player { $player } has Kaar, so the black die is in play.
position-asked = Player { $player } cannot be asked “{ $asked }” now.
position-day-is-over = During the day at least one player is still rolling, at noon or travelling.
position-turn-in-day = After the morning the field “turn” is the start player's.
position-refills = The solo tiles have run out twice, so no new morning comes.
position-over-too-soon = The game is over only after eight rounds, or in solo when tiles or companions have run out.
