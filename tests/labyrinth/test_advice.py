"""What speaks for a move of Labyrinth, on boards that need more than one word of bits."""

import spieltisch


def test_pushes_have_their_reasons_whether_or_not_they_open_the_way_to_the_64th_cell() -> None:
    labyrinth = spieltisch.game("labyrinth")
    match = labyrinth.new(players=2, seed=0, board="random", width=9, height=8, goals=2)
    match.play("W8:EW")
    match.play("stay")
    seat = match.actors[0]
    actions = dict(zip(match.legal(seat), match.legal_actions(seat), strict=True))
    for move in ("N1:NE", "N2:NE"):
        assert labyrinth.advise(match.state.copy(), seat, int(actions[move]))
