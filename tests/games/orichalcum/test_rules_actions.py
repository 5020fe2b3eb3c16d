"""The card's action and extra actions, buildings and favours: the sentences of the rules, on the compiled game."""

from __future__ import annotations

import pytest

from ludoteka.games.orichalcum import components as c
from ludoteka.games.orichalcum.state import Phase
from tests.games.orichalcum.setups import GAME, Setup, cell, legal, lying, play, rolls, until

PLACE = cell(2, 2)


def n(q: int, r: int) -> int:
    """The number of a cell as people count."""
    return cell(q, r) + 1


# --- phase 3 ---------------------------------------------------------------------------------------


def test_the_action_is_optional_and_the_card_goes_to_the_discards_acted_or_not() -> None:
    position = Setup().card("produce2").ready()
    card = position.state.card
    assert legal(position) == ["act", "skip"]
    for choice in ("act", "skip"):
        after = play(position, choice).state
        assert after.discards >> card & 1
        assert after.card == 0


def test_printed_example_produce_pays_1_nugget_per_mine_the_metropolis_too() -> None:
    setup = Setup().building("mine", cell(2, 1)).building("mine", cell(3, 1)).card("produce1")
    assert play(setup.ready(), "act").state.nuggets[0] == 3


def test_printed_example_hyperion_doubles_two_mines_and_turns_inactive_but_counts() -> None:
    position = play(Setup().building("mine", cell(2, 1)).titan("hyperion").card("produce1").ready(), "act")
    assert legal(position) == ["favour", "no-favour"]
    used, kept = play(position, "favour"), play(position, "no-favour")
    assert (used.state.nuggets[0], kept.state.nuggets[0]) == (4, 2)
    assert [used.state.titan_active[3], kept.state.titan_active[3]] == [0, 1]
    assert used.scores()[0] == kept.scores()[0] == 1


def test_printed_example_recruit_pays_1_hoplite_per_camp_and_themis_doubles() -> None:
    setup = Setup().building("training_camp", cell(2, 1)).card("recruit1")
    assert play(setup.ready(), "act").state.hoplites[0] == 2
    assert play(setup.titan("themis").ready(), "act", "favour").state.hoplites[0] == 4


def test_an_inactive_titan_and_another_players_titan_do_no_favours() -> None:
    for setup in (Setup().titan("themis", active=False), Setup().titan("themis", seat=1)):
        assert play(setup.card("recruit1").ready(), "act").state.hoplites[0] == 1


def test_supplies_are_limited_and_the_rest_is_not_owed() -> None:
    setup = Setup().building("mine", cell(2, 1)).building("mine", cell(3, 1)).has(nuggets=28, seat=1).card("produce1")
    after = play(setup.ready(), "act").state
    assert (after.nuggets[0], after.nuggets_left) == (2, 0)


# --- capture ---------------------------------------------------------------------------------------


def fighting(kind: str = "gorgon", hoplites: int = 3, standing: int = 0) -> Setup:
    """A capture card, a creature at (2, 2) and a cerberus at (1, 4)."""
    setup = Setup().has(hoplites).creature(kind, PLACE, standing).creature("cerberus", cell(1, 4))
    return setup.card("capture1")


def test_capture_needs_a_creature_on_the_own_island() -> None:
    position = Setup().has(5).creature("gorgon", cell(3, 1, 1), seat=1).tile("F", card="capture1").ready()
    assert play(position, f"place:{n(2, 1)}E").state.phase == Phase.EXTRA


def test_fights_come_one_after_another_in_your_order() -> None:
    position = play(fighting().ready(), "act")
    assert legal(position) == [f"fight:{PLACE + 1}", f"fight:{n(1, 4)}"]


def test_0_to_3_hoplites_join_and_those_standing_always_fight() -> None:
    start = play(fighting().ready(), "act", f"fight:{PLACE + 1}")
    assert legal(start) == [f"hoplites:{k}" for k in range(4)]
    start = play(fighting(standing=2).ready(), "act", f"fight:{PLACE + 1}")
    assert legal(start) == ["hoplites:0", "hoplites:1"]
    assert play(start, "hoplites:0").state.dice == 3
    start = play(fighting(hoplites=1).ready(), "act", f"fight:{PLACE + 1}")
    assert legal(start) == ["hoplites:0", "hoplites:1"]


