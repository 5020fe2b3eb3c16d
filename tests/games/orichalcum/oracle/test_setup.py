"""Components, odds and the first turn."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction

import pytest

from tests.games.orichalcum.oracle import moves as m
from tests.games.orichalcum.oracle import parts
from tests.games.orichalcum.oracle.island import Obstacle
from tests.games.orichalcum.oracle.parts import odds
from tests.games.orichalcum.oracle.scripted import Game


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
