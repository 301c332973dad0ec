"""The table drawn with characters, and everything in the box in words."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gridtown.cli.program import app
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.games.mayor.game import Mayor, load
from gridtown.games.mayor.words import terminal
from gridtown.games.mayor.words import tiles as tile_words
from gridtown.messages import LANGUAGES, Messages

IDS = re.compile(
    r"\b(type|plural|colour|piece|why|step|prompt|action|letter|walk|tile|terminal|column|line)-[a-z_]+"
)
MARKUP = re.compile(r"\[/?[a-z_ ]*\]")
ALL = {"events": "yes", "amenities": "yes"}
BOTH = [{"events": "no", "amenities": "no"}, ALL]

STANDING = (
    "mayor phase=act mover=P1 turn=9 neutral=park city=b3:9,b4:25,g1:33,f2:46 amenities=yes claims=ch event=2"
    " / citizen=15b banker=11a marker=bank tiles=2,34,44"
    " / citizen=0 banker=25 marker=church"
    " / citizen=0 banker=25 marker=bank tiles=26"
)


@pytest.fixture(scope="module")
def mayor() -> Mayor:
    return load()


def drawn(game: Mayor, position: str, viewer: int | None = 0, **marks: str) -> list[str]:
    """The lines of a position without their styles."""
    view = game.view(game.parse_state(position), viewer)
    lines = terminal.draw(game, view, Messages(game, "en"), ["Ann", "Ben", "Cleo"], marks)
    return [MARKUP.sub("", line) for line in lines]


def comma(numbers: Iterable[int]) -> str:
    """Numbers as a position lists them."""
    return ",".join(map(str, numbers))


# The map


def test_every_space_and_square_is_drawn_once(mayor: Mayor) -> None:
    lines = drawn(mayor, "mayor phase=move / citizen=0 / citizen=0")
    text = "\n".join(lines[: next(number for number, line in enumerate(lines) if "rondel" in line)])
    box = mayor.box["board"]
    for square in box["squares"]:
        sign = f"{square['square'].upper()} {square['region']} {square['section']}"
        assert text.count(sign) == 1, sign
    for letter, colour in zip("RYBG", ("red", "yellow", "blue", "green"), strict=True):
        streets = [street["spaces"] for street in box["streets"] if street["colour"] == colour]
        numbers = sorted(int(space.rstrip("abcd")) for spaces in streets for space in spaces)
        assert (
            sorted(int(number) for number in re.findall(rf"{letter}([ \d]\d)(?! [NS] [+o])", text)) == numbers
        )
    assert "37|13" in text


def test_it_fits_into_eighty_columns(mayor: Mayor) -> None:
    for lang in LANGUAGES:
        view = mayor.view(mayor.parse_state(STANDING), 0)
        for line in terminal.draw(mayor, view, Messages(mayor, lang), ["Ann", "Ben", "Cleo"]):
            assert len(MARKUP.sub("", line)) <= 80, line


def test_squares_show_what_lies_there(mayor: Mayor) -> None:
    text = "\n".join(drawn(mayor, STANDING))
    assert "│ Shop │ Park │" in text
    assert "│Statue│G2 S o│" in text
    assert "│ * 46 │" in text
    assert text.count("──*──") == 2  # the amenities that still lie in their blocks


def test_pieces_stand_where_they_are(mayor: Mayor) -> None:
    lines = drawn(mayor, STANDING)
    assert any(line.startswith("$2$3") for line in lines)  # two Bankers share 25
    assert any(line.endswith("@2@3") for line in lines)  # and two Citizens 0
    assert any("R@1├" in line for line in lines)
    assert any("R$1 R10" in line for line in lines)


def test_pieces_on_both_sides_of_the_wall(mayor: Mayor) -> None:
    lines = drawn(mayor, "mayor phase=move / citizen=13c banker=37a / citizen=0")
    assert any(" B36 $1|@1 R12" in line for line in lines)


def test_choices_are_marked_on_spaces_and_squares(mayor: Mayor) -> None:
    marks = {"a4": "14", "37a": "3", "13c": "4", "38a": "12", "22": "1", "0": "9", "33": "7"}
    text = "\n".join(drawn(mayor, STANDING, 0, **marks))
    for sign in ("│A4(14)│", "(3)|(4)", "(12)──", "(1)", "(9)", "(7)"):
        assert sign in text, sign


def test_marks_are_written_over_nothing_else(mayor: Mayor) -> None:
    """Every space has room for a mark of two digits without hiding a neighbour."""
    for street in mayor.box["board"]["streets"]:
        marks = dict.fromkeys(street["spaces"], "88")
        assert "\n".join(drawn(mayor, STANDING, 0, **marks)).count("(88)") == 3


# The rest of the table


def test_the_market_tells_prices_and_markers(mayor: Mayor) -> None:
    lines = drawn(mayor, STANDING)
    (bank,) = (line for line in lines if re.match(r"1 3 +Bank", line))
    line = mayor.box["lines"][0]
    price = line["prices"][1]
    assert f"{price}+2={price + 2}" in bank  # Cleo's marker, and the Event
    assert bank.endswith(" / 6")  # face down
    assert any(re.match(r"n +Park", line) for line in lines)


@pytest.mark.parametrize("sold", range(8))
def test_prices_end_before_the_next_one_begins(mayor: Mayor, sold: int) -> None:
    faces = range(1 + sold, 41, 8)
    hidden = [tile for face in faces for tile in range(face + 1, face + 8 - sold)]
    lines = drawn(mayor, f"mayor faces={comma(faces)} hidden={comma(hidden)} / /")
    start, width = sum(terminal.WIDTHS[:3]), terminal.WIDTHS[3]
    for row in mayor.box["lines"]:
        (line,) = (line for line in lines if re.match(rf"[ \dn]{{8}}{row['type'].title()} ", line))
        said = line[start : start + width]
        assert said.endswith(" "), line
        every = [one.split("×") for one in said.split()]
        prices = [price for price, *times in every for _ in range(int(times[0]) if times else 1)]
        assert prices == ["·"] * sold + [str(price) for price in row["prices"][sold:]]


def test_the_market_shows_what_an_amenity_takes_for_nothing(mayor: Mayor) -> None:
    price = mayor.box["lines"][0]["prices"][1]
    for phase, now in (("act", "0"), ("reward", f"{price}+2={price + 2}")):
        lines = drawn(mayor, STANDING.replace("phase=act", f"phase={phase} using=44"))
        (bank,) = (line for line in lines if re.match(r"1 3 +Bank", line))
        assert bank.split(" / ")[0].split()[-4] == now, bank


def test_the_event_and_what_is_known_of_the_stack(mayor: Mayor) -> None:
    position = STANDING.replace("event=2", "event=2 stack=?,?,?,?,?,?,3:1,4:2,1:*")
    mine, other = ("\n".join(drawn(mayor, position, viewer)) for viewer in (0, 2))
    assert "yellow streets are closed; Banks cost 1\N{NO-BREAK SPACE}gold more" in mine
    assert "?, ?, ?, ?, ?, ?, Street Market, ?, Festival" in mine
    assert "?, ?, ?, ?, ?, ?, ?, ?, Festival" in other


def test_a_seat_can_be_told_first(mayor: Mayor) -> None:
    view = mayor.view(mayor.parse_state(STANDING), 0)
    lines = terminal.draw(mayor, view, Messages(mayor, "en"), ["Ann", "Ben", "Cleo"], {}, 2)
    seats = [line for line in lines if re.match(r"\[bold\]\d ", line)]
    assert [line.split()[1] for line in seats] == ["Cleo[/]:", "Ann[/]:", "Ben[/]:"]


def test_a_line_that_waits_for_its_next_tile_is_not_sold_out(mayor: Mayor) -> None:
    position = "mayor phase=reveal faces=9,17,25 hidden=1,2 / citizen=0 / citizen=0 banker=5a"
    lines = drawn(mayor, position)
    assert any(re.match(r" +Bank .*\? / 2$", line) for line in lines)
    assert any(re.match(r".* +Statue .*sold out$", line) for line in lines)


def told(game: Mayor, position: str) -> dict[str, tuple[str, str]]:
    """What is said of each choice, by its notation without the player."""
    view, words = game.view(game.parse_state(position), 0), Messages(game, "en")
    actions = game.legal_actions(view.known, 0)
    return {game.write_action(action)[3:]: terminal.describe(game, view, action, words) for action in actions}


def test_a_placement_says_what_matches(mayor: Mayor) -> None:
    said = told(mayor, "mayor phase=act city=b4:9 / citizen=0 banker=20a marker=shop tiles=3,27 / citizen=0")
    assert said["place 3 b1"] == ("Place Bank 3 on B1", "yellow, N and a piece on the street")
    assert said["place 3 b2"] == ("Place Bank 3 on B2", "yellow, N and a piece on the street")
    assert said["place 3 f4"] == ("Place Bank 3 on F4", "yellow")
    park = mayor.box["tiles"][26]["icons"].count("shop")
    assert said["place 27 b1"] == ("Place Park 27 on B1", "scores nothing" if not park else f"Shop×{park}")


def test_what_the_rainbow_costs_is_no_match(mayor: Mayor) -> None:
    said = told(mayor, "mayor phase=act / citizen=5a marker=statue tiles=3 / citizen=0")
    assert said["place 3 b3"][1] == "N and o"


def test_a_walk_says_where_it_leads(mayor: Mayor) -> None:
    position = "mayor phase=walk cause=price / citizen=0 banker=17a gp=-8 marker=shop tiles=12 / citizen=0"
    said = told(mayor, position)
    assert said["banker 9a"][1].startswith("corner, by 13")
    assert all(text == f"Move the Banker to {action[7:]}" for action, (text, _) in said.items())


def test_long_lists_fold_by_tile(mayor: Mayor) -> None:
    position = "mayor phase=act amenities=yes / citizen=0 marker=statue tiles=3,27 / citizen=0"
    view, words = mayor.view(mayor.parse_state(position), 0), Messages(mayor, "en")
    actions = mayor.legal_actions(view.known, 0)
    folds = [terminal.fold(mayor, view, action, words) for action in actions]
    assert set(folds) == {
        "",  # buying and passing
        "Place Bank 3 (yellow N o)",
        "Place Bank 3 (yellow N o) and take the amenity there",
        f"Place Park 27 ({tile_words.facts(mayor.box, 27, words)})",
        f"Place Park 27 ({tile_words.facts(mayor.box, 27, words)}) and take the amenity there",
    }
    assert folds.count("") == 2


def test_one_tile_s_squares_have_a_prompt_of_their_own(mayor: Mayor) -> None:
    view, words = mayor.view(mayor.parse_state(STANDING), 0), Messages(mayor, "en")
    actions = mayor.legal_actions(view.known, 0)
    assert terminal.prompt(mayor, view, actions, words) == "Place a tile, use an amenity, or pass."
    squares = [action for action in actions if mayor.write_action(action).startswith("P1 place 2 ")]
    assert terminal.prompt(mayor, view, squares, words) == "Choose a square for Bank 2."


@pytest.mark.proof
def test_a_folded_list_is_unfolded_and_folded_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In play: one line a tile, then one a square, its number on the map, and back."""
    monkeypatch.setenv("COLUMNS", "100")
    asked = ["play", "mayor", "--terminal", "--players", "2", "--bots", "random", "--lang", "en"]
    asked += ["--seed", "7", "--save"]

    def shown(typed: str) -> list[str]:
        """What stood there before each choice."""
        record = str(tmp_path / "record.json")
        return CliRunner().invoke(app, [*asked, record], input=typed).stdout.split("Your choice")

    folded = re.compile(r"^ +1 Place (\w+ \d+) \(.*\) (\d+) choices", re.MULTILINE)
    first = next(number for number, text in enumerate(shown("1\n" * 400)) if folded.search(text))
    before, unfolded, again = shown("1\n" * first + "1\nb\nq\n")[first : first + 3]
    found = folded.search(before)
    assert found is not None
    assert folded.search(again)
    assert f"Choose a square for {found[1]}." in unfolded
    assert f"{found[2]} Place {found[1]} on " in unfolded
    assert all(f"({number})" in unfolded for number in range(1, int(found[2]) + 1))
    assert "(1)" not in before


