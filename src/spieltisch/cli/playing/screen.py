"""What the person to move sees, and nobody else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import spieltisch
from spieltisch.cli.moments import describe_move, player_name
from spieltisch.cli.playing.keys import hints
from spieltisch.cli.playing.secrecy import is_open
from spieltisch.cli.terminal import Terminal

if TYPE_CHECKING:
    from rich.text import Text as Picture

#: Up to this many moves are listed unasked.
FEW = 6

#: What separates one key from the next.
GAP = "   "


class Screen:
    """The screen that people share, or that one person has alone."""

    def __init__(self, terminal: Terminal, match: spieltisch.Match, shared: bool) -> None:
        self._terminal = terminal
        self._match = match
        self._shared = shared
        self._viewer: int | None = None
        self._was_open = True
        self._passed_on = False
        start = max(0, match.ply - match.players)
        self._seen = [start] * match.players

    def hide(self) -> None:
        """Clear what one person saw before anybody else looks, unless all may see it."""
        if self._shared and self._viewer is not None and not self._was_open:
            self._terminal.clear()
        self._viewer = None

    def hand_over(self, seat: int) -> None:
        """Give the screen to the person on a seat, who looks alone if there are secrets."""
        now_open = not self._shared or is_open(self._match, seat)
        self._passed_on = self._shared and self._viewer != seat
        if self._passed_on and not (now_open and self._was_open):
            self._terminal.clear()
            name = player_name(self._terminal, self._match, seat)
            self._terminal.ask(self._terminal.say("hand-over", name=name))
            self._passed_on = False
        self._viewer, self._was_open = seat, now_open

    def show(self, seat: int) -> None:
        """Draw the table for a seat, with what happened since it last acted."""
        match, terminal = self._match, self._terminal
        terminal.clear()
        news = [
            describe_move(terminal, match, ply, secret=move["move"] is None)
            for ply, move in enumerate(match.moves(seat), 1)
            if ply > self._seen[seat]
        ]
        if self._passed_on:
            news.append(terminal.say("on-turn", name=player_name(terminal, match, seat)))
        for sentence in news:
            terminal.print(sentence)
        scene = match.scene(seat)
        terminal.tell_if_narrow()
        phase = scene["table"].get("phase")
        questions = [*self._what_is_asked(phase), self._what_to_do(seat, scene)]
        below: list[Picture | str] = [*self._keys(), *questions]
        terminal.print(self._picture(scene, terminal.lines_of([*news, *below]) + 1))
        for line in below:
            terminal.print(line)

    def note_action(self, seat: int) -> None:
        """Note that a person knows everything that has happened so far.

        Their own last move counts as news where the table does not show what it brought about,
        and for whoever plays alone: it may have set the game itself in motion.
        """
        tells = self._match.game.tells_own_moves or self._match.players == 1
        self._seen[seat] = self._match.ply - (1 if tells else 0)

    def note_undo(self) -> None:
        """Note that moves were taken back: what comes instead is news again."""
        self._seen = [min(ply, self._match.ply) for ply in self._seen]

    def _picture(self, scene: Mapping[str, Any], others: int) -> Picture:
        """The table; a smaller picture if it does not fit on the screen with the other lines."""
        game, terminal = self._match.game, self._terminal
        picture = game.draw(scene, terminal.language)
        if terminal.is_watched and terminal.lines_of([picture]) + others > terminal.out.height:
            return game.draw_small(scene, terminal.language)
        return picture

    def _what_is_asked(self, phase: str | None) -> list[str]:
        """What a phase asks for, where the game has a word `asks-PHASE` about it."""
        words, language = self._match.game.words, self._terminal.language
        if not words.has(f"asks-{phase}", language):
            return []
        return [words(f"asks-{phase}").say(language)]

    def _what_to_do(self, seat: int, scene: Mapping[str, Any]) -> str:
        terminal, match = self._terminal, self._match
        name = player_name(terminal, match, seat)
        moves = match.legal(seat, terminal.language)
        if len(moves) <= FEW:
            return terminal.say("your-few-moves", name=name, moves=moves)
        return terminal.say("your-move", name=name, example=match.game.example(scene, moves))

    def _keys(self) -> list[Picture]:
        """The keys in as many lines as they need; a key stays beside what it does."""
        from rich.text import Text as Picture

        lines = [Picture()]
        for key, meaning in hints(self._terminal, self._match):
            label = Picture.assemble((key, "bold"), (f" {meaning}", "dim"))
            if not lines[-1]:
                lines[-1] = label
            elif lines[-1].cell_len + len(GAP) + label.cell_len <= self._terminal.out.width:
                lines[-1].append(GAP).append_text(label)
            else:
                lines.append(label)
        return lines
