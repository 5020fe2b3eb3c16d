"""What a game declares about itself."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest

import ludoteka
from ludoteka.engine.errors import BadPlayers
from ludoteka.engine.header import Header
from tests.engine.pebbles import HEADER

#: Too many digits to be shown.
HUGE = pytest.param(10**5000, id="huge")


def test_the_usual_number_of_players_is_taken_where_none_is_given() -> None:
    assert HEADER.check_players(None) == 2


def test_every_allowed_number_of_players_is_taken_as_an_int() -> None:
    assert [HEADER.check_players(players) for players in (1, 2, 3)] == [1, 2, 3]
    three: Any = np.int8(3)
    assert type(HEADER.check_players(three)) is int


@pytest.mark.parametrize("players", [0, 4, -1, 2.0, "2", True, [2], HUGE, np.array([2, 3]), float("nan")])
def test_any_other_number_is_refused_by_name_value_and_remedy(players: Any) -> None:
    with pytest.raises(BadPlayers, match=r"^Pebbles is for 1 or 2 or 3 players, not .+\.$"):
        HEADER.check_players(players)


def test_a_header_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        HEADER.version = 4  # type: ignore[misc]


@pytest.mark.parametrize("header", [ludoteka.game(name).header for name in ludoteka.games()], ids=lambda h: h.name)
def test_the_headers_of_the_games_make_sense(header: Header) -> None:
    assert header.usual_players in header.players
    assert list(header.players) == sorted(set(header.players))
    assert header.version >= 1
    assert header.num_actions > 0
    assert header.max_decisions > 0
    assert header.name == header.name.lower()
    assert not set(header.name) & set(" |/_")
    assert len({option.name for option in header.options}) == len(header.options)
    assert not {option.name for option in header.options} & {"players", "seed", "seats"}
    for option in header.options:
        assert option.help.endswith(".")
        for players in header.players:
            assert option.check(option.default, players) is not None
