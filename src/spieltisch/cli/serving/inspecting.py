"""Whether a server could start with its settings here and now, a sentence for each obstacle."""

from __future__ import annotations

import os
import ssl
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from spieltisch.cli.language import WORDS
from spieltisch.cli.serving.declaration import PORTS, USUAL_PORT
from spieltisch.cli.serving.reading import Configuration
from spieltisch.engine.extras import MissingExtra
from spieltisch.engine.words import Text
from spieltisch.server.settings import data_folder
from spieltisch.server.store.addresses import without_password


def obstacles(configuration: Configuration) -> Iterator[Text]:
    """What would keep a server with these settings from starting, or from what it is told to do."""
    yield from lasting_obstacles(configuration)
    yield from port_obstacles(configuration)


def lasting_obstacles(configuration: Configuration) -> Iterator[Text]:
    """Those of them that are there whether a server runs already or not."""
    yield from certificate_obstacles(configuration)
    yield from metrics_obstacles(configuration)
    if configuration["database"] is None:
        yield from folder_obstacles(configuration["data"] or data_folder(), "data")
    else:
        yield from database_obstacles(configuration["database"])
    if configuration["archive"] is not None:
        yield from folder_obstacles(configuration["archive"], "archive")


def certificate_obstacles(configuration: Configuration) -> Iterator[Text]:
    """What is wrong with the files of a certificate."""
    chain: Path | None = configuration["certificate"]
    key: Path | None = configuration["private-key"]
    if chain is None and key is None:
        return
    if chain is None or key is None:
        yield WORDS("certificate-half")
        return
    for file in (chain, key):
        if not os.access(file, os.R_OK) or not file.is_file():
            yield WORDS("certificate-unreadable", path=str(file))
            return
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(
            chain, key, _no_password
        )
    except (ssl.SSLError, OSError, ValueError):
        yield WORDS("certificate-unfit", chain=str(chain), private=str(key))


def _no_password() -> str:
    """Nobody is there to be asked for the password of a key."""
    raise ValueError("the key is locked with a password")


def metrics_obstacles(configuration: Configuration) -> Iterator[Text]:
    """What keeps figures from being offered."""
    if configuration["metrics-port"] is not None and find_spec("prometheus_client") is None:
        yield WORDS("metrics-no-library")
    if (
        configuration["metrics-port"] is not None
        and configuration["metrics-port"] == configuration["port"]
    ):
        yield WORDS("metrics-same-port", port=configuration["port"])


def folder_obstacles(folder: Path, name: str) -> Iterator[Text]:
    """What keeps anything from being written in a folder, which need not be there yet."""
    there = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    if not there.is_dir():
        yield WORDS("no-folder", path=str(there), name=f"--{name}")
    elif not os.access(there, os.W_OK | os.X_OK):
        yield WORDS("folder-read-only", path=str(there), name=f"--{name}")


def database_obstacles(address: str) -> Iterator[Text]:
    """What keeps a data base from being used; where nothing does, it is brought up to date."""
    from spieltisch.server.store.errors import NoStore
    from spieltisch.server.store.opening import open_postgres

    try:
        open_postgres(address).close()
    except MissingExtra as missing:
        yield missing.text
    except NoStore as error:
        location = without_password(address)
        yield WORDS("no-such-store", address=location, reason=str(error).strip())


def port_obstacles(configuration: Configuration) -> Iterator[Text]:
    """What keeps anybody from listening where the settings say."""
    from spieltisch.server.running import listen

    port = configuration["port"]
    first, tries = (USUAL_PORT, PORTS) if port is None else (port, 1)
    try:
        listen(configuration["host"], first, tries).close()
    except OSError:
        yield WORDS("cannot-listen", host=configuration["host"], port=first)
