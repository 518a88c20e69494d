"""The standings of a tournament, as tables and sentences in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spieltisch.bots.arena.report import answer, undecided
from spieltisch.bots.arena.sequential import Question
from spieltisch.bots.arena.shares import wilson
from spieltisch.bots.arena.standings import Standings
from spieltisch.bots.arena.tally import Tally
from spieltisch.bots.arena.words import ARENA
from spieltisch.cli.terminal import COLUMNS, Terminal, printable

if TYPE_CHECKING:
    from rich.table import Table

#: So many signs has "100.0 %".
PERCENT = 7

#: So many forfeits are told one by one.
TOLD = 5


def print_standings(terminal: Terminal, standings: Standings, question: Question | None) -> None:
    """Print everything that is known about the bots."""
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
    if len(plan.bots) > 1:
        _tell(terminal, "superiority-heading")
        terminal.print(_superiority(terminal, standings))
    _print_oddities(terminal, standings)
    if question and standings.verdict:
        terminal.print(printable(answer(standings, question, terminal.language)))


def rough_table(terminal: Terminal, standings: Standings) -> Table:
    """What can be told at once, while the tournament goes on."""
    table = _table(terminal, "bot", "games", "wins", "draws", "share", "interval", "rating", "ms")
    for bot, (own, rating) in enumerate(
        zip(standings.tallies, standings.rough_ratings, strict=True)
    ):
        table.add_row(
            printable(standings.plan.bots[bot]),
            terminal.number(own.games),
            terminal.number(own.wins),
            terminal.number(own.draws),
            *_share(terminal, own.score, own.games),
            terminal.number(rating),
            _ms(terminal, own.seconds_per_move),
        )
    return table


def line(terminal: Terminal, standings: Standings) -> str:
    """The same in one line."""
    shares = [
        f"{printable(name)} {terminal.number(100 * own.share, 1)} %"
        for name, own in zip(standings.plan.bots, standings.tallies, strict=True)
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
    columns = ("games", "wins", "draws", "share", "interval", "decided", "points")
    table = _table(terminal, "bot", *columns)
    for name, own in zip(standings.plan.bots, standings.tallies, strict=True):
        table.add_row(
            printable(name),
            terminal.number(own.games),
            terminal.number(own.wins),
            terminal.number(own.draws),
            *_share(terminal, own.score, own.games),
            _decided(terminal, own),
            terminal.number(own.points_per_game, 2),
        )
    return table


def _ratings(terminal: Terminal, standings: Standings) -> Table:
    table = _table(terminal, "bot", "rating", "interval", "ms", "slowest")
    ratings = standings.ratings
    for bot, own in enumerate(standings.tallies):
        bounds = (terminal.number(float(bound[bot])) for bound in (ratings.low, ratings.high))
        table.add_row(
            printable(standings.plan.bots[bot]),
            terminal.number(float(ratings.values[bot])),
            " … ".join(bounds),
            _ms(terminal, own.seconds_per_move),
            _ms(terminal, own.slowest),
        )
    return table


def _superiority(terminal: Terminal, standings: Standings) -> Table:
    table = _table(terminal, "bot")
    names = [printable(name) for name in standings.plan.bots]
    heads, unit = names, " %"
    if sum(max(len(name), PERCENT) + 2 for name in names) + max(map(len, names)) > COLUMNS:
        heads, unit = [str(number) for number in range(1, len(names) + 1)], ""
        names = [f"{number} {name}" for number, name in enumerate(names, 1)]
    for head in heads:
        table.add_column(head, header_style="dim", justify="right")
    for name, row in zip(names, standings.superiority, strict=True):
        table.add_row(name, *(_percent(terminal, value, unit) for value in row))
    return table


def _print_oddities(terminal: Terminal, standings: Standings) -> None:
    plan = standings.plan
    if standings.undecided:
        terminal.print(undecided(standings, terminal.language))
    for outcome in standings.forfeits[:TOLD]:
        assert outcome.forfeit is not None
        _tell(
            terminal,
            "played-forfeit",
            number=outcome.number,
            bot=printable(plan.bots[outcome.seats[outcome.forfeit.seat]]),
            reason=printable(outcome.forfeit.reason[terminal.language]),
        )
    if len(standings.forfeits) > TOLD:
        _tell(terminal, "more-forfeits", count=len(standings.forfeits) - TOLD)


def _table(terminal: Terminal, first: str, *others: str) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say(terminal, f"column-{first}"), header_style="dim", overflow="fold")
    for column in others:
        heading = say(terminal, f"column-{column}")
        table.add_column(heading, header_style="dim", justify="right")
    return table


def _share(terminal: Terminal, score: float, games: int) -> Sequence[str]:
    low, high = (terminal.number(100 * bound, 1) for bound in wilson(score, games))
    return f"{terminal.number(100 * score / max(games, 1), 1)} %", f"{low} - {high} %"


def _decided(terminal: Terminal, own: Tally) -> str:
    return _percent(terminal, own.share_of_decided)


def _percent(terminal: Terminal, share: float | None, unit: str = " %") -> str:
    return "-" if share is None else terminal.number(100 * share, 1) + unit


def _ms(terminal: Terminal, seconds: float) -> str:
    return terminal.number(1000 * seconds, 1)
