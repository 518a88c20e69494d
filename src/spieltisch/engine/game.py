"""A game as people program against it; each game fills in the rest."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from spieltisch.engine import simulation, writing
from spieltisch.engine.compiling import Progress, Unit, prepare
from spieltisch.engine.contract import SPECTATOR, Kernels, State
from spieltisch.engine.errors import BadPlayers, BadPosition, BadSeed
from spieltisch.engine.explanation import Explanation
from spieltisch.engine.json_parts import Ending, Opening
from spieltisch.engine.match import Match
from spieltisch.engine.options import Option, checked, is_whole
from spieltisch.engine.words import WORDS, Language, Phrasebook, Text, checked_language

if TYPE_CHECKING:
    from rich.text import Text as Picture

Options = dict[str, Any]


class Game(ABC):
    """A game: its kernels, and what people need around them.

    Fixed for each game: `name`; `rules`, the version of its rules; `players`, the counts it
    can be played with; `options`; `record`, the layout of its state; `max_legal`, the most
    actions a seat ever has; `actions`, how many action codes there are; `features`, how
    many numbers `observe` writes; `words`, its sentences.

    A game in which seats take turns names in `first_turn` the field of its record (an `i2`)
    that says who has the first turn: after the deal or, where it is -1 then, at the end.
    Simulations tell the places in the turn order apart by it.

    Where the table alone does not show what a move brought about, as a roll of dice, the
    game sets `tells_own_moves`: then people are told about their own last move too.
    """

    name: str
    rules: int
    players: tuple[int, ...]
    options: tuple[Option, ...]
    record: np.dtype[Any]
    max_legal: int
    actions: int
    features: int
    words: Phrasebook
    first_turn: str | None = None
    tells_own_moves: bool = False

    # What a game is made of.

    @abstractmethod
    def declare_kernels(self) -> Kernels:
        """The game's kernels, not yet compiled."""

    @abstractmethod
    def settle(self, players: int, options: Options) -> Options:
        """Fill in what depends on the number of players; refuse what does not go together."""

    @abstractmethod
    def blank(self, players: int, options: Options) -> State:
        """A record that holds players and options, ready for `deal`."""

    @abstractmethod
    def write_move(self, state: State, action: int, language: Language = "en") -> str:
        """An action in notation."""

    @abstractmethod
    def read_move(self, state: State, text: str) -> int:
        """The action that a text stands for; `UnreadableMove` if it is none."""

    @abstractmethod
    def reason(self, state: State, seat: int, action: int, reason: int) -> Explanation:
        """Put the number that `refuse` gave into words."""

    @abstractmethod
    def write_position(self, state: State) -> dict[str, Any]:
        """The complete position as plain data, without players and options."""

    @abstractmethod
    def read_position(self, blank: State, position: Mapping[str, Any]) -> State:
        """The state of a position; `BadPosition` if it cannot exist."""

    @abstractmethod
    def write_open(self, state: State) -> bytes:
        """What everybody sees of the table, as a JSON object; the state has been masked before.

        It is written after every move: a kernel and a `Shape` do it fastest.
        """

    @abstractmethod
    def breakdown(self, state: State) -> dict[str, Any]:
        """Where every seat's points come from."""

    @abstractmethod
    def draw(self, scene: Mapping[str, Any], language: Language = "en") -> Picture:
        """A scene as a picture for the terminal."""

    def write_own(self, state: State, viewer: int) -> bytes:
        """What a viewer sees beside it, under other names; in many games nobody hides anything."""
        return b"{}"

    def draw_small(self, scene: Mapping[str, Any], language: Language = "en") -> Picture:
        """A scene as a picture with fewer lines, for a terminal that has too few."""
        return self.draw(scene, language)

    def legend(self, scene: Mapping[str, Any]) -> list[Text]:
        """What the signs in the picture of a scene mean, a line each; the help shows it."""
        return []

    def opponents(self, breakdown: Mapping[str, Any]) -> dict[str, int]:
        """The points of those whom the game itself plays, who have no seat, by their names."""
        return {}

    def note(self, players: int, options: Options) -> Text | None:
        """What people should know beside figures about the game with these settled options."""
        return None

    def example(self, scene: Mapping[str, Any], moves: Sequence[str]) -> str:
        """The legal move that a person who is asked for one is shown as an example."""
        return moves[0]

    @cached_property
    def has_secret_moves(self) -> bool:
        """Whether a move of this game can be a secret for a while."""
        return type(self).keeps_secret is not Game.keeps_secret

    def keeps_secret(self, now: State, seat: int, action: int, viewer: int) -> bool:
        """Whether a move that was played must still not be shown to a viewer.

        Most games have only open moves. Where several choose at the same time, a choice
        stays secret until all have made theirs.
        """
        return False

    # What a game may do better than the engine does it for all.

    def write_moves(
        self, state: State, actions: Iterable[int], language: Language = "en"
    ) -> list[str]:
        """Many actions of one state in notation."""
        return [self.write_move(state, action, language) for action in actions]

    def further_units(self) -> Iterable[Unit]:
        """Kernels of the game's own beside those of the contract, made ready with them."""
        return ()

    def tell_move(self, before: State, action: int, after: State, language: Language = "en") -> str:
        """What a move did, in words that follow the player's name; else its notation."""
        return self.write_move(before, action, language)

    def advise(self, view: State, seat: int, action: int) -> list[Text]:
        """What speaks for a seat's action and against it, the most important first.

        It is worked out from the state as the seat sees it, by the same knowledge as `weigh`.
        """
        return []

    def measures(self, players: int) -> dict[str, Callable[[int], float]]:
        """What `spieltisch bench` measures of this game beside moves and copies.

        Each does its work about so often and says how many units that were; its name is
        `bench-` and the key in the game's words.
        """
        return {}

    # What people call.

    @property
    def folder(self) -> Path:
        """Where the game keeps its words and its handbook."""
        return self.words.folder

    @property
    def first_turn_place(self) -> int:
        """Where in the record the seat of the first turn stands; -1 if the game has none."""
        if self.first_turn is None:
            return -1
        fields: Any = self.record.fields
        return int(fields[self.first_turn][1])

    @cached_property
    def kernels(self) -> Kernels:
        """The game's kernels, compiled."""
        return self.make_ready()

    def make_ready(self, progress: Progress | None = None) -> Kernels:
        """Compile the kernels, or load them from the cache, and show the progress."""
        kernels = self.declare_kernels()
        prepare(self.name, (*kernels.units(), *self.further_units(), *writing.UNITS), progress)
        return kernels

    def write_scenes(self, state: State, players: int) -> list[bytes]:
        """What everybody sees of a state as it is, then what each viewer sees beside it: a
        spectator, and every seat. One kernel can do it all; the laws see that it does the same.
        """
        views = []
        for viewer in range(SPECTATOR, players):
            view = state.copy()
            self.kernels.mask(view, viewer)
            views.append(view)
        own = [self.write_own(view, viewer) for viewer, view in enumerate(views, SPECTATOR)]
        return [self.write_open(views[0]), *own]

    def write_scene(self, state: State, viewer: int) -> bytes:
        """All that a viewer sees of the table, as a JSON object; the state has been masked."""
        return Opening.of(self.write_open(state)) + Ending.of(self.write_own(state, viewer))

    def title(self, language: Language = "en") -> str:
        """The game's name as it is printed on the box."""
        return self.words("title").say(language)

    def handbook(self, language: Language = "en") -> str:
        """The rules for players, as Markdown."""
        return (self.folder / f"rules.{checked_language(language)}.md").read_text("utf-8")

    def new(
        self,
        players: int = 2,
        seed: int | None = None,
        *,
        seats: Sequence[str] | None = None,
        **options: Any,
    ) -> Match:
        """Deal a new match; without a seed nobody can foresee it.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> match.over
        False
        """
        return self.dealt(players, seed, seats, options)

    def dealt(
        self,
        players: int,
        seed: int | None,
        seats: Sequence[str] | None,
        options: Mapping[str, Any],
    ) -> Match:
        """The same as `new`, for options that come as data."""
        settled = self.checked_options(players, options)
        seed = checked_seed(secrets.randbits(64) if seed is None else seed)
        state = self.blank(players, settled)
        self.kernels.deal(state, np.uint64(seed))
        return Match(self, players, settled, state, seed=seed, seats=seats)

    def from_position(self, position: Mapping[str, Any]) -> Match:
        """A match that starts from a position, as `Match.position` writes it."""
        if not isinstance(position, Mapping):
            raise BadPosition(WORDS("position-is-no-object"))
        if position.get("game", self.name) != self.name:
            raise BadPosition(WORDS("position-of-other-game", game=self.name))
        if position.get("rules", self.rules) != self.rules:
            raise BadPosition(WORDS("position-rules", rules=position["rules"], known=self.rules))
        players = position.get("players", 2)
        given = position.get("options", {})
        if not isinstance(given, Mapping):
            raise BadPosition(WORDS("position-options"))
        settled = self.checked_options(players, given)
        state = self.read_position(self.blank(players, settled), position)
        return Match(self, players, settled, state, seed=None, seats=None)

    def simulate(
        self,
        games: int,
        players: int = 2,
        bots: Sequence[str] | None = None,
        seed: int | None = None,
        *,
        threads: int | None = None,
        progress: Callable[[int, int], None] | None = None,
        **options: Any,
    ) -> simulation.Simulation:
        """Play many games on all cores; without bots every seat plays at random.

        >>> import spieltisch
        >>> outcomes = spieltisch.game("sequence").simulate(1000, players=3, seed=1)
        >>> outcomes.winners.shape
        (1000, 3)
        """
        settled = self.checked_options(players, options)
        seed = checked_seed(secrets.randbits(64) if seed is None else seed)
        blank = self.blank(players, settled)
        return simulation.simulate(self, blank, players, games, bots, seed, threads, progress)

    def checked_options(self, players: Any, options: Mapping[str, Any]) -> Options:
        """All options with their values, or the error that says what is wrong."""
        if not is_whole(players):
            told = {"players": players, "kind": type(players).__name__, "allowed": self.players}
            raise BadPlayers(WORDS("players-no-number", **told))
        if players not in self.players:
            raise BadPlayers(
                WORDS(
                    "bad-players", game=self.words("title"), players=players, allowed=self.players
                )
            )
        return self.settle(players, checked(self.options, options))

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


def checked_seed(seed: Any) -> int:
    """The seed if it is one."""
    if not is_whole(seed) or not 0 <= seed < 2**64:
        raise BadSeed(WORDS("bad-seed", seed=seed))
    return int(seed)
