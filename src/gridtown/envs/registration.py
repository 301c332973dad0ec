"""What Gymnasium finds by name: `Gridtown/Neom-v0` and so on, one a game.

An installed Gridtown is found by Gymnasium itself, as the entry point `gymnasium.envs` of the package says;
otherwise `import gridtown.envs.gymnasium` is enough.
"""

from typing import Final

from gymnasium.envs.registration import register, registry

from gridtown.games import names

NAMESPACE: Final = "Gridtown"
MODULE: Final = "gridtown.envs.gymnasium"


def register_all() -> None:
    """Register each game that isn't yet; none is loaded for it."""
    for name in names():
        id = f"{NAMESPACE}/{name.capitalize()}-v0"
        if id not in registry:
            register(
                id,
                entry_point=f"{MODULE}:SeatEnv",
                vector_entry_point=f"{MODULE}:TablesEnv",
                kwargs={"game": name},
            )
