"""Environments: the games in the tools that researchers use.

    setting      a game, its setup and who plays, checked and in the words of the command line
    episode      one game, from the side of whoever plays some of its seats; compiled
    batch        many games at once, into rows of numbers; compiled
    desk         one game, with observations and masks as NumPy arrays
    pettingzoo   PettingZoo's AEC and parallel API (extra `pettingzoo`)
    gymnasium    Gymnasium's API for one seat, and its vector API (extra `gymnasium`)
    openspiel    OpenSpiel's games (extra `openspiel`)

docs/research.md tells what they say and expect.
"""


def needs(extra: str, tool: str) -> str:
    """What to say where a tool is missing."""
    return f"gridtown.envs.{extra} needs {tool}: pip install 'gridtown[{extra}]'"
