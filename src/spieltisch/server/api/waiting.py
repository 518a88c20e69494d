"""Which of somebody's tables wait for them."""

from __future__ import annotations

from starlette.requests import Request

from spieltisch.server.api.endpoints import body_of
from spieltisch.server.api.shapes import Desk, DeskWish, HeldTable, OwnTable
from spieltisch.server.connection import address
from spieltisch.server.house import House
from spieltisch.server.secrets import hashed
from spieltisch.server.store.rows import Glance
from spieltisch.server.words import ServerRefusal


async def desk(request: Request, house: House) -> Desk:
    """The tables somebody has secrets of; trying out codes and secrets is refused."""
    wish = await body_of(request, house, DeskWish)
    glances = await house.glance({table.code for table in wish.tables})
    pairs = [(table, glances.get(table.code)) for table in wish.tables]
    tables = [_own(table, glance) for table, glance in pairs if glance is not None]
    unknown = [table.code for table in wish.tables if table.code not in glances]
    guesses = len(unknown) + sum(not own.seated for own in tables)
    if not all(house.guesses.take(address(request)) for _ in range(guesses)):
        raise ServerRefusal("too-fast")
    return Desk(tables, unknown)


def _own(table: HeldTable, glance: Glance) -> OwnTable:
    hashes = {hashed(token) for token in table.tokens}
    waits = glance.waits
    return OwnTable(glance.info, waits.knows(hashes), waits.wait_for(hashes))
