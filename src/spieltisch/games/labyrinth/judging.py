"""Why a match ended as it did (R18, R19, R25)."""

from __future__ import annotations

from spieltisch.engine.contract import State
from spieltisch.engine.verdict import Verdict
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.scene import SCENES, breakdown


def judge(state: State) -> Verdict:
    """All goals, perhaps with the way home, or the most of them when the turns are used up; and
    where the winners stand.
    """
    scene, score = SCENES.as_data(state), breakdown(state)
    winners = [one for one in score["seats"] if one["won"]]
    goals = len(winners[0]["collected"])
    values = {"goals": goals, "count": len(winners), "turns": score["turns"]}
    end = "home" if score["end"] == "goals" and scene.get("homes") else score["end"]
    why = WORDS(f"verdict-{end}", **values)  # verdict-goals, verdict-home, verdict-limit
    cells = dict.fromkeys(scene["figures"][one["seat"]] for one in winners)
    return Verdict(why, tuple(cells))
