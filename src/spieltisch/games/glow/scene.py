"""What one seat sees of the table, and how the points came about, as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.plain import Shared, interpreted, members, plain
from spieltisch.games.glow import reasons, scoring
from spieltisch.games.glow.dice import counts_as, cursed_face, symbols, triggers
from spieltisch.games.glow.maps import ISLANDS, SPACES
from spieltisch.games.glow.material import (
    CARDS,
    COLOURS,
    DATA,
    DIE_COLOUR,
    DIE_NAMES,
    ELEMENTS,
    END_POINTS,
    FIRST_ADVENTURER,
    FIRST_SPELL,
    LARGE_DICE,
    NO_CARD,
    SYMBOLS,
    TILES,
)
from spieltisch.games.glow.morning import refuse_choice
from spieltisch.games.glow.names import card_id
from spieltisch.games.glow.positions import (
    ASKED,
    PHASES,
    SPELL_STATES,
    STAGES,
    about,
    cards_in,
    dice_in,
)
from spieltisch.games.glow.record import (
    CHOOSING,
    MORNING,
    NO_CHOICE,
    NO_TILE,
    NOON,
    ON_PILE,
    OVER,
    RECORD,
    ROLLING,
    ROUNDS,
)
from spieltisch.games.glow.rolling import reroll_space_below
from spieltisch.games.glow.seats import holds_spell

_SPELL_COUNT = len(CARDS) - FIRST_SPELL
_DIE_COLOURS = [COLOURS[colour] for colour in DIE_COLOUR]


_counts_as, _holds_spell = interpreted(counts_as), interpreted(holds_spell)
_refuse_choice = interpreted(refuse_choice)


@dataclass(frozen=True)
class _Table:
    """A state, read once, and as the record that compiled functions want."""

    fields: Any
    record: Any

    @classmethod
    def of(cls, state: State) -> _Table:
        return cls(plain(state, RECORD), state.view(RECORD)[0])


def write(state: State, viewer: int, shared: Shared | None = None) -> dict[str, Any]:
    """The scene of a state from which everything hidden has been erased.

    Nobody holds anything in secret from the others, so it is the same for every viewer.
    """
    return (shared or Shared()).part(_write, state)


def _write(state: State) -> dict[str, Any]:
    table = _Table.of(state)
    s = table.fields
    return {
        "board": "sea" if s.sea else "shadows",
        "map": _map(s),
        "phase": PHASES[s.phase],
        "round": s.round_now,
        "rounds": ROUNDS,
        "start": s.start,
        "turn": s.turn if s.phase in (CHOOSING, MORNING) else None,
        "track": [_area(s, area) for area in range(len(ELEMENTS))],
        "seats": [_seat(table, seat) for seat in range(s.players)],
        "reserve": [_die(s, die) for die in dice_in(s.reserve)],
        "cemetery": cards_in(s.cemetery),
        "deck": s.deck_size,
        "spell_pile": s.spell_state.count(ON_PILE) if s.players > 1 else 0,
        "adventurers_left": _adventurers_left(s),
        "tom": _tom(s) if s.players == 1 else None,
        "scores": _scores(table),
    }


def _map(s: Any) -> dict[str, Any]:
    if s.sea:
        return {"islands": DATA["islands"], "routes": DATA["routes"]}
    return {"spaces": DATA["spaces"], "connections": DATA["connections"]}


def _adventurers_left(s: Any) -> list[str]:
    if s.phase != CHOOSING:
        return []
    rows = enumerate(DATA["adventurers"])
    return [row["name"] for k, row in rows if _refuse_choice(s, k) == reasons.LEGAL]


def _die(s: Any, die: int) -> dict[str, Any]:
    face = s.faces[die]
    return {
        "die": DIE_NAMES[die],
        "colour": _DIE_COLOURS[die],
        "size": "large" if die < LARGE_DICE else "small",
        "face": SYMBOLS[face] if face else None,
    }


def _own_die(s: Any, die: int, seat: int, cursed: int) -> dict[str, Any]:
    counted = _counts_as(s, die, cursed) == s.faces[die]
    return {**_die(s, die), "counts": counted, "used": bool(s.used[seat] >> die & 1)}


def _area(s: Any, area: int) -> dict[str, Any]:
    companion, tile = s.track[area], s.tiles[area]
    return {
        "area": ELEMENTS[area],
        "companion": None if companion == NO_CARD else CARDS[companion],
        "dice": [_die(s, die) for die in dice_in(s.area_dice[area])],
        "footprints": s.area_footprints[area],
        "tile": None if tile == NO_TILE else TILES[tile],
    }


def _seat(table: _Table, seat: int) -> dict[str, Any]:
    s, record = table.fields, table.record
    adventurer = s.adventurer[seat]
    counts, cursed = symbols(record, seat), cursed_face(record, seat)
    below = reroll_space_below(record, s.score[seat])
    return {
        "adventurer": None
        if adventurer == NO_CHOICE
        else _card(s, seat, FIRST_ADVENTURER + adventurer, counts),
        "companions": [_card(s, seat, card, counts) for card in _team(s, seat)],
        "spells": [_spell(s, slot) for slot in range(_SPELL_COUNT) if _holds_spell(s, seat, slot)],
        "dice": [_own_die(s, die, seat, cursed) for die in dice_in(s.seat_dice[seat])],
        "score": s.score[seat],
        "footprints": s.footprints[seat],
        "rerolls": s.rerolls[seat],
        "fireflies": int(scoring.fireflies_of(record, seat)),
        "firefly_tokens": s.fireflies[seat],
        "credits": s.credits[seat],
        "next_reroll_space": int(below) if below >= 0 else None,
        "stage": STAGES[s.stage[seat]],
        "asked": ASKED[s.ask[seat]],
        "about": about(s, seat),
        "band": None if s.sea else SPACES[s.band[seat]],
        "camp": None if s.sea else SPACES[s.camp[seat]],
        "visited": [SPACES[k] for k in members(s.visited[seat])],
        "boats": [ISLANDS[k] for k in s.boats[seat]] if s.sea else None,
    }


def _team(s: Any, seat: int) -> list[int]:
    team: list[int] = s.team[seat]
    return team[: s.team_size[seat]]


def _card(s: Any, seat: int, card: int, counts: int) -> dict[str, Any]:
    at_noon = s.stage[seat] == NOON
    rolled = at_noon or s.stage[seat] == ROLLING
    met, done = int(triggers(counts, card)) if rolled else 0, s.applied[card]
    shown = {
        **CARDS[card],
        "triggers": met,
        "done": done,
        "due": max(0, met - done) if at_noon else 0,
    }
    if card < FIRST_ADVENTURER:
        lent = s.granted[card]
        shown |= {"lent": COLOURS[lent - 1] if lent else None, "spent": s.spent[card]}
    return shown


def _spell(s: Any, slot: int) -> dict[str, Any]:
    spell = s.spells[slot]
    row = None if spell == NO_CARD else CARDS[FIRST_SPELL + spell]
    return {"slot": slot + 1, "state": SPELL_STATES[s.spell_state[slot]], "spell": row}


def _tom(s: Any) -> dict[str, Any]:
    return {
        "colours": [COLOURS[c] for c in s.tom_colours if c != NO_CHOICE],
        "dice": [_die(s, die) for die in dice_in(s.tom_dice)],
        "score": s.tom_score,
        "band": s.tom_band,
        "footprints": s.tom_footprints,
        "camp": None if s.sea else SPACES[s.tom_camp],
        "boats": [ISLANDS[k] for k in s.tom_boats] if s.sea else None,
        "tile_stack": s.stack_size,
        "tile_discards": [row["id"] for k, row in enumerate(TILES) if s.tile_discards >> k & 1],
        "refills": s.refills,
    }


def breakdown(state: State) -> dict[str, Any]:
    """Where every point came from; before the end, what it would be if it ended now.

    The total is always the sum of track, cards, not_lost (X7), fireflies, place, footprints.
    """
    return _scores(_Table.of(state))


def _scores(table: _Table) -> dict[str, Any]:
    s = table.fields
    seats = [_points(table, seat) for seat in range(s.players)]
    return {"over": s.phase == OVER, "seats": seats, "tom": _toms_points(table)}


def _points(table: _Table, seat: int) -> dict[str, Any]:
    s, record = table.fields, table.record
    if s.adventurer[seat] == NO_CHOICE:
        return {}
    card = FIRST_ADVENTURER + s.adventurer[seat]
    cards = {CARDS[card]["name"]: int(END_POINTS[card])}
    for companion in _team(s, seat):
        cards[str(card_id(companion))] = int(END_POINTS[companion])
    return {
        "track": s.score[seat],
        "cards": int(scoring.points_of_cards(record, seat)),
        "each_card": cards,
        "not_lost": int(scoring.points_not_lost(record, seat)),
        "fireflies": int(scoring.firefly_bonus(record, seat)),
        "place": int(scoring.points_of_place(record, seat)),
        "footprints": s.footprints[seat],
        "total": int(scoring.final_points(record, seat)),
        "reroll_tokens": s.rerolls[seat],
    }


def _toms_points(table: _Table) -> dict[str, Any] | None:
    s, record = table.fields, table.record
    if s.players > 1 or s.phase == CHOOSING:
        return None
    camp, left = scoring.toms_last_camp(record)
    return {
        "track": s.tom_score,
        "cards": 0,
        "not_lost": 0,
        "fireflies": 0,
        "place": int(scoring.toms_place(record)),
        "camp": None if s.sea else SPACES[camp],
        "footprints": int(left),
        "total": int(scoring.toms_points(record)),
    }
