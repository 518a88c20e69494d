"""A release is refused when the tree is not what its tag would name."""

import runpy
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "release.py"
Objections = Callable[[str, Path], Iterator[str]]


@pytest.fixture(scope="module")
def objections_to() -> Objections:
    objections: Objections = runpy.run_path(str(SCRIPT))["objections_to"]
    return objections


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository of which 1.2.0 can be released."""
    (tmp_path / "CHANGELOG.md").write_text("## [Unreleased]\n\n## [1.2.0] - 2026-11-17\n", "utf-8")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def git(tree: Path, *arguments: str) -> None:
    who = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
    subprocess.run(["git", "-C", str(tree), *who, *arguments], check=True, capture_output=True)


def commit(tree: Path) -> None:
    git(tree, "add", "--all")
    git(tree, "commit", "--quiet", "--message", "Something is different now")


def test_a_clean_tree_with_a_changelog_and_without_a_tag_can_be_released(
    tree: Path, objections_to: Objections
) -> None:
    assert list(objections_to("1.2.0", tree)) == []


def test_changes_that_are_not_committed_are_named(tree: Path, objections_to: Objections) -> None:
    (tree / "notes.txt").write_text("draft", "utf-8")
    (objection,) = objections_to("1.2.0", tree)
    assert "notes.txt" in objection


def test_a_change_of_a_committed_file_is_named(tree: Path, objections_to: Objections) -> None:
    (tree / "notes.txt").write_text("draft", "utf-8")
    commit(tree)
    (tree / "notes.txt").write_text("better", "utf-8")
    (objection,) = objections_to("1.2.0", tree)
    assert "notes.txt" in objection


def test_a_version_in_development_is_refused(tree: Path, objections_to: Objections) -> None:
    (tree / "CHANGELOG.md").write_text("## [1.3.0.dev0] - 2026-11-17\n", "utf-8")
    commit(tree)
    (objection,) = objections_to("1.3.0.dev0", tree)
    assert "in development" in objection


@pytest.mark.parametrize("heading", ["## [Unreleased]", "## [1.3.0]", "## [1x3.0] - 2026-11-17"])
def test_a_version_without_a_dated_section_in_the_changelog_is_refused(
    tree: Path, objections_to: Objections, heading: str
) -> None:
    (tree / "CHANGELOG.md").write_text(f"{heading}\n", "utf-8")
    commit(tree)
    (objection,) = objections_to("1.3.0", tree)
    assert "CHANGELOG.md" in objection


def test_a_version_that_has_a_tag_is_refused(tree: Path, objections_to: Objections) -> None:
    git(tree, "tag", "v1.2.0")
    (objection,) = objections_to("1.2.0", tree)
    assert "v1.2.0" in objection
