"""`spieltisch clear`: what a server clears away by itself, listed beforehand or done now."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from spieltisch.cli.serving.finding import own_folder, settled
from spieltisch.cli.serving.options import options_of
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Option, command, wrong

_DRY_RUN = Option(["--dry-run"], "dry-run", is_flag=True)
_SETTINGS = ("data", "database", "archive", "keep-open", "keep-finished", "keep-files")


@command("clear", _DRY_RUN, *options_of(*_SETTINGS))
def clear(terminal: Terminal, dry_run: bool, config: str | None, **arguments: Any) -> None:
    """Archive or delete the tables that nobody has used for long; or only list them."""
    from spieltisch.server.clearing import limits_of
    from spieltisch.server.store.errors import InUse, NoStore, NotWritable
    from spieltisch.server.store.outlook import unused_in

    configuration = settled(config, arguments)
    folder, settings = own_folder(configuration), configuration.settings()
    try:
        unused = list(unused_in(folder, limits_of(settings.keeping, settings.now())))
        for table in unused:
            day = f"{datetime.fromtimestamp(table.changed / 1000, UTC):%Y-%m-%d}"
            shelf = terminal.say(f"shelf-{table.shelf}")
            terminal.tell("would-clear", code=table.code, shelf=shelf, day=day)
        if not dry_run and unused:
            asyncio.run(_clear(folder, settings.archive, [table.code for table in unused]))
    except InUse as error:
        raise wrong("clear-in-use", folder=str(folder)) from error
    except NotWritable as error:
        name, path = "--data" if settings.archive is None else "--archive", settings.archive
        raise wrong("folder-read-only", path=str(path or folder), name=name) from error
    except NoStore as error:
        raise wrong("no-tables-there", folder=str(folder)) from error
    key = "cleared-none" if dry_run else "cleared" if settings.archive is None else "archived"
    terminal.tell(key, tables=len(unused))


async def _clear(folder: Path, archive_folder: Path | None, codes: list[str]) -> None:
    from spieltisch.server.archiving import archive
    from spieltisch.server.clearing import AT_ONCE
    from spieltisch.server.store.sqlite import SqliteStore

    store = SqliteStore(folder)
    try:
        for first in range(0, len(codes), AT_ONCE):
            some = codes[first : first + AT_ONCE]
            if archive_folder is not None:
                for code in some:
                    archive(archive_folder, code, store.bodies(code))
            await store.remove({code: store.claim(code) for code in some})
    finally:
        store.close()
