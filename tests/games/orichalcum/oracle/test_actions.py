"""Phase 3: produce, recruit and capture."""

from __future__ import annotations

from tests.games.orichalcum.oracle import moves as m
from tests.games.orichalcum.oracle import parts
from tests.games.orichalcum.oracle.parts import Card
from tests.games.orichalcum.oracle.scripted import Game


def test_produce_pays_per_mine() -> None:
    game = Game().settled().with_building("mine", (2, 1)).with_building("mine", (3, 1)).card("produce")
    nuggets = game.me.nuggets
    game.apply(m.Act(True))
    assert game.players[0].nuggets == nuggets + 3


def test_hyperion_doubles_two_mines() -> None:
    game = Game().settled().with_building("mine", (2, 1)).give("hyperion").card("produce")
    nuggets = game.me.nuggets
    game.apply(m.Act(True))
    assert set(game.legal_moves()) == {m.UseFavour(True), m.UseFavour(False)}
    game.apply(m.UseFavour(True))
    assert game.players[0].nuggets == nuggets + 4
    assert not game.titan_active["hyperion"]
    assert game.points(0) == 1


def test_themis_doubles_recruits_and_an_inactive_titan_does_nothing() -> None:
    for active, gained in ((True, 4), (False, 2)):
        game = Game().settled().with_building("training_camp", (2, 1)).give("themis", active=active).card("recruit")
        hoplites = game.me.hoplites
        game.apply(m.Act(True))
        if active:
            game.apply(m.UseFavour(True))
        assert game.players[0].hoplites == hoplites + gained


def test_supplies_are_limited() -> None:
    game = Game().settled().with_building("mine", (2, 1)).card("produce")
    game.nugget_supply, nuggets = 1, game.me.nuggets
    game.apply(m.Act(True))
    assert (game.players[0].nuggets, game.nugget_supply) == (nuggets + 1, 0)
    game = Game().settled().card("produce")
    game.nugget_supply = 0
    assert game.legal_moves() == [m.Act(False)]


def test_the_card_goes_to_the_discards_acted_or_not() -> None:
    for act in (True, False):
        game = Game().settled().card("recruit")
        game.apply(m.Act(act))
        assert game.discards[0] == Card("recruit", 1)


def test_capture_needs_a_creature() -> None:
    assert Game().settled().card("capture").legal_moves() == [m.Act(False)]


def test_printed_example_cyclops_then_cerberus() -> None:
    game = Game().settled().creature("cyclops", (2, 1)).creature("cerberus", (1, 4)).card("capture")
    game.me.hoplites, game.me.nuggets = 3, 0
    game.rolling([3, 2, "skull"], [2, 1])
    game.apply(m.Act(True))
    assert set(game.legal_moves()) == {m.Fight((2, 1)), m.Fight((1, 4))}
    game.apply(m.Fight((2, 1)))
    assert game.legal_moves() == [m.Commit(n) for n in range(4)]
    game.apply(m.Commit(2))
    assert game.me.captured == ["cyclops"]
    assert (game.me.nuggets, game.me.hoplites) == (3, 1)
    assert set(game.legal_moves()) == {m.Fight((1, 4)), m.Stop()}
    game.apply(m.Fight((1, 4)))
    game.apply(m.Commit(1))
    player = game.players[0]
    assert player.island.creatures == {(1, 4): "cerberus"}
    assert player.island.standing == {(1, 4): 1}
    assert game.phase == "extra"
    assert game.lost_capture
    assert not [x for x in game.legal_moves() if isinstance(x, m.Extra) and x.action == "capture"]


def test_those_standing_always_fight_and_leave_room_for_fewer() -> None:
    game = Game().settled().creature("hydra:theia", (2, 1)).card("capture")
    game.me.hoplites, game.me.island.standing = 3, {(2, 1): 2}
    game.apply(m.Act(True))
    assert game.legal_moves() == [m.Commit(0), m.Commit(1)]
    game.rolling([5, 5, 5, 1]).apply(m.Commit(1))
    assert game.players[0].hoplites == 2
    assert game.did("roll") == [((2, 1), "hydra:theia", [5, 5, 5, 1], True)]
    assert game.titans(0) == ["theia"]


