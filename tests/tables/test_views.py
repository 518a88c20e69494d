from __future__ import annotations

import json
from typing import Any

import pytest

from spieltisch.engine import matchfile
from spieltisch.engine.words import LANGUAGES
from spieltisch.tables import commands as c
from spieltisch.tables.seats import Who
from spieltisch.tables.telling import Teller
from spieltisch.tables.views import info, may_see, view
from spieltisch.tables.words import WORDS
from tables.laying import Laid


def test_a_view_has_the_own_moves_in_both_notations() -> None:
    laid = Laid("Anna", "Ben", game="labyrinth").start()
    seat = laid.table.actors[0]
    shown = view(laid.table, seat, "de", laid.at)
    assert len(shown["legal"]) == len(shown["labels"]) > 0
    assert any("O" in label for label in shown["labels"])
    assert view(laid.table, 1 - seat, "de", laid.at)["legal"] == []
    assert view(laid.table, None, "de", laid.at)["legal"] == []


@pytest.mark.parametrize("game", ["sequence", "labyrinth", "gluex", "glow"])
def test_seed_and_salt_are_told_only_at_the_end(game: str) -> None:
    laid = Laid("Anna", "Ben", game=game).start()
    deal = laid.table.deals[-1]
    teller = Teller(laid.table)

    def everything() -> str:
        told: list[Any] = [info(laid.table, "code")]
        for viewer in (0, 1, None):
            told += [view(laid.table, viewer, "en", laid.at), teller.standing(viewer, "en")]
        return json.dumps(told)

    running = everything()
    assert deal.commitment in running
    assert deal.salt not in running
    for secret in ("t0", "t1", "host"):
        assert f'"{secret}"' not in running
    laid.play_out()
    shown = view(laid.table, None, "en", laid.at)["deal"]
    assert matchfile.commitment(int(shown["seed"]), shown["salt"]) == shown["commitment"]


def test_a_secret_move_is_told_when_it_is_none_any_more() -> None:
    laid = Laid("Anna", "Ben").start()
    secret = laid.first(0)
    laid.move(0, secret)
    teller = Teller(laid.table)
    own, other = (teller.standing(seat, "en")[-1] for seat in (0, 1))
    assert (own["move"], other["move"], other["told"]) == (secret, None, None)
    assert teller.revealed(1, 1, "en") == []
    laid.move(1)
    [revealed] = teller.revealed(1, 1, "en")
    assert (revealed["ply"], revealed["move"]) == (1, secret)
    assert teller.revealed(1, 0, "en") == []


def test_moves_taken_back_are_not_told_again() -> None:
    laid = Laid("Anna", "bot").start()
    first, second = laid.table.match.legal(0) if laid.table.match else ()
    laid.move(0, first)
    laid.do(c.Undo(id="u", seat=0), 0)
    laid.move(0, second)
    told = [event for event in Teller(laid.table).standing(0, "en") if event["type"] == "moved"]
    assert [event["move"] for event in told] == [second]


def test_through_whose_eyes_somebody_may_look() -> None:
    laid = Laid("Anna", "Ben").start()
    anna = laid.who(0)
    assert may_see(laid.table, 1, 0, anna)
    assert may_see(laid.table, 1, None, Who())
    assert not may_see(laid.table, 1, 1, anna)
    assert not may_see(laid.table, 1, "all", anna)
    laid.play_out()
    assert may_see(laid.table, 1, 1, Who())
    assert may_see(laid.table, 1, "all", Who())


def test_both_languages_have_the_same_sentences() -> None:
    english, german = (WORDS.keys(language) for language in LANGUAGES)
    assert english == german
