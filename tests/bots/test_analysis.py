"""Analysis: what a match was worth to everybody, and which moves cost most."""

import json
from dataclasses import replace
from math import exp
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import spieltisch
from bots.twins import played, standing, twin
from gluex.table import finished
from labyrinth.table import OPEN, begin, play
from sequence.table import position
from spieltisch import Match
from spieltisch.bots.analysis import Analysis, analyse, graph
from spieltisch.bots.analysis.graph import BadGraph, draw_graph
from spieltisch.bots.hints import BadBudget
from spieltisch.engine.errors import BadOption, BadSeat, BadSeed, HiddenUntilTheEnd
from spieltisch.engine.words import Language

SVG = "{http://www.w3.org/2000/svg}"


def blunder() -> Match:
    """Blue has four in a row and the fifth card, but plays elsewhere; green takes its chance."""
    match = position(
        """
            5  . b b b b . . . . .
            8  g g g g . . . . . .
        """,
        "4H 2S 9H 3C 6S | KC 2D 3D 4D 5D",
        sequences_to_win=1,
    )
    match.play("2S b1")
    match.play("KC e8")
    assert match.result.winners == (1,)
    return match


@pytest.fixture(scope="module")
def short() -> Analysis:
    """A whole match of Glüx, played at random, and what its analysis found."""
    match = finished(2, 3)
    match.seats = ("Anna", "Jürgen")
    return analyse(match, iterations=40)


# --- what it finds ------------------------------------------------------------------------------


def test_a_planted_blunder_costs_most() -> None:
    match = blunder()
    analysis = analyse(match, iterations=300)
    worst = analysis.costliest()[0]
    assert (worst.ply, worst.seat) == (1, 0)
    assert worst.cost is not None
    assert worst.cost > 0.1
    assert worst.better[0].move == "4H f5"
    assert worst.better[0].worth > 0.95
    assert worst.better[0].reasons[0].key == "advice-wins"
    assert worst.move == match.log[0].move
    assert analysis.turning_points()[0] is worst


def test_the_best_move_costs_nothing() -> None:
    match = play(begin(OPEN.replace("goals: 1 2 | 3 4", "goals: 1 | 3 4")), "E3:NS", "b1")
    assert match.over
    last = analyse(match, iterations=100).steps[-1]
    assert (last.cost, last.before, last.after) == (0.0, (1.0, 0.0), (1.0, 0.0))
    assert [reason.key for reason in last.reasons] == ["advice-collects-last"]


def test_a_move_the_search_never_looked_at_is_judged_as_thoroughly() -> None:
    """With one iteration the search visits one move; the move played is judged all the same."""
    step = analyse(blunder(), iterations=60, alternatives=1).steps[0]
    assert len(step.alternatives) == 1
    assert 0 < step.after[0] < 0.9


def test_every_move_is_judged_for_every_seat(short: Analysis) -> None:
    assert [step.ply for step in short.steps] == list(range(1, len(short.match.log) + 1))
    assert [step.move for step in short.steps] == [p.move for p in short.match.log]
    for step in short.steps:
        for chances in (step.before, step.after, step.standing):
            assert sum(chances) == pytest.approx(1.0, abs=1e-3)
            assert all(0 <= chance <= 1 for chance in chances)
        assert step.viewer == step.seat
        assert step.move not in [other.move for other in step.alternatives]


def test_the_figures_of_a_move_agree(short: Analysis) -> None:
    """A move is measured against the best that was judged, whatever the search liked best."""
    for step in short.steps:
        assert step.seat != "moderator"
        before, after = step.before[step.seat], step.after[step.seat]
        assert before == max([after, *(other.worth for other in step.alternatives)])
        assert step.cost == before - after >= 0
        assert step.lost == round(100 * before) - round(100 * after)
        better = [round(100 * other.worth) for other in step.better]
        assert better == sorted(better, reverse=True)
        assert all(worth > round(100 * after) for worth in better)
        assert bool(better) == (step.lost > 0)
        if better:
            assert better[0] == round(100 * before)
    assert any(step.better for step in short.steps)


def test_the_figures_of_a_move_agree_as_data(short: Analysis) -> None:
    for move in short.as_data()["moves"]:
        before, after = move["before"][move["seat"]], move["after"][move["seat"]]
        assert move["cost"] == round(before - after, 4)
        assert before == max([after, *(other["worth"] for other in move["alternatives"])])


def test_at_the_end_the_chances_are_the_result(short: Analysis) -> None:
    assert len(short.course) == len(short.match.log) + 1
    winners = short.match.result.winners
    assert short.course[-1] == tuple(float(seat in winners) for seat in range(2))


def test_the_costliest_come_first(short: Analysis) -> None:
    costs = [step.lost for step in short.costliest(10)]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == max(step.lost for step in short.steps)
    assert len(short.costliest(1000)) == sum(1 for step in short.steps if step.lost >= 1)
    assert short.costliest(0) == []


def test_accuracy_is_the_mean_over_decisions(short: Analysis) -> None:
    for seat in range(2):
        costs = [s.cost for s in short.steps if s.seat == seat and s.alternatives]
        parts = [exp(-4 * cost) for cost in costs if cost is not None]
        assert len(parts) == len(costs) > 1
        assert short.accuracy(seat) == pytest.approx(sum(parts) / len(parts))


