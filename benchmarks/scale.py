"""The scale of `ludoteka evaluate`: matches between our levels, and where each of them is by that.

    python -m benchmarks.scale --games 100 --jobs 2

Every level meets the next two above it, at the usual number of players, each seed from every seat, one of a level
against others of the other and the reverse. Writes `src/ludoteka/evaluation/scale-1.json`. A run that was stopped goes
on with what is in `--out`; a game whose rivals are the same as in the file is left as it is.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import ludoteka
from ludoteka.arena.contestants import Contestant
from ludoteka.arena.ledger import Ledger
from ludoteka.arena.ratings import ratings
from ludoteka.arena.schedule import Match, schedule
from ludoteka.arena.series import local_runner
from ludoteka.evaluation.scale import FILE
from ludoteka.evaluation.suite import SUITE, rivals_digest

SEED = 90_001
#: Levels further apart than this do not meet: they would only win or lose everything.
REACH = 2


def matches(game: str, games: int) -> Iterator[Match]:
    """Yield the matches of a game's levels."""
    players = ludoteka.game(game).header.usual_players
    levels = [Contestant.parse(name) for name in SUITE.rivals]
    numbers = count()
    for place, low in enumerate(levels):
        for high in levels[place + 1 : place + 1 + REACH]:
            for match in schedule(game, [low, high], players, games, SEED, {}):
                yield Match(next(numbers), game, match.seats, match.seed)


def main() -> None:
    """Measure, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="+", default=ludoteka.games(), choices=ludoteka.games())
    parser.add_argument("--games", type=int, default=100, help="games of each pairing")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("scale"))
    given = parser.parse_args()
    known = json.loads(FILE.read_text(encoding="utf-8"))["games"] if FILE.exists() else {}
    for game in given.only:
        digest = rivals_digest((game,))
        if known.get(game, {}).get("rivals") == digest:
            print(f"{game}: measured before, with the same rivals", flush=True)
            continue
        todo = list(matches(game, given.games))
        series = {"game": game, "rivals": digest, "games": given.games, "seed": SEED}
        ledger = Ledger(given.out / f"{game}.jsonl", series)
        done = len(ledger.results)
        for number, _ in enumerate(iter_series(todo, ledger, given.jobs), done + 1):
            print(f"\r{game}: {number} of {len(todo)} games", end="", flush=True)
        found = ratings(ledger.results.values())
        origin = found["random"].elo
        known[game] = {
            "rivals": digest,
            "games": len(ledger.results),
            "seed": SEED,
            "ratings": {name: round(found[name].elo - origin, 1) for name in SUITE.rivals},
            "intervals": {name: [round(v - origin, 1) for v in (found[name].low, found[name].high)] for name in found},
        }
        text = {"suite": SUITE.version, "games": dict(sorted(known.items()))}
        FILE.write_text(json.dumps(text, indent=1) + "\n", encoding="utf-8")
        print(f"\r{game}: {known[game]['ratings']}", flush=True)


def iter_series(todo: list[Match], ledger: Ledger, jobs: int) -> Iterator[None]:
    """Play what is not played yet, and yield after each game."""
    for result in local_runner(jobs)([match for match in todo if match.number not in ledger.results], False):
        ledger.add(result)
        yield


if __name__ == "__main__":
    main()
