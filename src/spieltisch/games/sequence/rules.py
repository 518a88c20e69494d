"""What is allowed in Sequence. The numbers S1-S18 are the rulings.

`legal` lists what a seat may do and `refuse` says why it may not do something else. Both
ask the same small questions, and a test compares them action by action. What an action
then does is in `turns`, and which five in a row count in `sequences`.
"""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import MODERATOR, Actions
from spieltisch.engine.moves import argument, arguments, code, is_a
from spieltisch.games.sequence import reasons as why
from spieltisch.games.sequence.board import CELLS, INNER_CELLS, holds
from spieltisch.games.sequence.cards import (
    CARDS,
    DECK,
    JACKS,
    JACKS_OF_CLUBS,
    JACKS_OF_DIAMONDS,
    JACKS_OF_HEARTS,
    JACKS_OF_SPADES,
    NO_CARD,
    copies,
)
from spieltisch.games.sequence.record import (
    ACTIONS,
    CLAIM,
    CLAIMING,
    DRAW,
    GIVE,
    OVER,
    PASS,
    PENALTY,
    PLACE,
    PLACES,
    REMOVE_HEARTS,
    REMOVE_SPADES,
    SWAP,
    SWAP_ANY,
    SWAP_NEVER,
    SWAP_ONE,
    TALK,
    TURN,
    WILD_CLUBS,
    WILD_DIAMONDS,
    Table,
)
from spieltisch.games.sequence.sequences import may_claim, open_places

#: A turn has no more swaps than the game has cards, so that it ends even when everything
#: left to draw is dead.
MAX_SWAPS = DECK

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@inlined
def team_of(s: Table, seat: int) -> int:
    """S1: teams alternate around the table, so that no two neighbours share a colour."""
    return whole(s.team_of[seat])


@inlined
def is_placement(action: int) -> bool:
    """Whether a move places a chip, by a cell's own card or by a two-eyed jack."""
    return is_a(action, PLACE) or is_a(action, WILD_CLUBS) or is_a(action, WILD_DIAMONDS)


@inlined
def is_removal(action: int) -> bool:
    """Whether a move removes a chip, by a one-eyed jack."""
    return is_a(action, REMOVE_SPADES) or is_a(action, REMOVE_HEARTS)


@inlined
def card_of(s: Table, action: int) -> int:
    """The card that places or removes a chip: the cell's own card, or a jack."""
    if is_a(action, PLACE):
        return whole(s.layout[argument(action, PLACE)])
    if is_a(action, WILD_CLUBS):
        return JACKS_OF_CLUBS
    if is_a(action, WILD_DIAMONDS):
        return JACKS_OF_DIAMONDS
    return JACKS_OF_SPADES if is_a(action, REMOVE_SPADES) else JACKS_OF_HEARTS


@inlined
def cell_of(action: int) -> int:
    """The cell on which a chip is placed or removed."""
    if is_a(action, PLACE):
        return argument(action, PLACE)
    if is_a(action, WILD_CLUBS):
        return argument(action, WILD_CLUBS)
    if is_a(action, WILD_DIAMONDS):
        return argument(action, WILD_DIAMONDS)
    if is_a(action, REMOVE_SPADES):
        return argument(action, REMOVE_SPADES)
    return argument(action, REMOVE_HEARTS)


@kernel
def is_taken(s: Table, cell: int) -> bool:
    """Whether there is a chip of any team on a cell."""
    word = cell >> 6
    chips = s.chips[0, word] | s.chips[1, word] | s.chips[2, word]
    return (chips >> np.uint64(cell & 63)) & _ONE != _ZERO


@kernel
def is_dead(s: Table, card: int) -> bool:
    """S2, S4: a card is dead when both its cells are covered; a jack never is."""
    covered = ~(s.open_cards[0] | s.open_cards[1] | JACKS)
    return covered >> np.uint64(card) & _ONE == _ONE


@inlined
def has_chip(s: Table, team: int) -> bool:
    """S14: whether the team has a chip left; without a limit it always does."""
    if s.chip_limit == 0:
        return True
    return bits.count(s.chips[team, 0]) + bits.count(s.chips[team, 1]) < s.chip_limit


@kernel
def may_remove(s: Table, team: int, cell: int) -> bool:
    """A one-eyed jack takes an opposing chip (S17), a locked one only if advanced (S13)."""
    for other in range(s.teams):
        if other != team and holds(s.chips[other], cell):
            return s.advanced == 1 or not holds(s.locked[other], cell)
    return False


@inlined
def may_swap(s: Table, can_play: bool) -> bool:
    """S2, S3: one dead card a turn; more only while the hand has nothing to play.

    After 104 swaps the turn ends with a pass, even with dead cards left (`MAX_SWAPS`).
    """
    if s.dead_cards == SWAP_NEVER or s.swaps >= MAX_SWAPS:
        return False
    if s.dead_cards == SWAP_ANY or s.swaps == 0:
        return True
    return s.dead_cards == SWAP_ONE and not can_play


