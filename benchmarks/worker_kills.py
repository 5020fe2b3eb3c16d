"""Whether a move that was acknowledged can be lost where several workers serve: they are killed with -9, one at a time.

    python benchmarks/worker_kills.py --kills 1000 --workers 2

Players at four tables come to any worker, and come again as the page does. After the last kill every acknowledged move
has to be in the store, once. PostgreSQL and Redis are our own, as `script/test-services` installs them.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.killing import judge
from tests.server.nursery import Nursery
from tests.server.postgres import postgres
from tests.server.redis import RedisServer
from tests.server.workers.house import House, Traffic, crowd

_TABLES = 4
#: After so many kills it says how far it is.
_TOLD = 10


async def kill(house: House, kills: int, seed: int) -> None:
    """Kill a worker so many times, and judge."""
    players = await crowd(house.workers, _TABLES, seed)
    traffic = Traffic(house.workers, players)
    dice, begun = random.Random(seed), time.monotonic()
    longest = 0.0
    for number in range(1, kills + 1):
        await traffic.goes_on()
        await asyncio.sleep(dice.uniform(0.0, 0.1))
        victim = dice.choice(house.workers)
        victim.kill()
        at = time.monotonic()
        started = asyncio.create_task(asyncio.to_thread(victim.start))
        await traffic.flows(1)
        longest = max(longest, time.monotonic() - at)
        await started
        if number % _TOLD == 0 or number == kills:
            print(f"{number} of {kills} kills, {time.monotonic() - begun:.0f} s", flush=True)
    await traffic.end()
    acknowledged, again = judge(house.database, players)
    print(f"{kills} kills: {acknowledged} acknowledged, 0 lost, {again} answered from the log by another worker")
    print(f"every table had gone on {longest:.1f} s after a kill at the latest")


def main() -> None:
    """Kill, judge, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--lease", type=float, default=1.0, metavar="SECONDS")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, postgres() as url, RedisServer(Path(name)) as bus, Nursery() as nursery:
        log = Path(name) / "log"
        with House(nursery, url, bus, log, given.workers, {"lease_seconds": given.lease}) as house:
            asyncio.run(kill(house, given.kills, given.seed))


if __name__ == "__main__":
    main()
