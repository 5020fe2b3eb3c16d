"""After the end a log opens all that was hidden in a game; before the end it opens nothing to anybody."""

from __future__ import annotations

import json
import random

import pytest

import ludoteka
from ludoteka.server.common.errors import NotAllowed, TooMuch
from ludoteka.server.common.settings import Settings
from ludoteka.server.live import seat_messages
from ludoteka.server.state.events import LogEntry, Moved, Resigned
from ludoteka.server.state.table_state import TableState
from ludoteka.server.web.open_logs import OpenLogs
from ludoteka.server.web.prices import Prices
from ludoteka.server.wire.wire_types import Entry
from tests.conformance.cases import Case, few_cases
from tests.server.room import begun, sight

CASES = few_cases()
HIDDEN = [case for case in CASES if ludoteka.game(case.name).header.hidden]


def played(case: Case, most: int = 1000) -> TableState:
    """Return a table where a random game was played, to the end unless it is longer."""
    dice = random.Random(f"{case}")
    state = begun(case, dice.getrandbits(128))
    while state.status == "playing" and len(state.moves) < most:
        assert state.position is not None
        assert state.mover is not None
        text = state.position.game.action_to_text(dice.choice(state.position.legal_actions()))
        state.apply(LogEntry(state.seq + 1, 0, Moved(state.mover, text)))
    return state


def seen(entry: Entry) -> str:
    return json.dumps(entry.phrases)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_move_is_told_by_whoever_knew_most(case: Case) -> None:
    state = played(case)
    opened = {entry.seq: entry for entry in seat_messages.opened(sight(state, None))}
    plain = {entry.seq: entry for entry in seat_messages.log(sight(state, None), 0) if entry.kind == "moved"}
    assert opened.keys() == plain.keys()
    assert '"private"' not in json.dumps([seen(entry) for entry in opened.values()]), "nothing is private any more"
    richer = [seq for seq, entry in opened.items() if seen(entry) != seen(plain[seq])]
    assert bool(richer) == ludoteka.game(case.name).header.hidden
    movers = {seat: {e.seq: e for e in seat_messages.log(sight(state, seat), 0)} for seat in range(case.players)}
    for seq in richer:
        own = movers[opened[seq].seat or 0][seq].phrases
        for told, mine, bare in zip(opened[seq].phrases, own, plain[seq].phrases, strict=True):
            if mine != bare:
                assert json.dumps(told) == json.dumps(mine).replace(', "look": "private"', ""), "as the mover read it"


@pytest.mark.parametrize("case", HIDDEN, ids=str)
def test_nothing_is_opened_before_the_end(case: Case) -> None:
    state = played(case, 12)
    assert state.status == "playing"
    for seat in (None, *range(case.players)):
        with pytest.raises(NotAllowed, match="after the end"):
            list(seat_messages.opened(sight(state, seat)))


async def test_it_is_made_once_paid_by_who_asks_first_and_also_of_a_game_that_was_given_up() -> None:
    state = played(HIDDEN[0], 12)
    for seat in range(1, len(state.chairs)):
        state.apply(LogEntry(state.seq + 1, 0, Resigned(seat)))
    assert state.status == "over"
    logs = OpenLogs(Prices(Settings(request_credit=20.0, request_rate=0.001)))
    first = await logs.log(sight(state, None), "x")
    assert len(json.loads(first)["log"]) == 12
    for _ in range(30):
        assert await logs.log(sight(state, None), "x") is first
    with pytest.raises(TooMuch):
        await OpenLogs(Prices(Settings(request_credit=5.0, request_rate=0.001))).log(sight(state, None), "x")
