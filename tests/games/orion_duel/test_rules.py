"""The rules of Orion Duel, sentence by sentence, asserted of the game itself."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from ludoteka.engine.hexes import Hex, distance, neighbours
from ludoteka.games.orion_duel.actions import BEGIN, NUM_ACTIONS, TOKEN
from ludoteka.games.orion_duel.components import (
    CELL_ID,
    CELL_LIST,
    COPIES,
    LEAST_DISTANCE,
    SIDES,
    SIDES_OF,
    TILES,
    Kind,
    Token,
)
from ludoteka.games.orion_duel.layout import all_fit
from ludoteka.games.orion_duel.placements import KIND, MIRRORED, OF_KIND, PLACEMENT_LIST
from ludoteka.games.orion_duel.state import Phase
from tests.games.orion_duel.positions_of_game import (
    BLUE,
    BLUE_HALF,
    GAME,
    LEFT_TO_RIGHT,
    ORANGE,
    ORANGE_HALF,
    begin,
    hexes,
    lay,
    legal,
    make,
    met,
    new,
    outcome,
    stripes,
    token,
    tokens,
)

SETUPS = ["random", "symmetric-1", "symmetric-2", "players"]

# ---- Board


def test_the_board_is_the_hexagon_of_91_cells_less_its_six_corners() -> None:
    assert len(CELL_LIST) == 85
    assert [sum(q == column for q, _ in CELL_LIST) for column in range(-5, 6)] == [4, 7, 8, 9, 10, 9, 10, 9, 8, 7, 4]
    assert not {(5, 0), (-5, 0), (0, 5), (0, -5), (5, -5), (-5, 5)} & set(CELL_LIST)


def test_each_side_is_a_zigzag_of_four_cells_and_opposite_sides_face_each_other() -> None:
    assert [side.key for side in SIDES] == ["left", "upper_left", "upper_right", "right", "lower_right", "lower_left"]
    for one, two in zip(SIDES[:3], SIDES[3:], strict=True):
        assert len(one.cells) == len(two.cells) == 4
        assert {(-q, -r) for q, r in one.cells} == set(two.cells)
    assert len({side.constellation for side in SIDES}) == 6


def test_of_30_border_cells_only_24_belong_to_a_side() -> None:
    border = {cell for cell in CELL_LIST if not set(CELL_ID).issuperset(neighbours(cell))}
    none = {cell for cell in border if not SIDES_OF[CELL_ID[cell]]}
    assert len(border) == 30
    assert none == {(4, 0), (-4, 0), (0, 4), (0, -4), (4, -4), (-4, 4)}
    assert all(cell in border for cell in CELL_LIST if SIDES_OF[CELL_ID[cell]])


# ---- Tiles


def test_each_player_has_14_tiles_with_24_own_and_12_other_hexes() -> None:
    assert [(tile.kind, tile.count, len(tile.own), len(tile.other)) for tile in TILES] == [
        (Kind.MONO, 1, 1, 0),
        (Kind.DUO_OWN, 1, 2, 0),
        (Kind.DUO_MIXED, 3, 1, 1),
        (Kind.LINE3, 3, 2, 1),
        (Kind.BENT3, 3, 2, 1),
        (Kind.TRIANGLE3, 3, 2, 1),
    ]
    s = new().state
    assert s.tiles.tolist() == [COPIES.tolist()] * 2
    assert int(COPIES.sum()) == 14


def test_the_other_colour_is_at_an_end_of_the_line_and_of_the_bent_tile() -> None:
    for kind in (Kind.LINE3, Kind.BENT3):
        (middle,) = (
            c for c in TILES[kind].own if sum(distance(c, d) == 1 for d in (*TILES[kind].own, *TILES[kind].other)) == 2
        )
        assert middle == (0, 0)
    (a, b), (c,) = TILES[Kind.TRIANGLE3].own, TILES[Kind.TRIANGLE3].other
    assert distance(a, b) == distance(b, c) == distance(a, c) == 1


def test_hexes_of_one_colour_on_a_tile_are_connected() -> None:
    for tile in TILES:
        assert all(distance(a, b) == 1 for a in tile.own for b in tile.own if a != b)
        assert len(tile.other) <= 1


def test_distinct_placements_on_an_empty_board() -> None:
    assert [OF_KIND[kind].bit_count() for kind in Kind] == [85, 222, 444, 378, 780, 414]
    assert len(PLACEMENT_LIST) == 2323
    assert NUM_ACTIONS == 2323 + 85 + 2 == GAME.num_actions


def test_actions_are_sorted_by_kind_of_tile_then_cells_then_who_begins() -> None:
    assert KIND.tolist() == sorted(KIND.tolist())
    assert (TOKEN, BEGIN) == (2323, 2408)


def test_only_the_bent_tile_is_chiral() -> None:
    assert MIRRORED.bit_count() == 390
    assert all(PLACEMENT_LIST[n].shape.kind == Kind.BENT3 for n in range(2323) if MIRRORED >> n & 1)


def test_the_bent_tile_may_be_mirrored_by_default_and_not_without_the_option() -> None:
    assert GAME.new(seed=0).options["mirror"] is True
    plain, flipped = lay("bent3", [(0, 1), (1, 1)], [(2, 0)]), lay("bent3", [(0, 1), (1, 1)], [(1, 2)])
    for mirror in (True, False):
        position = new(mirror=mirror)
        assert legal(position, plain)
        assert legal(position, flipped) == mirror


# ---- Setup


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", range(5))
def test_8_galaxies_and_7_black_holes_keep_their_distances(setup: str, seed: int) -> None:
    position, dice = GAME.new(seed=seed, setup=setup), random.Random(seed)
    while position.state.phase < Phase.TILES:
        position.apply(dice.choice(position.legal_actions()))
    galaxies, holes = tokens(position, "galaxy"), tokens(position, "hole")
    assert (len(galaxies), len(holes)) == (8, 7)
    assert all(distance(a, b) >= 3 for a in galaxies for b in galaxies if a != b)
    assert all(distance(a, b) >= 3 for a in holes for b in holes if a != b)
    assert all(distance(a, b) >= 2 for a in galaxies for b in holes)


def test_random_is_the_default() -> None:
    assert GAME.new(seed=3).options["setup"] == "random"
    assert len({tuple(GAME.new(seed=seed).state.token) for seed in range(50)}) == 50


@pytest.mark.parametrize(
    ("setup", "galaxies"),
    [
        ("symmetric-1", {(-4, 0), (-4, 4), (-2, 1), (0, -4), (0, 4), (2, -1), (4, -4), (4, 0)}),
        ("symmetric-2", {(-5, 1), (-5, 4), (-2, 1), (0, -4), (0, 4), (2, -1), (5, -4), (5, -1)}),
    ],
)
def test_symmetric_layouts_are_those_of_the_rulebook(setup: str, galaxies: set[Hex]) -> None:
    position = new(setup)
    assert tokens(position, "galaxy") == galaxies
    for sort in ("galaxy", "hole"):
        assert {(-q, -r) for q, r in tokens(position, sort)} == tokens(position, sort)


@pytest.mark.parametrize("setup", ["random", "symmetric-1", "symmetric-2"])
def test_who_begins_is_drawn_or_given(setup: str) -> None:
    drawn = [GAME.new(seed=seed, setup=setup).current_player for seed in range(60)]
    assert 15 <= sum(seat == BLUE for seat in drawn) <= 45
    assert GAME.new(seed=1, setup=setup, first="blue").current_player == BLUE
    assert GAME.new(seed=1, setup=setup, first="orange").current_player == ORANGE


def test_who_lays_the_galaxies_is_drawn_or_given() -> None:
    drawn = [GAME.new(seed=seed, setup="players").current_player for seed in range(60)]
    assert 15 <= sum(seat == BLUE for seat in drawn) <= 45
    assert new("players", first="blue").current_player == BLUE
    assert new("players", first="orange").current_player == ORANGE


@pytest.mark.parametrize("layer", [BLUE, ORANGE])
@pytest.mark.parametrize("first", [BLUE, ORANGE])
def test_set_up_by_the_players_takes_8_galaxies_7_holes_and_one_decision_who_begins(layer: int, first: int) -> None:
    position, dice = new("players", first=("blue", "orange")[layer]), random.Random(layer * 2 + first)
    assert position.legal_actions() == list(range(TOKEN, BEGIN))
    for left in range(8, 0, -1):
        view = position.view(None)
        assert (view["phase"], view["to_move"], view["tokens_left"]["galaxies"]) == ("galaxies", layer, left)
        position.apply(dice.choice(position.legal_actions()))
    for left in range(7, 0, -1):
        view = position.view(None)
        assert (view["phase"], view["to_move"], view["tokens_left"]["holes"]) == ("holes", 1 - layer, left)
        position.apply(dice.choice(position.legal_actions()))
    assert (position.view(None)["phase"], position.current_player) == ("first_player", layer)
    assert position.legal_actions() == [begin(BLUE), begin(ORANGE)]
    position.apply(begin(first))
    assert (position.view(None)["phase"], position.current_player) == ("tiles", first)


def test_a_seventh_galaxy_that_blocks_the_eighth_is_refused() -> None:
    position = new("players")
    for cell in [(0, 0), (3, 2), (-2, 5), (-5, 3), (-3, -2), (2, -5)]:
        position.apply(token(cell))
    assert all(distance((5, -3), galaxy) >= 3 for galaxy in tokens(position, "galaxy"))
    assert not legal(position, token((5, -3)))
    assert [reason.key for reason in position.why_not({"token": [5, -3]})] == ["orion-duel-why-no-room-galaxies"]


def test_tokens_too_near_to_each_other_are_refused() -> None:
    position = new("players")
    position.apply(token((0, 0)))
    offered = {CELL_LIST[action - TOKEN] for action in position.legal_actions()}
    assert offered == {cell for cell in CELL_LIST if distance(cell, (0, 0)) >= 3}


def _far_enough(position: object, sort: Token) -> list[Hex]:
    laid = [(CELL_LIST[cell], Token(t)) for cell, t in enumerate(position.state.token) if t]  # type: ignore[attr-defined]
    return [c for c in CELL_LIST if all(distance(c, other) >= LEAST_DISTANCE[sort, t] for other, t in laid)]


def test_a_hole_only_where_the_remaining_holes_fit_and_never_a_dead_end() -> None:
    refused, dice = 0, random.Random(4)
    for seed in range(150):
        position = new("players", seed=seed)
        while position.state.phase == Phase.GALAXIES:
            position.apply(dice.choice(position.legal_actions()))
        while position.state.phase == Phase.HOLES:
            actions = position.legal_actions()
            far = _far_enough(position, Token.HOLE)
            assert {CELL_LIST[a - TOKEN] for a in actions} <= set(far)
            refused += len(far) - len(actions)
            assert actions
            position.apply(dice.choice(actions))
    assert refused > 0


def test_eight_galaxies_always_leave_room_for_seven_holes() -> None:
    dice = random.Random(5)
    for seed in range(300):
        position = new("players", seed=seed)
        low = dice.random() < 0.5  # crowded layouts besides scattered ones
        while position.state.phase == Phase.GALAXIES:
            actions = position.legal_actions()
            position.apply(actions[0] if low and dice.random() < 0.7 else dice.choice(actions))
        assert all_fit(position.state)


# ---- Turn


@pytest.mark.parametrize(
    ("setup", "mirror", "expected"),
    [
        ("symmetric-1", True, [70, 138, 276, 204, 352, 180]),
        ("symmetric-1", False, [70, 138, 276, 204, 176, 180]),
        ("symmetric-2", True, [70, 158, 316, 228, 504, 252]),
        ("symmetric-2", False, [70, 158, 316, 228, 252, 252]),
    ],
)
def test_placements_of_the_first_ply(setup: str, mirror: bool, expected: list[int]) -> None:
    actions = new(setup, mirror=mirror).legal_actions()
    assert [sum(KIND[a] == kind for a in actions) for kind in Kind] == expected
    assert len(actions) == {"symmetric-1": (1044, 1220), "symmetric-2": (1276, 1528)}[setup][mirror]


@pytest.mark.parametrize("setup", ["random", "symmetric-1", "symmetric-2"])
def test_the_first_move_covers_no_token(setup: str) -> None:
    position = new(setup)
    for action in position.legal_actions():
        placement = PLACEMENT_LIST[action]
        assert not any(position.state.token[cell] for cell in placement.own + placement.other)


def test_nobody_passes() -> None:
    assert all(action < TOKEN for action in new().legal_actions())


def test_a_tile_goes_on_free_cells_not_on_another_tile_and_need_not_touch() -> None:
    position = new()
    position.apply(lay("mono", [(1, 0)]))
    assert not legal(position, lay("duo_own", [(1, 0), (1, 1)]))
    assert legal(position, lay("duo_own", [(-3, 0), (-3, 1)]))


def test_a_tile_is_laid_once() -> None:
    position = new()
    position.apply(lay("mono", [(1, 0)]))
    assert legal(position, lay("mono", [(-1, 0)]))  # orange still has its own
    position.apply(lay("duo_own", [(-3, 0), (-3, 1)]))
    assert not any(KIND[action] == Kind.MONO for action in position.legal_actions())
    assert any(KIND[action] == Kind.DUO_OWN for action in position.legal_actions())


def test_players_take_turns_and_the_tile_brings_both_colours() -> None:
    position = new(first="orange")
    position.apply(lay("line3", [(-1, 1), (0, 1)], [(1, 1)]))
    assert position.current_player == BLUE
    assert (hexes(position, ORANGE), hexes(position, BLUE)) == ({(-1, 1), (0, 1)}, {(1, 1)})


BOTH = lay("line3", [(-4, 0), (-4, 1)], [(-4, 2)])
REVERSED = lay("line3", [(-4, 2), (-4, 1)], [(-4, 0)])


def test_each_colour_under_a_token_must_touch_its_like() -> None:
    position = make([(-3, 0)], [(-3, 2)])
    assert (-4, 0) in tokens(position, "galaxy")
    assert (-4, 2) in tokens(position, "hole")
    assert legal(position, BOTH)
    assert not legal(make([(-3, 0)]), BOTH)
    assert not legal(position, REVERSED)


def test_the_token_rule_for_orange_is_the_same() -> None:
    assert legal(make([(-3, 2)], [(-3, 0)], first="orange"), BOTH)
    assert not legal(make([], [(-3, 0)], first="orange"), BOTH)


def test_the_link_may_run_through_another_hex_of_the_same_colour_of_this_tile() -> None:
    position = make([(2, 0)])
    assert (0, 0) in tokens(position, "hole")
    assert legal(position, lay("duo_own", [(0, 0), (1, 0)]))
    assert not legal(position, lay("mono", [(0, 0)]))
    assert not legal(make([], [(2, 0)]), lay("duo_mixed", [(0, 0)], [(1, 0)]))


def test_only_hexes_that_lay_before_this_move_count() -> None:
    assert not legal(new(), lay("duo_own", [(0, 0), (1, 0)]))
    assert not legal(make([], [(1, -1)]), lay("duo_own", [(0, 0), (1, 0)]))


def test_whose_tile_it_was_is_irrelevant() -> None:
    position = new()
    position.apply(lay("duo_mixed", [(1, -2)], [(1, -1)]))  # blue's tile, its orange hex beside the centre
    position.apply(lay("mono", [(0, 0)]))
    assert hexes(position, ORANGE) == {(1, -1), (0, 0)}


def test_the_token_ends_on_top() -> None:
    position = make([(1, 0)])
    position.apply(lay("mono", [(0, 0)]))
    view, cell = position.view(None), CELL_ID[0, 0]
    assert (view["colours"][cell], view["tokens"][cell]) == (BLUE, "hole")


def test_several_tokens_may_be_covered_by_one_tile() -> None:
    position = make([(-3, 0)], [(-3, 2)])
    position.apply(BOTH)
    covered = hexes(position, BLUE) | hexes(position, ORANGE)
    assert {(-4, 0), (-4, 2)} <= covered


# ---- Winning


def test_a_link_is_a_chain_from_a_side_to_the_opposite_one() -> None:
    assert all(distance(a, b) == 1 for a, b in pairwise(LEFT_TO_RIGHT))
    position = make([], LEFT_TO_RIGHT)
    assert met(position, ORANGE) == (1, 0, 0)
    assert met(position, BLUE) == (0, 0, 0)
    assert met(make([(0, -2)], [cell for cell in LEFT_TO_RIGHT if cell != (0, -2)]), ORANGE) == (0, 0, 0)


def test_each_joined_pair_counts_one() -> None:
    upper = [(1, -3), (1, -4), (1, -5)]
    assert met(make([*LEFT_TO_RIGHT, *upper]), BLUE) == (1, 0, 0)
    assert met(make([*LEFT_TO_RIGHT, *upper, (-4, 3), (-4, 4), (-4, 5)]), BLUE)[0] == 2
    assert met(make(CELL_LIST), BLUE) == (3, 2, 0)
    assert met(make(CELL_LIST), ORANGE) == (0, 0, 2)


def test_two_chains_between_the_same_sides_are_one_link() -> None:
    lower = [(-5, 4), (-4, 4), (-3, 3), (-2, 3), (-1, 2), (0, 2), (1, 1), (2, 1), (3, 0), (4, -1), (5, -1)]
    position = make([*lower, *((-q, -r) for q, r in lower)])
    assert met(position, BLUE)[0] == 1
    assert len(position.view(None)["groups"]) == 2


def test_border_cells_that_belong_to_no_side_link_nothing() -> None:
    across = [(q, 0) for q in range(-4, 5)]
    assert met(make(across), BLUE)[0] == 0
    assert met(make([*across, (-5, 1)]), BLUE)[0] == 0
    assert met(make([*across, (-5, 1), (5, -1)]), BLUE)[0] == 1


def test_neighbouring_sides_are_no_link() -> None:
    assert met(make([(1, r) for r in range(-5, 5)]), BLUE)[0] == 0


def test_four_galaxies_count_only_in_one_group() -> None:
    assert met(make(BLUE_HALF), BLUE) == (0, 0, 0)  # four galaxies, in two groups
    assert met(make([*BLUE_HALF, (0, 1)]), BLUE) == (0, 1, 0)


def test_two_groups_of_four_galaxies_count_two_and_so_does_one_of_eight() -> None:
    halves = [*BLUE_HALF, (0, 1), (3, -1)]
    halves += [(-q, -r) for q, r in BLUE_HALF if (q, r) not in ((0, 2), (0, 3), (-1, 1))]
    assert met(make(halves), BLUE)[1] == 2
    assert met(make([*halves, (1, 0)]), BLUE)[1] == 2
    assert sorted(len(g["galaxies"]) for g in make(halves).view(None)["groups"]) == [4, 4]
    assert [len(g["galaxies"]) for g in make([*halves, (1, 0)]).view(None)["groups"]] == [8]


def test_five_to_seven_galaxies_count_one() -> None:
    left = set(CELL_LIST)
    for removed, expected in (((4, 0), 1), ((4, -4), 1), ((2, -1), 1), ((0, 4), 1), ((0, -4), 0)):
        left.remove(removed)
        assert met(make(left), BLUE)[1] == expected


HOLES_APART = [(-2, -2), (0, 0), (2, 2), (-1, 0), (0, 1)]
HOLES_JOINED = [*HOLES_APART, (-2, -1), (1, 1), (1, 2), (-1, -1)]


def test_three_black_holes_of_one_group_count_for_the_opponent() -> None:
    assert met(make(HOLES_APART), ORANGE) == (0, 0, 0)
    assert met(make(HOLES_JOINED), ORANGE) == (0, 0, 1)
    assert met(make(HOLES_JOINED), BLUE) == (0, 0, 0)
    assert met(make([], HOLES_JOINED), BLUE) == (0, 0, 1)


def test_six_black_holes_count_two_and_so_do_seven() -> None:
    assert met(make([], CELL_LIST), BLUE)[2] == 2
    assert met(make([], set(CELL_LIST) - {(0, 0)}), BLUE)[2] == 2
    assert met(make([], set(CELL_LIST) - {(0, 0), (2, 2)}), BLUE)[2] == 1


def test_more_conditions_than_the_opponent_win_at_once() -> None:
    position = make([cell for cell in LEFT_TO_RIGHT if cell != (0, -2)])
    position.apply(lay("mono", [(0, -2)]))
    assert outcome(position) == ("conditions", [BLUE])
    assert position.legal_actions() == []
    assert position.returns() == [1.0, -1.0]


def test_also_if_it_is_not_the_mover() -> None:
    position = make([cell for cell in LEFT_TO_RIGHT if cell != (0, -2)], first="orange")
    position.apply(lay("duo_mixed", [(0, -1)], [(0, -2)]))
    assert outcome(position) == ("conditions", [BLUE])


def test_joining_three_black_holes_of_the_own_colour_loses() -> None:
    position = make([(-2, -2), (-2, -1), (-1, -1), (-1, 0), (0, 0), (1, 1), (1, 2), (2, 2)])
    position.apply(lay("mono", [(0, 1)]))
    assert outcome(position) == ("conditions", [ORANGE])


def test_equal_conditions_are_compared_once_after_the_whole_placement_and_play_goes_on() -> None:
    position = make(BLUE_HALF, ORANGE_HALF)
    position.apply(lay("duo_mixed", [(0, 1)], [(1, 0)]))
    assert met(position, BLUE) == met(position, ORANGE) == (0, 1, 0)
    assert not position.is_over
    assert position.current_player == ORANGE


def test_a_second_condition_decides_after_one_all() -> None:
    position = make([*BLUE_HALF, (0, 1)], [*ORANGE_HALF, (1, 0)], first="orange")
    assert not position.is_over
    position.apply(lay("mono", [(0, 0)]))  # orange joins a third black hole
    assert outcome(position) == ("conditions", [BLUE])
    assert met(position, BLUE) == (0, 1, 1)


MONO, NONE = {"mono": 1}, dict[str, int]()


def test_all_tiles_laid_the_points_decide() -> None:
    position = make(*stripes([(0, 1)]), trays=(MONO, NONE))
    position.apply(lay("mono", [(0, 1)]))
    assert position.scores() == [8 - 7, 0]
    assert outcome(position) == ("points", [BLUE])


def test_points_may_go_to_the_player_without_the_last_move() -> None:
    position = make(*stripes([(0, 1), (4, 0), (-4, 0)]), trays=(MONO, NONE))
    position.apply(lay("mono", [(0, 1)]))
    assert position.scores() == [6 - 7, 0]
    assert outcome(position) == ("points", [ORANGE])


def test_equal_points_are_a_draw() -> None:
    position = make(*stripes([(0, 1), (4, 0)]), trays=(MONO, NONE))
    position.apply(lay("mono", [(0, 1)]))
    assert position.scores() == [0, 0]
    assert outcome(position) == ("points", [BLUE, ORANGE])
    assert position.returns() == [0.0, 0.0]


def test_conditions_come_before_points() -> None:
    blue = [cell for cell in LEFT_TO_RIGHT if cell != (0, -2)]
    position = make(blue, [(0, 4), (4, 0)], trays=(MONO, NONE))
    position.apply(lay("mono", [(0, -2)]))
    assert position.scores()[ORANGE] > position.scores()[BLUE]
    assert outcome(position) == ("conditions", [BLUE])


def test_points_come_before_a_player_who_cannot_move() -> None:
    position = make(*stripes([(0, 1), (4, 0), (-4, 0)]), trays=(MONO, NONE))
    position.apply(lay("mono", [(0, 1)]))  # orange has no tile, but all tiles are laid
    assert outcome(position)[0] == "points"


def test_a_player_who_can_lay_no_tile_loses_at_once() -> None:
    position = make(*stripes([(0, 1), (2, 0), (-2, 0)]), trays=({"mono": 1, "line3": 1}, {"line3": 2}))
    position.apply(lay("mono", [(0, 1)]))
    assert outcome(position) == ("stuck", [BLUE])


def test_one_possible_placement_is_enough_to_play_on() -> None:
    trays = ({"mono": 1, "line3": 1}, {"mono": 1, "line3": 1})
    position = make(*stripes([(0, 1), (2, 0), (-2, 0)]), trays=trays)
    position.apply(lay("mono", [(0, 1)]))
    assert position.legal_actions() == sorted([lay("mono", [(2, 0)]), lay("mono", [(-2, 0)])])
    position.apply(lay("mono", [(2, 0)]))  # now blue has only a line
    assert outcome(position) == ("stuck", [ORANGE])


def test_a_token_without_its_like_beside_it_may_leave_a_player_stuck() -> None:
    blue, orange = stripes([(0, 1), (4, -4)])
    around = [cell for cell in neighbours((4, -4)) if cell in CELL_ID]
    blue = [cell for cell in {*blue, *around} if cell != (4, -2)]
    orange = [cell for cell in {*orange, (4, -2)} if cell not in around]  # or blue would join three black holes
    position = make(blue, orange, trays=({"mono": 1, "line3": 1}, {"mono": 1}))
    assert not position.is_over
    position.apply(lay("mono", [(0, 1)]))
    assert outcome(position) == ("stuck", [BLUE])


def test_the_count_never_falls_and_the_game_ends_by_28_tiles() -> None:
    dice = random.Random(9)
    for seed in range(20):
        position, before = GAME.new(seed=seed), (0, 0)
        while not position.is_over:
            position.apply(dice.choice(position.legal_actions()))
            now = sum(met(position, BLUE)), sum(met(position, ORANGE))
            assert now[0] >= before[0]
            assert now[1] >= before[1]
            before = now
        assert position.state.laid <= 28


# ---- Nothing hidden, no chance after the set-up


def test_everybody_knows_everything() -> None:
    position = new("random", seed=8)
    for _ in range(6):
        position.apply(position.legal_actions()[7])
    for seat in (None, 0, 1):
        assert position.resample(seat, seed=5).key() == position.key()
        shown = position.view(seat)
        assert shown.pop("seat") == seat
        spectator = position.view(None)
        spectator.pop("seat")
        assert shown == spectator


def test_no_chance_is_left_once_the_tokens_lie() -> None:
    position = new("random", seed=8)
    before = position.state.rng.tolist()
    while not position.is_over:
        position.apply(position.legal_actions()[-1])
    assert position.state.rng.tolist() == before


def test_the_order_of_moves_leaves_no_trace() -> None:
    one, two = new(), new()
    first, second = lay("mono", [(1, 1)]), lay("duo_own", [(-3, 0), (-3, 1)])
    for position, actions in ((one, (first, second)), (two, (second, first))):
        for action, answer in zip(actions, (lay("mono", [(1, -2)]), lay("duo_own", [(2, 1), (3, 0)])), strict=True):
            position.apply(action)
            position.apply(answer)
    assert one.key() == two.key()
