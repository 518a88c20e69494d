"""The standings of a tournament, as tables and sentences in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spieltisch.bots.arena.journal import RESULTS
from spieltisch.bots.arena.labels import labels
from spieltisch.bots.arena.ratings import Numbers
from spieltisch.bots.arena.report import NAME, answer, undecided
from spieltisch.bots.arena.sequential import Question
from spieltisch.bots.arena.shares import wilson
from spieltisch.bots.arena.standings import Standings
from spieltisch.bots.arena.words import ARENA
from spieltisch.cli.terminal import COLUMNS, Terminal, printable

if TYPE_CHECKING:
    from rich.table import Table

#: The width of "100.0 %".
PERCENT = 7

#: How many characters of a bot's name fit in a table of 80 columns.
LONGEST_NAME = 13

#: How many reasons for forfeits are listed.
MOST_REASONS = 5


def print_standings(
    terminal: Terminal, standings: Standings, question: Question | None, folder: Path | None
) -> None:
    """Print everything that is known about the bots; more of it is in the folder."""
    plan = standings.plan
    _tell(
        terminal,
        "played",
        game=plan.game.title(terminal.language),
        players=plan.players,
        done=terminal.number(len(standings.outcomes)),
        planned=terminal.number(standings.planned),
        seed=str(plan.seed),
    )
    if not standings.outcomes:
        return
    terminal.print(_results(terminal, standings))
    terminal.print(_ratings(terminal, standings))
    if standings.says_who_is_better:
        _tell(terminal, "superiority-heading")
        terminal.print(_superiority(terminal, standings))
    for short, name in zip(_labels(standings), map(printable, plan.bots), strict=True):
        if short != name:
            _tell(terminal, "short-name", short=short, name=name)
    _print_oddities(terminal, standings, folder)
    if question and standings.verdict:
        terminal.print(printable(answer(standings, question, terminal.language)))


def rough_table(terminal: Terminal, standings: Standings) -> Table:
    """What is already known while the tournament goes on."""
    table = _table(terminal, "bot", "games", "wins", "draws", "share", "interval", "rating", "ms")
    for bot, own in enumerate(standings.tallies):
        table.add_row(
            _labels(standings)[bot],
            terminal.number(own.games),
            terminal.number(own.wins),
            terminal.number(own.draws),
            *_share(terminal, own.score, own.games),
            _rating(terminal, standings, bot, standings.rough_ratings),
            _ms(terminal, own.seconds_per_move),
        )
    return _fit(terminal, table)


def line(terminal: Terminal, standings: Standings) -> str:
    """The same in one line."""
    shares = [
        f"{name} {terminal.number(100 * own.share, 1)} %"
        for name, own in zip(_labels(standings), standings.tallies, strict=True)
    ]
    return f"{progress_text(terminal, standings)}: {', '.join(shares)}"


def progress_text(terminal: Terminal, standings: Standings) -> str:
    """How many games are done."""
    done, planned = len(standings.outcomes), standings.planned
    return say(terminal, "playing", done=terminal.number(done), planned=terminal.number(planned))


def say(terminal: Terminal, key: str, **values: Any) -> str:
    """One of the arena's sentences."""
    return ARENA(key, **values).say(terminal.language)


def _tell(terminal: Terminal, key: str, **values: Any) -> None:
    terminal.print(say(terminal, key, **values))


def _results(terminal: Terminal, standings: Standings) -> Table:
    """Wins and shares; alone there are no draws, and how long it took is worth knowing."""
    is_solo = standings.plan.is_solo
    more = ("points", "length") if is_solo else ("decided", "points")
    draw_columns = () if is_solo else ("draws",)
    table = _table(terminal, "bot", "games", "wins", *draw_columns, "share", "interval", *more)
    for name, own in zip(_labels(standings), standings.tallies, strict=True):
        cells = {
            "draws": terminal.number(own.draws),
            "decided": _percent(terminal, own.share_of_decided),
            "points": terminal.number(own.points_per_game, 2),
            "length": terminal.number(own.moves_per_game, 1),
        }
        table.add_row(
            name,
            terminal.number(own.games),
            terminal.number(own.wins),
            *(cells[column] for column in draw_columns),
            *_share(terminal, own.score, own.games),
            *(cells[column] for column in more),
        )
    return _fit(terminal, table)


