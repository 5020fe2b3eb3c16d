"""Whether a level keeps above the floor: no game of it has fewer points than the 5th percentile of `greedy` beside it.

python -m benchmarks.floor akropolis --level regular --games 60 --seed 9000
"""

from __future__ import annotations

import argparse
from statistics import mean, quantiles

import ludoteka

FLOOR = "greedy"


def play(name: str, players: int, level: str, number: int, seed: int) -> tuple[int, list[int]]:
    """Play a game of one bot of a level against greedy ones; return the points of it, and of the others."""
    own = number % players
    position = ludoteka.game(name).new(players, seed=seed + number // players)
    bots = [ludoteka.bot(name, level if seat == own else FLOOR, seed=10 * number + seat) for seat in range(players)]
    while (seat := position.current_player) is not None:
        position.apply(bots[seat].choose(position.view_only(seat)))
    points = position.scores()
    return points[own], points[:own] + points[own + 1 :]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=ludoteka.games())
    parser.add_argument("--players", type=int, help="by default two, or as few as can play")
    parser.add_argument("--level", default="regular")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=9000)
    args = parser.parse_args()
    players = args.players or max(2, ludoteka.game(args.game).players[0])
    played = [play(args.game, players, args.level, number, args.seed) for number in range(args.games)]
    own, others = [points for points, _ in played], [points for _, rest in played for points in rest]
    floor = quantiles(others, n=20, method="inclusive")[0]
    print(f"{args.game}: {FLOOR} has {mean(others):.1f} points in the mean, 5th percentile {floor:g}")
    below = sum(points < floor for points in own)
    print(f"{args.level}: {mean(own):.1f} in the mean, lowest {min(own)}; {below} of {len(own)} below")


if __name__ == "__main__":
    main()
