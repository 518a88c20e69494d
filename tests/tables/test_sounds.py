"""What a move sounds like is told with it, and nothing of a secret one."""

from __future__ import annotations

import msgspec
import pytest

import spieltisch
from spieltisch.engine.sounds import Sound
from spieltisch.tables.notices import Moved
from spieltisch.tables.teller import Teller
from tables.sittings import Sitting


@pytest.mark.parametrize(
    ("game", "move", "sound"),
    [
        ("sequence", "9S b7", Sound.CHIP),
        ("labyrinth", None, Sound.TILE),
        ("gluex", None, Sound.REVEAL),
        ("glow", None, Sound.CARD),
    ],
)
def test_a_game_says_what_its_moves_sound_like(game: str, move: str | None, sound: Sound) -> None:
    match = spieltisch.game(game).new(players=2, seed=7)
    seat = match.actors[0]
    match.play(move or match.legal(seat)[0], seat)
    assert match.game.sound_of(match.played(1).action) is sound


def test_a_secret_move_cannot_be_told_by_its_sound() -> None:
    sitting = Sitting("Anna", "Ben").start()
    [move] = sitting.move(0)
    teller = Teller(sitting.table)
    own, other = (msgspec.json.decode(teller.tell(move, seat), type=Moved) for seat in (0, 1))
    assert (own.sound, other.sound) == (Sound.REVEAL, None)
