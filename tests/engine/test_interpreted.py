"""Compiled and interpreted runs agree, ply by ply, on whole matches."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from engine import traces
from engine.traces import SETTINGS, trace

HALVES = [list(SETTINGS)[0::2], list(SETTINGS)[1::2]]


@pytest.mark.parametrize("names", HALVES, ids=["one half", "other half"])
def test_compiled_and_interpreted_matches_agree_ply_by_ply(names: list[str]) -> None:
    interpreted = subprocess.run(
        [sys.executable, traces.__file__, *names],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(interpreted.stdout)
    assert found["compiled"] is False
    for name in names:
        assert found[name] == trace(name), name
