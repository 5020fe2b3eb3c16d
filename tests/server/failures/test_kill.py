"""Acknowledged moves survive `kill -9`, and none is applied twice.

Lanes of servers, each on its own database, are killed in the middle of traffic over real sockets, again and
again; the clients resend what was not answered. `python benchmarks/kills.py` goes on for longer.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.killing import judge, lane
from tests.server.postgres import new_database

#: The shares of the kills: two SQLite files, and some for a PostgreSQL.
LANES = (("sqlite", 1, 0.5), ("sqlite", 2, 0.5), ("postgresql", 3, 0.1))


@pytest.mark.parametrize(("kind", "seed", "share"), LANES)
def test_every_acknowledged_move_survives_being_killed_and_none_is_applied_twice(
    tmp_path: Path, kind: str, seed: int, share: float, request: pytest.FixtureRequest
) -> None:
    kills = round(request.config.getoption("--kills") * share)
    url = f"sqlite:///{tmp_path}/ludoteka.db"
    if kind == "postgresql":
        url = new_database(request.getfixturevalue("postgres_url"), "killed")
    players = asyncio.run(lane(url, tmp_path, kills, seed))
    acknowledged, again = judge(url, players)
    assert acknowledged >= kills, "there was hardly any traffic"
    print(f"{kills} kills, {acknowledged} acknowledged moves kept, {again} answered from the log after a restart")
