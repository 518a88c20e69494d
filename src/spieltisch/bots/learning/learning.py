"""A network learned from games that it plays against itself, round by round.

In each round all seats play by the network as it is, now and then with a blur, so that other moves
are tried too; then the network follows what came of it, and of the rounds before. Everything
follows from the plan and its seed. What a broken-off learning needs to go on is on disk after
every round.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.learning import episodes
from spieltisch.bots.learning.network import Learner
from spieltisch.bots.words import WORDS
from spieltisch.engine.chance import seed_of
from spieltisch.engine.compiling import prepare
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.files import write_whole
from spieltisch.engine.insight import Insight, Network
from spieltisch.engine.ledger import Ledger

if TYPE_CHECKING:
    from spieltisch.engine.game import Game

#: Of how many moves, those that look best, the network chooses.
BREADTH = 12

#: How roughly every tenth move is judged while learning.
BLUR = 0.3

#: How much a position is worth by what came in the end, and for the rest by what the network
#: thought later.
TRUST = 0.85

#: From how many rounds the network learns at a time.
REMEMBERED = 5

#: Games that a thread plays at a time, and how many positions each of them may bring.
CHUNK, POSITIONS = 250, 80

#: After how many rounds the network plays the move that looks best, and how many deals.
BETWEEN_CHECKS, CHECKED_DEALS = 5, 1000

#: The first steps of learning are this large; they halve in this many rounds, down to the least.
RATE, HALVING, LEAST_RATE = 2e-3, 20, 1e-4

JOURNAL, STATE, NETWORK = "journal.jsonl", "state.npz", "network.npz"


class CannotLearn(SpieltischError):
    """The game says nothing that could be learned, or the folder holds another plan."""


@dataclass(frozen=True)
class LearningPlan:
    """A learning before anything is played; two equal plans learn the same on one machine."""

    game: Game
    players: int = 2
    rounds: int = 150
    games: int = 4000
    hidden: int = 32
    seed: int = 1

    @property
    def insight(self) -> Insight:
        """What of the game can be learned."""
        if self.game.insight is None:
            raise CannotLearn(WORDS("nothing-to-learn", game=self.game.name))
        return self.game.insight

    def as_data(self) -> dict[str, Any]:
        """All that must be the same for a learning to be continued; it may go on for longer."""
        facts = {name: value for name, value in vars(self).items() if name != "rounds"}
        return {**facts, "game": self.game.name, "inputs": len(self.insight.inputs)}


@dataclass(frozen=True)
class Round:
    """What came out in a round: how far off the network was, and what it wins, where tried."""

    number: int
    loss: float
    share: float | None


@dataclass(frozen=True)
class Notes:
    """Positions of one round, and how well each of them stood."""

    positions: NDArray[np.uint8]
    targets: NDArray[np.float32]


class Learning:
    """A learning in a folder: new, or continued where it stopped."""

    def __init__(self, plan: LearningPlan, folder: Path, threads: int | None = None) -> None:
        self.plan, self.folder = plan, folder
        self._threads = threads or os.cpu_count() or 1
        self._learner = Learner.new(len(plan.insight.inputs), plan.hidden, plan.seed)
        self._memory: list[Notes] = []
        self.rounds: list[Round] = []
        folder.mkdir(parents=True, exist_ok=True)
        try:
            self._journal = Ledger(folder / JOURNAL)
        except BlockingIOError as error:
            raise CannotLearn(WORDS("training-in-use", folder=str(folder))) from error
        try:
            self._read()
        except BaseException:
            self._journal.close()
            raise

    @property
    def network(self) -> Network:
        """What was learned so far."""
        return self._learner.network

    def run(self, progress: Callable[[Learning], None] | None = None) -> None:
        """Learn to the end of the plan; what was learned is on disk after each round."""
        prepare("learning", [*self.plan.insight.units(), *episodes.units()])
        while len(self.rounds) < self.plan.rounds:
            number = len(self.rounds)
            with ThreadPoolExecutor(self._threads) as pool:
                notes = self._play(number, pool)
                self._memory = [*self._memory, notes][-REMEMBERED:]
                loss = self._follow(number)
                checked = number % BETWEEN_CHECKS == 0 or number == self.plan.rounds - 1
                share = self._challenge(pool) if checked else None
            self.rounds.append(Round(number, loss, share))
            self._write(notes)
            if progress is not None:
                progress(self)

    def _play(self, number: int, pool: ThreadPoolExecutor) -> Notes:
        """The games of a round."""
        game, insight, k = self.plan.game, self.plan.insight, self.plan.game.kernels
        blank = game.blank(self.plan.players, game.checked_options(self.plan.players, {}))
        seed = seed_of(np.uint64(self.plan.seed), number)

        def play(first: int) -> Notes:
            games = min(CHUNK, self.plan.games - first)
            positions = np.empty((games * POSITIONS, len(insight.inputs)), np.uint8)
            targets = np.empty(len(positions), np.float32)
            rows = episodes.play_and_note(
                blank,
                k.deal,
                k.actors,
                k.legal,
                k.play,
                k.result,
                k.mask,
                k.weigh,
                insight.look,
                insight.advance,
                self.network,
                self.plan.hidden,
                self.plan.players,
                game.max_legal,
                BREADTH,
                BLUR,
                TRUST,
                seed,
                first,
                games,
                positions,
                targets,
            )
            return Notes(positions[:rows], targets[:rows])

        parts = list(pool.map(play, range(0, self.plan.games, CHUNK)))
        return Notes(
            np.concatenate([part.positions for part in parts]),
            np.concatenate([part.targets for part in parts]),
        )

    def _follow(self, number: int) -> float:
        """Learn once from everything that is remembered."""
        positions = np.concatenate([notes.positions for notes in self._memory])
        targets = np.concatenate([notes.targets for notes in self._memory])
        order = np.random.default_rng((self.plan.seed, number)).permutation(len(targets))
        rate = max(LEAST_RATE, RATE * 0.5 ** (number / HALVING))
        return self._learner.follow(positions, targets, rate, order)

    def _challenge(self, pool: ThreadPoolExecutor) -> float:
        """What the network wins against the moves that look best."""
        game, insight, k = self.plan.game, self.plan.insight, self.plan.game.kernels
        blank = game.blank(self.plan.players, game.checked_options(self.plan.players, {}))
        shares = np.empty(CHECKED_DEALS)
        seed = seed_of(np.uint64(self.plan.seed), -1)

        def play(first: int) -> None:
            episodes.challenge(
                blank,
                k.deal,
                k.actors,
                k.legal,
                k.play,
                k.result,
                k.mask,
                k.weigh,
                k.weigh,
                insight.look,
                insight.advance,
                self.network,
                self.plan.hidden,
                len(insight.inputs),
                self.plan.players,
                game.max_legal,
                BREADTH,
                seed,
                first,
                shares[first : first + CHUNK],
            )

        list(pool.map(play, range(0, CHECKED_DEALS, CHUNK)))
        return float(shares.mean())

    def _write(self, notes: Notes) -> None:
        """Write down a round: first what was played, then what was learned, then that it was."""
        number = len(self.rounds) - 1
        _write_arrays(self._notes_at(number), positions=notes.positions, targets=notes.targets)
        one = self._learner
        rounds = np.array(json.dumps([asdict(each) for each in self.rounds]))
        _write_arrays(
            self.folder / STATE,
            network=one.network,
            direction=one.direction,
            size=one.size,
            steps=np.array(one.steps),
            rounds=rounds,
        )
        self._notes_at(number - REMEMBERED).unlink(missing_ok=True)

    def _read(self) -> None:
        """Go on where the folder says that it stopped."""
        if not self._journal.lines:
            self._journal.add(json.dumps(self.plan.as_data()))
            return
        if self._journal.head != self.plan.as_data():
            raise CannotLearn(WORDS("another-training", folder=str(self.folder)))
        if not (self.folder / STATE).exists():
            return
        state = _read_arrays(self.folder / STATE)
        self._learner = Learner(
            state["network"], state["direction"], state["size"], int(state["steps"])
        )
        self.rounds = [Round(**one) for one in json.loads(str(state["rounds"]))]
        first = max(0, len(self.rounds) - REMEMBERED)
        for number in range(first, len(self.rounds)):
            notes = _read_arrays(self._notes_at(number))
            self._memory.append(Notes(notes["positions"], notes["targets"]))

    def _notes_at(self, number: int) -> Path:
        return self.folder / f"round-{number}.npz"

    def save(self, command: str, date: str) -> Path:
        """Write what was learned with what made it."""
        path = self.folder / NETWORK
        origin = {"command": command, "date": date, "rounds": len(self.rounds)}
        _write_arrays(path, network=self.network, made=np.array(json.dumps(origin)))
        return path


def _write_arrays(path: Path, **arrays: NDArray[Any]) -> None:
    buffer = io.BytesIO()
    np.savez(buffer, allow_pickle=False, **arrays)
    write_whole(path, buffer.getvalue())


def _read_arrays(path: Path) -> dict[str, NDArray[Any]]:
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as arrays:
            return dict(arrays)
    except (OSError, ValueError, BadZipFile, EOFError) as error:
        raise CannotLearn(WORDS("broken-learning", path=str(path))) from error
