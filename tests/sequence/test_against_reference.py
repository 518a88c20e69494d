"""Whole matches, played move by move alongside the reference model of the rules."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import spieltisch
from sequence.reference import CELLS, COLOURS, CORNERS, LINE_OF, THROUGH, Table
from sequence.table import GAME, SEATINGS, any_options, rows_with
from spieltisch.engine.errors import BadPosition
from spieltisch.engine.records import viewed
from spieltisch.games.sequence.cards import CARDS, name
from spieltisch.games.sequence.scene import PHASES

MATCHES_EACH = 34
LONGEST = 160

FIELDS = [
    field for field in GAME.record.names or () if field not in ("generator", "layout", "cells")
]
CARD_NAMES = [name(card) for card in range(CARDS)]


def glance(match: spieltisch.Match) -> dict[str, Any]:
    """What is on the table, read straight from the record: far quicker than `position`."""
    row = viewed(match.state, GAME.record)
    s = {field: row[field].tolist() for field in FIELDS}
    return {
        "board": {c: team for team in range(s["teams"]) for c in cells(s["chips"][team])},
        "locked": {c for words in s["locked"] for c in cells(words)},
        "counted": s["counted"][: s["teams"]],
        "hands": [sorted(cards(hand)) for hand in s["hands"][: match.players]],
        "hand_sizes": s["hand_sizes"][: match.players],
        "deck": [CARD_NAMES[card] for card in s["deck"][: s["deck_size"]][::-1]],
        "discards": sorted(cards(s["discards"])),
        "tops": [None if top == 255 else CARD_NAMES[top] for top in s["tops"][: match.players]],
        "turn": s["turn"],
        "swaps": s["swaps"],
        "passes": s["passes"],
        "open_draws": s["open_draws"][: s["waiting_draws"]],
        "penalised": set(set_bits(s["penalised"])),
        "phase": PHASES[s["phase"]],
        "claim": None if s["claim_cell"] < 0 else CELLS[s["claim_cell"]],
        "winner": None if s["winner"] < 0 else s["winner"],
    }


def set_bits(word: int) -> list[int]:
    return [place for place in range(word.bit_length()) if word >> place & 1]


def cells(words: list[int]) -> list[str]:
    return [CELLS[place] for place in set_bits(words[0] | words[1] << 64)]


def cards(words: list[int]) -> list[str]:
    return [CARD_NAMES[place] for word in words for place in set_bits(word)]


def expected(table: Table) -> dict[str, Any]:
    """The same as `glance`, as the reference sees it."""
    return {
        "board": table.board,
        "locked": table.locked(),
        "counted": [len(fives) for fives in table.sequences],
        "hands": [sorted(hand) for hand in table.hands],
        "hand_sizes": [len(hand) for hand in table.hands],
        "deck": table.deck,
        "discards": sorted(table.discards),
        "tops": table.tops,
        "turn": table.turn,
        "swaps": table.swaps,
        "passes": table.passes,
        "open_draws": table.open_draws,
        "penalised": table.penalised,
        "phase": table.phase,
        "claim": table.claim,
        "winner": table.winner,
    }


def compare_positions(match: spieltisch.Match, table: Table) -> None:
    """The position as people read it, which also names the sequences."""
    now = match.position()
    signs = "".join(now["board"])
    assert {c: "bgr"[team] for c, team in table.board.items()} == {
        c: sign for c, sign in zip(CELLS, signs, strict=True) if sign in "bgr"
    }
    assert [signs[CELLS.index(corner)] for corner in CORNERS] == ["*"] * 4
    for team, fives in enumerate(table.sequences):
        ends = sorted(f"{five[0]}-{five[4]}" for five in fives)
        assert sorted(now["sequences"][COLOURS[team]]) == ends
    assert [sorted(hand) for hand in table.hands] == [sorted(hand) for hand in now["hands"]]
    assert sorted(table.discards) == sorted(now["discards"])
    for field in ("deck", "tops", "turn", "phase", "swaps", "passes", "claim", "open_draws"):
        assert now[field] == getattr(table, field), field
    assert set(now["penalised"]) == table.penalised


def compare(match: spieltisch.Match, view: dict[str, Any], table: Table) -> None:
    """The table, the actors and everybody's legal moves agree."""
    assert view == expected(table)
    actors = match.actors
    assert set(actors) == table.actors()
    for seat in actors:
        legal = match.legal(seat)
        assert len(legal) == len(set(legal)), "a move is listed twice"
        assert set(legal) == table.legal(seat)
    assert set(match.legal("moderator")) == table.calls()


def compare_results(match: spieltisch.Match, table: Table) -> None:
    """Points are sequences, winners the seats of the winning team."""
    result = match.result
    seats = range(match.players)
    assert result.points == tuple(len(table.sequences[table.team(seat)]) for seat in seats)
    assert result.winners == tuple(seat for seat in seats if table.team(seat) == table.winner)


