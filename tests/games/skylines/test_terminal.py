"""The table drawn with characters, and everything in the box in words."""

import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from gridtown.cli.program import app
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.games.skylines.board.cards import TYPES, UNIQUE
from gridtown.games.skylines.board.orientations import SIDE
from gridtown.games.skylines.game import Skylines
from gridtown.games.skylines.tables import SCENARIOS
from gridtown.games.skylines.words import terminal
from gridtown.games.skylines.words.cards import card_facts, effects_in_words
from gridtown.games.skylines.words.map import CELL, MARGIN
from gridtown.messages import LANGUAGES, Messages

IDS = re.compile(
    r"\b(type|code|plural|service|stage|short|effect|cause|step|prompt|action|fold|side|terminal|row|column"
    r"|place|tile|cards|rule|event|preview|line|change|option)-[a-z_]+"
)
MARKUP = re.compile(r"\[/?[a-z_ ]*\]")
NAMES = ["Ann", "Ben", "Cleo", "Dora"]

STANDING = (
    "skylines mover=P1 pieces=E money=2 happiness=3 power=-2 employment=-1 traffic=1 skyline=6"
    " city=3:k5+l5+k6+l6,46:g4+g5+h5,17:j5+j6 pile=13 / cards=1,12,25 / cards=4,8,20"
)
FULL = (
    "skylines scenario=4 mover=P2 pieces=D milestone=2 token=P2 news=112 uniques=77,78 stack2=26,27"
    " / cards=20,96 role=86 / cards=36,76 role=91"
)


def drawn(game: Skylines, position: str, seat: int | None = None, **marks: str) -> list[str]:
    """The lines of a position without their styles."""
    view = game.view(game.parse_state(position), 0)
    lines = terminal.draw(game, view, Messages(game, "en"), NAMES, marks, seat)
    return [MARKUP.sub("", line) for line in lines]


def map_of(lines: list[str]) -> dict[str, str]:
    """What is written on each square, by its name; and under "c4 right" and "c4 below" what is beside it."""
    top = next(number for number, line in enumerate(lines) if line.startswith(" " * MARGIN + " A   B"))
    columns = len(lines[top].split())
    said: dict[str, str] = {}
    for row in range(SIDE):
        at = top + 1 + 2 * row
        if at >= len(lines) or not lines[at].startswith(f"{row + 1:>2} "):
            break
        upper, lower = lines[at].ljust(110), lines[at + 1].ljust(110)
        for column in range(columns):
            x, name = MARGIN + (CELL + 1) * column, f"{chr(97 + column)}{row + 1}"
            said[name] = upper[x : x + CELL]
            said[f"{name} right"] = upper[x + CELL]
            said[f"{name} below"] = lower[x : x + CELL]
    return said


# The map


@pytest.mark.parametrize("scenario", SCENARIOS[:-1])
def test_every_square_and_street_is_drawn(skylines: Skylines, scenario: str) -> None:
    found = map_of(drawn(skylines, f"skylines scenario={scenario} / cards=1"))
    layout = skylines.parse_state(f"skylines scenario={scenario} / cards=1").layout
    assert layout is not None
    assert len(found) == 3 * layout.columns * layout.rows
    for row in range(layout.rows):
        for column in range(layout.columns):
            square, name = SIDE * row + column, f"{chr(97 + column)}{row + 1}"
            ground = "   " if layout.piece_of[square] < 0 else " · " if layout.land[square] else "≈≈≈"
            assert found[name] == ground, name
            assert (found[f"{name} right"] == "║") == layout.right[square], name
            assert (found[f"{name} below"] == "═══") == layout.below[square], name


def test_pieces_that_lie_face_down_tell_their_cost(skylines: Skylines) -> None:
    lines = drawn(skylines, STANDING)
    found = map_of(lines)
    assert (found["c3"], found["o3"]) == ("B 4", "A 2")
    assert (found["c2"], found["g1"]) == (" ░ ", " · ")
    assert any("B 4 Piece B, face down, costs 4" in line for line in lines)


