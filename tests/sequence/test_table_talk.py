"""S12: a team that talks gives up one card each, of its own choice, for nothing."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from sequence.table import GAME, hand, moves, play, position, refused
from spieltisch.engine.errors import BadSeat, IllegalMove, OutOfTurn


def four(**fields: Any) -> spieltisch.Match:
    """Seats 0 and 2 are blue, 1 and 3 are green."""
    hands = fields.pop("hands", "2S 3S | 5H 6H | 9C 9C | KD")
    return position(hands=hands, players=4, **{"table_talk": True, **fields})


def test_S12_the_penalty_is_off_by_default() -> None:
    match = GAME.new(4, seed=1)
    assert match.options["table_talk"] is False
    assert match.legal("moderator") == []
    assert refused(match, "talk blue", "S12", "moderator") == (
        "S12: table talk is not penalised in this match (option “table_talk”)."
    )


def test_S12_only_the_moderator_calls_it() -> None:
    match = four()
    assert moves(match, seat="moderator") == {"talk blue", "talk green"}
    assert refused(match, "talk green", "S12", 0) == (
        "S12: only the moderator calls a penalty for table talk."
    )
    with pytest.raises(OutOfTurn):
        match.play("talk blue", 1)
    assert match.actors == (0,)


def test_S12_the_moderator_does_nothing_else() -> None:
    match = four()
    with pytest.raises(IllegalMove):
        match.play("2S b1", "moderator")
    assert str(match.explain("2S b1", "moderator")) == "It is player 1's turn."


def test_S12_every_member_gives_up_a_card() -> None:
    match = play(four(), "moderator: talk green")
    assert match.actors == (1, 3)
    assert moves(match, seat=1) == {"give 5H", "give 6H"}
    assert moves(match, seat=3) == {"give KD"}
    assert match.legal(0) == []


@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_S12_the_members_give_in_any_order(order: tuple[int, int]) -> None:
    match = play(four(), "moderator: talk blue")
    gifts = {0: "give 3S", 2: "give 9C"}
    for seat in order:
        play(match, f"{seat}: {gifts[seat]}")
    assert hand(match, 0) == ["2S"]
    assert hand(match, 2) == ["9C"]
    assert match.position()["phase"] == "turn"


def test_S12_play_goes_on_where_it_stood_when_all_have_given() -> None:
    match = play(four(), "2S b1", "moderator: talk green", "1: give 5H")
    assert match.actors == (3,)
    play(match, "3: give KD")
    assert match.actors == (1,)
    assert match.position()["turn"] == 1


def test_S12_the_card_goes_to_the_own_open_pile() -> None:
    match = play(four(), "moderator: talk green", "1: give 5H", "3: give KD")
    now = match.scene()["table"]
    assert now["tops"] == [None, "5H", None, "KD"]
    assert now["discards"] == ["5H", "KD"]


def test_S12_nobody_draws_for_it() -> None:
    match = four()
    deck = match.position()["deck"]
    play(match, "moderator: talk green", "1: give 5H", "3: give KD")
    assert match.position()["deck"] == deck
    assert match.position()["open_draws"] == []
    assert [len(hand(match, seat)) for seat in range(4)] == [2, 1, 2, 0]


def test_S12_an_empty_hand_is_skipped() -> None:
    match = play(four(hands="2S | 5H | | KD"), "moderator: talk blue")
    assert match.actors == (0,)
    play(match, "0: give 2S")
    assert match.position()["phase"] == "turn"
    play(match, "moderator: talk blue")
    assert match.position()["phase"] == "turn"
    assert match.position()["penalised"] == []


def test_S12_nobody_else_may_act_meanwhile() -> None:
    match = play(four(), "moderator: talk green")
    for seat, move in ((0, "2S b1"), (0, "give 2S"), (2, "pass")):
        with pytest.raises(OutOfTurn):
            match.play(move, seat)
        answer = match.explain(move, seat)
        assert (answer.legal, answer.rule) == (False, "S12")
        assert str(answer) == "S12: first every member of the penalised team gives up a card."


def test_S12_a_penalised_player_does_nothing_but_give() -> None:
    match = play(four(), "moderator: talk blue")
    assert refused(match, "2S b1", "S12", 0) == (
        "S12: first every member of the penalised team gives up a card."
    )
    assert refused(match, "give 9C", None, 0) == "You do not hold 9♣."


def test_S12_who_has_given_waits_for_the_others() -> None:
    match = play(four(), "moderator: talk blue", "0: give 2S")
    assert match.actors == (2,)
    assert match.explain("give 3S", 0).rule == "S12"


def test_S12_nobody_gives_up_a_card_without_a_penalty() -> None:
    assert refused(four(), "give 2S", "S12") == "S12: nobody has to give up a card now."


def test_S12_the_moderator_waits_for_a_penalty_under_way() -> None:
    match = play(four(), "moderator: talk blue")
    assert match.legal("moderator") == []
    answer = match.explain("talk green", "moderator")
    assert (answer.legal, answer.rule) == (False, "S12")
    assert str(answer).startswith("S12: the moderator waits until")


def test_S12_the_moderator_waits_for_a_choice_under_way() -> None:
    match = position("5  . b b b . b b . . .", "5H", table_talk=True)
    play(match, "5H e5")
    assert match.explain("talk blue", "moderator").rule == "S12"
    play(match, "claim b5-f5")
    assert moves(match, seat="moderator") == {"talk blue", "talk green"}


def test_S12_several_teams_may_be_penalised_one_after_the_other() -> None:
    match = position(hands="2S | 5H | 9C | KD | QD | TD", players=6, teams=3, table_talk=True)
    assert moves(match, seat="moderator") == {"talk blue", "talk green", "talk red"}
    play(match, "moderator: talk red")
    assert match.actors == (2, 5)
    play(match, "5: give TD", "2: give 9C", "moderator: talk blue")
    assert match.actors == (0, 3)
    play(match, "0: give 2S", "3: give KD")
    assert list(match.actors) == [0]
    assert match.legal() == ["pass"]


def test_S12_there_must_be_such_a_team() -> None:
    match = four()
    assert refused(match, "talk red", "S12", "moderator") == (
        "S12: there is no such team in this match."
    )


def test_S12_open_draws_stay_open_through_a_penalty() -> None:
    match = four(draw="manual", deck="KH QH")
    play(match, "2S b1", "moderator: talk blue")
    assert match.actors == (0, 2)
    assert match.explain("draw", 0).rule == "S12"
    play(match, "0: give 3S", "2: give 9C", "0: draw")
    assert hand(match, 0) == ["KH"]


def test_S12_the_moderator_has_no_turn_of_its_own() -> None:
    match = four()
    with pytest.raises(BadSeat):
        match.legal("referee")  # type: ignore[arg-type]
    assert match.actors == (0,)