def _ratings(terminal: Terminal, standings: Standings) -> Table:
    """Ratings, if they say anything, times, and forfeits, if there are any."""
    rating_columns = ("rating", "interval") if standings.says_who_is_better else ()
    forfeit_columns = ("forfeits",) if standings.forfeits else ()
    table = _table(terminal, "bot", *rating_columns, "ms", "slowest", *forfeit_columns)
    ratings = standings.ratings
    for bot, own in enumerate(standings.tallies):
        bounds = [_rating(terminal, standings, bot, bound) for bound in (ratings.low, ratings.high)]
        cells = (
            _rating(terminal, standings, bot, ratings.values),
            " … ".join(filter(None, bounds)),
        )
        table.add_row(
            _labels(standings)[bot],
            *cells[: len(rating_columns)],
            _ms(terminal, own.seconds_per_move),
            _ms(terminal, own.slowest),
            *(terminal.number(own.forfeits) for _ in forfeit_columns),
        )
    return _fit(terminal, table)


def _superiority(terminal: Terminal, standings: Standings) -> Table:
    table = _table(terminal, "bot")
    names = _labels(standings)
    heads, unit, decimals = names, " %", 1
    if sum(max(len(name), PERCENT) + 2 for name in names) + max(map(len, names)) > COLUMNS:
        heads, unit = [str(number) for number in range(1, len(names) + 1)], ""
        names = [f"{number} {name}" for number, name in enumerate(names, 1)]
        decimals = 1 if max(map(len, names)) + 7 * len(names) <= COLUMNS else 0
    for head in heads:
        table.add_column(head, header_style="dim", justify="right", no_wrap=True)
    for name, row in zip(names, standings.superiority, strict=True):
        table.add_row(name, *(_percent(terminal, value, unit, decimals) for value in row))
    return _fit(terminal, table)


def _print_oddities(terminal: Terminal, standings: Standings, folder: Path | None) -> None:
    if standings.undecided:
        terminal.print(undecided(standings, terminal.language))
    for why in standings.reasons[:MOST_REASONS]:
        _tell(
            terminal,
            "played-forfeits",
            count=len(why.games),
            number=why.games[0],
            bot=printable(why.bot),
            reason=printable(why.first.reason[terminal.language]),
        )
    if more := sum(len(why.games) for why in standings.reasons[MOST_REASONS:]):
        _tell(terminal, "more-reasons", count=more)
    if any(why.first.printed for why in standings.reasons):
        if folder is None:
            _tell(terminal, "printed-nowhere")
        else:
            _tell(terminal, "printed-where", report=folder / NAME, results=folder / RESULTS)


def _labels(standings: Standings) -> list[str]:
    """What the bots are called in every table; long names are given in full below."""
    return labels([printable(name) for name in standings.plan.bots], LONGEST_NAME)


def _table(terminal: Terminal, *columns: str) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for column in columns:
        heading = say(terminal, f"column-{column}")
        align: Any = "left" if column == "bot" else "right"
        table.add_column(heading, header_style="dim", justify=align, no_wrap=True)
    return table


def _fit(terminal: Terminal, table: Table) -> Table:
    """The table, with its columns closer together if there is too little room."""
    if (
        terminal.out.measure(table, options=terminal.out.options.update(width=1000)).maximum
        > COLUMNS
    ):
        table.padding = (0, 1, 0, 0)
    return table


def _share(terminal: Terminal, score: float, games: int) -> Sequence[str]:
    if games == 0:
        return "-", ""
    low, high = (terminal.number(100 * bound, 1) for bound in wilson(score, games))
    return f"{terminal.number(100 * score / games, 1)} %", f"{low} - {high}"


def _rating(terminal: Terminal, standings: Standings, bot: int, values: Numbers) -> str:
    # Rounded first, so that a rating just below 0 does not become "-0".
    return terminal.number(round(values[bot])) if standings.is_rated(bot) else ""


def _percent(terminal: Terminal, share: float | None, unit: str = " %", decimals: int = 1) -> str:
    return "-" if share is None else terminal.number(100 * share, decimals) + unit


def _ms(terminal: Terminal, seconds: float) -> str:
    return terminal.number(1000 * seconds, 1)
