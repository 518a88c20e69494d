"""Hints: the best move first, the right reason with it, and nothing that the seat cannot know."""

import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import spieltisch
from bots.twins import played, standing, twin
from glow.table import alone, day
from glow.table import match as glow_match
from glow.table import seat as glow_seat
from gluex.table import position as gluex_position
from labyrinth.table import OPEN, begin, play
from sequence.table import position as sequence_position
from spieltisch import Match
from spieltisch.bots import hints as hints_module
from spieltisch.bots.hints import BadBudget, Hint, hint
from spieltisch.bots.search import Candidate
from spieltisch.bots.sight import Sight
from spieltisch.engine.errors import BadOption, BadSeat, BadSeed, MatchIsOver, OutOfTurn
from spieltisch.engine.parts import Options
from spieltisch.games.labyrinth import shortest

TABLES: list[tuple[str, int, Options]] = [
    ("sequence", 2, {"draw": "manual", "table_talk": True}),
    ("sequence", 3, {"advanced": True}),
    ("labyrinth", 2, {}),
    ("labyrinth", 1, {}),
    ("gluex", 2, {}),
    ("gluex", 4, {}),
    ("glow", 1, {}),
    ("glow", 2, {}),
    ("glow", 3, {"board": "sea"}),
]


#: A corridor from yellow's start to a room next to green's.
LANE_OF_ROOMS = "A1 . . . . X X B2\nmiddle: X"

AREAS = ("fire", "water", "stone", "air", "leaf")
GLOW_CARDS = ("A05", "A15", "A08", "A18", "A01")


def hints(match: Match, seat: int | None = None, iterations: int = 300) -> list[Hint]:
    return hint(match, seat, None, iterations=iterations)


def keys(own: Hint) -> list[str]:
    return [reason.key for reason in own.reasons]


def legal_actions(match: Match, seat: int) -> list[int]:
    return [int(action) for action in Sight.of(match, seat).actions]


# --- the best move, and why ---------------------------------------------------------------------


def test_sequence_the_fifth_in_a_row_wins() -> None:
    match = sequence_position(
        "5  . b b b b . . . . .", "2S 3C KC 4H 9H | 2D 3D 4D 5D 6D", sequences_to_win=1
    )
    best = hints(match)[0]
    assert (best.move, keys(best)[0]) == ("4H f5", "advice-wins")
    assert best.worth > 0.9
    assert best.say("en").startswith("completes b5-f5 and wins the game")
    assert best.say("de").startswith("vollendet b5-f5 und gewinnt das Spiel")


def test_sequence_what_a_move_builds_stops_and_spends() -> None:
    match = sequence_position(
        """
            4  . . . b b b . . . .
            5  . g g g g . . . . .
        """,
        "4H 9D JC JS 2S | 2D 3D 4D 5D 6D",
    )
    reasons = {
        match.game.write_move(match.state, action): match.game.advise(match.state, 0, action)
        for action in legal_actions(match, 0)
    }
    spoken = {move: [str(reason) for reason in texts] for move, texts in reasons.items()}
    assert spoken["4H f5"][0] == "stops four of green on b5-f5"
    assert spoken["4H f5"][-1] == "keeps the jack for later"
    assert spoken["JC g4"][0] == "makes four of five on c4-g4, d4-h4"
    wasted = "uses up a jack that is better kept for a row that matters"
    assert wasted in spoken["JC g4"]
    assert spoken["JC f5"][0] == "stops four of green on b5-f5"
    assert spoken["JS xd5"] == ["breaks up four of green on a5-e5, b5-f5"]
    assert wasted not in spoken["JC f5"]


def test_sequence_a_jack_is_well_spent_on_a_row_that_it_completes() -> None:
    match = sequence_position("5  . b b b b . . . . .", "JC 3C 9D | 2D 3D 4D")
    reasons = match.game.advise(match.state, 0, match.game.read_move(match.state, "JC f5"))
    assert "completes b5-f5" in map(str, reasons)
    assert "advice-jack-spent" not in [text.key for text in reasons]


def test_sequence_a_dead_card_is_of_no_use() -> None:
    match = sequence_position(
        """
            1  * b . . . . . . . *
            9  . . . . . . g . . .
        """,
        "2S 3C | 2D",
    )
    swap = next(one for one in hints(match) if one.move == "2S dead")
    assert swap.say() == "2♠ is dead and of no use to anybody"


