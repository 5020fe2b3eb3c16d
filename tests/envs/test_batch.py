"""Many games at once are the same games as one by one."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numba
import numpy as np
import pytest
from numpy.typing import NDArray

import ludoteka
from ludoteka.engine.compiling.kernels import COMPILED
from ludoteka.engine.errors import BadOption, BadPlayers, IllegalAction, UnknownGame
from ludoteka.envs.batch import GAMES_A_THREAD, Batch, batch
from ludoteka.envs.kernels import observer_of
from tests.conformance.cases import Case, few_cases

compiled_only = pytest.mark.skipif(not COMPILED, reason="threads are those of compiled code")


def arrays(games: Batch) -> dict[str, NDArray[Any]]:
    names = ("states", "observations", "masks", "rewards", "dones", "current_player", "episodes")
    return {name: getattr(games, name).copy() for name in names}


def same(one: dict[str, NDArray[Any]], two: dict[str, NDArray[Any]]) -> None:
    for name, values in one.items():
        np.testing.assert_array_equal(values, two[name], err_msg=name)


def made(case: Case, n: int, seed: int) -> Batch:
    return batch(case.name, n, case.players, seed, **case.options)


def shows(games: Batch, i: int, position: ludoteka.Position) -> None:
    """Assert that a place of a batch shows a position."""
    assert games.states[i].tobytes() == position.raw.tobytes()
    assert np.flatnonzero(games.masks[i]).tolist() == position.legal_actions()
    assert games.current_player[i] == position.current_player
    row = np.zeros(games.observations.shape[1], np.int8)
    observer_of(games.game)(position.raw, int(games.current_player[i]), row)
    np.testing.assert_array_equal(games.observations[i], row)


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_a_batch_plays_what_positions_play_one_by_one(case: Case) -> None:
    """Through the ends of games and their new beginnings."""
    games = made(case, 2, seed=11)
    positions = [case.new(games.seed_of(i)) for i in range(2)]
    ended = 0
    for _ in range(2 * case.game.max_decisions):
        actions = games.sample()
        games.step(actions)
        for i, position in enumerate(positions):
            position.apply(int(actions[i]))
            assert games.dones[i] == position.is_over
            np.testing.assert_allclose(games.rewards[i], position.returns())
            if position.is_over:
                ended += 1
                positions[i] = position = case.new(games.seed_of(i))
            shows(games, i, position)
        if ended >= 2:
            break
    assert ended == games.episodes.sum() > 0


@compiled_only
@pytest.mark.parametrize("name", ludoteka.games())
def test_the_number_of_threads_changes_nothing(name: str) -> None:
    most = numba.config.NUMBA_NUM_THREADS
    results = []
    for number in (1, most):
        numba.set_num_threads(number)
        try:
            games = batch(name, GAMES_A_THREAD * 2 + 1, seed=3)
            for _ in range(60):
                games.step(games.sample())
        finally:
            numba.set_num_threads(most)
        results.append(arrays(games))
    same(*results)


@compiled_only
def test_uncompiled_it_is_the_same() -> None:
    code = """
import hashlib, ludoteka
for name in ludoteka.games():
    games = ludoteka.batch(name, 2, seed=3)
    for _ in range(12):
        games.step(games.sample())
    arrays = (games.states, games.observations, games.masks, games.current_player)
    print(name, *(hashlib.sha256(array.tobytes()).hexdigest() for array in arrays))
"""
    printed = []
    for plain in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": plain}
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", code], env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        printed.append(done.stdout)
    assert printed[0] == printed[1]


@compiled_only
@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_forked_process_plays_on_with_threads_of_its_own() -> None:
    """In a process of its own, since a fork beside the threads of a test run may hang."""
    code = """
import os, sys
from ludoteka.envs.batch import GAMES_A_THREAD, batch
games = batch("opale", 4 * GAMES_A_THREAD, seed=1)
games.step(games.sample())
child = os.fork()
for _ in range(5):
    games.step(games.sample())
    other = batch("opale", 4 * GAMES_A_THREAD, seed=2)
line = f"{hash((games.states.tobytes(), other.states.tobytes()))}\\n"
os.write(1, line.encode())  # in one piece: print may write its newline apart
if child:
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    one, two = done.stdout.split()
    assert one == two


@compiled_only
def test_batches_can_be_stepped_from_several_threads() -> None:
    def played(seed: int) -> bytes:
        games = batch("opale", 2 * GAMES_A_THREAD, seed=seed)
        for _ in range(100):
            games.step(games.sample())
        return games.states.tobytes()

    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(played, range(4)))
    assert together == [played(seed) for seed in range(4)]


