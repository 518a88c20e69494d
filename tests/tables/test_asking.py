from __future__ import annotations

import json

from spieltisch.tables import commands as c
from tables.sittings import Sitting, kinds
from tables.test_seating import refused


def test_undo_needs_the_consent_of_all_others() -> None:
    sitting = Sitting("Anna", "Ben", "Cara").start()
    assert refused(sitting, sitting.undo(0), 0) == "nothing-to-undo"
    sitting.move(0)
    sitting.move(1)
    assert kinds(sitting.do(sitting.undo(0), 0)) == ["Asked"]
    assert refused(sitting, sitting.undo(1), 1) == "already-asked"
    assert refused(sitting, sitting.answer(0, "undo"), 0) == "nothing-asked"
    assert kinds(sitting.do(sitting.answer(1, "undo"), 1)) == ["Answered"]
    assert kinds(sitting.do(sitting.answer(2, "undo"), 2)) == ["Answered", "Undone"]
    assert sitting.table.ply == 0
    assert "undo" not in sitting.table.questions
    assert sitting.again().ply == 0


def test_who_presses_undo_twice_takes_back_one_move() -> None:
    sitting = Sitting("Anna", "bot", game="sequence").start()
    while len([played for played in sitting.table.matches[-1].log if played.seat == 0]) < 2:
        sitting.move_of_anybody()
    pressed = sitting.undo(0)
    sitting.do(pressed, 0)
    stands = sitting.table.ply
    again = c.Undo(id="again", seat=0, ply=pressed.ply)
    assert refused(sitting, again, 0) == "stale"
    assert sitting.table.ply == stands
    assert kinds(sitting.do(sitting.undo(0), 0)) == ["Asked", "Undone"]


def test_what_others_did_meanwhile_does_not_hinder_an_undo() -> None:
    sitting = Sitting("Anna", "Ben").start()
    sitting.move(0)
    wish = sitting.undo(0)
    sitting.move(1)
    assert kinds(sitting.do(wish, 0)) == ["Asked"]


def test_moves_that_a_file_brought_are_not_taken_back() -> None:
    played = Sitting("Anna", "bot").start()
    played.move(0)
    file = json.loads(played.table.matches[-1].save())
    sitting = Sitting("Anna", "bot", start={"file": file}).start()
    assert sitting.table.ply == 1
    assert refused(sitting, c.Undo(id="1", seat=0, ply=1), 0) == "nothing-to-undo"


def test_who_has_resigned_takes_nothing_back() -> None:
    sitting = Sitting("Anna", "Ben", "Cara").start()
    sitting.move(0)
    sitting.do(c.Resign(id="1", seat=0), 0)
    assert refused(sitting, sitting.undo(0), 0) == "resigned"


def test_one_no_is_enough() -> None:
    sitting = Sitting("Anna", "Ben").start()
    sitting.move(0)
    sitting.do(sitting.undo(0), 0)
    sitting.do(sitting.answer(1, "undo", yes=False), 1)
    assert sitting.table.ply == 1
    assert "undo" not in sitting.table.questions


def test_a_move_ends_the_question() -> None:
    sitting = Sitting("Anna", "Ben").start()
    sitting.move(0)
    sitting.do(sitting.undo(0), 0)
    late = sitting.answer(1, "undo")
    sitting.move(1)
    assert refused(sitting, late, 1) == "stale"


def test_a_late_answer_is_not_taken_for_one_to_the_next_question() -> None:
    sitting = Sitting("Anna", "Ben").start()
    sitting.do(c.OfferDraw(id="1", seat=0), 0)
    late = sitting.answer(1, "draw")
    sitting.do(sitting.answer(1, "draw", yes=False), 1)
    sitting.do(c.OfferDraw(id="2", seat=0), 0)
    assert refused(sitting, late, 1) == "stale"
    assert sitting.table.phase == "playing"
    assert kinds(sitting.do(sitting.answer(1, "draw"), 1)) == ["Answered", "Ended"]


def test_leaving_ends_the_question() -> None:
    sitting = Sitting("Anna", "Ben").start()
    sitting.move(0)
    sitting.do(sitting.undo(0), 0)
    sitting.do(c.Leave(id="2", seat=1), 1)
    assert "undo" not in sitting.table.questions
    assert kinds(sitting.do(sitting.undo(0), 0)) == ["Asked", "Undone"]


def test_bots_agree_to_everything_but_a_draw() -> None:
    sitting = Sitting("Anna", "bot").start()
    sitting.move(0)
    assert refused(sitting, c.OfferDraw(id="1", seat=0), 0) == "no-draw"
    assert kinds(sitting.do(sitting.undo(0), 0)) == ["Asked", "Undone"]