def play_beside(
    match: spieltisch.Match,
    rng: random.Random,
    leaning: float | None = None,
    longest: int = LONGEST,
) -> Table:
    """Play a match alongside the reference, at random but leaning towards good moves."""
    table = Table(match.position())
    compare(match, glance(match), table)
    leaning = rng.choice([0.0, 0.5, 0.9]) if leaning is None else leaning
    for ply in range(longest):
        if table.phase == "over":
            break
        calls = match.legal("moderator")
        if calls and rng.random() < 0.04:
            call = rng.choice(calls)
            match.play(call, "moderator")
            view = glance(match)
            table.talk(COLOURS.index(call.removeprefix("talk ")))
        else:
            seat = rng.choice(match.actors)
            move = chosen(match, seat, rng, leaning)
            match.play(move, seat)
            view = glance(match)
            table.play(move, seat, view["deck"])
        compare(match, view, table)
        if ply % 24 == 0:
            compare_positions(match, table)
    compare_positions(match, table)
    compare_results(match, table)
    return table


def chosen(match: spieltisch.Match, seat: int, rng: random.Random, leaning: float) -> str:
    """A legal move, now and then the one that looks best."""
    state = match.state
    actions = np.empty(GAME.max_legal, np.int32)
    count = GAME.kernels.legal(state, seat, actions)
    pick = rng.randrange(count)
    if rng.random() < leaning:
        weights = np.empty(GAME.max_legal, np.float32)
        GAME.kernels.weigh(state, seat, actions, count, weights)
        pick = int(np.argmax(weights[:count]))
    return GAME.write_move(state, int(actions[pick]))


@pytest.mark.parametrize(("players", "teams"), SEATINGS)
def test_matches_by_the_rulebook_agree(players: int, teams: int) -> None:
    for seed in range(MATCHES_EACH // 3):
        match = GAME.new(players, seed, teams=teams)
        play_beside(match, random.Random(seed))


@pytest.mark.parametrize(("players", "teams"), SEATINGS)
def test_matches_with_any_options_agree(players: int, teams: int) -> None:
    for seed in range(MATCHES_EACH * 2 // 3):
        rng = random.Random(f"{players} {teams} {seed}")
        match = GAME.new(players, seed, teams=teams, **any_options(rng))
        play_beside(match, rng)


# --- positions that whole matches seldom reach --------------------------------------------------


def crossing_lines(rng: random.Random) -> tuple[list[str], str]:
    """A board on which one cell closes long lines of blue, and that cell."""
    closing = rng.choice([c for c in CELLS if c not in CORNERS])
    chips = {c: rng.choice("bg") for c in CELLS if rng.random() < 0.12}
    for direction in rng.sample(range(4), rng.choice([1, 1, 2, 3])):
        lines = {LINE_OF[five] for five in THROUGH[closing] if LINE_OF[five][0] == direction}
        cells_of_line = {c for five, line in LINE_OF.items() if line in lines for c in five}
        chips |= {c: "b" for c in sorted(cells_of_line) if rng.random() < 0.9}
    chips.pop(closing, None)
    return rows_with(chips), closing


def match_unless_won(data: dict[str, Any]) -> spieltisch.Match | None:
    """The match of a position, or none if some team already has its sequences."""
    try:
        return GAME.from_position(data)
    except BadPosition as error:
        if error.text.key in ("position-has-won", "position-too-many-sequences"):
            return None
        raise


@pytest.mark.parametrize(("goal", "choices"), [(1, 0), (2, 5), (3, 10), (5, 15)])
def test_long_and_crossing_lines_agree(goal: int, choices: int) -> None:
    """S5, S6: choices, pairs of rows and usual orders on boards full of long lines."""
    played, questions = 0, 0
    for seed in range(70):
        rng = random.Random(f"{goal} {seed}")
        board, closing = crossing_lines(rng)
        data = {
            "board": board,
            "hands": [["JC", "JD", "JS", "2C"], ["JS", "JH", "JC"]],
            "options": {
                "sequences_to_win": goal,
                "advanced": rng.random() < 0.7,
                "draw": rng.choice(["auto", "manual"]),
            },
        }
        match = match_unless_won(data)
        if match is None:
            continue
        table = Table(match.position())
        move = f"JC {closing}"
        match.play(move)
        view = glance(match)
        table.play(move, 0, view["deck"])
        compare(match, view, table)
        played += 1
        questions += table.phase == "claim"
        play_beside(match, rng, leaning=0.5, longest=6)
    assert played > 20
    assert questions >= choices
    assert questions == 0 or goal > 1


def test_reshuffles_agree_and_positions_stay_possible() -> None:
    """S9: matches that begin with a few cards in the deck, in both ways to draw."""
    reshuffles = 0
    for seed in range(24):
        rng = random.Random(seed)
        players, teams = rng.choice(SEATINGS)
        match = GAME.new(players, seed, teams=teams, draw=rng.choice(["auto", "manual"]))
        data = match.position()
        keep = rng.randrange(6)
        data["discards"], data["deck"] = data["deck"][keep:], data["deck"][:keep]
        del data["recycled"]
        match = GAME.from_position(data)
        table = play_beside(match, rng, leaning=0.0, longest=30)
        reshuffles += len(table.deck) > keep
        again = GAME.from_position(match.position())
        assert again.state.tobytes() == match.state.tobytes()
    assert reshuffles > 15
