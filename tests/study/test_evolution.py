"""The evolution strategy, and a training in miniature of a policy that is tuned by whole games."""

import json
import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.study.tuned_toy import START, TogetherToy, TunedToy

from gridtown.core.policy_weights import read_policy
from gridtown.core.weights import take_in
from gridtown.games import VARIABLE, load
from gridtown.study.evolution import FIRST_SIGMA, LARGEST_SIGMA, Evolution, population
from gridtown.study.evolution_lesson import MEASURED, STATE, EvolutionLesson
from gridtown.study.executor import Inline, executor
from gridtown.study.fit import CannotTrain
from gridtown.study.lesson import POLICY, Training
from gridtown.study.train import open_lesson, train

np = pytest.importorskip("numpy")

TUNING = Training(POLICY, "tuned_toy", 2, (("length", "long"),), games=24, rounds=8, seed=3)
SHORT = replace(TUNING, games=4, rounds=2)


@pytest.fixture(autouse=True)
def _toy_is_registered(root: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(VARIABLE, str(root / "tests/study/tuned_toy.py"))
    open_lesson.cache_clear()
    yield
    open_lesson.cache_clear()


def evolved(scales: list[float], generations: int, noise: float = 0.0) -> Evolution:
    """Where a search for the bottom of a bowl comes to, begun at a distance of 3 in every direction."""
    random = np.random.default_rng(1)
    found = Evolution.start([3.0] * len(scales))
    for _ in range(generations):
        samples = random.standard_normal((population(len(scales)), len(scales)))
        bowl = -(np.asarray(scales) * found.candidates(samples) ** 2).sum(axis=1)
        found = found.after(samples, bowl + noise * random.standard_normal(len(samples)))
    return found


@pytest.mark.parametrize("scales", [[1.0], [1.0] * 8, [0.01, 0.1, 1.0, 10.0]])
def test_it_finds_the_bottom_of_a_bowl(scales: list[float]) -> None:
    """Also where some directions count a thousand times as much as others."""
    found = evolved(scales, 300)
    assert np.abs(found.mean).max() < 0.01
    assert found.sigma < FIRST_SIGMA / 4


def test_variances_follow_how_much_a_direction_counts() -> None:
    variances = evolved([0.01, 0.1, 1.0, 10.0], 60).variances
    assert list(variances) == sorted(variances, reverse=True)
    assert variances[0] > 20 * variances[-1]


def test_it_gets_near_where_luck_is_as_large_as_what_it_seeks() -> None:
    assert np.abs(evolved([1.0] * 8, 200, noise=4.0).mean).max() < 1.5


def test_it_takes_no_longer_steps_than_it_may() -> None:
    """Where the way up never ends."""
    found, random = Evolution.start([0.0, 0.0]), np.random.default_rng(2)
    for _ in range(50):
        samples = random.standard_normal((population(2), 2))
        found = found.after(samples, found.candidates(samples).sum(axis=1))
    assert found.sigma == LARGEST_SIGMA
    assert np.isfinite(found.mean).all()
    assert found.mean.max() > 10


def test_one_generation_is_the_tutorial_s() -> None:
    """Worked out by hand: two dimensions, four candidates, of which the first and the third are best."""
    before = Evolution(
        np.array([1.0, 2.0]), 0.5, np.array([4.0, 1.0]), np.array([0.1, 0.0]), np.array([0.0, 0.2]), 3
    )
    samples = np.array([[1.0, 0.0], [0.0, 1.0], [0.0, -1.0], [-1.0, 0.0]])
    after = before.after(samples, np.array([4.0, 1.0, 3.0, 2.0]))
    raw = [math.log(2.5), math.log(2.5) - math.log(2)]
    first, second = raw[0] / sum(raw), raw[1] / sum(raw)
    mu_eff = 1 / (first**2 + second**2)
    shift = (2 * first, -second)
    assert after.mean.tolist() == pytest.approx([1 + 0.5 * shift[0], 2 + 0.5 * shift[1]])
    c_sigma = (mu_eff + 2) / (2 + mu_eff + 5)
    push = math.sqrt(c_sigma * (2 - c_sigma) * mu_eff)
    path = [(1 - c_sigma) * 0.1 + push * first, -push * second]
    assert after.path_sigma.tolist() == pytest.approx(path)
    expected = math.sqrt(2) * (1 - 1 / 8 + 1 / 84)
    length = math.hypot(*path)
    assert after.sigma == pytest.approx(0.5 * math.exp(c_sigma / (1 + c_sigma) * (length / expected - 1)))
    assert length / math.sqrt(1 - (1 - c_sigma) ** 8) < (1.4 + 2 / 3) * expected  # h_sigma is 1
    c_c = (4 + mu_eff / 2) / (2 + 4 + mu_eff)
    pull = math.sqrt(c_c * (2 - c_c) * mu_eff)
    path_c = [pull * shift[0], (1 - c_c) * 0.2 + pull * shift[1]]
    assert after.path_c.tolist() == pytest.approx(path_c)
    c_1 = 2 / (3.3**2 + mu_eff) * 4 / 3
    c_mu = 2 * (mu_eff - 2 + 1 / mu_eff) / (16 + mu_eff) * 4 / 3
    kept, squares = 1 - c_1 - c_mu, (4 * first, second)
    wanted = [
        kept * old + c_1 * way**2 + c_mu * square
        for old, way, square in zip((4, 1), path_c, squares, strict=True)
    ]
    assert after.variances.tolist() == pytest.approx(wanted)
    assert after.generation == 4


def test_while_the_path_is_too_long_only_the_step_grows() -> None:
    """The covariance's path stalls (h_sigma is 0), and what it would add to the variances stands still."""
    before = Evolution(np.zeros(2), 0.3, np.ones(2), np.array([9.0, 0.0]), np.array([0.0, 0.2]), 3)
    samples = np.array([[1.0, 0.0], [0.0, 1.0], [0.0, -1.0], [-1.0, 0.0]])
    after = before.after(samples, np.array([4.0, 1.0, 3.0, 2.0]))
    raw = [math.log(2.5), math.log(2.5) - math.log(2)]
    first, second = raw[0] / sum(raw), raw[1] / sum(raw)
    mu_eff = 1 / (first**2 + second**2)
    c_c = (4 + mu_eff / 2) / (2 + 4 + mu_eff)
    assert after.path_c.tolist() == pytest.approx([0, (1 - c_c) * 0.2])
    c_1 = 2 / (3.3**2 + mu_eff) * 4 / 3
    c_mu = 2 * (mu_eff - 2 + 1 / mu_eff) / (16 + mu_eff) * 4 / 3
    kept = 1 - c_1 - c_mu + c_1 * c_c * (2 - c_c)
    wanted = [kept + c_mu * first, kept + c_1 * ((1 - c_c) * 0.2) ** 2 + c_mu * second]
    assert after.variances.tolist() == pytest.approx(wanted)
    assert after.sigma == LARGEST_SIGMA


def test_many_candidates_in_few_dimensions_are_damped() -> None:
    before = Evolution.start([0.0])
    samples = np.linspace(-2, 2, 12).reshape(-1, 1)
    after = before.after(samples, np.arange(12))
    raw = [math.log(6.5) - math.log(place) for place in range(1, 7)]
    weights = [each / sum(raw) for each in raw]
    mu_eff = 1 / sum(each**2 for each in weights)
    c_sigma = (mu_eff + 2) / (mu_eff + 6)
    damping = 1 + c_sigma + 2 * (math.sqrt((mu_eff - 1) / 2) - 1)
    shift = sum(weight * sample for weight, sample in zip(weights, samples[::-1, 0].tolist(), strict=False))
    length = math.sqrt(c_sigma * (2 - c_sigma) * mu_eff) * shift
    expected = 1 - 1 / 4 + 1 / 21
    assert damping > 1 + c_sigma
    wanted = FIRST_SIGMA * math.exp(min(1, c_sigma / damping * (length / expected - 1)))
    assert after.sigma == pytest.approx(min(wanted, LARGEST_SIGMA))


def test_what_is_written_down_goes_on_as_before() -> None:
    found = evolved([1.0, 4.0], 5)
    again = Evolution.from_json(json.loads(json.dumps(found.to_json())), 2)
    samples = np.random.default_rng(2).standard_normal((population(2), 2))
    assert again.to_json() == found.to_json()
    one, other = (each.after(samples, np.arange(len(samples))) for each in (found, again))
    assert one.to_json() == other.to_json()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """A whole tuning."""
    made = tmp_path_factory.mktemp("tuning")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(request.config.rootpath / "tests/study/tuned_toy.py"))
        train(TUNING, made, Inline())
    return made


