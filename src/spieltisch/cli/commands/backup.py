"""`spieltisch backup`: a copy of all tables, while the server goes on."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import click

from spieltisch.cli.progress import bar
from spieltisch.cli.serving.finding import own_folder, settled
from spieltisch.cli.serving.options import options_of
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Argument, Option, command, wrong
from spieltisch.engine.errors import Failure

_COPY = Argument(["copy"], type=click.Path(path_type=Path))
OVERWRITE = Option(["--overwrite"], "overwrite", is_flag=True)


@command("backup", _COPY, OVERWRITE, *options_of("data", "database"))
def backup(
    terminal: Terminal, copy: Path, overwrite: bool, config: str | None, **arguments: Any
) -> None:
    """Copy all tables to a file, and read that back."""
    from spieltisch.cli.language import WORDS
    from spieltisch.server.store.backups import Damaged, Exists, back_up
    from spieltisch.server.store.errors import NoStore

    folder = own_folder(settled(config, arguments))
    try:
        with bar(terminal) as progress:
            show = partial(progress.show, terminal.say("backing-up"))
            contents = back_up(folder, copy, overwrite, show)
    except Exists as error:
        raise wrong("backup-exists", path=str(copy)) from error
    except Damaged as error:
        raise Failure(WORDS("tables-damaged", path=str(folder), fault=str(error))) from error
    except NoStore as error:
        raise wrong("no-tables-there", folder=str(folder)) from error
    terminal.tell("backed-up", path=str(copy), tables=contents.tables, events=contents.events)
