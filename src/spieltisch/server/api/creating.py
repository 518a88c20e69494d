"""Creating tables, uploading matches, sitting down."""

from __future__ import annotations

from typing import Any, assert_never

from starlette.requests import Request

from spieltisch.engine import registry
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.words import WORDS
from spieltisch.server.api.endpoints import body_of
from spieltisch.server.api.shapes import (
    BotWish,
    JoinWish,
    NewTable,
    OpenWish,
    PersonWish,
    SeatToken,
    TableWish,
    TakeWish,
    Uploaded,
)
from spieltisch.server.basepath import base_of
from spieltisch.server.connection import address
from spieltisch.server.house import House
from spieltisch.server.room import Room
from spieltisch.server.secrets import hashed, is_token, new_token
from spieltisch.server.settings import LARGEST_FILE, MOST_MOVES
from spieltisch.server.words import ServerRefusal
from spieltisch.tables.clocks import Clock
from spieltisch.tables.commands import Join, Take
from spieltisch.tables.deals import Beginning, continue_match
from spieltisch.tables.events import Created, Place
from spieltisch.tables.refusals import TableRefusal
from spieltisch.tables.texts import (
    LONGEST_NAME,
    checked_colour,
    checked_name,
    claimed_name,
    same_name,
)


async def create(request: Request, house: House) -> NewTable:
    """Create a table."""
    _check_pace(request, house)
    wish = await body_of(request, house, TableWish, LARGEST_FILE)
    tokens = {
        number: new_token(house.settings.chance)
        for number, seat in enumerate(wish.seats)
        if isinstance(seat, PersonWish)
    }
    places = _places(wish, tokens, house)
    if wish.clock.then not in house.bots:
        raise TableRefusal("unknown-bot")
    start = _start(wish)
    await house.readiness.wait_for(_game_of(wish, start))
    beginning = await _beginning(wish, start, house, address(request))
    host = new_token(house.settings.chance)
    created = Created(
        game=beginning.game,
        options=dict(beginning.options),
        seats=places,
        host=hashed(host),
        public=wish.public,
        hints=wish.hints,
        clock=Clock.of(wish.clock),
        start=start,
    )
    is_full = all(place.kind != "open" for place in places)
    room = await house.create(created, is_full, address(request), beginning)
    seats = [SeatToken(seat, token) for seat, token in tokens.items()]
    return NewTable(room.code, host, seats, f"{base_of(request.scope)}/t/{room.code}")


async def join(request: Request, house: House) -> SeatToken:
    """Take an open seat."""
    wish = await body_of(request, house, JoinWish)
    room = await room_of(request, house)
    token = wish.token
    if token is None:
        token = new_token(house.settings.chance)
    elif not is_token(token):
        raise ServerRefusal("bad-token")
    command = Join(name=wish.name, token=hashed(token), seat=wish.seat, colour=wish.colour)
    return SeatToken(await room.join(command), token)


async def take(request: Request, house: House) -> SeatToken:
    """Take a seat by its secret link; trying out links is refused."""
    wish = await body_of(request, house, TakeWish)
    room = await room_of(request, house)
    if not is_token(wish.token):
        raise ServerRefusal("bad-token")
    command = Take(link=hashed(wish.link), token=hashed(wish.token), others=wish.others)
    try:
        return SeatToken(await room.take(command), wish.token)
    except TableRefusal as refusal:
        if refusal.code == "wrong-link" and not house.guesses.take(address(request)):
            raise ServerRefusal("too-fast") from None
        raise


async def upload(request: Request, house: House) -> Uploaded:
    """Set up a table to look at a match that was played elsewhere."""
    _check_pace(request, house)
    file = await body_of(request, house, dict[str, Any], LARGEST_FILE, "no-match-file")
    await house.readiness.wait_for(str(file.get("game")))
    beginning = await _continue({"file": file}, house, address(request))
    match = beginning.match_to_continue()
    names = match.seats or tuple(str(number + 1) for number in range(match.players))
    created = Created(
        game=beginning.game,
        options=dict(beginning.options),
        seats=[_seat_of(name, house) for name in names],
        host=hashed(new_token(house.settings.chance)),
        replay=True,
        start=dict(beginning.start or {}),
    )
    room = await house.create(created, False, address(request), beginning)
    return Uploaded(room.code, f"{base_of(request.scope)}/t/{room.code}")


