"""Positions with Cities that random play does not build: full of Goods, offices, routes and Cornerstones."""

from tests.games.neom import naive

from gridtown.core.rng import Rng

GOODS = naive.GOODS


def random_position(rng: Rng, players: int, generation: int, cornerstones: int) -> str:
    """A position in which somebody is about to act, with Cities full of what makes choices.

    cornerstones: how many may lie in a City.
    """
    several = SEVERAL_GOODS[generation] if rng.below(4) else range(generation * 40 - 39, generation * 40 + 1)
    selected = [several[int(rng.below(len(several)))]]  # who acts; then the others
    selected += [(generation - 1) * 40 + 1 + int(rng.below(40)) for _ in range(players - 1)]
    used = set(selected)
    seats = []
    for player in range(players):
        laid: list[str] = []
        room = cornerstones
        for space in naive.SPACES:
            if rng.below(10) < 4:
                number = wanted(rng)
                if number not in used and number not in naive.DISASTERS and (number <= 120 or room):
                    room -= number > 120
                    used.add(number)
                    laid.append(f"{space}:{number}")
        kept = [number for number in (121 + int(rng.below(30)) for _ in range(3)) if number not in used]
        used |= set(kept)
        words = [
            f"centre={GOODS[int(rng.below(6))]}",
            f"money={int(rng.below(14))}",
            f"city={','.join(laid)}",
        ]
        words += [f"selected={selected[player]}", f"kept={','.join(map(str, sorted(set(kept))))}"]
        words += ["made=steel"] if any(item.endswith(":137") for item in laid) else []
        words += [f"used={int(rng.below(4))}"] if players == 1 else []
        seats.append(" ".join(words))
    pile = [number for number in range(121, 151) if number not in used][: max(players, 4)]
    deck = "deck=5+ " if players == 1 else ""
    head = f"neom {deck}generation={generation} phase=act active=P1 mover=P1 opener=P1"
    return f"{head} pile={','.join(map(str, pile))} / {' / '.join(seats)}"


def struck_position(rng: Rng, generation: int) -> str:
    """A position in which the first of three has to answer the Disaster that the second selected."""
    first, second, third = random_position(rng, 3, generation, generation).split(" / ")[1:]
    disaster = f"selected={generation * 40 - 16}"
    chooser = f"{second.split(' selected=')[0]} {disaster}"
    text = f"neom generation={generation} phase=disaster active=P1 / {first} / {chooser} / {third}"
    return text.replace(f"{disaster} kept", "selected=0 kept")


# tiles that need several Goods or leave a choice of them
SEVERAL_GOODS = {
    1: [16],
    2: [51, 52, 60, 77, 78],
    3: [86, 87, 96, 97, 98, 100, 105, 108, 109, 110, 113, 120],
}


def wanted(rng: Rng) -> int:
    """A tile, the offices and what produces Goods more often than others."""
    if rng.below(8) == 0:
        return (59, 111)[int(rng.below(2))]
    return 1 + int(rng.below(150))
