"""The shapes of requests and answers."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from spieltisch.server.messages import Token
from spieltisch.server.readiness import Status
from spieltisch.server.trying import Findings
from spieltisch.tables.clocks import ClockTerms, NoClock
from spieltisch.tables.commands import Level, Others, SeatNumber, TypedText
from spieltisch.tables.views import Result, Scene, SeatInfo, SpokenVerdict, TableInfo
from spieltisch.tables.waiting import Wait

#: Of how many tables somebody may ask at once whether they wait for them.
MOST_HELD = 24


class Problem(Struct):
    """Why something was not done; `detail` is for whoever writes the asking program."""

    code: str
    text: str
    rule: str | None = None
    detail: str | None = None


class SpokenPair(Struct):
    """A sentence in both languages."""

    de: str
    en: str


class SpokenNames(Struct):
    """Names in both languages, in the same order."""

    de: list[str]
    en: list[str]


class MoveForms(Struct):
    """How the moves of a game are written: forms with blanks, and the names for each blank.

    Every text has a number. The numbers of a form begin after those of the form before it; among
    them the last blank counts fastest.
    """

    lists: dict[str, SpokenNames]
    forms: list[SpokenPair]


class Making(Struct):
    """How far a game that is being made ready has come.

    `done` is a share from 0 to 1; `seconds` is about how long is left, null as long as nobody
    can say.
    """

    done: float
    seconds: int | None


class Health(Struct):
    """Whether the server is well, which games can be played, and how soon the others can."""

    ok: bool
    version: str
    games: dict[str, Status]
    making: dict[str, Making]
    shared_address: str | None


class Alive(Struct):
    """That the server answers at all; if it does not for long, it has to be started anew."""

    ok: bool
    version: str


class Ready(Struct):
    """Whether people should be sent to this server now, and if not, why."""

    ready: bool
    why: Literal["compiling", "cannot-store", "closing"] | None


class OptionValue(Struct):
    """A named value of an option; `written` is the same written out, such as a board's rows."""

    value: str
    label: SpokenPair
    written: Any


class GameOption(Struct):
    """An option of a game."""

    name: str
    label: SpokenPair
    kind: Literal["flag", "choice", "number", "text"]
    default: Any
    values: list[OptionValue]
    low: int | None
    high: int | None
    takes: SpokenPair
    help: SpokenPair
    usual: SpokenPair | None


class GameVariant(Struct):
    """A set of options with a name and a sentence, and by how many it can be played."""

    name: str
    label: SpokenPair
    about: SpokenPair
    options: dict[str, Any]
    players: list[int]


class GameInfo(Struct):
    """A game and what can be chosen about it.

    `about` says in a sentence what it is about. `board` is the address of its board's module if
    the game brings one; null if the client has its own, or if nobody has drawn one.
    """

    name: str
    title: SpokenPair
    players: list[int]
    status: Status
    options: list[GameOption]
    variants: list[GameVariant]
    lesson: bool
    about: SpokenPair | None
    board: str | None


class GameLid(Struct):
    """What stands on the lid of a game's box: a part of what is known of it."""

    name: str
    title: SpokenPair
    players: list[int]
    lesson: bool
    about: SpokenPair | None


class BotInfo(Struct):
    """A bot that may sit at tables."""

    name: str
    level: bool
    about: SpokenPair


class CheckWish(Struct, forbid_unknown_fields=True):
    """Options that somebody would like to play with, and with how many players."""

    options: dict[str, Any] = field(default_factory=dict)
    players: Annotated[int, Meta(ge=1, le=99)] = 2


class Fault(Struct):
    """What is wrong with options: a sentence, its key, and the values in it."""

    key: str
    text: str
    about: dict[str, str | int | list[str]]


class Checked(Struct):
    """How many can play with the options, and what is wrong with them for the number asked for."""

    players: list[int]
    fault: Fault | None


class PersonWish(Struct, forbid_unknown_fields=True, tag_field="kind", tag="person"):
    """A seat of a new table for somebody at this device, or for whoever gets its secret link."""

    name: TypedText | None = None
    colour: TypedText | None = None


class OpenWish(Struct, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat of a new table for anybody who has the table's link."""


class BotWish(Struct, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A seat of a new table for a bot."""

    level: Level | None = None
    colour: TypedText | None = None


#: Who is to sit at a seat of a new table.
SeatWish = PersonWish | OpenWish | BotWish


class StartWish(Struct, forbid_unknown_fields=True):
    """Where the match of a new table begins."""

    file: dict[str, Any] | None = None
    ply: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    position: dict[str, Any] | None = None


class TableWish(Struct, forbid_unknown_fields=True):
    """A table that is to be created; `options` are changes to those of the `variant`, if any."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    variant: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = False
    hints: bool = True
    clock: ClockTerms = field(default_factory=NoClock)
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


class JoinWish(Struct, forbid_unknown_fields=True):
    """Somebody who wants to sit down."""

    name: TypedText
    colour: TypedText | None = None
    seat: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=200)] | None = None


