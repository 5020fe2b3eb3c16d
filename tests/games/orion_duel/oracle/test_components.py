"""The board, the tiles and the set-ups."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.orion_duel.oracle.boards import KINDS, game, per_kind
from tests.games.orion_duel.oracle.game import (
    Begin,
    IllegalMoveError,
    LayGalaxy,
    LayHole,
    OrionDuel,
    Setup,
)
from tests.games.orion_duel.oracle.pieces import (
    BOARD,
    CELLS,
    COLOURS,
    COMPONENTS,
    PLACEMENTS,
    SHAPES,
    SIDES,
    SYMMETRIC,
    TILES,
    Colour,
    Layout,
    RandomChance,
    distance,
    fit,
    is_legal_layout,
    neighbours,
    opponent_of,
)


def test_board_has_85_cells_in_columns() -> None:
    assert len(CELLS) == len(BOARD) == COMPONENTS["board"]["cells"] == 85
    columns = [sum(cell[0] == q for cell in CELLS) for q in range(-5, 6)]
    assert columns == COMPONENTS["board"]["column_lengths"] == [4, 7, 8, 9, 10, 9, 10, 9, 8, 7, 4]


def test_24_of_the_30_border_cells_belong_to_a_side() -> None:
    border = {cell for cell in CELLS if not BOARD.issuperset(neighbours(cell))}
    of_a_side = [cell for cells in SIDES.values() for cell in cells]
    assert len(border) == 30
    assert len(of_a_side) == len(set(of_a_side)) == 24
    assert border - set(of_a_side) == {(4, 0), (-4, 0), (0, 4), (0, -4), (4, -4), (-4, 4)}
    assert all(len(cells) == 4 for cells in SIDES.values())


def test_opposite_sides_mirror_each_other_through_the_centre() -> None:
    for a, b in COMPONENTS["board"]["opposite_sides"]:
        assert {(-q, -r) for q, r in SIDES[a]} == set(SIDES[b])


def test_14_tiles_with_24_own_and_12_opponent_hexes() -> None:
    hexes = Counter(owner for kind, count in TILES.items() for _ in range(count) for _, owner in SHAPES[kind])
    assert sum(TILES.values()) == COMPONENTS["tiles"]["per_player"] == 14
    assert hexes == {"own": 24, "opponent": 12}


def test_hexes_of_one_colour_of_a_tile_touch_each_other() -> None:
    for shape in SHAPES.values():
        own = [cell for cell, owner in shape if owner == "own"]
        assert all(distance(a, b) <= 1 for a in own for b in own)
        assert sum(owner == "opponent" for _, owner in shape) <= 1


def test_distinct_placements_on_an_empty_board() -> None:
    assert [len(PLACEMENTS[True][kind]) for kind in KINDS] == [85, 222, 444, 378, 780, 414]
    assert [len(PLACEMENTS[False][kind]) for kind in KINDS] == [85, 222, 444, 378, 390, 414]


def test_only_the_bent_tile_is_chiral() -> None:
    chiral = [kind for kind in KINDS if len(PLACEMENTS[True][kind]) != len(PLACEMENTS[False][kind])]
    assert chiral == ["bent3"]


@pytest.mark.parametrize("name", ["symmetric-1", "symmetric-2"])
def test_symmetric_layouts_keep_the_distances(name: str) -> None:
    layout = SYMMETRIC[name]
    assert is_legal_layout(layout)
    assert {(-q, -r) for q, r in layout.galaxies} == layout.galaxies
    assert {(-q, -r) for q, r in layout.black_holes} == layout.black_holes


@pytest.mark.parametrize(
    ("setup", "mirror", "expected"),
    [
        ("symmetric-1", True, [70, 138, 276, 204, 352, 180]),
        ("symmetric-1", False, [70, 138, 276, 204, 176, 180]),
        ("symmetric-2", True, [70, 158, 316, 228, 504, 252]),
        ("symmetric-2", False, [70, 158, 316, 228, 252, 252]),
    ],
)
def test_placements_of_the_first_ply(setup: Setup, mirror: bool, expected: list[int]) -> None:
    moves = game(setup, mirror=mirror).legal_moves()
    assert per_kind(moves) == expected
    assert len(moves) == len(set(moves)) == sum(expected)
    totals = {"symmetric-1": (1044, 1220), "symmetric-2": (1276, 1528)}
    assert len(moves) == totals[setup][mirror]


def test_random_layouts_are_legal_and_dead_ends_are_thrown_away() -> None:
    chance = RandomChance(random.Random(3))
    assert all(is_legal_layout(chance.layout()) for _ in range(200))
    assert 0 < chance.dead_ends < 20  # about 3 %


def test_an_illegal_layout_is_refused() -> None:
    layout = SYMMETRIC["symmetric-1"]
    near = Layout(layout.galaxies, layout.black_holes - {(0, 0)} | {(1, -1)})
    for bad in (near, Layout(layout.galaxies, layout.black_holes - {(0, 0)})):
        with pytest.raises(ValueError, match="layout"):
            OrionDuel("random", layout=bad, first_player="blue")


def test_what_chance_decides_must_be_given_where_it_decides() -> None:
    with pytest.raises(ValueError, match="layout"):
        OrionDuel("random", first_player="blue")
    with pytest.raises(ValueError, match="galaxy player"):
        OrionDuel("players")
    with pytest.raises(ValueError, match="first player"):
        OrionDuel("players", galaxy_player="blue", first_player="blue")
    with pytest.raises(ValueError, match="first player"):
        OrionDuel("symmetric-1")


@pytest.mark.parametrize("galaxy_player", COLOURS)
@pytest.mark.parametrize("who", ["I begin", "you begin"])
def test_players_setup_has_sixteen_decisions(galaxy_player: Colour, who: str) -> None:
    rng = random.Random(who + galaxy_player)
    oracle = OrionDuel("players", galaxy_player=galaxy_player)
    assert len(oracle.legal_moves()) == 85
    for number in range(8):
        assert (oracle.phase, oracle.to_decide, len(oracle.galaxies)) == ("galaxies", galaxy_player, number)
        oracle.apply(rng.choice(oracle.legal_moves()))
    for number in range(7):
        assert (oracle.phase, len(oracle.black_holes)) == ("black holes", number)
        assert oracle.to_decide == opponent_of(galaxy_player)
        oracle.apply(rng.choice(oracle.legal_moves()))
    assert (oracle.phase, oracle.to_decide, oracle.first_player) == ("who begins", galaxy_player, None)
    assert oracle.legal_moves() == [Begin("I begin"), Begin("you begin")]
    oracle.apply(Begin("I begin") if who == "I begin" else Begin("you begin"))
    begins = galaxy_player if who == "I begin" else opponent_of(galaxy_player)
    assert (oracle.phase, oracle.to_decide, oracle.first_player) == ("play", begins, begins)
    assert is_legal_layout(Layout(frozenset(oracle.galaxies), frozenset(oracle.black_holes)))
    assert len(oracle.history) == 16


def test_a_seventh_galaxy_that_blocks_the_eighth_is_refused() -> None:
    oracle = OrionDuel("players", galaxy_player="blue")
    for cell in [(0, 0), (3, 2), (-2, 5), (-5, 3), (-3, -2), (2, -5)]:
        oracle.apply(LayGalaxy(cell))
    assert all(distance((5, -3), galaxy) >= 3 for galaxy in oracle.galaxies)
    assert LayGalaxy((5, -3)) not in oracle.legal_moves()
    with pytest.raises(IllegalMoveError):
        oracle.apply(LayGalaxy((5, -3)))
    assert len(oracle.galaxies) == 6


def test_tokens_keep_their_distances_in_the_players_setup() -> None:
    oracle = OrionDuel("players", galaxy_player="blue")
    oracle.apply(LayGalaxy((0, 0)))
    offered = {move.cell for move in oracle.legal_moves() if isinstance(move, LayGalaxy)}
    assert offered == {cell for cell in CELLS if distance(cell, (0, 0)) >= 3}
    for cell in sorted(SYMMETRIC["symmetric-1"].galaxies)[:2]:  # tokens may not be laid out of turn
        with pytest.raises(IllegalMoveError):
            oracle.apply(LayHole(cell))
    with pytest.raises(IllegalMoveError):
        oracle.apply(Begin("I begin"))


def test_a_hole_that_leaves_no_room_for_the_rest_is_refused() -> None:
    """In some layouts a hole at a legal distance must be refused; what is offered never leads to a dead end."""
    rng = random.Random(1)
    refused = 0
    for _ in range(6):
        oracle = OrionDuel("players", galaxy_player="orange")
        while oracle.phase == "galaxies":
            cells = [cell for cell in CELLS if all(distance(cell, other) >= 3 for other in oracle.galaxies)]
            if len(oracle.galaxies) < 4:
                oracle.galaxies.add(rng.choice(cells))
            else:
                oracle.apply(rng.choice(oracle.legal_moves()))
        while oracle.phase == "black holes":
            far_enough = [
                cell
                for cell in CELLS
                if all(distance(cell, other) >= 3 for other in oracle.black_holes)
                and all(distance(cell, other) >= 2 for other in oracle.galaxies)
            ]
            moves = oracle.legal_moves()
            refused += len(far_enough) - len(moves)
            assert moves
            oracle.apply(rng.choice(moves))
        assert oracle.phase == "who begins"
    assert refused > 0


def test_fit_is_exact_where_taking_the_first_cell_fails() -> None:
    cells = [(0, 0), (-2, 0), (2, 0)]
    assert fit(2, cells, 3)  # (0, 0) is too near to both others
    assert not fit(3, cells, 3)
    assert fit(0, [], 3)
    assert not fit(1, [], 3)
