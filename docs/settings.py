"""Writes docs/settings.md and deploy/spieltisch.toml from the declaration of the settings.

Run it after a change there, or of their sentences; a test keeps both files in step.
"""

from __future__ import annotations

from pathlib import Path

from spieltisch.cli.serving.printing import example, table

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "settings.md"
EXAMPLE = ROOT / "deploy" / "spieltisch.toml"

INTRODUCTION = """# Settings of a server

Every setting has one name. `keep-open` is

- `--keep-open 30` on the command line of `spieltisch serve`,
- `SPIELTISCH_KEEP_OPEN=30` in the environment,
- `keep-open = 30` in a file (`deploy/spieltisch.toml` has all of them), named by `--config FILE` or
  `SPIELTISCH_CONFIG`.

The command line goes before the environment, the environment before the file, the file before
what holds by default. Several values are a list in the file, separated by commas in the
environment, and a repeated option on the command line. Two numbers such as `20/40` are how many in
a second in the long run, and how many at once.

`spieltisch serve --check` starts nothing. It prints the settings in force, each with where it comes
from, and a sentence about everything that is wrong and what would be right; its exit code is 0 if
nothing is, else 2.

This page and the example are written by `docs/settings.py` from the one declaration in
`src/spieltisch/cli/serving/declaration.py`.

"""


def page() -> str:
    """The page of documentation."""
    return INTRODUCTION + table("en")


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    EXAMPLE.write_text(example("en"), "utf-8")
