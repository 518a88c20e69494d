"""The shapes of requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from spieltisch.server.readiness import Status
from spieltisch.tables.clocks import Clock

Typed = Annotated[str, Meta(max_length=4000)]


class Problem(Struct):
    """Why something was not done; `detail` is for whoever writes the program that asked."""

    code: str
    text: str
    rule: str | None = None
    detail: str | None = None


class Both(Struct):
    """A sentence in both languages."""

    de: str
    en: str


class Health(Struct):
    """Whether the server is well."""

    ok: bool
    version: str
    games: dict[str, Status]
    shared_address: str | None


class ValueShape(Struct):
    """A value of an option that has a name; `written` is how it would be written instead."""

    value: str
    label: Both
    written: Any


class OptionShape(Struct):
    """An option of a game."""

    name: str
    label: Both
    kind: Literal["flag", "choice", "number", "text"]
    default: Any
    values: list[ValueShape]
    low: int | None
    high: int | None
    takes: Both
    help: Both
    usual: Both | None


class GameShape(Struct):
    """A game and what can be chosen about it."""

    name: str
    title: Both
    players: list[int]
    status: Status
    options: list[OptionShape]
    lesson: bool
    #: What it is about, in a sentence.
    about: Both | None
    #: Where the module of its board lies; None if the client has its own, or nobody drew one.
    board: str | None


class BotShape(Struct):
    """A bot that may sit at tables."""

    name: str
    level: bool
    about: Both


class CheckWish(Struct, forbid_unknown_fields=True):
    """Options that somebody would like to play with, and with how many players."""

    options: dict[str, Any] = field(default_factory=dict)
    players: Annotated[int, Meta(ge=1, le=99)] = 2


class Fault(Struct):
    """What speaks against options: a sentence, its key, and the values it speaks of."""

    key: str
    text: str
    about: dict[str, str | int | list[str]]


class Checked(Struct):
    """By how many the options can be played, and what speaks against the wanted number."""

    players: list[int]
    fault: Fault | None


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat of a new table."""

    kind: Literal["open", "person", "bot"]
    name: Typed | None = None
    colour: Typed | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None


class StartWish(Struct, forbid_unknown_fields=True):
    """Where the match of a new table begins."""

    file: dict[str, Any] | None = None
    ply: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    position: dict[str, Any] | None = None


class TableWish(Struct, forbid_unknown_fields=True):
    """A table that is to be created."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = False
    hints: bool = True
    clock: Clock = field(default_factory=Clock)
    start: StartWish | None = None


class SeatToken(Struct):
    """A seat and its secret."""

    seat: int
    token: str


class NewTable(Struct):
    """A table that was created."""

    code: str
    host: str
    seats: list[SeatToken]
    link: str


class SeatShape(Struct):
    """A seat as everybody may know it."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    colour: str | None
    level: str | None
    left: bool


class TableShape(Struct):
    """A table as everybody may know it."""

    code: str
    game: str
    phase: Literal["waiting", "playing", "finished"]
    public: bool
    match: int
    ply: int
    seats: list[SeatShape]
    created: int
    changed: int


class JoinWish(Struct, forbid_unknown_fields=True):
    """Somebody who wants to sit down."""

    name: Typed
    colour: Typed | None = None
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    token: Annotated[str, Meta(max_length=200)] | None = None


class ResultShape(Struct):
    """How a match ended; `breakdown` is the game's own score pad."""

    reason: str
    points: list[float]
    winners: list[int]
    breakdown: dict[str, Any]


class SceneShape(Struct):
    """What could be seen after so many moves, and of the match itself who sat where and won."""

    match: int
    ply: int
    plies: int
    seat: int | Literal["all"] | None
    scene: dict[str, Any]
    move: str | None
    label: str | None
    by: int | Literal["moderator"] | None
    told: str | None
    seats: list[SeatShape]
    result: ResultShape | None


class AnalysisShape(Struct):
    """How far an analysis has come, and what it found."""

    status: Literal["working", "done"]
    done: int
    count: int
    analysis: dict[str, Any] | None


class Uploaded(Struct):
    """The table of an uploaded match."""

    code: str
    link: str


class ExplanationShape(Struct):
    """Whether a move is allowed, and which rule says so."""

    legal: bool
    rule: str | None
    text: str


class LessonMove(Struct):
    """A move that a step of a lesson accepts, and what it leads to."""

    move: str
    told: str
    scene: dict[str, Any]
    result: dict[str, Any] | None


class LessonStep(Struct):
    """A step of a lesson: what is said, what lies on the table, what may be done."""

    name: str
    title: str
    text: str
    task: str
    done: str
    other: str
    goes_on: bool
    scene: dict[str, Any]
    legal: list[str]
    labels: list[str]
    accepted: list[LessonMove]


class LessonShape(Struct):
    """The first lesson of a game."""

    game: str
    seat: int
    steps: list[LessonStep]
    end: str
