"""Creating tables, uploading matches, sitting down."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request

from spieltisch.engine import registry
from spieltisch.engine.errors import SpieltischError
from spieltisch.server.api.endpoints import body_of
from spieltisch.server.api.shapes import JoinWish, NewTable, SeatToken, TableWish, Uploaded
from spieltisch.server.connection import address
from spieltisch.server.house import House
from spieltisch.server.secrets import hashed, is_token, new_token
from spieltisch.server.settings import LARGEST_FILE
from spieltisch.server.words import refused
from spieltisch.tables.commands import Join
from spieltisch.tables.deals import continued
from spieltisch.tables.events import Created, Place
from spieltisch.tables.refusals import refusal
from spieltisch.tables.texts import checked_colour, checked_name


async def create(request: Request, house: House) -> NewTable:
    """Create a table."""
    wish: TableWish = await body_of(request, TableWish, LARGEST_FILE)
    _check_pace(request, house)
    tokens = {
        seat: new_token(house.settings.chance)
        for seat, asked in enumerate(wish.seats)
        if asked.kind == "person"
    }
    places = _places(wish, tokens, house)
    if wish.clock.then not in house.bots:
        raise refusal("unknown-bot")
    start = _start(wish)
    await house.readiness.wait_for(_game_of(wish, start))
    game, options = await house.workers.view(_settled, wish, start)
    host = new_token(house.settings.chance)
    made = Created(
        game=game,
        options=options,
        seats=places,
        host=hashed(host),
        public=wish.public,
        hints=wish.hints,
        clock=wish.clock,
        start=start,
    )
    room = await house.create(made, start=all(place.kind != "open" for place in places))
    seats = [SeatToken(seat, token) for seat, token in tokens.items()]
    return NewTable(room.code, host, seats, f"/t/{room.code}")


async def join(request: Request, house: House) -> SeatToken:
    """Take an open seat."""
    wish: JoinWish = await body_of(request, JoinWish)
    room = await found(request, house)
    token = wish.token
    if token is None:
        token = new_token(house.settings.chance)
    elif not is_token(token):
        raise refused("bad-token")
    command = Join(name=wish.name, token=hashed(token), seat=wish.seat, colour=wish.colour)
    return SeatToken(await room.join(command), token)


async def upload(request: Request, house: House) -> Uploaded:
    """Lay out a match that was played elsewhere."""
    file: dict[str, Any] = await body_of(request, dict[str, Any], LARGEST_FILE)
    _check_pace(request, house)
    await house.readiness.wait_for(str(file.get("game")))
    start = {"file": file}
    match = await house.workers.view(continued, start)
    names = match.seats or tuple(str(number + 1) for number in range(match.players))
    made = Created(
        game=match.game.name,
        options=match.options,
        seats=[Place("person", name[:40]) for name in names],
        host=hashed(new_token(house.settings.chance)),
        replay=True,
        start=start,
    )
    room = await house.create(made, start=False)
    return Uploaded(room.code, f"/t/{room.code}")


async def found(request: Request, house: House) -> Any:
    """The table in a request's path; codes cannot be tried out."""
    code = request.path_params["code"]
    try:
        return await house.room(code)
    except SpieltischError:
        if not house.guesses.take(address(request)):
            raise refused("too-fast") from None
        raise


def _check_pace(request: Request, house: House) -> None:
    if not house.creations.take(address(request)):
        raise refused("too-fast")


def _places(wish: TableWish, tokens: dict[int, str], house: House) -> list[Place]:
    places: list[Place] = []
    for seat, asked in enumerate(wish.seats):
        if asked.kind == "bot":
            if asked.level not in house.bots:
                raise refusal("unknown-bot")
            places.append(Place("bot", colour=checked_colour(asked.colour), level=asked.level))
        elif asked.kind == "open":
            places.append(Place("open"))
        else:
            name, colour = checked_name(asked.name or ""), checked_colour(asked.colour)
            places.append(Place("person", name, colour, token=hashed(tokens[seat])))
    _check_apart(places)
    return places


def _check_apart(places: list[Place]) -> None:
    names = [place.name.casefold() for place in places if place.name is not None]
    colours = [place.colour for place in places if place.colour is not None]
    if len(set(names)) < len(names):
        raise refusal("name-taken", name=next(n for n in names if names.count(n) > 1))
    if len(set(colours)) < len(colours):
        raise refusal("colour-taken")


def _start(wish: TableWish) -> dict[str, Any] | None:
    if wish.start is None or (wish.start.file is None and wish.start.position is None):
        return None
    if wish.start.position is not None:
        return {"position": {"game": wish.game, **wish.start.position}}
    return {"file": wish.start.file, "ply": wish.start.ply}


def _game_of(wish: TableWish, start: dict[str, Any] | None) -> str:
    begun = start and (start.get("file") or start.get("position"))
    return str(begun.get("game")) if begun else wish.game


def _settled(wish: TableWish, start: dict[str, Any] | None) -> tuple[str, dict[str, Any]]:
    """The game and its options, all of them; what does not fit is refused here."""
    players = len(wish.seats)
    if start is None:
        game = registry.game(wish.game)
        options = game.checked_options(players, wish.options)
        return game.name, options
    match = continued(start)
    if match.players != players:
        told = {"game": match.game.name, "allowed": (match.players,), "players": players}
        from spieltisch.engine.words import WORDS

        raise refused("bad-set-up", reason=WORDS("bad-players", **told))
    if match.over:
        raise refusal("finished")
    return match.game.name, match.options
