"""What a bot gets: what its seat knows, and nothing else."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

import ludoteka
from ludoteka.engine.errors import BadPlayers
from ludoteka.engine.game import Game
from ludoteka.engine.position import Position


def walk(game: Game, seed: int, **options: Any) -> list[Position]:
    dice, found = random.Random(seed), []
    position = game.new(seed=dice.getrandbits(128), **options)
    while not position.is_over:
        found.append(position.copy())
        position.apply(dice.choice(position.legal_actions()))
    return found


def everything_in(thing: object, seen: set[int]) -> list[object]:
    """Return every object that can be reached from one, through slots, attributes and containers."""
    if id(thing) in seen or isinstance(thing, (Game, type)):
        return []
    seen.add(id(thing))
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    parts = [getattr(thing, name) for name in slots if hasattr(thing, name)]
    parts += list(vars(thing).values()) if hasattr(thing, "__dict__") else []
    parts += list(thing) if isinstance(thing, (list, tuple, set)) else []
    parts += list(thing.values()) if isinstance(thing, dict) else []
    return [thing, *(found for part in parts for found in everything_in(part, seen))]


def test_knowledge_is_the_same_in_positions_that_a_seat_cannot_tell_apart(opale: Game) -> None:
    for position in walk(opale, 1, variants=["omen", "shells"])[::4]:
        for seat in (0, 1):
            twin = position.resample(seat, seed=99)
            mine, other = position.view_only(seat), twin.view_only(seat)
            assert pickle.dumps(mine) == pickle.dumps(other)
            assert mine.view == other.view == position.view(seat)
            assert mine.legal_actions() == other.legal_actions()
            assert mine.imagine(5) == other.imagine(5)


def test_nothing_in_it_is_the_position_or_its_bytes_or_its_generator(opale: Game) -> None:
    position = walk(opale, 2)[10]
    knowledge = position.view_only(0)
    held = everything_in(knowledge, set())
    assert position not in [thing for thing in held if isinstance(thing, Position)]
    assert all(thing is not position.raw for thing in held)
    key = position.raw[:16].tobytes()
    assert all(key not in thing.tobytes() for thing in held if hasattr(thing, "tobytes"))
    assert key not in pickle.dumps(knowledge)
    assert knowledge.imagine(1).state.rng.tolist()[:2] == [1, 0]


def test_it_names_the_game_and_the_seat(opale: Game) -> None:
    knowledge = opale.new(seed=1).view_only(1)
    assert knowledge.game is opale
    assert knowledge.seat == 1
    assert isinstance(knowledge, ludoteka.Knowledge)


def test_only_who_decides_has_actions_to_choose_from(opale: Game) -> None:
    for position in walk(opale, 3)[:10]:
        mover = position.current_player
        assert mover is not None
        assert position.view_only(mover).legal_actions() == position.legal_actions()
        assert position.view_only(1 - mover).legal_actions() == []


def test_imagined_positions_look_the_same_to_the_seat_and_vary(opale: Game) -> None:
    position = walk(opale, 4)[8]
    knowledge = position.view_only(0)
    imagined = [knowledge.imagine(seed) for seed in range(6)]
    assert all(other.view(0) == position.view(0) for other in imagined)
    assert len({other.key() for other in imagined}) > 3
    assert knowledge.imagine(3) == knowledge.imagine(3)
    assert knowledge.imagine() != knowledge.imagine()


def test_a_spectator_has_none(opale: Game) -> None:
    nobody: Any = None
    with pytest.raises(BadPlayers, match="name a seat, 0 to 1"):
        opale.new(seed=1).view_only(nobody)


def test_it_has_no_way_to_change_or_to_reveal(opale: Game) -> None:
    knowledge = opale.new(seed=1).view_only(0)
    public = {name for name in dir(knowledge) if not name.startswith("_")}
    assert public == {"game", "imagine", "legal_actions", "players", "seat", "to_bytes", "view"}
    with pytest.raises(AttributeError):
        knowledge.position = None  # type: ignore[attr-defined]
