"""Records as files: what is written is read, and what is damaged is refused with line and reason."""

import json
import re
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gridtown.core.errors import DeepRecord, InvalidRecord
from gridtown.core.record import DEEPEST, FORMAT, NAME_LONGEST, Record, is_name

pytestmark = pytest.mark.compiled

ACTIONS = ["draw 4", "P1 bid 2", "P2 bid 0", "P1 pass", "P2 pass", "draw 4"]
TEXTS = st.text(max_size=20)
RECORDS = st.builds(
    Record, game=TEXTS, players=st.integers(0, 2**40), options=st.dictionaries(TEXTS, TEXTS, max_size=3),
    rules_version=st.integers(0, 2**40), edition=TEXTS, seed=st.integers(0, 2**128 - 1),
    actions=st.lists(TEXTS, max_size=8),
)  # fmt: skip


def a_record(seed: int = 2**127 + 5, actions: Sequence[str] = ACTIONS) -> Record:
    return Record(
        game="toy",
        players=2,
        options={"length": "short"},
        rules_version=1,
        edition="0" * 32,
        seed=seed,
        actions=list(actions),
    )


def refused(text: str) -> str:
    with pytest.raises(InvalidRecord) as caught:
        Record.from_json(text)
    return str(caught.value)


def test_a_record_is_a_file_people_can_read() -> None:
    record = a_record(5, ["draw 4", "P1 bid 2"])
    lines = record.to_json().splitlines()
    assert lines[:-2] == [
        "{",
        '"format": "gridtown-record-1",',
        '"game": "toy",',
        '"players": 2,',
        '"options": {"length": "short"},',
        '"rules_version": 1,',
        f'"edition": "{"0" * 32}",',
        f'"seed": "{"0" * 31}5",',
        '"actions": [',
        '"draw 4",',
        '"P1 bid 2"',
        "],",
    ]
    assert lines[-2:] == [f'"digest": "{record.digest()}"', "}"]


@given(RECORDS)
def test_what_is_written_is_read(record: Record) -> None:
    text = record.to_json()
    back = Record.from_json(text)
    assert back.to_json() == text
    assert back.digest() == record.digest()
    assert (back.game, back.players, back.options, back.seed) == (
        record.game, record.players, record.options, record.seed,
    )  # fmt: skip
    assert back.actions == record.actions


def test_a_record_without_actions_is_one() -> None:
    record = a_record(5, [])
    assert Record.from_json(record.to_json()).actions == []


def test_the_order_of_the_options_does_not_matter() -> None:
    one, other = a_record(), a_record()
    one.options = {"a": "1", "b": "2"}
    other.options = {"b": "2", "a": "1"}
    assert one.digest() == other.digest()


@pytest.mark.parametrize("index", range(len(ACTIONS)))
def test_every_action_has_its_line(index: int) -> None:
    text = a_record().to_json()
    line = Record.from_json(text).line_of(index)
    assert line == 10 + index == a_record().line_of(index)
    assert json.loads(text.splitlines()[line - 1].rstrip(",")) == ACTIONS[index]


# Names

NAMED = ["Ada", "Zoë <3"]
NAMES_LINE = 10 + len(ACTIONS) + 1


def named(*names: str) -> Record:
    record = a_record()
    record.names = list(names)
    return record


def test_names_stand_between_the_actions_and_the_digest() -> None:
    lines = named(*NAMED).to_json().splitlines()
    assert lines[NAMES_LINE - 1] == '"names": ["Ada", "Zo\\u00eb <3"],'
    assert lines[: NAMES_LINE - 1] + lines[NAMES_LINE:] == a_record().to_json().splitlines()


def test_names_are_read_and_a_record_without_has_none() -> None:
    assert Record.from_json(named(*NAMED).to_json()).names == NAMED
    assert Record.from_json(a_record().to_json()).names == []


def test_the_digest_is_of_what_was_played_not_by_whom() -> None:
    assert named(*NAMED).digest() == named("Cem", "Dora").digest() == a_record().digest()


@given(st.lists(st.text(max_size=NAME_LONGEST + 1), min_size=2, max_size=2))
def test_names_are_read_as_they_were_written_or_refused(names: list[str]) -> None:
    text = named(*names).to_json()
    if all(is_name(name) for name in names):
        assert Record.from_json(text).names == names
    else:
        assert refused(text).startswith(
            f"line {NAMES_LINE}: a name is one line of 1 to 40 visible characters"
        )


@pytest.mark.parametrize(
    "value",
    [None, True, 2, "Ada", {}, {"0": "Ada", "1": "Ben"}, [], ["Ada"], ["Ada", "Ben", "Cem"]],
    ids=repr,
)
def test_names_that_are_no_list_of_one_a_seat(value: object) -> None:
    text = named(*NAMED).to_json().replace(json.dumps(NAMED), json.dumps(value))
    assert refused(text) == f"line {NAMES_LINE}: 'names' must be a list of 2 names, one for each seat"


