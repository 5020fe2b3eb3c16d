"""Phase 3: create."""

from __future__ import annotations

from tests.games.orichalcum.oracle import moves as m
from tests.games.orichalcum.oracle.island import Obstacle
from tests.games.orichalcum.oracle.scripted import Game


def test_building_on_its_slots_terrain_or_an_empty_volcano() -> None:
    game = Game().settled().land(mountain=[(3, 1)], volcano=[(2, 1)], desert=[(4, 1)], lagoon=[(0, 3)])
    game.creature("gorgon", (0, 4)).card("create")
    game.slots |= {"mountain": "arch", "lagoon": "mine", "forest": "forge", "desert": None}
    game.waiting["lagoon"] = 1
    game.me.nuggets = 0
    game.apply(m.Act(True))
    assert set(game.legal_moves()) == {
        m.Build("mountain", (3, 1)), m.Build("mountain", (2, 1)),
        m.Build("lagoon", (2, 1)), m.Build("forest", (2, 1)),
    }  # fmt: skip
    assert game.why_not_build(0, "lagoon", (0, 3)) == [Obstacle("beside_creature", (0, 4), "gorgon")]
    assert game.reasons(game.why_not_build(0, "lagoon", (3, 1))) == ["wrong_terrain"]
    assert game.reasons(game.why_not_build(0, "lagoon", (0, 4))) == ["occupied"]
    assert game.reasons(game.why_not_build(0, "lagoon", (5, 2))) == ["not_explored"]
    assert game.reasons(game.why_not_build(0, "lagoon", (9, 9))) == ["off_island"]
    assert game.reasons(game.why_not_build(0, "desert", (4, 1))) == ["no_building"]
    game.apply(m.Build("lagoon", (2, 1)))
    assert game.players[0].nuggets == 1
    assert (game.slots["lagoon"], game.waiting["lagoon"]) == (None, 0)


def test_crystal_lifts_beside_but_not_for_itself() -> None:
    game = Game().settled().land(forest=[(3, 1), (4, 1)]).creature("gorgon", (2, 1))
    game.slots["forest"] = "protection_crystal"
    assert game.reasons(game.why_not_build(0, "forest", (3, 1))) == ["beside_creature"]
    assert game.why_not_build(0, "forest", (4, 1)) == []
    game.with_building("protection_crystal", (4, 1)).slots["forest"] = "mine"
    assert game.why_not_build(0, "forest", (3, 1)) == []
    assert game.reasons(game.why_not_build(0, "forest", (2, 1))) == ["occupied"]


DIAMOND = ((2, 2), (3, 2), (2, 3), (3, 1))


def test_printed_example_temple_on_two_volcanoes_mountain_and_desert() -> None:
    game = Game().settled().land(volcano=[(2, 2), (3, 2)], mountain=[(2, 3)], desert=[(3, 1)])
    game.creature("hydra:theia", (1, 1)).card("create")
    assert m.BuildTemple(frozenset(DIAMOND)) in game._creations(0)
    game.apply(m.Act(True))
    assert game.points(0) == 1
    assert (game.temple_supply, game.token_supply) == (16, 16)
    assert game.players[0].island.free_terrain() == {}


def test_temple_beside_a_creature_or_with_a_pair() -> None:
    game = Game().settled().land(forest=[(2, 2), (3, 2)], mountain=[(2, 3)], desert=[(3, 1)])
    assert game.why_not_temple(0, DIAMOND) == [Obstacle("same_terrain", None, "forest")]
    game.with_building("architect_practice", (5, 0))
    assert game.why_not_temple(0, DIAMOND) == []
    game.land(desert=[(2, 3)])  # two pairs
    assert game.reasons(game.why_not_temple(0, DIAMOND)) == ["same_terrain", "same_terrain"]
    game.land(mountain=[(2, 3)]).creature("gorgon", (1, 3))
    assert set(game.reasons(game.why_not_temple(0, DIAMOND))) == {"beside_creature"}
    assert game.reasons(game.why_not_temple(0, [(2, 2), (3, 2), (3, 1), (5, 0)])) != []


def test_medallion_costs_five_nuggets() -> None:
    game = Game().settled().card("create")
    game.me.nuggets = 4
    assert game.legal_moves() == [m.Act(False)]
    game.me.nuggets = 5
    game.apply(m.Act(True))  # the only thing that can be created
    assert (game.players[0].medallions, game.players[0].nuggets) == (1, 0)
    game.card("create")
    game.players[0].nuggets, game.token_supply = 5, 0
    assert game.legal_moves() == [m.Act(False)]


def test_theia_offers_one_more_creation() -> None:
    game = Game().settled().give("theia").card("create")
    game.me.nuggets = 15
    game.apply(m.Act(True))
    assert set(game.legal_moves()) == {m.MakeMedallion(), m.Stop()}
    game.apply(m.MakeMedallion())
    assert game.players[0].medallions == 2
    assert not game.titan_active["theia"]
    assert game.phase != "create"


def test_theia_is_not_offered_when_nothing_can_be_created() -> None:
    game = Game().settled().give("theia").card("create")
    game.me.nuggets = 7
    game.apply(m.Act(True))
    assert game.phase != "create"
    assert game.titan_active["theia"]
