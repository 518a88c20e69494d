"""The process around a guest's: it is started as a script, and leaves nothing behind.

The guest lives in a child of it. Whatever the guest starts and lets go of comes back here,
even if it began a session of its own, and is ended with the guest. Then this process ends in
the same way as the guest did, so that whoever started it learns how that was.
"""

from __future__ import annotations

import ctypes
import os
import resource
import runpy
import signal
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

#: Of the system call prctl: orphans among the descendants become children of this process.
PR_SET_CHILD_SUBREAPER = 36

#: The exit code for a guest that never was, because the system refused it a process; a guest
#: that ends with this code itself is reported with the next one.
UNBORN = 75


def main() -> None:
    """Let the guest live, and end when it has ended or when a signal asks for it."""
    _adopt_orphans()
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])  # until we know whom to end
    try:
        guest = os.fork()
    except OSError:
        os._exit(UNBORN)
    if guest == 0:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
        runpy.run_path(str(Path(__file__).with_name("child.py")), run_name="__main__")
    _let_go_of_pipes()
    signal.signal(signal.SIGTERM, lambda *_: _end(guest))
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
    status = _status_of(guest)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # its number may be anybody's now
    _end_all_others()
    code = os.waitstatus_to_exitcode(status)
    _leave_with(code + 1 if code == UNBORN else code)


def _adopt_orphans() -> None:
    with suppress(OSError, AttributeError):  # elsewhere than on Linux they are lost
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _let_go_of_pipes() -> None:
    """From now on only the guest holds them, so that the other side notices its end."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for end in (0, 1, 2):
        os.dup2(nothing, end)


def _status_of(guest: int) -> int:
    """Wait for the guest's end, and bury whatever else comes back dead in the meantime."""
    while True:
        ended, status = os.waitpid(-1, 0)
        if ended == guest:
            return status


def _end_all_others() -> None:
    """End the children until there are none; what they leave behind becomes a child in turn."""
    with suppress(ChildProcessError):
        while True:
            for child in _children():
                _end(child)
            os.waitpid(-1, 0)


def _children() -> list[int]:
    me = os.getpid()
    try:
        return [int(pid) for pid in Path(f"/proc/{me}/task/{me}/children").read_text().split()]
    except OSError:  # a system that does not tell: at least its own group ends
        os.killpg(0, signal.SIGKILL)
        return []


def _end(child: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.kill(child, signal.SIGKILL)


def _leave_with(code: int) -> NoReturn:
    """End with an exit code, or by the signal whose number it is below 0."""
    if code < 0:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with suppress(OSError, ValueError):  # the handlers of some signals cannot be changed
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code)


if __name__ == "__main__":
    main()
