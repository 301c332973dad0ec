"""The record of a match: the log from which everything else about it can be made again."""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Final

from gridtown.core.digest import fingerprint
from gridtown.core.errors import DeepRecord, InvalidRecord, NoRecord

FORMAT: Final = "gridtown-record-1"
FIELDS: Final = {
    "format": str, "game": str, "players": int, "options": dict, "rules_version": int, "edition": str,
    "seed": str, "actions": list, "digest": str,
}  # fmt: skip

FIELD_LINES: Final = {
    "format": 2, "game": 3, "players": 4, "options": 5, "rules_version": 6, "edition": 7, "seed": 8,
}  # fmt: skip
"""Where the fields stand in what `Record.to_json` writes."""

TOKEN: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[][{}:]', re.DOTALL)
"""A string, also one that never ends, so that a text is gone through once, or a sign of JSON; what stands
between them has no keys in it.
"""

DEEPEST: Final = 20
"""Brackets of JSON in each other that are read; a record has five, with its table."""

NAME_LONGEST: Final = 40
"""Characters of a player's name."""

BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""What counts as printable, though nothing is seen of it."""


MARKS: Final = 4
"""Marks on a letter: scripts need no more, and a pile of them runs over the lines around."""


def is_piled(text: str) -> bool:
    """Whether more than MARKS marks stand on a letter."""
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MARKS:
            return True
    return False


def is_seen(text: str) -> bool:
    """Whether anything is seen of a text: marks need a letter to stand on, and some letters are blank."""
    return any(unicodedata.category(letter)[0] not in "MZC" and letter not in BLANK for letter in text)


def is_name(text: str) -> bool:
    """Whether a player can be called so: one line of visible characters, single spaces in between.

    A mark needs a letter to stand on, and a variation selector something to vary; see `is_piled`.
    """
    if not 1 <= len(text) <= NAME_LONGEST or not text.isprintable() or " ".join(text.split()) != text:
        return False
    return is_seen(text) and not is_piled(text) and not any(letter in BLANK for letter in text)


class Record:
    """One playing of a game.

    game: the title's id. players, options: its setup. rules_version, edition: under which rules and which
    printing (a hash) it was played. seed: 128 bits. actions: everything players and chance did, in notation.
    names: what the players were called, in order of seats; [] where nobody tells. lines, field_lines: where
    the actions and the fields stood in the file that it was read from.
    """

    def __init__(
        self,
        *,
        game: str,
        players: int,
        options: dict[str, str],
        rules_version: int,
        edition: str,
        seed: int,
        actions: list[str],
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.rules_version = rules_version
        self.edition = edition
        self.seed = seed
        self.actions = actions
        self.names: list[str] = names or []
        self.lines: list[int] = []
        self.field_lines = dict(FIELD_LINES)

    def head(self, length: int, names: list[str] | None = None) -> Record:
        """The record of the first `length` actions. names: what the players are called there."""
        return Record(
            game=self.game,
            players=self.players,
            options=self.options,
            rules_version=self.rules_version,
            edition=self.edition,
            seed=self.seed,
            actions=self.actions[:length],
            names=names,
        )

    def digest(self) -> str:
        """A fingerprint of what was played; by whom is no part of it."""
        said = [self.game, self.players, sorted(self.options.items()), self.rules_version, self.edition]
        return fingerprint(json.dumps([*said, f"{self.seed:032x}", self.actions]).encode())

    def to_json(self) -> str:
        """The record as JSON, one action a line."""
        head = {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "rules_version": self.rules_version,
            "edition": self.edition,
            "seed": f"{self.seed:032x}",
        }
        lines = [f"{json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
        actions = ",\n".join(json.dumps(action) for action in self.actions)
        names = [f'"names": {json.dumps(self.names)},'] if self.names else []
        foot = [*names, f'"digest": "{self.digest()}"', "}"]
        return "\n".join(["{", *lines, '"actions": [', actions, "],", *foot]) + "\n"

    @staticmethod
    def from_json(text: str) -> Record:
        """Read a record. Raises InvalidRecord naming line and reason; the actions are not replayed yet."""
        data, places = _load(text), _field_places(text)
        for field, kind in FIELDS.items():
            if field not in data:
                raise NoRecord(f"line 1: this is no Gridtown record: the field {field!r} is missing")
            if not isinstance(data[field], kind) or isinstance(data[field], bool):
                raise NoRecord(f"line {_line(text, places[field])}: {field!r} must be a {kind.__name__}")
        return _from_fields(data, text, places)

    def line_of(self, index: int) -> int:
        """The line of the file on which action `index` stood; actions count from 0."""
        return self.lines[index] if index < len(self.lines) else 10 + index


def _check_depth(text: str) -> None:
    """Raise DeepRecord before a reader of JSON does worse: in a browser it would take Python down with it."""
    depth = 0
    for found in TOKEN.finditer(text):
        sign = found.group()
        if sign in ("[", "{"):
            depth += 1
        elif sign in ("]", "}"):
            depth -= 1
        if depth > DEEPEST:
            line = _line(text, found.start())
            raise DeepRecord(
                f"line {line}: this is no Gridtown record: more than {DEEPEST} brackets in each other", line
            )


def _load(text: str) -> dict[str, object]:
    _check_depth(text)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        cut = error.pos >= len(text.rstrip())
        reason = "the file ends too early: it was cut off" if cut else f"not JSON: {error.msg}"
        raise NoRecord(f"line {error.lineno}: {reason}") from None
    except ValueError as error:
        raise NoRecord(f"line 1: this is no Gridtown record: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise NoRecord(f"line 1: this is no Gridtown record: it does not say {FORMAT!r}")
    return data


def _from_fields(data: dict[str, object], text: str, places: dict[str, int]) -> Record:
    actions, options = data["actions"], data["options"]
    assert isinstance(actions, list) and isinstance(options, dict)
    record = Record(
        game=str(data["game"]),
        players=int(str(data["players"])),
        options={str(name): str(value) for name, value in options.items()},
        rules_version=int(str(data["rules_version"])),
        edition=str(data["edition"]),
        seed=_seed(str(data["seed"]), _line(text, places["seed"])),
        actions=[str(action) for action in actions],
        names=_names(data, _line(text, places.get("names", 0))),
    )
    record.field_lines = {field: _line(text, places[field]) for field in FIELD_LINES}
    record.lines = _action_lines(text, places["actions"], record.actions)
    if record.digest() != data["digest"]:
        raise InvalidRecord(
            f"line {_line(text, places['digest'])}: the digest does not fit the rest:"
            " the record was edited or damaged"
        )
    return record


def _names(data: dict[str, object], line: int) -> list[str]:
    """The names of a record, one for each seat; [] where it has none."""
    if "names" not in data:
        return []
    names, players = data["names"], data["players"]
    if not isinstance(names, list) or len(names) != players:
        raise InvalidRecord(f"line {line}: 'names' must be a list of {players} names, one for each seat")
    for name in names:
        if not isinstance(name, str) or not is_name(name):
            raise InvalidRecord(
                f"line {line}: a name is one line of 1 to {NAME_LONGEST} visible characters,"
                f" not {ascii(name)[:60]}"
            )
    return [str(name) for name in names]


def _seed(digits: str, line: int) -> int:
    if not re.fullmatch(r"[0-9a-f]{32}", digits):
        raise InvalidRecord(f"line {line}: a seed is 32 hexadecimal digits, not {digits[:40]!r}")
    return int(digits, 16)


def _field_places(text: str) -> dict[str, int]:
    """Where each key of the outermost object stands in a file; of doubled keys the last, which counts."""
    places: dict[str, int] = {}
    depth, last, start = 0, "", 0
    for token in TOKEN.finditer(text):
        sign = token.group()
        if sign == ":":
            if depth == 1:
                places[json.loads(last)] = start
        elif sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
        else:
            last, start = sign, token.start()
    return places


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def _action_lines(text: str, position: int, actions: list[str]) -> list[int]:
    lines: list[int] = []
    line = _line(text, position)
    for action in actions:
        found = text.find(json.dumps(action), position)
        if found < 0:
            return lines
        line += text.count("\n", position, found)
        lines.append(line)
        position = found
        position += 1
    return lines
