"""Record all golden matches anew: `python -m tests.golden`."""

import json

from .playthrough import FOLDER, SETTINGS, record
from .sceneprints import FILE, prints

for name in SETTINGS:
    (FOLDER / f"{name}.txt").write_text(record(name), "utf-8")
    print(f"recorded {name}")
FILE.write_text(json.dumps({name: " ".join(prints(name)) for name in SETTINGS}, indent=1) + "\n")
