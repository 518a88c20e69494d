"""The types of the browser client are those of the server."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    path = ROOT / "frontend" / "scripts" / "protocol.py"
    spec = importlib.util.spec_from_file_location("protocol", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_client_has_the_types_of_the_server(script: ModuleType) -> None:
    written: str = script.write()
    assert script.FILE.read_text("utf-8") == written, "run frontend/scripts/protocol.py"


def test_every_message_can_be_told_by_its_type(script: ModuleType) -> None:
    written: str = script.write()
    for interface in ("Welcome", "News", "Moved", "Said", "Play", "Hello"):
        body = written.partition(f"export interface {interface} {{\n")[2].partition("}")[0]
        assert body.startswith('  type: "'), interface
