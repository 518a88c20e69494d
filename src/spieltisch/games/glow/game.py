"""Glow: two to four players, or one against Tom; eight rounds of companions and dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from spieltisch.engine.game import Game
from spieltisch.engine.levels import AT_FIRST, Comparison, Level, Levels, Settings, Yardstick
from spieltisch.engine.parts import Drawing, Notation, Positions, Scene
from spieltisch.engine.sounds import Sound
from spieltisch.engine.stamping import restamped, stamped, tunable
from spieltisch.engine.tuning import Tuning
from spieltisch.games.glow import (
    advising,
    building,
    hidden,
    knowledge,
    narration,
    notation,
    observing,
    positions,
    rules,
    scoring,
    setup,
    turns,
    yardstick,
)
from spieltisch.games.glow.explaining import explain
from spieltisch.games.glow.judging import judge
from spieltisch.games.glow.options import OPTIONS, VARIANTS, WORDS, blank, settle
from spieltisch.games.glow.record import MAX_LEGAL, MOVES, RECORD
from spieltisch.games.glow.scene import SCENES, breakdown
from spieltisch.games.glow.weights import HAND_MADE, NAMES, START


def example(scene: Scene, moves: Sequence[str]) -> str:
    """A reroll where one is paid for, else the first move."""
    rerolls = tuple(words["reroll"] for words in notation.VERBS.values())
    return next((move for move in moves if move.startswith(rerolls)), moves[0])


def opponents(breakdown: Mapping[str, Any]) -> dict[str, int]:
    """Tom, once he has any points."""
    return {"Tom": breakdown["tom"]["total"]} if breakdown["tom"] else {}


CODE = stamped(
    __name__,
    RECORD,
    MAX_LEGAL,
    deal=setup.deal,
    actors=rules.actors,
    legal=rules.legal,
    refuse=rules.refuse,
    play=turns.play,
    number=notation.number,
    result=scoring.result,
    mask=hidden.mask,
    guess=hidden.guess,
    observe=observing.observe,
    weigh=knowledge.weigh,
    value=knowledge.value,
)

#: The same rules with what the first master knew of good play.
FIRST_CODE = restamped(CODE, __name__, RECORD, weigh=yardstick.weigh, value=yardstick.value)

GAME = Game(
    name="glow",
    rules=1,
    players=(1, 2, 3, 4),
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
    positions=Positions(positions.write, building.read_state),
    scenes=SCENES,
    drawing=Drawing(
        "spieltisch.games.glow.drawing:draw",
        small="spieltisch.games.glow.drawing:draw_small",
        legend="spieltisch.games.glow.drawing:legend",
    ),
    words=WORDS,
    explain=explain,
    breakdown=breakdown,
    judge=judge,
    sounds={
        **dict.fromkeys(("recruit", "dismiss", "fetch", "discard_card"), Sound.CARD),
        **dict.fromkeys(("choose", "resolve", "discard_spell"), Sound.REVEAL),
        **dict.fromkeys(("reroll", "set_die", "take_die", "return_die"), Sound.DICE),
        **dict.fromkeys(("step", "camp", "sail", "tom_route"), Sound.STEP),
    },
    tell=narration.tell,
    advise=advising.advise,
    example=example,
    opponents=opponents,
    elements="spieltisch.games.glow.elements:ELEMENTS",
    first_turn="start",
    tells_own_moves=True,
    tuning=Tuning(NAMES, START, (HAND_MADE,), tunable(__name__, RECORD, knowledge.weigh_by)),
    levels=Levels(
        Comparison(candidates=12, plies=48),
        novice=Level(blur=3.0, breadth=4),
        casual=Level(),
        skilled=Level(iterations=48),
        expert=Level(iterations=300),
        master=Level(iterations=3000),
        yardsticks={
            "greedy-1": Yardstick(Level(), Settings(), FIRST_CODE),
            "master-1": Yardstick(Level(iterations=2000), replace(AT_FIRST, guided=12), FIRST_CODE),
        },
    ),
)
