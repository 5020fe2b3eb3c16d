"""Whether chances are what they claim: of the seats that a review gives 70 to 80 %, 65 to 85 % should win.

`python -m benchmarks.calibration [GAME ...] --games 200` plays games between bots, looks at some moments of each as a
review does, and prints how often seats won that were given such a chance. `--fit` writes the power to which the odds of
each game's search are raised (`review/sureness.json`): the one under which what happened was likeliest.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from dataclasses import dataclass

import ludoteka
from ludoteka.engine.record import Record
from ludoteka.review import chances as review_chances
from ludoteka.review.chances import calibrated, final_chances
from ludoteka.review.findings import Chances
from ludoteka.review.judging import judge
from ludoteka.search.analysis import Budget

#: Powers that are tried: from hardly sure of anything to much surer than the search.
POWERS = [round(0.3 + 0.05 * step, 2) for step in range(45)]
#: No chance is taken for surer than this when powers are compared: one surprise shall not decide.
LEAST = 0.005


@dataclass(frozen=True)
class Seen:
    """The chances at a moment, as the search has them, and the result."""

    chances: Chances
    result: Chances


def look(game: str, games: int, moments: int, simulations: int, level: str, seed: int) -> list[Seen]:
    """Return what is seen in some games between bots, with all numbers of players in turn."""
    found, dice = list[Seen](), random.Random(seed)
    counts = [players for players in ludoteka.game(game).players if players > 1]
    for number in range(games):
        players = counts[number % len(counts)]
        record = Record.begin(game, players, seed=dice.getrandbits(64))
        bots = [ludoteka.bot(game, level, seed=dice.getrandbits(32)) for _ in range(players)]
        position, positions = record.start(), []
        while position.current_player is not None:
            seat = position.current_player
            positions.append(position.copy())
            record.actions.append(bots[seat].choose(position.view_only(seat)))
            position.apply(record.actions[-1])
        result = final_chances(position)
        for at in dice.sample(range(len(positions)), min(moments, len(positions))):
            judged = judge(positions[at], record.actions[at], at, Budget(simulations=simulations), seed=number)
            found.append(Seen(judged.chances, result))
    return found


def likelihood(seen: list[Seen], power: float) -> float:
    """Return the mean logarithm of the chance that was given to what happened."""
    total = 0.0
    for one in seen:
        given = calibrated(one.chances, power)
        total += sum(won * math.log(max(LEAST, chance)) for won, chance in zip(one.result, given, strict=True))
    return total / len(seen)


def buckets(seen: list[Seen], power: float) -> list[tuple[int, float, float]]:
    """Return for every tenth of chances how many there were, what was given on average and what share won."""
    inside: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for one in seen:
        for chance, won in zip(calibrated(one.chances, power), one.result, strict=True):
            inside[min(9, int(chance * 10))].append((chance, won))
    return [(len(b), sum(c for c, _ in b) / max(1, len(b)), sum(w for _, w in b) / max(1, len(b))) for b in inside]


def main() -> None:
    """Play, look, tell and, where it is wished, fit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_named", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--moments", type=int, default=6)
    parser.add_argument("--simulations", type=int, default=400)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="write the likeliest power of each game")
    args = parser.parse_args()
    known = json.loads(review_chances.SURENESS.read_text(encoding="utf-8"))
    names = args.games_named or list(ludoteka.games())
    before = {name: known.get(name, 1.0) for name in names}
    if args.fit:
        review_chances._all_sureness().clear()  # what is fitted is the search itself
    for name in names:
        seen = look(name, args.games, args.moments, args.simulations, args.level, args.seed)
        fitted = max(POWERS, key=lambda power: likelihood(seen, power))
        power = fitted if args.fit else 1.0
        print(f"{name}: {args.games} games, {len(seen)} moments, power {fitted if args.fit else before[name]}")
        for tenth, (count, given, won) in enumerate(buckets(seen, power)):
            print(
                f"  {10 * tenth:3} to {10 * tenth + 10:3} %: given {given:6.1%}, won {won:6.1%} ({count})", flush=True
            )
        known[name] = fitted
        if args.fit:
            review_chances.SURENESS.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
