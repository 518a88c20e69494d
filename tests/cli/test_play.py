"""`spieltisch play` with one person at the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

import spieltisch
from cli.conftest import SEQUENCE, Run
from cli.running import Watched, session
from cli.test_help import raw_keys
from spieltisch.cli.playing.keys import hints
from spieltisch.cli.playing.seats import Sitter
from spieltisch.engine.words import LANGUAGES, Language

ANNA, GREEDY, RANDOM = Sitter("Anna"), Sitter("greedy", "greedy"), Sitter("random", "random")
START = ("play", "sequence", "--seats", "human:Anna,random", "--seed", "7")


def logged(path: Path) -> list[str]:
    return [played.move for played in spieltisch.load(path).log]


# --- whole games ---------------------------------------------------------------------------------


def script(seed: int, choose: int, **options: str) -> tuple[list[str], spieltisch.Match]:
    """What somebody types in a whole game who plays the legal move of a certain number."""
    match = SEQUENCE.new(players=2, seed=seed, seats=["Anna", "greedy"], **options)
    typed: list[str] = []

    def lines() -> object:
        while not match.over:
            moves = match.legal(0)
            typed.append(moves[choose * len(match.log) % len(moves)])
            yield typed[-1]

    session(Watched(lines()), match, ANNA, GREEDY).run()  # type: ignore[arg-type]
    assert match.over
    return typed, match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_through_a_pipe(
    run: Run, tmp_path: Path, seed: int, language: Language
) -> None:
    typed, match = script(seed, choose=7)
    start = ("play", "sequence", "--seats", "human:Anna,greedy", "--seed", str(seed))
    ran = run(*start, "--save", "game.json", "--lang", language, typed="\n".join(typed))
    assert (ran.code, ran.err) == (0, "")
    assert logged(tmp_path / "game.json") == [played.move for played in match.log]
    assert "\x1b" not in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    assert raw_keys(ran.out) == set()
    winner = ["Anna", "greedy"][match.result.winners[0]]
    assert f"{winner} {'gewinnt' if language == 'de' else 'wins'}." in ran.out
    anna, greedy = (f"{points:g}" for points in match.result.points)
    assert f"Anna: {anna}, greedy: {greedy}." in ran.out
    assert run("verify", "game.json").code == 0


def test_a_whole_game_of_bots_is_told_and_saved(run: Run, tmp_path: Path) -> None:
    seats = ("--seats", "random,greedy,random")
    ran = run("play", "sequence", *seats, "--seed", "4", "--save", "bots.json")
    assert (ran.code, ran.err) == (0, "")
    match = spieltisch.verify(tmp_path / "bots.json")
    assert match.over
    assert match.seats == ("random 1", "greedy", "random 3")
    sentences = [line for line in ran.out.splitlines() if line.startswith(match.seats)]
    assert len(sentences) >= len(match.log)


@pytest.mark.parametrize("players", [3, 4, 6, 12])
def test_other_numbers_of_players_fit_80_columns(run: Run, players: int) -> None:
    seats = ",".join(["human:Anna"] + ["random"] * (players - 1))
    ran = run("play", "sequence", "--seats", seats, "--seed", "1", typed="l\nq\n\n")
    assert ran.code == 0
    assert max(len(line) for line in ran.out.splitlines()) <= 80


# --- what can be typed ---------------------------------------------------------------------------


def test_the_screen_shows_board_hand_keys_and_whose_move_it_is(run: Run) -> None:
    out = run(*START, typed="").out
    assert "random places a chip on" in out
    assert "Your hand:  4♥  Q♥  3♦  J♦  2♣  4♣  8♣" in out
    keys = "l moves   t hint   ? why not   u undo   s save   d discards   h help   r rules"
    assert f"\n{keys}\nq quit\n" in out
    assert "Anna, your move, such as 4H f5" in out


def test_the_example_is_written_as_the_board_and_l_write_it(run: Run) -> None:
    out = run(*START, "--lang", "de", typed="l\n").out
    assert "Anna, du bist dran, etwa mit 4♥ f5" in out
    assert "  4♥  f5 i8" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [30, 60, 79, 80, 81, 120])
def test_a_key_stays_beside_what_it_does_at_any_width(width: int, language: Language) -> None:
    match = SEQUENCE.new(players=2, seed=7, draw="manual", table_talk=True)
    terminal = Watched([], language, width)
    session(terminal, match, ANNA, RANDOM).run()
    lines = [line.rstrip() for line in terminal.screens[0].splitlines()]
    for pair in hints(terminal, match):
        assert any(" ".join(pair) in line.split("   ") for line in lines), pair


def test_only_one_hand_is_ever_on_the_screen() -> None:
    match = SEQUENCE.new(players=2, seed=7)
    terminal = Watched(["l", "h", "", "4H f5", "q", ""])
    session(terminal, match, ANNA, RANDOM).run()
    assert [screen.count("Your hand:") for screen in terminal.screens[:4]] == [1, 1, 1, 1]
    assert "random:" not in terminal.output


def test_l_lists_moves_by_card_and_shortens_long_lists(run: Run) -> None:
    out = run(*START, typed="l\n").out
    assert "  4H  f5 i8" in out
    assert "and 85 more" in out


@pytest.mark.parametrize("typed", ["l JD", "l jd", "l BK", "l J♦"])
def test_l_with_a_card_lists_all_its_moves_in_any_spelling(run: Run, typed: str) -> None:
    out = run(*START, typed=f"{typed}\n").out
    assert "more" not in out.split("> ")[1]
    assert "i10" in out.split("> ")[1]
    assert "QH" not in out.split("> ")[1]


def test_l_with_a_card_that_cannot_be_played_says_so(run: Run) -> None:
    assert "There is no legal move with “7H”" in run(*START, typed="l 7H\n").out


@pytest.mark.parametrize("typed", ["? 7H d6", "?7H d6", "7H d6"])
def test_an_illegal_move_is_explained_and_changes_nothing(run: Run, typed: str) -> None:
    out = run(*START, "--save", "game.json", typed=f"{typed}\n").out
    assert "You do not hold 7♥." in out
    assert len(logged(Path("game.json"))) == 1


def test_a_question_about_a_legal_move_does_not_play_it(run: Run) -> None:
    out = run(*START, "--save", "game.json", typed="? 4H f5\n?\n").out
    assert "This move is legal." in out
    assert "Type the move after the question mark." in out
    assert len(logged(Path("game.json"))) == 1


def test_what_is_no_move_is_told_with_examples(run: Run) -> None:
    assert "“hello” is not a move; moves look like" in run(*START, typed="hello\n").out


def test_a_cell_alone_is_enough_where_one_card_fits(run: Run, tmp_path: Path) -> None:
    run("play", "sequence", "--seats", "human,random", "--seed", "12", "--save", "g", typed="")
    match = spieltisch.load(tmp_path / "g")
    cells = [move.split()[-1] for move in match.legal(0)]
    unique = next(cell for cell in cells if cells.count(cell) == 1)
    run("play", "--load", "g", "--save", "g", typed=f"{unique.upper()}\n")
    assert logged(tmp_path / "g")[len(match.log)].endswith(f" {unique}")


def test_a_cell_alone_is_not_enough_where_several_cards_fit(run: Run) -> None:
    out = run(*START, "--save", "game.json", typed="d3\n").out
    assert "“d3” could be: 3D d3, JD d3; type the whole move." in out
    assert len(logged(Path("game.json"))) == 1


def test_a_card_alone_lists_where_it_can_go(run: Run) -> None:
    for number, typed in enumerate(("4♥", "4h", "4 H")):
        out = run(*START, "--save", f"{number}.json", typed=f"{typed}\n").out
        assert f"With “{typed}” you may play:\n  4H  f5 i8\n" in out
        assert "is not a move" not in out
        assert len(logged(Path(f"{number}.json"))) == 1
    assert "Mit „4♥“ kannst du spielen:" in run(*START, "--lang", "de", typed="4♥\n").out


def test_a_card_that_cannot_be_played_alone_is_no_move(run: Run) -> None:
    assert "“7H” is not a move" in run(*START, typed="7H\n").out


def test_h_tells_what_every_key_does_and_how_to_type(run: Run) -> None:
    out = run(*START, typed="h\n").out
    for key in (*"ludhrq", "? MOVE", "s FILE", "Enter"):
        assert f"\n  {key}  " in out
    assert "Enter   draws the table again" in out
    assert "the row alone is enough: c1-g1" in " ".join(out.split())
    assert "A move is a card and a cell" in out
    german = run(*START, "--lang", "de", typed="h\n").out
    assert "Ein Zug ist eine Karte und ein Feld" in german


def test_h_tells_of_waiting_and_of_the_moderator_only_where_they_mean_something(run: Run) -> None:
    plain = run(*START, typed="h\n").out
    talking = run(*START, "-o", "table_talk=on", "-o", "draw=manual", typed="4H f5\nh\n").out
    for key in "wm":
        assert f"\n  {key}  " not in plain
        assert f"\n  {key}  " in talking


def test_r_shows_the_handbook(run: Run) -> None:
    assert SEQUENCE.handbook("en").strip() in run(*START, typed="r\n").out


def test_enter_draws_the_table_again(run: Run) -> None:
    assert run(*START, typed="\n\n").out.count("Your hand:") == 3


def test_keys_that_have_no_meaning_now_say_so(run: Run) -> None:
    out = run(*START, typed="w\nm\nm talk blue\ns\n").out
    assert "There is nobody to wait for" in out
    assert "After the m, type what the moderator calls." in out
    assert "S12: table talk is not penalised in this match" in out
    assert "Type the file's name after the s." in out


# --- undo ----------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_decision_of_a_person(run: Run) -> None:
    run(*START, "--save", "game.json", typed="4H f5\nQH h2\nu\n")
    _, decided, _ = logged(Path("game.json"))
    assert decided == "4H f5"


def test_undo_and_the_same_move_give_the_same_answer_of_the_bot(run: Run) -> None:
    run(*START, "--save", "a.json", typed="4H f5\n")
    run(*START, "--save", "b.json", typed="4H f5\nu\nQH h2\nu\n4H f5\n")
    assert logged(Path("a.json")) == logged(Path("b.json"))


def test_undo_takes_nothing_back_before_a_person_has_decided(run: Run) -> None:
    out = run(*START, "--save", "game.json", typed="u\n").out
    assert "no person has made a move yet" in out
    assert len(logged(Path("game.json"))) == 1


# --- saving, loading, leaving --------------------------------------------------------------------


def test_s_saves_and_asks_before_it_replaces_another_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("precious", "utf-8")
    out = run(*START, typed="s old.json\nn\ns new.json\ns\nq\n").out
    assert "old.json already exists. Replace it? (y/n)" in out
    assert (tmp_path / "old.json").read_text("utf-8") == "precious"
    assert out.count("Saved to new.json.") == 2
    assert len(logged(tmp_path / "new.json")) == 1


@pytest.mark.parametrize(
    ("typed", "name"),
    [("kept", "kept.json"), ("4H f5", "4H f5.json"), ("kept.txt", "kept.txt"), (".k", ".k.json")],
)
def test_a_name_without_an_ending_gets_one(run: Run, tmp_path: Path, typed: str, name: str) -> None:
    for lines in (f"s {typed}\n", f"q\n{typed}\n"):
        assert f"Saved to {name}." in run(*START, typed=lines).out
        assert [path.name for path in tmp_path.iterdir()] == [name]
        (tmp_path / name).unlink()


def test_a_device_gets_no_ending(run: Run) -> None:
    assert "Saved to /dev/null." in run(*START, typed="s /dev/null\ny\n").out


def test_s_replaces_a_file_if_asked_to(run: Run, tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("worthless", "utf-8")
    run(*START, "--lang", "de", typed="s old.json\nj\n")
    assert len(logged(tmp_path / "old.json")) == 1


@pytest.mark.parametrize("name", ["no/where.json", ".", "x" * 300, "a\0b", "~nobody-here/x"])
def test_a_file_that_cannot_be_written_is_told(run: Run, name: str) -> None:
    ran = run(*START, typed=f"s {name}\ny\n")
    assert ran.code == 0
    assert "Not saved:" in ran.out


def test_saving_leaves_nothing_but_the_file(run: Run, tmp_path: Path) -> None:
    run(*START, "--save", "game.json", typed="4H f5\nQH h2\ns other.json\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json", "other.json"]


def test_a_failed_save_leaves_what_was_saved_before(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*START, "--save", "game.json", typed="4H f5\n")
    before = (tmp_path / "game.json").read_text("utf-8")

    def fail(self: Path, data: bytes) -> None:
        with self.open("wb") as file:
            file.write(data[:9])
        raise OSError

    monkeypatch.setattr(Path, "write_bytes", fail)
    out = run("play", "--load", "game.json", typed="s game.json\ny\n").out
    assert "Not saved:" in out
    assert (tmp_path / "game.json").read_text("utf-8") == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_device_is_written_to_not_replaced(run: Run) -> None:
    assert run(*START, "--save", "/dev/null", typed="4H f5\n").code == 0
    assert not Path("/dev/null").is_file()


def test_q_offers_to_save(run: Run, tmp_path: Path) -> None:
    out = run(*START, typed="q\nno/where.json\nkept.json\n").out
    assert out.count("Save the match?") == 2
    assert "You have left the table." in out
    assert len(logged(tmp_path / "kept.json")) == 1


def test_an_answer_that_never_comes_is_a_no(run: Run, tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("precious", "utf-8")
    typed, _ = script(1, choose=7)
    start = ("play", "sequence", "--seats", "human:Anna,greedy", "--seed", "1")
    for last in (["q", "old.json"], [*typed, "old.json"]):
        ran = run(*start, typed="\n".join(last))
        assert (ran.code, ran.err) == (0, "")
    assert (tmp_path / "old.json").read_text("utf-8") == "precious"


def test_q_without_a_name_leaves_without_saving(run: Run, tmp_path: Path) -> None:
    assert run(*START, typed="q\n\n").code == 0
    assert list(tmp_path.iterdir()) == []


def test_the_end_of_the_input_leaves_the_table(run: Run) -> None:
    ran = run(*START, typed="4H f5\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("You have left the table.\n")


def test_a_saved_match_goes_on_with_the_same_players(run: Run, tmp_path: Path) -> None:
    run(*START, "--save", "game.json", typed="4H f5\n")
    before = logged(tmp_path / "game.json")
    out = run("play", "--load", "game.json", "--save", "more.json", typed="QH h2\n").out
    assert "Anna, your move" in out
    assert "random places" in out
    assert logged(tmp_path / "more.json")[: len(before)] == before
    assert len(logged(tmp_path / "more.json")) == len(before) + 2


def test_a_saved_match_goes_on_with_other_players(run: Run, tmp_path: Path) -> None:
    run(*START, "--save", "game.json", typed="")
    run("play", "sequence", "--load", "game.json", "--seats", "greedy,random", "--save", "end.json")
    assert spieltisch.load(tmp_path / "end.json").over
    assert spieltisch.load(tmp_path / "end.json").seats == ("greedy", "random")


def test_a_match_without_names_is_played_by_a_person_and_bots(
    run: Run, files: dict[str, Path]
) -> None:
    out = run("play", "--load", files["begun"], typed="").out
    assert "Player 1, your move" in out
    assert "casual" in out


def test_a_finished_match_shows_its_end(run: Run, files: dict[str, Path]) -> None:
    ran = run("play", "--load", files["finished"], typed="")
    assert ran.code == 0
    assert "wins." in ran.out
    assert "your move" not in ran.out


def test_the_end_offers_to_save(run: Run, tmp_path: Path) -> None:
    typed, _ = script(1, choose=7)
    start = ("play", "sequence", "--seats", "human:Anna,greedy", "--seed", "1")
    out = run(*start, typed="\n".join([*typed, "kept.json", ""])).out
    assert "sequences" in out
    assert "Saved to kept.json." in out
    assert spieltisch.verify(tmp_path / "kept.json").over
