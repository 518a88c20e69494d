"""Why an action is refused, in words that name the rule and what it would take."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.explanation import Explanation, keys_of
from spieltisch.games.sequence import cards
from spieltisch.games.sequence import reasons as why
from spieltisch.games.sequence.board import CELLS, cell_name
from spieltisch.games.sequence.notation import CardName, TeamName
from spieltisch.games.sequence.options import WORDS
from spieltisch.games.sequence.record import (
    GIVE,
    PASS,
    REMOVE_HEARTS,
    REMOVE_SPADES,
    SWAP,
    SWAP_STRICT,
    TALK,
    Table,
)
from spieltisch.games.sequence.rules import card_of_placement

KEYS = keys_of(why)


def explain(s: Table, seat: int, action: int, reason: int) -> Explanation:
    """The reason as a sentence about this very action."""
    if reason == why.LEGAL:  # as most often; there is nothing to be said about it
        return Explanation(True, why.RULES.get(reason), WORDS(KEYS[reason]))
    key = KEYS[reason]
    if reason == why.SWAPPED_ALREADY and s.dead_cards == SWAP_STRICT:
        key = "swapped-strictly"
    text = WORDS(key, **_about(s, seat, action))
    return Explanation(False, why.RULES.get(reason), text)


def _about(s: Table, seat: int, action: int) -> dict[str, Any]:
    """What the sentences speak of: the card, the cell, its chip, the one whose turn it is."""
    about: dict[str, Any] = {
        "player": int(s.turn) + 1,
        "limit": int(s.chip_limit),
        "claim": cell_name(int(s.claim_cell)) if s.claim_cell >= 0 else "-",
    }
    if 0 <= action < SWAP:
        place = action % CELLS
        about["cell"] = cell_name(place)
        about["homes"] = [cell_name(place)]
        for team in range(int(s.teams)):
            if int(s.chips[team, place >> 6]) >> (place & 63) & 1:
                about["team"] = TeamName(team)
    card = _card(s, action)
    if card is not None and card < cards.CARDS:
        about["card"] = CardName(cards.name(card))
        if s.cells[card, 0] != cards.NO_CARD:
            about["homes"] = [cell_name(int(c)) for c in s.cells[card]]
    return about


def _card(s: Table, action: int) -> int | None:
    if 0 <= action < REMOVE_SPADES:
        return int(card_of_placement(s, action))
    if action < SWAP:
        return cards.JACKS_OF_SPADES if action < REMOVE_HEARTS else cards.JACKS_OF_HEARTS
    if action < PASS:
        return action - SWAP
    return action - GIVE if GIVE <= action < TALK else None