@inlined
def cards_to_draw(s: Table) -> bool:
    """S9, S10: whether the deck, or the discards once reshuffled, have a card left."""
    return s.deck_size > 0 or s.discards[0] != _ZERO


@kernel
def waits_to_draw(s: Table, seat: int) -> bool:
    """S11: whether the seat has played and its draw is still open."""
    for k in range(s.waiting_draws):
        if s.open_draws[k] == seat:
            return True
    return False


@inlined
def actors(s: Table) -> int:
    """The mask of the seats that may act now."""
    if s.phase == OVER:
        return 0
    if s.phase == PENALTY:
        return whole(s.penalised)
    seats = 1 << whole(s.turn)
    if s.phase == TURN and s.waiting_draws > 0 and cards_to_draw(s):
        for k in range(s.waiting_draws):
            seats |= 1 << whole(s.open_draws[k])
    return seats


@inlined
def legal(s: Table, seat: int, out: Actions) -> int:
    """Write all legal actions of a seat; return how many there are."""
    if seat == MODERATOR:
        return _moderator_calls(s, out)
    if s.phase == TURN:
        n = _turn(s, seat, out) if s.turn == seat else 0
        if s.waiting_draws > 0 and waits_to_draw(s, seat) and cards_to_draw(s):
            out[n] = code(DRAW)
            n += 1
        return n
    if s.phase == CLAIMING and s.turn == seat:
        return _claims(s, out)
    if s.phase == PENALTY and s.penalised >> seat & 1 == 1:
        return _cards_to_give(s, seat, out)
    return 0


@inlined
def _turn(s: Table, seat: int, out: Actions) -> int:
    hand = s.hands[seat, 0]
    n = 0
    if has_chip(s, team_of(s, seat)):
        for copy in range(2):
            rest = hand & s.open_cards[copy]
            while rest != _ZERO:
                out[n] = code(PLACE, s.cells[bits.lowest(rest), copy])
                rest &= rest - _ONE
                n += 1
    if hand & JACKS != _ZERO:
        n = _jacks(s, seat, hand & JACKS, out, n)
    dead = hand & ~(s.open_cards[0] | s.open_cards[1] | JACKS)
    if dead != _ZERO and may_swap(s, n > 0):
        n = write_bits(dead, code(SWAP), out, n)
    if n == 0:  # S3
        out[0] = code(PASS)
        n = 1
    return n


@kernel
def _jacks(s: Table, seat: int, jacks: np.uint64, out: Actions, n: int) -> int:
    team = team_of(s, seat)
    placing = has_chip(s, team)
    for word in range(2):
        own = s.chips[team, word]
        others = (s.chips[0, word] | s.chips[1, word] | s.chips[2, word]) & ~own
        free = INNER_CELLS[word] & ~own & ~others if placing else _ZERO
        if s.advanced == 0:
            others &= ~(s.locked[0, word] | s.locked[1, word] | s.locked[2, word])
        first = word * 64
        if jacks >> np.uint64(JACKS_OF_CLUBS) & _ONE:
            n = write_bits(free, code(WILD_CLUBS, first), out, n)
        if jacks >> np.uint64(JACKS_OF_DIAMONDS) & _ONE:
            n = write_bits(free, code(WILD_DIAMONDS, first), out, n)
        if jacks >> np.uint64(JACKS_OF_SPADES) & _ONE:
            n = write_bits(others, code(REMOVE_SPADES, first), out, n)
        if jacks >> np.uint64(JACKS_OF_HEARTS) & _ONE:
            n = write_bits(others, code(REMOVE_HEARTS, first), out, n)
    return n


@inlined
def write_bits(word: np.uint64, first: int, out: Actions, n: int) -> int:
    """Write an action for each bit of a word; `first` is the one of its lowest bit."""
    while word != _ZERO:
        out[n] = first + bits.lowest(word)
        word &= word - _ONE
        n += 1
    return n


@kernel
def claim_direction(s: Table) -> int:
    """The line whose claim is asked for now: lines are settled one after the other."""
    return bits.lowest(np.uint64(s.claim_lines))


@kernel
def _claims(s: Table, out: Actions) -> int:
    direction = claim_direction(s)
    places = open_places(s, team_of(s, s.turn), whole(s.claim_cell), direction)
    n = 0
    for place in range(PLACES):
        if may_claim(places, place):
            out[n] = code(CLAIM, direction, place)
            n += 1
    return n


@kernel
def _cards_to_give(s: Table, seat: int, out: Actions) -> int:
    return write_bits(s.hands[seat, 0], code(GIVE), out, 0)


@kernel
def _moderator_calls(s: Table, out: Actions) -> int:
    n = 0
    if s.table_talk == 1 and s.phase == TURN:
        for team in range(s.teams):
            out[n] = code(TALK, team)
            n += 1
    return n