def test_printed_example_cyclops_by_a_skull_then_a_lost_cerberus() -> None:
    setup = fighting("cyclops", hoplites=4)
    won = rolls(play(setup.ready(), "act", f"fight:{PLACE + 1}"), "hoplites:2", 0, 2, 3)
    assert won.state.captured[0, c.Creature.CYCLOPS] == 1
    assert (won.state.nuggets[0], won.state.hoplites[0]) == (3, 2)
    assert legal(won) == [f"fight:{n(1, 4)}", "stop"]
    lost = rolls(play(won, f"fight:{n(1, 4)}"), "hoplites:1", 1, 2)
    assert lost.state.standing[0, cell(1, 4)] == 1
    assert lost.state.phase == Phase.EXTRA
    assert not any("capture" in text for text in legal(lost))  # no further capture this turn


def test_a_sum_of_the_strength_wins_and_one_less_loses() -> None:
    position = play(fighting("minotaur").ready(), "act", f"fight:{PLACE + 1}")
    assert rolls(position, "hoplites:1", 1, 5).state.beasts[0] == 1 << cell(1, 4)
    assert rolls(position, "hoplites:1", 1, 4).state.standing[0, PLACE] == 1


def test_after_a_lost_fight_there_is_no_capture_with_the_forge_either_but_other_extra_actions() -> None:
    setup = fighting(hoplites=6).building("forge", cell(5, 2)).captured("cerberus", "cerberus", "gorgon", "gorgon")
    lost = rolls(play(setup.ready(), "act", f"fight:{PLACE + 1}"), "hoplites:0", 1)
    assert not any(text.endswith("capture") for text in legal(lost))
    second = play(lost, "extra:hoplite:produce")
    assert "extra:hoplite:produce" in legal(second)
    assert not any(text.endswith("capture") for text in legal(second))


def test_the_loss_is_forgotten_in_the_next_turn() -> None:
    lost = rolls(play(fighting(hoplites=6).ready(), "act", f"fight:{PLACE + 1}"), "hoplites:0", 1)
    assert play(lost, "no-extra", "discard:1").state.lost == 0


def test_kronos_wins_one_fight_for_sure_and_frees_those_standing() -> None:
    position = play(fighting("hydra_theia", standing=2).titan("kronos").ready(), "act", f"fight:{PLACE + 1}")
    assert legal(position)[-1] == "kronos"
    before, after = position.state, play(position, "kronos").state
    assert after.captured[0, c.Creature.HYDRA_THEIA] == 1
    assert after.titan_active[c.Titan.KRONOS] or after.titan_holder[c.Titan.KRONOS] == -1
    assert after.hoplites_left == before.hoplites_left + 2
    assert list(before.rng) == list(after.rng)


def test_kronos_brings_hospital_arch_and_treasure_too() -> None:
    setup = fighting("gorgon", hoplites=0, standing=2).titan("kronos")
    setup.building("hospital", cell(5, 2)).building("arch", cell(5, 1))
    position = play(setup.ready(), "act", f"fight:{PLACE + 1}", "kronos")
    assert (position.state.saved, position.state.nuggets[0]) == (1, 1 + 2)
    assert play(position, "stop").state.hoplites[0] == 1
    assert not position.state.titan_active[c.Titan.KRONOS]


def test_the_hospital_saves_1_hoplite_of_each_capture_until_the_action_ends() -> None:
    setup = fighting("gorgon", hoplites=3).building("hospital", cell(5, 2))
    won = rolls(play(setup.ready(), "act", f"fight:{PLACE + 1}"), "hoplites:2", 0, 0, 0)
    assert (won.state.saved, won.state.hoplites[0]) == (1, 1)
    assert legal(play(won, f"fight:{n(1, 4)}")) == ["hoplites:0", "hoplites:1"]  # the saved one does not fight again
    assert play(won, "stop").state.hoplites[0] == 2
    alone = rolls(play(setup.ready(), "act", f"fight:{PLACE + 1}"), "hoplites:0", 0)
    assert alone.state.saved == 0


def test_each_arch_pays_1_nugget_for_each_capture_besides_the_treasure() -> None:
    setup = fighting("cerberus").building("arch", cell(5, 1)).building("arch", cell(5, 2))
    won = rolls(play(setup.ready(), "act", f"fight:{PLACE + 1}"), "hoplites:0", 4)
    assert won.state.nuggets[0] == 2 + 1


