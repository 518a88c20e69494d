"""Two networks learned from games, round by round: one that judges and one that chooses.

In each round moves are drawn, the likelier the more the one that chooses likes them, against the
game's own `weigh` and now and then against themselves. From what came of it the one learns how
well seats stood, and the other to prefer what brought more than was thought. In the first rounds
the one that judges chooses as well, and they play against themselves only. Everything follows from
the plan and its seed. What a broken-off learning needs to go on is on disk after every round.
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
from spieltisch.bots.learning.network import HEAT, Learner
from spieltisch.bots.learning.notes import Notes, Seen
from spieltisch.bots.words import WORDS
from spieltisch.engine.chance import seed_of
from spieltisch.engine.compiling import prepare
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.files import write_whole
from spieltisch.engine.insight import CHOOSING, Insight, Networks
from spieltisch.engine.ledger import Ledger

if TYPE_CHECKING:
    from spieltisch.engine.game import Game

#: Games that a thread plays at a time, and how many choices each of them may bring.
CHUNK, CHOICES = 250, 60

#: After how many rounds the network plays the move that looks best, and how many deals.
BETWEEN_CHECKS, CHECKED_DEALS = 10, 2000

#: For so many rounds the network that judges chooses as well.
JUDGED = 60


@dataclass(frozen=True)
class Manner:
    """How games are played from which networks learn.

    With which blur one move in how many is chosen, and in one game of how many all seats play by
    the networks.
    """

    blur: float
    seldom: int
    together: int


#: As long as the network that judges chooses as well, and then.
AT_FIRST, LATER = Manner(0.3, 10, 1), Manner(HEAT, 1, 5)

#: From how many rounds the network that judges learns at a time.
REMEMBERED = 5


@dataclass(frozen=True)
class Pace:
    """How large the steps of learning are at first; they halve in so many rounds."""

    first: float
    halving: float
    least: float

    def after(self, rounds: int) -> float:
        """How large they are after so many rounds."""
        return max(self.least, self.first * 0.5 ** (rounds / self.halving))


#: For the network that judges, and for the one that chooses.
JUDGING_PACE, CHOOSING_PACE = Pace(2e-3, 20, 1e-4), Pace(3e-4, 120, 4e-5)

JOURNAL, STATE, NETWORKS = "journal.jsonl", "state.npz", "networks.npz"


class CannotLearn(SpieltischError):
    """The game says nothing that could be learned, or the folder holds another plan."""


@dataclass(frozen=True)
class LearningPlan:
    """A learning before anything is played; two equal plans learn the same on one machine."""

    game: Game
    players: int = 2
    rounds: int = 200
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
    """What came out in a round: how far off judging was, and what choosing wins, where tried."""

    number: int
    loss: float
    share: float | None


class Learning:
    """A learning in a folder: new, or continued where it stopped."""

    def __init__(self, plan: LearningPlan, folder: Path, threads: int | None = None) -> None:
        self.plan, self.folder = plan, folder
        self._threads = threads or os.cpu_count() or 1
        self._judge = Learner.new(len(plan.insight.inputs), plan.hidden, plan.seed)
        self._chooser = self._judge.successor()
        self._memory: list[Seen] = []
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
    def networks(self) -> Networks:
        """What was learned so far."""
        return np.stack([self._chooser.network, self._judge.network])

    def run(self, progress: Callable[[Learning], None] | None = None) -> None:
        """Learn to the end of the plan; what was learned is on disk after each round."""
        prepare("learning", [*self.plan.insight.units(), *episodes.units()])
        while len(self.rounds) < self.plan.rounds:
            number = len(self.rounds)
            with ThreadPoolExecutor(self._threads) as pool:
                loss = self._follow(self._play(number, pool), number)
                checked = number % BETWEEN_CHECKS == 0 or number == self.plan.rounds - 1
                share = self._challenge(pool) if checked else None
            self.rounds.append(Round(number, loss, share))
            self._write()
            if progress is not None:
                progress(self)

    def _play(self, number: int, pool: ThreadPoolExecutor) -> Notes:
        """The games of a round."""
        game, insight, k = self.plan.game, self.plan.insight, self.plan.game.kernels
        blank = game.blank(self.plan.players, game.checked_options(self.plan.players, {}))
        seed, networks = seed_of(np.uint64(self.plan.seed), number), self.networks
        manner = AT_FIRST if number < JUDGED else LATER

        def play(first: int) -> Notes:
            games = min(CHUNK, self.plan.games - first)
            notes = Notes.empty(games * CHOICES, episodes.BREADTH, len(insight.inputs))
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
                networks,
                self.plan.hidden,
                self.plan.players,
                game.max_legal,
                manner.blur,
                manner.seldom,
                manner.together,
                seed,
                first,
                games,
                *notes.arrays,
            )
            return notes.part(slice(rows))

        return Notes.joined(list(pool.map(play, range(0, self.plan.games, CHUNK))))

    def _follow(self, notes: Notes, number: int) -> float:
        """Learn once from everything that was noted."""
        chance = np.random.default_rng((self.plan.seed, number))
        self._memory = [*self._memory, notes.seen][-REMEMBERED:]
        seen = Seen.joined(self._memory)
        order = chance.permutation(len(seen.came))
        loss = self._judge.judge(seen, JUDGING_PACE.after(number), order)
        if number < JUDGED:
            self._chooser = self._judge.successor()
        else:
            order = chance.permutation(len(notes.came))
            self._chooser.prefer(notes, CHOOSING_PACE.after(number - JUDGED), order)
        return loss

    def _challenge(self, pool: ThreadPoolExecutor) -> float:
        """What the network wins against the moves that look best."""
        game, insight, k = self.plan.game, self.plan.insight, self.plan.game.kernels
        blank = game.blank(self.plan.players, game.checked_options(self.plan.players, {}))
        shares = np.empty(CHECKED_DEALS)
        seed, networks = seed_of(np.uint64(self.plan.seed), -1), self.networks

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
                networks[CHOOSING],
                self.plan.hidden,
                len(insight.inputs),
                self.plan.players,
                game.max_legal,
                seed,
                first,
                shares[first : first + CHUNK],
            )

        list(pool.map(play, range(0, CHECKED_DEALS, CHUNK)))
        return float(shares.mean())

    def _write(self) -> None:
        """Write down a round: first what was seen, then what was learned, and that it was."""
        number, seen = len(self.rounds) - 1, self._memory[-1]
        _write_arrays(self._seen_at(number), moves=seen.moves, came=seen.came)
        rounds = np.array(json.dumps([asdict(each) for each in self.rounds]))
        arrays = self._judge.as_arrays("judge") | self._chooser.as_arrays("chooser")
        _write_arrays(self.folder / STATE, **arrays, rounds=rounds)
        self._seen_at(number - REMEMBERED).unlink(missing_ok=True)

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
        self._judge = Learner.from_arrays("judge", state)
        self._chooser = Learner.from_arrays("chooser", state)
        self.rounds = [Round(**one) for one in json.loads(str(state["rounds"]))]
        first = max(0, len(self.rounds) - REMEMBERED)
        for number in range(first, len(self.rounds)):
            self._memory.append(Seen(**_read_arrays(self._seen_at(number))))

    def _seen_at(self, number: int) -> Path:
        return self.folder / f"round-{number}.npz"

    def save(self, command: str, date: str) -> Path:
        """Write what was learned with what made it."""
        path = self.folder / NETWORKS
        origin = {"command": command, "date": date, "rounds": len(self.rounds)}
        _write_arrays(path, networks=self.networks, made=np.array(json.dumps(origin)))
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
