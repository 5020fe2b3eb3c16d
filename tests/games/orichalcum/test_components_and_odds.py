"""The pieces of the compiled game, and the public odds of a fight."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction

import pytest

from ludoteka.games import orichalcum
from ludoteka.games.orichalcum import components as c
from tests.games.orichalcum.oracle import parts

ODDS = {
    "cerberus": ("1/2", "11/12", "215/216", "1"),
    "minotaur": ("1/6", "13/18", "103/108", "1291/1296"),
    "gorgon": ("1/6", "17/36", "181/216", "1261/1296"),
    "cyclops": ("1/6", "1/3", "2/3", "587/648"),
    "hydra": ("1/6", "11/36", "37/72", "19/24"),
}


@pytest.mark.parametrize("creature", ODDS)
def test_win_odds_without_a_siege_engine(creature: str) -> None:
    assert [orichalcum.odds(creature, dice, ()) for dice in range(1, 5)] == [Fraction(text) for text in ODDS[creature]]


@pytest.mark.parametrize("faces", [(), (1,), (3,), (1, 2), (1, 2, 3)])
def test_odds_agree_with_the_oracle_for_all_siege_faces(faces: tuple[int, ...]) -> None:
    for kind in range(1, c.CREATURES):
        for dice in range(1, 5):
            expected = parts.odds(int(c.STRENGTH[kind]), dice, faces)
            assert orichalcum.odds(c.CREATURE_KEYS[kind], dice, faces) == expected


@pytest.mark.parametrize("wrong", [("unicorn", 1, ()), ("gorgon", 0, ()), ("gorgon", 5, ()), ("gorgon", 2, (6,))])
def test_odds_refuse_what_is_not_a_fight(wrong: tuple[str, int, tuple[int, ...]]) -> None:
    with pytest.raises(ValueError, match=r"There is no|A fight has|A siege engine"):
        orichalcum.odds(*wrong)


def test_the_header_loads_without_numpy_and_numba() -> None:
    code = (
        "import sys, ludoteka.games.orichalcum as o; assert o.HEADER; assert not {'numpy', 'numba'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_package_has_nothing_else_of_that_kind() -> None:
    with pytest.raises(AttributeError, match="no attribute 'luck'"):
        orichalcum.luck  # noqa: B018


def test_islands_are_those_of_the_oracle() -> None:
    for number, island in enumerate(c.ISLAND_IDS):
        outline = next(o for o in parts.OUTLINES.values() if o.id == island)
        assert set(c.ISLAND_HEXES[number]) == outline.cells
        diamonds = {
            frozenset(cell for n, cell in enumerate(c.ISLAND_HEXES[number]) if bits >> n & 1)
            for bits in c.DIAMOND_CELLS[number][: c.DIAMONDS[number]].tolist()
        }
        assert diamonds == outline.diamonds
        ports = {
            (c.ISLAND_HEXES[number][c.PORT_CELL[number, n]], c.PORT_HOPLITES[number, n], c.PORT_NUGGETS[number, n])
            for n in range(3)
        }
        assert ports == {(port.cell, port.hoplites, port.nuggets) for port in outline.ports}


def test_pieces_add_up() -> None:
    assert c.PILE_SIZE.tolist() == [0, 25, 23, 17]
    assert c.CREATURE_COUNT.tolist() == [0, 4, 4, 4, 4, 1, 1, 1, 1]
    assert c.STRENGTH.tolist() == [0, 4, 6, 8, 10, 12, 12, 12, 12]
    assert int(c.BUILDING_COUNT.sum()) == 26
    assert len(set(zip(c.CARD_DEED.tolist()[1:], c.CARD_SIZE.tolist()[1:], strict=True))) == 12
    assert c.ROW_COST.tolist() == [0, 0, 1, 1, 2, 2]
