"""Several people at one screen: nobody ever sees the hand of another."""

from __future__ import annotations

import re
from contextlib import closing
from typing import Any

import numpy as np
import pytest

import spieltisch
from cli.conftest import SEQUENCE
from cli.running import CLEARED, STYLES, Watched, asked_first, choosing, session
from spieltisch.cli.playing.seats import Sitter
from spieltisch.cli.playing.thinking import Bots
from spieltisch.engine.match import Match
from spieltisch.engine.words import LANGUAGES, Language

INTO_SECOND_SCREEN, OUT_OF_IT = "\x1b[?1049h", "\x1b[?1049l"
KEPT_AT = re.compile(r"spieltisch-sequence-[0-9-]+\.json")
HANDED_OVER = re.compile(r"(Anna|Ben|Carl|Dora), press Enter when only you can see the screen\.")


def test_only_the_name_stands_there_when_the_screen_is_handed_over() -> None:
    match = SEQUENCE.new(players=2, seed=7)
    terminal = Watched(["", "9S b7", "", "4H f5", ""])
    session(terminal, match).run()
    handed, ben, anna_next, anna, ben_next, *_ = terminal.screens
    assert handed.strip() == "Ben, press Enter when only you can see the screen."
    assert "Your hand:  3♠  9♠" in ben
    assert anna_next.strip() == "Anna, press Enter when only you can see the screen."
    assert "Your hand:  4♥  Q♥" in anna
    assert ben_next.strip() == "Ben, press Enter when only you can see the screen."


@pytest.mark.parametrize("options", [{}, {"draw": "manual"}])
def test_a_whole_game_of_four_never_shows_two_hands(options: dict[str, str]) -> None:
    match = SEQUENCE.new(players=4, seed=5, **options)
    terminal = Watched(choosing(match, lambda m, moves: moves[3 * len(m.log) % len(moves)]))
    session(terminal, match).run()
    assert match.over
    for screen in terminal.screens:
        if HANDED_OVER.search(screen):
            assert "hand:" not in screen
        elif "Save the match?" not in screen:
            assert screen.count("Your hand:") == 1


def test_everybody_reads_what_happened_since_their_own_move() -> None:
    match = SEQUENCE.new(players=3, seed=7)
    terminal = Watched(choosing(match, lambda _, moves: moves[0]))
    session(terminal, match).run()
    turns = [screen for screen in terminal.screens if "your move" in screen]
    names = ("Anna", "Ben", "Carl")
    for screen in turns[3:30]:
        lines = [line for line in screen.splitlines() if line.startswith(names)][:-1]
        me = screen.split(", your move")[0].splitlines()[-1]
        assert len(lines) >= 2
        assert not any(line.startswith(me) for line in lines)


def test_what_was_seen_cannot_be_scrolled_back_to() -> None:
    match = SEQUENCE.new(players=2, seed=7)
    terminal = Watched(["", "9S b7", "", "q", ""])
    session(terminal, match).run()
    before, _, rest = terminal.output.partition(INTO_SECOND_SCREEN)
    hidden, _, after = rest.partition(OUT_OF_IT)
    assert "hand:" in STYLES.sub("", hidden)
    assert before == ""
    assert STYLES.sub("", after) == "You have left the table.\n"
    assert hidden.endswith(CLEARED)


def test_the_second_screen_is_left_when_something_breaks() -> None:
    match = SEQUENCE.new(players=2, seed=7)

    def interrupted() -> object:
        yield ""
        raise KeyboardInterrupt

    terminal = Watched(interrupted())  # type: ignore[arg-type]
    with pytest.raises(KeyboardInterrupt):
        session(terminal, match).run()
    assert terminal.output.endswith(OUT_OF_IT)


def test_one_person_alone_is_not_asked_to_look_alone() -> None:
    match = SEQUENCE.new(players=2, seed=7)
    terminal = Watched(["4H f5"])
    session(terminal, match, Sitter("Anna"), Sitter("random", "random")).run()
    assert "press Enter" not in terminal.output
    assert INTO_SECOND_SCREEN not in terminal.output


def test_a_person_who_acts_twice_keeps_the_screen() -> None:
    match = SEQUENCE.new(players=2, seed=7, draw="manual")
    terminal = Watched(["", "9S b7", "draw"])
    session(terminal, match).run()
    covers = [bool(HANDED_OVER.search(screen)) for screen in terminal.screens]
    assert covers == [True, False, False, True]


def test_undo_hands_the_screen_back_to_whoever_decided() -> None:
    match = SEQUENCE.new(players=2, seed=7)
    terminal = Watched(["", "9S b7", "", "u", "", "TS j2"])
    session(terminal, match).run()
    handed = [sign[1] for s in terminal.screens if (sign := HANDED_OVER.search(s))]
    assert handed == ["Ben", "Anna", "Ben", "Anna"]
    assert [played.move for played in match.log] == ["TS j2"]


# --- twins: states that differ only in what the person at the screen must not know ---------------


def twins(match: spieltisch.Match, seat: int, seed: int) -> tuple[Match, Match]:
    """Two matches that stand where this one does; the second has other hands and deck."""
    own, other = match.state, match.state
    SEQUENCE.kernels.guess(other, seat, np.uint64(seed))
    assert own.tobytes() != other.tobytes()
    return tuple(  # type: ignore[return-value]
        Match(SEQUENCE, match.players, match.options, state, seed=1, seats=None)
        for state in (own, other)
    )


def shown_until_the_move(match: Match, typed: list[str], language: Language) -> str:
    terminal = Watched(typed, language)
    session(terminal, match).run()
    return KEPT_AT.sub("FILE", terminal.output)


def moments(players: int, **options: Any) -> list[tuple[spieltisch.Match, int]]:
    """Moments of a match, each with the seat that is asked then."""
    match = SEQUENCE.new(players=players, seed=11, **options)
    stands = []
    while not match.over and len(match.log) < 60:
        seat = asked_first(match)
        moves = match.legal(seat)
        if len(match.log) % 12 == 3:
            stood = Match(
                SEQUENCE, players, match.options, match.state, seed=match.seed, seats=None
            )
            stands.append((stood, asked_first(stood)))
        match.play(moves[5 * len(match.log) % len(moves)], seat)
    return stands


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"advanced": True}), (4, {"draw": "manual", "table_talk": True})],
)
def test_everything_printed_for_a_person_is_the_same_for_twins(
    players: int, options: dict[str, object], language: Language
) -> None:
    for match, seat in moments(players, **options):
        questions = ["l", "l JC", "l 7H", "? 7H d6", "? JS xe5", "? pass", "? 7H dead", "? draw"]
        typed = [
            "",
            *questions,
            "hello",
            "a1",
            "JC",
            "7H",
            "h",
            "",
            "m",
            "s",
            "u",
            match.legal(seat)[0],
        ]
        for seed in range(2):
            first, second = twins(match, seat, seed)
            printed = shown_until_the_move(first, typed, language)
            assert printed == shown_until_the_move(second, typed, language)
            assert printed.count("press Enter") + printed.count("drück Enter") >= 1


def chosen(match: Match, seat: int, bot: str) -> int:
    with closing(Bots(Watched([]), match, [Sitter(bot, bot)] * match.players)) as bots:
        return bots.choose(seat)


@pytest.mark.parametrize("bot", ["random", "greedy", "novice", "search@60", "bots.strange:Hashing"])
def test_a_bot_picks_the_same_move_for_twins(bot: str) -> None:
    for match, seat in moments(3):
        first, second = twins(match, seat, seed=1)
        assert chosen(first, seat, bot) == chosen(second, seat, bot)
