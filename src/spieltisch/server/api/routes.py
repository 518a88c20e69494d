"""All endpoints in one list."""

from __future__ import annotations

from typing import Any

from spieltisch.server.api import catalogue, checking, creating, lessons, reading, shapes, waiting
from spieltisch.server.api.analysing import Analyses
from spieltisch.server.api.endpoints import Endpoint, Parameter
from spieltisch.server.api.picturing import MOST_MOVES, Pictures
from spieltisch.server.api.trying import Trials
from spieltisch.server.drawnboards import LONGEST
from spieltisch.server.settings import LARGEST_FILE
from spieltisch.tables.views import TableInfo

CODE = Parameter(
    "code", "path", {"type": "string", "minLength": 1, "maxLength": 40}, "the table's code"
)
GAME = Parameter("game", "path", {"type": "string", "minLength": 1}, "the game's name")
TRIAL = Parameter("trial", "path", {"type": "string", "minLength": 1}, "a trial of a board")
STEP = Parameter("step", "path", {"type": "string", "minLength": 1}, "a step of a lesson")
MOVE = Parameter("move", "query", {"type": "string", "minLength": 1}, "a move in notation")
LANG = Parameter("lang", "query", {"enum": ["de", "en"]}, "the language of sentences")
MATCH = Parameter(
    "match", "query", {"type": "integer", "minimum": 1, "maximum": 999_999}, "which match, from 1"
)
PLY = Parameter(
    "ply",
    "path",
    {"type": "integer", "minimum": 0, "maximum": 99_999},
    "at which ply",
)
AT = Parameter("ply", "query", {"type": "integer", "minimum": 0, "maximum": 99_999}, "at which ply")
SEAT = Parameter(
    "seat",
    "query",
    {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 63}, {"enum": ["spectator", "all"]}]},
    "from which seat",
)
MOVES = Parameter(
    "moves",
    "query",
    {"type": "integer", "minimum": 0, "maximum": MOST_MOVES},
    "how many of the last moves are shown",
)
PAGE = Parameter(
    "page",
    "query",
    {"type": "integer", "minimum": 1, "maximum": 999_999},
    "which hundred of them, from 1",
)
LANGUAGE = Parameter("language", "path", {"enum": ["de", "en"]}, "the language")
ROOM = Parameter("room", "path", {"type": "string", "minLength": 1}, "a room or a game")


BOARD = Parameter(
    "board",
    "query",
    {"type": "string", "minLength": 1, "maxLength": LONGEST},
    "options of the game as JSON in base64url; the board is one of them",
)
PLAYERS = Parameter(
    "players", "query", {"type": "integer", "minimum": 1, "maximum": 99}, "how many play"
)


def endpoints() -> list[Endpoint]:
    """All endpoints."""
    return [
        *_about_readiness(),
        *_about_games(),
        *_about_tables(),
        *_about_own_tables(),
        *_about_matches(),
        *_about_pictures(),
        *_about_analyses(),
        *_about_trials(),
    ]


def _about_readiness() -> list[Endpoint]:
    get, post = "GET", "POST"
    return [
        Endpoint(get, "/api/health", "Whether the server is well", catalogue.health, shapes.Health),
        Endpoint(get, "/api/live", "Whether the server answers", catalogue.live, shapes.Alive),
        Endpoint(get, "/api/ready", "Whether to send people here", catalogue.ready, shapes.Ready),
        Endpoint(
            post,
            "/api/games/{game}/want",
            "Make a game ready first",
            catalogue.want,
            shapes.Health,
            parameters=(GAME,),
            problems=(400,),
        ),
    ]


def _about_games() -> list[Endpoint]:
    get, post = "GET", "POST"
    return [
        Endpoint(
            get,
            "/api/games",
            "All games",
            catalogue.games,
            list[shapes.GameInfo],
            is_same_for_all=True,
        ),
        Endpoint(
            get,
            "/api/games/{game}/rules",
            "A handbook",
            catalogue.rules,
            media="text/markdown",
            parameters=(GAME, LANG),
            problems=(400,),
            is_same_for_all=True,
        ),
        Endpoint(
            get,
            "/api/games/{game}/moves",
            "How moves are written",
            catalogue.moves,
            shapes.MoveForms,
            parameters=(GAME,),
            problems=(400,),
            is_same_for_all=True,
        ),
        *_lessons(),
        Endpoint(
            post,
            "/api/games/{game}/check",
            "Check options",
            checking.check,
            shapes.Checked,
            body=shapes.CheckWish,
            parameters=(GAME, LANG),
            problems=(400, 403, 413),
        ),
        Endpoint(
            get,
            "/api/words/{language}/{room}",
            "A Fluent file",
            catalogue.words,
            media="text/plain",
            parameters=(LANGUAGE, ROOM),
            problems=(404,),
            is_same_for_all=True,
        ),
        Endpoint(get, "/api/bots", "All bots", catalogue.bots, list[shapes.BotInfo]),
    ]


def _lessons() -> list[Endpoint]:
    get = "GET"
    return [
        Endpoint(
            get,
            "/api/games/{game}/lesson",
            "A first lesson",
            lessons.show,
            shapes.Lesson,
            parameters=(GAME, LANG),
            problems=(400, 404),
            is_same_for_all=True,
        ),
        Endpoint(
            get,
            "/api/games/{game}/lesson/{step}/explain",
            "Why not?",
            lessons.explain,
            answer=shapes.Explanation,
            parameters=(GAME, STEP, MOVE, LANG),
            problems=(400, 404),
        ),
    ]


