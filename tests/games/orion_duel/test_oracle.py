"""The plain reference of Orion Duel against its rules and worked examples."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from tests.games.orion_duel.oracle import (
    Begin,
    Conditions,
    IllegalMoveError,
    LayGalaxy,
    LayHole,
    Move,
    OrionDuel,
    Place,
    Setup,
    random_start,
)
from tests.games.orion_duel.pieces import (
    BOARD,
    CELLS,
    COLOURS,
    COMPONENTS,
    PLACEMENTS,
    SHAPES,
    SIDES,
    SYMMETRIC,
    TILES,
    Cell,
    Colour,
    Hexes,
    Kind,
    Layout,
    RandomChance,
    distance,
    fit,
    is_legal_layout,
    moved,
    neighbours,
    opponent_of,
    orientations,
)

KINDS = list(TILES)

# Two halves of symmetric-1: a tile on (0, 1) and (1, 0) gives each colour its fourth galaxy in one group.
BLUE_HALF = [(-4, r) for r in range(5)] + [(q, 4) for q in range(-3, 1)] + [(0, 3), (0, 2), (-1, 1), (-2, 1)]
ORANGE_HALF = [(4, r) for r in range(-4, 1)] + [(q, -4) for q in range(4)] + [(3, 0), (2, 1), (1, 1), (2, -1)]

# Neighbour to neighbour from the left side to the right side.
LEFT_TO_RIGHT = [(-5, 3), (-4, 2), (-3, 1), (-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2), (3, -2), (4, -2), (5, -2)]


def game(setup: Setup = "symmetric-1", *, mirror: bool = True, first: Colour = "blue") -> OrionDuel:
    return OrionDuel(setup, mirror=mirror, first_player=first)


def paint(oracle: OrionDuel, colour: Colour, cells: list[Cell]) -> None:
    for cell in cells:
        oracle.board[cell] = colour


def stripes(oracle: OrionDuel, free: list[Cell]) -> None:
    """Cover all but some cells, blue and orange by turns of columns: nobody meets a condition."""
    for cell in CELLS:
        if cell not in free:
            oracle.board[cell] = "blue" if cell[0] % 2 == 0 else "orange"
    assert (oracle.conditions("blue").total, oracle.conditions("orange").total) == (0, 0)


def hand(oracle: OrionDuel, colour: Colour, **tiles: int) -> None:
    oracle.tiles[colour] = {kind: tiles.get(kind, 0) for kind in TILES}


def place(kind: Kind, own: list[Cell], opponent: list[Cell] | None = None) -> Place:
    hexes: Hexes = frozenset({(cell, "own") for cell in own}) | frozenset(
        {(cell, "opponent") for cell in opponent or []}
    )
    return Place(kind, hexes)


def why_not(oracle: OrionDuel, move: Place) -> set[str]:
    return set(oracle.why_not(move.kind, move.hexes))


def counts(met: Conditions) -> tuple[int, int, int]:
    return met.link_count, met.galaxy_count, met.hole_count


def per_kind(moves: list[Move]) -> list[int]:
    found = Counter(move.kind for move in moves if isinstance(move, Place))
    return [found[kind] for kind in KINDS]


# ------------------------------------------------------------------------------------------------ components


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


# ---------------------------------------------------------------------------------------------------- set-up


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


# -------------------------------------------------------------------------------------------------- placements


@pytest.mark.parametrize("setup", ["symmetric-1", "symmetric-2"])
def test_the_first_move_covers_no_token(setup: Setup) -> None:
    oracle = game(setup, first="orange")
    for move in oracle.legal_moves():
        assert isinstance(move, Place)
        assert all(cell not in oracle.tokens for cell, _ in move.hexes)


def test_each_colour_under_a_token_must_touch_its_like() -> None:
    both = place("line3", [(-4, 0), (-4, 1)], [(-4, 2)])
    oracle = game()
    paint(oracle, "blue", [(-3, 0)])
    paint(oracle, "orange", [(-3, 2)])
    assert {(-4, 0), (-4, 2)} <= oracle.tokens
    assert why_not(oracle, both) == set()
    assert both in oracle.legal_moves()

    del oracle.board[(-3, 2)]
    assert why_not(oracle, both) == {"token with unconnected colour"}
    assert oracle.unconnected_colours(both.hexes) == {"orange"}
    assert both not in oracle.legal_moves()


def test_the_reversed_tile_does_not_touch_its_like() -> None:
    oracle = game()
    paint(oracle, "blue", [(-3, 0)])
    paint(oracle, "orange", [(-3, 2)])
    reversed_tile = place("line3", [(-4, 2), (-4, 1)], [(-4, 0)])
    # Blue (-4, 1) touches blue (-3, 0); orange (-4, 0) touches no orange.
    assert oracle.unconnected_colours(reversed_tile.hexes) == {"orange"}
    assert why_not(oracle, reversed_tile) == {"token with unconnected colour"}
    assert reversed_tile not in oracle.legal_moves()


def test_the_link_may_run_through_another_hex_of_the_tile() -> None:
    oracle = game()
    paint(oracle, "blue", [(2, 0)])
    through = place("duo_own", [(0, 0), (1, 0)])
    assert distance((2, 0), (0, 0)) == 2
    assert (0, 0) in oracle.black_holes
    assert why_not(oracle, through) == set()
    assert why_not(oracle, place("mono", [(0, 0)])) == {"token with unconnected colour"}
    # The other colour of the tile is no link.
    paint(oracle, "orange", [(2, 0)])
    assert why_not(oracle, place("duo_mixed", [(0, 0)], [(1, 0)])) == {"token with unconnected colour"}


def test_whose_tile_it_was_is_irrelevant() -> None:
    oracle = game()
    oracle.apply(place("duo_mixed", [(1, -2)], [(1, -1)]))  # blue's tile, its orange hex beside the centre
    assert oracle.to_decide == "orange"
    oracle.apply(place("mono", [(0, 0)]))
    assert oracle.board == {(1, -2): "blue", (1, -1): "orange", (0, 0): "orange"}
    assert oracle.black_holes == SYMMETRIC["symmetric-1"].black_holes  # the token ends on top


def test_tiles_need_not_touch_and_never_overlap() -> None:
    oracle = game()
    oracle.apply(place("mono", [(1, 0)]))
    assert why_not(oracle, place("duo_own", [(1, 0), (1, 1)])) == {"occupied"}
    assert why_not(oracle, place("duo_own", [(-3, 0), (-3, 1)])) == set()


def test_why_not_gives_every_reason() -> None:
    oracle = game()
    assert why_not(oracle, place("mono", [(6, 0)])) == {"off the board"}
    assert why_not(oracle, place("mono", [(5, 0)])) == {"off the board"}  # the corners are missing
    assert why_not(oracle, place("mono", [(0, 0)])) == {"token with unconnected colour"}
    assert why_not(oracle, place("duo_own", [(4, 0), (5, 0)])) == {
        "off the board",
        "token with unconnected colour",
    }
    oracle.tiles["blue"]["mono"] = 0
    assert why_not(oracle, place("mono", [(0, 0)])) == {"no such tile left", "token with unconnected colour"}
    assert why_not(oracle, place("mono", [(1, 0)])) == {"no such tile left"}
    paint(oracle, "orange", [(1, 0)])
    assert why_not(oracle, place("mono", [(1, 0)])) == {"no such tile left", "occupied"}
    assert why_not(oracle, place("line3", [(-3, 0)], [(-2, 0)])) == {"not this tile"}
    assert why_not(oracle, place("line3", [(-3, 0), (-1, 0)], [(-2, 0)])) == {"not this tile"}


def test_a_covered_token_asks_for_nothing_more() -> None:
    oracle = game()
    paint(oracle, "orange", [(0, 0)])
    assert why_not(oracle, place("mono", [(0, 0)])) == {"occupied"}


def test_the_mirrored_bent_tile_needs_the_option() -> None:
    plain = Place("bent3", SHAPES["bent3"])
    at = moved(plain.hexes, (1, 1))
    flipped: Hexes = frozenset({((0, 1), "own"), ((1, 1), "own"), ((1, 2), "opponent")})
    for mirror in (True, False):
        oracle = game(mirror=mirror)
        assert oracle.why_not("bent3", at) == set()
        assert oracle.why_not("bent3", flipped) == (set() if mirror else {"not this tile"})
        assert (Place("bent3", flipped) in oracle.legal_moves()) == mirror


def test_an_illegal_move_changes_nothing() -> None:
    oracle = game()
    with pytest.raises(IllegalMoveError):
        oracle.apply(place("mono", [(0, 0)]))
    with pytest.raises(IllegalMoveError):
        oracle.apply(LayGalaxy((1, 1)))
    assert (oracle.board, oracle.history, oracle.to_decide) == ({}, [], "blue")


def test_a_placement_is_a_plain_pair_and_offered_once() -> None:
    oracle = game()
    moves = oracle.legal_moves()
    assert ("duo_own", frozenset({((1, 0), "own"), ((1, 1), "own")})) in moves
    assert len(moves) == len(set(moves))


@pytest.mark.parametrize("seed", range(4))
def test_legal_moves_are_all_placements_without_a_reason_against_them(seed: int) -> None:
    rng = random.Random(seed)
    oracle = random_start(rng, mirror=bool(seed % 2))
    for _ in range(5 + 3 * seed):
        if not oracle.over:
            oracle.apply(rng.choice(oracle.legal_moves()))
    if oracle.over:
        return
    expected = {
        (kind, moved(shape, cell))
        for kind in KINDS
        for shape in set(orientations(kind, oracle.mirror))
        for cell in CELLS  # every shape has a hex at (0, 0)
        if not oracle.why_not(kind, moved(shape, cell))
    }
    assert set(oracle.legal_moves()) == expected


# ---------------------------------------------------------------------------------------------------- winning


def test_a_link_joins_opposite_sides() -> None:
    oracle = game()
    assert all(distance(a, b) == 1 for a, b in pairwise(LEFT_TO_RIGHT))
    paint(oracle, "orange", LEFT_TO_RIGHT)
    (link,) = oracle.links("orange")
    assert link.pair == ("left", "right")
    assert link.groups == (frozenset(LEFT_TO_RIGHT),)
    assert oracle.conditions("orange").link_count == 1
    assert oracle.links("blue") == []
    oracle.board[(0, -2)] = "blue"
    assert oracle.links("orange") == []


def test_each_joined_pair_counts_one() -> None:
    oracle = game()
    paint(oracle, "blue", LEFT_TO_RIGHT)
    paint(oracle, "blue", [(1, -3), (1, -4), (1, -5)])
    assert oracle.conditions("blue").link_count == 1
    paint(oracle, "blue", [(-4, 3), (-4, 4), (-4, 5)])
    assert [link.pair for link in oracle.links("blue")] == [("left", "right"), ("upper_right", "lower_left")]
    paint(oracle, "blue", CELLS)
    met = oracle.conditions("blue")
    assert (counts(met), met.total) == ((3, 2, 0), 5)
    assert counts(oracle.conditions("orange")) == (0, 0, 2)


def test_two_separate_chains_between_the_same_sides_are_one_link() -> None:
    oracle = game()
    lower = [(-5, 4), (-4, 4), (-3, 3), (-2, 3), (-1, 2), (0, 2), (1, 1), (2, 1), (3, 0), (4, -1), (5, -1)]
    upper = [(-q, -r) for q, r in lower]
    assert all(distance(a, b) == 1 for a, b in pairwise(lower))
    paint(oracle, "blue", lower + upper)
    (link,) = oracle.links("blue")
    assert set(link.groups) == {frozenset(lower), frozenset(upper)}


def test_border_cells_between_two_sides_belong_to_neither() -> None:
    oracle = game()
    paint(oracle, "blue", [(q, 0) for q in range(-4, 5)])
    assert oracle.links("blue") == []
    paint(oracle, "blue", [(-5, 1)])
    assert oracle.links("blue") == []
    paint(oracle, "blue", [(5, -1)])
    assert [link.pair for link in oracle.links("blue")] == [("left", "right")]


def test_neighbouring_sides_are_no_link() -> None:
    oracle = game()
    paint(oracle, "blue", [(1, r) for r in range(-5, 5)])  # upper right to lower right
    assert oracle.links("blue") == []


def test_four_galaxies_in_one_group_count_one() -> None:
    oracle = game()
    paint(oracle, "blue", BLUE_HALF)
    assert oracle.covered("blue") >= {(-4, 0), (-4, 4), (-2, 1), (0, 4)}
    assert oracle.conditions("blue").total == 0  # four galaxies, in two separate groups
    paint(oracle, "blue", [(0, 1)])
    met = oracle.conditions("blue")
    assert counts(met) == (0, 1, 0)
    assert met.galaxy_groups == ((frozenset([*BLUE_HALF, (0, 1)]), 4),)
    assert oracle.ways("blue") == {"galaxies"}


def test_two_groups_of_four_galaxies_count_two_and_so_does_one_of_eight() -> None:
    oracle = game()
    paint(oracle, "blue", [*BLUE_HALF, (0, 1)])
    paint(oracle, "blue", [(-q, -r) for q, r in BLUE_HALF if (q, r) not in ((0, 2), (0, 3), (-1, 1))])
    paint(oracle, "blue", [(3, -1)])
    met = oracle.conditions("blue")
    assert [number for _, number in met.galaxy_groups] == [4, 4]
    assert met.galaxy_count == 2
    paint(oracle, "blue", [(1, 0)])
    met = oracle.conditions("blue")
    assert [number for _, number in met.galaxy_groups] == [8]
    assert met.galaxy_count == 2


def test_five_to_seven_galaxies_in_one_group_count_one() -> None:
    oracle = game()
    paint(oracle, "blue", CELLS)
    for removed, expected in (((4, 0), 1), ((4, -4), 1), ((2, -1), 1), ((0, 4), 1), ((0, -4), 0)):
        del oracle.board[removed]
        assert oracle.conditions("blue").galaxy_count == expected


def test_three_black_holes_count_for_the_opponent() -> None:
    oracle = game()
    paint(oracle, "blue", [(-2, -2), (0, 0), (2, 2), (-1, 0), (0, 1)])
    assert oracle.conditions("orange").total == 0  # three black holes, in separate groups
    paint(oracle, "blue", [(-2, -1), (1, 1), (1, 2), (-1, -1)])
    assert counts(oracle.conditions("orange")) == (0, 0, 1)
    assert counts(oracle.conditions("blue")) == (0, 0, 0)
    ((group, number),) = oracle.hole_groups("orange")
    assert (group, number) == (frozenset(oracle.covered("blue")), 3)
    assert oracle.ways("orange") == {"black holes"}


def test_six_black_holes_count_two() -> None:
    oracle = game()
    paint(oracle, "orange", CELLS)
    assert oracle.conditions("blue").hole_count == 2  # seven
    del oracle.board[(0, 0)]
    assert oracle.conditions("blue").hole_count == 2
    del oracle.board[(2, 2)]
    assert oracle.conditions("blue").hole_count == 1


def test_more_conditions_win_at_once() -> None:
    oracle = game()
    paint(oracle, "blue", [cell for cell in LEFT_TO_RIGHT if cell != (0, -2)])
    oracle.apply(place("mono", [(0, -2)]))
    assert (oracle.over, oracle.winner, oracle.ending) == (True, "blue", "conditions")
    assert oracle.ways("blue") == {"links"}
    assert (oracle.to_decide, oracle.legal_moves()) == (None, [])
    with pytest.raises(IllegalMoveError):
        oracle.apply(place("duo_own", [(1, 1), (1, 2)]))
    with pytest.raises(ValueError, match="now"):
        oracle.why_not("mono", [((1, 1), "own")])


def test_the_other_player_may_win_by_my_move() -> None:
    oracle = game(first="orange")
    paint(oracle, "blue", [cell for cell in LEFT_TO_RIGHT if cell != (0, -2)])
    oracle.apply(place("duo_mixed", [(0, -1)], [(0, -2)]))
    assert (oracle.winner, oracle.ending) == ("blue", "conditions")


def test_joining_three_black_holes_of_my_colour_loses() -> None:
    oracle = game()
    paint(oracle, "blue", [(-2, -2), (-2, -1), (-1, -1), (-1, 0), (0, 0), (1, 1), (1, 2), (2, 2)])
    oracle.apply(place("mono", [(0, 1)]))
    assert (oracle.winner, oracle.ending) == ("orange", "conditions")
    assert oracle.ways("orange") == {"black holes"}


def test_equal_conditions_after_one_placement_play_on() -> None:
    oracle = game()
    paint(oracle, "blue", BLUE_HALF)
    paint(oracle, "orange", ORANGE_HALF)
    assert (oracle.conditions("blue").total, oracle.conditions("orange").total) == (0, 0)
    oracle.apply(place("duo_mixed", [(0, 1)], [(1, 0)]))
    assert counts(oracle.conditions("blue")) == counts(oracle.conditions("orange")) == (0, 1, 0)
    assert (oracle.over, oracle.to_decide) == (False, "orange")
    # A second condition then decides: the third black hole of orange is one for blue.
    oracle.board[(0, 0)] = "orange"
    oracle.apply(place("mono", [(3, -1)]))
    assert (oracle.winner, oracle.ending) == ("blue", "conditions")
    assert oracle.ways("blue") == {"galaxies", "black holes"}


def test_points_decide_when_all_tiles_are_laid() -> None:
    oracle = game()
    stripes(oracle, free=[(0, 1)])
    hand(oracle, "blue", mono=1)
    hand(oracle, "orange")
    oracle.apply(place("mono", [(0, 1)]))
    assert (oracle.points("blue"), oracle.points("orange")) == (8 - 7, 0)
    assert (oracle.over, oracle.winner, oracle.ending) == (True, "blue", "points")


def test_equal_points_are_a_draw() -> None:
    oracle = game()
    stripes(oracle, free=[(0, 1), (4, 0)])
    hand(oracle, "blue", mono=1)
    hand(oracle, "orange")
    oracle.apply(place("mono", [(0, 1)]))
    assert oracle.points("blue") == oracle.points("orange") == 0
    assert (oracle.over, oracle.winner, oracle.ending, oracle.draw) == (True, None, "points", True)


def test_points_may_go_to_the_player_without_the_last_move() -> None:
    oracle = game()
    stripes(oracle, free=[(0, 1), (4, 0), (-4, 0)])
    hand(oracle, "blue", mono=1)
    hand(oracle, "orange")
    oracle.apply(place("mono", [(0, 1)]))
    assert (oracle.points("blue"), oracle.points("orange")) == (6 - 7, 0)
    assert (oracle.winner, oracle.ending) == ("orange", "points")


def test_conditions_come_before_points() -> None:
    oracle = game()
    paint(oracle, "blue", [cell for cell in LEFT_TO_RIGHT if cell != (0, -2)])
    paint(oracle, "orange", [(0, 4), (4, 0)])
    hand(oracle, "blue", mono=1)
    hand(oracle, "orange")
    assert oracle.points("orange") > oracle.points("blue")
    oracle.apply(place("mono", [(0, -2)]))
    assert (oracle.winner, oracle.ending) == ("blue", "conditions")


def test_a_player_who_can_lay_no_tile_loses() -> None:
    oracle = game()
    stripes(oracle, free=[(0, 1), (2, 0), (-2, 0)])
    hand(oracle, "blue", mono=1, line3=1)
    hand(oracle, "orange", line3=2)
    oracle.apply(place("mono", [(0, 1)]))
    assert (oracle.over, oracle.winner, oracle.ending) == (True, "blue", "stuck")


def test_one_possible_placement_is_not_stuck() -> None:
    oracle = game()
    stripes(oracle, free=[(0, 1), (2, 0), (-2, 0)])
    hand(oracle, "blue", mono=1, line3=1)
    hand(oracle, "orange", mono=1, line3=1)
    oracle.apply(place("mono", [(0, 1)]))
    assert (oracle.over, oracle.to_decide) == (False, "orange")
    assert set(oracle.legal_moves()) == {place("mono", [(2, 0)]), place("mono", [(-2, 0)])}
    oracle.apply(place("mono", [(2, 0)]))  # now blue is the one with only a line
    assert (oracle.winner, oracle.ending) == ("orange", "stuck")


def test_a_token_without_its_like_beside_it_may_leave_a_player_stuck() -> None:
    oracle = game()
    stripes(oracle, free=[(0, 1), (4, -4)])
    paint(oracle, "blue", [cell for cell in neighbours((4, -4)) if cell in BOARD])
    paint(oracle, "orange", [(4, -2)])  # or blue would have joined three black holes
    assert oracle.conditions("blue").total == oracle.conditions("orange").total == 0
    hand(oracle, "blue", mono=1, line3=1)
    hand(oracle, "orange", mono=1)
    oracle.apply(place("mono", [(0, 1)]))
    assert (oracle.winner, oracle.ending) == ("blue", "stuck")


# ------------------------------------------------------------------------------------------------ whole games


def check_tiles(oracle: OrionDuel) -> None:
    laid = [(colour, move) for colour, move in oracle.history if isinstance(move, Place)]
    for colour in COLOURS:
        used = Counter(move.kind for player, move in laid if player == colour)
        assert all(used[kind] + oracle.tiles[colour][kind] == TILES[kind] for kind in KINDS)
    assert len(oracle.board) == sum(len(move.hexes) for _, move in laid)
    assert oracle.board.keys() <= BOARD


def play_out(oracle: OrionDuel, rng: random.Random) -> list[int]:
    """Play to the end at random; how many placements there were at each ply."""
    offered: list[int] = []
    before = (0, 0)
    while not oracle.over:
        player = oracle.to_decide
        moves = oracle.legal_moves()
        assert moves
        if oracle.phase == "play":
            offered.append(len(moves))
        oracle.apply(rng.choice(moves))
        assert oracle.history[-1][0] == player
        if len(offered) > 0 and not oracle.over:
            assert oracle.to_decide != player
        after = (oracle.conditions("blue").total, oracle.conditions("orange").total)
        assert after[0] >= before[0]
        assert after[1] >= before[1]
        assert (oracle.ending == "conditions") == (after[0] != after[1])
        before = after
    check_tiles(oracle)
    assert len(offered) <= 28
    assert (oracle.ending == "points") <= (len(offered) == 28)
    # Chains of both colours may run side by side, but never cross.
    assert len({link.pair for colour in COLOURS for link in oracle.links(colour)}) <= 1 or not all(
        oracle.links(colour) for colour in COLOURS
    )
    return offered


@pytest.mark.parametrize("setup", ["symmetric-1", "symmetric-2"])
@pytest.mark.parametrize("mirror", [True, False])
def test_whole_games_from_symmetric_layouts(setup: Setup, mirror: bool) -> None:
    rng = random.Random(11)
    for _ in range(8):
        play_out(random_start(rng, setup, mirror), rng)


def test_whole_games_with_tokens_laid_by_the_players() -> None:
    rng = random.Random(12)
    for _ in range(4):
        oracle = random_start(rng, "players")
        offered = play_out(oracle, rng)
        assert len(oracle.history) == 16 + len(offered)


def test_whole_games_from_random_layouts_are_plausible() -> None:
    rng = random.Random(13)
    number = 140
    endings: Counter[str] = Counter()
    plies: list[int] = []
    first: list[int] = []
    offered: list[int] = []
    for _ in range(number):
        oracle = random_start(rng)
        moves = play_out(oracle, rng)
        plies.append(len(moves))
        first.append(moves[0])
        offered += moves
        endings[oracle.ending or ""] += 1
    assert 24.5 < sum(plies) / number < 27
    assert max(plies) <= 28
    assert 0.45 < endings["stuck"] / number < 0.82
    assert 0.12 < endings["conditions"] / number < 0.42
    assert 0.01 < endings["points"] / number < 0.22
    assert 1310 < sum(first) / number < 1410
    assert 480 < sum(offered) / len(offered) < 590
