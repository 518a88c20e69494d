"""`spieltisch hint`: what to play in a match file, and why."""

from __future__ import annotations

from pathlib import Path

from spieltisch.cli.budgets import seconds as seconds_option
from spieltisch.cli.hinting import hints_for, print_hints
from spieltisch.cli.moments import only_player, player_name, rewind
from spieltisch.cli.parameters import FILE, JSON, PLY
from spieltisch.cli.readiness import load
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Option, command, wrong
from spieltisch.engine.errors import MatchIsOver
from spieltisch.engine.words import WORDS

USUAL_TIME = 1.0

_WHO = Option(["--as", "--seat", "player"], "as-hinted", metavar="player")
_SECONDS = seconds_option("seconds-hint", USUAL_TIME)


@command("hint", FILE, PLY, _WHO, _SECONDS, JSON)
def hint(
    terminal: Terminal,
    file: Path,
    ply: int | None,
    player: str | None,
    seconds: float,
    as_json: bool,
) -> None:
    """Name the best moves of whoever may act, with reasons, from what that seat can see."""
    match = load(terminal, file)
    rewind(match, ply)
    if match.over:
        raise MatchIsOver(WORDS("match-is-over"))
    seat = only_player(terminal, match, player)
    if seat not in match.actors:
        raise wrong("hint-not-now", name=player_name(terminal, match, seat))
    if not as_json:
        terminal.tell("hint-for", name=player_name(terminal, match, seat))
        print_hints(terminal, match, seat, seconds)
        return
    hints = [
        {
            "move": one.move,
            "share": round(one.share, 4),
            "worth": round(one.worth, 4),
            "rank": one.rank,
            "reasons": [reason.say(terminal.language) for reason in one.reasons],
        }
        for one in hints_for(terminal, match, seat, seconds)
    ]
    moment = {"game": match.game.name, "ply": match.ply, "seat": seat}
    terminal.print_json({**moment, "hints": hints})
