"""How late the machine lets anything begin: a process that only sleeps and wakes.

    .venv/bin/python bench/waking.py < /dev/null

Between two wakings it does nothing, so whatever it is late, the system or the machine's host
is. A move passes through at least five wakings (client, server, writer, server, client): no
server's 99th percentile can be better than a few of these. It measures until its standard
input is closed, and prints the percentiles in milliseconds.
"""

from __future__ import annotations

import select
import sys
import time

import numpy as np

EVERY = 0.005


def main() -> None:
    """Measure until standard input is closed, but for at least a second."""
    late: list[float] = []
    ends, is_open = time.perf_counter() + 1, True
    while is_open or time.perf_counter() < ends:
        due = time.perf_counter() + EVERY
        time.sleep(EVERY)
        late.append(1000 * (time.perf_counter() - due))
        is_open = is_open and not select.select([sys.stdin], [], [], 0)[0]
    half, nearly_all, worst = np.percentile(late, [50, 99, 100])
    print(f"p50 {half:.1f}, p99 {nearly_all:.1f}, worst {worst:.1f} ms")


if __name__ == "__main__":
    main()
