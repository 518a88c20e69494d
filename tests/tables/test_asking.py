from __future__ import annotations

from spieltisch.tables import commands as c
from tables.laying import Laid, kinds
from tables.test_seating import refused


def test_undo_needs_the_consent_of_all_others() -> None:
    laid = Laid("Anna", "Ben", "Cara").start()
    assert refused(laid, c.Undo(id="1", seat=0), 0) == "nothing-to-undo"
    laid.move(0)
    laid.move(1)
    assert kinds(laid.do(c.Undo(id="2", seat=0), 0)) == ["Asked"]
    assert refused(laid, c.Undo(id="3", seat=1), 1) == "already-asked"
    assert refused(laid, c.Answer(id="4", seat=0, to="undo", yes=True), 0) == "nothing-asked"
    assert kinds(laid.do(c.Answer(id="5", seat=1, to="undo", yes=True), 1)) == ["Answered"]
    done = laid.do(c.Answer(id="6", seat=2, to="undo", yes=True), 2)
    assert kinds(done) == ["Answered", "Undone"]
    assert laid.table.ply == 0
    assert laid.table.undo is None
    assert laid.again().ply == 0


def test_one_no_is_enough() -> None:
    laid = Laid("Anna", "Ben").start()
    laid.move(0)
    laid.do(c.Undo(id="1", seat=0), 0)
    laid.do(c.Answer(id="2", seat=1, to="undo", yes=False), 1)
    assert laid.table.ply == 1
    assert laid.table.undo is None


def test_a_move_ends_the_question() -> None:
    laid = Laid("Anna", "Ben").start()
    laid.move(0)
    laid.do(c.Undo(id="1", seat=0), 0)
    laid.move(1)
    assert refused(laid, c.Answer(id="2", seat=1, to="undo", yes=True), 1) == "nothing-asked"


def test_leaving_ends_the_question() -> None:
    laid = Laid("Anna", "Ben").start()
    laid.move(0)
    laid.do(c.Undo(id="1", seat=0), 0)
    laid.do(c.Leave(id="2", seat=1), 1)
    assert laid.table.undo is None
    assert kinds(laid.do(c.Undo(id="3", seat=0), 0)) == ["Asked", "Undone"]


def test_bots_agree_to_everything_but_a_draw() -> None:
    laid = Laid("Anna", "bot").start()
    laid.move(0)
    assert refused(laid, c.Draw(id="1", seat=0), 0) == "no-draw"
    assert kinds(laid.do(c.Undo(id="2", seat=0), 0)) == ["Asked", "Undone"]


def test_a_draw_needs_everybody() -> None:
    laid = Laid("Anna", "Ben").start()
    laid.do(c.Draw(id="1", seat=0), 0)
    assert refused(laid, c.Draw(id="2", seat=0), 0) == "already-asked"
    laid.do(c.Answer(id="3", seat=1, to="draw", yes=False), 1)
    laid.do(c.Draw(id="4", seat=1), 1)
    assert kinds(laid.do(c.Answer(id="5", seat=0, to="draw", yes=True), 0)) == ["Answered", "Ended"]
    end = laid.table.ends[-1]
    assert end is not None
    assert (end.reason, end.winners) == ("draw", [])


def test_taking_back_leaves_the_same_cards_to_come() -> None:
    laid = Laid("Anna", "bot", game="sequence").start()
    while 0 not in laid.table.actors:
        seat = laid.table.actors[0]
        laid.table.matches[-1].play(laid.table.matches[-1].legal(seat)[0], seat)
    before = laid.table.matches[-1].scene(0)
    move = laid.table.matches[-1].legal(0)[0]
    laid.move(0, move)
    after = laid.table.matches[-1].scene(0)
    laid.do(c.Undo(id="1", seat=0), 0)
    assert laid.table.matches[-1].scene(0) == before
    laid.move(0, move)
    assert laid.table.matches[-1].scene(0) == after
