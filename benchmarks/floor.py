"""Whether a level keeps above the floor: what it has in its worst games beside the 5th percentile of `greedy`.

    python -m benchmarks.floor --level regular --games 60 --seed 9000
    python -m benchmarks.floor akropolis --level expert --games 20

One bot of the level plays against greedy ones, each seed from every seat. `greedy` itself is below its own 5th
percentile in one game of twenty; a level keeps above the floor where it is below it no more often. Where points say
little (Orion Duel is won or lost), what counts is how often it loses.
"""

from __future__ import annotations

import argparse
from statistics import mean, quantiles

import ludoteka
from ludoteka.arena.ratings import rate

FLOOR = "greedy"


def play(name: str, players: int, level: str, number: int, seed: int) -> tuple[float, int, list[int]]:
    """Play a game of one bot of a level against greedy ones; return its part of the win, its points, and theirs."""
    own = number % players
    position = ludoteka.game(name).new(players, seed=seed + number // players)
    bots = [ludoteka.bot(name, level if seat == own else FLOOR, seed=10 * number + seat) for seat in range(players)]
    while (seat := position.current_player) is not None:
        position.apply(bots[seat].choose(position.view_only(seat)))
    points, winners = position.scores(), position.winners()
    won = 1 / len(winners) if own in winners else 0.0
    return won, points[own], points[:own] + points[own + 1 :]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("only", nargs="*", help="games; all by default")
    parser.add_argument("--players", type=int, help="by default two, or as few as can play")
    parser.add_argument("--level", default="regular")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=9000)
    args = parser.parse_args()
    for name in args.only or ludoteka.games():
        players = args.players or max(2, ludoteka.game(name).players[0])
        played = [play(name, players, args.level, number, args.seed) for number in range(args.games)]
        own, others = [points for _, points, _ in played], [points for _, _, rest in played for points in rest]
        floor = quantiles(others, n=20, method="inclusive")[0]
        below, won = sum(points < floor for points in own), rate(sum(part for part, _, _ in played), len(played))
        print(
            f"{name}, {players} players: {FLOOR} has {mean(others):.1f} points in the mean, 5th percentile {floor:g}; "
            f"{args.level} {mean(own):.1f}, lowest {min(own)}; {below} of {len(own)} below; "
            f"won {won.share:.0%} ({won.low:.0%} to {won.high:.0%})",
            flush=True,
        )


if __name__ == "__main__":
    main()
