"""One person's turn: what they type, until they have acted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spieltisch.cli.commands.games import print_handbook
from spieltisch.cli.hinting import print_hints
from spieltisch.cli.moves import moves_ending_in, moves_of_card, print_moves
from spieltisch.cli.playing.cards import print_cards
from spieltisch.cli.playing.keys import KEYS, discards, print_explanations
from spieltisch.engine.errors import SpieltischError, UnreadableMove

if TYPE_CHECKING:
    from spieltisch.cli.playing.session import Session

#: How long a person waits for a hint, in seconds.
HINT_SECONDS = 1.0


class Left(Exception):
    """Somebody has left the table."""


class Turn:
    """A person at the keyboard who is asked to act.

    The method behind each key returns whether this turn is over.
    """

    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self._terminal = session.terminal
        self._match = session.match
        self._seat = seat
        self._acts: dict[str, Callable[[str], bool]] = {
            "legal": self._list,
            "hint": self._hint,
            "explain": self._explain,
            "wait": self._wait,
            "undo": self._undo,
            "save": self._save,
            "moderator": self._call_as_moderator,
            "discards": self._discards,
            "help": self._help,
            "rules": self._rules,
            "quit": self._quit,
        }

    def take(self) -> None:
        """Ask until the person has acted, waits, or leaves."""
        self._session.screen.show(self._seat)
        while not self._answer(self._terminal.ask(">")):
            pass

    def _answer(self, typed: str) -> bool:
        if not typed:
            self._session.screen.show(self._seat)
            return False
        key, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            key, rest = "?", typed[1:]
        name = KEYS.get(key.lower())
        if name == "discards" and (rest or discards(self._match) is None):
            name = None  # a move may begin with the letter, as D ♣ a7 does in German
        if name == "hint" and rest:
            name = None  # as T ♠ j2 does in English
        try:
            return self._acts[name](rest.strip()) if name else self._move(typed)
        except SpieltischError as error:
            self._terminal.print(error.say(self._terminal.language))
            return False

    def _move(self, typed: str) -> bool:
        try:
            self._session.play(typed, self._seat)
        except UnreadableMove:
            # A cell alone is enough where only one move leads there.
            candidates = moves_ending_in(self._match, self._seat, typed, self._terminal.language)
            if not candidates:
                if self._list_if_card(typed):
                    return False
                raise
            if len(candidates) > 1:
                self._terminal.tell("several-moves-fit", typed=typed, moves=candidates)
                return False
            self._session.play(candidates[0], self._seat)
        return True

    def _list(self, card: str) -> bool:
        moves = self._match.legal(self._seat, self._terminal.language)
        selection = moves_of_card(self._match, card, moves) if card else moves
        if selection:
            print_moves(self._terminal, selection, short=not card)
        else:
            self._terminal.tell("no-moves-with", typed=card)
        return False

    def _hint(self, _rest: str) -> bool:
        print_hints(self._terminal, self._match, self._seat, HINT_SECONDS)
        return False

    def _list_if_card(self, typed: str) -> bool:
        """List where a card can go if nothing else was typed."""
        moves = self._match.legal(self._seat, self._terminal.language)
        selection = moves_of_card(self._match, typed, moves)
        if selection:
            self._terminal.tell("moves-with", typed=typed)
            print_moves(self._terminal, selection, short=False)
        return bool(selection)

    def _explain(self, move: str) -> bool:
        if not move:
            self._terminal.tell("explain-what")
            return False
        explanation = self._match.explain(move, self._seat)
        self._terminal.print(explanation.say(self._terminal.language))
        return False

    def _wait(self, _rest: str) -> bool:
        if len(self._match.actors) == 1:
            self._terminal.tell("nobody-to-wait-for")
            return False
        self._session.wait(self._seat)
        return True

    def _undo(self, _rest: str) -> bool:
        self._session.undo()
        return True

    def _save(self, name: str) -> bool:
        self._session.saving.save(name)
        return False

    def _call_as_moderator(self, call: str) -> bool:
        if not call:
            self._terminal.tell("call-what")
            return False
        self._session.play(call, "moderator")
        return True

    def _discards(self, _rest: str) -> bool:
        print_cards(self._terminal, self._match.game, discards(self._match) or [])
        return False

    def _help(self, _rest: str) -> bool:
        language, game = self._terminal.language, self._match.game
        if game.words.has("typing", language):
            self._terminal.print(game.words("typing").say(language))
        for line in game.legend(self._match.scene(self._seat)):
            self._terminal.print(line.say(language))
        print_explanations(self._terminal, self._match)
        return False

    def _rules(self, _rest: str) -> bool:
        print_handbook(self._terminal, self._match.game)
        return False

    def _quit(self, _rest: str) -> bool:
        self._session.saving.offer()
        raise Left
