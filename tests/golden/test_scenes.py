"""Nobody sees anything else than before, from any seat in any ply of the recorded matches."""

from __future__ import annotations

import json

import pytest

from golden.playthrough import SETTINGS
from golden.sceneprints import FILE, prints


@pytest.mark.parametrize("name", SETTINGS)
def test_every_scene_is_what_it_was(name: str) -> None:
    recorded = json.loads(FILE.read_text("utf-8"))[name].split()
    marks = prints(name)
    changed = [
        ply for ply, (now, then) in enumerate(zip(marks, recorded, strict=True)) if now != then
    ]
    assert not changed, f"scenes differ after {changed[:5]} plies"
