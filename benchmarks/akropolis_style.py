"""How bots build in Akropolis: stones, heights and colours, of two contestants against each other or one by itself.

    python -m benchmarks.akropolis_style master@400 classic@400 --games 40

Each seed is played from both seats. Prints for each contestant: its share of the wins, its points, the stones it holds
after its seventh turn, the tiles that it lays on level 3 and up, and its points by colour.
"""

from __future__ import annotations

import argparse
from statistics import mean

import ludoteka
from ludoteka.arena.contestants import Contestant
from ludoteka.arena.ratings import rate
from ludoteka.search.judging import judgement, outcomes

AFTER_TURN, HIGH = 7, 3


def play(contestants: list[Contestant], seed: int) -> list[dict[str, float]]:
    """Play a game; return how each seat built."""
    position = ludoteka.game("akropolis").new(len(contestants), seed=seed)
    bots = [contestant.bot("akropolis", 31 * seed + seat) for seat, contestant in enumerate(contestants)]
    stones: dict[int, int] = {}
    while (seat := position.current_player) is not None:
        position.apply(bots[seat].choose(position.view_only(seat)))
        if int(position.state.laid[seat]).bit_count() == AFTER_TURN:
            stones.setdefault(seat, int(position.state.stones[seat]))
    parts, winners = outcomes(position), position.winners()
    levels = list(position.state.level)
    return [
        {
            "won": (seat in winners) / len(winners),
            "points": position.scores()[seat],
            "stones": stones[seat],
            "high": sum(
                levels[tile] >= HIGH for tile in range(len(levels)) if int(position.state.laid[seat]) >> tile & 1
            ),
            **dict(zip(judgement(position.game).TARGETS, parts[seat].tolist(), strict=True)),
        }
        for seat in range(position.players)
    ]


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.akropolis_style", description=__doc__)
    parser.add_argument("bots", nargs=2, type=Contestant.parse)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    seen: list[list[dict[str, float]]] = [[], []]
    winning: list[float] = []
    for number in range(given.games):
        turned = number % 2
        found = play(given.bots[::-1] if turned else given.bots, given.seed + number // 2)
        winning.append(max(row["points"] for row in found))
        for seat, row in enumerate(found):
            seen[seat ^ turned].append(row)
    for name, rows in zip(given.bots, seen, strict=True):
        won = rate(sum(row.pop("won") for row in rows), len(rows))
        told = ", ".join(f"{key} {mean(row[key] for row in rows):.1f}" for key in rows[0])
        least = min(row["points"] for row in rows)
        print(
            f"{name}: won {won.share:.1%} ({won.low:.1%} to {won.high:.1%}) of {won.games}; {told}; least {least:.0f}"
        )
    print(f"mean winning score {mean(winning):.1f}")


if __name__ == "__main__":
    main()
