"""The buffer of events never overflows, and nothing is left of old events or of pieces that are gone."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteka.engine import rng
from ludoteka.engine.compiling.intrinsics import as_record
from ludoteka.engine.compiling.kernels import COMPILED, u64
from ludoteka.engine.contract import RNG_WORDS
from ludoteka.games.oriflamme_alliance.actions import REVEAL
from ludoteka.games.oriflamme_alliance.state import MOST_EVENTS
from tests.games.oriflamme_alliance.setting import GAME, play, position, told

BOUND = 97
GAMES = 3000 if COMPILED else 5


def most_events(raw, players, games, eager, options, out):
    """Return the most events that a decision caused in random games; an eager player always reveals."""
    s = as_record(raw, STATE)  # noqa: F821
    dice = np.zeros(RNG_WORDS, np.uint64)
    rng.seed(dice, u64(3), u64(players))
    most = 0
    for game in range(games):
        deal(s, players, options, u64(11), u64(game))  # noqa: F821
        while not over(s):  # noqa: F821
            count = legal(s, out)  # noqa: F821
            action = out[rng.below(dice, count)]
            if eager and out[count - 1] == REVEAL:
                action = REVEAL
            apply(s, action)  # noqa: F821
            most = max(most, s.told)
    return most


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("eager", [0, 1])
def test_random_games_stay_far_below_the_bound(players: int, eager: int) -> None:
    run = GAME.kernels.specialise((most_events,), {}).most_events
    raw = np.zeros(GAME.kernels.dtype.itemsize, np.uint8)
    most = run(raw, players, GAMES, eager, np.zeros(1, np.int64), np.empty(GAME.num_actions, np.int32))
    assert 8 < most < 60
    assert BOUND <= MOST_EVENTS


def test_a_long_chain_with_the_two_deserters_of_the_proof() -> None:
    """One at each end of the row, and in between all that can act without a choice."""
    game = position(
        "R.agreement+1/R.DESERTER/R.judge* B.extortion+2/B.FANATIC/B.agreement* G.uprising!/G.agreement* G.FANATIC"
        " Y.FANATIC/Y.agreement* B.EMPRESS Y.EMPRESS K.EMPRESS R.EMPRESS B.JUDGE G.JUDGE Y.JUDGE K.JUDGE/K.agreement*"
        " K.DESERTER",
        players=5,
        round_=6,
    )
    events = play(game, "reveal")
    assert [event for event in events if event.startswith("eliminated")] == [
        "eliminated B3 extortion",
        "eliminated K3 judge",
    ]
    assert events[-2:] == ["agreed red 1", "ended red 0"]
    assert len(events) == 44
    assert told(game) == events


def test_the_bytes_of_old_events_are_cleared() -> None:
    game = position("R.uprising+2 B.extortion+1* R.judge+1", round_=5)
    play(game, "reveal")
    assert game.state.told > 5
    play(game, "leave")
    s = game.state
    assert all(s.event[n, i] == 0 for n in range(s.told, MOST_EVENTS) for i in range(3))
