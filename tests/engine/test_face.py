"""The names that people program against."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import spieltisch
from spieltisch.games import sequence
import spieltisch.games.sequence as again
assert again is sequence
spieltisch.game("sequence").new(seed=1)
assert "sequence" in spieltisch.games()
assert "random" in spieltisch.bots()
"""


def test_games_and_bots_stay_functions_though_their_rooms_have_the_same_names() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
