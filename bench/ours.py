"""Our server as `spieltisch serve` runs it, except for the limits of one address.

With `plain` it goes without the shortcut of `server/frames.py`.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import suppress
from pathlib import Path
from unittest import mock

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from spieltisch.server import running
from spieltisch.server.running import listen, run
from spieltisch.server.settings import Limits, Rate, Settings

MANY = Rate(1e6, 1_000_000)
LIMITS = Limits(
    messages=MANY,
    requests=MANY,
    tables=MANY,
    guesses=MANY,
    sockets=100_000,
    open_tables=1_000_000,
    kept_files=1_000_000,
)


def main() -> None:
    """Serve until standard input is closed, after the address has been printed."""
    sock = listen("127.0.0.1", 0)
    url = f"http://127.0.0.1:{sock.getsockname()[1]}"

    def stop() -> None:
        sys.stdin.read()
        os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=stop, daemon=True).start()
    if sys.argv[2:] == ["plain"]:
        mock.patch.object(running, "Straight", WebSocketsSansIOProtocol).start()
    with suppress(KeyboardInterrupt):  # the signal, once everything is closed
        run(Settings(data=Path(sys.argv[1]), limits=LIMITS), sock, lambda: print(url, flush=True))


if __name__ == "__main__":
    main()