def test_it_finds_weights_that_win_more(folder: Path) -> None:
    said = read_policy((folder / "2p.policy").read_bytes())
    assert said["measured_games"] == 240
    assert said["gain"] > 3 * said["gain_error"] > 0


def test_the_header_says_how_it_was_made_and_not_where_it_stood(folder: Path) -> None:
    said = read_policy((folder / "2p.policy").read_bytes())
    assert (said["game"], said["players"], said["games"], said["round"]) == ("tuned_toy", 2, 24, 8)
    assert (said["options"], said["seed"]) == ({"length": "long"}, f"{3:032x}")
    assert STATE not in said
    assert set(said["weights"]) == set(START)


def test_the_game_plays_by_what_was_found(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "2p.policy").write_bytes((folder / "2p.policy").read_bytes())
    game = TunedToy()
    assert take_in(game, tmp_path) == {}
    said = read_policy((tmp_path / "2p.policy").read_bytes())["weights"]
    assert game.numbers["2p"] == [said[name][0] for name in START]
    assert game.numbers["2p"] != list(START.values())


def lesson_of(training: Training) -> EvolutionLesson:
    lesson = open_lesson(training)
    assert isinstance(lesson, EvolutionLesson)
    return lesson


def test_no_weight_leaves_its_bounds(tmp_path: Path) -> None:
    """Whoever bids least gets most here, so that it is drawn beyond the bound; the mean stays at it."""
    lesson, path = lesson_of(SHORT), tmp_path / "round-1.policy"
    first = [each.start for each in lesson.tuned]
    assert lesson._weights(np.array([-3.0, 10.0**9])) == [lesson.tuned[0].least, lesson.tuned[1].most]
    for number in range(population(2)):
        score = round(-1000 * lesson._state(None).candidates(lesson._samples(1))[number][0])
        np.savez(tmp_path / f"{number}.npz", results=np.array([score] * SHORT.games))
    files = [tmp_path / f"{number}.npz" for number in range(population(2))]
    path.write_bytes(lesson.fit(1, [files], None, lambda *_: None))
    said = read_policy(path.read_bytes())
    assert said["weights"]["first"] == [0] == first[:1]
    assert said[STATE]["mean"][0] == 0.0


