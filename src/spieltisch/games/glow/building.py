"""From the fields of a position to its state; `checks` then looks at the whole."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from spieltisch.engine.chance import scramble, shuffle
from spieltisch.engine.contract import State
from spieltisch.engine.records import viewed
from spieltisch.games.glow import checks
from spieltisch.games.glow.maps import ISLANDS, SPACES, START, VILLAGES
from spieltisch.games.glow.material import (
    ADVENTURER_COLOUR,
    ADVENTURER_DICE,
    BLACK_DIE,
    CARD_NAMES,
    COLOURS,
    COMPANION_COUNT,
    DICE_OF_COLOUR,
    DIE_COLOUR,
    DIE_NAMES,
    ELEMENTS,
    FIRST_ADVENTURER,
    IS_B,
    LARGE_DICE,
    NO_CARD,
    RESERVE_COLOURS,
    SIXTH,
    SOLO_CARDS,
    SPELL_COUNT,
)
from spieltisch.games.glow.positions import (
    ASKED,
    PHASES,
    SPELL_IDS,
    SPELL_STATES,
    STAGES,
    TILE_IDS,
    dice_in,
)
from spieltisch.games.glow.reading import (
    AREA_FIELDS,
    FIELDS,
    SEAT_FIELDS,
    SPELL_FIELDS,
    TOM_FIELDS,
    Fields,
    bad,
    read_generator,
)
from spieltisch.games.glow.record import (
    ASK_DIE,
    ASK_FETCH,
    ASK_RETURN,
    ASK_ROUTE,
    BOATS,
    CHOOSING,
    DECK,
    MOST_CREDITS,
    NO_CHOICE,
    NO_SEAT,
    RECORD,
    ROUNDS,
    Table,
)
from spieltisch.games.glow.setup import clear
from spieltisch.games.glow.solo import sort_boats

_ADVENTURERS = CARD_NAMES[FIRST_ADVENTURER:]


def read_state(blank: State, position: Mapping[str, Any]) -> State:
    """The state of a position."""
    state = blank.copy()
    s = viewed(state, RECORD)
    fields = Fields(position, "", FIELDS)
    players = int(s.players)
    clear(s)
    s.generator[0] = read_generator(fields)
    s.phase = fields.one_of("phase", [*PHASES], "morning")
    first = 0 if s.phase == CHOOSING else 1
    s.round_now = fields.number("round", first, ROUNDS)
    if (s.round_now == 0) != (s.phase == CHOOSING):
        raise bad("round")
    s.start = fields.number("start", 0, players - 1)
    s.turn = fields.number("turn", int(s.start), players - 1)
    seats = fields.get("seats")
    if not isinstance(seats, list) or len(seats) != players:
        raise bad("seats", players=players)
    if players == 1:
        _read_tom(s, Fields(fields.get("tom", {}), "tom", TOM_FIELDS))
    elif fields.has("tom"):
        raise bad("no-tom")
    for seat, value in enumerate(seats):
        _read_seat(s, seat, Fields(value, f"seats[{seat}]", SEAT_FIELDS))
    _read_track(s, fields)
    _read_reserve(s, fields)
    if s.phase != CHOOSING:
        _place_other_dice(s)
        _read_cards(s, fields)
        _read_spells(s, fields)
    checks.check(s)
    return state


def _word(numbers: Iterable[int]) -> np.uint64:
    return np.uint64(sum(1 << number for number in numbers))


def _lay(s: Table, die: int, face: int) -> None:
    """Note what a die shows; every die is in one place and has only its own faces."""
    own = int(SIXTH[DIE_COLOUR[die]])
    if face > len(ELEMENTS) and face != own:
        raise bad("no-such-face", die=DIE_NAMES[die])
    everywhere = int(s.reserve) | int(s.tom_dice)
    everywhere |= int(np.bitwise_or.reduce(s.seat_dice)) | int(np.bitwise_or.reduce(s.area_dice))
    if everywhere >> die & 1:
        raise bad("die-twice", die=DIE_NAMES[die])
    s.faces[die] = face


def _read_seat(s: Table, seat: int, fields: Fields) -> None:
    adventurer = fields.get("adventurer")
    if adventurer is not None or s.phase != CHOOSING:
        s.adventurer[seat] = fields.one_of("adventurer", [*_ADVENTURERS], adventurer)
    team = fields.cards("companions")
    if len(team) > s.round_now:
        raise bad("too-many-companions", most=int(s.round_now))
    s.team[seat][: len(team)] = team
    s.team_size[seat] = len(team)
    own = [CARD_NAMES[card] for card in team]
    for card, colour in fields.table("lent", own, _colour).items():
        s.granted[team[card]] = colour + 1
    for card, times in fields.table("spent", own, _small).items():
        s.spent[team[card]] = times
    if s.adventurer[seat] != NO_CHOICE:
        own = [*own, _ADVENTURERS[s.adventurer[seat]]]
        team = [*team, FIRST_ADVENTURER + int(s.adventurer[seat])]
        for card, times in fields.table("done", own, _small).items():
            s.applied[team[card]] = times
    _read_tokens(s, seat, fields)
    _read_seats_dice(s, seat, fields)
    _read_stage(s, seat, fields)
    if s.sea:
        boats = _boats(fields)
        s.boats[seat][:] = boats
        sort_boats(s.boats[seat])
        return
    s.band[seat] = fields.one_of("band", [*SPACES], "start")
    camps = [SPACES[space] for space in (START, *VILLAGES)]
    s.camp[seat] = (START, *VILLAGES)[fields.one_of("camp", [*camps], "start")]
    s.visited[seat] = _word(fields.list_of("visited", SPACES))


def _colour(value: object) -> int | None:
    return COLOURS.index(value) if value in COLOURS[:RESERVE_COLOURS] else None


def _small(value: object) -> int | None:
    return value if type(value) is int and 0 < value < 64 else None


def _boats(fields: Fields) -> list[int]:
    value = fields.get("boats", [ISLANDS[0]] * BOATS)
    if not isinstance(value, list) or len(value) != BOATS or any(v not in ISLANDS for v in value):
        raise bad("boats", field=fields.name("boats"), islands=ISLANDS)
    away = [name for name in value if name != ISLANDS[0]]
    if len(set(away)) != len(away):
        raise bad("boats-share", field=fields.name("boats"))
    return [ISLANDS.index(name) for name in value]


def _read_tokens(s: Table, seat: int, fields: Fields) -> None:
    s.score[seat] = fields.number("score", 0 if s.phase == CHOOSING else 10)
    s.footprints[seat] = fields.number("footprints")
    s.rerolls[seat] = fields.number("rerolls")
    s.fireflies[seat] = fields.number("fireflies")
    s.credits[seat] = fields.number("credits", 0, MOST_CREDITS)


def _read_seats_dice(s: Table, seat: int, fields: Fields) -> None:
    if fields.has("dice") or s.phase == CHOOSING:
        dice = fields.dice("dice")
    else:
        adventurer = s.adventurer[seat]
        own = dice_in(DICE_OF_COLOUR[ADVENTURER_COLOUR[adventurer]])
        dice = dict.fromkeys(own[: ADVENTURER_DICE[adventurer]], 0)
    for die, face in dice.items():
        _lay(s, die, face)
    s.seat_dice[seat] = _word(dice)
    used = fields.list_of("used", [DIE_NAMES[die] for die in sorted(dice)])
    s.used[seat] = _word(sorted(dice)[place] for place in used)


def _read_stage(s: Table, seat: int, fields: Fields) -> None:
    s.stage[seat] = fields.one_of("stage", [*STAGES], "idle")
    s.ask[seat] = fields.one_of("asked", ASKED, None)
    if s.ask[seat] in (ASK_DIE, ASK_FETCH):
        s.about[seat] = fields.one_of("about", CARD_NAMES[:COMPANION_COUNT], fields.get("about"))
    elif s.ask[seat] == ASK_RETURN:
        s.about[seat] = fields.one_of("about", COLOURS[:RESERVE_COLOURS], fields.get("about"))
    elif s.ask[seat] == ASK_ROUTE:
        s.picked = fields.one_of("about", [*ELEMENTS], fields.get("about"))
    elif fields.has("about"):
        raise bad("about", field=fields.name("about"))


def _read_track(s: Table, fields: Fields) -> None:
    track = Fields(fields.get("track", {}), "track", tuple(ELEMENTS))
    for area, element in enumerate(ELEMENTS):
        known = AREA_FIELDS if s.players == 1 else AREA_FIELDS[:-1]
        place = Fields(track.get(element, {}), f"track.{element}", known)
        card = place.one_of("companion", [None, *CARD_NAMES[:COMPANION_COUNT]], None)
        s.track[area] = NO_CARD if card == 0 else card - 1
        s.area_footprints[area] = place.number("footprints")
        dice = place.list_of("dice", DIE_NAMES)
        for die in dice:
            if not int(s.tom_dice) >> die & 1:
                if die < LARGE_DICE:
                    raise bad("large-on-track", die=DIE_NAMES[die])
                _lay(s, die, area + 1)
            elif s.faces[die] != area + 1:
                raise bad("toms-die-elsewhere", die=DIE_NAMES[die])
        s.area_dice[area] |= _word(dice)
        if place.has("tile"):
            s.tiles[area] = place.one_of("tile", [*TILE_IDS], None)


def _read_reserve(s: Table, fields: Fields) -> None:
    if fields.has("reserve") or s.phase == CHOOSING:
        dice = fields.list_of("reserve", DIE_NAMES[:LARGE_DICE])
    else:
        dice = []
        lent = {int(g) - 1 for g in s.granted if g}
        taken = int(np.bitwise_or.reduce(s.seat_dice)) | int(s.tom_dice)
        for colour in range(RESERVE_COLOURS):
            free = [die for die in dice_in(DICE_OF_COLOUR[colour]) if not taken >> die & 1]
            if colour not in lent and free:
                dice.append(free[-1])
    for die in dice:
        _lay(s, die, 0)
    s.reserve = _word(dice)


def _place_other_dice(s: Table) -> None:
    """Small dice that are named nowhere go to the area of their own colour's element."""
    placed = int(np.bitwise_or.reduce(s.seat_dice)) | int(np.bitwise_or.reduce(s.area_dice))
    for die in range(LARGE_DICE, BLACK_DIE):
        if not placed >> die & 1:
            face = min(int(SIXTH[DIE_COLOUR[die]]), len(ELEMENTS))
            s.faces[die] = face
            s.area_dice[face - 1] |= _word([die])


