"""Matches in words, for players that read and write."""

import subprocess
import sys
from pathlib import Path

import pytest

import spieltisch
from spieltisch import envs
from spieltisch.engine.errors import BadOption, BadPlayers, BadSeat, MatchIsOver
from spieltisch.engine.words import LANGUAGES, Language
from spieltisch.envs.setting import NotDealt

ROOT = Path(__file__).resolve().parents[2]

#: A program that thinks aloud, errs once in a while, and plays the first legal move.
STUB = """
import sys
lines = sys.stdin.read().splitlines()
first = next(k for k, line in enumerate(lines) if line.startswith("Legal moves"))
refused = lines[0].startswith("That was not played")
print("Let me think: maybe the corner.")
print(lines[first + 1] if refused or len(lines) % 3 else "my queen to b9")
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players"), [("sequence", 3), ("labyrinth", 1), ("gluex", 2), ("glow", 2)]
)
def test_a_match_is_played_to_its_end_in_words(game: str, players: int, language: Language) -> None:
    options = {"turn_limit": 30} if game == "labyrinth" else {}
    table = envs.text(game, players, opponents="random", language=language, **options)
    prompt = table.reset(seed=5)
    assert all(move in prompt for move in table.legal)
    for _ in range(1000):
        verdict = table.step(table.legal[-1])
        assert verdict.is_legal
        if verdict.is_over:
            break
    assert verdict.reward in (-1.0, 0.0, 1.0)
    assert table.legal == []
    with pytest.raises(MatchIsOver):
        table.step("pass")


def test_a_refused_move_changes_nothing_and_is_explained() -> None:
    table = envs.text("sequence", seat=1)
    before = table.reset(seed=7)
    verdict = table.step("pass")
    assert not verdict.is_legal
    assert "S3" in verdict.text or "may pass only" in verdict.text
    assert verdict.prompt == before
    assert not table.step("my queen to b9").is_legal


def test_the_budget_counts_every_attempt() -> None:
    table = envs.text("sequence", budget=2)
    table.reset(seed=7)
    assert not table.step("nonsense").is_stopped
    assert table.step(table.legal[0]).is_stopped
    with pytest.raises(MatchIsOver):
        table.step("nonsense")
    with pytest.raises(BadOption):
        envs.text("sequence", budget=0)


def test_before_the_first_reset_there_is_no_match() -> None:
    table = envs.text("sequence")
    with pytest.raises(NotDealt, match="reset"):
        table.step("pass")
    with pytest.raises(NotDealt):
        table.transcript()


def test_one_name_is_for_all_opponents_and_others_are_as_many_as_seats() -> None:
    for opponents in ("greedy", ["greedy"], ["greedy"] * 3):
        assert envs.text("gluex", 3, opponents=opponents).reset(seed=1)
    with pytest.raises(BadPlayers):
        envs.text("gluex", 3, opponents=["greedy"] * 2)
    with pytest.raises(BadSeat):
        envs.text("gluex", 3, seat=3)


def test_the_same_seed_gives_the_same_match() -> None:
    runs = []
    for _ in range(2):
        table = envs.text("glow", 2, opponents="greedy")
        texts = [table.reset(seed=3)]
        texts += [table.step(table.legal[0]).prompt for _ in range(10)]
        runs.append(texts)
    assert runs[0] == runs[1]


def test_a_choice_that_is_still_secret_is_not_told() -> None:
    """A20: the start sides of Glüx are shown when all have chosen theirs."""
    table = envs.text("gluex", 2, opponents="greedy", seat=1)
    prompt = table.reset(seed=3)
    assert "has made a choice that is still secret" in prompt


def test_a_program_plays_by_reading_and_writing(tmp_path: Path) -> None:
    stub, out = tmp_path / "stub.py", tmp_path / "match.json"
    stub.write_text(STUB, encoding="utf-8")
    script = ROOT / "examples" / "language_model.py"
    command = [sys.executable, str(script), "sequence", "--seed", "7", "--out", str(out)]
    command += ["--budget", "12", "--", sys.executable, "-S", str(stub)]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert run.stdout.count("Played: Seat 1") > 3
    assert run.stdout.count("That was not played") > 0
    match = spieltisch.load(out)
    assert match.seed == 7
    assert match.ply > 6