def test_an_amenity_in_use_changes_the_prompt(mayor: Mayor) -> None:
    position = STANDING.replace("event=2", "using=44").replace("phase=act", "phase=act")
    view = mayor.view(mayor.parse_state(position), 0)
    said = terminal.prompt(mayor, view, mayor.legal_actions(view.known, 0), Messages(mayor, "en"))
    assert "Railway Station" in said


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_is_listed(mayor: Mayor, lang: str) -> None:
    headings, rows = terminal.catalog(mayor, Messages(mayor, lang))
    assert len(rows) == 5 + 40 + 9 + 10
    assert {len(row) for row in rows} == {len(headings)}
    for row in rows:
        assert all(cell for cell in row[1:])
        assert not any(IDS.search(cell) for cell in row), row


@pytest.mark.parametrize(
    ("others", "en", "de"),
    [
        ("", "Choose where to move: the Citizen +2.", "Wähle, wohin: Bürger +2."),
        ("citizen=34a", "Choose where to move: the Citizen.", "Wähle, wohin: Bürger."),
    ],
)
def test_a_piece_is_said_to_move_as_far_as_it_does(mayor: Mayor, others: str, en: str, de: str) -> None:
    """And no distance is said where that depends on the way."""
    position = (
        f"mayor phase=walk cause=placement / citizen=32 banker=42 vp=2 / banker=48 {others} / banker=47"
    )
    view = mayor.view(mayor.parse_state(position), 0)
    actions = mayor.legal_actions(view.known, 0)
    assert [terminal.prompt(mayor, view, actions, Messages(mayor, lang)) for lang in ("en", "de")] == [en, de]


