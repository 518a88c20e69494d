"""R2-R9: where and how the free tile goes in, and what becomes of everything on the line."""

from __future__ import annotations

from labyrinth.table import OPEN, begin, figures, play, refused, rows, slots, stones

EVERY = {f"{side}{line}" for side in "NESW" for line in (1, 2, 3)}


def test_a_push_moves_the_line_and_frees_the_tile_at_its_end() -> None:
    drawing = "┌─┐\n│┼│\n└┴┘\nfree: ╷\nstones: 1=a1 2=a1\nstarts: c3 c3\n"
    assert rows(play(begin(drawing), "W2:S")) == ["┌─┐", "╷│┼", "└┴┘", "│"]
    assert rows(play(begin(drawing), "E2:N")) == ["┌─┐", "┼│╵", "└┴┘", "│"]
    assert rows(play(begin(drawing), "N2:E")) == ["┌╶┐", "│─│", "└┼┘", "┴"]
    assert rows(play(begin(drawing), "S2:W")) == ["┌┼┐", "│┴│", "└╴┘", "─"]


def test_stones_and_figures_ride_on_their_tiles() -> None:
    match = play(begin(OPEN.replace("starts: a1 c3", "starts: b1 b2")), "N2:NS")
    assert figures(match) == ["b2", "b3"]
    assert stones(match) == {"1": "b2", "2": "b3", "3": "free", "4": "b1"}


def test_R2_a_slot_is_a_side_and_a_line_not_a_cell() -> None:
    """The corner cell a1 has two slots; the tile that fell out at N1 may go in at W1."""
    match = play(begin(OPEN), "S1:NS", "stay")
    assert slots(match) == EVERY - {"N1"}
    play(match, "W1:NESW")


def test_R3_the_tile_may_not_go_back_however_it_is_turned() -> None:
    match = play(begin(OPEN.replace("─", "┌")), "N2:NE", "stay")
    assert slots(match) == EVERY - {"S2"}
    assert "S2" in refused(match, "S2:NESW", "R3")


def test_R3_in_the_first_turn_nothing_is_forbidden() -> None:
    assert slots(begin(OPEN)) == EVERY


def test_R3_only_the_last_turn_counts() -> None:
    match = play(begin(OPEN), "N2:NS", "stay", "E1:NESW", "stay")
    assert slots(match) == EVERY - {"W1"}


def test_a_figure_that_falls_out_comes_onto_the_inserted_tile() -> None:
    match = play(begin(OPEN.replace("starts: a1 c3", "starts: a1 b3")), "N2:NS")
    assert figures(match) == ["a1", "b1"]
    assert stones(match)["3"] == "free"  # its stone stays on the tile
    assert stones(match)["4"] == "b1"


def test_several_figures_fall_out_together() -> None:
    match = play(begin(OPEN.replace("starts: a1 c3", "starts: b3 b3")), "N2:NS")
    assert figures(match) == ["b1", "b1"]


def test_the_mover_may_be_wrapped_and_walk_on() -> None:
    match = play(begin(OPEN.replace("starts: a1 c3", "starts: b3 c3")), "N2:EW")
    assert figures(match)[0] == "b1"
    assert {"a1", "c1", "stay"} <= set(match.legal())


WALL = """
    ┌─┐
    ┼┼┼
    ┼┼┼
    free: □
    starts: a3 c1
    stones: 1=a2 2=b1 3=c1 4=a1
    goals: 1 | 2
"""


def test_R4_the_tile_with_the_figure_goes_in_again_as_it_lies() -> None:
    """The rulebook's special rule, drawn as in the handbook."""
    match = play(begin(WALL), "W1:-")
    assert rows(match) == ["┐□┌", "┼┼┼", "┼┼┼", "─"]
    assert figures(match) == ["a3", "a1"]


def test_R4_stones_ride_along_in_both_pushes() -> None:
    match = play(begin(WALL), "W1:-")
    assert stones(match) == {"1": "a2", "2": "free", "3": "a1", "4": "c1"}


def test_R5_who_falls_out_in_the_second_push_is_wrapped_too() -> None:
    match = play(begin(WALL.replace("starts: a3 c1", "starts: b1 c1")), "W1:-")
    assert figures(match) == ["a1", "a1"]


