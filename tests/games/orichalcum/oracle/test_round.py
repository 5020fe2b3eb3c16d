"""Phase 4, and the end of a round."""

from __future__ import annotations

from collections import Counter

from tests.games.orichalcum.oracle import moves as m
from tests.games.orichalcum.oracle import parts
from tests.games.orichalcum.oracle.parts import Card
from tests.games.orichalcum.oracle.scripted import Game
from tests.games.orichalcum.oracle.table import RowCard


def at_extra(**reserve: int) -> Game:
    game = Game(3).settled()
    game.me.hoplites, game.me.nuggets = reserve.get("hoplites", 0), reserve.get("nuggets", 0)
    game.phase = "extra"
    return game


def test_extra_actions_by_payment() -> None:
    game = at_extra(hoplites=2, nuggets=2).land(forest=[(3, 1)]).creature("gorgon", (0, 4))
    game.slots["forest"] = "arch"
    game.me.captured = ["cerberus", "cerberus", "gorgon"]
    offers = {(x.action, x.currency, x.creatures) for x in game.legal_moves() if isinstance(x, m.Extra)}
    pairs = [("cerberus", "cerberus"), ("cerberus", "gorgon")]
    assert offers == {
        *((a, "hoplite", ()) for a in ("capture", "create", "produce")),
        *((a, "nugget", ()) for a in ("capture", "create", "recruit")),
        *((a, "creature", pair) for a in parts.ACTIONS for pair in pairs),
    }
    bag = Counter(game.creature_bag)
    game.apply(m.Extra("recruit", "creature", ("cerberus", "gorgon")))
    assert game.players[0].captured == ["cerberus"]
    assert Counter(game.creature_bag) == bag + Counter(["cerberus", "gorgon"])
    assert game.active == 1  # one extra action only


def test_a_medallion_paid_with_nuggets_needs_seven_or_six_with_the_statue() -> None:
    create = m.Extra("create", "nugget")
    assert create not in at_extra(nuggets=6).legal_moves()
    assert create in at_extra(nuggets=7).legal_moves()
    assert create in at_extra(nuggets=6).with_building("statue:nugget", (5, 0)).legal_moves()
    assert create not in at_extra(nuggets=6).with_building("statue:hoplite", (5, 0)).legal_moves()


def test_statues_lower_the_price() -> None:
    game = at_extra(hoplites=1).with_building("statue:hoplite", (5, 0)).with_building("statue:creature", (5, 1))
    game.me.captured = ["gorgon"]
    assert set(game.legal_moves()) == {
        m.Extra("produce", "hoplite"), m.NoExtra(),
        m.Extra("produce", "creature", ("gorgon",)), m.Extra("recruit", "creature", ("gorgon",)),
    }  # fmt: skip


def test_forge_sells_a_second_extra_action() -> None:
    game = at_extra(hoplites=6).with_building("forge", (5, 0))
    game.apply(m.Extra("produce", "hoplite"))
    assert game.phase == "extra"
    assert game.active == 0
    game.apply(m.Extra("produce", "hoplite"))
    assert game.active == 1


def test_a_forge_built_in_the_extra_action_counts_at_once() -> None:
    game = at_extra(hoplites=4).land(forest=[(3, 1)])
    game.slots["forest"] = "forge"
    game.apply(m.Extra("create", "hoplite"))
    assert (game.active, game.phase) == (0, "extra")
    assert m.Extra("produce", "hoplite") in game.legal_moves()


def test_extra_capture_after_a_won_capture_is_allowed() -> None:
    game = Game(3).settled().creature("cerberus", (2, 1)).creature("cerberus", (1, 4)).card("capture")
    game.me.hoplites = 4
    game.rolling(["skull"]).apply(m.Act(True))
    game.apply(m.Fight((2, 1)))
    game.apply(m.Commit(0))
    game.apply(m.Stop())
    assert m.Extra("capture", "hoplite") in game.legal_moves()


def test_two_players_discard_a_card() -> None:
    game = Game().settled()
    game.me.hoplites = game.me.nuggets = 0
    game.card("capture")
    game.row = game.row[:4]
    game.row[1] = RowCard(Card("create", 2), "D03", (None, "gorgon"))
    game._settle()
    assert game.legal_moves() == [m.DiscardCard(slot) for slot in range(4)]
    bag = Counter(game.creature_bag)
    game.apply(m.DiscardCard(1))
    assert len(game.row) == 3
    assert game.piles[2].under == ["D03"]
    assert Counter(game.creature_bag) == bag + Counter(["gorgon"])
    assert Card("create", 2) in game.discards
    assert game.active == 1


def end_of_round(hoplites: list[int], initiative: int = 0) -> Game:
    game = Game(len(hoplites), first=initiative)
    game.active = game.right_of(initiative)
    for player, count in zip(game.players, hoplites, strict=True):
        player.hoplites = count
    game.row = game.row[:2]
    game.events = []
    game._end_turn()
    game._settle()
    return game


def test_most_hoplites_take_the_initiative_and_the_right_gets_one() -> None:
    game = end_of_round([0, 1, 3])
    assert (game.initiative, game.active, game.round) == (2, 2, 2)
    assert [p.hoplites for p in game.players] == [0, 2, 3]
    game = end_of_round([3, 0, 1])
    assert game.initiative == 0
    assert [p.hoplites for p in game.players] == [3, 0, 2]


def test_a_tie_is_decided_by_the_holder_who_cannot_keep_it() -> None:
    game = end_of_round([2, 2, 2, 0])
    assert game.phase == "initiative"
    assert game.current_player == 0
    assert set(game.legal_moves()) == {m.GiveInitiative(1), m.GiveInitiative(2)}
    game.apply(m.GiveInitiative(2))
    assert (game.initiative, game.current_player) == (2, 2)
    game = end_of_round([0, 2, 2])
    assert set(game.legal_moves()) == {m.GiveInitiative(1), m.GiveInitiative(2)}


def test_a_tie_of_two_players_moves_the_initiative() -> None:
    game = end_of_round([2, 2])
    assert game.initiative == 1
    assert [p.hoplites for p in game.players] == [3, 2]


def test_refill_of_the_row_and_the_creation_board() -> None:
    game = Game(2)
    game.slots, game.waiting = dict.fromkeys(game.slots), dict.fromkeys(game.waiting, 0)
    game.slots["forest"], game.waiting["forest"] = "mine", 1
    game.slots["lagoon"], game.waiting["lagoon"] = "mine", 0
    game.building_bag = ["training_camp"]
    supply = (game.hoplite_supply, game.nugget_supply)
    game._refill_creation_board()
    assert game.slots == {"forest": "mine", "lagoon": "mine", "desert": "training_camp", "mountain": None}
    assert game.waiting == {"forest": 1, "lagoon": 1, "desert": 1, "mountain": 0}
    assert (game.hoplite_supply, game.nugget_supply) == (supply[0] - 1, supply[1] - 1)
    kept = game.row[:1]
    game.row, game.deck, game.discards = game.row[:1], game.deck[:2], list(parts.CARDS[:6])
    game._refill_row()
    assert len(game.row) == 5
    assert game.row[:1] == kept
    assert (len(game.deck), game.discards) == (4, [])
