"""Match files: JSON with the set-up and the moves; loading plays them again.

A file holds `spieltisch` (the version of this format), `game`, `rules` (the version of the
game's rules), `players`, `seats` (names), `options`, `seed` or `position` (where the match
began), `moves` as pairs of seat and notation, and `digest`, by which `verify` sees whether
the replay ends exactly where the saved match stood. A match of a server's table also has
`deal`: the `commitment` to the seed that was shown when it began, and the `salt` in it. One that
was broken off has `ended`: the `reason` and the `winners`, which the digest covers too.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spieltisch.engine import registry
from spieltisch.engine.errors import BadMatchFile, SpieltischError
from spieltisch.engine.files import TooLarge, read_text
from spieltisch.engine.history import Played
from spieltisch.engine.options import is_whole
from spieltisch.engine.words import WORDS

if TYPE_CHECKING:
    from spieltisch.engine.game import Game
    from spieltisch.engine.match import Match

FORMAT = 1

#: The largest match file that is read, in bytes.
LARGEST = 64 << 20


def write(match: Match, salt: str | None = None, more: Mapping[str, Any] | None = None) -> str:
    """The text of a match file, with the salt of its deal if there was a commitment to it.

    `more` is whatever else is known about the match; a replay ignores it.
    """
    more = more or {}
    lines = {
        "spieltisch": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules,
        "players": match.players,
        "seats": match.seats and list(match.seats),
        "options": match.options,
        **_start(match),
        **_deal(match, salt),
        **more,
        "digest": digest(match, more.get("ended")),
    }
    head = json.dumps(lines, indent=2, ensure_ascii=False)[:-2]
    moves = [json.dumps([p.seat, p.move], ensure_ascii=False) for p in match.log]
    body = "[\n    " + ",\n    ".join(moves) + "\n  ]" if moves else "[]"
    return f'{head},\n  "moves": {body}\n}}\n'


def load(source: str | Path | Mapping[str, Any], game: Game | None = None) -> Match:
    """Read a match from a path, a file's text or its data, and play its moves again.

    The file names its game; pass the `game` if it is not installed.

    >>> import spieltisch
    >>> match = spieltisch.game("sequence").new(players=2, seed=7)
    >>> match.play(match.legal()[0])
    >>> spieltisch.load(match.save()).log == match.log
    True
    """
    data = _data(source)
    match = _set_up(data, game)
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise BadMatchFile(WORDS("file-field", field="moves"))
    for number, entry in enumerate(moves, 1):
        _play(match, number, entry)
    return match


def repeat(data: Mapping[str, Any], actions: Sequence[int]) -> Match:
    """The match of a file whose first moves are known as action codes: it was loaded before.

    >>> import spieltisch
    >>> match = spieltisch.game("sequence").new(players=2, seed=7)
    >>> match.play("9S b7")
    >>> data = json.loads(match.save())
    >>> repeat(data, [match.played(1).action]).log == match.log
    True
    """
    match = _set_up(data, None)
    for (seat, move), action in zip(data["moves"], actions, strict=False):
        match.repeat(Played(seat, action, move))
    return match


def verify(source: str | Path | Mapping[str, Any], game: Game | None = None) -> Match:
    """Load a match and see that the replay ends where the file says it does.

    If the file has a `deal`, its seed must be the one that was committed to; if it says how the
    match `ended`, that must be possible, and part of what the digest covers.
    """
    data = _data(source)
    match = load(data, game)
    ended = data.get("ended")
    if ended is not None:
        _verify_end(match, ended)
    if data.get("digest") != digest(match, ended):
        without_end = ended is not None and data.get("digest") == digest(match)
        raise BadMatchFile(WORDS("file-end-uncovered" if without_end else "file-digest"))
    if data.get("deal") is not None:
        _verify_deal(match, data["deal"])
    return match


def commitment(seed: int, salt: str) -> str:
    """What can be published before a match: it fixes the seed without revealing it.

    >>> commitment(7, "5a17") == commitment(7, "5a17"), commitment(7, "5a17")[:8]
    (True, '3604b5c7')
    """
    return hashlib.sha256(f"spieltisch {seed} {salt}".encode()).hexdigest()


def _verify_deal(match: Match, deal: object) -> None:
    if not isinstance(deal, Mapping) or not isinstance(salt := deal.get("salt"), str):
        raise BadMatchFile(WORDS("file-field", field="deal"))
    if match.seed is None or deal.get("commitment") != commitment(match.seed, salt):
        raise BadMatchFile(WORDS("file-deal"))


def _verify_end(match: Match, ended: object) -> None:
    """See that a match can have ended like this after its last move."""
    reason, winners = None, None
    if isinstance(ended, Mapping):
        reason, winners = ended.get("reason"), ended.get("winners")
    if not isinstance(winners, list) or not all(map(is_whole, winners)):
        raise BadMatchFile(WORDS("file-field", field="ended"))
    if match.over:
        can_be = reason == "rules" and winners == list(match.result.winners)
    elif reason == "resigned":  # whoever gave up has not won
        seats = range(match.players)
        can_be = winners == [seat for seat in seats if seat in winners] != list(seats)
    else:
        can_be = reason == "draw" and not winners
    if not can_be:
        raise BadMatchFile(WORDS("file-end"))


def digest(match: Match, ended: object = None) -> str:
    """A fingerprint of the complete position that the match has reached, and of who sits where.

    If the match `ended` otherwise than by the rules, that is part of it.
    """
    parts = [match.position(), match.seats]
    text = json.dumps(parts if ended is None else [*parts, ended], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _start(match: Match) -> dict[str, Any]:
    if match.seed is not None:
        return {"seed": match.seed}
    return {"position": match.game.write_position(match.state_at(0))}


def _deal(match: Match, salt: str | None) -> dict[str, Any]:
    if salt is None or match.seed is None:
        return {}
    return {"deal": {"commitment": commitment(match.seed, salt), "salt": salt}}


def _data(source: str | Path | Mapping[str, Any]) -> Mapping[str, Any]:
    if isinstance(source, Mapping):
        return source
    if not isinstance(source, (str, Path)):
        raise BadMatchFile(WORDS("file-no-match"))
    return _parse(source)


def _parse(source: str | Path) -> Mapping[str, Any]:
    text = str(source)
    if isinstance(source, Path) or not text.lstrip().startswith("{"):
        try:
            text = read_text(Path(source), LARGEST)
        except TooLarge as error:
            path, most = str(source)[:80], LARGEST >> 20
            raise BadMatchFile(WORDS("file-too-large", path=path, most=most)) from error
        except (OSError, ValueError) as error:
            raise BadMatchFile(WORDS("file-unreadable", path=str(source)[:80])) from error
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadMatchFile(WORDS("file-no-json")) from error
    if not isinstance(data, Mapping):
        raise BadMatchFile(WORDS("file-no-match"))
    return data


def _set_up(data: Mapping[str, Any], game: Game | None) -> Match:
    if "spieltisch" not in data or not isinstance(data.get("game"), str):
        raise BadMatchFile(WORDS("file-no-match"))
    if not is_whole(data["spieltisch"]):
        raise BadMatchFile(WORDS("file-field", field="spieltisch"))
    if data["spieltisch"] != FORMAT:
        raise BadMatchFile(WORDS("file-format", format=data["spieltisch"], known=FORMAT))
    if game is None:
        game = registry.game(data["game"])
    elif data["game"] != game.name:
        raise BadMatchFile(WORDS("file-other-game", other=data["game"][:40], game=game.name))
    if not is_whole(data.get("rules")):
        raise BadMatchFile(WORDS("file-field", field="rules"))
    if data["rules"] != game.rules:
        raise BadMatchFile(WORDS("file-rules", rules=data["rules"], known=game.rules))
    try:
        return _begin(game, data)
    except BadMatchFile:
        raise
    except SpieltischError as error:
        raise BadMatchFile(WORDS("file-set-up", reason=error)) from error


def _begin(game: Game, data: Mapping[str, Any]) -> Match:
    from spieltisch.engine.match import Match

    options, seats = data.get("options", {}), data.get("seats")
    if not isinstance(options, Mapping):
        raise BadMatchFile(WORDS("file-field", field="options"))
    if seats is not None and not isinstance(seats, list):
        raise BadMatchFile(WORDS("file-field", field="seats"))
    players = data.get("players")
    if "position" in data:
        position = data["position"]
        if not isinstance(position, Mapping):
            raise BadMatchFile(WORDS("file-field", field="position"))
        start = game.from_position({**position, "players": players, "options": options})
        return Match(game, start.players, start.options, start.state, seed=None, seats=seats)
    if not isinstance(data.get("seed"), int):
        raise BadMatchFile(WORDS("file-field", field="seed"))
    return game.deal(players, data["seed"], seats, options)  # type: ignore[arg-type]


def _play(match: Match, number: int, entry: object) -> None:
    if not (isinstance(entry, list) and len(entry) == 2 and isinstance(entry[1], str)):
        raise BadMatchFile(WORDS("file-move-form", number=number))
    seat, move = entry
    try:
        if seat is None:
            raise BadMatchFile(WORDS("file-move-form", number=number))
        match.play(move, seat)
    except BadMatchFile:
        raise
    except SpieltischError as error:
        raise BadMatchFile(
            WORDS("file-bad-move", number=number, move=move[:40], reason=error)
        ) from error
