"""A run of practice: a game whose `noticing.py` says what a player notices learns a policy from playing itself.

settings.json             what the run was told
generation-G.npz          policy and critic after generation G, and how fast each number was changing
gate-G.npz                the match of generation G's policy against judging by hand
metrics.csv, curve.svg    how it went
model.json                the policy after the last generation, with its card
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine import network
from ludoteka.engine.game import Game
from ludoteka.engine.parts import Noticing
from ludoteka.engine.registry import game as game_by_name
from ludoteka.learning import curve
from ludoteka.learning.files import keep_settings, read_table, write_arrays, write_table, write_text
from ludoteka.learning.playing import Chunk, play_chunk
from ludoteka.learning.practice_templates import ENTROPY, FITTED, GAMES, PRACTICE, SQUARES, TOLD, WINNING
from ludoteka.learning.run import Tell
from ludoteka.learning.settings import Settings
from ludoteka.search.judging import inputs_of, noticing
from ludoteka.search.models import BY_HAND, FILE, Model, Words, load, save

Floats = NDArray[np.float32]
#: Games from which one lesson is learned, moments that are kept of one at most, and their actions.
LESSON, MOMENTS, ACTIONS = 1000, 64, 15
#: Moments of one step.
STEP = 2500
#: How far one lesson may change a chance, and how much a later surprise counts for an earlier choice.
CLIP, FADE = 0.2, 0.9
#: What changes from the beginning of a run to its end: the length of a step, how much variety is worth, and how much
#: each point of a lead is worth besides winning.
RATE, SPICE, SHAPE = (1e-3, 2e-5), (0.012, 0.003), (0.02, 0.0)
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
    """Policy and critic, each as one row of numbers, with what Adam remembers of it."""

    PARTS = ("policy", "critic", "policy_1", "policy_2", "critic_1", "critic_2")

    def __init__(self, own: Noticing, hidden: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        seen, said = len(own.STATE_INPUTS), len(own.ACTION_INPUTS)
        self.policy, self.critic = _beginning(seen + said, hidden, dice), _beginning(seen, hidden, dice)
        self.policy_1, self.policy_2 = np.zeros_like(self.policy), np.zeros_like(self.policy)
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

    @property
    def words(self) -> Words:
        """The policy as a model for searches."""
        return self.policy.astype(np.float64)


def _beginning(inputs: int, hidden: int, dice: np.random.Generator) -> Floats:
    """Return a network that foretells next to nothing: small numbers, and no slopes."""
    words = np.zeros(network.size(inputs, hidden), np.float32)
    words[: network.HEAD] = inputs, hidden, 1.0, 1.0
    first = network.HEAD + inputs + 1
    words[first : first + inputs * hidden] = dice.normal(0.0, 0.15, inputs * hidden)
    words[-hidden:] = dice.normal(0.0, 0.03, hidden)
    return words


class Room:
    """Where the moments of a lesson are kept."""

    def __init__(self, own: Noticing, games: int) -> None:
        moments, actions, pairs = MOMENTS * games, MOMENTS * ACTIONS * games, own.ACTION_PAIRS
        self.x = np.zeros((moments, len(own.STATE_INPUTS)), np.float32)
        self.count, self.place, self.chosen, self.seats = (np.zeros(moments, np.int32) for _ in range(4))
        self.chance, self.expected, self.gain = (np.zeros(moments, np.float32) for _ in range(3))
        self.which = np.zeros((actions, pairs), np.int16)
        self.much = np.zeros((actions, pairs), np.float32)
        self.pairs = np.zeros(actions, np.int32)


class Practice:
    """One run in one folder."""

    def __init__(self, settings: Settings, folder: Path, tell: Tell | None = None) -> None:
        """Open the folder, or begin it. Raises UnknownGame, NothingToLearn, or BadRun where it holds another run."""
        self.settings, self.folder = settings, folder
        self.game: Game = game_by_name(settings.game)
        self.own = noticing(self.game)
        self._tell = tell or (lambda stage, share: None)
        self.rows: list[Row] = []
        keep_settings(
            folder, {**settings.as_dict(), "rules": self.game.version, "inputs": list(inputs_of(self.game))}
        )

    def go(self) -> Model:
        """Learn to the end; return the last policy. An interrupted run goes on after its last generation."""
        start = load(Path(self.settings.start), self.game).words if self.settings.start else None
        hidden = self.settings.hidden if start is None else int(start[network.HIDDEN])
        learner = Learner(self.own, hidden, self.settings.seed)
        if start is not None:
            learner.policy = start.astype(np.float32)
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
        self._tell("gate", number / told.generations)
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
        lessons = -(-told.games // LESSON)
        room = Room(self.own, min(told.games, LESSON))
        for i in range(lessons):
            done = (number - 1 + i / lessons) / told.generations
            self._tell("playing", done)
            key = told.seed * 1_000_003 + number * 10_007 + i
            moments += self._lesson(learner, room, min(told.games, LESSON), key, done, sums)
        return sums, moments

    def _lesson(self, learner: Learner, room: Room, games: int, key: int, done: float, sums: Any) -> int:
        """Play some games and learn from them; return how many moments they had."""
        kernels, r, a = _kernels(self.game), room, learner
        rate, spice, shape = (early + (late - early) * done for early, late in (RATE, SPICE, SHAPE))
        tables = np.array([players for often, players, _ in self.own.TABLES for _ in range(often)], np.int64)
        options = self.game.encode_options(self.game.check_options(int(tables[0]), {}))
        raw = np.zeros(self.game.kernels.dtype.itemsize, np.uint8)
        actions = (r.which, r.much, r.pairs, sums)
        moments = kernels.practise(
            raw, games, tables, options, key, 0, shape, FADE, a.policy, a.critic, a.hidden,
            r.x, r.count, r.place, r.chosen, r.chance, r.expected, r.gain, r.seats, *actions,
        )  # fmt: skip
        gain = r.gain[:moments]
        result = r.expected[:moments] + gain
        better = (gain - gain.mean()) / (gain.std() + np.float32(1e-6))
        slopes = np.zeros_like(a.policy), np.zeros_like(a.critic)
        dice = np.random.default_rng(key)
        for _ in range(self.settings.epochs):
            order = dice.permutation(moments)
            for first in range(0, moments, STEP):
                part = order[first : first + STEP]
                kernels.learn(
                    part, CLIP, spice, a.policy, a.critic, *slopes, a.hidden,
                    r.x, r.count, r.place, r.chosen, r.chance, better, result, *actions,
                )  # fmt: skip
                a.steps += 1
                kernels.step(a.policy, slopes[0], a.policy_1, a.policy_2, rate, a.steps, len(part))
                kernels.step(a.critic, slopes[1], a.critic_1, a.critic_2, rate, a.steps, len(part))
        return int(moments)

    def _match(self, number: int, words: Words) -> float:
        """Return what share the policy wins against judging by hand, with equal simulations."""
        told, path = self.settings, self.folder / f"gate-{number}.npz"
        if not path.exists():
            seed = told.seed * 1_000_003 + number * 10_007 + 500_009
            chunk = Chunk(told.game, seed, told.gate_games, told.gate_simulations, (words, BY_HAND))
            write_arrays(path, {"share": play_chunk(chunk).share})
        with np.load(path) as found:
            return float(found["share"].mean())

    def _note(self, row: Row) -> None:
        """Write how it went so far; times of an earlier session are kept."""
        path = self.folder / "metrics.csv"
        known = {int(line["generation"]): line for line in read_table(path)}
        if row.generation in known:
            row.seconds = max(row.seconds, float(known[row.generation]["seconds"]))
        self.rows.append(row)
        write_table(path, COLUMNS, self.rows)
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
            "foretells": ["what is chosen"],
            "settings": self.settings.as_dict(),
            "data": f"{games} games of the policy against itself, {moments} moments",
            "generation": len(self.rows),
            "gates": [[row.generation, round(row.gate_won, 3), row.gate_games, True] for row in self.rows],
            "minutes": round(sum(row.seconds for row in self.rows) / 60, 1),
        }


def _kernels(game: Game) -> Any:
    """Return the templates over a game, compiled when they are first called."""
    own = noticing(game)
    return game.load().specialise(
        PRACTICE,
        {},
        see=own.see,
        note_action=own.note_action,
        STATE_INPUTS=len(own.STATE_INPUTS),
        ACTION_INPUTS=len(own.ACTION_INPUTS),
        ACTION_PAIRS=own.ACTION_PAIRS,
        NUM_ACTIONS=game.num_actions,
    )
