"""What a move did, in words: the rest of a sentence that begins with the player's name."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.words import Text
from spieltisch.games.sequence import cards
from spieltisch.games.sequence.board import CELLS, cell_name, holds, window_name
from spieltisch.games.sequence.notation import CardName, TeamName, write
from spieltisch.games.sequence.options import WORDS
from spieltisch.games.sequence.record import (
    DRAW,
    GIVE,
    PASS,
    REMOVE_HEARTS,
    REMOVE_SPADES,
    SWAP,
    TALK,
)
from spieltisch.games.sequence.rules import card_of_placement

Windows = set[tuple[int, int]]


def tell(before: Any, action: int, after: Any) -> Text:
    """What an action did, with the sequences that it completed or broke."""
    told = _act(before, action)
    earlier, later = _windows(before), _windows(after)
    if broken := earlier - later:
        told = WORDS("told-breaking", told=told, sequences=_names(broken))
    if new := later - earlier:
        # S13: what a removal leaves of an opponent's line may count again at once.
        removes = REMOVE_SPADES <= action < SWAP
        key = "told-counting-again" if removes else "told-completing"
        told = WORDS(key, told=told, sequences=_names(new))
    return told


def _act(s: Any, action: int) -> Text:
    if action < REMOVE_SPADES:
        return WORDS("told-place", card=_card(card_of_placement(s, action)), cell=_cell(action))
    if action < SWAP:
        jack = cards.JACKS_OF_SPADES if action < REMOVE_HEARTS else cards.JACKS_OF_HEARTS
        owner = next(team for team in range(int(s.teams)) if holds(s.chips[team], action % CELLS))
        return WORDS("told-remove", card=_card(jack), cell=_cell(action), team=TeamName(owner))
    if action < PASS:
        return WORDS("told-swap", card=_card(action - SWAP))
    if action == PASS:
        return WORDS("told-pass")
    if action == DRAW:
        return WORDS("told-draw")
    if action < GIVE:
        return WORDS("told-claim", row=write(s, action).split()[-1])
    if action < TALK:
        return WORDS("told-give", card=_card(action - GIVE))
    return WORDS("told-talk", team=TeamName(action - TALK))


def _card(number: int) -> CardName:
    return CardName(cards.name(int(number)))


def _cell(action: int) -> str:
    return cell_name(action % CELLS)


def _windows(s: Any) -> Windows:
    return {
        (team, int(window))
        for team in range(int(s.teams))
        for window in s.sequences[team][: s.counted[team]]
    }


def _names(windows: Windows) -> list[str]:
    return sorted(window_name(window) for _, window in windows)
