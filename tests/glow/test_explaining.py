"""Every reason why a move is refused is met in play, and said in both languages."""

from __future__ import annotations

import random

import numpy as np

from glow.table import GAME
from spieltisch.games.glow import reasons
from spieltisch.games.glow.explaining import KEYS
from spieltisch.games.glow.record import ACTIONS

#: These need a rare position and have tests of their own, by their rulings.
RARE = {
    *(reasons.ANSWER_FETCH, reasons.ANSWER_ROUTE, reasons.ANSWER_RETURN, reasons.ANSWER_DIE),
    *(reasons.NOT_IN_CEMETERY, reasons.NOT_TOMS_ROUTE, reasons.ANOTHER_FIRST),
    *(reasons.NO_BLACK_DIE_TO_MOVE, reasons.MOVE_BLACK_DIE, reasons.SPELL_FACE_DOWN),
    *(reasons.BLACK_DIE_NEEDS_COMPANION, reasons.TOM_HAS_THE_DICE, reasons.NOT_IN_RESERVE),
    *(reasons.WRONG_COLOUR, reasons.NOT_YOUR_CARD, reasons.CAMP_IS_HERE, reasons.ENOUGH_PAID),
    *(reasons.ANSWER_DISCARD, reasons.SYMBOL_SHOWN),
    *(reasons.BEEN_THERE, reasons.DIE_IS_USED, reasons.ADVENTURER_TAKEN),
}


def test_reasons_are_met_and_said() -> None:
    met: set[int] = set()
    actions = np.empty(GAME.max_legal, np.int32)
    for players in (1, 2, 3):
        for board in ("shadows", "sea"):
            rng = random.Random(players)
            settled = GAME.checked_options(players, {"board": board, "adventurers": "chosen"})
            state = GAME.blank(players, settled)
            GAME.kernels.deal(state, np.uint64(5))
            ply = 0
            while mask := int(GAME.kernels.actors(state)):
                for seat in range(players if ply % 6 == 0 else 0):
                    for action in range(-1, ACTIONS + 1):
                        reason = int(GAME.kernels.refuse(state, seat, action))
                        if reason not in met:
                            met.add(reason)
                            explanation = GAME.reason(state, seat, action, reason)
                            assert explanation.say("en") != explanation.say("de")
                            assert explanation.legal == (reason == 0)
                seat = rng.choice([s for s in range(players) if mask >> s & 1])
                count = GAME.kernels.legal(state, seat, actions)
                GAME.kernels.play(state, seat, int(rng.choice(actions[:count].tolist())))
                ply += 1
            assert int(GAME.kernels.refuse(state, 0, 0)) == reasons.GAME_OVER
            met.add(reasons.GAME_OVER)
    assert set(KEYS) - met <= RARE, {KEYS[k] for k in set(KEYS) - met - RARE}