def test_a_draw_needs_everybody() -> None:
    sitting = Sitting("Anna", "Ben").start()
    sitting.do(c.OfferDraw(id="1", seat=0), 0)
    assert refused(sitting, c.OfferDraw(id="2", seat=0), 0) == "already-asked"
    sitting.do(sitting.answer(1, "draw", yes=False), 1)
    sitting.do(c.OfferDraw(id="4", seat=1), 1)
    assert kinds(sitting.do(sitting.answer(0, "draw"), 0)) == ["Answered", "Ended"]
    end = sitting.table.ends[-1]
    assert end is not None
    assert (end.reason, end.winners) == ("draw", [])


def test_taking_back_leaves_the_same_cards_to_come() -> None:
    sitting = Sitting("Anna", "bot", game="sequence").start()
    while 0 not in sitting.table.actors:
        sitting.move_of_anybody()
    before = sitting.table.matches[-1].scene(0)
    move = sitting.table.matches[-1].legal(0)[0]
    sitting.move(0, move)
    after = sitting.table.matches[-1].scene(0)
    sitting.do(sitting.undo(0), 0)
    assert sitting.table.matches[-1].scene(0) == before
    sitting.move(0, move)
    assert sitting.table.matches[-1].scene(0) == after


def test_who_is_asked_for_an_undo_is_told_who_has_learned_something_by_it() -> None:
    sitting = Sitting("Anna", "Ben", "bot", game="sequence", options={}).start()
    while sitting.table.actors[0] != 0:
        sitting.move_of_anybody()
    sitting.move(0)
    [question] = sitting.do(sitting.undo(0), 0)
    # Anna has drawn a card, and Ben has seen the one she held.
    assert question.learners == [0, 1]
    card = sitting.view(1)["asks"].undo
    assert card is not None
    assert card.learners == [0, 1]
    [_, undone] = sitting.do(sitting.answer(1, "undo"), 1)
    assert undone.revealing
    assert sitting.again().log == sitting.table.log


def test_the_undo_of_a_move_that_revealed_nothing_says_nothing_of_it() -> None:
    sitting = Sitting("Anna", "Ben", game="labyrinth").start()
    mover = sitting.table.actors[0]
    sitting.move(mover)
    [question] = sitting.do(sitting.undo(mover), mover)
    assert question.learners == []
    [_, undone] = sitting.do(sitting.answer(1 - mover, "undo"), 1 - mover)
    assert not undone.revealing


def test_bots_agree_to_an_undo_and_the_log_says_what_stays_known() -> None:
    sitting = Sitting("Anna", "bot", game="sequence").start()
    while 0 not in sitting.table.actors:
        sitting.move_of_anybody()
    sitting.move(0)
    question, undone = sitting.do(sitting.undo(0), 0)
    assert (question.others, question.learners, undone.revealing) == ([], [0], True)


def test_who_asked_may_withdraw_the_question() -> None:
    sitting = Sitting("Anna", "Ben").start()
    sitting.move(0)
    sitting.do(sitting.undo(0), 0)
    not_hers = c.Withdraw(id="1", seat=1, what="undo")
    assert refused(sitting, not_hers, 1) == "stale"
    assert kinds(sitting.do(c.Withdraw(id="2", seat=0, what="undo"), 0)) == ["Withdrawn"]
    assert "undo" not in sitting.table.questions
    assert "undo" not in sitting.again().questions
    assert refused(sitting, c.Withdraw(id="3", seat=0, what="undo"), 0) == "stale"
    sitting.do(c.OfferDraw(id="4", seat=1), 1)
    sitting.do(c.Withdraw(id="5", seat=1, what="draw"), 1)
    assert "draw" not in sitting.table.questions
    assert sitting.table.phase == "playing"


def test_a_wish_for_a_rematch_is_withdrawn() -> None:
    sitting = Sitting("Anna", "Ben").start()
    assert refused(sitting, c.Withdraw(id="1", seat=0, what="rematch"), 0) == "stale"
    sitting.do(c.Resign(id="2", seat=0), 0)
    sitting.do(c.Rematch(id="3", seat=0), 0)
    sitting.do(c.Withdraw(id="4", seat=0, what="rematch"), 0)
    assert sitting.table.rematch == sitting.again().rematch == frozenset()
    assert kinds(sitting.do(c.Rematch(id="5", seat=1), 1)) == ["Asked"]
