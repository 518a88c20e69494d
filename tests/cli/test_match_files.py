"""`legal`, `explain`, `verify` and `replay`: commands about a match file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import spieltisch
from cli.conftest import Run
from cli.shapes import shape
from cli.test_help import raw_keys
from spieltisch.engine.matchfile import commitment, write
from spieltisch.engine.words import LANGUAGES

Files = dict[str, Path]


# --- legal ---------------------------------------------------------------------------------------


def test_legal_lists_the_moves_of_whoever_may_act(run: Run, files: Files) -> None:
    ran = run("legal", files["begun"])
    assert (ran.code, ran.err) == (0, "")
    heading, *groups = ran.out.splitlines()
    match = spieltisch.load(files["begun"])
    assert heading == f"Legal moves of Player 1: {len(match.legal())}"
    listed = [f"{line.split()[0]} {cell}" for line in groups for cell in line.split()[1:]]
    assert sorted(listed[:12]) == sorted(move for move in match.legal() if "J" not in move)


def test_legal_in_german_uses_german_notation(run: Run, files: Files) -> None:
    ran = run("legal", files["begun"], "--lang", "de")
    assert "Erlaubte Züge von Spieler 1" in ran.out
    assert "B♦" in ran.out
    assert raw_keys(ran.out) == set()


def test_legal_looks_back_with_ply(run: Run, files: Files) -> None:
    output = json.loads(run("legal", files["begun"], "--ply", "0", "--json").out)
    assert output["ply"] == 0
    assert output["legal"][0]["seat"] == 1
    assert "9S b7" in output["legal"][0]["moves"]


def test_legal_lists_everybody_where_several_may_act(run: Run, files: Files) -> None:
    output = json.loads(run("legal", files["waiting"], "--json").out)
    match = spieltisch.load(files["waiting"])
    assert [entry["seat"] for entry in output["legal"]] == list(match.actors)
    assert len(match.actors) == 2
    text = run("legal", files["waiting"]).out
    assert text.count("Legal moves of") == 2


def test_legal_of_one_player_or_the_moderator(run: Run, files: Files) -> None:
    seat = spieltisch.load(files["waiting"]).log[0].seat
    assert isinstance(seat, int)
    one = json.loads(run("legal", files["waiting"], "--as", str(seat + 1), "--json").out)
    assert one["legal"] == [{"seat": seat, "moves": ["draw"]}]
    moderator = json.loads(run("legal", files["waiting"], "--as", "moderator", "--json").out)
    assert moderator["legal"][0]["moves"] == ["talk blue", "talk green", "talk red"]
    assert "gerede" in run("legal", files["waiting"], "--as", "Spielleiter", "--lang", "de").out


def test_legal_says_that_a_match_is_over(run: Run, files: Files) -> None:
    assert run("legal", files["finished"]).out == "The match is over.\n"
    assert run("legal", files["finished"], "--lang", "de").out == "Die Partie ist zu Ende.\n"


def test_legal_names_a_player_who_may_not_act(run: Run, files: Files) -> None:
    assert "Player 2 may not act now." in run("legal", files["begun"], "--as", "2").out


def test_legal_json_keeps_its_shape(run: Run, files: Files) -> None:
    assert shape(json.loads(run("legal", files["begun"], "--json").out)) == {
        "game": "str",
        "ply": "int",
        "over": "bool",
        "legal": [{"seat": "int", "moves": ["str"]}],
    }


# --- explain -------------------------------------------------------------------------------------


def test_explain_tells_a_legal_move_by_exit_code_0(run: Run, files: Files) -> None:
    ran = run("explain", files["begun"], "QH", "h2")
    assert (ran.code, ran.out, ran.err) == (0, "This move is legal.\n", "")


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        ("pass", "S3: you may pass only when", "S3: Passen darfst du nur"),
        ("7H d6", "You do not hold 7♥.", "7♥ hast du nicht auf der Hand."),
        ("7H d7", "its cells are i5, d6.", "die Felder dieser Karte sind i5, d6."),
        ("draw", "S11: you have no open draw", "S11: Für dich ist kein Ziehen offen"),
    ],
)
def test_explain_tells_an_illegal_move_by_exit_code_1(
    run: Run, files: Files, move: str, english: str, german: str
) -> None:
    ran = run("explain", files["begun"], *move.split())
    assert (ran.code, ran.err) == (1, "")
    assert english in ran.out
    ran = run("explain", files["begun"], move, "--lang", "de")
    assert ran.code == 1
    assert german in ran.out


def test_explain_for_another_player_and_another_moment(run: Run, files: Files) -> None:
    ran = run("explain", files["begun"], "9S", "b7", "--as", "2")
    assert (ran.code, ran.out) == (1, "It is player 1's turn.\n")
    assert run("explain", files["begun"], "9S", "b7", "--ply", "0").code == 0


def test_explain_knows_the_names_in_a_file(run: Run, files: Files) -> None:
    first = spieltisch.load(files["finished"]).log[0]
    name = ["Anna", "Ben"][int(first.seat)]
    assert run("explain", files["finished"], first.move, "--ply", "0", "--as", name).code == 0


def test_explain_says_that_a_match_is_over(run: Run, files: Files) -> None:
    ran = run("explain", files["finished"], "pass")
    assert (ran.code, ran.out) == (1, "The game is over.\n")


def test_explain_json_keeps_its_shape(run: Run, files: Files) -> None:
    ran = run("explain", files["begun"], "pass", "--json")
    assert ran.code == 1
    report = json.loads(ran.out)
    assert (report["legal"], report["rule"], report["seat"], report["move"]) == (
        False,
        "S3",
        0,
        "pass",
    )
    assert list(report) == ["ply", "seat", "move", "legal", "rule", "text"]


# --- verify --------------------------------------------------------------------------------------


def test_verify_says_that_a_match_is_sound(run: Run, files: Files) -> None:
    finished = spieltisch.load(files["finished"])
    winner = ["Anna", "Ben"][finished.result.winners[0]]
    ran = run("verify", files["finished"])
    moves = len(finished.log)
    assert ran.code == 0
    sound, won, points = ran.out.splitlines()
    assert sound == f"Sound: a match of Sequence, {moves} moves, all by the rules."
    assert won == f"{winner} wins."
    assert points.startswith("Points: Anna: ")
    assert "In Ordnung" in run("verify", files["finished"], "--lang", "de").out
    assert "It is not finished yet." in run("verify", files["begun"]).out


def test_verify_says_that_the_deal_fits_and_names_bots_by_their_level(
    run: Run, tmp_path: Path
) -> None:
    match = spieltisch.game("gluex").new(players=2, seed=3, seats=["Anna", "casual"])
    while not match.over:
        seat = match.actors[0]
        match.play(match.legal(seat)[0], seat)
    file = tmp_path / "table.json"
    file.write_text(write(match, salt="5a17"), "utf-8")
    ran = run("verify", file)
    assert (ran.code, ran.err) == (0, "")
    promised = commitment(3, "5a17")
    report = f"The deal fits the commitment that was shown before the first move: {promised}."
    assert report in " ".join(ran.out.split())
    assert "Bot (Casual): " in ran.out
    assert json.loads(run("verify", file, "--json").out)["commitment"] == promised
    assert "Bot (Hobbyspieler): " in run("verify", file, "--lang", "de").out


@pytest.mark.parametrize("name", ["broken", "foreign", "other", "illegal", "changed"])
def test_verify_fails_for_what_is_not_sound(run: Run, files: Files, name: str) -> None:
    ran = run("verify", files[name])
    assert (ran.code, ran.out) == (1, "")
    assert len(ran.err.splitlines()) == 1
    report = run("verify", files[name], "--json")
    assert report.code == 1
    assert list(json.loads(report.out)) == ["sound", "error", "text"]
    assert json.loads(report.out)["error"] == "BadMatchFile"


def test_verify_json_keeps_its_shape(run: Run, files: Files) -> None:
    assert shape(json.loads(run("verify", files["finished"], "--json").out)) == {
        "sound": "bool",
        "game": "str",
        "players": "int",
        "moves": "int",
        "commitment": "NoneType",
        "over": "bool",
        "points": ["float"],
        "opponents": {},
        "winners": ["int"],
    }


# --- replay --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_in_a_pipe_tells_all_moves_and_shows_the_end(
    run: Run, files: Files, language: str
) -> None:
    ran = run("replay", files["finished"], "--lang", language)
    match = spieltisch.load(files["finished"])
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    for ply in range(1, len(match.log) + 1):
        assert lines[ply - 1].split()[0] == str(ply)
    assert "\x1b" not in ran.out
    assert raw_keys(ran.out) == set()
    assert lines[-2] in ("Anna wins.", "Ben wins.", "Anna gewinnt.", "Ben gewinnt.")
    anna, ben = (f"{points:g}" for points in match.result.points)
    assert lines[-1].endswith(f": Anna: {anna}, Ben: {ben}.")


def test_replay_shows_one_moment(run: Run, files: Files) -> None:
    out = run("replay", files["begun"], "--ply", "1").out
    assert out.startswith("Ply 1 of 3\nPlayer 2 places a chip on b7 with 9♠.\n")
    assert "[ 9♠g]" in out
    assert run("replay", files["begun"], "--ply", "0").out.startswith("Ply 0 of 3\n     a")


def test_replay_looks_through_the_eyes_of_one_player(run: Run, files: Files) -> None:
    match = spieltisch.load(files["begun"])
    for seat in range(2):
        scene = json.loads(run("replay", files["begun"], "--as", str(seat + 1), "--json").out)
        assert scene == json.loads(json.dumps(match.scene(seat)))
    assert json.loads(run("replay", files["begun"], "--json").out)["viewer"] is None


def test_replay_hides_hands_until_the_match_is_over(run: Run, files: Files) -> None:
    assert "Your hand" not in run("replay", files["begun"]).out
    output = run("replay", files["begun"], "--as", "1").out
    assert "Your hand" in output
    everybody = run("replay", files["finished"], "--ply", "3").out
    assert "Anna:" in everybody
    assert "Ben:" in everybody
    spectator = run("replay", files["finished"], "--ply", "3", "--as", "zuschauer").out
    assert "Anna:" not in spectator


def test_replay_names_are_cleaned_of_signs_that_steer_a_terminal(run: Run, tmp_path: Path) -> None:
    match = spieltisch.game("sequence").new(players=2, seed=7, seats=["An\x1b[2Jna", "Ben"])
    match.save(tmp_path / "match.json")
    assert "\x1b" not in run("replay", "match.json").out
