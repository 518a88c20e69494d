"""What one seat sees of the table, and how the points came about, as plain data."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.contract import State
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


def write(state: State, viewer: int) -> dict[str, Any]:
    """The scene of a state from which everything hidden has been erased."""
    s = state.view(RECORD)[0]
    return {
        "board": "sea" if s.sea else "shadows",
        "map": _map(s),
        "phase": PHASES[int(s.phase)],
        "round": int(s.round_now),
        "rounds": ROUNDS,
        "start": int(s.start),
        "turn": int(s.turn) if s.phase in (CHOOSING, MORNING) else None,
        "track": [_area(s, area) for area in range(len(ELEMENTS))],
        "seats": [_seat(s, seat) for seat in range(int(s.players))],
        "reserve": [_die(s, die, None) for die in dice_in(s.reserve)],
        "cemetery": cards_in(s.cemetery),
        "deck": int(s.deck_size),
        "spell_pile": int((s.spell_state == ON_PILE).sum()) if s.players > 1 else 0,
        "adventurers_left": _adventurers_left(s),
        "tom": _tom(s) if s.players == 1 else None,
        "scores": breakdown(state),
    }


def _map(s: Any) -> dict[str, Any]:
    if s.sea:
        return {"islands": DATA["islands"], "routes": DATA["routes"]}
    return {"spaces": DATA["spaces"], "connections": DATA["connections"]}


def _adventurers_left(s: Any) -> list[str]:
    if s.phase != CHOOSING:
        return []
    rows = enumerate(DATA["adventurers"])
    return [row["name"] for k, row in rows if refuse_choice(s, k) == reasons.LEGAL]


def _die(s: Any, die: int, seat: int | None) -> dict[str, Any]:
    shown = {
        "die": DIE_NAMES[die],
        "colour": COLOURS[DIE_COLOUR[die]],
        "size": "large" if die < LARGE_DICE else "small",
        "face": SYMBOLS[s.faces[die]] if s.faces[die] else None,
    }
    if seat is not None:
        counted = counts_as(s, die, cursed_face(s, seat)) == s.faces[die]
        shown |= {"counts": bool(counted), "used": bool(int(s.used[seat]) >> die & 1)}
    return shown


def _area(s: Any, area: int) -> dict[str, Any]:
    tile = int(s.tiles[area])
    return {
        "area": ELEMENTS[area],
        "companion": None if s.track[area] == NO_CARD else CARDS[s.track[area]],
        "dice": [_die(s, die, None) for die in dice_in(s.area_dice[area])],
        "footprints": int(s.area_footprints[area]),
        "tile": None if tile == NO_TILE else TILES[tile],
    }


def _seat(s: Any, seat: int) -> dict[str, Any]:
    chosen = s.adventurer[seat] != NO_CHOICE
    counts = symbols(s, seat)
    team = [int(card) for card in s.team[seat][: s.team_size[seat]]]
    below = reroll_space_below(s, int(s.score[seat]))
    return {
        "adventurer": _card(s, seat, FIRST_ADVENTURER + int(s.adventurer[seat]), counts)
        if chosen
        else None,
        "companions": [_card(s, seat, card, counts) for card in team],
        "spells": [_spell(s, slot) for slot in range(_SPELL_COUNT) if holds_spell(s, seat, slot)],
        "dice": [_die(s, die, seat) for die in dice_in(s.seat_dice[seat])],
        "score": int(s.score[seat]),
        "footprints": int(s.footprints[seat]),
        "rerolls": int(s.rerolls[seat]),
        "fireflies": int(scoring.fireflies_of(s, seat)),
        "firefly_tokens": int(s.fireflies[seat]),
        "credits": int(s.credits[seat]),
        "next_reroll_space": below if below >= 0 else None,
        "stage": STAGES[int(s.stage[seat])],
        "asked": ASKED[int(s.ask[seat])],
        "about": about(s, seat),
        "band": None if s.sea else SPACES[s.band[seat]],
        "camp": None if s.sea else SPACES[s.camp[seat]],
        "visited": [SPACES[k] for k in range(len(SPACES)) if int(s.visited[seat]) >> k & 1],
        "boats": [ISLANDS[k] for k in s.boats[seat]] if s.sea else None,
    }


def _card(s: Any, seat: int, card: int, counts: int) -> dict[str, Any]:
    at_noon = s.stage[seat] == NOON
    rolled = at_noon or s.stage[seat] == ROLLING
    done = int(s.applied[card])
    shown = {
        **CARDS[card],
        "triggers": int(triggers(counts, card)) if rolled else 0,
        "done": done,
        "due": max(0, int(triggers(counts, card)) - done) if at_noon else 0,
    }
    if card < FIRST_ADVENTURER:
        lent = int(s.granted[card])
        shown |= {"lent": COLOURS[lent - 1] if lent else None, "spent": int(s.spent[card])}
    return shown


def _spell(s: Any, slot: int) -> dict[str, Any]:
    known = s.spells[slot] != NO_CARD
    row = CARDS[FIRST_SPELL + int(s.spells[slot])] if known else None
    return {"slot": slot + 1, "state": SPELL_STATES[int(s.spell_state[slot])], "spell": row}


def _tom(s: Any) -> dict[str, Any]:
    return {
        "colours": [COLOURS[c] for c in s.tom_colours if c != NO_CHOICE],
        "dice": [_die(s, die, None) for die in dice_in(s.tom_dice)],
        "score": int(s.tom_score),
        "band": int(s.tom_band),
        "footprints": int(s.tom_footprints),
        "camp": None if s.sea else SPACES[s.tom_camp],
        "boats": [ISLANDS[k] for k in s.tom_boats] if s.sea else None,
        "tile_stack": int(s.stack_size),
        "tile_discards": [row["id"] for k, row in enumerate(TILES) if s.tile_discards >> k & 1],
        "refills": int(s.refills),
    }


def breakdown(state: State) -> dict[str, Any]:
    """Where every point came from; before the end, what it would be if it ended now.

    The total is always the sum of track, cards, not_lost (X7), fireflies, place, footprints.
    """
    s = state.view(RECORD)[0]
    seats = [_points(s, seat) for seat in range(int(s.players))]
    return {"over": bool(s.phase == OVER), "seats": seats, "tom": _toms_points(s)}


def _points(s: Any, seat: int) -> dict[str, Any]:
    if s.adventurer[seat] == NO_CHOICE:
        return {}
    card = FIRST_ADVENTURER + int(s.adventurer[seat])
    cards = {CARDS[card]["name"]: int(END_POINTS[card])}
    for companion in s.team[seat][: s.team_size[seat]]:
        cards[str(card_id(int(companion)))] = int(END_POINTS[companion])
    return {
        "track": int(s.score[seat]),
        "cards": int(scoring.points_of_cards(s, seat)),
        "each_card": cards,
        "not_lost": int(scoring.points_not_lost(s, seat)),
        "fireflies": int(scoring.firefly_bonus(s, seat)),
        "place": int(scoring.points_of_place(s, seat)),
        "footprints": int(s.footprints[seat]),
        "total": int(scoring.final_points(s, seat)),
        "reroll_tokens": int(s.rerolls[seat]),
    }


def _toms_points(s: Any) -> dict[str, Any] | None:
    if s.players > 1 or s.phase == CHOOSING:
        return None
    camp, left = scoring.toms_last_camp(s)
    return {
        "track": int(s.tom_score),
        "cards": 0,
        "not_lost": 0,
        "fireflies": 0,
        "place": int(scoring.toms_place(s)),
        "camp": None if s.sea else SPACES[camp],
        "footprints": int(left),
        "total": int(scoring.toms_points(s)),
    }
