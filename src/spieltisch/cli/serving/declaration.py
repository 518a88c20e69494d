"""Every setting of a server, declared once: the command line, files and the documentation follow.

A setting has one name: `keep-open` is `--keep-open` on the command line, `SPIELTISCH_KEEP_OPEN` in
the environment and `keep-open` in a file. What people read about it is under `option-setting-NAME`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from pathlib import Path
from typing import Any

from spieltisch.cli.serving.kinds import (
    BasePath,
    Choice,
    Database,
    Decimal,
    Kind,
    Link,
    Name,
    Network,
    OrNone,
    Pace,
    Place,
    Several,
    Switch,
    Whole,
)
from spieltisch.server.settings import LogFormat, LogLevel, Settings

#: More than anybody means: as good as no limit.
MANY = 1_000_000

#: Where tables are found unless somebody names another port; if it is taken, at one of the next.
USUAL_PORT, PORTS = 8765, 10

#: How long a bot's move takes at least, so that people can follow.
PACE = 0.5

#: What the names of settings begin with in the environment.
PREFIX = "SPIELTISCH_"


class Section(StrEnum):
    """What settings are about, in the order in which people read of them."""

    NETWORK = "network"
    TABLES = "tables"
    LIMITS = "limits"
    BOTS = "bots"
    LOGS = "logs"


@dataclass(frozen=True)
class Setting:
    """A setting: its name, what kind of value it has, and where it belongs in `Settings`.

    What has no place there is about the command itself. The default is that of `Settings`, unless
    the command has another one; a setting whose default depends on the machine says so in words,
    under `usual-NAME`.
    """

    name: str
    section: Section
    kind: Kind
    place: str = ""
    own: Any = None
    depends: bool = False

    @property
    def option(self) -> str:
        """Its name on the command line."""
        return f"--{self.name}"

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.upper().replace("-", "_")

    @property
    def default(self) -> Any:
        """What holds if nobody says otherwise."""
        if self.own is not None or not self.place:
            return self.own
        return reduce(getattr, self.place.split("."), Settings(data=Path()))


def _network() -> tuple[Setting, ...]:
    section = Section.NETWORK
    return (
        Setting("host", section, Name(), own="0.0.0.0"),
        Setting("port", section, Whole(0, 65535), depends=True),
        Setting("open", section, Switch(), own=True),
        Setting("allow-host", section, Several(Name()), "hosts"),
        Setting("proxy", section, Several(Network()), "proxies"),
        Setting("base-path", section, BasePath(), "base_path"),
        Setting("certificate", section, Place("file")),
        Setting("private-key", section, Place("file")),
        Setting("metrics-port", section, OrNone(Whole(0, 65535)), "metrics.port"),
        Setting("metrics-host", section, Name(), "metrics.host"),
    )


def _tables() -> tuple[Setting, ...]:
    section, days = Section.TABLES, OrNone(Whole(0, MANY))
    return (
        Setting("data", section, Place("folder"), "data", depends=True),
        Setting("database", section, Database(), "database", depends=True),
        Setting("reachable-at", section, Link(), "reachable_at", depends=True),
        Setting("lease-seconds", section, Decimal(0.5, 60), "lease_seconds"),
        Setting("memory", section, Whole(1, 1 << 20, unit=1 << 20), "memory"),
        Setting("keep-open", section, days, "keeping.open"),
        Setting("keep-finished", section, days, "keeping.finished"),
        Setting("keep-files", section, days, "keeping.files"),
        Setting("archive", section, Place("folder"), "archive"),
    )


def _limits() -> tuple[Setting, ...]:
    section, count = Section.LIMITS, Whole(0, MANY)
    return (
        Setting("tables", section, Whole(1, MANY), "limits.open_tables"),
        Setting("files", section, count, "limits.kept_files"),
        Setting("sockets", section, Whole(1, MANY), "limits.sockets"),
        Setting("limit-messages", section, Pace(), "limits.messages"),
        Setting("limit-requests", section, Pace(), "limits.requests"),
        Setting("limit-tables", section, Pace(), "limits.tables"),
        Setting("limit-guesses", section, Pace(), "limits.guesses"),
        Setting("limit-answers", section, Pace(unit=1 << 20), "limits.answers"),
        Setting("limit-hints", section, count, "limits.hints"),
        Setting("limit-analyses", section, count, "limits.analyses"),
        Setting("limit-uploads", section, count, "limits.files"),
        Setting("limit-pictures", section, count, "limits.pictures"),
    )


def _bots() -> tuple[Setting, ...]:
    section = Section.BOTS
    return (
        Setting("bot-threads", section, OrNone(Whole(0, 1024)), "bot_threads"),
        Setting("pace", section, Decimal(0, 60), "pace", own=PACE),
        Setting("hint-seconds", section, Decimal(0.05, 60), "hint_seconds"),
    )


def _logs() -> tuple[Setting, ...]:
    section = Section.LOGS
    formats = Choice(LogFormat, "log-format")
    levels = Choice(LogLevel, "log-level")
    return (
        Setting("log-format", section, formats, "logs.format"),
        Setting("log-level", section, levels, "logs.level"),
        Setting("log-requests", section, Switch(), "logs.requests"),
    )


SETTINGS: tuple[Setting, ...] = (*_network(), *_tables(), *_limits(), *_bots(), *_logs())

#: The names in the environment that are ours and no settings of a server: where compiled code lies,
#: and what a build is told.
OTHER_VARIABLES = frozenset({"SPIELTISCH_CACHE", "SPIELTISCH_CODE", "SPIELTISCH_TAG"})
