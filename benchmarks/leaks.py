"""Whether anybody ever sees another's cards: a stranger with many browsers, links and tokens does anything at random.

    python benchmarks/leaks.py --steps 100000

Each step sits, leaves, begins, moves, resigns, returns, plays again, makes or uses a link or a token, reconnects, looks
or asks, at tables of the games that hide something; then everything that was told is judged. It ends at the first leak.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.attacker import Attacker
from tests.server.wire import application

#: After so many steps new services are opened, with another seed; so many run beside each other.
_ROUND, _LANES = 1000, 6


async def attack(steps: int, first: int) -> None:
    """Go so many steps, and say after each round how far it has come."""
    done: Counter[str] = Counter()
    judged = late = gone = 0
    begun = time.monotonic()
    lanes, opening = asyncio.Semaphore(_LANES), asyncio.Lock()

    async def round_of(seed: int, length: int) -> None:
        nonlocal done, judged, late, gone
        async with lanes, AsyncExitStack() as open_now:
            async with opening:
                folder = open_now.enter_context(tempfile.TemporaryDirectory())
                app = await open_now.enter_async_context(application(folder))
            attacker = Attacker(app, seed)
            await attacker.go(length)
            await attacker.close()
        gone += length
        done, judged, late = done + attacker.done, judged + attacker.judged, late + attacker.late
        rate = gone / (time.monotonic() - begun)
        print(f"{gone:,} of {steps:,} steps, {judged:,} frames judged, {late} of them late, {rate:.0f}/s", flush=True)

    async with asyncio.TaskGroup() as rounds:
        for number, start in enumerate(range(0, steps, _ROUND)):
            rounds.create_task(round_of(first + number, min(_ROUND, steps - start)))
    print("no leak;", ", ".join(f"{name} {count:,}" for name, count in done.most_common()))


def main() -> None:
    """Read the arguments and go."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1, help="of the first round; a failing round can be repeated")
    args = parser.parse_args()
    asyncio.run(attack(args.steps, args.seed))


if __name__ == "__main__":
    main()
