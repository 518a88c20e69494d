"""People, spectators, tabs and devices at one table, through real sockets."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from server.running import Client, Server
from spieltisch.tables import seating

TWO = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}]


def table_of_two(server: Server, **wish: Any) -> tuple[dict[str, Any], Client, Client]:
    new_table = server.create("gluex", seats=TWO, **wish)
    first, second = server.players(new_table)
    return new_table, first, second


def both_choose(first: Client, second: Client) -> list[Client]:
    """Past the start of Glüx; the client whose turn it is comes first."""
    for client in (first, second):
        client.wait_for(lambda c: c.view["legal"])
        assert client.play(client.view["legal"][0], ply=(client is second) * 1)["type"] == "done"
    for client in (first, second):
        client.wait_for(lambda c: c.view["ply"] == 2)
    return [first, second] if first.view["legal"] else [second, first]


def test_everybody_is_told_what_happens(server: Server) -> None:
    new_table, first, second = table_of_two(server)
    with first, second, server.client(new_table["code"], lang="de") as spectator:
        mover, other = both_choose(first, second)
        move = mover.view["legal"][0]
        done = mover.play(move)
        for client in (mover, other, spectator):
            client.wait_for(lambda c: c.n == done["n"])
            assert client.events[-1]["move"] == move
            assert client.events[-1]["told"]["key"] == "told-place"
            assert client.view["ply"] == 3
        assert spectator.view["legal"] == []
        assert spectator.view["scene"]["viewer"] is None
        assert spectator.events[-1] == other.events[-1]


def test_a_move_that_was_secret_is_told_when_all_have_chosen(server: Server) -> None:
    _table, first, second = table_of_two(server)
    with first, second:
        secret = first.view["legal"][0]
        first.play(secret)
        news = second.until("news")
        assert (news["events"][0]["move"], news["events"][0]["told"]) == (None, None)
        second.play(second.view["legal"][0])
        revealed = [m for m in map(_parsed, second.frames) if m.get("revealed")]
        assert revealed[0]["revealed"][0]["move"] == secret


def _parsed(frame: str) -> dict[str, Any]:
    import json

    message: dict[str, Any] = json.loads(frame)
    return message


def test_a_double_click_plays_once(server: Server) -> None:
    _table, first, second = table_of_two(server)
    with first, second:
        move = first.view["legal"][0]
        done = first.ask("play", id="click", seat=0, ply=0, move=move)
        again = first.ask("play", id="click", seat=0, ply=0, move=move)
        assert done == again
        other = first.ask("play", id="click2", seat=0, ply=0, move=move)
        assert other["code"] == "stale"
        second.wait_for(lambda c: c.n == done["n"])
        assert second.view["ply"] == 1


def test_two_tabs_see_the_same_and_play_once(server: Server) -> None:
    new_table, first, second = table_of_two(server)
    token = new_table["seats"][0]["token"]
    with first, second, server.client(new_table["code"], token, seat=0) as tab:
        move = first.view["legal"][0]
        assert first.play(move)["type"] == "done"
        refused = tab.ask("play", seat=0, ply=0, move=move)
        assert refused["code"] == "stale"
        tab.wait_for(lambda c: c.n == first.n)
        assert tab.view == first.view


def test_refusals_are_named_and_change_nothing(server: Server) -> None:
    new_table, first, second = table_of_two(server)
    with first, second, server.client(new_table["code"]) as spectator:
        n = first.n
        cases: list[tuple[Client, dict[str, Any], str]] = [
            (first, {"type": "play", "seat": 1, "ply": 0, "move": "start 6"}, "wrong-token"),
            (first, {"type": "play", "seat": 9, "ply": 0, "move": "start 6"}, "wrong-seat"),
            (first, {"type": "play", "seat": 0, "ply": 5, "move": "start 6"}, "stale"),
            (first, {"type": "play", "seat": 0, "ply": 0, "move": "nonsense"}, "unreadable"),
            (first, {"type": "play", "seat": 0, "ply": 0, "move": "6 a1"}, "illegal"),
            (spectator, {"type": "play", "seat": 0, "ply": 0, "move": "start 6"}, "wrong-token"),
            (spectator, {"type": "start"}, "not-host"),
            (spectator, {"type": "look", "seat": 0}, "wrong-token"),
            (spectator, {"type": "hint", "seat": 0}, "wrong-token"),
            (spectator, {"type": "explain", "seat": 0, "move": "x"}, "wrong-token"),
            (spectator, {"type": "say", "text": "hi"}, "name-empty"),
            (first, {"type": "start"}, "already-started"),
            (first, {"type": "replace", "seat": 1, "level": "casual"}, "not-left"),
            (first, {"type": "replace", "seat": 1, "level": "os:system"}, "unknown-bot"),
            (first, {"type": "rematch", "seat": 0}, "not-finished"),
            (first, {"type": "undo", "seat": 0, "ply": 1}, "nothing-to-undo"),
        ]
        for client, message, code in cases:
            kind = message.pop("type")
            answer = client.ask(kind, **message)
            assert (answer["type"], answer["code"]) == ("refused", code), (kind, message)
            assert answer["text"]
        assert first.ask("ping")["n"] == n


def test_refusals_speak_the_language_of_the_socket(server: Server) -> None:
    new_table = server.create("sequence")
    clients = server.players(new_table, lang="de")
    mover = next(client for client in clients if client.view["legal"])
    answer = mover.play("passen")
    assert (answer["code"], answer["rule"]) == ("illegal", "S3")
    assert "Passen" in answer["text"]
    explained = mover.ask("explain", seat=mover.view["scene"]["viewer"], move="passen")
    assert (explained["legal"], explained["rule"]) == (False, "S3")
    for client in clients:
        client.close()


def test_somebody_joins_by_link_and_the_host_starts(server: Server) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    new_table = server.create("gluex", seats=seats)
    [host] = server.players(new_table)
    with host:
        assert host.view["phase"] == "waiting"
        assert host.ask("start")["code"] == "seats-open"
        joined = server.http.post(
            f"/api/tables/{new_table['code']}/join", json={"name": "Ben"}
        ).json()
        host.wait_for(lambda c: c.view["seats"][1]["name"] == "Ben")
        host.ask("set", seat=2, kind="bot", level="novice")
        with server.client(new_table["code"], joined["token"], seat=1) as guest:
            guest.ask("name", seat=1, name="Bernd", colour="red")
            assert host.ask("start")["type"] == "done"
            guest.wait_for(lambda c: c.view["phase"] == "playing")
            assert (
                guest.view["seats"][1] | {"name": "Bernd", "colour": "red"}
                == guest.view["seats"][1]
            )
            assert guest.view["legal"]


def test_hot_seat_looks_from_one_seat_at_a_time(server: Server) -> None:
    new_table = server.create("sequence", seats=TWO)
    tokens = [seat["token"] for seat in new_table["seats"]]
    with server.client(new_table["code"], *tokens, seat=None) as device:
        assert device.first["you"] == {
            "seat": None,
            "seats": [0, 1],
            "host": False,
            "devices": [1, 1],
            "outcast": False,
        }
        assert device.view["legal"] == []
        for _ in range(4):
            [seat] = device.view["scene"]["actors"]
            device.send({"type": "look", "id": "l", "seat": seat})
            welcome = device.until("welcome")
            assert welcome["you"]["seat"] == seat
            hands = device.view["scene"]["table"]["hands"]
            assert hands[1 - seat] is None
            assert device.play(device.view["legal"][0])["type"] == "done"
        assert device.undo(seat)["type"] == "done"
        device.wait_for(lambda c: c.view["ply"] == 3)


def test_undo_needs_consent(server: Server) -> None:
    _table, first, second = table_of_two(server)
    with first, second:
        mover, other = both_choose(first, second)
        before = mover.view["scene"]
        mover.play(mover.view["legal"][0])
        seat = mover.view["scene"]["viewer"]
        mover.undo(seat)
        other.wait_for(lambda c: c.view["asks"]["undo"])
        question = {"n": other.n, "seat": seat, "to": 2, "yes": [], "open": [1 - seat]}
        question["learners"] = [0, 1]  # everybody sees the chip that is drawn next
        assert other.view["asks"]["undo"] == question
        other.answer(1 - seat, "undo")
        mover.wait_for(lambda c: c.view["ply"] == 2)
        assert mover.view["scene"] == before


def test_leave_replace_and_come_back_from_another_device(server: Server) -> None:
    new_table, first, second = table_of_two(server)
    with first:
        _mover, _other = both_choose(first, second)
        second.ask("leave", seat=1)
        second.close()
        first.wait_for(lambda c: c.view["seats"][1]["left"])
        assert first.ask("replace", seat=1, level="novice")["type"] == "done"
        first.wait_for(lambda c: any(e.get("by") == "bot" for e in c.events) or c.view["legal"])
        with server.client(new_table["code"], new_table["seats"][1]["token"], seat=1) as phone:
            assert phone.ask("back", seat=1)["type"] == "done"
            phone.wait_for(lambda c: not c.view["seats"][1]["left"])
            assert phone.view["seats"][1]["level"] is None


def test_a_bot_sits_in_for_somebody_whose_line_has_been_cut_for_a_while(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    _table, first, second = table_of_two(server)
    with first:
        assert first.ask("replace", seat=1)["code"] == "not-left"
        second.close()
        while first.until("presence")["seats"][1]:
            continue
        assert first.ask("replace", seat=1)["code"] == "just-away"
        monkeypatch.setattr(seating, "GRACE", 0)
        assert first.ask("replace", seat=1)["type"] == "done"
        first.wait_for(lambda c: c.view["seats"][1]["level"] == "casual")


def test_a_rematch_turns_the_seats(server: Server) -> None:
    new_table, first, second = table_of_two(server)
    with first, second:
        first.ask("resign", seat=0)
        second.wait_for(lambda c: c.view["phase"] == "finished")
        assert second.view["result"]["winners"] == [1]
        assert second.view["deal"]["seed"]
        first.ask("rematch", seat=0)
        second.ask("rematch", seat=1)
        first.wait_for(lambda c: c.view["match"] == 2)
        assert first.view["scene"]["viewer"] == 1
        assert [seat["name"] for seat in first.view["seats"]] == ["Ben", "Anna"]
        assert first.view["deal"]["seed"] is None
        with server.client(new_table["code"], new_table["seats"][0]["token"], seat=0) as back:
            assert back.first["you"]["seat"] == 1


def test_a_draw_is_agreed_on(server: Server) -> None:
    _table, first, second = table_of_two(server)
    with first, second:
        first.ask("draw", seat=0)
        second.answer(1, "draw")
        first.wait_for(lambda c: c.view["phase"] == "finished")
        assert first.view["result"]["reason"] == "draw"


def test_chat_is_text_and_costs_no_view(server: Server) -> None:
    new_table, first, second = table_of_two(server)
    with first, second, server.client(new_table["code"], name="Zoe") as spectator:
        text = "<img src=x onerror=alert(1)>"
        spectator.ask("say", text=text)
        news = first.until("news")
        assert news["view"] is None
        assert (news["events"][0]["name"], news["events"][0]["text"]) == ("Zoe", text)


def test_presence_is_told(server: Server) -> None:
    _table, first, second = table_of_two(server)
    with first:
        second.close()
        while first.until("presence")["seats"] != [True, False]:
            pass


def test_hints_come_from_the_own_view(server: Server) -> None:
    new_table = server.create("sequence")
    clients = server.players(new_table, lang="de")
    mover = next(client for client in clients if client.view["legal"])
    waiting = next(client for client in clients if client is not mover)
    seat = mover.view["scene"]["viewer"]
    hinted = mover.ask("hint", seat=seat)
    assert hinted["type"] == "hinted"
    assert {hint["move"] for hint in hinted["hints"]} <= set(mover.view["legal"])
    words = spieltisch.game("sequence").words
    for reason in (reason for hint in hinted["hints"] for reason in hint["reasons"]):
        assert words.has(reason["key"], "de")
    assert waiting.ask("hint", seat=1 - seat)["code"] == "not-your-turn"
    for client in clients:
        client.close()


def test_a_table_can_do_without_hints(server: Server) -> None:
    new_table = server.create("gluex", hints=False)
    first, second = server.players(new_table)
    with first, second:
        assert first.ask("hint", seat=0)["code"] == "no-hints"


def test_a_bot_moves_for_somebody_whose_time_is_up(server: Server) -> None:
    new_table = server.create("gluex", clock={"kind": "move", "seconds": 1, "then": "novice"})
    first, second = server.players(new_table)
    with first, second:
        assert first.view["clock"]["left"][0] <= 1000
        first.wait_for(lambda c: c.view["ply"] >= 2)
        assert {event["by"] for event in first.events if event["type"] == "moved"} == {"clock"}
        assert first.view["seats"][0]["level"] is None


@pytest.mark.parametrize("game", ["sequence", "gluex"])
def test_who_was_away_gets_the_gap(server: Server, game: str) -> None:
    new_table = server.create(game)
    first, second = server.players(new_table)
    with first:
        second.wait_for(lambda c: c.n == first.n)
        last, token = second.n, new_table["seats"][1]["token"]
        second.close()
        for number in range(3):
            first.ask("say", seat=0, text=f"{number}")
        played = bool(first.view["legal"]) and first.play(first.view["legal"][0])
        with server.client(new_table["code"], token, seat=1, last=last) as back:
            assert back.first["type"] == "news"
            assert back.first["from"] == last + 1
            assert [e["n"] for e in back.first["events"]] == list(range(last + 1, back.n + 1))
            assert back.n == last + 3 + bool(played)
            with server.client(new_table["code"], token, seat=1) as anew:
                assert anew.view["scene"] == back.view["scene"]
                assert anew.view["legal"] == back.view["legal"]


def test_who_was_away_too_long_or_knows_nonsense_gets_everything(server: Server) -> None:
    new_table, first, second = table_of_two(server)
    with first, second:
        first.play(first.view["legal"][0])
        first.undo(0)
        second.answer(1, "undo")
        for last in (1, 0, -5, 10**9):
            with server.client(
                new_table["code"], new_table["seats"][0]["token"], seat=0, last=last
            ) as back:
                assert back.first["type"] == "welcome"


def test_tokens_that_open_nothing_are_named(server: Server) -> None:
    new_table = server.create("gluex")
    token = new_table["seats"][1]["token"]
    with server.client(new_table["code"], "wrong" * 6, token, seat=1) as client:
        assert client.first["wrong"] == [0]
        assert client.first["you"] == {
            "seat": 1,
            "seats": [1],
            "host": False,
            "devices": [1],
            "outcast": False,
        }
    with server.client(new_table["code"], "wrong" * 6, seat=0) as stranger:
        assert stranger.first["you"]["seat"] is None
