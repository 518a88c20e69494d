"""What happens in Sequence: dealing, playing, drawing, ending."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import below, shuffle
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Points
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.engine.records import copy_into, fill
from spieltisch.games.sequence.cards import (
    CARDS,
    DECK,
    EVERY_CARD,
    JACKS,
    NO_CARD,
    add,
    copies,
    remove,
    write,
)
from spieltisch.games.sequence.record import (
    CLAIM,
    CLAIMING,
    DRAW,
    GIVE,
    NO_CELL,
    NO_TEAM,
    OVER,
    PASS,
    PENALTY,
    SWAP,
    TALK,
    TURN,
    Table,
)
from spieltisch.games.sequence.rules import card_of, cell_of, is_placement, is_removal, team_of
from spieltisch.games.sequence.sequences import (
    break_sequences,
    choices,
    claim,
    completes,
    open_places,
    usual_claim,
)

_ZERO = np.uint64(0)


@kernel
def deal(s: Table) -> None:
    """Clear the table, cut for the dealer, shuffle and deal; the generator is seeded."""
    fill(s.chips, _ZERO)
    fill(s.locked, _ZERO)
    fill(s.open_cards, EVERY_CARD & ~JACKS)
    fill(s.hands, _ZERO)
    fill(s.discards, _ZERO)
    fill(s.recycled, EVERY_CARD)
    fill(s.sequences, 0)
    fill(s.counted, 0)
    fill(s.hand_sizes, 0)
    fill(s.drawn, 0)
    fill(s.tops, NO_CARD)
    fill(s.open_draws, 0)
    s.waiting_draws = 0
    s.swaps = 0
    s.passes = 0
    s.penalised = 0
    s.claim_cell = NO_CELL
    s.claim_lines = 0
    s.winner = NO_TEAM
    s.phase = TURN
    for k in range(DECK):
        s.deck[k] = k % CARDS
    s.deck_size = DECK
    s.dealer = _cut(s)
    s.turn = (s.dealer + 1) % s.players
    shuffle(s.generator, s.deck, DECK)
    for _ in range(s.hand_limit):
        for seat in range(s.players):
            draw(s, seat, NO_CARD)


@kernel
def _cut(s: Table) -> int:
    """S16: the lowest card deals, ace high; those who tie for it cut again."""
    tied = (1 << whole(s.players)) - 1
    while bits.count(np.uint64(tied)) > 1:
        cutting, tied, lowest = tied, 0, 13
        left = DECK
        for seat in range(s.players):
            if cutting >> seat & 1 == 0:
                continue
            place = below(s.generator, left)
            left -= 1
            card = s.deck[place]
            s.deck[place] = s.deck[left]
            s.deck[left] = card
            rank = whole(card) % 13
            if rank < lowest:
                tied, lowest = 0, rank
            if rank == lowest:
                tied |= 1 << seat
    return bits.lowest(np.uint64(tied))


@inlined
def draw(s: Table, seat: int, discard: int) -> None:
    """Draw a card; `discard` is the one laid down in the same action, if any (S9)."""
    if s.deck_size == 0:
        _reshuffle(s, seat, discard)
    if s.deck_size > 0:  # S10: else the hand shrinks
        s.deck_size -= 1
        add(s.hands[seat], s.deck[s.deck_size])
        s.deck[s.deck_size] = NO_CARD
        s.hand_sizes[seat] += 1
        s.drawn[seat] += 1


@kernel
def _reshuffle(s: Table, seat: int, discard: int) -> None:
    """S9: the discards become the new deck, all but the card the seat just laid down."""
    if discard != NO_CARD:
        remove(s.discards, discard)
    if s.discards[0] != _ZERO:
        s.deck_size = write(s.discards, s.deck, 0)
        shuffle(s.generator, s.deck, whole(s.deck_size))
        copy_into(s.recycled, s.discards)
        fill(s.discards, _ZERO)
        fill(s.drawn, 0)
        fill(s.tops, NO_CARD)
    if discard != NO_CARD:
        add(s.discards, discard)
        s.tops[seat] = discard


@inlined
def lay_down(s: Table, seat: int, card: int) -> None:
    """Lay a card face up on the seat's discards."""
    hidden_before = 2 - copies(s.discards, card)
    remove(s.hands[seat], card)
    s.hand_sizes[seat] -= 1
    add(s.discards, card)
    s.tops[seat] = card
    _forget_recycled(s, seat, card, hidden_before)


@inlined
def _forget_recycled(s: Table, seat: int, card: int, hidden_before: int) -> None:
    """Keep what everybody can work out about cards that went back into the deck.

    `recycled` holds the cards of the last shuffle that nobody has seen since, `drawn` how
    many of them a hand may hold. If one copy was recycled and the other was not, nobody
    can tell which of them was shown, unless the hand holds no recycled card at all: then
    the other may be anywhere.
    """
    recycled = copies(s.recycled, card)
    if recycled == hidden_before:
        remove(s.recycled, card)
        s.drawn[seat] -= 1
    elif recycled == 1 and s.drawn[seat] > 0:
        for k in range(s.players):
            s.drawn[k] += 1
        s.drawn[seat] -= 1


