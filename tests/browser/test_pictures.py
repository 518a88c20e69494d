"""Every page can be photographed; SPIELTISCH_PICTURES=FOLDER keeps the pictures to look at."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from browser.look import DEVICES, pictures
from browser.visiting import Visit


@pytest.mark.parametrize("device", list(DEVICES))
def test_pictures(visit: Visit, address: str, tmp_path: Path, device: str) -> None:
    folder = Path(os.environ.get("SPIELTISCH_PICTURES") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    pictures(visit, address, folder, device)
    taken = list(folder.glob(f"*-{device}.png"))
    assert len(taken) > 5
    assert all(picture.stat().st_size > 5_000 for picture in taken)
