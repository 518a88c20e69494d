"""Measure how many decisions environments take in a second, ours and those of others, in one run.

    python bench/environments.py [--seconds 0.5] [--repeat 3] [--matches 1024] [--only pgx]

What is played is chosen at random among the legal actions, beside the clock for environments that
step many matches; the best of several times counts. Whatever others' libraries are not installed
is left out: pgx, EnvPool, PettingZoo's classic games (pygame). They may be installed elsewhere, and
PYTHONPATH names the folder. Beside decisions a second, by the clock, stand the microseconds that
one takes of all processors together, which others at work on the machine change less; in brackets
how many of the generator's steps that is, to compare machines.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from spieltisch import envs
from spieltisch.cli.measuring import steps_a_second, units
from spieltisch.engine import registry
from spieltisch.engine.compiling import prepare


class Watch:
    """Seconds by the clock, and of all processors, in which something was measured."""

    def __init__(self) -> None:
        self.clock = self.processors = 0.0

    def __enter__(self) -> Watch:
        self._begin = time.perf_counter(), time.process_time()
        return self

    def __exit__(self, *_: object) -> None:
        self.clock += time.perf_counter() - self._begin[0]
        self.processors += time.process_time() - self._begin[1]

    @property
    def so_far(self) -> float:
        """Seconds by the clock, while it runs."""
        return time.perf_counter() - self._begin[0]


#: Repeats about so many seconds; returns decisions and the time that they took.
Measure = Callable[[float], tuple[int, Watch]]


def step_many(env: Any, seconds: float) -> tuple[int, Watch]:
    """Steps of a vector environment, with observation and mask."""
    chance = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    masks, done, watch = info["action_mask"], 0, Watch()
    while watch.clock < seconds:
        actions = (masks * chance.random(masks.shape, np.float32)).argmax(axis=1)
        with watch:
            env.step(actions)
        done += len(masks)
    return done, watch


def take_turns(env: Any, seconds: float) -> tuple[int, Watch]:
    """Turns of an AEC environment, as PettingZoo's own benchmark counts them."""
    chance = random.Random(1)
    env.reset(seed=1)
    done = 0
    with Watch() as watch:
        while watch.so_far < seconds:
            sight, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(chance.choice(np.flatnonzero(sight["action_mask"]).tolist()))
            done += 1
    return done, watch


def play_spiel(game: Any, seconds: float) -> tuple[int, Watch]:
    """Decisions in a game of OpenSpiel."""
    chance = random.Random(1)
    done = 0
    with Watch() as watch:
        while watch.so_far < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(chance.choices(*zip(*outcomes, strict=True))[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    done += 1
    return done, watch


def step_pgx(name: str, matches: int, seconds: float) -> tuple[int, Watch]:
    """Steps of a game of pgx, compiled by JAX."""
    pgx, jax = import_module("pgx"), import_module("jax")
    env = pgx.make(name)
    step, keys = jax.jit(jax.vmap(env.step)), jax.random.split(jax.random.PRNGKey(1), matches)
    state = jax.jit(jax.vmap(env.init))(keys)
    choose = jax.jit(lambda masks: masks.argmax(axis=1))
    state = step(state, choose(state.legal_action_mask), keys)
    done, watch = 0, Watch()
    while watch.clock < seconds:
        actions = jax.block_until_ready(choose(state.legal_action_mask))
        with watch:
            state = jax.block_until_ready(step(state, actions, keys))
        done += matches
    return done, watch


def step_envpool(name: str, matches: int, seconds: float) -> tuple[int, Watch]:
    """Steps of an environment of EnvPool."""
    env = import_module("envpool").make_gymnasium(name, num_envs=matches)
    env.reset()
    actions, done = np.zeros(matches, np.int32), 0
    with Watch() as watch:
        while watch.so_far < seconds:
            env.step(actions)
            done += matches
    return done, watch


def measures(matches: int) -> Iterator[tuple[str, Measure]]:
    """Everything that can be measured here."""
    for game in registry.games():
        many = envs.vector(game, 2, matches)
        yield f"vector, {game}, every seat learns", partial(step_many, many)
        many = envs.vector(game, 2, matches, opponents="random")
        yield f"vector, {game}, opposite random", partial(step_many, many)
    for game in registry.games():
        yield f"AEC, {game}", partial(take_turns, envs.aec(game, 2))
    if find_spec("pygame") is not None:
        for module in ("connect_four_v3", "tictactoe_v3"):
            other = import_module(f"pettingzoo.classic.{module}").env()
            yield f"PettingZoo's {module}", partial(take_turns, other)
    if find_spec("pyspiel") is not None:
        yield from _spiel()
    if find_spec("pgx") is not None:
        for name in ("connect_four", "backgammon", "go_9x9"):
            yield f"pgx's {name}", partial(step_pgx, name, matches)
    if find_spec("envpool") is not None:
        yield "EnvPool's CartPole-v1", partial(step_envpool, "CartPole-v1", matches)


def _spiel() -> Iterator[tuple[str, Measure]]:
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")
    import_module("spieltisch.envs.openspiel").register()
    ours = [f"python_spieltisch_{game}" for game in registry.games()]
    for name in (*ours, "python_liars_poker", "python_tic_tac_toe", "gin_rummy"):
        yield f"OpenSpiel, {name}", partial(play_spiel, pyspiel.load_game(name))


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="about how long each takes")
    parser.add_argument("--repeat", type=int, default=3, help="how often; the best counts")
    parser.add_argument("--matches", type=int, default=1024)
    parser.add_argument("--only", default="", help="measure what has this in its name")
    arguments = parser.parse_args()
    prepare("bench", units())
    steps = max(steps_a_second() for _ in range(arguments.repeat))
    print("| environment | decisions/s | µs of processors |")
    print("|---|---:|---:|")
    for name, measure in measures(arguments.matches):
        if arguments.only not in name:
            continue
        measure(arguments.seconds / 5)
        rate, cost = 0.0, float("inf")
        for _ in range(arguments.repeat):
            done, watch = measure(arguments.seconds)
            rate, cost = max(rate, done / watch.clock), min(cost, watch.processors / done)
        in_steps = f"({steps * cost:,.0f})"
        print(f"| {name} | {rate:,.0f} | {1e6 * cost:,.2f} {in_steps} |", flush=True)


if __name__ == "__main__":
    main()
