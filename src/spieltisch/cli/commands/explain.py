"""`spieltisch explain`: whether a move is legal and, if not, why."""

from __future__ import annotations

from pathlib import Path

from spieltisch.cli.exits import FAILED, FINE
from spieltisch.cli.moments import only_actor, rewind
from spieltisch.cli.parameters import FILE, JSON, PLY, as_player
from spieltisch.cli.readiness import load
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Argument, command
from spieltisch.engine.seats import Mover

_MOVE = Argument(["move"], nargs=-1, required=True)


@command("explain", FILE, _MOVE, PLY, as_player("as-actor"), JSON)
def explain(
    terminal: Terminal,
    file: Path,
    move: tuple[str, ...],
    ply: int | None,
    player: str | None,
    as_json: bool,
) -> int:
    """Say whether a move is legal; so does the exit code."""
    match = load(terminal, file)
    rewind(match, ply)
    # After the end the explanation for any move is that the match is over.
    ended = player is None and match.over
    seat: Mover = 0 if ended else only_actor(terminal, match, player)
    text = " ".join(move)
    explanation = match.explain(text, seat)
    sentence = explanation.say(terminal.language)
    if as_json:
        answer = {"legal": explanation.legal, "rule": explanation.rule, "text": sentence}
        terminal.print_json({"ply": match.ply, "seat": seat, "move": text, **answer})
    else:
        terminal.print(sentence)
    return FINE if explanation.legal else FAILED
