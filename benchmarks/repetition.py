"""Share of a game that is plumbing: the lines that stand in another game's file of the same name, too.

python benchmarks/repetition.py [GAME …]

Lines of fewer than 10 characters, imports and comments don't count; one that stands three times here and once
there counts once. What is left of a game is what a further one of its size has to write.
"""

import sys
from collections import Counter
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).parents[1] / "src/gridtown/games"
SHORTEST: Final = 10

Lines = Counter[str]


def lines_of(path: Path) -> Lines:
    """The lines that count, and how often each stands there."""
    found = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    return Counter(
        line for line in found if len(line) >= SHORTEST and not line.startswith(("import ", "from ", "#"))
    )


def repeated(name: str, game: str, files: dict[str, dict[str, Lines]]) -> int:
    """How many lines of a game's file stand in another's."""
    others = [found[name] for other, found in files.items() if other != game and name in found]
    return (files[game][name] & reduce(or_, others, Lines())).total()


def main() -> None:
    """Print a row for each file name, the most repetitive first; then one for each game."""
    games = sys.argv[1:] or sorted(path.name for path in GAMES.iterdir() if (path / "game.py").exists())
    files = {
        game: {str(path.relative_to(GAMES / game)): lines_of(path) for path in (GAMES / game).rglob("*.py")}
        for game in games
    }
    rows = []
    for name in sorted({name for found in files.values() for name in found}):
        having = [game for game in games if name in files[game]]
        size = sum(files[game][name].total() for game in having)
        if len(having) > 1 and size > SHORTEST:
            rows.append(
                (sum(repeated(name, game, files) for game in having) / size, name, size // len(having))
            )
    for share, name, size in sorted(rows, reverse=True):
        print(f"{share:4.0%} of {size:4} lines  {name}")
    for game in games:
        size = sum(found.total() for found in files[game].values())
        again = sum(repeated(name, game, files) for name in files[game])
        print(f"{again / size:4.0%} of {size:4} lines  all of {game}")


if __name__ == "__main__":
    main()
