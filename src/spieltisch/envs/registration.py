"""The names by which Gymnasium makes environments: `spieltisch/Sequence-v1` and so on.

They are known once `spieltisch.envs` has been imported, which Gymnasium does itself when it is
asked for `spieltisch.envs:spieltisch/Sequence-v1`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spieltisch.engine import registry

if TYPE_CHECKING:
    from spieltisch.envs.vector_env import Vector

#: Counts up when the same actions can lead to something else, as when the rules change.
VERSION = 1


def register() -> None:
    """Tell Gymnasium about all installed games."""
    import gymnasium

    for game in registry.games():
        gymnasium.register(
            f"spieltisch/{game.capitalize()}-v{VERSION}",
            entry_point="spieltisch.envs:single",
            vector_entry_point="spieltisch.envs.registration:make_many",
            kwargs={"game": game},
        )


def make_many(
    num_envs: int, *, game: str, players: int = 2, opponents: str = "random", **settings: Any
) -> Vector:
    """What `gymnasium.make_vec` makes: as many matches as asked for, each opposite bots."""
    from spieltisch import envs

    return envs.vector(game, players, num_envs, opponents=opponents, **settings)
