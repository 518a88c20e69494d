"""Several processes on one PostgreSQL, and everything that can go wrong with them.

    .venv/bin/python bench/cluster.py --only kills --kills 200
    .venv/bin/python bench/cluster.py            # all of it, a few times each

Two people sit at each table, play at random, and note what was acknowledged. They come to any of
three processes, as behind a proxy that knows nothing of tables; when a socket is closed, they come
back to any other. In the end each log must hold every move that was acknowledged, once, and numbers
without gaps.

| what | what is done, again and again |
|---|---|
| kills | kill -9 of one of three processes, which is started again |
| sleep | SIGSTOP of one process until others have its tables, then SIGCONT |
| power | PostgreSQL is killed and started again |
| promote | the primary is killed for good, and its synchronous standby promoted |
| network | a process is in a namespace of its own, and its line to PostgreSQL is cut |
| hints | the connections for hints are cut while bots think for each other |
| proxy | people come through nginx, which goes by codes, and processes behind it are killed |
| versions | a process with one more step of the schema joins, then all are replaced one by one |

PostgreSQL comes from the wheel or the package that tests use, and syncs to disk here.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import httpx
import psycopg
from websockets.exceptions import WebSocketException

from server.postgres import Postgres, free_port
from server.running import Client
from spieltisch.engine import registry

FOLDER = Path(__file__).parent
#: Longer than anything takes on a busy machine, in seconds.
PATIENCE = 120.0
PEOPLE = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]


class Process:
    """One of our servers as a process of its own."""

    def __init__(self, database: str, within: tuple[str, ...] = (), *more: str) -> None:
        command = [*within, sys.executable, str(FOLDER / "clustered.py"), database, *more]
        self._popen = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.url, self.pid = "", 0

    def wait(self) -> Process:
        """Wait until people should be sent there, as those who balance do."""
        assert self._popen.stdout is not None
        self.url = self._popen.stdout.readline().strip()
        self.pid = int(self._popen.stdout.readline())
        while httpx.get(self.url + "/api/ready", timeout=PATIENCE).status_code != 200:
            time.sleep(0.05)
        return self

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the server itself."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        with suppress(ProcessLookupError):
            self.signal(signal.SIGKILL)
        self._popen.communicate()

    def stop(self) -> None:
        """End it as an upgrade does, and wait for it."""
        self.signal(signal.SIGTERM)
        self._popen.communicate()


class Person(Client):
    """Somebody with a browser, which takes a line for dead that has been silent for so long."""

    patience = 7.0
    closing = 1.0


class Trouble(Exception):
    """Something was lost, or done twice."""


class Pair:
    """Two people at one table, who come back to any process that is there."""

    def __init__(self, fleet: Fleet, number: int) -> None:
        self._fleet, self._random = fleet, Random(number)
        self._game = "gluex" if number % 2 else "sequence"
        wish = {"game": self._game, "seats": PEOPLE}
        answer = httpx.post(fleet.any_url() + "/api/tables", json=wish, timeout=PATIENCE)
        answer.raise_for_status()
        self._table = answer.json()
        #: What was acknowledged: the last event of a move, under which id it was sent, and it.
        self.acknowledged: dict[int, tuple[str, int]] = {}
        self._sent: tuple[str, dict[str, Any]] | None = None
        #: When the last answer came, and how long people waited longest after something broke.
        self.last = time.monotonic()
        self.gaps: list[float] = []
        self.refusals = 0

    def play(self) -> None:
        """Play until the fleet ends."""
        while not self._fleet.has_ended.is_set():
            clients: list[Person] = []
            with suppress(WebSocketException, OSError, EOFError, TimeoutError):
                for number, seat in enumerate(self._table["seats"]):
                    url = self._fleet.any_url()
                    tokens = (seat["token"],)
                    clients.append(Person(url, self._table["code"], tokens, {"seat": number}))
                while not self._fleet.has_ended.is_set():
                    self._move(clients)
            for client in clients:
                with suppress(WebSocketException, OSError, EOFError):
                    client.close()
            time.sleep(0.05)

    def _move(self, clients: list[Person]) -> None:
        """Send what got no answer again, else a new move; note what is acknowledged."""
        for client in clients:
            client.ask("ping")
        if self._sent is None:
            view = clients[0].view
            if view["phase"] == "finished":
                for client in clients:
                    client.ask("rematch", seat=client.view["scene"]["viewer"])
                return
            movers = [client for client in clients if client.view["legal"]]
            if not movers:
                return
            mover = self._random.choice(movers)
            move = self._random.choice(mover.view["legal"])
            seat, ply = mover.view["scene"]["viewer"], mover.view["ply"]
            self._sent = uuid4().hex, {"seat": seat, "ply": ply, "move": move}
        identity, message = self._sent
        own = [c for c in clients if c.view["scene"]["viewer"] == message["seat"]]
        answer = own[0].ask("play", id=identity, **message)
        now = time.monotonic()
        if answer["type"] == "done":
            self.gaps.append(now - self.last)
            self.last = now
            if answer["n"] in self.acknowledged:
                raise Trouble(f"{answer['n']} acknowledged twice")
            self.acknowledged[answer["n"]] = identity, message["move"]
            self._sent = None
        elif answer["code"] == "out-of-order":
            self.refusals += 1
        else:
            raise Trouble(str(answer))

    def check(self, database: str) -> int:
        """See that all that was acknowledged is in the log, once; returns how much it was."""
        code, acknowledged = self._table["code"], dict(self.acknowledged)
        with psycopg.connect(database) as connection:
            query = (
                "SELECT n, convert_from(body, 'UTF8')::jsonb FROM events WHERE code = %s ORDER BY n"
            )
            log = connection.execute(query, [code]).fetchall()
        if [n for n, _ in log] != list(range(1, len(log) + 1)):
            raise Trouble(f"{code}: gaps in {[n for n, _ in log]}")
        events: dict[int, dict[str, Any]] = dict(log)
        text = registry.game(self._game).notation.forms.text
        marks = [body["mark"] for body in events.values() if body.get("mark")]
        if len(set(marks)) != len(marks):
            raise Trouble(f"{code}: something was done twice")
        for n, (identity, move) in acknowledged.items():
            # The last move of a match is followed by the end, which has the mark then.
            body = events.get(n, {})
            moved = events[n - 1] if body.get("type") == "ended" else body
            if not body.get("mark", "").endswith(identity) or moved["move"] != text(move):
                raise Trouble(f"{code}: {text(move)} was acknowledged as {n}, and is lost: {body}")
        return len(acknowledged)


class Fleet:
    """Some processes, and the tables that are played at them."""

    def __init__(self, database: str, count: int = 3, url: str | None = None) -> None:
        self.database, self._url = database, url
        self.has_ended = threading.Event()
        self._random = Random(1)
        self.processes = [Process(database) for _ in range(count)]
        for process in self.processes:
            process.wait()
        self._pairs: list[Pair] = []
        self._threads: list[threading.Thread] = []
        self._troubles: list[BaseException] = []

    def any_url(self) -> str:
        """Where somebody comes to."""
        return self._url or self._random.choice(self.processes).url

    def begin(self, tables: int) -> None:
        """Let people play."""
        self._pairs = [Pair(self, number) for number in range(tables)]
        self._threads = [threading.Thread(target=self._play, args=(p,)) for p in self._pairs]
        for thread in self._threads:
            thread.start()

    def _play(self, pair: Pair) -> None:
        try:
            pair.play()
        except BaseException as error:
            self._troubles.append(error)

    @property
    def moves(self) -> int:
        """How many moves were acknowledged so far."""
        return sum(len(pair.acknowledged) for pair in self._pairs)

    def wait(self, moves: int) -> float:
        """Wait until each table has made some more; returns how long the last took to the first.

        What was acknowledged before is not counted.
        """
        began = time.monotonic()
        before = {pair: len(pair.acknowledged) for pair in self._pairs}
        firsts: dict[Pair, float] = {}
        while any(len(pair.acknowledged) < count + moves for pair, count in before.items()):
            if self._troubles:
                raise self._troubles[0]
            if time.monotonic() - began > PATIENCE:
                raise Trouble("nobody moves any more")
            for pair, count in before.items():
                if pair not in firsts and len(pair.acknowledged) > count:
                    firsts[pair] = time.monotonic() - began
            time.sleep(0.01)
        return max(firsts.values(), default=0.0)

    def check(self) -> int:
        """See that nothing was lost."""
        if self._troubles:
            raise self._troubles[0]
        return sum(pair.check(self.database) for pair in self._pairs)

    def end(self) -> None:
        """Let everybody go home."""
        self.has_ended.set()
        for process in self.processes:
            process.kill()
        for thread in self._threads:
            thread.join(PATIENCE)


@contextmanager
def postgres(**settings: str) -> Iterator[Postgres]:
    """A PostgreSQL that syncs to disk."""
    server = Postgres(None, **settings)
    server.initialise()
    server.start()
    try:
        yield server
    finally:
        server.stop()
        server.remove()


@contextmanager
def playing(database: str, tables: int) -> Iterator[Fleet]:
    """Three processes, and people at some tables."""
    fleet = Fleet(database)
    try:
        fleet.begin(tables)
        fleet.wait(3)
        yield fleet
    finally:
        fleet.end()


def kills(times: int, tables: int) -> None:
    """Kill -9 one of three, again and again."""
    worst = 0.0
    with postgres() as server, playing(server.create(), tables) as fleet:
        random = Random()
        for number in range(1, times + 1):
            victim = random.choice(fleet.processes)
            fleet.processes.remove(victim)
            victim.kill()
            took = fleet.wait(1)
            worst = max(worst, took)
            fleet.processes.append(Process(fleet.database).wait())
            fleet.wait(2)
            print(
                f"kill {number}: {fleet.check()} moves, none lost or doubled; every table "
                f"goes on after {took:.1f} s (at worst {worst:.1f})",
                flush=True,
            )


def sleep(times: int, tables: int) -> None:
    """Stop one past its lease, and wake it."""
    with postgres() as server, playing(server.create(), tables) as fleet:
        for number in range(1, times + 1):
            sleeper = fleet.processes.pop(0)
            sleeper.signal(signal.SIGSTOP)
            took = fleet.wait(2)
            sleeper.signal(signal.SIGCONT)
            fleet.processes.append(sleeper)
            fleet.wait(3)
            print(
                f"sleep {number}: {fleet.check()} moves, none lost; others went on after "
                f"{took:.1f} s",
                flush=True,
            )


def power(times: int, tables: int) -> None:
    """Kill PostgreSQL, and start it again."""
    with postgres() as server, playing(server.create(), tables) as fleet:
        for number in range(1, times + 1):
            server.stop()
            time.sleep(0.5)
            before = fleet.moves
            time.sleep(2)
            if fleet.moves != before:
                raise Trouble("something was acknowledged without a data base")
            told = httpx.get(fleet.any_url() + "/api/health", timeout=PATIENCE)
            server.start()
            took = fleet.wait(2)
            print(
                f"power cut {number}: {fleet.check()} moves, none lost, none acknowledged "
                f"meanwhile (health said {told.status_code}); all went on {took:.1f} s after",
                flush=True,
            )


def promote(times: int, tables: int) -> None:
    """Kill the primary for good, and promote its synchronous standby."""
    for number in range(1, times + 1):
        with postgres(wal_level="replica") as primary:
            standby = Postgres()
            where = ["-h", "127.0.0.1", "-p", str(primary.port), "-U", "postgres"]
            backup = ["-D", str(standby.data), "-R", "-X", "stream", "-C", "-S", "standby"]
            standby.run("pg_basebackup", *where, *backup)
            standby.start()
            primary.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            primary.execute("SELECT pg_reload_conf()")
            name = primary.create().rpartition("/")[2]
            hosts = f"127.0.0.1:{primary.port},127.0.0.1:{standby.port}"
            database = f"postgresql://postgres@{hosts}/{name}?target_session_attrs=read-write"
            with playing(database, tables) as fleet:
                primary.stop()
                before = fleet.moves
                time.sleep(1)
                if fleet.moves != before:
                    raise Trouble("something was acknowledged without a data base")
                standby.run("pg_ctl", "-D", str(standby.data), "-w", "promote")
                took = fleet.wait(3)
                print(
                    f"promotion {number}: {fleet.check()} moves, none lost; all went on "
                    f"{took:.1f} s after",
                    flush=True,
                )
            standby.stop()
            standby.remove()
            primary.start()  # it is stopped once more at the end


def hints(times: int, tables: int) -> None:
    """Cut the connections for hints, again and again, while people play and bots think."""
    cut = """
        SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%'
    """
    there = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%'"
    with postgres() as server, playing(server.create(), tables) as fleet:
        seats = [{"kind": "bot", "level": "casual"}] * 2
        for number in range(1, times + 1):
            url = fleet.any_url() + "/api/tables"
            made = httpx.post(url, json={"game": "gluex", "seats": seats}, timeout=PATIENCE).json()
            while server.ask(there) != [(len(fleet.processes),)]:
                time.sleep(0.05)
            [(count,)] = server.ask(cut)
            with Person(fleet.any_url(), made["code"], (), {}) as spectator:
                spectator.wait_for(lambda c: c.view["ply"] >= 4)
            fleet.wait(1)
            print(
                f"hints {number}: {count} connections cut; bots moved, {fleet.check()} moves of "
                f"people, none lost",
                flush=True,
            )


def versions(times: int, tables: int) -> None:
    """Replace all processes one by one by those with a newer schema, while people play."""
    with postgres() as server, playing(server.create(), tables) as fleet:
        for number in range(1, times + 1):
            for _ in range(len(fleet.processes)):
                fleet.processes.append(Process(fleet.database, (), "newer").wait())
                fleet.wait(1)
                old = fleet.processes.pop(0)
                old.stop()
                took = fleet.wait(2)
            query = "SELECT version, oldest FROM server"
            state = server.ask(query, database=fleet.database.rpartition("/")[2])
            print(
                f"rolling upgrade {number}: {fleet.check()} moves, none lost; the last hand-over "
                f"took {took:.1f} s; schema and oldest that may use it: {state}",
                flush=True,
            )


def network(times: int, tables: int) -> None:
    """Cut the line between a process and PostgreSQL, both in namespaces of their own."""
    with namespaces() as line, postgres(listen_addresses="*") as server:
        with (server.data / "pg_hba.conf").open("a") as file:
            file.write("host all all 198.18.7.0/24 trust\n")
        server.execute("SELECT pg_reload_conf()")
        name = server.create().rpartition("/")[2]
        inside = server.url(name, host=HOST_SIDE[0])
        with playing(server.url(name), tables) as fleet:
            for number in range(1, times + 1):
                far = Process(inside, line.within, "far", FAR_SIDE[1]).wait()
                wish = {"game": "gluex", "seats": PEOPLE}
                answer = httpx.post(far.url + "/api/tables", json=wish, timeout=PATIENCE)
                made = answer.raise_for_status().json()
                clients = [
                    Person(far.url, made["code"], (seat["token"],), {"seat": k})
                    for k, seat in enumerate(made["seats"])
                ]
                line.cut()
                answers = _try_to_move(clients)
                if "done" in answers:
                    raise Trouble("the cut-off side has acknowledged something")
                token = (made["seats"][0]["token"],)
                with Person(fleet.any_url(), made["code"], token, {"seat": 0}) as elsewhere:
                    found = elsewhere.n
                line.mend()
                far.kill()
                fleet.wait(1)
                print(
                    f"cut {number}: the cut-off side answered {answers}; its table went on "
                    f"elsewhere at event {found}; {fleet.check()} moves of others, none lost",
                    flush=True,
                )


def _try_to_move(clients: list[Person]) -> set[str]:
    """What people at the cut-off side hear when they move."""
    answers: set[str] = set()
    with suppress(WebSocketException, OSError, EOFError, TimeoutError):
        mover = next(client for client in clients if client.view["legal"])
        answer = mover.play(mover.view["legal"][0])
        answers.add(answer.get("code", answer["type"]))
    if not answers:
        answers.add("closed")
    return answers


#: Both ends of two lines, one to PostgreSQL and one for people, from the block that is kept for
#: measurements of networks (RFC 2544).
HOST_SIDE, FAR_SIDE = ("198.18.7.1", "198.18.8.1"), ("198.18.7.2", "198.18.8.2")


class Line:
    """Two virtual cables between this machine and a namespace."""

    name = f"spieltisch{os.getpid()}"
    within = ("ip", "netns", "exec", name)

    def lay(self) -> None:
        """Lay the cables."""
        _run("ip", "netns", "add", self.name)
        for number, (near, far) in enumerate(zip(HOST_SIDE, FAR_SIDE, strict=True)):
            here, there = f"spt-near{number}", f"spt-far{number}"
            _run("ip", "link", "add", here, "type", "veth", "peer", "name", there)
            _run("ip", "link", "set", there, "netns", self.name)
            _run("ip", "addr", "add", f"{near}/24", "dev", here)
            _run("ip", "link", "set", here, "up")
            _run(*self.within, "ip", "addr", "add", f"{far}/24", "dev", there)
            _run(*self.within, "ip", "link", "set", there, "up")
        _run(*self.within, "ip", "link", "set", "lo", "up")

    def cut(self) -> None:
        """Cut the line to PostgreSQL; people still reach the process."""
        _run("ip", "link", "set", "spt-near0", "down")

    def mend(self) -> None:
        """Let everything through again."""
        _run("ip", "link", "set", "spt-near0", "up")

    def take_away(self) -> None:
        """Take the cables away."""
        _run("ip", "netns", "delete", self.name)


@contextmanager
def namespaces() -> Iterator[Line]:
    """A line to a namespace."""
    line = Line()
    line.lay()
    try:
        yield line
    finally:
        line.take_away()


def _run(*command: str) -> None:
    subprocess.run(command, check=True)


def proxy(times: int, tables: int) -> None:
    """Play through nginx as `deploy/nginx.conf` has it, and kill processes behind it."""
    with postgres() as server, playing(server.create(), tables) as fleet:
        ports = [str(process.url.rpartition(":")[2]) for process in fleet.processes]
        with tempfile.TemporaryDirectory() as folder, nginx(Path(folder), ports) as url:
            through = Fleet(fleet.database, 0, url=url)
            through.begin(tables)
            through.wait(5)
            owners = """
                SELECT count(*), count(*) FILTER (WHERE url = %s) FROM ownership
                JOIN processes ON id = owner
            """
            counts = [
                server.ask(owners, process.url, database=fleet.database.rpartition("/")[2])[0]
                for process in fleet.processes
            ]
            for number in range(1, times + 1):
                fleet.processes.pop(0).kill()
                took = through.wait(2)
                print(
                    f"nginx {number}: {through.check()} moves, none lost; tables of each process: "
                    f"{[own for _, own in counts]}; all went on {took:.1f} s after a kill",
                    flush=True,
                )
            through.end()


@contextmanager
def nginx(folder: Path, ports: list[str]) -> Iterator[str]:
    """nginx with our recipe in front of some ports, and its address."""
    recipe = (FOLDER.parent / "deploy" / "nginx.conf").read_text()
    for usual, port in zip(("8765", "8766", "8767"), ports, strict=True):
        recipe = recipe.replace(f":{usual} ", f":{port} ")
    own = free_port()
    recipe = recipe.replace("listen 80;", f"listen 127.0.0.1:{own};")
    main_part = f"""
        daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}
        http {{ access_log off; client_body_temp_path {folder}/a; proxy_temp_path {folder}/b;
        fastcgi_temp_path {folder}/c; uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
        {recipe} }}
    """
    (folder / "nginx.conf").write_text(main_part)
    process = subprocess.Popen(["nginx", "-c", str(folder / "nginx.conf"), "-e", "stderr"])
    time.sleep(1)
    try:
        yield f"http://127.0.0.1:{own}"
    finally:
        process.terminate()
        process.wait()


TRIALS: dict[str, Callable[[int, int], None]] = {
    "kills": kills,
    "sleep": sleep,
    "power": power,
    "promote": promote,
    "hints": hints,
    "versions": versions,
    "network": network,
    "proxy": proxy,
}


def main() -> None:
    """Try everything, and print what happened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=TRIALS, nargs="+", default=list(TRIALS))
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=6)
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whoever is started is stopped again
    print("busy before:", " ".join(f"{load:.2f}" for load in os.getloadavg()), flush=True)
    for name in asked.only:
        TRIALS[name](asked.kills if name == "kills" else asked.times, asked.tables)


if __name__ == "__main__":
    main()
