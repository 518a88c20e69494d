"""`spieltisch verify`: whether a match file is sound."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import spieltisch
from spieltisch.cli.exits import FAILED, FINE
from spieltisch.cli.moments import print_result
from spieltisch.cli.parameters import FILE, JSON
from spieltisch.cli.readiness import verify as verify_file
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import command
from spieltisch.engine.errors import SpieltischError


@command("verify", FILE, JSON)
def verify(terminal: Terminal, file: Path, as_json: bool) -> int:
    """Play a match again by the rules and check that it is dealt and ends as the file says."""
    try:
        match, commitment = verify_file(terminal, file)
    except SpieltischError as error:
        if not as_json:
            raise
        sentence = error.say(terminal.language)
        terminal.print_json({"sound": False, "error": type(error).__name__, "text": sentence})
        return FAILED
    if as_json:
        terminal.print_json(_as_data(match, commitment))
    else:
        _print(terminal, match, commitment)
    return FINE


def _as_data(match: spieltisch.Match, commitment: str | None) -> dict[str, Any]:
    return {
        "sound": True,
        "game": match.game.name,
        "players": match.players,
        "moves": match.ply,
        "commitment": commitment,
        "over": match.over,
        "points": list(match.result.points),
        "opponents": match.game.opponents(match.result.breakdown),
        "winners": list(match.result.winners),
    }


def _print(terminal: Terminal, match: spieltisch.Match, commitment: str | None) -> None:
    terminal.tell("sound", game=match.game.title(terminal.language), moves=match.ply)
    if commitment is not None:
        terminal.tell("deal-fits", commitment=commitment)
    if match.over:
        print_result(terminal, match)
    else:
        terminal.tell("unfinished")
