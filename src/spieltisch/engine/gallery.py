"""What can be seen of a match: scenes, and moves in notation and in words."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from spieltisch.engine.contract import SPECTATOR, State
from spieltisch.engine.errors import HiddenUntilTheEnd
from spieltisch.engine.history import History, Played
from spieltisch.engine.json_parts import Ending, Opening
from spieltisch.engine.seats import Viewer, checked_seat, mover_number, viewer_number
from spieltisch.engine.words import WORDS, Language, checked_language

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode


class _Picture(NamedTuple):
    """A state as it is shown under these names: to everybody, and to each viewer alone.

    The first viewer in `own` is a spectator, then come the seats.
    """

    state: State
    seats: tuple[str, ...] | None
    open: Opening
    own: list[bytes]


class Gallery:
    """A match as its viewers see it: each from a seat, or as a spectator.

    Scenes leave out whatever the viewer must not know. The part that is open to all is written
    once for a position; to send a scene, join it with the part that is the viewer's own.
    """

    def __init__(self, history: History) -> None:
        self._history = history
        self._game = history.game
        self._picture: _Picture | None = None

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
        return self._picture_at(len(self._history.log)).open

    def own_scene(self, seat: int | None = None) -> Ending:
        """The rest of a viewer's scene: what only this viewer sees."""
        ply, viewer = len(self._history.log), self._checked_viewer(seat)
        return self._own_scene(ply, viewer, self._picture_at(ply))

    def moves(self, seat: Viewer = None) -> list[dict[str, Any]]:
        """All moves so far as a viewer may know them; a secret one has no text yet."""
        viewer, now = self._checked_viewer(seat), len(self._history.log)
        return [self._move(played, now, viewer) for played in self._history.log]

    def is_secret(self, ply: int, seat: Viewer, now: int | None = None) -> bool:
        """Whether a viewer must not know the move that led to a ply, when the match is at `now`."""
        now = len(self._history.log) if now is None else now
        return self._keeps_secret(self._history.log[ply - 1], now, seat)

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

    def _scene(self, ply: int, viewer: Viewer) -> bytes:
        if viewer == "all":
            state = self._history.state_at(ply)
            table, own = self._game.write_open(state), self._game.write_own(state, SPECTATOR)
            picture = _Picture(state, self._history.seats, self._open_scene(ply, table), [own])
        else:
            picture = self._picture_at(ply)
        return picture.open + self._own_scene(ply, viewer, picture)

    def _picture_at(self, ply: int) -> _Picture:
        """What everybody sees; written once for all who look at the same position."""
        state, seats = self._history.state_at(ply), self._history.seats
        picture = self._picture
        if picture is None or picture.state is not state or picture.seats is not seats:
            table, *own = self._game.write_scenes(state, self._history.players)
            picture = _Picture(state, seats, self._open_scene(ply, table), own)
            self._picture = picture
        return picture

    def _open_scene(self, ply: int, table: bytes) -> Opening:
        """Who plays, who may act, points and winners, which are no secrets, and the table."""
        history = self._history
        points, winners = history.points_in(history.state_at(ply))
        actors = history.actors_at(ply)
        head = {
            "game": self._game.name,
            "players": history.players,
            "seats": history.seats,
            "ply": ply,
            "actors": actors,
            "over": not actors,
            "points": points,
            "winners": winners,
        }
        return Opening.of(_encode(head)).nest("table", table)

    def _own_scene(self, ply: int, viewer: Viewer, picture: _Picture) -> Ending:
        """What only the viewer sees of the table, who looks, and the last move."""
        own = picture.own[viewer_number(viewer) - SPECTATOR]
        last = self._move(self._history.log[ply - 1], ply, viewer) if ply else None
        return Ending.of(own, _encode({"viewer": viewer, "last": last}))

    def _move(self, played: Played, now: int, viewer: Viewer) -> dict[str, Any]:
        is_secret = self._keeps_secret(played, now, viewer)
        return {"seat": played.seat, "move": None if is_secret else played.move}

    def _keeps_secret(self, played: Played, now: int, viewer: Viewer) -> bool:
        is_secret = self._game.secret
        if is_secret is None or viewer in (played.seat, "all"):
            return False
        state, seat = self._history.state_at(now), mover_number(played.seat)
        return is_secret(state, seat, played.action, viewer_number(viewer))

    def _checked_viewer(self, seat: Viewer) -> Viewer:
        if seat == "all" and self._history.actors_at(len(self._history.log)):
            raise HiddenUntilTheEnd(WORDS("hidden-until-the-end"))
        return seat if seat is None or seat == "all" else checked_seat(seat, self._history.players)
