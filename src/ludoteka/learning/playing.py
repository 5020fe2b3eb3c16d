"""Games to learn from, and matches between models: played by our own search, whole games in one go."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine.game import Game
from ludoteka.engine.network import HEAD, INPUTS
from ludoteka.engine.position import Position
from ludoteka.engine.registry import game as game_by_name
from ludoteka.search.judging import described, outcomes, tables_of
from ludoteka.search.kernels import search_kernels
from ludoteka.search.models import Words
from ludoteka.search.nodes import ROOT
from ludoteka.search.tree import Tree

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Chunk:
    """Some games: played by one model to learn from, or between two to compare them, each seed from every seat."""

    game: str
    seed: int
    games: int
    simulations: int
    models: tuple[Words, ...]
    wander: float = 0.0
    taste: float = 0.0

    @property
    def is_match(self) -> bool:
        """Whether two models play against each other."""
        return len(self.models) == 2


@dataclass(frozen=True)
class Lessons:
    """What games teach. Seats that nobody sat on are all 0."""

    #: What was counted at each moment, by seat; what became of it; the result; what the search expected.
    x: Floats
    y: Floats
    result: Floats
    expected: Floats
    #: How many sat there, and the number of the game.
    seats: NDArray[np.int8]
    game: NDArray[np.int32]
    #: Of each game: the points of the winner, and in a match the share that the first model won.
    winning: Floats
    share: Floats

    def arrays(self) -> dict[str, Any]:
        """Return all of it by name."""
        return dict(vars(self))


class Played:
    """Collects what one chunk teaches."""

    def __init__(self, game: Game) -> None:
        self.most = max(game.players)
        own = game.part("judgement")  # a match needs none
        self.inputs, self.targets = (len(own.INPUTS), max(1, len(own.TARGETS))) if own else (0, 1)
        self.rows: list[tuple[Any, ...]] = []
        self.winning: list[float] = []
        self.share: list[float] = []

    def add(self, number: int, moments: list[tuple[Any, Any]], position: Position) -> None:
        """Take the moments of a game that is over."""
        y, result = outcomes(position), np.array(position.returns())
        self.rows += [(x, y, result, expected, position.players, number) for x, expected in moments]

    def lessons(self) -> Lessons:
        """Return all of it as arrays."""
        count = len(self.rows)
        x = np.zeros((count, self.most, self.inputs), np.float32)
        y = np.zeros((count, self.most, self.targets), np.float32)
        result, expected = (np.zeros((count, self.most), np.float32) for _ in range(2))
        for i, (x_, y_, result_, expected_, seats, _) in enumerate(self.rows):
            x[i, :seats], y[i, :seats], result[i, :seats], expected[i, :seats] = x_, y_, result_, expected_
        seats = np.array([row[4] for row in self.rows], np.int8)
        games = np.array([row[5] for row in self.rows], np.int32)
        return Lessons(
            x, y, result, expected, seats, games, np.array(self.winning, np.float32), np.array(self.share, np.float32)
        )


def tasted(model: Words, taste: float, dice: random.Random) -> Words:
    """Return a model with tastes of its own: every input is worth somewhat more or less to it, the whole game long."""
    if not model.size or not taste:
        return model
    changed = model.copy()
    for i in range(int(model[INPUTS])):
        changed[HEAD + i] *= 1.0 + dice.gauss(0.0, taste)
    return changed


def choose(tree: Tree, wander: float, dice: random.Random) -> int:
    """Return the action that was tried most, or now and then any that was tried, the more often the likelier."""
    children = tree.children()
    if wander and dice.random() < wander:
        visits = [int(tree.pool[child]["visits"]) for child in children]
        return int(tree.pool[dice.choices(children, visits)[0]]["action"])
    return int(tree.pool[children[0]]["action"])


def table_of(game: Game, dice: random.Random) -> tuple[int, dict[str, Any]]:
    """Draw how many players a game has, and its options."""
    tables = tables_of(game)
    _, players, options = dice.choices(tables, [weight for weight, _, _ in tables])[0]
    return players, dict(options)


def play_chunk(chunk: Chunk) -> Lessons:
    """Play some games."""
    game = game_by_name(chunk.game)
    kernels = search_kernels(game)
    played = Played(game)
    tree: Tree | None = None
    for number in range(chunk.games):
        dice = random.Random(f"{chunk.seed} {number}")
        if chunk.is_match:
            players, options = usual_table(game)
            seed = chunk.seed + number // players
        else:
            players, options = table_of(game, dice)
            seed = dice.getrandbits(60)
        position = game.new(players, seed=seed, **options)
        # In a match, one seat is the first model's and the others are the second's; it sits on each in turn.
        own = number % players
        models = [
            chunk.models[int(seat != own)] if chunk.is_match else tasted(chunk.models[0], chunk.taste, dice)
            for seat in range(players)
        ]
        tree = tree or Tree(game, kernels, position, 0, 0, capacity=8 * chunk.simulations + 64)
        moments = _play(position, tree, models, chunk, dice)
        played.winning.append(float(max(position.scores())))
        if chunk.is_match:
            winners = position.winners()
            played.share.append((own in winners) / max(1, len(winners)))
        else:
            played.add(number, moments, position)
    return played.lessons()


def play_task(task: tuple[str, Chunk]) -> tuple[str, Lessons]:
    """Play some games in another process; return what they taught with the place that it is kept at."""
    place, chunk = task
    return place, play_chunk(chunk)


def sizes(games: int, chunk: int) -> Iterator[int]:
    """Yield the sizes of the chunks of some games."""
    while games > 0:
        yield min(games, chunk)
        games -= chunk


def usual_table(game: Game) -> tuple[int, dict[str, Any]]:
    """Return the table of matches: the likeliest of those that are learned from."""
    _, players, options = max(tables_of(game), key=lambda table: table[0])
    return players, dict(options)


def _play(
    position: Position, tree: Tree, models: list[Words], chunk: Chunk, dice: random.Random
) -> list[tuple[Any, Any]]:
    """Play a game to its end; return the moments to learn from."""
    moments: list[tuple[Any, Any]] = []
    while (seat := position.current_player) is not None:
        x, teaches = (None, False) if chunk.is_match else described(position)
        legal = position.legal_actions()
        action, expected = legal[0], None
        if len(legal) > 1 or teaches:
            tree.begin(position, seat, dice.getrandbits(60))
            tree.judge_by(models[seat])
            tree.grow(chunk.simulations)
            root = tree.pool[ROOT]
            expected = np.array(root["total"][: position.players]) / max(1, int(root["visits"]))
            if len(legal) > 1:
                action = choose(tree, chunk.wander, dice)
        if teaches:
            moments.append((x, expected))
        position.apply(action)
    return moments