def test_sources_are_told(mayor: Mayor) -> None:
    _, rows = terminal.catalog(mayor, Messages(mayor, "en"))
    sources = {(row[0], row[2]): row[3].partition("source: ")[2] for row in rows}
    assert sources["3", "Bank"] == "printed"
    assert sources["4", "Bank"] == "reconstructed; printed: name"
    assert sources["1", "Event"] == "printed"
    assert sources["2", "Event"] == "printed; reconstructed: name"
    assert sources["3", "Event"] == "reconstructed"
    assert sources["", "yellow"] == "printed; derived: type; reconstructed: prices"


PRINTED_NAMES = {"Bank", "Shop", "Church", "Park", "Statue", "Festival"}
SAID_OF_NAMES = {"en": ("source: ", "printed", "reconstructed", "name"),
                 "de": ("Quelle: ", "gedruckt", "nachgebildet", "Name")}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_is_told_to_be_printed_but_those_of_the_rulebook(mayor: Mayor, lang: str) -> None:
    """German words that are not the English ones are ours."""
    before, printed, ours, name = SAID_OF_NAMES[lang]
    for row in terminal.catalog(mayor, Messages(mayor, lang))[1]:
        most, *others = row[3].partition(before)[2].split("; ")
        apart = {source: data.split(", ") for source, _, data in (one.partition(": ") for one in others)}
        told = next((source for source, data in apart.items() if name in data), most)
        assert told == (printed if row[1] in PRINTED_NAMES else ours), row


