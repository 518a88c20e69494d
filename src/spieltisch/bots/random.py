"""A bot that plays any legal action, each equally likely."""

from __future__ import annotations

from spieltisch.engine.bits import whole
from spieltisch.engine.bot import Bot
from spieltisch.engine.chance import Generator, below
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions, State, Weigh


@kernel
def pick(
    state: State, seat: int, actions: Actions, count: int, weigh: Weigh, generator: Generator
) -> int:
    return whole(actions[below(generator, count)])


BOT = Bot("random", pick)
