"""What a way to search is worth: it against another, each seed from every seat, with the processor time of both.

    python -m benchmarks.variants opale "400 explore=0.3" 400 --games 200 --seed 5000
    python -m benchmarks.variants akropolis "200 trees=2" 200       # two trees of 100, added up
    python -m benchmarks.variants orichalcum "400 keep=own" 400     # 400 more, on what is left of the decision before

One seat searches the first way, the others the second. A way is a number of simulations a decision, then what is other
than usual: any number of `search/tuning.py`, and

- `trees=N`: so many trees that share the simulations, and are added up;
- `worlds=N`: so many worlds in all, each for as many simulations, instead of one a simulation;
- `halving=N`: after a quarter of the simulations, the N actions tried most share the rest evenly, and the worse half of
  them is dropped, again and again, until one is left;
- `final=mean` or `final=bound`: takes the best mean, or the best lower bound, of those tried at least a tenth as often
  as the one tried most;
- `keep=own` or `keep=all`: goes on with what was searched below the actions since, where these surely led here: one's
  own alone, or those of the others as well (only where what others do is open to all);
- `capacity=N`: room for so many nodes;
- `by-hand=1`: judges by hand, whatever was learned.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from dataclasses import dataclass, field, fields, replace
from typing import Any

from benchmarks.learned import interval

import ludoteka
from ludoteka.search.kernels import search_kernels
from ludoteka.search.models import BY_HAND, shipped
from ludoteka.search.nodes import NO_NODE, PROVEN_WIN, ROOT, UNPROVEN
from ludoteka.search.templates import DONE, PROVEN
from ludoteka.search.tree import NO_MORE, Tree
from ludoteka.search.tuning import Tuning

#: Those that were tried less than this share of the one tried most are nobody's choice.
WORTH_A_THOUGHT = 0.1
#: How far a lower bound lies below the mean of n results: this, by the root of n.
BOUND = 0.8
#: So many imagined worlds have to agree that some actions surely led here.
WITNESSES = 3


@dataclass
class Way:
    """A way to search, and how it went."""

    game: ludoteka.Game
    simulations: int
    tuning: Tuning
    trees: int = 1
    worlds: int = 0
    halving: int = 0
    final: str = "visits"
    keep: str = ""
    capacity: int = 0
    model: Any = None
    seconds: float = 0.0
    decisions: int = 0
    kept: int = 0
    grown: list[Tree] = field(default_factory=list)
    before: tuple[ludoteka.Knowledge, list[int]] | None = None

    @classmethod
    def of(cls, game: ludoteka.Game, text: str) -> Way:
        """Read a way to search."""
        number, *rest = text.replace(",", " ").split()
        said = dict(part.split("=", 1) for part in rest)
        kernels = search_kernels(game)
        model = BY_HAND if said.pop("by-hand", "0") == "1" else shipped(game)
        tuned = {f.name: float(said.pop(f.name)) for f in fields(Tuning) if f.name in said}
        own = {name: value if name in ("final", "keep") else int(value) for name, value in said.items()}
        way = cls(game, int(number), replace(kernels.tuning(model), **tuned), model=model, **own)  # type: ignore[arg-type]
        if way.trees * way.capacity == 0:
            way.capacity = (4 if way.keep else 1) * 12 * way.simulations + 256
        for _ in range(way.trees):
            way.grown.append(way.new_tree())
        return way

    def new_tree(self) -> Tree:
        tree = Tree(self.game, search_kernels(self.game), self.game.new(seed=1), 0, 0, self.capacity, self.model)
        tree._tuning = self.tuning.words()
        return tree

    def choose(self, position: ludoteka.Position, seat: int, seed: int, since: list[int]) -> int:
        """Return an action, for a seat that has seen some since it decided last."""
        start = time.process_time()
        if not self.goes_on(position, seat, since):
            for number, tree in enumerate(self.grown):
                tree.begin(position, seat, seed + number)
        else:
            self.kept += int(self.grown[0].pool[ROOT]["visits"])
        for tree in self.grown:
            self.grow(tree, self.simulations // len(self.grown))
        action = self.judge(seat)
        if self.keep:
            self.before = (position.view_only(seat), [action])
        self.seconds += time.process_time() - start
        self.decisions += 1
        return action

    def goes_on(self, position: ludoteka.Position, seat: int, since: list[int]) -> bool:
        """Keep what lies below what was done since, if it surely led here."""
        if not self.keep or self.before is None or self.before[0].seat != seat:
            return False
        if self.keep == "own" and len(since) > 1:
            return False
        now = position.resample(seat, 0).key()
        for witness in range(1 if self.game.header.perfect else WITNESSES):
            world = self.before[0].imagine(witness)
            for action in since:
                if action not in world.legal_actions():
                    return False
                world.apply(action)
            if world.current_player != seat or world.resample(seat, 0).key() != now:
                return False
        return [tree.move(since, position) for tree in self.grown].count(True) == len(self.grown)

    def grow(self, tree: Tree, simulations: int) -> None:
        if self.halving:
            self.halve(tree, simulations)
        elif self.worlds:
            for number in range(simulations):
                tree.state[DONE] = number * self.worlds // simulations
                tree.grow(1)
        else:
            tree.grow(simulations)

    def halve(self, tree: Tree, simulations: int) -> None:
        """Let fewer and fewer actions share what is left of the simulations."""
        tree.grow(simulations // 4)
        root, pool, seat = tree.pool[ROOT], tree.pool, tree.seat
        first, count = int(root["first"]), int(root["children"])
        siblings = {child: int(pool[child]["sibling"]) for child in tree.children()}
        left = tree.children()[: self.halving]
        rounds = max(1, math.ceil(math.log2(max(2, len(left)))))
        share = (simulations - simulations // 4) // rounds
        for _ in range(rounds):
            for child in left:
                if pool[child]["proof"] != UNPROVEN or tree.proven:
                    continue
                root["first"], root["children"], pool[child]["sibling"] = child, NO_MORE, NO_NODE
                tree.grow(max(1, share // len(left)))
                root["first"], root["children"], pool[child]["sibling"] = first, count, siblings[child]
                if root["proof"] not in (UNPROVEN, PROVEN_WIN + seat):  # of one child, not of all
                    root["proof"], tree.state[PROVEN] = UNPROVEN, 0
            left.sort(key=lambda child: -self.mean(tree, child))
            left = left[: max(1, len(left) // 2)]
        self.winner = int(pool[left[0]]["action"])

    def mean(self, tree: Tree, child: int) -> float:
        """Return what a child led to in the mean."""
        node = tree.pool[child]
        if node["proof"] == PROVEN_WIN + tree.seat:
            return 2.0
        return float(node["total"][tree.seat]) / int(node["visits"])

    def judge(self, seat: int) -> int:
        """Return the choice."""
        for tree in self.grown:
            for child in tree.children():
                if tree.pool[child]["proof"] == PROVEN_WIN + seat:
                    return int(tree.pool[child]["action"])
        if self.halving:
            return self.winner
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for tree in self.grown:
            for child in tree.children():
                node = tree.pool[child]
                action = int(node["action"])
                visits[action] = visits.get(action, 0) + int(node["visits"])
                totals[action] = totals.get(action, 0.0) + float(node["total"][seat])
        if self.final == "visits":
            return max(visits, key=lambda action: visits[action])
        enough = WORTH_A_THOUGHT * max(visits.values())
        bound = BOUND if self.final == "bound" else 0.0
        return max(
            (action for action in visits if visits[action] >= enough),
            key=lambda action: totals[action] / visits[action] - bound / math.sqrt(visits[action]),
        )


def play(position: ludoteka.Position, own: int, first: Way, second: Way, dice: random.Random) -> float:
    """Play a game; return what the first way won of it."""
    since: list[list[int]] = [[] for _ in range(position.players)]
    first.before = second.before = None
    while (seat := position.current_player) is not None:
        legal = position.legal_actions()
        way = first if seat == own else second
        action = legal[0]
        if len(legal) > 1:
            action = way.choose(position, seat, dice.getrandbits(60), since[seat])
            since[seat] = []
        position.apply(action)
        for seen in since:
            seen.append(action)
    winners = position.winners()
    return (own in winners) / max(1, len(winners))


def match(name: str, first: str, second: str, games: int, seed: int, players: int | None = None) -> str:
    """Play a match; return a line that tells how it went."""
    game = ludoteka.game(name)
    ways = Way.of(game, first), Way.of(game, second)
    players, won = players or max(2, game.players[0]), 0.0
    for number in range(games):
        dice = random.Random(f"{seed} {number}")
        won += play(game.new(players, seed=seed + number // players), number % players, *ways, dice)
    low, high = interval(won, games)
    times = " and ".join(f"{1000 * way.seconds / max(1, way.decisions):.2f} ms" for way in ways)
    kept = f", kept {ways[0].kept / max(1, ways[0].decisions):.0f} a decision" if ways[0].keep else ""
    return (
        f"{name}, {players} players, seed {seed}: {first!r} v {second!r}: "
        f"{won / games:.1%} ({low:.1%} to {high:.1%}) of {games}; {times}{kept}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=ludoteka.games())
    parser.add_argument("first", help='such as "400 explore=0.3"')
    parser.add_argument("second", help="such as 400")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5000)
    args = parser.parse_args()
    print(match(args.game, args.first, args.second, args.games, args.seed, args.players))


if __name__ == "__main__":
    main()
