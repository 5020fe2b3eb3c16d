"""What holds in every position of Pebbles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .numbers import BIG, SEATS, SECRETS


def problems(s: Any) -> Iterator[str]:
    if not 1 <= s.players <= SEATS:
        yield f"there are {s.players} players"
        return
    if not 0 <= s.heap <= BIG:
        yield f"the heap is {s.heap}, not 0 to {BIG}"
    if not 0 <= s.turn < s.players:
        yield f"it is the turn of seat {s.turn}"
    if s.dice not in (0, 1) or s.peeked not in (0, 1):
        yield "a flag is neither 0 nor 1"
    for p in range(SEATS):
        if not (2 <= s.most[p] <= 3 and 0 <= s.score[p] < 100 and 0 <= s.secret[p] < SECRETS) and p < s.players:
            yield f"seat {p} is impossible"
