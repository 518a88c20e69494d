"""The settings of a server."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

import platformdirs


@dataclass(frozen=True)
class Rate:
    """How many per second in the long run, and how many at once."""

    per_second: float
    at_once: int


@dataclass(frozen=True)
class Limits:
    """How much one socket and one address may ask for.

    `messages` and `queue` apply to a socket, all others to an address. All sockets of an address
    together may send as much as `crowd` of them. `hints`, `analyses`, `files` and `pictures`
    limit what is under way at the same time; the limits in seconds say how long a request may
    take to arrive.
    `open_tables` and `kept_files` limit how many tables that are not finished, and how many
    uploaded files, an address may leave on the server.
    `answers` is in bytes: what the API and whole tables may add up to, so that small questions
    do not make for large answers without end. `requests` is the budget for whatever is asked
    before anybody is known: pages, the API, what does not exist, and what sockets send before
    they have said hello. A page of ours takes about fifty, and a whole class may open it at
    once.
    """

    messages: Rate = Rate(20, 40)
    crowd: int = 20
    patience: int = 200
    requests: Rate = Rate(200, 2000)
    tables: Rate = Rate(1, 40)
    guesses: Rate = Rate(1, 40)
    answers: Rate = Rate(2 << 20, 64 << 20)
    sockets: int = 400
    queue: int = 64
    hello_seconds: float = 10.0
    hints: int = 6
    analyses: int = 2
    files: int = 2
    pictures: int = 4
    open_tables: int = 500
    kept_files: int = 200
    head_bytes: int = 16 << 10
    head_lines: int = 100
    header_seconds: float = 15.0
    body_seconds: float = 60.0

    @property
    def address_messages(self) -> Rate:
        """What all sockets of an address may send."""
        return Rate(self.messages.per_second * self.crowd, self.messages.at_once * self.crowd)

    @property
    def connections(self) -> int:
        """How many connections an address may have: its sockets, and some for requests."""
        return self.sockets + 100


@dataclass(frozen=True)
class Keeping:
    """For how many days a table at which nothing happens is kept; None for ever.

    A table whose clock is running is not among those at which nothing happens.
    """

    open: float | None = 90
    finished: float | None = 365
    files: float | None = 30


class LogFormat(StrEnum):
    """How the log is written."""

    #: Lines for people.
    TEXT = "text"
    #: An object of JSON in each line, for programs.
    JSON = "json"


class LogLevel(StrEnum):
    """What is worth a line of the log."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True)
class Logs:
    """How the log is written; `requests` says whether every request is worth a line."""

    format: LogFormat = LogFormat.TEXT
    level: LogLevel = LogLevel.INFO
    requests: bool = False


@dataclass(frozen=True)
class Metrics:
    """Where figures are offered for Prometheus, apart from the tables; nowhere without a port."""

    port: int | None = None
    host: str = "127.0.0.1"


@dataclass(frozen=True)
class Certificate:
    """The files of a certificate, with those that vouch for it, and of its private key."""

    chain: Path
    key: Path


def data_folder() -> Path:
    """Where tables are kept if nobody says otherwise: the user's data folder."""
    return Path(platformdirs.user_data_path("spieltisch"))


def steady_clock() -> Callable[[], int]:
    """The time in milliseconds, by the wall clock as it is now and steadily on from there.

    Whoever sets the wall clock while people play takes no time from them, and gives them none.
    """
    begin = time.time_ns() - time.monotonic_ns()
    return lambda: (begin + time.monotonic_ns()) // 1_000_000


@dataclass(frozen=True)
class Settings:
    """Where tables are stored, and how the server treats those who come.

    Time and chance can be replaced for tests. `pace` is the shortest time that a bot takes for
    a move, so that people can follow; `resume` is how many events a client may have missed and
    still be told only those. Tables at which nobody is take up to `memory` bytes; those that nobody
    has looked at for longest are on disk only. `round_seconds` is how often the server looks for
    tables whose time is up although nobody is there. `shared_address` is how other
    devices reach a server that was opened as localhost. `hosts` are further names under which
    the server is asked for, besides those of this machine and addresses. `proxies` are the
    addresses whose word is taken for whom they speak (`X-Forwarded-For`). `base_path` is the path
    below which all pages are, such as `/games`, if the server has no host name of its own. With a
    `certificate` the server speaks HTTPS itself. What has been kept for long enough goes to the
    folder `archive` as match files, or is deleted without one.

    `database` is the address of a data base that several processes share, in the place of the
    folder. Each of them calls the others by `reachable_at`, and keeps its tables for as long as it
    renews a lease of `lease_seconds`.
    """

    data: Path = field(default_factory=data_folder)
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    base_path: str = ""
    certificate: Certificate | None = None
    archive: Path | None = None
    logs: Logs = Logs()
    metrics: Metrics = Metrics()
    web: Path = Path(__file__).parents[1] / "_web"
    now: Callable[[], int] = field(default_factory=steady_clock)
    chance: Callable[[int], int] = secrets.randbits
    pace: float = 0.0
    resume: int = 200
    memory: int = 128 << 20
    keeping: Keeping = Keeping()
    round_seconds: float = 10.0
    hint_seconds: float = 1.0
    analysis_iterations: int = 100
    bot_threads: int | None = None
    shared_address: str | None = None
    database: str | None = None
    reachable_at: str = ""
    lease_seconds: float = 2.0


#: The largest message of a socket and the largest request, in bytes.
LARGEST = 64 << 10
#: The largest match file that may be uploaded.
LARGEST_FILE = 1 << 20
#: How many moves it may have: far more than any evening brings, yet replayed within a second.
MOST_MOVES = 10_000
#: How deep JSON may be nested.
DEEPEST = 24
