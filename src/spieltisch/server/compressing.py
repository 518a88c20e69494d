"""Answers in fewer bytes, for those who can read them."""

from __future__ import annotations

import gzip
import re

from starlette.requests import Request
from starlette.responses import Response

#: What is shorter fits into one packet either way.
SHORTEST = 1400

_REFUSED = re.compile(r"q=0(\.0*)?")


def encodings_in(header: str) -> set[str]:
    """The ways of compressing that a browser can read, from its header `Accept-Encoding`.

    >>> sorted(encodings_in("gzip, BR;q=0.8, zstd; q=0"))
    ['br', 'gzip']
    """
    parts = ["".join(part.lower().split()).split(";") for part in header.split(",")]
    return {name for name, *values in parts if name and not any(map(_REFUSED.fullmatch, values))}


def encodings_of(request: Request) -> set[str]:
    """The ways of compressing that whoever asks can read."""
    return encodings_in(request.headers.get("accept-encoding", ""))


def compress(request: Request, answer: Response) -> Response:
    """The same answer in fewer bytes, if whoever asks can read them.

    Only for what is the same for everybody: beside a secret, the length of what is compressed
    would tell something about it.
    """
    answer.headers["vary"] = "accept-encoding"
    if len(answer.body) < SHORTEST or "gzip" not in encodings_of(request):
        return answer
    answer.body = gzip.compress(answer.body, mtime=0)
    answer.headers["content-encoding"] = "gzip"
    answer.headers["content-length"] = str(len(answer.body))
    return answer
