"""Every field of every class of a state survives copy, bytes, notation and pickle.

A game whose classes declare their fields gives positions in which each number field takes two values at
least, and in which any two of a class differ somewhere: so none is forgotten, and no two are swapped.
"""

import copy
import pickle
from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from tests.games.mayor.fields import POSITIONS as MAYOR
from tests.games.neom.fields import POSITIONS as NEOM
from tests.games.skylines.fields import POSITIONS as SKYLINES

from gridtown.core.fields import declared, derived
from gridtown.core.state import State
from gridtown.games import GAMES, load

pytestmark = pytest.mark.compiled

POSITIONS: dict[str, tuple[str, ...]] = {"mayor": MAYOR, "neom": NEOM, "skylines": SKYLINES}

WAYS: dict[str, Callable[[Any, State], State]] = {
    "copy": lambda _game, state: state.copy(),
    "deepcopy": lambda _game, state: copy.deepcopy(state),
    "bytes": lambda game, state: game.from_bytes(state.to_bytes()),
    "notation": lambda game, state: game.parse_state(game.write_state(state)),
    "pickle": lambda _game, state: pickle.loads(pickle.dumps(state)),
}


@cache
def states(name: str) -> tuple[State, ...]:
    """The positions of a game."""
    game = load(name)
    return tuple(game.parse_state(text) for text in POSITIONS[name])


def names_of(instance: object) -> list[str]:
    """The fields of an object that follow from no others."""
    kind = type(instance)
    names = [name for name in declared(kind) if name not in (*derived(kind), "journal", "game")]
    assert names, f"{kind.__name__} declares no field"
    return names


def below(instance: object, name: str) -> list[object]:
    """The objects of the state in a field: those of classes of our own."""
    value = getattr(instance, name)
    several = value if isinstance(value, list | tuple) else [value]
    return [item for item in several if type(item).__module__.startswith("gridtown.")]


def objects(instance: object, path: str = "state") -> dict[str, object]:
    """An object of the state and all below it, by their paths."""
    found = {path: instance}
    for name in names_of(instance):
        for index, item in enumerate(below(instance, name)):
            found |= objects(item, f"{path}.{name}[{index}]")
    return found


def fields(instance: object) -> dict[str, Any]:
    """What the fields of an object hold; of objects in them only how many."""
    return {name: len(below(instance, name)) or plain(getattr(instance, name)) for name in names_of(instance)}


def plain(value: Any) -> Any:
    """A value that can be compared and put into a set: a number, a text, or a tuple of what is plain.

    Objects of our own are what they declare, but for what follows from that.
    """
    if value is None or isinstance(value, int | str | bytes):
        return value
    if type(value).__module__.startswith("gridtown."):
        kind = type(value)
        return tuple(plain(getattr(value, name)) for name in declared(kind) if name not in derived(kind))
    return tuple(plain(item) for item in (sorted(value.items()) if isinstance(value, dict) else value))


def whole(state: State) -> dict[str, tuple[type, dict[str, Any]]]:
    """All of a state: class and fields by path."""
    return {path: (type(item), fields(item)) for path, item in objects(state).items()}


def values(name: str) -> dict[type, list[dict[str, Any]]]:
    """By class of a game's states, what the fields hold in all instances; not those that hold objects."""
    instances: dict[type, list[dict[str, Any]]] = {}
    for state in states(name):
        for item in objects(state).values():
            held = {name: value for name, value in fields(item).items() if not below(item, name)}
            instances.setdefault(type(item), []).append(held)
    return instances


def test_every_game_of_the_package_is_looked_at() -> None:
    """Declared games have nothing to forget: tests/declared."""
    assert set(POSITIONS) == set(GAMES)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", POSITIONS)
def test_every_field_survives(name: str, way: str) -> None:
    for state in states(name):
        twin = WAYS[way](load(name), state)
        assert twin is not state
        assert whole(twin) == whole(state)
        assert twin.game is not None


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", POSITIONS)
def test_what_follows_from_fields_is_the_same(name: str, way: str) -> None:
    """What `DERIVED` names is written out in `copy` as well, and made again by all other ways."""
    compared = 0
    for state in states(name):
        twins = objects(WAYS[way](load(name), state))
        for path, item in objects(state).items():
            for field in derived(type(item)):
                assert plain(getattr(twins[path], field)) == plain(getattr(item, field)), field
                compared += 1
    assert compared >= len(states(name))


@pytest.mark.parametrize("name", POSITIONS)
def test_every_field_has_a_value_of_its_own(name: str) -> None:
    for kind, instances in values(name).items():
        names = sorted(set().union(*instances))
        for field in names:
            held = {instance.get(field) for instance in instances}
            assert len(held) > 1, f"{kind.__name__}.{field} is always {held}"
        for first, second in combinations(names, 2):
            differ = any(instance.get(first) != instance.get(second) for instance in instances)
            assert differ, f"{kind.__name__}: {first} and {second} are always the same"
