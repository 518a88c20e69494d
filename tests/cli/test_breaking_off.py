"""Ctrl-D and Ctrl-C at the table: what was played is kept, and where is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import spieltisch
from cli.conftest import SEQUENCE, Run
from cli.running import STYLES, Watched, session
from cli.test_sharing import OUT_OF_IT
from spieltisch.cli.playing.seats import Sitter
from spieltisch.cli.playing.session import Session
from spieltisch.engine.words import LANGUAGES, Language

ANNA, RANDOM = Sitter("Anna"), Sitter("random", "random")
START = ("play", "sequence", "--seats", "human:Anna,random", "--seed", "7")
NAME = re.compile(r"spieltisch-sequence-\d{4}-\d\d-\d\d-\d{6}(-\d)?\.json")


def interrupted(*lines: str) -> Iterator[str]:
    """Somebody who types these lines and then Ctrl-C."""
    yield from lines
    raise KeyboardInterrupt


def only_file(folder: Path) -> Path:
    [path] = folder.iterdir()
    return path


def moves(path: Path) -> list[str]:
    return [played.move for played in spieltisch.load(path).log]


@pytest.mark.parametrize(("language", "word"), [("en", "not lost"), ("de", "nicht verloren")])
def test_the_end_of_the_input_saves_and_says_where(
    run: Run, tmp_path: Path, language: Language, word: str
) -> None:
    ran = run(*START, "--lang", language, typed="4H f5\n")
    file = only_file(tmp_path)
    assert (ran.code, ran.err) == (0, "")
    assert NAME.fullmatch(file.name)
    assert moves(file)[1] == "4H f5"
    assert word in ran.out
    assert f"spieltisch play --load {file.name}\n" in ran.out
    assert run("verify", file).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_ctrl_c_saves_says_where_and_goes_on_up(tmp_path: Path, language: Language) -> None:
    terminal = Watched(interrupted("4H f5"), language)
    match = SEQUENCE.new(players=2, seed=7)
    with pytest.raises(KeyboardInterrupt):
        session(terminal, match, ANNA, RANDOM).run()
    file = only_file(tmp_path)
    assert moves(file) == [played.move for played in match.log]
    assert file.name in terminal.output


def test_nothing_is_saved_where_no_person_has_played(run: Run, tmp_path: Path) -> None:
    out = run(*START, typed="l\n").out
    assert "saved" not in out
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_saved_twice(run: Run, tmp_path: Path) -> None:
    out = run(*START, typed="4H f5\ns kept.json\n").out
    assert only_file(tmp_path).name == "kept.json"
    assert "not lost" not in out


def test_a_file_saved_by_hand_stays_as_it_was(run: Run, tmp_path: Path) -> None:
    run(*START, typed="4H f5\ns kept.json\nQH h2\n")
    lengths = {NAME.fullmatch(path.name) is None: len(moves(path)) for path in tmp_path.iterdir()}
    assert lengths == {True: 3, False: 5}


def test_the_file_of_the_command_line_is_named_again(run: Run, tmp_path: Path) -> None:
    out = run(*START, "--save", "game.json", typed="4H f5\n").out
    assert out.endswith("Saved to game.json.\nYou have left the table.\n")
    assert only_file(tmp_path).name == "game.json"


def test_another_file_takes_what_the_one_of_the_command_line_could_not(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()

    def typing() -> Iterator[str]:
        (folder / "game.json").unlink()
        folder.rmdir()
        yield "4H f5"

    terminal = Watched(typing())
    match = SEQUENCE.new(players=2, seed=7, seats=["Anna", "random"])
    Session(terminal, match, [ANNA, RANDOM], folder / "game.json").run()
    assert "Not saved:" in terminal.output
    assert NAME.fullmatch(only_file(tmp_path).name)


def test_two_games_broken_off_in_the_same_second_are_both_kept(run: Run, tmp_path: Path) -> None:
    for _ in range(3):
        run(*START, typed="4H f5\n")
    assert len(list(tmp_path.iterdir())) == 3


def test_a_folder_that_takes_no_file_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_match: spieltisch.Match, _path: Path) -> None:
        raise OSError

    monkeypatch.setattr(spieltisch.Match, "save", fail)
    ran = run(*START, typed="4H f5\n")
    assert ran.code == 0
    assert "Not saved:" in ran.out
    assert "not lost" not in ran.out


@pytest.mark.parametrize("breaks_off", [False, True])
def test_nothing_hidden_is_printed_where_several_share_the_screen(
    tmp_path: Path, breaks_off: bool
) -> None:
    lines = ("", "9S b7", "")
    terminal = Watched(interrupted(*lines) if breaks_off else lines)
    match = SEQUENCE.new(players=2, seed=7)
    try:
        session(terminal, match).run()
    except KeyboardInterrupt:
        assert breaks_off
    after = STYLES.sub("", terminal.output.partition(OUT_OF_IT)[2])
    name = only_file(tmp_path).name
    message = f"Your game is not lost: it is saved in {name}. "
    message += f"Resume: spieltisch play --load {name}"
    assert " ".join(after.split()) == message + ("" if breaks_off else " You have left the table.")
