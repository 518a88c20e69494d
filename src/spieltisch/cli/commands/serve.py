"""`spieltisch serve`: the tables in the browser, on this machine and in its network."""

from __future__ import annotations

import socket
import sys
import webbrowser
from dataclasses import replace
from threading import Thread
from typing import Any

from spieltisch.cli.exits import FINE, WRONG_USE
from spieltisch.cli.serving.declaration import PORTS, USUAL_PORT
from spieltisch.cli.serving.inspecting import certificate_obstacles, metrics_obstacles, obstacles
from spieltisch.cli.serving.options import configuration_of, options_of
from spieltisch.cli.serving.printing import in_force
from spieltisch.cli.serving.reading import Configuration
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Option, WrongUse, command, wrong

CHECK = Option(["--check"], "check", is_flag=True)


@command("serve", CHECK, *options_of())
def serve(terminal: Terminal, check: bool, config: str | None, **arguments: Any) -> int:
    """Serve tables until Ctrl-C; games are made ready while people are already looking around."""
    configuration = configuration_of(config, arguments)
    if check:
        return _check(terminal, configuration)
    for sentence in (*configuration.notes, *configuration.problems):
        terminal.complain(sentence.say(terminal.language))
    if configuration.problems:
        terminal.complain(terminal.say("see-check"))
        return WRONG_USE
    _serve(terminal, configuration)
    return FINE


def _check(terminal: Terminal, configuration: Configuration) -> int:
    """Print the settings in force, and a sentence about everything that is wrong."""
    for line in in_force(configuration, terminal.language):
        terminal.out.print(line, soft_wrap=True)
    for sentence in configuration.notes:
        terminal.complain(sentence.say(terminal.language))
    problems = [*configuration.problems, *obstacles(configuration)]
    for sentence in problems:
        terminal.complain(sentence.say(terminal.language))
    if not problems:
        terminal.tell("check-fine")
    return WRONG_USE if problems else FINE


def _serve(terminal: Terminal, configuration: Configuration) -> None:
    # Loaded late: no other command needs the network.
    from spieltisch.server.addresses import EVERYWHERE, addresses, network_address
    from spieltisch.server.running import run
    from spieltisch.server.store.addresses import without_password
    from spieltisch.server.store.errors import InUse, NewerSchema, NoStore, NotWritable
    from spieltisch.server.store.privacy import is_private

    for obstacle in (*certificate_obstacles(configuration), *metrics_obstacles(configuration)):
        raise WrongUse(obstacle)
    host = configuration["host"]
    sock = _listen(configuration)
    shared = network_address() if host in EVERYWHERE else None
    settings = configuration.settings(
        shared_address=shared, hosts=(*configuration["allow-host"], host)
    )
    scheme = "http" if settings.certificate is None else "https"
    port = sock.getsockname()[1]
    links = addresses(host, port, scheme, settings.base_path)
    own = settings.reachable_at or addresses(host, port, scheme)[0].rstrip("/")
    settings = replace(settings, reachable_at=own)

    def up() -> None:
        for address in links:
            terminal.tell("serving-at", address=address)
        terminal.tell("serving-until")
        if settings.database is None and not is_private(settings.data):
            terminal.tell("data-is-open", folder=str(settings.data))
        sys.stdout.flush()
        if configuration["open"]:
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
        if settings.database is not None:
            location = without_password(settings.database)
            raise wrong("no-such-store", address=location, reason=str(error).strip()) from error
        key = keys.get(type(error), "data-is-no-store")
        raise wrong(key, folder=str(settings.data)) from error


def _listen(configuration: Configuration) -> socket.socket:
    from spieltisch.server.running import listen

    host, port = configuration["host"], configuration["port"]
    first, tries = (USUAL_PORT, PORTS) if port is None else (port, 1)
    try:
        return listen(host, first, tries)
    except OSError as error:
        raise wrong("cannot-listen", host=host, port=first) from error
