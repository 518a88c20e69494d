from __future__ import annotations

import pytest

from spieltisch.tables import commands as c
from spieltisch.tables import deciding
from spieltisch.tables.events import Moved
from tables.laying import HOST, Laid, kinds
from tables.test_seating import refused


def test_a_move_is_played_once_and_only_for_its_ply() -> None:
    laid = Laid("Anna", "Ben").start()
    move = laid.first(0)
    play = c.Play(id="same", seat=0, ply=0, move=move)
    [moved] = laid.do(play, 0)
    assert (moved.ply, moved.move) == (1, move)
    again = deciding.decide(laid.table, play, laid.who(0), laid.at, laid.chance)
    assert (again.events, again.n) == ([], moved.n)
    assert refused(laid, c.Play(id="other", seat=0, ply=0, move="start 6"), 0) == "stale"


def test_a_move_is_not_stale_because_others_moved_at_the_same_time() -> None:
    laid = Laid("person", "person", game="glow").start()
    while len(laid.table.actors) < 2:  # by day all seats act at once
        laid.move()
    chosen, ply = laid.first(0), laid.table.ply
    laid.move(1)
    laid.do(c.Play(id="mine", seat=0, ply=ply, move=chosen), 0)
    assert laid.table.matches[-1].log[-1].seat == 0
    assert refused(laid, c.Play(id="again", seat=0, ply=ply, move=chosen), 0) == "stale"


def test_the_same_id_of_another_seat_is_another_message() -> None:
    laid = Laid("Anna", "Ben").start()
    laid.do(c.Play(id="x", seat=0, ply=0, move=laid.first(0)), 0)
    assert len(laid.do(c.Play(id="x", seat=1, ply=1, move=laid.first(1)), 1)) == 1


def test_moves_are_refused_by_name() -> None:
    laid = Laid("Anna", "Ben")
    assert refused(laid, c.Play(id="1", seat=0, ply=0, move="start 6"), 0) == "not-started"
    laid.start()
    assert refused(laid, c.Play(id="2", seat=0, ply=0, move="???"), 0) == "unreadable"
    assert refused(laid, c.Play(id="3", seat=0, ply=0, move="6 a1"), 0) == "illegal"
    laid.move(0)
    assert refused(laid, c.Play(id="4", seat=0, ply=1, move="start 6"), 0) == "not-your-turn"
    laid.play_out()
    ply = laid.table.ply
    assert refused(laid, c.Play(id="5", seat=0, ply=ply, move="start 6"), 0) == "finished"


def test_an_illegal_move_names_the_rule() -> None:
    laid = Laid("Anna", "Ben", game="sequence").start()
    seat = laid.table.actors[0]
    command = c.Play(id="1", seat=seat, ply=0, move="pass")
    with pytest.raises(Exception, match="S3") as caught:
        deciding.decide(laid.table, command, laid.who(seat), laid.at, laid.chance)
    assert caught.value.rule == "S3"  # type: ignore[attr-defined]


def test_the_host_is_the_moderator() -> None:
    laid = Laid("Anna", "Ben", game="sequence", options={"table_talk": True}).start()
    calls = laid.table.matches[-1].legal("moderator")
    command = c.Play(id="1", seat="moderator", ply=0, move=calls[0])
    assert refused(laid, command, 0) == "not-host"
    [moved] = laid.do(command)
    assert moved.seat == "moderator"


@pytest.mark.parametrize("game", ["sequence", "labyrinth", "gluex", "glow"])
def test_the_table_is_the_fold_of_its_log(game: str) -> None:
    laid = Laid("Anna", "Ben", game=game).start().play_out()
    assert kinds(laid.table.log)[-1] == "Ended"
    again = laid.again()
    assert again.phase == "finished"
    assert again.matches[-1].save() == laid.table.matches[-1].save()
    assert again.marks == laid.table.marks


def test_of_two_the_other_wins_by_resignation() -> None:
    laid = Laid("Anna", "Ben").start()
    assert kinds(laid.do(c.Resign(id="1", seat=0), 0)) == ["Resigned", "Ended"]
    assert laid.table.ends[-1] is not None
    assert laid.table.ends[-1].winners == [1]
    assert refused(laid, c.Resign(id="2", seat=1), 1) == "finished"


def test_of_more_a_bot_plays_on_for_who_resigns() -> None:
    laid = Laid("Anna", "Ben", "Cara").start()
    laid.do(c.Resign(id="1", seat=0), 0)
    assert laid.table.phase == "playing"
    assert laid.table.bots_due(laid.at)[0] == ("casual", "bot")
    assert refused(laid, c.Resign(id="2", seat=0), 0) == "resigned"
    assert refused(laid, c.Return(id="3", seat=0), 0) == "resigned"


def test_alone_the_match_ends_without_a_winner() -> None:
    laid = Laid("Anna", game="glow").start()
    laid.do(c.Resign(id="1", seat=0), 0)
    assert laid.table.ends[-1] is not None
    assert laid.table.ends[-1].winners == []


def test_a_bot_moves_only_when_it_is_due() -> None:
    laid = Laid("Anna", "bot:novice").start()
    assert laid.table.bots_due(laid.at) == {1: ("novice", "bot")}
    action = laid.table.matches[-1].legal_actions(1)[0]
    done = deciding.bot_move(laid.table, 1, action, "bot", laid.at)
    moved = done.events[0]
    assert isinstance(moved, Moved)
    assert moved.by == "bot"
    laid.apply(done)
    assert laid.table.bots_due(laid.at) == {}


def test_a_rematch_turns_the_seats_when_all_want_it() -> None:
    laid = Laid("Anna", "Ben", "bot").start()
    assert refused(laid, c.Rematch(id="1", seat=0), 0) == "not-finished"
    while laid.table.phase == "playing":
        seat = laid.table.actors[0]
        if seat == 2:
            laid.bot_move(2)
        else:
            laid.move(seat)
    assert kinds(laid.do(c.Rematch(id="2", seat=0), 0)) == ["Asked"]
    assert refused(laid, c.Rematch(id="3", seat=0), 0) == "already-asked"
    assert kinds(laid.do(c.Rematch(id="4", seat=1), 1)) == ["Asked", "Started"]
    assert [seat.name or seat.level for seat in laid.table.seats] == ["casual", "Anna", "Ben"]
    assert laid.table.seat_of("t0") == 1
    assert len(laid.table.matches) == 2
    assert laid.table.deals[0].commitment != laid.table.deals[1].commitment
    assert laid.again().seats == laid.table.seats


def test_nobody_waits_for_the_rematch_of_somebody_who_has_left() -> None:
    laid = Laid("Anna", "Ben").start().play_out()
    laid.do(c.Rematch(id="1", seat=0), 0)
    laid.do(c.Leave(id="2", seat=1), 1)
    assert "Started" in kinds(laid.do(c.Rematch(id="3", seat=0), 0))


def test_a_device_with_all_seats_agrees_with_itself() -> None:
    laid = Laid("Anna", "Ben").start().play_out()
    assert "Started" in kinds(laid.do(c.Rematch(id="1", seat=0), 0, 1))
    laid.move(0)
    assert kinds(laid.do(laid.undo(0), 0, 1)) == ["Asked", "Undone"]
    assert "Ended" in kinds(laid.do(c.OfferDraw(id="3", seat=0), 0, 1))


def test_a_command_of_the_host_is_done_once() -> None:
    laid = Laid("Anna", "Ben")
    start = c.Start(id="go")
    laid.do(start)
    again = deciding.decide(laid.table, start, HOST, laid.at, laid.chance)
    assert again.events == []
