"""The rules against the plain reference, at every decision of random games."""

from __future__ import annotations

import random

import pytest

from ludoteka.engine.hexes import Hex
from ludoteka.engine.position import Position
from ludoteka.games.orion_duel.actions import BEGIN, TILE, TOKEN
from ludoteka.games.orion_duel.components import CELL_LIST, CELLS, COLOURS, KIND_KEYS, Token
from ludoteka.games.orion_duel.placements import PLACEMENT_LIST, SHAPES, hexes_at
from tests.games.orion_duel.oracle.game import Begin, LayGalaxy, LayHole, Move, OrionDuel, Place, Setup
from tests.games.orion_duel.oracle.pieces import Layout, Owner, RandomChance
from tests.games.orion_duel.positions_of_game import GAME, hexes, tokens

PHASES = {"galaxies": "galaxies", "holes": "black holes", "first_player": "who begins", "tiles": "play", "over": "over"}
REASONS = {
    "off-board": "off the board",
    "occupied": "occupied",
    "cut-off-galaxy": "token with unconnected colour",
    "cut-off-hole": "token with unconnected colour",
    "no-tile": "no such tile left",
    "mirror": "not this tile",
}


def reference_of(position: Position, setup: Setup) -> OrionDuel:
    """The reference at the start of the same game."""
    mover = COLOURS[position.current_player or 0]
    mirror = bool(position.options["mirror"])
    if setup == "players":
        return OrionDuel(setup, mirror=mirror, galaxy_player=mover)  # type: ignore[arg-type]
    layout = Layout(frozenset(tokens(position, "galaxy")), frozenset(tokens(position, "hole")))
    given = layout if setup == "random" else None
    return OrionDuel(setup, layout=given, mirror=mirror, first_player=mover)  # type: ignore[arg-type]


def move_of(position: Position, action: int) -> Move:
    """An action as the reference has it."""
    if action >= BEGIN:
        return Begin("I begin" if action - BEGIN == position.current_player else "you begin")
    if action >= TOKEN:
        cell = CELL_LIST[action - TOKEN]
        return LayGalaxy(cell) if position.view(None)["phase"] == "galaxies" else LayHole(cell)
    placement = PLACEMENT_LIST[action - TILE]
    parts: set[tuple[Hex, Owner]] = {(CELL_LIST[cell], "own") for cell in placement.own}
    parts |= {(CELL_LIST[cell], "opponent") for cell in placement.other}
    return Place(KIND_KEYS[placement.shape.kind], frozenset(parts))  # type: ignore[arg-type]


def _cells(places: list[list[int]]) -> frozenset[Hex]:
    return frozenset((q, r) for q, r in places)


def compare(position: Position, oracle: OrionDuel) -> None:
    """All that both know about a position is the same."""
    view = position.view(None)
    assert PHASES[view["phase"]] == oracle.phase
    assert (None if view["to_move"] is None else COLOURS[view["to_move"]]) == oracle.to_decide
    assert tokens(position, "galaxy") == oracle.galaxies
    assert tokens(position, "hole") == oracle.black_holes
    for seat, colour in enumerate(COLOURS):
        shown, conditions = view["seats"][seat], oracle.conditions(colour)  # type: ignore[arg-type]
        assert hexes(position, seat) == oracle.covered(colour)  # type: ignore[arg-type]
        assert shown["tray"] == oracle.tiles[colour]  # type: ignore[index]
        assert shown["score"] == oracle.points(colour)  # type: ignore[arg-type]
        assert shown["conditions"] == {
            "links": conditions.link_count,
            "galaxies": conditions.galaxy_count,
            "holes": conditions.hole_count,
            "total": conditions.total,
        }
        own = [group for group in view["groups"] if group["colour"] == seat]
        assert {_cells(group["cells"]) for group in own} == set(oracle.groups(colour))  # type: ignore[arg-type]
        assert [tuple(link["sides"]) for link in shown["links"] if link["linked"]] == [
            link.pair for link in conditions.links
        ]
        assert {(_cells(g["cells"]), len(g["galaxies"])) for g in own if g["galaxy_sets"]} == set(
            conditions.galaxy_groups
        )
    assert view["outcome"] == oracle.ending
    if oracle.over:
        assert [COLOURS[seat] for seat in position.winners()] == ([oracle.winner] if oracle.winner else list(COLOURS))


