"""Labyrinth, put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spieltisch.engine.compiling import Unit
from spieltisch.engine.contract import Kernels, State
from spieltisch.engine.explanation import Explanation
from spieltisch.engine.game import Game, Options
from spieltisch.engine.records import viewed
from spieltisch.engine.words import Language, Text
from spieltisch.games.labyrinth import advising, notation, positions
from spieltisch.games.labyrinth.blank import blank
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.explaining import explain
from spieltisch.games.labyrinth.kernels import KERNELS
from spieltisch.games.labyrinth.knowledge import FEATURES
from spieltisch.games.labyrinth.options import OPTIONS, settle
from spieltisch.games.labyrinth.record import ACTIONS, MAX_LEGAL, RECORD, SEATS
from spieltisch.games.labyrinth.scene import SCENES, breakdown
from spieltisch.games.labyrinth.telling import tell

if TYPE_CHECKING:
    from rich.text import Text as Picture


class Labyrinth(Game):
    """Push the tiles of a maze, walk, and collect your secret goals."""

    name = "labyrinth"
    rules = 1
    players = tuple(range(1, SEATS + 1))
    options = OPTIONS
    record = RECORD
    max_legal = MAX_LEGAL
    actions = ACTIONS
    features = FEATURES
    words = WORDS
    first_turn = "turn"

    def declare_kernels(self) -> Kernels:
        return KERNELS

    def settle(self, players: int, options: Options) -> Options:
        return settle(players, options)

    def blank(self, players: int, options: Options) -> State:
        return blank(players, options)

    def write_move(self, state: State, action: int, language: Language = "en") -> str:
        return notation.write_move(state, action, language)

    def write_moves(
        self, state: State, actions: Iterable[int], language: Language = "en"
    ) -> list[str]:
        return notation.write_moves(state, actions, language)

    def read_move(self, state: State, text: str) -> int:
        return notation.read_move(state, text)

    def reason(self, state: State, seat: int, action: int, reason: int) -> Explanation:
        return explain(viewed(state, RECORD), seat, action, reason)

    def write_position(self, state: State) -> dict[str, Any]:
        return positions.write(state)

    def read_position(self, blank: State, position: Mapping[str, Any]) -> State:
        return positions.read(blank, position)

    def write_open(self, state: State) -> bytes:
        return SCENES.write_open(state)

    def write_own(self, state: State, viewer: int) -> bytes:
        return SCENES.write_own(state, viewer)

    def write_scenes(self, state: State, players: int) -> list[bytes]:
        return SCENES.write_all(state)

    def breakdown(self, state: State) -> dict[str, Any]:
        return breakdown(state)

    def further_units(self) -> Iterable[Unit]:
        return SCENES.units

    def tell_move(self, before: State, action: int, after: State, language: Language = "en") -> str:
        return tell(before, action, after).say(language)

    def advise(self, view: State, seat: int, action: int) -> list[Text]:
        return advising.advise(view, seat, action)

    def measures(self, players: int) -> dict[str, Callable[[int], float]]:
        # Loaded late, as drawing is.
        from spieltisch.games.labyrinth.bench import measure_full_turns

        return {"full-turns": measure_full_turns(self, players)}

    def draw(self, scene: Mapping[str, Any], language: Language = "en") -> Picture:
        # Loaded late: programs that never draw need not wait for it.
        from spieltisch.games.labyrinth.drawing import draw

        return draw(scene, language)

    def draw_small(self, scene: Mapping[str, Any], language: Language = "en") -> Picture:
        from spieltisch.games.labyrinth.small import draw_small

        return draw_small(scene, language)

    def example(self, scene: Mapping[str, Any], moves: Sequence[str]) -> str:
        """A goal within reach, else any cell: the first move may be to stay."""
        table = scene["table"]
        goals = [table["stones"].get(str(stone)) for stone in table["goals"] or ()]
        wanted = (move for cells in (goals, table["reachable"]) for move in moves if move in cells)
        return next(wanted, moves[0])


GAME = Labyrinth()
