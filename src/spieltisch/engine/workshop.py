"""The workshop: kernels are compiled in processes of their own, on all cores.

Numba lets only one thread of a process compile at a time, and holds up everything else in it. So
compiling is left to children that write into the same cache and end; whoever needs the code then
loads it in a fraction of a second.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from importlib import import_module
from time import monotonic

from spieltisch.engine import compiling, registry
from spieltisch.engine.compiling import COMPILED, Unit, is_prepared, mark_prepared
from spieltisch.engine.errors import CompilingFailed
from spieltisch.engine.words import WORDS

#: How much longer some kernels take than most.
WEIGHTS = {"deal": 4, "legal": 2, "play": 4, "weigh": 3, "think": 8, "show_open": 4, "guess": 2}


@dataclass(frozen=True)
class Order:
    """What is to be compiled: a game or a bot by its name, or units by `module:function`."""

    what: str
    source: str = "game"

    def units(self) -> list[Unit]:
        """The kernels with their signatures."""
        if self.source == "game":
            return list(registry.game(self.what).units())
        if self.source == "bot":
            return [registry.bot(self.what).unit]
        module, _, function = self.source.partition(":")
        units: list[Unit] = list(getattr(import_module(module), function)())
        return units

    @property
    def is_ready(self) -> bool:
        """Whether the code is in the cache."""
        return not COMPILED or is_prepared(self.what, self.units())


@dataclass
class Work:
    """How far an order has come: the share that is done, and the kernel that comes next."""

    order: Order
    child: subprocess.Popen[str] | None = None
    done: float = 0.0
    kernel: str = ""
    began: float = field(default_factory=monotonic)
    is_stopped: bool = False

    def stop(self) -> None:
        """Give it up for now; the kernels that are done stay in the cache."""
        self.is_stopped = True
        if self.child is not None:
            self.child.kill()

    @property
    def seconds_left(self) -> float | None:
        """About how much longer it will take; None before anything is done."""
        if self.done <= 0:
            return None
        return (monotonic() - self.began) * (1 - self.done) / self.done


#: Called whenever there is progress.
Report = Callable[[Work], None]


def carry_out(order: Order, report: Report = lambda work: None) -> bool:
    """Compile in a child process, unless the code is there; `CompilingFailed` says what it said.

    Whoever gets a report may stop the work; then the answer is that it is not done.
    """
    if order.is_ready:
        return True
    command = [sys.executable, "-m", "spieltisch.engine.workshop", order.what, order.source]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        work = Work(order, child)
        complaint: list[str] = []
        listener = threading.Thread(target=complaint.extend, args=(child.stderr,), daemon=True)
        listener.start()
        try:
            report(work)
            for line in child.stdout:
                done, _, work.kernel = line.strip().partition(" ")
                work.done = float(done)
                report(work)
        except BaseException:
            child.kill()
            raise
        listener.join()
    if work.is_stopped:
        return False
    if child.returncode:
        raise CompilingFailed(
            WORDS("compiling-failed", what=order.what, reason="".join(complaint)[-400:])
        )
    return True


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
    for helper in helpers:
        helper.start()
    for helper in helpers:
        helper.join()
    for failure in failures:
        raise failure


def cores() -> int:
    """On how many cores this process may run."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def main() -> None:
    """The child: compile one order, and say before each kernel how much of it is done.

    When nobody listens any more, saying so fails and the child ends.
    """
    from spieltisch.engine import shortcut

    order = Order(sys.argv[1], sys.argv[2])
    units = order.units()
    shortcut.take()
    weights = [WEIGHTS.get(unit.name, 1) for unit in units]
    for place, unit in enumerate(units):
        print(sum(weights[:place]) / sum(weights), unit.name, flush=True)
        compiling.compile_unit(unit)
    mark_prepared(order.what, units)


if __name__ == "__main__":
    main()