@pytest.mark.parametrize("name", ludoteka.games())
def test_the_same_seed_gives_the_same_games(name: str) -> None:
    one, two, other = batch(name, 5, seed=4), batch(name, 5, seed=4), batch(name, 5, seed=5)
    assert one.states.tobytes() != other.states.tobytes()
    for _ in range(20):
        one.step(one.sample())
        two.step(two.sample())
    same(arrays(one), arrays(two))
    one.reset(seed=4)
    same(arrays(one), arrays(batch(name, 5, seed=4)))
    assert len({state.tobytes() for state in one.states}) == 5


def test_all_128_bits_of_a_seed_count() -> None:
    assert batch("opale", 1, seed=1).seed_of(0) != batch("opale", 1, seed=1 | 1 << 100).seed_of(0)
    assert batch("opale", 1).seed_of(0) != batch("opale", 1).seed_of(0)


@pytest.mark.parametrize("name", ludoteka.games())
def test_an_illegal_action_is_refused_and_nothing_is_played(name: str) -> None:
    games = batch(name, 4, seed=6)
    for wrong in (int(np.flatnonzero(~games.masks[2])[0]), -1, games.game.num_actions, 1 << 40):
        before = arrays(games)
        actions = games.sample()
        actions[2] = wrong
        with pytest.raises(IllegalAction, match=f"Action {wrong} is not legal in game 2"):
            games.step(actions)
        same(before, arrays(games))
    for shape in (actions[:3], actions.astype(np.float64), actions.reshape(2, 2)):
        with pytest.raises(IllegalAction, match="one action a game, 4 in all"):
            games.step(shape)


@pytest.mark.parametrize("name", ludoteka.games())
def test_games_can_be_left_alone(name: str) -> None:
    games = batch(name, 4, seed=7)
    before = arrays(games)
    where = np.array([True, False, True, False])
    actions = games.sample()
    actions[1] = -5
    games.step(actions, where)
    for i in range(4):
        assert (games.states[i].tobytes() == before["states"][i].tobytes()) == (not where[i])
    with pytest.raises(IllegalAction, match="one yes or no a game"):
        games.step(actions, where[:2])


def test_rewards_are_of_the_last_step_only() -> None:
    games = batch("opale", 64, seed=8)
    seen = 0
    for _ in range(150):
        games.step(games.sample())
        ended = games.dones.copy()
        assert not games.rewards[~ended].any()
        np.testing.assert_array_equal(games.rewards.sum(axis=1), 0)
        seen += int((games.rewards[ended] != 0).any(axis=1).sum())
    games.step(games.sample(), np.zeros(64, np.bool_))
    assert seen > 64
    assert not games.dones.any()
    assert not games.rewards.any()


def test_a_position_lifted_out_is_independent() -> None:
    games = batch("opale", 2, seed=9, variants=("omen",))
    position = games.position(1)
    assert position == ludoteka.game("opale").new(seed=games.seed_of(1), variants=("omen",))
    before = games.states.copy()
    position.apply(position.legal_actions()[0])
    np.testing.assert_array_equal(games.states, before)
    for wrong in (2, -1, "1", True):
        with pytest.raises(IndexError, match="games are 0 to 1"):
            games.position(wrong)  # type: ignore[arg-type]


def test_arrays_are_made_once_and_shared_without_copying() -> None:
    games = batch("opale", 8, seed=10)
    views = {name: np.from_dlpack(getattr(games, name)) for name in ("observations", "masks", "rewards", "dones")}
    for _ in range(30):
        games.step(games.sample())
    for name, view in views.items():
        own = getattr(games, name)
        assert view.ctypes.data == own.ctypes.data
        assert own.ctypes.data % 64 == 0
        np.testing.assert_array_equal(view, own)


def test_samples_are_uniform() -> None:
    games = batch("opale", 1, seed=12)
    drawn = [int(games.sample()[0]) for _ in range(4000)]
    legal = games.position(0).legal_actions()
    counts = [drawn.count(action) for action in legal]
    expected = 4000 / len(legal)
    assert sum((count - expected) ** 2 / expected for count in counts) < 3 * len(legal) + 10
    assert sum(counts) == 4000


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownGame):
        batch("go", 1)
    with pytest.raises(BadPlayers):
        batch("opale", 1, players=3)
    with pytest.raises(BadOption):
        batch("opale", 1, colour="red")
    for wrong in (0, -1, 1.5, True):
        with pytest.raises(ValueError, match="at least 1"):
            batch("opale", wrong)  # type: ignore[arg-type]


def test_it_is_exported() -> None:
    assert ludoteka.batch is batch
    assert repr(ludoteka.batch("opale", 3)) == "<3 games of Opale for 2>"