@pytest.mark.parametrize(
    "name",
    [
        "", " ", " Ada", "Ada ", "A  da", "A\nda", "A\tda", "A\0da", "\x1b[31mAda", "A\u00a0da", "\u202eadA",
        "\u200b", "\ud800", "\u3164", "A\u2800da", "\u0301", "\ufe0f \ufe0f", "A" + "\u0301" * 5,
        "x" * (NAME_LONGEST + 1), "x" * 1_000_000, None, True, 5, ["Ada"], {},
    ],
    ids=lambda name: ascii(name)[:20],
)  # fmt: skip
def test_a_name_nobody_can_be_called(name: object) -> None:
    text = named(*NAMED).to_json().replace('"Ada"', json.dumps(name))
    said = refused(text)
    assert said.startswith(f"line {NAMES_LINE}: a name is one line of 1 to 40 visible characters, not ")
    assert said.isprintable()
    assert len(said) < 150


@pytest.mark.parametrize(
    "name",
    [
        "Zoe\u0308",
        "Ngu\u0302\u0303n",
        "\u0e01\u0e35\u0e49\u0e01\u0e35\u0e49",
        "a" + "\u0301" * 4,
        "1\ufe0f\u20e3",
    ],
)
def test_a_name_may_have_marks_on_its_letters(name: str) -> None:
    assert Record.from_json(named(name, "Ben").to_json()).names == [name, "Ben"]


@pytest.mark.parametrize("field", ["digest", "seed", "actions", "names"])
def test_a_name_like_a_field_leads_no_line_astray(field: str) -> None:
    text = named(field, "Ben").to_json()
    assert Record.from_json(text).line_of(0) == 10
    forged = text.replace('"digest": "', '"digest": "x')
    assert refused(forged) == EDITED.replace(str(DIGEST_LINE), str(DIGEST_LINE + 1))


# Damage


@pytest.mark.parametrize("kept", range(len(a_record().to_json().splitlines())))
def test_cut_off_after_any_line(kept: int) -> None:
    text = "".join(line + "\n" for line in a_record().to_json().splitlines()[:kept])
    assert re.fullmatch(r"line (\d+): the file ends too early: it was cut off", refused(text))
    assert kept <= int(refused(text).split(":")[0].split()[1]) <= kept + 1


def test_cut_off_anywhere() -> None:
    text = a_record().to_json()
    for kept in range(len(text) - 1):
        found = re.match(r"line (\d+): .", refused(text[:kept]))
        assert found is not None, kept
        assert 1 <= int(found[1]) <= text.count("\n", 0, kept) + 1, kept


DIGEST_LINE = 10 + len(ACTIONS) + 1
EDITED = f"line {DIGEST_LINE}: the digest does not fit the rest: the record was edited or damaged"


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ('"P1 bid 2"', '"P1 bid 3"'),
        ('"draw 4"', '"draw 5"'),
        ('"P2 pass",\n', ""),
        ('"players": 2', '"players": 3'),
        ('"short"', '"long"'),
        ('"rules_version": 1', '"rules_version": 2'),
        ('"game": "toy"', '"game": "boy"'),
        ('"edition": "0', '"edition": "1'),
        ('"seed": "8', '"seed": "9'),
        ('"digest": "', '"digest": "x'),
    ],
)
def test_an_edit_shows_at_the_digest(was: str, now: str) -> None:
    text = a_record().to_json()
    assert was in text
    changed = text.replace(was, now, 1)
    line = DIGEST_LINE - (text.count("\n") - changed.count("\n"))
    assert refused(changed) == EDITED.replace(str(DIGEST_LINE), str(line))


@given(st.data())
def test_no_character_can_be_changed_unseen(data: st.DataObject) -> None:
    """Or else the file says the same: white space, and a digit of the seed in capitals."""
    text = a_record().to_json()
    at = data.draw(st.integers(0, len(text) - 1))
    changed = (
        text[:at] + data.draw(st.sampled_from(["", "x", "0", '"', ",", "\\", "\n", "}"])) + text[at + 1 :]
    )
    assert outcome_of(changed) in ("the same", "refused")


def outcome_of(changed: str) -> str:
    try:
        back = Record.from_json(changed)
    except InvalidRecord as error:
        return "refused" if re.match(r"line \d+: .", str(error)) else str(error)
    return "the same" if back.to_json() == a_record().to_json() else "another"


# Foreign files


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: the file ends too early: it was cut off"),
        ("\n\n", "line 3: the file ends too early: it was cut off"),
        ("hello", "line 1: not JSON: Expecting value"),
        ("{\n'a': 1}", "line 2: not JSON: Expecting property name enclosed in double quotes"),
        ("[]", f"line 1: this is no Gridtown record: it does not say {FORMAT!r}"),
        ("{}", f"line 1: this is no Gridtown record: it does not say {FORMAT!r}"),
        ("null", f"line 1: this is no Gridtown record: it does not say {FORMAT!r}"),
        ("17", f"line 1: this is no Gridtown record: it does not say {FORMAT!r}"),
        ('"gridtown-record-1"', f"line 1: this is no Gridtown record: it does not say {FORMAT!r}"),
        (
            '{"format": "gridtown-record-2"}',
            f"line 1: this is no Gridtown record: it does not say {FORMAT!r}",
        ),
        ('{"format": 1}', f"line 1: this is no Gridtown record: it does not say {FORMAT!r}"),
    ],
)
def test_what_is_no_record(text: str, message: str) -> None:
    assert refused(text) == message


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"a":' * 100_000,
        "9" * 5_000,
        '{"format": "gridtown-record-1", "players": ' + "9" * 5_000 + "}",
    ],
    ids=["lists", "objects", "number", "players"],
)
def test_a_foreign_file_that_overwhelms_the_reader(text: str) -> None:
    assert re.match(r"line 1: .", refused(text))


