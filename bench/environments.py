"""Measure how many decisions environments take in a second, ours and those of others, in one run.

    python bench/environments.py [--seconds 0.5] [--repeat 3] [--matches 1024]

What is played is chosen at random among the legal actions, beside the clock for environments that
step many matches; the best of several times counts. Whatever others' libraries are not installed
is left out: pgx, EnvPool, PettingZoo's classic games (pygame). In brackets: how many of the
generator's steps one decision costs, to compare machines.
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

#: Repeats about so many seconds; returns decisions and the seconds that they took.
Measure = Callable[[float], tuple[int, float]]


def step_many(env: Any, seconds: float) -> tuple[int, float]:
    """Steps of a vector environment, with observation and mask."""
    chance = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    masks, done, spent = info["action_mask"], 0, 0.0
    while spent < seconds:
        actions = (masks * chance.random(masks.shape, np.float32)).argmax(axis=1)
        begin = time.perf_counter()
        env.step(actions)
        spent += time.perf_counter() - begin
        done += len(masks)
    return done, spent


def take_turns(env: Any, seconds: float) -> tuple[int, float]:
    """Turns of an AEC environment, as PettingZoo's own benchmark counts them."""
    chance = random.Random(1)
    env.reset(seed=1)
    begin, done = time.perf_counter(), 0
    while time.perf_counter() - begin < seconds:
        sight, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            continue
        env.step(chance.choice(np.flatnonzero(sight["action_mask"]).tolist()))
        done += 1
    return done, time.perf_counter() - begin


def play_spiel(game: Any, seconds: float) -> tuple[int, float]:
    """Decisions in a game of OpenSpiel."""
    chance = random.Random(1)
    begin, done = time.perf_counter(), 0
    while time.perf_counter() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(chance.choices(*zip(*outcomes, strict=True))[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                done += 1
    return done, time.perf_counter() - begin


def step_pgx(name: str, matches: int, seconds: float) -> tuple[int, float]:
    """Steps of a game of pgx, compiled by JAX."""
    pgx, jax = import_module("pgx"), import_module("jax")
    env = pgx.make(name)
    step, keys = jax.jit(jax.vmap(env.step)), jax.random.split(jax.random.PRNGKey(1), matches)
    state = jax.jit(jax.vmap(env.init))(keys)
    choose = jax.jit(lambda masks: masks.argmax(axis=1))
    state = step(state, choose(state.legal_action_mask))
    done, spent = 0, 0.0
    while spent < seconds:
        actions = jax.block_until_ready(choose(state.legal_action_mask))
        begin = time.perf_counter()
        state = jax.block_until_ready(step(state, actions))
        spent += time.perf_counter() - begin
        done += matches
    return done, spent


def step_envpool(name: str, matches: int, seconds: float) -> tuple[int, float]:
    """Steps of an environment of EnvPool."""
    env = import_module("envpool").make_gymnasium(name, num_envs=matches)
    env.reset()
    actions, done, begin = np.zeros(matches, np.int32), 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        env.step(actions)
        done += matches
    return done, time.perf_counter() - begin


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
        yield "pgx's kuhn_poker", partial(step_pgx, "kuhn_poker", matches)
        yield "pgx's backgammon", partial(step_pgx, "backgammon", matches)
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
    arguments = parser.parse_args()
    prepare("bench", units())
    steps = max(steps_a_second() for _ in range(arguments.repeat))
    print("| environment | decisions/s |")
    print("|---|---:|")
    for name, measure in measures(arguments.matches):
        measure(arguments.seconds / 5)
        best = 0.0
        for _ in range(arguments.repeat):
            done, spent = measure(arguments.seconds)
            best = max(best, done / spent)
        print(f"| {name} | {best:,.0f} ({steps / best:,.0f}) |", flush=True)


if __name__ == "__main__":
    main()