def test_a_blunder_makes_a_player_less_accurate_and_is_a_mistake() -> None:
    analysis = analyse(blunder(), iterations=300)
    assert [step.ply for step in analysis.mistakes(0)] == [1]
    assert analysis.mistakes(1) == []
    careless, right = analysis.accuracy(0), analysis.accuracy(1)
    assert careless is not None
    assert careless < 0.7
    assert right == 1.0


def test_a_move_without_a_choice_counts_neither_way(short: Analysis) -> None:
    first = short.steps[0]
    forced = replace(first, alternatives=(), cost=0.0)
    assert Analysis(short.match, (first, forced)).accuracy(first.viewer) == pytest.approx(
        Analysis(short.match, (first,)).accuracy(first.viewer)
    )
    assert Analysis(short.match, (forced,)).accuracy(first.viewer) is None
    [*_, report] = Analysis(short.match, ()).as_data()["reports"]
    assert report == {"seat": 1, "accuracy": None, "mistakes": []}


def test_the_solutions_of_a_mistake_are_the_best_moves_and_those_as_good(short: Analysis) -> None:
    mistakes = short.mistakes(0) + short.mistakes(1)
    for step in mistakes:
        best = max(other.worth for other in step.alternatives)
        worths = {other.move: other.worth for other in step.alternatives}
        assert [one.move for one in step.solutions] == [
            move for move, worth in worths.items() if worth >= best - 0.02
        ]
        assert step.move not in {one.move for one in step.solutions}
    assert any(len(step.solutions) > 1 for step in mistakes)


def test_mistakes_cost_five_percent_or_more(short: Analysis) -> None:
    for seat in range(2):
        plies = [s.ply for s in short.steps if s.seat == seat and s.lost >= 5]
        assert [step.ply for step in short.mistakes(seat)] == plies
        report = short.as_data()["reports"][seat]
        assert report["seat"] == seat
        assert [mistake["ply"] for mistake in report["mistakes"]] == plies
    assert short.mistakes(0) + short.mistakes(1)


def test_partners_have_the_same_chances() -> None:
    match = spieltisch.game("sequence").new(players=4, seed=2, sequences_to_win=1)
    while not match.over:
        match.play(match.legal()[0])
    for chances in analyse(match, iterations=5).course:
        assert chances[0] == chances[2]
        assert chances[0] + chances[1] == pytest.approx(1.0, abs=1e-3)


def test_alone_there_is_one_chance() -> None:
    match = spieltisch.game("labyrinth").new(1, 4, turn_limit=6)
    while not match.over:
        match.play(match.legal()[0])
    assert all(len(chances) == 1 for chances in analyse(match, iterations=10).course)


def test_the_same_question_has_the_same_answer(short: Analysis) -> None:
    again = analyse(short.match, iterations=40)
    assert again.as_data() == short.as_data()


def test_by_the_clock_it_finds_the_same_kind_of_thing() -> None:
    analysis = analyse(blunder(), seconds=0.2)
    assert analysis.costliest()[0].ply == 1


def test_progress_is_told_before_every_move() -> None:
    steps: list[tuple[int, int]] = []
    analyse(blunder(), iterations=5, progress=lambda done, count: steps.append((done, count)))
    assert steps == [(0, 2), (1, 2)]


def test_the_match_stays_as_it_was() -> None:
    match = blunder()
    before = match.save()
    analyse(match, iterations=5)
    assert match.save() == before


def test_a_moderators_call_is_no_players_move() -> None:
    match = spieltisch.game("sequence").new(players=2, seed=7, table_talk=True)
    match.play("talk blue", "moderator")
    seat = match.actors[0]
    match.play(match.legal(seat)[0], seat)
    called = analyse(match, seat, iterations=10).steps[0]
    assert (called.seat, called.cost, called.alternatives) == ("moderator", None, ())


# --- what must not be told ----------------------------------------------------------------------


def test_a_match_that_is_not_over_needs_a_view() -> None:
    match = played(spieltisch.game("sequence"), 2, 1, 6)
    with pytest.raises(HiddenUntilTheEnd) as error:
        analyse(match)
    assert "name the seat" in str(error.value)
    assert "nenne den Platz" in error.value.say("de")


def test_a_match_that_was_given_up_is_judged_as_far_as_it_went() -> None:
    match = played(spieltisch.game("sequence"), 2, 1, 6)
    assert len(analyse(match, iterations=5, ended=True).steps) == 6


def test_from_one_seat_the_others_moves_are_only_watched() -> None:
    match = played(spieltisch.game("sequence"), 2, 1, 6)
    for step in analyse(match, 0, iterations=20).steps:
        assert step.viewer == 0
        assert (step.cost is None) == (step.seat == 1)
        if step.seat == 1:
            assert (step.alternatives, step.reasons) == ((), ())
            assert (step.lost, step.better) == (0, ())


