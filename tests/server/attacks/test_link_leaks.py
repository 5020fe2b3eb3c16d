"""What a link of a running game holds is what its seat knows: redraw the rest, and every letter stays the same."""

from __future__ import annotations

import pytest

from ludoteka.engine.codes import read_code
from ludoteka.server.web.routes import positions
from tests.conformance.cases import Case
from tests.server.attacks.test_leaks import CASES, seats, walk, with_position

#: So often is a link compared with that of a twin, in each game.
FEWEST = 12


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_link_holds_nothing_that_its_seat_cannot_know(case: Case) -> None:
    compared = 0
    for state in walk(case, 11, 0.08):
        position = state.position
        assert position is not None
        if state.status == "over":
            continue
        for seat in seats(state):
            link = positions.moment(position.copy(), [], 0, seat, over=False)
            assert link.moves == []
            for seed in (3, 4):
                twin = with_position(state, position.resample(seat, seed=seed)).position
                assert twin is not None
                assert positions.moment(twin, [], 0, seat, over=False).code == link.code
                compared += 1
            found = read_code(case.game, link.code, seed=1)
            assert found.position.view(seat) == position.view(seat)
            secret = {int(word) for word in position.state.rng} - {0}
            drawn = {int(word) for word in case.game.parse(link.position).state.rng[:2]}
            assert not secret & drawn
            if not case.game.header.perfect:
                assert not link.whole
                assert f"{state.setting.seed:032x}"[:16] not in link.position
    assert compared >= FEWEST


@pytest.mark.parametrize("case", CASES[:3], ids=str)
def test_an_earlier_moment_tells_nothing_of_what_came_after_it(case: Case) -> None:
    *_, state = walk(case, 12)
    moves = list(state.moves)
    for count in range(0, len(moves), max(1, len(moves) // 5)):
        known = positions.moment(state.begin(), moves, count, 0, over=False)
        assert known.code == positions.moment(state.begin(), moves[:count], count, 0, over=False).code
        assert known.moves == []
        whole = positions.moment(state.begin(), moves, count, 0, over=True)
        assert whole.whole
        assert whole.at == min(count, 400)
        assert len(whole.moves) <= len(moves)
