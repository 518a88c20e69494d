"""A match: a state, how it came about, and what everybody may see of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from spieltisch.engine import matchfile
from spieltisch.engine.contract import MODERATOR, State
from spieltisch.engine.errors import (
    BadOption,
    BadSeat,
    IllegalMove,
    MatchIsOver,
    NothingToUndo,
    OutOfTurn,
    UnreadableMove,
)
from spieltisch.engine.explanation import Explanation
from spieltisch.engine.files import write_whole
from spieltisch.engine.gallery import Gallery
from spieltisch.engine.history import History, Played
from spieltisch.engine.options import is_whole
from spieltisch.engine.seats import Mover, Viewer, checked_names, checked_seat, mover_number
from spieltisch.engine.verdict import Verdict
from spieltisch.engine.words import WORDS, Language, checked_language

if TYPE_CHECKING:
    from spieltisch.engine.game import Game


@dataclass(frozen=True)
class Result:
    """Points by seat, the seats that won, and where the points come from.

    While the match runs there are points but no winners; a finished match without winners
    is a draw.
    """

    points: tuple[float, ...]
    winners: tuple[int, ...]
    breakdown: Mapping[str, Any]


class Step(NamedTuple):
    """A legal move that is not played yet, and what it leads to: who may act then, who wins.

    It fits the position in which it was foreseen, and no other.
    """

    played: Played
    before: State
    after: State
    actors: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def is_last(self) -> bool:
        """Whether the match ends with this move."""
        return not self.actors


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
        #: Whether a moderator may step in.
        self.is_moderated = game.moderated(options)
        self._go_on_from(History(game, players, state, seats))

    def _go_on_from(self, history: History) -> None:
        self._history = history
        #: What can be seen of the match, ready to be sent.
        self.gallery = Gallery(history)

    # How it stands.

    @property
    def seats(self) -> tuple[str, ...] | None:
        """The names of those who play, if they have any."""
        return self._history.seats

    @seats.setter
    def seats(self, names: Sequence[str] | None) -> None:
        self._history.seats = checked_names(names, self.players)

    @property
    def state(self) -> State:
        """A copy of the record's bytes: everything, even what is hidden."""
        return self._history.last.copy()

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self._history.log)

    @property
    def log(self) -> tuple[Played, ...]:
        """All moves so far."""
        return tuple(self._history.log)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over."""
        return self._history.actors

    def actors_at(self, ply: int) -> tuple[int, ...]:
        """The seats that may act, or might have acted, at a ply."""
        return self._history.actors_at(self._history.checked_ply(ply))

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return not self.actors

    @property
    def result(self) -> Result:
        """Points, winners and where the points come from."""
        state = self._history.last
        points, winners = self._history.points_in(state)
        return Result(tuple(points), winners, self.game.breakdown(state))

    @property
    def verdict(self) -> Verdict | None:
        """Why the match ended as it did; None before the end, and where the game does not say."""
        judge = self.game.judge
        return judge(self._history.last) if judge is not None and self.over else None

    @property
    def size(self) -> int:
        """About how many bytes of memory the match takes."""
        return self._history.size

    def played(self, ply: int) -> Played:
        """The move that led to a ply.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> match.play("9S b7")
        >>> match.played(1).seat, match.played(1).move
        (1, '9S b7')
        """
        return self._history.log[self._history.checked_ply(ply, first=1) - 1]

    def state_at(self, ply: int) -> State:
        """A copy of the record's bytes at a ply."""
        return self._history.state_at(self._history.checked_ply(ply)).copy()

    # How it goes on.

    def legal(self, seat: Mover | None = None, language: Language = "en") -> list[str]:
        """The moves a seat may play, in notation; the only actor's if no seat is named."""
        actions, language = self.legal_actions(seat), checked_language(language)
        return self.game.write_moves(self._history.last, actions, language) if actions else []

    def legal_actions(self, seat: Mover | None = None) -> list[int]:
        """The same moves as action codes, in the same order.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> match.act(match.legal_actions()[0])
        >>> match.ply
        1
        """
        if seat is None and self.over:
            return []
        number, actions = self._number(seat), np.empty(self.game.max_legal, np.int32)
        count = self.game.kernels.legal(self._history.last, number, actions)
        codes: list[int] = actions[:count].tolist()
        return codes

    def legal_at(self, ply: int, seat: int, language: Language = "en") -> list[str]:
        """The moves that a seat could play at a ply, in notation.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> moves = match.legal()
        >>> match.play(moves[0])
        >>> match.legal_at(0, seat=1) == moves
        True
        """
        state, actions = self.state_at(ply), np.empty(self.game.max_legal, np.int32)
        count = self.game.kernels.legal(state, checked_seat(seat, self.players), actions)
        language = checked_language(language)
        return self.game.write_moves(state, actions[:count].tolist(), language) if count else []

    def play(self, move: str, seat: Mover | None = None) -> None:
        """Play a move, written in the game's notation in either language."""
        self.commit(self.foresee(move, seat))

    def act(self, action: int, seat: Mover | None = None) -> None:
        """Play a move, given as its action code."""
        self.commit(self.foresee_action(action, seat))

    def foresee(self, move: str, seat: Mover | None = None) -> Step:
        """What a move would lead to; the errors are those of `play`, and nothing changes.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> step = match.foresee("9S b7")
        >>> step.is_last, step.actors, match.ply
        (False, (0,), 0)
        >>> match.commit(step)
        >>> match.ply
        1
        """
        number = self._number_in_turn(seat)
        return self._step(number, self._read(move))

    def foresee_action(self, action: int, seat: Mover | None = None) -> Step:
        """What a move, given as its action code, would lead to."""
        number = self._number_in_turn(seat)
        last = self.game.actions - 1
        if not is_whole(action):
            kind = type(action).__name__
            raise UnreadableMove(WORDS("action-no-number", action=action, kind=kind, last=last))
        if not 0 <= action <= last:
            raise UnreadableMove(WORDS("no-such-action", action=action, last=last))
        return self._step(number, int(action))

    def foresee_number(self, number: int, seat: Mover) -> Step:
        """What a move, given as the number of its text, would lead to.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> number = match.legal_numbers(1)[0]
        >>> match.foresee_number(number, 1).played.move == match.legal()[0]
        True
        """
        mover, forms = self._number_in_turn(seat), self.game.notation.forms
        if not 0 <= number < forms.count:
            last = forms.count - 1
            raise UnreadableMove(WORDS("no-such-action", action=number, last=last))
        text = forms.text(number)
        action = self.game.kernels.find(self._history.last, mover, number)
        if action < 0:
            return self._step(mover, self._read(text))
        return self._foreseen(mover, action, text)

    def commit(self, step: Step) -> None:
        """Play the move of a step that was foreseen in this very position."""
        if step.before is not self._history.last:
            raise ValueError("the step was foreseen in another position")
        self._history.append(step.played, step.after, step.actors)

    def repeat(self, played: Played) -> None:
        """Play a move that was legal in this very position before; no rule is asked again.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> match.play("9S b7")
        >>> again = spieltisch.game("sequence").new(players=2, seed=7)
        >>> again.repeat(match.played(1))
        >>> again.position() == match.position()
        True
        """
        after = self._history.last.copy()
        self.game.kernels.play(after, mover_number(played.seat), played.action)
        self._history.append(played, after)

    def undo(self) -> None:
        """Take back the last move."""
        if not self._history.log:
            raise NothingToUndo(WORDS("nothing-to-undo"))
        self._history.pop()

    def branch(self, seats: Sequence[str] | None = None) -> Match:
        """Another match that goes on from here; nothing that is played there changes this one.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> other = match.branch(["Anna", "Ben"])
        >>> other.play("9S b7")
        >>> other.ply, match.ply, other.seats
        (1, 0, ('Anna', 'Ben'))
        """
        other = copy(self)
        other._go_on_from(self._history.copy(seats))
        return other

    def explain(self, move: str, seat: Mover | None = None) -> Explanation:
        """Whether a move is legal and, if not, which rule forbids it.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> print(match.explain("pass"))
        S3: you may pass only when you have nothing to play, but you do have something.
        """
        number = self._number(seat)
        try:
            action = self._read(move)
        except IllegalMove as error:  # correctly written, but no position has such a move
            return Explanation(False, error.rule, error.text)
        state = self._history.last
        reason = self.game.kernels.refuse(state, number, action)
        return self.game.reason(state, number, action, reason)

    # What can be seen of it.

    def scene(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, as plain data; None is a spectator."""
        return self.gallery.scene_at(self.ply, seat)

    def scene_at(self, ply: int, seat: Viewer = None) -> dict[str, Any]:
        """What a seat could see at a ply; "all" sees every hand once the match is over."""
        return self.gallery.scene_at(ply, seat)

    def moves(self, seat: Viewer = None) -> list[dict[str, Any]]:
        """All moves so far as a seat may know them; a secret one has no text yet."""
        return self.gallery.moves(seat)

    def notation(self, ply: int, language: Language = "en") -> str:
        """The move that led to a ply, in the notation of a language.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> match.play("9S b7")
        >>> match.notation(1), match.notation(1, "de")
        ('9S b7', '9♠ b7')
        """
        return self.gallery.notation(ply, language)

    def tell(self, ply: int, language: Language = "en") -> str:
        """What the move that led to a ply did, in words that follow the player's name.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> match.play("9S b7")
        >>> match.tell(1)
        'places a chip on b7 with 9♠'
        """
        return self.gallery.tell(ply, language)

    def legal_numbers(self, seat: Mover) -> list[int]:
        """The moves a seat may play, as the numbers of their texts (`engine/forms.py`).

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> forms = match.game.notation.forms
        >>> forms.texts(match.legal_numbers(1)) == match.legal()
        True
        """
        return self.game.number_moves(self._history.last, self.legal_actions(seat))

    # How it is stored.

    def position(self) -> dict[str, Any]:
        """The complete position as plain data, to be stored or changed by hand."""
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "players": self.players,
            "options": deepcopy(self.options),
            **self.game.write_position(self._history.last),
        }

    def save(self, path: str | Path | None = None) -> str:
        """The match as a file's text; written to a file if a path is given."""
        if path is not None and not isinstance(path, (str, Path)):
            raise BadOption(WORDS("path-no-text", path=path, kind=type(path).__name__))
        text = matchfile.write(self)
        if path is not None:
            write_whole(Path(path), text)
        return text

    def __repr__(self) -> str:
        where = "over" if self.over else f"seats to act: {self._actor_names()}"
        return f"<Match of {self.game.name}, {self.ply} moves, {where}>"

    def _step(self, number: int, action: int) -> Step:
        state = self._history.last
        reason = self.game.kernels.refuse(state, number, action)
        if reason:
            explanation = self.game.reason(state, number, action, reason)
            raise IllegalMove(explanation.text, explanation.rule)
        return self._foreseen(number, action, self.game.write_move(state, action))

    def _foreseen(self, number: int, action: int, move: str) -> Step:
        """What a legal move leads to."""
        state = self._history.last
        after = state.copy()
        self.game.kernels.play(after, number, action)
        actors = self._history.actors_in(after)
        winners = () if actors else self._history.points_in(after)[1]
        mover: Mover = "moderator" if number == MODERATOR else number
        return Step(Played(mover, action, move), state, after, actors, winners)

    def _read(self, move: str) -> int:
        if not isinstance(move, str):
            raise UnreadableMove(WORDS("move-is-no-text"))
        return self.game.read_move(self._history.last, move)

    def _number_in_turn(self, seat: Mover | None) -> int:
        """The number of the mover, if it is their turn."""
        actors = self.actors
        if not actors:
            raise MatchIsOver(WORDS("match-is-over"))
        if type(seat) is int and seat in actors:
            return seat
        number = self._number(seat)
        if number != MODERATOR and number not in actors:
            raise OutOfTurn(
                WORDS("out-of-turn", seat=number, player=number + 1, actors=self._actor_names())
            )
        return number

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
        return checked_seat(seat, self.players)

    def _actor_names(self) -> str:
        return ", ".join(str(seat) for seat in self.actors) or "-"
