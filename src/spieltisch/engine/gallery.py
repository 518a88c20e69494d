"""What can be seen of a match: scenes, and moves in notation and in words."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from spieltisch.engine.contract import SPECTATOR, State
from spieltisch.engine.errors import HiddenUntilTheEnd
from spieltisch.engine.history import History, Played
from spieltisch.engine.json_parts import Ending, Opening
from spieltisch.engine.scenes import Spread
from spieltisch.engine.seats import Viewer, checked_seat, mover_number, viewer_number
from spieltisch.engine.sounds import Sound
from spieltisch.engine.standing import Standing
from spieltisch.engine.words import WORDS, Language, checked_language

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode

#: How long an object without members is.
_EMPTY = len("{}")


class Deed(NamedTuple):
    """A move as the number of its text (`engine/forms.py`), what it did, and what it sounds like.

    What it did is a `Saying` as JSON; null where a game has no words for its moves but their
    notation.
    """

    move: int
    told: bytes
    sound: Sound


class Picture(NamedTuple):
    """A state as it is shown under these names.

    `standing` is who may act, points and winners, which are no secrets, and the legal moves of each
    seat. The rest is what everybody sees of the table, and what each viewer alone sees.
    """

    state: State
    seats: tuple[str, ...] | None
    standing: Standing
    spread: Spread


class Changes(NamedTuple):
    """What is seen of a match that was different before, as JSON.

    `open` is what everybody sees: the scene without the table, then the table, which stays open.
    `own` is what a spectator and each seat see of the table alone, as objects.
    """

    open: bytes
    own: list[bytes]
    has_table: bool

    def own_of(self, seat: int | None) -> bytes:
        """What a viewer alone sees of the table, and its end."""
        own = self.own[0 if seat is None else seat + 1]
        if len(own) <= _EMPTY:
            return b"}"
        return b"," + own[1:] if self.has_table else own[1:]


class Gallery:
    """A match as its viewers see it: each from a seat, or as a spectator.

    Scenes leave out whatever the viewer must not know. The part that is open to all is written
    once for a position; to send a scene, join it with the part that is the viewer's own.
    """

    def __init__(self, history: History) -> None:
        self._history = history
        self._game = history.game
        self._picture: Picture | None = None

    def scene_at(self, ply: int, seat: Viewer = None) -> dict[str, Any]:
        """What a viewer could see after this many moves, as plain data."""
        ply = self._history.checked_ply(ply)
        scene: dict[str, Any] = _decode(self._scene(ply, self._checked_viewer(seat)))
        return scene

    def open_scene(self) -> Opening:
        """The beginning of everybody's scene: what everybody may see.

        >>> import json, spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> scene = match.gallery.open_scene() + match.gallery.own_scene(0)
        >>> json.loads(scene) == match.scene(0)
        True
        """
        return self._open_scene(self.picture())

    def own_scene(self, seat: int | None = None) -> Ending:
        """The rest of a viewer's scene: what only this viewer sees."""
        ply, viewer = len(self._history.log), self._checked_viewer(seat)
        return self._own_scene(ply, viewer, self._picture_at(ply))

    def picture(self) -> Picture:
        """What everybody sees now, to be compared with what they see later."""
        return self._picture_at(len(self._history.log))

    def changes(self, before: Picture) -> Changes | None:
        """What is seen now that was different in an earlier picture; None if that cannot be
        compared.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> before = match.gallery.picture()
        >>> match.play("9S b7")
        >>> changes = match.gallery.changes(before)
        >>> table = _decode(changes.open + changes.own_of(0) + b"}")["table"]
        >>> table["board.6"], table["turn"]
        ('.g........', 0)
        """
        history = self._history
        state, ply, seats = history.last, len(history.log), history.seats
        now = self._picture
        if now is None or now.state is not state or now.seats is not seats:
            seen, standing, news = self._game.follow(before.spread, state, ply, history.players)
            now = self._picture = Picture(state, seats, standing, seen)
        else:
            news = self._game.write_news(before.spread, now.spread)
        if news is None or before.seats is not seats:
            return None
        table, *own = news
        open = b'{"scene":%b,"table":%b' % (now.standing.head, table[:-1])
        return Changes(open, own, len(table) > _EMPTY)

    def last_move(self, seat: Viewer = None) -> bytes:
        """The last move as a viewer may know it, as JSON; null before the first."""
        log = self._history.log
        return _encode(self._move(log[-1], len(log), seat)) if log else b"null"

    def moves(self, seat: Viewer = None) -> list[dict[str, Any]]:
        """All moves so far as a viewer may know them; a secret one has no text yet."""
        viewer, now = self._checked_viewer(seat), len(self._history.log)
        return [self._move(played, now, viewer) for played in self._history.log]

    def is_secret(self, ply: int, seat: Viewer, now: int | None = None) -> bool:
        """Whether a viewer must not know the move that led to a ply, when the match is at `now`."""
        if self._game.secret is None:
            return False
        log = self._history.log
        return self._keeps_secret(log[ply - 1], len(log) if now is None else now, seat)

    def notation(self, ply: int, language: Language = "en") -> str:
        """The move that led to a ply, in the notation of a language."""
        ply = self._history.checked_ply(ply, first=1)
        played, language = self._history.log[ply - 1], checked_language(language)
        if language == "en":
            return played.move
        return self._game.write_move(self._history.state_at(ply - 1), played.action, language)

    def tell(self, ply: int, language: Language = "en") -> str:
        """What the move that led to a ply did, in words that follow the player's name."""
        ply = self._history.checked_ply(ply, first=1)
        before, after = self._history.state_at(ply - 1), self._history.state_at(ply)
        action = self._history.log[ply - 1].action
        return self._game.tell_move(before, action, after, checked_language(language))

    def deed(self, ply: int) -> Deed:
        """The move that led to a ply, for somebody who writes and says it in any language.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> match.play("9S b7")
        >>> match.gallery.deed(1).told.decode()
        '{"key":"told-place","card":"9♠","cell":"b7"}'
        """
        game, history = self._game, self._history
        _, action, move = history.log[history.checked_ply(ply, first=1) - 1]
        before, after = history.state_at(ply - 1), history.state_at(ply)
        number = game.notation.forms.number_of(move)
        if number is None:
            number = game.number_move(before, action)
        return Deed(number, game.unsaid_move(before, action, after), game.sound_of(action))

    def _scene(self, ply: int, viewer: Viewer) -> bytes:
        if viewer == "all":
            state = self._history.state_at(ply)
            table, own = self._game.write_open(state), self._game.write_own(state, SPECTATOR)
            standing = self._game.standing(state, ply, self._history.players)
            picture = Picture(state, self._history.seats, standing, Spread([table, own]))
        else:
            picture = self._picture_at(ply)
        return self._open_scene(picture) + self._own_scene(ply, viewer, picture)

    def _picture_at(self, ply: int) -> Picture:
        """What everybody sees; written once for all who look at the same position."""
        state, seats = self._history.state_at(ply), self._history.seats
        picture = self._picture
        if picture is None or picture.state is not state or picture.seats is not seats:
            players = self._history.players
            spread = self._game.write_scenes(state, players)
            standing = self._game.standing(state, ply, players)
            picture = self._picture = Picture(state, seats, standing, spread)
        return picture

    def _open_scene(self, picture: Picture) -> Opening:
        """Who plays what, how it stands, and the table."""
        who = {"game": self._game.name, "players": self._history.players, "seats": picture.seats}
        return (
            Opening.of(_encode(who)).add(picture.standing.head).nest("table", picture.spread.open)
        )

    def _own_scene(self, ply: int, viewer: Viewer, picture: Picture) -> Ending:
        """What only the viewer sees of the table, who looks, and the last move."""
        own = picture.spread.own[viewer_number(viewer) - SPECTATOR]
        last = self._move(self._history.log[ply - 1], ply, viewer) if ply else None
        return Ending.of(own, _encode({"viewer": viewer, "last": last}))

    def _move(self, played: Played, now: int, viewer: Viewer) -> dict[str, Any]:
        is_secret = self._keeps_secret(played, now, viewer)
        return {"seat": played.seat, "move": None if is_secret else played.move}

    def _keeps_secret(self, played: Played, now: int, viewer: Viewer) -> bool:
        is_secret = self._game.secret
        if is_secret is None or viewer == played.seat or viewer == "all":
            return False
        state, seat = self._history.state_at(now), mover_number(played.seat)
        return is_secret(state, seat, played.action, SPECTATOR if viewer is None else viewer)

    def _checked_viewer(self, seat: Viewer) -> Viewer:
        if seat == "all" and self._history.actors_at(len(self._history.log)):
            raise HiddenUntilTheEnd(WORDS("hidden-until-the-end"))
        return seat if seat is None or seat == "all" else checked_seat(seat, self._history.players)
