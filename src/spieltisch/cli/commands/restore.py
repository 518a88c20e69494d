"""`spieltisch restore`: back to a copy of all tables."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import click

from spieltisch.cli.commands.backup import OVERWRITE
from spieltisch.cli.progress import bar
from spieltisch.cli.serving.finding import own_folder, settled
from spieltisch.cli.serving.options import options_of
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Argument, command, wrong
from spieltisch.engine.errors import Failure

_COPY = Argument(["copy"], type=click.Path(path_type=Path))


@command("restore", _COPY, OVERWRITE, *options_of("data", "database"))
def restore(
    terminal: Terminal, copy: Path, overwrite: bool, config: str | None, **arguments: Any
) -> None:
    """Put a copy in the place of the tables, after everything in it has been read."""
    from spieltisch.cli.language import WORDS
    from spieltisch.server.store import backups
    from spieltisch.server.store.errors import InUse, NewerSchema, NoStore, NotWritable

    folder = own_folder(settled(config, arguments))
    if not copy.is_file():
        raise wrong("no-copy-there", path=str(copy))
    try:
        with bar(terminal) as progress:
            show = partial(progress.show, terminal.say("restoring"))
            contents = backups.restore(copy, folder, overwrite, show)
    except backups.Exists as error:
        raise wrong("restore-exists", folder=str(folder)) from error
    except InUse as error:
        raise wrong("restore-in-use", folder=str(folder)) from error
    except NotWritable as error:
        raise wrong("data-is-read-only", folder=str(folder)) from error
    except NewerSchema as error:
        raise wrong("copy-is-newer", path=str(copy)) from error
    except NoStore as error:
        raise Failure(WORDS("tables-damaged", path=str(copy), fault=str(error))) from error
    terminal.tell("restored", path=str(copy), tables=contents.tables, events=contents.events)
