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
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from types import SimpleNamespace
from typing import cast

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import State
from spieltisch.engine.errors import IllegalMove, UnreadableMove
from spieltisch.engine.forms import Forms
from spieltisch.engine.moves import argument, arguments, code, is_a
from spieltisch.engine.plain import Fields, interpreted
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
_PLACEMENT = re.compile(rf"{_CARD} ?(X ?)?{_CELL}")
_SWAP = re.compile(rf"{_CARD} (?:DEAD|TOT)")
_GIFT = re.compile(rf"(?:GIVE|ABLEGEN) {_CARD}")
_CLAIM = re.compile(rf"(?:CLAIM|REIHE) {_CELL} ?- ?{_CELL}")
_TALK = re.compile(r"(?:TALK|GEREDE) (\S+)")

_LAYOUT = Fields(RECORD, "layout")

#: The jack that makes each of these kinds of moves.
JACKS = {
    "wild_clubs": cards.JACKS_OF_CLUBS,
    "wild_diamonds": cards.JACKS_OF_DIAMONDS,
    "remove_spades": cards.JACKS_OF_SPADES,
    "remove_hearts": cards.JACKS_OF_HEARTS,
}
_KIND_OF_JACK = {jack: MOVES[kind] for kind, jack in JACKS.items()}


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


_PLACE_AT, _REMOVE_AT = FORMS.number("place", 0, 0), FORMS.number("remove", 0, 0)
_SWAP_OF, _GIFT_OF = FORMS.number("swap", 0), FORMS.number("give", 0)
_STAY, _DRAWING = FORMS.number("stay"), FORMS.number("draw")
_CLAIM_OF, _TALK_OF = FORMS.number("claim", 0, 0), FORMS.number("talk", 0)


@kernel
def ends(s: Table, direction: int, place: int) -> tuple[int, int]:
    """The first and the last cell of what a claim counts."""
    first = last = place
    if place == BOTH:
        first, last = FIVE - 1, 0
    windows = THROUGH[s.claim_cell, direction]
    return whole(WINDOW_CELLS[windows[first], 0]), whole(WINDOW_CELLS[windows[last], FIVE - 1])


@kernel
def number(s: Table, action: int) -> int:
    """The number of the text that an action is written as."""
    if is_a(action, PLACE):
        place = argument(action, PLACE)
        return _PLACE_AT + whole(s.layout[place]) * CELLS + place
    if is_a(action, WILD_CLUBS):
        return _PLACE_AT + cards.JACKS_OF_CLUBS * CELLS + argument(action, WILD_CLUBS)
    if is_a(action, WILD_DIAMONDS):
        return _PLACE_AT + cards.JACKS_OF_DIAMONDS * CELLS + argument(action, WILD_DIAMONDS)
    if is_a(action, REMOVE_SPADES):
        return _REMOVE_AT + cards.JACKS_OF_SPADES * CELLS + argument(action, REMOVE_SPADES)
    if is_a(action, REMOVE_HEARTS):
        return _REMOVE_AT + cards.JACKS_OF_HEARTS * CELLS + argument(action, REMOVE_HEARTS)
    if is_a(action, SWAP):
        return _SWAP_OF + argument(action, SWAP)
    if is_a(action, GIVE):
        return _GIFT_OF + argument(action, GIVE)
    if is_a(action, TALK):
        return _TALK_OF + argument(action, TALK)
    if is_a(action, CLAIM):
        direction, place = arguments(action, CLAIM)
        first, last = ends(s, direction, place)
        return _CLAIM_OF + first * CELLS + last
    return _STAY if is_a(action, PASS) else _DRAWING


def card_of(s: Table, action: int) -> int | None:
    """The card that leaves the hand by an action; none for a placement on a free corner."""
    match MOVES.parts(action):
        case ("place", place):
            card = int(s.layout[place])
            return None if card == cards.NO_CARD else card
        case ("swap" | "give", card):
            return int(card)
        case (kind, *_):
            return JACKS.get(kind)
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
    ends_of = interpreted(ends)
    for direction, place in product(range(len(DIRECTIONS)), range(PLACES)):
        if _has_window(s, direction, place) and {*ends_of(s, direction, place)} == {first, last}:
            return code(CLAIM, direction, place)
    raise IllegalMove(WORDS("not-a-claim", claim=cell_name(int(s.claim_cell))), "S5")


def _has_window(s: Table, direction: int, place: int) -> bool:
    places = (0, FIVE - 1) if place == BOTH else (place,)
    return all(THROUGH[s.claim_cell, direction, p] != NO_WINDOW for p in places)


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
def _actions(layout: bytes) -> dict[str, int]:
    """What the texts that files keep and programs send stand for; claims depend on a chip."""
    board, write = cast(Table, SimpleNamespace(layout=layout)), interpreted(number)
    unwritten = {*(code(PLACE, corner) for corner in CORNERS), *range(CLAIM.first, CLAIM.end)}
    written = (action for action in range(ACTIONS) if action not in unwritten)
    return {FORMS.text(write(board, action)): action for action in written}


def read_move(state: State, text: str) -> int:
    """The action of a state that a text stands for."""
    action = _actions(_LAYOUT.bytes_of(state.tobytes())).get(text)
    return read(viewed(state, RECORD), text) if action is None else action
