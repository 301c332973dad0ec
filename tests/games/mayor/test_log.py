"""What Mayor's log and previews say was gained or paid is what the pieces moved by, in both languages."""

import re
from collections import Counter

import pytest
from tests.games.mayor.test_truth import all_setups, mayor, setup_of

from gridtown.bots.greedy import GreedyBot
from gridtown.cli.action_text import preview_words
from gridtown.core.build import compiled
from gridtown.core.event import Event
from gridtown.core.game import Setup
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.mayor.state import WALKING, MayorState
from gridtown.messages import LANGUAGES, Messages

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
RICH = [
    "mayor amenities=yes event=1 phase=move / banker=48 / banker=47 / banker=46",
    "mayor event=1 phase=move / citizen=41 banker=45 / citizen=40a banker=46 / citizen=42 banker=47",
]
"""Positions in which Bankers soon stand before 50."""

SHORT = {
    "a Banker that stays": ("mayor / banker=49 / banker=48 / banker=47", "P1 pass", "stayed"),
    "a Banker that gets a part": ("mayor / banker=48 / banker=46 / banker=45", "P1 pass", "walked"),
    "a reward": (
        "mayor phase=reward amenities=yes using=41 / tiles=41 banker=47 /",
        "P1 reward gp",
        "walked",
    ),
    "a Banker beside it": (
        "mayor / citizen=26 banker=9c marker=shop tiles=11 / citizen=15d banker=49 / banker=14d",
        "P1 place 11 e2",
        "stayed",
    ),
}
"""Where less is gained than is due: a position, an action, and what is told of the Banker."""

DROPPED = "mayor / citizen=48 banker=44 marker=church tiles=3 / citizen=3a banker=7b / ", "P1 place 3 a4"
"""A placement that makes its player Mayor, so that nobody gets the gold that was due."""

PLIES = 250
PREVIEWED = 3
"""The preview of one action in so many is read."""

LINES = {"en": {"VP": "vp", "gold": "gp"}, "de": {"SP": "vp", "Gold": "gp"}}
PRICE = {"en": r"\((?:price|fee): \d+ (?:gold|VP)\)", "de": r"\((?:Preis|Kosten): \d+ (?:Gold|SP)\)"}
LOST = {"en": r"(\d+) (?:gold )?lost", "de": r"verloren: (\d+)(?: Gold)?"}

Sums = Counter[tuple[int, str]]
"""By player and line."""


def stands(state: MayorState) -> dict[tuple[int, str], int]:
    """Everybody's points and gold: the numbers under their pieces."""
    found = {}
    for player, pieces in enumerate(state.players):
        found[player, "vp"], found[player, "gp"] = int(pieces.citizen >> 2), int(pieces.banker >> 2)
    return found


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def claims(event: Event, text: str, lang: str) -> Sums:
    """What a line of the log says that somebody gained or paid."""
    unit = "|".join(LINES[lang])
    said = re.findall(rf"([+−]\d+) ({unit})", text)
    plain = re.sub(rf"[+−]\d+ (?:{unit})|{PRICE[lang]}|{LOST[lang]}", "", text)
    assert not re.search(rf"\d+ (?:{unit})", plain), f"{text} names a sum that nobody need have got"
    return Counter({(event.player, LINES[lang][line]): number(amount) for amount, line in said})


def foretold(said: list[str], player: int, lang: str) -> tuple[Sums, set[tuple[int, str]]]:
    """What the lines of a preview say that everybody gains or pays; and who may still gain something else."""
    sums, open = Sums(), set[tuple[int, str]]()
    for text in said:
        found = re.match(rf"(?:(\w+): )?({'|'.join(LINES[lang])}) ([+−]\d+) ", text)
        if found:
            whose = NAMES.index(found[1]) if found[1] else player
            sums[whose, LINES[lang][found[2]]] += number(found[3])
            if text.endswith("?"):
                open.add((whose, LINES[lang][found[2]]))
    return sums, open


