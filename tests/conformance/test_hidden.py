"""What a seat cannot know: nothing that it receives depends on it."""

from __future__ import annotations

import json

import pytest

import ludoteka
from tests.conformance.cases import Case, few_cases, sampled


def seats(case: Case) -> list[int | None]:
    return [None, *range(case.players)]


def legal_for(position: ludoteka.Position, seat: int | None) -> list[int]:
    return position.legal_actions() if seat is not None and position.current_player == seat else []


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_redrawing_what_a_seat_cannot_know_changes_nothing_that_it_receives(case: Case) -> None:
    for position, _ in sampled(case, 21, 0.25):
        for seat in seats(case):
            other = position.resample(seat, seed=5)
            assert other.view(seat) == position.view(seat)
            assert legal_for(other, seat) == legal_for(position, seat)
            assert list(case.game.parts.check.problems(other.state)) == [], str(other)
            assert other.current_player == position.current_player


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_a_redrawn_position_depends_on_the_seats_knowledge_and_the_seed_alone(case: Case) -> None:
    for position, _ in sampled(case, 22, 0.25):
        for seat in seats(case):
            once = position.resample(seat, seed=6)
            assert once == position.resample(seat, seed=6)
            assert position.resample(seat, seed=7).resample(seat, seed=6) == once


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_what_a_seat_is_told_of_an_action_does_not_depend_on_what_it_cannot_know(case: Case) -> None:
    """Another's action is told alike in two positions that a seat cannot tell apart, where chance plays no part."""
    compared = 0
    for position, action in sampled(case, 23, 0.25):
        if action < 0:
            continue
        after = position.after(action)
        for seat in seats(case):
            if seat == position.current_player:
                continue
            told = [phrase.to_json() for phrase in position.log(action, after, seat)]
            twin = position.resample(seat, seed=8)
            if action in twin.legal_actions():
                twin_after = twin.after(action)
                if twin_after.view(seat) == after.view(seat):
                    assert [p.to_json() for p in twin.log(action, twin_after, seat)] == told
                    compared += 1
    assert compared > 0


def shown_somewhere(value: object, path: str = "") -> set[tuple[str, str]]:
    """Return every leaf of a view with its path."""
    if isinstance(value, dict):
        return {leaf for key, part in value.items() for leaf in shown_somewhere(part, f"{path}/{key}")}
    if isinstance(value, list):
        return {leaf for i, part in enumerate(value) for leaf in shown_somewhere(part, f"{path}/{i}")}
    return {(path, json.dumps(value))}


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_a_spectator_sees_nothing_that_any_single_seat_may_not_see(case: Case) -> None:
    for position, _ in sampled(case, 24, 0.2):
        public = {leaf for leaf in shown_somewhere(position.view(None)) if leaf[0] != "/seat"}
        for seat in range(case.players):
            assert public <= shown_somewhere(position.view(seat)), f"seat {seat}"


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_views_are_json(case: Case) -> None:
    for position, _ in sampled(case, 25, 0.2):
        for seat in seats(case):
            view = position.view(seat)
            assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_the_table_can_be_drawn_from_every_view(case: Case) -> None:
    from ludoteka.engine.text import LANGUAGES, Words

    for position, _ in sampled(case, 26, 0.15):
        for seat in seats(case):
            for language in LANGUAGES:
                drawing = case.game.parts.terminal.draw(position.view(seat), Words(language))
                assert drawing.strip()
