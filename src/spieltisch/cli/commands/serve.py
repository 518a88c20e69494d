"""`spieltisch serve`: the tables in the browser, on this machine and in its network."""

from __future__ import annotations

import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Any

import click

from spieltisch.cli.parameters import Number
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Option, command, wrong

#: More than anybody means: as good as no limit.
MANY = 1_000_000

#: Where tables are found unless somebody names another port; if it is taken, at one of the next.
USUAL_PORT, PORTS = 8765, 10

#: How long a bot's move takes at least, so that people can follow.
PACE = 0.5


def _refuse_empty(_ctx: click.Context, param: click.Parameter, value: Any) -> Any:
    """Refuse an option that is given with an empty value."""
    if value == "":
        raise wrong("needs-a-value", option=param.opts[0])
    return value


HOST = Option(["--host"], "host", metavar="host", default="0.0.0.0", callback=_refuse_empty)
PORT = Option(["--port"], "port", metavar="number", type=Number(0, 65535))
DATA = Option(["--data"], "data", metavar="folder", callback=_refuse_empty)
ALLOW = Option(["--allow-host", "hosts"], "allow-host", metavar="host", multiple=True)
PROXY = Option(["--proxy", "proxies"], "proxy", metavar="host", multiple=True)
MEMORY = Option(["--memory"], "memory", metavar="number", type=Number(1, 1 << 20), default=128)
TABLES = Option(["--tables"], "tables", metavar="number", type=Number(1, MANY), default=500)
FILES = Option(["--files"], "files", metavar="number", type=Number(0, MANY), default=200)
KEEP_OPEN, KEEP_FINISHED, KEEP_FILES = (
    Option([f"--{name}"], name, metavar="number", type=Number(0, MANY), default=days)
    for name, days in (("keep-open", 90), ("keep-finished", 365), ("keep-files", 30))
)
OPEN = Option(["--open/--no-open", "page"], "open", is_flag=True, default=True)


LIFE = (MEMORY, TABLES, FILES, KEEP_OPEN, KEEP_FINISHED, KEEP_FILES)


@command("serve", HOST, PORT, DATA, PROXY, ALLOW, *LIFE, OPEN)
def serve(
    terminal: Terminal,
    host: str,
    port: int | None,
    data: str | None,
    proxies: tuple[str, ...],
    hosts: tuple[str, ...],
    page: bool,
    **life: int,
) -> None:
    """Serve tables until Ctrl-C; games are made ready while people are already looking around."""
    # Loaded late: no other command needs the network.
    from spieltisch.server.addresses import EVERYWHERE, addresses, network_address
    from spieltisch.server.locking import InUse
    from spieltisch.server.privacy import is_private
    from spieltisch.server.running import listen, run
    from spieltisch.server.schema import NewerSchema, NoStore, NotWritable
    from spieltisch.server.settings import Keeping, Limits, Settings, data_folder

    first, tries = (USUAL_PORT, PORTS) if port is None else (port, 1)
    try:
        sock = listen(host, first, tries)
    except OSError as error:
        raise wrong("cannot-listen", host=host, port=first) from error
    shared = network_address() if host in EVERYWHERE else None
    settings = Settings(
        data=Path(data) if data else data_folder(),
        pace=PACE,
        shared_address=shared,
        proxies=proxies,
        hosts=(*hosts, host),
        memory=life["memory"] << 20,
        limits=Limits(open_tables=life["tables"], kept_files=life["files"]),
        keeping=Keeping(
            open=life["keep_open"] or None,
            finished=life["keep_finished"] or None,
            files=life["keep_files"] or None,
        ),
    )
    links = addresses(host, sock.getsockname()[1])

    def up() -> None:
        for address in links:
            terminal.tell("serving-at", address=address)
        terminal.tell("serving-until")
        if not is_private(settings.data):
            terminal.tell("data-is-open", folder=str(settings.data))
        sys.stdout.flush()
        if page:
            Thread(target=webbrowser.open, args=(links[0],), daemon=True).start()

    try:
        run(settings, sock, up)
    except NoStore as error:
        sock.close()
        keys = {
            NewerSchema: "data-is-newer",
            InUse: "data-is-in-use",
            NotWritable: "data-is-read-only",
        }
        key = keys.get(type(error), "data-is-no-store")
        raise wrong(key, folder=str(settings.data)) from error