class TakeWish(Struct, forbid_unknown_fields=True):
    """Somebody with the secret link of a seat, and a secret of their device's own.

    `others` says whether the devices that have opened the seat so far keep it.
    """

    link: Annotated[str, Meta(max_length=200)]
    token: Annotated[str, Meta(max_length=200)]
    others: Others = Others.SIGN_OUT


class HeldTable(Struct, forbid_unknown_fields=True):
    """A table of which somebody has secrets."""

    code: Annotated[str, Meta(max_length=40)]
    tokens: Annotated[list[Token], Meta(max_length=32)]


class DeskWish(Struct, forbid_unknown_fields=True):
    """The tables of which somebody wants to know whether they wait for them."""

    tables: Annotated[list[HeldTable], Meta(max_length=MOST_HELD)]


class OwnTable(Struct):
    """A table, whether the secrets open a seat there, and what it wants of whoever has them."""

    table: TableInfo
    seated: bool
    waits: Wait | None


class Desk(Struct):
    """Somebody's tables as they stand; `unknown` are codes of tables that are gone."""

    tables: list[OwnTable]
    unknown: list[str]


class Moment(Struct):
    """What could be seen at a ply, and of the whole match who sat where and who won.

    `move` led to the ply, and `by` made it. `legal` are the moves that the seat could play then,
    and `labels` the same in the notation of a language; they are known once the match has ended.
    """

    match: int
    ply: int
    plies: int
    seat: int | Literal["all"] | None
    scene: Scene
    move: str | None
    label: str | None
    by: int | Literal["moderator"] | None
    told: str | None
    seats: list[SeatInfo]
    result: Result | None
    verdict: SpokenVerdict | None
    legal: list[str]
    labels: list[str]


class Alternative(Struct):
    """Another move that could have been played."""

    move: str
    label: str
    worth: float
    reasons: list[str]


class AnalysedMove(Struct):
    """A move of an analysed match: everybody's chances before and after it, and its cost.

    `standing` holds the chances that everybody could see; a move that was the only one, or that
    no seat made, has no cost.
    """

    ply: int
    seat: int | Literal["moderator"]
    viewer: int
    move: str | None
    label: str | None
    told: str
    before: list[float]
    after: list[float]
    standing: list[float]
    cost: float | None
    reasons: list[str]
    alternatives: list[Alternative]


class Mistake(Struct):
    """A move that cost a lot, by the ply it led to; `solutions` are the moves to play instead."""

    ply: int
    solutions: list[str]


class Report(Struct):
    """How well a seat played: its accuracy from 0 to 1, and its mistakes.

    A seat that never had a choice has no accuracy.
    """

    seat: int
    accuracy: float | None
    mistakes: list[Mistake]


class Analysis(Struct):
    """An analysed match."""

    game: str
    players: int
    names: list[str]
    over: bool
    winners: list[int]
    moves: list[AnalysedMove]
    costliest: list[int]
    turning_points: list[int]
    reports: list[Report]


class Progress(StrEnum):
    """How far an analysis or a trial has come."""

    WAITING = "waiting"
    WORKING = "working"
    DONE = "done"
    #: Nobody at this address wants it any more.
    CANCELLED = "cancelled"


class TrialState(Struct):
    """How far the trial of a board has come, and what came out once it is done.

    It is asked for by its `trial`. `done` and `count` are games; while it waits for its turn,
    `ahead` says how many turns of others come before.
    """

    trial: str
    status: Progress
    done: int
    count: int
    ahead: int
    findings: Findings | None


class AnalysisState(Struct):
    """How far an analysis has come, and the analysis itself once it is done.

    While it waits for its turn, `ahead` says how many moves of others are judged before.
    """

    status: Progress
    done: int
    count: int
    ahead: int
    analysis: Analysis | None


class Uploaded(Struct):
    """The table of an uploaded match."""

    code: str
    link: str


class Explanation(Struct):
    """Whether a move is allowed, and which rule says so."""

    legal: bool
    rule: str | None
    text: str


class LessonMove(Struct):
    """A move that a step of a lesson accepts, and what it leads to."""

    move: str
    told: str
    scene: Scene
    result: Result | None


class LessonStep(Struct):
    """A step of a lesson: what is said, what is on the table, and what may be done.

    `goes_on` says that the board stays as the previous step left it, `rule` which rule of the
    handbook the step is an example of.
    """

    name: str
    title: str
    text: str
    task: str
    done: str
    other: str
    goes_on: bool
    rule: str | None
    scene: Scene
    legal: list[str]
    labels: list[str]
    accepted: list[LessonMove]


class Lesson(Struct):
    """The first lesson of a game."""

    game: str
    seat: int
    steps: list[LessonStep]
    end: str
