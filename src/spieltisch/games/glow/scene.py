"""What one seat sees of the table, and how the points came about, as plain data."""

from __future__ import annotations

from functools import partial
from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.parts import Parts
from spieltisch.engine.plain import Fields, interpreted, members
from spieltisch.games.glow import reasons, survey
from spieltisch.games.glow.dice import counts_as, triggers
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
    SEATS,
)
from spieltisch.games.glow.seats import holds_spell

_SPELL_COUNT = len(CARDS) - FIRST_SPELL
_DIE_COLOURS = [COLOURS[colour] for colour in DIE_COLOUR]


_counts_as, _holds_spell = interpreted(counts_as), interpreted(holds_spell)
_refuse_choice = interpreted(refuse_choice)


_BOARD = ("players", "sea", "second_lap", "phase")
_ALL = Fields(RECORD)
_MAP = Fields(RECORD, "sea")
_TRACK = Fields(RECORD, "area_dice", "faces", "track", "tiles", "area_footprints")
_DICE = Fields(RECORD, "reserve", "faces")
_PILES = Fields(RECORD, "cemetery", "spell_state", "deck_size", "round_now", "start", *_BOARD)
_TOM = Fields(
    RECORD,
    *("tom_dice", "faces", "tom_boats", "tom_camp", "tom_score", "tom_band", "tom_footprints"),
    *("tile_discards", "stack_size", "refills", "tom_colours", "camp_repeats", *_BOARD),
)
_BY_SEAT = (
    *("seat_dice", "used", "visited", "adventurer", "team", "team_size", "score", "footprints"),
    *("rerolls", "fireflies", "credits", "stage", "ask", "about", "band", "camp", "boats"),
)
_BY_CARD = ("faces", "applied", "granted", "spent", "spells", "spell_state", "spell_seat")
_SEATS = [
    Fields(RECORD, *((name, seat) for name in _BY_SEAT), *_BY_CARD, *_BOARD, "picked")
    for seat in range(SEATS)
]


def write(state: State, viewer: int, parts: Parts) -> dict[str, Any]:
    """The scene of a state from which everything hidden has been erased.

    Nobody holds anything in secret from the others, so it is the same for every viewer.
    """
    written: dict[str, Any] = parts.common(_write, _ALL, state.tobytes())
    return written


def _write(state: bytes, parts: Parts) -> dict[str, Any]:
    s = _ALL.of(state)
    seats = range(s.players)
    return {
        "board": "sea" if s.sea else "shadows",
        "map": parts.part(_write_map, _MAP, state),
        "phase": PHASES[s.phase],
        "rounds": ROUNDS,
        "turn": s.turn if s.phase in (CHOOSING, MORNING) else None,
        "track": parts.part(_write_track, _TRACK, state),
        "seats": [parts.part(_WRITE_SEAT[seat], _SEATS[seat], state) for seat in seats],
        "reserve": parts.part(_write_reserve, _DICE, state),
        **parts.common(_write_piles, _PILES, state),
        "adventurers_left": _adventurers_left(s),
        "tom": parts.part(_write_tom, _TOM, state) if s.players == 1 else None,
        "scores": _scores(state, parts),
    }


def _write_map(state: bytes, parts: Parts) -> dict[str, Any]:
    if _MAP.of(state).sea:
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


def _write_reserve(state: bytes, parts: Parts) -> list[dict[str, Any]]:
    s = _DICE.of(state)
    return [_die(s, die) for die in dice_in(s.reserve)]


def _write_piles(state: bytes, parts: Parts) -> dict[str, Any]:
    s = _PILES.of(state)
    return {
        "round": s.round_now,
        "start": s.start,
        "cemetery": cards_in(s.cemetery),
        "deck": s.deck_size,
        "spell_pile": s.spell_state.count(ON_PILE) if s.players > 1 else 0,
    }


def _write_track(state: bytes, parts: Parts) -> list[dict[str, Any]]:
    s = _TRACK.of(state)
    return [_area(s, area) for area in range(len(ELEMENTS))]


def _area(s: Any, area: int) -> dict[str, Any]:
    companion, tile = s.track[area], s.tiles[area]
    return {
        "area": ELEMENTS[area],
        "companion": None if companion == NO_CARD else CARDS[companion],
        "dice": [_die(s, die) for die in dice_in(s.area_dice[area])],
        "footprints": s.area_footprints[area],
        "tile": None if tile == NO_TILE else TILES[tile],
    }


def _write_seat(seat: int, state: bytes, parts: Parts) -> dict[str, Any]:
    s, found = _ALL.of(state), survey.reckoning(state, seat)
    adventurer, below = s.adventurer[seat], found.next_reroll_space
    return {
        "adventurer": None
        if adventurer == NO_CHOICE
        else _card(s, seat, FIRST_ADVENTURER + adventurer, found.symbols),
        "companions": [_card(s, seat, card, found.symbols) for card in _team(s, seat)],
        "spells": [_spell(s, slot) for slot in range(_SPELL_COUNT) if _holds_spell(s, seat, slot)],
        "dice": [_own_die(s, die, seat, found.cursed) for die in dice_in(s.seat_dice[seat])],
        "score": s.score[seat],
        "footprints": s.footprints[seat],
        "rerolls": s.rerolls[seat],
        "fireflies": found.fireflies,
        "firefly_tokens": s.fireflies[seat],
        "credits": s.credits[seat],
        "next_reroll_space": below if below >= 0 else None,
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


def _write_tom(state: bytes, parts: Parts) -> dict[str, Any]:
    s = _TOM.of(state)
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
    return _scores(state.tobytes(), Parts())


def _scores(state: bytes, parts: Parts) -> dict[str, Any]:
    s = _PILES.of(state)
    return {
        "over": s.phase == OVER,
        "seats": [parts.part(_WRITE_POINTS[k], _SEATS[k], state) for k in range(s.players)],
        "tom": None if s.players > 1 or s.phase == CHOOSING else _toms_points(state),
    }


def _write_points(seat: int, state: bytes, parts: Parts) -> dict[str, Any]:
    s = _ALL.of(state)
    if s.adventurer[seat] == NO_CHOICE:
        return {}
    found = survey.reckoning(state, seat)
    card = FIRST_ADVENTURER + s.adventurer[seat]
    cards = {CARDS[card]["name"]: int(END_POINTS[card])}
    for companion in _team(s, seat):
        cards[str(card_id(companion))] = int(END_POINTS[companion])
    return {
        "track": s.score[seat],
        "cards": found.cards,
        "each_card": cards,
        "not_lost": found.not_lost,
        "fireflies": found.firefly_bonus,
        "place": found.place,
        "footprints": s.footprints[seat],
        "total": found.total,
        "reroll_tokens": s.rerolls[seat],
    }


def _toms_points(state: bytes) -> dict[str, Any]:
    s, found = _TOM.of(state), survey.toms_reckoning(state)
    return {
        "track": s.tom_score,
        "cards": 0,
        "not_lost": 0,
        "fireflies": 0,
        "place": found.place,
        "camp": None if s.sea else SPACES[found.camp],
        "footprints": found.footprints,
        "total": found.total,
    }


_WRITE_SEAT = [partial(_write_seat, seat) for seat in range(SEATS)]
_WRITE_POINTS = [partial(_write_points, seat) for seat in range(SEATS)]
