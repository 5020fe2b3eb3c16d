"""A run of practice: a game whose `policy.py` says what a player looks at learns to play from playing.

settings.json             what the run was told
generation-G.npz          actor and critic after generation G, and how fast each number was changing
gate-G-N.npz              a part of the match of generation G against judging by hand
metrics.csv, curve.svg    how it went
model.json                actor and critic after the last generation, with their card

The games of a generation depend on each other, as each lesson changes who plays: they are played in one process.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.arena.spreading import Spreader, spread
from ludoteka.engine import network
from ludoteka.engine.game import Game
from ludoteka.engine.parts import Policy
from ludoteka.engine.registry import game as game_by_name
from ludoteka.learning import curve
from ludoteka.learning.files import keep_row, keep_settings, write_arrays, write_text
from ludoteka.learning.playing import Chunk, play_task, sizes
from ludoteka.learning.ppo_templates import ENTROPY, FITTED, GAMES, PPO, SQUARES, TOLD, WINNING, Moments, Rival
from ludoteka.learning.settings import Settings
from ludoteka.search.judging import inputs_of, policy_of
from ludoteka.search.kernels import search_kernels
from ludoteka.search.models import BY_HAND, FILE, Model, Words, load, save
from ludoteka.search.nodes import MOST_SEATS
from ludoteka.search.templates import DEEPEST, STATE_WORDS
from ludoteka.search.tree import GO_ON, new_pool

Floats = NDArray[np.float32]
#: Told the stage, and how much of the whole run is done, 0 to 1.
Tell = Callable[[str, float], object]
#: Games of one lesson, moments that are kept of one at most, and their actions.
LESSON, MOMENTS, ACTIONS = 1000, 64, 15
#: Moments of one step.
STEP = 2500
#: How far one lesson may change a chance, and how much a later surprise counts for an earlier choice.
CLIP, FADE = 0.2, 0.9
#: What changes from the beginning of a run to its end: the length of a step, how much being mixed is worth, and how
#: much each point of a lead is worth besides winning.
RATE, SPICE, SHAPE = (1e-3, 3e-5), (0.04, 0.008), (0.02, 0.0)
#: All seats learn until this share of the run is over; after that, in so many of 1000 games, one does, against rivals.
ALONE, RIVALS = 0.3, 500
COLUMNS = ("generation", "games", "moments", "entropy", "off", "gate_won", "gate_games", "winning", "seconds")


@dataclass
class Row:
    """How one generation went."""

    generation: int
    games: int
    moments: int
    #: How mixed the policy is: 0 where it always takes the same action.
    entropy: float
    #: By how much the critic is off, as a root of the mean of squares; a result is 1 for a victory.
    off: float
    gate_won: float
    gate_games: int
    winning: float
    seconds: float
    #: Practice goes on from whatever was learned last.
    accepted: bool = True


class Learner:
    """Actor and critic, each as one row of numbers, with what Adam remembers of it."""

    PARTS = ("actor", "critic", "actor_1", "actor_2", "critic_1", "critic_2")

    def __init__(self, own: Policy, hidden: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        seen, said = len(own.POSITION_INPUTS), len(own.ACTION_INPUTS)
        self.actor, self.critic = _beginning(seen + said, hidden, dice), _beginning(seen, hidden, dice)
        self.actor_1, self.actor_2 = np.zeros_like(self.actor), np.zeros_like(self.actor)
        self.critic_1, self.critic_2 = np.zeros_like(self.critic), np.zeros_like(self.critic)
        self.hidden, self.steps = hidden, 0

    def arrays(self) -> dict[str, Any]:
        """Return all of it by name."""
        return {**{name: getattr(self, name) for name in self.PARTS}, "steps": np.array(self.steps)}

    def recall(self, arrays: Any) -> None:
        """Go on from what `arrays` gave."""
        for name in self.PARTS:
            setattr(self, name, arrays[name])
        self.steps = int(arrays["steps"])

    def begin_with(self, words: Words) -> None:
        """Begin with what was learned before."""
        size = len(self.actor)
        self.actor, self.critic = words[:size].astype(np.float32), words[size:].astype(np.float32)

    @property
    def words(self) -> Words:
        """Actor and critic as a model for searches."""
        return np.concatenate([self.actor, self.critic]).astype(np.float64)


def _beginning(inputs: int, hidden: int, dice: np.random.Generator) -> Floats:
    """Return a network that foretells next to nothing: small numbers, and no slopes."""
    words = np.zeros(network.size(inputs, hidden), np.float32)
    words[: network.HEAD] = inputs, hidden, 1.0, 1.0
    first = network.HEAD + inputs + 1
    words[first : first + inputs * hidden] = dice.normal(0.0, 0.15, inputs * hidden)
    words[-hidden:] = dice.normal(0.0, 0.03, hidden)
    return words


def room_for(own: Policy, games: int) -> Moments:
    """Return room for the moments of some games."""
    moments, actions, pairs = MOMENTS * games, MOMENTS * ACTIONS * games, own.ACTION_PAIRS
    return Moments(
        x=np.zeros((moments, len(own.POSITION_INPUTS)), np.float32),
        count=np.zeros(moments, np.int32),
        place=np.zeros(moments, np.int32),
        chosen=np.zeros(moments, np.int32),
        chance=np.zeros(moments, np.float32),
        expected=np.zeros(moments, np.float32),
        gain=np.zeros(moments, np.float32),
        seats=np.zeros(moments, np.int32),
        which=np.zeros((actions, pairs), np.int16),
        much=np.zeros((actions, pairs), np.float32),
        pairs=np.zeros(actions, np.int32),
    )


def rival_of(game: Game, simulations: int) -> Rival:
    """Return what a search of a game needs that judges by hand."""
    return Rival(
        work=np.zeros(game.kernels.dtype.itemsize, np.uint8),
        pool=new_pool(simulations + 64),
        state=np.zeros(STATE_WORDS, np.int64),
        out=np.empty(game.num_actions, np.int32),
        weights=np.zeros(game.num_actions, np.float64),
        stamp=np.zeros(game.num_actions, np.int64),
        path=np.zeros(DEEPEST, np.int32),
        value=np.zeros(MOST_SEATS, np.float64),
        tuning=search_kernels(game).by_hand.words(),
        model=BY_HAND,
        cancel=GO_ON,
    )


class Practice:
    """One run in one folder."""

    def __init__(
        self, settings: Settings, folder: Path, spreader: Spreader | None = None, tell: Tell | None = None
    ) -> None:
        """Open the folder, or begin it. Raises UnknownGame, NothingToLearn, or BadRun where it holds another run."""
        self.settings, self.folder = settings, folder
        self.game: Game = game_by_name(settings.game)
        self.own = policy_of(self.game)
        self._spread: Spreader = spreader or partial(spread, jobs=1)
        self._tell = tell or (lambda stage, share: None)
        self.rows: list[Row] = []
        self._room = room_for(self.own, min(settings.games, LESSON))
        self._rival = rival_of(self.game, settings.simulations)
        keep_settings(folder, {**settings.as_dict(), "rules": self.game.version, "inputs": list(inputs_of(self.game))})

    def go(self) -> Model:
        """Learn to the end; return what was learned last. An interrupted run goes on after its last generation."""
        start = load(Path(self.settings.start), self.game).words if self.settings.start else None
        hidden = self.settings.hidden if start is None else int(start[network.HIDDEN])
        learner = Learner(self.own, hidden, self.settings.seed)
        if start is not None:
            learner.begin_with(start)
        for number in range(1, self.settings.generations + 1):
            self._note(self._generation(number, learner))
        model = Model(learner.words, self._card())
        save(self.folder / FILE, model)
        return model

    def _generation(self, number: int, learner: Learner) -> Row:
        start, told = time.monotonic(), self.settings
        path = self.folder / f"generation-{number}.npz"
        if path.exists():
            with np.load(path) as found:
                learner.recall(found)
                sums, moments = found["told"], int(found["moments"])
        else:
            sums, moments = self._practise(number, learner)
            write_arrays(path, {**learner.arrays(), "told": sums, "moments": np.array(moments)})
        share = self._match(number, learner.words)
        fitted, games = max(1.0, sums[FITTED]), int(sums[GAMES])
        off = float(np.sqrt(sums[SQUARES] / fitted))
        spent = time.monotonic() - start
        return Row(
            number, games, moments, sums[ENTROPY] / fitted, off, share, told.gate_games, sums[WINNING] / games, spent
        )

    def _practise(self, number: int, learner: Learner) -> tuple[NDArray[np.float64], int]:
        """Play the games of a generation, lesson by lesson, and learn from each."""
        told = self.settings
        sums, moments = np.zeros(TOLD), 0
        lessons = list(sizes(told.games, LESSON))
        for i, games in enumerate(lessons):
            done = (number - 1 + i / len(lessons)) / told.generations
            self._tell("playing", done)
            key = told.seed * 1_000_003 + number * 10_007 + i
            moments += self._lesson(learner, games, key, done, sums)
        return sums, moments

    def _lesson(self, a: Learner, games: int, key: int, done: float, sums: NDArray[np.float64]) -> int:
        """Play some games and learn from them; return how many moments they had."""
        kernels, told, m = _kernels(self.game), self.settings, self._room
        rate, spice, shape = (early + (late - early) * done for early, late in (RATE, SPICE, SHAPE))
        tables = np.array([players for often, players, _ in self.own.TABLES for _ in range(often)], np.int64)
        options = self.game.encode_options(self.game.check_options(int(tables[0]), {}))
        raw = np.zeros(self.game.kernels.dtype.itemsize, np.uint8)
        moments = kernels.practise(
            raw, games, tables, options, key, 0, RIVALS if done >= ALONE else 0, told.simulations, shape, FADE,
            a.actor, a.critic, a.hidden, m, self._rival, sums,
        )  # fmt: skip
        gain = m.gain[:moments]
        result = m.expected[:moments] + gain
        better = (gain - gain.mean()) / (gain.std() + np.float32(1e-6))
        slopes = np.zeros_like(a.actor), np.zeros_like(a.critic)
        dice = np.random.default_rng(key)
        for _ in range(told.epochs):
            order = dice.permutation(moments)
            for first in range(0, moments, STEP):
                part = order[first : first + STEP]
                kernels.learn(part, CLIP, spice, a.actor, a.critic, *slopes, a.hidden, m, better, result, sums)
                a.steps += 1
                kernels.step(a.actor, slopes[0], a.actor_1, a.actor_2, rate, a.steps, len(part))
                kernels.step(a.critic, slopes[1], a.critic_1, a.critic_2, rate, a.steps, len(part))
        return int(moments)

    def _match(self, number: int, words: Words) -> float:
        """Return what share a generation wins against judging by hand, with equal simulations."""
        told = self.settings
        seed = told.seed * 1_000_003 + number * 10_007 + 500_009
        chunks = [
            Chunk(told.game, seed + i * told.chunk, games, told.gate_simulations, (words, BY_HAND))
            for i, games in enumerate(sizes(told.gate_games, told.chunk))
        ]
        places = [self.folder / f"gate-{number}-{i}.npz" for i in range(len(chunks))]
        missing = [(str(place), chunk) for place, chunk in zip(places, chunks, strict=True) if not place.exists()]
        self._tell("gate", number / told.generations)
        for kept_at, played in self._spread(play_task, missing):
            write_arrays(Path(kept_at), {"share": played.share})
        shares = []
        for place in places:
            with np.load(place) as found:
                shares.append(found["share"])
        return float(np.concatenate(shares).mean())

    def _note(self, row: Row) -> None:
        """Write how it went so far; times of an earlier session are kept."""
        keep_row(self.folder / "metrics.csv", COLUMNS, self.rows, row)
        title = f"{self.game.title}: {self.settings.games} games a generation, seed {self.settings.seed}"
        won = f"won against judging by hand, of {row.gate_games} games"
        panels = (
            (won, [one.gate_won for one in self.rows], curve.BLUE),
            ("how mixed the policy is (entropy of a decision)", [one.entropy for one in self.rows], curve.ORANGE),
        )
        write_text(self.folder / "curve.svg", curve.page(title, [one.generation for one in self.rows], panels))

    def _card(self) -> dict[str, Any]:
        games, moments = sum(row.games for row in self.rows), sum(row.moments for row in self.rows)
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "inputs": list(inputs_of(self.game)),
            "foretells": ["what is chosen", "who wins"],
            "settings": self.settings.as_dict(),
            "data": f"{games} games against itself and against a search by hand, {moments} moments",
            "generation": len(self.rows),
            "gates": [[row.generation, round(row.gate_won, 3), row.gate_games, True] for row in self.rows],
            "minutes": round(sum(row.seconds for row in self.rows) / 60, 1),
        }


def _kernels(game: Game) -> Any:
    """Return the templates over a game, compiled when they are first called."""
    own = policy_of(game)
    return game.load().specialise(
        PPO,
        {},
        grow=search_kernels(game).grow,
        describe_position=own.describe_position,
        describe_action=own.describe_action,
        POSITION_INPUTS=len(own.POSITION_INPUTS),
        ACTION_INPUTS=len(own.ACTION_INPUTS),
        ACTION_PAIRS=own.ACTION_PAIRS,
        NUM_ACTIONS=game.num_actions,
    )