def play_both(seed: int, setup: Setup, mirror: bool) -> Position:
    dice = random.Random(f"{seed} {setup} {mirror}")
    position = GAME.new(seed=dice.getrandbits(64), setup=setup, mirror=mirror)
    oracle = reference_of(position, setup)
    while True:
        compare(position, oracle)
        if position.is_over:
            return position
        actions = position.legal_actions()
        moves = [move_of(position, action) for action in actions]
        assert len(moves) == len(set(moves))
        assert set(moves) == set(oracle.legal_moves())
        chosen = dice.randrange(len(actions))
        position.apply(actions[chosen])
        oracle.apply(moves[chosen])


@pytest.mark.parametrize("mirror", [True, False])
@pytest.mark.parametrize("setup", ["random", "symmetric-1", "symmetric-2"])
@pytest.mark.parametrize("seed", range(6))
def test_rules_and_reference_agree_at_every_decision(seed: int, setup: Setup, mirror: bool) -> None:
    play_both(seed, setup, mirror)


@pytest.mark.parametrize("mirror", [True, False])
@pytest.mark.parametrize("seed", range(3))
def test_rules_and_reference_agree_when_the_players_set_up(seed: int, mirror: bool) -> None:
    play_both(seed, "players", mirror)


@pytest.mark.parametrize("mirror", [True, False])
@pytest.mark.parametrize("plies", [0, 1, 8, 16, 21])
def test_reasons_why_not_are_those_of_the_reference(plies: int, mirror: bool) -> None:
    dice = random.Random(plies)
    position = GAME.new(seed=plies, mirror=mirror)
    oracle = reference_of(position, "random")
    for _ in range(plies):
        action = dice.choice(position.legal_actions())
        oracle.apply(move_of(position, action))
        position.apply(action)
    assert not position.is_over
    for _ in range(400):
        shape = dice.choice(dice.choice(SHAPES))
        at = dice.choice([*CELL_LIST, (5, 0), (6, -3), (-6, 6)])
        own, other = hexes_at(shape, at)
        kind = KIND_KEYS[shape.kind]
        obj = {"tile": kind, "at": list(at), "rotation": shape.rotation, "mirror": shape.mirror}
        given = {REASONS[reason.key.removeprefix("orion-duel-why-")] for reason in position.why_not(obj)}
        parts = [(cell, "own") for cell in own] + [(cell, "opponent") for cell in other]
        expected = oracle.why_not(kind, parts)  # type: ignore[arg-type]
        if "off the board" in expected:  # what would happen to colours out there is not worth telling
            expected -= {"token with unconnected colour"}
        assert given == expected, (obj, given, expected)


def test_random_layouts_are_distributed_as_those_of_the_reference() -> None:
    """Chi-square of two samples: how often each cell has a galaxy, and a black hole."""
    many, few = 6000, 500
    chance = RandomChance(random.Random(31))
    layouts = [chance.layout() for _ in range(few)]
    ours = [GAME.new(seed=seed).state.token.tolist() for seed in range(many)]
    for sort in Token.GALAXY, Token.HOLE:
        mine = [sum(tokens[cell] == sort for tokens in ours) for cell in range(CELLS)]
        cells = [layout.galaxies if sort == Token.GALAXY else layout.black_holes for layout in layouts]
        theirs = [sum(cell in laid for laid in cells) for cell in CELL_LIST]
        rate = [(a + b) / (many + few) for a, b in zip(mine, theirs, strict=True)]
        square = sum(
            (a / many - b / few) ** 2 / (p * (1 - p) * (1 / many + 1 / few))
            for a, b, p in zip(mine, theirs, rate, strict=True)
        )
        assert square < CELLS + 4 * (2 * CELLS) ** 0.5
