"""What `spieltisch doctor` looks at: a finding each, and what would be right if one is not."""

from __future__ import annotations

import platform
import shutil
import sqlite3
import time
from collections.abc import Iterator
from enum import StrEnum
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import spieltisch
from spieltisch.cli.language import WORDS
from spieltisch.cli.serving.declaration import USUAL_PORT
from spieltisch.cli.serving.finding import folder_in
from spieltisch.cli.serving.inspecting import lasting_obstacles, port_obstacles
from spieltisch.cli.serving.reading import Configuration
from spieltisch.engine.words import Text

#: Below this many free megabytes there is a warning; below the second, nothing is stored.
LITTLE_SPACE, NO_SPACE = 1024, 16
#: Below this many open files at a time there is a warning; below the second, hardly anybody fits.
FEW_FILES, NO_FILES = 4096, 256
#: How far ahead of the clock the last event may be, in seconds.
AHEAD = 300


class Verdict(StrEnum):
    """How a finding is to be taken."""

    FINE = "fine"
    DOUBTFUL = "doubtful"
    BAD = "bad"


class Finding(NamedTuple):
    """What was found, in a sentence."""

    verdict: Verdict
    text: Text


def _fine(key: str, **values: object) -> Finding:
    return Finding(Verdict.FINE, WORDS(key, **values))


def _doubtful(key: str, **values: object) -> Finding:
    return Finding(Verdict.DOUBTFUL, WORDS(key, **values))


def _bad(key: str, **values: object) -> Finding:
    return Finding(Verdict.BAD, WORDS(key, **values))


def examine(configuration: Configuration) -> Iterator[Finding]:
    """Everything that is looked at, in the order in which it may matter."""
    folder = folder_in(configuration)
    yield _versions()
    for problem in (*configuration.problems, *lasting_obstacles(configuration)):
        yield Finding(Verdict.BAD, problem)
    for note in configuration.notes:
        yield Finding(Verdict.DOUBTFUL, note)
    if configuration["database"] is None:
        yield _disk(folder)
        yield from _tables(folder)
    yield _clock(folder)
    yield from _open_files()
    yield _port(configuration)
    yield _compiled()


def _versions() -> Finding:
    names = ("numpy", "numba", "uvicorn")
    others = ", ".join(f"{name} {version(name)}" for name in names)
    python, sqlite = platform.python_version(), sqlite3.sqlite_version
    ours = spieltisch.__version__
    return _fine("doctor-versions", ours=ours, python=python, sqlite=sqlite, others=others)


def _disk(folder: Path) -> Finding:
    there = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    free = shutil.disk_usage(there).free >> 20
    values = {"free": free, "path": str(folder)}
    if free < NO_SPACE:
        return _bad("doctor-disk-full", **values)
    return (
        _doubtful("doctor-disk-low", **values)
        if free < LITTLE_SPACE
        else _fine("doctor-disk", **values)
    )


def _tables(folder: Path) -> Iterator[Finding]:
    from spieltisch.server.store.backups import read_back
    from spieltisch.server.store.errors import NoStore
    from spieltisch.server.store.privacy import is_private
    from spieltisch.server.store.sqlite import FILE
    from spieltisch.server.store.sqlite_schema import STEPS

    file = folder / FILE
    if not file.is_file():
        yield _fine("doctor-no-tables", path=str(folder))
        return
    if not is_private(folder):
        yield _doubtful("data-is-open", folder=str(folder))
    try:
        contents = read_back(file)
    except NoStore as error:
        yield _bad("doctor-damaged", path=str(file), fault=str(error))
        return
    size = file.stat().st_size >> 20
    values = {"path": str(file), "size": size, "tables": contents.tables, "events": contents.events}
    yield _fine("doctor-tables", **values)
    if contents.version > len(STEPS):
        yield _bad("data-is-newer", folder=str(folder))
    elif contents.version < len(STEPS):
        yield _doubtful("doctor-older", path=str(file))


def _clock(folder: Path) -> Finding:
    from spieltisch.server.store.outlook import last_change

    now = time.time()
    moment = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now))
    # Nobody has a program that was written in the future.
    if now + AHEAD < Path(spieltisch.__file__).stat().st_mtime:
        return _bad("doctor-clock-behind", moment=moment)
    last = last_change(folder)
    if last is not None and last / 1000 > now + AHEAD:
        later = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(last / 1000))
        return _bad("doctor-clock-set-back", moment=moment, later=later)
    return _fine("doctor-clock", moment=moment)


def _open_files() -> Iterator[Finding]:
    try:
        import resource
    except ImportError:  # there is no such limit on Windows
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most == resource.RLIM_INFINITY or most >= FEW_FILES:
        yield _fine("doctor-files", most="∞" if most == resource.RLIM_INFINITY else most)
    else:
        few = _bad if most < NO_FILES else _doubtful
        yield few("doctor-few-files", most=most, wanted=1 << 16)


def _port(configuration: Configuration) -> Finding:
    """Whether a server could listen, or one of ours answers there already."""
    for obstacle in port_obstacles(configuration):
        is_ours = _answers(
            configuration["host"], configuration["port"] or USUAL_PORT, configuration["base-path"]
        )
        values = {"host": configuration["host"], "port": configuration["port"] or USUAL_PORT}
        return _fine("doctor-running", **values) if is_ours else Finding(Verdict.BAD, obstacle)
    return _fine(
        "doctor-port", host=configuration["host"], port=configuration["port"] or USUAL_PORT
    )


def _answers(host: str, port: int, base: str) -> bool:
    from http.client import HTTPConnection, HTTPException

    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    connection = HTTPConnection(host, port, timeout=3)
    try:
        connection.request("GET", f"{base}/api/live")
        return b'"version"' in connection.getresponse().read(1000)
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def _compiled() -> Finding:
    from spieltisch.bots import seating
    from spieltisch.engine import registry
    from spieltisch.engine.codecache import cache_folder
    from spieltisch.engine.workshop import Order

    orders = [*(Order(name) for name in registry.games()), *seating.orders()]
    missing = [order.what for order in orders if not order.is_ready]
    if missing:
        return _doubtful("doctor-uncompiled", missing=missing)
    return _fine("doctor-compiled", path=str(cache_folder()))
