"""Random games of Orion Duel by the thousand: what they look like, and that `sample` is as good as `legal`."""

# ruff: noqa: F821
from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from ludoteka.engine import rng
from ludoteka.engine.compiling.intrinsics import as_record
from ludoteka.engine.compiling.kernels import COMPILED, u64
from ludoteka.engine.contract import RNG_WORDS
from ludoteka.games.orion_duel.state import Outcome
from tests.games.orion_duel.positions_of_game import GAME

GAMES = 20_000 if COMPILED else 20
PLIES, FIRST, OFFERED, SQUARES, DRAWS, LINKS, GALAXIES, HOLES, OUTCOMES = range(9)

#: Shares of endings in 4,000 games of the plain reference in `oracle.py`, random layouts, uniformly random moves.
REFERENCE_GAMES = 4000
REFERENCE = {
    "stuck": 0.6485,
    "points": 0.0925,
    "draws": 0.01325,
    "links": 0.1185,
    "galaxies": 0.03125,
    "holes": 0.12,
}


def survey_games(raw, players, options, games, out, figures):
    """Play whole random games and add up their figures."""
    s = as_record(raw, STATE)
    dice = np.zeros(RNG_WORDS, np.uint64)
    rng.seed(dice, u64(77), u64(players))
    for game in range(games):
        deal(s, players, options, u64(78), u64(game))
        plies = 0
        while not over(s):
            count = legal(s, out)
            if plies == 0:
                figures[FIRST] += count
            figures[OFFERED] += count
            plies += 1
            apply(s, out[rng.below(dice, count)])
        figures[PLIES] += plies
        figures[SQUARES] += plies * plies
        figures[OUTCOMES + s.outcome] += 1
        figures[DRAWS] += s.winner < 0
        if s.outcome == 1:
            figures[LINKS] += s.links[s.winner] != 0
            figures[GALAXIES] += s.galaxy_sets[s.winner] > 0
            figures[HOLES] += s.hole_sets[1 - s.winner] > 0


@pytest.fixture(scope="module")
def figures() -> np.ndarray:
    kernels = GAME.kernels
    run = kernels.specialise((survey_games,), {}).survey_games
    raw = np.zeros(kernels.dtype.itemsize, np.uint8)
    options = GAME.encode_options(GAME.check_options(2, {}))
    found = np.zeros(OUTCOMES + len(Outcome), np.int64)
    run(raw, 2, options, GAMES, np.empty(GAME.num_actions, np.int32), found)
    return found


compiled_only = pytest.mark.skipif(not COMPILED, reason="too few games")


@compiled_only
@pytest.mark.parametrize("ending", REFERENCE)
def test_endings_are_as_frequent_as_in_the_plain_reference(figures: np.ndarray, ending: str) -> None:
    place = {
        "stuck": OUTCOMES + Outcome.STUCK,
        "points": OUTCOMES + Outcome.POINTS,
        "draws": DRAWS,
        "links": LINKS,
        "galaxies": GALAXIES,
        "holes": HOLES,
    }[ending]
    share, expected = figures[place] / GAMES, REFERENCE[ending]
    error = sqrt(expected * (1 - expected) * (1 / GAMES + 1 / REFERENCE_GAMES))
    assert abs(share - expected) < 3 * error


@compiled_only
def test_plies_and_placements_are_as_many_as_expected(figures: np.ndarray) -> None:
    """About 26 plies, about 1,360 placements at the first ply, 535 on the average."""
    plies = figures[PLIES] / GAMES
    error = sqrt((figures[SQUARES] / GAMES - plies**2) * (1 / GAMES + 1 / REFERENCE_GAMES))
    assert abs(plies - 25.80) < 3 * error
    assert figures[FIRST] / GAMES == pytest.approx(1360, abs=5)
    assert figures[OFFERED] / figures[PLIES] == pytest.approx(537, abs=4)


@pytest.mark.parametrize("setup", ["random", "symmetric-1", "players"])
def test_sample_draws_what_the_same_number_picks_from_the_list(setup: str) -> None:
    """The n-th of the legal actions, without listing them: so it is uniform over exactly what `legal` lists."""
    kernels, games = GAME.kernels, 300 if COMPILED else 2
    options = GAME.encode_options(GAME.check_options(2, {"setup": setup}))
    ends = []
    for by in ("legal", "sample"):
        raw = np.zeros(kernels.dtype.itemsize, np.uint8)
        out = np.empty(GAME.num_actions, np.int32)
        decisions = kernels.playouts(by)(raw, 2, options, u64(4), u64(5), games, out)
        ends.append((decisions, raw.tobytes()))
    assert ends[0] == ends[1]
