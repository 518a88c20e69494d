"""The hooks before a commit are the project's own tools: nothing is fetched."""

import re
import subprocess
import sys
from pathlib import Path

CONFIG = Path(__file__).parents[2] / ".pre-commit-config.yaml"


def test_the_hooks_are_valid() -> None:
    subprocess.run([sys.executable, "-m", "pre_commit", "validate-config", str(CONFIG)], check=True)


def test_no_hook_comes_from_elsewhere() -> None:
    text = CONFIG.read_text(encoding="utf-8")
    assert set(re.findall(r"- repo: (.+)", text)) == {"local"}
    hooks = re.findall(r"- id: (.+)", text)
    assert re.findall(r"language: (.+)", text) == ["system"] * len(hooks)
    assert all(".venv/bin" in entry for entry in re.findall(r"entry: (.+)", text))
