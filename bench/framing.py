"""What a move costs to show: the frames of all viewers as whole views, and as changes.

    .venv/bin/python bench/framing.py --moves 3000

Both are put together for every move of the same matches, in turns, without a network: the mean
size of a frame, and the processor time for the frames of two players and a spectator.
"""

from __future__ import annotations

import argparse
import os
import secrets
import time
from random import Random

from spieltisch.server.showing import Show
from spieltisch.tables import deciding
from spieltisch.tables import events as e
from spieltisch.tables.table import Table

VIEWERS = (None, 0, 1)
GAMES = ("sequence", "labyrinth", "gluex", "glow")


def begun(game: str) -> Table:
    """A table for two at which a match has begun."""
    seats = [e.Place("person", name=name, token=name) for name in ("Anna", "Ben")]
    table = Table.of([e.Created(n=1, game=game, options={}, seats=seats, host="host")])
    for event in deciding.begin(table, 0, secrets.randbits).events:
        table.apply(event)
    return table


def measure(game: str, moves: int) -> None:
    """Play, put frames together in both ways, and print what they cost."""
    random, done = Random(1), 0
    sizes, spent = {"whole": 0, "changes": 0}, {"whole": 0.0, "changes": 0.0}
    while done < moves:
        table = begun(game)
        shows = {name: Show("CODE", table) for name in sizes}
        while table.phase == "playing" and done < moves:
            seat, before, match = table.actors[0], table.n, table.matches[-1]
            action = random.choice(match.legal_actions(seat))
            decision = deciding.bot_move(table, seat, action, "person", done)
            for event in decision.events:
                table.apply(event, decision.step)
            # The scene is written anew for each, and each comes first in turn.
            for name in (*sizes, *sizes)[done % 2 :][:2]:
                show, table.matches[-1].gallery._picture = shows[name], None
                began = time.thread_time()
                show.update(decision.events)
                tell = show.news if name == "whole" else show.changes
                frames = [tell(viewer, before, done) for viewer in VIEWERS]
                spent[name] += time.thread_time() - began
                sizes[name] += sum(map(len, frames))
            done += 1
    whole, changes = (sizes[name] / done / len(VIEWERS) for name in sizes)
    costs = [1000 * spent[name] / done for name in sizes]
    print(
        f"{game}: a frame has {whole:.0f} bytes as a whole view, {changes:.0f} as changes "
        f"({changes / whole:.0%}); putting three together takes {costs[0]:.3f} and "
        f"{costs[1]:.3f} ms of processor time ({costs[1] / costs[0]:.0%})",
        flush=True,
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=3000)
    parser.add_argument("--games", nargs="+", default=GAMES)
    asked = parser.parse_args()
    print("busy before:", " ".join(f"{load:.2f}" for load in os.getloadavg()), flush=True)
    for game in asked.games:
        measure(game, asked.moves)


if __name__ == "__main__":
    main()
