"""Moments of a match: at which ply, through whose eyes, and who acts.

People count players from 1. Everything behind the command line counts seats from 0.
"""

from __future__ import annotations

import spieltisch
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import wrong
from spieltisch.engine.levels import NAMES
from spieltisch.engine.seats import Mover, Viewer
from spieltisch.engine.words import Verbatim

_ALL = ("all", "alle")
_SPECTATOR = ("spectator", "zuschauer")
_MODERATOR = ("moderator", "spielleiter")


def player_name(terminal: Terminal, match: spieltisch.Match, seat: Mover) -> str:
    """What a seat is called: its name, else its number; at tables bots are named by their level."""
    if seat == "moderator":
        return terminal.say("the-moderator")
    if not match.seats:
        return terminal.say("player", player=seat + 1)
    name = match.seats[seat]
    return terminal.say("bot-of-level", level=name) if name in NAMES else name


def describe_move(
    terminal: Terminal, match: spieltisch.Match, ply: int, secret: bool = False
) -> str:
    """The move that led to a ply, in words; if it is secret, only that there was one."""
    name = player_name(terminal, match, match.played(ply).seat)
    if secret:
        return terminal.say("secret-move", name=name)
    return terminal.say("move", name=name, deed=Verbatim(match.tell(ply, terminal.language)))


def print_result(terminal: Terminal, match: spieltisch.Match) -> None:
    """Say who has won a finished match, and with how many points."""
    names = [player_name(terminal, match, seat) for seat in range(match.players)]
    winners = [names[seat] for seat in match.result.winners]
    words, language = match.game.words, terminal.language
    if not winners and words.has("nobody-won", language):
        terminal.print(
            words("nobody-won").say(language)
        )  # where the game itself can win, it says so
    else:
        key = {0: "result-draw", 1: "result-won"}.get(len(winners), "result-won-together")
        terminal.tell(key, winners=winners)
    scores = dict(zip(names, match.result.points, strict=True))
    scores |= match.game.opponents(match.result.breakdown)
    points = [f"{name}: {score:g}" for name, score in scores.items()]
    terminal.tell("result-points", points=points)


def viewer_of(match: spieltisch.Match, player: str | None) -> Viewer:
    """Whose eyes `--as` means; without it everybody's once the match is over."""
    if player is None:
        return "all" if match.over else None
    if player.lower() in _ALL:
        return "all"
    if player.lower() in _SPECTATOR:
        return None
    return _seat(match, player, "no-such-viewer")


def player_of(match: spieltisch.Match, player: str) -> int:
    """Which player `--as` means where nobody else is possible."""
    return _seat(match, player, "no-such-player")


def actors_of(match: spieltisch.Match, player: str | None) -> tuple[Mover, ...]:
    """Whose moves `--as` means; without it those of everybody who may act."""
    if player is None:
        return match.actors
    if player.lower() in _MODERATOR:
        return ("moderator",)
    return (_seat(match, player, "no-such-actor"),)


def only_actor(terminal: Terminal, match: spieltisch.Match, player: str | None) -> Mover:
    """Whose move `--as` means; without it the only one who may act."""
    if player is None:
        return only_player(terminal, match, None)
    [actor] = actors_of(match, player)
    return actor


def only_player(terminal: Terminal, match: spieltisch.Match, player: str | None) -> int:
    """Which player `--as` means, never the moderator; without it the only one who may act."""
    if player is not None:
        return player_of(match, player)
    if len(match.actors) > 1:
        names = [player_name(terminal, match, seat) for seat in match.actors]
        raise wrong("say-who", names=names, numbers=[seat + 1 for seat in match.actors])
    return match.actors[0]


def rewind(match: spieltisch.Match, ply: int | None) -> None:
    """Take moves back to a ply."""
    if ply is None:
        return
    if ply > match.ply:
        raise wrong("no-such-ply", ply=ply, plies=match.ply)
    while match.ply > ply:
        match.undo()


def _seat(match: spieltisch.Match, player: str, complaint: str) -> int:
    if player.isdecimal() and len(player) < 4 and 1 <= int(player) <= match.players:
        return int(player) - 1
    called = [seat for seat, name in enumerate(match.seats or ()) if name == player]
    if len(called) > 1:
        raise wrong("same-name", player=player[:40], numbers=[seat + 1 for seat in called])
    if called:
        return called[0]
    raise wrong(complaint, player=player[:40], last=match.players)