@pytest.mark.parametrize(("kind", "nuggets"), [("cerberus", 1), ("gorgon", 2), ("cyclops", 3)])
def test_treasures_of_nuggets(kind: str, nuggets: int) -> None:
    won = rolls(play(fighting(kind).ready(), "act", f"fight:{PLACE + 1}"), "hoplites:0", 0)
    assert won.state.nuggets[0] == nuggets


def test_a_siege_engines_face_counts_as_a_skull() -> None:
    setup = fighting("hydra_kronos").building("siege_engine_2", cell(5, 2))
    position = play(setup.ready(), "act", f"fight:{PLACE + 1}")
    assert rolls(position, "hoplites:0", 2).state.captured[0, c.Creature.HYDRA_KRONOS] == 1
    assert rolls(position, "hoplites:0", 3).state.lost == 1


def test_minotaur_gives_a_random_building_on_any_free_terrain_the_volcano_just_freed_included() -> None:
    setup = Setup().has(3).creature("minotaur", PLACE).land("forest", cell(3, 1)).land("lagoon", cell(2, 1))
    won = rolls(play(setup.card("capture1").ready(), "act"), "hoplites:1", 0, 0)
    assert won.state.gift
    assert legal(won) == [f"gift:{k}" for k in sorted((n(2, 1), n(3, 1), n(2, 2)))] + ["refuse"]
    built = play(won, f"gift:{n(2, 2)}").state
    assert built.building[0, PLACE] == won.state.gift


def test_minotaurs_building_is_not_beside_a_creature_and_the_crystal_lifts_that() -> None:
    setup = fighting("minotaur").land("forest", cell(1, 3), cell(3, 1))  # (1, 3) is beside the cerberus at (1, 4)
    position = play(setup.ready(), "act", f"fight:{PLACE + 1}")
    assert f"gift:{n(1, 3)}" not in legal(rolls(position, "hoplites:0", 0))
    setup.building("protection_crystal", cell(5, 2))
    position = play(setup.ready(), "act", f"fight:{PLACE + 1}")
    assert f"gift:{n(1, 3)}" in legal(rolls(position, "hoplites:0", 0))


def test_minotaurs_building_may_be_refused_and_goes_back_to_the_bag() -> None:
    won = rolls(play(fighting("minotaur").ready(), "act", f"fight:{PLACE + 1}"), "hoplites:0", 0)
    kind, left = won.state.gift, won.state.buildings_left
    after = play(won, "refuse").state
    assert after.buildings_left == left + 1
    assert after.building_bag[kind] == won.state.building_bag[kind] + 1


@pytest.mark.parametrize(("kind", "what"), [(c.Building.MINE, "nuggets"), (c.Building.TRAINING_CAMP, "hoplites")])
def test_a_minotaurs_camp_or_mine_pays_1_from_the_supply_at_once(kind: int, what: str) -> None:
    position = play(fighting("minotaur").ready(), "act", f"fight:{PLACE + 1}")
    won = until(position, "hoplites:0", lambda s: s.gift == kind)
    before = getattr(won.state, what)[0]
    assert getattr(play(won, f"gift:{PLACE + 1}").state, what)[0] == before + 1


def test_minotaur_gives_nothing_from_an_empty_bag_or_without_a_cell() -> None:
    setup = fighting("minotaur")
    for kind in range(c.BUILDINGS):
        setup.s.building_bag[kind] = 0
    setup.s.buildings_left = 0
    won = rolls(play(setup.ready(), "act", f"fight:{PLACE + 1}"), "hoplites:0", 0)
    assert won.state.phase == Phase.FIGHT
    crowded = Setup().has(3).creature("minotaur", PLACE).creature("gorgon", cell(3, 2)).card("capture1")
    won = rolls(play(crowded.ready(), "act", f"fight:{PLACE + 1}"), "hoplites:0", 0)
    assert (won.state.phase, won.state.gift) == (Phase.FIGHT, 0)


def test_hydras_titan_is_compulsory_from_anywhere_active_and_the_limit_applies() -> None:
    setup = fighting("hydra_themis").titan("hyperion").titan("themis", seat=1, active=False)
    won = rolls(play(setup.ready(), "act", f"fight:{PLACE + 1}"), "hoplites:0", 0)
    s = won.state
    assert (s.titan_holder[c.Titan.THEMIS], s.titan_active[c.Titan.THEMIS]) == (0, 1)
    assert s.titan_holder[c.Titan.HYPERION] == -1
    assert s.phase == Phase.FIGHT


