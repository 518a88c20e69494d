"""Thousands of matches as one environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from spieltisch.envs.batch import Buffers, whole_numbers
from spieltisch.envs.company import batch_of
from spieltisch.envs.setting import Setting

Numbers = NDArray[np.float32]


class Vector(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """Matches of one game that are stepped together in compiled code, over all cores.

    Everything is written in place: the arrays that `reset` and `step` return are the same each
    time, `buffers`, which may be the caller's own. Whoever wants to keep something copies it.
    `features` says what the numbers of an observation are.

    Against `opponents` the environment is one seat's, which always acts next. Without them every
    seat learns: `info["seat"]` says who acts next and whose observation and mask these are,
    `reward` is that of the seat that has acted, and `info["rewards"]` has those of all seats.

    An illegal action is a defeat: the match ends, the seat that chose it gets -1 and nobody else
    anything, and `info["illegal"]` is set.
    """

    def __init__(
        self,
        setting: Setting,
        matches: int,
        *,
        threads: int | None = None,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = 0,
        autoreset: AutoresetMode = AutoresetMode.NEXT_STEP,
        buffers: Buffers | None = None,
    ) -> None:
        self._batch = batch_of(
            setting,
            matches,
            opponents=opponents,
            seat=seat,
            same_step=autoreset is AutoresetMode.SAME_STEP,
            threads=threads,
            buffers=buffers,
        )
        self.buffers = self._batch.buffers
        self.features = setting.features
        self.num_envs = self._batch.size
        self.metadata = {"autoreset_mode": autoreset, "render_modes": []}
        self.single_observation_space = Box(0.0, 1.0, (self.features.size,), np.float32)
        self.single_action_space = Discrete(setting.game.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        b = self.buffers
        self._info = {
            "action_mask": b.masks,
            "seat": b.seats,
            "illegal": b.illegal,
            "rewards": b.by_seat,
        }
        self._ends_are_kept = autoreset is AutoresetMode.SAME_STEP

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a match everywhere; match number k gets the seed plus k."""
        self._batch.begin(seed)
        return self.buffers.observations, dict(self._info)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, Numbers, NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one action in every match."""
        self._batch.step(whole_numbers(actions, self.num_envs))
        b, info = self.buffers, dict(self._info)
        if self._ends_are_kept:
            ended = b.terminated | b.truncated
            if ended.any():
                info |= {"final_obs": b.finals, "_final_obs": ended}
        return b.observations, b.rewards, b.terminated, b.truncated, info

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self._batch.close()
