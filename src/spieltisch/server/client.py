"""The client as it was built: its page, and the files that a part of it will need.

A browser learns from a script which other scripts it needs, and each of these ways takes its
time on a slow line. The build lists them, so the page can name all of them at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct


class Part(Struct):
    """A script of the client, the parts it imports, and its style sheets."""

    file: str
    imports: list[str] = []
    css: list[str] = []


class Client:
    """The folder of a built client."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.index = folder / "index.html"

    def page(self, base: str, parts: Iterable[str] = (), head: str = "", body: str = "") -> str:
        """The page that every address of the client begins with; its files are below the base.

        It names the files of some parts, and has further lines in its head and its body.
        """
        html = self.index.read_text("utf-8").replace('"./', f'"{base}/')
        files = dict.fromkeys(files_of(self._parts(), parts))
        links = "".join(_link(base, file) for file in files if f"/{file}" not in html)
        html = html.replace("</head>", f"{links}{head}</head>", 1)
        return html.replace("</body>", f"{body}</body>", 1)

    def _parts(self) -> dict[str, Part]:
        listing = self.folder / "manifest.json"
        if not listing.is_file():
            return {}
        return msgspec.json.decode(listing.read_bytes(), type=dict[str, Part])


def files_of(parts: dict[str, Part], names: Iterable[str]) -> Iterator[str]:
    """The files of parts that the build knows, and of all that these import.

    >>> parts = {"a": Part("a.js", imports=["b"]), "b": Part("b.js", css=["b.css"])}
    >>> list(files_of(parts, ["a", "unknown"]))
    ['a.js', 'b.js', 'b.css']
    """
    seen = set[str]()
    left = [name for name in names if name in parts]
    while left:
        name = left.pop(0)
        if name in seen:
            continue
        seen.add(name)
        part = parts[name]
        yield part.file
        yield from part.css
        left.extend(part.imports)


def _link(base: str, file: str) -> str:
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="{base}/{file}" />'