@kernel
def refuse(s: Table, seat: int, action: int) -> int:
    """0 for a legal action, else the number of the reason (see `reasons`)."""
    if action < 0 or action >= ACTIONS:
        return why.NO_SUCH_ACTION
    if s.phase == OVER:
        return why.GAME_OVER
    if is_a(action, TALK) or seat == MODERATOR:
        return _refuse_talk(s, seat, action)
    if s.phase == PENALTY:
        return _refuse_in_penalty(s, seat, action)
    if is_a(action, GIVE):
        return why.NO_PENALTY
    if is_a(action, DRAW):
        return _refuse_draw(s, seat)
    if s.turn != seat:
        return why.NOT_YOUR_TURN
    if s.phase == CLAIMING:
        return _refuse_claim(s, action)
    if is_a(action, CLAIM):
        return why.NOTHING_TO_CLAIM
    if is_a(action, PASS):
        return _refuse_pass(s, seat)
    if is_a(action, SWAP):
        return _refuse_swap(s, seat, argument(action, SWAP))
    if is_removal(action):
        return _refuse_removal(s, seat, action)
    return _refuse_placement(s, seat, action)


@kernel
def _refuse_talk(s: Table, seat: int, action: int) -> int:
    if seat != MODERATOR:
        return why.ONLY_THE_MODERATOR
    if not is_a(action, TALK):
        return why.NOT_YOUR_TURN
    if s.table_talk == 0:
        return why.TALK_IS_OFF
    if s.phase != TURN:
        return why.MODERATOR_WAITS
    return why.LEGAL if argument(action, TALK) < s.teams else why.NO_SUCH_TEAM


@kernel
def _refuse_in_penalty(s: Table, seat: int, action: int) -> int:
    if s.penalised >> seat & 1 == 0:
        return why.PENALTY_FIRST
    if not is_a(action, GIVE):
        return why.PENALTY_FIRST
    in_hand = copies(s.hands[seat], argument(action, GIVE))
    return why.LEGAL if in_hand > 0 else why.CARD_NOT_IN_HAND


@kernel
def _refuse_draw(s: Table, seat: int) -> int:
    if s.phase == CLAIMING:
        return why.CLAIM_FIRST
    if not waits_to_draw(s, seat):
        return why.NO_OPEN_DRAW
    return why.LEGAL if cards_to_draw(s) else why.NOTHING_TO_DRAW


@kernel
def _refuse_claim(s: Table, action: int) -> int:
    if not is_a(action, CLAIM):
        return why.CLAIM_FIRST
    direction, place = arguments(action, CLAIM)
    if direction != claim_direction(s):
        return why.NOT_A_CLAIM
    places = open_places(s, team_of(s, s.turn), whole(s.claim_cell), direction)
    return why.LEGAL if may_claim(places, place) else why.NOT_A_CLAIM


@kernel
def can_play(s: Table, seat: int) -> bool:
    """Whether the hand has a card to place a chip with or to remove one."""
    team = team_of(s, seat)
    rest = s.hands[seat, 0]
    while rest != _ZERO:
        card = bits.lowest(rest)
        rest &= rest - _ONE
        if card == JACKS_OF_SPADES or card == JACKS_OF_HEARTS:
            for cell in range(CELLS):
                if may_remove(s, team, cell):
                    return True
        elif has_chip(s, team):
            if s.cells[card, 0] == NO_CARD:
                for cell in range(CELLS):
                    if holds(INNER_CELLS, cell) and not is_taken(s, cell):
                        return True
            elif not is_dead(s, card):
                return True
    return False


@kernel
def _refuse_pass(s: Table, seat: int) -> int:
    if can_play(s, seat):
        return why.MUST_PLAY
    if may_swap(s, False):
        for card in range(CARDS):
            if copies(s.hands[seat], card) > 0 and is_dead(s, card):
                return why.MUST_SWAP
    return why.LEGAL


@kernel
def _refuse_swap(s: Table, seat: int, card: int) -> int:
    if copies(s.hands[seat], card) == 0:
        return why.CARD_NOT_IN_HAND
    if s.cells[card, 0] == NO_CARD:
        return why.JACK_IS_NEVER_DEAD
    if not is_dead(s, card):
        return why.NOT_DEAD
    if may_swap(s, can_play(s, seat)):
        return why.LEGAL
    return why.SWAPS_ARE_OFF if s.dead_cards == SWAP_NEVER else why.SWAPPED_ALREADY


@kernel
def _refuse_removal(s: Table, seat: int, action: int) -> int:
    card, cell, team = card_of(s, action), cell_of(action), team_of(s, seat)
    if copies(s.hands[seat], card) == 0:
        return why.CARD_NOT_IN_HAND
    if may_remove(s, team, cell):
        return why.LEGAL
    if holds(s.chips[team], cell):
        return why.OWN_CHIP
    return why.LOCKED_CHIP if is_taken(s, cell) else why.NOTHING_TO_REMOVE


@kernel
def _refuse_placement(s: Table, seat: int, action: int) -> int:
    card, cell = card_of(s, action), cell_of(action)
    if not holds(INNER_CELLS, cell):
        return why.FREE_CORNER
    if copies(s.hands[seat], card) == 0:
        return why.CARD_NOT_IN_HAND
    if is_taken(s, cell):
        return why.CELL_TAKEN
    return why.LEGAL if has_chip(s, team_of(s, seat)) else why.OUT_OF_CHIPS
