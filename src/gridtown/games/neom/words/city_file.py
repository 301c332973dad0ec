"""A city typed in as JSON, and its score pad: `gridtown score neom CITY.json`.

A City is scored as it lies: which roads connect and how many Cornerstones there are is a matter of the
table. What cannot lie on any table is refused, all faults in one answer.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn, TypeGuard

from gridtown.core.errors import GridtownError
from gridtown.games.neom.board.city import City, new_city
from gridtown.games.neom.board.goods import GOODS
from gridtown.games.neom.board.grid import SPACES, space_name
from gridtown.games.neom.board.income import generation_income
from gridtown.games.neom.game import Neom
from gridtown.games.neom.present import by_tile
from gridtown.games.neom.scoring import score
from gridtown.games.neom.state import Player
from gridtown.games.neom.tables import CHOOSES_GOOD, DISASTER, TILES

FORM: Final = (
    '{"game": "neom", "centre": "stone", "tiles": [{"number": 1, "space": "c4"}], "money": 31}. '
    '"final_income" may be given, else it is computed; '
    'a tile may say its "roads" ("NESW"), and 137 its "good".'
)
"""The form of a city file."""

MOST_MONEY: Final = 1_000_000
"""More than any game of NEOM pays, by far."""

RAW: Final = GOODS[:6]
PROCESSED: Final = GOODS[6:14]
SPACE_NAMES: Final = {space_name(space): space for space in range(SPACES)}
CITY_KEYS: Final = ("game", "centre", "tiles", "money", "final_income")
TILE_KEYS: Final = ("number", "space", "good", "roads")
LAST_GENERATION: Final = 3
SHOWN: Final = 60
"""Characters of a wrong value that an error shows."""


class InvalidCity(GridtownError, ValueError):
    """A city that cannot lie on any table. faults: all that is wrong with it, "place: fault; mend"."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class Lying:
    """A tile as typed in: its number and space, the index of its Good or -1, its roads or None as printed."""

    def __init__(self, number: int, space: int, good: int, roads: str | None) -> None:
        self.number = number
        self.space = space
        self.good = good
        self.roads = roads


def score_file(game: Neom, text: str) -> dict[str, Any]:
    """The score pad of the city in `text`: seven lines and `total` in VP, and `by_tile`.

    Raises InvalidCity with all faults at once.
    """
    reader = Reader(game)
    data = parse_json(text)
    city = reader.city(data)
    money, final_income = reader.purse(data, city)
    if reader.faults:
        raise InvalidCity(reader.faults)
    player = Player(city)
    player.money, player.final_income = money, final_income
    pad = score(game.tables, city, money, final_income)
    return {**pad.lines(), "by_tile": by_tile(game.tables, player)}


