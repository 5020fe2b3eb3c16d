"""Fitting a small network to what games taught: plain NumPy, Adam by hand.

A game either foretells points, in parts whose sum is what counts, or who wins, as odds between the seats.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine import network
from ludoteka.learning.playing import Lessons
from ludoteka.search.models import Words

Floats = NDArray[np.float32]
#: Every tenth game is kept aside, to see how well a model foretells what it was not fitted to.
ASIDE = 10
BATCH = 512
#: Points are foretold in units of this many.
UNIT = 10.0
#: How strongly slopes are held down.
RIDGE, DECAY = 3.0, 1e-5
#: Leads that may make the odds e to 1, late and early.
SCALES = [1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0, 14.0, 17.0, 20.0, 24.0, 30.0]


@dataclass
class Net:
    """A network while it learns: what it is given is first centred and scaled."""

    mean: Floats
    spread: Floats
    line: Floats
    constant: Floats
    first: Floats
    shift: Floats
    last: Floats
    #: The lead that makes the odds e to 1, late and early.
    scale: tuple[float, float] = (1.0, 1.0)

    PARTS = ("line", "constant", "first", "shift", "last")

    @classmethod
    def new(cls, x: Floats, targets: int, hidden: int, dice: np.random.Generator) -> Net:
        """Return a network that knows nothing, scaled for some inputs."""
        inputs = x.shape[1]
        spread = np.maximum(x.std(0), 0.05).astype(np.float32)
        first = dice.normal(0, np.sqrt(2.0 / inputs), (inputs, hidden)).astype(np.float32)
        zeros = (np.zeros(shape, np.float32) for shape in ((inputs, targets), targets, hidden, (hidden, targets)))
        line, constant, shift, last = zeros
        return cls(x.mean(0).astype(np.float32), spread, line, constant, first, shift, last)

    def copy(self) -> Net:
        """Return a network that learns by itself from here."""
        parts = {name: getattr(self, name).copy() for name in self.PARTS}
        return Net(self.mean, self.spread, **parts, scale=self.scale)

    def __call__(self, x: Floats) -> Floats:
        """Return what it foretells of scaled inputs."""
        foretold: Floats = x @ self.line + self.constant + np.maximum(x @ self.first + self.shift, 0) @ self.last
        return foretold

    def backward(self, x: Floats, error: Floats) -> dict[str, Floats]:
        """Return how its parts should change to make an error smaller, the error of each output of each row."""
        before = x @ self.first + self.shift
        active = np.maximum(before, 0)
        back = (error @ self.last.T) * (before > 0)
        return {
            "line": x.T @ error,
            "constant": error.sum(0),
            "first": x.T @ back,
            "shift": back.sum(0),
            "last": active.T @ error,
        }

    def scaled(self, x: Floats) -> Floats:
        """Return inputs as it takes them."""
        return ((x - self.mean) / self.spread).astype(np.float32)

    def words(self, unit: float) -> Words:
        """Return it as kernels take it: outputs added up, scaling folded in."""
        line = self.line.sum(1) / self.spread * unit
        first = self.first / self.spread[:, None]
        shift = self.shift - self.mean @ first
        constant = self.constant.sum() * unit - self.mean @ line
        last = self.last.sum(1) * unit
        head = [len(self.mean), len(self.shift), *self.scale]
        words = np.concatenate([head, line, [constant], first.ravel(), shift, last]).astype(np.float64)
        assert words.size == network.size(*first.shape)
        return words.astype(np.float32).astype(np.float64)  # as it is kept


class Adam:
    """Steps of a size of their own for every number."""

    def __init__(self, net: Net) -> None:
        self.moments = {name: [np.zeros_like(getattr(net, name)) for _ in range(2)] for name in net.PARTS}
        self.steps = 0

    def step(self, net: Net, grads: dict[str, Floats], rate: float) -> None:
        """Change a network."""
        self.steps += 1
        right_1, right_2 = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, grad in grads.items():
            one, two = self.moments[name]
            one += 0.1 * (grad - one)
            two += 0.001 * (grad * grad - two)
            part = getattr(net, name)
            part -= rate * (one / right_1 / (np.sqrt(two / right_2) + 1e-8) + DECAY * part)


@dataclass(frozen=True)
class Data:
    """Lessons of several chunks, ready to be fitted."""

    x: Floats
    y: Floats
    result: Floats
    expected: Floats
    seats: NDArray[np.int8]
    aside: NDArray[np.bool_]
    #: Whether points are foretold; else who wins.
    points: bool

    @classmethod
    def of(cls, lessons: list[Lessons], points: bool) -> Data:
        """Put lessons together."""
        join = {
            name: np.concatenate([getattr(one, name) for one in lessons]) for name in ("x", "y", "result", "expected")
        }
        aside = np.concatenate([(one.game + i) % ASIDE == 0 for i, one in enumerate(lessons)])
        return cls(**join, seats=np.concatenate([one.seats for one in lessons]), aside=aside, points=points)

    def taken(self) -> NDArray[np.bool_]:
        """Return which seats somebody sat on, by moment."""
        return np.arange(self.x.shape[1]) < self.seats[:, None]


def fit(
    data: Data, net: Net | None, hidden: int, epochs: int, rate: float, trust: float, seed: int
) -> tuple[Net, float, float]:
    """Return a fitted network, and how far off it is: before, and after, on games kept aside."""
    dice = np.random.default_rng(seed)
    fresh = net is None
    if net is None:
        net = Net.new(data.x[data.taken()], data.y.shape[2], hidden, dice)
    learner = _Points(data, net) if data.points else _Odds(data, net, trust)
    if fresh and data.points:
        learner.begin(net)
    before = best = learner.loss(net)
    kept = net.copy()
    adam = Adam(net)
    rows = learner.rows
    batches = max(1, len(rows) // BATCH)
    for epoch in range(epochs):
        dice.shuffle(rows)
        for batch in range(batches):
            done = (epoch + batch / batches) / epochs
            part = rows[batch::batches]
            adam.step(net, learner.grads(net, part), rate * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * done))))
        now = learner.loss(net)
        if now < best:  # what is learned by heart helps nobody
            best, kept = now, net.copy()
    return kept, before, best


class _Points:
    """Learns points: each part for itself, and their sum."""

    def __init__(self, data: Data, net: Net) -> None:
        taken = data.taken()
        x, y = net.scaled(data.x[taken]), data.y[taken] / np.float32(UNIT)
        aside = np.repeat(data.aside, data.seats)
        self.x, self.y = x[~aside], y[~aside]
        self.x_aside, self.y_aside = (x[aside], y[aside]) if aside.any() else (self.x, self.y)
        self.rows = np.arange(len(self.x))

    def begin(self, net: Net) -> None:
        """Begin with the best that straight lines can do."""
        x = np.concatenate([self.x, np.ones((len(self.x), 1), np.float32)], 1).astype(np.float64)
        found = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ self.y)
        net.line[:], net.constant[:] = found[:-1], found[-1]

    def grads(self, net: Net, rows: NDArray[np.int64]) -> dict[str, Floats]:
        x = self.x[rows]
        error = net(x) - self.y[rows]
        error += error.sum(1, keepdims=True)
        return net.backward(x, (error / len(rows)).astype(np.float32))

    def loss(self, net: Net) -> float:
        """Return by how many points it is off, as a standard deviation."""
        error = (net(self.x_aside) - self.y_aside).sum(1)
        return float(UNIT * np.sqrt((error**2).mean()))


class _Odds:
    """Learns who wins: the strengths of the seats of one moment, against each other."""

    def __init__(self, data: Data, net: Net, trust: float) -> None:
        self.x, self.taken = net.scaled(data.x), data.taken()
        seats = data.seats[:, None].astype(np.float32)
        # From -1 to 1, as results are; as chances they add up to 1.
        wanted = (1 - trust) * data.result + trust * data.expected
        chances = np.clip((wanted * (seats - 1) + 1) / seats, 0, 1) * self.taken
        self.wanted = (chances / chances.sum(1, keepdims=True)).astype(np.float32)
        won = (data.result > 0) * self.taken
        self.won = won / np.maximum(1, won.sum(1, keepdims=True))
        self.rows = np.flatnonzero(~data.aside)
        self.aside = np.flatnonzero(data.aside) if data.aside.any() else self.rows

    def begin(self, net: Net) -> None:
        """Begin anywhere."""

    def chances(self, net: Net, rows: NDArray[np.int64]) -> Floats:
        """Return the chances that it gives."""
        x = self.x[rows]
        strength = net(x.reshape(-1, x.shape[2])).reshape(x.shape[:2])
        strength = np.where(self.taken[rows], strength, -1e9)
        odds = np.exp(strength - strength.max(1, keepdims=True))
        chances: Floats = (odds / odds.sum(1, keepdims=True)).astype(np.float32)
        return chances

    def grads(self, net: Net, rows: NDArray[np.int64]) -> dict[str, Floats]:
        error = (self.chances(net, rows) - self.wanted[rows]) * self.taken[rows] / len(rows)
        x = self.x[rows]
        return net.backward(x.reshape(-1, x.shape[2]), error.reshape(-1, 1).astype(np.float32))

    def loss(self, net: Net) -> float:
        """Return the mean surprise at who won, in natural units."""
        chances = np.maximum(self.chances(net, self.aside), 1e-4)
        return float(-(self.won[self.aside] * np.log(chances)).sum(1).mean())


def fit_scale(data: Data, net: Net, time: int) -> tuple[float, float]:
    """Return the leads that make the odds e to 1, late and early, under which the results were likeliest."""
    taken = data.taken()
    strength = np.where(
        taken, UNIT * net(net.scaled(data.x.reshape(-1, data.x.shape[2]))).sum(1).reshape(taken.shape), -1e9
    )
    ahead = strength - strength.max(1, keepdims=True)
    won = (data.result > 0) * taken
    won = won / np.maximum(1, won.sum(1, keepdims=True))
    to_come = np.sqrt(np.maximum(0, data.x[:, 0, time]))[:, None]

    def surprise(late: float, early: float) -> float:
        odds = np.where(taken, np.exp(np.maximum(-60.0, ahead / (late + (early - late) * to_come))), 0.0)
        chances = np.maximum(odds / odds.sum(1, keepdims=True), 1e-4)
        return float(-(won * np.log(chances)).sum(1).mean())

    return min(((late, early) for late in SCALES for early in SCALES if early >= late), key=lambda s: surprise(*s))
