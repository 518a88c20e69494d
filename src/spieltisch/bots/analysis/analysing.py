"""Walking through a match and judging every move by what its player could know.

A move is compared with the best ones that a search finds from the mover's own view. All of
them, the one that was played included, are then judged in the same way and equally thoroughly
(`outlook`), so that a move that the search hardly looked at is judged as fairly as its
favourite. The move is measured against the best of these judgements.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from spieltisch.bots.analysis.findings import Alternative, Analysis, Chances, Notation, Step
from spieltisch.bots.hints import (
    check_budget,
    check_match,
    check_number_of_moves,
    rank_moves,
)
from spieltisch.bots.outlook import AS_IT_STANDS, outlook
from spieltisch.bots.sight import Sight
from spieltisch.bots.words import WORDS
from spieltisch.engine.contract import State
from spieltisch.engine.errors import HiddenUntilTheEnd
from spieltisch.engine.game import checked_seed
from spieltisch.engine.history import Played
from spieltisch.engine.match import Match
from spieltisch.engine.seats import checked_seat

#: How many iterations the search takes for a move, and how many worlds each judgement imagines.
ITERATIONS = 400

#: How many of the search's favourites are judged.
ALTERNATIVES = 3

#: With a time limit: how many worlds are imagined first, to see how long that takes; never fewer.
FIRST_WORLDS = 20

Report = Callable[[int, int], None]


def analyse(
    match: Match,
    seat: int | None = None,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    alternatives: int = ALTERNATIVES,
    seed: int = 0,
    progress: Report | None = None,
    ended: bool = False,
) -> Analysis:
    """Judge every move of a match.

    In a finished match each move is judged from its player's view. With a seat, everything is
    seen from there, and the moves of others are not compared with what they might have played
    instead, because the seat could not know that. A match that is not over can only be judged
    from a seat, unless it has `ended` all the same: by resignation or by agreement.
    Each move takes `iterations`, or about this many `seconds`.

    >>> import spieltisch
    >>> match = spieltisch.game("gluex").new(players=2, seed=3)
    >>> while not match.over:
    ...     match.play(match.legal(match.actors[0])[0], match.actors[0])
    >>> analysis = analyse(match, iterations=20)
    >>> len(analysis.steps) == match.ply, len(analysis.course) == match.ply + 1
    (True, True)
    >>> worst = analysis.costliest()[0]
    >>> worst.cost > 0, len(worst.before), worst.move in [a.move for a in worst.alternatives]
    (True, 2, False)
    """
    check_match(match)
    if iterations is None and seconds is None:
        iterations = ITERATIONS
    check_budget(seconds, iterations)
    check_number_of_moves(alternatives)
    _check_view(match, seat, ended)
    critic = _Critic(iterations, seconds, alternatives, checked_seed(seed))
    steps: list[Step] = []
    for step in _walk(match, seat, critic):
        if progress is not None:
            progress(len(steps), match.ply)
        steps.append(step())
    return Analysis(match, tuple(steps))


def analyse_by_steps(match: Match, iterations: int) -> Iterator[Callable[[], Step]]:
    """The judgements of an ended match one by one, for whoever wants to pause in between.

    >>> import spieltisch
    >>> match = spieltisch.game("gluex").new(players=2, seed=3)
    >>> match.play(match.legal(0)[0], 0)
    >>> [step().ply for step in analyse_by_steps(match, 5)]
    [1]
    """
    return _walk(match, None, _Critic(iterations, None, ALTERNATIVES, 0))


def _walk(match: Match, seat: int | None, critic: _Critic) -> Iterator[Callable[[], Step]]:
    """How each move of a match is judged, one after another; each has to be called in turn."""
    again = match.branch(match.seats)
    while again.ply:
        again.undo()
    for played, move in zip(match.log, match.moves(seat), strict=True):
        is_secret = seat is not None and move["move"] is None
        yield partial(critic.judge, again, played, seat, is_secret)


def _check_view(match: Match, seat: int | None, ended: bool) -> None:
    if seat is None and not (match.over or ended):
        raise HiddenUntilTheEnd(WORDS("analyse-whose-view"))
    if seat is not None:
        checked_seat(seat, match.players)


@dataclass
class _Critic:
    """Somebody who judges moves, each with the same effort."""

    iterations: int | None
    seconds: float | None
    alternatives: int
    seed: int

    def judge(self, match: Match, played: Played, seat: int | None, hidden: bool) -> Step:
        """Judge the next move of a match, and play it."""
        if played.seat == "moderator":
            viewer = seat if seat is not None else match.actors[0]
        else:
            viewer = seat if seat is not None else played.seat
        if played.seat == viewer:
            return self._compared(match, played, viewer, watched=seat is not None)
        return self._seen(match, played, viewer, hidden)

    def _compared(self, match: Match, played: Played, viewer: int, watched: bool) -> Step:
        """A move of the viewer's own, compared with what could have been played instead."""
        sight, game = Sight.of(match, viewer), match.game
        share = None if self.seconds is None else self.seconds / 2
        ranked = [c.action for c in rank_moves(sight, share, self.iterations, self.seed)]
        judged = list(dict.fromkeys([*ranked[: self.alternatives], played.action]))
        worlds = self._worlds(match, sight.view, viewer, len(judged) + 1)
        chances = {
            action: self._outlook(match, sight.view, viewer, worlds, action) for action in judged
        }
        before, after = max(chances.values(), key=lambda c: c[viewer]), chances[played.action]
        others = [
            Alternative(
                action,
                _notation(match, action),
                chances[action][viewer],
                tuple(game.advise(sight.view.copy(), viewer, action)),
            )
            for action in judged
            if action != played.action
        ]
        notation = _notation(match, played.action)
        match.act(played.action, played.seat)
        return Step(
            ply=match.ply,
            seat=played.seat,
            viewer=viewer,
            notation=notation,
            before=before,
            after=after,
            standing=self._standing(match, [viewer] if watched else range(match.players), worlds),
            cost=before[viewer] - after[viewer],
            reasons=tuple(game.advise(sight.view.copy(), viewer, played.action)),
            alternatives=tuple(sorted(others, key=lambda other: -other.worth)),
        )

    def _seen(self, match: Match, played: Played, viewer: int, hidden: bool) -> Step:
        """A move by somebody else, as the viewer saw it."""
        worlds = self._worlds(match, _view(match, viewer), viewer, 2)
        before, notation = self._standing(match, [viewer], worlds), _notation(match, played.action)
        match.act(played.action, played.seat)
        after = self._standing(match, [viewer], worlds)
        return Step(
            ply=match.ply,
            seat=played.seat,
            viewer=viewer,
            notation=None if hidden else notation,
            before=before,
            after=after,
            standing=after,
            cost=None,
            reasons=(),
            alternatives=(),
        )

    def _standing(self, match: Match, viewers: Sequence[int], worlds: int) -> Chances:
        """The chances as some seats see them, on average."""
        share = max(1, worlds // len(viewers))
        outlooks = [self._outlook(match, _view(match, v), v, share) for v in viewers]
        return tuple(sum(chances) / len(outlooks) for chances in zip(*outlooks, strict=True))

    def _worlds(self, match: Match, view: State, viewer: int, judgements: int) -> int:
        """How many worlds to imagine for each of these judgements."""
        if self.seconds is None:
            return self.iterations or ITERATIONS
        began = perf_counter()
        self._outlook(match, view, viewer, FIRST_WORLDS)
        pace = (perf_counter() - began) / FIRST_WORLDS
        return max(FIRST_WORLDS, int(self.seconds / 2 / judgements / pace))

    def _outlook(
        self, match: Match, view: State, viewer: int, worlds: int, action: int = AS_IT_STANDS
    ) -> Chances:
        settings = match.game.levels.settings
        return outlook(match.game, match.players, view, viewer, settings, worlds, self.seed, action)


def _view(match: Match, viewer: int) -> State:
    """The match as a seat sees it now."""
    view = match.state
    match.game.kernels.mask(view, viewer)
    return view


def _notation(match: Match, action: int) -> Notation:
    state, write = match.state, match.game.write_move
    return Notation(english=write(state, action, "en"), german=write(state, action, "de"))
