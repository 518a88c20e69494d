from __future__ import annotations

import pytest

from spieltisch.tables import commands as c
from spieltisch.tables import deciding
from spieltisch.tables.events import Moved
from tables.sittings import HOST, Sitting, kinds
from tables.test_seating import refused


def test_a_move_is_played_once_and_only_for_its_ply() -> None:
    sitting = Sitting("Anna", "Ben").start()
    move = sitting.first(0)
    play = c.Play(id="same", seat=0, ply=0, move=move)
    [moved] = sitting.do(play, 0)
    assert (moved.ply, moved.move) == (1, move)
    again = deciding.decide(sitting.table, play, sitting.who(0), sitting.at, sitting.chance)
    assert (again.events, again.n) == ([], moved.n)
    assert refused(sitting, c.Play(id="other", seat=0, ply=0, move="start 6"), 0) == "stale"


def test_a_move_is_not_stale_because_others_moved_at_the_same_time() -> None:
    sitting = Sitting("person", "person", game="glow").start()
    while len(sitting.table.actors) < 2:  # by day all seats act at once
        sitting.move()
    chosen, ply = sitting.first(0), sitting.table.ply
    sitting.move(1)
    sitting.do(c.Play(id="mine", seat=0, ply=ply, move=chosen), 0)
    assert sitting.table.matches[-1].log[-1].seat == 0
    assert refused(sitting, c.Play(id="again", seat=0, ply=ply, move=chosen), 0) == "stale"


def test_the_same_id_of_another_seat_is_another_message() -> None:
    sitting = Sitting("Anna", "Ben").start()
    sitting.do(c.Play(id="x", seat=0, ply=0, move=sitting.first(0)), 0)
    assert len(sitting.do(c.Play(id="x", seat=1, ply=1, move=sitting.first(1)), 1)) == 1


def test_moves_are_refused_by_name() -> None:
    sitting = Sitting("Anna", "Ben")
    assert refused(sitting, c.Play(id="1", seat=0, ply=0, move="start 6"), 0) == "not-started"
    sitting.start()
    assert refused(sitting, c.Play(id="2", seat=0, ply=0, move="???"), 0) == "unreadable"
    assert refused(sitting, c.Play(id="3", seat=0, ply=0, move="6 a1"), 0) == "illegal"
    sitting.move(0)
    assert refused(sitting, c.Play(id="4", seat=0, ply=1, move="start 6"), 0) == "not-your-turn"
    sitting.play_out()
    ply = sitting.table.ply
    assert refused(sitting, c.Play(id="5", seat=0, ply=ply, move="start 6"), 0) == "finished"


def test_an_illegal_move_names_the_rule() -> None:
    sitting = Sitting("Anna", "Ben", game="sequence").start()
    seat = sitting.table.actors[0]
    command = c.Play(id="1", seat=seat, ply=0, move="pass")
    with pytest.raises(Exception, match="S3") as caught:
        deciding.decide(sitting.table, command, sitting.who(seat), sitting.at, sitting.chance)
    assert caught.value.rule == "S3"  # type: ignore[attr-defined]


def test_the_host_is_the_moderator() -> None:
    sitting = Sitting("Anna", "Ben", game="sequence", options={"table_talk": True}).start()
    calls = sitting.table.matches[-1].legal("moderator")
    command = c.Play(id="1", seat="moderator", ply=0, move=calls[0])
    assert refused(sitting, command, 0) == "not-host"
    [moved] = sitting.do(command)
    assert moved.seat == "moderator"


@pytest.mark.parametrize("game", ["sequence", "labyrinth", "gluex", "glow"])
def test_the_table_is_the_fold_of_its_log(game: str) -> None:
    sitting = Sitting("Anna", "Ben", game=game).start().play_out()
    assert kinds(sitting.table.log)[-1] == "Ended"
    again = sitting.again()
    assert again.phase == "finished"
    assert again.matches[-1].save() == sitting.table.matches[-1].save()
    assert again.marks == sitting.table.marks


