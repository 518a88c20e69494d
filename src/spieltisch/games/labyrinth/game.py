"""Labyrinth, put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spieltisch.engine.contract import Kernels, State
from spieltisch.engine.explanation import Explanation
from spieltisch.engine.game import Game, Options
from spieltisch.engine.words import Language
from spieltisch.games.labyrinth import notation, positions, scene
from spieltisch.games.labyrinth.blank import blank
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.explaining import explain
from spieltisch.games.labyrinth.kernels import KERNELS
from spieltisch.games.labyrinth.knowledge import FEATURES
from spieltisch.games.labyrinth.options import OPTIONS, settle
from spieltisch.games.labyrinth.record import ACTIONS, MAX_LEGAL, RECORD, SEATS
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

    def declare_kernels(self) -> Kernels:
        return KERNELS

    def settle(self, players: int, options: Options) -> Options:
        return settle(players, options)

    def blank(self, players: int, options: Options) -> State:
        return blank(players, options)

    def write_move(self, state: State, action: int, language: Language = "en") -> str:
        return notation.write_move(state, action, language)

    def read_move(self, state: State, text: str) -> int:
        return notation.read_move(state, text)

    def reason(self, state: State, seat: int, action: int, reason: int) -> Explanation:
        return explain(state.view(RECORD)[0], seat, action, reason)

    def write_position(self, state: State) -> dict[str, Any]:
        return positions.write(state)

    def read_position(self, blank: State, position: Mapping[str, Any]) -> State:
        return positions.read(blank, position)

    def write_scene(self, state: State, viewer: int) -> dict[str, Any]:
        return scene.write(state, viewer)

    def breakdown(self, state: State) -> dict[str, Any]:
        return scene.breakdown(state)

    def tell_move(self, before: State, action: int, after: State, language: Language = "en") -> str:
        return tell(before.view(RECORD)[0], action, after.view(RECORD)[0]).say(language)

    def draw(self, scene: Mapping[str, Any], language: Language = "en") -> Picture:
        # Loaded late: programs that never draw need not wait for it.
        from spieltisch.games.labyrinth.drawing import draw

        return draw(scene, language)


GAME = Labyrinth()