def _read_cards(s: Table, fields: Fields) -> None:
    """Cards that are named nowhere fill the deck, the box and then the cemetery."""
    solo = s.players == 1
    placed = [int(c) for c in s.track if c != NO_CARD]
    placed += [int(c) for team in s.team for c in team if c != NO_CARD]
    cemetery, removed, deck = (fields.cards(name) for name in ("cemetery", "removed", "deck"))
    placed += cemetery + removed + deck
    for card in set(placed):
        if placed.count(card) > 1:
            raise bad("card-twice", card=CARD_NAMES[card])
        if solo and not int(SOLO_CARDS) >> card & 1:
            raise bad("not-in-solo", card=CARD_NAMES[card])
    generator = np.array([scramble(s.generator[0])], np.uint64)
    pile: list[int] = []
    for letter in (0, 1):
        rest = [
            card
            for card in range(COMPANION_COUNT)
            if IS_B[card] == letter and card not in placed
            if not solo or int(SOLO_CARDS) >> card & 1
        ]
        order = np.array(rest, np.uint8)
        shuffle(generator, order, len(order))
        rest = [int(card) for card in order]
        if not fields.has("deck"):
            size = checks.size_of_pile(s, letter, len(rest))
            pile, rest = pile + rest[:size], rest[size:]
        if not fields.has("removed"):
            size = checks.cards_in_box(s, letter, len(rest))
            removed, rest = removed + rest[:size], rest[size:]
        if rest and fields.has("cemetery"):
            raise bad("cards-missing", cards=[CARD_NAMES[card] for card in sorted(rest)])
        cemetery = cemetery + rest
    deck = deck if fields.has("deck") else pile
    if len(deck) > DECK:
        raise bad("deck-size", size=len(deck), right=DECK)
    s.cemetery, s.removed = _word(cemetery), _word(removed)
    s.deck[: len(deck)] = deck[::-1]
    s.deck_size = len(deck)


