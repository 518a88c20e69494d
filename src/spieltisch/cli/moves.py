"""Legal moves as people read them: grouped by what comes first, such as a card or a slot."""

from __future__ import annotations

import re
from collections.abc import Sequence

import spieltisch
from spieltisch.cli.terminal import Terminal
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.seats import Mover
from spieltisch.engine.words import Language

#: A group with more moves than this is shortened.
SHORT = 12

#: What separates the first word from the rest: in `7H d6` a space, in `N4:NE` a colon.
_SEPARATOR = re.compile("([ :])")


def group_moves(moves: Sequence[str]) -> dict[str, list[str]]:
    """The moves by their first word.

    >>> group_moves(["7H d6", "7H i5", "N4:NE", "pass"])
    {'7H': ['d6', 'i5'], 'N4': ['NE'], 'pass': []}
    """
    groups: dict[str, list[str]] = {}
    for move in moves:
        first, _, rest = _split(move)
        groups.setdefault(first, []).extend([rest] if rest else [])
    return groups


def print_moves(terminal: Terminal, moves: Sequence[str], short: bool = True) -> None:
    """Print moves in groups, large groups shortened."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    groups = group_moves(moves)
    words = [first for first, rest in groups.items() if not rest]
    for first, rest in groups.items():
        if not rest:
            continue
        endings = rest
        if short and len(rest) > SHORT:
            endings = [*rest[: SHORT - 2], terminal.say("and-more", count=len(rest) - SHORT + 2)]
        # Commas where a move goes on with several words, as in `reroll G1 B4`.
        gap = ", " if any(" " in one for one in rest) else " "
        table.add_row(Text(first, no_wrap=True), gap.join(endings))
    if table.row_count:
        terminal.print(Padding(table, (0, 0, 0, 2), expand=False))
    if words:
        terminal.print(Padding(Text("  ".join(words)), (0, 0, 0, 2), expand=False))


def moves_of_card(match: spieltisch.Match, typed: str, moves: Sequence[str]) -> list[str]:
    """The moves whose first word is what was typed, in whatever spelling the game reads."""
    return [
        move for move in moves if _action_of(match, move) == _action_of(match, _with(typed, move))
    ]


def moves_ending_in(
    match: spieltisch.Match, seat: Mover, typed: str, language: Language
) -> list[str]:
    """The legal moves that end in what was typed: a cell alone may say enough.

    >>> match = spieltisch.game("sequence").new(players=2, seed=7)
    >>> moves_ending_in(match, 1, "B7", "en")
    ['9S b7']
    """
    spellings = zip(match.legal(seat, "en"), match.legal(seat, "de"), strict=True)
    endings = ({move.lower().split()[-1] for move in spelling} for spelling in spellings)
    return [
        move
        for move, ending in zip(match.legal(seat, language), endings, strict=True)
        if typed.lower() in ending
    ]


def _with(first: str, move: str) -> str:
    _, separator, rest = _split(move)
    return f"{first}{separator}{rest}"


def _split(move: str) -> tuple[str, str, str]:
    first, separator, rest = [*_SEPARATOR.split(move, maxsplit=1), "", ""][:3]
    return first, separator, rest


def _action_of(match: spieltisch.Match, move: str) -> int | None:
    try:
        return match.game.read_move(match.state, move)
    except SpieltischError:
        return None
