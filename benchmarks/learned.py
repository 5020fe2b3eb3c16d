"""What a model is worth: it against judging by hand, each seed from every seat, with the processor time of both.

    python -m benchmarks.learned opale --learned 210 --by-hand 250 --games 200 --seed 5000
    python -m benchmarks.learned oriflamme-alliance --players 3 --model runs/oriflamme/model.json

One seat is the model's, the others judge by hand; all search alike but for the game's `LEARNED_TUNING`. Give each
side so many simulations a decision that both take equally long: the last line says how long they took.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

import ludoteka
from ludoteka.search.kernels import search_kernels
from ludoteka.search.models import BY_HAND, Words, load, shipped
from ludoteka.search.tree import Tree


@dataclass
class Side:
    """Who judges, how long it thinks, and how it went."""

    tree: Tree
    simulations: int
    seconds: float = 0.0
    decisions: int = 0
    points: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, game: ludoteka.Game, words: Words, simulations: int) -> Side:
        tree = Tree(game, search_kernels(game), game.new(seed=1), 0, 0, 12 * simulations + 256, words)
        return cls(tree, simulations)

    def choose(self, position: ludoteka.Position, seat: int, seed: int) -> int:
        start = time.process_time()
        self.tree.begin(position, seat, seed)
        self.tree.grow(self.simulations)
        action = int(self.tree.pool[self.tree.children()[0]]["action"])
        self.seconds += time.process_time() - start
        self.decisions += 1
        return action


def play(position: ludoteka.Position, own: int, learned: Side, by_hand: Side, dice: random.Random) -> float:
    """Play a game; return what the learned side won of it."""
    while (seat := position.current_player) is not None:
        legal = position.legal_actions()
        side = learned if seat == own else by_hand
        position.apply(side.choose(position, seat, dice.getrandbits(60)) if len(legal) > 1 else legal[0])
    for seat, points in enumerate(position.scores()):
        (learned if seat == own else by_hand).points.append(points)
    winners = position.winners()
    return (own in winners) / max(1, len(winners))


def interval(won: float, games: int) -> tuple[float, float]:
    """Return between which shares 95 of 100 repetitions lie, by Wilson."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return (middle - half) / below, (middle + half) / below


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=ludoteka.games())
    parser.add_argument("--players", type=int)
    parser.add_argument("--model", type=Path, help="a file of `ludoteka train`; without one, what is shipped")
    parser.add_argument("--learned", type=int, default=100, help="simulations a decision of the model")
    parser.add_argument("--by-hand", type=int, default=100, help="simulations a decision of the others")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5000)
    args = parser.parse_args()
    game = ludoteka.game(args.game)
    words = load(args.model, game).words if args.model else shipped(game)
    if not words.size:
        raise SystemExit(f"{game.title} has no model: name one with --model.")
    learned, by_hand = Side.of(game, words, args.learned), Side.of(game, BY_HAND, args.by_hand)
    players, won = args.players or max(2, game.players[0]), 0.0
    for number in range(args.games):
        dice = random.Random(f"{args.seed} {number}")
        position = game.new(players, seed=args.seed + number // players)
        won += play(position, number % players, learned, by_hand, dice)
    low, high = interval(won, args.games)
    last = args.seed + (args.games - 1) // players
    print(f"{game.title}, {players} players, {args.games} games, seeds {args.seed} to {last}, from every seat")
    print(f"learned won {won / args.games:.1%} ({low:.1%} to {high:.1%}); even is {1 / players:.1%}")
    print(f"points in the mean: learned {mean(learned.points):.1f}, by hand {mean(by_hand.points):.1f}")
    each = " and ".join(f"{1000 * s.seconds / s.decisions:.2f} ms ({s.simulations})" for s in (learned, by_hand))
    print(f"processor time a decision (simulations): learned and by hand {each}")


if __name__ == "__main__":
    main()
