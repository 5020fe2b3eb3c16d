"""Replays: each step of a game, as a seat saw it, is made once and kept as it is sent."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec

import ludoteka
from ludoteka.server.live import seat_messages
from ludoteka.server.state.sight import Sight
from ludoteka.server.state.table_state import TableState
from ludoteka.server.web import prices
from ludoteka.server.wire.requests import Replay, ReplayStep

#: So many steps are sent at once.
STEPS = 40
#: What is kept of all replays together, in bytes.
_KEPT = 24_000_000
#: After so many moves of a game others have a turn.
_MOVES = 20

_encode = msgspec.json.encode


@dataclass
class Strip:
    """The steps of one game for one seat, as far as somebody has asked for them."""

    moves: list[int] = field(default_factory=list)
    #: By their number; the view before the first decision has number 0.
    views: dict[int, msgspec.Raw] = field(default_factory=dict)
    steps: dict[int, ReplayStep] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """How many bytes its views take, by far the most of it."""
        return sum(len(view) for view in self.views.values())

    def follow(self, moves: list[int]) -> None:
        """Forget what was taken back since, and what came of it."""
        if moves[: len(self.moves)] != self.moves:
            pairs = enumerate(zip(self.moves, moves, strict=False))
            same = next((number for number, (old, new) in pairs if old != new), min(len(self.moves), len(moves)))
            self.steps = {number: step for number, step in self.steps.items() if number < same}
            self.views = {number: view for number, view in self.views.items() if number <= same}
        self.moves = list(moves)


class Replays:
    """Makes stretches of games; whoever asks for what is not made yet pays for it."""

    def __init__(self, tariff: prices.Prices) -> None:
        self._prices = tariff
        self._kept: OrderedDict[tuple[str, int | None, bool, bool], Strip] = OrderedDict()

    async def stretch(self, sight: Sight, first: int, address: str) -> bytes:
        """Return a stretch of a game as a seat saw it, in JSON. Raises TooMuch."""
        state, seat = sight.state, sight.seat
        first = min(first, len(state.moves))
        wanted = range(first, min(first + STEPS, len(state.moves)))
        strip = self._strip(sight)
        views, steps = strip.views, strip.steps
        missing = sum(number not in steps for number in wanted)
        if missing or first not in views:
            self._prices.demand(address, prices.REPLAY_MOVE * first + prices.REPLAY_STEP * missing)
            async with self._prices.turn(address):
                await _make(state, seat, wanted, views, steps)
            self._make_room()
        return _encode(
            Replay(
                table=state.setting.id,
                seat=seat,
                state=state.status,
                first=first,
                decisions=len(state.moves),
                view=views[first],
                steps=[steps[number] for number in wanted],
            )
        )

    def _strip(self, sight: Sight) -> Strip:
        state = sight.state
        key = (state.setting.id, sight.seat, state.status == "over", sight.behind)
        strip = self._kept.setdefault(key, Strip())
        self._kept.move_to_end(key)
        strip.follow(state.moves)
        return strip

    def _make_room(self) -> None:
        """Let go of what nobody has asked for the longest."""
        size = sum(strip.size for strip in self._kept.values())
        while size > _KEPT and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            size -= gone.size


async def _make(
    state: TableState, seat: int | None, wanted: range, views: dict[int, msgspec.Raw], steps: dict[int, ReplayStep]
) -> None:
    """Add what is missing of what is wanted; others have a turn in between."""
    position = state.begin()
    for number, action in enumerate(state.moves[: wanted.start]):
        position.apply(action)
        if number % _MOVES == 0:
            await asyncio.sleep(0)
    if wanted.start not in views:
        views[wanted.start] = _view(state, seat, position, wanted.start)
    for number in wanted:
        after = position.after(state.moves[number])
        if number not in steps:
            views[number + 1] = _view(state, seat, after, number + 1)
            steps[number] = _step(state, seat, state.moves[number], position, after, views[number + 1])
            await asyncio.sleep(0)
        position = after


def _view(state: TableState, seat: int | None, position: ludoteka.Position, number: int) -> msgspec.Raw:
    return msgspec.Raw(_encode(position.view(seat) | seat_messages.past(state, position, state.moves[:number])))


def _step(
    state: TableState,
    seat: int | None,
    action: int,
    before: ludoteka.Position,
    after: ludoteka.Position,
    view: msgspec.Raw,
) -> ReplayStep:
    mover = before.current_player
    shown = state.status == "over" or mover == seat  # what others choose may be hidden
    return ReplayStep(
        seat=mover,
        text=seat_messages.legal_of(before.game, action).text if shown else None,
        phrases=[phrase.to_json() for phrase in before.log(action, after, seat)],
        view=view,
    )
