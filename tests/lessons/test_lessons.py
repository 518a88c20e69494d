"""Every lesson can be done: its positions exist, its moves are legal, its words are there."""

from __future__ import annotations

from itertools import pairwise

import pytest

import spieltisch
from spieltisch.engine import registry
from spieltisch.engine.laws.reporting import differing_words
from spieltisch.engine.words import LANGUAGES, Language
from spieltisch.lessons import Lesson, Step, has_lesson, lesson
from spieltisch.lessons.lesson import END, LEARNER, PARTS

GAMES = ("sequence", "labyrinth", "gluex", "glow")
FEWEST, MOST = 4, 7


def steps() -> list[tuple[str, Step]]:
    return [(name, step) for name in GAMES for step in lesson(spieltisch.game(name)).steps]


each_lesson = pytest.mark.parametrize("name", GAMES)
each_step = pytest.mark.parametrize(
    ("name", "step"), steps(), ids=[f"{name}-{step.name}" for name, step in steps()]
)


def of(name: str) -> Lesson:
    return lesson(spieltisch.game(name))


def test_every_game_of_ours_has_a_lesson() -> None:
    assert {name for name in registry.games() if has_lesson(registry.game(name))} >= set(GAMES)


@each_lesson
def test_a_lesson_is_short(name: str) -> None:
    assert FEWEST <= len(of(name).steps) <= MOST


@each_lesson
def test_steps_have_names_of_their_own(name: str) -> None:
    names = [step.name for step in of(name).steps]
    assert len(set(names)) == len(names)


@each_lesson
def test_a_lesson_ends_with_a_victory_of_the_learner(name: str) -> None:
    last = of(name).steps[-1]
    assert all(after.over for after in last.accepted.values())
    assert all(after.result.winners == (LEARNER,) for after in last.accepted.values())


@each_step
def test_the_learner_is_to_move_and_has_more_than_one_choice(name: str, step: Step) -> None:
    assert LEARNER in step.match.actors
    assert len(step.match.legal(LEARNER)) > 1


@each_step
def test_accepted_moves_are_legal_and_written_as_the_board_gets_them(name: str, step: Step) -> None:
    assert step.accepted
    assert set(step.accepted) <= set(step.match.legal(LEARNER))


@each_lesson
def test_where_the_board_stays_there_was_only_one_way_to_get_there(name: str) -> None:
    parts = of(name).steps
    assert not parts[0].goes_on
    for before, step in pairwise(parts):
        if step.goes_on:
            (after,) = before.accepted.values()
            assert step.match.scene(LEARNER) == after.scene(LEARNER)


@each_lesson
def test_words_say_everything_in_both_languages_and_nothing_else(name: str) -> None:
    course = of(name)
    keys = {f"{step.name}-{part}" for step in course.steps for part in PARTS} | {END}
    assert all(course.words.keys(language) == keys for language in LANGUAGES)
    assert differing_words(course.words) == []


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_told_with_scenes_labels_and_results(name: str, language: Language) -> None:
    data = of(name).as_data(language)
    for step in data["steps"]:
        assert step["scene"]["viewer"] == data["seat"]
        assert len(step["legal"]) == len(step["labels"])
        for after in step["accepted"]:
            assert after["scene"]["ply"] == step["scene"]["ply"] + 1
            assert (after["result"] is not None) == after["scene"]["over"]


def test_the_lesson_of_labyrinth_shows_pushes_that_alone_open_the_way() -> None:
    for name, stone in (("push", "1"), ("back", "2")):
        step = of("labyrinth").step(name)
        assert step is not None
        opening = set()
        for move in step.match.legal(LEARNER):
            step.match.play(move, LEARNER)
            table = step.match.scene(LEARNER)["table"]
            if table["stones"][stone] in table["reachable"]:
                opening.add(move)
            step.match.undo()
        assert opening == set(step.accepted)


def test_the_last_chip_of_glüx_is_the_only_one_that_wins() -> None:
    step = of("gluex").step("last")
    assert step is not None
    winning = set()
    for move in step.match.legal(LEARNER):
        step.match.play(move, LEARNER)
        if LEARNER in step.match.result.winners:
            winning.add(move)
        step.match.undo()
    assert winning == set(step.accepted)
