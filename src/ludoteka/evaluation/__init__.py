"""A yardstick for agents: a fixed suite of games against calibrated levels, and a rating on their scale.

May import: `engine`, `search`, `bots`, `arena`, `envs`.

>>> from ludoteka.evaluation import evaluate
>>> result = evaluate(lambda knowledge: knowledge.legal_actions()[0], games=["opale"], rivals=["random"], rounds=1)
>>> result.suite, result.games, result.illegal
(1, 2, 0)
"""

from __future__ import annotations

from ludoteka.evaluation.agents import BadAgent
from ludoteka.evaluation.evaluating import evaluate
from ludoteka.evaluation.result import Result
from ludoteka.evaluation.suite import BadSuite, Part, Suite

__all__ = ["BadAgent", "BadSuite", "Part", "Result", "Suite", "evaluate"]