def test_a_fight_without_choice_is_rolled_at_once() -> None:
    game = Game().settled().creature("cerberus", (2, 1)).card("capture").rolling([4])
    game.me.hoplites = 0
    game.apply(m.Act(True))
    assert game.players[0].captured == ["cerberus"]


def test_kronos_wins_for_sure_and_frees_those_standing() -> None:
    game = Game().settled().creature("hydra:kronos", (2, 1)).give("kronos").card("capture")
    game.me.island.standing, supply = {(2, 1): 2}, game.hoplite_supply
    game.me.hoplites = 0
    game.apply(m.Act(True))
    assert game.legal_moves() == [m.Commit(0), m.CallKronos()]
    game.apply(m.CallKronos())
    assert game.hoplite_supply == supply + 2
    assert game.titans(0) == ["kronos"]
    assert game.titan_active["kronos"]  # the hydra gives the titan back its active side


def test_hospital_saves_one_until_the_action_ends() -> None:
    game = Game().settled().with_building("hospital", (5, 0)).creature("gorgon", (2, 1)).creature("gorgon", (1, 4))
    game.card("capture").rolling(["skull", 1, 1], ["skull"])
    game.me.hoplites = 2
    game.apply(m.Act(True))
    game.apply(m.Fight((2, 1)))
    game.apply(m.Commit(2))
    assert (game.me.saved, game.me.hoplites) == (1, 0)
    game.apply(m.Fight((1, 4)))  # with nobody left: rolled at once, and nobody to save
    assert (game.players[0].saved, game.players[0].hoplites) == (0, 1)


def test_arches_pay_for_each_capture() -> None:
    game = Game().settled().with_building("arch", (5, 0)).with_building("arch", (5, 1)).creature("gorgon", (2, 1))
    game.card("capture").rolling(["skull"])
    game.me.hoplites, game.me.nuggets = 0, 0
    game.apply(m.Act(True))
    assert game.players[0].nuggets == 2 + 2


def test_siege_engine_face_wins() -> None:
    game = Game().settled().with_building("siege_engine:2", (5, 0)).creature("hydra:theia", (2, 1))
    game.card("capture").rolling([2])
    game.me.hoplites = 0
    game.apply(m.Act(True))
    assert game.players[0].captured == ["hydra:theia"]


def beaten_minotaur(building: str) -> Game:
    game = Game().settled().land(forest=[(3, 1)]).creature("minotaur", (2, 1)).creature("gorgon", (0, 3))
    game.land(desert=[(1, 2)]).card("capture").rolling(["skull"])
    game.building_bag, game.me.hoplites = sorted(parts.BUILDINGS), 0
    game.chance.drawn = [building]
    game.apply(m.Act(True))
    game.apply(m.Fight((2, 1)))
    return game


def test_minotaur_gives_a_building_on_any_terrain_the_freed_volcano_included() -> None:
    game = beaten_minotaur("mine")
    nuggets = game.me.nuggets
    # (1, 2) lies beside the gorgon
    assert set(game.legal_moves()) == {m.BuildFree((3, 1)), m.BuildFree((2, 1)), m.BuildFree(None)}
    game.apply(m.BuildFree((2, 1)))
    assert game.me.island.buildings == {(2, 1): "mine"}
    assert game.me.nuggets == nuggets + 1
    assert set(game.legal_moves()) == {m.Fight((0, 3)), m.Stop()}


def test_minotaurs_building_may_be_refused() -> None:
    game = beaten_minotaur("forge")
    assert "forge" not in game.building_bag
    game.apply(m.BuildFree(None))
    assert "forge" in game.building_bag
    assert game.me.island.buildings == {}


def test_minotaur_gives_nothing_from_an_empty_bag() -> None:
    game = Game().settled().creature("minotaur", (2, 1)).card("capture").rolling(["skull"])
    game.building_bag, game.me.hoplites = [], 0
    game.apply(m.Act(True))
    assert game.did("treasure") == [("building", None)]


def test_hydras_titan_is_compulsory_and_the_limit_applies() -> None:
    game = Game().settled().give("themis").give("hyperion", seat=1).creature("hydra:hyperion", (2, 1))
    game.card("capture").rolling(["skull"])
    game.me.hoplites = 0
    game.apply(m.Act(True))
    assert game.titans(0) == ["hyperion"]
    assert game.titans(1) == []
    assert game.titan_holder["themis"] is None
