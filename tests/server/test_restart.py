"""Whatever was acknowledged is there after a restart, and the tables go on."""

from __future__ import annotations

from pathlib import Path

import spieltisch
from server.killing import Fleet
from server.running import serving


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("sequence")
        first, second = server.players(new_table)
        mover = first if first.view["legal"] else second
        seat = mover.view["scene"]["viewer"]
        done = mover.ask("play", id="m", seat=seat, ply=0, move=mover.view["legal"][0])
        first.wait_for(lambda c: c.n == done["n"])
        view = first.view
        first.close()
        second.close()
    with serving(tmp_path) as server:
        first, second = server.players(new_table)
        with first, second:
            assert first.view["scene"] == view["scene"]
            assert first.view["deal"] == view["deal"]
            mover = (first, second)[seat]
            again = mover.ask("play", id="m", seat=seat, ply=0, move="whatever")
            assert again == done
            token = new_table["seats"][0]["token"]
            with server.client(new_table["code"], token, seat=0, last=done["n"] - 1) as back:
                assert back.first["type"] == "news"
                assert [event["n"] for event in back.first["events"]] == [done["n"]]


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    seats = [{"kind": "bot", "level": "novice"}] * 3
    with serving(tmp_path, pace=0.05) as server:
        new_table = server.create("gluex", seats=seats)
        with server.client(new_table["code"]) as spectator:
            spectator.wait_for(lambda c: c.view["ply"] >= 4)
    with serving(tmp_path) as server:
        with server.client(new_table["code"]) as spectator:
            spectator.wait_for(lambda c: c.view["phase"] == "finished")
        file = server.http.get(f"/api/tables/{new_table['code']}/match").text
        assert spieltisch.verify(file).over


def test_finished_matches_and_rematches_are_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("gluex")
        first, second = server.players(new_table)
        first.ask("resign", seat=0)
        first.ask("rematch", seat=0)
        second.ask("rematch", seat=1)
        first.close()
        second.close()
    with serving(tmp_path) as server:
        info = server.http.get(f"/api/tables/{new_table['code']}").json()
        assert (info["match"], info["phase"]) == (2, "playing")
        assert [seat["name"] for seat in info["seats"]] == ["Ben", "Anna"]
        path = f"/api/tables/{new_table['code']}/match"
        assert server.http.get(path, params={"match": 1}).status_code == 200
        assert server.http.get(path, params={"match": 2}).status_code == 409


def test_nothing_that_was_acknowledged_is_lost_by_a_kill(tmp_path: Path) -> None:
    """A few kills; `bench/kills.py` does it more often, and under load."""
    fleet = Fleet(tmp_path, tables=4)
    try:
        for _ in range(3):
            fleet.play(moves=40)
            fleet.kill()
            fleet.start()
            fleet.check()
    finally:
        fleet.stop()
    assert fleet.acknowledged >= 3 * 40