@inlined
def play(s: Table, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if is_placement(action):
        _place(s, seat, card_of(s, action), cell_of(action))
    elif is_removal(action):
        _remove_chip(s, seat, card_of(s, action), cell_of(action))
    elif is_a(action, SWAP):
        card = argument(action, SWAP)
        lay_down(s, seat, card)
        s.swaps += 1
        draw(s, seat, card)
    elif is_a(action, PASS):
        _pass(s)
    elif is_a(action, DRAW):
        _late_draw(s, seat)
    elif is_a(action, CLAIM):
        direction, place = arguments(action, CLAIM)
        _claim(s, seat, direction, place)
    elif is_a(action, GIVE):
        lay_down(s, seat, argument(action, GIVE))
        _end_penalty(s, seat)
    else:
        _penalise(s, argument(action, TALK))


@inlined
def _place(s: Table, seat: int, card: int, cell: int) -> None:
    team = team_of(s, seat)
    lay_down(s, seat, card)
    s.chips[team, cell >> 6] |= bits.bit(cell & 63)
    flip_open(s, cell)
    if completes(s, team, cell):
        s.claim_cell = cell
        for direction in range(4):
            if open_places(s, team, cell, direction) != 0:
                s.claim_lines |= 1 << direction
        _settle_claims(s, seat)
    else:
        _end_play(s, seat, card)


@inlined
def flip_open(s: Table, cell: int) -> None:
    """A chip was placed on a cell or taken off it: note that for the card printed there."""
    card = whole(s.layout[cell])
    copy = 0 if s.cells[card, 0] == cell else 1
    s.open_cards[copy] ^= bits.bit(card)


@kernel
def _settle_claims(s: Table, seat: int) -> None:
    """S5, S8: claim what leaves no choice; win at once if every choice wins."""
    team = team_of(s, seat)
    lines = _claim_lines(s, team, whole(s.claim_lines), False)
    if s.counted[team] + bits.count(np.uint64(lines)) >= s.goal:
        lines = _claim_lines(s, team, lines, True)
    s.claim_lines = lines
    if lines != 0:
        s.phase = CLAIMING
        return
    s.claim_cell = NO_CELL
    s.claim_lines = 0
    s.phase = TURN
    if s.counted[team] >= s.goal:
        s.phase = OVER
        s.winner = team
    else:
        _end_play(s, seat, whole(s.tops[seat]))


@kernel
def _claim_lines(s: Table, team: int, lines: int, every: bool) -> int:
    """Claim the lines with one choice, or all by the usual order; return those left."""
    cell = whole(s.claim_cell)
    for direction in range(4):
        if lines >> direction & 1 == 0:
            continue
        places = open_places(s, team, cell, direction)
        if every or choices(places) == 1:
            claim(s, team, cell, direction, usual_claim(cell, direction, places))
            lines &= ~(1 << direction)
    return lines


@kernel
def _claim(s: Table, seat: int, direction: int, place: int) -> None:
    claim(s, team_of(s, seat), whole(s.claim_cell), direction, place)
    s.claim_lines &= ~(1 << direction)
    _settle_claims(s, seat)


@kernel
def _remove_chip(s: Table, seat: int, card: int, cell: int) -> None:
    lay_down(s, seat, card)
    for team in range(s.teams):
        word, chip = cell >> 6, bits.bit(cell & 63)
        if s.chips[team, word] & chip != _ZERO:
            s.chips[team, word] &= ~chip
            flip_open(s, cell)
            if s.locked[team, word] & chip != _ZERO:
                break_sequences(s, team, cell)
    _end_play(s, seat, card)


@inlined
def _end_play(s: Table, seat: int, discard: int) -> None:
    s.passes = 0
    if s.manual_draw == 0:
        draw(s, seat, discard)
    else:
        s.open_draws[s.waiting_draws] = seat
        s.waiting_draws += 1
    _next_turn(s)


@kernel
def _pass(s: Table) -> None:
    """S15: a full round of passes is a draw for all."""
    s.passes += 1
    if s.passes >= s.players:
        s.phase = OVER
    else:
        _next_turn(s)


@inlined
def _next_turn(s: Table) -> None:
    s.swaps = 0
    s.turn = s.turn + 1 if s.turn + 1 < s.players else 0


@kernel
def _late_draw(s: Table, seat: int) -> None:
    """S11: the seat has now played and drawn, so what others had open before its last play lapses.

    The seat itself makes its oldest draw; its later ones stay open.
    """
    draw(s, seat, NO_CARD)
    waiting = whole(s.waiting_draws)
    last_play = waiting - 1
    while s.open_draws[last_play] != seat:
        last_play -= 1
    left, is_made = 0, False
    for k in range(waiting):
        owner = s.open_draws[k]
        if k > last_play or (owner == seat and is_made):
            s.open_draws[left] = owner
            left += 1
        elif owner == seat:
            is_made = True
    for k in range(left, waiting):
        s.open_draws[k] = 0
    s.waiting_draws = left


@kernel
def _penalise(s: Table, team: int) -> None:
    """S12: every member of the team gives up a card; an empty hand is skipped."""
    for seat in range(s.players):
        if team_of(s, seat) == team and s.hand_sizes[seat] > 0:
            s.penalised |= 1 << seat
    if s.penalised != 0:
        s.phase = PENALTY


@kernel
def _end_penalty(s: Table, seat: int) -> None:
    s.penalised &= ~(1 << seat)
    if s.penalised == 0:
        s.phase = TURN


@kernel
def result(s: Table, points: Points) -> int:
    """Points are a team's sequences; the winners are the winning team's seats."""
    winners = 0
    for seat in range(s.players):
        team = team_of(s, seat)
        points[seat] = s.counted[team]
        if s.phase == OVER and s.winner == team:
            winners |= 1 << seat
    return winners