def parse_json(text: str) -> dict[str, Any]:
    """A JSON object, strictly: no key twice, no NaN. Raises InvalidCity."""
    try:
        data = json.loads(text, object_pairs_hook=_without_doubles, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise InvalidCity([f"line {error.lineno}, column {error.colno}: not JSON: {error.msg}"]) from None
    except RecursionError:
        raise InvalidCity(["the file: not a city: too many brackets inside each other"]) from None
    except ValueError as error:  # among them numbers with thousands of digits
        reasons = error.faults if isinstance(error, InvalidCity) else ["the file: a number is too long"]
        raise InvalidCity(reasons) from None
    if not isinstance(data, dict):
        raise InvalidCity(
            ['the file: not a city; write {"game": "neom", "centre": …, "tiles": […], "money": …}']
        )
    return data


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = [key for key, _ in pairs]
    doubled = sorted({key for key in keys if keys.count(key) > 1})
    if doubled:
        raise InvalidCity([f"{shown(key)}: the key stands twice in one object; keep one" for key in doubled])
    return dict(pairs)


def _no_number(name: str) -> NoReturn:
    raise InvalidCity([f"{name}: not a number JSON knows; write a whole number"])


def shown(value: object) -> str:
    """A wrong value as JSON, shortened."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def whole_number(value: object) -> TypeGuard[int]:
    """Whether a JSON value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


class Reader:
    """Reads one city, and collects what is wrong with it in `faults`."""

    def __init__(self, game: Neom) -> None:
        self.game = game
        self.faults: list[str] = []

    def refuse(self, place: str, fault: str) -> None:
        """Note a fault."""
        self.faults.append(f"{place}: {fault}")

    def city(self, data: dict[str, Any]) -> City:
        """The City with the tiles that can lie there."""
        self._known_keys("", data, CITY_KEYS)
        if data.get("game", self.game.facts.id) != self.game.facts.id:
            self.refuse("game", f"{shown(data['game'])} is another game; write {shown(self.game.facts.id)}")
        city = new_city(self.game.tables, self._centre(data))
        for tile in self._tiles(data):
            if tile.number in city.tiles or city.tiles[tile.space]:
                continue  # refused already
            city.lay(self.game.tables, tile.number, tile.space, tile.good + 1)
            if tile.roads is not None:
                print_roads(city, tile.space, tile.roads)
        return city

    def purse(self, data: dict[str, Any], city: City) -> tuple[int, int]:
        """All money at the end, and the final income that is part of it."""
        money = self._amount(data, "money")
        if data.get("final_income") is not None:
            final_income, how = self._amount(data, "final_income"), ""
        else:
            final_income, how = int(generation_income(self.game.tables, city, LAST_GENERATION)), " (computed)"
        if money >= 0 and final_income > money:
            self.refuse(
                "final_income",
                f"{final_income}{how} is above all money, {money}; `money` is all there is at the end,"
                " the final income included",
            )
        return money, final_income

    def _amount(self, data: dict[str, Any], key: str) -> int:
        """A sum of money; -1 where there is none to be had."""
        value = data.get(key)
        if whole_number(value) and 0 <= value <= MOST_MONEY:
            return int(value)
        if key not in data:
            self.refuse(key, "missing; write all money there is at the end, in pounds")
        elif whole_number(value) and value > MOST_MONEY:
            self.refuse(key, f"{shown(value)} is more than any game pays; at most {MOST_MONEY} is taken")
        else:
            self.refuse(key, f"{shown(value)} is no sum of money; write a whole number from 0 up")
        return -1

    def _centre(self, data: dict[str, Any]) -> int:
        value = data.get("centre")
        if isinstance(value, str) and value in RAW:
            return RAW.index(value)
        fault = f"{shown(value)} is no Raw Good" if "centre" in data else "missing"
        self.refuse("centre", f"{fault}; write the Good on the board, one of {', '.join(RAW)}")
        return 0

    def _tiles(self, data: dict[str, Any]) -> list[Lying]:
        """The tiles that are whole; a number or a space that was used before is refused."""
        listed = data.get("tiles")
        if not isinstance(listed, list):
            self.refuse("tiles", "missing; list the tiles" if "tiles" not in data else "not a list of tiles")
            return []
        found = [self._tile(f"tiles[{index}]", item) for index, item in enumerate(listed)]
        self._no_doubles(listed, "number")
        self._no_doubles(listed, "space")
        return [tile for tile in found if tile is not None]

    def _no_doubles(self, listed: list[Any], key: str) -> None:
        """Refuse a tile that lies there twice, or two tiles on one space."""
        first: dict[object, int] = {}
        for index, item in enumerate(listed):
            value = item.get(key) if isinstance(item, dict) else None
            value = value.lower() if isinstance(value, str) else value
            if not (
                whole_number(value) if key == "number" else isinstance(value, str) and value in SPACE_NAMES
            ):
                continue
            if value in first:
                what = f"tile {value} lies" if key == "number" else f"a tile lies on {str(value).upper()}"
                self.refuse(
                    f"tiles[{index}].{key}", f"{what} already (tiles[{first[value]}]); remove one of them"
                )
            else:
                first[value] = index

    def _tile(self, place: str, item: object) -> Lying | None:
        if not isinstance(item, dict):
            self.refuse(place, f'{shown(item)} is no tile; write {{"number": 1, "space": "c4"}}')
            return None
        self._known_keys(place, item, TILE_KEYS)
        number = self._number(place, item)
        space = self._space(place, item)
        roads = self._roads(place, item)
        good = self._good(place, item, number) if number else -1
        return Lying(number, space, good, roads) if number and space >= 0 else None

    def _known_keys(self, place: str, item: dict[str, Any], known: tuple[str, ...]) -> None:
        for key in item:
            if key not in known:
                where = f"{place}.{key}" if place else key
                self.refuse(
                    where[:SHOWN],
                    f"not a key of {'a tile' if place else 'a city'}; known are {', '.join(known)}",
                )

    def _number(self, place: str, item: dict[str, Any]) -> int:
        """The number of a tile that can lie in a City, else 0."""
        value = item.get("number")
        where = f"{place}.number"
        if "number" not in item:
            self.refuse(where, f"missing; write the tile's number, 1 to {TILES}")
        elif not whole_number(value) or not 1 <= value <= TILES:
            self.refuse(where, f"{shown(value)} is no tile; write a number from 1 to {TILES}")
        elif self.game.tables.marks[value] & DISASTER:
            self.refuse(
                where,
                f"{value} is {self.game.edition.tile[value - 1].name.en}, a Disaster; it lies in no city",
            )
        else:
            return int(value)
        return 0

    def _space(self, place: str, item: dict[str, Any]) -> int:
        """The index of the tile's space, -1 where there is none."""
        value = item.get("space")
        if isinstance(value, str) and value.lower() in SPACE_NAMES:
            return SPACE_NAMES[value.lower()]
        fault = f"{shown(value)} is not on the board" if "space" in item else "missing"
        self.refuse(f"{place}.space", f'{fault}; write a column a to e and a row 1 to 5, like "c4"')
        return -1

    def _roads(self, place: str, item: dict[str, Any]) -> str | None:
        """The sides with roads, None where the printed ones count."""
        value = item.get("roads")
        if value is None:
            return None
        if isinstance(value, str) and re.fullmatch("[NESW]{0,4}", value) and len(set(value)) == len(value):
            return value
        self.refuse(
            f"{place}.roads", f'{shown(value)} are no roads; write some of the letters "NESW", each once'
        )
        return None

    def _good(self, place: str, item: dict[str, Any], number: int) -> int:
        """The index of the Good chosen for a tile that produces a chosen one, else -1."""
        value, where = item.get("good"), f"{place}.good"
        name = f"{number} ({self.game.edition.tile[number - 1].name.en})"
        if not self.game.tables.traits[number] & CHOOSES_GOOD:
            if value is not None:
                self.refuse(where, f"tile {name} has no Good to choose; leave it out")
            return -1
        if isinstance(value, str) and value in PROCESSED:
            return GOODS.index(value)
        fault = f"{shown(value)} is no Processed Good" if value is not None else "missing"
        self.refuse(where, f"{fault}; tile {name} produces the one it was built for: {', '.join(PROCESSED)}")
        return -1


def print_roads(city: City, space: int, roads: str) -> None:
    """Give the tile on `space` the roads of the owner's printing instead of this edition's."""
    bit = 1 << space
    city.north = city.north | bit if "N" in roads else city.north & ~bit
    city.east = city.east | bit if "E" in roads else city.east & ~bit
    city.south = city.south | bit if "S" in roads else city.south & ~bit
    city.west = city.west | bit if "W" in roads else city.west & ~bit
