"""Settings in words and as a file: those in force, an example of all, a page of documentation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from textwrap import wrap

from spieltisch.cli.language import WORDS
from spieltisch.cli.serving.declaration import SETTINGS, Section, Setting
from spieltisch.cli.serving.kinds import OrNone
from spieltisch.cli.serving.reading import Configuration
from spieltisch.engine.words import Language
from spieltisch.server.settings import data_folder

#: How wide the comments in a file are.
COLUMNS = 98


def in_force(configuration: Configuration, language: Language) -> Iterator[str]:
    """All settings as a file would have them, with what they come from."""
    for setting in SETTINGS:
        value = configuration.values[setting.name]
        if setting.name == "data":
            value = replace(value, value=value.value or data_folder())
        source = WORDS(f"source-{value.source}", file=str(configuration.file)).say(language)
        if value.value is None and not isinstance(setting.kind, OrNone):
            yield f"# {setting.name}: {usual(setting, language)}"
        else:
            yield f"{setting.name} = {setting.kind.write(value.value)}  # {source}"


def usual(setting: Setting, language: Language) -> str:
    """What holds if nobody says otherwise: a value, or words."""
    if has_value(setting):
        return setting.kind.write(setting.default)
    return WORDS(f"usual-{setting.name}").say(language)


def has_value(setting: Setting) -> bool:
    """Whether the default can be written; otherwise there are words for it."""
    is_none = setting.default is None and not isinstance(setting.kind, OrNone)
    return not setting.depends and not is_none


def example(language: Language) -> str:
    """A file with every setting, all of them as they are without it."""
    lines = [*_comment(WORDS("example-intro").say(language)), ""]
    for section in Section:
        lines.append(f"## {WORDS(f'heading-settings-{section}').say(language)}")
        lines.append("")
        for setting in _of(section):
            lines += _comment(WORDS(f"option-setting-{setting.name}").say(language))
            value = usual(setting, language) if has_value(setting) else "..."
            lines += [f"#{setting.name} = {value}", ""]
    return "\n".join(lines)


def _comment(text: str) -> list[str]:
    return [f"# {line}" for line in wrap(text, COLUMNS)]


def table(language: Language) -> str:
    """Every setting as tables in Markdown, one for each section."""
    lines: list[str] = []
    heads = [WORDS(f"settings-{head}").say(language) for head in ("name", "usual", "about")]
    for section in Section:
        lines += [f"## {WORDS(f'heading-settings-{section}').say(language)}", ""]
        lines += [f"| {' | '.join(heads)} |", "|---|---|---|"]
        for setting in _of(section):
            about = WORDS(f"option-setting-{setting.name}").say(language)
            value = usual(setting, language)
            quoted = f"`{value}`" if has_value(setting) else value
            lines.append(f"| `{setting.name}` | {quoted} | {about} |")
        lines.append("")
    return "\n".join(lines)


def _of(section: Section) -> list[Setting]:
    return [setting for setting in SETTINGS if setting.section is section]
