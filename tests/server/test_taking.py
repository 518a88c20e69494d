"""Seats that are passed on by a secret link, and seats with several devices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from server.running import Client, Server, serving
from spieltisch.server.secrets import hashed
from spieltisch.tables.seating import MOST_DEVICES

PHONE, TABLET = "phone" * 6, "tablet" * 6


def take(
    server: Server, new_table: dict[str, Any], link: str, token: str, **wish: Any
) -> httpx.Response:
    body = {"link": link, "token": token, **wish}
    return server.http.post(f"/api/tables/{new_table['code']}/take", json=body)


def link_of(new_table: dict[str, Any], seat: int) -> str:
    token: str = new_table["seats"][seat]["token"]
    return token


def hand(client: Client) -> Any:
    return client.view["scene"]["table"].get("hand")


def scene(server: Server, new_table: dict[str, Any], seat: int, token: str) -> int:
    return server.http.get(
        f"/api/tables/{new_table['code']}/scenes/0?seat={seat}",
        headers={"authorization": f"Bearer {token}"},
    ).status_code


def test_a_seat_that_was_passed_on_is_closed_to_whoever_had_it(server: Server) -> None:
    new_table = server.create("sequence")
    link = link_of(new_table, 1)
    with server.client(new_table["code"], link, new_table["host"], seat=1) as creator:
        assert hand(creator)
        assert take(server, new_table, link, PHONE).json() == {"seat": 1, "token": PHONE}
        gone = creator.until("welcome")
        assert gone["you"] == {
            "seat": None,
            "seats": [],
            "host": True,
            "devices": [],
            "outcast": False,
        }
        assert gone["wrong"] == [0]
        assert not hand(creator)
        count = len(creator.frames)
        assert creator.ask("look", seat=1)["code"] == "wrong-token"
        assert creator.ask("hint", seat=1)["code"] == "wrong-token"
        with server.client(new_table["code"], PHONE, seat=1) as guest:
            assert guest.first["you"] == {
                "seat": 1,
                "seats": [1],
                "host": False,
                "devices": [1],
                "outcast": False,
            }
            cards = guest.view["scene"]["table"]["hand"]
            assert cards
            guest.ask("say", seat=1, text="Hello")
        creator.ask("ping")
        assert not any('"hand":[' in frame for frame in creator.frames[count:])
    assert scene(server, new_table, 1, link) == 401
    assert scene(server, new_table, 1, PHONE) == 200
    with server.client(new_table["code"], link, seat=1, last=1) as creator:
        assert creator.first["type"] == "welcome"
        assert creator.first["you"]["seats"] == []


def test_a_link_that_was_used_opens_nothing(server: Server) -> None:
    new_table = server.create("sequence")
    link = link_of(new_table, 1)
    assert take(server, new_table, link, PHONE).status_code == 201
    assert take(server, new_table, link, PHONE).json()["seat"] == 1  # the answer was lost
    refused = take(server, new_table, link, TABLET)
    assert (refused.status_code, refused.json()["code"]) == (401, "wrong-link")
    assert take(server, new_table, "x" * 32, TABLET).json()["code"] == "wrong-link"
    assert take(server, new_table, new_table["host"], TABLET).json()["code"] == "wrong-link"
    assert take(server, new_table, PHONE, "short").json()["code"] == "bad-token"


def test_a_device_that_was_let_in_can_still_sign_the_others_out(server: Server) -> None:
    new_table = server.create("sequence")
    link = link_of(new_table, 1)
    assert take(server, new_table, link, PHONE, others="keep").status_code == 201
    assert take(server, new_table, link, PHONE, others="keep").status_code == 201
    with server.client(new_table["code"], link, seat=1) as creator:
        assert take(server, new_table, link, PHONE, others="sign-out").json()["seat"] == 1
        assert creator.until("welcome")["you"]["seats"] == []
    assert [scene(server, new_table, 1, token) for token in (link, PHONE)] == [401, 200]
    # Answers were lost: of signing out, and of coming in before that.
    for others in ("sign-out", "keep"):
        assert take(server, new_table, link, PHONE, others=others).json()["seat"] == 1


def test_a_repeated_exchange_signs_nobody_out_who_came_later(server: Server) -> None:
    new_table = server.create("sequence")
    link = link_of(new_table, 1)
    take(server, new_table, link, PHONE)
    take(server, new_table, PHONE, TABLET, others="keep")
    assert take(server, new_table, link, PHONE).status_code == 201
    assert [scene(server, new_table, 1, token) for token in (PHONE, TABLET)] == [200, 200]
    take(server, new_table, TABLET, "watch" * 6)
    assert take(server, new_table, link, PHONE).json()["code"] == "wrong-link"


def test_a_token_that_opens_a_seat_makes_no_wrong_link_right(server: Server) -> None:
    new_table = server.create("sequence")
    link = link_of(new_table, 1)
    take(server, new_table, link, PHONE)
    refused = take(server, new_table, "x" * 32, PHONE)
    assert (refused.status_code, refused.json()["code"]) == (401, "wrong-link")


@pytest.mark.parametrize("others", ["keep", "sign-out"])
def test_a_token_opens_one_seat_only(server: Server, others: str) -> None:
    new_table = server.create("sequence")
    first, second = link_of(new_table, 0), link_of(new_table, 1)
    take(server, new_table, second, PHONE)
    refused = take(server, new_table, first, PHONE, others=others)
    assert (refused.status_code, refused.json()["code"]) == (409, "token-taken")
    assert "another seat" in refused.json()["text"]
    assert [scene(server, new_table, seat, PHONE) for seat in (0, 1)] == [401, 200]


def test_a_second_link_of_a_seat_adds_no_device_twice(server: Server) -> None:
    new_table = server.create("sequence")
    link = link_of(new_table, 0)
    take(server, new_table, link, PHONE, others="keep")
    take(server, new_table, PHONE, TABLET, others="keep")
    assert take(server, new_table, link, TABLET, others="keep").json() == {
        "seat": 0,
        "token": TABLET,
    }
    with server.client(new_table["code"], TABLET, seat=0) as tablet:
        assert tablet.first["you"]["devices"] == [3]


def test_a_device_that_was_added_in_secret_is_signed_out_when_a_seat_is_passed_on(
    server: Server,
) -> None:
    new_table = server.create("sequence")
    link = link_of(new_table, 1)
    take(server, new_table, link, TABLET, others="keep")
    take(server, new_table, link, PHONE)
    assert [scene(server, new_table, 1, token) for token in (link, TABLET, PHONE)] == [
        401,
        401,
        200,
    ]


def test_a_second_device_of_ones_own_keeps_both(server: Server) -> None:
    new_table = server.create("sequence")
    link = link_of(new_table, 0)
    with server.client(new_table["code"], link, seat=0) as first:
        assert first.first["you"]["devices"] == [1]
        assert take(server, new_table, link, PHONE, others="keep").status_code == 201
        assert first.until("welcome")["you"]["devices"] == [2]
        with server.client(new_table["code"], PHONE, seat=0) as phone:
            assert phone.first["you"]["devices"] == [2]
            assert hand(phone) == hand(first)
            mover = phone if phone.view["legal"] else first
            other = first if mover is phone else phone
            if mover.view["legal"]:
                mover.play(mover.view["legal"][0])
                other.wait_for(lambda client: client.view["ply"] == 1)


def test_whoever_shares_a_seat_can_sign_the_others_out(server: Server) -> None:
    new_table = server.create("sequence")
    link = link_of(new_table, 1)
    take(server, new_table, link, PHONE, others="keep")
    with (
        server.client(new_table["code"], link, seat=1) as creator,
        server.client(new_table["code"], PHONE, seat=1) as guest,
        server.client(new_table["code"]) as spectator,
    ):
        assert guest.first["you"]["devices"] == [2]
        assert spectator.ask("signout", seat=1)["code"] == "wrong-token"
        assert guest.ask("signout", seat=1)["type"] == "done"
        assert creator.until("welcome")["you"]["seats"] == []
        you = {"seat": 1, "seats": [1], "host": False, "devices": [1], "outcast": False}
        guest.send({"type": "look", "id": "look", "seat": 1})
        assert guest.until("welcome")["you"] == you
        assert creator.ask("signout", seat=1)["code"] == "wrong-token"
        spectator.wait_for(lambda client: client.events[-1]["type"] == "devices")
        assert set(spectator.events[-1]) == {"type", "n", "at"}
        frames = "".join(spectator.frames)
        assert hashed(PHONE) not in frames
        assert "devices" not in frames.replace('"devices":[]', "").replace('"type":"devices"', "")


def test_several_seats_of_one_device_are_passed_on_one_by_one(server: Server) -> None:
    new_table = server.create("sequence")
    first, second = link_of(new_table, 0), link_of(new_table, 1)
    with server.client(new_table["code"], first, second, seat=0) as device:
        assert device.first["you"]["seats"] == [0, 1]
        take(server, new_table, second, PHONE)
        you = device.until("welcome")["you"]
        assert (you["seat"], you["seats"]) == (0, [0])
        assert hand(device)


def test_a_message_is_known_again_after_another_seat_of_its_device_was_passed_on(
    server: Server,
) -> None:
    new_table = server.create("sequence")
    first, second = link_of(new_table, 0), link_of(new_table, 1)
    message = {"type": "say", "id": "same", "seat": 1, "text": "Hello"}
    with server.client(new_table["code"], first, second, seat=0) as device:
        device.send(message)
        n = device.until("done")["n"]
    take(server, new_table, first, PHONE)
    with server.client(new_table["code"], second, seat=1) as device:
        device.send(message)
        assert device.until("done")["n"] == n


def test_a_seat_stays_with_its_devices_when_seats_turn(server: Server) -> None:
    new_table = server.create("sequence")
    take(server, new_table, link_of(new_table, 1), PHONE)
    take(server, new_table, PHONE, TABLET, others="keep")
    with (
        server.client(new_table["code"], link_of(new_table, 0), seat=0) as first,
        server.client(new_table["code"], PHONE, seat=1) as second,
    ):
        first.ask("resign", seat=0)
        first.ask("rematch", seat=0)
        second.ask("rematch", seat=1)
        second.wait_for(lambda client: client.view["match"] == 2)
    with server.client(new_table["code"], TABLET, seat=1) as tablet:
        assert tablet.first["you"] == {
            "seat": 0,
            "seats": [0],
            "host": False,
            "devices": [2],
            "outcast": False,
        }


def test_a_seat_has_a_limited_number_of_devices(server: Server) -> None:
    new_table = server.create("sequence")
    link = link_of(new_table, 0)
    for number in range(MOST_DEVICES - 1):
        assert take(server, new_table, link, f"{number}" * 24, others="keep").status_code == 201
    refused = take(server, new_table, link, PHONE, others="keep")
    assert (refused.status_code, refused.json()["code"]) == (409, "too-many-devices")
    assert take(server, new_table, link, PHONE).status_code == 201


@pytest.mark.parametrize("others", ["keep", "sign-out"])
def test_who_holds_a_seat_outlives_the_server(tmp_path: Path, others: str) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("sequence")
        take(server, new_table, link_of(new_table, 1), PHONE, others=others)
    with serving(tmp_path) as server:
        assert scene(server, new_table, 1, link_of(new_table, 1)) == (
            200 if others == "keep" else 401
        )
        assert scene(server, new_table, 1, PHONE) == 200


def test_whom_the_host_sends_away_is_told_and_has_no_seat(server: Server) -> None:
    new_table = server.create("gluex", seats=[{"kind": "person", "name": "Anna"}, {"kind": "open"}])
    wish = {"name": "Ben", "token": PHONE}
    assert server.http.post(f"/api/tables/{new_table['code']}/join", json=wish).status_code == 201
    with (
        server.client(new_table["code"], link_of(new_table, 0), new_table["host"], seat=0) as host,
        server.client(new_table["code"], PHONE, seat=1) as guest,
    ):
        assert guest.ask("sendaway", seat=0)["code"] == "not-host"
        assert host.ask("sendaway", seat=1)["type"] == "done"
        gone = guest.until("welcome")
        assert (gone["you"]["seats"], gone["you"]["outcast"], gone["wrong"]) == ([], True, [])
        assert gone["log"][-1]["type"] == "sentaway"
        assert gone["log"][-1]["name"] == "Ben"
        assert guest.ask("say", seat=1, text="Hello")["code"] == "wrong-token"
        assert host.ask("fill", level="nobody")["code"] == "unknown-bot"
        assert host.ask("fill", level="casual")["type"] == "done"
    with server.client(new_table["code"], PHONE, seat=1, last=1) as guest:
        assert guest.first["type"] == "welcome"
        assert guest.first["you"]["outcast"]


def test_a_device_that_was_sent_away_sits_down_only_if_the_host_lets_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
        new_table = server.create("gluex", seats=seats)
        address, wish = f"/api/tables/{new_table['code']}/join", {"name": "Ben", "token": PHONE}
        assert server.http.post(address, json={**wish, "colour": "red"}).status_code == 201
        with server.client(new_table["code"], new_table["host"]) as host:
            assert host.ask("sendaway", seat=1)["type"] == "done"
    with serving(tmp_path) as server:
        refused = server.http.post(address, json=wish)
        assert (refused.status_code, refused.json()["code"]) == (403, "sent-away")
        with (
            server.client(new_table["code"], new_table["host"]) as host,
            server.client(new_table["code"], PHONE) as guest,
        ):
            assert host.view["outcasts"] == ["Ben"]
            assert guest.ask("readmit", outcast=0)["code"] == "not-host"
            assert host.ask("readmit", outcast=0)["type"] == "done"
            back = guest.until("welcome")
            assert (back["you"]["seats"], back["you"]["outcast"]) == ([1], False)
            assert (back["view"]["seats"][1]["name"], back["view"]["outcasts"]) == ("Ben", [])
            assert back["log"][-1]["type"] == "readmitted"


def test_seats_that_change_places_take_their_people_along(server: Server) -> None:
    new_table = server.create(
        "gluex",
        seats=[{"kind": "person", "name": name} for name in ("Anna", "Ben")] + [{"kind": "open"}],
    )
    with (
        server.client(new_table["code"], link_of(new_table, 0), new_table["host"], seat=0) as host,
        server.client(new_table["code"], link_of(new_table, 1), seat=1) as guest,
    ):
        assert host.ask("swap", seat=0, other=1)["type"] == "done"
        assert guest.until("welcome")["you"]["seat"] == 0
        assert [seat["name"] for seat in guest.view["seats"]] == ["Ben", "Anna", None]
