"""Practice of a policy: a seed gives a run again, an interrupted one goes on, and slopes are those of its aim."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import ludoteka
from ludoteka.cli import main
from ludoteka.engine import network
from ludoteka.learning import ppo
from ludoteka.learning.files import BadRun
from ludoteka.learning.ppo import Learner, Practice, rival_of, room_for
from ludoteka.learning.ppo_templates import GAMES, TOLD, Moments
from ludoteka.learning.settings import small
from ludoteka.search.judging import NothingToLearn, policy_of
from ludoteka.search.models import load
from tests.learning.games import PRACTISING, networks
from tests.search.small import three_in_a_row

NAME = "oriflamme-alliance"
SETTINGS = small(NAME)
EACH = pytest.mark.parametrize("name", PRACTISING)
HIDDEN = 5


@EACH
def test_a_small_run_makes_a_model_that_fits(name: str, tmp_path: Path) -> None:
    model = Practice(small(name), tmp_path).go()
    assert (load(tmp_path / "model.json", ludoteka.game(name)).words == model.words).all()
    assert model.card["data"].startswith("8 games")
    lines = (tmp_path / "metrics.csv").read_text().splitlines()
    assert lines[0].startswith("generation,games,moments")
    assert len(lines) == 3
    assert ElementTree.parse(tmp_path / "curve.svg").getroot().tag.endswith("svg")


def test_a_round_has_as_many_games_as_it_was_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "LESSON", 3)
    assert Practice(SETTINGS, tmp_path).go().card["data"].startswith("8 games")  # two rounds of four


def test_a_seed_gives_the_same_run_and_another_another(tmp_path: Path) -> None:
    for folder, seed in (("one", 1), ("two", 1), ("other", 2)):
        Practice(replace(SETTINGS, seed=seed), tmp_path / folder).go()
    assert networks(tmp_path / "one") == networks(tmp_path / "two")
    assert networks(tmp_path / "one") != networks(tmp_path / "other")


class Interrupted(Exception):
    """Somebody pressed Ctrl-C."""


def test_an_interrupted_run_goes_on_to_the_same_end(tmp_path: Path) -> None:
    Practice(SETTINGS, tmp_path / "whole").go()
    for stages in (1, 2):
        left = stages

        def stop(stage: str, share: float) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise Interrupted

        with pytest.raises(Interrupted):
            Practice(SETTINGS, tmp_path / "parts", tell=stop).go()
    shares: list[float] = []
    Practice(SETTINGS, tmp_path / "parts", tell=lambda stage, share: shares.append(share)).go()
    assert networks(tmp_path / "parts") == networks(tmp_path / "whole")
    assert shares == sorted(shares)
    assert all(0 <= share <= 1 for share in shares)


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    Practice(SETTINGS, tmp_path)
    with pytest.raises(BadRun, match=r"another run \(seed"):
        Practice(replace(SETTINGS, seed=2), tmp_path)


def test_a_game_whose_players_look_at_nothing_has_no_policy() -> None:
    with pytest.raises(NothingToLearn, match=r"policy\.py"):
        policy_of(three_in_a_row())


def test_a_run_may_begin_with_what_another_learned(tmp_path: Path) -> None:
    Practice(SETTINGS, tmp_path / "first").go()
    before = load(tmp_path / "first" / "model.json", ludoteka.game(NAME)).words
    learner = Learner(policy_of(ludoteka.game(NAME)), SETTINGS.hidden, 9)
    learner.begin_with(before)
    assert (learner.words == before).all()
    model = Practice(replace(SETTINGS, start=str(tmp_path / "first" / "model.json")), tmp_path / "second").go()
    assert (model.words != before).any()


# ---- what is kept of games, and what is learned of it


def played(rivals: int, games: int = 12, players: int = 3, seed: int = 4) -> tuple[Moments, int, Any, Learner]:
    """Play some games; return their moments, how many there are, the sums, and who learned."""
    game = ludoteka.game(NAME)
    learner, room, told = Learner(policy_of(game), HIDDEN, seed), room_for(policy_of(game), games + 1), np.zeros(TOLD)
    raw, tables = np.zeros(game.kernels.dtype.itemsize, np.uint8), np.array([players])
    options = game.encode_options(game.check_options(players, {}))
    moments = ppo._kernels(game).practise(
        raw, games, tables, options, seed, 0, rivals, 6, 0.0, 0.9,
        learner.actor, learner.critic, HIDDEN, room, rival_of(game, 6), told,
    )  # fmt: skip
    return room, int(moments), told, learner


def test_where_all_seats_learn_moments_of_all_are_kept() -> None:
    m, moments, told, _ = played(rivals=0)
    assert told[GAMES] == 12
    assert set(m.seats[:moments].tolist()) == {0, 1, 2}
    assert (m.chance[:moments] > 0).all()
    assert (m.count[:moments] > 1).all()


def test_against_rivals_one_seat_learns_whichever_it_is() -> None:
    alone, moments, told, _ = played(rivals=0, games=1)
    found = set()
    for seed in range(12):
        m, count, told, _ = played(rivals=1000, games=1, seed=seed)
        (seat,) = set(m.seats[:count].tolist())
        assert told[GAMES] == 1
        assert count < moments
        found.add(seat)
    assert found == {0, 1, 2}
    assert len(set(alone.seats[:moments].tolist())) == 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_moment_is_better_than_expected_by_what_follows(players: int) -> None:
    """A plain reading of generalised advantage estimation: surprises from here on, each for 0.9 of the one before."""
    m, moments, _, _ = played(rivals=0, games=1, players=players)
    for seat in range(players):
        own = [d for d in range(moments) if m.seats[d] == seat]
        expected = [float(m.expected[d]) for d in own]
        # The last surprise is the result: a share of a win, less what is even.
        result = float(m.gain[own[-1]]) + expected[-1]
        assert min(abs(result - (share - 1 / players)) for share in (0, 1, 1 / 2, 1 / 3, 1 / 4, 1 / 5)) < 1e-5
        later = [*expected[1:], result]
        surprises = [after - before for after, before in zip(later, expected, strict=True)]
        for i, d in enumerate(own):
            gain = sum(surprise * 0.9**k for k, surprise in enumerate(surprises[i:]))
            assert float(m.gain[d]) == pytest.approx(gain, abs=1e-5)


def said_by(words: Any, inputs: int, x: Any, linear: Any) -> Any:
    """Return what a network of 64-bit numbers says, by the matrices that it is made of."""
    rest = words[5 + inputs :]
    first, shift, last = np.split(rest, [inputs * HIDDEN, (inputs + 1) * HIDDEN])
    return (
        linear @ words[4 : 4 + inputs] + words[4 + inputs] + np.maximum(x @ first.reshape(-1, HIDDEN) + shift, 0) @ last
    )


def aim(actor: Any, critic: Any, m: Moments, d: int, better: float, result: float, spice: float) -> tuple[float, float]:
    """Return what a step is to make less of a moment, for the actor and for the critic, in plain numbers."""
    own = policy_of(ludoteka.game(NAME))
    seen, inputs = len(own.POSITION_INPUTS), len(own.POSITION_INPUTS) + len(own.ACTION_INPUTS)
    favours = []
    for a in range(m.count[d]):
        x, linear = np.zeros(inputs), np.zeros(inputs)
        x[:seen] = m.x[d]
        row = m.place[d] + a
        for j in range(m.pairs[row]):
            x[seen + m.which[row, j]] += m.much[row, j]
            linear[seen + m.which[row, j]] += m.much[row, j]
        favours.append(said_by(actor, inputs, x, linear) - actor[4 + inputs])
    chances = np.exp(favours - max(favours))
    chances /= chances.sum()
    ratio = chances[m.chosen[d]] / m.chance[d]
    worth = min(ratio * better, np.clip(ratio, 0.8, 1.2) * better) - spice * (chances @ np.log(chances))
    off = said_by(critic, seen, m.x[d], np.zeros(seen)) - result
    return -float(worth), 0.5 * float(off) ** 2


@pytest.mark.parametrize("better", [0.7, -0.4])
def test_slopes_are_those_of_the_aim(better: float) -> None:
    """Slopes of the compiled code against differences of a plain reading of the aim, in a random direction."""
    m, moments, _, learner = played(rivals=0, games=1)
    game, dice = ludoteka.game(NAME), np.random.default_rng(3)
    compared = 0
    for d in range(0, moments, 7):
        slopes = np.zeros_like(learner.actor), np.zeros_like(learner.critic)
        room = np.full(moments, better, np.float32), np.full(moments, 0.25, np.float32)
        order, told = np.array([d]), np.zeros(TOLD)
        ppo._kernels(game).learn(
            order, 0.2, 0.05, learner.actor, learner.critic, *slopes, HIDDEN, m, *room, told
        )  # fmt: skip
        parts = [learner.actor.astype(np.float64), learner.critic.astype(np.float64)]
        for which in (0, 1):
            away = dice.normal(0, 1, len(parts[which]))
            away[: network.HEAD] = 0
            high, low = ([part.copy() for part in parts] for _ in range(2))
            high[which] += 1e-6 * away
            low[which] -= 1e-6 * away
            above, below = (aim(one[0], one[1], m, d, better, 0.25, 0.05)[which] for one in (high, low))
            rises = (above - below) / 2e-6
            assert float(slopes[which].astype(np.float64) @ away) == pytest.approx(rises, rel=2e-3, abs=2e-4)
            compared += 1
    assert compared >= 6


def test_practice_takes_more_often_what_went_better(tmp_path: Path) -> None:
    """After a hundred steps with one moment's action counted as better, and no other, it is likelier."""
    m, moments, told, learner = played(rivals=0, games=1)
    kernels = ppo._kernels(ludoteka.game(NAME))
    d = next(d for d in range(moments) if m.count[d] > 3)
    room = np.full(moments, 1.0, np.float32), np.zeros(moments, np.float32)
    slopes = np.zeros_like(learner.actor), np.zeros_like(learner.critic)
    before = float(m.chance[d])
    for number in range(1, 101):
        kernels.learn(
            np.array([d]), 0.2, 0.0, learner.actor, learner.critic, *slopes, HIDDEN, m, *room, told
        )  # fmt: skip
        kernels.step(learner.actor, slopes[0], learner.actor_1, learner.actor_2, 1e-2, number, 1)
    units = np.zeros(HIDDEN, np.float32), np.zeros((1000, HIDDEN), np.float32), np.zeros(1000, np.float32)
    kernels.favour_each(learner.actor, HIDDEN, m, d, *units)
    after = float(units[2][m.chosen[d]])
    assert after > 1.2 * before * 0.99  # as far as one lesson may go, and a step beyond
    assert after < 1.0


def test_the_command_practises_and_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "train", NAME, "--check", "--out", str(tmp_path / "run")]) == 0
    said = capsys.readouterr().out
    assert "run" in said
    assert "judging by hand" in said
    assert (tmp_path / "run" / "model.json").exists()
