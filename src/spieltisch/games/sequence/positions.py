"""Complete positions as data that a person can write.

Only `hands` is needed; everything else has a default. Cards that are named nowhere make up the
deck, shuffled by the generator. What contradicts itself or the rules of the table is refused
with the reason; it does not matter whether play could have led there, so that a person can set
up a problem with a few chips and cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from spieltisch.engine.chance import scramble, shuffle
from spieltisch.engine.contract import State
from spieltisch.engine.records import viewed
from spieltisch.games.sequence import cards
from spieltisch.games.sequence.board import (
    CELLS,
    CORNERS,
    DIRECTION_OF,
    NO_WINDOW,
    SIDE,
    WINDOW_CELLS,
    cell_name,
    window_name,
)
from spieltisch.games.sequence.reading import Reader, bad
from spieltisch.games.sequence.record import (
    CLAIMING,
    NO_CELL,
    NO_TEAM,
    OVER,
    PENALTY,
    RECORD,
    SWAP_NEVER,
    SWAP_STRICT,
    Table,
)
from spieltisch.games.sequence.rules import MAX_SWAPS
from spieltisch.games.sequence.scene import CHIPS, COLOURS, PHASES, SCENES
from spieltisch.games.sequence.sequences import (
    choices,
    count_sequence,
    filled,
    fits,
    open_places,
    recount_line,
)
from spieltisch.games.sequence.turns import flip_open

#: Three lines of nine and one of five: a fourth line of nine would end in a corner at both
#: ends, so part of it would have been a sequence before.
MOST_BY_ONE_CHIP = 7


def write(state: State) -> dict[str, Any]:
    """The position of a state."""
    s = viewed(state, RECORD)
    seats = range(int(s.players))
    return {
        "board": SCENES.as_data(state)["board"],
        "sequences": {
            COLOURS[team]: [window_name(int(w)) for w in s.sequences[team][: s.counted[team]]]
            for team in range(int(s.teams))
        },
        "hands": [cards.names(s.hands[seat]) for seat in seats],
        "deck": [cards.name(int(c)) for c in s.deck[: s.deck_size][::-1]],
        "discards": cards.names(s.discards),
        "tops": [_top(int(s.tops[seat])) for seat in seats],
        "dealer": int(s.dealer),
        "turn": int(s.turn),
        "phase": PHASES[int(s.phase)],
        "swaps": int(s.swaps),
        "passes": int(s.passes),
        "claim": None if s.claim_cell == NO_CELL else cell_name(int(s.claim_cell)),
        "open_draws": [int(seat) for seat in s.open_draws[: s.waiting_draws]],
        "penalised": [seat for seat in seats if s.penalised >> seat & 1],
        "winner": None if s.winner == NO_TEAM else COLOURS[int(s.winner)],
        "recycled": cards.names(s.recycled),
        "drawn": [int(s.drawn[seat]) for seat in seats],
        "generator": f"{int(s.generator[0]):016x}",
    }


def _top(card: int) -> str | None:
    return None if card == cards.NO_CARD else cards.name(card)


def read(blank: State, position: Mapping[str, Any]) -> State:
    """The state of a position."""
    state = blank.copy()
    s = viewed(state, RECORD)
    reader = Reader(position, int(s.players), int(s.teams))
    reader.refuse_unknown_fields()
    s.generator[0] = reader.generator()
    s.tops[:] = cards.NO_CARD
    s.winner = NO_TEAM
    s.claim_cell = NO_CELL
    s.dealer = reader.seat("dealer", int(s.players) - 1)
    s.turn = reader.seat("turn", (int(s.dealer) + 1) % int(s.players))
    s.passes = reader.number("passes", range(int(s.players) + 1))
    s.swaps = reader.number("swaps", range(_most_swaps(s) + 1))
    _read_cards(s, reader)
    _read_board(s, reader)
    _read_sequences(s, reader)
    _read_phase(s, reader)
    return state


def _most_swaps(s: Table) -> int:
    return {SWAP_NEVER: 0, SWAP_STRICT: 1}.get(int(s.dead_cards), MAX_SWAPS)


def _read_cards(s: Table, reader: Reader) -> None:
    players = int(s.players)
    hands = reader.hands(int(s.hand_limit))
    rest = [name for name in map(cards.name, range(cards.CARDS)) for _ in range(2)]
    reader.take(rest, [name for hand in hands for name in hand])
    deck, discards = reader.cards("deck"), reader.cards("discards")
    reader.take(rest, (deck or []) + (discards or []))
    if deck is not None and discards is not None and rest:
        raise bad("cards-missing", cards=sorted(set(rest)))
    if deck is None:
        order = np.array([cards.card(name) for name in rest], np.uint8)
        generator = np.array([scramble(s.generator[0])], np.uint64)
        shuffle(generator, order, len(order))
        deck = [cards.name(int(c)) for c in order]
        discards = discards or []
    elif discards is None:
        discards = rest
    for seat in range(players):
        s.hands[seat] = cards.card_set(hands[seat])
        s.hand_sizes[seat] = len(hands[seat])
    s.deck[:] = cards.NO_CARD
    s.deck[: len(deck)] = [cards.card(name) for name in reversed(deck)]
    s.deck_size = len(deck)
    s.discards[:] = cards.card_set(discards)
    _read_recycled(s, reader, deck, hands)
    for seat, top in enumerate(reader.tops(discards)):
        s.tops[seat] = cards.NO_CARD if top is None else cards.card(top)


def _read_recycled(s: Table, reader: Reader, deck: list[str], hands: list[list[str]]) -> None:
    unseen = deck + [name for hand in hands for name in hand]
    recycled = reader.cards("recycled")
    if recycled is None:
        recycled = unseen
    for name in set(recycled):
        if recycled.count(name) > unseen.count(name):
            raise bad("recycled-seen", card=name)
    for name in set(deck):
        if deck.count(name) > recycled.count(name):
            raise bad("deck-not-recycled", card=name)
    s.recycled[:] = cards.card_set(recycled)
    drawn = reader.drawn([len(hand) for hand in hands])
    if not _could_be_drawn(hands, deck, recycled, list(drawn)):
        raise bad("drawn-too-few")
    s.drawn[: len(hands)] = drawn


def _could_be_drawn(
    hands: list[list[str]], deck: list[str], recycled: list[str], room: list[int]
) -> bool:
    """Whether every recycled card outside the deck can have been drawn by its holder since.

    Where only one of two copies was recycled, either holder may have drawn it.
    """
    doubtful = []
    for name in set(recycled):
        again = recycled.count(name) - deck.count(name)
        holders = [seat for seat, hand in enumerate(hands) for card in hand if card == name]
        if again == len(holders):
            for seat in holders:
                room[seat] -= 1
        elif again == 1:
            doubtful.append(holders)
    return min(room) >= 0 and _find_room(doubtful, room)


def _find_room(doubtful: list[list[int]], room: list[int]) -> bool:
    if not doubtful:
        return True
    for seat in set(doubtful[0]):
        left = [free - (k == seat) for k, free in enumerate(room)]
        if left[seat] >= 0 and _find_room(doubtful[1:], left):
            return True
    return False


def _read_board(s: Table, reader: Reader) -> None:
    s.open_cards[:] = cards.EVERY_CARD & ~cards.JACKS
    for place, chip in enumerate(reader.board()):
        if chip == "." or (chip == "*" and place in CORNERS):
            continue
        if place in CORNERS:
            raise bad("chip-on-corner", cell=cell_name(place), chip=chip)
        team = CHIPS.find(chip)
        if not 0 <= team < s.teams:
            known = list(CHIPS[: int(s.teams)])
            raise bad("no-such-chip", cell=cell_name(place), chip=chip, chips=known)
        s.chips[team, place >> 6] |= np.uint64(1 << (place & 63))
        flip_open(s, place)
    for team in range(int(s.teams)):
        used = sum(int(word).bit_count() for word in s.chips[team])
        if s.chip_limit and used > s.chip_limit:
            raise bad("too-many-chips", team=COLOURS[team], used=used, limit=int(s.chip_limit))


def _read_sequences(s: Table, reader: Reader) -> None:
    sequences = reader.sequences()
    if sequences is None:
        _count_sequences(s)
    else:
        _take_sequences(s, sequences)
    most = int(s.goal) - 1 + MOST_BY_ONE_CHIP
    for team in range(int(s.teams)):
        if s.counted[team] > most:
            raise bad("too-many-sequences", team=COLOURS[team], most=most)


def _take_sequences(s: Table, sequences: dict[int, list[int]]) -> None:
    for team, windows in sequences.items():
        for window in windows:
            colour, name = COLOURS[team], window_name(window)
            if not filled(s, team, window):
                raise bad("sequence-not-there", team=colour, window=name)
            if not fits(s, team, window):
                raise bad("sequences-overlap", team=colour, window=name)
            count_sequence(s, team, window)


def _count_sequences(s: Table) -> None:
    """Count every line by the usual order of S5."""
    starts = [range(0, CELLS, SIDE), range(SIDE), range(CELLS), range(CELLS)]
    for team in range(int(s.teams)):
        for direction, cells in enumerate(starts):
            for c in cells:
                recount_line(s, team, c, direction)


def _read_phase(s: Table, reader: Reader) -> None:
    phase = reader.phase(list(PHASES.values()))
    s.phase = next(number for number, name in PHASES.items() if name == phase)
    _read_claim(s, reader)
    _check_unclaimed(s)
    _read_draws_and_penalty(s, reader)
    _read_end(s, reader)


def _read_claim(s: Table, reader: Reader) -> None:
    place = reader.cell("claim")
    if (s.phase == CLAIMING) != (place is not None):
        raise bad("claim-and-phase")
    if place is None:
        return
    team = int(s.team_of[s.turn])
    s.claim_cell = place
    for direction in range(4):
        if choices(open_places(s, team, place, direction)) > 1:
            s.claim_lines |= 1 << direction
    own = int(s.chips[team, place >> 6]) >> (place & 63) & 1
    top = int(s.tops[s.turn])
    was_played = top in (int(s.layout[place]), cards.JACKS_OF_CLUBS, cards.JACKS_OF_DIAMONDS)
    lines = int(s.claim_lines).bit_count()
    if not own or not was_played or lines == 0 or s.counted[team] + lines >= s.goal:
        raise bad("nothing-to-choose", cell=cell_name(place))


def _check_unclaimed(s: Table) -> None:
    """Refuse five in a row that could count and does not: that cannot come about."""
    for team in range(int(s.teams)):
        for window in range(NO_WINDOW):
            if not filled(s, team, window) or not fits(s, team, window):
                continue
            if s.phase == CLAIMING and team == s.team_of[s.turn] and _is_pending(s, window):
                continue
            raise bad("sequence-not-listed", team=COLOURS[team], window=window_name(window))


def _is_pending(s: Table, window: int) -> bool:
    """Whether a window belongs to the pending choice."""
    lines = int(s.claim_lines) >> int(DIRECTION_OF[window]) & 1
    return bool(lines) and int(s.claim_cell) in WINDOW_CELLS[window]


def _read_draws_and_penalty(s: Table, reader: Reader) -> None:
    waiting = reader.seats("open_draws")
    if waiting and not s.manual_draw:
        raise bad("draws-are-automatic")
    for seat in range(int(s.players)):
        draws = waiting.count(seat) + int(s.phase == CLAIMING and s.turn == seat)
        size = int(s.hand_sizes[seat])
        if draws and size + draws > s.hand_limit:
            raise bad("hand-and-draws", player=seat + 1, limit=int(s.hand_limit))
    s.open_draws[: len(waiting)] = waiting
    s.waiting_draws = len(waiting)
    penalised = reader.seats("penalised")
    if (s.phase == PENALTY) != bool(penalised) or (penalised and not s.table_talk):
        raise bad("penalty-and-phase")
    if len({int(s.team_of[seat]) for seat in penalised}) > 1:
        raise bad("penalty-of-two-teams")
    if any(s.hand_sizes[seat] == 0 for seat in penalised):
        raise bad("penalty-empty-hand")
    s.penalised = sum(1 << seat for seat in set(penalised))


def _read_end(s: Table, reader: Reader) -> None:
    winner = reader.team("winner")
    for team in range(int(s.teams)):
        if s.counted[team] >= s.goal and (s.phase != OVER or winner != team):
            raise bad("has-won", team=COLOURS[team])
    if winner is not None and (s.phase != OVER or s.counted[winner] < s.goal):
        raise bad("has-not-won", team=COLOURS[winner])
    stuck = s.passes >= s.players
    if s.phase == OVER and winner is None and not stuck:
        raise bad("over-without-end")
    if s.phase != OVER and stuck:
        raise bad("stalemate-goes-on")
    s.winner = NO_TEAM if winner is None else winner
