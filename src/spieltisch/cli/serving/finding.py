"""The folder of tables that a command is about, as a server with the same settings has it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spieltisch.cli.serving.options import configuration_of
from spieltisch.cli.serving.reading import Configuration
from spieltisch.cli.usage import WrongUse, wrong
from spieltisch.server.settings import data_folder


def settled(config: str | None, arguments: Mapping[str, Any]) -> Configuration:
    """The settings in force, if nothing is wrong with them."""
    found = configuration_of(config, arguments)
    for problem in found.problems:
        raise WrongUse(problem)
    return found


def own_folder(found: Configuration) -> Path:
    """The folder of the tables; tables in a data base that has its own tools are refused."""
    if found["database"] is not None:
        raise wrong("tables-in-database")
    return folder_in(found)


def folder_in(found: Configuration) -> Path:
    """The folder of the tables."""
    folder: Path = found["data"] or data_folder()
    return folder
