"""Playing random matches and checking them against the laws."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from spieltisch.engine.laws import acting, batches, hiding, remembering, reporting
from spieltisch.engine.laws.moments import Law, Moment, When, each_ply

if TYPE_CHECKING:
    from spieltisch.engine.game import Game
    from spieltisch.engine.match import Match

#: All laws, the plainest first, so that a breach is reported by its own law.
LAWS: tuple[Law, ...] = (
    *reporting.LAWS,
    *acting.LAWS,
    *remembering.LAWS,
    *hiding.LAWS,
    *batches.LAWS,
)

#: One move in this many is a call of the moderator, where the rules let it call.
_CALLS = 12


def check_laws(
    game: Game,
    players: Iterable[int] | None = None,
    seeds: Iterable[int] = range(3),
    *,
    options: Mapping[str, Any] | None = None,
    laws: Iterable[Law] = LAWS,
    every: int = 20,
    limit: int = 20_000,
) -> None:
    """Play random matches of a game and check the laws; `LawBroken` says which one it breaks.

    Every seed is played with each number of players (all that the game allows, unless you
    name some). The costly laws are checked about once in `every` plies, and a match that is
    not over after `limit` plies counts as endless (`every_match_ends`).

    >>> import spieltisch
    >>> check_laws(spieltisch.game("sequence"), players=[2], seeds=[7])
    """
    for count in game.players if players is None else players:
        for seed in seeds:
            match = game.deal(count, seed, None, options or {})
            check_match(match, seed, laws=laws, every=every, limit=limit)


def check_match(
    match: Match,
    seed: int = 0,
    *,
    laws: Iterable[Law] = LAWS,
    every: int = 20,
    limit: int = 20_000,
) -> None:
    """Play a match on at random, to its end or to the limit, and check the laws on the way."""
    laws = tuple(laws)
    random = Random(seed)
    past = [match.state_at(ply).tobytes() for ply in range(match.ply + 1)]
    at = Moment(match, random, past)
    _check(at, laws, "once", "at times", "each ply")
    while not match.over and match.ply < limit:
        a_legal_move_can_be_played.examine(at)
        past.append(match.state.tobytes())
        at = Moment(match, random, past)
        if random.randrange(every) == 0:
            _check(at, laws, "at times", "each ply")
        else:
            _check(at, laws, "each ply")
    _check(at, laws, "at times", "at the end")


@each_ply
def a_legal_move_can_be_played(at: Moment) -> None:
    """The match accepts every legal move, written in either language."""
    seat, action = _any_move(at)
    remembering.play(at, seat, action)


def _check(at: Moment, laws: tuple[Law, ...], *when: When) -> None:
    for law in laws:
        if law.when in when:
            law.examine(at)


def _any_move(at: Moment) -> tuple[int, int]:
    """A random seat and action; now and then the moderator's."""
    moderator = at.movers[-1]
    calls = at.legal(at.state, moderator)
    if calls and at.random.randrange(_CALLS) == 0:
        return moderator, at.random.choice(calls)
    seat = at.random.choice(at.actors(at.state))
    return seat, at.random.choice(at.legal(at.state, seat))
