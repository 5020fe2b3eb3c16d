"""What may be taken back has told nobody anything: whoever watched could believe all that they believed before."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.engine.undo import may_undo
from tests.conformance.cases import Case, few_cases, sampled

#: Positions that a seat cannot tell apart, tried for each step.
TWINS = 4
Heard = tuple[list[object], dict[str, object]]


def heard(before: ludoteka.Position, action: int, seat: int | None) -> Heard:
    """Return what a seat is told of an action, and what it sees then."""
    after = before.after(action)
    return [phrase.to_json() for phrase in before.log(action, after, seat)], after.view(seat)


def could_be(twin: ludoteka.Position, action: int, seat: int | None, what: Heard) -> bool:
    """Tell whether a seat might have heard the same in a twin, by the same action or by another."""
    legal = twin.legal_actions()
    tried = [action] * (action in legal) + [other for other in legal if other != action]
    return any(heard(twin, other, seat) == what for other in tried)


def watchers(position: ludoteka.Position) -> list[int | None]:
    """Return who may not know all, besides the seat that decides; nobody where nothing is hidden."""
    if not position.game.header.hidden:
        return []
    return [None, *(seat for seat in range(position.players) if seat != position.current_player)]


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_a_step_that_told_somebody_something_new_or_left_something_to_chance_is_not_undone(case: Case) -> None:
    for position, action in sampled(case, 31, 0.5):
        if action < 0 or not may_undo(position, position.after(action)):
            continue
        assert position.after(action).state.rng.tolist() == position.state.rng.tolist()
        for seat in watchers(position):
            what = heard(position, action, seat)
            for seed in range(TWINS):
                twin = position.resample(seat, seed)
                assert could_be(twin, action, seat, what), f"{position!r} {case.game.action_to_text(action)}"


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_what_is_foretold_depends_on_nothing_that_the_seat_cannot_know(case: Case) -> None:
    for position, action in sampled(case, 32, 0.3):
        seat = position.current_player
        if action < 0 or seat is None:
            continue
        for seed in range(TWINS):
            assert position.resample(seat, seed).preview(action) == position.preview(action), repr(position)
