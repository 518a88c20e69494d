"""The rooms of the house: who may import whom, how long functions get, what no file contains."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
PACKAGE = "spieltisch"
LONGEST_FUNCTION = 60

# Room -> rooms it may import besides itself; "" is the package's own __init__.
# Bots reach games through the contract in engine; the command line opens every door.
# The package itself may name the empty rooms `games` and `bots`, but of what is inside them only
# the hints, which it opens when somebody asks for one.
EMPTY_ROOMS = {f"{PACKAGE}.games", f"{PACKAGE}.bots"}
OPENED_LATE = {f"{PACKAGE}.bots.hints"}
MAY_IMPORT: dict[str, set[str]] = {
    "": {"engine"},
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine"},
    "tables": {"engine", "games"},
    "lessons": {"engine"},
    "server": {"engine", "games", "bots", "tables", "lessons"},
    "envs": {"engine", "games", "bots"},
    "lab": {"engine", "games", "bots", "tables"},
    "cli": {"engine", "games", "bots", "tables", "lessons", "server", "envs", "lab"},
    "__main__": {"cli"},
}


# --- imports -------------------------------------------------------------------------------------


def imported_modules(source: str, module: str, *, is_package: bool = False) -> Iterator[str]:
    """Yield the absolute name of everything imported, wherever in the source it happens.

    `from a import b` yields `a.b`: whether b is a module or a name in one, its room is the same.
    """
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=origin, names=names, level=level):
                base = package[: len(package) - level + 1] if level else []
                base = [*base, *([origin] if origin else [])]
                yield from (".".join([*base, alias.name]) for alias in names)
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__")
                | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield name


def forbidden_imports(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """Say for each import against the arrows what is wrong with it."""
    here, own_game = place_of(module)
    if here not in MAY_IMPORT:
        return [f"{module}: '{here}' is no known room; give it a line in MAY_IMPORT"]
    complaints = []
    for name in imported_modules(source, module, is_package=is_package):
        if name.split(".")[0] != PACKAGE:
            continue
        there, game = place_of(name)
        if not here and name in EMPTY_ROOMS | OPENED_LATE:
            continue
        if there not in MAY_IMPORT:
            # `from spieltisch import __version__`: a name of the package itself, not a room.
            continue
        if there == here:
            if here == "games" and game and game != own_game:
                complaints.append(f"{module} imports {name}: a game knows no other game")
        elif there and there not in MAY_IMPORT[here]:
            complaints.append(f"{module} imports {name}: {here or PACKAGE} may not know {there}")
    return complaints


def place_of(module: str) -> tuple[str, str]:
    """Split a module's name into its room and what comes below it (for games: which one)."""
    room, below = [*module.split(".")[1:], "", ""][:2]
    return room, below


def source_files() -> list[Path]:
    return sorted((SOURCE / PACKAGE).rglob("*.py"))


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_imports_follow_the_arrows() -> None:
    complaints = [
        complaint
        for path in source_files()
        for complaint in forbidden_imports(
            path.read_text(encoding="utf-8"),
            module_name(path),
            is_package=path.name == "__init__.py",
        )
    ]
    assert complaints == []


def test_every_folder_of_code_is_a_package() -> None:
    """Tools that meet a folder without __init__.py import its modules under a second name."""
    folders = {SOURCE / PACKAGE, *(path.parent for path in source_files())}
    assert [str(folder) for folder in folders if not (folder / "__init__.py").exists()] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("spieltisch.engine.match", "import spieltisch.games.sequence"),
        ("spieltisch.engine.match", "from spieltisch.games import sequence"),
        ("spieltisch.engine.match", "from spieltisch import bots"),
        ("spieltisch.engine.match", "from ..cli import main"),
        ("spieltisch.engine.match", "from .. import tables"),
        ("spieltisch.engine.match", "def late():\n    from spieltisch.bots import greedy"),
        ("spieltisch.engine.match", "if TYPE_CHECKING:\n    import spieltisch.server.app"),
        ("spieltisch.engine.match", "importlib.import_module('spieltisch.games.glow')"),
        ("spieltisch.engine.match", "import_module('spieltisch.games.glow')"),
        ("spieltisch.engine.match", "__import__('spieltisch.games.glow')"),
        ("spieltisch.games.glow.rules", "import spieltisch.games.sequence.rules"),
        ("spieltisch.games.glow.rules", "from spieltisch.games import sequence"),
        ("spieltisch.games.glow.rules", "from ..sequence import rules"),
        ("spieltisch.games.glow.rules", "from .. import sequence"),
        ("spieltisch.games.glow.rules", "from spieltisch.bots.random import BOT"),
        ("spieltisch.games.glow.rules", "from spieltisch.tables import seats"),
        ("spieltisch.bots.greedy", "from spieltisch.games.sequence import GAME"),
        ("spieltisch.bots.greedy", "from spieltisch.tables import seats"),
        ("spieltisch.tables.seats", "from spieltisch.bots.random import BOT"),
        ("spieltisch.tables.seats", "from spieltisch.server import app"),
        ("spieltisch.server.app", "from spieltisch.cli import main"),
        ("spieltisch.lab.report", "from spieltisch.envs import gym"),
        ("spieltisch.envs.seats", "from spieltisch.tables import seats"),
        ("spieltisch.cellar.wine", "import os"),
    ],
)
def test_the_checker_finds_a_planted_import(module: str, source: str) -> None:
    assert len(forbidden_imports(source, module)) == 1


