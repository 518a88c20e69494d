"""One match as an environment of Gymnasium: one seat, opposite bots or alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from spieltisch.engine.words import Language
from spieltisch.envs.batch import whole_numbers
from spieltisch.envs.company import batch_of
from spieltisch.envs.picturing import RENDER_MODES, Picture, checked_mode, picture
from spieltisch.envs.setting import Setting

Numbers = NDArray[np.float32]


class Single(gymnasium.Env[Numbers, np.int64]):
    """A match of one seat opposite bots.

    It is the same as one match of the vector environment with the same seed, but what it returns is
    new each time. `features` says what the numbers of an observation are, `info["action_mask"]`
    which actions are legal, as does `action_masks()`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 -- as its base

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        limit: int | None = None,
        render_mode: str | None = None,
        language: Language = "en",
        **options: Any,
    ) -> None:
        self._setting = Setting.of(game, players, limit, options)
        self._batch = batch_of(
            self._setting, 1, opponents=opponents, seat=seat, same_step=False, threads=1
        )
        self.render_mode, self._language = checked_mode(render_mode), language
        self.features = self._setting.features
        self.observation_space = Box(0.0, 1.0, (self.features.size,), np.float32)
        self.action_space = Discrete(self._setting.game.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin the next match; with a seed the one that everybody gets from it."""
        super().reset(seed=seed)
        self._batch.begin(seed)
        self._show()
        return self._batch.buffers.observations[0].copy(), self._info()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Play an action; an illegal one is a defeat."""
        if self._batch.ended[0]:
            raise gymnasium.error.ResetNeeded("The match is over: call reset().")
        self._batch.step(whole_numbers([action], 1))
        self._show()
        b = self._batch.buffers
        ends = bool(b.terminated[0]), bool(b.truncated[0])
        return b.observations[0].copy(), float(b.rewards[0]), *ends, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO asks for it."""
        return self._batch.buffers.masks[0].astype(np.bool_)

    def close(self) -> None:
        """Let bots and threads go."""
        self._batch.close()

    def render(self) -> Picture | None:
        """The table as the seat sees it, unless it is drawn for a human after every step."""
        if self.render_mode is None:
            return None
        seat = int(self._batch.buffers.seats[0])
        match = self._setting.match(self._batch.state(0))
        return picture(match, seat, self.render_mode, self._language)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _info(self) -> dict[str, Any]:
        b = self._batch.buffers
        return {
            "action_mask": b.masks[0].copy(),
            "seat": int(b.seats[0]),
            "illegal": bool(b.illegal[0]),
            "rewards": b.by_seat[0].copy(),
        }
