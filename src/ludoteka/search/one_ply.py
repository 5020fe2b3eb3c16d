"""One action ahead: what the position after each legal action is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from ludoteka.engine.compiling.kernels import COMPILED
from ludoteka.engine.game import Game
from ludoteka.engine.position import Knowledge, key_of
from ludoteka.search.models import BY_HAND
from ludoteka.search.nodes import MOST_SEATS
from ludoteka.search.templates import ONE_PLY, POLICY


@cache
def _kernel(game: Game) -> Any:
    evaluate = getattr(game.part("heuristics"), "evaluate", None)
    rules = game.load()
    policy = rules.specialise(POLICY, {})
    made = rules.specialise(
        ONE_PLY,
        _signatures(),
        evaluate=evaluate or policy.no_evaluate,
        rollout=rules.rules.get("sample") or policy.random_action,
        HAS_EVALUATE=evaluate is not None,
        expect=policy.no_expect,
        HAS_POLICY=False,
    )
    return made.look_ahead


def one_ply(knowledge: Knowledge, worlds: int, seed: int, actions: Sequence[int] | None = None) -> dict[int, float]:
    """Return what each legal action, or some of them, leads to for the seat, averaged over worlds it thinks possible.

    It judges by hand, whatever was learned. A game without an evaluation plays each position to the end at random.
    """
    game = knowledge.game
    legal = np.array(knowledge.legal_actions() if actions is None else actions, np.int32)
    size = game.kernels.dtype.itemsize
    worth = np.zeros(len(legal), np.float64)
    scratch = np.zeros((2, size), np.uint8)
    out = np.empty(game.num_actions, np.int32)
    value = np.zeros(MOST_SEATS, np.float64)
    base = knowledge.imagine(seed)
    look_ahead, key = _kernel(game), key_of(seed)
    look_ahead(base.raw, *scratch, knowledge.seat, worlds, *key, legal, worth, out, value, BY_HAND)
    return dict(zip(legal.tolist(), (worth / worlds).tolist(), strict=True))


def _signatures() -> dict[str, tuple[Any, ...]]:
    if not COMPILED:
        return {}
    from numba import types as t

    raw, out = t.uint8[::1], t.int32[::1]
    numbers = t.float64[::1]
    args = (raw, raw, raw, t.int64, t.int64, t.uint64, t.uint64, out, numbers, out, numbers, numbers)
    return {"look_ahead": args}
