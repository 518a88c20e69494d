"""Whole matches, played move by move alongside the reference model of the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

import spieltisch
from gluex.reference import COLUMNS, TYPES, Table, name_of
from gluex.table import GAME
from spieltisch.engine.records import viewed

MATCHES_EACH = 12


def beside(match: spieltisch.Match) -> tuple[Table, dict[str, Any]]:
    """The reference at the start of a match; it takes its chance from the engine's record."""
    now: dict[str, Any] = {"record": viewed(match.state, GAME.record)}

    def draw(seat: int, bag: list[str]) -> str:
        drawn = TYPES[int(now["record"].hands[seat]) - 1]
        assert drawn in bag
        return drawn

    layout = match.scene()["table"]
    table = Table(
        layout["layout"],
        layout["starts"],
        layout["middle"],
        match.options["last_chip"] == "kept",
        draw,
        lambda: int(now["record"].first),
    )
    return table, now


def glance(record: Any, players: int) -> dict[str, Any]:
    """What is on the table, read straight from the record."""
    chips: dict[str, tuple[int, int, int]] = {}
    words = {f: record[f].tolist() for f in ("chips", "faces", "full")}
    full = bits(words["full"])
    faces = {cell: face + 1 for face in range(6) for cell in bits(words["faces"][face])}
    for seat in range(4):
        for cell in bits(words["chips"][seat]):
            name = f"{COLUMNS[cell % 16]}{cell // 16 + 1}"
            chips[name] = (seat, faces.pop(cell), 2 if cell in full else 1)
    assert not faces
    return {
        "chips": chips,
        "hands": [TYPES[k - 1] if k else None for k in record.hands.tolist()[:players]],
        "bags": record.bags.tolist()[:players],
        "sides": [side or None for side in record.sides.tolist()[:players]],
        "excluded": {seat for seat in range(4) if int(record.excluded) >> seat & 1},
        "turn": None if record.turn < 0 else int(record.turn),
        "first": None if record.first < 0 else int(record.first),
        "phase": ("choose", "turn", "over")[int(record.phase)],
    }


def bits(words: list[int]) -> list[int]:
    whole = sum(word << 64 * k for k, word in enumerate(words))
    return [place for place in range(256) if whole >> place & 1]


def expected(table: Table) -> dict[str, Any]:
    """The same as `glance`, as the reference sees it."""
    return {
        "chips": {name_of(p): (*stack[-1], len(stack)) for p, stack in table.stacks.items()},
        "hands": table.hands,
        "bags": [[bag.count(kind) for kind in TYPES] for bag in table.bags],
        "sides": table.sides,
        "excluded": table.excluded,
        "turn": table.turn,
        "first": table.begins,
        "phase": table.phase,
    }


def compare_origins(match: spieltisch.Match, table: Table) -> None:
    """The targets of every seat, with the chips that count there."""
    targets = match.scene()["table"]["targets"]
    for seat in range(match.players):
        ways = table.destinations(seat) if table.phase == "turn" and table.hands[seat] else {}
        assert {target["cell"]: set(target["from"]) for target in targets[seat]} == {
            name_of(place): {name_of(origin) for origin in origins}
            for place, origins in ways.items()
        }


def compare_scores(match: spieltisch.Match, table: Table) -> None:
    result = match.result
    assert list(result.points) == table.points()
    assert set(result.winners) == table.winners()
    for room in result.breakdown["rooms"]:
        assert room["pips"] == table.pips()[room["room"]]
        assert room["points"] == table.room_points(room["pips"])


def play_beside(match: spieltisch.Match, rng: random.Random) -> Table:
    """Play a match to its end alongside the reference."""
    table, now = beside(match)
    leaning = rng.choice(["any", "high", "cover"])
    while True:
        record = viewed(match.state, GAME.record)
        assert glance(record, match.players) == expected(table)
        assert set(match.actors) == table.actors()
        if rng.random() < 0.05 or match.over:
            compare_origins(match, table)
            compare_scores(match, table)
        if match.over:
            return table
        for seat in match.actors:
            legal = match.legal(seat)
            assert len(legal) == len(set(legal))
            assert set(legal) == table.legal(seat)
        seat = rng.choice(match.actors)
        move = lean(rng, leaning, match.legal(seat), table)
        match.play(move, seat)
        now["record"] = viewed(match.state, GAME.record)
        table.play(seat, move)


def lean(rng: random.Random, leaning: str, legal: list[str], table: Table) -> str:
    """Any move; or one that soon leads nowhere, so that players get stuck."""
    if leaning == "high":
        legal = [move for move in legal if move.split()[0] in "456"] or legal
    elif leaning == "cover":
        taken = {name_of(place) for place in table.stacks}
        legal = [move for move in legal if move.split()[-1] in taken] or legal
    return rng.choice(legal)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("last_chip", ["played", "kept"])
def test_whole_matches_agree_with_the_reference(players: int, last_chip: str) -> None:
    for seed in range(MATCHES_EACH):
        match = GAME.new(players, seed, last_chip=last_chip)
        play_beside(match, random.Random(seed))


def drawn(rng: random.Random, players: int) -> dict[str, Any]:
    """A random board: a few rectangles as rooms, starts anywhere."""
    width, height = rng.randint(1, 15), rng.randint(1, 15)
    if width * height < 4:
        width = 8
    rows = [["."] * width for _ in range(height)]
    for letter in rng.sample("ABCDEFGHIJKLMNOPQRSTUVWXYZ", rng.randint(1, 9)):
        x, y = rng.randrange(width), rng.randrange(height)
        spots = [
            (i, j)
            for i in range(x, min(x + rng.randint(1, 4), width))
            for j in range(y, min(y + rng.randint(1, 4), height))
        ]
        if all(rows[j][i] == "." for i, j in spots):
            for i, j in spots:
                rows[j][i] = letter
    letters = sorted({sign for row in rows for sign in row} - {"."})
    squares = [f"{COLUMNS[x]}{y + 1}" for x in range(width) for y in range(height)]
    return {
        "rows": ["".join(row) for row in rows],
        "starts": rng.sample(squares, players),
        "middle": rng.choice(letters),
    }


@pytest.mark.parametrize("players", GAME.players)
def test_matches_on_any_board_agree_with_the_reference(players: int) -> None:
    stuck, shared = 0, 0
    for seed in range(6 * MATCHES_EACH):
        rng = random.Random(f"{players} {seed}")
        last_chip = rng.choice(["played", "kept"])
        match = GAME.new(players, seed, board=drawn(rng, players), last_chip=last_chip)
        table = play_beside(match, rng)
        stuck += bool(table.excluded)
        shared += len(table.winners()) > 1
    assert stuck > MATCHES_EACH // 2
    assert shared > 0