def test_it_is_the_same_from_any_number_of_workers_and_after_a_break(tmp_path: Path) -> None:
    whole = train(SHORT, tmp_path / "whole", Inline()).read_bytes()
    with executor(2) as at_work:
        assert train(SHORT, tmp_path / "two", at_work, 2).read_bytes() == whole
    broken = tmp_path / "two"
    for path in (*broken.glob("*.policy"), broken / "round-2/00003.npz"):
        path.unlink()
    assert train(SHORT, broken, Inline()).read_bytes() == whole
    assert train(replace(SHORT, seed=4), tmp_path / "other", Inline()).read_bytes() != whole


def half(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:100])


def too_few(file: Path) -> None:
    np.savez(file, results=np.array([1]))


def not_whole(file: Path) -> None:
    np.savez(file, results=np.array([1.0, math.nan, 0.0, 2.0]))


def square(file: Path) -> None:
    np.savez(file, results=np.array([[1, 2], [3, 4]]))


def bare(file: Path) -> None:
    with file.open("wb") as opened:
        np.save(opened, np.array([1, 2, 3, 4]))


def nameless(file: Path) -> None:
    np.savez(file, other=np.array([1, 2, 3, 4]))


@pytest.mark.parametrize("damage", [half, too_few, not_whole, square, bare, nameless])
@pytest.mark.parametrize("round", [2, 3])
def test_damaged_games_are_named_with_a_mend(
    tmp_path: Path, damage: Callable[[Path], None], round: int
) -> None:
    """In a round, and in the one that measures."""
    whole = train(SHORT, tmp_path, Inline()).read_bytes()
    (tmp_path / f"round-{round}.policy").unlink()
    file = tmp_path / f"round-{round}/00001.npz"
    damage(file)
    with pytest.raises(CannotTrain, match=r"00001\.npz .*; delete it, and its games are played again"):
        train(SHORT, tmp_path, Inline())
    file.unlink()
    assert train(SHORT, tmp_path, Inline()).read_bytes() == whole


def without_state(said: dict[str, Any]) -> None:
    del said[STATE]


def shorter(said: dict[str, Any]) -> None:
    said[STATE]["mean"].pop()


def no_number(said: dict[str, Any]) -> None:
    said[STATE]["sigma"] = math.nan


def no_variance(said: dict[str, Any]) -> None:
    said[STATE]["variances"][0] = 0.0


