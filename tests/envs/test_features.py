"""Observations: what each number is, and that none of them tells what the seat cannot know."""

from __future__ import annotations

import numpy as np
import pytest

import ludoteka
from ludoteka.envs.kernels import observer_of
from tests.conformance.cases import Case, few_cases, sampled


def observed(position: ludoteka.Position, seat: int) -> np.ndarray:
    row = np.full(position.game.parts.features.LENGTH, 77, np.int8)
    observer_of(position.game)(position.raw, seat, row)
    return row


def part(position: ludoteka.Position, seat: int, name: str) -> list[int]:
    """Return a part of an observation by its name."""
    start = 0
    for own, length, _ in position.game.parts.features.PARTS:
        if own == name:
            numbers: list[int] = observed(position, seat)[start : start + length].tolist()
            return numbers
        start += length
    raise KeyError(name)


@pytest.mark.parametrize("name", ludoteka.games())
def test_every_number_is_named(name: str) -> None:
    features = ludoteka.game(name).parts.features
    names = [part[0] for part in features.PARTS]
    assert len(set(names)) == len(names)
    assert sum(length for _, length, _ in features.PARTS) == features.LENGTH
    assert all(meaning and length > 0 for _, length, meaning in features.PARTS)


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_redrawing_what_a_seat_cannot_know_changes_no_observation(case: Case) -> None:
    changed = False
    for position, _ in sampled(case, 31, 0.3):
        for seat in range(case.players):
            before = observed(position, seat).tolist()
            for seed in range(3):
                other = position.resample(seat, seed=seed)
                changed |= other != position
                assert observed(other, seat).tolist() == before
    assert changed or not case.game.header.hidden


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_observations_tell_positions_of_a_game_apart(case: Case) -> None:
    """From one decision to the next something changes, for the seat that has decided at least."""
    same = count = 0
    last: dict[int, list[int]] = {}
    for position, action in sampled(case, 32, 1.0):
        if action >= 0 and position.current_player is not None:
            row = observed(position, position.current_player).tolist()
            same += last.get(position.current_player) == row
            last[position.current_player] = row
            count += 1
    assert same == 0, f"{same} of {count}"


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_no_number_overflows(case: Case) -> None:
    """Numbers are counts, places and flags, so none is negative."""
    for position, _ in sampled(case, 33, 0.5):
        for seat in range(case.players):
            assert observed(position, seat).min() >= 0


def test_opale_shows_my_hand_and_hides_yours() -> None:
    position = ludoteka.game("opale").new(seed=5)
    s = position.state
    for seat in range(2):
        assert part(position, seat, "hand") == s.hand.tolist()[seat]
        assert sum(part(position, seat, "unseen")) == 40 or sum(part(position, seat, "unseen")) > s.held[1 - seat]


def test_orion_duel_turns_the_board_to_the_observer() -> None:
    position = ludoteka.game("orion-duel").new(seed=5)
    position.apply(position.legal_actions()[0])
    assert part(position, 0, "mine") == part(position, 1, "yours")
    assert part(position, 0, "my_edge") == part(position, 1, "your_edge")
    assert sum(part(position, 0, "galaxies")) == 8
    assert sum(part(position, 0, "holes")) == 7


def test_akropolis_draws_the_own_city() -> None:
    position = ludoteka.game("akropolis").new(players=2, seed=5)
    while not position.is_over:
        position.apply(position.legal_actions()[-1])
    for seat in range(2):
        kinds, heights = part(position, seat, "kinds"), part(position, seat, "heights")
        shown = {
            (q % 64, r % 64): (kind, level) for q, r, kind, level, _ in position.view(seat)["seats"][seat]["hexes"]
        }
        assert sum(height > 0 for height in heights) == len(shown) == sum(kind > 0 for kind in kinds)
        for (q, r), (_, level) in shown.items():
            assert heights[(r + 32) % 64 * 64 + (q + 32) % 64] == level
