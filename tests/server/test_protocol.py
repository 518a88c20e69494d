"""The types of the browser client are those of the server."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def load(name: str) -> ModuleType:
    path = ROOT / "frontend" / "scripts" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return load("protocol")


def test_the_client_is_tested_with_what_the_server_sends() -> None:
    wire = load("wire_examples")
    assert wire.FILE.read_text("utf-8") == wire.write(), "run frontend/scripts/wire_examples.py"


def test_the_client_has_the_types_of_the_server(script: ModuleType) -> None:
    text: str = script.write()
    assert script.FILE.read_text("utf-8") == text, "run frontend/scripts/protocol.py"


def test_every_message_can_be_told_by_its_type(script: ModuleType) -> None:
    text: str = script.write()
    for interface in ("Welcome", "News", "Moved", "Said", "Play", "Hello"):
        body = text.partition(f"export interface {interface} {{\n")[2].partition("}")[0]
        assert body.startswith('  type: "'), interface
