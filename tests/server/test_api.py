"""The HTTP interface."""

from __future__ import annotations

import json
from typing import Any

import pytest

import spieltisch
from server.running import Server, follow_analysis
from spieltisch.engine.matchfile import commitment
from spieltisch.server.secrets import ALPHABET


def finished(game: str = "gluex", players: int = 2, seed: int = 3, **options: Any) -> Any:
    match = spieltisch.game(game).new(players=players, seed=seed, seats=["Ä", "B"], **options)
    while not match.over:
        match.play(match.legal(match.actors[0])[0], match.actors[0])
    return match


def test_health_names_the_games(server: Server) -> None:
    health = server.http.get("/api/health").json()
    assert health["ok"]
    assert {"sequence", "labyrinth", "gluex", "glow"} <= set(health["games"])


def test_games_are_told_with_their_options(server: Server) -> None:
    games = {game["name"]: game for game in server.http.get("/api/games").json()}
    options = {option["name"]: option for option in games["sequence"]["options"]}
    assert options["draw"]["kind"] == "choice"
    assert [known["value"] for known in options["draw"]["values"]] == ["auto", "manual"]
    assert options["draw"]["label"] == {"de": "Karten ziehen", "en": "Drawing cards"}
    assert options["draw"]["values"][0]["label"]["de"] == "geht von selbst"
    assert options["layout"]["kind"] == "text"
    assert len(options["layout"]["values"][0]["written"]) == 10
    assert options["advanced"]["kind"] == "flag"
    assert options["sequences_to_win"]["kind"] == "number"
    assert options["sequences_to_win"]["low"] >= 1
    assert options["draw"]["help"]["de"] != options["draw"]["help"]["en"]
    assert games["gluex"]["title"]["de"] == "Glüx"


def test_games_are_told_with_their_variants(server: Server) -> None:
    games = {game["name"]: game for game in server.http.get("/api/games").json()}
    general, family = games["labyrinth"]["variants"]
    assert (general["name"], general["options"]) == ("general", {})
    assert family["label"] == {"de": "Familie", "en": "Family"}
    assert family["options"] == {"goals_shown": "one", "return_home": True}
    assert family["players"] == list(range(1, 9))


def test_a_table_is_made_by_the_name_of_a_variant_and_tells_it(server: Server) -> None:
    new_table = server.create("labyrinth", variant="family", public=True)
    summary = server.http.get(f"/api/tables/{new_table['code']}").json()
    assert summary["variant"] == "family"
    changed = server.create("labyrinth", variant="family", options={"goals": 2})
    assert server.http.get(f"/api/tables/{changed['code']}").json()["variant"] is None
    usual = server.create("labyrinth")
    assert server.http.get(f"/api/tables/{usual['code']}").json()["variant"] == "general"
    seats = [{"kind": "open"}] * 2
    wrong = {"game": "labyrinth", "seats": seats, "variant": "chess"}
    assert server.http.post("/api/tables", json=wrong).status_code == 400


def test_handbooks_and_words_are_files(server: Server) -> None:
    rules = server.http.get("/api/games/gluex/rules?lang=de")
    assert rules.headers["content-type"].startswith("text/markdown")
    assert rules.text == spieltisch.game("gluex").handbook("de")
    for room in ("engine", "bots", "cli", "tables", "server", "glow"):
        words = server.http.get(f"/api/words/de/{room}")
        assert words.status_code == 200, room
        assert "=" in words.text
    assert server.http.get("/api/words/de/nothing").json()["code"] == "no-such-page"
    assert server.http.get("/api/words/fr/engine").status_code == 404
    assert server.http.get("/api/games/chess/rules").status_code == 400


def test_bots_are_those_that_run_nobodys_code(server: Server) -> None:
    bots = server.http.get("/api/bots").json()
    assert [bot["name"] for bot in bots if bot["level"]][-1] == "master"
    assert not [bot for bot in bots if ":" in bot["name"]]


