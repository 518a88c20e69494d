"""The conformance kit: the laws that every game keeps, checked on random matches.

Whoever adds a game runs it in the tests:

    from spieltisch.engine.laws import check_laws

    def test_my_game_keeps_the_laws():
        check_laws(GAME, seeds=range(20))

A law is a small function whose docstring says what it demands. A game's own laws look the
same (`each_ply`, `at_times`, `at_the_end`, `once`) and are handed over with the others:

    @each_ply
    def no_card_gets_lost(at):
        \"\"\"There are always nine cards.\"\"\"
        insist(cards_in(at.state) == 9, "a card is missing")

    check_laws(GAME, laws=[*LAWS, no_card_gets_lost])
"""

from spieltisch.engine.laws.checking import LAWS, check_laws, check_match
from spieltisch.engine.laws.moments import (
    Law,
    LawBroken,
    Moment,
    at_the_end,
    at_times,
    each_ply,
    insist,
    once,
)

__all__ = [
    "LAWS",
    "Law",
    "LawBroken",
    "Moment",
    "at_the_end",
    "at_times",
    "check_laws",
    "check_match",
    "each_ply",
    "insist",
    "once",
]
