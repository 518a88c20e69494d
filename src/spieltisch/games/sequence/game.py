"""Sequence: two or three teams, a board of cards, five chips in a row."""

from __future__ import annotations

from spieltisch.engine.game import Game
from spieltisch.engine.levels import AT_FIRST, Comparison, Level, Levels, Settings, Yardstick
from spieltisch.engine.parts import Drawing, Notation, Positions
from spieltisch.engine.sounds import Sound
from spieltisch.engine.stamping import insight_of, restamped, stamped, tunable
from spieltisch.engine.tuning import Tuning
from spieltisch.games.sequence import (
    advising,
    evidence,
    hidden,
    insight,
    knowledge,
    narration,
    notation,
    observing,
    positions,
    rules,
    turns,
)
from spieltisch.games.sequence.explaining import explain
from spieltisch.games.sequence.judging import judge
from spieltisch.games.sequence.options import HAND_SIZES, OPTIONS, VARIANTS, WORDS, blank, settle
from spieltisch.games.sequence.record import MAX_LEGAL, MOVES, RECORD
from spieltisch.games.sequence.scene import SCENES, breakdown
from spieltisch.games.sequence.weights import FIRST, NAMES, TUNED

CODE = stamped(
    __name__,
    RECORD,
    MAX_LEGAL,
    deal=turns.deal,
    actors=rules.actors,
    legal=rules.legal,
    refuse=rules.refuse,
    play=turns.play,
    number=notation.number,
    result=turns.result,
    mask=hidden.mask,
    guess=hidden.guess,
    observe=observing.observe,
    weigh=knowledge.weigh,
    value=knowledge.value,
)

#: The same rules with what was known of good play at first.
FIRST_CODE = restamped(
    CODE, __name__, RECORD, weigh=knowledge.weigh_at_first, value=knowledge.value_at_first
)

GAME = Game(
    name="sequence",
    rules=1,
    players=tuple(HAND_SIZES),
    record=RECORD,
    moves=MOVES,
    max_legal=MAX_LEGAL,
    features=observing.features,
    code=CODE,
    options=OPTIONS,
    variants=VARIANTS,
    settle=settle,
    blank=blank,
    notation=Notation(notation.FORMS, notation.read_move),
    positions=Positions(positions.write, positions.read),
    scenes=SCENES,
    drawing=Drawing("spieltisch.games.sequence.drawing:draw"),
    words=WORDS,
    explain=explain,
    breakdown=breakdown,
    judge=judge,
    sounds={
        **dict.fromkeys(("place", "wild_clubs", "wild_diamonds"), Sound.CHIP),
        **dict.fromkeys(("remove_spades", "remove_hearts", "claim"), Sound.CHIP),
        **dict.fromkeys(("swap", "pass", "draw", "give"), Sound.CARD),
    },
    tell=narration.tell,
    advise=advising.advise,
    elements="spieltisch.games.sequence.elements:ELEMENTS",
    first_turn="turn",
    moderated=lambda options: bool(options["table_talk"]),
    tuning=Tuning(NAMES, TUNED, (FIRST,), tunable(__name__, RECORD, knowledge.weigh_by)),
    insight=insight_of(
        __name__,
        RECORD,
        players=(2,),
        inputs=insight.NAMES,
        look=insight.look,
        advance=insight.advance,
        network=insight.NETWORK,
        words=evidence.WORDS,
        note=evidence.note,
        imagine=evidence.imagine,
    ),
    levels=Levels(
        settings=Comparison(candidates=8, plies=4, replies=5, turns=(3, 8)),
        novice=Level(blur=200.0, breadth=60),
        casual=Level(blur=150.0, breadth=12),
        skilled=Level(blur=20.0, breadth=9),
        expert=Level(blur=2.0),
        master=Level(iterations=1200),
        yardsticks={
            "greedy-1": Yardstick(Level(), Settings(), FIRST_CODE),
            "master-1": Yardstick(Level(iterations=2000), AT_FIRST, FIRST_CODE),
        },
    ),
)
