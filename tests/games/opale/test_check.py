"""Positions of Opale that cannot be are refused, above all those that would lead the rules astray."""

from __future__ import annotations

from random import Random

import pytest

from ludoteka.engine.errors import BadNotation
from tests.games.opale.positions_of_game import BOTH, COMBINATIONS, GAME, make

SHELLS = ("shells",)


@pytest.mark.parametrize("variants", COMBINATIONS, ids=str)
def test_every_position_of_a_game_is_possible(variants: tuple[str, ...]) -> None:
    dice = Random(f"{variants}")
    for seed in range(30):
        position = GAME.new(seed=seed, variants=variants)
        while not position.is_over:
            assert list(GAME.parts.check.problems(position.state)) == [], str(position)
            position.apply(dice.choice(position.legal_actions()))


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"hand": "P11223", "twin": 2, "shell_used": 1}, "cards for the Twin current"),
        ({"hand": "P1122.D1", "twin": 2, "shell_used": 1, "seal": "-,D"}, "cards for the Twin current"),
        ({"hand": "P1122", "twin": 1, "shell_used": 1, "twin_area": "P"}, "cards for the Twin current"),
        ({"hand": "P1122.D1", "twin": 1, "shell_used": 1}, "first area"),
        ({"hand": "P1122.D1", "twin_area": "P"}, "first area"),
        ({"hand": "P1122.D1", "phase": "end_of_turn", "twin": 1, "twin_area": "P"}, "Twin current"),
        ({"phase": "discard", "pending": 3, "discarded": 5, "deck": "U00000"}, "5 cards are discarded"),
        ({"phase": "discard", "pending": 3, "deck": "-"}, "0 cards are discarded"),
        ({"phase": "discard", "pending": 2, "discarded": 3}, "3 cards are discarded"),
        ({"phase": "discard", "pending": 2, "hand": "P12"}, "with 2 in hand"),
        ({"phase": "discard", "pending": 2, "discarded": -1}, "-1 cards are discarded"),
        ({"discarded": 1}, "no shell asks"),
        ({"stuck": "0,2", "stuck_area": "-,W"}, "does not hold"),
        ({"stuck": "2,0"}, "does not hold"),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields: dict[str, object], why: str) -> None:
    with pytest.raises(BadNotation, match=why):
        make(variants=BOTH if "aside" in fields else SHELLS, **fields)  # type: ignore[arg-type]
