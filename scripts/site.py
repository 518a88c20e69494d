"""What MkDocs does for the documentation site beyond copying docs/ (see mkdocs.yml).

- Pages that live elsewhere in the repository, such as the changelog and the players' handbooks,
  are brought in, and so is the source that a page links to.
- The API reference has a page for every room, and one for every game.
- Links are written as they work in the repository; here they are turned to where the site has
  the same thing. Whatever leads nowhere is left alone, so that the strict build complains.
- Nothing on the site may be loaded from elsewhere.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "spieltisch"

#: Pages of the repository outside docs/, and their places on the site.
BROUGHT_IN = {
    "CONTRIBUTING.md": "project/contributing.md",
    "CHANGELOG.md": "project/changelog.md",
    "SECURITY.md": "project/security.md",
    "bench/README.md": "project/measurements.md",
    "frontend/README.md": "project/client.md",
    **{
        f"src/spieltisch/games/{path.parent.name}/{path.name}": (
            f"handbooks/{path.parent.name}.{path.suffixes[0][1:]}.md"
        )
        for path in sorted(PACKAGE.glob("games/*/rules.*.md"))
    },
}

#: The rooms that people import from, with a sentence for the head of their page.
ROOMS = {
    "engine": "What every game is made of: the contract, records, matches, options, words, laws.",
    "bots": "Players: compiled ones, the search and its levels, guests; hints, analyses, arena.",
    "tables": "Online play without I/O: commands in, events out.",
    "lessons": "First lessons, played by a game's own rules.",
}

LINK = re.compile(r"(?<=\]\()([^)\s#]+)(#[^)\s]*)?(?=[)\s])")
FENCE = re.compile(r"(^ *```.*?^ *```\s*$)", re.MULTILINE | re.DOTALL)
FROM_ELSEWHERE = re.compile(
    r'<(?:script|img|iframe)[^>]+src="?https?:|<link[^>]+rel="?(?:stylesheet|preconnect|icon)[^>]+href="?https?:'
)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not in docs/."""
    for place, uri in BROUGHT_IN.items():
        files.append(File.generated(config, uri, abs_src_path=str(ROOT / place)))
    for uri, text in reference_pages():
        files.append(File.generated(config, uri, content=text))
    for place in sorted(linked_sources(files)):
        files.append(File.generated(config, source_uri(place), content=source_page(place)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn the links of the repository into links of the site."""
    folder = posixpath.dirname(place_of(page.file.src_uri))
    here = posixpath.dirname(page.file.src_uri)

    def turned(link: re.Match[str]) -> str:
        target = site_uri(posixpath.normpath(posixpath.join(folder, link[1])), files)
        return link[0] if target is None else posixpath.relpath(target, here) + (link[2] or "")

    return "".join(
        part if part.lstrip().startswith("```") else LINK.sub(turned, part)
        for part in FENCE.split(markdown)
    )


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Check that the page is complete without the network."""
    if found := FROM_ELSEWHERE.search(output):
        raise PluginError(f"{page.file.src_uri} loads something from elsewhere: {found[0]}")
    return output


# --- places: where something is in the repository, and its URI on the site -----------------------


def place_of(uri: str) -> str:
    """Where the text of a page is in the repository."""
    places = {uri: place for place, uri in BROUGHT_IN.items()}
    return places.get(uri, f"docs/{uri}")


def site_uri(place: str, files: Files) -> str | None:
    """The page for a place in the repository, if the site has one."""
    uri = BROUGHT_IN.get(place, place.removeprefix("docs/"))
    candidates = (uri, posixpath.join(uri, "README.md"), source_uri(place))
    return next((name for name in candidates if files.get_file_from_path(name)), None)


def source_uri(place: str) -> str:
    """The page that shows a file or a folder of source."""
    return f"source/{place}.md"


def linked_sources(files: Files) -> Iterator[str]:
    """Files and folders outside the site that a page of it links to."""
    for file in list(files.documentation_pages()):
        folder = posixpath.dirname(place_of(file.src_uri))
        for link in LINK.finditer(FENCE.sub("", file.content_string)):
            place = posixpath.normpath(posixpath.join(folder, link[1]))
            known = place in BROUGHT_IN or place.startswith(("docs/", "..")) or place == "docs"
            if not known and (ROOT / place).exists():
                yield place


def source_page(place: str) -> str:
    """A page with the text of a file, or of all files in a folder."""
    path = ROOT / place
    if path.is_dir():
        inside = sorted(file for file in path.rglob("*") if is_source(file))
        parts = [f"## {file.relative_to(path)}\n\n{quoted(file)}" for file in inside]
    else:
        parts = [quoted(path)]
    return "\n\n".join([f"# `{place}`", *parts])


def is_source(path: Path) -> bool:
    """Whether a file is one that people read."""
    return path.suffix in (".py", ".toml", ".ftl", ".md", ".ts", ".json", ".css") and (
        "__pycache__" not in path.parts
    )


def quoted(path: Path) -> str:
    """The text of a file between fences."""
    language = path.suffix[1:] or "text"
    return f"````{language}\n{path.read_text(encoding='utf-8').rstrip()}\n````"


# --- the reference -------------------------------------------------------------------------------


def reference_pages() -> Iterator[tuple[str, str]]:
    """A page for each room and each game, with everything that is public in its modules."""
    for room, sentence in ROOMS.items():
        yield f"api/{room}.md", reference_page(f"spieltisch.{room}", sentence, PACKAGE / room)
    for folder in sorted(PACKAGE.glob("games/*/")):
        if (folder / "__init__.py").exists():
            name = folder.name
            text = reference_page(f"spieltisch.games.{name}", "", folder)
            yield f"api/{name}.md", text


def reference_page(package: str, sentence: str, folder: Path) -> str:
    """The modules of a folder one after another, subpackages included."""
    modules = sorted(
        ".".join((package, *path.relative_to(folder).with_suffix("").parts))
        for path in folder.rglob("*.py")
        if path.name != "__init__.py"
    )
    parts = [f"# {package}", sentence, *(f"::: {module}" for module in modules)]
    return "\n\n".join(part for part in parts if part) + "\n"
