"""A run of learning: play, fit, try out, again. All that is finished is kept in a folder, so that a run goes on there.

settings.json             what the run was told
games-G-N.npz             what chunk N of generation G taught
gate-G-N.npz              a part of the match of the new model against the best so far
generation-G.npz          the network after generation G
metrics.csv, curve.svg    how it went
model.json                the best model, with its card
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.arena.spreading import Spreader, spread
from ludoteka.engine.game import Game
from ludoteka.engine.registry import game as game_by_name
from ludoteka.learning import curve
from ludoteka.learning.files import keep_row, keep_settings, write_arrays, write_text
from ludoteka.learning.fitting import UNIT, Data, Net, fit, fit_scale
from ludoteka.learning.playing import Chunk, Lessons, play_task, sizes, usual_table
from ludoteka.learning.settings import Settings
from ludoteka.search.judging import judgement
from ludoteka.search.models import BY_HAND, FILE, Model, Words, load, save

#: Told the stage, and how much of the whole run is done, 0 to 1.
Tell = Callable[[str, float], object]
#: The name of the input that says what share of the game is to come, by which leads are weighed.
TIME = "to come"
#: Shares of a generation's time, roughly: playing, fitting, trying out.
STAGES = {"playing": 0.7, "fitting": 0.1, "gate": 0.2}
COLUMNS = (
    "generation",
    "games",
    "moments",
    "off_before",
    "off",
    "gate_won",
    "gate_games",
    "accepted",
    "winning",
    "seconds",
)


@dataclass
class Row:
    """How one generation went."""

    generation: int
    games: int
    moments: int
    off_before: float
    off: float
    gate_won: float
    gate_games: int
    accepted: bool
    winning: float
    seconds: float


class Run:
    """One run in one folder."""

    def __init__(
        self, settings: Settings, folder: Path, spreader: Spreader | None = None, tell: Tell | None = None
    ) -> None:
        """Open the folder, or begin it. Raises UnknownGame, NothingToLearn, or BadRun where it holds another run."""
        self.settings, self.folder = settings, folder
        self.game: Game = game_by_name(settings.game)
        self.own = judgement(self.game)
        self._spread: Spreader = spreader or partial(spread, jobs=1)
        self._tell = tell or (lambda stage, share: None)
        self.rows: list[Row] = []
        told = {**settings.as_dict(), "rules": self.game.version, "inputs": list(self.own.INPUTS)}
        del told["generations"]  # a run may go on for longer than it was told first
        keep_settings(folder, told)

    def go(self) -> Model:
        """Learn to the end; return the best model. An interrupted run goes on where it was."""
        net: Net | None = None
        best = load(Path(self.settings.start), self.game).words if self.settings.start else BY_HAND
        first = best
        for number in range(1, self.settings.generations + 1):
            net, best = self._generation(number, net, best)
        model = Model(best, self._card())
        if best is not first:
            save(self.folder / FILE, model)
        return model

    # ---- one generation

    def _generation(self, number: int, net: Net | None, best: Words) -> tuple[Net, Words]:
        start, told = time.monotonic(), self.settings
        self._played("games", number, told.games, (best,))
        taught = self._remembered(number)
        path = self.folder / f"generation-{number}.npz"
        if path.exists():
            net, offs = _read_net(path)
        else:
            self._tell_of(number, "fitting", 0.0)
            net, *offs = self._fitted(number, net, taught)
            _write_net(path, net, offs)
        words = net.words(UNIT if self.own.TARGETS else 1.0)
        shares = np.concatenate(
            [lesson.share for lesson in self._played("gate", number, told.gate_games, (words, best))]
        )
        accepted = bool(shares.mean() >= told.gate * 2.0 / usual_table(self.game)[0])
        winning = np.concatenate([lesson.winning for lesson in taught[-1]])
        moments = sum(len(lesson.seats) for lesson in taught[-1])
        spent = time.monotonic() - start
        before, off = offs
        won, games = float(shares.mean()), len(shares)
        row = Row(number, told.games, moments, before, off, won, games, accepted, float(winning.mean()), spent)
        self._note(row)
        return net, words if accepted else best

    def _played(self, kind: str, number: int, games: int, models: tuple[Words, ...]) -> list[Lessons]:
        """Play what is not played yet of a generation's games, or of its match; return all."""
        told = self.settings
        match = len(models) == 2
        chunks = list(enumerate(sizes(games, told.chunk)))
        missing = [(i, size) for i, size in chunks if not self._place(kind, number, i).exists()]
        tasks = (
            (
                str(self._place(kind, number, i)),
                Chunk(
                    told.game,
                    told.seed * 1_000_003 + number * 10_007 + i * told.chunk + 500_009 * match,
                    size,
                    told.gate_simulations if match else told.simulations,
                    models,
                    0.0 if match else told.wander,
                    0.0 if match else told.taste,
                ),
            )
            for i, size in missing
        )
        stage = "gate" if match else "playing"
        done = len(chunks) - len(missing)
        self._tell_of(number, stage, done / len(chunks))
        for path, lessons in self._spread(play_task, tasks):
            _write_lessons(Path(path), lessons)
            done += 1
            self._tell_of(number, stage, done / len(chunks))
        return [_read_lessons(self._place(kind, number, i)) for i, _ in chunks]

    def _place(self, kind: str, number: int, chunk: int) -> Path:
        return self.folder / f"{kind}-{number}-{chunk}.npz"

    def _remembered(self, number: int) -> list[list[Lessons]]:
        """Return what the last generations taught."""
        told = self.settings
        first = max(1, number - told.memory + 1)
        count = len(list(sizes(told.games, told.chunk)))
        return [
            [_read_lessons(self._place("games", generation, i)) for i in range(count)]
            for generation in range(first, number + 1)
        ]

    def _fitted(self, number: int, net: Net | None, taught: list[list[Lessons]]) -> tuple[Net, float, float]:
        told = self.settings
        data = Data.of([lesson for lessons in taught for lesson in lessons], bool(self.own.TARGETS))
        found = fit(data, net, told.hidden, told.epochs, told.rate, told.trust, told.seed * 1009 + number)
        if self.own.TARGETS:
            found[0].scale = fit_scale(data, found[0], list(self.own.INPUTS).index(TIME))
        return found

    # ---- how it goes

    def _tell_of(self, number: int, stage: str, share: float) -> None:
        before = sum(list(STAGES.values())[: list(STAGES).index(stage)])
        self._tell(stage, (number - 1 + before + share * STAGES[stage]) / self.settings.generations)

    def _note(self, row: Row) -> None:
        """Write how it went so far; times of an earlier session are kept."""
        keep_row(self.folder / "metrics.csv", COLUMNS, self.rows, row)
        title = f"{self.game.title}: {self.settings.games} games a generation, seed {self.settings.seed}"
        write_text(self.folder / "curve.svg", curve.draw(title, self.rows))

    def _card(self) -> dict[str, Any]:
        last = [row for row in self.rows if row.accepted][-1:]
        kept = last[0] if last else None
        games, moments = sum(row.games for row in self.rows), sum(row.moments for row in self.rows)
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "inputs": list(self.own.INPUTS),
            "foretells": list(self.own.TARGETS) or ["who wins"],
            "settings": self.settings.as_dict(),
            "data": f"{games} games of self-play, {moments} moments",
            "generation": kept.generation if kept else 0,
            "off": round(kept.off, 3) if kept else None,
            "gates": [[row.generation, round(row.gate_won, 3), row.gate_games, row.accepted] for row in self.rows],
            "minutes": round(sum(row.seconds for row in self.rows) / 60, 1),
        }


# ---- files, whole or not at all


def _write_lessons(path: Path, lessons: Lessons) -> None:
    write_arrays(path, lessons.arrays())


def _read_lessons(path: Path) -> Lessons:
    with np.load(path) as found:
        return Lessons(**{name: found[name] for name in found.files})


def _write_net(path: Path, net: Net, offs: list[float]) -> None:
    parts = {name: getattr(net, name) for name in ("mean", "spread", *net.PARTS)}
    write_arrays(path, {**parts, "scale": np.array(net.scale), "offs": np.array(offs)})


def _read_net(path: Path) -> tuple[Net, list[float]]:
    with np.load(path) as found:
        parts = {name: found[name] for name in ("mean", "spread", *Net.PARTS)}
        late, early = found["scale"].tolist()
        return Net(**parts, scale=(late, early)), found["offs"].tolist()
