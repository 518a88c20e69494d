"""The browser client keeps its own types and tests: `make client` does the same by itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "frontend"


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_client_passes_what_it_asks_of_itself(script: str) -> None:
    assert (CLIENT / "node_modules").is_dir(), "the client has no tools; make test installs them"
    # Node and npm of the locked wheel first: the system's may be too old.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["npm", "run", "--silent", script],
        cwd=CLIENT,
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