def test_winning_in_the_middle_of_a_capture_comes_before_the_hoplites_go_home() -> None:
    setup = Setup().has(3, medallions=5).creature("hydra_themis", PLACE).card("capture1")
    won = rolls(play(setup.ready(), "act"), "hoplites:2", 0, 0, 0)
    assert won.winners() == [0]
    assert won.state.standing[0, PLACE] == 2
    assert won.state.titan_holder[c.Titan.THEMIS] == -1


# --- create ----------------------------------------------------------------------------------------


def creating(**slots: str) -> Setup:
    setup = Setup().card("create1")
    for terrain, kind in slots.items():
        setup.slot(terrain, kind, int(kind in ("mine", "training_camp")))
    return setup


def test_printed_example_a_building_stands_on_its_slots_terrain_or_on_an_empty_volcano() -> None:
    setup = creating(mountain="arch", forest="mine").land("mountain", cell(2, 1)).land("desert", cell(3, 1))
    setup.land("volcano", cell(4, 1)).creature("gorgon", cell(1, 5))
    assert legal(play(setup.ready(), "act")) == [
        f"build:forest:{n(4, 1)}",
        f"build:mountain:{n(2, 1)}",
        f"build:mountain:{n(4, 1)}",
    ]


def test_nothing_is_built_beside_a_creature_or_on_its_cell() -> None:
    setup = creating(forest="arch").land("forest", cell(2, 1), cell(5, 1), cell(4, 2)).creature("gorgon", cell(1, 2))
    assert legal(play(setup.ready(), "act")) == [f"build:forest:{n(5, 1)}", f"build:forest:{n(4, 2)}"]


def test_the_crystal_allows_building_beside_creatures_never_on_their_cell() -> None:
    setup = creating(forest="arch").land("forest", cell(2, 1)).creature("gorgon", cell(1, 2))
    setup.land("forest", cell(5, 1)).building("protection_crystal", cell(5, 2))
    assert legal(play(setup.ready(), "act")) == [f"build:forest:{n(2, 1)}", f"build:forest:{n(5, 1)}"]


def test_the_crystal_itself_is_not_built_beside_a_creature() -> None:
    setup = creating(forest="protection_crystal").land("forest", cell(2, 1), cell(5, 1), cell(4, 2))
    setup.creature("gorgon", cell(1, 2))
    assert legal(play(setup.ready(), "act")) == [f"build:forest:{n(5, 1)}", f"build:forest:{n(4, 2)}"]


def test_camps_and_mines_pay_the_resource_lying_on_them() -> None:
    setup = creating(forest="mine", lagoon="training_camp").land("forest", cell(2, 1)).land("lagoon", cell(3, 1))
    position = play(setup.ready(), "act")
    left = position.state.nuggets_left
    mine = play(position, f"build:forest:{n(2, 1)}").state
    assert (mine.nuggets[0], mine.nuggets_left, mine.waiting[0], mine.slot[0]) == (1, left, 0, 0)
    assert play(position, f"build:lagoon:{n(3, 1)}").state.hoplites[0] == 1


def test_covered_cells_are_no_terrain_any_more() -> None:
    setup = creating(forest="arch", lagoon="arch").land("forest", cell(2, 1)).land("lagoon", cell(3, 1))
    after = play(setup.ready(), "act", f"build:forest:{n(2, 1)}").state
    assert after.land[0, c.Terrain.FOREST] == 0
    assert lying(play(setup.ready(), "act", f"build:forest:{n(2, 1)}")) == {cell(2, 1): c.Building.ARCH}


def diamond(*terrains: str) -> Setup:
    """Terrains on the diamond (2,2) (3,2) (2,3) (3,1), whose short diagonal is the first two."""
    setup = creating(forest="arch").land("forest", cell(5, 1))
    for terrain, where in zip(terrains, ((2, 2), (3, 2), (2, 3), (3, 1)), strict=True):
        setup.land(terrain, cell(*where))
    return setup


TEMPLE = f"temple:{cell(2, 2) + 1}E"


def test_printed_example_a_temple_on_two_volcanoes_a_mountain_and_a_desert() -> None:
    position = play(diamond("volcano", "volcano", "mountain", "desert").ready(), "act")
    assert TEMPLE in legal(position)
    after = play(position, TEMPLE)
    assert after.scores()[0] == 1
    assert (after.state.temples_left, after.state.tokens_left) == (16, 16)
    assert not after.state.land[0, c.Terrain.VOLCANO]


