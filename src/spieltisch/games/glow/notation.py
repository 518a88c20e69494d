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

from collections.abc import Iterable
from functools import cache

from spieltisch.engine.contract import State
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
    DICE,
    DIE_NAMES,
    ELEMENT_COUNT,
    FIRST_ADVENTURER,
    FIRST_SPELL,
)
from spieltisch.games.glow.names import plain
from spieltisch.games.glow.record import (
    ACTIONS,
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


@cache
def texts(language: Language) -> list[str]:
    """Every action as text."""
    return [write(action, language) for action in range(ACTIONS)]


def write_move(state: State, action: int, language: Language = "en") -> str:
    """An action as text."""
    return texts(language)[action]


def write_moves(state: State, actions: Iterable[int], language: Language = "en") -> list[str]:
    """Many actions as texts."""
    every = texts(language)
    return [every[action] for action in actions]
