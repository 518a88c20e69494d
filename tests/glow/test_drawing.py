"""The drawn table: what is where, on a high screen and on a low one."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from glow.table import GAME, alone, day, seat
from spieltisch.engine.match import Match
from spieltisch.engine.words import LANGUAGES, Language
from spieltisch.games.glow.drawing import HIGH, LOW, draw_map

#: How many of 24 lines are left for the table: keys, a question, a prompt and news take the rest.
FOR_THE_TABLE = 19


def lines(m: Match, viewer: int = 0, language: Language = "en") -> list[str]:
    return GAME.draw(m.scene(viewer), language).plain.split("\n")


def small(m: Match, viewer: int = 0, language: Language = "en") -> list[str]:
    return GAME.draw_small(m.scene(viewer), language).plain.split("\n")


def walk_through(m: Match, seed: int = 1) -> None:
    rng = random.Random(seed)
    moves = m.legal(m.actors[0])
    m.play("keep" if "keep" in moves else rng.choice(moves), m.actors[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("board", ["shadows", "sea"])
def test_the_small_picture_leaves_room_on_24_lines(
    players: int, board: str, language: Language
) -> None:
    m = GAME.new(players=players, seed=3, board=board, adventurers="chosen")
    while not m.over:
        viewer = m.actors[0]
        picture = small(m, viewer, language)
        assert len(picture) <= FOR_THE_TABLE
        assert max(map(len, picture)) <= 80
        walk_through(m, len(m.log))
    assert len(small(m, 0, language)) <= FOR_THE_TABLE


def test_the_small_picture_shows_what_the_time_of_the_day_asks_for() -> None:
    morning, noon = alone(), day("noon", "leaf leaf")
    walking = day("travel", "leaf leaf", band="p38")
    assert any(line.startswith("FIRE") for line in small(morning))
    assert any("A04 " in line for line in small(morning))
    assert any("2 leaf → +1∴ +3★" in line and "due ×1" in line for line in small(noon))
    assert not any("[v20]" in line for line in small(noon))
    assert any("[v20]" in line for line in small(walking))
    assert any(line.startswith("Next to p38: ") for line in small(walking))
    assert any("G1:leaf" in line for line in small(walking))


def test_a_skull_on_the_way_shows_the_cards_instead_of_the_map() -> None:
    m = day("travel", "leaf leaf", companions="A05 A08", asked="discard", band="p36")
    picture = small(m)
    assert any("A05 Ladawa" in line for line in picture)
    assert not any("[v20]" in line for line in picture)


def test_the_track_stands_last_and_signs_are_told_in_the_help_only() -> None:
    m = GAME.new(players=2, seed=1)
    *_, heads = (k for k, line in enumerate(lines(m)) if line.startswith("FIRE"))
    assert heads > len(lines(m)) - 10
    assert "points" not in "\n".join(lines(m))
    legend = "\n".join(text.say("de") for text in GAME.legend(m.scene(0)))
    for sign in ("★", "∴", "↻", "✦", "☠", "⚑", "×", "†", "☇", "⚰", "@", "▲"):
        assert sign in legend, sign
    assert "p10-p11 -5★" in legend


def test_others_lie_in_one_line_and_the_own_cards_in_full() -> None:
    other = seat("Orium", companions="A05 A08 A18")
    m = day("noon", "leaf leaf", companions="A01 A21", other=other)
    assert "    A05 Ladawa, A08 Donillilu, A18 Lumipili" in lines(m)
    assert any(line.startswith("    A21 Hymoros    water → +1∴") for line in lines(m))
    assert [line for line in lines(m, 1) if line.startswith("    A01 ")] == [
        "    A01 Likyar, A21 Hymoros"
    ]


@pytest.mark.parametrize(
    ("stage", "english", "german"),
    [
        ("rolling", "late morning", "Vormittag"),
        ("noon", "noon", "Mittag"),
        ("travel", "afternoon", "Nachmittag"),
    ],
)
def test_the_time_of_the_day_is_called_as_in_the_handbook(
    stage: str, english: str, german: str
) -> None:
    m = day(stage, "leaf leaf")
    assert lines(m)[0] == f"Round 7 of 8 · {english} · Realm of Shadows"
    assert lines(m, language="de")[0] == f"Runde 7 von 8 · {german} · Reich der Schatten"
    assert f"{english}:" in GAME.handbook("en").lower()
    assert f"{german}s:" in GAME.handbook("de")


# --- the map -------------------------------------------------------------------------------------


def places(m: Match, height: int) -> dict[str, tuple[int, int]]:
    """Where the labels of a map are, without bands and camps."""
    return {
        label[1]: (row, label.start())
        for row, line in enumerate(draw_map(m.scene(0), "en", height))
        for label in re.finditer(r"(start|\[v\d+\]|\b\d\d!?[fwsal])", line.plain)
    }


@pytest.mark.parametrize("height", [HIGH, LOW])
def test_bands_and_camps_push_no_label_away(height: int) -> None:
    usual = places(GAME.new(players=2, seed=1), height)
    assert len(usual) == 61
    for band in ("p42", "p43", "p27", "v12", "p25"):
        m = day("travel", "leaf leaf", band=band, camp="v5")
        assert places(m, height) == usual
        drawn = "\n".join(line.plain for line in draw_map(m.scene(0), "en", height))
        label = f"[{band}]" if band[0] == "v" else band[1:]
        assert re.search(re.escape(label) + r"!?[fwsal]?@1", drawn)
        assert "[v5]▲1" in drawn


def test_what_lies_beside_the_band_is_shown_in_the_morning_too_with_its_path() -> None:
    m = alone(seat(band="p10"))
    assert "Next to p10: p09 air (+1✦), p11 stone (-5★), p13 leaf" in lines(m)
    assert "Neben p10: p09 Luft (+1✦), p11 Stein (-5★), p13 Blatt" in small(m, 0, "de")


def test_a_route_that_costs_footprints_does_not_read_as_a_difference() -> None:
    m = GAME.new(players=2, seed=1, board="sea")
    assert any("← 5, 1∴ southeast-near; 5, 1∴ southwest-near" in line for line in lines(m))


# --- cards ---------------------------------------------------------------------------------------


def test_the_die_of_a_sketal_is_named_once() -> None:
    fields: dict[str, Any] = {"lent": {"B21": "azure"}, "lent_dice": "A3"}
    m = day("rolling", "leaf leaf air", companions="B21", **fields)
    [line] = [line for line in lines(m, language="de") if "B21" in line]
    assert line.count("Würfel") == 1
    assert "+Würfel azur" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_chooses_an_adventurer_sees_what_each_can_do(language: Language) -> None:
    m = GAME.new(players=2, seed=1, adventurers="chosen")
    first = m.actors[0]
    m.play("choose Taetyss")
    picture = lines(m, 1 - first, language)
    assert "0" not in picture[0]
    free = {line.split()[0]: line for line in picture if line.startswith("  ") and "(" in line}
    assert "+1∴ +3★ (+1★)" in free["Braccio"]
    assert {"en": "2 green dice", "de": "2 Würfel in Grün"}[language] in free["Braccio"]
    assert "(+4★)" in free["Pocana"]
    assert "Taetyss" not in free
    assert next(line for line in picture if "Taetyss" in line).endswith("10★")