@pytest.mark.parametrize(
    ("terrains", "plain", "practice"),
    [
        (("forest", "lagoon", "desert", "mountain"), True, True),
        (("forest", "forest", "desert", "mountain"), False, True),
        (("forest", "forest", "desert", "desert"), False, False),
        (("forest", "forest", "forest", "desert"), False, False),
        (("forest", "forest", "volcano", "volcano"), False, True),
        (("forest", "forest", "forest", "volcano"), False, False),
        (("volcano", "volcano", "volcano", "volcano"), True, True),
    ],
)
def test_a_temple_needs_four_different_terrains_and_the_architect_allows_one_pair(
    terrains: tuple[str, ...], plain: bool, practice: bool
) -> None:
    assert (TEMPLE in legal(play(diamond(*terrains).land("forest", cell(5, 2)).ready(), "act"))) == plain
    setup = diamond(*terrains).land("forest", cell(5, 2)).building("architect_practice", cell(0, 5))
    assert (TEMPLE in legal(play(setup.ready(), "act"))) == practice


def test_no_temple_beside_a_creature_and_the_crystal_lifts_that() -> None:
    setup = diamond("forest", "lagoon", "desert", "mountain").land("forest", cell(5, 2)).creature("gorgon", cell(1, 2))
    assert TEMPLE not in legal(play(setup.ready(), "act"))
    setup.building("protection_crystal", cell(0, 5))
    assert TEMPLE in legal(play(setup.ready(), "act"))


def test_a_medallion_costs_5_nuggets_and_is_1_point() -> None:
    setup = creating(forest="arch").land("forest", cell(2, 1))
    assert "medallion" not in legal(play(setup.has(nuggets=4).land("forest", cell(3, 1)).ready(), "act"))
    position = play(setup.has(nuggets=1).ready(), "act")
    after = play(position, "medallion")
    assert (after.state.nuggets[0], after.scores()[0], after.state.tokens_left) == (0, 1, 16)


def test_without_victory_tokens_neither_temple_nor_medallion_can_be_made() -> None:
    setup = diamond("forest", "lagoon", "desert", "mountain").land("forest", cell(5, 2)).has(nuggets=9)
    setup.s.tokens_left = 0
    assert all(text.startswith("build") for text in legal(play(setup.ready(), "act")))


def test_theia_offers_one_more_creation_after_the_first_and_stopping_keeps_the_favour() -> None:
    setup = creating(forest="arch", lagoon="forge").land("forest", cell(2, 1)).land("lagoon", cell(3, 1)).titan("theia")
    first = play(setup.ready(), "act", f"build:forest:{n(2, 1)}")
    assert legal(first) == [f"build:lagoon:{n(3, 1)}", "stop"]
    assert play(first, "stop").state.titan_active[c.Titan.THEIA]
    second = play(first, f"build:lagoon:{n(3, 1)}").state
    assert not second.titan_active[c.Titan.THEIA]
    assert second.phase != Phase.CREATE


def test_theia_is_offered_only_if_something_can_be_created_for_slots_are_not_refilled() -> None:
    setup = creating(forest="arch").land("forest", cell(2, 1), cell(3, 1)).titan("theia")
    after = play(setup.ready(), "act", f"build:forest:{n(2, 1)}").state
    assert after.phase != Phase.CREATE
    assert after.titan_active[c.Titan.THEIA]


def test_a_minotaurs_building_is_no_create_action() -> None:
    position = play(fighting("minotaur").titan("theia").slot("forest", "arch").ready(), "act", f"fight:{PLACE + 1}")
    won = rolls(position, "hoplites:0", 0)
    assert play(won, f"gift:{PLACE + 1}").state.phase == Phase.FIGHT


# --- phase 4 ---------------------------------------------------------------------------------------


def extras(setup: Setup) -> set[str]:
    return {text for text in legal(setup.extra().ready()) if text.startswith("extra")}


def busy() -> Setup:
    """A creature to fight and something to build."""
    return Setup().creature("gorgon", PLACE).land("forest", cell(5, 0)).slot("forest", "arch")


