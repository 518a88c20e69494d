"""The version is written once, in the package, and everything else reads it there."""

import json
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

from packaging.version import Version

import spieltisch

ROOT = Path(__file__).resolve().parents[2]


def test_the_installed_package_has_the_version_of_its_source() -> None:
    assert version("spieltisch") == spieltisch.__version__


def test_the_version_is_written_in_normal_form() -> None:
    assert str(Version(spieltisch.__version__)) == spieltisch.__version__


def test_the_project_file_reads_the_version_from_the_package() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in pyproject["project"]
    assert pyproject["project"]["dynamic"] == ["version"]
    source = (ROOT / pyproject["tool"]["hatch"]["version"]["path"]).read_text(encoding="utf-8")
    assert re.findall(r'^__version__ = "(.+)"$', source, re.MULTILINE) == [spieltisch.__version__]


def test_the_browser_client_has_no_version_of_its_own() -> None:
    package = json.loads((ROOT / "frontend" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "frontend" / "package-lock.json").read_text(encoding="utf-8"))
    assert "version" not in package
    assert "version" not in lock
    assert "version" not in lock["packages"][""]


def test_the_changelog_has_no_section_above_the_version_but_the_unreleased_one() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.findall(r"^## \[(.+)\]", changelog, re.MULTILINE)
    assert newest[0] == "Unreleased"
    assert all(Version(name) <= Version(spieltisch.__version__) for name in newest[1:])
