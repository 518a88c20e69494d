"""A game: a declaration of its parts, and what people do with it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from spieltisch.engine import registry, simulation, workshop, writing
from spieltisch.engine.blocks import Blocks
from spieltisch.engine.compiling import (
    COMPILED,
    Progress,
    Unit,
    is_prepared,
    prepare,
    say_on_stderr,
)
from spieltisch.engine.contract import Kernels, State
from spieltisch.engine.elements import Elements
from spieltisch.engine.errors import (
    BadOption,
    BadPlayers,
    BadPosition,
    BadSeed,
    CompilingFailed,
    SpieltischError,
)
from spieltisch.engine.explanation import Explanation
from spieltisch.engine.insight import Insight
from spieltisch.engine.json_parts import Ending, Opening
from spieltisch.engine.levels import Levels
from spieltisch.engine.match import Match
from spieltisch.engine.moves import Moves
from spieltisch.engine.options import Option, check_all, is_whole
from spieltisch.engine.parts import Drawing, Notation, Options, Positions, Scene, load
from spieltisch.engine.records import Layout, viewed
from spieltisch.engine.scenes import Following, SceneWriter, Spread
from spieltisch.engine.sounds import Sound
from spieltisch.engine.standing import Standing, standing_of
from spieltisch.engine.tuning import Tuning
from spieltisch.engine.variants import Variant
from spieltisch.engine.verdict import Verdict
from spieltisch.engine.words import (
    WORDS,
    Language,
    Phrasebook,
    Text,
    abbreviate,
    checked_language,
    unsaid_json,
)

if TYPE_CHECKING:
    from rich.text import Text as Picture


_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode

#: How many records are kept that games are dealt on.
MOST_BLANKS = 64

#: Repeats its work about as often as asked, and returns how many units of it were done.
Measure = Callable[[int], float]


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Game:
    """A game, declared: the facts about it, and the parts it is made of.

    The facts: `name`, by which people ask for it; `rules`, the version of its rules; `players`,
    the numbers of players it can be played by.

    The state: `record`, its layout; `moves`, the kinds of moves; `max_legal`, the most moves a
    seat ever has; `features(s)`, the numbers that `observe` writes at a table with these players
    and options; `code`, the kernels as `stamped` makes them from the game's own functions.

    Around them: `options`, and `variants`, sets of them with a name, of which the first is the
    usual way to play; `blank(players, options)`, a record that holds both, ready for `deal`;
    `settle(players, options)`, which fills in what depends on the number of players and refuses
    what does not go together; `notation`, `positions`, `scenes`, `drawing`; `words`, its
    sentences; `explain(s, seat, action, reason)`, which puts the number that `refuse` gave into
    words.

    The rest is for games that need it:

    - `levels`: how its bots think, if not in the usual way.
    - `tuning`: the weights of its `weigh` that `spieltisch train` can tune on wins.
    - `insight`: what it has learned from winning (`spieltisch train --network`).
    - `breakdown(state)`: where every seat's points come from.
    - `judge(state)`: why a match that is over ended as it did, and the places on the board that
      decided it.
    - `sounds`: what its moves sound like, by the names of their kinds.
    - `tell(before, action, after)`: what a move did, in words that follow the player's name.
    - `advise(view, seat, action)`: what speaks for an action and against it, the most important
      first, worked out from what the seat sees, by the same knowledge as `weigh`.
    - `secret(now, seat, action, viewer)`: whether a move that was played must still not be shown
      to a viewer, as where several choose at the same time.
    - `first_turn`: the field of the record (an `i2`) that says who has the first turn, after the
      deal or, where it is -1 then, at the end. Simulations tell turn orders apart by it.
    - `moderated(options)`: whether a referee outside the game, the moderator, may step in.
    - `tells_own_moves`: whether people are told about their own last move too, because the table
      alone does not show what it brought about, such as a roll of dice.
    - `opponents(breakdown)`: the points of opponents that the game itself plays, by name.
    - `note(players, options)`: what people should know when they read figures about the game.
    - `example(scene, moves)`: the legal move that a person is shown as an example.
    - `bench(game, players)`: what `spieltisch bench` measures besides moves and copies, by key.
      Each measure repeats its work about as often as asked and returns how many units of it
      were done; the game's words have its name under `bench-` and the key.
    - `elements`: what it is made of and where its points come from, for studies; the name of an
      `Elements`, `module:NAME`, so that nobody else need wait for its import.
    - `further`: kernels of the game's own besides those of the contract.
    """

    name: str
    rules: int
    players: tuple[int, ...]
    record: Layout[Any]
    moves: Moves
    max_legal: int
    features: Callable[[Any], Blocks]
    code: Kernels
    options: tuple[Option, ...] = ()
    variants: tuple[Variant, ...] = ()
    blank: Callable[[int, Options], State]
    settle: Callable[[int, Options], Options] = lambda players, options: options
    notation: Notation
    positions: Positions
    scenes: SceneWriter
    drawing: Drawing
    words: Phrasebook
    explain: Callable[[Any, int, int, int], Explanation]
    levels: Levels = field(default_factory=Levels)
    tuning: Tuning | None = None
    insight: Insight | None = None
    breakdown: Callable[[State], dict[str, Any]] = lambda state: {}
    judge: Callable[[State], Verdict] | None = None
    sounds: Mapping[str, Sound] = field(default_factory=dict)
    tell: Callable[[State, int, State], Text] | None = None
    advise: Callable[[State, int, int], list[Text]] = lambda view, seat, action: []
    secret: Callable[[State, int, int, int], bool] | None = None
    first_turn: str | None = None
    moderated: Callable[[Options], bool] = lambda options: False
    tells_own_moves: bool = False
    opponents: Callable[[Mapping[str, Any]], dict[str, int]] = lambda breakdown: {}
    note: Callable[[int, Options], Text | None] = lambda players, options: None
    example: Callable[[Scene, Sequence[str]], str] = lambda scene, moves: moves[0]
    bench: Callable[[Game, int], dict[str, Measure]] | None = None
    elements: str | None = None
    further: tuple[Unit, ...] = ()

    # What follows from the parts.

    @property
    def actions(self) -> int:
        """How many action codes there are."""
        return self.moves.count

    @property
    def folder(self) -> Path:
        """Where the game keeps its words and its handbook."""
        return self.words.folder

    @property
    def first_turn_place(self) -> int:
        """The offset in the record of the seat that has the first turn; -1 if there is none."""
        return -1 if self.first_turn is None else int(self.record.fields[self.first_turn][1])

    @property
    def has_secret_moves(self) -> bool:
        """Whether a move of this game can be a secret for a while."""
        return self.secret is not None

    @cached_property
    def kernels(self) -> Kernels:
        """The game's kernels, compiled."""
        return self.make_ready()

    def make_ready(self, progress: Progress | None = None) -> Kernels:
        """Compile the kernels, or load them from the cache, and show the progress."""
        units = list(self.units())
        if COMPILED and self.is_installed and not is_prepared(self.name, units):
            self._compile_elsewhere(progress or say_on_stderr())
        prepare(self.name, units, progress)
        return self.code

    @property
    def is_installed(self) -> bool:
        """Whether other processes can find this very game by its name."""
        return self.name in registry.games() and registry.game(self.name) is self

    def _compile_elsewhere(self, progress: Progress) -> None:
        """Compile in a process of its own, which takes half the time; if that fails, here."""

        def report(work: workshop.Work) -> None:
            progress(self.name, work.kernel, round(100 * work.done), 100)

        with suppress(CompilingFailed, OSError):
            workshop.carry_out(workshop.Order(self.name), report, workshop.Pace.URGENT)

    def units(self) -> Iterable[Unit]:
        """All kernels that the game needs to be played."""
        learned = () if self.insight is None else self.insight.units()
        return (*self.code.units(), *learned, *self.further, *self.scenes.units, *writing.UNITS)

    def write_move(self, state: State, action: int, language: Language = "en") -> str:
        """An action in notation."""
        return self.notation.forms.text(self.number_move(state, action), language)

    def write_moves(
        self, state: State, actions: Iterable[int], language: Language = "en"
    ) -> list[str]:
        """Many actions of one state in notation."""
        return self.notation.forms.texts(self.number_moves(state, actions), language)

    def number_move(self, state: State, action: int) -> int:
        """The number of the text that an action is written as, in any language."""
        code = np.array([action], np.int32)
        self.kernels.number(state, code, 1)
        return int(code[0])

    def number_moves(self, state: State, actions: Iterable[int]) -> list[int]:
        """The numbers of the texts that many actions of one state are written as."""
        codes = np.array([*actions], np.int32)
        self.kernels.number(state, codes, len(codes))
        numbers: list[int] = codes.tolist()
        return numbers

    def read_move(self, state: State, text: str) -> int:
        """The action that a text stands for; `UnreadableMove` if there is none."""
        return self.notation.read(state, text)

    def reason(self, state: State, seat: int, action: int, reason: int) -> Explanation:
        """Put the number that `refuse` gave into words."""
        return self.explain(viewed(state, self.record), seat, action, reason)

    def tell_move(self, before: State, action: int, after: State, language: Language = "en") -> str:
        """What a move did, in words that follow the player's name; else its notation."""
        if self.tell is None:
            return self.write_move(before, action, language)
        return self.tell(before, action, after).say(language)

    def unsaid_move(self, before: State, action: int, after: State) -> bytes:
        """The same as JSON for somebody who says it in a language of their own (a `Saying`); null
        where there is only notation.
        """
        if self.tell is None:
            return b"null"
        return unsaid_json(self.tell(before, action, after), self.words)

    def sound_of(self, action: int) -> Sound:
        """What a move sounds like."""
        return self._sounds[action]

    @cached_property
    def _sounds(self) -> list[Sound]:
        names = map(self.moves.name, range(self.actions))
        return [self.sounds.get(name, Sound.PIECE) for name in names]

    def standing(self, state: State, ply: int, players: int) -> Standing:
        """Who may act, points and winners, and everybody's legal moves, as JSON."""
        return standing_of(self.kernels, state, ply, players)

    def keeps_secret(self, now: State, seat: int, action: int, viewer: int) -> bool:
        """Whether a move that was played must still not be shown to a viewer."""
        return self.secret is not None and self.secret(now, seat, action, viewer)

    def write_position(self, state: State) -> dict[str, Any]:
        """The complete position as plain data, without players and options."""
        return self.positions.write(state)

    def read_position(self, blank: State, position: Mapping[str, Any]) -> State:
        """The state of a position; `BadPosition` if it cannot exist."""
        return self.positions.read(blank, position)

    def write_open(self, state: State) -> bytes:
        """What everybody sees of the table, as a JSON object; the state has been masked before."""
        return self.scenes.write_open(state)

    def write_own(self, state: State, viewer: int) -> bytes:
        """What a viewer alone sees, under other names."""
        return self.scenes.write_own(state, viewer)

    def write_scenes(self, state: State, players: int) -> Spread:
        """What everybody sees of a state as it is, and what each viewer alone sees: a
        spectator, and every seat.
        """
        return self.scenes.write_all(state, players, self.kernels.mask)

    def write_news(self, before: Spread, after: Spread) -> list[bytes] | None:
        """What everybody sees that was different before, each part by its path, as a JSON object,
        and what each viewer alone sees, nothing if that is as before. None if the two cannot be
        compared.
        """
        return self.scenes.write_news(before, after)

    def follow(self, before: Spread, state: State, ply: int, players: int) -> Following:
        """What everybody sees of a state after some moves, how the match stands, and what of that
        was different before.
        """
        return self.scenes.follow(before, state, ply, players, self.kernels)

    def write_scene(self, state: State, viewer: int) -> bytes:
        """All that a viewer sees of the table, as a JSON object; the state has been masked."""
        return Opening.of(self.write_open(state)) + Ending.of(self.write_own(state, viewer))

    def draw(self, scene: Scene, language: Language = "en") -> Picture:
        """A scene as a picture for the terminal."""
        return self.drawing.draw(scene, language)

    def draw_small(self, scene: Scene, language: Language = "en") -> Picture:
        """A scene as a picture with fewer lines, for a terminal that has too few."""
        return self.drawing.draw_small(scene, language)

    def legend(self, scene: Scene) -> list[Text]:
        """What the signs in the picture of a scene mean, a line each; the help shows it."""
        return self.drawing.explain(scene)

    @cached_property
    def composition(self) -> Elements | None:
        """What the game is made of, if it says so."""
        if self.elements is None:
            return None
        elements: Elements = load(self.elements)
        return elements

    def measures(self, players: int) -> dict[str, Measure]:
        """What is measured of this game besides moves and copies."""
        return {} if self.bench is None else self.bench(self, players)

    # What people call.

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
        variant: str | None = None,
        **options: Any,
    ) -> Match:
        """Deal a new match; without a seed nobody can foresee it.

        >>> import spieltisch
        >>> match = spieltisch.game("sequence").new(players=2, seed=7)
        >>> match.over
        False
        >>> match = spieltisch.game("labyrinth").new(players=2, variant="family")
        >>> match.options["return_home"]
        True
        """
        return self.deal(players, seed, seats, self.varied(variant, options))

    def deal(
        self,
        players: int,
        seed: int | None,
        seats: Sequence[str] | None,
        options: Mapping[str, Any],
    ) -> Match:
        """Deal a new match as `new` does, from options that come as data."""
        settled = self.checked_options(players, options)
        seed = checked_seed(secrets.randbits(64) if seed is None else seed)
        state = _blank_of(self, players, _encode(settled)).copy()
        self.kernels.deal(state, np.uint64(seed))
        return Match(self, players, settled, state, seed=seed, seats=seats)

    def from_position(self, position: Mapping[str, Any]) -> Match:
        """A match that starts from a position, as `Match.position` writes it."""
        if not isinstance(position, Mapping):
            raise BadPosition(WORDS("position-is-no-object"))
        if position.get("game", self.name) != self.name:
            raise BadPosition(WORDS("position-of-other-game", game=self.name))
        rules = position.get("rules", self.rules)
        if not is_whole(rules):
            raise BadPosition(WORDS("position-rules-no-number", known=self.rules))
        if rules != self.rules:
            raise BadPosition(WORDS("position-rules", rules=rules, known=self.rules))
        players = position.get("players", 2)
        options = position.get("options", {})
        if not isinstance(options, Mapping):
            raise BadPosition(WORDS("position-options"))
        settled = self.checked_options(players, options)
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

    def features_of(self, state: State) -> Blocks:
        """What the numbers are that `observe` writes for a state; players and options decide it."""
        return self.features(viewed(state, self.record))

    def checked_options(self, players: object, options: Mapping[str, Any]) -> Options:
        """All options with their values, or the error that says what is wrong."""
        if not is_whole(players):
            kind = type(players).__name__
            raise BadPlayers(
                WORDS("players-no-number", players=players, kind=kind, allowed=self.players)
            )
        if players not in self.players:
            raise BadPlayers(
                WORDS(
                    "bad-players", game=self.words("title"), players=players, allowed=self.players
                )
            )
        return self.settle(players, check_all(self.options, options))

    def varied(self, variant: str | None, options: Mapping[str, Any]) -> Options:
        """The options of a named variant, with those that are chosen besides."""
        if variant is None:
            return dict(options)
        known = {one.name: one for one in self.variants}
        if variant not in known:
            key = "unknown-variant" if known else "no-variants"
            raise BadOption(WORDS(key, variant=abbreviate(variant, 40), variants=list(known)))
        return {**known[variant].options, **options}

    def variant_of(self, players: int, options: Mapping[str, Any]) -> Variant | None:
        """The variant that is played with these options, all of which are there; None if it is
        none with a name.

        >>> import spieltisch
        >>> labyrinth = spieltisch.game("labyrinth")
        >>> options = labyrinth.checked_options(2, {"goals_shown": "one", "return_home": True})
        >>> labyrinth.variant_of(2, options).name
        'family'
        """
        for variant in self.variants:
            with suppress(SpieltischError):
                if self.checked_options(players, variant.options) == options:
                    return variant
        return None

    def players_of(self, variant: Variant) -> tuple[int, ...]:
        """The numbers of players that a variant can be played by."""
        fitting = []
        for players in self.players:
            with suppress(SpieltischError):
                self.checked_options(players, variant.options)
                fitting.append(players)
        return tuple(fitting)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


@lru_cache(MOST_BLANKS)
def _blank_of(game: Game, players: int, options: bytes) -> State:
    """The record that a game is dealt on; tables are dealt on the same one from match to match."""
    return game.blank(players, _decode(options))


def checked_seed(seed: object) -> int:
    """The seed if it is one."""
    if not is_whole(seed) or not 0 <= seed < 2**64:
        raise BadSeed(WORDS("bad-seed", seed=seed))
    return int(seed)