def test_a_tile_is_told_by_letters_and_joined(skylines: Skylines) -> None:
    found = map_of(drawn(skylines, STANDING))
    assert (found["k5"], found["k5 right"], found["l5"]) == (" Re", "─", "─Re")
    assert found["k5 below"] == " │ "
    assert (found["j5"], found["j5 right"], found["j5 below"]) == (" Po", " ", " │ ")


def test_services_of_whole_districts_are_in_capitals(skylines: Skylines) -> None:
    lines = drawn(skylines, STANDING)
    assert map_of(lines)["g4"] == " ED"
    assert any("in CAPITALS" in line for line in lines)
    near = drawn(skylines, "skylines city=21:h5+h6 / cards=1")
    assert map_of(near)["h5"] == " Ed"
    assert not any("in CAPITALS" in line for line in near)


def test_choices_are_marked_on_squares(skylines: Skylines) -> None:
    found = map_of(drawn(skylines, STANDING, None, g1="7", h2="12"))
    assert (found["g1"], found["h2"]) == (" 7 ", "12 ")


def test_districts_tell_what_is_free_and_what_serves_them(skylines: Skylines) -> None:
    text = " ".join(" ".join(drawn(skylines, STANDING)).split())
    assert "Districts by their first squares: G4 4 of 7 free, 1 tile, Education" in text
    assert "these districts need a tile: G1 and J1" in text
    again = drawn(skylines, STANDING.replace("pieces=E", "pieces=BEA"))
    assert any("need 2 tiles" in line for line in again)


@pytest.mark.parametrize("city", ["", "city=3:k5+l5+k6+l6"])
def test_a_forced_end_wants_no_tiles(skylines: Skylines, city: str) -> None:
    position = f"skylines pieces=E stack1= stack2= stack3= {city} / cards=1"
    text = " ".join(" ".join(drawn(skylines, position)).split())
    assert "The stacks are empty: The next turn ends the Milestone and the game" in text
    assert "need a tile" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_of_types_differ(skylines: Skylines, lang: str) -> None:
    words = Messages(skylines, lang)
    codes = [words.text(f"code-{type}") for type in TYPES[: UNIQUE + 1]]
    assert len({code.upper() for code in codes}) == len(codes)
    assert {len(code) for code in codes} == {CELL - 1}


# The rest of the table


def test_tracks_are_rulers(skylines: Skylines) -> None:
    lines = drawn(skylines, STANDING)
    assert "City treasury 2 · Skyline 6" in lines
    (happy,) = (line for line in lines if line.startswith("Happiness "))
    assert happy.split() == [
        "Happiness",
        "3",
        f"−5·····0··●{'·' * 22}25",
        "Employment",
        "−1",
        "−5····●0·····5",
    ]
    (power,) = (line for line in lines if line.startswith("Power "))
    assert power.split() == ["Power", "−2", "−5···●·0··········10", "Pollution", "0", "0●··········10"]


def test_cards_lie_before_everybody(skylines: Skylines) -> None:
    lines = drawn(skylines, STANDING)
    assert "    1 Garden Cottages · Re I: Water−1 Employment+1; Healthcare → Money+1" in lines
    assert "   20 Medical Clinic · He I: ■■; Money−1 → Happiness+1" in lines
    assert "Exchange pile: 13 Sawmill" in lines
    assert "Stacks: I 16, II 24, III 25" in lines


def test_prices_are_those_of_now(skylines: Skylines) -> None:
    lines = drawn(skylines, FULL)
    assert "   20 Medical Clinic · He I: ■■ → Happiness+1" in lines  # the Architect builds it free of charge
    assert "   20 Medical Clinic · He I: ■■; Money−1 → Happiness+1" in drawn(skylines, "skylines / cards=20")


def test_cards_say_why_they_can_t_be_played(skylines: Skylines) -> None:
    """Those of the one whose turn it is."""
    position = "skylines money=2 / cards=17,20 / cards=18"
    lines = drawn(skylines, position)
    at = next(index for index, line in enumerate(lines) if " 17 Wind Turbine" in line)
    assert lines[at + 1].strip() == "✗ Wind Turbine costs 3\xa0money; the treasury has 2."
    assert sum("✗" in line for line in lines) == 1
    swapping = drawn(skylines, "skylines phase=swap money=2 milestone=2 / cards=17")
    assert not any("✗" in line for line in swapping)


