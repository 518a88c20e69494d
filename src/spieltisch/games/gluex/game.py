"""Glüx: two to four players, chips that count their way, rooms in which to have the most pips."""

from __future__ import annotations

from dataclasses import replace

from spieltisch.engine.contract import State
from spieltisch.engine.game import Game
from spieltisch.engine.levels import AT_FIRST, Level, Levels, Settings, Yardstick
from spieltisch.engine.parts import Drawing, Notation, Options, Positions
from spieltisch.engine.sounds import Sound
from spieltisch.engine.stamping import restamped, stamped, tunable
from spieltisch.engine.tuning import Tuning
from spieltisch.engine.words import Text
from spieltisch.games.gluex import (
    advising,
    hidden,
    knowledge,
    narration,
    notation,
    observing,
    positions,
    rules,
    scoring,
    survey,
    turns,
    yardstick,
)
from spieltisch.games.gluex.boards import RECONSTRUCTIONS, WORDS
from spieltisch.games.gluex.explaining import explain
from spieltisch.games.gluex.judging import judge
from spieltisch.games.gluex.options import OPTIONS, PLAYERS, VARIANTS, blank, board_of, settle
from spieltisch.games.gluex.record import CHOOSE, MAX_LEGAL, MOVES, RECORD
from spieltisch.games.gluex.scene import SCENES, breakdown
from spieltisch.games.gluex.weights import HAND_MADE, NAMES, START

#: Where the phase is in a state; it is a small number, so its first byte is enough.
_PHASE = RECORD.fields["phase"][1]


def note(players: int, options: Options) -> Text | None:
    """The board for three and four players is not the original."""
    rows = board_of(players, options).rows
    return WORDS("drawn-reconstruction") if rows in RECONSTRUCTIONS else None


def is_secret(now: State, seat: int, action: int, viewer: int) -> bool:
    """A20: a start side is shown when all have chosen theirs."""
    return viewer != seat and bool(now[_PHASE] == CHOOSE)


CODE = stamped(
    __name__,
    RECORD,
    MAX_LEGAL,
    deal=turns.deal,
    actors=rules.actors,
    legal=rules.legal,
    refuse=rules.refuse,
    play=turns.play,
    result=scoring.result,
    mask=hidden.mask,
    guess=hidden.guess,
    observe=observing.observe,
    weigh=knowledge.weigh,
    value=knowledge.value,
    rollout=turns.rollout,
)

#: The same rules with what the first master knew of good play.
FIRST_CODE = restamped(CODE, __name__, RECORD, weigh=yardstick.weigh, value=yardstick.value)

GAME = Game(
    name="gluex",
    rules=1,
    players=PLAYERS,
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
    drawing=Drawing("spieltisch.games.gluex.drawing:draw"),
    words=WORDS,
    explain=explain,
    breakdown=breakdown,
    judge=judge,
    # The choices of a side are secret until the last of them turns all up (A20).
    sounds={"place": Sound.CHIP, "start": Sound.REVEAL},
    tell=narration.tell,
    advise=advising.advise,
    secret=is_secret,
    note=note,
    further=survey.UNITS,
    elements="spieltisch.games.gluex.elements:ELEMENTS",
    first_turn="first",
    tuning=Tuning(NAMES, START, (HAND_MADE,), tunable(__name__, RECORD, knowledge.weigh_by)),
    levels=Levels(
        Settings(best=8),
        novice=Level(blur=0.5),
        casual=Level(iterations=12),
        skilled=Level(iterations=48),
        expert=Level(iterations=250),
        master=Level(iterations=3600),
        yardsticks={
            "greedy-1": Yardstick(Level(), Settings(), FIRST_CODE),
            "master-1": Yardstick(Level(iterations=2000), replace(AT_FIRST, guided=4), FIRST_CODE),
        },
    ),
)
