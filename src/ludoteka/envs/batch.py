"""`ludoteka.batch`: thousands of games side by side, stepped together, in arrays that are made once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine.contract import RNG_WORDS, as_int
from ludoteka.engine.errors import BadOption, IllegalAction, shown
from ludoteka.engine.game import Game
from ludoteka.engine.position import Position, check_seed
from ludoteka.engine.registry import game as game_by_name
from ludoteka.envs import crew
from ludoteka.envs.kernels import kernels_of, threads, words
from ludoteka.envs.templates import Arrays

#: Buffers begin at a multiple of this many bytes, as JAX wants those that it shares.
ALIGNMENT = 64
#: A thread is worth its while from this many games on.
GAMES_A_THREAD = 256
_NO_ACTIONS = np.empty(0, np.int64)
#: Forms of masks and of observations; the first of each is the default.
Masks = Literal["bytes", "bits"]
Observations = Literal["full", "window"]


def buffer(shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
    """Return an aligned array of zeros."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    raw = np.zeros(size + ALIGNMENT, np.uint8)
    start = -raw.ctypes.data % ALIGNMENT
    aligned: NDArray[Any] = raw[start : start + size].view(dtype).reshape(shape)
    return aligned


class Batch:
    """Games of one kind, played in step.

    All arrays are made once and written in place: what shares their memory, a tensor of PyTorch or JAX say, sees every
    step. A game that ends gives its rewards, sets `dones` and begins anew within the same step. The same seed and
    actions give the same arrays, whatever the number of threads; `numba.set_num_threads` sets it.
    The arrays are for reading.

    `masks="bits"` packs masks, eight actions a byte, in whole words of 64, the first action in the lowest bit:
    `np.unpackbits(games.masks, axis=1, count=games.game.num_actions, bitorder="little")` unpacks them. With
    `observations="window"` a game whose board is mostly empty shows what is around the pieces; see its `window.PARTS`.
    Neither changes which games are played.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        players: int | None = None,
        seed: int | None = None,
        masks: Masks = "bytes",
        observations: Observations = "full",
        **options: Any,
    ) -> None:
        _check_form("masks", masks, ("bytes", "bits"))
        _check_form("observations", observations, ("full", "window") if game.part("window") else ("full",))
        self.game = game
        self.players = game.header.check_players(players)
        self.options = game.check_options(self.players, options)
        self._vector = game.encode_options(self.options)
        self._kernels = kernels_of(game, masks == "bits", observations == "window")
        features = (game.part("window") if observations == "window" else None) or game.parts.features
        #: The states, one row of bytes each.
        self.states: NDArray[np.uint8] = buffer((n, game.kernels.dtype.itemsize), np.uint8)
        #: What the deciding seat of each game knows; see the game's `features.PARTS`, or `window.PARTS`.
        self.observations: NDArray[np.int8] = buffer((n, features.LENGTH), np.int8)
        self._bits = buffer((n, words(game)), np.uint64)
        self._masks = self._bits.view(np.uint8) if masks == "bits" else buffer((n, game.num_actions), np.uint8)
        #: Whether each action is legal: a yes or no each, or packed to bits.
        self.masks: NDArray[Any] = self._masks if masks == "bits" else self._masks.view(np.bool_)
        self._counts = buffer((n,), np.int32)
        #: What each seat got of a game that ended in the last step, else 0.
        self.rewards: NDArray[np.float32] = buffer((n, self.players), np.float32)
        #: Whether a game ended in the last step; the other arrays show the game begun since.
        self.dones: NDArray[np.bool_] = buffer((n,), np.bool_)
        #: The seat that decides in each game.
        self.current_player: NDArray[np.int8] = buffer((n,), np.int8)
        #: How many games have ended in each place since the last reset.
        self.episodes: NDArray[np.int64] = buffer((n,), np.int64)
        self._dice = buffer((n, RNG_WORDS), np.uint64)
        self._dice_after = buffer((n, RNG_WORDS), np.uint64)
        # Who samples does so in every step: then the next sample is drawn with a step, while the game is near. It is
        # used if somebody asks for it, and only then its dice become those of the batch.
        self._drawn = _NO_ACTIONS
        self._sampled = False
        self._all = np.ones(n, np.bool_)
        self._threads = threads()
        self._scratch = np.zeros((self._threads, game.num_actions), np.int32)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self.game.title} for {self.players}>"

    def _run(self, kernel: Callable[..., bool], *args: Any) -> None:
        """Call a kernel over all games: on one thread, or where there are many games on several."""
        workers = min(threads(), self._threads, len(self) // GAMES_A_THREAD)
        crew.play(kernel, max(1, workers), len(self), self._arrays, *args)

    def reset(self, seed: int | None = None) -> None:
        """Begin every game anew; without a seed, games that nobody can foresee. Raises BadSeed."""
        digest = hashlib.sha256(check_seed(seed).to_bytes(16, "little")).digest()
        self._key = np.uint64(int.from_bytes(digest[:8], "little"))
        self.rewards[:] = 0
        self.dones[:] = False
        self._arrays = Arrays(
            self.states,
            self.players,
            self._vector,
            self._key,
            self.episodes,
            self.observations,
            self._masks,
            self._bits,
            self._counts,
            self.rewards,
            self.dones,
            self.current_player,
            self._dice,
            self._dice_after,
            self._scratch,
        )
        self._arrays_after = self._arrays._replace(dice=self._dice_after, dice_after=self._dice)
        self._drawn, self._sampled = _NO_ACTIONS, False
        self._run(self._kernels.begin_shared)

    def step(self, actions: NDArray[Any], where: NDArray[np.bool_] | None = None) -> None:
        """Play an action in every game, or in those of `where`: the others stay as they are and have no reward.

        Raises IllegalAction, and plays in no game, where one is not legal.
        """
        chosen = self._column(actions, np.int64, "action")
        played = self._all if where is None else self._column(where, np.bool_, "yes or no")
        wrong = int(self._kernels.first_illegal(self._bits, chosen, played))
        if wrong >= 0:
            some = np.flatnonzero(np.unpackbits(self._bits[wrong].view(np.uint8), bitorder="little"))[:3].tolist()
            raise IllegalAction(f"Action {chosen[wrong]} is not legal in game {wrong}; legal are {some} and others.")
        self._drawn = np.empty(len(self), np.int64) if self._sampled else _NO_ACTIONS
        self._sampled = False
        self._run(self._kernels.step_shared, chosen, played, self._drawn)

    def _column(self, values: Any, dtype: Any, what: str) -> NDArray[Any]:
        """Return one value a game, in the form that kernels take."""
        column = np.asarray(values)
        if column.shape != (len(self),) or column.dtype.kind not in ("b" if dtype is np.bool_ else "iu"):
            raise IllegalAction(
                f"A step takes one {what} a game, {len(self)} in all, not {column.dtype} of shape {column.shape}."
            )
        return np.ascontiguousarray(column, dtype)

    def sample(self) -> NDArray[np.int64]:
        """Return a uniformly random legal action for each game, from generators of the batch's own."""
        drawn = self._drawn
        if not drawn.size:
            drawn = np.empty(len(self), np.int64)
            self._run(self._kernels.draw_shared, drawn)
        self._dice, self._dice_after = self._dice_after, self._dice
        self._arrays, self._arrays_after = self._arrays_after, self._arrays
        self._drawn, self._sampled = _NO_ACTIONS, True
        return drawn

    def position(self, i: int) -> Position:
        """Return one of the games as a position of its own."""
        return self.game._position(self.options, self.states[self._place(i)].copy())

    def seed_of(self, i: int) -> int:
        """Return the seed with which `Game.new` begins the game that is being played in place `i`."""
        place = self._place(i)
        return int(self._key) | (place + len(self) * int(self.episodes[place])) << 64

    def _place(self, i: int) -> int:
        number = as_int(i)
        if number is None or not 0 <= number < len(self):
            raise IndexError(f"There is no game {shown(i)} here: games are 0 to {len(self) - 1}.")
        return number


def _check_form(what: str, form: str, known: tuple[str, ...]) -> None:
    if form not in known:
        raise BadOption(f"{what} = {shown(form)} is not a form of batches of this game: there are {known}.")


def batch(
    game: str,
    n: int,
    players: int | None = None,
    seed: int | None = None,
    masks: Masks = "bytes",
    observations: Observations = "full",
    **options: Any,
) -> Batch:
    """Return `n` games of a kind, side by side. Raises UnknownGame, BadPlayers, BadOption or BadSeed."""
    number = as_int(n)
    if number is None or number < 1:
        raise ValueError(f"A batch has a whole number of games, at least 1, not {shown(n)}.")
    return Batch(game_by_name(game), number, players, seed, masks, observations, **options)
