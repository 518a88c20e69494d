"""The process that compiles: it learns the trade once, then forks a child for each job.

Importing Numba and letting it gather all that it can compile takes seconds. A child that is forked
afterwards has that already, begins at once, and gives back all memory when it ends. Nobody
imports this module; the workshop runs it, and speaks to it over a socket.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import traceback
from contextlib import suppress
from typing import Any, NoReturn

import msgspec
import numba

from spieltisch.engine import compiling, shortcut
from spieltisch.engine.workshop import LONGEST, READY, Job, Order


def main() -> None:
    """Fork a child for each job that comes, and say its number, until the socket is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever was interrupted closes the socket
    shortcut.take()
    _learn()
    with socket.socket(fileno=int(sys.argv[1])) as workshop:
        while True:
            job, streams, _, _ = socket.recv_fds(workshop, LONGEST, 2)
            _bury_children(os.WNOHANG)
            if not job:
                break
            number = os.fork()
            if number == 0:
                workshop.close()
                _work(msgspec.json.decode(job, type=Job), *streams)
            for stream in streams:
                os.close(stream)
            try:
                workshop.sendall(f"{number}\n".encode())
            except BrokenPipeError:  # whoever wanted it has ended meanwhile
                break
    _bury_children(0)


def _learn() -> None:
    """Compile something small, for which Numba gathers everything it knows."""
    njit: Any = numba.njit
    njit(lambda: 0).compile(())
    gc.freeze()  # nothing of this is looked at again, so children share it


def _bury_children(how: int) -> None:
    with suppress(ChildProcessError):  # there is none left
        while os.waitpid(-1, how)[0]:
            pass


def _work(job: Job, words: int, complaints: int) -> NoReturn:
    """The child: compile the units of an order, and say the name of each before it begins.

    When nobody listens any more, saying so fails and the child ends.
    """
    status = 1
    try:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.dup2(words, 1)
        os.dup2(complaints, 2)
        units = Order(job.what, job.source).units()
        for number in job.units:
            print(units[number].name, flush=True)
            compiling.compile_unit(units[number])
        print(READY, flush=True)
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:  # nothing goes back into the loop of the process that it came from
        os._exit(status)


if __name__ == "__main__":
    main()
