"""A little of a game, played as people play it, so that they never have to watch it compile.

What drivers and searches call is compiled when a game is made ready. Much else that uses the
rules is compiled when it is first called: words for moves, reasons for hints, score pads, and what
bots ask while they think.
"""

from __future__ import annotations

from random import Random

from spieltisch.bots import seating
from spieltisch.bots.hints import hint
from spieltisch.bots.sight import Sight
from spieltisch.engine.game import Game
from spieltisch.engine.match import Match

#: How many moves are played, and how many lie between two requests for a hint.
MOVES, BETWEEN_HINTS = 120, 30

#: Those who are asked for a move: every kind of bot that thinks, as briefly as it can.
BOTS = ("random", "greedy", "search@20", "search@0.02s")


def rehearse(game: Game) -> None:
    """Use everything about a game once.

    >>> import spieltisch
    >>> rehearse(spieltisch.game("gluex"))
    """
    for players in sorted({min(game.players), 2}):
        _play(game.new(players=players, seed=1), Random(players))


def _play(match: Match, random: Random) -> None:
    for number in range(MOVES):
        if match.over:
            break
        seat = random.choice(match.actors)
        if number % BETWEEN_HINTS == 0:
            hint(match, seat, 0.05)
            for name in BOTS:
                seating.player(name, match.game, seed=1).choose(Sight.of(match, seat))
        for viewer in (None, seat):
            match.scene(viewer)
        _ask_why(match, seat, random)
        match.play(random.choice(match.legal(seat)), seat)
        match.tell(match.ply)
    match.game.from_position(match.position())
    _ = match.result


def _ask_why(match: Match, seat: int, random: Random) -> None:
    game, state = match.game, match.state
    for action in random.sample(range(game.actions), 5):
        game.reason(state, seat, action, game.kernels.refuse(state, seat, action))
