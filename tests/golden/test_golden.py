"""The recorded matches still go as they went; `python -m tests.golden` records them anew."""

from __future__ import annotations

import pytest

from golden.playthrough import FOLDER, LONGEST, SETTINGS, recorded_moves, write


def test_every_setting_is_recorded_and_nothing_else() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SETTINGS)


@pytest.mark.parametrize("name", SETTINGS)
def test_a_recorded_match_goes_as_it_went(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    moves = recorded_moves(text)
    assert 0 < len(moves) < LONGEST
    assert write(name, moves).splitlines() == text.splitlines()
