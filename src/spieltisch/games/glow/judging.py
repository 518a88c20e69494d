"""Why a match ended as it did (G3.7, T7.4, X3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from spieltisch.engine.contract import MAX_SEATS, State
from spieltisch.engine.plain import members
from spieltisch.engine.records import viewed
from spieltisch.engine.verdict import Verdict
from spieltisch.engine.words import Text
from spieltisch.games.glow import scoring
from spieltisch.games.glow.options import WORDS
from spieltisch.games.glow.record import RECORD
from spieltisch.games.glow.scene import SCENES


def judge(state: State) -> Verdict:
    """The most points, or what broke the tie; and where the winners have made camp."""
    scene = SCENES.as_data(state)
    scores = scene["scores"]
    winners = members(int(scoring.result(viewed(state, RECORD), np.zeros(MAX_SEATS))))
    if scores["tom"] is not None:
        why = _against_tom(scores, bool(winners))
        toms = {"camp": scores["tom"]["camp"], "boats": scene["tom"]["boats"]}
        return Verdict(why, _places([scene["seats"][0]] if winners else [toms]))
    return Verdict(_among_seats(scores, winners), _places([scene["seats"][w] for w in winners]))


def _against_tom(scores: dict[str, Any], is_won: bool) -> Text:
    own, toms = scores["seats"][0]["total"], scores["tom"]["total"]
    if own != toms:
        return WORDS("verdict-tom", points=own, toms=toms)
    return WORDS("verdict-tom-tie", points=own, won="yes" if is_won else "no")


def _among_seats(scores: dict[str, Any], winners: Sequence[int]) -> Text:
    seats = scores["seats"]
    points, tokens = seats[winners[0]]["total"], seats[winners[0]]["reroll_tokens"]
    if len(winners) > 1:
        return WORDS("verdict-shared", points=points)
    if scores["tied"]:
        return WORDS("verdict-tokens", points=points, tokens=tokens)
    second = max(one["total"] for seat, one in enumerate(seats) if seat not in winners)
    return WORDS("verdict-points", points=points, second=second)


def _places(owners: Sequence[dict[str, Any]]) -> tuple[str, ...]:
    """The camps in the Shadows, the islands of all boats at Sea."""
    camps = [[one["camp"]] if one["camp"] is not None else one["boats"] for one in owners]
    return tuple(dict.fromkeys(place for places in camps for place in places))