class Reading:
    """Games whose lines are read."""

    def __init__(self, lang: str) -> None:
        self.lang, self.words = lang, Messages(mayor(), lang)
        self.told: Counter[str] = Counter()

    def play(self, setup: Setup, state: MayorState, seed: int, greedy: bool) -> None:
        rng, bot = Rng(seed), GreedyBot(mayor(), Rng(seed, 1)) if greedy else None
        for _ in range(PLIES):
            if not state.to_act:
                break
            if state.to_act == CHANCE_ACTS:
                state = self.read(state, int(mayor().draw(state, rng)))
                continue
            player = mayor().players_to_act(state)[0]
            legal = mayor().legal_actions(state, player)
            action = legal[int(rng.below(len(legal)))]
            if bot is not None:
                action = bot.act(mayor().view(state, player), legal)
            if not rng.below(PREVIEWED):
                self.read_preview(state, player, action)
            state = self.read(state, action)
        assert setup.players == state.size

    def read(self, state: MayorState, action: int) -> MayorState:
        """Hold what is told of an action against the state before and after it."""
        heard: list[Event] = []
        before, after = stands(state), mayor().apply(state, action, heard)
        said = Sums()
        for event in heard:
            text = self.words.event(event, NAMES).replace("\N{NO-BREAK SPACE}", " ")
            said.update(claims(event, text, self.lang))
            lost = re.search(LOST[self.lang], text)
            self.told[
                f"{event.id}{' lost' if lost else ''}{' pushed' if event.args.get('pushed') else ''}"
            ] += 1
        became = {key: now - before[key] for key, now in stands(after).items()}
        assert {key: said[key] for key in became} == became, mayor().write_state(state)
        return after

    def read_preview(self, state: MayorState, player: int, action: int) -> None:
        """Hold what is foretold of an action against what becomes of everybody once all have walked."""
        view = mayor().view(state, player)
        said = preview_words(mayor(), view, action, self.words, NAMES)
        sums, open = foretold([text.replace("\N{NO-BREAK SPACE}", " ") for text in said], player, self.lang)
        before, after = stands(state), mayor().apply(state, action)
        while after.phase == WALKING:
            walker = mayor().players_to_act(after)[0]
            after = mayor().apply(after, mayor().legal_actions(after, walker)[0])
        for key, now in stands(after).items():
            assert key in open or sums[key] == now - before[key], f"{mayor().write_state(state)}: {said}"


def read_games(lang: str, seeds: int) -> Reading:
    """Games from the beginning in all setups, and from positions with Bankers before 50."""
    reading = Reading(lang)
    for seed in range(seeds):
        for setup in all_setups():
            reading.play(setup, mayor().initial(setup), seed, greedy=seed % 2 == 1)
        for position in RICH:
            reading.play(setup_of(position), mayor().parse_state(position), seed, greedy=seed % 2 == 1)
    return reading


@pytest.mark.compiled
@pytest.mark.proof
@pytest.mark.parametrize("lang", ["de", pytest.param("en", marks=pytest.mark.variant)])
def test_what_is_said_to_be_gained_is_what_was_gained(lang: str) -> None:
    told = read_games(lang, 4 if compiled() else 2).told
    wanted = {"walked", "walked lost", "walked pushed", "passed", "scored", "scored-beside", "rewarded"}
    assert wanted <= set(told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("position", "text", "told"), SHORT.values(), ids=SHORT)
def test_gold_that_a_banker_before_50_does_not_get_is_told_to_be_lost(
    position: str, text: str, told: str, lang: str
) -> None:
    reading, state = Reading(lang), mayor().parse_state(position)
    player, action = mayor().players_to_act(state)[0], mayor().parse_action(text)
    reading.read_preview(state, player, action)
    reading.read(state, action)
    assert reading.told[f"{told} lost"] == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_gold_that_comes_to_nothing_with_the_mayor_is_not_said_to_be_gained(lang: str) -> None:
    reading, state = Reading(lang), mayor().parse_state(DROPPED[0])
    action = mayor().parse_action(DROPPED[1])
    reading.read_preview(state, 0, action)
    reading.read(state, action)
    assert (reading.told["walked"], reading.told["mayor"]) == (1, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_with_bankers_before_50_are_read(lang: str) -> None:
    reading = Reading(lang)
    for position in RICH:
        reading.play(setup_of(position), mayor().parse_state(position), 1, greedy=False)
    assert reading.told["walked"] > 10