def _about_tables() -> list[Endpoint]:
    get, post = "GET", "POST"
    table = "/api/tables/{code}"
    return [
        Endpoint(
            get,
            "/api/tables",
            "The public tables",
            reading.lobby,
            answer=list[TableInfo],
            parameters=(PAGE, LANG),
            problems=(400,),
        ),
        Endpoint(
            post,
            "/api/tables",
            "Create a table",
            creating.create,
            shapes.NewTable,
            status=201,
            body=shapes.TableWish,
            parameters=(LANG,),
            problems=(400, 403, 409, 413),
        ),
        Endpoint(
            get,
            table,
            "A table",
            reading.table,
            TableInfo,
            parameters=(CODE, LANG),
            problems=(404,),
        ),
        Endpoint(
            post,
            f"{table}/join",
            "Take an open seat",
            creating.join,
            shapes.SeatToken,
            status=201,
            body=shapes.JoinWish,
            parameters=(CODE, LANG),
            problems=(400, 403, 404, 409, 413),
        ),
        Endpoint(
            post,
            f"{table}/take",
            "Take a seat by its secret link",
            creating.take,
            shapes.SeatToken,
            status=201,
            body=shapes.TakeWish,
            parameters=(CODE, LANG),
            problems=(400, 401, 403, 404, 409, 413),
        ),
    ]


def _about_own_tables() -> list[Endpoint]:
    return [
        Endpoint(
            "POST",
            "/api/desk",
            "Which of one's own tables wait",
            waiting.desk,
            shapes.Desk,
            body=shapes.DeskWish,
            parameters=(LANG,),
            problems=(400, 403, 413),
        ),
    ]


def _about_matches() -> list[Endpoint]:
    get, post = "GET", "POST"
    table = "/api/tables/{code}"
    return [
        Endpoint(
            get,
            f"{table}/scenes/{{ply}}",
            "A scene",
            reading.scene,
            shapes.Moment,
            parameters=(CODE, PLY, SEAT, MATCH, LANG),
            problems=(400, 401, 404, 409),
        ),
        Endpoint(
            get,
            f"{table}/match",
            "The match file",
            reading.match_file,
            answer=dict[str, Any],
            parameters=(CODE, MATCH, LANG),
            problems=(400, 404, 409),
        ),
        Endpoint(
            post,
            "/api/matches",
            "Upload a match file",
            creating.upload,
            shapes.Uploaded,
            status=201,
            body=dict[str, Any],
            largest=LARGEST_FILE,
            parameters=(LANG,),
            problems=(400, 403, 413),
        ),
    ]


def _about_pictures() -> list[Endpoint]:
    get, pictures = "GET", Pictures()
    table = "/api/tables/{code}"
    return [
        Endpoint(
            get,
            f"{table}/qr.svg",
            "The link as a QR code",
            reading.qr_code,
            media="image/svg+xml",
            parameters=(CODE, LANG),
            problems=(404,),
        ),
        Endpoint(
            get,
            f"{table}/picture.svg",
            "The table as a picture",
            pictures.show,
            media="image/svg+xml",
            parameters=(CODE, MOVES, LANG),
            problems=(400, 404, 409),
        ),
        Endpoint(
            get,
            f"{table}/picture.png",
            "A position as a picture",
            pictures.preview,
            media="image/png",
            parameters=(CODE, MATCH, AT, LANG),
            problems=(400, 404),
        ),
        Endpoint(
            get,
            "/api/games/{game}/board.png",
            "A drawn board as a picture",
            pictures.board,
            media="image/png",
            parameters=(GAME, PLAYERS, BOARD, LANG),
            problems=(400,),
        ),
    ]


def _about_trials() -> list[Endpoint]:
    get, trials = "GET", Trials()
    return [
        Endpoint(
            "POST",
            "/api/games/{game}/trials",
            "Let bots try a board",
            trials.begin,
            shapes.TrialState,
            body=shapes.CheckWish,
            parameters=(GAME, LANG),
            problems=(400, 403, 413, 429, 500),
        ),
        Endpoint(
            get,
            "/api/trials/{trial}",
            "What a trial has found",
            trials.show,
            shapes.TrialState,
            parameters=(TRIAL, LANG),
            problems=(400, 404, 500),
        ),
        Endpoint(
            "DELETE",
            "/api/trials/{trial}",
            "Give up a trial",
            trials.cancel,
            shapes.TrialState,
            parameters=(TRIAL, LANG),
            problems=(400, 403, 404),
        ),
    ]


def _about_analyses() -> list[Endpoint]:
    get, analyses = "GET", Analyses()
    table = "/api/tables/{code}"
    return [
        Endpoint(
            get,
            f"{table}/analysis",
            "The analysis",
            analyses.show,
            shapes.AnalysisState,
            parameters=(CODE, MATCH, LANG),
            problems=(400, 404, 409, 413),
        ),
        Endpoint(
            "DELETE",
            f"{table}/analysis",
            "Give up an analysis",
            analyses.cancel,
            shapes.AnalysisState,
            parameters=(CODE, MATCH, LANG),
            problems=(400, 403, 404, 409),
        ),
    ]
