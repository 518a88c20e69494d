"""`spieltisch doctor`: whether everything that a server needs is in order here."""

from __future__ import annotations

from typing import Any

from spieltisch.cli.exits import FAILED, FINE
from spieltisch.cli.serving.options import configuration_of, options_of
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import command

#: What stands in front of a finding.
_MARKS = {"fine": "ok", "doubtful": "??", "bad": "!!"}


@command("doctor", *options_of("host", "port", "data", "database", "archive"))
def doctor(terminal: Terminal, config: str | None, **arguments: Any) -> int:
    """Print a sentence for each finding; the exit code says whether anything is bad."""
    from spieltisch.cli.serving.examining import Verdict, examine

    verdicts: list[Verdict] = []
    for finding in examine(configuration_of(config, arguments)):
        verdicts.append(finding.verdict)
        line = f"{_MARKS[finding.verdict]}  {finding.text.say(terminal.language)}"
        terminal.out.print(line, soft_wrap=True)
    bad, doubtful = verdicts.count(Verdict.BAD), verdicts.count(Verdict.DOUBTFUL)
    key = "doctor-ill" if bad else "doctor-uneasy" if doubtful else "doctor-well"
    terminal.tell(key, bad=bad, doubtful=doubtful)
    return FAILED if bad else FINE
