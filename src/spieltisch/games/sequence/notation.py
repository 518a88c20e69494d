"""Moves as text: card first, then where to. English is the form that files keep.

    7H d6        place a chip on d6        7♥ d6
    JC e5        a two-eyed jack places    B♣ e5
    JS xe5       a one-eyed jack removes   B♠ xe5
    7H dead      swap a dead card          7♥ tot
    claim c1-g1  these five                reihe c1-g1
    pass, draw   give 7H, talk blue        passen, ziehen, ablegen 7♥, gerede blau

Both languages are understood everywhere, in letters or with the suits' symbols.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import cast

from spieltisch.engine.contract import State
from spieltisch.engine.errors import IllegalMove, UnreadableMove
from spieltisch.engine.plain import Fields
from spieltisch.engine.records import viewed
from spieltisch.engine.words import Language
from spieltisch.games.sequence import cards
from spieltisch.games.sequence.board import (
    CELLS,
    CORNERS,
    FIVE,
    NO_WINDOW,
    THROUGH,
    WINDOW_CELLS,
    cell,
    cell_name,
)
from spieltisch.games.sequence.options import WORDS
from spieltisch.games.sequence.record import (
    ACTIONS,
    BOTH,
    CLAIMS,
    DRAW,
    GIVE,
    PASS,
    PLACE,
    RECORD,
    REMOVE_HEARTS,
    REMOVE_SPADES,
    SWAP,
    TALK,
    WILD_CLUBS,
    WILD_DIAMONDS,
    Table,
)

SYMBOLS = "♠♥♦♣"
GERMAN_RANKS = {"J": "B", "Q": "D", "K": "K", "A": "A", "T": "10"}
TEAM_NAMES: dict[Language, tuple[str, ...]] = {
    "en": ("blue", "green", "red"),
    "de": ("blau", "grün", "rot"),
}

_ALL_RANKS = {rank: rank for rank in cards.RANKS} | {"10": "T", "B": "J", "D": "Q"}
_ALL_SUITS = {suit: suit for suit in cards.SUITS} | {"P": "S", "K": "D", "X": "C"}
_ALL_SUITS |= dict(zip(SYMBOLS, cards.SUITS, strict=True))
_CARD = r"(10|[2-9TJQKABD]) ?([SHDCPKX♠♥♦♣])"
_CELL = r"([A-J])([1-9]|10)"
_PLACED = re.compile(rf"{_CARD} ?(X ?)?{_CELL}")
_SWAPPED = re.compile(rf"{_CARD} (?:DEAD|TOT)")
_GIVEN = re.compile(rf"(?:GIVE|ABLEGEN) {_CARD}")
_CLAIMED = re.compile(rf"(?:CLAIM|REIHE) {_CELL} ?- ?{_CELL}")
_TALKED = re.compile(r"(?:TALK|GEREDE) (\S+)")

_LAYOUT, _CLAIM = Fields(RECORD, "layout"), Fields(RECORD, "layout", "claim_cell")

_WILD = {"JC": WILD_CLUBS, "JD": WILD_DIAMONDS}
_REMOVING = {"JS": REMOVE_SPADES, "JH": REMOVE_HEARTS}


@dataclass(frozen=True)
class CardName:
    """A card as people of each language write it."""

    name: str

    def say(self, language: Language = "en") -> str:
        """The card with the suit's symbol: Q♠ or D♠."""
        rank, suit = self.name[0], self.name[1]
        rank = GERMAN_RANKS.get(rank, rank) if language == "de" else rank.replace("T", "10")
        return rank + SYMBOLS[cards.SUITS.index(suit)]


@dataclass(frozen=True)
class TeamName:
    """A team as people of each language call it."""

    team: int

    def say(self, language: Language = "en") -> str:
        """The team's colour."""
        return TEAM_NAMES[language][self.team]


_CARDS: dict[Language, list[str]] = {
    "en": [cards.name(number) for number in range(cards.CARDS)],
    "de": [CardName(cards.name(number)).say("de") for number in range(cards.CARDS)],
}


def write(s: Table, action: int, language: Language = "en") -> str:
    """An action as text: English in plain letters, German with the suits' symbols."""
    german = language == "de"
    card = _CARDS[language].__getitem__

    if action < REMOVE_SPADES:
        return f"{card(_card_placed(s, action))} {cell_name(action % CELLS)}"
    if action < SWAP:
        jack = cards.JACKS_OF_SPADES if action < REMOVE_HEARTS else cards.JACKS_OF_HEARTS
        return f"{card(jack)} x{cell_name(action % CELLS)}"
    if action < PASS:
        return f"{card(action - SWAP)} {'tot' if german else 'dead'}"
    if action == PASS:
        return "passen" if german else "pass"
    if action == DRAW:
        return "ziehen" if german else "draw"
    if action < GIVE:
        first, last = _claimed_ends(s, action - CLAIMS)
        return f"{'reihe' if german else 'claim'} {cell_name(first)}-{cell_name(last)}"
    if action < TALK:
        return f"{'ablegen' if german else 'give'} {card(action - GIVE)}"
    return f"{'gerede' if german else 'talk'} {TeamName(action - TALK).say(language)}"