def test_R5_the_rest_of_the_line_moves_two_steps() -> None:
    match = play(begin(WALL.replace("starts: a3 c1", "starts: a1 c1")), "W1:-")
    assert figures(match) == ["c1", "a1"]


def test_R6_without_a_figure_the_wall_stays_where_it_was_pushed() -> None:
    match = play(begin(WALL), "E1:-")
    assert rows(match) == ["─┐□", "┼┼┼", "┼┼┼", "┌"]
    assert figures(match) == ["a3", "b1"]


def test_R7_the_usual_slot_is_forbidden_after_two_pushes() -> None:
    match = play(begin(WALL), "W1:-", "stay")
    assert match.position()["forbidden"] == "E1"
    refused(match, "E1:NS", "R3")


def test_R8_no_figure_ever_comes_onto_a_wall() -> None:
    match = play(begin(WALL), "W1:-", "stay")
    for _ in range(60):
        moves = match.legal()
        match.play(moves[len(match.log) * 5 % len(moves)])
        if match.over:
            break
        board = match.position()["board"]
        for cell in figures(match):
            assert board[int(cell[1]) - 1]["abc".index(cell[0])] != "□"


def test_R9_in_a_line_of_one_the_tile_is_replaced() -> None:
    match = begin("┼\nfree: │\nstones: 1=a1 2=free\nstarts: a1 a1\ngoals: 1 | 2")
    assert slots(match) == {"N1", "E1", "S1", "W1"}
    play(match, "N1:EW")
    assert rows(match) == ["─", "┼"]
    assert figures(match) == ["a1", "a1"]
    assert stones(match) == {"1": "free", "2": "a1"}


def test_R9_with_the_wall_nothing_changes_but_the_turn_counts() -> None:
    match = begin("┼\nfree: □\nstones: 1=a1 2=a1\nstarts: a1 a1\ngoals: 1 | 2", turn_limit=9)
    play(match, "N1:-")
    assert rows(match) == ["┼", "□"]
    assert match.position()["forbidden"] == "S1"
    play(match, "stay")
    assert match.position()["turns"] == 1


def test_R9_in_a_line_of_two_the_second_push_frees_the_other_tile() -> None:
    match = begin("└┘\nfree: □\nstones: 1=a1 2=b1\nstarts: a1 b1\ngoals: 2 | 1")
    play(match, "W1:-")
    assert rows(match) == ["┘□", "└"]
    assert figures(match) == ["a1", "a1"]


def test_R10_a_line_with_an_immovable_tile_cannot_be_pushed() -> None:
    match = begin(OPEN.replace("    ┼┼┼\n    ┼┼┼\n    ┼┼┼", "    ┼┼┼\n    ┼╋┼\n    ┼┼┼"))
    assert slots(match) == EVERY - {"N2", "S2", "E2", "W2"}
    assert "b2" in refused(match, "N2:NS", "R10")


def test_R10_one_movable_line_is_enough_for_ever() -> None:
    match = begin("╋╋\n┼┼\nfree: ─\nstarts: a1 b1\nstones: 1=a1 2=b1\ngoals: 2 | 1", turn_limit=20)
    assert slots(match) == {"E2", "W2"}
    while not match.over:
        play(match, match.legal()[0], "stay")
        assert len(slots(match)) in (0, 1)


def test_large_boards_push_across_their_words() -> None:
    """15 x 15 tiles are four words of bits; every line is pushed and checked."""
    for slot in ("N8", "S8", "E8", "W8", "N1", "W15", "E15", "S15"):
        drawing = "\n".join(["┼" * 15] * 15) + "\nfree: ╷\nstarts: h8\nstones: 1=h8 2=a1 3=o15"
        match = play(begin(drawing, 1, turn_limit=2), f"{slot}:S")
        board, along = match.position()["board"], int(slot[1:]) - 1
        entered = {"N": (along, 0), "S": (along, 14), "E": (14, along), "W": (0, along)}[slot[0]]
        assert [(x, y) for y in range(15) for x in range(15) if board[y][x] == "╷"] == [entered]
        ridden = {"N8": "h9", "S8": "h7", "E8": "g8", "W8": "i8"}.get(slot, "h8")
        assert figures(match) == [ridden]
        shut_in = entered[1] == 14  # there the dead end opens out of the board
        assert len(match.legal()) == (224 if shut_in else 225)
