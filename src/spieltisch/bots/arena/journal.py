"""The folder of a tournament: its plan, every outcome as soon as it is known, and the matches.

tournament.json   the plan; a folder is continued only by the same one
results.jsonl     one line for each finished match, in the order in which they ended
matches/          the matches, as files for `spieltisch replay`
"""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

import msgspec

from spieltisch.bots.arena.contest import Loss, Outcome
from spieltisch.bots.arena.pairing import Pairing, Schedule
from spieltisch.bots.arena.plan import Plan
from spieltisch.bots.arena.words import BadTournament
from spieltisch.engine.files import write_whole
from spieltisch.engine.game import checked_seed
from spieltisch.engine.ledger import Ledger
from spieltisch.engine.match import Match

PLAN, RESULTS, MATCHES = "tournament.json", "results.jsonl", "matches"

#: Matches begin in order, so no number is further than this ahead of how many have ended.
AHEAD = 10_000


class Journal:
    """A tournament's folder, to be read and, inside a `with`, continued.

    Inside the `with` nobody else can open it, in this process or another.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder, self._plan = folder, plan
        _open(folder, plan)
        (folder / MATCHES).mkdir(exist_ok=True)
        self._hold()

    def __enter__(self) -> Journal:
        if self._results.is_closed:
            self._hold()
        return self

    def __exit__(self, *_: object) -> None:
        self._results.close()

    def _hold(self) -> None:
        """Shut others out, and read what has been played by now."""
        path = self.folder / RESULTS
        try:
            self._results = Ledger(path)
        except BlockingIOError as error:
            raise BadTournament("folder-in-use", folder=self.folder) from error
        try:
            _open(self.folder, self._plan)  # again, because somebody else may have come first
            self.outcomes = _read(path, self._results.lines, self._plan)
        except BaseException:
            self._results.close()
            raise

    def save(self, outcome: Outcome, match: Match) -> None:
        """Write the file of a match; the outcome is added when this is done."""
        text = match.save()
        if outcome.forfeit:
            text = _with_forfeit(text, outcome.forfeit)
        write_whole(self.folder / MATCHES / f"{outcome.number:06}.json", text)

    def add(self, outcome: Outcome) -> None:
        """Write down an outcome, so that it is there even if everything ends now."""
        self._results.add(json.dumps(outcome.as_data(), ensure_ascii=False))


def _with_forfeit(text: str, loss: Loss) -> str:
    """A match file that says why the match was not played on; readers ignore that."""
    forfeit = {"seat": loss.seat, "kind": loss.kind, "reason": dict(loss.reason)}
    before, end, after = text.rpartition("\n}")
    return f'{before},\n  "forfeit": {json.dumps(forfeit, ensure_ascii=False)}{end}{after}'


def settled_seed(seed: int | None, folder: Path | None) -> int:
    """The seed if there is one, else that of the tournament in the folder, else any."""
    if seed is None and folder is not None:
        seed = _plan_in(folder).get("seed")
    return checked_seed(secrets.randbits(64) if seed is None else seed)


def _open(folder: Path, plan: Plan) -> None:
    document = plan.as_data()
    if _plan_in(folder):
        if _plan_in(folder) != json.loads(json.dumps(document)):
            raise BadTournament("other-tournament", folder=folder)
        return
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadTournament("no-tournament-folder", folder=folder)
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(document, ensure_ascii=False, indent=2)
    (folder / PLAN).write_text(text + "\n", "utf-8")


def _plan_in(folder: Path) -> dict[str, Any]:
    try:
        plan = json.loads((folder / PLAN).read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return plan if isinstance(plan, dict) else {}


def _read(path: Path, lines: list[bytes], plan: Plan) -> list[Outcome]:
    """The outcomes in the lines of the results."""
    schedule = Schedule.of(plan)
    outcomes = []
    for number, line in enumerate(lines, 1):
        try:
            outcome = msgspec.json.decode(line, type=Outcome)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadTournament("broken-results", path=path, line=number) from error
        if not _belongs(outcome, schedule, plan, len(lines)):
            raise BadTournament("broken-results", path=path, line=number)
        outcomes.append(outcome)
    return outcomes


def _belongs(outcome: Outcome, schedule: Schedule, plan: Plan, ended: int) -> bool:
    """Whether an outcome can be one of the plan's."""
    if not 0 <= outcome.number < ended + AHEAD:
        return False
    if schedule.pairing(outcome.number) != Pairing(outcome.number, outcome.deal, outcome.seats):
        return False
    by_seat = (outcome.points, outcome.choices, outcome.seconds, outcome.slowest)
    if any(len(values) != plan.players for values in by_seat):
        return False
    named = [*outcome.winners, *([outcome.forfeit.seat] if outcome.forfeit else [])]
    return all(0 <= seat < plan.players for seat in named)