def test_tokens_and_codes_are_long_enough(server: Server) -> None:
    new_table = server.create("gluex")
    assert len(new_table["code"]) >= 9
    assert set(new_table["code"]) <= set(ALPHABET)
    for token in (new_table["host"], *(seat["token"] for seat in new_table["seats"])):
        assert len(token) * 6 >= 128


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "bad-set-up"),
        ({"game": "gluex", "seats": []}, "bad-request"),
        ({"game": "gluex", "seats": [{"kind": "open"}]}, "bad-set-up"),
        ({"game": "gluex", "options": {"nothing": 1}}, "bad-set-up"),
        ({"game": "gluex", "options": {"last_chip": "x"}}, "bad-set-up"),
        ({"game": "gluex", "clock": {"kind": "sand"}}, "bad-request"),
        ({"game": "gluex", "clock": {"kind": "move", "then": "os:system"}}, "unknown-bot"),
        ({"game": "gluex", "seats": [{"kind": "bot", "level": "x"}] * 2}, "unknown-bot"),
        ({"game": "gluex", "seats": [{"kind": "person", "name": "A"}] * 2}, "name-taken"),
        ({"game": "gluex", "seats": [{"kind": "person"}, {"kind": "open"}]}, "name-empty"),
        ({"game": "gluex", "start": {"position": {"hands": 1}}}, "bad-set-up"),
        ({"game": "gluex", "start": {"file": {}}}, "bad-set-up"),
    ],
)
def test_tables_that_cannot_be_are_refused(server: Server, wish: Any, code: str) -> None:
    wish.setdefault("seats", [{"kind": "open"}, {"kind": "open"}])
    answer = server.http.post("/api/tables?lang=de", json=wish)
    assert answer.status_code in (400, 409)
    assert answer.json()["code"] == code, answer.text


def test_what_a_program_writes_wrong_is_told_apart_from_the_sentence(server: Server) -> None:
    answer = server.http.post("/api/tables?lang=de", json={"game": "gluex", "seats": []}).json()
    sentence = "„seats“ muss eine Liste sein (mindestens 1)."
    assert answer["text"] == f"Die Anfrage ist nicht lesbar: {sentence}"
    assert "$.seats" in answer["detail"]


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "gluex"}, "the field “seats” is missing."),
        ({"seats": [{}]}, "the field “kind” is missing in “seats[0]”."),
        ({"game": 3}, "“game” must be a text, not a whole number."),
        ({"foo": 1}, "there is no field “foo”."),
        (
            {"seats": [{"kind": "cat"}]},
            "“seats[0].kind” cannot be 'cat'; possible: bot, open, person.",
        ),
        (
            {"clock": {"kind": "move", "seconds": 0}},
            "“clock.seconds” must be a whole number (at least 1).",
        ),
        ([], "it must be an object, not a list."),
    ],
)
def test_a_bad_request_says_what_would_be_right(server: Server, wish: Any, sentence: str) -> None:
    answer = server.http.post("/api/tables", json=wish).json()
    assert answer["text"] == f"The request cannot be read: {sentence}"


def test_what_is_no_json_is_told_so(server: Server) -> None:
    for body in (b"", b"{", b"nope", b'{"game": "\xff"}'):
        answer = server.http.post("/api/tables", content=body).json()
        assert answer["text"] == "The request cannot be read: it is not JSON."
    answer = server.http.get("/api/tables", params={"page": "x"}).json()
    assert answer["text"] == "The request cannot be read: “page” must be a whole number."


def test_what_nobody_thought_of_is_answered_in_words_too(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.house.store, "lobby", lambda: 1 / 0)
    answer = server.http.get("/api/tables?lang=de")
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    assert answer.json()["text"].startswith("Hier ist etwas passiert")


def test_public_tables_are_in_the_lobby_until_they_are_finished(server: Server) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    new_table = server.create("gluex", seats=seats, public=True)
    hidden = server.create("gluex", seats=seats)
    codes = [table["code"] for table in server.http.get("/api/tables").json()]
    assert new_table["code"] in codes
    assert hidden["code"] not in codes
    server.http.post(f"/api/tables/{new_table['code']}/join", json={"name": "Ben"})
    [client] = server.players(new_table)
    with client:
        client.ask("start")
        client.ask("resign", seat=0)
    assert new_table["code"] not in [t["code"] for t in server.http.get("/api/tables").json()]


def test_joining_twice_with_the_same_token_is_one_seat(server: Server) -> None:
    new_table = server.create("gluex", seats=[{"kind": "open"}] * 3)
    path, token = f"/api/tables/{new_table['code']}/join", "t" * 30
    first = server.http.post(path, json={"name": "Ben", "token": token}).json()
    again = server.http.post(path, json={"name": "Ben", "token": token}).json()
    assert first == again == {"seat": 0, "token": token}
    assert (
        server.http.post(path, json={"name": "C", "token": "short"}).json()["code"] == "bad-token"
    )
    assert server.http.post(path, json={"name": "x" * 25}).json()["code"] == "name-too-long"
    answer = server.http.post("/api/tables/222222222/join", json={"name": "C"})
    assert (answer.status_code, answer.json()["code"]) == (404, "table-unknown")


