"""The search of one game: templates over its rules and its heuristics, compiled once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludoteka.engine.compiling.kernels import COMPILED
from ludoteka.engine.compiling.loading import Progress
from ludoteka.engine.game import Game
from ludoteka.search import models, templates
from ludoteka.search.nodes import NODE
from ludoteka.search.tuning import Tuning


@dataclass(frozen=True)
class SearchKernels:
    """What searches of a game call, and how they are tuned."""

    grow: Callable[..., None]
    #: Where it judges by hand, and by what was learned.
    by_hand: Tuning
    learned: Tuning
    #: What was learned of the game, which a search goes by unless it is given something else.
    model: models.Words
    #: Whether the game judges positions, and looks at actions.
    judges: bool
    looks: bool

    def tuning(self, model: models.Words) -> Tuning:
        """Return how a search is tuned that judges by a model."""
        return self.learned if model.size else self.by_hand


_made: dict[tuple[Game, bool], SearchKernels] = {}


def search_kernels(game: Game, plain: bool = False, progress: Progress | None = None) -> SearchKernels:
    """Return the search of a game, compiled or loaded from the cache; `plain` leaves its heuristics out."""
    key = (game, plain)
    if key not in _made:
        _made[key] = _make(game, plain, progress)
    return _made[key]


def _make(game: Game, plain: bool, progress: Progress | None) -> SearchKernels:
    rules = game.load()
    own = None if plain else game.part("heuristics")
    policy = rules.specialise(templates.POLICY, {})
    prior = getattr(own, "prior", None)
    evaluate = getattr(own, "evaluate", None)
    expect = getattr(own, "expect", None)
    rollout = getattr(own, "rollout", None) or rules.rules.get("sample") or policy.random_action
    perfect = game.header.perfect and max(game.players) == 2
    made = rules.specialise(
        templates.TREE,
        _signatures(),
        progress,
        prior=prior or policy.no_prior,
        evaluate=evaluate or policy.no_evaluate,
        rollout=rollout,
        expect=expect or policy.no_expect,
        HAS_POLICY=expect is not None,
        HAS_PRIOR=prior is not None,
        HAS_EVALUATE=evaluate is not None,
        PERFECT=perfect,
        BATCHES=perfect and prior is not None,
    )
    by_hand = getattr(own, "TUNING", {})
    learned = {**by_hand, **getattr(own, "LEARNED_TUNING", {})}
    model = models.BY_HAND if plain else models.shipped(game)
    return SearchKernels(
        made.grow, Tuning(**by_hand), Tuning(**learned), model, evaluate is not None, prior is not None
    )


def _signatures() -> dict[str, tuple[Any, ...]]:
    if not COMPILED:
        return {}
    from numba import from_dtype
    from numba import types as t

    raw, words = t.uint8[::1], t.int64[::1]
    pool = from_dtype(NODE)[::1]
    args = (raw, raw, t.int64, pool, words, t.int64, t.uint64, t.uint64, t.int32[::1])
    numbers = t.float64[::1]
    return {"grow": (*args, numbers, words, t.int32[::1], numbers, numbers, numbers, words)}
