"""Whether a move that was acknowledged can be lost: servers are killed with -9 in the middle of traffic.

    python benchmarks/kills.py --sqlite 500 --postgresql 200

Players at four tables send again what was not answered. After the last kill every acknowledged move has to be in the
store, once. PostgreSQL is one of our own, as `script/test-services` installs it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.killing import judge, lane
from tests.server.postgres import new_database, postgres

#: After so many kills it says how far it is.
_TOLD = 10


def kill(kind: str, url: str, folder: Path, kills: int, seed: int) -> int:
    """Kill a server so many times; return how many moves were acknowledged. Raises AssertionError where one is lost."""
    begun = time.monotonic()

    def tell(done: int) -> None:
        if done % _TOLD == 0 or done == kills:
            print(f"{kind}: {done} of {kills} kills, {time.monotonic() - begun:.0f} s", flush=True)

    acknowledged, again = judge(url, asyncio.run(lane(url, folder, kills, seed, tell)))
    print(f"{kind}: {kills} kills, {acknowledged} acknowledged, 0 lost, {again} answered from the log after a restart")
    return acknowledged


def main() -> None:
    """Kill, judge, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sqlite", type=int, default=500, metavar="KILLS")
    parser.add_argument("--postgresql", type=int, default=200, metavar="KILLS")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    acknowledged = 0
    with tempfile.TemporaryDirectory() as folder:
        if given.sqlite:
            url = f"sqlite:///{folder}/ludoteka.db"
            acknowledged += kill("SQLite", url, Path(folder), given.sqlite, given.seed)
        if given.postgresql:
            with postgres() as server:
                url = new_database(server, "killed")
                acknowledged += kill("PostgreSQL", url, Path(folder), given.postgresql, given.seed + 1)
    print(f"{given.sqlite + given.postgresql} kills: {acknowledged} acknowledged, 0 lost")


if __name__ == "__main__":
    main()