def read(s: Table, text: str) -> int:
    """The action that a text stands for."""
    tidy = " ".join(text.upper().split())
    if tidy in ("PASS", "PASSEN"):
        return PASS
    if tidy in ("DRAW", "ZIEHEN"):
        return DRAW
    if found := _SWAPPED.fullmatch(tidy):
        return SWAP + _card(found[1], found[2])
    if found := _GIVEN.fullmatch(tidy):
        return GIVE + _card(found[1], found[2])
    if found := _CLAIMED.fullmatch(tidy):
        return _claim(s, _cell(found[1], found[2]), _cell(found[3], found[4]))
    if found := _TALKED.fullmatch(tidy):
        return TALK + _team(text, found[1].lower())
    if found := _PLACED.fullmatch(tidy):
        card = _card(found[1], found[2])
        return _placed(s, card, found[3] is not None, _cell(found[4], found[5]))
    raise UnreadableMove(WORDS("unreadable-move", text=text[:40]))


def _placed(s: Table, card: int, removing: bool, place: int) -> int:
    name = cards.name(card)
    shown = {"card": CardName(name), "cell": cell_name(place)}
    if name in _REMOVING:
        return _REMOVING[name] + place
    if removing:
        raise IllegalMove(WORDS("only-one-eyed-jacks-remove", **shown))
    if name in _WILD:
        return _WILD[name] + place
    if s.layout[place] != card:
        homes = [cell_name(int(c)) for c in s.cells[card]]
        raise IllegalMove(WORDS("card-elsewhere", **shown, homes=homes))
    return PLACE + place


def _claim(s: Table, first: int, last: int) -> int:
    """The claim of the pending chip whose window, or pair of windows, has these ends."""
    if s.claim_cell < 0:
        raise IllegalMove(WORDS("nothing-to-claim"), "S5")
    for code in range(4 * 6):
        if _has_window(s, code) and set(_claimed_ends(s, code)) == {first, last}:
            return CLAIMS + code
    raise IllegalMove(WORDS("not-a-claim", claim=cell_name(int(s.claim_cell))), "S5")


def _has_window(s: Table, code: int) -> bool:
    direction, place = divmod(code, 6)
    places = (0, FIVE - 1) if place == BOTH else (place,)
    return all(THROUGH[s.claim_cell, direction, p] != NO_WINDOW for p in places)


def _claimed_ends(s: Table, code: int) -> tuple[int, int]:
    direction, place = divmod(code, 6)
    first = last = place
    if place == BOTH:
        first, last = FIVE - 1, 0
    windows = THROUGH[s.claim_cell, direction]
    return int(WINDOW_CELLS[windows[first]][0]), int(WINDOW_CELLS[windows[last]][FIVE - 1])


def _card(rank: str, suit: str) -> int:
    return cards.card(_ALL_RANKS[rank] + _ALL_SUITS[suit])


def _cell(column: str, row: str) -> int:
    return cell(column.lower() + row)


def _team(text: str, name: str) -> int:
    for names in TEAM_NAMES.values():
        if name in names:
            return names.index(name)
    if name == "gruen":
        return 1
    raise UnreadableMove(WORDS("unreadable-move", text=text[:40]))


def _card_placed(s: Table, action: int) -> int:
    if action >= WILD_CLUBS:
        return cards.JACKS_OF_CLUBS if action < WILD_DIAMONDS else cards.JACKS_OF_DIAMONDS
    return int(s.layout[action])


@lru_cache
def _texts(layout: bytes, language: Language) -> list[str]:
    """The actions on a board as texts, but for claims, which depend on a chip, and corners."""
    board = cast(Table, SimpleNamespace(layout=layout))
    unwritten = {*CORNERS, *range(CLAIMS, GIVE)}
    return [
        "" if action in unwritten else write(board, action, language) for action in range(ACTIONS)
    ]


@lru_cache
def _actions(layout: bytes) -> dict[str, int]:
    """What the texts stand for that files keep and programs send."""
    return {text: action for action, text in enumerate(_texts(layout, "en")) if text}


def write_move(state: State, action: int, language: Language = "en") -> str:
    """An action of a state as text."""
    return write_moves(state, [action], language)[0]


def write_moves(state: State, actions: Iterable[int], language: Language = "en") -> list[str]:
    """Actions of a state as texts."""
    fields = state.tobytes()
    texts = _texts(_LAYOUT.bytes_of(fields), language)
    return [texts[action] or write(_CLAIM.of(fields), action, language) for action in actions]


def read_move(state: State, text: str) -> int:
    """The action of a state that a text stands for."""
    action = _actions(_LAYOUT.bytes_of(state.tobytes())).get(text)
    return read(viewed(state, RECORD), text) if action is None else action