def no_generation(said: dict[str, Any]) -> None:
    said[STATE]["generation"] = math.inf


def far_away(said: dict[str, Any]) -> None:
    said[STATE]["mean"][1] = 1e308


def of_another_round(said: dict[str, Any]) -> None:
    said["round"] = 2


def of_another_seed(said: dict[str, Any]) -> None:
    said["seed"] = f"{4:032x}"


def other_weights(said: dict[str, Any]) -> None:
    said["weights"]["eager"] = [77]


DAMAGES = [
    without_state, shorter, no_number, no_variance, no_generation, far_away, of_another_round,
    of_another_seed, other_weights, None,
]  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_round_is_named_with_a_mend(
    tmp_path: Path, damage: Callable[[dict[str, Any]], None] | None
) -> None:
    whole, file = train(SHORT, tmp_path, Inline()).read_bytes(), tmp_path / "round-1.policy"
    said = read_policy(file.read_bytes())
    if damage is not None:
        damage(said)
    file.write_text(json.dumps(said) if damage is not None else "", encoding="utf-8")
    with pytest.raises(CannotTrain, match=r"round-1\.policy is damaged: .*; delete it, and it is made again"):
        train(SHORT, tmp_path, Inline())
    file.unlink()
    assert train(SHORT, tmp_path, Inline()).read_bytes() == whole


def test_another_training_is_told_apart_by_what_differs(tmp_path: Path) -> None:
    train(SHORT, tmp_path, Inline())
    with pytest.raises(CannotTrain, match="holds another training: games 4, not 5; seed 3, not 9; name"):
        train(replace(SHORT, games=5, seed=9), tmp_path, Inline())
    (tmp_path / "job.json").write_text("{", encoding="utf-8")
    with pytest.raises(CannotTrain, match=r"holds a training whose job\.json is damaged; name another"):
        train(SHORT, tmp_path, Inline())


def test_a_round_that_can_t_be_kept_is_named_with_a_mend(tmp_path: Path) -> None:
    (tmp_path / "round-1").write_text("no folder", encoding="utf-8")
    with pytest.raises(CannotTrain, match=r"round-1 can't be made: .*; make room, or name another folder"):
        train(SHORT, tmp_path, Inline())


