"""What docs/architecture.md says about files, and the walk of one move, names what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOMES = {".py": ROOT / "src" / "spieltisch", ".ts": ROOT / "frontend" / "src"}


def stations() -> list[tuple[str, str]]:
    """Every file of the walk with a name in it, or with none."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    walk = page.partition("## One move, step by step\n")[2].partition("\n## ")[0]
    pairs: list[tuple[str, str]] = []
    for _, _, where, what, _ in (
        line.split("|") for line in walk.splitlines() if re.match(r"\| \d", line)
    ):
        file = ""
        for text in re.findall(r"`([^`]+)`", where + what):
            if Path(text).suffix in HOMES:
                file = text
                pairs.append((file, ""))
            elif text in where:
                pairs.append((file, text.rpartition(".")[2]))
    return pairs


@pytest.mark.parametrize(("file", "name"), stations())
def test_the_walk_of_a_move_names_what_there_is(file: str, name: str) -> None:
    source = (HOMES[Path(file).suffix] / file).read_text("utf-8")
    assert re.search(rf"\b(def|class|function|const) {name}\b" if name else ".", source)


def test_the_walk_is_read() -> None:
    assert len(stations()) > 25


def rooms() -> dict[str, list[str]]:
    """Heading -> the files in the table below it."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    tables: dict[str, list[str]] = {}
    for section in page.partition("## One move")[0].split("\n### ")[1:]:
        lines = section.splitlines()
        cells = [line.split("|")[1] for line in lines if line.startswith("| `")]
        tables[lines[0]] = [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]
    return tables


def folders_of(heading: str) -> list[Path]:
    package = ROOT / "src" / "spieltisch"
    if heading.endswith("by the example of Sequence"):
        return [package / "games" / "sequence"]
    return [package / room for room in heading.split(", ")]


@pytest.mark.parametrize("heading", rooms())
def test_a_table_of_files_names_what_there_is(heading: str) -> None:
    folders = folders_of(heading)
    gone = [n for n in rooms()[heading] if not any(any(f.rglob(n)) for f in folders)]
    assert gone == []


def test_the_tables_of_files_are_read() -> None:
    assert len(rooms()) >= 8