def test_labyrinth_the_last_goal_wins() -> None:
    match = play(begin(OPEN.replace("goals: 1 2 | 3 4", "goals: 1 | 3 4")), "E3:NS")
    best = hints(match)[0]
    assert (best.move, keys(best)) == ("b1", ["advice-collects-last"])
    assert best.say("de") == "sammelt dein letztes Ziel, 1, ein und gewinnt"


def test_labyrinth_an_insertion_opens_the_way() -> None:
    match = begin("┼□┼\n┼□┼\nfree: ─\nstarts: a1 a2\nstones: 1=c1 2=a2\ngoals: 1 | 2")
    best = hints(match)[0]
    assert best.say() == "opens the way to your last goal, 1"
    reasons = match.game.advise(match.state, 0, match.game.read_move(match.state, "N2:NS"))
    assert "you can walk up to 2 cells from a goal, and reach 2 cells in all" in map(str, reasons)


def test_labyrinth_a_walk_without_a_goal_counts_the_insertions_that_help() -> None:
    match = spieltisch.game("labyrinth").new(players=2, seed=3)
    match.play("E6:NW")
    reasons = match.game.advise(match.state, 0, match.game.read_move(match.state, "c5"))
    assert [str(text) for text in reasons] == [
        "you can be at a goal in your next turn, if the others do not get in the way",
        "from there most pushes lead to a goal next turn (40 of 44)",
        "1 cell from your nearest goal",
    ]


def test_labyrinth_two_ways_to_the_same_goal_are_told_apart_by_what_comes_next() -> None:
    most = 0
    for seed in range(5):
        match = spieltisch.game("labyrinth").new(players=2, seed=seed)
        followers: dict[str, set[str]] = {}
        for move in match.legal():
            reasons = match.game.advise(match.state, 0, match.game.read_move(match.state, move))
            if reasons[0].key == "advice-opens":
                assert reasons[1].key in ("advice-next", "advice-no-next")
                followers.setdefault(str(reasons[0]), set()).add(str(reasons[1]))
        most = max([most, *map(len, followers.values())])
    assert most > 1


def test_labyrinth_what_comes_next_is_what_the_next_insertions_open() -> None:
    """In a solo game nobody pushes in between, so it can be tried out."""
    match = spieltisch.game("labyrinth").new(players=1, seed=4)
    game, state = match.game, match.state
    opening = next(
        move
        for move in match.legal()
        if game.advise(state, 0, game.read_move(state, move))[0].key == "advice-opens"
    )
    match.play(opening)
    advice = {m: game.advise(match.state, 0, game.read_move(match.state, m)) for m in match.legal()}
    goal = next(move for move, answers in advice.items() if answers[0].key == "advice-collects")
    following = advice[goal][1].values
    match.play(goal)
    answers = [game.advise(match.state, 0, game.read_move(match.state, m)) for m in match.legal()]
    helping = [reasons for reasons in answers if reasons[0].key.startswith("advice-opens")]
    assert (following["count"], following["options"]) == (len(helping), len(answers))


def test_labyrinth_the_solver_says_how_far_a_goal_is() -> None:
    match = spieltisch.game("labyrinth").new(players=2, seed=4)
    farthest = 0
    for move in match.legal():
        reasons = match.game.advise(match.state, 0, match.game.read_move(match.state, move))
        after = match.game.from_position(match.position())
        after.play(move)
        turns = shortest(after, 0, depth=3).turns
        assert turns is not None
        keyed = {text.key: text.values for text in reasons}
        if "advice-turns" in keyed:
            assert keyed["advice-turns"]["turns"] == turns
            farthest = max(farthest, turns)
        else:
            assert turns == 1
    assert farthest > 1


def test_gluex_the_room_that_changes_hands() -> None:
    """A 6 on j5 takes room F from green; a long search likes only 6 g2 better."""
    match = gluex_position(
        """
        1  .  .  .  .  .  .  .  .  .  .  .  .  g2
        5  .  .  .  .  .  .  y3 .  .  g5 .  .  .
        9  y5 .  .  .  .  .  .  .  .  .  .  .  .
        """,
        "1/6 2/5",
    )
    taking = next(one for one in hints(match) if one.move == "6 j5")
    assert {"advice-leads", "advice-takes", "advice-covers", "advice-safe"} <= set(keys(taking))
    assert "takes 4 points from green in room F" in taking.say()
    assert "deckt die 5 von grün zu" in taking.say("de")


