"""Moves as text: a verb, then what it is about. English is the form that files keep.

    choose Braccio            an adventurer              wähle Braccio
    take fire                 recruit from an area       nimm feuer
    take fire black air       ... and move the black die nimm feuer schwarz luft
    dismiss fire              the two-player extra       entlasse feuer
    die green                 a die of the reserve       würfel grün
    pay token | lumipili | points                        zahle plättchen | lumipili | punkte
    reroll G1 B4              one or two dice            neuwurf G1 B4
    set G1 leaf               a die to a face            setze G1 blatt
    keep                      stop rolling               behalte
    resolve A05 | spell 2     a card that is due         nutze A05 | zauber 2
    fetch A05 | nothing       from the cemetery          hole A05 | nichts
    return G1                 a die to the reserve       zurück G1
    discard A05 | spell 2     for a skull                ablegen A05 | zauber 2
    go p01 R1 | p01 footprint | v5                       gehe p01 R1 | p01 spur | v5
    camp, stop                                           lager, halt
    sail centre north-near    a boat                     segle mitte nord-nah
    tom centre west-near      Tom's boat                 tom mitte west-nah

Both languages are understood everywhere, with or without umlauts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.errors import IllegalMove, UnreadableMove
from spieltisch.engine.words import Language
from spieltisch.games.glow import names
from spieltisch.games.glow.maps import (
    ROUTE_COUNT,
    ROUTES,
    SPACE_KIND,
    SPACES,
    SYMBOL,
    VILLAGE,
)
from spieltisch.games.glow.material import (
    CARD_NAMES,
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
)

SLOTS = ELEMENT_COUNT + 1

VERBS: dict[Language, dict[str, str]] = {
    "en": {
        verb: verb
        for verb in (
            *("choose", "take", "dismiss", "die", "pay", "reroll", "set", "keep", "resolve"),
            *("fetch", "return", "discard", "go", "camp", "stop", "sail", "tom"),
            *("token", "lumipili", "points", "spell", "nothing", "footprint", "free", "black"),
            "special",
        )
    },
    "de": {
        "choose": "wähle",
        "take": "nimm",
        "dismiss": "entlasse",
        "die": "würfel",
        "pay": "zahle",
        "reroll": "neuwurf",
        "set": "setze",
        "keep": "behalte",
        "resolve": "nutze",
        "fetch": "hole",
        "return": "zurück",
        "discard": "ablegen",
        "go": "gehe",
        "camp": "lager",
        "stop": "halt",
        "sail": "segle",
        "tom": "tom",
        "token": "plättchen",
        "lumipili": "lumipili",
        "points": "punkte",
        "spell": "zauber",
        "nothing": "nichts",
        "footprint": "spur",
        "free": "frei",
        "black": "schwarz",
        "special": "besonders",
    },
}
_MEANING = {plain(word): verb for words in VERBS.values() for verb, word in words.items()}
_PAYMENT = {"token": PAY_TOKEN, "lumipili": PAY_CARD, "points": PAY_STEP}


def write(action: int, language: Language = "en") -> str:
    """An action as text."""
    word = VERBS[language]

    def element(number: int) -> str:
        return names.element(number).say(language)

    if action < RECRUIT:
        return f"{word['choose']} {CARD_NAMES[FIRST_ADVENTURER + action - CHOOSE]}"
    if action < DISMISS:
        area, black = divmod(action - RECRUIT, SLOTS)
        moved = f" {word['black']} {element(black - 1)}" if black else ""
        return f"{word['take']} {element(area)}{moved}"
    if action < TAKE_DIE:
        return f"{word['dismiss']} {element(action - DISMISS)}"
    if action < PAY_TOKEN:
        return f"{word['die']} {names.colour(action - TAKE_DIE).say(language)}"
    if action < REROLL:
        return f"{word['pay']} {word[('token', 'lumipili', 'points')[action - PAY_TOKEN]]}"
    if action < SET_DIE:
        first, second = divmod(action - REROLL, DICE)
        other = f" {DIE_NAMES[second]}" if first != second else ""
        return f"{word['reroll']} {DIE_NAMES[first]}{other}"
    if action < KEEP:
        die, slot = divmod(action - SET_DIE, SLOTS)
        shown = element(slot) if slot < ELEMENT_COUNT else word["special"]
        return f"{word['set']} {DIE_NAMES[die]} {shown}"
    if action == KEEP:
        return word["keep"]
    if action < STEP:
        return _write_card(action, word)
    return _write_travel(action, language)


def _write_card(action: int, word: dict[str, str]) -> str:
    if action < FETCH:
        return f"{word['resolve']} {_card(action - RESOLVE, word)}"
    if action < FETCH_NOTHING:
        return f"{word['fetch']} {CARD_NAMES[action - FETCH]}"
    if action == FETCH_NOTHING:
        return f"{word['fetch']} {word['nothing']}"
    if action < DISCARD_CARD:
        return f"{word['return']} {DIE_NAMES[action - RETURN_DIE]}"
    if action < DISCARD_SPELL:
        return f"{word['discard']} {CARD_NAMES[action - DISCARD_CARD]}"
    return f"{word['discard']} {word['spell']} {action - DISCARD_SPELL + 1}"


def _card(card: int, word: dict[str, str]) -> str:
    if card >= FIRST_SPELL:
        return f"{word['spell']} {card - FIRST_SPELL + 1}"
    return CARD_NAMES[card]


def _write_travel(action: int, language: Language) -> str:
    word = VERBS[language]
    if action < CAMP:
        target, payment = divmod(action - STEP, PAYMENTS)
        paid = ""
        if payment < DICE:
            paid = f" {DIE_NAMES[payment]}"
        elif payment != usual_payment(target):
            paid = f" {word['footprint' if payment == BY_FOOTPRINT else 'free']}"
        return f"{word['go']} {SPACES[target]}{paid}"
    if action <= STOP:
        return word["camp" if action == CAMP else "stop"]
    code = action - SAIL if action < TOM_ROUTE else action - TOM_ROUTE
    near, far = ROUTES[code % ROUTE_COUNT]
    ends = (near, far) if code < ROUTE_COUNT else (far, near)
    shown = " ".join(names.island(end).say(language) for end in ends)
    return f"{word['sail' if action < TOM_ROUTE else 'tom']} {shown}"


def usual_payment(target: int) -> int | None:
    """What a step pays if nothing is said; a symbol leaves the choice to the player."""
    kind = SPACE_KIND[target]
    if kind == SYMBOL:
        return None
    return BY_FOOTPRINT if kind == VILLAGE else FREE


def read(s: Any, text: str) -> int:
    """The action that a text stands for."""
    verb, *rest = [_MEANING.get(word, word) for word in map(plain, text.split())] or [""]
    if verb in ("keep", "camp", "stop") and not rest:
        return {"keep": KEEP, "camp": CAMP, "stop": STOP}[verb]
    if verb in _READERS and rest:
        action = _READERS[verb](s, rest)
        if action is not None:
            return action
    raise UnreadableMove(WORDS("unreadable-move", text=text[:40]))


def _read_choose(s: Any, rest: list[str]) -> int | None:
    card = names.CARD_NUMBERS.get(" ".join(rest), -1)
    return CHOOSE + card - FIRST_ADVENTURER if card >= FIRST_ADVENTURER else None


def _area(s: Any, word: str) -> int | None:
    """An area by its element, or by the companion that lies under it."""
    card = names.CARD_NUMBERS.get(word, NO_CARD)
    if card < COMPANION_COUNT:
        for area in range(ELEMENT_COUNT):
            if s.track[area] == card:
                return area
        raise IllegalMove(WORDS("not-on-track", card=names.card_title(card)), "G3.2")
    return names.index_of(word, names.ELEMENT_WORDS)


def _read_take(s: Any, rest: list[str]) -> int | None:
    area = _area(s, rest[0])
    if area is None or len(rest) not in (1, 3):
        return None
    if len(rest) == 1:
        return RECRUIT + area * SLOTS
    black = _area(s, rest[2])
    if rest[1] != "black" or black is None:
        return None
    return RECRUIT + area * SLOTS + 1 + black


def _read_dismiss(s: Any, rest: list[str]) -> int | None:
    area = _area(s, rest[0])
    return None if area is None or len(rest) > 1 else DISMISS + area


def _read_die(s: Any, rest: list[str]) -> int | None:
    colour = names.index_of(rest[0], names.COLOUR_WORDS)
    if colour is None or len(rest) > 1:
        return None
    if colour >= RESERVE_COLOURS:
        raise IllegalMove(WORDS("never-in-reserve", colour=names.colour(colour, noun=True)), "G3.1")
    return TAKE_DIE + colour


def _read_pay(s: Any, rest: list[str]) -> int | None:
    return _PAYMENT.get(rest[0]) if len(rest) == 1 else None


def _read_reroll(s: Any, rest: list[str]) -> int | None:
    dice = sorted(names.DIE_NUMBERS.get(word, -1) for word in rest)
    if len(dice) > 2 or dice[0] < 0:
        return None
    return REROLL + dice[0] * DICE + dice[-1]


def _read_set(s: Any, rest: list[str]) -> int | None:
    if len(rest) != 2 or rest[0] not in names.DIE_NUMBERS:
        return None
    die = names.DIE_NUMBERS[rest[0]]
    if rest[1] == "special":
        return SET_DIE + die * SLOTS + ELEMENT_COUNT
    shown = names.index_of(rest[1], names.FACE_WORDS)
    if rest[1] in ("points", "footprint"):  # these words have a meaning of their own
        shown = int(SIXTH[DIE_COLOUR[die]])
    if shown is None or shown == 0:
        return None
    return SET_DIE + die * SLOTS + min(shown - 1, ELEMENT_COUNT)


def _read_card(rest: list[str], first: int, spells: int, known: int) -> int | None:
    if rest[0] == "spell" and len(rest) == 2 and rest[1].isdecimal():
        slot = int(rest[1]) - 1
        return spells + slot if 0 <= slot < SPELL_COUNT else None
    card = names.CARD_NUMBERS.get(" ".join(rest), NO_CARD)
    return first + card if card < known else None


def _read_resolve(s: Any, rest: list[str]) -> int | None:
    return _read_card(rest, RESOLVE, RESOLVE + FIRST_SPELL, FIRST_SPELL)


def _read_discard(s: Any, rest: list[str]) -> int | None:
    return _read_card(rest, DISCARD_CARD, DISCARD_SPELL, COMPANION_COUNT)


def _read_fetch(s: Any, rest: list[str]) -> int | None:
    if rest == ["nothing"]:
        return FETCH_NOTHING
    card = names.CARD_NUMBERS.get(rest[0], NO_CARD)
    return FETCH + card if len(rest) == 1 and card < COMPANION_COUNT else None


def _read_return(s: Any, rest: list[str]) -> int | None:
    die = names.DIE_NUMBERS.get(rest[0])
    return None if die is None or len(rest) > 1 else RETURN_DIE + die


def _read_go(s: Any, rest: list[str]) -> int | None:
    target = names.SPACE_NUMBERS.get(rest[0])
    if target is None or len(rest) > 2:
        return None
    payment = usual_payment(target)
    if len(rest) == 2:
        payment = {"footprint": BY_FOOTPRINT, "free": FREE}.get(rest[1])
        if payment is None:
            payment = names.DIE_NUMBERS.get(rest[1])
        if payment is None:
            return None
    return STEP + target * PAYMENTS + (FREE if payment is None else payment)


def _ends(rest: list[str]) -> tuple[int, int] | None:
    ends = [names.index_of(word, names.ISLAND_WORDS) for word in rest]
    if len(ends) != 2 or ends[0] is None or ends[1] is None:
        return None
    return ends[0], ends[1]


def _read_sail(s: Any, rest: list[str]) -> int | None:
    ends = _ends(rest)
    if ends is None:
        return None
    if ends in ROUTES:
        return SAIL + ROUTES.index(ends)
    if ends[::-1] in ROUTES:
        return SAIL + ROUTE_COUNT + ROUTES.index(ends[::-1])
    raise _no_route(ends)


def _read_tom(s: Any, rest: list[str]) -> int | None:
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


def write_move(state: State, action: int, language: Language = "en") -> str:
    """An action of a state as text."""
    return write(action, language)


def read_move(state: State, text: str) -> int:
    """The action of a state that a text stands for."""
    return read(state.view(RECORD)[0], text)
