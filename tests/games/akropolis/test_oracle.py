"""The oracle against the rules page: worked examples, each rule by itself, and random whole games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.akropolis.oracle import (
    ARCHITECT,
    CLOCKWISE,
    COLOURS,
    COMPONENTS,
    MIN_PLAYERS,
    QUARRY,
    STARTING_TILE,
    TILES,
    Cell,
    ChiefPassed,
    City,
    Ended,
    FixedChance,
    Oracle,
    Paid,
    Place,
    Placed,
    RandomChance,
    Refilled,
    Setup,
    StonesWon,
    Take,
    Taken,
    VisibleHex,
    WhyNot,
    architect_score,
    city_after,
    covered_quarries,
    empty_regions,
    legal_places,
    neighbours,
    score,
    starting_city,
    tile_cells,
    visible,
    why_not,
)
from tests.games.akropolis.oracle_city import triangles_near

ALL = frozenset(COLOURS)


def disc(radius: int) -> set[Cell]:
    cells = {(0, 0)}
    for _ in range(radius):
        cells |= {near for cell in cells for near in neighbours(cell)}
    return cells


def hexes(cells: set[Cell], special: dict[Cell, str | tuple[str, int]], plaza: str) -> list[VisibleHex]:
    """Quarries on `cells` except what `special` says (kind or kind and level), and a plaza far away."""
    shown: list[VisibleHex] = [(50, 50, f"{plaza}_plaza", 1)]
    for q, r in sorted(cells | set(special)):
        what = special.get((q, r), QUARRY)
        kind, level = (what, 1) if isinstance(what, str) else what
        shown.append((q, r, kind, level))
    return shown


def value(colour: str, cells: set[Cell], special: dict[Cell, str | tuple[str, int]], *variants: str) -> int:
    return score(hexes(cells, special, colour), 0, variants).colours[colour].value


def solo(tiles: list[int], architect: str = "easy", variants: frozenset[str] = frozenset()) -> Oracle:
    """A solo game whose tiles come in the given order, the others after them."""
    rest = [t for t in sorted(Setup.of(1).tiles) if t not in tiles]
    return Oracle(1, FixedChance(tiles + rest), variants, architect=architect)


def duel(tiles: list[int] | None = None) -> Oracle:
    tiles = tiles or []
    return Oracle(2, FixedChance(tiles + [t for t in sorted(Setup.of(2).tiles) if t not in tiles]))


def two_tile_city() -> City:
    """The starting tile and tile 3 (house plaza, quarry, quarry) below it, a quarry of each side by side."""
    return city_after(starting_city(), Place.on((1, 1), (0, 2), (0, 1)), 3)


OVER_TWO_QUARRIES = Place.on((0, 0), (1, 0), (0, 1))


# Components


@pytest.mark.parametrize("players", [2, 3, 4])
def test_totals_of_the_hexes_per_player_count(players: int) -> None:
    used = [t for t in TILES if MIN_PLAYERS[t] <= players]
    counted = Counter(kind for t in used for kind in TILES[t])
    assert {"tiles": len(used), **counted} == COMPONENTS["totals"]["by_players"][str(players)]


def test_one_quarry_a_tile_on_average() -> None:
    assert len(TILES) == 61
    for players in "234":
        totals = COMPONENTS["totals"]["by_players"][players]
        assert totals["quarry"] == totals["tiles"]


@pytest.mark.parametrize(("players", "long"), [(1, 0), (2, 0), (3, 0), (4, 0), (1, 1), (2, 1), (3, 1)])
def test_setup_agrees_with_the_component_table(players: int, long: int) -> None:
    table = COMPONENTS["long_setup" if long else "setup"]["by_players"][str(players)]
    setup = Setup.of(players, bool(long))
    assert len(setup.tiles) == table["tiles"]
    assert (setup.first_row, setup.stacks, setup.tiles_per_stack) == (
        table["first_row"],
        table["stacks"],
        table["tiles_per_stack"],
    )
    seats = max(players, 2)
    assert setup.first_row == seats + 2
    assert setup.stacks + 1 == table["rounds"]
    assert (setup.stacks + 1) * (seats + 1) == table["turns_per_player"] * seats


def test_no_long_game_for_four() -> None:
    with pytest.raises(ValueError, match="long game"):
        Setup.of(4, long=True)


def test_geometry_of_the_data_file() -> None:
    geometry = COMPONENTS["geometry"]
    assert [list(d) for d in CLOCKWISE] == geometry["neighbours_clockwise"]
    assert [list(c) for c in tile_cells((0, 0), 0)] == geometry["tile_cells"]
    for rotation in range(6):
        turned = tuple((-r, q + r) for q, r in tile_cells((0, 0), rotation))
        assert turned == tile_cells((0, 0), rotation + 1)


def test_starting_tile_has_its_quarries_on_alternating_sides() -> None:
    city = starting_city()
    assert city[0, 0] == [("house_plaza", STARTING_TILE)]
    quarries = [cell for cell, column in city.items() if column[-1][0] == QUARRY]
    assert len(quarries) == 3
    assert set(quarries) <= set(neighbours((0, 0)))
    assert not any(a in neighbours(b) for a in quarries for b in quarries)


# Setup and turn order


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stones_in_turn_order(players: int) -> None:
    for first in range(players):
        game = Oracle(players, FixedChance(sorted(Setup.of(players).tiles), first))
        assert game.decider == first
        assert [game.stones[(first + k) % players] for k in range(players)] == [1, 2, 3, 4][:players]


def test_round_has_one_turn_more_than_players_and_the_marker_moves_left() -> None:
    game = duel()
    order = []
    for turn in range(6):
        assert game.decider is not None
        order.append(game.decider)
        assert (game.round, game.chief) == ((1, 0) if turn < 3 else (2, 1))
        game.apply(Take(0))
        game.apply(game.legal_moves()[0])
    assert order == [0, 1, 0, 1, 0, 1]
    assert game.round == 3


# Taking


def test_fourth_tile_costs_three() -> None:
    game = Oracle(4, FixedChance(sorted(Setup.of(4).tiles), first_player=1))
    assert game.stones == [4, 1, 2, 3]
    game.to_move = 3
    game.apply(Take(3))
    assert game.stones[3] == 0
    assert game.events == [Taken(3, 3, 4), Paid(3, 3, None)]


def test_only_affordable_tiles_and_no_passing() -> None:
    game = duel()
    assert game.legal_moves() == [Take(0), Take(1)]
    game.stones[0] = 0
    assert game.legal_moves() == [Take(0)]
    game.stones[0] = 9
    assert game.legal_moves() == [Take(0), Take(1), Take(2), Take(3)]
    with pytest.raises(ValueError, match="not legal"):
        game.apply(Take(4))


def test_stones_won_cannot_pay_for_the_tile_that_wins_them() -> None:
    game = duel()
    game.cities[0] = two_tile_city()
    game.stones[0] = 1
    assert Take(2) not in game.legal_moves()


def test_row_closes_up_and_is_refilled_only_after_the_placement() -> None:
    game = duel([21, 22, 23, 24, 25, 26, 27])
    assert game.row == [21, 22, 23, 24]
    for slot, left in [(1, [21, 23, 24]), (0, [23, 24]), (0, [24])]:
        game.apply(Take(slot))
        assert game.row == left
        assert game.slot_taken == slot
        assert game.phase == "place"
        game.apply(game.legal_moves()[0])
    assert game.row == [24, 25, 26, 27]
    assert game.events[-2:] == [Refilled((25, 26, 27)), ChiefPassed(1)]
    assert game.stacks_left == 10


def test_the_last_tile_is_not_played() -> None:
    game = duel()
    while not game.over:
        last_take = list(game.row)
        game.apply(Take(0))
        game.apply(game.legal_moves()[0])
    assert len(last_take) == 2
    assert game.events[-1] == Ended(last_take[1])
    assert game.turns == [18, 18]
    assert game.legal_moves() == []
    assert game.decider is None


def test_chance_must_lay_unseen_tiles() -> None:
    with pytest.raises(ValueError, match="unseen"):
        Oracle(2, FixedChance([1, 2, 3]))
    with pytest.raises(ValueError, match="unseen"):
        Oracle(2, FixedChance([1, 2, 3, 3]))
    with pytest.raises(ValueError, match="unseen"):
        Oracle(2, FixedChance([1, 2, 3, 38]))


# Placing


def brute_force_places(city: City, margin: int = 4) -> set[Place]:
    """Every cell of a wide box as anchor, all six rotations, each judged by itself."""
    qs = [q for q, _ in city]
    rs = [r for _, r in city]
    places = [
        Place.at((q, r), rotation)
        for q in range(min(qs) - margin, max(qs) + margin + 1)
        for r in range(min(rs) - margin, max(rs) + margin + 1)
        for rotation in range(6)
    ]
    assert len(set(places)) == len(places)
    return {place for place in places if not why_not(city, place)}


@pytest.mark.parametrize("seed", range(6))
def test_legal_places_are_all_anchors_and_rotations_that_nothing_speaks_against(seed: int) -> None:
    game = random_game(Oracle(2, RandomChance(random.Random(seed))), random.Random(seed), stop_after=9)
    for city in [*game.cities, starting_city(), two_tile_city()]:
        places = legal_places(city)
        assert len(set(places)) == len(places)
        assert set(places) == brute_force_places(city)
        assert len(places) == 3 * len({frozenset(place.cells) for place in places})


def test_place_names_rotation_and_kinds() -> None:
    for rotation in range(6):
        place = Place.at((3, -2), rotation)
        assert place.rotation == rotation
        assert place.cells[0] == (3, -2)
    place = Place.on((1, 1), (0, 2), (0, 1))
    assert place.kinds(1) == {(1, 1): "house_plaza", (0, 2): "market", (0, 1): "barracks"}


def test_placements_that_look_alike_are_offered_apart() -> None:
    game = duel([3])
    game.apply(Take(0))
    moves = game.legal_moves()
    a, b, c = Place.at((0, 1), 0).cells
    assert {Place.on(a, b, c), Place.on(b, c, a), Place.on(c, a, b)} <= set(moves)
    assert len(set(moves)) == len(moves)


def test_tiles_are_never_mirrored() -> None:
    a, b, c = Place.at((0, 1), 0).cells
    assert why_not(starting_city(), Place.on(a, b, c)) == []
    assert why_not(starting_city(), Place.on(a, c, b)) == [WhyNot.NOT_A_TILE]
    assert why_not(starting_city(), Place.on(a, b, (5, 5))) == [WhyNot.NOT_A_TILE]
    assert why_not(starting_city(), Place(frozenset({(a, 0), (b, 1)}))) == [WhyNot.NOT_A_TILE]


def test_ground_tile_must_touch_the_city_by_a_side() -> None:
    assert why_not(starting_city(), Place.on((2, 0), (3, 0), (2, 1))) == []
    assert why_not(starting_city(), Place.on((3, 0), (4, 0), (3, 1))) == [WhyNot.NOT_ADJACENT]


def test_starting_tile_alone_can_never_be_covered() -> None:
    city = starting_city()
    for place in legal_places(city):
        assert not set(place.cells) & set(city)


def test_not_over_empty_ground() -> None:
    assert why_not(starting_city(), Place.at((0, 0), 0)) == [WhyNot.OVER_EMPTY_GROUND]


def test_not_over_a_single_tile() -> None:
    city = two_tile_city()
    assert why_not(city, Place.on((0, 1), (1, 1), (0, 2))) == [WhyNot.ONE_TILE_ONLY]
    assert why_not(city, OVER_TWO_QUARRIES) == []


def test_same_tile_twice_in_one_city_is_two_tiles() -> None:
    """Tiles 3 and 4 show the same hexes: they are still two tiles."""
    city: City = {(0, 0): [("quarry", 3)], (1, 0): [("quarry", 3)], (0, 1): [("quarry", 4)]}
    assert why_not(city, OVER_TWO_QUARRIES) == []


def test_not_over_mixed_heights() -> None:
    city = city_after(two_tile_city(), OVER_TWO_QUARRIES, 20)
    mixed = Place.on((1, 0), (1, 1), (0, 1))
    assert why_not(city, mixed) == [WhyNot.MIXED_HEIGHTS]
    both = Place.on((1, 0), (2, 0), (1, 1))
    assert why_not(city, both) == [WhyNot.OVER_EMPTY_GROUND, WhyNot.MIXED_HEIGHTS]


def test_the_tiles_that_count_are_the_visible_ones() -> None:
    lower: City = {(0, 0): [("quarry", 1)], (1, 0): [("quarry", 1)], (0, 1): [("quarry", 2)]}
    assert why_not(lower, OVER_TWO_QUARRIES) == []
    upper = {cell: [*column, ("house", 9)] for cell, column in lower.items()}
    assert why_not(upper, OVER_TWO_QUARRIES) == [WhyNot.ONE_TILE_ONLY]
    tall = {cell: [("house", k) for k in (1, 2, 3, 4, 5, 6, 7)] for cell in lower}
    tall[0, 0][-1] = ("house", 8)
    assert why_not(tall, OVER_TWO_QUARRIES) == []


def test_covering_two_quarries_pays_two() -> None:
    game = duel([20])
    game.cities[0] = two_tile_city()
    game.apply(Take(0))
    assert game.score_if(OVER_TWO_QUARRIES).stones == 3
    game.apply(OVER_TWO_QUARRIES)
    assert game.stones[0] == 1 + 2
    assert game.events == [Placed(0, 20, OVER_TWO_QUARRIES, 2), StonesWon(0, 2)]
    assert game.cities[0][1, 0] == [("quarry", STARTING_TILE), ("quarry", 20)]
    assert game.last_placed[0] == OVER_TWO_QUARRIES


def test_quarries_pay_at_any_level_and_only_when_visible() -> None:
    city = {cell: [("quarry", 1), ("house", 2)] for cell in OVER_TWO_QUARRIES.cells}
    assert covered_quarries(city, OVER_TWO_QUARRIES) == 0
    city = {cell: [("house", 1), ("quarry", 2)] for cell in OVER_TWO_QUARRIES.cells}
    assert covered_quarries(city, OVER_TWO_QUARRIES) == 3


# Scoring


def test_house_example() -> None:
    line: dict[Cell, str | tuple[str, int]] = {(q, 0): "house" for q in range(5)}
    line |= {(5, 0): ("house", 2), (6, 0): ("house", 2)}
    shown = [*hexes(set(), line, "house"), (60, 60, "house_plaza", 1), (70, 70, "house_plaza", 3)]
    houses = score(shown, 0).colours["house"]
    assert (houses.value, houses.stars, houses.product) == (9, 3, 27)


def test_houses_only_the_largest_group_by_hexes_then_value() -> None:
    small_and_tall: dict[Cell, str | tuple[str, int]] = {(0, 0): ("house", 4), (1, 0): ("house", 4)}
    large: dict[Cell, str | tuple[str, int]] = {(10, 0): "house", (11, 0): "house", (12, 0): "house"}
    assert value("house", set(), small_and_tall | large) == 3
    large[12, 0] = QUARRY
    assert value("house", set(), small_and_tall | large) == 8
    assert value("house", set(), {(0, 0): ("house", 3)}) == 3


def test_houses_are_not_connected_by_plazas() -> None:
    assert value("house", set(), {(0, 0): "house", (1, 0): "house_plaza", (2, 0): "house"}) == 1


def test_adjacency_ignores_heights() -> None:
    assert value("house", set(), {(0, 0): ("house", 1), (1, 0): ("house", 3)}) == 4
    assert value("market", set(), {(0, 0): ("market", 1), (1, 0): ("market", 3)}) == 0


def test_market_not_beside_another_market_but_beside_a_plaza() -> None:
    assert value("market", set(), {(0, 0): "market", (2, 0): ("market", 2)}) == 3
    assert value("market", set(), {(0, 0): "market", (1, 0): "market", (5, 0): ("market", 2)}) == 2
    assert value("market", set(), {(0, 0): "market", (1, 0): "market_plaza"}) == 1


def test_barracks_on_the_edge_and_a_hole_is_not_the_edge() -> None:
    assert value("barracks", disc(1), {(1, 0): ("barracks", 2)}) == 2
    assert value("barracks", disc(2), {(1, 0): ("barracks", 2)}) == 0
    assert value("barracks", disc(2) - {(0, 0)}, {(1, 0): ("barracks", 2)}) == 0


def test_temple_needs_all_six_neighbours() -> None:
    assert value("temple", disc(1), {(0, 0): ("temple", 2)}) == 2
    assert value("temple", disc(1) - {(1, 0)}, {(0, 0): ("temple", 2)}) == 0
    assert value("temple", disc(2) - {(1, 0)}, {(0, 0): ("temple", 2)}) == 0


def test_gardens_always_count() -> None:
    assert value("garden", disc(2), {(0, 0): "garden", (2, 0): ("garden", 3), (9, 9): "garden"}) == 5


@pytest.mark.parametrize("colour", COLOURS)
def test_no_star_no_points_and_stars_add_up(colour: str) -> None:
    stars = {"house": 1, "market": 2, "barracks": 2, "temple": 2, "garden": 3}[colour]
    # Only a temple needs neighbours and only barracks a free side: a disc of quarries and an edge cell serve both.
    cell = (0, 0) if colour == "temple" else (1, 0)
    district = [(q, r, colour if (q, r) == cell else QUARRY, 1) for q, r in disc(1)]
    assert score(district, 0).colours[colour].product == 0
    with_plazas = [*district, (20, 20, f"{colour}_plaza", 1), (30, 30, f"{colour}_plaza", 5)]
    result = score(with_plazas, 4).colours[colour]
    assert (result.value, result.stars, result.product) == (1, 2 * stars, 2 * stars)
    assert score(with_plazas, 4).total == 2 * stars + 4


def test_covered_hexes_do_not_count() -> None:
    city = city_after(two_tile_city(), OVER_TWO_QUARRIES, 20)
    assert (0, 0, "garden_plaza", 2) in visible(city)
    assert score(visible(city), 0).colours["house"].stars == 1
    assert len(visible(city)) == 7


def test_most_points_then_stones_then_shared() -> None:
    game = duel()
    assert game.winners() == []
    game.over = True
    game.stones = [3, 4]
    assert game.totals() == [3, 4]
    assert game.winners() == [1]
    game.stones = [4, 4]
    assert game.winners() == [0, 1]
    # 1 house x 1 star + 3 stones against 4 stones: equal points, more stones.
    game.cities[0] = {(0, 0): [("house_plaza", 0)], (1, 0): [("house", 1)]}
    game.stones = [3, 4]
    assert game.totals() == [4, 4]
    assert game.winners() == [1]


# Variants


def test_variant_houses_from_ten_before_stars() -> None:
    nine: dict[Cell, str | tuple[str, int]] = {(q, 0): ("house", 3) for q in range(3)}
    assert value("house", set(), nine, "house") == 9
    assert value("house", set(), nine | {(3, 0): "house"}, "house") == 20
    assert value("house", set(), nine | {(3, 0): "house"}, "market") == 10


def test_variant_houses_ten_points_through_stars_are_not_doubled() -> None:
    shown = [*hexes(set(), {(q, 0): "house" for q in range(5)}, "house"), (60, 60, "house_plaza", 1)]
    assert score(shown, 0, ALL).colours["house"].product == 10


def test_variant_markets_beside_a_market_plaza() -> None:
    assert value("market", set(), {(0, 0): ("market", 2), (1, 0): "market_plaza"}, "market") == 4
    assert value("market", set(), {(0, 0): ("market", 2), (1, 0): "garden_plaza"}, "market") == 2
    two = {(0, 0): "market", (1, 0): "market_plaza", (0, 1): "market_plaza"}
    assert value("market", set(), dict(two), "market") == 2
    quarrel = {(0, 0): "market", (1, 0): "market_plaza", (0, 1): "market"}
    assert value("market", set(), dict(quarrel), "market") == 0


def test_variant_barracks_with_three_or_four_outside_neighbours() -> None:
    assert value("barracks", disc(2), {(1, 1): "barracks"}, "barracks") == 1
    assert value("barracks", disc(2), {(2, 0): "barracks"}, "barracks") == 2
    assert value("barracks", {(0, 0), (1, 0), (0, 1)}, {(0, 0): ("barracks", 2)}, "barracks") == 4


def test_variant_barracks_lakes_are_not_outside() -> None:
    lake = disc(2) - {(1, 0)}
    assert value("barracks", lake, {(1, 1): "barracks"}, "barracks") == 1


def test_variant_temples_from_level_two() -> None:
    assert value("temple", disc(1), {(0, 0): ("temple", 1)}, "temple") == 1
    assert value("temple", disc(1), {(0, 0): ("temple", 2)}, "temple") == 4
    assert value("temple", disc(1), {(0, 0): ("temple", 3)}, "temple") == 6
    assert value("temple", disc(1) - {(1, 0)}, {(0, 0): ("temple", 3)}, "temple") == 0


def test_variant_gardens_beside_a_lake_once() -> None:
    assert value("garden", disc(1) - {(0, 0)}, {(1, 0): ("garden", 2)}, "garden") == 4
    assert value("garden", disc(1), {(1, 0): ("garden", 2)}, "garden") == 2
    two_lakes = disc(3) - {(1, 0), (-1, 0)}
    assert len(empty_regions(two_lakes)[1]) == 2
    assert value("garden", two_lakes, {(0, 0): ("garden", 2)}, "garden") == 4
    large_lake = disc(3) - disc(1)
    assert value("garden", large_lake, {(2, 0): "garden"}, "garden") == 2


def test_variants_combine_colour_by_colour() -> None:
    shown = hexes(disc(2) - {(1, 0)}, {(0, 0): ("garden", 1), (-1, 0): ("temple", 2)}, "garden")
    shown.append((60, 60, "temple_plaza", 1))
    expected = {(): 3 + 4, ("garden",): 6 + 4, ("temple",): 3 + 8, ("garden", "temple"): 6 + 8}
    for variants, total in expected.items():
        assert score(shown, 0, variants).total == total


# Solo


def test_solo_setup() -> None:
    game = solo([])
    assert game.stones == [1, 2]
    assert (len(game.row), game.stacks_left, len(game.unseen)) == (4, 11, 33)
    assert game.decider == 0
    with pytest.raises(ValueError, match="architect"):
        Oracle(1, FixedChance([]))
    with pytest.raises(ValueError, match="architect"):
        Oracle(2, FixedChance([]), architect="easy")


def play_person(game: Oracle, slot: int) -> None:
    game.apply(Take(slot))
    game.apply(game.legal_moves()[0])


def test_architect_takes_the_cheapest_plaza_it_can_afford() -> None:
    game = solo([21, 22, 23, 1])
    play_person(game, 0)
    # Left 22, 23, 1: the plaza costs 2, and the Architect has 2, which go to the supply.
    assert game.architect_tiles == [1]
    assert game.stones == [1, 0]
    assert game.events[1:] == [Taken(ARCHITECT, 2, 1), Paid(ARCHITECT, 2, None)]
    assert game.turns == [1, 1]
    assert game.row == [22, 23]


def test_architect_takes_the_first_tile_if_no_plaza_is_affordable() -> None:
    game = solo([21, 22, 23, 1])
    game.stones[ARCHITECT] = 1
    play_person(game, 0)
    assert game.architect_tiles == [22]
    game = solo([21, 22, 23, 24])
    play_person(game, 0)
    assert game.architect_tiles == [22]


def test_stones_paid_go_to_the_architect() -> None:
    game = solo([21, 22, 23, 1])
    game.apply(Take(1))
    assert game.events == [Taken(0, 1, 22), Paid(0, 1, ARCHITECT)]
    assert game.stones == [0, 3]


def test_architect_turn_can_be_a_node_of_its_own() -> None:
    tiles = [21, 22, 23, 1, *(t for t in sorted(Setup.of(1).tiles) if t not in (1, 21, 22, 23))]
    game = Oracle(1, FixedChance(tiles), architect="hard", architect_is_automatic=False)
    play_person(game, 0)
    assert game.decider == ARCHITECT
    assert game.legal_moves() == [Take(2)]
    game.apply(Take(2))
    assert game.decider == 0
    assert game.architect_tiles == [1]


def test_turn_36_is_the_architects() -> None:
    game = solo([])
    while not game.over:
        game.apply(game.legal_moves()[0])
    assert game.turns == [18, 18]
    assert len(game.architect_tiles) == 18
    assert isinstance(game.events[-2], Taken | Paid)
    assert isinstance(game.events[-1], Ended)


def test_architect_levels() -> None:
    start = ["house_plaza", "quarry", "quarry", "quarry"]
    kinds = [*start, "house", "house", "garden", "garden_plaza", "temple", "quarry"]
    assert architect_score(kinds, 5, "easy").total == 2 * 1 + 1 * 3 + 5
    assert architect_score(kinds, 5, "medium").total == 2 * 1 + 1 * 3 + 5 + 4 * 2
    assert architect_score(kinds, 5, "hard").total == 4 * 1 + 2 * 3 + 5
    assert solo([], "medium").totals()[ARCHITECT] == 3 * 2 + 2


def test_architect_markets_example() -> None:
    kinds = ["market_plaza"] + ["market"] * 5
    assert architect_score(kinds, 0, "hard", {"market"}).colours["market"].product == 32
    assert architect_score(kinds, 0, "hard").colours["market"].product == 20
    assert architect_score(kinds[:3], 0, "easy", {"market"}).colours["market"].product == 2 * 2 * 2


def test_architect_variants() -> None:
    def worth(colour: str, districts: int, level: str) -> int:
        return architect_score([colour] * districts, 0, level, ALL).colours[colour].value

    assert [worth("house", n, "easy") for n in (9, 10, 11)] == [9, 20, 22]
    assert [worth("house", n, "hard") for n in (4, 5)] == [8, 20]
    assert [worth("temple", 3, level) for level in ("easy", "medium", "hard")] == [3, 3, 12]
    assert [worth("barracks", 3, level) for level in ("easy", "hard")] == [6, 12]
    assert [worth("garden", 3, level) for level in ("easy", "hard")] == [6, 12]
    assert worth("market", 3, "easy") == 3


def test_solo_tie_on_points_goes_to_more_stones_else_to_the_architect() -> None:
    game = solo([])
    game.over = True
    game.stones = [5, 5]
    assert game.totals() == [5, 5]
    assert game.winners() == [ARCHITECT]
    game.stones = [6, 5]
    assert game.winners() == [0]
    game.stones = [4, 5]
    game.cities[0] = {(0, 0): [("house_plaza", 0)], (1, 0): [("house", 1)]}
    assert game.totals() == [5, 5]
    assert game.winners() == [ARCHITECT]
    game.stones = [5, 3]
    game.architect_tiles = [29, 30]
    game.architect = "medium"
    assert game.totals() == [6, 3 + 5 * 2]
    game.stones = [12, 2]
    assert game.totals() == [13, 12]
    assert game.winners() == [0]


# Random whole games


def random_place(city: City, rng: random.Random) -> Place:
    """A uniform legal place, by drawing triangles until one is legal."""
    triangles = triangles_near(city)
    while True:
        cells = list(rng.choice(triangles))
        turn = rng.randrange(3)
        place = Place.on(*(cells[turn:] + cells[:turn]))
        if not why_not(city, place):
            return place


def random_game(game: Oracle, rng: random.Random, stop_after: int = 1000) -> Oracle:
    """Random play to the end or until somebody has had `stop_after` turns; the invariants hold at each node."""
    while not game.over and max(game.turns) < stop_after:
        assert game.decider is not None
        if game.phase == "take":
            moves = game.legal_moves()
            assert moves
            game.apply(rng.choice(moves))
        else:
            place = random_place(game.cities[game.decider], rng)
            if rng.random() < 0.05:
                assert place in game.legal_moves()
            game.apply(place)
        check_invariants(game)
    return game


def check_invariants(game: Oracle) -> None:
    laid = [{tile for column in city.values() for _, tile in column} - {STARTING_TILE} for city in game.cities]
    in_hand = [] if game.tile_in_hand is None else [game.tile_in_hand]
    everywhere = [*game.row, *game.unseen, *in_hand, *game.architect_tiles, *(t for city in laid for t in city)]
    assert len(everywhere) == len(set(everywhere)) == len(game.setup.tiles)
    assert set(everywhere) == game.setup.tiles
    assert len(game.unseen) == game.stacks_left * game.setup.tiles_per_stack
    assert min(game.stones) >= 0
    assert max(game.turns) - min(game.turns) <= 1
    assert game.over or len(game.row) + len(in_hand) >= 2
    for seat, tiles in enumerate(laid):
        assert len(tiles) == game.turns[seat]


def check_city(city: City) -> None:
    """Each tile lies on one level, clockwise, and over at least two others."""
    where: dict[int, list[tuple[Cell, int, str]]] = {}
    for cell, column in city.items():
        for level, (kind, tile) in enumerate(column, 1):
            where.setdefault(tile, []).append((cell, level, kind))
    assert len(where.pop(STARTING_TILE)) == 4
    for tile, parts in where.items():
        assert len(parts) == 3
        (level,) = {level for _, level, _ in parts}
        kinds = {cell: kind for cell, _, kind in parts}
        assert any(Place.at(cell, rotation).kinds(tile) == kinds for cell in kinds for rotation in range(6)), (
            f"tile {tile} lies mirrored"
        )
        if level > 1:
            assert len({city[cell][level - 2][1] for cell in kinds}) >= 2


def turned(shown: list[VisibleHex]) -> list[VisibleHex]:
    return [(-r + 7, q + r - 4, kind, level) for q, r, kind, level in shown]


def mirrored(shown: list[VisibleHex]) -> list[VisibleHex]:
    return [(r, q, kind, level) for q, r, kind, level in shown]


def check_scores(game: Oracle) -> None:
    for seat, city in enumerate(game.cities):
        check_city(city)
        shown = visible(city)
        result = game.score_of(seat)
        assert result == score(turned(shown), game.stones[seat], game.variants)
        assert result == score(mirrored(shown), game.stones[seat], game.variants)
        assert result.total == sum(c.value * c.stars for c in result.colours.values()) + game.stones[seat]
        plain = score(shown, game.stones[seat])
        every = score(shown, game.stones[seat], ALL)
        for colour in COLOURS:
            with_variant = every if colour in game.variants else plain
            assert result.colours[colour] == with_variant.colours[colour]
            assert plain.colours[colour].value <= every.colours[colour].value <= 2 * plain.colours[colour].value


CONFIGURATIONS = [(1, False, 60), (2, False, 70), (3, False, 40), (4, False, 30), (1, True, 12)]
CONFIGURATIONS += [(2, True, 8), (3, True, 8)]


@pytest.mark.parametrize(("players", "long", "games"), CONFIGURATIONS)
def test_random_games(players: int, long: bool, games: int) -> None:
    for seed in range(games):
        rng = random.Random(seed)
        variants = [colour for colour in COLOURS if rng.random() < 0.5]
        architect = rng.choice(["easy", "medium", "hard"]) if players == 1 else None
        game = Oracle(players, RandomChance(rng), variants, long, architect)
        start = list(game.stones)
        random_game(game, rng)
        table = COMPONENTS["long_setup" if long else "setup"]["by_players"][str(players)]
        assert game.turns == [table["turns_per_player"]] * game.seats
        assert game.round == table["rounds"]
        assert len(game.row) == 1
        assert not game.unseen
        assert sum(start) == [3, 3, 6, 10][players - 1]
        assert game.winners()
        check_scores(game)


def test_stones_are_what_was_paid_and_won() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        game = Oracle(1, RandomChance(rng), architect="easy") if seed % 2 else Oracle(3, RandomChance(rng))
        purse = list(game.stones)
        while not game.over:
            assert game.decider is not None
            place = game.phase == "place"
            game.apply(random_place(game.cities[game.decider], rng) if place else rng.choice(game.legal_moves()))
            for event in game.events:
                if isinstance(event, Paid):
                    purse[event.seat] -= event.stones
                    if event.to is not None:
                        purse[event.to] += event.stones
                elif isinstance(event, StonesWon):
                    purse[event.seat] += event.stones
            assert purse == game.stones


# Plausibility


def greedy_game(players: int, seed: int, samples: int) -> Oracle:
    """Everybody takes the best of some random tiles and places: points at once, stones, and a little for stars."""
    rng = random.Random(seed)
    game = Oracle(players, RandomChance(rng))
    while not game.over:
        seat = game.to_move
        city = game.cities[seat]
        options = []
        for _ in range(samples):
            take = rng.choice(game.legal_moves())
            assert isinstance(take, Take)
            place = random_place(city, rng)
            options.append((promise(game, seat, take.slot, place), rng.random(), take, place))
        _, _, take, place = max(options, key=lambda option: option[:2])
        game.apply(take)
        game.apply(place)
    return game


def promise(game: Oracle, seat: int, slot: int, place: Place) -> float:
    city = game.cities[seat]
    stones = game.stones[seat] - slot + covered_quarries(city, place)
    after = score(visible(city_after(city, place, game.row[slot])), stones)
    # A value without stars, or stars without a value, are worth something later.
    return sum((c.value + 1) * (c.stars + 1) for c in after.colours.values()) + stones


@pytest.mark.parametrize(("players", "winners_average"), [(2, 95), (3, 88), (4, 82)])
def test_winners_of_sensible_games_score_about_as_recorded(players: int, winners_average: int) -> None:
    games = [greedy_game(players, seed, samples=14) for seed in range(4)]
    average = sum(max(game.totals()) for game in games) / len(games)
    assert 0.6 * winners_average < average < 1.4 * winners_average
