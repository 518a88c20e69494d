"""Saving a match while it is played."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

import spieltisch
from spieltisch.cli.terminal import NobodyThere, Terminal
from spieltisch.cli.usage import wrong

YES = ("y", "yes", "j", "ja")
NO = ("", "n", "no", "nein")


class Saving:
    """Where a match is saved, and whether all of it is there.

    A file named on the command line is written after every move, so that nothing is lost.
    """

    def __init__(self, terminal: Terminal, match: spieltisch.Match, path: Path | None) -> None:
        self._terminal = terminal
        self._match = match
        self._path = path
        self._after_every_move = path is not None
        self._all_is_saved = True
        if path is not None and not self._try_to_write(path):
            raise wrong("no-place-to-save", path=str(path)[:80])

    def note_move(self) -> None:
        """Note that a move was played or taken back."""
        self._all_is_saved = False
        if self._after_every_move and self._path is not None:
            self._write(self._path)

    def save(self, name: str) -> None:
        """Save to the file of this name, or to the same file as before."""
        path = _path_of(name) if name else self._path
        if path is None:
            self._terminal.tell("save-where")
        elif (path == self._path or self._may_replace(path)) and self._write(path):
            self._path = path
            self._terminal.tell("saved", path=path)

    def offer(self) -> None:
        """Offer to save before the match is left, or say where it is saved already."""
        if self._after_every_move and self._all_is_saved:
            self._terminal.tell("saved", path=self._path)
        try:
            while not self._all_is_saved:
                name = self._terminal.ask(self._terminal.say("offer-to-save"))
                if name.lower() in NO:
                    return
                self.save(name)
        except NobodyThere:
            return

    def rescue(self) -> None:
        """Save without asking, to a new file, and say where."""
        if self._all_is_saved and not self._after_every_move:
            return
        if self._all_is_saved:
            self._terminal.tell("saved", path=self._path)
            return
        path = _unused_path(self._match.game.name)
        if self._write(path):
            self._terminal.tell("rescued", path=path)
            self._terminal.tell("go-on-with", path=path)

    def _may_replace(self, path: Path) -> bool:
        question = self._terminal.say("replace-file", path=path)
        return not _is_there(path) or self._terminal.ask(question).lower() in YES

    def _write(self, path: Path) -> bool:
        self._all_is_saved = self._try_to_write(path)
        if not self._all_is_saved:
            self._terminal.tell("not-saved", path=path)
        return self._all_is_saved

    def _try_to_write(self, path: Path) -> bool:
        try:
            self._match.save(path)
        except (OSError, ValueError):
            return False
        return True


def _path_of(name: str) -> Path:
    """The file of a name that was typed, with an ending if it has none."""
    path = Path(name)
    with suppress(RuntimeError):  # there is no such user
        path = path.expanduser()
    if path.suffix or not path.name or (_is_there(path) and not path.is_file()):
        return path  # complete already, or a folder or a device
    return path.with_name(f"{path.name}.json")


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False  # there can be no such file; writing it will show why


def _unused_path(game: str) -> Path:
    """A file in the current folder that is not there yet."""
    stem = f"spieltisch-{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}-{number}.json" if number else f"{stem}.json" for number in count())
    return next(path for path in map(Path, names) if not path.exists())
