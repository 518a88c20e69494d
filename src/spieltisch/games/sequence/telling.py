"""What a move did, in words: the rest of a sentence that begins with the player's name."""

from __future__ import annotations

from functools import lru_cache

from spieltisch.engine.contract import State
from spieltisch.engine.plain import Fields, number_of
from spieltisch.engine.words import MOST_REMEMBERED, Text
from spieltisch.games.sequence import cards
from spieltisch.games.sequence.board import CELLS, window_name
from spieltisch.games.sequence.notation import CardName, TeamName, write_move
from spieltisch.games.sequence.options import WORDS
from spieltisch.games.sequence.record import (
    ACTIONS,
    CLAIMS,
    DRAW,
    GIVE,
    PASS,
    RECORD,
    REMOVE_SPADES,
    SWAP,
    TALK,
)

Windows = set[tuple[int, int]]

_COUNTED, _CHIPS = Fields(RECORD, "counted", "sequences"), Fields(RECORD, "chips")


def tell(before: State, action: int, after: State) -> Text:
    """What an action did, with the sequences that it completed or broke."""
    told = _act(before, action)
    was, now = before.tobytes(), after.tobytes()
    if _COUNTED.bytes_of(was) == _COUNTED.bytes_of(now):
        return told
    earlier, later = _windows(was), _windows(now)
    if broken := earlier - later:
        told = WORDS("told-breaking", told=told, sequences=_names(broken))
    if new := later - earlier:
        # S13: what a removal leaves of an opponent's line may count again at once.
        removes = REMOVE_SPADES <= action < SWAP
        key = "told-counting-again" if removes else "told-completing"
        told = WORDS(key, told=told, sequences=_names(new))
    return told


def _act(state: State, action: int) -> Text:
    if action < REMOVE_SPADES:
        return _placed(write_move(state, action))
    if action < SWAP:
        return _removed(write_move(state, action), _owner(state, action % CELLS))
    if CLAIMS <= action < GIVE:
        return WORDS("told-claim", row=write_move(state, action).split()[-1])
    return _other(action)


@lru_cache(MOST_REMEMBERED)
def _placed(move: str) -> Text:
    card, cell = move.split()
    return WORDS("told-place", card=CardName(card), cell=cell)


@lru_cache(MOST_REMEMBERED)
def _removed(move: str, owner: int) -> Text:
    card, cell = move.split(" x")
    return WORDS("told-remove", card=CardName(card), cell=cell, team=TeamName(owner))


def _owner(state: State, cell: int) -> int:
    chips = _CHIPS.of(state.tobytes()).chips
    return next(team for team, words in enumerate(chips) if number_of(words) >> cell & 1)


@lru_cache(ACTIONS)
def _other(action: int) -> Text:
    if action < PASS:
        return WORDS("told-swap", card=_card(action - SWAP))
    if action == PASS:
        return WORDS("told-pass")
    if action == DRAW:
        return WORDS("told-draw")
    if action < TALK:
        return WORDS("told-give", card=_card(action - GIVE))
    return WORDS("told-talk", team=TeamName(action - TALK))


def _card(number: int) -> CardName:
    return CardName(cards.name(number))


def _windows(state: bytes) -> Windows:
    s = _COUNTED.of(state)
    return {
        (team, window)
        for team, count in enumerate(s.counted)
        for window in s.sequences[team][:count]
    }


def _names(windows: Windows) -> list[str]:
    return sorted(window_name(window) for _, window in windows)
