"""Sequence, put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from spieltisch.engine.compiling import Unit
from spieltisch.engine.contract import Kernels, State
from spieltisch.engine.explanation import Explanation
from spieltisch.engine.game import Game, Options
from spieltisch.engine.records import viewed
from spieltisch.engine.words import Language, Text
from spieltisch.games.sequence import advising, notation, positions, telling
from spieltisch.games.sequence.explaining import explain
from spieltisch.games.sequence.kernels import KERNELS
from spieltisch.games.sequence.knowledge import FEATURES
from spieltisch.games.sequence.options import HAND_SIZES, OPTIONS, WORDS, blank, settle
from spieltisch.games.sequence.record import ACTIONS, MAX_LEGAL, RECORD
from spieltisch.games.sequence.scene import SCENES, breakdown

if TYPE_CHECKING:
    from rich.text import Text as Picture


class Sequence(Game):
    """Two or three teams, a board of cards, five chips in a row."""

    name = "sequence"
    rules = 1
    players = tuple(HAND_SIZES)
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

    def further_units(self) -> Iterable[Unit]:
        return SCENES.units

    def tell_move(self, before: State, action: int, after: State, language: Language = "en") -> str:
        return telling.tell(before, action, after).say(language)

    def advise(self, view: State, seat: int, action: int) -> list[Text]:
        return advising.advise(view, seat, action)

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

    def draw(self, scene: Mapping[str, Any], language: Language = "en") -> Picture:
        # Loaded late: programs that never draw need not wait for it.
        from spieltisch.games.sequence.drawing import draw

        return draw(scene, language)


GAME = Sequence()
