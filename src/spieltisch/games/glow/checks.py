"""Whether the parts of a position fit together: what cannot exist gets its sentence."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.games.glow import evening, noon
from spieltisch.games.glow.material import (
    ADVENTURER_COLOUR,
    ADVENTURER_DICE,
    ANY_COLOUR,
    BLACK_DIE,
    CARD_NAMES,
    COLOURS,
    DICE_OF_COLOUR,
    DIE_NAMES,
    ELEMENT_COUNT,
    ELEMENTS,
    FETCH,
    FIRST_ADVENTURER,
    FREE_REROLLS,
    GRANTS,
    IS_B,
    LARGE_DICE,
    NO_CARD,
    RESERVE_COLOURS,
    THEN,
    TILE_BOAT,
)
from spieltisch.games.glow.options import NAMES
from spieltisch.games.glow.positions import ASKED, PHASES, STAGES, TILE_IDS, dice_in
from spieltisch.games.glow.reading import bad, in_turn
from spieltisch.games.glow.record import (
    ASK_DIE,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FETCH,
    ASK_RETURN,
    ASK_ROUTE,
    CHOOSING,
    DAY,
    DECK,
    GIVEN,
    HALF_DECK,
    IDLE,
    MORNING,
    NO_ASK,
    NO_CHOICE,
    NO_TILE,
    NOON,
    OVER,
    ROLLING,
    ROUNDS,
    SOLO_HALF,
    TRAVEL,
    Table,
)
from spieltisch.games.glow.seats import black_die_in_play, holds_spell, owns_black_shield
from spieltisch.games.glow.solo import boat_routes


def size_of_pile(s: Table, letter: int, available: int) -> int:
    """How many A or B cards the deck holds in this round, if the position does not say."""
    if s.players == 1:
        size = (available, SOLO_HALF) if s.refills == 0 else (0, available)
        if s.refills > 1:
            size = (0, 0)
    else:
        left = DECK - 5 * int(s.round_now)
        size = (max(0, left - HALF_DECK), min(HALF_DECK, left))
    if size[letter] > available:
        raise bad("too-many-cards-seen", letter="AB"[letter])
    return size[letter]


def cards_in_box(s: Table, letter: int, available: int) -> int:
    """How many A or B cards stay in the box, if the position does not say."""
    if s.players > 1:
        if available < 3:
            raise bad("too-many-cards-seen", letter="AB"[letter])
        return 3
    return available if s.refills > 0 else 0


def check(s: Table) -> None:
    """Refuse a state that no match could reach."""
    _check_adventurers(s)
    if s.phase == CHOOSING:
        _check_choosing(s)
        return
    _check_dice(s)
    _check_deck(s)
    if s.players == 1:
        _check_tom(s)
    _check_track(s)
    for seat in range(int(s.players)):
        _check_companions(s, seat)
        _check_seat(s, seat)
        _check_question(s, seat)
    _check_phase(s)


def _check_companions(s: Table, seat: int) -> None:
    """G3.2: one companion joins in each round; one that leaves may be replaced, no more."""
    most = int(s.round_now)
    waiting = s.phase == MORNING and s.ask[seat] == NO_ASK
    if waiting and in_turn(int(s.players), int(s.start), seat) >= in_turn(
        int(s.players), int(s.start), int(s.turn)
    ):
        most -= 1
    if s.ask[seat] == ASK_FETCH:
        most -= 1
    if s.team_size[seat] > most:
        raise bad("too-many-companions", most=most)


def _check_adventurers(s: Table) -> None:
    chosen = [int(a) for a in s.adventurer if a != NO_CHOICE]
    if len(set(chosen)) != len(chosen):
        raise bad("adventurer-twice")
    if s.adventurers == GIVEN and list(s.adventurer) != list(s.given):
        names = [NAMES[a] for a in s.given if a != NO_CHOICE]
        raise bad("adventurers-given", names=names)
    if s.players == 1 and chosen and ADVENTURER_COLOUR[chosen[0]] in s.tom_colours:
        raise bad("tom-and-adventurer")


def _check_choosing(s: Table) -> None:
    players = int(s.players)
    done = in_turn(players, int(s.start), int(s.turn))
    for k in range(players):
        seat = (int(s.start) + k) % players
        if (s.adventurer[seat] != NO_CHOICE) != (k < done):
            raise bad("choosing-order")
    words = (s.reserve, s.tom_dice, *s.seat_dice, *s.area_dice)
    numbers = (s.score, s.footprints, s.rerolls, s.fireflies, s.team_size, s.area_footprints)
    stages = (s.stage, s.ask, s.credits)
    if any(int(w) for w in words) or any(x.any() for x in (*numbers, *stages)):
        raise bad("choosing-empty")
    if any(card != NO_CARD for card in s.track) or any(tile != NO_TILE for tile in s.tiles):
        raise bad("choosing-empty")


def _own_dice(s: Table, seat: int, colour: int) -> int:
    adventurer = int(s.adventurer[seat])
    own = int(ADVENTURER_DICE[adventurer]) if ADVENTURER_COLOUR[adventurer] == colour else 0
    lent = sum(int(s.granted[card]) == colour + 1 for card in s.team[seat][: s.team_size[seat]])
    waiting = s.ask[seat] == ASK_RETURN and s.about[seat] == colour
    return own + lent + int(waiting)


def _check_dice(s: Table) -> None:
    for seat in range(int(s.players)):
        for card in s.team[seat][: s.team_size[seat]]:
            lent, grant = int(s.granted[card]) - 1, int(GRANTS[card])
            if lent >= 0 and grant not in (lent, ANY_COLOUR):
                raise bad("not-lent", card=CARD_NAMES[card], colour=COLOURS[lent])
        for colour in range(len(COLOURS)):
            dice = int(s.seat_dice[seat]) & int(DICE_OF_COLOUR[colour])
            right = _own_dice(s, seat, colour)
            if dice.bit_count() != right:
                raise bad("seat-dice", player=seat + 1, colour=COLOURS[colour], right=right)
    for colour in range(len(COLOURS)):
        lent = sum(int(g) == colour + 1 for g in s.granted)
        lent += sum(
            s.ask[seat] == ASK_RETURN and s.about[seat] == colour for seat in range(int(s.players))
        )
        right = max(0, 1 - lent) if colour < RESERVE_COLOURS else 0
        count = (int(s.reserve) & int(DICE_OF_COLOUR[colour])).bit_count()
        if count != right or lent > 1:
            raise bad("reserve", colour=COLOURS[colour], right=right)
    if s.players == 1 and s.faces[BLACK_DIE] != 0:
        raise bad("no-black-die")


def _check_deck(s: Table) -> None:
    deck = [int(card) for card in s.deck[: s.deck_size]]
    if s.players > 1:
        right = DECK - 5 * int(s.round_now)
        if len(deck) != right:
            raise bad("deck-size", size=len(deck), right=right)
        bottom = min(HALF_DECK, right)
    else:
        bottom = SOLO_HALF if s.refills == 0 else len(deck)
    letters = [int(IS_B[card]) for card in deck]
    if letters != [1] * bottom + [0] * (len(deck) - bottom):
        raise bad("deck-order", bottom=bottom)
    removed = [card for card in range(len(IS_B)) if int(s.removed) >> card & 1]
    both = [sum(int(IS_B[card]) == letter for card in removed) for letter in (0, 1)]
    if s.players > 1 and both != [3, 3]:
        raise bad("removed")
    if s.players == 1 and s.refills == 0 and removed:
        raise bad("removed-solo")


def _check_tom(s: Table) -> None:
    _place_other_tiles(s)
    slots = [int(tile) for tile in s.tiles if tile != NO_TILE]
    stack = [int(tile) for tile in s.tile_stack[: s.stack_size]]
    discards = [tile for tile in range(len(TILE_IDS)) if s.tile_discards >> tile & 1]
    if sorted(slots + stack + discards) != list(range(len(TILE_IDS))):
        raise bad("tiles")
    if len(slots) < ELEMENT_COUNT and s.refills < 2:
        raise bad("tile-slots")


def _place_other_tiles(s: Table) -> None:
    """Tiles that are named nowhere fill the areas, then the bottom of the stack."""
    placed = [int(t) for t in s.tiles if t != NO_TILE]
    placed += [int(t) for t in s.tile_stack[: s.stack_size]]
    rest = [t for t in range(len(TILE_IDS)) if t not in placed and not s.tile_discards >> t & 1]
    for area in range(ELEMENT_COUNT):
        if s.tiles[area] == NO_TILE and rest and s.refills < 2:
            s.tiles[area] = rest.pop(0)
    if rest:
        stack = [*rest, *(int(t) for t in s.tile_stack[: s.stack_size])]
        s.tile_stack[: len(stack)] = stack[: len(s.tile_stack)]
        s.stack_size = len(stack)


def _check_track(s: Table) -> None:
    areas = [area for area in range(ELEMENT_COUNT) if s.track[area] != NO_CARD]
    if s.phase != MORNING:
        if areas:
            raise bad("track-empty")
        return
    if s.players == 1:
        free = [a for a in range(ELEMENT_COUNT) if not int(s.area_dice[a]) & int(s.tom_dice)]
        if s.ask[0] == ASK_ROUTE:
            free = [area for area in free if area != s.picked]
            if len(areas) < 1 or set(areas) != set(free):
                raise bad("track-solo", areas=[ELEMENTS[a] for a in free])
        elif areas != free:
            raise bad("track-solo", areas=[ELEMENTS[a] for a in free])
        return
    taken = in_turn(int(s.players), int(s.start), int(s.turn))
    extra = 1 if s.players == 2 and taken > 0 else 0
    answering = 1 if s.ask[s.turn] in (ASK_DIE, ASK_EXTRA) else 0
    right = ELEMENT_COUNT - taken - extra - answering
    if len(areas) != right:
        raise bad("track-count", count=len(areas), right=right)


def _check_seat(s: Table, seat: int) -> None:
    stage = int(s.stage[seat])
    player = seat + 1
    if s.phase != DAY and stage != IDLE:
        raise bad("stage-at-night", player=player, stage=STAGES[stage], phase=PHASES[s.phase])
    if s.credits[seat] and stage != ROLLING:
        raise bad("credits", player=player)
    if (int(s.used[seat]) or int(s.visited[seat])) and stage != TRAVEL:
        raise bad("travelled", player=player)
    if int(s.visited[seat]) >> int(s.band[seat]) & 1:
        raise bad("band-visited", player=player)
    team = [int(card) for card in s.team[seat][: s.team_size[seat]]]
    if (
        any(s.applied[card] for card in [*team, FIRST_ADVENTURER + int(s.adventurer[seat])])
        and stage != NOON
    ):
        raise bad("done", player=player)
    for card in team:
        if s.spent[card] and (s.spent[card] > FREE_REROLLS[card] or s.phase != DAY):
            raise bad("spent", card=CARD_NAMES[card])
    for die in dice_in(s.seat_dice[seat]):
        if s.faces[die] == 0 and (die >= LARGE_DICE or stage == ROLLING):
            raise bad("not-rolled", die=DIE_NAMES[die])
    if stage == NOON and s.ask[seat] == NO_ASK and not noon.anything_due(s, seat):
        raise bad("nothing-due", player=player)
    if owns_black_shield(s, seat) and not black_die_in_play(s):
        raise bad("black-die-missing", player=player)


def _check_question(s: Table, seat: int) -> None:
    ask = int(s.ask[seat])
    if ask != NO_ASK and not _may_be_asked(s, seat, ask):
        raise bad("asked", player=seat + 1, asked=ASKED[ask])


def _may_be_asked(s: Table, seat: int, ask: int) -> bool:
    stage, subject = int(s.stage[seat]), int(s.about[seat])
    first = s.phase == MORNING and s.turn == seat
    team = [int(card) for card in s.team[seat][: s.team_size[seat]]]
    if ask == ASK_DIE:
        waits = team[-1:] == [subject] and GRANTS[subject] == ANY_COLOUR
        several = s.granted[subject] == 0 and int(s.reserve).bit_count() > 1
        return bool((first or stage == NOON) and waits and several)
    if ask == ASK_EXTRA:
        return bool(first and s.players == 2 and s.turn == s.start)
    if ask == ASK_FETCH:
        buried = int(s.cemetery) >> subject & 1 and int(s.cemetery).bit_count() > 1
        return bool(stage == NOON and (THEN[subject, :, 0] == FETCH).any() and buried)
    if ask == ASK_RETURN:
        dice = int(s.seat_dice[seat]) & int(DICE_OF_COLOUR[subject])
        return stage in (NOON, TRAVEL) and dice.bit_count() > 1
    if ask == ASK_DISCARD:
        spells = sum(bool(holds_spell(s, seat, slot)) for slot in range(len(s.spells)))
        return stage == TRAVEL and len(team) + spells > 1
    return bool(first and s.players == 1 and s.sea and _asks_route(s))


def _asks_route(s: Table) -> bool:
    tile = int(s.tiles[s.picked])
    if tile == NO_TILE or TILE_BOAT[tile] == 0:
        return False
    return bool(bits.count(np.uint64(boat_routes(s, TILE_BOAT[tile]))) > 1)


def _check_phase(s: Table) -> None:
    busy = any(stage != IDLE for stage in s.stage)
    if s.phase == DAY and not busy:
        raise bad("day-is-over")
    if s.phase in (DAY, OVER) and s.turn != s.start:
        raise bad("turn-in-day")
    if s.phase == MORNING and s.players == 1 and s.refills > 1:
        raise bad("refills")
    if s.phase != OVER or s.round_now == ROUNDS:
        return
    if s.players == 1 and (s.refills > 1 or not evening.enough_cards(s)):
        return
    raise bad("over-too-soon")
