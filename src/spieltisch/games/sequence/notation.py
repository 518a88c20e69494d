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
from spieltisch.engine.moves import argument, code
from spieltisch.engine.plain import Fields
from spieltisch.engine.records import viewed
from spieltisch.engine.words import Language
from spieltisch.games.sequence import cards
from spieltisch.games.sequence.board import (
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


_CARDS: dict[Language, list[str]] = {
    "en": [cards.name(number) for number in range(cards.CARDS)],
    "de": [CardName(cards.name(number)).say("de") for number in range(cards.CARDS)],
}


def write(s: Table, action: int, language: Language = "en") -> str:
    """An action as text: English in plain letters, German with the suits' symbols."""
    german = language == "de"
    card = _CARDS[language].__getitem__
    match MOVES.parts(action):
        case ("place", place):
            return f"{card(s.layout[place])} {cell_name(place)}"
        case ("wild_clubs" | "wild_diamonds" as kind, place):
            return f"{card(_JACKS[kind])} {cell_name(place)}"
        case ("remove_spades" | "remove_hearts" as kind, place):
            return f"{card(_JACKS[kind])} x{cell_name(place)}"
        case ("swap", dead):
            return f"{card(dead)} {'tot' if german else 'dead'}"
        case ("pass",):
            return "passen" if german else "pass"
        case ("draw",):
            return "ziehen" if german else "draw"
        case ("claim", direction, place):
            first, last = _ends(s, direction, place)
            return f"{'reihe' if german else 'claim'} {cell_name(first)}-{cell_name(last)}"
        case ("give", gift):
            return f"{'ablegen' if german else 'give'} {card(gift)}"
    team = TeamName(argument(action, TALK))
    return f"{'gerede' if german else 'talk'} {team.say(language)}"


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
def _texts(layout: bytes, language: Language) -> list[str]:
    """The actions on a board as texts, except claims, which depend on a chip, and corners."""
    board = cast(Table, SimpleNamespace(layout=layout))
    unwritten = {*(code(PLACE, corner) for corner in CORNERS), *range(CLAIM.first, CLAIM.end)}
    return [
        "" if action in unwritten else write(board, action, language) for action in range(ACTIONS)
    ]


@lru_cache
def _actions(layout: bytes) -> dict[str, int]:
    """What the texts that files keep and programs send stand for."""
    return {text: action for action, text in enumerate(_texts(layout, "en")) if text}


def write_move(state: State, action: int, language: Language = "en") -> str:
    """An action of a state as text."""
    return write_moves(state, [action], language)[0]


def write_moves(state: State, actions: Iterable[int], language: Language = "en") -> list[str]:
    """Actions of a state as texts."""
    fields = state.tobytes()
    texts = _texts(_LAYOUT.bytes_of(fields), language)
    return [texts[action] or write(_CLAIM_CELL.of(fields), action, language) for action in actions]


def read_move(state: State, text: str) -> int:
    """The action of a state that a text stands for."""
    action = _actions(_LAYOUT.bytes_of(state.tobytes())).get(text)
    return read(viewed(state, RECORD), text) if action is None else action
