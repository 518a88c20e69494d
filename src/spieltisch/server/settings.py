"""What can be set about a server."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    at_once: int


@dataclass(frozen=True)
class Limits:
    """How much one socket and one address may ask for."""

    messages: Rate = Rate(20, 40)
    patience: int = 200
    requests: Rate = Rate(100, 400)
    tables: Rate = Rate(1, 40)
    guesses: Rate = Rate(1, 40)
    sockets: int = 400
    queue: int = 64
    hello_seconds: float = 10.0
    waiting_thoughts: int = 4


def data_folder() -> Path:
    """Where tables are kept if nobody says otherwise: the user's data folder."""
    return Path(platformdirs.user_data_path("spieltisch"))


def _now() -> int:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Settings:
    """Where tables are stored, and how the server treats those who come.

    Time and chance can be replaced for tests. `pace` is how long a bot's move takes at
    least, so that people can follow; `resume` how many events a client may have missed and
    still get the gap alone. `shared_address` is how other devices reach a server that was
    opened as localhost.
    """

    data: Path = field(default_factory=data_folder)
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()
    web: Path = Path(__file__).parents[1] / "_web"
    now: Callable[[], int] = _now
    chance: Callable[[int], int] = secrets.randbits
    pace: float = 0.0
    resume: int = 200
    rooms: int = 2000
    hint_seconds: float = 1.0
    analysis_iterations: int = 100
    bot_threads: int | None = None
    shared_address: str | None = None


#: The largest message of a socket and the largest request, in bytes.
LARGEST = 64 << 10
#: The largest match file that may be uploaded.
LARGEST_FILE = 4 << 20
#: So deep may JSON be nested.
DEEPEST = 24
