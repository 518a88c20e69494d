"""Labyrinth: push the tiles of a maze, walk, and collect your secret goals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from spieltisch.engine.game import Game, Measure
from spieltisch.engine.levels import AT_FIRST, Level, Levels, Settings, Yardstick
from spieltisch.engine.parts import Drawing, Notation, Positions, Scene
from spieltisch.engine.sounds import Sound
from spieltisch.engine.stamping import restamped, stamped, tunable
from spieltisch.engine.tuning import Tuning
from spieltisch.games.labyrinth import (
    advising,
    dealing,
    hidden,
    knowledge,
    notation,
    observing,
    positions,
    rules,
    turns,
    yardstick,
)
from spieltisch.games.labyrinth.blank import blank
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.explaining import explain
from spieltisch.games.labyrinth.judging import judge
from spieltisch.games.labyrinth.narration import tell
from spieltisch.games.labyrinth.options import OPTIONS, VARIANTS, settle
from spieltisch.games.labyrinth.record import MAX_LEGAL, MOVES, RECORD, SEATS
from spieltisch.games.labyrinth.scene import SCENES, breakdown
from spieltisch.games.labyrinth.weights import HAND_MADE, NAMES, START


def example(scene: Scene, moves: Sequence[str]) -> str:
    """A goal within reach, else any cell: the first move may be to stay."""
    table = scene["table"]
    goals = [table["stones"].get(str(stone)) for stone in table["goals"] or ()]
    candidates = (move for cells in (goals, table["reachable"]) for move in moves if move in cells)
    return next(candidates, moves[0])


def bench(game: Game, players: int) -> dict[str, Measure]:
    """Full turns, with all that could be walked to after every insertion."""
    # Loaded late: only the benchmark needs it.
    from spieltisch.games.labyrinth.bench import measure_full_turns

    return {"full-turns": measure_full_turns(game, players)}


CODE = stamped(
    __name__,
    RECORD,
    MAX_LEGAL,
    deal=dealing.deal,
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

#: The same rules with what the first master knew of good play.
FIRST_CODE = restamped(CODE, __name__, RECORD, weigh=yardstick.weigh, value=yardstick.value)

GAME = Game(
    name="labyrinth",
    rules=1,
    players=tuple(range(1, SEATS + 1)),
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
    drawing=Drawing(
        "spieltisch.games.labyrinth.drawing:draw",
        small="spieltisch.games.labyrinth.small:draw_small",
    ),
    words=WORDS,
    explain=explain,
    breakdown=breakdown,
    judge=judge,
    sounds={"insert": Sound.TILE, "walk": Sound.STEP},
    tell=tell,
    advise=advising.advise,
    example=example,
    bench=bench,
    elements="spieltisch.games.labyrinth.elements:ELEMENTS",
    first_turn="turn",
    tuning=Tuning(NAMES, START, (HAND_MADE,), tunable(__name__, RECORD, knowledge.weigh_by)),
    levels=Levels(
        Settings(guided=1),
        novice=Level(iterations=45),
        casual=Level(iterations=98),
        skilled=Level(iterations=212),
        expert=Level(iterations=540),
        master=Level(iterations=1600),
        yardsticks={
            "greedy-1": Yardstick(Level(), Settings(), FIRST_CODE),
            "master-1": Yardstick(
                Level(iterations=1000), replace(AT_FIRST, curiosity=2.0, guided=2), FIRST_CODE
            ),
        },
    ),
)
