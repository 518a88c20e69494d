"""The workshop: kernels are compiled in processes of their own, on all cores.

Numba lets only one thread of a process compile at a time, and holds up everything else in it. So
compiling is left to children that write into the same cache and end; whoever needs the code then
loads it in a fraction of a second. The children come from one process that has made itself ready to
compile (`engine/apprentice.py`) and lives as long as there is work.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from enum import Enum
from importlib import import_module
from time import monotonic
from typing import TextIO

import msgspec

from spieltisch.engine import registry
from spieltisch.engine.compiling import COMPILED, Unit, is_prepared, mark_prepared
from spieltisch.engine.errors import CompilingFailed
from spieltisch.engine.words import WORDS

#: Tenths of a second that a kernel took, on average over our games; one that is not named, 5.
WEIGHTS = {
    "deal": 30,
    "actors": 2,
    "legal": 20,
    "refuse": 16,
    "play": 45,
    "result": 8,
    "mask": 3,
    "guess": 13,
    "observe": 13,
    "weigh": 19,
    "value": 13,
    "rollout": 25,
    "show": 35,
    "write": 9,
    "think": 35,
    "average": 15,
}

#: No job is described in more bytes.
LONGEST = 1 << 16

#: What a child says when its job is done.
READY = "ready."


class Pace(Enum):
    """By how many children an order is carried out: by one, or by as many as there are cores.

    One alone takes less of the processor: what its kernels share is typed once, not by each child.
    """

    STEADY = "steady"
    URGENT = "urgent"


@dataclass(frozen=True)
class Order:
    """What is to be compiled: a game, its eyes or a bot by its name, or the units of a function."""

    what: str
    source: str = "game"

    def units(self) -> list[Unit]:
        """The kernels with their signatures."""
        if self.source == "game":
            return list(registry.game(self.what).units())
        if self.source == "eyes":
            return [registry.game(self.what).code.eyes]
        if self.source == "bot":
            return [registry.bot(self.what).unit]
        module, _, function = self.source.partition(":")
        units: list[Unit] = list(getattr(import_module(module), function)())
        return units

    @property
    def is_ready(self) -> bool:
        """Whether the code is in the cache."""
        return not COMPILED or is_prepared(self.what, self.units())


class Job(msgspec.Struct):
    """A part of an order that one child carries out: some of its units, by their numbers."""

    what: str
    source: str
    units: list[int]


def divide(order: Order, pace: Pace) -> list[Job]:
    """The jobs of an order, about as long as each other; each keeps the order of the units.

    >>> (job,) = divide(Order("drivers", "spieltisch.engine.drivers:units"), Pace.STEADY)
    >>> job.units
    [0, 1, 2, 3, 4]
    """
    weights = [weigh(unit) for unit in order.units()]
    count = min(cores() if pace is Pace.URGENT else 1, len(weights))
    shares: list[list[int]] = [[] for _ in range(count)]
    for number in sorted(range(len(weights)), key=lambda number: -weights[number]):
        min(shares, key=lambda share: sum(weights[k] for k in share)).append(number)
    return [Job(order.what, order.source, sorted(share)) for share in shares]


def weigh(unit: Unit) -> int:
    """About how long a kernel takes to compile, in tenths of a second."""
    return WEIGHTS.get(unit.name, 5)


@dataclass
class Work:
    """How far an order has come: the share that is done, and the kernel begun last."""

    order: Order
    done: float = 0.0
    kernel: str = ""
    began: float = field(default_factory=monotonic)
    is_stopped: bool = False
    children: list[Child] = field(default_factory=list)

    def stop(self) -> None:
        """Give it up for now; the kernels that are done stay in the cache."""
        self.is_stopped = True
        for child in self.children:
            child.kill()

    @property
    def seconds_left(self) -> float | None:
        """About how much longer it will take; None before anything is done."""
        if self.done <= 0:
            return None
        return (monotonic() - self.began) * (1 - self.done) / self.done


#: Called whenever there is progress.
Report = Callable[[Work], None]


class Child:
    """A process that carries out a job."""

    def __init__(self, job: Job, number: int, words: TextIO, complaints: TextIO) -> None:
        self.job, self.number = job, number
        self._words, self._complaints = words, complaints
        self._lives = threading.Lock()
        self.is_ready = False
        self.complaint = ""

    def listen(self) -> Iterator[int]:
        """The number of each unit as it is begun, until the child ends."""
        listener = threading.Thread(target=self._hear_complaints, daemon=True)
        listener.start()
        with self._words:
            for place, line in enumerate(self._words):
                if line.strip() == READY:
                    self.is_ready = True
                else:
                    yield self.job.units[place]
        with self._lives:
            self.number = 0
        listener.join()

    def kill(self) -> None:
        """End it at once, unless it has ended."""
        with self._lives, suppress(ProcessLookupError):
            if self.number:
                os.kill(self.number, signal.SIGKILL)

    def _hear_complaints(self) -> None:
        with self._complaints:
            self.complaint = self._complaints.read()


class Apprentice:
    """The process that children are forked from: started with the first order, ended with the last.

    Numba and all that it has to know are loaded once, not for every child.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._users = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._socket: socket.socket | None = None

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Keep the process for as long as an order is carried out."""
        with self._lock:
            self._users += 1
        try:
            yield
        finally:
            with self._lock:
                self._users -= 1
                if self._users == 0:
                    self._dismiss()

    def begin(self, job: Job) -> Child:
        """Have a child forked that carries out a job."""
        with self._lock:
            line = self._socket = self._socket or self._start()
            words, child_words = os.pipe()
            complaints, child_complaints = os.pipe()
            try:
                socket.send_fds(line, [msgspec.json.encode(job)], [child_words, child_complaints])
            finally:
                os.close(child_words)
                os.close(child_complaints)
            answer = line.recv(LONGEST)
        return Child(job, int(answer or 0), os.fdopen(words), os.fdopen(complaints))

    def _start(self) -> socket.socket:
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "spieltisch.engine.apprentice", str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
            )
        return ours

    def _dismiss(self) -> None:
        if self._socket is not None:
            self._socket.close()
        if self._process is not None:
            self._process.wait()
        self._process = self._socket = None


_apprentice = Apprentice()


def carry_out(order: Order, report: Report = lambda work: None, pace: Pace = Pace.STEADY) -> bool:
    """Compile elsewhere, unless the code is there; `CompilingFailed` says what went wrong.

    Whoever gets a report may stop the work; then the answer is that it is not done.
    """
    if order.is_ready:
        return True
    work = Work(order)
    report(work)
    with _apprentice.at_work():
        if not work.is_stopped:
            _carry_out(work, report, pace)
    if work.is_stopped:
        return False
    failed = next((child for child in work.children if not child.is_ready), None)
    if failed is not None:
        raise CompilingFailed(
            WORDS("compiling-failed", what=order.what, reason=failed.complaint[-400:])
        )
    mark_prepared(order.what, order.units())
    return True


def _carry_out(work: Work, report: Report, pace: Pace) -> None:
    """Let children do the jobs of an order, and tell how far they are, one after the other."""
    units = work.order.units()
    whole, done = sum(map(weigh, units)), 0
    telling = threading.Lock()
    troubles: list[BaseException] = []

    def follow(child: Child) -> None:
        nonlocal done
        before = 0
        try:
            for number in child.listen():
                with telling:
                    done += before
                    before = weigh(units[number])
                    work.done, work.kernel = done / whole, units[number].name
                    report(work)
            with telling:
                done += before
        except BaseException as trouble:  # raised again by whoever asked
            troubles.append(trouble)
            work.stop()

    try:
        for job in divide(work.order, pace):
            work.children.append(_apprentice.begin(job))
        if work.is_stopped:  # before all of them were there
            work.stop()
        followers = [
            threading.Thread(target=follow, args=(child,), daemon=True) for child in work.children
        ]
        for follower in followers:
            follower.start()
        for follower in followers:
            follower.join()
    except BaseException:
        work.stop()
        raise
    for trouble in troubles:
        raise trouble


def carry_out_all(orders: Iterable[Order], report: Report = lambda work: None) -> None:
    """Compile several orders, as many at a time as there are cores."""
    waiting = [order for order in orders if not order.is_ready]
    failures: list[BaseException] = []

    def help_out() -> None:
        while not failures:
            try:
                order = waiting.pop(0)
            except IndexError:
                return
            try:
                carry_out(order, report)
            except BaseException as failure:  # raised again by whoever asked
                failures.append(failure)

    helpers = [threading.Thread(target=help_out, daemon=True) for _ in range(cores())]
    with _apprentice.at_work():
        for helper in helpers:
            helper.start()
        for helper in helpers:
            helper.join()
    for failure in failures:
        raise failure


def cores() -> int:
    """On how many cores this process may run."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