def test_of_two_the_other_wins_by_resignation() -> None:
    sitting = Sitting("Anna", "Ben").start()
    assert kinds(sitting.do(c.Resign(id="1", seat=0), 0)) == ["Resigned", "Ended"]
    assert sitting.table.ends[-1] is not None
    assert sitting.table.ends[-1].winners == [1]
    assert refused(sitting, c.Resign(id="2", seat=1), 1) == "finished"


def test_of_more_a_bot_plays_on_for_who_resigns() -> None:
    sitting = Sitting("Anna", "Ben", "Cara").start()
    sitting.do(c.Resign(id="1", seat=0), 0)
    assert sitting.table.phase == "playing"
    assert sitting.table.bots_due(sitting.at)[0] == ("casual", "bot")
    assert refused(sitting, c.Resign(id="2", seat=0), 0) == "resigned"
    assert refused(sitting, c.Return(id="3", seat=0), 0) == "resigned"


def test_alone_the_match_ends_without_a_winner() -> None:
    sitting = Sitting("Anna", game="glow").start()
    sitting.do(c.Resign(id="1", seat=0), 0)
    assert sitting.table.ends[-1] is not None
    assert sitting.table.ends[-1].winners == []


def test_a_bot_moves_only_when_it_is_due() -> None:
    sitting = Sitting("Anna", "bot:novice").start()
    assert sitting.table.bots_due(sitting.at) == {1: ("novice", "bot")}
    action = sitting.table.matches[-1].legal_actions(1)[0]
    done = deciding.bot_move(sitting.table, 1, action, "bot", sitting.at)
    moved = done.events[0]
    assert isinstance(moved, Moved)
    assert moved.by == "bot"
    sitting.apply(done)
    assert sitting.table.bots_due(sitting.at) == {}


def test_a_rematch_turns_the_seats_when_all_want_it() -> None:
    sitting = Sitting("Anna", "Ben", "bot").start()
    assert refused(sitting, c.Rematch(id="1", seat=0), 0) == "not-finished"
    while sitting.table.phase == "playing":
        seat = sitting.table.actors[0]
        if seat == 2:
            sitting.bot_move(2)
        else:
            sitting.move(seat)
    assert kinds(sitting.do(c.Rematch(id="2", seat=0), 0)) == ["Asked"]
    assert refused(sitting, c.Rematch(id="3", seat=0), 0) == "already-asked"
    assert kinds(sitting.do(c.Rematch(id="4", seat=1), 1)) == ["Asked", "Started"]
    assert [seat.name or seat.level for seat in sitting.table.seats] == ["casual", "Anna", "Ben"]
    assert sitting.table.seat_of("t0") == 1
    assert len(sitting.table.matches) == 2
    assert sitting.table.deals[0].commitment != sitting.table.deals[1].commitment
    assert sitting.again().seats == sitting.table.seats


def test_nobody_waits_for_the_rematch_of_somebody_who_has_left() -> None:
    sitting = Sitting("Anna", "Ben").start().play_out()
    sitting.do(c.Rematch(id="1", seat=0), 0)
    sitting.do(c.Leave(id="2", seat=1), 1)
    assert "Started" in kinds(sitting.do(c.Rematch(id="3", seat=0), 0))


def test_a_device_with_all_seats_agrees_with_itself() -> None:
    sitting = Sitting("Anna", "Ben").start().play_out()
    assert "Started" in kinds(sitting.do(c.Rematch(id="1", seat=0), 0, 1))
    sitting.move(0)
    assert kinds(sitting.do(sitting.undo(0), 0, 1)) == ["Asked", "Undone"]
    assert "Ended" in kinds(sitting.do(c.OfferDraw(id="3", seat=0), 0, 1))


def test_a_command_of_the_host_is_done_once() -> None:
    sitting = Sitting("Anna", "Ben")
    start = c.Start(id="go")
    sitting.do(start)
    again = deciding.decide(sitting.table, start, HOST, sitting.at, sitting.chance)
    assert again.events == []
