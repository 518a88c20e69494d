"""What a move did and what the evening brought, in words; which move is suggested."""

from __future__ import annotations

from glow.table import GAME, day, own
from spieltisch.games.glow.notation import VERBS


def test_G3_6_the_evening_is_told_with_the_last_move_of_the_day() -> None:
    m = day("travel", "leaf fire air air", round=2)
    m.play("stop", 0)
    table = m.scene()["table"]
    cards = ", ".join(place["companion"]["name"] for place in table["track"])
    english = f"stops; evening: the dice go back (G4 G5 to air), round 3 brings {cards}"
    german = f"hält an; abends gehen die Würfel zurück (G4 G5 zu Luft), Runde 3 bringt {cards}"
    assert m.tell(1) == f"{english}; player 2 begins"
    assert m.tell(1, "de") == f"{german}; Spieler 2 beginnt"
    assert "G4" not in own(m)["dice"]


def test_no_evening_is_told_while_somebody_is_still_busy_or_after_the_last_round() -> None:
    other = {"adventurer": "Orium", "stage": "travel", "dice": {"Y1": "air", "Y2": "air"}}
    m = day("travel", "leaf fire air", other=other)
    m.play("stop", 0)
    assert m.tell(1) == "stops"
    last = day("travel", "leaf fire air", round=8)
    last.play("stop", 0)
    assert last.over
    assert last.tell(1) == "stops"


def test_after_paying_a_reroll_is_proposed() -> None:
    m = day("rolling", "leaf leaf air fire", rerolls=3)
    for language in ("en", "de"):
        before = m.legal(0, "de" if language == "de" else "en")
        assert GAME.example(m.scene(0), before) == before[0]
    m.play("pay token", 0)
    assert GAME.example(m.scene(0), m.legal(0)).startswith("reroll ")
    german = GAME.example(m.scene(0), m.legal(0, "de"))
    assert german.startswith(VERBS["de"]["reroll"])
