"""Without its libraries an environment says what is missing, and everything else works."""

import subprocess
import sys

import pytest

#: Run with nothing of what learners need; the last line names the call.
WITHOUT = """
import importlib.abc, importlib.machinery, sys
hidden = {"gymnasium", "pettingzoo", "pyspiel", "pyarrow"}
finders = sys.meta_path[:]
class Without(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in hidden:
            return None
        for finder in finders:
            spec = finder.find_spec(name, path, target)
            if spec is not None:
                return spec
sys.meta_path[:] = [Without()]
from spieltisch import envs
"""


def run(code: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize(
    ("call", "library", "extra"),
    [
        ("envs.vector('sequence')", "gymnasium", "rl"),
        ("envs.aec('sequence')", "pettingzoo", "rl"),
        ("import spieltisch.envs.openspiel", "pyspiel", "openspiel"),
        ("import spieltisch.envs.matchsets", "pyarrow", "data"),
    ],
)
def test_a_missing_library_is_named(call: str, library: str, extra: str) -> None:
    code = f"{WITHOUT}\ntry:\n    {call}\nexcept Exception as error:\n    print(error)"
    assert run(code) == f'{library} is missing. To install it: pip install "spieltisch[{extra}]"'


def test_nothing_of_it_is_loaded_with_the_package() -> None:
    code = (
        "import sys, spieltisch; spieltisch.game('sequence').new(seed=1); "
        "print([m for m in sys.modules if m.split('.')[0] in ('gymnasium', 'pettingzoo', 'pyspiel')"
        " or m.startswith('spieltisch.envs')])"
    )
    assert run(code) == "[]"
