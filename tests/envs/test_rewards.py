"""The end of a match brings the same in all environments."""

import numpy as np
import pyspiel

import spieltisch
from spieltisch import envs
from spieltisch.envs import openspiel

openspiel.register()

#: Glow alone against Tom, always by the first legal action: a defeat.
SEED = 3


def actions_of_a_defeat() -> list[int]:
    match = spieltisch.game("glow").new(players=1, seed=SEED)
    actions = []
    while not match.over:
        actions.append(min(match.legal_actions(0)))
        match.act(actions[-1], 0)
    assert match.result.winners == ()
    return actions


def test_who_loses_alone_has_lost_everywhere() -> None:
    single, turns, table = envs.single("glow", 1), envs.aec("glow", 1), envs.text("glow", 1)
    rounds = envs.parallel("glow", 1)
    spiel = pyspiel.load_game("python_spieltisch_glow(players=1)").new_initial_state()
    for byte in SEED.to_bytes(8, "big"):
        spiel.apply_action(byte)
    for env in (single, turns, rounds, table):
        env.reset(seed=SEED)
    for action in actions_of_a_defeat():
        _, reward, *_ = single.step(np.int64(action))
        turns.step(action)
        _, rewards, *_ = rounds.step({"seat_0": action})
        verdict = table.step(table.match.game.write_move(table.match.state, action))
        spiel.apply_action(action)
    assert (reward, turns.rewards["seat_0"], rewards["seat_0"]) == (-1, -1, -1)
    assert (verdict.reward, spiel.returns()) == (-1, [-1])
