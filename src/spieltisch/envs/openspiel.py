"""The games as Python games of OpenSpiel.

>>> import pyspiel
>>> from spieltisch.envs import openspiel
>>> openspiel.register()
>>> game = pyspiel.load_game("python_spieltisch_sequence(players=2)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.action_to_string(state.legal_actions()[0])
'3C d2'

Chance is in the tree: the deal is drawn byte by byte, by as many chance nodes as a seed has bytes,
and everything that follows from chance follows from that seed. With `deals=K` there is one chance
node with K deals, for small trees. All options of a game can be named as parameters.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits, registry
from spieltisch.engine.contract import SPECTATOR, State
from spieltisch.engine.extras import require
from spieltisch.engine.game import Game
from spieltisch.engine.options import Option
from spieltisch.envs.setting import Setting

require("pyspiel", "openspiel")  # else the sentence that says how to install it

import pyspiel  # noqa: E402

SEED_BYTES = 8
VALUES_OF_A_BYTE = 256

#: A match is stopped after this many actions, unless `limit` says otherwise.
USUAL_LIMIT = 2000

_NAME = "python_spieltisch_"


class Position:
    """Where a match stands, and what led to it: all that a state of OpenSpiel holds."""

    def __init__(self, setting: Setting, deals: int) -> None:
        self.setting, self.deals = setting, deals
        self.drawn: list[int] = []
        self.state: State | None = None
        self.seats, self.length = 0, 0
        #: States and actions since the deal. A digest sums up what a seat has seen of this many.
        self.past: list[tuple[bytes, int, int]] = []
        self.digests: dict[int, tuple[int, bytes]] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """OpenSpiel copies states that way; the game and what is past are shared."""
        other = Position(self.setting, self.deals)
        other.drawn = list(self.drawn)
        other.state = None if self.state is None else self.state.copy()
        other.seats, other.length = self.seats, self.length
        other.past, other.digests = list(self.past), dict(self.digests)
        return other

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.setting.game

    @property
    def dealt(self) -> State:
        """The state, once there is one."""
        assert self.state is not None
        return self.state

    @property
    def player(self) -> int:
        """Who acts next: chance, nobody any more, or the lowest seat that may."""
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.seats == 0 or self.length >= self.setting.limit:
            return int(pyspiel.PlayerId.TERMINAL)
        return bits.lowest(self.seats)

    def outcomes(self) -> int:
        """How many outcomes the next chance node has, all equally likely."""
        return self.deals or VALUES_OF_A_BYTE

    def draw(self, outcome: int) -> None:
        """Draw the next byte of the seed, or the whole deal; deal when that was the last."""
        self.drawn.append(outcome)
        if not self.deals and len(self.drawn) < SEED_BYTES:
            return
        seed = outcome if self.deals else int.from_bytes(bytes(self.drawn), "big")
        self.state = self.setting.blank.copy()
        self.game.kernels.deal(self.state, np.uint64(seed))
        self.note(SPECTATOR, 0)

    def legal(self, seat: int) -> list[int]:
        """The legal actions in ascending order."""
        actions = np.empty(self.game.max_legal, np.int32)
        count = self.game.kernels.legal(self.dealt, seat, actions)
        return sorted(actions[:count].tolist())

    def play(self, action: int) -> None:
        """Carry out a legal action."""
        seat = self.player
        self.game.kernels.play(self.dealt, seat, action)
        self.length += 1
        self.note(seat, action)

    def note(self, seat: int, action: int) -> None:
        """Remember what has just been seen."""
        self.seats = self.game.kernels.actors(self.dealt)
        self.past.append((self.dealt.tobytes(), seat, action))

    def view(self, viewer: int) -> State:
        """The state without what a viewer must not know."""
        view = self.dealt.copy()
        self.game.kernels.mask(view, viewer)
        return view

    def memory(self, viewer: int) -> str:
        """A digest of everything that a seat has seen and done since the deal."""
        done, digest = self.digests.get(viewer, (0, b""))
        for content, seat, action in self.past[done:]:
            view = np.frombuffer(content, np.uint8).copy()
            self.game.kernels.mask(view, viewer)
            own = b"%d" % action if seat == viewer else b"-"
            digest = sha256(digest + view.tobytes() + own).digest()
        self.digests[viewer] = len(self.past), digest
        return f"seat {viewer} after {self.length} actions: {digest[:16].hex()}"

    def guess(self, viewer: int, seed: int) -> None:
        """Go to a world that is possible as far as a seat knows; the others remember only that."""
        self.memory(viewer)
        self.state = self.view(viewer)
        self.game.kernels.guess(self.state, viewer, np.uint64(seed))
        self.past = []
        self.digests = {viewer: (0, self.digests[viewer][1])}
        for seat in set(range(self.setting.players)) - {viewer}:
            self.digests[seat] = 0, sha256(self.view(seat).tobytes()).digest()

    def returns(self) -> list[float]:
        """What everybody gets at the end; 0 for all in a match that was stopped."""
        if self.state is None or self.seats != 0:
            return [0.0] * self.setting.players
        return self.setting.rewards(self.state)


class TableState(pyspiel.State):
    """A state of any of the games."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position = Position(game.setting, game.deals)

    def current_player(self) -> int:
        """Who acts next."""
        return self.position.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes of a chance node, equally likely."""
        count = self.position.outcomes()
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.position.state is None:
            self.position.draw(action)
        else:
            self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if position.deals else f"byte {action}"
        return position.game.write_move(position.dealt, action)

    def is_terminal(self) -> bool:
        """Whether the match is over, or was stopped."""
        return self.position.player == pyspiel.PlayerId.TERMINAL

    def returns(self) -> list[float]:
        """What everybody gets at the end."""
        return self.position.returns()

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> TableState:
        """A state that a seat cannot tell from this one, each equally likely."""
        self.position.memory(player_id)  # summed up once for all who are drawn from here
        other = self.clone()
        other.position.guess(player_id, int(probability_sampler() * 2**53))
        return other

    def __str__(self) -> str:
        position = self.position
        if position.state is None:
            return f"to be dealt: {position.drawn}"
        view = position.view(SPECTATOR)
        return position.game.write_scene(view, SPECTATOR).decode()


class TableObserver:
    """What a player sees: the features and the scene; with perfect recall, all that it has seen."""

    def __init__(self, game: TableGame, kind: Any) -> None:
        self._recalls = kind.perfect_recall
        self._sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        features = game.setting.features
        self._observe = game.setting.kernels.observe
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self._recalls:
            self.tensor = np.zeros(features.size, np.float32)
            self.dict = features.named(self.tensor)

    def set_from(self, state: TableState, player: int) -> None:
        """Write the features of a state into `tensor`, of which `dict` has views."""
        if self.tensor is None:
            return
        position, viewer = state.position, player if self._sees_own else SPECTATOR
        if position.state is None:
            self.tensor.fill(0.0)
        else:
            self._observe(position.state, viewer, self.tensor)

    def string_from(self, state: TableState, player: int) -> str:
        """The scene as JSON, or a digest of all that the player has seen."""
        position, viewer = state.position, player if self._sees_own else SPECTATOR
        if position.state is None:
            return "to be dealt"
        if self._recalls:
            return position.memory(viewer)
        return position.game.write_scene(position.view(viewer), viewer).decode()


class TableGame(pyspiel.Game):
    """Any of the games; each has a class of its own, by which states are read again."""

    title: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**parameters(self.title), **(params or {})}
        players, self.deals = int(chosen.pop("players")), int(chosen.pop("deals"))
        limit = int(chosen.pop("limit"))
        options = {name: value for name, value in chosen.items() if value not in _UNSET}
        self.setting = Setting.of(self.title, players, limit, options)
        game = self.setting.game
        chance = 1 if self.deals else SEED_BYTES
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=self.deals or VALUES_OF_A_BYTE,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players == 2 else None,
            max_game_length=limit,
        )
        self._chance_nodes = chance
        super().__init__(game_type(self.title, players), info, params or {})

    def new_initial_state(self) -> TableState:
        """Before the deal."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """All chance comes before the first move."""
        return self._chance_nodes

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> TableObserver:
        """What a player sees, in the way that is asked for."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(self, kind)


