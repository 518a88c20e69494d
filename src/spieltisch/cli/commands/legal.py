"""`spieltisch legal`: what may be played in a match file."""

from __future__ import annotations

from pathlib import Path

from spieltisch.cli.moments import actors_of, player_name, rewind
from spieltisch.cli.moves import print_moves
from spieltisch.cli.parameters import FILE, JSON, PLY, as_player
from spieltisch.cli.readiness import load
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import command


@command("legal", FILE, PLY, as_player("as-actor"), JSON)
def legal(
    terminal: Terminal, file: Path, ply: int | None, player: str | None, as_json: bool
) -> None:
    """List the legal moves of everybody who may act, or of one player."""
    match = load(terminal, file)
    rewind(match, ply)
    moves = {
        seat: match.legal(seat, "en" if as_json else terminal.language)
        for seat in actors_of(match, player)
    }
    if as_json:
        terminal.print_json(
            {
                "game": match.game.name,
                "ply": match.ply,
                "over": match.over,
                "legal": [{"seat": seat, "moves": own_moves} for seat, own_moves in moves.items()],
            }
        )
        return
    if match.over:
        terminal.tell("match-is-over")
    for seat, own_moves in moves.items():
        name = player_name(terminal, match, seat)
        terminal.tell(
            "legal-moves" if own_moves else "no-legal-moves", name=name, count=len(own_moves)
        )
        print_moves(terminal, own_moves, short=False)
