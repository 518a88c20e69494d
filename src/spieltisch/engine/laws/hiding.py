"""Laws about secrets: what a viewer must not know never reaches it, in any form.

Two worlds that differ only in what is hidden from a viewer are its twins. Whatever the
viewer is shown must be the same in the true world, in its masked copy and in all twins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
import numpy as np

from spieltisch.engine.contract import SPECTATOR, State
from spieltisch.engine.laws.moments import Moment, at_times, each_ply, insist
from spieltisch.engine.records import viewed
from spieltisch.engine.words import LANGUAGES


@each_ply
def mask_erases_the_generator(at: Moment) -> None:
    """What chance will bring (the record's field `generator`) is hidden from everybody."""
    other = at.state.copy()
    viewed(other, at.game.record).generator ^= np.uint64(at.seed() | 1)
    for viewer in at.viewers:
        same = at.masked(other, viewer).tobytes() == at.masked(at.state, viewer).tobytes()
        insist(same, f"viewer {viewer} can tell what the generator holds")


@each_ply
def masking_twice_changes_nothing(at: Moment) -> None:
    """A masked state holds nothing more that would have to be erased."""
    for viewer in at.viewers:
        view = at.masked(at.state, viewer)
        same = at.masked(view, viewer).tobytes() == view.tobytes()
        insist(same, f"viewer {viewer} is told more by one mask than by two")


@each_ply
def mask_keeps_what_everybody_knows(at: Moment) -> None:
    """Who may act, who has how many points and who has won are no secrets."""
    for viewer in at.viewers:
        view = at.masked(at.state, viewer)
        insist(at.actors(view) == at.actors(at.state), f"viewer {viewer} sees other actors")
        insist(at.result(view) == at.result(at.state), f"viewer {viewer} sees another result")


@each_ply
def a_guess_looks_the_same_to_its_viewer(at: Moment) -> None:
    """Masked again, a guessed world is what the viewer saw before."""
    for viewer in at.viewers:
        view = at.masked(at.state, viewer).tobytes()
        for world in at.twins(viewer):
            insist(at.masked(world, viewer).tobytes() == view, f"viewer {viewer} sees a change")


@each_ply
def a_guess_uses_nothing_hidden(at: Moment) -> None:
    """The same seed gives the same guess, whether the true world is at hand or not."""
    for viewer in at.viewers:
        seed = at.seed()
        open_eyed = at.guessed(at.state, viewer, seed)
        blind = at.guessed(at.masked(at.state, viewer), viewer, seed)
        insist(open_eyed.tobytes() == blind.tobytes(), f"the guess for {viewer} peeks")


@at_times
def a_guess_is_a_possible_position(at: Moment) -> None:
    """A guessed world can be written as a position, and the game accepts it."""
    viewer = at.random.choice(at.viewers)
    world = next(at.twins(viewer))
    back = at.game.from_position(at.position(world))
    insist(back.state.tobytes() == world.tobytes(), f"the guess for {viewer} reads differently")


@at_times
def a_guess_can_be_guessed_from(at: Moment) -> None:
    """A guessed world is a world like any other: another viewer can guess from it."""
    viewer = at.random.choice(at.viewers)
    world = next(at.twins(viewer))
    for other in at.random.sample(at.viewers, min(3, len(at.viewers))):
        beyond = at.guessed(world, other, at.seed())
        same = at.masked(beyond, other).tobytes() == at.masked(world, other).tobytes()
        insist(same, f"viewer {other} sees a change in a guess made for {viewer}")
        back = at.game.from_position(at.position(beyond))
        insist(back.state.tobytes() == beyond.tobytes(), f"a guess of {other} reads differently")


@at_times
def twins_have_the_same_scene(at: Moment) -> None:
    """What a viewer is shown does not depend on what is hidden from it."""

    def scene(world: State, viewer: int) -> Any:
        view = at.masked(world, viewer)
        return at.game.write_scene(view, viewer), at.game.breakdown(view)

    _compare(at, scene, at.some_viewers())


@at_times
def what_is_open_looks_the_same_to_all(at: Moment) -> None:
    """What is sent to everybody alike shows nothing that only some of them may know."""
    truth = at.game.write_open(at.masked(at.state, SPECTATOR))
    for viewer in at.viewers:
        same = at.game.write_open(at.masked(at.state, viewer)) == truth
        insist(same, f"viewer {viewer} sees more of what is open than a spectator")


@at_times
def scenes_written_at_once_are_the_same(at: Moment) -> None:
    """What is written for everybody in one go is what each is shown from the masked state."""
    views = {viewer: at.masked(at.state, viewer) for viewer in at.viewers}
    own = [at.game.write_own(views[viewer], viewer) for viewer in sorted(views)]
    spread = at.game.write_scenes(at.state, at.match.players)
    insist(spread.open == at.game.write_open(views[SPECTATOR]), "what is open differs")
    insist(spread.own == own, "they differ")


@at_times
def twins_have_the_same_picture(at: Moment) -> None:
    """The drawing of a scene shows no more than the scene."""
    viewer = at.random.choice(at.viewers)
    scene = at.match.scene(None if viewer == SPECTATOR else viewer)
    language = at.random.choice(LANGUAGES)
    pictures = []
    for world in (at.state, next(at.twins(viewer))):  # one twin: to draw takes its time
        table = msgspec.json.decode(at.game.write_scene(at.masked(world, viewer), viewer))
        picture = at.game.draw({**scene, "table": table}, language)
        pictures.append((picture.plain, picture.spans))
    same = pictures[0] == pictures[1]
    insist(same, f"viewer {viewer} can tell two worlds apart in the picture")


@each_ply
def twins_have_the_same_moves(at: Moment) -> None:
    """What a seat may play does not depend on what it cannot see."""
    _compare(at, lambda world, seat: at.legal(world, seat), at.seats)


@each_ply
def twins_have_the_same_features(at: Moment) -> None:
    """What a seat learns from does not depend on what it cannot see."""
    _compare(at, lambda world, viewer: at.features(world, viewer), at.viewers)


@each_ply
def twins_have_the_same_weights(at: Moment) -> None:
    """What the game advises a seat does not depend on what it cannot see."""

    def weights(world: State, seat: int) -> list[float]:
        return at.weights(world, seat, at.legal(at.state, seat))

    _compare(at, weights, at.actors(at.state))


@at_times
def twins_get_the_same_explanations(at: Moment) -> None:
    """Why a seat may or may not do something does not depend on what it cannot see."""
    actions = at.any_actions(6)

    def explanations(world: State, seat: int) -> list[Any]:
        return [at.explained(world, seat, action) for action in actions]

    _compare(at, explanations, at.some_viewers()[1:])


@at_times
def spectators_are_told_no_more_than_others(at: Moment) -> None:
    """A move that a spectator may know is a secret to nobody."""
    for seat in at.actors(at.state):
        for action in at.legal(at.state, seat):
            after = at.played(seat, action)
            if not at.game.keeps_secret(after, seat, action, SPECTATOR):
                others = [v for v in at.viewers if at.game.keeps_secret(after, seat, action, v)]
                known = f"a spectator is told seat {seat}'s {action}"
                insist(not others, f"{known}, and {others} are not")


@at_times
def moves_that_look_alike_are_kept_secret(at: Moment) -> None:
    """A move that leaves no mark a viewer can see must not be told to it either."""
    for viewer in at.some_viewers():
        for seat in set(at.actors(at.state)) - {viewer}:
            worlds: dict[bytes, set[bytes]] = {}
            for action in at.legal(at.state, seat):
                after = at.played(seat, action)
                world = _without_chance(at, after)
                worlds.setdefault(at.masked(after, viewer).tobytes(), set()).add(world)
            for action in at.legal(at.state, seat):
                after = at.played(seat, action)
                alike = len(worlds[at.masked(after, viewer).tobytes()]) > 1
                secret = at.game.keeps_secret(after, seat, action, viewer)
                insist(secret or not alike, f"viewer {viewer} is told seat {seat}'s {action}")


def _without_chance(at: Moment, state: State) -> bytes:
    """The world without what chance will bring: how often chance was asked is nobody's secret."""
    world = state.copy()
    viewed(world, at.game.record).generator[0] = 0
    return world.tobytes()


def _worlds(at: Moment, viewer: int) -> Iterator[State]:
    yield at.state
    yield at.masked(at.state, viewer)
    yield from at.twins(viewer)


def _compare(at: Moment, view: Callable[[State, int], Any], viewers: Iterable[int]) -> None:
    for viewer in viewers:
        truth, *others = (view(world, viewer) for world in _worlds(at, viewer))
        insist(
            all(other == truth for other in others),
            f"viewer {viewer} can tell two worlds apart",
        )


LAWS = (
    mask_erases_the_generator,
    masking_twice_changes_nothing,
    mask_keeps_what_everybody_knows,
    a_guess_uses_nothing_hidden,
    a_guess_looks_the_same_to_its_viewer,
    a_guess_is_a_possible_position,
    a_guess_can_be_guessed_from,
    twins_have_the_same_scene,
    what_is_open_looks_the_same_to_all,
    scenes_written_at_once_are_the_same,
    twins_have_the_same_picture,
    twins_have_the_same_moves,
    twins_have_the_same_features,
    twins_have_the_same_weights,
    twins_get_the_same_explanations,
    spectators_are_told_no_more_than_others,
    moves_that_look_alike_are_kept_secret,
)
