"""Moves read from text, in either language; what is wrong with one is named."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.errors import IllegalMove, UnreadableMove
from spieltisch.engine.records import viewed
from spieltisch.games.glow import names
from spieltisch.games.glow.maps import ROUTE_COUNT, ROUTES
from spieltisch.games.glow.material import (
    COMPANION_COUNT,
    DICE,
    DIE_COLOUR,
    DIE_NAMES,
    ELEMENT_COUNT,
    FIRST_ADVENTURER,
    FIRST_SPELL,
    NO_CARD,
    RESERVE_COLOURS,
    SIXTH,
    SPELL_COUNT,
)
from spieltisch.games.glow.names import plain
from spieltisch.games.glow.notation import SLOTS, VERBS, texts, usual_payment
from spieltisch.games.glow.options import WORDS
from spieltisch.games.glow.record import (
    BY_FOOTPRINT,
    CAMP,
    CHOOSE,
    DISCARD_CARD,
    DISCARD_SPELL,
    DISMISS,
    FETCH,
    FETCH_NOTHING,
    FREE,
    KEEP,
    PAY_CARD,
    PAY_STEP,
    PAY_TOKEN,
    PAYMENTS,
    RECORD,
    RECRUIT,
    REROLL,
    RESOLVE,
    RETURN_DIE,
    SAIL,
    SET_DIE,
    STEP,
    STOP,
    TAKE_DIE,
    TOM_ROUTE,
    Table,
)

_MEANING = {plain(word): verb for words in VERBS.values() for verb, word in words.items()}
_SPELLS = [str(number) for number in range(1, SPELL_COUNT + 1)]
_PAYMENT = {"token": PAY_TOKEN, "lumipili": PAY_CARD, "points": PAY_STEP}
_ALONE = {"keep": KEEP, "camp": CAMP, "stop": STOP}


class _NoSuch(Exception):
    """A word that should name something of a kind, and names nothing."""

    def __init__(self, kind: str, word: str) -> None:
        super().__init__(kind, word)
        self.kind = kind
        self.word = word


def read_move(state: State, text: str) -> int:
    """The action of a state that a text stands for."""
    known = _written().get(text)
    if known is not None:
        return known
    typed = text.split()
    verb, *rest = [_meaning(word) for word in typed] or [""]
    if verb in _ALONE and not rest:
        return _ALONE[verb]
    if verb in _READERS and rest:
        try:
            action = _READERS[verb](viewed(state, RECORD), rest)
        except _NoSuch as wrong:
            word = next(word for word in typed[1:] if _meaning(word) == wrong.word)
            raise UnreadableMove(WORDS(f"unknown-{wrong.kind}", name=word[:20])) from wrong
        if action is not None:
            return action
    raise UnreadableMove(WORDS("unreadable-move", text=text[:40]))


@cache
def _written() -> dict[str, int]:
    """What the texts stand for that files keep and programs send; two dice have one order."""
    found = {text: action for action, text in enumerate(texts("en"))}
    for first, second in combinations(range(DICE), 2):
        del found[texts("en")[REROLL + second * DICE + first]]
    return found


def _meaning(word: str) -> str:
    return _MEANING.get(plain(word), plain(word))


# --- what words name ----------------------------------------------------------------------------


def _die(word: str) -> int:
    if word not in names.DIE_NUMBERS:
        raise _NoSuch("die", word)
    return names.DIE_NUMBERS[word]


def _island(word: str) -> int:
    island = names.index_of(word, names.ISLAND_WORDS)
    if island is None:
        raise _NoSuch("island", word)
    return island


def _companion(word: str) -> int:
    card = names.CARD_NUMBERS.get(word, NO_CARD)
    if card >= COMPANION_COUNT:
        raise _NoSuch("companion", word)
    return card


def _area(s: Table, word: str) -> int:
    """An area by its element, or by the companion that lies under it."""
    card = names.CARD_NUMBERS.get(word, NO_CARD)
    if card < COMPANION_COUNT:
        for area in range(ELEMENT_COUNT):
            if s.track[area] == card:
                return area
        raise IllegalMove(WORDS("not-on-track", card=names.card_title(card)), "G3.2")
    element = names.index_of(word, names.ELEMENT_WORDS)
    if element is None:
        raise _NoSuch("area", word)
    return element


# --- each verb ----------------------------------------------------------------------------------


def _read_choose(s: Table, rest: list[str]) -> int | None:
    card = names.CARD_NUMBERS.get(" ".join(rest), -1)
    if card < FIRST_ADVENTURER and len(rest) == 1:
        raise _NoSuch("adventurer", rest[0])
    return CHOOSE + card - FIRST_ADVENTURER if card >= FIRST_ADVENTURER else None


def _read_take(s: Table, rest: list[str]) -> int | None:
    area = _area(s, rest[0])
    if len(rest) == 1:
        return RECRUIT + area * SLOTS
    if len(rest) != 3 or rest[1] != "black":
        return None
    return RECRUIT + area * SLOTS + 1 + _area(s, rest[2])


def _read_dismiss(s: Table, rest: list[str]) -> int | None:
    area = _area(s, rest[0])
    return None if len(rest) > 1 else DISMISS + area


def _read_die(s: Table, rest: list[str]) -> int | None:
    if len(rest) > 1:
        return None
    colour = names.index_of(rest[0], names.COLOUR_WORDS)
    if colour is None:
        raise _NoSuch("colour", rest[0])
    if colour >= RESERVE_COLOURS:
        raise IllegalMove(WORDS("never-in-reserve", colour=names.colour(colour, noun=True)), "G3.1")
    return TAKE_DIE + colour


def _read_pay(s: Table, rest: list[str]) -> int | None:
    return _PAYMENT.get(rest[0]) if len(rest) == 1 else None


def _read_reroll(s: Table, rest: list[str]) -> int | None:
    dice = sorted(_die(word) for word in rest)
    if len(dice) > 2:
        raise IllegalMove(WORDS("at-most-two-dice"), "G3.3")
    if len(dice) == 2 and dice[0] == dice[1]:
        raise IllegalMove(WORDS("same-die-twice"), "G3.3")
    return REROLL + dice[0] * DICE + dice[-1]


def _read_set(s: Table, rest: list[str]) -> int | None:
    if len(rest) != 2:
        return None
    die = _die(rest[0])
    if rest[1] == "special":
        return SET_DIE + die * SLOTS + ELEMENT_COUNT
    # One footprint is a payment elsewhere; as a face it is written in the plural.
    shown = names.index_of({"footprint": "footprints"}.get(rest[1], rest[1]), names.FACE_WORDS)
    if not shown:
        raise _NoSuch("face", rest[1])
    if shown > ELEMENT_COUNT and shown != SIXTH[DIE_COLOUR[die]]:
        raise IllegalMove(WORDS("not-its-face", die=DIE_NAMES[die]), "G3.3")
    return SET_DIE + die * SLOTS + min(shown - 1, ELEMENT_COUNT)


def _read_card(rest: list[str], first: int, spells: int, known: int) -> int | None:
    if rest[0] == "spell":
        if len(rest) != 2:
            return None
        if rest[1] not in _SPELLS:
            raise _NoSuch("spell", rest[1])
        return spells + _SPELLS.index(rest[1])
    card = names.CARD_NUMBERS.get(" ".join(rest), NO_CARD)
    if card >= known and len(rest) == 1:
        raise _NoSuch("card" if known == FIRST_SPELL else "companion", rest[0])
    return first + card if card < known else None


def _read_resolve(s: Table, rest: list[str]) -> int | None:
    return _read_card(rest, RESOLVE, RESOLVE + FIRST_SPELL, FIRST_SPELL)


def _read_discard(s: Table, rest: list[str]) -> int | None:
    return _read_card(rest, DISCARD_CARD, DISCARD_SPELL, COMPANION_COUNT)


def _read_fetch(s: Table, rest: list[str]) -> int | None:
    if rest == ["nothing"]:
        return FETCH_NOTHING
    return FETCH + _companion(rest[0]) if len(rest) == 1 else None


def _read_return(s: Table, rest: list[str]) -> int | None:
    return RETURN_DIE + _die(rest[0]) if len(rest) == 1 else None


def _read_go(s: Table, rest: list[str]) -> int | None:
    target = names.SPACE_NUMBERS.get(rest[0])
    if target is None:
        raise _NoSuch("space", rest[0])
    if len(rest) > 2:
        return None
    payment = usual_payment(target)
    if len(rest) == 2:
        payment = {"footprint": BY_FOOTPRINT, "free": FREE}.get(rest[1])
        if payment is None:
            payment = _die(rest[1])
    return STEP + target * PAYMENTS + (FREE if payment is None else payment)


def _ends(rest: list[str]) -> tuple[int, int] | None:
    ends = [_island(word) for word in rest]
    return (ends[0], ends[1]) if len(ends) == 2 else None


def _read_sail(s: Table, rest: list[str]) -> int | None:
    ends = _ends(rest)
    if ends is None:
        return None
    if ends in ROUTES:
        return SAIL + ROUTES.index(ends)
    if ends[::-1] in ROUTES:
        return SAIL + ROUTE_COUNT + ROUTES.index(ends[::-1])
    raise _no_route(ends)


def _read_tom(s: Table, rest: list[str]) -> int | None:
    ends = _ends(rest)
    if ends is not None and ends not in ROUTES:
        raise _no_route(ends)
    return None if ends is None else TOM_ROUTE + ROUTES.index(ends)


def _no_route(ends: tuple[int, int]) -> IllegalMove:
    origin, target = (names.island(end, noun=True) for end in ends)
    return IllegalMove(WORDS("no-route", origin=origin, target=target), "G6.1")


_READERS: dict[str, Callable[[Any, list[str]], int | None]] = {
    "choose": _read_choose,
    "take": _read_take,
    "dismiss": _read_dismiss,
    "die": _read_die,
    "pay": _read_pay,
    "reroll": _read_reroll,
    "set": _read_set,
    "resolve": _read_resolve,
    "fetch": _read_fetch,
    "return": _read_return,
    "discard": _read_discard,
    "go": _read_go,
    "sail": _read_sail,
    "tom": _read_tom,
}
