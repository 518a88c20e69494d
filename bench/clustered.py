"""One of several servers on a data base, as `spieltisch serve` runs it, except for the limits.

    .venv/bin/python bench/clustered.py DATABASE [newer | far ADDRESS]

`newer` stands for the next version: its schema has one step more. `far` listens on another address.
"""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

import psycopg
from ours import LIMITS

from spieltisch.server.running import listen, run
from spieltisch.server.settings import Settings
from spieltisch.server.store.postgres_schema import STEPS, Step, migrate

#: Where a server in a namespace listens: what a test cuts off must not be this.
FAR_PORT = 8765


def main() -> None:
    """Serve until a signal comes, after the address and the number of the process were printed."""
    database, *more = sys.argv[1:]
    if more[:1] == ["newer"]:
        with psycopg.connect(database, autocommit=True) as connection:
            migrate(
                connection, (*STEPS, Step("ALTER TABLE tables ADD COLUMN title text", oldest=1))
            )
    host, port = (more[1], FAR_PORT) if more[:1] == ["far"] else ("127.0.0.1", 0)
    sock = listen(host, port)
    url = f"http://{host}:{sock.getsockname()[1]}"
    settings = Settings(
        data=Path(), limits=LIMITS, database=database, reachable_at=url, bot_threads=1
    )
    threading.Thread(target=_end_with_parent, daemon=True).start()
    run(settings, sock, lambda: print(f"{url}\n{os.getpid()}", flush=True))


def _end_with_parent() -> None:
    """Nobody stays behind when the one who measures is gone."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    main()