def test_a_training_that_began_elsewhere_is_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The state counts in steps from the first weights."""
    train(SHORT, tmp_path, Inline())
    monkeypatch.setattr(lesson_of(SHORT).tuned[1], "step", 31)
    with pytest.raises(CannotTrain, match="another training"):
        train(SHORT, tmp_path, Inline())


def test_all_candidates_of_a_round_play_the_same_games() -> None:
    lesson = lesson_of(TUNING)
    chunks = lesson.chunks(1, None)
    assert len(chunks) == population(len(START))
    assert {tuple(chunk.seeds()) for chunk in chunks} == {tuple(chunks[0].seeds())}
    assert set(chunks[0].seeds()).isdisjoint(lesson.chunks(2, None)[0].seeds())
    last = lesson.chunks(lesson.rounds(), None)
    assert len({seed for chunk in last for seed in chunk.seeds()}) == MEASURED * TUNING.games


def test_every_seating_is_as_likely() -> None:
    """Setups, seats, and what the others follow."""
    lesson = lesson_of(replace(TUNING, players=3))
    seatings = [lesson.seating(seed) for seed in range(1200)]
    assert {each.setup.players for each in seatings} == {3}
    for kind in (
        [each.setup.options["length"] == "long" for each in seatings],
        [each.expected == 0 for each in seatings],
    ):
        assert 540 < sum(kind) < 660
    for seat in range(3):
        mine = [each for each in seatings if each.seat == seat]
        assert 340 < len(mine) < 460
        assert {each.expected for each in mine} == {0, 0b111 & ~(1 << seat)}


class Recorder:
    """An arena that notes who would play by which weights. weights: of the toys, when it was asked."""

    def __init__(self, lesson: EvolutionLesson) -> None:
        self.lesson, self.arena = lesson, lesson.arena
        self.seen: list[tuple[int, list[list[int]], int]] = []

    def play(self, setup: Any, seed: int, seats: list[Any], expected: int) -> Any:
        self.seen.append((seed, [list(game.numbers["2p"]) for game in seats], expected))
        return self.arena.play(setup, seed, seats, expected)


@pytest.mark.parametrize("kind", [TunedToy, TogetherToy])
def test_the_candidate_has_its_seat_and_where_all_win_together_all_seats(
    monkeypatch: pytest.MonkeyPatch, kind: type[TunedToy]
) -> None:
    monkeypatch.setattr("gridtown.study.lesson.load", lambda _: kind())
    monkeypatch.setattr("gridtown.study.evolution_lesson.load", lambda _: kind())
    lesson = EvolutionLesson(replace(TUNING, games=60))
    recorder = Recorder(lesson)
    monkeypatch.setattr(lesson, "arena", recorder)
    chunk = lesson.chunks(1, None)[3]
    results = lesson.results(chunk, np.array([1.0, 2.0]), np.array([3.0, 4.0]))
    ours, theirs = [100, 60], [300, 120]
    assert [seed for seed, _, _ in recorder.seen] == list(chunk.seeds())
    for (seed, weights, expected), result in zip(recorder.seen, results.tolist(), strict=True):
        seating = lesson.seating(seed)
        together = kind is TogetherToy
        wanted = [ours if together or seat == seating.seat else theirs for seat in range(2)]
        assert (weights, expected) == (wanted, 0 if together else seating.expected)
        seats = [lesson.game if each == ours else lesson.others for each in weights]
        end = recorder.arena.play(seating.setup, seed, seats, expected)
        assert result == lesson.game.utility(end, seating.seat)
    assert len({expected for _, _, expected in recorder.seen}) == (1 if kind is TogetherToy else 3)


def test_what_was_found_is_measured_against_what_it_began_with(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the same games, each once by the weights found, and once by the first ones in the same seat."""
    lesson = lesson_of(TUNING)
    weights = (folder / "round-8.policy").read_bytes()
    found = [each[0] for each in read_policy(weights)["weights"].values()]
    recorder = Recorder(lesson)
    monkeypatch.setattr(lesson, "arena", recorder)
    lesson.play(lesson.chunks(lesson.rounds(), weights)[0])
    first, half = list(START.values()), TUNING.games
    for (seed, tuned, expected), again in zip(recorder.seen[:half], recorder.seen[half:], strict=True):
        seat = lesson.seating(seed).seat
        assert tuned == [found if player == seat else first for player in range(2)]
        assert again == (seed, [first, first], expected)


def test_the_gain_is_in_points_with_its_standard_error(folder: Path, tmp_path: Path) -> None:
    lesson = lesson_of(replace(TUNING, games=2))
    files = [tmp_path / f"{number}.npz" for number in range(2)]
    for file, results in zip(files, ([1000, 3000], [2000, 6000]), strict=True):
        np.savez(file, results=np.array(results))
    weights = (folder / "round-8.policy").read_bytes()
    said = read_policy(lesson.fit(lesson.rounds(), [files], weights, lambda *_: None))
    assert (said["measured_games"], said["gain"]) == (4, 3.0)
    assert said["gain_error"] == pytest.approx(math.sqrt((4 + 0 + 1 + 9) / 3 / 4), abs=0.001)


def test_a_game_that_is_always_the_same_object_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = TunedToy()
    for module in ("lesson", "evolution_lesson", "train"):
        monkeypatch.setattr(f"gridtown.study.{module}.load", lambda _: toy)
    with pytest.raises(CannotTrain, match="the same object"):
        open_lesson(TUNING)


def test_skylines_habits_are_tuned_at_every_table_they_are_for() -> None:
    """Every scenario as often, whatever options it has."""
    lesson = lesson_of(Training(POLICY, "skylines", 2, (("scenario", "3"),), games=2, rounds=1, seed=1))
    setups = [lesson.seating(seed).setup for seed in range(1200)]
    assert not lesson.contest
    introduction, *scenarios = load("skylines").facts.options[0].values
    assert introduction not in {setup.options["scenario"] for setup in setups}
    for scenario in scenarios:
        assert 170 < sum(setup.options["scenario"] == scenario for setup in setups) < 310
    for players in (1, 2, 3, 4):
        assert 240 < sum(setup.players == players for setup in setups) < 360


def test_mayor_s_weights_are_tuned_in_all_its_variants() -> None:
    lesson = lesson_of(Training(POLICY, "mayor", 3, (), games=2, rounds=1, seed=1))
    setups = [lesson.seating(seed).setup for seed in range(200)]
    assert lesson.contest
    assert {setup.players for setup in setups} == {3}
    assert len({tuple(setup.options.items()) for setup in setups}) == 4
