"""Training: a seed gives a run again, an interrupted one goes on, and a folder keeps one run only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import ludoteka
from ludoteka.cli import main
from ludoteka.learning.files import BadRun
from ludoteka.learning.fitting import Data, fit, fit_scale
from ludoteka.learning.playing import Chunk, Lessons, play_chunk
from ludoteka.learning.run import Run
from ludoteka.learning.settings import small
from ludoteka.search.judging import NothingToLearn, judgement
from ludoteka.search.models import BY_HAND, load
from tests.learning.games import LEARNING, networks
from tests.search.small import three_in_a_row

SETTINGS = replace(small("akropolis"), gate=0.0)  # whatever is learned is kept


@pytest.mark.parametrize("name", LEARNING)
def test_a_small_run_makes_a_model_that_fits(name: str, tmp_path: Path) -> None:
    run = Run(replace(small(name), gate=0.0), tmp_path)
    model = run.go()
    assert (load(tmp_path / "model.json", ludoteka.game(name)).words == model.words).all()
    assert model.card["data"].startswith("8 games")
    lines = (tmp_path / "metrics.csv").read_text().splitlines()
    assert lines[0].startswith("generation,games,moments")
    assert len(lines) == 3
    assert ElementTree.parse(tmp_path / "curve.svg").getroot().tag.endswith("svg")


def test_a_seed_gives_the_same_run_and_another_another(tmp_path: Path) -> None:
    for folder, seed in (("one", 1), ("two", 1), ("other", 2)):
        Run(replace(SETTINGS, seed=seed), tmp_path / folder).go()
    assert networks(tmp_path / "one") == networks(tmp_path / "two")
    assert networks(tmp_path / "one") != networks(tmp_path / "other")


class Interrupted(Exception):
    """Somebody pulled the plug."""


def interrupted_after(count: int) -> Any:
    """Return what does tasks and is interrupted."""

    def run(work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        nonlocal count
        for task in tasks:
            if count == 0:
                raise Interrupted
            count -= 1
            yield work(task)

    return run


def test_an_interrupted_run_goes_on_to_the_same_end(tmp_path: Path) -> None:
    Run(SETTINGS, tmp_path / "whole").go()
    for chunks in (1, 2, 3):
        with pytest.raises(Interrupted):
            Run(SETTINGS, tmp_path / "parts", interrupted_after(chunks)).go()
    Run(replace(SETTINGS, generations=1), tmp_path / "parts").go()
    shares: list[float] = []
    Run(SETTINGS, tmp_path / "parts", tell=lambda stage, share: shares.append(share)).go()
    assert networks(tmp_path / "parts") == networks(tmp_path / "whole")
    assert shares == sorted(shares)
    assert 0 <= shares[0] < shares[-1] <= 1


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    Run(SETTINGS, tmp_path)
    with pytest.raises(BadRun, match=r"another run \(seed"):
        Run(replace(SETTINGS, seed=2), tmp_path)
    (tmp_path / "settings.json").write_text("{")
    with pytest.raises(BadRun, match="damaged"):
        Run(SETTINGS, tmp_path)


def test_a_model_that_does_not_win_is_not_kept(tmp_path: Path) -> None:
    model = Run(replace(SETTINGS, gate=1.01), tmp_path).go()
    assert model.words is BY_HAND
    assert not (tmp_path / "model.json").exists()


def test_a_game_that_counts_nothing_has_nothing_to_learn() -> None:
    with pytest.raises(NothingToLearn, match="judgement"):
        judgement(three_in_a_row())


def test_games_of_a_match_are_won_or_lost_by_the_first_model() -> None:
    found = play_chunk(Chunk("akropolis", 5, 4, 4, (BY_HAND, BY_HAND)))
    assert len(found.share) == 4
    assert set(found.share.tolist()) <= {0.0, 0.5, 1.0}
    assert len(found.x) == 0


def lessons(count: int, points: bool, seed: int = 1) -> Lessons:
    """Return made-up games of two, in which the points are 3 a + 2 max(0, b), and more of them win."""
    dice = np.random.default_rng(seed)
    x = dice.normal(0, 1, (count, 2, 3)).astype("f4")
    x[..., 2] = 0.5
    total = 30 * x[..., 0] + 20 * np.maximum(0, x[..., 1]) if points else 3 * x[..., 0] + 2 * np.maximum(0, x[..., 1])
    noise = total + dice.normal(0, 1, total.shape)
    result = np.where(noise > noise[:, ::-1], 1, -1).astype("f4")
    y = np.stack([0.5 * total, 0.5 * total], -1).astype("f4") if points else np.zeros((count, 2, 1), "f4")
    nobody = np.zeros(0, "f4")
    games = np.arange(count, dtype=np.int32)
    return Lessons(x, y, result, result, np.full(count, 2, np.int8), games, nobody, nobody)


def test_points_that_can_be_foretold_are() -> None:
    data = Data.of([lessons(4000, points=True)], points=True)
    net, before, after = fit(data, None, 16, 30, 5e-3, 0.0, seed=1)
    assert after < 0.3 * before
    assert after < 1.5
    late, early = fit_scale(data, net, 2)
    assert late <= early <= 4


def test_winners_that_can_be_foretold_are() -> None:
    data = Data.of([lessons(4000, points=False)], points=False)
    net, before, after = fit(data, None, 16, 30, 5e-3, 0.0, seed=1)
    assert before == pytest.approx(np.log(2), abs=1e-3)
    assert after < 0.3
    words = net.words(1.0)
    assert words[4] == pytest.approx(words[4 : 4 + 3].max())  # the first input counts most


def test_the_command_learns_and_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "train", "akropolis", "--check", "--out", str(tmp_path / "run")]) == 0
    said = capsys.readouterr().out
    assert "run" in said
    assert (tmp_path / "run" / "metrics.csv").exists()
    assert main(["--lang", "en", "train", "akropolis", "--check", "--games", "0", "--out", str(tmp_path / "two")]) != 0
    assert "above 0" in capsys.readouterr().err