def test_a_secret_choice_stays_one() -> None:
    match = spieltisch.game("gluex").new(players=2, seed=1)
    match.play(match.legal(1)[0], 1)
    [step] = analyse(match, 0, iterations=20).steps
    assert step.notation is None
    assert match.log[0].move not in json.dumps(analyse(match, 0, iterations=20).as_data())
    [own] = analyse(match, 1, iterations=20).steps
    assert own.move == match.log[0].move


def test_twins_get_the_same_analysis() -> None:
    """The others' goals differ, and nothing else."""
    match = begin(OPEN.replace("goals: 1 2 | 3 4", "goals: 1 | 3 4"))
    here, there = standing(match, match.state), None
    for seed in range(50):
        other = twin(here, 0, seed)
        if (other.state != here.state).sum() > 8:  # more than the generator
            there = other
    assert there is not None
    for one in (here, there):
        play(one, "E3:NS", "stay")
    assert analyse(there, 0, iterations=80).as_data() == analyse(here, 0, iterations=80).as_data()


@pytest.mark.parametrize("seat", [2, -1, "all", True])
def test_there_are_no_other_seats(seat: Any) -> None:
    with pytest.raises(BadSeat):
        analyse(blunder(), seat)


@pytest.mark.parametrize(
    "budget",
    [
        *({"iterations": wrong} for wrong in (0, -1, 2.5, True)),
        *({"seconds": wrong} for wrong in (-1, 0, float("nan"), float("inf"), "long")),
        {"iterations": 20, "seconds": -1},
    ],
)
def test_a_budget_that_is_none_is_refused(budget: Any) -> None:
    with pytest.raises(BadBudget):
        analyse(blunder(), **budget)


@pytest.mark.parametrize("alternatives", [0, -1, 1.5, None, True])
def test_a_number_of_alternatives_is_a_whole_one(alternatives: Any) -> None:
    with pytest.raises(BadOption, match="is not a number of moves") as error:
        analyse(blunder(), iterations=20, alternatives=alternatives)
    assert "ist keine Anzahl von Zügen" in error.value.say("de")


@pytest.mark.parametrize("seed", [-3, 2**64, 0.5, None, True])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(BadSeed) as error:
        analyse(blunder(), iterations=20, seed=seed)
    assert error.value.say("de") != error.value.say("en")


# --- as data and as a picture -------------------------------------------------------------------


def test_as_data_it_can_be_written_and_read(short: Analysis) -> None:
    data = json.loads(json.dumps(short.as_data("de")))
    assert data["names"] == ["Anna", "Jürgen"]
    assert len(data["moves"]) == len(short.match.log)
    assert set(data["moves"][0]) == {
        *("ply", "seat", "viewer", "move", "label", "told", "before", "after", "standing", "cost"),
        *("reasons", "alternatives"),
    }
    assert data["costliest"] == [step.ply for step in short.costliest()]


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Glüx: chances of winning"), ("de", "Glüx: Gewinnchancen")]
)
def test_the_graph_is_a_sound_svg_with_names_and_title(
    short: Analysis, tmp_path: Path, language: Language, title: str
) -> None:
    draw_graph(short, tmp_path / "course.svg", language)
    root = ElementTree.parse(tmp_path / "course.svg").getroot()
    assert root.tag == f"{SVG}svg"
    texts = {"".join(text.itertext()).strip() for text in root.iter(f"{SVG}text")}
    assert {"Anna", "Jürgen", title} <= texts
    rings = {f"{step.ply}: -{step.lost}" for step in short.turning_points()}
    assert rings <= texts
    assert rings


def test_the_graph_is_the_same_every_time(short: Analysis, tmp_path: Path) -> None:
    for name in ("one.svg", "two.svg"):
        draw_graph(short, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_the_graph_is_a_sound_png(short: Analysis, tmp_path: Path) -> None:
    from matplotlib.image import imread

    draw_graph(short, tmp_path / "course.PNG")
    assert (tmp_path / "course.PNG").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    height, width, *_ = imread(tmp_path / "course.PNG", "png").shape
    assert width > height > 500


@pytest.mark.parametrize("name", ["course.pdf", "course", "svg"])
def test_a_graph_of_another_kind_is_refused(short: Analysis, tmp_path: Path, name: str) -> None:
    with pytest.raises(BadGraph) as error:
        draw_graph(short, tmp_path / name)
    assert error.value.say("de") != error.value.say("en")
    assert list(tmp_path.iterdir()) == []


def test_a_graph_without_matplotlib_is_refused_before_anything_is_worked_out(
    short: Analysis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(graph, "find_spec", lambda name: None)
    with pytest.raises(BadGraph, match=r"spieltisch\[reports\]") as error:
        draw_graph(short, tmp_path / "course.svg")
    assert error.value.say("de") != error.value.say("en")
    assert list(tmp_path.iterdir()) == []


def test_many_seats_are_told_apart() -> None:
    match = spieltisch.game("sequence").new(players=12, seed=1)
    from spieltisch.bots.analysis.graph import COLOURS, DASHES

    looks = {(COLOURS[k % len(COLOURS)], DASHES[k % len(DASHES)]) for k in range(match.players)}
    assert len(looks) == match.players
