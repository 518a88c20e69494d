"""Tournaments: the same on any number of threads, interrupted and continued, with bad guests."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.bots import seating
from spieltisch.bots.arena import Plan, Standings, Tournament, tournament
from spieltisch.bots.arena.contest import Outcome
from spieltisch.bots.arena.words import BadTournament
from spieltisch.bots.sight import Sight

SEQUENCE = spieltisch.game("sequence")
GLUEX = spieltisch.game("gluex")


def untimed(outcomes: Any) -> list[Outcome]:
    """What is the same each time."""
    return [replace(outcome, seconds=(), slowest=()) for outcome in outcomes]


def gluex(bots: tuple[str, ...] = ("greedy", "random"), **settings: Any) -> Plan:
    return Plan(GLUEX, 2, GLUEX.checked_options(2, {}), bots, seed=5, **settings)


def after(games: int) -> Callable[[Tournament], None]:
    """Press Ctrl-C once this many games are done."""

    def press(running: Tournament) -> None:
        if len(running.outcomes) >= games:
            raise KeyboardInterrupt

    return press


# --- playing -------------------------------------------------------------------------------------


def test_the_matches_are_the_same_on_any_number_of_threads() -> None:
    bots = ("search@40", "greedy", "novice")
    one, three = (Tournament(gluex(bots), 6, threads=threads).run() for threads in (1, 3))
    assert untimed(one.outcomes) == untimed(three.outcomes)
    assert one.comparisons.wins.tolist() == three.comparisons.wins.tolist()


def test_another_seed_gives_other_matches() -> None:
    first, second = (
        tournament(GLUEX, ["greedy", "random"], 2, seed=seed).outcomes for seed in (1, 2)
    )
    assert untimed(first) != untimed(second)


def test_the_number_of_games_is_rounded_up_to_whole_deals() -> None:
    assert tournament(GLUEX, ["greedy", "random", "novice"], 7, seed=1).planned == 12


@pytest.mark.parametrize("players", [3, 4, 6])
def test_more_than_two_players_and_teams_are_played_too(players: int) -> None:
    standings = tournament(SEQUENCE, ["greedy", "random"], 4, players, seed=1)
    assert sum(own.score for own in standings.tallies) == pytest.approx(len(standings.outcomes))
    assert standings.tallies[0].wins > standings.tallies[1].wins


def test_alone_all_bots_play_the_same_deals() -> None:
    standings = tournament(spieltisch.game("glow"), ["greedy", "random"], 4, players=1, seed=1)
    assert [(o.deal, o.seats) for o in standings.outcomes] == [
        (0, (0,)),
        (0, (1,)),
        (1, (0,)),
        (1, (1,)),
    ]


def test_where_several_may_act_everybody_does() -> None:
    standings = tournament(spieltisch.game("glow"), ["greedy", "random"], 2, seed=1)
    assert all(outcome.finished and min(outcome.choices) > 5 for outcome in standings.outcomes)


def test_before_the_first_game_nothing_is_known() -> None:
    standings = Tournament(gluex(), 2).standings().as_data()
    assert standings["games"] == 0
    assert standings["superiority"] == [[None, 0.5], [0.5, None]]


def test_options_reach_the_game() -> None:
    standings = tournament(SEQUENCE, ["greedy", "random"], 2, seed=1, sequences_to_win=1)
    assert standings.plan.options["sequences_to_win"] == 1


def test_a_match_with_too_many_moves_is_undecided_and_counts_as_a_draw() -> None:
    standings = tournament(GLUEX, ["greedy", "random"], 2, seed=1, limit=10)
    assert standings.undecided == 2
    assert [own.draws for own in standings.tallies] == [2, 2]
    assert [outcome.moves for outcome in standings.outcomes] == [10, 10]


# --- stopping and going on -----------------------------------------------------------------------


def test_a_tournament_that_was_interrupted_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = Tournament(gluex(), 12).run()
    broken = Tournament(gluex(), 12, folder=tmp_path)
    with pytest.raises(KeyboardInterrupt):
        broken.run(after(4))
    count = len(broken.outcomes)
    assert 4 <= count < 12
    resumed = Tournament(gluex(), 12, folder=tmp_path)
    assert len(resumed.outcomes) == count
    assert untimed(resumed.run().outcomes) == untimed(whole.outcomes)
    assert resumed.standings().ratings.values.tolist() == whole.ratings.values.tolist()
    assert Tournament(gluex(), 12, folder=tmp_path).run().planned == 12


def test_a_half_written_line_is_played_again(tmp_path: Path) -> None:
    whole = Tournament(gluex(), 4, threads=1, folder=tmp_path).run()
    results = tmp_path / "results.jsonl"
    results.write_bytes(results.read_bytes()[:-30])
    resumed = Tournament(gluex(), 4, folder=tmp_path)
    assert len(resumed.outcomes) == 3
    assert untimed(resumed.run().outcomes) == untimed(whole.outcomes)
    assert len([json.loads(line) for line in results.read_text("utf-8").splitlines()]) == 4


def test_more_games_can_be_played_later(tmp_path: Path) -> None:
    first = tournament(GLUEX, ["greedy", "random"], 2, seed=9, out=tmp_path)
    more = tournament(GLUEX, ["greedy", "random"], 4, out=tmp_path)
    assert more.plan.seed == 9
    assert list(more.outcomes[:2]) == list(first.outcomes)


@pytest.mark.parametrize(
    "other",
    [
        {"bots": ("random", "greedy")},
        {"seed": 6},
        {"seconds": 1.0},
        {"game": SEQUENCE, "options": SEQUENCE.checked_options(2, {})},
    ],
)
def test_the_folder_of_another_tournament_is_refused(tmp_path: Path, other: dict[str, Any]) -> None:
    Tournament(gluex(), 2, folder=tmp_path)
    with pytest.raises(BadTournament, match="another tournament"):
        Tournament(replace(gluex(), **other), 2, folder=tmp_path)


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna", "utf-8")
    with pytest.raises(BadTournament, match="not empty"):
        Tournament(gluex(), 2, folder=tmp_path)
    with pytest.raises(BadTournament, match="not empty"):
        Tournament(gluex(), 2, folder=tmp_path / "letter.txt")


SPOILED = {
    "no object": "[1, 2]",
    "nothing": "null",
    "too little": '{"number": 0}',
    "no number": {"number": "x"},
    "half a number": {"number": 2.5},
    "below all": {"number": -4},
    "far ahead": {"number": 99999999999},
    "another deal": {"deal": 999},
    "other seats": {"seats": [9, 1]},
    "no seats": {"seats": []},
    "no list": {"winners": 5},
    "a winner who was not there": {"winners": [7]},
    "points in words": {"points": ["a", 1]},
    "a forfeit without a reason": {"forfeit": {"seat": 0, "kind": "crash", "reason": "x"}},
    "too deep": "[" * 200_000,
}


@pytest.mark.parametrize("spoiled", SPOILED.values(), ids=SPOILED)
def test_results_that_were_spoiled_are_refused(tmp_path: Path, spoiled: Any) -> None:
    Tournament(gluex(), 2, folder=tmp_path).run()
    results = tmp_path / "results.jsonl"
    first, second = results.read_text("utf-8").splitlines()
    if isinstance(spoiled, dict):
        spoiled = json.dumps({**json.loads(second), **spoiled})
    results.write_text(f"{first}\n{spoiled}\n", "utf-8")
    with pytest.raises(BadTournament, match="Line 2"):
        Tournament(gluex(), 2, folder=tmp_path)


def test_what_guests_print_does_not_part_the_lines_of_the_results(tmp_path: Path) -> None:
    """A reason may contain characters that other programs take for a line break."""
    Tournament(gluex(), 2, folder=tmp_path).run()
    results = tmp_path / "results.jsonl"
    lines = [json.loads(line) for line in results.read_text("utf-8").split("\n")[:-1]]
    odd = {"seat": 0, "kind": "crash", "reason": {"en": "a\u2028b\x85c", "de": "a"}}
    lines[0] |= {"finished": False, "forfeit": odd}
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    results.write_text(text, "utf-8")
    assert Tournament(gluex(), 2, folder=tmp_path).outcomes[lines[0]["number"]].forfeit


def test_the_match_files_are_sound_and_name_the_bots(tmp_path: Path) -> None:
    standings = tournament(GLUEX, ["greedy", "random"], 4, seed=2, out=tmp_path)
    for outcome in standings.outcomes:
        match = spieltisch.verify(tmp_path / "matches" / f"{outcome.number:06}.json")
        assert match.seats == tuple(standings.plan.bots[bot] for bot in outcome.seats)
        assert match.result.winners == outcome.winners


def test_it_stops_when_the_question_is_answered() -> None:
    stopped: list[Standings] = [
        tournament(GLUEX, ["greedy", "random"], 1000, seed=1, until=(0.5, 0.7), threads=threads)
        for threads in (1, 2)
    ]
    for standings in stopped:
        assert standings.verdict is not None
        assert standings.verdict.answer == "high"
        assert len(standings.outcomes) == 2 * standings.verdict.deals < 1000
    assert untimed(stopped[0].outcomes) == untimed(stopped[1].outcomes)


# --- bots that misbehave -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("guest", "kind"), [("Raises", "crash"), ("Illegal", "illegal"), ("Loops", "time")]
)
def test_a_guest_that_misbehaves_loses_and_the_tournament_goes_on(guest: str, kind: str) -> None:
    bots = (f"bots.strange:{guest}", "greedy", "random")
    standings = Tournament(gluex(bots, seconds=0.5), 6).run()
    assert len(standings.outcomes) == 6
    assert [own.forfeits for own in standings.tallies] == [4, 0, 0]
    assert standings.tallies[0].losses == 4
    for outcome in standings.forfeits:
        assert outcome.forfeit is not None
        assert outcome.forfeit.kind == kind
        assert outcome.seats[outcome.forfeit.seat] == 0
        assert outcome.winners == (1 - outcome.forfeit.seat,)
        assert guest in outcome.forfeit.reason["de"]


def test_a_forfeit_survives_the_journal(tmp_path: Path) -> None:
    bots = ("bots.strange:Raises", "greedy")
    standings = Tournament(gluex(bots), 2, folder=tmp_path).run()
    assert Tournament(gluex(bots), 2, folder=tmp_path).run().outcomes == standings.outcomes


def test_a_match_file_says_why_a_match_was_not_played_on(tmp_path: Path) -> None:
    standings = Tournament(gluex(("bots.strange:Raises", "greedy")), 2, folder=tmp_path).run()
    for outcome in standings.outcomes:
        path = tmp_path / "matches" / f"{outcome.number:06}.json"
        assert spieltisch.verify(path).over is False
        assert outcome.forfeit is not None
        assert json.loads(path.read_text("utf-8"))["forfeit"] == {
            "seat": outcome.forfeit.seat,
            "kind": "crash",
            "reason": outcome.forfeit.reason,
        }


def test_a_match_file_of_a_match_that_was_played_out_tells_of_no_forfeit(tmp_path: Path) -> None:
    Tournament(gluex(), 2, folder=tmp_path).run()
    assert "forfeit" not in json.loads((tmp_path / "matches" / "000000.json").read_text("utf-8"))


def test_the_partners_of_a_bot_that_misbehaves_lose_with_it() -> None:
    bots = ["bots.strange:Raises", "greedy"]
    standings = tournament(SEQUENCE, bots, 2, players=4, seed=1)
    assert [outcome.winners for outcome in standings.outcomes] == [(1, 3), (0, 2)]


class _Odd:
    """A player that does not choose as it should."""

    def __init__(self, chosen: int | None) -> None:
        self.chosen = chosen

    def get_ready(self) -> None:
        pass

    def choose(self, sight: Sight, seconds: float | None = None) -> int:
        if self.chosen is None:
            raise ZeroDivisionError("division by zero")
        return self.chosen

    def close(self) -> None:
        pass


@pytest.mark.parametrize(("chosen", "kind"), [(None, "crash"), (-5, "illegal")])
def test_compiled_bots_that_misbehave_lose_too(
    monkeypatch: pytest.MonkeyPatch, chosen: int | None, kind: str
) -> None:
    usual = seating.player

    def player(name: str, *rest: Any) -> Any:
        return _Odd(chosen) if name == "random" else usual(name, *rest)

    monkeypatch.setattr(seating, "player", player)
    standings = Tournament(gluex(), 2).run()
    assert [o.forfeit and o.forfeit.kind for o in standings.outcomes] == [kind, kind]
    assert standings.tallies[0].wins == 2
