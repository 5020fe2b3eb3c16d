"""What is counted of a city is what its rules say it has."""

from __future__ import annotations

import random

import numpy as np

import ludoteka
from ludoteka.games.akropolis.judgement import DISTRICTS, INPUTS, PLAZAS, POINTS, STONES, TARGETS, TIME
from ludoteka.search.analysis import Budget, analyse
from ludoteka.search.judging import described, outcomes
from ludoteka.search.models import BY_HAND

BARRACKS = 2


def test_points_by_colour_are_those_of_the_rules() -> None:
    dice, game = random.Random(4), ludoteka.game("akropolis")
    seen = 0
    for number in range(12):
        position = game.new(2 + number % 3, seed=number)
        while not position.is_over:
            position.apply(dice.choice(position.legal_actions()))
            x, teaches = described(position)
            assert teaches == (position.state.taken == 0)
            parts = outcomes(position)
            assert parts.sum(1).astype(int).tolist() == position.scores()
            counted = x[:, POINTS : POINTS + 5]
            others = [colour for colour in range(5) if colour != BARRACKS]
            assert (counted[:, others] == parts[:, others]).all()
            # A lake of two cells or more is taken for the outside.
            assert (counted[:, BARRACKS] >= parts[:, BARRACKS]).all()
            assert (x[:, STONES] == parts[:, -1]).all()
            assert np.allclose(counted, x[:, DISTRICTS : DISTRICTS + 5] * x[:, PLAZAS : PLAZAS + 5])
            seen += 1
    assert seen > 500
    assert len(TARGETS) == 6
    assert INPUTS[TIME] == "to come"


def test_what_was_not_learned_is_judged_by_hand() -> None:
    game = ludoteka.game("akropolis")
    for players, options in ((2, {"variants": ("houses",)}), (3, {"long": True}), (1, {})):
        position = game.new(players, seed=1, **options)
        found = [analyse(position, Budget(simulations=40), 1, model=model) for model in (None, BY_HAND)]
        assert found[0].candidates == found[1].candidates
    position = game.new(2, seed=1)
    found = [analyse(position, Budget(simulations=40), 1, model=model) for model in (None, BY_HAND)]
    assert found[0].candidates != found[1].candidates
