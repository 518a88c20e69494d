"""The walk of one move through the code (docs/architecture.md) names what there is."""

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
