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
    configuration = configuration_of(config, arguments)
    for problem in configuration.problems:
        raise WrongUse(problem)
    return configuration


def own_folder(configuration: Configuration) -> Path:
    """The folder of the tables; tables in a data base that has its own tools are refused."""
    if configuration["database"] is not None:
        raise wrong("tables-in-database")
    return folder_in(configuration)


def folder_in(configuration: Configuration) -> Path:
    """The folder of the tables."""
    folder: Path = configuration["data"] or data_folder()
    return folder
