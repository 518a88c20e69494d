"""Laws about who may act, which actions are legal, and how they are written."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from spieltisch.engine.contract import MAX_SEATS, MODERATOR
from spieltisch.engine.laws.moments import Moment, at_the_end, at_times, each_ply, insist
from spieltisch.engine.words import LANGUAGES

#: Room behind the actions that a game may fill; nothing must be written there.
_GUARD = 8
_UNTOUCHED = -7


@each_ply
def every_actor_has_a_move(at: Moment) -> None:
    """A seat that may act has at least one legal action."""
    for seat in at.actors(at.state):
        insist(seat in at.seats, f"seat {seat} may act but does not exist")
        insist(at.legal(at.state, seat), f"seat {seat} may act but has nothing to play")


@each_ply
def only_actors_have_moves(at: Moment) -> None:
    """A seat that may not act has no legal action."""
    for seat in set(at.seats) - set(at.actors(at.state)):
        insist(not at.legal(at.state, seat), f"seat {seat} may not act but has legal actions")


@each_ply
def only_moderated_games_have_a_moderator(at: Moment) -> None:
    """Where a game does not say that it is moderated, the moderator has no legal action."""
    if not at.match.is_moderated:
        insist(not at.legal(at.state, MODERATOR), "the moderator has legal actions")


@each_ply
def legal_lists_no_action_twice(at: Moment) -> None:
    """Every legal action is listed once."""
    for seat in at.movers:
        twice = [a for a, n in Counter(at.legal(at.state, seat)).items() if n > 1]
        insist(not twice, f"seat {seat} has the actions {twice} more than once")


@each_ply
def legal_fits_its_room(at: Moment) -> None:
    """No seat has more than `max_legal` actions, and each is a code below `actions`."""
    for seat in at.movers:
        out = np.full(at.game.max_legal + _GUARD, _UNTOUCHED, np.int32)
        count = at.kernels.legal(at.state, seat, out)
        insist(0 <= count <= at.game.max_legal, f"seat {seat} has {count} legal actions")
        beyond = out[at.game.max_legal :]
        insist((beyond == _UNTOUCHED).all(), f"seat {seat} has actions written beyond the room")
        outside = [int(a) for a in out[:count] if not 0 <= a < at.game.actions]
        insist(not outside, f"seat {seat} has unknown action codes {outside}")


@at_times
def refuse_agrees_with_legal(at: Moment) -> None:
    """An action is refused exactly when it is not listed as legal."""
    for seat in at.movers:
        legal = set(at.legal(at.state, seat))
        for action in range(-1, at.game.actions + 1):
            refused = at.kernels.refuse(at.state, seat, action) != 0
            insist(
                refused != (action in legal),
                f"seat {seat}, action {action}: listed {action in legal}, refused {refused}",
            )


@each_ply
def play_depends_on_the_state_alone(at: Moment) -> None:
    """The same action on the same bytes gives the same bytes."""
    moves = list(at.moves())
    if moves:
        seat, action = at.random.choice(moves)
        same = at.played(seat, action).tobytes() == at.played(seat, action).tobytes()
        insist(same, f"seat {seat}, action {action} had two different outcomes")


@at_times
def legal_moves_are_found_by_their_numbers(at: Moment) -> None:
    """`find` knows the legal actions of a seat by the numbers of their texts, and no others."""
    forms = at.game.notation.forms
    for seat in at.movers:
        actions = at.legal(at.state, seat)
        known = dict(zip(at.game.number_moves(at.state, actions), actions, strict=True))
        others = range(at.match.ply % 7, forms.count, 1 + forms.count // 20)
        for number in {*known, *others}:
            found, expected = at.kernels.find(at.state, seat, number), known.get(number, -1)
            insist(found == expected, f"seat {seat}, {forms.text(number)!r}: found {found}")


@each_ply
def everybody_is_told_how_the_match_stands(at: Moment) -> None:
    """`stand` writes who may act, points, winners and everybody's moves as the rules say them."""
    ply, players = at.match.ply, at.match.players
    standing = at.game.standing(at.state, ply, players)
    actors, points = at.actors(at.state), np.zeros(MAX_SEATS)
    winners = at.kernels.result(at.state, points)
    expected = {
        "ply": ply,
        "actors": actors,
        "over": not actors,
        "points": points[:players].tolist(),
        "winners": [seat for seat in at.seats if winners >> seat & 1],
    }
    head = json.loads(standing.head)
    insist(head == expected, f"{head} is told instead of {expected}")
    for seat in at.seats:
        numbers = at.game.number_moves(at.state, at.legal(at.state, seat))
        told = json.loads(standing.legal[seat])
        insist(told == numbers, f"seat {seat} is told {told} instead of {numbers}")


@at_times
def asking_changes_nothing(at: Moment) -> None:
    """Every kernel but `deal`, `play`, `mask`, `guess` and `rollout` only reads."""
    questions: dict[str, Callable[[int], Any]] = {
        "actors": lambda seat: at.actors(at.state),
        "legal": lambda seat: at.legal(at.state, seat),
        "number": lambda seat: at.game.number_moves(at.state, at.legal(at.state, seat)),
        "find": lambda seat: at.kernels.find(at.state, seat, 0),
        "stand": lambda seat: at.game.standing(at.state, at.match.ply, at.match.players),
        "refuse": lambda seat: at.kernels.refuse(at.state, seat, at.any_actions(1)[0]),
        "result": lambda seat: at.result(at.state),
        "observe": lambda seat: at.features(at.state, seat),
        "weigh": lambda seat: at.weights(at.state, seat, at.legal(at.state, seat)),
        "value": lambda seat: at.chances(at.state),
        "write_position": lambda seat: at.game.write_position(at.state),
        "breakdown": lambda seat: at.game.breakdown(at.state),
    }
    for name, ask in questions.items():
        for seat in at.seats:
            ask(seat)
        insist(at.state.tobytes() == at.past[-1], f"{name} changed the state")


@at_times
def notation_can_be_read_back(at: Moment) -> None:
    """What is written for a legal action, in either language, stands for that action."""
    for _, action in at.moves():
        for language in LANGUAGES:
            text = at.game.write_move(at.state, action, language)
            back = at.game.read_move(at.state, text)
            insist(back == action, f"{text!r} was written for {action} but reads as {back}")


@at_times
def notation_is_unique(at: Moment) -> None:
    """Two legal actions of a seat are never written alike."""
    for language in LANGUAGES:
        for seat in at.movers:
            legal = at.legal(at.state, seat)
            texts = Counter(at.game.write_move(at.state, action, language) for action in legal)
            alike = [text for text, count in texts.items() if count > 1]
            insist(not alike, f"seat {seat} has several actions written {alike}")


@at_the_end
def every_match_ends(at: Moment) -> None:
    """Random play comes to its end within the limit."""
    insist(at.match.over, "the match still goes on")


@at_the_end
def after_the_end_nobody_moves(at: Moment) -> None:
    """When nobody is left to act, nothing is legal any more, not even for the moderator."""
    moves = list(at.moves()) if at.match.over else []
    insist(not moves, f"the match is over, but these moves are legal: {moves}")


LAWS = (
    every_actor_has_a_move,
    only_actors_have_moves,
    only_moderated_games_have_a_moderator,
    legal_lists_no_action_twice,
    legal_fits_its_room,
    refuse_agrees_with_legal,
    play_depends_on_the_state_alone,
    legal_moves_are_found_by_their_numbers,
    everybody_is_told_how_the_match_stands,
    asking_changes_nothing,
    notation_is_unique,
    notation_can_be_read_back,
    every_match_ends,
    after_the_end_nobody_moves,
)
