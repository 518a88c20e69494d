"""Glüx, put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from spieltisch.engine.compiling import Unit
from spieltisch.engine.contract import Kernels, State
from spieltisch.engine.explanation import Explanation
from spieltisch.engine.game import Game, Options
from spieltisch.engine.records import viewed
from spieltisch.engine.words import Language, Text
from spieltisch.games.gluex import advising, notation, positions, survey, telling
from spieltisch.games.gluex.boards import RECONSTRUCTIONS, WORDS
from spieltisch.games.gluex.explaining import explain
from spieltisch.games.gluex.kernels import KERNELS
from spieltisch.games.gluex.knowledge import FEATURES
from spieltisch.games.gluex.options import OPTIONS, PLAYERS, blank, board_of, settle
from spieltisch.games.gluex.record import ACTIONS, CHOOSE, MAX_LEGAL, RECORD
from spieltisch.games.gluex.scene import SCENES, breakdown

if TYPE_CHECKING:
    from rich.text import Text as Picture

_FIELDS: Any = RECORD.fields

#: Where the phase stands in a state; it is a small number, so its first byte tells it.
_PHASE = _FIELDS["phase"][1]


class Gluex(Game):
    """Two to four players, chips that count their own way, rooms to hold the most pips in."""

    name = "gluex"
    rules = 1
    players = PLAYERS
    options = OPTIONS
    record = RECORD
    max_legal = MAX_LEGAL
    actions = ACTIONS
    features = FEATURES
    words = WORDS
    first_turn = "first"

    def declare_kernels(self) -> Kernels:
        return KERNELS

    def settle(self, players: int, options: Options) -> Options:
        return settle(players, options)

    def blank(self, players: int, options: Options) -> State:
        return blank(players, options)

    def write_move(self, state: State, action: int, language: Language = "en") -> str:
        return notation.TEXTS[action]

    def write_moves(
        self, state: State, actions: Iterable[int], language: Language = "en"
    ) -> list[str]:
        return [notation.TEXTS[action] for action in actions]

    def read_move(self, state: State, text: str) -> int:
        return notation.read_move(state, text)

    def reason(self, state: State, seat: int, action: int, reason: int) -> Explanation:
        return explain(viewed(state, RECORD), seat, action, reason)

    def further_units(self) -> Iterable[Unit]:
        return (*survey.UNITS, *SCENES.units)

    def tell_move(self, before: State, action: int, after: State, language: Language = "en") -> str:
        return telling.tell(before, action, after).say(language)

    def advise(self, view: State, seat: int, action: int) -> list[Text]:
        return advising.advise(view, seat, action)

    def note(self, players: int, options: Options) -> Text | None:
        drawn = board_of(players, options).rows
        return WORDS("drawn-reconstruction") if drawn in RECONSTRUCTIONS else None

    def keeps_secret(self, now: State, seat: int, action: int, viewer: int) -> bool:
        """A20: a start side is shown when all have chosen theirs."""
        return viewer != seat and bool(now[_PHASE] == CHOOSE)

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
        from spieltisch.games.gluex.drawing import draw

        return draw(scene, language)


GAME = Gluex()
