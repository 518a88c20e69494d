"""Studies: the same figures however they are played, and what is said of them."""

import re
from pathlib import Path
from typing import Any

import duckdb
import numpy as np
import pytest
from numpy.typing import NDArray

import spieltisch
from spieltisch.engine.errors import BadOption, BadPlayers, UnknownBot, UnknownGame
from spieltisch.engine.words import LANGUAGES, Language
from spieltisch.lab import BadStudy, Run, Study
from spieltisch.lab.causes import causes, worths
from spieltisch.lab.chapters import CHAPTERS, chapters
from spieltisch.lab.figures import figures
from spieltisch.lab.playing import Games, Table
from spieltisch.lab.report import page, table
from spieltisch.lab.running import Threads
from spieltisch.lab.study import Cell, Kind
from spieltisch.lab.sums import ElementSums, Luck, Measure, Sums
from spieltisch.lab.telling import Teller

SMALL = {
    "game": "labyrinth",
    "games": 2000,
    "players": [2],
    "bots": ["greedy", "random"],
    "vary": {"turn_limit": [12, 4]},
}


def tell(run: Run, language: Language = "en") -> Teller:
    totals = run.totals()
    return Teller(run.study, totals, figures(run.study, totals), language)


def played(data: dict[str, Any], folder: Path, threads: int = 1) -> Run:
    run = Run(Study.of(data), folder, Threads(threads))
    run.run()
    return run


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return played(SMALL, tmp_path_factory.mktemp("small"))


def parts_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted((folder / "games").iterdir())}


def test_a_study_gives_the_same_parts_on_any_number_of_threads_and_when_broken_off(
    small: Run, tmp_path: Path
) -> None:
    played(SMALL, tmp_path / "threads", threads=2)
    assert parts_in(tmp_path / "threads") == parts_in(small.folder)
    played({**SMALL, "games": 1000}, tmp_path / "broken").close()
    (tmp_path / "broken" / "games" / "000001.parquet.part").write_bytes(b"PAR1")  # power went off
    run = played(SMALL, tmp_path / "broken")
    assert parts_in(tmp_path / "broken") == parts_in(small.folder)
    assert figures(run.study, run.totals()) == figures(small.study, small.totals())


def sums_of(run: Run, bot: str, variant: int = 0, kind: Kind = Kind.ALIKE) -> Sums:
    [players] = run.study.players
    return run.totals()[run.study.cells.index(Cell(variant, players, bot, kind))]


def test_the_figures_are_those_of_simulations(small: Run) -> None:
    game = spieltisch.game("labyrinth")
    simulated = game.simulate(2000, 2, ["greedy", "greedy"], seed=1, turn_limit=4)
    own = sums_of(small, "greedy", variant=1)
    wins = simulated.in_turn_order(simulated.winners / simulated.winners.sum(axis=1)[:, None])
    assert own.measures[Measure.FIRST].values == pytest.approx(float(wins[:, 0].sum()))
    assert own.measures[Measure.LENGTH].values == simulated.actions.sum()
    assert sum(own.places) == pytest.approx(2000)


def test_whoever_wants_to_know_more_asks_duckdb(small: Run) -> None:
    rows = duckdb.connect().execute(
        f"SELECT count(*), sum(actions) FROM '{small.folder}/games/*.parquet' WHERE cell = 0"
    )
    assert rows.fetchall() == [(2000, sums_of(small, "greedy").measures[Measure.LENGTH].values)]


def test_variants_are_compared_deal_by_deal(small: Run) -> None:
    study, seed = small.study, small.study.seed
    lengths = [
        Table(study.game, 2, study.options(variant, 2), seed)
        .line_up(["greedy"] * 2)(0, 2000)
        .courses["actions"]
        for variant in range(2)
    ]
    change = next(
        figure.change
        for figure in figures(study, small.totals())
        if figure.cell.variant == 1 and figure.measure is Measure.LENGTH
    )
    assert change is not None
    gaps = lengths[1] - lengths[0]
    assert change.value == pytest.approx(gaps.mean())
    half = 1.959964 * gaps.std(ddof=1) / np.sqrt(len(gaps))
    assert change.high - change.value == pytest.approx(half)
    assert change.is_seen


def test_a_variant_that_changes_nothing_is_not_said_to(tmp_path: Path) -> None:
    """Two studies in one: the same options twice, under the same seeds."""
    data = {**SMALL, "games": 1000, "bots": ["random"], "vary": {"turn_limit": [9, 9]}}
    changes = [figure.change for figure in tell(played(data, tmp_path)).figures if figure.change]
    assert changes
    assert all(change.value == 0 and not change.is_seen for change in changes)


