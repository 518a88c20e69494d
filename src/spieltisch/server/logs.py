"""The log: lines for people or for programs, with the request and the table, never a secret.

Secrets are never handed to the log. Should an error quote one all the same, it is blackened here,
where every line passes.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from spieltisch.server.settings import LogFormat, Logs

#: The scope of the request or the socket in whose name something happens.
SCOPE: ContextVar[Mapping[str, Any] | None] = ContextVar("scope", default=None)
#: Where a scope keeps the id of its request.
REQUEST = "spieltisch.request"

BLACKENED = "[...]"

#: What may be a secret, or the hash of one: long, and of these characters.
_LONG = re.compile(r"[A-Za-z0-9_-]{20,}={0,2}")
#: What is as long, but made of words: names of functions and classes.
_WORDS = re.compile(r"[a-z_-]+|[A-Z_-]+|(?:[_-]*[A-Z]?[a-z]{2,})+")
_PASSWORD = re.compile(r"(?<=://)([^\s/:@]*):[^\s/@]*@")
_FRAGMENT = re.compile(
    r"\b(seat|device|host|token|link|password)(['\"]?\s*[=:]\s*['\"]?)[^\s&'\",}]{8,}"
)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def blacken(text: str) -> str:
    """A text without anything that may be a secret.

    >>> blacken("GET /t/k7qx2mprt#seat=hV3k9sJ2mQ8xZ1bN4cR7tY6w")
    'GET /t/k7qx2mprt#seat=[...]'
    >>> blacken("in test_the_log_has_no_secrets: postgresql://anna:pass@db/tables")
    'in test_the_log_has_no_secrets: postgresql://anna:[...]@db/tables'
    """
    text = _PASSWORD.sub(rf"\1:{BLACKENED}@", text)
    text = _FRAGMENT.sub(rf"\1\2{BLACKENED}", text)
    return _LONG.sub(lambda long: long[0] if _WORDS.fullmatch(long[0]) else BLACKENED, text)


def one_line(text: str) -> str:
    """A text in which nothing begins a line of its own, so that nobody can make one up.

    >>> one_line("a\\nERROR all is lost")
    'a\\\\x0aERROR all is lost'
    """
    return _CONTROL.sub(lambda char: f"\\x{ord(char[0]):02x}", text)


def about(record: logging.LogRecord) -> dict[str, str]:
    """The request and the table that a line is about, if there are any."""
    scope = SCOPE.get() or {}
    table = getattr(record, "table", None) or scope.get("path_params", {}).get("code")
    fields = {"request": scope.get(REQUEST), "table": table}
    return {name: blacken(one_line(str(value)))[:40] for name, value in fields.items() if value}


class TextLines(logging.Formatter):
    """Lines for people: when, how bad, about what, what. Tracebacks follow as they are."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and the lines of a traceback."""
        labels = "".join(f" {name}={value}" for name, value in about(record).items())
        line = f"{_time(record)} {record.levelname:<7}{labels} {one_line(record.getMessage())}"
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return blacken(line + trace)


class JsonLines(logging.Formatter):
    """An object of JSON in each line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        fields = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": blacken(record.getMessage()),
            **about(record),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            fields["exception"] = blacken(self.formatException(record.exc_info))
        text = json.dumps(fields, ensure_ascii=False)
        return _CONTROL.sub(lambda char: f"\\u{ord(char[0]):04x}", text)


def _time(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def begin(logs: Logs) -> None:
    """Have everything logged in this process written as the settings say, to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if logs.format is LogFormat.JSON else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    logging.getLogger("spieltisch").setLevel(logs.level.upper())
