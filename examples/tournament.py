"""A tournament between bots, with a table of who beat whom and a picture of their ratings.

python examples/tournament.py --game orion-duel --bots random greedy novice --games 20
"""

from __future__ import annotations

import argparse
from pathlib import Path

import ludoteka
from ludoteka.arena.contestants import Contestant
from ludoteka.arena.ratings import head_to_head
from ludoteka.arena.report import plot
from ludoteka.arena.schedule import schedule
from ludoteka.arena.series import local_runner


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="opale", choices=ludoteka.games())
    parser.add_argument("--bots", nargs="+", default=["random", "greedy", "novice"], help="such as greedy or plain@400")
    parser.add_argument("--games", type=int, default=20, help="games of each pair")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--picture", type=Path, default=Path("tournament.png"))
    args = parser.parse_args()

    players = ludoteka.game(args.game).header.usual_players
    contestants = [Contestant.parse(text) for text in args.bots]
    matches = schedule(args.game, contestants, players, args.games, seed=1, options={})
    results = list(local_runner(args.jobs)(matches, False))
    for (one, other), rate in head_to_head(results).items():
        print(f"{one:>12} against {other:12} {rate}")
    print(f"drawn: {plot(results, args.picture, ludoteka.game(args.game).title)}")


if __name__ == "__main__":
    main()
