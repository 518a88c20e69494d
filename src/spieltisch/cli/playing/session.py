"""A match played by people and bots at one terminal."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing, nullcontext
from pathlib import Path

import spieltisch
from spieltisch.bots.forfeits import Forfeit
from spieltisch.cli.language import WORDS
from spieltisch.cli.moments import describe_move, print_result
from spieltisch.cli.playing.asking import Asking
from spieltisch.cli.playing.saving import Saving
from spieltisch.cli.playing.screen import Screen
from spieltisch.cli.playing.seats import Sitter, people
from spieltisch.cli.playing.thinking import Bots
from spieltisch.cli.playing.turn import Left, Turn
from spieltisch.cli.printouts import printed_by
from spieltisch.cli.terminal import NobodyThere, Terminal
from spieltisch.engine.errors import NothingToUndo
from spieltisch.engine.seats import Mover


class Session:
    """The match, who plays it, and what they need around it."""

    def __init__(
        self,
        terminal: Terminal,
        match: spieltisch.Match,
        seats: Sequence[Sitter],
        save_to: Path | None = None,
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.seats = seats
        self._people = people(seats)
        self._shared = len(self._people) > 1
        self.screen = Screen(terminal, match, self._shared)
        self.saving = Saving(terminal, match, save_to)
        self._asking = Asking()
        self._bots = Bots(terminal, match, seats)

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        with closing(self._bots):
            self._run()

    def _run(self) -> None:
        try:
            with self.terminal.curtain() if self._shared else nullcontext():
                while not self.match.over:
                    self._ask_next()
                self.screen.hide()
        except Forfeit as forfeit:
            if not self._people:
                raise
            self.terminal.print(forfeit.say(self.terminal.language))
            for line in printed_by(self.terminal, forfeit):
                self.terminal.print(line)
            self.terminal.tell("forfeited")
            self.saving.offer()
            return
        except Left:
            self.terminal.tell("left-the-table")
            return
        except NobodyThere:
            self._rescue()
            self.terminal.tell("left-the-table")
            return
        except KeyboardInterrupt:
            self._rescue()
            raise
        self._print_end()
        if self._people or self.terminal.is_interactive:
            self.saving.offer()

    def play(self, move: str, seat: Mover) -> None:
        """Play what somebody typed for a seat, or a call of the moderator."""
        self.match.play(move, seat)
        self._note_move(seat)

    def _note_move(self, seat: Mover) -> None:
        if seat != "moderator":
            self._asking.begin_with(seat)
        if seat in self._people:
            self.screen.note_action(seat)
        self.saving.note_move()

    def wait(self, seat: int) -> None:
        """Let the others act before this seat."""
        self._asking.wait(self.match, seat)

    def undo(self) -> None:
        """Take moves back up to the last one that a person decided on."""
        decisions = [ply for ply, played in enumerate(self.match.log) if self._decides(played.seat)]
        if not decisions:
            raise NothingToUndo(WORDS("nothing-decided"))
        seat = self.match.log[decisions[-1]].seat
        while self.match.ply > decisions[-1]:
            self.match.undo()
        self.screen.note_undo()
        if seat != "moderator":
            self._asking.begin_with(seat)
        self.saving.note_move()

    def _rescue(self) -> None:
        """Save what people have played although nobody is left to name a file."""
        if any(self._decides(played.seat) for played in self.match.log):
            self.saving.rescue()

    def _decides(self, seat: Mover) -> bool:
        return seat == "moderator" or seat in self._people

    def _ask_next(self) -> None:
        seat = self._asking.next(self.match)
        bot = self.seats[seat].bot
        if bot is None:
            self.screen.hand_over(seat)
            Turn(self, seat).take()
            return
        self.screen.hide()
        self.match.act(self._bots.choose(seat), seat)
        self._note_move(seat)
        if not self._people:
            self.terminal.print(describe_move(self.terminal, self.match, self.match.ply))

    def _print_end(self) -> None:
        match, terminal, last = self.match, self.terminal, self.match.ply
        if self._people:
            for ply in range(max(0, last - match.players) + 1, last + 1):
                terminal.print(describe_move(terminal, match, ply))
        terminal.print(match.game.draw(match.scene_at(last, "all"), terminal.language))
        print_result(terminal, match)
