"""The options of the command line that settings have."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from spieltisch.cli.serving.declaration import SETTINGS, Setting
from spieltisch.cli.serving.kinds import Several, Switch
from spieltisch.cli.serving.reading import Configuration, configure
from spieltisch.cli.usage import Option

CONFIG = Option(["--config"], "config", metavar="config")


def option_of(setting: Setting) -> Option:
    """The option of a setting: what it says is read later, with what the other sources say."""
    name, key, heading = setting.name, f"setting-{setting.name}", setting.section
    inside = name.replace("-", "_")
    if isinstance(setting.kind, Switch):
        names = [f"--{name}/--no-{name}", inside]
        return Option(names, key, f"settings-{heading}", is_flag=True, default=None)
    return Option(
        [f"--{name}", inside],
        key,
        f"settings-{heading}",
        metavar=setting.kind.metavar,
        multiple=isinstance(setting.kind, Several),
    )


def options_of(*names: str) -> list[Option]:
    """The option for a file of settings, and those of the named settings; of all without a name."""
    chosen = [setting for setting in SETTINGS if not names or setting.name in names]
    return [CONFIG, *map(option_of, chosen)]


def configuration_of(config: str | None, arguments: Mapping[str, Any]) -> Configuration:
    """The settings in force for what the command line says."""
    named = {name.replace("_", "-"): value for name, value in arguments.items()}
    return configure(named, os.environ, config)
