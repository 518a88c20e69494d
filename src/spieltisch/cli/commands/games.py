"""`spieltisch games`: what can be played, by how many, and with which options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import spieltisch
from spieltisch.cli.parameters import JSON
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Argument, Option, command, wrong
from spieltisch.engine import registry
from spieltisch.engine.options import Option as GameOption

if TYPE_CHECKING:
    from rich.table import Table

_GAME = Argument(["game"], required=False)
_RULES = Option(["--rules"], "rules", is_flag=True)


@command("games", _GAME, _RULES, JSON)
def games(terminal: Terminal, game: str | None, rules: bool, as_json: bool) -> None:
    """List all games, show one, or print its handbook."""
    if rules:
        if game is None:
            raise wrong("rules-of-which-game")
        print_handbook(terminal, spieltisch.game(game))
        return
    selection = [spieltisch.game(name) for name in ([game] if game else registry.games())]
    if as_json:
        data = [_as_data(terminal, one) for one in selection]
        terminal.print_json(data[0] if game else data)
        return
    for one in selection:
        _print(terminal, one, detailed=game is not None)
    terminal.tell("games-hint" if game is None else "game-hint", game=selection[0].name)


def print_handbook(terminal: Terminal, game: spieltisch.Game) -> None:
    """Print the rules for players: formatted for a reader, as Markdown for a file."""
    text = game.handbook(terminal.language)
    if not terminal.is_watched:
        print(text)
        return
    from rich.markdown import Markdown

    terminal.page(Markdown(text))


def _as_data(terminal: Terminal, game: spieltisch.Game) -> dict[str, Any]:
    language = terminal.language
    return {
        "name": game.name,
        "title": game.title(language),
        "rules": game.rules,
        "players": list(game.players),
        "options": [
            {
                "name": option.name,
                "label": option.label.say(language),
                "default": option.default,
                "values": {value: label.say(language) for value, label in option.values.items()},
                "takes": option.takes.say(language),
                "help": option.help.say(language),
            }
            for option in game.options
        ],
        "variants": [
            {
                "name": variant.name,
                "label": variant.label.say(language),
                "about": variant.about.say(language),
                "options": dict(variant.options),
                "players": list(game.players_of(variant)),
            }
            for variant in game.variants
        ],
    }


def _print(terminal: Terminal, game: spieltisch.Game, detailed: bool) -> None:
    from rich.text import Text

    language = terminal.language
    heading = Text.assemble((game.name, "bold"), f"  {game.title(language)}, ")
    players = ", ".join(str(count) for count in game.players)
    terminal.print(heading.append(terminal.say("for-players", players=players)))
    if game.variants:
        terminal.print(_variants(terminal, game))
    if game.options:
        terminal.print(_options(terminal, game, detailed))
    terminal.print()


def _variants(terminal: Terminal, game: spieltisch.Game) -> Table:
    from rich.table import Table
    from rich.text import Text

    language = terminal.language
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for key in ("column-variant", "column-way-to-play"):
        table.add_column(terminal.say(key), header_style="dim")
    for variant in game.variants:
        about = Text.assemble((variant.label.say(language), "bold"), ": ")
        about.append(variant.about.say(language))
        table.add_row(variant.name, about)
    return table


def _options(terminal: Terminal, game: spieltisch.Game, detailed: bool) -> Table:
    from rich.table import Table
    from rich.text import Text

    language = terminal.language
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for key in ("column-option", "column-default", "column-meaning"):
        table.add_column(terminal.say(key), header_style="dim")
    for option in game.options:
        meaning = Text(option.help.say(language))
        if detailed:
            meaning = Text.assemble((option.label.say(language), "bold"), "\n", meaning)
            takes = terminal.say("takes", values=option.takes)
            meaning.append(f"\n{takes}", "dim")
            for value, label in option.values.items():
                meaning.append(f"\n{value}: {label.say(language)}", "dim")
        table.add_row(option.name, _default(terminal, option), meaning)
    return table


def _default(terminal: Terminal, option: GameOption) -> str:
    if option.default is None and option.usual is not None:
        return option.usual.say(terminal.language)
    if option.default is None:
        return terminal.say("default-by-players")
    if isinstance(option.default, bool):
        return "on" if option.default else "off"
    return str(option.default)
