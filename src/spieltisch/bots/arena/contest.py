"""One match between bots, and what became of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from spieltisch.bots import forfeits, seating
from spieltisch.bots.arena.pairing import Pairing
from spieltisch.bots.arena.plan import Plan, names_of, word
from spieltisch.bots.arena.stopping import Stop
from spieltisch.bots.forfeits import Forfeit
from spieltisch.bots.players import Player
from spieltisch.bots.sight import Sight
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.match import Match


@dataclass(frozen=True)
class Loss:
    """A forfeit: which seat lost, in which way, and the reason in both languages.

    `printed` is the end of what a guest printed, such as its traceback.
    """

    seat: int
    kind: str
    reason: Mapping[str, str]
    printed: str = ""


@dataclass(frozen=True)
class Outcome:
    """What became of a match; the tuples have an entry for each seat.

    `seats` are the numbers of the bots, `winners` the seats that won. A match that was not
    `finished` had too many moves, or ended with a forfeit.
    """

    number: int
    deal: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    points: tuple[float, ...]
    moves: int
    finished: bool
    forfeit: Loss | None
    choices: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]

    @property
    def is_undecided(self) -> bool:
        """Whether the match was stopped because it had too many moves."""
        return not self.finished and self.forfeit is None

    def as_data(self) -> dict[str, Any]:
        """The outcome as plain data, for a file."""
        return asdict(self)


class Contest:
    """A match in the arena: the players at their seats, and the time they have taken."""

    def __init__(self, plan: Plan, pairing: Pairing) -> None:
        self._plan, self._pairing = plan, pairing
        self._names = names_of(plan.bots, pairing.seats)
        self._seed = word(plan.seed, "deal", pairing.deal)
        self.match = plan.game.deal(plan.players, self._seed, self._names, plan.options)
        self._choices = [0] * plan.players
        self._seconds = [0.0] * plan.players
        self._slowest = [0.0] * plan.players

    def play(self, stop: Stop) -> Outcome:
        """Play the match to its end."""
        loss = None
        with ExitStack() as leaving:
            try:
                players = [self._seated(seat, stop, leaving) for seat in range(self._plan.players)]
                for seat, player in enumerate(players):
                    with _at(seat):
                        player.get_ready()
                while not self.match.over and self.match.ply < self._plan.limit:
                    self._move(players, stop)
            except _AtSeat as failed:
                stop.check()  # a guest that was ended by us has not lost
                loss = failed.loss
        return self._outcome(loss)

    def _seated(self, seat: int, stop: Stop, leaving: ExitStack) -> Player:
        plan, pairing = self._plan, self._pairing
        seed = word(plan.seed, "bot", pairing.number, seat)
        with _at(seat):
            player = seating.player(plan.bots[pairing.seats[seat]], plan.game, seed)
        leaving.enter_context(stop.reaching(player))
        stop.check()
        return player

    def _move(self, players: list[Player], stop: Stop) -> None:
        match, seat = self.match, self._to_act()
        sight = Sight.of(match, seat)
        began = perf_counter()
        try:
            with _at(seat):
                action = self._chosen(players[seat], sight)
        finally:
            took = perf_counter() - began
            self._choices[seat] += 1
            self._seconds[seat] += took
            self._slowest[seat] = max(self._slowest[seat], took)
        stop.check()  # a player that was told to stop has not thought to the end
        match.act(action, seat)

    def _chosen(self, player: Player, sight: Sight) -> int:
        name = self._names[sight.seat]
        try:
            action = player.choose(sight, self._plan.seconds)
        except (SpieltischError, MemoryError, OSError):  # a forfeit, or what the system refuses
            raise
        except Exception as error:
            raise forfeits.crashed(name, f"{type(error).__name__}: {error}") from error
        if action not in sight.actions:
            raise forfeits.illegal(name, action, len(sight.actions))
        return action

    def _to_act(self) -> int:
        """Who acts now; where several may, each is equally likely."""
        actors = self.match.actors
        if len(actors) == 1:
            return actors[0]
        return actors[word(self._seed, "order", self.match.ply) % len(actors)]

    def _outcome(self, loss: Loss | None) -> Outcome:
        match, result = self.match, self.match.result
        return Outcome(
            number=self._pairing.number,
            deal=self._pairing.deal,
            seats=self._pairing.seats,
            winners=self._others(loss.seat) if loss else result.winners if match.over else (),
            points=result.points,
            moves=match.ply,
            finished=match.over,
            forfeit=loss,
            choices=tuple(self._choices),
            seconds=tuple(self._seconds),
            slowest=tuple(self._slowest),
        )

    def _others(self, loser: int) -> tuple[int, ...]:
        """The seats of all sides except the loser's."""
        sides = [side for side in self._plan.sides if loser not in side]
        return tuple(sorted(seat for side in sides for seat in side))


class _AtSeat(Exception):
    """A forfeit, and whose."""

    def __init__(self, seat: int, forfeit: Forfeit) -> None:
        super().__init__()
        reason = {"en": forfeit.say("en"), "de": forfeit.say("de")}
        self.loss = Loss(seat, forfeit.kind, reason, forfeit.printed)


@contextmanager
def _at(seat: int) -> Iterator[None]:
    """Say whose a forfeit is."""
    try:
        yield
    except Forfeit as forfeit:
        raise _AtSeat(seat, forfeit) from forfeit


def play(plan: Plan, pairing: Pairing, stop: Stop | None = None) -> tuple[Outcome, Match]:
    """Play one match of a tournament.

    >>> import spieltisch
    >>> plan = Plan(spieltisch.game("sequence"), 2, {}, ("greedy", "random"), seed=1)
    >>> outcome, match = play(plan, Pairing(number=0, deal=0, seats=(1, 0)))
    >>> outcome.winners, match.seats
    ((1,), ('random', 'greedy'))
    """
    contest = Contest(plan, pairing)
    return contest.play(stop or Stop()), contest.match
