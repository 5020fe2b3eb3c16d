"""Rows as they may lie, for the tests of the oracle."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence

from tests.games.oriflamme_alliance.oracle.game import Oracle, RandomChance
from tests.games.oriflamme_alliance.oracle.table import (
    CARDS,
    HAND,
    Card,
    Event,
    Move,
    Position,
)

RED, BLUE, GREEN, YELLOW, BLACK = range(5)


def down(family: int, name: str, ip: int = 0, verdict: bool = False, public: bool = False) -> Card:
    return Card(family, name, ip, False, verdict, public)


def up(family: int, name: str, ip: int = 0, verdict: bool = False) -> Card:
    return Card(family, name, ip, True, verdict)


def table(
    *row: Card | list[Card],
    players: int = 3,
    round_: int = 2,
    hands: Mapping[int, Sequence[str]] | None = None,
    kept: Iterable[Card] = (),
    start: bool = True,
) -> Oracle:
    """A game in which the row lies as given (stacks from bottom to top) and the activation begins."""
    oracle = Oracle([CARDS] * players, 0)
    oracle.round = round_
    oracle.row = [Position(list(entry) if isinstance(entry, list) else [entry]) for entry in row]
    oracle.kept = [[card for card in kept if card.family == seat] for seat in range(players)]
    for position in oracle.row:
        for card in position.cards:
            card.laid_at = oracle.tick()
    oracle.verdict_supply -= oracle.verdicts_in_row()
    for seat in range(players):
        used = [card.name for position in oracle.row for card in position.cards if card.family == seat]
        used += [card.name for card in oracle.kept[seat]]
        free = [name for name in CARDS if name not in used]
        hand = list(hands[seat]) if hands is not None and seat in hands else free[:-3][: HAND - round_]
        free = [name for name in free if name not in hand]
        oracle.hands[seat], oracle.discarded[seat], oracle.aside[seat] = hand, free[:-3], free[-3:]
        assert len(oracle.aside[seat]) == 3
    if start:
        oracle.start_activation()
    return oracle


def play(oracle: Oracle, *moves: Move) -> list[Event]:
    """Apply the moves; all their events in order."""
    events: list[Event] = []
    for move in moves:
        oracle.apply(move)
        events += oracle.events
    return events


def short(events: Iterable[Event]) -> list[tuple[str, int, int]]:
    return [(event.kind, event.seat, event.amount) for event in events if event.kind != "uncovered"]


def look(oracle: Oracle) -> list[list[tuple[int, str, int, bool]]]:
    return [[(c.family, c.name, c.ip, c.face_up) for c in position.cards] for position in oracle.row]


def random_game(players: int, rng: random.Random) -> Oracle:
    return Oracle(*RandomChance(rng).deal(players))
