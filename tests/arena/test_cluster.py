"""The same matches on a Ray cluster give the same results as here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.arena.contestants import Contestant
from ludoteka.arena.ledger import Ledger
from ludoteka.arena.schedule import schedule
from ludoteka.arena.series import local_runner, ray_runner, run_series

ray = pytest.importorskip("ray", reason="RAY IS NOT INSTALLED: the arena on a cluster is NOT tested here")


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A cluster of this machine alone, with an address of its own."""
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield made
    ray.shutdown()
    made.shutdown()


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_cluster_plays_the_same_matches(cluster: Any, tmp_path: Path) -> None:
    bots = [Contestant("random"), Contestant("novice", simulations=10)]
    matches = list(schedule("opale", bots, 2, 4, 1, {}))
    series = {"game": "opale"}
    here, there = Ledger(tmp_path / "here.jsonl", series), Ledger(tmp_path / "there.jsonl", series)
    run_series(matches, here, local_runner(1))
    run_series(matches, there, ray_runner(cluster.address))
    assert {n: r.scores for n, r in here.results.items()} == {n: r.scores for n, r in there.results.items()}
    assert sorted(there.results) == [0, 1, 2, 3]
