"""Where the settings in force come from: the command line before the environment before a file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from enum import StrEnum
from pathlib import Path
from typing import Any

from spieltisch.cli.language import WORDS
from spieltisch.cli.serving.declaration import OTHER_VARIABLES, PREFIX, SETTINGS, Setting
from spieltisch.cli.serving.kinds import Unfit
from spieltisch.engine.files import TooLarge, read_text
from spieltisch.engine.words import Text, abbreviate
from spieltisch.server.settings import Certificate, Settings, data_folder

#: The largest file of settings that is read, in bytes.
LARGEST_FILE = 1 << 20

#: What names the file of settings in the environment.
FILE_VARIABLE = f"{PREFIX}CONFIG"


class Source(StrEnum):
    """Where a value comes from; what is later here yields to what is earlier."""

    COMMAND_LINE = "command-line"
    ENVIRONMENT = "environment"
    FILE = "file"
    DEFAULT = "default"


@dataclass(frozen=True)
class Value:
    """The value of a setting, and where it comes from."""

    value: Any
    source: Source = Source.DEFAULT


@dataclass
class Configuration:
    """All settings in force, and a sentence about everything that is wrong."""

    file: Path | None = None
    values: dict[str, Value] = field(default_factory=dict)
    problems: list[Text] = field(default_factory=list)
    #: What keeps nothing from working, but is probably not meant.
    notes: list[Text] = field(default_factory=list)

    def __getitem__(self, name: str) -> Any:
        """The value of a setting."""
        return self.values[name].value

    def settings(self, **others: Any) -> Settings:
        """What the server is told; `others` are no settings but what is found out at the start."""
        tree: dict[str, Any] = {}
        for setting in SETTINGS:
            *rooms, leaf = setting.place.split(".")
            branch = tree
            for room in rooms:
                branch = branch.setdefault(room, {})
            if leaf:
                branch[leaf] = self[setting.name]
        tree["data"] = tree["data"] or data_folder()
        chain, key = self["certificate"], self["private-key"]
        if chain is not None and key is not None:
            tree["certificate"] = Certificate(chain, key)
        return _changed(Settings(data=tree["data"]), {**tree, **others})


def _changed(settings: Any, changes: Mapping[str, Any]) -> Any:
    """Settings within settings, with other values."""
    return replace(
        settings,
        **{
            name: _changed(getattr(settings, name), change) if isinstance(change, dict) else change
            for name, change in changes.items()
        },
    )


def configure(
    arguments: Mapping[str, object], environment: Mapping[str, str], file: str | None = None
) -> Configuration:
    """The settings in force; whatever is wrong is left out of them, and told.

    >>> environment = {"SPIELTISCH_PORT": "1", "SPIELTISCH_MEMORY": "64"}
    >>> configuration = configure({"port": "9000"}, environment)
    >>> configuration["port"], configuration["memory"] >> 20, configuration.values["memory"].source
    (9000, 64, <Source.ENVIRONMENT: 'environment'>)
    """
    path = file or environment.get(FILE_VARIABLE)
    configuration = Configuration(Path(path).expanduser() if path else None)
    filed = _read(configuration) if configuration.file is not None else {}
    _complain_of_strangers(configuration, filed, environment)
    for setting in SETTINGS:
        default = None if setting.name == "data" else setting.default
        configuration.values[setting.name] = Value(default)
        for value, source, name in _offers(
            setting, arguments, environment, filed, configuration.file
        ):
            try:
                configuration.values[setting.name] = Value(setting.kind.read(value), source)
                break
            except Unfit as unfit:
                words = {"value": _quote(value), "name": name, "right": unfit.text}
                configuration.problems.append(WORDS("setting-unfit", **words))
    return configuration


def _quote(value: object) -> str:
    """A value as a sentence quotes it."""
    if isinstance(value, (list, tuple)):
        value = ", ".join(abbreviate(one) for one in value)
    if isinstance(value, str) and "@" in value:  # an address of a data base may hold a password
        value = f"...@{value.rpartition('@')[2]}"
    return abbreviate(value, 60)


def _offers(
    setting: Setting,
    arguments: Mapping[str, object],
    environment: Mapping[str, str],
    filed: Mapping[str, object],
    file: Path | None,
) -> Sequence[tuple[object, Source, str]]:
    """The values that there are of a setting, those that count most first, and their names."""
    offers: list[tuple[object, Source, str]] = []
    argument = arguments.get(setting.name)
    if argument is not None and argument != ():
        offers.append((argument, Source.COMMAND_LINE, setting.option))
    if environment.get(setting.variable):
        offers.append((environment[setting.variable], Source.ENVIRONMENT, setting.variable))
    if setting.name in filed:
        offers.append((filed[setting.name], Source.FILE, f"{setting.name} ({file})"))
    return offers


def _read(configuration: Configuration) -> dict[str, object]:
    """The settings in a file; none if it cannot be read, and a sentence why."""
    assert configuration.file is not None
    path = abbreviate(configuration.file, 120)
    try:
        return tomllib.loads(read_text(configuration.file, LARGEST_FILE))
    except tomllib.TOMLDecodeError as error:
        configuration.problems.append(WORDS("config-no-toml", path=path, fault=str(error)))
    except UnicodeDecodeError:
        configuration.problems.append(WORDS("config-no-text", path=path))
    except TooLarge:
        configuration.problems.append(WORDS("config-too-large", path=path, most=LARGEST_FILE >> 20))
    except (OSError, ValueError):
        configuration.problems.append(WORDS("config-unreadable", path=path))
    except RecursionError:
        configuration.problems.append(WORDS("config-no-toml", path=path, fault="[[[[[..."))
    return {}


def _complain_of_strangers(
    configuration: Configuration, filed: Mapping[str, object], environment: Mapping[str, str]
) -> None:
    """Names that are no settings, probably misspelt: nobody would notice that they do nothing."""
    known = {setting.name for setting in SETTINGS}
    variables = {setting.variable for setting in SETTINGS}
    ours = variables | OTHER_VARIABLES | {FILE_VARIABLE}
    for name in filed:
        if name not in known:
            configuration.problems.append(_stranger(name, known, f" ({configuration.file})"))
    for name in environment:
        if name.startswith(PREFIX) and name not in ours:
            configuration.notes.append(_stranger(name, variables, ""))


def _stranger(name: str, known: set[str], where: str) -> Text:
    near = get_close_matches(name, sorted(known), 1)
    key = "setting-unknown-near" if near else "setting-unknown"
    return WORDS(key, name=abbreviate(name, 60) + where, near=near[0] if near else "")