def with_more(more: str) -> str:
    """A record with a field more, in line 2."""
    return a_record().to_json().replace("{", '{\n"more": ' + more + ",", 1)


@pytest.mark.parametrize("pair", ["[]", "{}"])
def test_brackets_in_each_other_are_read_to_a_depth(pair: str) -> None:
    """The record itself is one of them."""
    start, end = ('{"a":', "}") if pair == "{}" else ("[", "]")
    most = start * (DEEPEST - 1) + "1" + end * (DEEPEST - 1)
    assert Record.from_json(with_more(most)).actions == ACTIONS
    with pytest.raises(DeepRecord) as caught:
        Record.from_json(with_more(f"{start}{most}{end}"))
    assert str(caught.value) == (
        f"line 2: this is no Gridtown record: more than {DEEPEST} brackets in each other"
    )
    assert caught.value.line == 2


def test_brackets_in_words_and_beside_each_other_are_none_in_each_other() -> None:
    words = json.dumps("[" * 50 + '\\"' + "{" * 50)
    assert Record.from_json(with_more(f"[{words}, {'[],' * 50} []]")).actions == ACTIONS


FIELDS = ["game", "players", "options", "rules_version", "edition", "seed", "actions", "digest"]


def fields() -> dict[str, object]:
    data: dict[str, object] = json.loads(a_record().to_json())
    return data


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_is_missing(field: str) -> None:
    data = fields()
    del data[field]
    assert refused(json.dumps(data)) == f"line 1: this is no Gridtown record: the field {field!r} is missing"


WRONG: list[object] = [None, True, 1.5, "2", 2, [], {}]
KINDS: dict[str, type] = {
    "game": str, "players": int, "options": dict, "rules_version": int, "edition": str, "seed": str,
    "actions": list, "digest": str,
}  # fmt: skip


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", WRONG, ids=repr)
def test_a_field_is_of_another_type(field: str, value: object) -> None:
    if type(value) is KINDS[field]:
        return
    data = {**fields(), field: value}
    line = 2 + list(data).index(field)
    assert refused(json.dumps(data, indent=1, separators=(",", ":"))) != ""
    laid_out = (
        "{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(item)}" for key, item in data.items()) + "}"
    )
    assert refused(laid_out) == f"line {line}: {field!r} must be a {KINDS[field].__name__}"


def with_digest(change: Callable[[Record], None]) -> str:
    """A record that says nonsense under a digest that fits."""
    record = a_record()
    change(record)
    return record.to_json()


@pytest.mark.parametrize(
    "digits", ["", "5", "0" * 31, "0" * 33, "g" * 32, "-" + "0" * 30 + "5", "0x" + "0" * 30]
)
def test_a_seed_that_is_none(digits: str) -> None:
    text = re.sub(r'"seed": "\w+"', f'"seed": "{digits}"', a_record().to_json())
    assert refused(text) == f"line 8: a seed is 32 hexadecimal digits, not {digits!r}"


def test_a_negative_seed_under_a_digest_that_fits() -> None:
    def change(record: Record) -> None:
        record.seed = -5

    assert refused(with_digest(change)).startswith("line 8: a seed is 32 hexadecimal digits, not ")


@pytest.mark.parametrize(
    ("field", "value"), [("actions", ["draw 4", 5]), ("actions", [["draw 4"]]), ("options", {"length": 1})]
)
def test_texts_that_are_none(field: str, value: object) -> None:
    data = {**fields(), field: value}
    assert re.match(r"line \d+: .", refused(json.dumps(data)))


# Layouts


STATED = ("format", "game", "players", "options", "rules_version", "edition", "seed")


@pytest.mark.parametrize("indent", [None, 0, 2])
def test_every_field_has_its_line_whatever_the_layout(indent: int | None) -> None:
    data = json.loads(a_record().to_json())
    data["options"] = {"seed": "game", '"edition":': "}"}
    made = a_record()
    made.options = data["options"]
    text = json.dumps({**data, "digest": made.digest()}, indent=indent)
    lines, record = text.splitlines(), Record.from_json(text)
    for field in STATED:
        line = lines[record.field_lines[field] - 1]
        assert line.lstrip().startswith(f'"{field}":') if indent is not None else f'"{field}":' in line
    assert record.field_lines["seed"] == (record.field_lines["edition"] + (indent is not None))


def test_the_record_that_is_written_has_its_fields_where_they_are_looked_for() -> None:
    assert Record.from_json(a_record().to_json()).field_lines == a_record().field_lines
