from __future__ import annotations

import json

from spieltisch.tables import commands as c
from tables.laying import Laid, kinds
from tables.test_seating import refused


def test_undo_needs_the_consent_of_all_others() -> None:
    laid = Laid("Anna", "Ben", "Cara").start()
    assert refused(laid, laid.undo(0), 0) == "nothing-to-undo"
    laid.move(0)
    laid.move(1)
    assert kinds(laid.do(laid.undo(0), 0)) == ["Asked"]
    assert refused(laid, laid.undo(1), 1) == "already-asked"
    assert refused(laid, laid.answer(0, "undo"), 0) == "nothing-asked"
    assert kinds(laid.do(laid.answer(1, "undo"), 1)) == ["Answered"]
    assert kinds(laid.do(laid.answer(2, "undo"), 2)) == ["Answered", "Undone"]
    assert laid.table.ply == 0
    assert "undo" not in laid.table.questions
    assert laid.again().ply == 0


def test_who_presses_undo_twice_takes_back_one_move() -> None:
    laid = Laid("Anna", "bot", game="sequence").start()
    while len([played for played in laid.table.matches[-1].log if played.seat == 0]) < 2:
        laid.move_of_anybody()
    pressed = laid.undo(0)
    laid.do(pressed, 0)
    stands = laid.table.ply
    again = c.Undo(id="again", seat=0, ply=pressed.ply)
    assert refused(laid, again, 0) == "stale"
    assert laid.table.ply == stands
    assert kinds(laid.do(laid.undo(0), 0)) == ["Asked", "Undone"]


def test_what_others_did_meanwhile_does_not_hinder_an_undo() -> None:
    laid = Laid("Anna", "Ben").start()
    laid.move(0)
    wish = laid.undo(0)
    laid.move(1)
    assert kinds(laid.do(wish, 0)) == ["Asked"]


def test_moves_that_a_file_brought_are_not_taken_back() -> None:
    played = Laid("Anna", "bot").start()
    played.move(0)
    file = json.loads(played.table.matches[-1].save())
    laid = Laid("Anna", "bot", start={"file": file}).start()
    assert laid.table.ply == 1
    assert refused(laid, c.Undo(id="1", seat=0, ply=1), 0) == "nothing-to-undo"


def test_who_has_resigned_takes_nothing_back() -> None:
    laid = Laid("Anna", "Ben", "Cara").start()
    laid.move(0)
    laid.do(c.Resign(id="1", seat=0), 0)
    assert refused(laid, laid.undo(0), 0) == "resigned"


def test_one_no_is_enough() -> None:
    laid = Laid("Anna", "Ben").start()
    laid.move(0)
    laid.do(laid.undo(0), 0)
    laid.do(laid.answer(1, "undo", yes=False), 1)
    assert laid.table.ply == 1
    assert "undo" not in laid.table.questions


def test_a_move_ends_the_question() -> None:
    laid = Laid("Anna", "Ben").start()
    laid.move(0)
    laid.do(laid.undo(0), 0)
    late = laid.answer(1, "undo")
    laid.move(1)
    assert refused(laid, late, 1) == "stale"


def test_a_late_answer_is_not_taken_for_one_to_the_next_question() -> None:
    laid = Laid("Anna", "Ben").start()
    laid.do(c.OfferDraw(id="1", seat=0), 0)
    late = laid.answer(1, "draw")
    laid.do(laid.answer(1, "draw", yes=False), 1)
    laid.do(c.OfferDraw(id="2", seat=0), 0)
    assert refused(laid, late, 1) == "stale"
    assert laid.table.phase == "playing"
    assert kinds(laid.do(laid.answer(1, "draw"), 1)) == ["Answered", "Ended"]


def test_leaving_ends_the_question() -> None:
    laid = Laid("Anna", "Ben").start()
    laid.move(0)
    laid.do(laid.undo(0), 0)
    laid.do(c.Leave(id="2", seat=1), 1)
    assert "undo" not in laid.table.questions
    assert kinds(laid.do(laid.undo(0), 0)) == ["Asked", "Undone"]


def test_bots_agree_to_everything_but_a_draw() -> None:
    laid = Laid("Anna", "bot").start()
    laid.move(0)
    assert refused(laid, c.OfferDraw(id="1", seat=0), 0) == "no-draw"
    assert kinds(laid.do(laid.undo(0), 0)) == ["Asked", "Undone"]


def test_a_draw_needs_everybody() -> None:
    laid = Laid("Anna", "Ben").start()
    laid.do(c.OfferDraw(id="1", seat=0), 0)
    assert refused(laid, c.OfferDraw(id="2", seat=0), 0) == "already-asked"
    laid.do(laid.answer(1, "draw", yes=False), 1)
    laid.do(c.OfferDraw(id="4", seat=1), 1)
    assert kinds(laid.do(laid.answer(0, "draw"), 0)) == ["Answered", "Ended"]
    end = laid.table.ends[-1]
    assert end is not None
    assert (end.reason, end.winners) == ("draw", [])


def test_taking_back_leaves_the_same_cards_to_come() -> None:
    laid = Laid("Anna", "bot", game="sequence").start()
    while 0 not in laid.table.actors:
        laid.move_of_anybody()
    before = laid.table.matches[-1].scene(0)
    move = laid.table.matches[-1].legal(0)[0]
    laid.move(0, move)
    after = laid.table.matches[-1].scene(0)
    laid.do(laid.undo(0), 0)
    assert laid.table.matches[-1].scene(0) == before
    laid.move(0, move)
    assert laid.table.matches[-1].scene(0) == after


def test_who_asked_may_withdraw_the_question() -> None:
    laid = Laid("Anna", "Ben").start()
    laid.move(0)
    laid.do(laid.undo(0), 0)
    not_hers = c.Withdraw(id="1", seat=1, what="undo")
    assert refused(laid, not_hers, 1) == "stale"
    assert kinds(laid.do(c.Withdraw(id="2", seat=0, what="undo"), 0)) == ["Withdrawn"]
    assert "undo" not in laid.table.questions
    assert "undo" not in laid.again().questions
    assert refused(laid, c.Withdraw(id="3", seat=0, what="undo"), 0) == "stale"
    laid.do(c.OfferDraw(id="4", seat=1), 1)
    laid.do(c.Withdraw(id="5", seat=1, what="draw"), 1)
    assert "draw" not in laid.table.questions
    assert laid.table.phase == "playing"


def test_a_wish_for_a_rematch_is_withdrawn() -> None:
    laid = Laid("Anna", "Ben").start()
    assert refused(laid, c.Withdraw(id="1", seat=0, what="rematch"), 0) == "stale"
    laid.do(c.Resign(id="2", seat=0), 0)
    laid.do(c.Rematch(id="3", seat=0), 0)
    laid.do(c.Withdraw(id="4", seat=0, what="rematch"), 0)
    assert laid.table.rematch == laid.again().rematch == frozenset()
    assert kinds(laid.do(c.Rematch(id="5", seat=1), 1)) == ["Asked"]
