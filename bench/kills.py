"""Kill the server with SIGKILL at random moments under load, and check that nothing is lost.

    .venv/bin/python bench/kills.py --kills 50 --tables 8

After each kill the server is started again; every move that was acknowledged must be in the
logs, what got no answer is sent again and must be played exactly once, and everybody goes on.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.killing import Fleet


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=8)
    arguments = parser.parse_args()
    random = Random()
    with tempfile.TemporaryDirectory() as folder:
        fleet = Fleet(Path(folder), arguments.tables)
        try:
            for kill in range(1, arguments.kills + 1):
                fleet.play(moves=random.randint(10, 400))
                fleet.kill()
                began = time.perf_counter()
                fleet.start()
                fleet.check()
                back = time.perf_counter() - began
                print(
                    f"kill {kill}: {fleet.acknowledged} moves acknowledged so far, none lost; "
                    f"all tables back after {back:.1f} s",
                    flush=True,
                )
        finally:
            fleet.stop()


if __name__ == "__main__":
    main()
