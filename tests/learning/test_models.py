"""Models: only those are taken that fit; and they judge the same, compiled or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteka
from ludoteka.engine import network
from ludoteka.engine.compiling.child import child_environment
from ludoteka.search.analysis import Budget, analyse
from ludoteka.search.judging import described, inputs_of
from ludoteka.search.models import BY_HAND, Model, UnfitModel, Words, load, save, shipped, shipped_path
from tests.learning.games import LEARNING, PRACTISING, some_positions

EACH = pytest.mark.parametrize("name", [*LEARNING, *PRACTISING])
JUDGING = pytest.mark.parametrize("name", LEARNING)


def some_network(inputs: int, hidden: int, dice: np.random.Generator) -> Any:
    """Return a network that knows nothing."""
    words = dice.normal(0, 0.1, network.size(inputs, hidden)).astype("f4").astype("f8")
    words[: network.HEAD] = inputs, hidden, 2.0, 8.0
    return words


def some_model(name: str, seed: int = 1, hidden: int = 5) -> Model:
    """Return a model of a game that knows nothing: a network, or an actor and a critic."""
    game, dice = ludoteka.game(name), np.random.default_rng(seed)
    words = some_network(len(inputs_of(game)), hidden, dice)
    if (policy := game.part("policy")) is not None:
        words = np.concatenate([words, some_network(len(policy.POSITION_INPUTS), hidden, dice)])
    card = {"game": name, "rules": game.version, "inputs": list(inputs_of(game))}
    return Model(words, card)


def foretold(words: Words, x: Any) -> float:
    """Return what a model foretells, by the matrices that it is made of."""
    inputs, hidden = int(words[0]), int(words[1])
    line, constant = words[4 : 4 + inputs], words[4 + inputs]
    rest = words[5 + inputs :]
    first, shift, last = np.split(rest, [inputs * hidden, (inputs + 1) * hidden])
    return float(x @ line + constant + np.maximum(x @ first.reshape(inputs, hidden) + shift, 0) @ last)


@EACH
def test_a_model_is_kept_as_it_is(name: str, tmp_path: Path) -> None:
    model = some_model(name)
    save(tmp_path / "model.json", model)
    again = load(tmp_path / "model.json", ludoteka.game(name))
    assert (again.words == model.words).all()
    assert again.card == model.card


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rules": 0}, "learned version 0"),
        ({"game": "chess"}, "a model of 'chess'"),
        ({"inputs": ["stones"]}, "counts other things"),
    ],
)
def test_a_model_for_something_else_is_refused(change: dict[str, Any], message: str, tmp_path: Path) -> None:
    model = some_model("akropolis")
    save(tmp_path / "model.json", Model(model.words, {**model.card, **change}))
    with pytest.raises(UnfitModel, match=message):
        load(tmp_path / "model.json", ludoteka.game("akropolis"))


@pytest.mark.parametrize("cut", [0, 3, -1])
@pytest.mark.parametrize("name", ["akropolis", *PRACTISING])
def test_an_incomplete_model_is_refused(name: str, cut: int, tmp_path: Path) -> None:
    model = some_model(name)
    save(tmp_path / "model.json", Model(model.words[:cut], model.card))
    with pytest.raises(UnfitModel, match="incomplete"):
        load(tmp_path / "model.json", ludoteka.game(name))


@EACH
def test_a_model_whose_parts_do_not_fit_each_other_is_refused(name: str, tmp_path: Path) -> None:
    """Kernels check no bounds: what a network says of its own size has to be true."""
    model = some_model(name)
    inputs = len(model.card["inputs"])
    heads = [0] if name in LEARNING else [0, network.size(inputs, 5)]
    for head in heads:
        for place, more in product((network.INPUTS, network.HIDDEN), (1.0, np.inf, np.nan)):
            words = model.words.copy()
            words[head + place] += more
            save(tmp_path / "model.json", Model(words, model.card))
            with pytest.raises(UnfitModel, match="incomplete"):
                load(tmp_path / "model.json", ludoteka.game(name))


def test_what_is_no_model_is_refused(tmp_path: Path) -> None:
    game = ludoteka.game("akropolis")
    with pytest.raises(UnfitModel, match="no model at"):
        load(tmp_path / "model.json", game)
    for text in ("", "[]", json.dumps({"card": {}, "weights": "?"})):
        (tmp_path / "model.json").write_text(text)
        with pytest.raises(UnfitModel, match="is not a model"):
            load(tmp_path / "model.json", game)


def test_what_is_shipped_fits_and_says_where_it_comes_from() -> None:
    found = {name: ludoteka.game(name) for name in ludoteka.games() if shipped_path(ludoteka.game(name)).exists()}
    assert "akropolis" in found
    for game in found.values():
        model = load(shipped_path(game), game)
        assert (shipped(game) == model.words).all()
        assert {"settings", "data", "strength", "minutes"} <= set(model.card)
        assert model.card["settings"]["seed"] is not None


@JUDGING
def test_a_model_foretells_what_its_matrices_do_and_slopes_are_slopes(name: str) -> None:
    words = some_model(name).words
    dice = np.random.default_rng(2)
    slopes = np.zeros(int(words[0]))
    for position in some_positions(name, 6, seed=3):
        for x in described(position)[0]:
            value = network.foretell(words, x)
            assert value == pytest.approx(foretold(words, x), abs=1e-6)
            assert network.foretell_slopes(words, x, slopes) == pytest.approx(value)
            step = dice.normal(0, 1e-7, len(x))
            assert network.foretell(words, x + step) - value == pytest.approx(step @ slopes, abs=1e-8)


@EACH
def test_another_model_judges_otherwise_without_compiling(name: str) -> None:
    position = some_positions(name, 2, seed=5)[1]  # of two players, in every game

    def expected(model: Words) -> tuple[float, ...]:
        return analyse(position, Budget(simulations=30), 1, model=model).best.results

    by_hand, one, two = expected(BY_HAND), expected(some_model(name, 1).words), expected(some_model(name, 2).words)
    assert len({by_hand, one, two}) == 3
    assert expected(some_model(name, 1).words) == one


#: Prints what a search expects by a model, compiled or not.
SEARCH = """
import sys
from ludoteka.search.analysis import Budget, analyse
from tests.learning.games import some_positions
from tests.learning.test_models import some_model

found = [
    analyse(position, Budget(simulations=6), 1, model=some_model(sys.argv[1]).words)
    for position in some_positions(sys.argv[1], 2, seed=9)
]
print([[(c.action, c.visits, [round(r, 6) for r in c.results]) for c in one.candidates] for one in found])
"""


@EACH
def test_a_model_judges_the_same_compiled_and_uncompiled(name: str) -> None:
    said = []
    for plain in ("0", "1"):
        env = child_environment(NUMBA_DISABLE_JIT=plain, PYTHONPATH=os.pathsep.join(sys.path))
        command = [sys.executable, "-c", SEARCH, name]
        done = subprocess.run(command, env=env, capture_output=True, encoding="utf-8", timeout=900)
        assert done.returncode == 0, done.stderr
        said.append(done.stdout)
    assert said[0] == said[1]