def test_scenes_of_a_running_match_need_the_seats_token(server: Server) -> None:
    new_table = server.create("sequence")
    path = f"/api/tables/{new_table['code']}/scenes/0"
    assert server.http.get(path).json()["scene"]["viewer"] is None
    assert server.http.get(path, params={"seat": 0}).status_code == 401
    wrong = {"authorization": f"Bearer {new_table['seats'][1]['token']}"}
    assert server.http.get(path, params={"seat": 0}, headers=wrong).status_code == 401
    own = {"authorization": f"Bearer {new_table['seats'][0]['token']}"}
    scene = server.http.get(path, params={"seat": 0}, headers=own).json()
    assert (scene["seat"], scene["legal"], scene["labels"]) == (0, [], [])
    assert server.http.get(path, params={"seat": "all"}).status_code == 409
    assert server.http.get(path, params={"seat": 7}).status_code == 404
    assert server.http.get(path.replace("/0", "/9")).status_code == 400
    assert server.http.get(f"/api/tables/{new_table['code']}/match").status_code == 409
    assert server.http.get(f"/api/tables/{new_table['code']}/analysis").status_code == 409


def test_scenes_tell_who_sat_where_in_their_match_and_how_it_ended(server: Server) -> None:
    people = ["Anna", "Ben", "Cara"]
    new_table = server.create("gluex", seats=[{"kind": "person", "name": name} for name in people])
    path = f"/api/tables/{new_table['code']}/scenes/0"
    clients = server.players(new_table)
    assert server.http.get(path).json()["result"] is None
    clients[0].ask("draw", seat=0)
    clients[0].wait_for(lambda c: c.view["asks"]["draw"] is not None)
    question = clients[0].view["asks"]["draw"]["n"]
    for seat in (1, 2):
        clients[seat].ask("answer", seat=seat, to="draw", n=question, yes=True)
    for seat, client in enumerate(clients):
        client.ask("rematch", seat=seat)
    for client in clients:
        client.close()
    first, second = (server.http.get(path, params={"match": n}).json() for n in (1, 2))
    assert [seat["name"] for seat in first["seats"]] == people == first["scene"]["seats"]
    assert [seat["name"] for seat in second["seats"]] == ["Cara", "Anna", "Ben"]
    assert second["scene"]["seats"] == ["Cara", "Anna", "Ben"]
    assert (first["result"]["reason"], first["result"]["winners"]) == ("draw", [])
    assert first["result"]["points"] == [0.0, 0.0, 0.0]
    assert second["result"] is None


def test_an_uploaded_match_can_be_looked_at(server: Server) -> None:
    match = finished()
    new_table = server.http.post("/api/matches", content=match.save()).json()
    path = f"/api/tables/{new_table['code']}"
    assert server.http.get(path).json()["phase"] == "finished"
    for seat in ("0", "1", "all", "spectator"):
        scene = server.http.get(f"{path}/scenes/5", params={"seat": seat, "lang": "de"}).json()
        viewer = {"all": "all", "spectator": None}.get(seat, int(seat) if seat.isdigit() else 0)
        assert scene["scene"] == json.loads(json.dumps(match.scene_at(5, viewer)))
        assert scene["told"] == match.tell(5, "de")
        assert scene["label"] == match.notation(5, "de")
        assert scene["result"]["winners"] == list(match.result.winners)
        is_actor = viewer in match.actors_at(5)
        assert scene["legal"] == (match.legal_at(5, int(seat)) if is_actor else [])
        assert scene["labels"] == (match.legal_at(5, int(seat), "de") if is_actor else [])
    with server.client(new_table["code"]) as client:
        assert client.first["table"]["replay"]
        assert client.view["result"]["reason"] == "replay"
    again = server.http.get(f"{path}/match")
    assert spieltisch.verify(again.text).log == match.log


def test_a_match_that_was_given_up_is_analysed_at_the_table_and_from_its_file(
    server: Server,
) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "skilled"}]
    new_table = server.http.post("/api/tables", json={"game": "gluex", "seats": seats}).json()
    path = f"/api/tables/{new_table['code']}"
    with server.client(new_table["code"], new_table["seats"][0]["token"], seat=0) as client:
        client.play(client.view["legal"][0])
        assert server.http.get(f"{path}/analysis").status_code == 409
        client.ask("resign", seat=0)
    file = server.http.get(f"{path}/match").text
    moves = len(json.loads(file)["moves"])
    assert json.loads(file)["ended"] == {"reason": "resigned", "winners": [1]}
    spieltisch.verify(file)
    uploaded = server.http.post("/api/matches", content=file).json()
    again = f"/api/tables/{uploaded['code']}"
    scene = server.http.get(f"{again}/scenes/0", params={"seat": "0"}).json()
    assert scene["result"]["reason"] == "resigned"
    assert scene["result"]["winners"] == [1]
    assert (scene["seats"][1]["kind"], scene["seats"][1]["level"]) == ("bot", "skilled")
    assert json.loads(server.http.get(f"{again}/match").text)["ended"]["winners"] == [1]
    for which in (path, again):
        assert len(finished_analysis(server, f"{which}/analysis")["moves"]) == moves


