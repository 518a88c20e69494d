"""First lessons: scripted positions of a game, in which the learner makes the moves."""

from spieltisch.lessons.lesson import Lesson, Step, has_lesson, lesson

__all__ = ["Lesson", "Step", "has_lesson", "lesson"]