@pytest.mark.parametrize(
    ("yellow", "green", "move", "sentence"),
    [
        ("y5", ".", "4 f1", "weakens the lead in room X: 4 to 0 pips instead of 5 to 0"),
        ("y4", ".", "4 f1", "leaves the lead in room X as it is: 4 to 0 pips"),
        ("y3", ".", "4 f1", "strengthens the lead in room X: 4 to 0 pips"),
        ("y5", "g4", "4 f1", "gives up the lead in room X and only shares it: 4 pips instead of 5"),
        ("y5", "g5", "3 f1", "loses the lead in room X: 3 to 5 pips"),
        ("y4", "g4", "4 f1", "still shares the lead in room X, now with 4 pips"),
        ("y3", "g3", "4 f1", "takes the lead in room X with 4 to 3 pips (4 points)"),
        ("y3", "g5", "4 f1", "stays behind in room X: 4 to 5 pips"),
        ("y4", "g5", "3 f1", "falls back in room X: 3 to 5 pips instead of 4 to 5"),
    ],
)
def test_gluex_what_covering_an_own_chip_changes(
    yellow: str, green: str, move: str, sentence: str
) -> None:
    match = gluex_position(f"1  y5 . . . . {yellow} {green} g2", "3/4 2/5", board=LANE_OF_ROOMS)
    reasons = match.game.advise(match.state, 0, match.game.read_move(match.state, move))
    assert sentence in map(str, reasons)
    assert f"covers a {yellow[1]} of your own" in map(str, reasons)
    assert "can no longer be covered there" in map(str, reasons)
    german = "; ".join(reason.say("de") for reason in reasons)
    assert f"deckt eine eigene {yellow[1]} zu" in german
    assert "Chip" not in german


@pytest.mark.parametrize(
    ("chips", "move", "sentence"),
    [
        ("y3 g5 .", "4 f1", "stays second in room X: 4 to 5 pips"),
        ("y4 g5 .", "3 f1", "falls back in room X: 3 to 5 pips instead of 4 to 5"),
        ("y5 g6 r4", "3 f1", "loses second place in room X: 3 to 6 pips"),
        ("y3 g6 r4", "4 f1", "takes second place in room X with 4 to 6 pips (2 points)"),
        ("y5 g4 r4", "3 f1", "loses the lead in room X: 3 to 4 pips"),
    ],
)
def test_gluex_what_becomes_of_the_second_place(chips: str, move: str, sentence: str) -> None:
    board = "A1 . . . . X X X B2 C3\nmiddle: X"
    match = gluex_position(f"1  y5 . . . . {chips} g2 r2", "3/4 2/5 2/5", 3, board=board)
    reasons = match.game.advise(match.state, 0, match.game.read_move(match.state, move))
    assert sentence in map(str, reasons)


def test_gluex_a_start_square_is_safe_anyway() -> None:
    match = gluex_position("1  y5 . . . . . . g2", "3/4 2/5", board=LANE_OF_ROOMS)
    reasons = match.game.advise(match.state, 0, match.game.read_move(match.state, "4 a1"))
    assert {"advice-covers-own", "advice-option"} <= {text.key for text in reasons}
    assert "advice-safe" not in [text.key for text in reasons]


def test_glow_the_better_village_takes_the_camp() -> None:
    match = day("travel", "fire fire", band="v15", camp="v5", round=8)
    best = hints(match, 0)[0]
    assert (best.move, keys(best)) == ("camp", ["advice-camp"])
    assert best.say() == "the camp is worth 15 points here instead of 5"
    assert best.say("de") == "das Lager ist hier 15 Punkte wert statt 5"


def test_glow_a_companion_brings_points_dice_and_footprints() -> None:
    match = alone(track={"stone": {"footprints": 3}})
    stone = next(one for one in hints(match) if one.move == "take stone")
    [reason] = stone.reasons
    pattern = r"brings about \d+ points in all: Thoape about \d+, 1 die, 3 footprints"
    assert re.fullmatch(pattern, reason.say("en"))


