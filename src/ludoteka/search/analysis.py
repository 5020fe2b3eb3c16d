"""`analyse`: what a seat may do, how good each choice looks, and what is likely to follow."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

import numpy as np

from ludoteka.engine.position import Knowledge, Position
from ludoteka.search.kernels import search_kernels
from ludoteka.search.models import Words
from ludoteka.search.nodes import PROVEN_DRAW, PROVEN_WIN, ROOT, UNPROVEN
from ludoteka.search.tree import Tree

#: Told the share of the budget that is spent, 0 to 1; what it returns is ignored.
Tell = Callable[[float], object]

#: A portion of simulations should take about this long: the most by which a budget is overrun.
PORTION_SECONDS = 0.015
FIRST_PORTION = 8


@dataclass(frozen=True)
class Budget:
    """When to stop: after some time, some simulations, or whichever comes first."""

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if self.seconds is None and self.simulations is None:
            raise ValueError("A budget needs seconds, simulations or both.")
        if self.threads < 1:
            raise ValueError(f"A search needs at least one thread, not {self.threads}.")

    def part(self, share: float) -> Budget:
        """Return a share of the budget, at least one simulation."""
        seconds = None if self.seconds is None else self.seconds * share
        simulations = None if self.simulations is None else max(1, round(self.simulations * share))
        return Budget(seconds, simulations, self.threads)

    def less(self, seconds: float) -> Budget:
        """Return what is left of the budget after some seconds, at least a moment to look around."""
        return self if self.seconds is None else replace(self, seconds=max(0.05 * self.seconds, self.seconds - seconds))


@dataclass(frozen=True)
class Candidate:
    """One choice: how often it was tried and what it led to for each seat, -1 to 1."""

    action: int
    visits: int
    results: tuple[float, ...]
    #: The actions that are likely to follow, this one first.
    line: tuple[int, ...]
    #: The seat that surely wins by it, -1 for a sure draw, None where nothing is sure.
    proven: int | None = None


@dataclass
class Analysis:
    """What a search found."""

    seat: int
    #: How many this search ran, besides what it found in trees kept from before.
    simulations: int
    seconds: float
    #: The best first.
    candidates: list[Candidate] = field(default_factory=list)

    @property
    def best(self) -> Candidate:
        """The choice of the search."""
        return self.candidates[0]


class Cancel:
    """A wish to stop, from whichever thread. It belongs to the searches that were given it, not to their trees."""

    def __init__(self) -> None:
        #: What a running kernel looks at.
        self.flag = np.zeros(1, np.int64)
        self._hearers: list[Callable[[], object]] = []

    @property
    def cancelled(self) -> bool:
        """Whether it is to stop."""
        return bool(self.flag[0])

    def set(self) -> None:
        """Stop all searches that were given this."""
        self.flag[0] = 1
        for hear in list(self._hearers):
            hear()

    @contextmanager
    def heard_by(self, hear: Callable[[], object]) -> Iterator[None]:
        """For a while, let somebody hear of it who cannot look at the flag; in the thread that wishes it."""
        self._hearers.append(hear)
        try:
            yield
        finally:
            self._hearers.remove(hear)


def analyse(
    position: Position | Knowledge,
    budget: Budget,
    seed: int = 0,
    plain: bool = False,
    tell: Tell | None = None,
    cancel: Cancel | None = None,
    trees: list[Tree] | None = None,
    only: int | None = None,
    model: Words | None = None,
) -> Analysis:
    """Search a position for the seat that decides there, from what that seat knows alone.

    The same seed and number of simulations give the same analysis. `trees` may hold trees kept from before; those
    grown are left in it. With `only`, this one legal action is judged and no other. With a `model`, another than what
    was learned of the game judges: `models.BY_HAND` for none. The game is compiled before the clock starts. Knowledge
    of a seat that does not decide gives what that seat may expect of who does.
    """
    knowledge = position if isinstance(position, Knowledge) else _knowledge(position)
    game, seat = knowledge.game, knowledge.seat
    kernels = search_kernels(game, plain)
    base = knowledge.imagine(seed)
    grown = trees if trees is not None else []
    while len(grown) < budget.threads:
        grown.append(Tree(game, kernels, base, seat, (seed << 8) + len(grown), model=model))
        if only is not None:
            grown[-1].look_only_at(only)
    cancel, before = cancel or Cancel(), sum(tree.simulations for tree in grown)
    start = time.perf_counter()
    if budget.threads == 1:  # a thread of its own would be waited for longer than a short search takes
        _grow(grown[0], budget, start, tell, cancel)
    else:
        with ThreadPoolExecutor(budget.threads) as pool:
            jobs = [
                pool.submit(_grow, tree, budget, start, tell if number == 0 else None, cancel)
                for number, tree in enumerate(grown[: budget.threads])
            ]
            for job in jobs:
                job.result()
    seconds = time.perf_counter() - start
    simulations = sum(tree.simulations for tree in grown) - before
    return Analysis(seat, simulations, seconds, _merge(grown, seat, base))


def _knowledge(position: Position) -> Knowledge:
    if position.current_player is None:
        raise ValueError("This game is over: there is nothing to analyse.")
    return position.view_only(position.current_player)


def _grow(tree: Tree, budget: Budget, start: float, tell: Tell | None, cancel: Cancel) -> None:
    """Grow a tree in portions until its share of the budget is spent."""
    share = None if budget.simulations is None else -(-budget.simulations // budget.threads)
    first, portion = tree.simulations, FIRST_PORTION
    while not tree.proven and not cancel.cancelled:
        done = tree.simulations - first
        spent = time.perf_counter() - start
        late = budget.seconds is not None and spent >= budget.seconds
        if (share is not None and done >= share) or (late and done):  # however late: what was not tried says nothing
            break
        if tell is not None:
            tell(max(done / share if share else 0.0, spent / budget.seconds if budget.seconds else 0.0))
        tree.grow(portion if share is None else min(portion, share - done), cancel.flag)
        took = time.perf_counter() - start - spent
        portion = max(1, min(2 * portion, int(portion * PORTION_SECONDS / max(took, 1e-6))))
        if budget.seconds is not None:  # the last portion ends with the time, not after it
            left = budget.seconds - (time.perf_counter() - start)
            pace = took / max(1, tree.simulations - first - done)
            portion = max(1, min(portion, int(left / max(pace, 1e-7))))


def _merge(trees: list[Tree], seat: int, base: Position) -> list[Candidate]:
    """Add up what the trees found at their roots."""
    visits: dict[int, int] = {}
    totals: dict[int, list[float]] = {}
    proofs: dict[int, int] = {}
    for tree in trees:
        for child in tree.children():
            node = tree.pool[child]
            action = int(node["action"])
            visits[action] = visits.get(action, 0) + int(node["visits"])
            so_far = totals.setdefault(action, [0.0] * base.players)
            totals[action] = [a + float(b) for a, b in zip(so_far, node["total"], strict=False)]
            proofs[action] = max(proofs.get(action, UNPROVEN), int(node["proof"]))
    found = [
        Candidate(a, visits[a], tuple(t / visits[a] for t in totals[a]), _line(trees[0], a), _proven(proofs[a]))
        for a in visits
    ]
    legal = base.legal_actions()
    if not found:  # stopped before the first simulation: any legal action
        found = [Candidate(legal[0], 0, (0.0,) * base.players, (legal[0],))]
    return sorted(found, key=lambda c: (_rank(c, seat), c.visits, c.results[seat]), reverse=True)


def _proven(proof: int) -> int | None:
    if proof == UNPROVEN:
        return None
    return -1 if proof == PROVEN_DRAW else proof - PROVEN_WIN


def _rank(candidate: Candidate, seat: int) -> int:
    """A sure win before all, a sure loss after all."""
    if candidate.proven is None or candidate.proven == -1:
        return 0
    return 1 if candidate.proven == seat else -1


def _line(tree: Tree, action: int) -> tuple[int, ...]:
    """Return the most visited actions from the root on."""
    line: list[int] = []
    node = next((c for c in tree.children(ROOT) if int(tree.pool[c]["action"]) == action), None)
    while node is not None and len(line) < 12:
        line.append(int(tree.pool[node]["action"]))
        below = tree.children(node)
        node = below[0] if below and int(tree.pool[below[0]]["visits"]) > 1 else None
    return tuple(line)