def test_everybody_is_told_of_in_turn_order_and_shared_victories_are_counted(
    tmp_path: Path,
) -> None:
    run = played({**SMALL, "players": 3, "bots": ["random"], "games": 1000}, tmp_path)
    [sentence] = [s for s in tell(run).paragraphs("turns")[0].texts if "turn order" in s]
    assert sentence.count(" to ") == 3
    assert any("by seat" in text for text in tell(run).paragraphs("turns")[0].texts)
    assert sum(sums_of(run, "random").seats) == pytest.approx(1000)
    simulated = run.study.game.simulate(1000, 3, ["random"], seed=1, turn_limit=12)
    several = int((simulated.winners.sum(axis=1) > 1).sum())
    assert sums_of(run, "random").measures[Measure.SHARED].values == several > 0


def test_bots_that_think_play_too_and_the_same_again(tmp_path: Path) -> None:
    data = {"game": "gluex", "games": 100, "bots": ["search@2", "random"]}
    study = Study.of(data)
    assert (study.block, study.blocks) == (10, 10)
    table = Table(study.game, 2, study.options(0, 2), 7)
    play = table.line_up(["search@2", "random"])
    courses = play(3, 2).courses
    assert courses["finished"].all()
    assert courses["watched"].all()
    assert courses.tobytes() == np.concatenate([play(3, 1).courses, play(4, 1).courses]).tobytes()
    compiled = table.line_up(["random", "random"])(3, 2)
    assert courses["first"].tolist() == compiled.courses["first"].tolist()  # the same deals