@pytest.mark.parametrize(
    "ended",
    [
        None,
        7,
        {"reason": "rules"},
        {"reason": "draw", "winners": [0]},
        {"reason": "resigned", "winners": [5]},
    ],
)
def test_what_a_file_says_of_its_end_is_believed_only_if_it_makes_sense(
    server: Server, ended: Any
) -> None:
    file = json.loads(spieltisch.game("gluex").new(players=2, seed=4).save())
    new_table = server.http.post("/api/matches", json={**file, "ended": ended}).json()
    path = f"/api/tables/{new_table['code']}"
    assert server.http.get(f"{path}/scenes/0").json()["result"]["reason"] == "replay"
    assert server.http.get(f"{path}/scenes/0", params={"seat": "0"}).status_code == 409


def test_an_uploaded_match_that_is_not_over_hides_the_hands(server: Server) -> None:
    match = spieltisch.game("sequence").new(players=2, seed=4)
    match.play(match.legal()[0])
    new_table = server.http.post("/api/matches", content=match.save()).json()
    path = f"/api/tables/{new_table['code']}"
    scene = server.http.get(f"{path}/scenes/1").json()
    assert scene["result"] == {"reason": "replay", "points": [], "winners": [], "breakdown": {}}
    assert server.http.get(f"{path}/scenes/1?seat=0").status_code == 409
    assert server.http.get(f"{path}/match").status_code == 409


def test_files_that_are_no_matches_are_refused(server: Server) -> None:
    changed = finished().save().replace('"moves": [', '"moves": [[0, "6 a1"],')
    for text in ("", "[]", "{}", '{"spieltisch": 1, "game": "ludo"}', changed):
        assert server.http.post("/api/matches", content=text).status_code == 400
    large = json.dumps({"x": "y" * (5 << 20)})
    assert server.http.post("/api/matches", content=large).status_code == 413


def test_a_match_can_be_played_on_from_a_ply(server: Server) -> None:
    match = finished()
    start = {"file": json.loads(match.save()), "ply": 6}
    bots = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "novice"}]
    new_table = server.create("gluex", seats=bots, start=start)
    [client] = server.players(new_table)
    with client:
        assert client.view["ply"] >= 6
        assert client.view["deal"] is None
        client.wait_for(lambda c: c.view["legal"])
        client.play(client.view["legal"][0])
        plies = [event["ply"] for event in client.events if event["type"] == "moved"]
        assert plies[0] == 7


def test_an_analysis_is_made_in_the_background(server: Server) -> None:
    new_table = server.http.post("/api/matches", content=finished().save()).json()
    path = f"/api/tables/{new_table['code']}/analysis?lang=de"
    first = server.http.get(path).json()
    assert first["status"] in ("waiting", "working")
    assert first["analysis"] is None
    assert len(finished_analysis(server, path)["moves"]) == first["count"]


def finished_analysis(server: Server, path: str) -> dict[str, Any]:
    """An analysis when it is done: an address may have only two under way."""
    *_, last = follow_analysis(server.http, path)
    analysis: dict[str, Any] = last["analysis"]
    return analysis


def test_the_match_file_proves_the_deal(server: Server) -> None:
    new_table = server.create("gluex")
    first, second = server.players(new_table)
    with first, second:
        promised = first.view["deal"]["commitment"]
        assert first.view["deal"]["seed"] is None
        first.ask("resign", seat=0)
    file = server.http.get(f"/api/tables/{new_table['code']}/match").json()
    assert commitment(file["seed"], file["deal"]["salt"]) == promised == file["deal"]["commitment"]
    spieltisch.verify(file)


def test_the_link_is_drawn_as_a_qr_code(server: Server) -> None:
    new_table = server.create("gluex")
    answer = server.http.get(f"/api/tables/{new_table['code']}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")


def test_wrong_paths_and_methods_are_named(server: Server) -> None:
    assert server.http.get("/api/nothing").json()["code"] == "no-such-page"
    assert server.http.delete("/api/tables").status_code == 405
    assert server.http.get("/nothing.js").status_code == 404
    for path in ("/api/%0d%0aX:1", "/%0d%0aX:1"):
        assert server.http.get(path).json()["code"] == "no-such-page"
    assert server.http.get("/t/whatever").headers["content-type"].startswith("text/html")
