"""Whether a compiled bot that breaks the rules is found out after a simulation."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch.bots.replaying import Illegal, first_illegal
from spieltisch.engine import registry
from spieltisch.engine.simulation import Simulation

GLUEX = spieltisch.game("gluex")
OPTIONS = GLUEX.checked_options(2, {})


def test_the_replay_is_the_game_that_was_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that counts its calls sees as many moves as the simulation had."""
    greedy, calls = registry.bot("greedy"), 0
    outcomes = GLUEX.simulate(3, 2, ["greedy"], seed=5)

    def pick(*arguments: Any) -> Any:
        nonlocal calls
        calls += 1
        return greedy.pick(*arguments)

    monkeypatch.setattr(registry, "bot", lambda _: SimpleNamespace(name="greedy", pick=pick))
    assert first_illegal(GLUEX, 2, OPTIONS, ["greedy"], 5, outcomes) is None
    assert calls == outcomes.actions[0]


def test_who_picks_what_is_not_legal_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = registry.bot("random")
    cheat = SimpleNamespace(name="cheat", pick=lambda *arguments: -7)
    monkeypatch.setattr(registry, "bot", lambda name: cheat if name == "cheat" else honest)
    nothing = np.zeros((2, 2))
    finished = np.array([True, False])
    outcomes = Simulation(nothing, nothing > 0, np.zeros(2, int), finished, np.zeros(2, int))
    fault = first_illegal(GLUEX, 2, OPTIONS, ["random", "cheat"], 1, outcomes)
    assert isinstance(fault, Illegal)
    assert (fault.bot, fault.game, fault.seat, fault.action) == ("cheat", 1, 1, -7)
