"""What a study asks of Sequence: the cards, and where the points come from."""

from __future__ import annotations

from collections.abc import Mapping

from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Features
from spieltisch.engine.elements import NO_ELEMENT, elements_of
from spieltisch.engine.parts import Options
from spieltisch.engine.words import Sayable
from spieltisch.games.sequence.cards import CARDS, copies, name
from spieltisch.games.sequence.notation import CardName
from spieltisch.games.sequence.options import WORDS
from spieltisch.games.sequence.record import RECORD, Table
from spieltisch.games.sequence.rules import card_of, is_placement, is_removal


@kernel
def use(s: Table, seat: int, action: int) -> int:
    """The card that is played."""
    if is_placement(action) or is_removal(action):
        return card_of(s, action)
    return NO_ELEMENT


@kernel
def dealt(s: Table, seat: int, out: Features) -> int:
    """The cards of the first hand."""
    for card in range(CARDS):
        out[card] = copies(s.hands[seat], card)
    return CARDS


@kernel
def earn(s: Table, seat: int, out: Features) -> int:
    """The sequences of the seat's team."""
    out[0] = s.counted[s.team_of[seat]]
    return 1


def names(players: int, options: Options) -> Mapping[int, Sayable]:
    """All cards."""
    return {card: CardName(name(card)) for card in range(CARDS)}


def sources(players: int, options: Options) -> Mapping[int, Sayable]:
    """Nothing but sequences counts."""
    return {0: WORDS("source-sequences")}


ELEMENTS = elements_of(
    __name__,
    RECORD,
    count=CARDS,
    names=names,
    source_count=1,
    sources=sources,
    use=use,
    dealt=dealt,
    earn=earn,
)
