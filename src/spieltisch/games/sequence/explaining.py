"""Why an action is refused, in words that name the rule and what it would take."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.explanation import Explanation, keys_of
from spieltisch.engine.plain import interpreted, number_of
from spieltisch.games.sequence import cards
from spieltisch.games.sequence import reasons as why
from spieltisch.games.sequence.board import cell_name
from spieltisch.games.sequence.notation import CardName, TeamName, card_of
from spieltisch.games.sequence.options import WORDS
from spieltisch.games.sequence.record import SWAP_STRICT, Table
from spieltisch.games.sequence.rules import cell_of, is_placement, is_removal

KEYS = keys_of(why)

_is_placement, _is_removal = interpreted(is_placement), interpreted(is_removal)
_cell_of = interpreted(cell_of)


def explain(s: Table, seat: int, action: int, reason: int) -> Explanation:
    """The reason as a sentence about this very action."""
    key = KEYS[reason]
    if reason in (why.LEGAL, why.NO_SUCH_ACTION):  # there is nothing to say about the action
        return Explanation(reason == why.LEGAL, why.RULES.get(reason), WORDS(key))
    if reason == why.SWAPPED_ALREADY and s.dead_cards == SWAP_STRICT:
        key = "swapped-strictly"
    return Explanation(False, why.RULES.get(reason), WORDS(key, **_subject(s, action)))


def _subject(s: Table, action: int) -> dict[str, Any]:
    """What the sentences are about: the card, the cell, its chip, whose turn it is."""
    subject: dict[str, Any] = {
        "player": int(s.turn) + 1,
        "limit": int(s.chip_limit),
        "claim": cell_name(int(s.claim_cell)) if s.claim_cell >= 0 else "-",
    }
    if _is_placement(action) or _is_removal(action):
        place = _cell_of(action)
        subject["cell"] = cell_name(place)
        subject["homes"] = [cell_name(place)]
        for team in range(int(s.teams)):
            if number_of(s.chips[team]) >> place & 1:
                subject["team"] = TeamName(team)
    card = card_of(s, action)
    if card is not None:
        subject["card"] = CardName(cards.name(card))
        if s.cells[card, 0] != cards.NO_CARD:
            subject["homes"] = [cell_name(int(c)) for c in s.cells[card]]
    return subject
