"""The picture of the rooms in docs/architecture.md shows the imports as they are now."""

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "docs" / "pictures" / "imports.py"


def test_the_picture_of_the_imports_is_fresh() -> None:
    script = runpy.run_path(str(SCRIPT))
    fresh = script["draw"](script["read_graph"]())
    assert script["PICTURE"].read_text(encoding="utf-8") == fresh, (
        "The imports have changed: run .venv/bin/python docs/pictures/imports.py"
    )


def test_the_picture_shows_every_room_and_every_arrow() -> None:
    script = runpy.run_path(str(SCRIPT))
    graph = script["read_graph"]()
    picture = script["draw"](graph)
    assert {"engine", "games", "bots", "tables", "server", "cli"} <= set(graph.rooms)
    assert all(f">{room}</text>" in picture for room in graph.rooms)
    assert picture.count('class="arrow"') == picture.count('class="count"') == len(graph.arrows)


def test_an_arrow_points_down_only() -> None:
    script = runpy.run_path(str(SCRIPT))
    graph = script["read_graph"]()
    depth = {room: number for number, row in enumerate(script["rows_of"](graph)) for room in row}
    assert all(depth[here] < depth[there] for here, there in graph.arrows)