def test_glow_the_die_of_a_companion_counts_while_the_reserve_has_it() -> None:
    track = {area: {"companion": card} for area, card in zip(AREAS, GLOW_CARDS, strict=True)}
    for lent, dice in (("azure", "3 dice"), ("green", "2 dice")):
        lender = glow_seat("Orium", companions="B21", lent={"B21": lent})
        lender["dice"] = {"Y1": None, "Y2": None, f"{lent[0].upper()}3": None}
        match = glow_match(glow_seat("Eoles"), lender, track=track, round=5)
        action = match.game.read_move(match.state, "take A15")
        [reason] = match.game.advise(match.state, 0, action)
        assert reason.say("en").endswith(dice)


def test_glow_what_rerolling_and_keeping_are_worth() -> None:
    """Ladawa wants two fires and has them, so it is the third die that is rolled again."""
    match = day("rolling", "fire fire water", rerolls=2, credits=1, companions="A05")
    best = hints(match, 0)[0]
    assert best.move == "reroll G4"
    assert keys(best) != ["advice-worsens"]
    worse = match.game.advise(match.state, 0, match.game.read_move(match.state, "reroll G1"))
    assert [reason.key for reason in worse] == ["advice-worsens"]
    match = day("rolling", "fire fire water", rerolls=2, companions="A05")
    stop = next(one for one in hints(match, 0) if one.move == "keep")
    assert re.fullmatch(r"the dice are worth about \d+ points as they are", stop.say())


# --- any position -------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_reason_can_be_said_in_both_languages(
    name: str, players: int, options: Options
) -> None:
    game = spieltisch.game(name)
    count = 0
    for seed, plies in enumerate((0, 3, 17, 40, 80)):
        match = played(game, players, seed, plies, **options)
        for seat in match.actors:
            for action in legal_actions(match, seat):
                reasons = game.advise(Sight.of(match, seat).view, seat, action)
                count += len(reasons)
                texts = [reason.say(language) for language in ("en", "de") for reason in reasons]
                assert not any({"but", "aber"} & set(text.split()) for text in texts), texts
                for reason in reasons:
                    assert reason.say("en") != reason.say("de"), reason.key
    assert count > 0


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_advice_leaves_the_view_as_it_was(name: str, players: int, options: Options) -> None:
    match = played(spieltisch.game(name), players, 5, 20, **options)
    seat = match.actors[0]
    view = Sight.of(match, seat).view
    before = view.tobytes()
    for action in legal_actions(match, seat):
        match.game.advise(view, seat, action)
    assert view.tobytes() == before


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_twins_get_the_same_hints_and_reasons(name: str, players: int, options: Options) -> None:
    for seed, plies in enumerate((2, 14, 33)):
        match = played(spieltisch.game(name), players, seed, plies, **options)
        here, seat = standing(match, match.state), match.actors[0]
        there = twin(here, seat, seed=50 + seed)
        assert np.any(there.state != here.state), "these worlds do not differ"
        assert hints(there, seat, 100) == hints(here, seat, 100)


def test_the_favourite_comes_first_then_what_is_worth_most() -> None:
    for seed in range(7, 12):
        advice = hints(spieltisch.game("sequence").new(players=2, seed=seed), iterations=150)
        shares, worths = [one.share for one in advice], [one.worth for one in advice[1:]]
        assert shares[0] == max(shares)
        if advice[0].rank is None:
            assert worths == sorted(worths, reverse=True)
        else:
            assert shares == sorted(shares, reverse=True)
        assert 0 < sum(shares) <= 1
        assert all(0 <= one.worth <= 1 for one in advice)


def ranked_as(monkeypatch: pytest.MonkeyPatch, *pairs: tuple[int, float]) -> list[Hint]:
    """The hints of a match when the search has spent so many visits on moves of such worth."""
    match = spieltisch.game("sequence").new(players=2, seed=7)
    candidates = [
        Candidate(action, visits, worth, prior=0.1)
        for action, (visits, worth) in zip(
            legal_actions(match, match.actors[0]), pairs, strict=False
        )
    ]
    monkeypatch.setattr(hints_module, "rank_moves", lambda *_: candidates)
    return hints(match)


