"""Whole games at random."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from tests.games.oriflamme_alliance.oracle.game import Oracle
from tests.games.oriflamme_alliance.oracle.rows import BLUE, RED, down, look, play, random_game, table
from tests.games.oriflamme_alliance.oracle.table import (
    CARDS,
    Leave,
    Place,
)


def check_conservation(oracle: Oracle) -> None:
    for seat in range(oracle.players):
        cards = oracle.hands[seat] + oracle.aside[seat] + oracle.eliminated[seat] + oracle.discarded[seat]
        cards += [card.name for card in oracle.kept[seat]]
        cards += [c.name for p in oracle.row for c in p.cards if c.family == seat]
        assert sorted(cards) == sorted(CARDS)
        assert oracle.ip[seat] >= 0
        assert len(oracle.aside[seat]) == 3
    assert oracle.verdict_supply + oracle.verdicts_in_row() == 5
    assert all(position.cards for position in oracle.row)
    assert all(len({card.family for card in position.cards}) == 1 for position in oracle.row)
    for card in (card for position in oracle.row for card in position.cards):
        assert card.ip >= 0
        assert not (card.face_up and card.ip and card.name != "diplomat")
        assert not (card.face_up and not card.is_character)
        assert not card.public or (card.name == "uprising" and not card.face_up)
    assert sum(len(position.cards) for position in oracle.row) <= 30


def check_ledger(before: list[int], oracle: Oracle) -> None:
    """The IP in front of the players change by exactly what the events say."""
    expected = list(before)
    for event in oracle.events:
        if event.kind in ("gained", "extorted", "agreement_pays"):
            assert event.amount > 0
            expected[event.seat] += event.amount
    assert expected == oracle.ip


def check_nobody_skipped_or_repeated(oracle: Oracle) -> None:
    """After an activation: every card acted at most once, every position still there was visited."""
    assert len({id(card) for _, card in oracle.acted}) == len(oracle.acted)
    assert len({id(position) for position in oracle.visited}) == len(oracle.visited)
    visited = [position for position in oracle.visited if any(position is other for other in oracle.row)]
    assert [id(position) for position in visited] == [id(position) for position in oracle.row]


def check_node(oracle: Oracle) -> None:
    moves = oracle.legal_moves()
    assert len(set(moves)) == len(moves) > 0
    if oracle.node == "place":
        assert len(moves) <= 20
    elif oracle.node == "leave_or_reveal":
        assert oracle.acting is not None
        assert len(moves) == 2 or (oracle.acting.name == "uprising" and not oracle.acting.public)
    else:
        assert len(moves) >= 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_keep_every_invariant(players: int):
    rng = random.Random(players)
    kinds: Counter[str] = Counter()
    nodes: Counter[str] = Counter()
    placements = 0
    for _ in range(100):
        oracle = random_game(players, rng)
        assert all(len(hand) == 7 for hand in oracle.hands)
        while not oracle.over:
            check_node(oracle)
            nodes[oracle.node] += 1
            if oracle.node == "place":
                placements = max(placements, len(oracle.legal_moves()))
            before, old_round, old_phase = list(oracle.ip), oracle.round, oracle.phase
            oracle.apply(rng.choice(oracle.legal_moves()))
            kinds.update(event.kind for event in oracle.events)
            check_conservation(oracle)
            check_ledger(before, oracle)
            if old_phase == "activation" and (oracle.over or oracle.round != old_round):
                check_nobody_skipped_or_repeated(oracle)
        assert len(oracle.history) <= 6 * players * (1 + 3 * 6)
        assert all(len(hand) == 1 for hand in oracle.hands)
        assert oracle.winners()
        assert oracle.legal_moves() == []
    assert placements <= 20
    assert set(nodes) == {"place", "leave_or_reveal", "branch", "target", "hand_card"}
    assert set(kinds) == {
        *("round_started", "agreement_pays", "placed", "covered", "left", "revealed", "acts", "ip_put", "gained"),
        *("lost", "verdict_put", "verdict_returned", "eliminated", "discarded", "kept", "swapped", "extorted"),
        *("turned_down", "uncovered", "game_over"),
    }


def test_the_largest_row_and_the_largest_choice_of_placements():
    oracle = Oracle([CARDS] * 5, 0)
    most = 0
    while not oracle.over:
        moves = oracle.legal_moves()
        if oracle.node == "place":
            most = max(most, len(moves))
        oracle.apply(next((m for m in moves if isinstance(m, Place) and m.where == "end"), moves[0]))
    assert len(oracle.row) == 30
    assert most == 20


def test_a_copy_is_the_same_game_and_independent():
    rng = random.Random(1)
    oracle = random_game(4, rng)
    for _ in range(50):
        oracle.apply(rng.choice(oracle.legal_moves()))
    twin = oracle.copy()
    assert look(twin) == look(oracle)
    assert (twin.ip, twin.node, twin.player, twin.legal_moves()) == (
        oracle.ip,
        oracle.node,
        oracle.player,
        oracle.legal_moves(),
    )
    before = look(oracle)
    while not twin.over:
        twin.apply(rng.choice(twin.legal_moves()))
    assert look(oracle) == before
    assert not oracle.over


def test_events_of_a_face_down_card_left_are_the_same_for_every_identity():
    told = []
    for name in CARDS:
        oracle = table(down(RED, name), down(BLUE, "empress"))
        assert (oracle.player, oracle.node) == (RED, "leave_or_reveal")
        told.append(play(oracle, Leave()))
    assert all(one == other for one, other in pairwise(told))
