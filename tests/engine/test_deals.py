"""A match file that says to which seed somebody committed before the match began."""

from __future__ import annotations

import json

import pytest

import spieltisch
from spieltisch.engine import matchfile
from spieltisch.engine.errors import BadMatchFile


def text(salt: str | None = "5a17") -> str:
    match = spieltisch.game("sequence").new(players=2, seed=7)
    match.play(match.legal()[0])
    return matchfile.write(match, salt)


def test_a_deal_that_was_committed_to_is_sound() -> None:
    deal = json.loads(text())["deal"]
    assert deal == {"commitment": matchfile.commitment(7, "5a17"), "salt": "5a17"}
    assert spieltisch.verify(text()).seed == 7


def test_a_file_without_a_deal_is_as_sound_as_ever() -> None:
    assert "deal" not in json.loads(text(None))
    assert spieltisch.verify(text(None)).seed == 7


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        ({"commitment": "00", "salt": "5a17"}, "seed, salt and commitment do not match"),
        ({"commitment": matchfile.commitment(8, "5a17"), "salt": "5a17"}, "do not match"),
        ({"commitment": matchfile.commitment(7, "5a17"), "salt": "other"}, "do not match"),
        ({"commitment": matchfile.commitment(7, "5a17")}, "deal"),
        ([], "deal"),
        ("x", "deal"),
    ],
)
def test_a_deal_that_does_not_fit_is_told(deal: object, sentence: str) -> None:
    with pytest.raises(BadMatchFile, match=sentence):
        spieltisch.verify({**json.loads(text()), "deal": deal})


def test_a_match_from_a_position_has_no_deal() -> None:
    sequence = spieltisch.game("sequence")
    match = sequence.from_position(sequence.new(players=2, seed=7).position())
    assert "deal" not in json.loads(matchfile.write(match, "5a17"))
