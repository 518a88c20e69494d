"""A match: a state, how it came about, and what everybody may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy, deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import numpy as np

from spieltisch.engine import matchfile
from spieltisch.engine.contract import MAX_SEATS, MODERATOR, SPECTATOR, State
from spieltisch.engine.errors import (
    BadSeat,
    HiddenUntilTheEnd,
    IllegalMove,
    MatchIsOver,
    NothingToUndo,
    OutOfTurn,
    UnreadableMove,
)
from spieltisch.engine.explanation import Explanation
from spieltisch.engine.files import write_whole
from spieltisch.engine.options import is_whole
from spieltisch.engine.played import Foreseen, Mover, Played, Result, Viewer
from spieltisch.engine.seatnames import checked_names
from spieltisch.engine.shapes import added
from spieltisch.engine.words import WORDS, Language, checked_language

if TYPE_CHECKING:
    from spieltisch.engine.game import Game

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode


class _Step(NamedTuple):
    """A legal move, the state after it, and who may act then."""

    played: Played
    after: State
    actors: tuple[int, ...]


class _Shown(NamedTuple):
    """What is shown of a state with these names: to everybody, and to each viewer beside it."""

    state: State
    seats: tuple[str, ...] | None
    open: bytes
    own: dict[int, bytes]


class Match:
    """One game being played.

    >>> import spieltisch
    >>> match = spieltisch.game("sequence").new(players=2, seed=7)
    >>> match.actors
    (1,)
    >>> match.play(match.legal()[0])
    >>> match.actors
    (0,)
    >>> match.undo()
    >>> match.actors
    (1,)
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        state: State,
        *,
        seed: int | None,
        seats: Sequence[str] | None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.seats = checked_names(seats, players)
        self._states = [state]
        self._log: list[Played] = []
        self._foreseen: _Step | None = None
        self._actors: tuple[int, ...] = ()
        self._actors_of: State | None = None
        self._shown: _Shown | None = None

    @property
    def state(self) -> State:
        """A copy of the record's bytes: everything, also what is hidden."""
        return self._states[-1].copy()

    @property
    def log(self) -> tuple[Played, ...]:
        """All moves so far."""
        return tuple(self._log)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over."""
        now = self._states[-1]
        if self._actors_of is not now:
            self._actors, self._actors_of = self._actors_in(now), now
        return self._actors

    @property
    def over(self) -> bool:
        """Whether the match has come to its end."""
        return not self.actors

    @property
    def result(self) -> Result:
        """Points, winners and where the points come from."""
        return self._result(self._states[-1])

    def legal(self, seat: Mover | None = None, language: Language = "en") -> list[str]:
        """The moves a seat may play, in notation; the only actor's if no seat is named."""
        if seat is None and self.over:
            return []
        state, number = self._states[-1], self._number(seat)
        actions = np.empty(self.game.max_legal, np.int32)
        count = self.game.kernels.legal(state, number, actions)
        spoken = checked_language(language)
        if count == 0:
            return []
        return self.game.write_moves(state, actions[:count].tolist(), spoken)

    def play(self, move: str, seat: Mover | None = None) -> None:
        """Play a move, written in the game's notation in either language."""
        step, self._foreseen = self._foreseen, None
        if step is None or (step.played.seat, step.played.move) != (seat, move):
            step = self._step(move, seat)
        self._states.append(step.after)
        self._log.append(step.played)
        self._actors, self._actors_of = step.actors, step.after

    def foresee(self, move: str, seat: Mover | None = None) -> Foreseen:
        """What a move would lead to; the errors are those of `play`, and nothing changes.

        To play the same move next, as `played` writes it, costs nothing more.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> match.foresee("9S b7").over, len(match.log)
        (False, 0)
        """
        step = self._foreseen = self._step(move, seat)
        winners = () if step.actors else self._points(step.after)[1]
        return Foreseen(step.played, not step.actors, winners)

    def branch(self, seats: Sequence[str] | None = None) -> Match:
        """Another match that goes on from here; nothing that is played there changes this one.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> other = match.branch(["Anna", "Ben"])
        >>> other.play("9S b7")
        >>> len(other.log), len(match.log), other.seats
        (1, 0, ('Anna', 'Ben'))
        """
        other = copy(self)
        other._states, other._log, other._foreseen = [*self._states], [*self._log], None
        other.seats = checked_names(seats, self.players)
        return other

    def undo(self) -> None:
        """Take back the last move."""
        if not self._log:
            raise NothingToUndo(WORDS("nothing-to-undo"))
        self._states.pop()
        self._log.pop()
        self._foreseen = None

    def explain(self, move: str, seat: Mover | None = None) -> Explanation:
        """Whether a move is legal and, if not, which rule forbids it.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> print(match.explain("pass"))
        S3: you may pass only when you have nothing to play, and you have.
        """
        number = self._number(seat)
        try:
            action = self._read(move)
        except IllegalMove as error:  # well written, but no position has such a move
            return Explanation(False, error.rule, error.text)
        return self._explain(number, action)

    def tell(self, ply: int, language: Language = "en") -> str:
        """What the move that led to a ply did, in words that follow the player's name.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> match.play("9S b7")
        >>> match.tell(1)
        'places a chip on b7 with 9♠'
        """
        ply = self._checked_ply(ply, 1)
        before, after = self._states[ply - 1], self._states[ply]
        action = self._log[ply - 1].action
        return self.game.tell_move(before, action, after, checked_language(language))

    def written(self, ply: int, language: Language = "en") -> str:
        """The move that led to a ply, in the notation of a language.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> match.play("9S b7")
        >>> match.written(1), match.written(1, "de")
        ('9S b7', '9♠ b7')
        """
        ply = self._checked_ply(ply, 1)
        played, spoken = self._log[ply - 1], checked_language(language)
        if spoken == "en":
            return played.move
        return self.game.write_move(self._states[ply - 1], played.action, spoken)

    def scene(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, as plain data; None is a spectator."""
        return self.scene_at(len(self._log), seat)

    def scene_at(self, ply: int, seat: Viewer = None) -> dict[str, Any]:
        """What a seat could see after so many moves.

        "all" sees every hand, once the match is over.
        """
        ply = self._checked_ply(ply, 0)
        scene: dict[str, Any] = _decode(self._scene(ply, self._checked_viewer(seat)))
        return scene

    def open_scene(self) -> bytes:
        """The beginning of everybody's scene as JSON: what all may see.

        >>> import json, spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> json.loads(match.open_scene() + match.own_scene(0)) == match.scene(0)
        True
        """
        return self._shown_at(len(self._log)).open

    def own_scene(self, seat: int | None = None) -> bytes:
        """The rest of the scene of a seat: what it sees beside that."""
        ply, viewer = len(self._log), self._checked_viewer(seat)
        return self._own_scene(ply, viewer, self._shown_at(ply).own[_viewer(viewer)])

    def moves(self, seat: int | None = None) -> list[dict[str, Any]]:
        """All moves so far as a seat may know them; a secret one has no text yet."""
        self._checked_viewer(seat)
        return [self._told(played, len(self._log), seat) for played in self._log]

    def position(self) -> dict[str, Any]:
        """The complete position as plain data, to be stored or changed by hand."""
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "players": self.players,
            "options": deepcopy(self.options),
            **self.game.write_position(self._states[-1]),
        }

    def save(self, path: str | Path | None = None) -> str:
        """The match as a file's text; written to a file if a path is given."""
        text = matchfile.write(self)
        if path is not None:
            write_whole(Path(path), text)
        return text

    def __repr__(self) -> str:
        where = "over" if self.over else f"seats to act: {self._actor_names()}"
        return f"<Match of {self.game.name}, {len(self._log)} moves, {where}>"

    def _scene(self, ply: int, seat: Viewer) -> bytes:
        if seat == "all":
            state = self._states[ply]
            everything = self.game.write_open(state), self.game.write_own(state, SPECTATOR)
            return self._open_scene(ply, everything[0]) + self._own_scene(ply, seat, everything[1])
        shown = self._shown_at(ply)
        return shown.open + self._own_scene(ply, seat, shown.own[_viewer(seat)])

    def _shown_at(self, ply: int) -> _Shown:
        """What everybody sees; written once for all who look at the same position."""
        now, shown = self._states[ply], self._shown
        if shown is None or shown.state is not now or shown.seats is not self.seats:
            table, *own = self.game.write_scenes(now, self.players)
            by_viewer = dict(enumerate(own, SPECTATOR))
            shown = _Shown(now, self.seats, self._open_scene(ply, table), by_viewer)
            self._shown = shown
        return shown

    def _open_scene(self, ply: int, table: bytes) -> bytes:
        """Who plays, who may act, points and winners, which are no secrets, and the table."""
        state = self._states[ply]
        points, winners = self._points(state)
        actors = self.actors if ply == len(self._log) else self._actors_in(state)
        about = {"game": self.game.name, "players": self.players, "seats": self.seats}
        told = {"ply": ply, "actors": actors, "over": not actors, "points": points}
        head = _encode({**about, **told, "winners": winners})
        return b'%b,"table":%b' % (head[:-1], table[:-1])

    def _own_scene(self, ply: int, seat: Viewer, own: bytes) -> bytes:
        """What a viewer sees beside it, and who looks."""
        last = self._told(self._log[ply - 1], ply, seat) if ply else None
        return b"%b,%b" % (added(own), _encode({"viewer": seat, "last": last})[1:])

    def _told(self, played: Played, ply: int, viewer: Viewer) -> dict[str, Any]:
        by = MODERATOR if played.seat == "moderator" else played.seat
        hidden = viewer not in (played.seat, "all") and self.game.keeps_secret(
            self._states[ply], by, played.action, _viewer(viewer)
        )
        return {"seat": played.seat, "move": None if hidden else played.move}

    def _actors_in(self, state: State) -> tuple[int, ...]:
        return self._seats_in(self.game.kernels.actors(state))

    def _seats_in(self, mask: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.players) if mask >> seat & 1])

    def _result(self, state: State) -> Result:
        points, winners = self._points(state)
        return Result(tuple(points), winners, self.game.breakdown(state))

    def _points(self, state: State) -> tuple[list[float], tuple[int, ...]]:
        """Everybody's points, and who has won."""
        points = np.zeros(MAX_SEATS)
        winners = self._seats_in(self.game.kernels.result(state, points))
        shown: list[float] = points[: self.players].tolist()
        return shown, winners

    def _step(self, move: str, seat: Mover | None) -> _Step:
        if self.over:
            raise MatchIsOver(WORDS("match-is-over"))
        number = self._number(seat)
        if number != MODERATOR and number not in self.actors:
            raise OutOfTurn(WORDS("out-of-turn", **_named(number), actors=self._actor_names()))
        state = self._states[-1]
        action = self._read(move)
        refused = self.game.kernels.refuse(state, number, action)
        if refused:
            explanation = self.game.reason(state, number, action, refused)
            raise IllegalMove(explanation.text, explanation.rule)
        played = Played(_seat(number), action, self.game.write_move(state, action))
        after = state.copy()
        self.game.kernels.play(after, number, action)
        return _Step(played, after, self._actors_in(after))

    def _explain(self, seat: int, action: int) -> Explanation:
        state = self._states[-1]
        return self.game.reason(state, seat, action, self.game.kernels.refuse(state, seat, action))

    def _read(self, move: str) -> int:
        if not isinstance(move, str):
            raise UnreadableMove(WORDS("move-is-no-text"))
        return self.game.read_move(self._states[-1], move)

    def _number(self, seat: Mover | None) -> int:
        if seat is None:
            actors = self.actors
            if not actors:
                raise MatchIsOver(WORDS("match-is-over"))
            if len(actors) != 1:
                raise BadSeat(WORDS("name-a-seat", actors=self._actor_names()))
            return actors[0]
        if seat == "moderator":
            return MODERATOR
        return self._checked_seat(seat)

    def _checked_ply(self, ply: Any, first: int) -> int:
        if not is_whole(ply) or not first <= ply <= len(self._log):
            raise BadSeat(WORDS("no-such-ply", ply=ply, plies=len(self._log)))
        return int(ply)

    def _checked_viewer(self, seat: Viewer) -> Viewer:
        if seat == "all" and not self.over:
            raise HiddenUntilTheEnd(WORDS("hidden-until-the-end"))
        return seat if seat is None or seat == "all" else self._checked_seat(seat)

    def _checked_seat(self, seat: Any) -> int:
        if not is_whole(seat) or not 0 <= seat < self.players:
            raise BadSeat(WORDS("no-such-seat", seat=seat, last=self.players - 1))
        return int(seat)

    def _actor_names(self) -> str:
        return ", ".join(str(seat) for seat in self.actors) or "-"


def _viewer(seat: Viewer) -> int:
    return SPECTATOR if seat is None or seat == "all" else seat


def _seat(number: int) -> Mover:
    return "moderator" if number == MODERATOR else number


def _named(number: int) -> dict[str, int]:
    return {"seat": number, "player": number + 1}