def _read_spells(s: Table, fields: Fields) -> None:
    spells = fields.get("spells", [])
    if s.players == 1:
        if spells:
            raise bad("no-spells")
        return
    if not isinstance(spells, list) or len(spells) > SPELL_COUNT:
        raise bad("spells", count=SPELL_COUNT)
    numbers: list[int] = []
    for slot, value in enumerate(spells):
        spell = Fields(value, f"spells[{slot}]", SPELL_FIELDS)
        number = spell.one_of("spell", [*SPELL_IDS], None)
        if number in numbers:
            raise bad("twice", field="spells", value=SPELL_IDS[number])
        numbers.append(number)
        s.spell_state[slot] = spell.one_of("state", [*SPELL_STATES], "pile")
        has_owner = SPELL_STATES[s.spell_state[slot]] in ("face_down", "open")
        if has_owner != spell.has("seat"):
            raise bad("spell-seat", field=spell.name("seat"))
        owner = spell.number("seat", 0, int(s.players) - 1)
        s.spell_seat[slot] = owner if has_owner else NO_SEAT
    order = np.array([k for k in range(SPELL_COUNT) if k not in numbers], np.uint8)
    shuffle(np.array([scramble(s.generator[0])], np.uint64), order, len(order))
    s.spells[:] = [*numbers, *order]
    if any(s.spell_state[k] == 0 < s.spell_state[k + 1] for k in range(SPELL_COUNT - 1)):
        raise bad("spell-order")


