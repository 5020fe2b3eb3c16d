"""A bot that searches."""

from __future__ import annotations

import math
import random
import secrets
import time

from ludoteka.bots.protocol import choices
from ludoteka.engine.game import Game
from ludoteka.engine.position import Knowledge, Position
from ludoteka.search.analysis import Analysis, Budget, Cancel, Tell, analyse
from ludoteka.search.models import Words
from ludoteka.search.ready import prepare
from ludoteka.search.solver import solve
from ludoteka.search.tree import Tree

#: A position with more actions than this is not tried to be solved, nor with more positions than that.
SOLVABLE_ACTIONS = 120
SOLVER_POSITIONS = 20_000
#: An imprecise judge confuses choices that were looked at at least this often, as a share of the one looked at most.
WORTH_A_THOUGHT = 0.2
#: Chances are told apart down to this one.
SMALL_CHANCE = 0.001
#: A result that no simulation contradicts.
SURE_RESULT = 1.0 - 1e-6


def leaning(result: float, players: int) -> float:
    """Return half the log-odds of winning that an expected result stands for: near 0, between two, the result itself.

    Errors are made on this scale: who is far ahead, or far behind, still tells a good move from a bad one, where
    results themselves hardly differ and the same errors would outweigh them.
    """
    least = -1.0 / max(1, players - 1)
    chance = min(max((result - least) / (1.0 - least), SMALL_CHANCE), 1.0 - SMALL_CHANCE)
    return 0.5 * math.log(chance / (1.0 - chance))


class Thinker:
    """Thinks within a budget; judges its choices with the imprecision of its level."""

    def __init__(
        self,
        game: Game,
        level: str,
        budget: Budget,
        imprecision: float,
        seed: int | None = None,
        solves: bool = False,
        plain: bool = False,
        model: Words | None = None,
    ) -> None:
        self.game = game
        self.level = level
        self.budget = budget
        self.imprecision = imprecision
        self.seed = secrets.randbits(64) if seed is None else seed
        self.solves = solves
        self.plain = plain
        #: What it judges by, where that is not what was learned of the game.
        self.model = model
        self._dice = random.Random(self.seed)
        self._count = 0
        self._trees: list[Tree] = []
        self._last: tuple[Position, int] | None = None
        prepare(game, plain=plain)  # compiled now, not in the first decision

    def choose(self, knowledge: Knowledge, tell: Tell | None = None, cancel: Cancel | None = None) -> int:
        """Return a legal action. Raises IllegalAction where the seat has nothing to decide."""
        start = time.perf_counter()
        legal = choices(knowledge)
        if len(legal) == 1:
            return legal[0]
        solved = self._solved(knowledge, len(legal))
        if solved is not None:
            return solved
        self._count += 1
        self._keep_trees(knowledge)
        seed = (self.seed * 1_000_003 + self._count) & (1 << 64) - 1
        budget = self.budget.less(time.perf_counter() - start)
        found = analyse(
            knowledge, budget, seed, self.plain, tell=tell, cancel=cancel, trees=self._trees, model=self.model
        )
        action = self._judge(found)
        self._last = (knowledge.imagine(0), action) if self.game.header.perfect else None
        return action

    def _solved(self, knowledge: Knowledge, choices: int) -> int | None:
        """Return the action that the solver finds, where all is known and the rest is small enough."""
        if not self.game.header.perfect or not self.solves:
            return None
        position = knowledge.imagine(0)
        for action in position.legal_actions():  # rather won at once than later, however many choices there are
            if position.after(action).winners() == [knowledge.seat]:
                return action
        if choices > SOLVABLE_ACTIONS:
            return None
        solution = solve(position, SOLVER_POSITIONS)
        return solution.action if solution is not None and solution.results[knowledge.seat] >= 0 else None

    def _judge(self, found: Analysis) -> int:
        """Return the choice of the search, or what an imprecise judge takes for it."""
        if not self.imprecision or found.best.proven == found.seat:
            return found.best.action
        sure = [c for c in found.candidates if c.results[found.seat] >= SURE_RESULT]
        if sure:  # nobody mistakes a win at hand
            return sure[0].action
        unlost = [c for c in found.candidates if c.proven in (None, -1, found.seat)] or found.candidates
        enough = WORTH_A_THOUGHT * max(c.visits for c in unlost)
        worth = {
            c.action: leaning(c.results[found.seat], len(c.results)) + self._dice.gauss(0, self.imprecision)
            for c in unlost
            if c.visits >= enough
        }
        return max(worth, key=lambda action: worth[action])

    def _keep_trees(self, knowledge: Knowledge) -> None:
        """Keep what was already searched below the actions played since; else begin anew."""
        kept = False
        if self._last is not None and self._trees and self.budget.seconds is not None:
            now = knowledge.imagine(0)
            line = self._line_to(now)
            kept = line is not None and [tree.move(line, now) for tree in self._trees].count(True) == len(self._trees)
        if not kept:
            self._trees = []

    def _line_to(self, now: Position) -> list[int] | None:
        """Return the actions from the last search to the present position: one's own, then the opponent's."""
        assert self._last is not None
        before, own = self._last
        between = before.after(own)
        if between.key() == now.key():
            return [own]
        for reply in between.legal_actions():
            if between.after(reply).key() == now.key():
                return [own, reply]
        return None
