"""G3.3: rolling, and every way to pay for rerolls."""

from __future__ import annotations

from typing import Any

import pytest

from glow.table import GAME, day, own, refused
from spieltisch.engine.records import viewed


def costs(score: int, **options: Any) -> list[int]:
    """What the first, second, ... reroll from a score cost in all."""
    m = day("rolling", "leaf leaf", score=score, **options)
    losses = []
    while "pay points" in m.legal(0):
        m.play("pay points", 0)
        losses.append(score - own(m)["score"])
        m.play("reroll G1", 0)
    return losses


def test_G3_3_rerolls_from_10_cost_what_the_sheet_says() -> None:
    assert costs(10) == [1, 3, 5, 6, 7, 8, 9, 10]


def test_G3_3_rerolls_from_53_cost_what_the_sheet_says() -> None:
    assert costs(53)[:6] == [1, 9, 16, 22, 27, 31]


def test_X6_from_100_on_the_next_space_below_is_52() -> None:
    assert costs(110)[:2] == [58, 66]
    assert costs(110, second_lap_rerolls=True)[:2] == [1, 3]
    assert costs(100, second_lap_rerolls=True)[:1] == [48]
    assert costs(101, second_lap_rerolls=True)[:2] == [1, 49]


def test_G3_3_at_0_there_is_no_space_left() -> None:
    m = day("rolling", "leaf leaf", score=0)
    assert m.legal(0) == ["keep"]
    assert refused(m, "pay points", 0) == "G3.3"


def test_G3_3_a_token_pays_for_one_or_two_dice() -> None:
    m = day("rolling", "leaf leaf air", rerolls=1, score=0)
    assert refused(m, "reroll G1", 0) == "G3.3"
    m.play("pay token", 0)
    assert own(m)["rerolls"] == 0
    assert refused(m, "pay token", 0) == "G3.3"
    assert refused(m, "keep", 0) == "G3.3"
    assert refused(m, "reroll B1", 0) is None
    assert refused(m, "set G1 leaf", 0) == "G3.3"
    before = own(m)["dice"]
    m.play("reroll G4 G1", 0)
    assert own(m)["dice"]["G2"] == before["G2"]
    assert m.log[-1].move == "reroll G1 G4"
    assert m.legal(0) == ["keep"]


def test_G3_3_every_lumipili_gives_one_reroll_a_round() -> None:
    m = day("rolling", "leaf air", score=0, companions="A18 B22")
    for _ in range(2):
        m.play("pay lumipili", 0)
        m.play("reroll G1", 0)
    assert own(m)["spent"] == {"A18": 1, "B22": 1}
    assert refused(m, "pay lumipili", 0) == "G3.3"


def test_G3_3_three_rerolls_of_mixed_sources_set_a_die() -> None:
    m = day("rolling", "leaf air", "Orium", score=10, companions="A18", rerolls=2)
    for source in ("token", "lumipili", "points"):
        m.play(f"pay {source}", 0)
    assert refused(m, "pay token", 0) == "G3.3"
    m.play("set Y1 special", 0)
    assert (own(m)["dice"]["Y1"], own(m)["credits"], own(m)["score"]) == ("points", 0, 9)


def test_G3_3_only_some_dice_have_a_special_face() -> None:
    m = day("rolling", "leaf air", credits=3)
    assert refused(m, "set G1 special", 0) == "G3.3"
    assert "set G1 stone" in m.legal(0)
    assert len([move for move in m.legal(0) if move.startswith("set")]) == 10


@pytest.mark.parametrize("colour", range(8))
def test_every_die_shows_its_own_faces(colour: int) -> None:
    from spieltisch.games.glow.material import COLOURS, DATA, DIE_COLOUR, SYMBOLS
    from spieltisch.games.glow.record import RECORD

    row = DATA["dice"][colour]
    dice = [die for die in range(30) if DIE_COLOUR[die] == colour]
    assert len(dice) == row["large"] + row["small"]
    from spieltisch.games.glow.dice import roll

    state = GAME.new(players=2, seed=1).state
    s = viewed(state, RECORD)
    counts = dict.fromkeys(SYMBOLS, 0)
    for _ in range(3000):
        roll(s, dice[0])
        counts[SYMBOLS[s.faces[dice[0]]]] += 1
    special = {"purple": "footprints", "yellow": "points", "black": "curse"}.get(COLOURS[colour])
    sixth = special or row["sixth"]
    for symbol, count in counts.items():
        share = (symbol in SYMBOLS[1:6]) + (symbol == sixth)
        assert abs(count - 500 * share) < 120, (symbol, count)


def test_nobody_waits_for_anybody_in_the_day() -> None:
    m = GAME.new(players=3, seed=2)
    while len(m.actors) == 1:
        m.play(m.legal()[0])
    assert m.actors == (0, 1, 2)
    m.play("keep", 2)
    assert m.actors == (0, 1, 2)
    assert refused(m, "keep", 2) is None
