"""What the servers of tests draw deals, codes and secrets from.

Each test begins it anew (tests/conftest.py), so it meets the same deals every time, whichever
tests ran before it.
"""

from __future__ import annotations

from random import Random

DICE = Random()