@pytest.mark.proof
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", BOTH)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_of_a_game_can_be_shown(
    mayor: Mayor, players: int, options: dict[str, str], lang: str
) -> None:
    words, play, rng = Messages(mayor, lang), Play(mayor, mayor.setup(players, options), 3), Rng(3, 1)
    phases = set[int]()
    while not play.over:
        player = mayor.players_to_act(play.state)[0]
        view = mayor.view(play.state, player)
        actions = mayor.legal_actions(view.known, player)
        if rng.below(20) == 0 or play.state.phase not in phases:
            phases.add(play.state.phase)
            shown = [*terminal.draw(mayor, view, words), terminal.prompt(mayor, view, actions, words)]
            chosen = [actions[int(rng.below(len(actions)))] for _ in range(5)]
            shown += [part for action in chosen for part in terminal.describe(mayor, view, action, words)]
            assert not any(IDS.search(line) or "{" in line for line in shown), shown
        play.apply(actions[int(rng.below(len(actions)))])
    end = terminal.ending(mayor, mayor.view(play.state, None), words)
    assert not any(IDS.search(line) or "{" in line for line in end), end


def test_shared_office(mayor: Mayor) -> None:
    position = "mayor phase=over ending=lines / citizen=37a banker=3a / citizen=37b banker=3b / citizen=0"
    lines = terminal.ending(mayor, mayor.view(mayor.parse_state(position), None), Messages(mayor, "en"))
    assert "Sharing the Mayor’s office: Player 1 and Player 2" in lines[-1]


def test_nothing_secret_is_drawn(mayor: Mayor) -> None:
    play, rng = Play(mayor, mayor.setup(3, ALL), 5), Rng(5, 1)
    words = Messages(mayor, "en")
    while not play.over:
        actions = mayor.legal_actions(play.state, mayor.players_to_act(play.state)[0])
        play.apply(actions[int(rng.below(len(actions)))])
        if rng.below(10) == 0:
            view = mayor.view(play.state, 1)
            again = mayor.view(mayor.determinize(view, Rng(8)), 1)
            assert terminal.draw(mayor, view, words) == terminal.draw(mayor, again, words)
