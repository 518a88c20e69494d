"""`spieltisch replay`: a match file move by move."""

from __future__ import annotations

from pathlib import Path

import spieltisch
from spieltisch.cli.moments import describe_move, print_result, viewer_of
from spieltisch.cli.parameters import FILE, JSON, PLY, as_player
from spieltisch.cli.readiness import load
from spieltisch.cli.terminal import NobodyThere, Terminal
from spieltisch.cli.usage import command, wrong
from spieltisch.engine.seats import Viewer


@command("replay", FILE, PLY, as_player("as-viewer"), JSON)
def replay(
    terminal: Terminal, file: Path, ply: int | None, player: str | None, as_json: bool
) -> None:
    """Step through a match, or show one moment of it."""
    match = load(terminal, file)
    viewer = viewer_of(match, player)
    last = match.ply
    if ply is not None and ply > last:
        raise wrong("no-such-ply", ply=ply, plies=last)
    match.scene_at(0, viewer)  # refuse a view of all hands before anything is printed
    if as_json:
        terminal.print_json(match.scene_at(last if ply is None else ply, viewer))
    elif ply is not None:
        show(terminal, match, ply, viewer)
    elif terminal.is_interactive:
        _step_through(terminal, match, viewer)
    else:
        for number in range(1, last + 1):
            terminal.print(f"{number:>4}  {_describe(terminal, match, number, viewer)}")
        show(terminal, match, last, viewer)


def show(terminal: Terminal, match: spieltisch.Match, ply: int, viewer: Viewer) -> None:
    """Print the table at a ply, and the move that led there."""
    terminal.tell_if_narrow()
    terminal.tell("ply", ply=ply, plies=match.ply)
    if ply:
        terminal.print(_describe(terminal, match, ply, viewer))
    scene = match.scene_at(ply, viewer)
    terminal.print(match.game.draw(scene, terminal.language))
    if scene["over"]:
        print_result(terminal, match)


def _describe(terminal: Terminal, match: spieltisch.Match, ply: int, viewer: Viewer) -> str:
    """The move that led to a ply, as far as the viewer could know it then."""
    last = match.scene_at(ply, viewer)["last"]
    return describe_move(terminal, match, ply, secret=last["move"] is None)


def _step_through(terminal: Terminal, match: spieltisch.Match, viewer: Viewer) -> None:
    ply, last = 0, match.ply
    while True:
        terminal.clear()
        show(terminal, match, ply, viewer)
        terminal.tell("replay-keys")
        target = _ask_for_ply(terminal, ply, last)
        if target is None:
            return
        ply = target


def _ask_for_ply(terminal: Terminal, ply: int, last: int) -> int | None:
    """The ply that a key leads to; None to leave."""
    while True:
        try:
            key = terminal.ask(">").lower()
        except NobodyThere:
            return None
        if key == "q":
            return None
        steps = {"": ply + 1, "n": ply + 1, "p": ply - 1, "e": last}
        if key in steps or key.isdecimal():
            return max(0, min(int(key[:9]) if key.isdecimal() else steps[key], last))
        terminal.tell("replay-unknown-key", typed=key)
