"""How a bot at the table comes to its move."""

from __future__ import annotations

from hashlib import sha256

import numpy as np

import spieltisch
from spieltisch.engine.registry import bot


def bot_move(match: spieltisch.Match, seat: int, name: str) -> str:
    """The move a bot picks; it is shown only what its seat may see."""
    game, state = match.game, match.state
    actions = np.empty(game.max_legal, np.int32)
    count = game.kernels.legal(state, seat, actions)
    view = state.copy()
    game.kernels.mask(view, seat)
    generator = np.array([_word(match)], np.uint64)
    picked = bot(name).pick(view, seat, actions, count, game.kernels.weigh, generator)
    return game.write_move(state, int(picked))


def _word(match: spieltisch.Match) -> int:
    """Chance for one move: the same after an undo, and no way back to the match's seed."""
    text = f"{match.seed} {[played.move for played in match.log]}"
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
