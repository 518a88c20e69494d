"""Matches as PettingZoo knows them: agents that act in turn, or all at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from spieltisch.engine import bits
from spieltisch.engine.contract import State
from spieltisch.engine.words import Language
from spieltisch.envs.picturing import RENDER_MODES, Picture, checked_mode, picture
from spieltisch.envs.setting import Deals, NotDealt, Setting

#: What an agent sees: "observation" and "action_mask".
Sight = dict[str, NDArray[Any]]

#: Nobody is asked: the match is over.
NOBODY = -1


class Table:
    """A match and whose turn it is, with all that agents can be shown of it."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        game = setting.game
        self.kernels, self._size, self._count = setting.kernels, setting.features.size, game.actions
        self._blank, self._deals = setting.blank, Deals()
        self._actions = np.empty(game.max_legal, np.int32)
        self.state: State = self._blank.copy()
        self.seat, self.length = NOBODY, 0
        self.space = Dict(
            {
                "observation": Box(0.0, 1.0, (self._size,), np.float32),
                "action_mask": Box(0, 1, (self._count,), np.int8),
            }
        )
        self.agents = [f"seat_{seat}" for seat in range(setting.players)]
        self.action_spaces = {agent: Discrete(self._count) for agent in self.agents}

    def deal(self, seed: int | None) -> None:
        """Begin the next match."""
        self.state[:] = self._blank
        self.kernels.deal(self.state, np.uint64(self._deals.next(seed)))
        self.length = 0
        self._ask()

    def _ask(self) -> None:
        """Where several may act, the lowest seat does."""
        seats = self.kernels.actors(self.state)
        self.seat = bits.lowest(seats) if seats else NOBODY

    def is_legal(self, action: int) -> bool:
        """Whether the seat that is asked may do that."""
        return self.kernels.refuse(self.state, self.seat, action) == 0

    def play(self, action: int) -> None:
        """Carry out a legal action of the seat that is asked."""
        self.kernels.play(self.state, self.seat, action)
        self.length += 1
        self._ask()

    def sight(self, seat: int) -> Sight:
        """What a seat sees; only the one that is asked has legal actions."""
        features = np.empty(self._size, np.float32)
        self.kernels.observe(self.state, seat, features)
        mask = np.zeros(self._count, np.int8)
        if seat == self.seat:
            mask[self._actions[: self.kernels.legal(self.state, seat, self._actions)]] = 1
        return {"observation": features, "action_mask": mask}

    def rewards(self) -> list[float]:
        """What everybody gets at the end."""
        return self.setting.rewards(self.state)


class Agents:
    """What both kinds of environments have in common: a table, its agents and its picture."""

    def _open(self, setting: Setting, render_mode: str | None, language: Language) -> None:
        self._table, self._language = Table(setting), language
        self.render_mode = checked_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": f"{setting.game.name}_v{setting.game.rules}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
        }
        self.possible_agents = list(self._table.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        """What an agent sees: features from 0 to 1, and which actions are legal."""
        return self._table.space

    def action_space(self, agent: str) -> Discrete:
        """The codes of all actions."""
        return self._table.action_spaces[agent]

    def render(self) -> Picture | None:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            return None
        match = self._table.setting.match(self._table.state)
        return picture(match, None, self.render_mode, self._language)

    def close(self) -> None:
        """Nothing is left behind."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


class Turns(Agents, AECEnv[str, Sight, int]):
    """A match in which the agents act in turn; whoever acts several times stays selected.

    An illegal action is a defeat: the match ends, the seat that chose it gets -1 and nobody else
    anything, and its info says `illegal`.
    """

    def __init__(
        self, setting: Setting, render_mode: str | None = None, language: Language = "en"
    ) -> None:
        super().__init__()
        self._open(setting, render_mode, language)
        self.metadata["is_parallelizable"] = True
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next match; with a seed the one that everybody gets from it."""
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"illegal": False} for agent in self.agents}
        self.agent_selection = self.agents[self._table.seat]
        self._show()

    def observe(self, agent: str) -> Sight:
        """What an agent sees."""
        return self._table.sight(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Play the action of the selected agent."""
        if not self.agents:
            raise NotDealt
        agent, table = self.agent_selection, self._table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None or not table.is_legal(int(action)):
            self.rewards[agent] = -1.0
            self.infos[agent]["illegal"] = True
            self._end(self.terminations)
        else:
            table.play(int(action))
            if table.seat == NOBODY:
                self.rewards = dict(zip(self.agents, table.rewards(), strict=True))
                self._end(self.terminations)
            else:
                self.agent_selection = self.possible_agents[table.seat]
                if table.length >= table.setting.limit:
                    self._end(self.truncations)
        self._accumulate_rewards()
        self._show()

    def _end(self, ends: dict[str, bool]) -> None:
        for agent in self.agents:
            ends[agent] = True
        self.agent_selection = self.agents[0]


class Rounds(Agents, ParallelEnv[str, Sight, int]):
    """A match in which all agents are asked at once, and the one whose turn it is is heard.

    That is the lowest seat that may act: `info["acts"]` is true for it, and all others have no
    legal action. An illegal action is a defeat, as in `Turns`.
    """

    def __init__(
        self, setting: Setting, render_mode: str | None = None, language: Language = "en"
    ) -> None:
        self._open(setting, render_mode, language)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Sight], dict[str, dict[str, Any]]]:
        """Begin the next match; with a seed the one that everybody gets from it."""
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        self._show()
        return self._sights(), self._infos(NOBODY)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Sight],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play the action of the agent whose turn it is."""
        if not self.agents:
            raise NotDealt
        table, seat = self._table, self._table.seat
        action, rewards, offender = actions.get(self.agents[seat]), [0.0] * len(self.agents), NOBODY
        if action is None or not table.is_legal(int(action)):
            offender, rewards[seat], table.seat = seat, -1.0, NOBODY
        else:
            table.play(int(action))
            if table.seat == NOBODY:
                rewards = table.rewards()
        is_over = table.seat == NOBODY
        is_stopped = not is_over and table.length >= table.setting.limit
        sights, infos = self._sights(), self._infos(offender)
        ends = dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, is_stopped)
        by_agent = dict(zip(self.agents, rewards, strict=True))
        if is_over or is_stopped:
            self.agents = []
        self._show()
        return sights, by_agent, *ends, infos

    def _sights(self) -> dict[str, Sight]:
        return {agent: self._table.sight(seat) for seat, agent in enumerate(self.agents)}

    def _infos(self, offender: int) -> dict[str, dict[str, Any]]:
        return {
            agent: {"acts": seat == self._table.seat, "illegal": seat == offender}
            for seat, agent in enumerate(self.agents)
        }
