"""Set-up, the metropolis, phases 1 and 2, titans: the sentences of the rules, on the compiled game."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.games.orichalcum import components as c
from ludoteka.games.orichalcum.island_notation import cells_of
from ludoteka.games.orichalcum.state import Phase
from tests.games.orichalcum.setups import GAME, Setup, cell, legal, play

A1 = range(30)


# --- setup -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 6)])
def test_the_action_row_has_5_cards_for_2_or_3_and_6_for_4_players(players: int, cards: int) -> None:
    s = GAME.new(players=players, seed=3).state
    assert s.row == cards
    for n in range(cards):
        assert c.TILE_SIZE[s.row_tile[n]] == c.CARD_SIZE[s.row_card[n]]
        for k in range(c.TILE_SIZE[s.row_tile[n]]):
            assert (s.row_creature[n, k] > 0) == (c.TILE_TERRAIN[s.row_tile[n], k] == c.Terrain.VOLCANO)


def test_each_player_has_a_random_island_1_hoplite_and_1_nugget() -> None:
    boards: Counter[int] = Counter()
    for seed in range(60):
        s = GAME.new(players=4, seed=seed).state
        assert sorted(s.island) == [0, 1, 2, 3]
        boards[s.island[0]] += 1
        right = (s.holder - 1) % 4
        assert [s.hoplites[p] for p in range(4)] == [1 + (p == right) for p in range(4)]
        assert list(s.nuggets) == [1, 1, 1, 1]
    assert len(boards) == 4


def test_the_side_of_an_island_is_chosen_for_each_seat() -> None:
    s = GAME.new(players=3, seed=1, sides=["easy", "hard", "easy"]).state
    assert [s.island[p] >= 4 for p in range(3)] == [False, True, False]
    assert all(GAME.new(players=2, seed=n).state.island[0] < 4 for n in range(20))


def test_open_mines_and_camps_wait_with_1_nugget_or_1_hoplite() -> None:
    for seed in range(40):
        s = GAME.new(players=2, seed=seed).state
        for slot in range(4):
            assert s.slot[slot]
            assert s.waiting[slot] == (s.slot[slot] in (c.Building.TRAINING_CAMP, c.Building.MINE))


def test_titans_lie_active_in_the_middle_and_the_first_player_is_drawn() -> None:
    holders = set()
    for seed in range(40):
        s = GAME.new(players=3, seed=seed).state
        assert list(s.titan_holder) == [-1] * 4
        assert list(s.titan_active) == [1] * 4
        assert s.turn == s.holder
        holders.add(s.holder)
    assert holders == {0, 1, 2}


# --- the metropolis --------------------------------------------------------------------------------


def test_the_metropolis_covers_a_port_and_takes_its_bonus_at_once_before_the_card() -> None:
    start = Setup(metropolis=False).ready()
    ports = [set(cells_of(1 << int(port))) for port in c.PORT_CELL[0]]
    for action in start.legal_actions():
        s = start.after(action).state
        covered = set(cells_of(s.covered[0]))
        assert len(covered) == 2
        assert any(port <= covered for port in ports)
        assert s.phase == Phase.CARD
    after = play(start, "metropolis:1E").state  # port A: 1 hoplite, 1 nugget
    assert (after.hoplites[0], after.nuggets[0]) == (1, 1)


def test_each_pair_of_cells_is_offered_once_for_the_metropolis() -> None:
    start = Setup(metropolis=False).ready()
    covered = [start.after(action).state.covered[0] for action in start.legal_actions()]
    assert len(set(covered)) == len(covered)
    pairs = {1 << int(port) | 1 << n for port in c.PORT_CELL[0] for n in A1 if c.AROUND[0, port] >> n & 1}
    assert set(covered) == pairs


def test_metropolis_cells_are_neither_terrain_nor_building_ground() -> None:
    setup = Setup().land("forest", cell(2, 1), cell(3, 1)).slot("forest", "arch").card("create1")
    built = [text for text in legal(play(setup.ready(), "act")) if text.startswith("build")]
    assert built == [f"build:forest:{cell(2, 1) + 1}", f"build:forest:{cell(3, 1) + 1}"]


# --- phase 1 ---------------------------------------------------------------------------------------


def test_slots_cost_0_0_1_1_2_2_hoplites() -> None:
    for hoplites, slots in ((0, 2), (1, 4), (2, 5)):
        assert legal(Setup().has(hoplites).ready()) == [f"card:{n}" for n in range(1, slots + 1)]
    assert len(legal(Setup(players=4).has(2).ready())) == 6
    after = play(Setup(players=4).has(5).ready(), "card:6").state
    assert after.hoplites[0] == 3


def test_printed_example_the_third_card_costs_1_hoplite_and_the_others_slide_left() -> None:
    before = Setup().has(1).ready()
    s, t = before.state, play(before, "card:3").state
    assert t.card == s.row_card[2]
    assert [t.row_card[n] for n in range(4)] == [s.row_card[n] for n in (0, 1, 3, 4)]
    assert [t.row_tile[n] for n in range(4)] == [s.row_tile[n] for n in (0, 1, 3, 4)]
    assert t.hoplites[0] == 0
    assert t.hoplites_left == s.hoplites_left + 1


# --- phase 2 ---------------------------------------------------------------------------------------


def test_a_tile_lies_wholly_on_the_island_on_no_occupied_cell_and_touches_a_covered_one() -> None:
    position = Setup().land("forest", cell(1, 1)).tile("FL").ready()
    s = position.state
    for action in position.legal_actions():
        fresh = position.after(action).state.covered[0] & ~s.covered[0]
        assert fresh.bit_count() == 2
        assert any(s.covered[0] & int(c.AROUND[0, n - 1]) for n in cells_of(fresh))


@pytest.mark.parametrize("beside", ["land", "building", "creature", "metropolis", "temple"])
def test_any_covered_cell_will_do_for_touching(beside: str) -> None:
    far = cell(1, 5)
    setup = Setup()
    if beside == "land":
        setup.land("desert", far)
    elif beside == "building":
        setup.building("arch", far)
    elif beside == "creature":
        setup.creature("gorgon", far)
    elif beside == "temple":
        setup.s.covered[0] |= 1 << far
    else:
        far = cell(3, 0)
    position = setup.tile("F").ready()
    assert f"place:{cell(far_q(far) + 1, far_r(far)) + 1}E" in legal(position)


def far_q(n: int) -> int:
    return c.ISLAND_HEXES[0][n][0]


def far_r(n: int) -> int:
    return c.ISLAND_HEXES[0][n][1]


def test_tiles_turn_but_do_not_flip_and_identical_results_are_offered_once() -> None:
    def results(name: str, creatures: str = "---") -> list[tuple[object, ...]]:
        position = Setup().land("desert", cell(2, 2), cell(3, 3)).tile(name, creatures).ready()
        found: list[tuple[object, ...]] = []
        for action in position.legal_actions():
            s = position.after(action).state
            found.append((tuple(s.land.tolist()[0]), tuple(s.creature.tolist()[0])))
        assert len(set(found)) == len(found)
        return found

    same, different = results("FF"), results("FL")
    assert 2 * len(same) == len(different)
    assert len(results("VV", "cc-")) == len(same)
    assert len(results("VV", "ch-".replace("h", "T"))) == len(different)
    # FMV and MFV are mirror images: no turn of one is a turn of the other.
    assert not set(results("FMV", "--c")) & set(results("MFV", "--c"))


def test_creatures_stand_on_their_volcanoes() -> None:
    after = play(Setup().tile("FV", "-g-").ready(), f"place:{cell(2, 1) + 1}E").state
    assert after.creature[0, cell(3, 1)] == c.Creature.GORGON
    assert after.beasts[0] == 1 << cell(3, 1)


def test_a_tile_that_fits_nowhere_goes_under_the_pile_of_its_own_size_and_its_creatures_to_the_bag() -> None:
    setup = Setup().land("forest", *(n for n in A1 if n not in (0, 1)))
    s = setup.s
    s.row_tile[0], s.row_card[0] = 24, s.row_card[0]
    s.row_creature[0, 0] = s.row_creature[0, 1] = 0
    s.row_creature[0, 2] = c.Creature.HYDRA_KRONOS
    bag = s.creature_bag[c.Creature.HYDRA_KRONOS]
    after = play(setup.ready(), "card:1").state
    assert c.TILE_SIZE[24] == 3
    assert (after.under_left[3], after.under[3, 0]) == (1, 24)
    assert after.creature_bag[c.Creature.HYDRA_KRONOS] == bag + 1
    assert after.phase != Phase.PLACE


def test_tiles_under_a_pile_come_only_after_the_rest_of_it_and_in_their_order() -> None:
    setup = Setup().last_discard()
    s = setup.s
    for tile in range(1, c.TILES):
        s.pile[tile] = 0
    for size in (1, 2, 3):
        s.pile_left[size] = 0
    s.pile[1] = s.pile_left[1] = 1
    for n, tile in enumerate((2, 3, 4, 5, 5, 5)):
        s.under[1, n] = tile
    s.under_left[1], s.row = 6, 2
    s.row_tile[0] = 0  # the card to be discarded has none
    after = play(setup.ready(), "discard:1").state
    assert [after.row_tile[n] for n in range(1, 5)] == [1, 2, 3, 4]
    assert [after.under[1, n] for n in range(3)] == [5, 5, 5]


@pytest.mark.parametrize(
    ("wanted", "there", "taken"),
    [(3, {1, 2}, 2), (3, {1}, 1), (2, {1, 3}, 1), (2, {3}, 3), (1, {2, 3}, 2), (1, {3}, 3)],
)
def test_an_empty_pile_is_replaced_by_the_next_smaller_then_the_next_larger(
    wanted: int, there: set[int], taken: int
) -> None:
    setup = Setup().last_discard()
    s = setup.s
    for tile in range(1, c.TILES):
        if c.TILE_SIZE[tile] not in there:
            s.pile[tile] = 0
    for size in {1, 2, 3} - there:
        s.pile_left[size] = 0
    s.row = 2
    s.row_tile[1] = 0  # the card to be discarded has none
    sizes = set()
    for seed in range(30):
        position = setup.ready()
        position.state.rng[0] = seed
        t = play(position, "discard:2").state
        sizes |= {int(c.TILE_SIZE[t.row_tile[n]]) for n in range(1, 5) if c.CARD_SIZE[t.row_card[n]] == wanted}
    assert sizes == {taken}


def test_with_all_piles_empty_a_card_has_no_tile_and_phase_2_is_skipped() -> None:
    setup = Setup()
    setup.s.row_tile[0] = 0
    for k in range(3):
        setup.s.row_creature[0, k] = 0
    after = play(setup.ready(), "card:1").state
    assert after.phase != Phase.PLACE
    assert after.covered[0] == setup.s.covered[0]


def test_with_an_empty_creature_bag_a_volcano_stays_empty_for_good() -> None:
    setup = Setup().last_discard()
    s = setup.s
    for kind in range(c.CREATURES):
        s.creature_bag[kind] = 0
    s.creatures_left, s.row = 0, 2
    for n in range(5):
        for k in range(3):
            s.row_creature[n, k] = 0
    for seed in range(20):
        position = setup.ready()
        position.state.rng[0] = seed
        t = play(position, "discard:1").state
        assert all(t.row_creature[n, k] == 0 for n in range(1, 5) for k in range(3))


def test_a_port_pays_its_bonus_once_when_it_is_covered() -> None:
    # Port C of board A, (0, 5), pays 2 nuggets; port B, (4, 3), pays 2 hoplites.
    position = Setup().land("desert", cell(0, 4), cell(3, 3)).tile("F").ready()
    assert play(position, f"place:{cell(0, 5) + 1}E").state.nuggets[0] == 2
    assert play(position, f"place:{cell(4, 3) + 1}E").state.hoplites[0] == 2
    assert play(position, f"place:{cell(1, 4) + 1}E").state.nuggets[0] == 0


# --- titans ----------------------------------------------------------------------------------------


def test_an_area_of_3_connected_cells_takes_its_titan_from_wherever_it_is_active() -> None:
    for holder in (-1, 1):
        setup = Setup().land("desert", cell(2, 1), cell(3, 1)).tile("D")
        if holder == 1:
            setup.titan("kronos", seat=1, active=False)
        after = play(setup.ready(), f"place:{cell(4, 1) + 1}E").state
        assert after.titan_holder[c.Titan.KRONOS] == 0
        assert after.titan_active[c.Titan.KRONOS]


def test_two_cells_volcanoes_and_cells_apart_call_no_titan() -> None:
    two = play(Setup().land("desert", cell(2, 1)).tile("D").ready(), f"place:{cell(3, 1) + 1}E")
    volcanoes = play(Setup().land("volcano", cell(2, 1), cell(3, 1)).tile("V").ready(), f"place:{cell(4, 1) + 1}E")
    apart = play(Setup().land("desert", cell(2, 1), cell(4, 1)).tile("D").ready(), f"place:{cell(2, 2) + 1}E")
    for position in (two, volcanoes, apart):
        assert list(position.state.titan_holder) == [-1] * 4


def test_built_over_cells_do_not_count_for_an_area() -> None:
    position = Setup().land("desert", cell(2, 1)).building("arch", cell(3, 1)).tile("D").ready()
    assert play(position, f"place:{cell(2, 2) + 1}E").state.titan_holder[c.Titan.KRONOS] == -1


def test_extending_an_area_turns_the_own_titan_active_again() -> None:
    setup = Setup().land("desert", cell(2, 1), cell(3, 1), cell(4, 1)).titan("kronos", active=False).tile("D")
    assert play(setup.ready(), f"place:{cell(5, 1) + 1}E").state.titan_active[c.Titan.KRONOS]


def test_printed_example_the_limit_is_1_titan_and_the_older_goes_back_active() -> None:
    setup = Setup().land("forest", cell(2, 1), cell(3, 1)).titan("hyperion", active=False).tile("F")
    after = play(setup.ready(), f"place:{cell(4, 1) + 1}E").state
    assert after.titan_holder[c.Titan.THEIA] == 0
    assert (after.titan_holder[c.Titan.HYPERION], after.titan_active[c.Titan.HYPERION]) == (-1, 1)


def test_each_oratory_raises_the_limit_by_1_and_beyond_it_an_older_one_of_your_choice_goes_back() -> None:
    setup = Setup().land("forest", cell(2, 1), cell(3, 1)).building("oratory", cell(2, 2))
    setup.titan("hyperion").titan("kronos").tile("F")
    position = play(setup.ready(), f"place:{cell(4, 1) + 1}E")
    assert legal(position) == ["return:kronos", "return:hyperion"]  # never the one just gained
    assert position.state.titan_holder[c.Titan.THEIA] == 0
    after = play(position, "return:kronos").state
    assert [after.titan_holder[t] for t in range(4)] == [0, -1, -1, 0]
    setup.building("oratory", cell(3, 2))
    after = play(setup.ready(), f"place:{cell(4, 1) + 1}E").state
    assert [after.titan_holder[t] for t in range(4)] == [0, -1, 0, 0]


def test_two_areas_at_once_are_ordered_by_the_player() -> None:
    setup = Setup().land("forest", cell(0, 2), cell(1, 2)).land("lagoon", cell(3, 1), cell(4, 1)).tile("FL")
    position = play(setup.ready(), f"place:{cell(1, 1) + 1}E")
    assert legal(position) == ["titan:theia", "titan:themis"]
    for first, second in (("theia", "themis"), ("themis", "theia")):
        after = play(position, f"titan:{first}").state
        assert after.titan_holder[c.TITAN_KEYS.index(second)] == 0
        assert after.titan_holder[c.TITAN_KEYS.index(first)] == -1


def test_the_order_is_not_asked_where_it_does_not_matter() -> None:
    setup = Setup().land("forest", cell(0, 2), cell(1, 2)).land("lagoon", cell(3, 1), cell(4, 1)).tile("FL")
    setup.building("oratory", cell(5, 1))
    after = play(setup.ready(), f"place:{cell(1, 1) + 1}E").state
    assert [after.titan_holder[t] for t in range(4)] == [0, 0, -1, -1]


def test_a_titan_stays_even_if_its_area_is_built_over_later() -> None:
    setup = Setup().land("desert", cell(2, 1), cell(3, 1), cell(4, 1)).titan("kronos").slot("desert", "arch")
    position = play(setup.card("create1").ready(), "act", f"build:desert:{cell(3, 1) + 1}")
    assert position.state.titan_holder[c.Titan.KRONOS] == 0
