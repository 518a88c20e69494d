"""The parts that a game is put together from, besides its kernels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from spieltisch.engine.contract import State
from spieltisch.engine.forms import Forms
from spieltisch.engine.words import Language, Text

if TYPE_CHECKING:
    from rich.text import Text as Picture

Options = dict[str, Any]
Scene = Mapping[str, Any]


@dataclass(frozen=True)
class Notation:
    """Moves as texts: the forms in which they are written, and how they are `read`.

    `read` understands both languages, and raises `UnreadableMove` for what is not a move. Files
    keep the English form.
    """

    forms: Forms
    read: Callable[[State, str], int]


@dataclass(frozen=True)
class Positions:
    """Complete positions as plain data, without players and options.

    `read` is given a blank state that holds these, and raises `BadPosition` for what cannot
    exist.
    """

    write: Callable[[State], dict[str, Any]]
    read: Callable[[State, Mapping[str, Any]], State]


@dataclass(frozen=True)
class Drawing:
    """How a scene is drawn in the terminal, each by the name of a function, `module:function`.

    Functions are given by name so that programs that never draw need not wait for their import.
    `small` has fewer lines, for a terminal that has too few; `legend` says what the signs in a
    picture mean.
    """

    picture: str
    small: str | None = None
    legend: str | None = None

    def draw(self, scene: Scene, language: Language) -> Picture:
        """A scene as a picture."""
        picture: Picture = load(self.picture)(scene, language)
        return picture

    def draw_small(self, scene: Scene, language: Language) -> Picture:
        """A scene as a picture with fewer lines, if there is one."""
        picture: Picture = load(self.small or self.picture)(scene, language)
        return picture

    def explain(self, scene: Scene) -> list[Text]:
        """What the signs in the picture of a scene mean, a line each."""
        lines: list[Text] = load(self.legend)(scene) if self.legend else []
        return lines


def load(path: str) -> Any:
    """What a name stands for, `module:name`."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)
