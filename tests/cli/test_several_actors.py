"""When several may act at once: whom the game asks, late draws, penalties."""

from __future__ import annotations

from typing import Any

import spieltisch
from cli.conftest import SEQUENCE, Run
from cli.running import Watched, choosing, session
from spieltisch.cli.playing.asking import Asking
from spieltisch.cli.playing.seats import Sitter
from spieltisch.engine.words import LANGUAGES

ANNA = Sitter("Anna")
GREEDY, RANDOM = Sitter("greedy", "greedy"), Sitter("random", "random")


def acts(match: spieltisch.Match) -> list[tuple[object, str]]:
    """Who did what, in a word."""
    words = ("draw", "pass", "talk", "give")
    return [
        (played.seat, next((word for word in words if word in played.move), "play"))
        for played in match.log
    ]


def manual(**options: Any) -> spieltisch.Match:
    return SEQUENCE.new(players=2, seed=7, draw="manual", **options)


def test_after_a_play_the_same_person_is_asked_to_draw() -> None:
    match = manual()
    terminal = Watched(["", "9S b7"])
    session(terminal, match).run()
    assert "Ben, you may: draw" in terminal.screens[-1]
    assert "w wait" in terminal.screens[-1]


def test_a_draw_is_taken_where_it_is_asked_for() -> None:
    match = manual()
    session(Watched(["", "9S b7", "draw", "", "4H f5", "ziehen"]), match).run()
    assert acts(match) == [(1, "play"), (1, "draw"), (0, "play"), (0, "draw")]


def test_a_draw_may_be_put_off_until_one_s_own_turn() -> None:
    match = manual()
    terminal = Watched(["", "9S b7", "w", "", "4H f5", "w", "", "draw", "TS j2", "draw"])
    session(terminal, match).run()
    assert acts(match) == [(1, "play"), (0, "play"), (1, "draw"), (1, "play"), (1, "draw")]


def test_a_draw_that_was_put_off_lapses_when_the_next_has_drawn() -> None:
    match = manual()
    terminal = Watched(["", "9S b7", "w", "", "4H f5", "draw", "", "draw"])
    session(terminal, match).run()
    assert acts(match) == [(1, "play"), (0, "play"), (0, "draw")]
    assert "S11: you have no open draw" in terminal.output


def test_the_one_to_move_may_let_the_other_draw_first() -> None:
    match = manual()
    terminal = Watched(["", "9S b7", "w", "", "w", "", "draw", "", "4H f5"])
    session(terminal, match).run()
    assert acts(match) == [(1, "play"), (1, "draw"), (0, "play")]


def test_a_bot_draws_at_once_so_that_what_was_put_off_lapses() -> None:
    match = manual()
    session(Watched(["4H f5", "w"]), match, ANNA, RANDOM).run()
    assert acts(match) == [
        *[(1, "play"), (1, "draw")],
        (0, "play"),
        *[(1, "play"), (1, "draw")],
    ]
    assert match.scene(0)["table"]["open_draws"] == []


def test_a_whole_game_with_manual_draws_comes_to_its_end() -> None:
    match = SEQUENCE.new(players=3, seed=1, draw="manual")
    typed = choosing(match, lambda m, moves: moves[len(m.log) % len(moves)])
    session(Watched(typed), match).run()
    assert match.over


def test_the_key_of_the_moderator_is_shown_only_where_it_works() -> None:
    talking, silent = manual(table_talk=True), manual()
    offers = []
    for match in (talking, silent):
        terminal = Watched([""])
        session(terminal, match).run()
        offers.append("m talk blue penalty" in terminal.screens[-1])
    assert offers == [True, False]


def test_a_penalty_asks_every_member_of_the_team_for_a_card() -> None:
    match = SEQUENCE.new(players=4, seed=3, table_talk=True)
    first = match.actors[0]
    terminal = Watched(["", "m talk green", "", *give(match, 1), "", *give(match, 3), ""])
    session(terminal, match).run()
    assert acts(match)[0] == ("moderator", "talk")
    assert sorted(acts(match)[1:]) == [(1, "give"), (3, "give")]
    assert match.actors == (first,)


def test_a_penalty_says_what_it_asks_for_in_both_languages() -> None:
    questions = ("choose a card to give up.", "Wähle eine Karte, die du abgibst.")
    for language, sentence in zip(LANGUAGES, questions, strict=True):
        match = SEQUENCE.new(players=2, seed=7, table_talk=True)
        terminal = Watched(["", "m talk green"], language)
        session(terminal, match).run()
        assert sentence not in terminal.screens[1]
        assert sentence in terminal.screens[2]


def give(match: spieltisch.Match, seat: int) -> list[str]:
    """The line that gives up the first card of a hand."""
    return ["give " + match.position()["hands"][seat][0]]


def test_a_card_alone_is_enough_to_give_it_up() -> None:
    match = SEQUENCE.new(players=2, seed=7, table_talk=True)
    terminal = Watched(["", "m gerede grün", "3S", "9S b7"])
    session(terminal, match).run()
    assert acts(match) == [("moderator", "talk"), (1, "give"), (1, "play")]


def test_bots_pay_their_penalty_by_themselves() -> None:
    match = SEQUENCE.new(players=2, seed=7, table_talk=True)
    session(Watched(["m talk green", "4H f5"]), match, ANNA, GREEDY).run()
    assert acts(match)[1:3] == [("moderator", "talk"), (1, "give")]


def test_undo_takes_a_penalty_back() -> None:
    match = SEQUENCE.new(players=2, seed=7, table_talk=True)
    terminal = Watched(["", "m talk green", "u", "9S b7"])
    session(terminal, match).run()
    assert acts(match) == [(1, "play")]


def test_what_a_moderator_may_not_call_is_explained(run: Run) -> None:
    start = ("play", "sequence", "--seed", "7", "-o", "table_talk=on", "--seats", "human,random")
    out = run(*start, typed="m talk red\nm hello\n").out
    assert "S12: there is no such team in this match." in out
    assert "“hello” is not a move" in out


def test_choosing_which_five_count_offers_the_rows() -> None:
    board = ["*........*", "..bbb.bbb.", *[".........."] * 7, "*........*"]
    hands = [["AH", "2S"], ["7H"]]
    match = SEQUENCE.from_position({"board": board, "hands": hands, "turn": 0, "tops": [None] * 2})
    terminal = Watched(["AH f2", "c2-g2"])
    session(terminal, match, ANNA, RANDOM).run()
    question = "Your row is longer than five: choose which five count.\nAnna, you may: "
    assert question + "claim e2-i2, claim d2-h2, claim c2-g2" in terminal.screens[1]
    assert "choose which five" not in terminal.screens[0] + terminal.screens[2]
    assert match.log[1].move == "claim c2-g2"


def test_those_who_wait_are_asked_again_when_everybody_waits() -> None:
    match = manual()
    match.play("9S b7", 1)
    asking = Asking()
    asking.begin_with(1)
    order = []
    for _ in range(4):
        order.append(asking.next(match))
        asking.wait(match, order[-1])
    assert order == [1, 0, 1, 0]
