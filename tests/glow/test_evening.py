"""G3.6, G3.7: evening, the next round, and the final scoring."""

from __future__ import annotations

from typing import Any

from glow.table import GAME, day, match, own, seat


def over(first: dict[str, Any], *others: dict[str, Any], **fields: Any) -> Any:
    """A match in its very last afternoon, brought to its end."""
    m = match({**first, "stage": "travel"}, *others, phase="day", round=8, **fields)
    m.play("stop")
    assert m.over
    return m


def test_G3_6_small_dice_go_where_they_show_and_large_ones_stay() -> None:
    m = day("travel", "leaf air fire stone", round=3)
    m.play("stop", 0)
    p = m.position()
    assert list(own(m)["dice"]) == ["G1", "G2"]
    assert "G4" in p["track"]["fire"]["dice"]
    assert "G5" in p["track"]["stone"]["dice"]
    assert (p["round"], p["phase"], p["start"], p["turn"]) == (4, "morning", 1, 1)


def test_G3_6_a_special_face_is_rolled_until_it_is_an_element() -> None:
    dice = {"G1": "leaf", "G2": "leaf", "P3": "footprints", "K1": "curse"}
    m = day("travel", "", dice=dice, round=3)
    m.play("stop", 0)
    lying = [die for area in m.position()["track"].values() for die in area["dice"]]
    assert {"P3", "K1"} <= set(lying)


def test_G3_6_footprints_pile_up_in_areas_without_a_die() -> None:
    small = ["G4", "G5", "B4", "B5", "A4", "A5", "R5", "O4"]
    track = {"fire": {"dice": small, "footprints": 2}, "air": {"footprints": 1}}
    track["leaf"] = {"dice": ["K1"]}
    m = day("travel", "", dice={"G1": "leaf", "G2": "air", "P3": "water"}, round=3, track=track)
    m.play("stop", 0)
    footprints = {name: area["footprints"] for name, area in m.position()["track"].items()}
    assert footprints == {"fire": 2, "water": 0, "stone": 1, "air": 2, "leaf": 0}


def test_G3_6_spells_are_revealed_and_lumipilis_refreshed() -> None:
    spells = [{"spell": "S1", "state": "face_down", "seat": 0}]
    m = day("travel", "leaf air", companions="A18", spent={"A18": 1}, round=3, spells=spells)
    m.play("stop", 0)
    assert own(m)["spent"] == {}
    assert m.position()["spells"][0]["state"] == "open"
    assert m.scene(1)["table"]["seats"][0]["spells"][0]["spell"]["when"] == {
        "need": ["leaf", "leaf"]
    }


def test_G3_7_every_point_is_accounted_for() -> None:
    first = seat("Eoles", companions="A11 B14 A22", fireflies=1, score=30, footprints=4, camp="v15")
    m = over(first, seat("Orium", score=12))
    assert m.result.breakdown["seats"][0] == {
        "track": 30,
        "cards": 4 + 6 + 0 - 5,
        "not_lost": 0,
        "fireflies": 10,
        "place": 15,
        "footprints": 4,
        "total": 64,
        "reroll_tokens": 0,
        "each_card": {"Eoles": 4, "A11": 6, "B14": 0, "A22": -5},
    }
    assert (m.result.points, m.result.winners) == ((64.0, 22.0), (0,))


def test_G3_7_fireflies_must_be_as_many_as_companions() -> None:
    few = over(seat(companions="A01 A02 A03", score=20), seat("Orium"))
    assert few.result.breakdown["seats"][0]["fireflies"] == 0
    none = over(seat(score=20), seat("Orium"))
    assert none.result.breakdown["seats"][0]["fireflies"] == 10


def test_G3_7_the_camp_counts_not_the_band() -> None:
    m = over(seat(band="v20", camp="v3"), seat("Orium"))
    assert m.result.breakdown["seats"][0]["place"] == 3


def test_G3_7_every_boat_counts() -> None:
    boats = ["northwest_far", "southeast_far", "south", "southwest_near"]
    m = over(seat(boats=boats), seat("Orium"), board="sea")
    assert m.result.breakdown["seats"][0]["place"] == 8 + 5 + 4 + 2


def test_X7_final_scoring_never_goes_below_zero() -> None:
    m = over(seat("Orium", companions="A22 A23", score=1, fireflies=0), seat("Noctiluca"))
    assert m.result.breakdown["seats"][0] == {
        "track": 1,
        "cards": -5 - 2,
        "not_lost": 6,
        "fireflies": 0,
        "place": 0,
        "footprints": 0,
        "total": 0,
        "reroll_tokens": 0,
        "each_card": {"Orium": 0, "A22": -5, "A23": -2},
    }


def test_X7_what_comes_after_the_cards_counts_from_zero() -> None:
    poor = seat("Orium", companions="A22 A23", score=1, fireflies=2, footprints=3, camp="v8")
    m = over(poor, seat("Noctiluca"))
    assert m.result.breakdown["seats"][0]["total"] == m.result.points[0] == 10 + 8 + 3


def test_G3_7_a_tie_goes_to_more_reroll_tokens_then_to_both() -> None:
    m = over(seat("Orium", rerolls=1), seat("Noctiluca", rerolls=2))
    assert m.result.winners == (1,)
    assert m.result.breakdown["tied"] == [0, 1]
    m = over(seat("Orium", rerolls=2), seat("Noctiluca", rerolls=2))
    assert m.result.winners == (0, 1)
    assert m.result.breakdown["tied"] == [0, 1]


def test_G3_7_only_those_with_the_most_points_tie() -> None:
    three = [seat("Orium"), seat("Noctiluca", score=9), seat("Taetyss")]
    assert over(*three).result.breakdown["tied"] == [0, 2]
    assert over(*three, seat("Braccio")).result.breakdown["tied"] == []


def test_G3_6_eight_rounds_and_a_then_b() -> None:
    m = GAME.new(players=2, seed=8)
    letters = {}
    while not m.over:
        p = m.position()
        if p["phase"] == "morning" and p["round"] not in letters:
            letters[p["round"]] = {area["companion"][0] for area in p["track"].values()}
        seat_now = m.actors[0]
        m.play(m.legal(seat_now)[-1], seat_now)
    assert letters == {r: {"A" if r < 5 else "B"} for r in range(1, 9)}
