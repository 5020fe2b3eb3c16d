"""Titans: called, kept and sent back."""

from __future__ import annotations

from tests.games.orichalcum.oracle import moves as m
from tests.games.orichalcum.oracle.scripted import BOTH, Game, two_areas


def test_an_area_of_four_deserts_takes_kronos_from_anyone() -> None:
    game = Game().settled().give("kronos", seat=1, active=False)
    game.land(desert=[(2, 1), (1, 2)], forest=[(3, 1)]).lays("D14")
    game.apply(m.PlaceTile(frozenset({((0, 2), "desert"), ((0, 3), "desert")})))
    assert game.titans(0) == ["kronos"]
    assert game.titan_active["kronos"]
    assert game.scores() == [1, 0]


def test_two_cells_do_not_call_a_titan_and_neither_do_volcanoes() -> None:
    game = Game().settled().land(desert=[(2, 1)], volcano=[(1, 1), (1, 2)])
    game.lays("S21", (None,)).apply(m.PlaceTile(frozenset({((0, 2), "volcano")})))
    assert game.titans(0) == []
    game.lays("S11").apply(m.PlaceTile(frozenset({((3, 1), "desert")})))
    assert game.titans(0) == []


def test_built_over_cells_do_not_count_and_titans_stay() -> None:
    game = Game().settled().land(desert=[(2, 1), (1, 2)]).with_building("arch", (1, 2)).lays("S11")
    game.apply(m.PlaceTile(frozenset({((0, 3), "desert")})))
    assert game.titans(0) == []
    game.give("kronos").with_building("arch", (2, 1))
    assert game.titans(0) == ["kronos"]


def test_a_new_titan_sends_the_old_one_back_active() -> None:
    game = Game().settled().give("hyperion", active=False).land(forest=[(2, 1), (1, 2)]).lays("S01")
    game.apply(m.PlaceTile(frozenset({((0, 3), "forest")})))
    assert game.titans(0) == ["theia"]
    assert game.titan_holder["hyperion"] is None
    assert game.titan_active["hyperion"]


def test_extending_turns_the_own_titan_active_again() -> None:
    game = Game().settled().give("theia", active=False).land(forest=[(2, 1), (1, 2), (0, 3)]).lays("S01")
    game.apply(m.PlaceTile(frozenset({((0, 4), "forest")})))
    assert game.titans(0) == ["theia"]
    assert game.titan_active["theia"]


def test_two_titans_at_once_are_ordered_by_the_player() -> None:
    game = two_areas()
    game.apply(BOTH)
    assert game.phase == "titan_order"
    assert set(game.legal_moves()) == {m.GainTitan("theia"), m.GainTitan("themis")}
    game.apply(m.GainTitan("themis"))
    assert game.titans(0) == ["theia"]


def test_the_order_is_not_asked_if_all_can_be_kept() -> None:
    game = two_areas().with_building("oratory", (5, 0))
    game.apply(BOTH)
    assert game.phase == "action"
    assert game.titans(0) == ["theia", "themis"]


def test_over_the_limit_an_older_titan_of_choice_goes_back() -> None:
    game = Game().settled().with_building("oratory", (5, 0)).give("kronos", "hyperion")
    game.land(forest=[(2, 1), (1, 2)]).lays("S01")
    game.apply(m.PlaceTile(frozenset({((0, 3), "forest")})))
    assert set(game.legal_moves()) == {m.ReturnTitan("kronos"), m.ReturnTitan("hyperion")}
    game.apply(m.ReturnTitan("kronos"))
    assert game.titans(0) == ["theia", "hyperion"]


def test_two_oratories_hold_three_titans() -> None:
    game = Game().settled().with_building("oratory", (5, 0)).with_building("oratory", (5, 1))
    assert game.titan_limit(0) == 3