def test_who_plays_alone_has_a_share_and_no_fair_one(tmp_path: Path) -> None:
    run = played({"game": "glow", "games": 1000, "players": 1}, tmp_path)
    teller = tell(run)
    assert all(figure.unfair is None for figure in teller.figures)
    assert "greedy wins" in teller.paragraphs("turns")[0].texts[0]
    assert {cell.kind for cell in run.study.cells} == {Kind.ALIKE, Kind.RESTRICTED}
    assert "luck" in {chapter.key for chapter in chapters(teller)}
    assert not {"leads", "draws", "ladder"} & {chapter.key for chapter in chapters(teller)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_answers_twelve_questions_in_both_languages(
    small: Run, language: Language
) -> None:
    teller = tell(small, language)
    told_of, text = chapters(teller), page(teller)
    assert [chapter.key for chapter in told_of] == list(CHAPTERS)
    assert len(told_of) == 12
    for chapter in told_of:
        assert chapter.plot.startswith("<svg")
        assert all(paragraph.texts for paragraph in chapter.paragraphs)
        assert chapter.table.rows
        assert all(len(row) == len(chapter.table.columns) for row in chapter.table.rows)
        assert {bot for bot in small.study.bots if any(bot in row[0] for row in chapter.table.rows)}
    assert text.count("<section") == 12
    assert "{" not in text.partition("</style>")[2]
    assert not re.search(r"\bnan\b", text)


def test_long_values_are_told_of_by_the_names_that_they_were_given(tmp_path: Path) -> None:
    mixes = {"no walls": "straight=12 corner=14", "a wall": "wall=1 straight=12 corner=14"}
    vary = {"tiles": mixes, "turn_limit": [4]}
    data = {**SMALL, "games": 1000, "vary": vary, "options": {"board": "random"}}
    run = played(data, tmp_path)
    names = ["tiles=no walls, turn_limit=4", "tiles=a wall, turn_limit=4"]
    assert [variant.name for variant in run.study.variants] == names
    assert run.study.variants[1].options["tiles"] == mixes["a wall"]
    glance = tell(run).glance()
    assert [row[0] for row in glance.rows] == [f"{name} · greedy" for name in names]
    assert page(tell(run)).count("straight=12") == 0


def test_what_is_always_the_same_is_said_so_and_who_plays_alone_has_nobody_behind(
    tmp_path: Path,
) -> None:
    always = played({**SMALL, "bots": ["random"], "games": 1000}, tmp_path / "always")
    texts = tell(always).paragraphs("length")[0].texts
    assert texts[0] == "With random every game takes 24 moves."
    alone = tell(played({"game": "glow", "games": 1000, "players": 1}, tmp_path / "alone"))
    [margins] = [chapter for chapter in chapters(alone) if chapter.key == "margins"]
    assert margins.title == "Points by source"
    assert "ahead" not in "".join(margins.paragraphs[0].texts)


def test_all_figures_are_in_the_table(small: Run) -> None:
    lines = table(tell(small)).splitlines()
    assert len(lines) == 1 + 2 * (13 + 13 + 1)
    assert lines[0].startswith("variant,players,bots,measure,deals,mean")
    assert any("greedy vs random,skill" in line for line in lines)


def test_luck_and_skill_are_told_apart() -> None:
    chance = np.random.default_rng(1)
    deals = chance.choice([0.0, 1.0], 5000)

    def shares_of(won: NDArray[np.float64]) -> tuple[float, float, float]:
        luck = Luck.blank(1, 2)
        luck.add(0, won[:, None, :])
        shares = causes(luck)
        assert shares is not None
        return shares.skill.mean, shares.deal.mean, shares.rest.mean

    same = np.stack([deals, deals], axis=1)
    better = np.tile([1.0, 0.0], (5000, 1))
    noise = chance.choice([0.0, 1.0], (5000, 2))
    assert shares_of(same) == pytest.approx((0, 1, 0), abs=0.01)
    assert shares_of(better) == pytest.approx((1, 0, 0), abs=0.01)
    assert shares_of(noise) == pytest.approx((0, 0, 1), abs=0.04)


def test_what_is_dealt_is_worth_what_it_wins_and_a_ban_costs_what_it_loses() -> None:
    """Who is dealt the first of two elements wins twice as often as others do."""
    chance, sums = np.random.default_rng(2), ElementSums.blank(2, 2)
    hands = np.zeros((4000, 2, 2), np.float32)
    holder = chance.integers(2, size=4000)
    hands[np.arange(4000), holder, 0] = 1
    hands[np.arange(4000), chance.integers(2, size=4000), 1] = 1
    winner = np.where(chance.random(4000) < 2 / 3, holder, 1 - holder)
    won = np.eye(2)[winner]
    games = Games(np.zeros(4000, [("watched", int)]), hands, np.zeros((4000, 2), np.int16), hands)
    sums.add_games(games, won)
    sums.add_bans(0, [0, 1], np.tile([-0.25, 0.0], 2000))
    precious, plain = worths([0, 1], sums, sums)
    assert precious.dealt is not None
    assert plain.dealt is not None
    assert precious.dealt.value == pytest.approx(1 / 3, abs=0.03)
    assert precious.dealt.is_seen
    assert not plain.dealt.is_seen
    assert precious.forbidden is not None
    assert precious.forbidden.value == -0.25


@pytest.mark.parametrize("name", ["sequence", "labyrinth", "gluex", "glow"])
def test_points_are_the_sum_of_their_sources_and_nobody_uses_what_is_forbidden(name: str) -> None:
    game = spieltisch.game(name)
    options = game.checked_options(2, {"turn_limit": 20} if name == "labyrinth" else {})
    table = Table(game, 2, options, 1)
    games = table.line_up(["random"] * 2)(0, 240)
    assert np.allclose(games.earned.sum(axis=2), games.courses["points"][:, :2])
    assert game.composition is not None
    known = game.composition.names(2, options)
    used = np.flatnonzero(games.uses.sum(axis=0))
    assert set(used.tolist()) <= set(known)
    [most] = games.uses.sum(axis=0).argsort()[-1:].tolist()
    banned = table.line_up(["random"] * 2, {most: None})(0, 240)
    assert banned.uses[:, most].sum() < games.uses[:, most].sum()
    assert (games.courses["choices"] >= games.courses["actions"] * games.courses["watched"]).all()


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"players": 99}, BadPlayers),
        ({"bots": ["nobody"]}, UnknownBot),
        ({"bots": []}, BadStudy),
        ({"vary": {"turn_limit": []}}, BadStudy),
        ({"vary": {"turn_limit": [12, -4]}}, BadOption),
        ({"games": 3}, BadStudy),
        ({"game": None}, BadStudy),
        ({"colour": "red"}, BadStudy),
    ],
)
def test_what_cannot_be_studied_is_refused_before_anything_is_played(
    change: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        Study.of({**SMALL, **change})


def test_a_folder_holds_one_study_and_is_used_by_one_at_a_time(tmp_path: Path) -> None:
    first = Run(Study.of(SMALL), tmp_path)
    with pytest.raises(BadStudy, match="right now"):
        Run(Study.of(SMALL), tmp_path)
    first.close()
    with pytest.raises(BadStudy, match="another study"):
        Run(Study.of({**SMALL, "seed": 2}), tmp_path)


def test_a_file_that_is_no_declaration_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "study.toml"
    with pytest.raises(BadStudy, match="cannot be read"):
        Study.read(path)
    path.write_text("game = ")
    with pytest.raises(BadStudy, match="not declared"):
        Study.read(path)
    path.write_text('game = "gluex"')
    assert Study.read(path).deals == 10_000
