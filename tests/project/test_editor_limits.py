"""The editors of the browser client keep the limits of the games."""

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "frontend" / "scripts" / "limits.py"


def test_the_editors_have_the_limits_of_the_games() -> None:
    script = runpy.run_path(str(SCRIPT))
    assert script["FILE"].read_text("utf-8") == script["write"](), "run frontend/scripts/limits.py"