def test_roles_news_and_unique_buildings_say_what_they_do(skylines: Skylines) -> None:
    text = " ".join(" ".join(drawn(skylines, FULL)).split())
    for sign in (
        "1 Ann: Architect (Healthcare, Education and Parks: price −1; unique",
        "2 Ben: Starting player token · Traffic Planner (",
        "News: Road Construction (Public Transport can’t be used",
        "Football Arena: each Milestone: Happiness+",
        "96 Tax Increase · Policy II: ",
        "Milestone 2 of 4 · Ben to act",
    ):
        assert sign in text, sign


def test_a_seat_can_be_told_first(skylines: Skylines) -> None:
    for seat, order in ((None, ["Ann", "Ben"]), (1, ["Ben", "Ann"])):
        lines = drawn(skylines, FULL, seat)
        assert [line.split()[1].rstrip(":") for line in lines if re.match(r"[12] \w+:", line)] == order


def told(game: Skylines, position: str) -> dict[str, tuple[str, str]]:
    """What is said of each choice of player 1, by its notation without the player."""
    view, words = game.view(game.parse_state(position), 0), Messages(game, "en")
    actions = game.legal_actions(view.known, 0)
    return {game.write_action(action)[3:]: terminal.describe(game, view, action, words) for action in actions}


def test_a_place_says_whether_it_brings_the_reward(skylines: Skylines) -> None:
    card = "phase=place card=1 shape=I2 pieces=A city=20:o5+o6 / cards=2"
    said = told(skylines, f"skylines {card}")
    assert said["place q4,q5"] == ("Build on Q4 and Q5", "no reward")  # across the street
    assert said["place n5,n6"] == ("Build on N5 and N6", "with reward, uses Healthcare")
    assert said["place m5,m6"] == ("Build on M5 and M6", "no reward")


def test_a_service_brings_what_it_brings_anywhere(skylines: Skylines) -> None:
    assert told(skylines, "skylines phase=place card=22 shape=I1 / cards=1")["place c4"] == (
        "Build on C4",
        "",
    )


def test_long_lists_of_places_fold_by_district_and_reward(skylines: Skylines) -> None:
    position = "skylines phase=place card=1 shape=I2 pieces=A city=20:o5+o6 / cards=2"
    view, words = skylines.view(skylines.parse_state(position), 0), Messages(skylines, "en")
    actions = skylines.legal_actions(view.known, 0)
    folds = {terminal.fold(skylines, view, action, words) for action in actions}
    assert "In the district of M4 (with reward, uses Healthcare · Water−1 Employment+1 Money+1)" in folds
    assert "In the district of M4 (no reward · Water−1 Employment+1)" in folds
    assert len(folds) == 5  # four districts, one of them twice
    act = skylines.view(skylines.parse_state(STANDING), 0)
    assert not any(
        terminal.fold(skylines, act, action, words) for action in skylines.legal_actions(act.known, 0)
    )


def test_pieces_to_lay_say_where(skylines: Skylines) -> None:
    position = "skylines scenario=5 phase=lay milestone=0 laid=0 map=A:0:0:0 drawn=BCD pieces= / cards="
    view, words = skylines.view(skylines.parse_state(position), 0), Messages(skylines, "en")
    said = {
        terminal.describe(skylines, view, action, words)[0]
        for action in skylines.legal_actions(view.known, 0)
    }
    assert "Lay Piece B below Piece A, as printed" not in said  # land would meet water
    assert any(re.fullmatch(r"Lay Piece B below Piece A, .*", text) for text in said)
    folds = {terminal.fold(skylines, view, action, words) for action in skylines.legal_actions(view.known, 0)}
    assert "Lay Piece C to the right of Piece A" in folds


def test_tiles_and_stacks_tell_what_is_left(skylines: Skylines) -> None:
    assert told(skylines, "skylines phase=tile card=13 / cards=1")["tile P5"] == (
        "Take a tile: P of five",
        "■■/■■/■· · 2 left",
    )
    said = told(skylines, "skylines phase=draw pile=2 stack3=51 / cards=1")
    assert said["draw 3"] == ("Draw from Stage III", "1 card")
    assert said["take 2"] == (
        "Take Rented Rooms from the exchange pile",
        "Re I: Garbage−1 Employment+1; Employment<0 → Money+2",
    )