async def room_of(request: Request, house: House) -> Room:
    """The table in a request's path; trying out codes is refused."""
    code = request.path_params["code"]
    try:
        return await house.room(code)
    except SpieltischError:
        if not house.guesses.take(address(request)):
            raise ServerRefusal("too-fast") from None
        raise


def _check_pace(request: Request, house: House) -> None:
    if not house.creations.take(address(request)):
        raise ServerRefusal("too-fast")


def _places(wish: TableWish, tokens: dict[int, str], house: House) -> list[Place]:
    places: list[Place] = []
    for number, seat in enumerate(wish.seats):
        match seat:
            case BotWish(level=level):
                if level not in house.bots:
                    raise TableRefusal("unknown-bot")
                places.append(Place("bot", colour=checked_colour(seat.colour), level=level))
            case OpenWish():
                places.append(Place("open"))
            case PersonWish():
                name, colour = claimed_name(seat.name or ""), checked_colour(seat.colour)
                places.append(Place("person", name, colour, token=hashed(tokens[number])))
            case _:
                assert_never(seat)
    _check_apart(places)
    return places


def _check_apart(places: list[Place]) -> None:
    names = [place.name for place in places if place.name is not None]
    colours = [place.colour for place in places if place.colour is not None]
    for number, name in enumerate(names):
        if any(same_name(name, other) for other in names[:number]):
            raise TableRefusal("name-taken", name=name)
    if len(set(colours)) < len(colours):
        raise TableRefusal("colour-taken")


def _start(wish: TableWish) -> dict[str, Any] | None:
    if wish.start is None or (wish.start.file is None and wish.start.position is None):
        return None
    if wish.start.position is not None:
        return {"position": {"game": wish.game, **wish.start.position}}
    return {"file": wish.start.file, "ply": wish.start.ply}


def _game_of(wish: TableWish, start: dict[str, Any] | None) -> str:
    source = start and (start.get("file") or start.get("position"))
    return str(source.get("game")) if source else wish.game


async def _beginning(
    wish: TableWish, start: dict[str, Any] | None, house: House, asker: str
) -> Beginning:
    """The game with all its options, and where it begins; what does not fit is refused here."""
    players = len(wish.seats)
    if start is None:
        return await house.workers.view(_fresh_deal, wish, players)
    beginning = await _continue(start, house, asker)
    match = beginning.match_to_continue()
    if match.players != players:
        name, allowed = match.game.name, (match.players,)
        reason = WORDS("bad-players", game=name, allowed=allowed, players=players)
        raise ServerRefusal("bad-set-up", reason=reason)
    if match.over:
        raise TableRefusal("finished")
    return beginning


def _fresh_deal(wish: TableWish, players: int) -> Beginning:
    game = registry.game(wish.game)
    options = game.varied(wish.variant, wish.options)
    return Beginning(game.name, game.checked_options(players, options))


async def _continue(start: dict[str, Any], house: House, asker: str) -> Beginning:
    """A match that goes on from a file or a position; its moves are played again, once."""
    file = start.get("file")
    moves = file.get("moves") if file is not None else None
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise ServerRefusal("too-many-moves", moves=len(moves), most=MOST_MOVES)
    with house.files.one(asker):
        match = await house.workers.load(continue_match, start)
    return Beginning(match.game.name, match.options, start, match)


def _seat_of(name: str, house: House) -> Place:
    """Who sat on a seat of a file: bots of tables are called by their level there."""
    if name in house.bots:
        return Place("bot", level=name)
    return Place("person", checked_name(_short(name)))


def _short(name: str) -> str:
    """A name from a file, shortened: names may be longer there than at tables."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
