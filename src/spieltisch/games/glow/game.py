"""Glow, put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spieltisch.engine.compiling import Unit
from spieltisch.engine.contract import Kernels, State
from spieltisch.engine.explanation import Explanation
from spieltisch.engine.game import Game, Options
from spieltisch.engine.records import viewed
from spieltisch.engine.words import Language, Text
from spieltisch.games.glow import advising, movereading, notation, positions, telling
from spieltisch.games.glow.explaining import explain
from spieltisch.games.glow.kernels import KERNELS
from spieltisch.games.glow.observing import FEATURES
from spieltisch.games.glow.options import OPTIONS, WORDS, blank, settle
from spieltisch.games.glow.record import ACTIONS, MAX_LEGAL, RECORD
from spieltisch.games.glow.scene import SCENES, breakdown

if TYPE_CHECKING:
    from rich.text import Text as Picture


class Glow(Game):
    """Two to four players, or one against Tom: eight rounds of companions and dice."""

    name = "glow"
    rules = 1
    players = (1, 2, 3, 4)
    options = OPTIONS
    record = RECORD
    max_legal = MAX_LEGAL
    actions = ACTIONS
    features = FEATURES
    words = WORDS
    first_turn = "start"
    tells_own_moves = True

    def declare_kernels(self) -> Kernels:
        return KERNELS

    def settle(self, players: int, options: Options) -> Options:
        return settle(players, options)

    def blank(self, players: int, options: Options) -> State:
        return blank(players, options)

    def write_move(self, state: State, action: int, language: Language = "en") -> str:
        return notation.texts(language)[action]

    def write_moves(
        self, state: State, actions: Iterable[int], language: Language = "en"
    ) -> list[str]:
        texts = notation.texts(language)
        return [texts[action] for action in actions]

    def read_move(self, state: State, text: str) -> int:
        return movereading.read_move(state, text)

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

    def write_scenes(self, state: State, players: int) -> list[bytes]:
        return SCENES.write_all(state)

    def breakdown(self, state: State) -> dict[str, Any]:
        return breakdown(state)

    def draw(self, scene: Mapping[str, Any], language: Language = "en") -> Picture:
        # Loaded late: programs that never draw need not wait for it.
        from spieltisch.games.glow.drawing import draw

        return draw(scene, language)

    def draw_small(self, scene: Mapping[str, Any], language: Language = "en") -> Picture:
        from spieltisch.games.glow.small import draw_small

        return draw_small(scene, language)

    def legend(self, scene: Mapping[str, Any]) -> list[Text]:
        from spieltisch.games.glow.drawing import legend

        return legend(scene)

    def example(self, scene: Mapping[str, Any], moves: Sequence[str]) -> str:
        """A reroll where one is paid for, else the first move."""
        rerolls = tuple(words["reroll"] for words in notation.VERBS.values())
        return next((move for move in moves if move.startswith(rerolls)), moves[0])

    def opponents(self, breakdown: Mapping[str, Any]) -> dict[str, int]:
        """Tom, once he has something."""
        return {"Tom": breakdown["tom"]["total"]} if breakdown["tom"] else {}


GAME = Glow()
