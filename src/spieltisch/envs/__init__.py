"""Environments for people who train players: Gymnasium, PettingZoo, OpenSpiel and plain text.

>>> from spieltisch import envs
>>> env = envs.vector("sequence", players=2, matches=4, threads=1)
>>> observations, info = env.reset(seed=1)
>>> observations.shape == (4, env.single_observation_space.shape[0])
True
>>> observations, rewards, *_ = env.step(info["action_mask"].argmax(axis=1))
>>> rewards.tolist()
[0.0, 0.0, 0.0, 0.0]
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal

from spieltisch.engine.errors import BadOption
from spieltisch.engine.extras import require
from spieltisch.envs.registration import register
from spieltisch.envs.words import WORDS

if TYPE_CHECKING:
    from spieltisch.engine.words import Language
    from spieltisch.envs.batch import Buffers
    from spieltisch.envs.seats import Rounds, Turns
    from spieltisch.envs.single_env import Single
    from spieltisch.envs.text_env import TextTable
    from spieltisch.envs.vector_env import Vector


def aec(
    game: str,
    players: int = 2,
    *,
    limit: int | None = None,
    render_mode: str | None = None,
    language: Language = "en",
    **options: Any,
) -> Turns:
    """A match for PettingZoo, whose agents act in turn.

    >>> env = aec("gluex", players=2)
    >>> env.reset(seed=3)
    >>> observation, reward, *_ = env.last()
    >>> env.agent_selection, int(observation["action_mask"].sum())
    ('seat_0', 2)
    """
    require("pettingzoo", "rl")
    from spieltisch.envs.seats import Turns
    from spieltisch.envs.setting import Setting

    return Turns(Setting.of(game, players, limit, options), render_mode, language)


def parallel(
    game: str,
    players: int = 2,
    *,
    limit: int | None = None,
    render_mode: str | None = None,
    language: Language = "en",
    **options: Any,
) -> Rounds:
    """A match for PettingZoo, whose agents are all asked at once.

    >>> env = parallel("glow", players=2)
    >>> observations, infos = env.reset(seed=3)
    >>> sum(info["acts"] for info in infos.values())
    1
    """
    require("pettingzoo", "rl")
    from spieltisch.envs.seats import Rounds
    from spieltisch.envs.setting import Setting

    return Rounds(Setting.of(game, players, limit, options), render_mode, language)


def single(
    game: str,
    players: int = 2,
    *,
    opponents: str | Sequence[str] = "random",
    seat: int | None = 0,
    limit: int | None = None,
    render_mode: str | None = None,
    language: Language = "en",
    **options: Any,
) -> Single:
    """A match for Gymnasium, of one seat opposite compiled bots.

    >>> env = single("glow", players=1)
    >>> observation, info = env.reset(seed=3)
    >>> observation.shape == env.observation_space.shape
    True
    """
    require("gymnasium", "rl")
    from spieltisch.envs.single_env import Single

    return Single(
        game,
        players,
        opponents=opponents,
        seat=seat,
        limit=limit,
        render_mode=render_mode,
        language=language,
        **options,
    )


def vector(
    game: str,
    players: int = 2,
    matches: int = 1024,
    threads: int | None = None,
    *,
    opponents: str | Sequence[str] | None = None,
    seat: int | None = 0,
    limit: int | None = None,
    autoreset: Literal["next_step", "same_step"] = "next_step",
    buffers: Buffers | None = None,
    **options: Any,
) -> Vector:
    """Many matches for Gymnasium, stepped together over all cores; see `Vector`.

    >>> env = vector("labyrinth", players=2, matches=8, opponents="greedy", seat=None)
    >>> observations, info = env.reset(seed=5)
    >>> info["seat"].tolist()
    [1, 0, 1, 0, 1, 0, 1, 0]
    """
    require("gymnasium", "rl")
    from gymnasium.vector import AutoresetMode

    from spieltisch.envs.setting import Setting
    from spieltisch.envs.vector_env import Vector

    modes = [mode.name.lower() for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)]
    if autoreset not in modes:
        raise BadOption(WORDS("no-autoreset", mode=autoreset, modes=modes))
    return Vector(
        Setting.of(game, players, limit, options),
        matches,
        threads=threads,
        opponents=opponents,
        seat=seat,
        autoreset=AutoresetMode[autoreset.upper()],
        buffers=buffers,
    )


def text(
    game: str,
    players: int = 2,
    *,
    opponents: str | Sequence[str] = "greedy",
    seat: int = 0,
    budget: int = 1000,
    language: Language = "en",
    **options: Any,
) -> TextTable:
    """A match in words, for players that read and write; the opponents are any bots.

    >>> table = text("sequence", language="de")
    >>> print(table.reset(seed=7).splitlines()[0])
    Sequence, 2 Personen. Du sitzt auf Platz 1.
    >>> table.step("pass").is_legal
    False
    """
    from spieltisch.envs.text_env import TextTable

    return TextTable(
        game,
        players,
        opponents=opponents,
        seat=seat,
        budget=budget,
        language=language,
        **options,
    )


if find_spec("gymnasium") is not None:
    register()

__all__ = ["aec", "parallel", "single", "text", "vector"]
