"""Compiled and interpreted kernels do the same, byte for byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from labyrinth import digests


def test_compiled_is_interpreted() -> None:
    script = Path(digests.__file__)
    plain = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    interpreted = json.loads(plain.stdout)
    compiled = digests.digests()
    assert [len(match) for match in compiled] == [len(match) for match in interpreted]
    for number, (one, other) in enumerate(zip(compiled, interpreted, strict=True)):
        differing = [
            ply for ply, pair in enumerate(zip(one, other, strict=True)) if len({*pair}) > 1
        ]
        assert differing == [], f"match {number}"
