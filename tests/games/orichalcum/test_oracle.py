"""The oracle of Orichalcum: the rules one by one, the printed examples, and whole games."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from statistics import median

import pytest

from tests.games.orichalcum import moves as m
from tests.games.orichalcum import parts
from tests.games.orichalcum.chance import RandomChance
from tests.games.orichalcum.island import Obstacle
from tests.games.orichalcum.oracle import Oracle
from tests.games.orichalcum.parts import Card, Cell, Face, odds
from tests.games.orichalcum.players import choose
from tests.games.orichalcum.table import IllegalMoveError, RowCard


class Scripted(RandomChance):
    """Boards A, B, C, D in order, the first player and the dice as told, the rest at random."""

    def __init__(self, first: int = 0) -> None:
        super().__init__(random.Random(1))
        self.first = first
        self.rolls: list[list[Face]] = []
        self.drawn: list[str] = []

    def island(self, seat: int, boards: Sequence[str]) -> str:
        return "ABCD"[seat]

    def first_player(self, players: int) -> int:
        return self.first

    def dice(self, count: int) -> Sequence[Face]:
        return self.rolls.pop(0) if self.rolls else super().dice(count)

    def building(self, place: str, bag: Sequence[str]) -> str:
        return self.drawn.pop(0) if self.drawn else super().building(place, bag)


class Game(Oracle):
    """An oracle whose chance is scripted, with the metropolis of seat 0 placed on port A."""

    chance: Scripted

    def __init__(self, players: int = 2, first: int = 0, sides: Sequence[str] | None = None) -> None:
        super().__init__(players, Scripted(first), sides)

    def settled(self) -> Game:
        """Past the first turn: metropolis on (2, 0) and (3, 0); nothing on the creation board."""
        self.me.island.metropolis = frozenset({(2, 0), (3, 0)})
        self.me.island.ports_used = {"A"}
        self.slots = dict.fromkeys(self.slots)
        self.waiting = dict.fromkeys(self.waiting, 0)
        self.phase = "card"
        return self

    def land(self, **cells: list[Cell]) -> Game:
        for terrain, where in cells.items():
            self.me.island.land.update(dict.fromkeys(where, terrain))
        return self

    def creature(self, name: str, cell: Cell) -> Game:
        self.me.island.land[cell] = "volcano"
        self.me.island.creatures[cell] = name
        return self

    def with_building(self, name: str, cell: Cell) -> Game:
        self.me.island.land.setdefault(cell, "volcano")
        self.me.island.buildings[cell] = name
        return self

    def give(self, *titans: str, seat: int = 0, active: bool = True) -> Game:
        for titan in titans:
            self.titan_holder[titan], self.titan_active[titan] = seat, active
        return self

    def card(self, action: str) -> Game:
        """In phase 3 with this card."""
        self.taken = RowCard(Card(action, 1))
        self.phase = "action"
        return self

    def rolling(self, *rolls: list[Face]) -> Game:
        self.chance.rolls = list(rolls)
        return self

    def lays(self, tile: str, creatures: tuple[str | None, ...] | None = None, action: str = "produce") -> Game:
        """In phase 2 with this tile."""
        nobody = (None,) * parts.TILES[tile].size
        self.taken = RowCard(Card(action, 1), tile, creatures or nobody)
        self.phase = "tile"
        return self

    def did(self, what: str) -> list[tuple[object, ...]]:
        return [event[2:] for event in self.events if event[0] == what]

    def reasons(self, obstacles: list[Obstacle]) -> list[str]:
        return [obstacle.reason for obstacle in obstacles]


# --- components ------------------------------------------------------------------------------------


def test_component_file_is_checked_and_names_its_status() -> None:
    tables = json.loads(parts.COMPONENTS.read_text(encoding="utf-8"))
    statuses = set(tables.pop("statuses"))
    assert {table["status"] for table in tables.values()} == statuses
    assert all(table["note"] for table in tables.values())
    assert len(parts.OUTLINES) == 8
    assert {(o.side, len(o.cells)) for o in parts.OUTLINES.values()} == {("easy", 30), ("hard", 26)}
    for outline in parts.OUTLINES.values():
        assert sorted((p.hoplites, p.nuggets) for p in outline.ports) == [(0, 2), (1, 1), (2, 0)]
        assert parts.connected(min(outline.cells), outline.cells) == outline.cells


def test_a_wrong_drawing_is_refused() -> None:
    entry = json.loads(parts.COMPONENTS.read_text(encoding="utf-8"))["islands"]["islands"][0]
    entry["drawing"][0] += " o"
    with pytest.raises(ValueError, match="31 cells drawn, 30 stated"):
        parts.read_island(entry)


def test_pieces_add_up() -> None:
    assert Counter(parts.kind_of(b) for b in parts.BUILDINGS) == {
        "training_camp": 6, "mine": 6, "siege_engine": 3, "statue": 3, "arch": 2, "oratory": 2,
        "hospital": 1, "protection_crystal": 1, "architect_practice": 1, "forge": 1,
    }  # fmt: skip
    assert len(parts.CREATURES) == 20
    assert Counter(t for tile in parts.TILES.values() for t in tile.terrains)["volcano"] == 22
    assert len(set(parts.CARDS)) == 12


ODDS = {
    "cerberus": "1/2 11/12 215/216 1",
    "minotaur": "1/6 13/18 103/108 1291/1296",
    "gorgon": "1/6 17/36 181/216 1261/1296",
    "cyclops": "1/6 1/3 2/3 587/648",
    "hydra": "1/6 11/36 37/72 19/24",
}


@pytest.mark.parametrize("creature", ODDS)
def test_win_odds(creature: str) -> None:
    strength = parts.strength_of(creature)
    assert [odds(strength, dice) for dice in (1, 2, 3, 4)] == [Fraction(x) for x in ODDS[creature].split()]


def test_siege_engines_raise_the_odds() -> None:
    assert odds(12, 1, [3]) == Fraction(1, 3)
    assert odds(12, 2, [1, 2, 3]) == 1 - Fraction(1, 9)
    assert odds(4, 1, [1]) == Fraction(2, 3)


# --- setup and the first turn ------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 6)])
def test_setup(players: int, cards: int) -> None:
    game = Game(players, first=1)
    assert len(game.row) == cards
    assert all(c.tile is not None and parts.TILES[c.tile].size == c.card.size for c in game.row)
    for card in game.row:
        assert card.tile is not None
        volcanoes = [terrain == "volcano" for terrain in parts.TILES[card.tile].terrains]
        assert [creature is not None for creature in card.creatures] == volcanoes
    assert [p.hoplites for p in game.players] == [2] + [1] * (players - 1)  # seat 0 is right of seat 1
    assert [p.nuggets for p in game.players] == [1] * players
    assert game.current_player == game.initiative == 1
    for slot, building in game.slots.items():
        assert game.waiting[slot] == (building in ("mine", "training_camp"))


def test_sides_are_chosen_per_seat() -> None:
    game = Game(3, sides=("easy", "hard", "easy"))
    assert [p.island.outline.id for p in game.players] == ["A1", "B2", "C1"]
    with pytest.raises(ValueError, match="island sides"):
        Game(3, sides=("easy",))


def test_metropolis_covers_a_port_and_takes_its_bonus() -> None:
    game = Game()
    assert game.phase == "metropolis"
    ports = {p.cell for p in game.me.island.outline.ports}
    legal = game.legal_moves()
    assert len(legal) == len(set(legal))
    assert all(isinstance(move, m.PlaceMetropolis) and len(move.cells & ports) == 1 for move in legal)
    assert len(legal) == sum(n in game.me.island.outline.cells for p in ports for n in parts.neighbours(p))
    game.apply(m.PlaceMetropolis(frozenset({(2, 0), (3, 0)})))  # the port in the north: 1 + 1
    assert (game.me.hoplites, game.me.nuggets) == (2, 2)
    assert game.phase == "card"
    assert game.me.island.count("mine") == game.me.island.count("training_camp") == 1


def test_metropolis_is_no_building_ground() -> None:
    game = Game().settled()
    game.slots["forest"] = "mine"
    assert game.why_not_build(0, "forest", (2, 0)) == [Obstacle("occupied", (2, 0), "metropolis")]


# --- phase 1 -----------------------------------------------------------------------------------------


def test_third_card_costs_one_hoplite_and_the_others_slide() -> None:
    game = Game().settled()
    game.me.hoplites, supply, row = 1, game.hoplite_supply, list(game.row)
    assert game.legal_moves() == [m.TakeCard(slot) for slot in range(4)]  # the fifth costs two
    game.apply(m.TakeCard(2))
    assert game.me.hoplites == 0
    assert game.hoplite_supply == supply + 1
    assert game.row == [row[0], row[1], row[3], row[4]]


# --- phase 2 -----------------------------------------------------------------------------------------


def test_tile_must_touch_what_lies_there() -> None:
    game = Game().settled().lays("S01")
    beside = {n for c in ((2, 0), (3, 0)) for n in parts.neighbours(c)} & game.me.island.outline.cells
    expected = {m.PlaceTile(frozenset({(c, "forest")})) for c in beside - {(2, 0), (3, 0)}}
    assert set(game.legal_moves()) == expected
    assert game.reasons(game.why_not_tile(0, [(0, 5)])) == ["not_adjacent"]
    assert game.reasons(game.why_not_tile(0, [(3, 0)])) == ["occupied"]
    assert game.reasons(game.why_not_tile(0, [(3, -1)])) == ["off_island"]


def test_identical_results_are_offered_once() -> None:
    same, mixed = Game().settled().lays("D01"), Game().settled().lays("D05")
    assert 2 * len(same.legal_moves()) == len(mixed.legal_moves())
    assert len(set(mixed.legal_moves())) == len(mixed.legal_moves())


def test_tiles_are_not_flipped() -> None:
    game = Game().settled().lays("T03", (None, None, "gorgon"))
    cells = frozenset({(2, 1), (3, 1), (2, 2)})
    here = [move for move in game.legal_moves() if isinstance(move, m.PlaceTile) and dict(move.result).keys() == cells]
    assert len(here) == 3  # three rotations of a triangle, not six arrangements
    assert m.PlaceTile(frozenset({((2, 1), "forest"), ((3, 1), "mountain"), ((2, 2), "gorgon")})) in here


def test_two_creatures_on_one_tile_make_two_arrangements() -> None:
    mixed = Game().settled().lays("D23", ("gorgon", "cerberus"))
    same = Game().settled().lays("D23", ("gorgon", "gorgon"))
    assert len(mixed.legal_moves()) == 2 * len(same.legal_moves())
    move = m.PlaceTile(frozenset({((2, 1), "gorgon"), ((3, 1), "cerberus")}))
    mixed.apply(move)
    assert mixed.players[0].island.creatures == {(2, 1): "gorgon", (3, 1): "cerberus"}


def test_a_tile_that_fits_nowhere_goes_under_its_pile() -> None:
    game = Game().settled()
    holes = {(0, 5), (4, 3)}
    rest = [c for c in game.me.island.outline.cells if c not in holes | game.me.island.metropolis]
    game.land(volcano=rest)
    game.row[0] = RowCard(Card("produce", 2), "D03", (None, "gorgon"))
    bag = Counter(game.creature_bag)
    game.apply(m.TakeCard(0))
    assert game.piles[2].under == ["D03"]
    assert Counter(game.creature_bag) == bag + Counter(["gorgon"])
    assert game.phase == "action"


def test_tiles_under_a_pile_come_back_last_and_in_order() -> None:
    game = Game().settled()
    pile = game.piles[3]
    pile.shuffled, pile.under = ["T11"], ["T08", "T10"]
    game.row = [RowCard(Card("produce", 3)) for _ in range(4)]
    for slot in range(3):
        game._draw_tile(slot)
    assert [card.tile for card in game.row] == ["T11", "T08", "T10", None]


@pytest.mark.parametrize(
    ("wanted", "empty", "taken"),
    [(3, {3}, 2), (3, {3, 2}, 1), (2, {2}, 1), (2, {2, 1}, 3), (1, {1}, 2), (1, {1, 2}, 3)],
)
def test_an_empty_pile_is_replaced(wanted: int, empty: set[int], taken: int) -> None:
    game = Game().settled()
    for size in empty:
        game.piles[size].shuffled = []
    game.row[0] = RowCard(Card("produce", wanted))
    game._draw_tile(0)
    tile = game.row[0].tile
    assert tile is not None
    assert parts.TILES[tile].size == taken


def test_all_piles_empty_skip_phase_2_and_an_empty_bag_leaves_the_volcano_empty() -> None:
    game = Game().settled()
    assert game._draw_creatures(0, ["volcano", "forest"])[0] is not None
    game.creature_bag = ["gorgon"]
    assert game._draw_creatures(0, ["volcano", "volcano"]) == ("gorgon", None)
    for pile in game.piles.values():
        pile.shuffled = []
    game.row[0] = RowCard(Card("produce", 1))
    game._draw_tile(0)
    game.apply(m.TakeCard(0))
    assert game.phase == "action"


def test_a_port_pays_once_when_covered() -> None:
    game = Game().settled().land(forest=[(3, 3), (2, 3)]).lays("S06")
    hoplites = game.me.hoplites
    game.apply(m.PlaceTile(frozenset({((4, 3), "lagoon")})))
    assert game.players[0].hoplites == hoplites + 2
    assert game.players[0].island.ports_used == {"A", "B"}


# --- titans ------------------------------------------------------------------------------------------


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


def two_areas() -> Game:
    game = Game().settled().land(forest=[(2, 1), (1, 2)], lagoon=[(3, 1), (3, 2)])
    return game.lays("D05")


BOTH = m.PlaceTile(frozenset({((1, 3), "forest"), ((2, 3), "lagoon")}))


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


# --- produce and recruit -------------------------------------------------------------------------------


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


# --- capture -----------------------------------------------------------------------------------------


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


# --- create ------------------------------------------------------------------------------------------


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


# --- phase 4 -----------------------------------------------------------------------------------------


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


# --- phase 5 and the end of the round ------------------------------------------------------------------


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
    assert game.waiting == {"forest": 1, "lagoon": 0, "desert": 1, "mountain": 0}
    assert (game.hoplite_supply, game.nugget_supply) == (supply[0] - 1, supply[1])
    kept = game.row[:1]
    game.row, game.deck, game.discards = game.row[:1], game.deck[:2], list(parts.CARDS[:6])
    game._refill_row()
    assert len(game.row) == 5
    assert game.row[:1] == kept
    assert (len(game.deck), game.discards) == (4, [])


# --- the end of the game ---------------------------------------------------------------------------------


def test_five_points_without_creatures_win_at_once() -> None:
    game = Game(3).settled().card("create")
    game.me.medallions, game.me.nuggets = 4, 5
    game.apply(m.Act(True))
    assert game.over
    assert game.winners == [0]
    assert game.current_player is None
    assert game.legal_moves() == []


def test_five_points_with_a_creature_do_not_win_until_it_is_captured() -> None:
    game = Game(3).settled().creature("minotaur", (2, 1)).card("capture").rolling(["skull", 1])
    game.me.medallions, game.me.hoplites = 5, 1
    game.apply(m.Act(True))
    assert not game.over
    game.apply(m.Commit(1))
    assert game.winners == [0]
    assert game.did("treasure") == []  # the rest is skipped


def test_the_first_of_two_titans_can_win() -> None:
    game = two_areas()
    game.me.medallions = 4
    game.apply(BOTH)
    game.apply(m.GainTitan("themis"))
    assert game.winners == [0]
    assert game.titans(0) == ["themis"]


def test_the_tiles_own_creature_prevents_the_win() -> None:
    game = Game().settled().land(forest=[(2, 1), (1, 2)]).lays("D03", (None, "gorgon"))
    game.me.medallions = 4
    game.apply(m.PlaceTile(frozenset({((0, 3), "forest"), ((0, 4), "gorgon")})))
    assert game.points(0) == 5
    assert not game.over


def test_the_technical_limit() -> None:
    game = Game(3)
    game.active, game.round = game.right_of(game.initiative), parts.LAST_ROUND
    for player in game.players:
        player.medallions, player.nuggets = 2, 3
    game.players[1].island.creatures[(0, 2)] = "gorgon"
    row = list(game.row)
    game._end_turn()
    assert game.over
    assert game.winners == [0, 2]
    assert game.row == row
    game.over = False
    game.players[2].nuggets = 4
    assert game._best_at_the_limit() == [2]


def test_illegal_moves_are_refused() -> None:
    with pytest.raises(IllegalMoveError, match="metropolis"):
        Game().apply(m.TakeCard(0))


# --- whole games -----------------------------------------------------------------------------------------


def check(oracle: Oracle) -> None:
    """Nothing is lost and nothing is gained."""
    players, islands = oracle.players, [p.island for p in oracle.players]
    cards = [c.card for c in oracle.row] + oracle.deck + oracle.discards
    taken = [oracle.taken] if oracle.taken is not None else []
    assert sorted([*cards, *(c.card for c in taken)]) == sorted(parts.CARDS)
    open_cards = oracle.row + taken
    creatures = oracle.creature_bag + [c for card in open_cards for c in card.creatures if c]
    creatures += [c for p in players for c in p.captured]
    creatures += [c for i in islands for c in i.creatures.values()]
    assert sorted(creatures) == sorted(parts.CREATURES)
    buildings = oracle.building_bag + [b for b in oracle.slots.values() if b]
    buildings += [b for i in islands for b in i.buildings.values()]
    buildings += [oracle.drawn_building] if oracle.drawn_building else []
    assert sorted(buildings) == sorted(parts.BUILDINGS)
    waiting = Counter({"mine": 0, "training_camp": 0})
    for slot, building in oracle.slots.items():
        if building is not None and building in waiting:
            waiting[building] += oracle.waiting[slot]
    hoplites = sum(p.hoplites + p.saved + sum(p.island.standing.values()) for p in players)
    assert hoplites + oracle.hoplite_supply + waiting["training_camp"] == parts.HOPLITES
    assert sum(p.nuggets for p in players) + oracle.nugget_supply + waiting["mine"] == parts.NUGGETS
    temples = sum(len(i.temples) for i in islands)
    assert temples + oracle.temple_supply == parts.TEMPLES
    assert temples + sum(p.medallions for p in players) + oracle.token_supply == parts.VICTORY_TOKENS
    laid = Counter(t for i in islands for t in i.land.values())
    piled = [tile for pile in oracle.piles.values() for tile in pile.shuffled + pile.under]
    piled += [card.tile for card in open_cards if card.tile]
    lying = Counter(t for tile in piled for t in parts.TILES[tile].terrains)
    assert laid + lying == Counter(t for tile in parts.TILES.values() for t in tile.terrains)
    for seat, player in enumerate(players):
        island = player.island
        assert len(oracle.titans(seat)) <= oracle.titan_limit(seat) + (oracle.phase == "titan_return")
        assert set(island.land) <= island.outline.cells - island.metropolis
        assert all(island.land[cell] == "volcano" for cell in island.creatures)
        assert all(0 < n <= parts.MAX_HOPLITES for n in island.standing.values())
        built = [*island.buildings, *island.creatures, *(c for t in island.temples for c in t)]
        assert len(built) == len(set(built))
        assert set(built) <= set(island.land)


Policy = Callable[[Oracle, random.Random], m.Move]


def at_random(oracle: Oracle, rng: random.Random) -> m.Move:
    return rng.choice(oracle.choices)


def hasty(oracle: Oracle, rng: random.Random) -> m.Move:
    """At random, but points first and nothing refused."""
    refusals = (m.Act(False), m.UseFavour(False), m.BuildFree(None), m.Stop())
    points = [move for move in oracle.choices if isinstance(move, m.MakeMedallion | m.BuildTemple)]
    return rng.choice(points or [move for move in oracle.choices if move not in refusals])


def play(seed: int, players: int, policy: Policy, sides: Sequence[str] | None = None) -> tuple[Oracle, int]:
    """A whole game and the number of its decisions, with every check after every one of them."""
    rng = random.Random(seed)
    oracle = Oracle(players, RandomChance(rng), sides)
    decisions = 0
    while not oracle.over:
        assert len(oracle.choices) == len(set(oracle.choices)) > 1
        oracle.apply(policy(oracle, rng))
        check(oracle)
        decisions += 1
    return oracle, decisions


def some_sides(seed: int, players: int) -> list[str]:
    return ["hard" if seed >> seat & 1 else "easy" for seat in range(players)]


@pytest.mark.parametrize(("policy", "games"), [(at_random, 5), (hasty, 15)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int, policy: Policy, games: int) -> None:
    for seed in range(games):
        oracle, decisions = play(seed, players, policy, some_sides(seed, players))
        assert oracle.round <= parts.LAST_ROUND
        assert decisions < 12 * players * parts.LAST_ROUND
        for winner in oracle.winners:
            assert oracle.round == parts.LAST_ROUND or oracle.points(winner) >= 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simple_players_take_about_ten_rounds(players: int) -> None:
    rounds = []
    for seed in range(5):
        oracle, _ = play(seed, players, choose)
        (winner,) = oracle.winners
        assert oracle.points(winner) >= 5
        assert not oracle.players[winner].island.creatures
        rounds.append(oracle.round)
    assert 7 <= median(rounds) <= 14
    assert min(rounds) >= 4
