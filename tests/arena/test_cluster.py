"""Matches on a Ray cluster: the same results as here, and each counted once, whatever becomes of a node."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.arena.contestants import Contestant
from ludoteka.arena.ledger import Ledger
from ludoteka.arena.match import Result
from ludoteka.arena.schedule import schedule
from ludoteka.arena.series import local_runner, ray_runner, run_series

if os.environ.get("CI") == "true":
    import ray
else:
    ray = pytest.importorskip("ray", reason="RAY IS NOT INSTALLED: the arena on a cluster is NOT tested here")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A cluster of this machine alone, with an address of its own: one who leads, and two nodes that play."""
    from ray.cluster_utils import Cluster

    small = {"object_store_memory": 80 * 2**20, "include_dashboard": False}
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **small})
    yield made
    ray.shutdown()
    made.shutdown()


def test_a_cluster_that_loses_a_node_plays_every_match_once(cluster: Any, tmp_path: Path) -> None:
    nodes = [cluster.add_node(num_cpus=1, object_store_memory=80 * 2**20) for _ in range(2)]
    cluster.wait_for_nodes(timeout=600)
    bots = [Contestant("random"), Contestant("novice", simulations=10)]
    matches = list(schedule("opale", bots, 2, 24, 1, {}))
    series = {"game": "opale"}
    here, there = Ledger(tmp_path / "here.jsonl", series), Ledger(tmp_path / "there.jsonl", series)
    run_series(matches, here, local_runner(1))
    told: list[int] = []

    def lose_a_node(result: Result) -> None:
        told.append(result.number)
        if len(told) == 3:
            assert _nodes_that_play() == 2
            cluster.remove_node(nodes.pop(), allow_graceful=False)

    run_series(matches, there, ray_runner(cluster.address), told=lose_a_node)
    while _nodes_that_play() != 1:  # it is noticed a little later that the node is gone
        time.sleep(0.1)
    assert sorted(told) == sorted(there.results) == [match.number for match in matches]
    assert {n: r.scores for n, r in here.results.items()} == {n: r.scores for n, r in there.results.items()}
    lines = (tmp_path / "there.jsonl").read_text().splitlines()
    assert len(lines) == 1 + len(matches)  # what was played, and each match


def _nodes_that_play() -> int:
    return sum(node["Alive"] and bool(node["Resources"].get("CPU")) for node in ray.nodes())
