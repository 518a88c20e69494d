"""Laws about time: copies, undo, replays, match files and positions."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from spieltisch.engine import matchfile
from spieltisch.engine.errors import BadPosition
from spieltisch.engine.laws.moments import (
    Complaint,
    Moment,
    at_the_end,
    at_times,
    each_ply,
    insist,
)
from spieltisch.engine.match import Match
from spieltisch.engine.words import LANGUAGES

#: How many damaged positions are tried each time, and what they are damaged with.
_DAMAGES = 8
_RUBBISH: tuple[Any, ...] = (
    None,
    True,
    -1,
    1000,
    10**30,
    0.5,
    "",
    "?",
    "\0",
    [],
    [[]],
    {},
    {"?": 1},
)


@each_ply
def earlier_states_stay_as_they_were(at: Moment) -> None:
    """A move changes nothing but the state it is played on."""
    for ply in _recent(at):
        same = at.match.state_at(ply).tobytes() == at.past[ply]
        insist(same, f"the state of ply {ply} is no longer what it was")


def _recent(at: Moment) -> range:
    # All of them once the match is over; before that a few, for the sake of long matches.
    return range(0 if at.match.over else max(0, len(at.past) - 4), len(at.past))


@at_times
def undo_restores_the_bytes(at: Moment) -> None:
    """A move that is taken back leaves no trace."""
    moves = [] if at.match.over else list(at.moves())
    if moves:
        log = at.match.log
        seat, action = at.random.choice(moves)
        play(at, seat, action)
        at.match.undo()
        insist(at.match.state.tobytes() == at.past[-1], "undo left other bytes behind")
        insist(at.match.log == log, "undo left the move in the log")


def play(at: Moment, seat: int, action: int) -> None:
    """Play an action in the match, as a person would: in writing."""
    move = at.game.write_move(at.state, action, at.random.choice(LANGUAGES))
    at.match.play(move, seat if seat in at.seats else "moderator")


@at_the_end
def undoing_everything_leads_back_to_the_start(at: Moment) -> None:
    """All moves can be taken back one by one, through the same states."""
    match = begun_like(at.match)
    play_again(match, at.match)
    for ply in range(len(at.past) - 1, -1, -1):
        insist(match.state.tobytes() == at.past[ply], f"the way back differs at ply {ply}")
        if ply:
            match.undo()


@at_the_end
def a_replay_is_identical(at: Moment) -> None:
    """Options, seed and moves give the same bytes again after every move."""
    again = begun_like(at.match)
    play_again(again, at.match)
    for ply, before in enumerate(at.past):
        insist(again.state_at(ply).tobytes() == before, f"the replay differs at ply {ply}")


@at_the_end
def a_saved_match_loads_identical(at: Moment) -> None:
    """A match file that is written, verified and written again says the same."""
    text = at.match.save()
    loaded = matchfile.verify(text, at.game)
    insist(loaded.state.tobytes() == at.past[-1], "the loaded match stands elsewhere")
    insist(loaded.log == at.match.log, "the loaded match has other moves")
    insist(loaded.save() == text, "the loaded match writes another file")


@at_times
def a_position_comes_back_identical(at: Moment) -> None:
    """A position that is written as JSON and read again is the same, byte for byte."""
    text = json.dumps(at.match.position(), allow_nan=False)
    back = at.game.from_position(json.loads(text))
    insist(back.state.tobytes() == at.past[-1], f"differs after {text}")


@at_times
def a_damaged_position_is_refused(at: Moment) -> None:
    """What is no longer a position is refused as a bad one, whatever is wrong with it."""
    text = json.dumps(at.game.write_position(at.state))
    random = Random(text)
    for _ in range(_DAMAGES):
        damaged = json.loads(text)
        damage(damaged, random)
        blank = at.game.blank(at.match.players, at.match.options)
        try:
            state = at.game.read_position(blank, damaged)
        except BadPosition:
            continue
        except Exception as error:
            raise Complaint(f"{type(error).__name__} instead of BadPosition: {damaged}") from error
        # Not all damage does harm; but then it has become another position.
        again = at.game.read_position(blank, at.game.write_position(state))
        insist(again.tobytes() == state.tobytes(), f"neither refused nor understood: {damaged}")


def damage(part: Any, random: Random) -> None:
    """Take something out of plain data, or put something else in its place."""
    places = list(part) if isinstance(part, dict) else range(len(part))
    place = random.choice(places)
    inner = part[place]
    if isinstance(inner, (dict, list)) and inner and random.random() < 0.7:
        damage(inner, random)
    elif random.random() < 0.2:
        del part[place]
    else:
        part[place] = random.choice(_RUBBISH)


def begun_like(match: Match) -> Match:
    """A new match with the same beginning."""
    game = match.game
    if match.seed is not None:
        return game.deal(match.players, match.seed, match.seats, match.options)
    head = {"players": match.players, "options": match.options}
    return game.from_position({**head, **game.write_position(match.state_at(0))})


def play_again(match: Match, other: Match) -> None:
    """Play all moves of another match."""
    for played in other.log:
        match.play(played.move, played.seat)


LAWS = (
    earlier_states_stay_as_they_were,
    undo_restores_the_bytes,
    a_position_comes_back_identical,
    a_damaged_position_is_refused,
    a_replay_is_identical,
    undoing_everything_leads_back_to_the_start,
    a_saved_match_loads_identical,
)
