"""The understudy: while a game is being compiled, another process speaks for it.

It runs the same rules by the interpreter. That is far too slow for bots, but quick enough to give
a lesson or to check the options of a table, so nobody has to wait for that.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import ParamSpec, TypeVar

from spieltisch.server.words import ServerRefusal

Given = ParamSpec("Given")
Result = TypeVar("Result")

#: What the other process runs; as a module of its own it would be imported twice.
COMMAND = f"from {__name__} import perform; perform()"


class Understudy:
    """The other process; it starts when it is first asked something."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "understudy")
        self._child: subprocess.Popen[bytes] | None = None

    async def ask(
        self, work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Have a function called there; it and all that goes to and fro can be pickled."""
        question = partial(work, *args, **kwargs)
        answer: Result = await asyncio.get_running_loop().run_in_executor(
            self._thread, self._ask, question
        )
        return answer

    def close(self) -> None:
        """It is not needed any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._dismiss()

    def _ask(self, question: Callable[[], Result]) -> Result:
        child = self._child = self._child or _start()
        assert child.stdin is not None
        assert child.stdout is not None
        try:
            pickle.dump(question, child.stdin)
            child.stdin.flush()
            answer: Result = pickle.load(child.stdout)
        except (OSError, EOFError, ValueError, pickle.UnpicklingError) as error:
            self._dismiss()
            raise ServerRefusal("broken") from error
        return answer

    def _dismiss(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.kill()
            with suppress(BrokenPipeError):  # half a question may still be on its way
                child.communicate()


def _start() -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", COMMAND],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    )


def perform() -> None:
    """In the other process: answer until nobody asks any more.

    What goes wrong there ends it and is told on standard error; the next question starts it anew.
    """
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing but answers may go where they go
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            question = pickle.load(questions)
            pickle.dump(question(), answers)
            answers.flush()
