"""Duel, put together: options, notation, positions, scenes, words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.text import Text as Picture

from engine.duel import rules
from engine.duel.rules import MAX_LEGAL, MOVES, RECORD, Table
from spieltisch.engine.blocks import Blocks
from spieltisch.engine.contract import State
from spieltisch.engine.errors import BadPosition, UnreadableMove
from spieltisch.engine.explanation import Explanation
from spieltisch.engine.forms import Forms
from spieltisch.engine.game import Game
from spieltisch.engine.options import is_whole, number
from spieltisch.engine.parts import Drawing, Notation, Options, Positions, Scene
from spieltisch.engine.records import blank as zeros
from spieltisch.engine.records import viewed
from spieltisch.engine.scenes import PlainScenes
from spieltisch.engine.stamping import stamped
from spieltisch.engine.words import Language, Phrasebook

WORDS = Phrasebook(Path(__file__).parent)
FORMS = Forms({}, keep=("keep", "behalten"), swap=("swap", "tauschen"))
REASONS = ("legal", "over", "not-your-turn", "no-such-action")


def blank(players: int, options: Options) -> State:
    state = zeros(RECORD)
    viewed(state, RECORD).cards = options["cards"]
    return state


def read_move(state: State, text: str) -> int:
    for action in range(FORMS.count):
        if text in (FORMS.text(action, "en"), FORMS.text(action, "de")):
            return action
    raise UnreadableMove(WORDS("unreadable", text=text))


def explain(s: Table, seat: int, action: int, reason: int) -> Explanation:
    return Explanation(reason == 0, None, WORDS(REASONS[reason], seat=seat))


def write_position(state: State) -> dict[str, Any]:
    s = viewed(state, RECORD)
    return {
        "hands": s.hands.tolist(),
        "deck": s.deck[: s.deck_size].tolist(),
        "open": s.open[: s.open_size].tolist(),
        "turn": int(s.turn),
        "kept": int(s.kept),
        "generator": int(s.generator[0]),
    }


def read_position(blank: State, position: Mapping[str, Any]) -> State:
    state = blank.copy()
    s = viewed(state, RECORD)
    hands, deck, laid = (_cards(position.get(name)) for name in ("hands", "deck", "open"))
    if len(hands) != 2 or sorted([*hands, *deck, *laid]) != list(range(1, int(s.cards) + 1)):
        raise BadPosition(WORDS("position-cards"))
    s.hands[:] = hands
    s.deck[: len(deck)] = deck
    s.deck_size = len(deck)
    s.open[: len(laid)] = laid
    s.open_size = len(laid)
    s.turn, s.kept = _number(position, "turn", 2), _number(position, "kept", 3)
    s.generator[0] = _number(position, "generator", 2**64)
    return state


def _cards(cards: object) -> list[int]:
    if not isinstance(cards, list) or not all(is_whole(card) for card in cards):
        raise BadPosition(WORDS("position-cards"))
    return cards


def _number(position: Mapping[str, Any], name: str, end: int) -> int:
    value = position.get(name)
    if not is_whole(value) or not 0 <= value < end:
        raise BadPosition(WORDS("position-number", field=name, last=end - 1))
    return int(value)


def show_open(state: State) -> dict[str, Any]:
    s = viewed(state, RECORD)
    return {
        "deck": int(s.deck_size),
        "open": s.open[: s.open_size].tolist(),
        "turn": int(s.turn),
        "kept": int(s.kept),
    }


def show_own(state: State, viewer: int) -> dict[str, Any]:
    return {"hands": [card or None for card in viewed(state, RECORD).hands.tolist()]}


def draw(scene: Scene, language: Language = "en") -> Picture:
    table = scene["table"]
    return Picture(" ".join(str(card or "?") for card in [*table["hands"], *table["open"]]))


GAME = Game(
    name="duel",
    rules=1,
    players=(2,),
    record=RECORD,
    moves=MOVES,
    max_legal=MAX_LEGAL,
    features=lambda s: Blocks(hand=(), deck=(), kept=()),
    code=stamped(
        __name__,
        RECORD,
        MAX_LEGAL,
        deal=rules.deal,
        actors=rules.actors,
        legal=rules.legal,
        refuse=rules.refuse,
        play=rules.play,
        result=rules.result,
        mask=rules.mask,
        guess=rules.guess,
        observe=rules.observe,
        weigh=rules.weigh,
        value=rules.value,
    ),
    options=(number(WORDS, "cards", 9, range(4, 10)),),
    blank=blank,
    notation=Notation(FORMS, read_move),
    positions=Positions(write_position, read_position),
    scenes=PlainScenes(show_open, show_own),
    drawing=Drawing("engine.duel.game:draw"),
    words=WORDS,
    explain=explain,
)
