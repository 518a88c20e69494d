"""Sequence keeps the kit's laws and its own, with all players and options."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, seed, settings

from engine.sequences import ALL_LAWS, GAME, SEEDS, TABLES, options
from spieltisch.engine.laws import check_laws

#: With more sequences to win than the board has room for, random play takes thousands of plies.
STOPPED = [law for law in ALL_LAWS if law.name != "every_match_ends"]


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_sequence_keeps_all_laws(players: int, teams: int) -> None:
    check_laws(GAME, [players], [11], options={"teams": teams}, laws=ALL_LAWS, every=50)


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_sequence_keeps_all_laws_whatever_the_options(players: int, teams: int) -> None:
    @seed(10 * players + teams)
    @settings(max_examples=3, report_multiple_bugs=False)
    @given(options(), SEEDS)
    def check(chosen: dict[str, Any], number: int) -> None:
        setting = {**chosen, "teams": teams}
        check_laws(GAME, [players], [number], options=setting, laws=STOPPED, every=60, limit=130)

    check()
