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
from itertools import product
from types import SimpleNamespace
from typing import cast

from spieltisch.engine.contract import State
from spieltisch.engine.errors import IllegalMove, UnreadableMove
from spieltisch.engine.forms import Forms
from spieltisch.engine.moves import code
from spieltisch.engine.plain import Fields
from spieltisch.engine.records import viewed
from spieltisch.engine.words import Language
from spieltisch.games.sequence import cards
from spieltisch.games.sequence.board import (
    CELLS,
    CORNERS,
    DIRECTIONS,
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
    CLAIM,
    DRAW,
    GIVE,
    MOVES,
    PASS,
    PLACE,
    PLACES,
    RECORD,
    REMOVE_HEARTS,
    REMOVE_SPADES,
    SWAP,
    TALK,
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
_PLACEMENT = re.compile(rf"{_CARD} ?(X ?)?{_CELL}")
_SWAP = re.compile(rf"{_CARD} (?:DEAD|TOT)")
_GIFT = re.compile(rf"(?:GIVE|ABLEGEN) {_CARD}")
_CLAIM = re.compile(rf"(?:CLAIM|REIHE) {_CELL} ?- ?{_CELL}")
_TALK = re.compile(r"(?:TALK|GEREDE) (\S+)")

_LAYOUT, _CLAIM_CELL = Fields(RECORD, "layout"), Fields(RECORD, "layout", "claim_cell")

#: The jack that makes each of these kinds of moves.
_JACKS = {
    "wild_clubs": cards.JACKS_OF_CLUBS,
    "wild_diamonds": cards.JACKS_OF_DIAMONDS,
    "remove_spades": cards.JACKS_OF_SPADES,
    "remove_hearts": cards.JACKS_OF_HEARTS,
}
_KIND_OF_JACK = {jack: MOVES[kind] for kind, jack in _JACKS.items()}


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


#: How moves are written; a claim names its first and its last cell.
FORMS = Forms(
    {
        "card": {
            "en": [cards.name(number) for number in range(cards.CARDS)],
            "de": [CardName(cards.name(number)).say("de") for number in range(cards.CARDS)],
        },
        "cell": [cell_name(number) for number in range(CELLS)],
        "team": TEAM_NAMES,
    },
    place="{card} {cell}",
    remove="{card} x{cell}",
    swap=("{card} dead", "{card} tot"),
    stay=("pass", "passen"),
    draw=("draw", "ziehen"),
    claim=("claim {cell}-{cell}", "reihe {cell}-{cell}"),
    give=("give {card}", "ablegen {card}"),
    talk=("talk {team}", "gerede {team}"),
)


def _number(s: Table, action: int) -> int:
    """The number of the text that an action is written as."""
    match MOVES.parts(action):
        case ("place", place):
            return FORMS.number("place", s.layout[place], place)
        case ("wild_clubs" | "wild_diamonds" as kind, place):
            return FORMS.number("place", _JACKS[kind], place)
        case ("remove_spades" | "remove_hearts" as kind, place):
            return FORMS.number("remove", _JACKS[kind], place)
        case ("pass",):
            return FORMS.number("stay")
        case ("claim", direction, place):
            return FORMS.number("claim", *_ends(s, direction, place))
        case (kind, *arguments):
            return FORMS.number(kind, *arguments)
    raise AssertionError(action)


def card_of(s: Table, action: int) -> int | None:
    """The card that leaves the hand by an action; none for a placement on a free corner."""
    match MOVES.parts(action):
        case ("place", place):
            card = int(s.layout[place])
            return None if card == cards.NO_CARD else card
        case ("swap" | "give", card):
            return int(card)
        case (kind, *_):
            return _JACKS.get(kind)
    return None


def read(s: Table, text: str) -> int:
    """The action that a text stands for."""
    tidy = " ".join(text.upper().split())
    if tidy in ("PASS", "PASSEN"):
        return code(PASS)
    if tidy in ("DRAW", "ZIEHEN"):
        return code(DRAW)
    if match := _SWAP.fullmatch(tidy):
        return code(SWAP, _card(match[1], match[2]))
    if match := _GIFT.fullmatch(tidy):
        return code(GIVE, _card(match[1], match[2]))
    if match := _CLAIM.fullmatch(tidy):
        return _claim(s, _cell(match[1], match[2]), _cell(match[3], match[4]))
    if match := _TALK.fullmatch(tidy):
        return code(TALK, _team(text, match[1].lower()))
    if match := _PLACEMENT.fullmatch(tidy):
        card, place = _card(match[1], match[2]), _cell(match[4], match[5])
        return _placement(s, card, place, removing=match[3] is not None)
    raise UnreadableMove(WORDS("unreadable-move", text=text[:40]))


def _placement(s: Table, card: int, place: int, *, removing: bool) -> int:
    """What a card does on a cell: place a chip, or remove one if it is a one-eyed jack."""
    kind = _KIND_OF_JACK.get(card, PLACE)
    name, where = CardName(cards.name(card)), cell_name(place)
    if removing and kind not in (REMOVE_SPADES, REMOVE_HEARTS):
        raise IllegalMove(WORDS("only-one-eyed-jacks-remove", card=name, cell=where))
    if kind == PLACE and s.layout[place] != card:
        homes = [cell_name(int(c)) for c in s.cells[card]]
        raise IllegalMove(WORDS("card-elsewhere", card=name, cell=where, homes=homes))
    return code(kind, place)


def _claim(s: Table, first: int, last: int) -> int:
    """The claim of the pending chip whose window, or pair of windows, has these ends."""
    if s.claim_cell < 0:
        raise IllegalMove(WORDS("nothing-to-claim"), "S5")
    for direction, place in product(range(len(DIRECTIONS)), range(PLACES)):
        if _has_window(s, direction, place) and set(_ends(s, direction, place)) == {first, last}:
            return code(CLAIM, direction, place)
    raise IllegalMove(WORDS("not-a-claim", claim=cell_name(int(s.claim_cell))), "S5")


def _has_window(s: Table, direction: int, place: int) -> bool:
    places = (0, FIVE - 1) if place == BOTH else (place,)
    return all(THROUGH[s.claim_cell, direction, p] != NO_WINDOW for p in places)


def _ends(s: Table, direction: int, place: int) -> tuple[int, int]:
    """The first and the last cell of what a claim counts."""
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


@lru_cache
def _numbers(layout: bytes) -> list[int]:
    """The numbers of the actions on a board; -1 for claims, which depend on a chip, and corners."""
    board = cast(Table, SimpleNamespace(layout=layout))
    unwritten = {*(code(PLACE, corner) for corner in CORNERS), *range(CLAIM.first, CLAIM.end)}
    return [-1 if action in unwritten else _number(board, action) for action in range(ACTIONS)]


@lru_cache
def _actions(layout: bytes) -> dict[str, int]:
    """What the texts that files keep and programs send stand for."""
    numbers = _numbers(layout)
    return {FORMS.text(number): action for action, number in enumerate(numbers) if number >= 0}


def number_moves(state: State, actions: Iterable[int]) -> list[int]:
    """The numbers of the texts that actions of a state are written as."""
    fields, codes = state.tobytes(), [*actions]
    known = _numbers(_LAYOUT.bytes_of(fields))
    numbers = [known[action] for action in codes]
    if -1 not in numbers:
        return numbers
    s = _CLAIM_CELL.of(fields)
    pairs = zip(codes, numbers, strict=True)
    return [_number(s, action) if number < 0 else number for action, number in pairs]


def write_move(state: State, action: int) -> str:
    """An action of a state as files keep it."""
    return FORMS.text(number_moves(state, [action])[0])


def read_move(state: State, text: str) -> int:
    """The action of a state that a text stands for."""
    action = _actions(_LAYOUT.bytes_of(state.tobytes())).get(text)
    return read(viewed(state, RECORD), text) if action is None else action
