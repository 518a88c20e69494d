"""Record all golden matches anew: `python -m tests.golden`."""

from .playthrough import FOLDER, SETTINGS, record

for name in SETTINGS:
    (FOLDER / f"{name}.txt").write_text(record(name), "utf-8")
    print(f"recorded {name}")
