"""`spieltisch store copy`: all tables from one data base to another."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from pathlib import Path

from spieltisch.cli.progress import bar
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Argument, command, wrong
from spieltisch.server.store.addresses import POSTGRES, SQLITE
from spieltisch.server.store.addresses import without_password as shown

_ACTION = Argument(["action"])
_ORIGIN, _TARGET = Argument(["origin"]), Argument(["target"])


@command("store", _ACTION, _ORIGIN, _TARGET)
def store(terminal: Terminal, action: str, origin: str, target: str) -> None:
    """Copy all tables, and compare everything afterwards."""
    from spieltisch.server.store.errors import NoStore
    from spieltisch.server.store.moving import Different, OtherTables, copy_all
    from spieltisch.server.store.opening import open_store
    from spieltisch.server.store.protocol import Store

    def opened(address: str) -> Store:
        try:
            return open_store(address)
        except NoStore as error:
            raise wrong("no-such-store", address=shown(address), reason=str(error)) from error

    if action != "copy":
        raise wrong("no-such-action", action=action)
    for address in (origin, target):
        _check(address)
    with closing(opened(origin)) as first, closing(opened(target)) as second:
        try:
            with bar(terminal) as progress:
                show = partial(progress.show, terminal.say("copying"))
                count = copy_all(first, second, show)
        except OtherTables as error:
            raise wrong("target-has-others", address=shown(target)) from error
        except Different as error:
            raise wrong("copy-differs", code=str(error), address=shown(target)) from error
    terminal.tell("copied", tables=count, source=shown(origin), target=shown(target))


def _check(address: str) -> None:
    """Refuse what names no store, and a folder that is not there: a typing mistake made it."""
    if not address.startswith((*POSTGRES, SQLITE)):
        raise wrong("no-address", address=shown(address))
    folder = Path(address.removeprefix(SQLITE))
    if address.startswith(SQLITE) and not folder.is_dir():
        raise wrong("no-such-folder", folder=str(folder))
