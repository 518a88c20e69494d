"""What a study asks of Glow: companions, adventurers, and where the points come from."""

from __future__ import annotations

from collections.abc import Mapping

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Features
from spieltisch.engine.elements import NO_ELEMENT, elements_of
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.engine.parts import Options
from spieltisch.engine.words import Sayable, Verbatim
from spieltisch.games.glow import scoring
from spieltisch.games.glow.material import CARDS, COMPANION_COUNT, FIRST_ADVENTURER, FIRST_SPELL
from spieltisch.games.glow.names import card_title
from spieltisch.games.glow.options import WORDS
from spieltisch.games.glow.record import CHOOSE, CHOOSING, RECORD, RECRUIT, Table

#: Where points come from, in the order of the final scoring (G3.7).
SOURCES = ("track", "cards", "not-lost", "fireflies", "place", "footprints")


@kernel
def use(s: Table, seat: int, action: int) -> int:
    """The companion that is recruited, or the adventurer that is chosen."""
    if is_a(action, RECRUIT):
        area, _ = arguments(action, RECRUIT)
        return whole(s.track[area])
    if is_a(action, CHOOSE):
        return FIRST_ADVENTURER + argument(action, CHOOSE)
    return NO_ELEMENT


@kernel
def dealt(s: Table, seat: int, out: Features) -> int:
    """The adventurer, unless it is chosen."""
    for element in range(FIRST_SPELL):
        out[element] = 0
    if s.phase != CHOOSING:
        out[FIRST_ADVENTURER + whole(s.adventurer[seat])] = 1
    return FIRST_SPELL


@kernel
def earn(s: Table, seat: int, out: Features) -> int:
    """G3.7: what the final scoring adds up."""
    out[0] = s.score[seat]
    out[1] = scoring.points_of_cards(s, seat)
    out[2] = scoring.points_not_lost(s, seat)
    out[3] = scoring.firefly_bonus(s, seat)
    out[4] = scoring.points_of_place(s, seat)
    out[5] = s.footprints[seat]
    return len(SOURCES)


def names(players: int, options: Options) -> Mapping[int, Sayable]:
    """Adventurers, and the companions that are in the box for that number of players."""
    companions = [k for k in range(COMPANION_COUNT) if players > 1 or CARDS[k].get("solo", True)]
    return {
        k: Verbatim(card_title(k)) for k in [*companions, *range(FIRST_ADVENTURER, FIRST_SPELL)]
    }


def sources(players: int, options: Options) -> Mapping[int, Sayable]:
    """The parts of the final scoring."""
    return {number: WORDS(f"source-{name}") for number, name in enumerate(SOURCES)}


ELEMENTS = elements_of(
    __name__,
    RECORD,
    count=FIRST_SPELL,
    names=names,
    source_count=len(SOURCES),
    sources=sources,
    use=use,
    dealt=dealt,
    earn=earn,
)
