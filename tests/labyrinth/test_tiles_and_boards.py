"""R1, and boards drawn as text."""

from __future__ import annotations

import pytest

from labyrinth.table import OPEN, begin, not_set_up, rows
from spieltisch.games.labyrinth import GAME
from spieltisch.games.labyrinth.drawn import CLASSIC, read_drawing
from spieltisch.games.labyrinth.tiles import HEAVY, KIND_OF, KINDS, THIN, turned


def test_R1_all_16_masks_are_six_kinds() -> None:
    kinds = [KINDS[KIND_OF[mask]] for mask in range(16)]
    assert [kinds.count(kind) for kind in KINDS] == [1, 4, 2, 4, 4, 1]
    assert all(KIND_OF[turned(mask)] == KIND_OF[mask] for mask in range(16))


def test_R1_every_mask_has_its_own_thin_and_heavy_sign() -> None:
    assert len(set(THIN + HEAVY)) == 32


@pytest.mark.parametrize(
    ("free", "sides"),
    [
        ("□", {"-"}),
        ("╵", {"N", "E", "S", "W"}),
        ("─", {"NS", "EW"}),
        ("┌", {"NE", "ES", "SW", "NW"}),
        ("┬", {"NES", "ESW", "NSW", "NEW"}),
        ("┼", {"NESW"}),
    ],
)
def test_R1_rotations_that_look_alike_are_one_move(free: str, sides: set[str]) -> None:
    match = begin(OPEN.replace("─", free).replace("4=free", "4=c1"))
    assert {move.partition(":")[2] for move in match.legal() if move[:2] == "N2"} == sides
    assert len(match.legal()) == 12 * len(sides)


def test_R1_every_mask_can_lie_on_a_board() -> None:
    drawing = THIN[:8] + "\n" + THIN[8:] + "\nfree: ┼\nstones: 1=h1 2=h2\nstarts: b1 b2\n"
    assert rows(begin(drawing)) == [THIN[:8], THIN[8:], "┼"]


def test_the_drawing_comes_back_in_its_plain_form() -> None:
    lines = [" ┏ ? ", "# .", "", "frei: ┘ ; a remark", "steine: 2 = b2, 1=frei", "ziele: 1 | 2"]
    plain = ["┏?", "■□", "free: ┘", "stones: 1=free 2=b2", "goals: 1 | 2"]
    assert read_drawing(lines).lines() == plain
    assert read_drawing(plain).lines() == plain


def test_text_and_lines_are_the_same_board() -> None:
    one, other = begin(OPEN), begin([line.strip() for line in OPEN.splitlines()])  # type: ignore[arg-type]
    assert one.state.tobytes() == other.state.tobytes()
    assert one.options["board"][:3] == ["┼┼┼"] * 3


def test_the_classic_board_has_its_fixed_tiles() -> None:
    assert CLASSIC.lines()[:7] == [
        "┏?┳?┳?┓",
        "???????",
        "┣?┣?┳?┫",
        "???????",
        "┣?┻?┫?┫",
        "???????",
        "┗?┻?┻?┛",
    ]
    assert len(CLASSIC.stones) == 12


@pytest.mark.parametrize(
    ("board", "mix"), [("classic", "─13┐15┬6"), ("classic-12-16-6", "─12┐16┬6")]
)
def test_the_classic_boards_have_34_loose_tiles_and_24_stones(board: str, mix: str) -> None:
    for seed in range(20):
        now = GAME.new(4, seed, board=board).position()
        loose = [sign for sign in "".join(now["board"]) + now["free"] if sign in THIN]
        counts = [sum(KINDS[KIND_OF[THIN.index(s)]] == kind for s in loose) for kind in KINDS]
        assert f"─{counts[2]}┐{counts[3]}┬{counts[4]}" == mix
        kinds = []
        for place in now["stones"].values():
            x, y = ("abcdefg".index(place[0]), int(place[1]) - 1) if place != "free" else (0, 0)
            sign = now["free"] if place == "free" else now["board"][y][x]
            kinds.append("fixed" if sign in HEAVY else KINDS[KIND_OF[THIN.index(sign)]])
        assert {kind: kinds.count(kind) for kind in kinds} == {"fixed": 12, "corner": 6, "t": 6}
        assert len(set(now["stones"].values())) == 24


@pytest.mark.parametrize(
    ("key", "drawing"),
    [
        ("board-size", ";nothing\nfree: ┘ ┼"),
        ("board-size", "┼" * 16),
        ("board-row", "┼┼\n┼"),
        ("board-sign", "┼┼\n┼x"),
        ("board-unknown-field", "┼\ncolour: red"),
        ("board-field-twice", "┼\nfree: ┼\nfrei: ┼"),
        ("board-free", "┼\nfree: x"),
        ("board-free-immovable", "┼\nfree: ╋"),
        ("board-no-cell", "┼\nstarts: b1 a1"),
        ("board-no-cell", "┼\nstones: 1=a2"),
        ("board-no-stone", "┼\nstones: 65=a1"),
        ("board-no-stone", "┼\ngoals: x"),
        ("board-stones", "┼\nstones: a1"),
        ("board-stone-twice", "┼\nstones: 1=a1 1=a1"),
        ("board-start-on-free-tile", "┼\nstarts: free a1"),
        ("goal-twice", "┼\nstones: 1=a1\ngoals: 1 1"),
        ("board-field-empty", "┼\nstones: ,"),
        ("board-field-empty", "┼\nstarts:"),
    ],
)
def test_a_drawing_that_is_wrong_is_refused(key: str, drawing: str) -> None:
    not_set_up(key, board=drawing)


def test_a_comma_at_the_end_means_nothing() -> None:
    drawing = "┼┼\nfree: ┼\nstarts: a1, a1,\nstones: 1=a1, 2=b1,"
    assert begin(drawing).position()["stones"] == {"1": "a1", "2": "b1"}


def test_a_misspelt_board_is_told_what_there_is() -> None:
    error = not_set_up("bad-option", board="clasic")
    assert "classic-12-16-6" in str(error)
    not_set_up("bad-option", board=7)
    not_set_up("bad-option", board=[["┼"]])