@pytest.mark.parametrize(
    ("words", "position"),
    [
        ("Play a card, or exchange one.", "stack1= stack2="),
        ("End the Milestone, and with it the game", "stack1= stack2= stack3="),
        ("where to draw your card from.", "phase=draw"),
        ("in place of the news", "phase=draw reason=news"),
        ("in place of the policy", "phase=draw reason=policy due=1"),
        ("in place of an exchanged one", "phase=draw reason=swap due=1"),
        ("for Sawmill: L of four", "phase=place card=13 shape=L4"),
        ("a tile for Sawmill", "phase=tile card=13"),
    ],
)
def test_prompts(skylines: Skylines, words: str, position: str) -> None:
    view = skylines.view(skylines.parse_state(f"skylines {position} / cards=1"), 0)
    actions = skylines.legal_actions(view.known, 0)
    assert words in terminal.prompt(skylines, view, actions, Messages(skylines, "en"))
    waiting = terminal.prompt(skylines, view, [], Messages(skylines, "en"))
    assert waiting == "Waiting for the others."


def test_a_folded_list_is_unfolded_and_folded_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In play: one line a district and reward, then one a place, and back."""
    monkeypatch.setenv("COLUMNS", "200")
    asked = ["play", "skylines", "--terminal", "--players", "1", "--lang", "en", "--seed", "7"]
    asked += ["--save", str(tmp_path / "record.json")]

    def shown(typed: str) -> list[str]:
        """What stood there before each choice."""
        return CliRunner().invoke(app, asked, input=typed).stdout.split("Your choice")

    folded = re.compile(r"^ +1 In the district of \w+ \(.*\) (\d+) choices ", re.MULTILINE)
    first = next(number for number, text in enumerate(shown("1\n" * 40)) if folded.search(text))
    before, unfolded, again = shown("1\n" * first + "1\nb\nq\n")[first : first + 3]
    found = folded.search(before)
    assert found is not None
    assert folded.search(again)
    assert re.search(rf"^ +{found[1]} Build on ", unfolded, re.MULTILINE)


# Words


@pytest.mark.parametrize(
    ("effect", "en", "de"),
    [
        (
            {"kind": "price", "of": ["service", "unique"], "amount": -1},
            "services and unique buildings: price −1",
            "Servicegebäude und einzigartige Gebäude: Preis −1",
        ),
        (
            {"kind": "cost", "of": ["zone"], "track": "power", "amount": 1},
            "zones: Power cost reduced by 1",
            "Gebiete: Kosten (Strom) um 1 geringer",
        ),
        (
            {"kind": "burden", "of": ["residential"], "track": "water", "amount": -1},
            "Residential zones: extra cost Water−1",
            "Wohngebiete: zusätzliche Kosten Wasser−1",
        ),
        (
            {"kind": "ban", "stage": 3},
            "Stage III cards can’t be played",
            "nicht spielbar: Karten der Stufe III",
        ),
        (
            {"kind": "wages", "amount": 3},
            "Employment away from 0, each Milestone: price +3",
            "Arbeitskräfte abseits von 0, an jedem Meilenstein: Preis +3",
        ),
        ({"kind": "deaf", "of": ["education"]}, "Education can’t be used", "nicht nutzbar: Bildung"),
    ],
)
def test_effects_in_words(skylines: Skylines, effect: dict[str, object], en: str, de: str) -> None:
    said = [effects_in_words({"effects": [effect]}, Messages(skylines, lang)) for lang in LANGUAGES]
    assert said == [en, de]


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ({"services": ["fire", "parks"], "commercial": 3}, "Fire, Parks, 3×Co"),
        ({"track": "crime", "equals": 0}, "Crime=0"),
        ({"residential": 1, "track": "happiness", "above": 5}, "1×Re, Happiness>5"),
    ],
)
def test_conditions_in_signs(skylines: Skylines, condition: dict[str, object], said: str) -> None:
    row = {"cost": {"power": -1}, "condition": condition, "reward": {"money": 2}}
    facts = card_facts(skylines.components(), row, Messages(skylines, "en"))
    assert facts == f"Power−1; {said} → Money+2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_is_listed(skylines: Skylines, lang: str) -> None:
    headings, rows = terminal.catalog(skylines, Messages(skylines, lang))
    box: Any = skylines.components()
    kinds = ("tracks", "boards", "tiles", "cards", "scenarios", "success")
    assert len(rows) == sum(len(box[kind]) for kind in kinds)
    assert [int(row[0]) for row in rows if row[0]] == list(range(1, 116))
    assert {len(row) for row in rows} == {len(headings)}
    for row in rows:
        assert all(cell for cell in row[1:])
        assert not any(cell.startswith((" ", ";")) for cell in row), row
        assert not any(IDS.search(cell) for cell in row), row


def test_sources_are_told(skylines: Skylines) -> None:
    _, rows = terminal.catalog(skylines, Messages(skylines, "en"))
    facts = {row[1]: row[3] for row in rows}
    assert facts["Rented Rooms"].startswith("I: Garbage−1 Employment+1; Employment<0 → Money+2 · source: ")
    assert facts["Rented Rooms"].endswith("source: printed; reconstructed: Stage, name")
    assert facts["Road Construction"].endswith("source: reconstructed; printed: type")


def test_what_a_scenario_is_played_with_is_told(skylines: Skylines) -> None:
    _, rows = terminal.catalog(skylines, Messages(skylines, "en"))
    facts = {row[1]: row[3].replace("\xa0", " ") for row in rows}
    assert facts["Introductory game"] == "pieces BEA; 12 money · source: printed; derived: map"
    assert facts["Scenario 2: The Role Cards"] == (
        "pieces ADCE; unique buildings and roles; 10 money · source: printed; reconstructed: map"
    )
    assert facts["Scenario 5: Lots of Variability"] == (
        "four pieces, drawn at random and laid as you like; unique buildings, roles, policies and news;"
        " 12, 10 or 8 money by difficulty · source: printed"
    )


@pytest.mark.proof
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_choice_of_a_game_can_be_shown(
    skylines: Skylines, players: int, scenario: str, lang: str
) -> None:
    """In words, and but for the odd maps of scenario 5 in 80 columns."""
    words, rng = Messages(skylines, lang), Rng(players, 1)
    play = Play(skylines, skylines.setup(players, {"scenario": scenario}), 3 + players)
    phases = set[int]()
    while not play.over:
        player = skylines.players_to_act(play.state)[0]
        view = skylines.view(play.state, player)
        actions = skylines.legal_actions(view.known, player)
        if rng.below(20) == 0 or play.state.phase not in phases:
            phases.add(play.state.phase)
            table = terminal.draw(skylines, view, words, NAMES)
            assert scenario == "5" or all(len(MARKUP.sub("", line)) <= terminal.WIDTH for line in table)
            shown = [*table, terminal.prompt(skylines, view, actions, words)]
            chosen = [actions[int(rng.below(len(actions)))] for _ in range(5)]
            shown += [part for action in chosen for part in terminal.describe(skylines, view, action, words)]
            shown += [terminal.fold(skylines, view, action, words) for action in chosen]
            assert not any(IDS.search(line) or "{" in line for line in shown), shown
        play.apply(actions[int(rng.below(len(actions)))])
    end = terminal.ending(skylines, skylines.view(play.state, None), words)
    assert not any(IDS.search(line) or "{" in line for line in end), end


@pytest.mark.parametrize(
    ("ending", "score", "last", "verdict"),
    [
        ("completed", 34, "Overall Happiness 34: Showcase City", "That is a success for Ann and Ben."),
        (
            "completed",
            12,
            "Overall Happiness 12: Ambitious City",
            "That is not yet a success for Ann and Ben.",
        ),
        ("stuck", 40, "The game is lost, with an overall Happiness of 40.", ""),
    ],
)
def test_endings(skylines: Skylines, ending: str, score: int, last: str, verdict: str) -> None:
    position = f"skylines phase=over ending={ending} skyline={score} / cards=1 / cards=2"
    view = skylines.view(skylines.parse_state(position), None)
    lines = [
        MARKUP.sub("", line) for line in terminal.ending(skylines, view, Messages(skylines, "en"), NAMES)
    ]
    assert last in lines
    assert lines[-1] == (verdict or last)
