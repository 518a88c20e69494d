"""How long to think: by the clock, or by a number of tries."""

from __future__ import annotations

from typing import Any

import click

from spieltisch.cli.parameters import Number
from spieltisch.cli.usage import Option, wrong

LONGEST = 3600.0
MOST_ITERATIONS = 10_000_000


class Seconds(click.ParamType):  # type: ignore[type-arg]
    """A time, more than none and at most an hour."""

    name = "seconds"

    def convert(self, value: Any, param: Any, ctx: Any) -> float:
        """The seconds, written with a point or a comma."""
        try:
            seconds = float(str(value).replace(",", "."))
        except ValueError:
            seconds = 0.0
        if not 0.0 < seconds <= LONGEST:
            raise wrong("no-such-time", option=param.opts[0], value=str(value)[:40])
        return seconds


def seconds(key: str, default: float | None = None) -> Option:
    """`--seconds`: how long a command thinks."""
    return Option(["--seconds"], key, metavar="number", type=Seconds(), default=default)


def check_one_budget(iterations: int | None, seconds: float | None) -> None:
    """Refuse both at once."""
    if iterations is not None and seconds is not None:
        raise wrong("iterations-or-seconds")


ITERATIONS = Option(
    ["--iterations"], "iterations", metavar="number", type=Number(1, MOST_ITERATIONS)
)
