"""Both boards as tables: spaces and connections, islands and routes."""

from __future__ import annotations

import numpy as np

from spieltisch.games.glow.material import DATA, ELEMENTS, THEN, effect_rows

SPACES: list[str] = [row["id"] for row in DATA["spaces"]]
SPACE_COUNT = len(SPACES)
START = SPACES.index("start")

START_SPACE, SYMBOL, FORBIDDEN, VILLAGE = range(4)
_KINDS = ["start", "symbol", "forbidden", "village"]
SPACE_KIND = np.array([_KINDS.index(row["kind"]) for row in DATA["spaces"]], np.int64)
SPACE_SYMBOL = np.array(
    [ELEMENTS.index(row["element"]) + 1 if "element" in row else 0 for row in DATA["spaces"]],
    np.int64,
)
SPACE_POINTS = np.array([row.get("points", 0) for row in DATA["spaces"]], np.int64)
SPACE_COST = np.array([row.get("cost", 0) for row in DATA["spaces"]], np.int64)

#: What a step costs if it is paid with footprints.
SPACE_PRICE = np.maximum(SPACE_COST, 1)
_SPACE_THEN = np.array([effect_rows(row.get("then", [])) for row in DATA["spaces"]], np.int64)

#: The connections of each space: how many, where to, and which connection it is.
CONNECTIONS = [(SPACES.index(row[0]), SPACES.index(row[1])) for row in DATA["connections"]]
_CROSSING = np.array(
    [effect_rows(row[2] if len(row) > 2 else []) for row in DATA["connections"]], np.int64
)
_AROUND: list[list[tuple[int, int]]] = [[] for _ in SPACES]
for _number, (_one, _other) in enumerate(CONNECTIONS):
    _AROUND[_one].append((_other, _number))
    _AROUND[_other].append((_one, _number))
DEGREE = np.array([len(around) for around in _AROUND], np.int64)
_MOST = int(DEGREE.max())
NEIGHBOUR = np.array(
    [[to for to, _ in around] + [0] * (_MOST - len(around)) for around in _AROUND], np.int64
)
CONNECTION = np.array(
    [[by for _, by in around] + [0] * (_MOST - len(around)) for around in _AROUND], np.int64
)

#: The villages by value, each the next higher one for Tom's camp.
VILLAGES = sorted(
    (space for space in range(SPACE_COUNT) if SPACE_KIND[space] == VILLAGE),
    key=lambda space: int(SPACE_POINTS[space]),
)
NEXT_VILLAGE = np.zeros(SPACE_COUNT, np.int64)
for _low, _high in zip([START, *VILLAGES], [*VILLAGES, VILLAGES[-1]], strict=True):
    NEXT_VILLAGE[_low] = _high

ISLANDS: list[str] = [row["id"] for row in DATA["islands"]]
ISLAND_COUNT = len(ISLANDS)
CENTRE = ISLANDS.index("centre")
ISLAND_STEPS = np.array([row["steps"] for row in DATA["islands"]], np.int64)
ISLAND_POINTS = np.array([row["points"] for row in DATA["islands"]], np.int64)
_ISLAND_THEN = np.array([effect_rows(row["then"]) for row in DATA["islands"]], np.int64)

#: Each route from the island nearer to the centre to the one farther away.
ROUTES = [
    tuple(sorted((ISLANDS.index(row["from"]), ISLANDS.index(row["to"])), key=ISLAND_STEPS.item))
    for row in DATA["routes"]
]
ROUTE_COUNT = len(ROUTES)
ROUTE_NEAR = np.array([near for near, _ in ROUTES], np.int64)
ROUTE_FAR = np.array([far for _, far in ROUTES], np.int64)

#: How many different elements a route asks for, at least and at most; 0 asks for none.
ROUTE_LEAST = np.array([min(row["symbols"], default=0) for row in DATA["routes"]], np.int64)
ROUTE_MOST = np.array([max(row["symbols"], default=9) for row in DATA["routes"]], np.int64)
ROUTE_COST = np.array([row.get("cost", 0) for row in DATA["routes"]], np.int64)
ROUTE_IN_SOLO = np.array([row.get("solo", True) for row in DATA["routes"]], np.int64)

#: The effects of all cards, connections, spaces and islands in one table, for one kernel to
#: carry out; where each kind begins.
EFFECT_ROWS = np.concatenate([THEN, _CROSSING, _SPACE_THEN, _ISLAND_THEN])
OF_CONNECTION = len(THEN)
OF_SPACE = OF_CONNECTION + len(_CROSSING)
OF_ISLAND = OF_SPACE + len(_SPACE_THEN)
