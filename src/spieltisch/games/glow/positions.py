"""Complete positions as data that a person can write; `building` reads them.

The seats' adventurers are needed, in the morning the companions on the track, and in solo
Tom's colours and dice; everything else has a default. What could not have come about on a
real table is refused with the reason (see `checks`).
"""

from __future__ import annotations

from typing import Any, SupportsInt

from spieltisch.engine.contract import State
from spieltisch.engine.plain import members
from spieltisch.engine.records import viewed
from spieltisch.games.glow.maps import ISLANDS, SPACES
from spieltisch.games.glow.material import (
    CARD_NAMES,
    COLOURS,
    COMPANION_COUNT,
    DIE_NAMES,
    ELEMENTS,
    FIRST_ADVENTURER,
    SPELL_COUNT,
    SYMBOLS,
    TILES,
)
from spieltisch.games.glow.names import card_id
from spieltisch.games.glow.record import (
    NO_CHOICE,
    NO_SEAT,
    NO_TILE,
    RECORD,
    Table,
)
from spieltisch.games.glow.seats import subject

PHASES = ["choosing", "morning", "day", "over"]
STAGES = ["idle", "rolling", "noon", "travel"]
ASKED = [None, "die", "extra", "fetch", "return", "discard", "route"]
#: What a question can be about, numbered as `seats.subject` says.
SUBJECTS = [None, *CARD_NAMES[:COMPANION_COUNT], *COLOURS, *ELEMENTS]
SPELL_STATES = ["pile", "face_down", "open", "used", "thrown_away"]
SPELL_IDS = [f"S{k + 1}" for k in range(SPELL_COUNT)]
TILE_IDS: list[str] = [row["id"] for row in TILES]


def write(state: State) -> dict[str, Any]:
    """The position of a state."""
    s = viewed(state, RECORD)
    position: dict[str, Any] = {
        "phase": PHASES[int(s.phase)],
        "round": int(s.round_now),
        "start": int(s.start),
        "turn": int(s.turn),
        "track": {element: _write_area(s, area) for area, element in enumerate(ELEMENTS)},
        "seats": [_write_seat(s, seat) for seat in range(int(s.players))],
        "reserve": [DIE_NAMES[die] for die in dice_in(s.reserve)],
        "cemetery": cards_in(s.cemetery),
        "deck": [CARD_NAMES[c] for c in s.deck[: s.deck_size][::-1]],
        "removed": cards_in(s.removed),
    }
    if s.players > 1:
        position["spells"] = [_write_spell(s, slot) for slot in range(SPELL_COUNT)]
    else:
        position["tom"] = _write_tom(s)
    return {**position, "generator": f"{int(s.generator[0]):016x}"}


def dice_in(word: SupportsInt) -> list[int]:
    """The dice in a set of bits."""
    return members(int(word))


def cards_in(word: SupportsInt) -> list[str]:
    """The companions in a set of bits."""
    return [CARD_NAMES[card] for card in members(int(word))]


def _write_area(s: Table, area: int) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "companion": card_id(int(s.track[area])),
        "dice": [DIE_NAMES[die] for die in dice_in(s.area_dice[area])],
        "footprints": int(s.area_footprints[area]),
    }
    if s.players == 1:
        tile = int(s.tiles[area])
        fields["tile"] = None if tile == NO_TILE else TILE_IDS[tile]
    return fields


def _write_seat(s: Table, seat: int) -> dict[str, Any]:
    adventurer = int(s.adventurer[seat])
    team = [int(card) for card in s.team[seat][: s.team_size[seat]]]
    own = team if adventurer == NO_CHOICE else [*team, FIRST_ADVENTURER + adventurer]
    fields: dict[str, Any] = {
        "adventurer": None if adventurer == NO_CHOICE else CARD_NAMES[own[-1]],
        "companions": [CARD_NAMES[card] for card in team],
        "lent": {CARD_NAMES[c]: COLOURS[s.granted[c] - 1] for c in team if s.granted[c]},
        "dice": {
            DIE_NAMES[die]: SYMBOLS[s.faces[die]] if s.faces[die] else None
            for die in dice_in(s.seat_dice[seat])
        },
        "score": int(s.score[seat]),
        "footprints": int(s.footprints[seat]),
        "rerolls": int(s.rerolls[seat]),
        "fireflies": int(s.fireflies[seat]),
        "stage": STAGES[int(s.stage[seat])],
        "asked": ASKED[int(s.ask[seat])],
        "about": SUBJECTS[subject(s, seat)],
        "credits": int(s.credits[seat]),
        "spent": {CARD_NAMES[c]: int(s.spent[c]) for c in team if s.spent[c]},
        "done": {CARD_NAMES[c]: int(s.applied[c]) for c in own if s.applied[c]},
        "used": [DIE_NAMES[die] for die in dice_in(s.used[seat])],
    }
    if s.sea:
        return {**fields, "boats": [ISLANDS[k] for k in s.boats[seat]]}
    visited = [SPACES[k] for k in range(len(SPACES)) if int(s.visited[seat]) >> k & 1]
    band, camp = SPACES[s.band[seat]], SPACES[s.camp[seat]]
    return {**fields, "band": band, "camp": camp, "visited": visited}


def _write_spell(s: Table, slot: int) -> dict[str, Any]:
    seat = int(s.spell_seat[slot])
    return {
        "spell": SPELL_IDS[s.spells[slot]],
        "state": SPELL_STATES[s.spell_state[slot]],
        "seat": None if seat == NO_SEAT else seat,
    }


def _write_tom(s: Table) -> dict[str, Any]:
    dice = dice_in(s.tom_dice)
    fields: dict[str, Any] = {
        "colours": [COLOURS[c] for c in s.tom_colours if c != NO_CHOICE],
        "dice": {DIE_NAMES[die]: SYMBOLS[s.faces[die]] for die in dice},
        "score": int(s.tom_score),
        "band": int(s.tom_band),
        "footprints": int(s.tom_footprints),
        "tile_stack": [TILE_IDS[t] for t in s.tile_stack[: s.stack_size][::-1]],
        "tile_discards": [TILE_IDS[k] for k in range(len(TILES)) if s.tile_discards >> k & 1],
        "refills": int(s.refills),
    }
    if s.sea:
        return {**fields, "boats": [ISLANDS[k] for k in s.tom_boats]}
    return {**fields, "camp": SPACES[s.tom_camp]}
