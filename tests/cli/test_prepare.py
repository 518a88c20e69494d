"""`spieltisch prepare`: everything is compiled before anybody waits for it."""

from __future__ import annotations

import pytest

from cli.conftest import Run
from spieltisch.engine import registry


@pytest.mark.parametrize(("language", "last"), [("en", "are ready."), ("de", "sind bereit.")])
def test_every_game_is_tried_out(run: Run, language: str, last: str) -> None:
    ran = run("prepare", "--lang", language)
    told = ran.out.splitlines()
    assert ran.code == 0
    assert len(told) == len(registry.games()) + 1
    assert told[-1].endswith(last)
