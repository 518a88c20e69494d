"""The games as OpenSpiel knows them, by its own kits."""

import importlib.util
import pickle
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from spieltisch.engine import registry
from spieltisch.envs import openspiel

openspiel.register()

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
TABLES = [
    "sequence(players=2)",
    "sequence(players=3,draw=manual)",
    "labyrinth(players=2,turn_limit=12)",
    "gluex(players=3)",
    "glow(players=1,board=sea)",
    "glow(players=2)",
]
#: One of each game, stopped early, with few deals.
SMALL = [
    f"{game}(players=2,deals=4,limit=6)" for game in ("sequence", "labyrinth", "gluex", "glow")
]

#: A tree that can be searched as a whole.
TINY = "labyrinth(players=2,board=random,width=2,height=2,goals=1,stones=3,turn_limit=2,deals=2)"


def load(text: str) -> Any:
    return pyspiel.load_game(f"python_spieltisch_{text}")


def played(text: str, actions: int, seed: int = 1) -> Any:
    """A state in the midst of a match."""
    state, chance = load(text).new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
    for _ in range(actions):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("text", TABLES)
def test_random_simulations_with_serialisation(text: str) -> None:
    pyspiel.random_sim_test(load(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", SMALL)
def test_the_simulation_of_the_python_kit(text: str) -> None:
    spec = importlib.util.find_spec("open_spiel.python.tests.games_sim_test")
    assert spec is not None
    assert spec.loader is not None
    kit = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(kit)
    kit.GamesSimTest().sim_game(load(text))


def condensed(text: str) -> str:
    """A playthrough without tensors, digests, scenes and options, which other tests compare."""
    text = re.sub(r"^\w*Tensor\(.*\n(?:[◯◉ ]+\n)*", "", text, flags=re.MULTILINE)
    left_out = (
        r"InformationStateString|.*String\(.*{|# {|ObservationTensor|GetParameters|ToString|"
        r"GameType.parameter_specification"
    )
    return re.sub(rf"^({left_out}).*\n", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("text", SMALL)
def test_a_playthrough_stays_as_it_is(text: str) -> None:
    file = PLAYTHROUGHS / f"{text.partition('(')[0]}.txt"
    # Loaded late, because it brings SciPy, and all who run tests would wait for it.
    from open_spiel.python.algorithms import generate_playthrough

    lines = generate_playthrough.playthrough(f"python_spieltisch_{text}", None, seed=5)
    assert condensed(lines) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("text", TABLES)
def test_a_seat_cannot_tell_a_guess_from_the_truth(text: str) -> None:
    state = played(text, 20)
    chance = random.Random(3)
    for seat in range(state.num_players()):
        other = state.resample_from_infostate(seat, chance.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        if other.current_player() == seat:
            assert other.legal_actions() == state.legal_actions()


def test_a_guess_copies_a_state_once_and_leaves_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played("glow(players=2)", 12)
    before, past = str(state), list(state.position.past)
    copies, copied = [], openspiel.Position.__deepcopy__

    def count(position: openspiel.Position, memo: dict[int, Any]) -> openspiel.Position:
        copies.append(position)
        return copied(position, memo)

    monkeypatch.setattr(openspiel.Position, "__deepcopy__", count)
    other = state.resample_from_infostate(0, random.Random(1).random)
    assert copies == [state.position]
    assert other.position.past == []
    assert (str(state), state.position.past) == (before, past)


def test_every_installed_game_has_a_class_that_pickles_find() -> None:
    assert [game.title for game in openspiel.GAMES] == list(registry.games())
    assert pickle.loads(pickle.dumps(openspiel.GAMES)) == openspiel.GAMES


def test_what_others_hold_is_in_nobodys_memory() -> None:
    """Two deals in which a seat has seen the same differ for the others."""
    state = played("sequence(players=2)", 8)
    other = state.resample_from_infostate(0, random.Random(5).random)
    assert other.observation_string(1) != state.observation_string(1)
    assert other.information_state_string(1) != state.information_state_string(1)


def test_actions_are_sorted_and_states_can_be_pickled() -> None:
    state = played("glow(players=2)", 30)
    assert state.legal_actions() == sorted(state.legal_actions())
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


def test_clones_go_their_own_ways() -> None:
    state = played("gluex(players=2)", 6)
    before = str(state), state.information_state_string(0)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == before
    assert other.information_state_string(0) != before[1]


def test_the_deal_is_drawn_byte_by_byte() -> None:
    state = load("sequence(players=2)").new_initial_state()
    for byte in (0, 0, 0, 0, 0, 0, 0, 7):
        assert len(state.chance_outcomes()) == 256
        state.apply_action(byte)
    assert state.action_to_string(state.legal_actions()[0]) == "3S c1"  # as from the seed 7


def test_a_tree_search_plays() -> None:
    state = played("gluex(players=2,deals=3)", 40)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(state.get_game(), 2, 10, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_a_tree_search_with_hidden_information_plays() -> None:
    state = played("sequence(players=2)", 60)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        evaluator,
        uct_c=2,
        max_simulations=10,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_regrets_fall_on_a_tiny_labyrinth() -> None:
    solver = cfr.CFRSolver(load(TINY))
    distances = []
    for rounds in (1, 2):
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        distances.append(exploitability.exploitability(load(TINY), solver.average_policy()))
    assert distances[1] < distances[0] / 2
