"""Sequence in all its forms, and the laws of its own that it keeps besides the kit's."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import strategies as st

import spieltisch
from spieltisch.engine.laws import LAWS, Moment, each_ply, insist
from spieltisch.engine.records import viewed
from spieltisch.games.sequence.board import (
    CELLS,
    CORNERS,
    FREE,
    WINDOW_CELLS,
    names_on_board,
)
from spieltisch.games.sequence.options import DEAD_CARDS, HAND_SIZES
from spieltisch.games.sequence.record import CLAIMING, RECORD

GAME = spieltisch.game("sequence")

#: Every number of players with every number of teams it can form.
TABLES = [(players, teams) for players in HAND_SIZES for teams in (2, 3) if players % teams == 0]

FIVES = [frozenset(map(int, cells)) for cells in WINDOW_CELLS]


SEEDS = st.integers(0, 2**64 - 1)


@st.composite
def layouts(draw: st.DrawFn) -> Any:
    """The classic layout, or one with all cards elsewhere."""
    if draw(st.booleans()):
        return "classic"
    names = names_on_board() * 2
    Random(draw(SEEDS)).shuffle(names)
    cells = [FREE if cell in CORNERS else names.pop() for cell in range(CELLS)]
    return [" ".join(cells[row : row + 10]) for row in range(0, CELLS, 10)]


def options() -> st.SearchStrategy[dict[str, Any]]:
    """All options except the number of teams, which depends on the number of players."""
    return st.fixed_dictionaries(
        {
            "sequences_to_win": st.integers(1, 5),
            "draw": st.sampled_from(["auto", "manual"]),
            "dead_cards": st.sampled_from(DEAD_CARDS),
            "advanced": st.booleans(),
            "table_talk": st.booleans(),
            "chips": st.just(0) | st.integers(1, 96),
            "layout": layouts(),
        }
    )


@each_ply
def all_cards_are_there(at: Moment) -> None:
    """Hands, deck and discards are two packs of 52, and hands have the sizes that are shown."""
    s = viewed(at.state, RECORD)
    hands = [_cards(s.hands[seat]) for seat in at.seats]
    deck = [int(card) for card in s.deck[: s.deck_size]]
    everything = Counter(deck + _cards(s.discards) + [card for hand in hands for card in hand])
    insist(everything == dict.fromkeys(range(52), 2), f"the cards are {everything}")
    insist([len(hand) for hand in hands] == list(s.hand_sizes[: s.players]), "a size is wrong")
    insist((s.deck[s.deck_size :] == 255).all(), "there are cards above the deck")
    tops = Counter(int(top) for top in s.tops if top != 255)
    insist(tops <= Counter(_cards(s.discards)), "an open card is not among the discards")


@each_ply
def hands_are_full_unless_something_took_cards(at: Moment) -> None:
    """A hand is never too large, too small only after late draws, penalties or an empty deck."""
    s = viewed(at.state, RECORD)
    missing = [int(s.hand_limit - s.hand_sizes[seat]) for seat in at.seats]
    insist(min(missing) >= 0, "a hand is too large")
    dealt = at.match.seed is not None
    if dealt and not (s.manual_draw or s.table_talk or s.deck_size == 0 or at.match.over):
        choosing = int(s.turn) if s.phase == CLAIMING else -1
        gaps = [int(seat == choosing) for seat in at.seats]
        insist(missing == gaps, f"hands are short by {missing}")
    for seat in at.seats:
        waiting = list(s.open_draws[: s.waiting_draws]).count(seat)
        insist(waiting <= missing[seat], f"seat {seat} may draw more than it has played")


@each_ply
def chips_lie_where_they_may(at: Moment) -> None:
    """One chip per cell, none on a corner, none of a team that does not play, never too many."""
    s = viewed(at.state, RECORD)
    chips = [_cells(s.chips[team]) for team in range(3)]
    together = Counter(cell for cells in chips for cell in cells)
    insist(max(together.values(), default=1) == 1, "two chips lie on one cell")
    insist(not together.keys() & set(CORNERS), "a chip lies on a corner")
    insist(not any(chips[int(s.teams) :]), "a team that does not play has chips")
    if s.chip_limit:
        insist(max(map(len, chips)) <= s.chip_limit, "a team has more chips than there are")
    layout = s.layout.tolist()
    printed, covered = Counter(layout), Counter(layout[cell] for cell in together)
    free = Counter(_cards(s.open_cards))
    for card in range(52):
        insist(free[card] == printed[card] - covered[card], f"card {card} is wrongly noted")


@each_ply
def sequences_are_whole_and_fit(at: Moment) -> None:
    """What is locked is what counts; sequences of a team share at most one cell (S6)."""
    s = viewed(at.state, RECORD)
    for team in range(3):
        counted = [FIVES[window] for window in s.sequences[team, : s.counted[team]]]
        own = _cells(s.chips[team]) | set(CORNERS)
        insist(all(five <= own for five in counted), f"team {team} lacks a chip of a sequence")
        locked = set().union(*counted) - set(CORNERS)
        insist(_cells(s.locked[team]) == locked, f"team {team} has other chips locked")
        for number, five in enumerate(counted):
            overlaps = [len(five & other - set(CORNERS)) for other in counted[:number]]
            insist(max(overlaps, default=0) <= 1, f"sequences of team {team} overlap")
        if s.phase != CLAIMING:
            _insist_that_nothing_is_uncounted(counted, own, team)


def _insist_that_nothing_is_uncounted(counted: list[Any], own: set[int], team: int) -> None:
    for five in FIVES:
        if five <= own:
            fits = all(len(five & other - set(CORNERS)) <= 1 for other in counted)
            insist(not fits, f"team {team} has five in a row that do not count: {five}")


def _cards(words: Any) -> list[int]:
    return [card for word in words.tolist() for card in range(64) if word >> card & 1]


def _cells(words: Any) -> set[int]:
    low, high = words.tolist()
    whole = low | high << 64
    return {cell for cell in range(128) if whole >> cell & 1}


ALL_LAWS = (
    all_cards_are_there,
    hands_are_full_unless_something_took_cards,
    chips_lie_where_they_may,
    sequences_are_whole_and_fit,
    *LAWS,
)
