"""Random games by the hundred: the rules hold to their own contract at every decision."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteka.engine.compiling.kernels import COMPILED
from tests.conformance import audit
from tests.conformance.cases import Case, all_cases
from tests.effort import tries

#: Games of each case; every game has several cases.
GAMES = tries(300, 1000) if COMPILED else 3

FAULTS = {
    audit.EMPTY: "there is no legal action before the end",
    audit.UNSORTED: "the legal actions are not ascending, each once",
    audit.OUT_OF_RANGE: "a legal action is not below num_actions",
    audit.TOO_LONG: "the game takes more decisions than its bound",
    audit.NO_SUCH_SEAT: "a seat is to move that is not there",
    audit.BAD_RETURNS: "the returns are out of bounds or do not sum to zero",
}


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_random_games_end_within_their_bound_and_offer_proper_actions(case: Case) -> None:
    kernels = case.game.kernels
    run = kernels.specialise(audit.TEMPLATES, {}).audit
    raw = np.zeros(kernels.dtype.itemsize, np.uint8)
    options = case.game.encode_options(case.game.check_options(case.players, case.options))
    report = np.zeros(6, np.int64)
    out = np.empty(case.game.num_actions, np.int32)
    bound = case.game.max_decisions
    run(raw, case.players, options, GAMES, case.game.num_actions, bound, out, np.zeros(case.players), report)
    where = f"game {report[audit.GAME]}, decision {report[audit.DECISION]}"
    assert report[audit.FAULT] == audit.FINE, f"{FAULTS[int(report[audit.FAULT])]}: {where}"
    assert report[audit.GAME] == GAMES - 1