def test_2_hoplites_buy_capture_create_or_produce() -> None:
    assert extras(busy().has(2)) == {f"extra:hoplite:{deed}" for deed in ("produce", "capture", "create")}
    assert not extras(busy().has(1, 1))


def test_2_nuggets_buy_capture_create_or_recruit() -> None:
    assert extras(busy().has(nuggets=2)) == {f"extra:nugget:{deed}" for deed in ("recruit", "capture", "create")}


def test_2_captured_creatures_of_your_choice_buy_any_action_and_go_back_to_the_bag() -> None:
    setup = busy().captured("cerberus", "cerberus", "hydra_theia")
    pairs = ("cerberus+cerberus", "cerberus+hydra_theia")
    deeds = ("produce", "recruit", "capture", "create")
    assert extras(setup) == {f"extra:{pair}:{deed}" for pair in pairs for deed in deeds}
    before = setup.ready().state
    after = play(setup.ready(), "extra:cerberus+hydra_theia:recruit").state
    assert after.captured[0, c.Creature.CERBERUS] == 1
    assert after.creatures_left == before.creatures_left + 2


@pytest.mark.parametrize(
    ("statue", "text"),
    [
        ("statue_hoplite", "extra:hoplite:produce"),
        ("statue_nugget", "extra:nugget:recruit"),
        ("statue_creature", "extra:cerberus:produce"),
    ],
)
def test_a_statue_makes_its_currency_cheaper_by_1(statue: str, text: str) -> None:
    setup = Setup().has(1, 1).captured("cerberus").building(statue, cell(5, 2))
    assert text in extras(setup)
    after = play(setup.extra().ready(), text).state
    assert after.hoplites[0] + after.nuggets[0] + after.captured[0, 1] == 3 - 1 + 1


def test_an_extra_action_may_be_the_same_as_in_phase_3_and_comes_also_if_that_was_skipped() -> None:
    position = Setup().has(2).card("produce1").ready()
    for choice in ("act", "skip"):
        assert "extra:hoplite:produce" in legal(play(position, choice))


def test_one_extra_action_a_turn_and_the_forge_sells_a_second_at_its_price() -> None:
    setup = Setup(players=3).has(6).extra()
    assert play(setup.ready(), "extra:hoplite:produce").state.turn == 1
    setup.building("forge", cell(5, 2))
    first = play(setup.ready(), "extra:hoplite:produce")
    assert "extra:hoplite:produce" in legal(first)
    second = play(first, "extra:hoplite:produce").state
    assert (second.turn, second.hoplites[0], second.nuggets[0]) == (1, 2, 2)


def test_a_forge_counts_from_the_moment_it_stands() -> None:
    setup = Setup(players=3).has(4).slot("forest", "forge").land("forest", cell(2, 1), cell(3, 1)).extra()
    position = play(setup.ready(), "extra:hoplite:create", f"build:forest:{n(2, 1)}")
    assert "extra:hoplite:produce" in legal(position)


@pytest.mark.parametrize(("nuggets", "statue", "offered"), [(6, False, False), (7, False, True), (6, True, True)])
def test_a_medallion_paid_with_nuggets_needs_7_or_6_with_the_statue(nuggets: int, statue: bool, offered: bool) -> None:
    setup = Setup().has(nuggets=nuggets)
    if statue:
        setup.building("statue_nugget", cell(5, 2))
    assert ("extra:nugget:create" in extras(setup)) == offered


def test_an_extra_capture_after_a_won_capture_is_allowed() -> None:
    won = rolls(play(fighting(hoplites=6).ready(), "act", f"fight:{PLACE + 1}"), "hoplites:0", 0)
    assert "extra:hoplite:capture" in legal(play(won, "stop"))


def test_favours_work_in_extra_actions_alike() -> None:
    position = play(Setup().has(2).titan("hyperion").extra().ready(), "extra:hoplite:produce")
    assert legal(position) == ["favour", "no-favour"]
    assert play(position, "favour").state.nuggets[0] == 2


def test_a_decision_with_a_single_answer_is_taken_automatically() -> None:
    # One creature, no hoplites, no Kronos: the die rolls at once.
    after = play(Setup().creature("gorgon", PLACE).card("capture1").ready(), "act").state
    assert after.dice == 1
    for seed in range(10):
        position = GAME.new(players=3, seed=seed)
        while not position.is_over:
            assert len(position.legal_actions()) > 1
            position.apply(position.legal_actions()[seed % 2])
