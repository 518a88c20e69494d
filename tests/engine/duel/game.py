"""Duel around its kernels: options, notation, positions, scenes, words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from rich.text import Text as Picture

from engine.duel import kernels as k
from spieltisch.engine.contract import Kernels, State
from spieltisch.engine.errors import BadPosition, UnreadableMove
from spieltisch.engine.game import Explanation, Game, Options
from spieltisch.engine.options import number
from spieltisch.engine.records import viewed
from spieltisch.engine.words import Language, Phrasebook

WORDS = Phrasebook(Path(__file__).parent)
NOTATION: dict[Language, tuple[str, str]] = {
    "en": ("keep", "swap"),
    "de": ("behalten", "tauschen"),
}
REASONS = ("legal", "over", "not-your-turn", "no-such-action")


class Duel(Game):
    """One secret card each; the higher wins."""

    name = "duel"
    rules = 1
    players = (2,)
    options = (number(WORDS, "cards", 9, range(4, 10)),)
    record = k.RECORD
    max_legal = 2
    actions = 2
    features = 3
    words = WORDS

    def declare_kernels(self) -> Kernels:
        return k.KERNELS

    def settle(self, players: int, options: Options) -> Options:
        return options

    def blank(self, players: int, options: Options) -> State:
        state = np.zeros(k.RECORD.itemsize, np.uint8)
        viewed(state, k.RECORD).cards = options["cards"]
        return state

    def write_move(self, state: State, action: int, language: Language = "en") -> str:
        return NOTATION[language][action]

    def read_move(self, state: State, text: str) -> int:
        for words in NOTATION.values():
            if text in words:
                return words.index(text)
        raise UnreadableMove(WORDS("unreadable", text=text))

    def reason(self, state: State, seat: int, action: int, reason: int) -> Explanation:
        return Explanation(reason == 0, None, WORDS(REASONS[reason], seat=seat))

    def write_position(self, state: State) -> dict[str, Any]:
        s = viewed(state, k.RECORD)
        return {
            "hands": s.hands.tolist(),
            "deck": s.deck[: s.deck_size].tolist(),
            "open": s.open[: s.open_size].tolist(),
            "turn": int(s.turn),
            "kept": int(s.kept),
            "generator": int(s.generator[0]),
        }

    def read_position(self, blank: State, position: Mapping[str, Any]) -> State:
        state = blank.copy()
        s = viewed(state, k.RECORD)
        hands, deck, laid = position["hands"], position["deck"], position["open"]
        if sorted([*hands, *deck, *laid]) != list(range(1, int(s.cards) + 1)):
            raise BadPosition(WORDS("position-cards"))
        s.hands[:] = hands
        s.deck[: len(deck)] = deck
        s.deck_size = len(deck)
        s.open[: len(laid)] = laid
        s.open_size = len(laid)
        s.turn, s.kept = position["turn"], position["kept"]
        s.generator[0] = position["generator"]
        return state

    def write_open(self, state: State) -> bytes:
        s = viewed(state, k.RECORD)
        scene = {
            "deck": int(s.deck_size),
            "open": s.open[: s.open_size].tolist(),
            "turn": int(s.turn),
            "kept": int(s.kept),
        }
        return json.dumps(scene).encode()

    def write_own(self, state: State, viewer: int) -> bytes:
        hands = viewed(state, k.RECORD).hands.tolist()
        return json.dumps({"hands": [card or None for card in hands]}).encode()

    def breakdown(self, state: State) -> dict[str, Any]:
        return {}

    def draw(self, scene: Mapping[str, Any], language: Language = "en") -> Picture:
        table = scene["table"]
        return Picture(" ".join(str(card or "?") for card in [*table["hands"], *table["open"]]))


GAME = Duel()
