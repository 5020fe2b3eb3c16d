"""From a game's rules to machine code: once, with one signature each, and telling how far it is."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pytest

from ludoteka.engine.compiling import cache, loading
from ludoteka.engine.compiling.kernels import COMPILED
from ludoteka.engine.game import Game
from tests.engine.compiling.loaded import count_decisions, uses_a_module_and_a_table
from tests.engine.pebbles import HEADER

needs_compiler = pytest.mark.skipif(not COMPILED, reason="kernels are plain here")

PLAY = loading.ENTRANCES


def reachable(*functions: Callable[..., Any]) -> Iterable[Any]:
    found = loading._reachable(functions)
    assert len(found) > 20
    return found


@needs_compiler
@pytest.mark.parametrize("name", ["opale", "pebbles"])
def test_every_kernel_of_a_game_has_one_signature(name: str, request: pytest.FixtureRequest) -> None:
    game: Game = request.getfixturevalue(name)
    playouts = game.kernels.playouts()
    out = np.empty(game.num_actions, np.int32)
    raw = np.zeros(game.kernels.dtype.itemsize, np.uint8)
    options = game.encode_options(game.check_options(game.header.usual_players, {}))
    playouts(raw, game.header.usual_players, options, np.uint64(1), np.uint64(2), 20, out)
    position = game.new(seed=3)
    while not position.is_over:
        numbers: list[Any] = [np.int32(position.legal_actions()[0]), np.int16(0), np.int64(4)]
        position.apply(numbers[0])
        position.resample(numbers[1], seed=numbers[2])
        position.scores()
    entries = [getattr(game.kernels._made, kernel) for kernel in PLAY]
    found = reachable(playouts, *entries)
    kinds = [form for kernel in found for form in (kernel, kernel.part())]
    assert {form.py_func.__name__: form.signatures for form in kinds if len(form.signatures) > 1} == {}
    assert all(len(kernel.signatures) == 1 for kernel in entries)


@needs_compiler
def test_every_kernel_of_a_game_is_kept_once(opale: Game) -> None:
    """A kernel that comes inside another from the cache has no signature in memory; its files tell."""
    opale.kernels.playouts()
    folder = cache.folder("opale")
    if folder is None:
        pytest.skip("nothing is kept here")
    kept = []
    for path in folder.glob("*.nbi"):
        with path.open("rb") as index:
            pickle.load(index)  # the version of Numba
            processors = [processor for _, processor, _ in pickle.load(index)[1]]
            kept.append(max(map(processors.count, processors)))  # a cache may have been filled on several machines
    assert len(kept) > 30
    assert set(kept) == {1}


@needs_compiler
def test_progress_counts_every_kernel_up_to_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludoteka.engine.compiling import specialise

    monkeypatch.setattr(specialise, "_taken", {})  # so that the templates are made once more
    told: list[tuple[int, int, str]] = []
    game = Game(HEADER, "tests.engine.pebbles")
    kernels = game.load(lambda done, total, name: told.append((done, total, name)))
    assert kernels is game.kernels
    assert told[0][0] == 0
    assert told[0][1] > 20
    done = [entry[0] for entry in told]
    assert done == sorted(done)
    assert told[-1][0] == told[-1][1]
    assert {*PLAY} <= {entry[2] for entry in told}


@needs_compiler
def test_progress_sees_kernels_behind_modules_and_past_tables() -> None:
    names = {kernel.py_func.__name__ for kernel in loading._reachable([uses_a_module_and_a_table])}
    assert names == {"uses_a_module_and_a_table", "below", "bits32", "threefry", "_inject", "_four_rounds", "_round"}


def test_rules_are_loaded_once_however_many_ask_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    calls: list[str] = []

    def load(name: str, *_: object) -> str:
        calls.append(name)
        return "kernels"

    monkeypatch.setattr(loading, "load_kernels", load)
    game = Game(HEADER, "tests.engine.pebbles")
    threads = [threading.Thread(target=game.load) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert calls == ["pebbles"]
    loaded: Any = game.load()
    assert loaded == "kernels"


def test_further_templates_see_the_rules_and_what_the_engine_made_of_them(pebbles: Game) -> None:
    made = pebbles.kernels.specialise([count_decisions], {}, LIMIT=100)
    raw = np.zeros(pebbles.kernels.dtype.itemsize, np.uint8)
    options = pebbles.encode_options(pebbles.check_options(2, {}))
    # Six pebbles, one at a time: peeking, the last of the legal actions, is left out.
    assert made.count_decisions(raw, 2, options, np.uint64(1), np.uint64(2), np.empty(5, np.int32)) == 6


def test_playouts_are_the_same_games_with_the_same_key(pebbles: Game) -> None:
    playouts = pebbles.kernels.playouts()
    raw = np.zeros(pebbles.kernels.dtype.itemsize, np.uint8)
    options = pebbles.encode_options(pebbles.check_options(3, {"dice": True}))
    out = np.empty(5, np.int32)
    counts = [playouts(raw, 3, options, np.uint64(1), np.uint64(key), 50, out) for key in (2, 2, 3)]
    assert counts[0] == counts[1] != counts[2]
    assert 50 * 2 < counts[0] <= 50 * pebbles.max_decisions
