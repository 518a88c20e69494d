"""What a law is, and the moment of a match that it looks at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from spieltisch.engine.contract import MAX_SEATS, MODERATOR, SPECTATOR, State

if TYPE_CHECKING:
    from spieltisch.engine.match import Match

#: Cheap laws are checked after each ply, costly ones at some plies, others when a match has
#: ended, and those about the game itself once before it begins.
When = Literal["each ply", "at times", "at the end", "once"]


class Complaint(Exception):
    """What a law found wrong, in a few words."""


class LawBroken(AssertionError):
    """A game breaks a law: which one, in which match, after how many moves, and how."""

    def __init__(self, law: Law, match: Match, detail: str) -> None:
        self.law = law.name
        self.game = match.game.name
        self.seed = match.seed
        self.ply = match.ply
        self.detail = detail
        super().__init__(
            f"{self.game} breaks the law {self.law!r} ({law.text}) "
            f"with {match.players} players, options {match.options}, seed {self.seed}, "
            f"at ply {self.ply}: {detail}"
        )


@dataclass(frozen=True)
class Law:
    """A law: a function that complains where a game breaks it; its docstring is the law."""

    check: Callable[[Moment], None]
    when: When

    @property
    def name(self) -> str:
        """The name under which a breach is reported."""
        return self.check.__name__

    @property
    def text(self) -> str:
        """The law in a sentence."""
        return " ".join((self.check.__doc__ or "").split()).rstrip(".")

    def examine(self, at: Moment) -> None:
        """Check the law; whatever goes wrong while it is checked breaks it too."""
        try:
            self.check(at)
        except Complaint as complaint:
            raise LawBroken(self, at.match, str(complaint)) from None
        except Exception as error:
            raise LawBroken(self, at.match, f"{type(error).__name__}: {error}") from error


def each_ply(check: Callable[[Moment], None]) -> Law:
    """A law that is checked at the start and after every move."""
    return Law(check, "each ply")


def at_times(check: Callable[[Moment], None]) -> Law:
    """A law that is checked at the start, at the end and now and then between."""
    return Law(check, "at times")


def at_the_end(check: Callable[[Moment], None]) -> Law:
    """A law about a whole match."""
    return Law(check, "at the end")


def once(check: Callable[[Moment], None]) -> Law:
    """A law about the game and its options, checked before the first move."""
    return Law(check, "once")


def insist(condition: object, complaint: str) -> None:
    """Complain unless the condition holds."""
    if not condition:
        raise Complaint(complaint)


class Moment:
    """A match between two moves, with short ways to ask the game's kernels.

    `state` is a copy of the position, `past` the bytes of every state so far, `random` the
    chance that laws may use: it is seeded, so that a breach can be reproduced.
    """

    def __init__(self, match: Match, random: Random, past: list[bytes]) -> None:
        self.match = match
        self.game = match.game
        self.kernels = match.game.kernels
        self.state = match.state
        self.past = past
        self.random = random

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.match.players)

    @property
    def viewers(self) -> tuple[int, ...]:
        """Everybody who looks on: the spectator and all seats."""
        return (SPECTATOR, *self.seats)

    def some_viewers(self) -> list[int]:
        """The spectator and up to three seats, different ones each time."""
        return [SPECTATOR, *self.random.sample(self.seats, min(len(self.seats), 3))]

    @property
    def movers(self) -> tuple[int, ...]:
        """Everybody who may ever move: all seats and the moderator."""
        return (*self.seats, MODERATOR)

    def actors(self, state: State) -> list[int]:
        """The seats that may act."""
        mask = self.kernels.actors(state)
        return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]

    def legal(self, state: State, seat: int) -> list[int]:
        """The legal action codes of a seat."""
        actions = np.empty(self.game.max_legal, np.int32)
        count = self.kernels.legal(state, seat, actions)
        return [int(action) for action in actions[:count]]

    def moves(self) -> Iterator[tuple[int, int]]:
        """Every seat that may move now, the moderator too, with each of its actions."""
        for seat in self.movers:
            for action in self.legal(self.state, seat):
                yield seat, action

    def played(self, seat: int, action: int) -> State:
        """The state after an action."""
        after = self.state.copy()
        self.kernels.play(after, seat, action)
        return after

    def masked(self, state: State, viewer: int) -> State:
        """What a viewer may know of a state."""
        view = state.copy()
        self.kernels.mask(view, viewer)
        return view

    def guessed(self, state: State, viewer: int, seed: int) -> State:
        """A world that is possible as far as a viewer knows."""
        world = state.copy()
        self.kernels.guess(world, viewer, np.uint64(seed))
        return world

    def twins(self, viewer: int) -> Iterator[State]:
        """Two worlds that differ at most in what the viewer must not know."""
        view = self.masked(self.state, viewer)
        for _ in range(2):
            yield self.guessed(view, viewer, self.seed())

    def seed(self) -> int:
        """Any seed."""
        return self.random.getrandbits(64)

    def result(self, state: State) -> tuple[list[float], list[int]]:
        """Points by seat, and the winners."""
        points = np.zeros(MAX_SEATS)
        mask = self.kernels.result(state, points)
        winners = [seat for seat in range(MAX_SEATS) if mask >> seat & 1]
        return [float(p) for p in points[: self.match.players]], winners

    def features(self, state: State, viewer: int) -> bytes:
        """The features of a viewer, as bytes."""
        out = np.zeros(self.game.features_of(state).size, np.float32)
        self.kernels.observe(state, viewer, out)
        return out.tobytes()

    def weights(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """The weights of a seat's actions."""
        out = np.zeros(max(len(actions), 1), np.float32)
        self.kernels.weigh(state, seat, np.array(actions, np.int32), len(actions), out)
        return [float(weight) for weight in out[: len(actions)]]

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win, as the game estimates it."""
        out = np.zeros(MAX_SEATS, np.float32)
        self.kernels.value(state, out)
        return [float(chance) for chance in out[: self.match.players]]

    def explained(self, state: State, seat: int, action: int) -> Any:
        """Why an action is legal or not: the rule and the sentence in both languages."""
        reason = self.kernels.refuse(state, seat, action)
        explanation = self.game.reason(state, seat, action, reason)
        return explanation.legal, explanation.rule, explanation.say("en"), explanation.say("de")

    def position(self, state: State) -> dict[str, Any]:
        """The complete position of a state, as `Match.position` writes it."""
        head = {"players": self.match.players, "options": self.match.options}
        return {**head, **self.game.write_position(state)}

    def any_actions(self, count: int) -> list[int]:
        """Some action codes, legal or not."""
        return [self.random.randrange(self.game.actions) for _ in range(count)]
