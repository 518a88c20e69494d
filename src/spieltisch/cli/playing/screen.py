"""What the person to move sees, and nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import spieltisch
from spieltisch.cli.moments import player_name, told
from spieltisch.cli.playing.keys import hints
from spieltisch.cli.terminal import Terminal

if TYPE_CHECKING:
    from rich.text import Text as Picture

#: So few moves are shown without being asked for.
FEW = 6

#: What parts one key from the next.
GAP = "   "


class Screen:
    """The screen that people share, or that one person has alone."""

    def __init__(self, terminal: Terminal, match: spieltisch.Match, shared: bool) -> None:
        self._terminal = terminal
        self._match = match
        self._shared = shared
        self._viewer: int | None = None
        start = max(0, len(match.log) - match.players)
        self._seen = [start] * match.players

    def hide(self) -> None:
        """Clear what one person saw before anybody else looks."""
        if self._shared and self._viewer is not None:
            self._terminal.clear()
        self._viewer = None

    def hand_over(self, seat: int) -> None:
        """Give the screen to the person on a seat, who then looks alone."""
        if self._shared and self._viewer != seat:
            self._terminal.clear()
            name = player_name(self._terminal, self._match, seat)
            self._terminal.ask(self._terminal.say("hand-over", name=name))
        self._viewer = seat

    def show(self, seat: int) -> None:
        """Draw the table for a seat, with what happened since it last acted."""
        match, terminal = self._match, self._terminal
        terminal.clear()
        for ply, move in enumerate(match.moves(seat), 1):
            if ply > self._seen[seat]:
                terminal.print(told(terminal, match, ply, secret=move["move"] is None))
        scene = match.scene(seat)
        terminal.tell_if_narrow()
        terminal.print(match.game.draw(scene, terminal.language))
        for line in self._keys():
            terminal.print(line)
        self._print_what_is_asked(scene["table"].get("phase"))
        self._print_what_to_do(seat)

    def acted(self, seat: int) -> None:
        """Note that a person knows everything that has happened so far."""
        self._seen[seat] = len(self._match.log)

    def undone(self) -> None:
        """Note that moves were taken back: what comes instead is news again."""
        self._seen = [min(seen, len(self._match.log)) for seen in self._seen]

    def _print_what_is_asked(self, phase: str | None) -> None:
        """Say what a phase asks for, where the game has a word `asks-PHASE` about it."""
        words, language = self._match.game.words, self._terminal.language
        if words.has(f"asks-{phase}", language):
            self._terminal.print(words(f"asks-{phase}").say(language))

    def _print_what_to_do(self, seat: int) -> None:
        terminal, match = self._terminal, self._match
        name = player_name(terminal, match, seat)
        moves = match.legal(seat, terminal.language)
        if len(moves) <= FEW:
            terminal.tell("your-few-moves", name=name, moves=moves)
        else:
            terminal.tell("your-move", name=name, example=moves[0])

    def _keys(self) -> list[Picture]:
        """The keys in as many lines as they need; a key stays beside what it does."""
        from rich.text import Text as Picture

        lines = [Picture()]
        for key, meaning in hints(self._terminal, self._match):
            shown = Picture.assemble((key, "bold"), (f" {meaning}", "dim"))
            if not lines[-1]:
                lines[-1] = shown
            elif lines[-1].cell_len + len(GAP) + shown.cell_len <= self._terminal.out.width:
                lines[-1].append(GAP).append_text(shown)
            else:
                lines.append(shown)
        return lines
