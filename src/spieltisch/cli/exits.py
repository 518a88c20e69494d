"""The exit codes of every command."""

from __future__ import annotations

FINE = 0

#: What was asked for failed although the command line is right.
FAILED = 1

WRONG_USE = 2

#: Interrupted with Ctrl-C, by the convention of shells.
INTERRUPTED = 130
