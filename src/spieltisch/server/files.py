"""Files that browsers are sent: none from outside a folder, and in as few bytes as possible."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from spieltisch.server.compressing import encodings_of

#: What has a hash in its name never changes.
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
FRESH = {"cache-control": "no-cache"}

#: The copies that the build puts beside a text, the smallest first, by what HTTP calls them.
COPIES = {"br": ".br", "gzip": ".gz"}

LONGEST_PATH = 200


def file_in(folder: Path, path: str) -> Path | None:
    """A file in the folder, never one outside it."""
    if not path or "\0" in path or len(path) > LONGEST_PATH:
        return None
    file = (folder / path).resolve()
    is_ours = file.is_relative_to(folder.resolve()) and not file.name.startswith(".")
    return file if is_ours and file.is_file() else None


def send(request: Request, file: Path, headers: dict[str, str]) -> Response:
    """A file, by the smallest copy of it that the browser can read."""
    readable = encodings_of(request)
    headers = {**headers, "vary": "accept-encoding"}
    for encoding, ending in COPIES.items():
        copy = file.with_name(file.name + ending)
        if encoding in readable and copy.is_file() and not copy.is_symlink():
            headers["content-encoding"] = encoding
            return FileResponse(copy, headers=headers, media_type=guess_type(file.name)[0])
    return FileResponse(file, headers=headers)
