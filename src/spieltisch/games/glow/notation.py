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
from functools import cache
from itertools import combinations

import numpy as np

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import State
from spieltisch.engine.errors import IllegalMove, UnreadableMove
from spieltisch.engine.forms import Forms
from spieltisch.engine.moves import code
from spieltisch.engine.records import viewed
from spieltisch.engine.words import LANGUAGES, Language
from spieltisch.games.glow import names
from spieltisch.games.glow.maps import (
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
    MOVES,
    PAY_CARD,
    PAY_STEP,
    PAY_TOKEN,
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

# --- writing ------------------------------------------------------------------------------------


def _form(*words: str) -> tuple[str, str]:
    """A form of verbs and blanks; a blank is a name in braces."""
    english, german = (
        " ".join(word if word[0] == "{" else VERBS[language][word] for word in words)
        for language in LANGUAGES
    )
    return english, german


#: How moves are written.
FORMS = Forms(
    {
        "adventurer": CARD_NAMES[FIRST_ADVENTURER:],
        "element": names.ELEMENT_WORDS,
        "colour": names.COLOUR_WORDS,
        "die": DIE_NAMES,
        "card": CARD_NAMES,
        "spell": [str(number + 1) for number in range(SPELL_COUNT)],
        "space": SPACES,
        "island": names.ISLAND_WORDS,
    },
    choose=_form("choose", "{adventurer}"),
    recruit=_form("take", "{element}"),
    recruit_black=_form("take", "{element}", "black", "{element}"),
    dismiss=_form("dismiss", "{element}"),
    take_die=_form("die", "{colour}"),
    pay_token=_form("pay", "token"),
    pay_card=_form("pay", "lumipili"),
    pay_step=_form("pay", "points"),
    reroll_one=_form("reroll", "{die}"),
    reroll=_form("reroll", "{die}", "{die}"),
    set_die=_form("set", "{die}", "{element}"),
    set_special=_form("set", "{die}", "special"),
    keep=_form("keep"),
    resolve=_form("resolve", "{card}"),
    resolve_spell=_form("resolve", "spell", "{spell}"),
    fetch=_form("fetch", "{card}"),
    fetch_nothing=_form("fetch", "nothing"),
    return_die=_form("return", "{die}"),
    discard_card=_form("discard", "{card}"),
    discard_spell=_form("discard", "spell", "{spell}"),
    step=_form("go", "{space}"),
    step_by_die=_form("go", "{space}", "{die}"),
    step_by_footprint=_form("go", "{space}", "footprint"),
    step_free=_form("go", "{space}", "free"),
    camp=_form("camp"),
    stop=_form("stop"),
    sail=_form("sail", "{island}", "{island}"),
    tom_route=_form("tom", "{island}", "{island}"),
)


def _number(action: int) -> int:
    """The number of the text that an action is written as."""
    match MOVES.parts(action):
        case ("recruit", area, 0):
            return FORMS.number("recruit", area)
        case ("recruit", area, black):
            return FORMS.number("recruit_black", area, black - 1)
        case ("reroll", first, second) if first == second:
            return FORMS.number("reroll_one", first)
        case ("set_die", die, slot) if slot == ELEMENT_COUNT:
            return FORMS.number("set_special", die)
        case ("resolve", card) if card >= FIRST_SPELL:
            return FORMS.number("resolve_spell", card - FIRST_SPELL)
        case ("step", target, payment) if payment < DICE:
            return FORMS.number("step_by_die", target, payment)
        case ("step", target, payment) if payment == usual_payment(target):
            return FORMS.number("step", target)
        case ("step", target, payment):
            form = "step_by_footprint" if payment == BY_FOOTPRINT else "step_free"
            return FORMS.number(form, target)
        case ("sail", inward, route):
            return FORMS.number("sail", *(ROUTES[route][::-1] if inward else ROUTES[route]))
        case ("tom_route", route):
            return FORMS.number("tom_route", *ROUTES[route])
        case (kind, *arguments):
            return FORMS.number(kind, *arguments)
    raise AssertionError(action)


@kernel
def number(s: Table, action: int) -> int:
    """The number of the text that an action is written as, whatever the state."""
    return whole(_NUMBERS[action])


def usual_payment(target: int) -> int | None:
    """How a step is paid for if the move does not say; at a symbol the player has to say."""
    kind = SPACE_KIND[target]
    if kind == SYMBOL:
        return None
    return BY_FOOTPRINT if kind == VILLAGE else FREE


#: The numbers of the texts that all actions are written as.
_NUMBERS = np.array([_number(action) for action in range(ACTIONS)], np.int32)


def write(action: int, language: Language = "en") -> str:
    """An action as text, whatever the state."""
    return FORMS.text(int(_NUMBERS[action]), language)


# --- reading ------------------------------------------------------------------------------------

_MEANING = {plain(word): verb for words in VERBS.values() for verb, word in words.items()}
_SPELLS = [str(number) for number in range(1, SPELL_COUNT + 1)]
_PAYMENT = {"token": code(PAY_TOKEN), "lumipili": code(PAY_CARD), "points": code(PAY_STEP)}
_ALONE = {"keep": code(KEEP), "camp": code(CAMP), "stop": code(STOP)}


class _NoSuch(Exception):
    """A word that should name something of a kind, but names nothing."""

    def __init__(self, kind: str, word: str) -> None:
        super().__init__(kind, word)
        self.kind = kind
        self.word = word


def read_move(state: State, text: str) -> int:
    """The action of a state that a text stands for."""
    action = _written().get(text)
    if action is not None:
        return action
    words = text.split()
    verb, *rest = [_meaning(word) for word in words] or [""]
    if verb in _ALONE and not rest:
        return _ALONE[verb]
    if verb in _READERS and rest:
        try:
            action = _READERS[verb](viewed(state, RECORD), rest)
        except _NoSuch as wrong:
            word = next(word for word in words[1:] if _meaning(word) == wrong.word)
            raise UnreadableMove(WORDS(f"unknown-{wrong.kind}", name=word[:20])) from wrong
        if action is not None:
            return action
    raise UnreadableMove(WORDS("unreadable-move", text=text[:40]))


@cache
def _written() -> dict[str, int]:
    """The action of each text that files keep and programs send; two dice have one order."""
    actions = {write(action): action for action in range(ACTIONS)}
    for first, second in combinations(range(DICE), 2):
        del actions[write(code(REROLL, second, first))]
    return actions


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
    return code(CHOOSE, card - FIRST_ADVENTURER) if card >= FIRST_ADVENTURER else None


def _read_take(s: Table, rest: list[str]) -> int | None:
    area = _area(s, rest[0])
    if len(rest) == 1:
        return code(RECRUIT, area, 0)
    if len(rest) != 3 or rest[1] != "black":
        return None
    return code(RECRUIT, area, 1 + _area(s, rest[2]))


def _read_dismiss(s: Table, rest: list[str]) -> int | None:
    area = _area(s, rest[0])
    return None if len(rest) > 1 else code(DISMISS, area)


def _read_die(s: Table, rest: list[str]) -> int | None:
    if len(rest) > 1:
        return None
    colour = names.index_of(rest[0], names.COLOUR_WORDS)
    if colour is None:
        raise _NoSuch("colour", rest[0])
    if colour >= RESERVE_COLOURS:
        raise IllegalMove(WORDS("never-in-reserve", colour=names.colour(colour, noun=True)), "G3.1")
    return code(TAKE_DIE, colour)


def _read_pay(s: Table, rest: list[str]) -> int | None:
    return _PAYMENT.get(rest[0]) if len(rest) == 1 else None


def _read_reroll(s: Table, rest: list[str]) -> int | None:
    dice = sorted(_die(word) for word in rest)
    if len(dice) > 2:
        raise IllegalMove(WORDS("at-most-two-dice"), "G3.3")
    if len(dice) == 2 and dice[0] == dice[1]:
        raise IllegalMove(WORDS("same-die-twice"), "G3.3")
    return code(REROLL, dice[0], dice[-1])


def _read_set(s: Table, rest: list[str]) -> int | None:
    if len(rest) != 2:
        return None
    die = _die(rest[0])
    if rest[1] == "special":
        return code(SET_DIE, die, ELEMENT_COUNT)
    # One footprint is a payment elsewhere; as a face it is written in the plural.
    face = names.index_of({"footprint": "footprints"}.get(rest[1], rest[1]), names.FACE_WORDS)
    if not face:
        raise _NoSuch("face", rest[1])
    if face > ELEMENT_COUNT and face != SIXTH[DIE_COLOUR[die]]:
        raise IllegalMove(WORDS("not-its-face", die=DIE_NAMES[die]), "G3.3")
    return code(SET_DIE, die, min(face - 1, ELEMENT_COUNT))


def _card(rest: list[str], end: int) -> int | None:
    """A card before the number `end`, or a spell by its token's place."""
    if rest[0] == "spell":
        if len(rest) != 2:
            return None
        if rest[1] not in _SPELLS:
            raise _NoSuch("spell", rest[1])
        return FIRST_SPELL + _SPELLS.index(rest[1])
    card = names.CARD_NUMBERS.get(" ".join(rest), NO_CARD)
    if card >= end and len(rest) == 1:
        raise _NoSuch("card" if end == FIRST_SPELL else "companion", rest[0])
    return card if card < end else None


def _read_resolve(s: Table, rest: list[str]) -> int | None:
    card = _card(rest, FIRST_SPELL)
    return None if card is None else code(RESOLVE, card)


def _read_discard(s: Table, rest: list[str]) -> int | None:
    card = _card(rest, COMPANION_COUNT)
    if card is None:
        return None
    if card >= FIRST_SPELL:
        return code(DISCARD_SPELL, card - FIRST_SPELL)
    return code(DISCARD_CARD, card)


def _read_fetch(s: Table, rest: list[str]) -> int | None:
    if rest == ["nothing"]:
        return code(FETCH_NOTHING)
    return code(FETCH, _companion(rest[0])) if len(rest) == 1 else None


def _read_return(s: Table, rest: list[str]) -> int | None:
    return code(RETURN_DIE, _die(rest[0])) if len(rest) == 1 else None


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
    return code(STEP, target, FREE if payment is None else payment)


def _ends(rest: list[str]) -> tuple[int, int] | None:
    ends = [_island(word) for word in rest]
    return (ends[0], ends[1]) if len(ends) == 2 else None


def _read_sail(s: Table, rest: list[str]) -> int | None:
    ends = _ends(rest)
    if ends is None:
        return None
    if ends in ROUTES:
        return code(SAIL, 0, ROUTES.index(ends))
    if ends[::-1] in ROUTES:
        return code(SAIL, 1, ROUTES.index(ends[::-1]))
    raise _no_route(ends)


def _read_tom(s: Table, rest: list[str]) -> int | None:
    ends = _ends(rest)
    if ends is not None and ends not in ROUTES:
        raise _no_route(ends)
    return None if ends is None else code(TOM_ROUTE, ROUTES.index(ends))


def _no_route(ends: tuple[int, int]) -> IllegalMove:
    origin, target = (names.island(end, noun=True) for end in ends)
    return IllegalMove(WORDS("no-route", origin=origin, target=target), "G6.1")


_READERS: dict[str, Callable[[Table, list[str]], int | None]] = {
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
