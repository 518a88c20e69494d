"""`spieltisch prepare`: everything is compiled before anybody waits for it."""

from __future__ import annotations

import pytest

from cli.conftest import Run
from spieltisch.engine import registry


@pytest.mark.parametrize(("language", "last"), [("en", "are ready."), ("de", "sind bereit.")])
def test_every_game_is_tried_out(run: Run, language: str, last: str) -> None:
    ran = run("prepare", "--lang", language)
    lines = ran.out.splitlines()
    assert ran.code == 0
    assert len(lines) == len(registry.games()) + 1
    assert lines[-1].endswith(last)
