"""The table of `docs/benchmark.md`: each agent plays its part of the suite, and a line tells where it stands.

    python -m benchmarks.rows                       # all of them, one after the other
    python -m benchmarks.rows random greedy         # some

What was played is kept in `--out`, where the same command goes on after an interruption. A whole row costs minutes to
hours of processor time, so that dear agents play a part: the line says which.
"""

from __future__ import annotations

import argparse
import shlex
from dataclasses import dataclass
from pathlib import Path

import ludoteka
from ludoteka.evaluation import Result, evaluate
from ludoteka.evaluation.result import write_files


@dataclass(frozen=True)
class Row:
    """An agent, and how much it plays."""

    agent: str
    takes: str = "knowledge"
    games: tuple[str, ...] = ()
    rounds: int | None = None

    @property
    def command(self) -> str:
        """What does the same from a shell."""
        parts = ["ludoteka", "evaluate", self.agent]
        if self.takes != "knowledge":
            parts += ["--takes", self.takes]
        if self.games:
            parts += ["--games", *self.games]
        if self.rounds is not None:
            parts += ["--rounds", str(self.rounds)]
        return shlex.join(parts)


ROWS = {
    "random": Row("random"),
    "beginner": Row("beginner"),
    "greedy": Row("greedy"),
    "novice": Row("novice"),
    "regular": Row("regular"),
    "expert": Row("expert", rounds=2),
    "master@400": Row("master@400", rounds=2),
    "openspiel": Row("examples/openspiel_mcts.py:agent", "openspiel", ("opale", "orion-duel"), 3),
    "network": Row("examples/opale_agent.py:Agent", "numbers", ("opale",)),
}


def line(row: Row, result: Result) -> str:
    """Return the line of the table."""
    told = []
    for name in ludoteka.games():
        found = result.ratings.get(name)
        told.append(f"{found.elo:.0f} ({found.low:.0f} to {found.high:.0f})" if found else "")
    mean = "" if result.overall is None or len(result.ratings) < len(told) else f"{result.overall:.0f}"
    return f"| `{row.command}` | {result.games} | {' | '.join(told)} | {mean} | {result.illegal} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("only", nargs="*", help=f"of {', '.join(ROWS)}; all by default")
    parser.add_argument("--rounds", type=int, help="seeds a table, instead of each row's own number")
    parser.add_argument("--games", nargs="+", default=(), choices=ludoteka.games(), help="instead of each row's own")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("rows"))
    given = parser.parse_args()
    titles = [ludoteka.game(name).title for name in ludoteka.games()]
    print(f"| agent | games | {' | '.join(titles)} | mean | illegal |", "|---|" + "---:|" * (len(titles) + 3), sep="\n")
    for name in given.only or ROWS:
        own = ROWS[name]
        row = Row(own.agent, own.takes, tuple(given.games) or own.games, given.rounds or own.rounds)
        folder = given.out / name
        result = evaluate(row.agent, row.takes, games=row.games, rounds=row.rounds, jobs=given.jobs, folder=folder)
        write_files(result, folder)
        print(line(row, result), flush=True)


if __name__ == "__main__":
    main()