def test_moves_within_a_point_of_each_other_are_ranked_as_the_search_liked_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    advice = ranked_as(monkeypatch, (50, 0.521), (30, 0.519), (20, 0.525))
    assert [one.rank for one in advice] == [1, 2, 3]
    assert [one.worth for one in advice] == [0.521, 0.519, 0.525]


def test_moves_that_differ_by_more_than_a_point_are_told_apart_by_their_worth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    advice = ranked_as(monkeypatch, (50, 0.521), (30, 0.505), (20, 0.525))
    assert [one.rank for one in advice] == [None, None, None]
    assert [one.worth for one in advice] == [0.521, 0.525, 0.505]


def test_an_only_move_has_no_rank(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [one.rank for one in ranked_as(monkeypatch, (50, 0.5))] == [None]


def test_an_only_move_is_worth_something_too() -> None:
    only = next(m for m in _positions_with_one_move() if len(m.legal(m.actors[0])) == 1)
    [one] = hints(only, only.actors[0])
    assert one.reasons[0].say("de") == "der einzige erlaubte Zug"
    assert one.share == 1.0
    assert 0 < one.worth < 1


def _positions_with_one_move() -> Iterator[Match]:
    """Glow asks for a single answer now and then."""
    for seed in range(20):
        for plies in range(10, 60):
            yield played(spieltisch.game("glow"), 2, seed, plies)


# --- what cannot be answered --------------------------------------------------------------------


def test_who_may_not_act_gets_no_hint() -> None:
    match = spieltisch.game("sequence").new(players=2, seed=7)
    with pytest.raises(OutOfTurn):
        hint(match, 1 - match.actors[0])
    wrong: list[Any] = [2, -1, "1", True]
    for seat in wrong:
        with pytest.raises(BadSeat):
            hint(match, seat)


def test_where_several_may_act_one_has_to_be_named() -> None:
    match = spieltisch.game("gluex").new(players=2, seed=1)
    with pytest.raises(BadSeat):
        hint(match)
    assert hints(match, 1)


def test_after_the_end_there_is_nothing_to_advise() -> None:
    match = spieltisch.game("gluex").new(players=2, seed=1)
    while not match.over:
        match.play(match.legal(match.actors[0])[0], match.actors[0])
    with pytest.raises(MatchIsOver):
        hint(match)


@pytest.mark.parametrize("iterations", [0, -1, 2.5, float("nan"), "9", True])
def test_a_number_of_iterations_is_a_whole_one(iterations: Any) -> None:
    match = spieltisch.game("sequence").new(players=2, seed=7)
    with pytest.raises(BadBudget):
        hint(match, seconds=None, iterations=iterations)


@pytest.mark.parametrize("most", [0, -1, 1.5, None, "3", True])
def test_a_number_of_hints_is_a_whole_one(most: Any) -> None:
    match = spieltisch.game("sequence").new(players=2, seed=7)
    with pytest.raises(BadOption, match="is not a number of moves") as error:
        hint(match, seconds=None, iterations=20, most=most)
    assert "ist keine Anzahl von Zügen" in error.value.say("de")
    assert len(hint(match, seconds=None, iterations=20, most=1)) == 1


@pytest.mark.parametrize("seed", [-3, 2**64, 0.5, None, True])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    match = spieltisch.game("sequence").new(players=2, seed=7)
    with pytest.raises(BadSeed) as error:
        hint(match, seconds=None, iterations=20, seed=seed)
    assert error.value.say("de") != error.value.say("en")


@pytest.mark.parametrize("seconds", [None, 0, -1, float("inf"), float("nan"), "1", True])
def test_a_time_that_is_none_is_refused(seconds: Any) -> None:
    match = spieltisch.game("sequence").new(players=2, seed=7)
    with pytest.raises(BadBudget) as error:
        hint(match, seconds=seconds)
    assert error.value.say("de") != error.value.say("en")


def test_moves_that_are_good_for_the_same_reasons_are_named_once() -> None:
    match = spieltisch.game("labyrinth").new(players=2, seed=3)
    sentences = [one.say() for one in hints(match)]
    assert len(sentences) == 5
    assert len(set(sentences)) == 5
