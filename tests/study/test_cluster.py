"""A Ray cluster as an executor: several nodes on this machine, one of which is killed."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.registry import game_of
from tests.study.report.test_noted import asked

from gridtown.study import dataset
from gridtown.study.cluster import Cluster, NoCluster
from gridtown.study.report.noted import play_all
from gridtown.study.simulate import new_job
from gridtown.study.work import Crew

NODES = 3


def test_without_ray_the_way_to_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"pip install 'gridtown\[cluster\]'"):
        Cluster("auto")


@pytest.fixture
def nodes() -> Iterator[Any]:
    """A cluster of processes that stand for machines."""
    utils = pytest.importorskip("ray.cluster_utils", reason="needs Ray: pip install 'gridtown[cluster]'")
    there = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    for _ in range(NODES - 1):
        there.add_node(num_cpus=1)
    yield there
    there.shutdown()


def refuse(word: str) -> None:
    raise ValueError(word)


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_lost_machine_changes_no_row(nodes: Any) -> None:
    wanted, done = asked("neom", 3), list[int]()
    victim = next(node for node in nodes.worker_nodes if not node.head)

    def told(count: int) -> None:
        done.append(count)
        if sum(done) >= 5 and victim in nodes.worker_nodes:
            nodes.remove_node(victim, allow_graceful=False)

    with Cluster(nodes.address) as at_work:
        assert at_work.processors == NODES
        there = play_all(wanted, 40, Crew(at_work, at_work.processors, told))
        with pytest.raises(ValueError, match="so it goes"):
            at_work.submit(refuse, "so it goes").result()
    assert victim not in nodes.worker_nodes
    assert sum(done) == 40
    assert there == play_all(wanted, 40)


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_lost_machine_changes_no_row_of_a_data_set(nodes: Any, tmp_path: Path) -> None:
    polars = pytest.importorskip("polars", reason="without the extra study")
    game, done = game_of("neom"), list[int]()
    wanted = dataset.Asked(new_job(game, None, game.setup(3), ["random"], 77))
    victim = next(node for node in nodes.worker_nodes if not node.head)

    def told(count: int) -> None:
        done.append(count)
        if sum(done) == 5:
            nodes.remove_node(victim, allow_graceful=False)

    with Cluster(nodes.address) as at_work:
        matches = dataset.games(wanted, 30, Crew(at_work, at_work.processors, told))
        written = dataset.write(tmp_path / "there.parquet", wanted, matches)
    dataset.write(tmp_path / "here.parquet", wanted, dataset.games(wanted, 30))
    assert (victim in nodes.worker_nodes, sum(done), written.matches) == (False, 30, 30)
    there, here = (polars.read_parquet(tmp_path / f"{name}.parquet") for name in ("there", "here"))
    assert there.equals(here)


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nowhere", "127.0.0.1:here"])
def test_where_no_cluster_is_that_is_told(address: str) -> None:
    with pytest.raises(NoCluster, match=f"no Ray cluster answers at {address}"):
        Cluster(address)
