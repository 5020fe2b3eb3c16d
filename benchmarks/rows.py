"""The table of `docs/benchmark.md`: each agent plays its part of the suite, and a line tells where it stands.

    python -m benchmarks.rows                       # all of them, one after the other
    python -m benchmarks.rows random greedy         # some

What was played is kept in `--out`, where the same command goes on after an interruption. Each game is a run of its own:
where the levels of one change, the others need not be played anew. A whole row costs minutes to hours of processor
time, so that dear agents play a part: the line says which.
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
    #: Only tables that count for a rating: those with the usual number of players.
    usual: bool = False

    @property
    def command(self) -> str:
        """What does the same from a shell."""
        parts = ["ludoteka", "evaluate", self.agent]
        if self.takes != "knowledge":
            parts += ["--takes", self.takes]
        if self.games:
            parts += ["--games", *self.games]
        if self.usual:
            parts += ["--players", *sorted({str(usual_of(name)) for name in self.games})]
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


def usual_of(name: str) -> int:
    """Return with how many players a game's levels were measured."""
    return ludoteka.game(name).header.usual_players


def line(row: Row, results: dict[str, Result]) -> str:
    """Return the line of the table: the rating in each game, or nothing where it was not played or has no scale."""
    found = {name: result.ratings[name] for name, result in results.items() if name in result.ratings}
    told = [
        f"{found[name].elo:.0f} ({found[name].low:.0f} to {found[name].high:.0f})" if name in found else ""
        for name in ludoteka.games()
    ]
    mean = f"{sum(rating.elo for rating in found.values()) / len(told):.0f}" if len(found) == len(told) else ""
    games, illegal = (sum(getattr(result, what) for result in results.values()) for what in ("games", "illegal"))
    return f"| `{row.command}` | {games} | {' | '.join(told)} | {mean} | {illegal} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("only", nargs="*", help=f"of {', '.join(ROWS)}; all by default")
    parser.add_argument("--rounds", type=int, help="seeds a table, instead of each row's own number")
    parser.add_argument("--games", nargs="+", default=(), choices=ludoteka.games(), help="instead of each row's own")
    parser.add_argument("--usual", action="store_true", help="only tables that count for a rating")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("rows"))
    given = parser.parse_args()
    titles = [ludoteka.game(name).title for name in ludoteka.games()]
    print(f"| agent | games | {' | '.join(titles)} | mean | illegal |", "|---|" + "---:|" * (len(titles) + 3), sep="\n")
    for name in given.only or ROWS:
        own = ROWS[name]
        games = tuple(given.games) or own.games or tuple(ludoteka.games())
        row = Row(own.agent, own.takes, games, given.rounds or own.rounds, given.usual)
        results = {}
        for game in row.games:
            folder = given.out / name / game
            players = (usual_of(game),) if row.usual else ()
            results[game] = evaluate(
                row.agent, row.takes, (game,), players, rounds=row.rounds, jobs=given.jobs, folder=folder
            )
            write_files(results[game], folder)
        print(line(row, results), flush=True)


if __name__ == "__main__":
    main()