#: A class for each installed game, in this module too, where pickles look for them.
GAMES: tuple[type[TableGame], ...] = tuple(
    type(f"{title.capitalize()}Game", (TableGame,), {"title": title, "__module__": __name__})
    for title in registry.games()
)
globals().update({game.__name__: game for game in GAMES})


#: In the place of a number or a text that the game chooses itself.
_UNSET = (-1, "")


def parameters(title: str) -> dict[str, Any]:
    """What can be named when a game is loaded, with what it is otherwise."""
    options = {option.name: _unset(option) for option in registry.game(title).options}
    return {"players": 2, "deals": 0, "limit": USUAL_LIMIT, **options}


def _unset(option: Option) -> bool | int | str:
    """OpenSpiel wants a value of the right type even where nothing is chosen."""
    if isinstance(option.default, bool):
        return option.default
    return "" if option.allowed is None else -1


def game_type(title: str, players: int | None = None) -> Any:
    """How OpenSpiel describes a game; for two players what one wins the other loses."""
    game, kinds = registry.game(title), pyspiel.GameType
    utility = kinds.Utility.ZERO_SUM if players == 2 else kinds.Utility.GENERAL_SUM
    return kinds(
        short_name=_NAME + title,
        long_name=game.title(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(title),
    )


def register() -> None:
    """Tell OpenSpiel about the games, once."""
    known = set(pyspiel.registered_names())
    for game in GAMES:
        if _NAME + game.title not in known:
            pyspiel.register_game(game_type(game.title), game)