@pytest.mark.parametrize(
    ("package", "source"),
    [
        ("spieltisch", "from .games import sequence"),
        ("spieltisch.engine", "from ..bots import greedy"),
        ("spieltisch.games", "from .sequence import GAME"),
        ("spieltisch.games.glow", "from ..sequence import GAME"),
    ],
)
def test_the_checker_finds_a_planted_import_in_a_package(package: str, source: str) -> None:
    assert len(forbidden_imports(source, package, is_package=True)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("spieltisch.engine.match", "import json\nfrom numba import njit"),
        ("spieltisch.engine.match", "from .record import RECORD\nfrom . import chance"),
        ("spieltisch.engine.match", "from spieltisch import __version__"),
        ("spieltisch.engine.match", "import spieltischler.bots"),
        ("spieltisch.games.glow.rules", "from ...engine import contract"),
        ("spieltisch.games.glow.rules", "from .data import B\nfrom spieltisch.games.glow import x"),
        ("spieltisch.bots.greedy", "from spieltisch.engine import registry"),
        ("spieltisch.tables.seats", "from spieltisch.games.glow import GAME"),
        ("spieltisch.cli.main", "import spieltisch.server.app\nimport spieltisch.bots.arena"),
        ("spieltisch.__main__", "from spieltisch.cli.main import main"),
    ],
)
def test_the_checker_lets_honest_imports_pass(module: str, source: str) -> None:
    assert forbidden_imports(source, module) == []


# --- files ---------------------------------------------------------------------------------------

# Written so that none of these patterns matches its own source.
ONLY_HERE = {
    "a path of one machine": re.compile(
        r"(?<![\w.*~-])/(?:home|Users|root|work)/[\w.-]+|\b[A-Z]:\\+Users\\"
    ),
    "a package registry's address": re.compile(
        r"\b(?:pypi|pythonhosted|npmjs|yarnpkg)\.(?:org|com)\b", re.IGNORECASE
    ),
    "a resolved download": re.compile(r'"resolved":\s*"http'),
    "an installer's index": re.compile(
        r"^\s*(?:--?)?(?:(?:extra-)?index-url|find-links|trusted-host)\b", re.MULTILINE
    ),
}


def foreign_matter(text: str) -> list[str]:
    """Say what in a text holds on one machine or for one registry only."""
    return [
        f"{what}: {match.group().strip()}"
        for what, pattern in ONLY_HERE.items()
        if (match := pattern.search(text))
    ]


def project_files() -> list[Path]:
    """List what is tracked, and what would be with the next `git add`."""
    if not (ROOT / ".git").exists():  # an unpacked archive: what it holds is the project
        folders = ("src", "tests", "docs", "bench")
        return [path for folder in folders for path in (ROOT / folder).rglob("*.*")]
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    paths = (ROOT / name for name in listing.stdout.split("\0") if name)
    return [path for path in paths if path.is_file()]


def test_no_file_holds_paths_or_registries_of_one_machine() -> None:
    clone = str(ROOT)
    complaints = []
    for path in project_files():
        text = path.read_text(encoding="utf-8", errors="replace")
        findings = foreign_matter(text)
        # A clone right below / has a name too common to search for.
        if clone.count("/") > 1 and clone in text:
            findings.append("the place of this clone")
        complaints += [f"{path.relative_to(ROOT)}: {finding}" for finding in findings]
    assert complaints == []


@pytest.mark.parametrize(
    "text",
    [
        "see " + "/".join(["", "home", "ada", "spieltisch"]),
        "open('" + "/".join(["", "root", "notes.txt"]) + "')",
        "C:" + "\\Users\\ada",
        "https://files." + "pythonhosted" + ".org/packages/x.whl",
        '"resolved"' + ': "https://example.org/x.tgz"',
        "numpy==2.4\n" + "--" + "index-url https://example.org/simple",
        "extra-" + "index-url = file:///x",
    ],
)
def test_foreign_matter_is_found(text: str) -> None:
    assert len(foreign_matter(text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "docs/home/index.md and ~/notes are nobody's machine",
        "https://keepachangelog.com/en/1.1.0/",
        "numpy==2.4.6 ; python_version >= '3.11'\n    # via numba",
    ],
)
def test_ordinary_text_is_no_foreign_matter(text: str) -> None:
    assert foreign_matter(text) == []


# --- functions -----------------------------------------------------------------------------------

Function = ast.FunctionDef | ast.AsyncFunctionDef


def lengths_of_functions(source: str) -> Iterator[tuple[str, int]]:
    """Count the lines of code in each body: no signature, docstring, comment or empty line.

    The signature stays out of it because a kernel needs each of its many parameters by name.
    """
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Function):
            body = (line.strip() for line in lines[first_line(node) - 1 : node.end_lineno])
            yield node.name, sum(1 for line in body if line and not line.startswith("#"))


def first_line(function: Function) -> int:
    """Where the code of a function's body begins."""
    opening = function.body[0]
    if ast.get_docstring(function) is None:
        return opening.lineno
    return (opening.end_lineno or opening.lineno) + 1


def test_functions_stay_short() -> None:
    lengths = [
        (length, f"{path.relative_to(ROOT)}: {name}")
        for path in source_files()
        for name, length in lengths_of_functions(path.read_text(encoding="utf-8"))
    ]
    assert lengths, "nothing was measured"
    assert [function for function in lengths if function[0] > LONGEST_FUNCTION] == []


def test_only_the_code_of_a_function_counts() -> None:
    signature = "def f(\n    a: int,\n) -> None:\n"
    body = (
        '    """One.\n\n    Two.\n    """\n    # why\n\n    a += 1\n    print(\n        a\n    )\n'
    )
    method = f"class A:\n{indent(signature + body, '    ')}"
    assert list(lengths_of_functions(signature + body + method)) == [("f", 4), ("f", 4)]
