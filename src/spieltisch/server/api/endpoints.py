"""What an endpoint is: a handler, and everything that programs can know about it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.words import LANGUAGES, Language
from spieltisch.server.addresses import HERE
from spieltisch.server.api.shapes import Problem
from spieltisch.server.basepath import base_of
from spieltisch.server.compressing import compress
from spieltisch.server.connection import address
from spieltisch.server.depth import is_deep
from spieltisch.server.faults import bad_body, bad_parameter
from spieltisch.server.house import House
from spieltisch.server.settings import DEEPEST, LARGEST
from spieltisch.server.store.errors import Unreachable
from spieltisch.server.words import WORDS, ServerRefusal
from spieltisch.tables.refusals import Refusal, refusal_of

LOG = logging.getLogger("spieltisch")

#: The status of refusals; what is not named here is a bad request.
STATUS = {
    "wrong-token": 401,
    "wrong-link": 401,
    "not-host": 403,
    "sent-away": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "table-unknown": 404,
    "no-such-page": 404,
    "no-such-match": 404,
    "no-such-trial": 404,
    "wrong-seat": 404,
    "too-many-devices": 409,
    "token-taken": 409,
    "table-full": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "colour-taken": 409,
    "already-started": 409,
    "not-started": 409,
    "not-finished": 409,
    "hidden-until-the-end": 409,
    "too-large": 413,
    "too-many-moves": 413,
    "too-long-to-analyse": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-files": 429,
    "head-too-large": 431,
    "broken": 500,
    "thinking-failed": 500,
    "busy": 503,
    "out-of-order": 503,
    "table-damaged": 503,
    "table-other-rules": 503,
}

#: How many bytes of a body that is too large are read: nobody hears a refusal while still sending.
PATIENCE = 16 << 20

Given = ParamSpec("Given")
Shape = TypeVar("Shape")


@dataclass(frozen=True)
class Parameter:
    """A parameter in the path or the query, with its JSON schema."""

    name: str
    place: str
    schema: dict[str, Any]
    about: str


@dataclass(frozen=True)
class Endpoint:
    """A request that is answered; what `is_same_for_all` may be compressed."""

    method: str
    path: str
    about: str
    handle: Callable[[Request, House], Awaitable[Any]]
    answer: Any = None
    media: str = "application/json"
    status: int = 200
    body: Any = None
    largest: int = LARGEST
    parameters: tuple[Parameter, ...] = ()
    problems: tuple[int, ...] = ()
    is_same_for_all: bool = False


def respond_with(endpoint: Endpoint, house: House) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint as the framework calls it."""

    async def respond(request: Request) -> Response:
        answers = house.answers.of(address(request))
        try:
            if endpoint.method != "GET" and not same_origin(request.headers, house):
                raise ServerRefusal("wrong-origin")
            if answers.is_empty:
                raise ServerRefusal("too-fast")
            answer = await endpoint.handle(request, house)
        except (SpieltischError, Unreachable) as error:
            if isinstance(error, Unreachable):
                LOG.error("the data base does not answer: %s", error)
                error = ServerRefusal("out-of-order")
            refusal = refusal_of(error)
            house.figures.refusals[refusal.code] += 1
            return problem(refusal, language_of(request))
        if not isinstance(answer, Response):
            body, media = msgspec.json.encode(answer), endpoint.media
            answer = Response(body, endpoint.status, media_type=media)
        if endpoint.is_same_for_all:
            answer = compress(request, answer)
        answers.charge(len(answer.body))
        return answer

    return respond


async def ask_rules(
    request: Request,
    house: House,
    work: Callable[Concatenate[str, Given], Shape],
    game: str,
    *args: Given.args,
    **kwargs: Given.kwargs,
) -> Shape | Response:
    """Ask the rules of a game something; while it is being compiled, the understudy answers."""
    if not house.readiness.is_coming(game):
        return await house.workers.view(work, game, *args, **kwargs)
    house.readiness.want(game)
    encode = partial(_encode, language_of(request), work, game, *args, **kwargs)
    status, body = await house.understudy.ask(encode)
    return Response(body, status, media_type="application/json")


def _encode(
    language: Language,
    work: Callable[Given, object],
    *args: Given.args,
    **kwargs: Given.kwargs,
) -> tuple[int, bytes]:
    """The status and the body that answer a question, or refuse it."""
    try:
        return 200, msgspec.json.encode(work(*args, **kwargs))
    except SpieltischError as error:
        response = problem(refusal_of(error), language)
        return response.status_code, bytes(response.body)


def problem(refusal: Refusal, language: Language) -> Response:
    """A refusal as an answer; `detail` says in English what a program got wrong."""
    detail = refusal.text.values.get("reason") if refusal.code == "bad-request" else None
    body = Problem(refusal.code, refusal.say(language), refusal.rule, detail)
    status = STATUS.get(refusal.code, 400)
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def body_of(
    request: Request,
    house: House,
    shape: type[Shape],
    largest: int = LARGEST,
    otherwise: str = "bad-request",
) -> Shape:
    """The body of a request in its shape; `otherwise` is the refusal if it has another one.

    Large ones are decoded in a thread.
    """
    raw, size = bytearray(), 0
    try:
        async for part in request.stream():
            size += len(part)
            if size <= largest:
                raw += part
            elif size > PATIENCE:
                break
    except ClientDisconnect as error:
        fault = WORDS("fault-cut")
        raise ServerRefusal("bad-request", reason="disconnected", fault=fault) from error
    if size > largest:
        raise ServerRefusal("too-large", most=largest >> 10)
    if len(raw) <= LARGEST:
        return _decode(bytes(raw), shape, largest, otherwise)
    return await house.workers.load(_decode, bytes(raw), shape, largest, otherwise)


def _decode(raw: bytes, shape: type[Shape], largest: int, otherwise: str) -> Shape:
    if is_deep(raw, DEEPEST):
        raise ServerRefusal("too-large", most=largest >> 10)
    try:
        return msgspec.json.decode(raw, type=shape)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        if otherwise == "bad-request":
            raise bad_body(str(error), shape) from error
        raise ServerRefusal(otherwise) from error


def language_of(request: HTTPConnection) -> Language:
    """The language somebody asks in."""
    code = request.query_params.get("lang") or request.headers.get("accept-language", "")[:2]
    return next((language for language in LANGUAGES if language == code), "en")


def site_of(request: Request, house: House) -> str:
    """The address of this server as others reach it, such as `http://192.0.2.7:8000/games`."""
    host = request.headers.get("host", "localhost")[:200]
    shared = house.settings.shared_address
    if shared is not None and host.rpartition(":")[0] in HERE:
        host = f"{shared}:{host.rpartition(':')[2]}"
    return f"{request.url.scheme}://{host}{base_of(request.scope)}"


def same_origin(headers: Headers, house: House) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in house.settings.origins:
        return True
    site = origin.partition("://")[2]
    return bool(site) and site == headers.get("host")


def number(request: Request, name: str, otherwise: int) -> int:
    """A whole number in the query."""
    text = request.query_params.get(name)
    if text is None:
        return otherwise
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise bad_parameter(name)
    return int(text)