def _read_tom(s: Table, fields: Fields) -> None:
    colours = fields.list_of("colours", COLOURS)
    fixed = [int(c) for c in s.tom_colours if c != NO_CHOICE]
    if s.phase == CHOOSING:
        if colours != fixed or fields.get("dice"):
            raise bad("tom-choosing")
        return
    if fixed and colours != fixed:
        raise bad("tom-given", colours=[COLOURS[c] for c in fixed])
    dice = fields.dice("dice")
    if len(colours) != 2 or {COLOURS[c] for c in colours} == {"yellow", "purple"}:
        raise bad("tom-colours")
    if sorted(int(DIE_COLOUR[die]) for die in dice) != sorted(colours) or any(
        die >= LARGE_DICE for die in dice
    ):
        raise bad("tom-dice")
    for die, face in dice.items():
        if face == 0:
            raise bad("tom-dice")
        _lay(s, die, face)
        if face <= len(ELEMENTS):
            s.area_dice[face - 1] |= _word([die])
    s.tom_dice = _word(dice)
    s.tom_colours[:] = colours
    s.tom_score = fields.number("score", 10)
    s.tom_band = fields.number("band")
    s.tom_footprints = fields.number("footprints")
    s.refills = fields.number("refills", 0, 2)
    if s.sea:
        s.tom_boats[:] = _boats(fields)
        sort_boats(s.tom_boats)
    else:
        camps = [SPACES[space] for space in (START, *VILLAGES)]
        s.tom_camp = (START, *VILLAGES)[fields.one_of("camp", [*camps], "start")]
    stack = fields.list_of("tile_stack", TILE_IDS)
    s.tile_stack[: len(stack)] = stack[::-1]
    s.stack_size = len(stack)
    s.tile_discards = sum(1 << tile for tile in fields.list_of("tile_discards", TILE_IDS))
