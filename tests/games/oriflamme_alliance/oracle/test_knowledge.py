"""What a seat knows of the others' cards."""

from __future__ import annotations

import random

from tests.games.oriflamme_alliance.oracle.game import Oracle, RandomChance
from tests.games.oriflamme_alliance.oracle.knowledge import Assignment, Slot
from tests.games.oriflamme_alliance.oracle.rows import BLUE, RED, down, play, table, up
from tests.games.oriflamme_alliance.oracle.table import (
    CARDS,
    Branch,
    Card,
    Event,
    HandCard,
    Leave,
    Move,
    Place,
)


def test_at_the_start_every_opponents_card_is_unseen_and_the_own_are_known():
    oracle = Oracle([CARDS] * 3, 0)
    known = oracle.what_is_known(0)
    assert known[0].unseen == frozenset()
    assert known[0].possible == {}
    assert known[1].unseen == frozenset(CARDS)
    assert len(known[1].possible) == 10
    assert set(known[1].possible.values()) == {frozenset(CARDS)}
    assert len(oracle.enumerate_consistent(0, 1)) == 120  # ways to choose 3 of 10


def test_covered_face_up_cards_and_a_flipped_uprising_are_known():
    oracle = table(
        [up(RED, "fanatic"), down(RED, "empress")],
        [down(RED, "uprising", 0, public=True), down(RED, "judge")],
        down(BLUE, "empress"),
    )
    known = oracle.what_is_known(BLUE)[RED]
    assert not {"fanatic", "uprising"} & known.unseen
    assert set(known.unseen) >= {"empress", "judge"}
    row = [slot for slot in known.possible if slot.kind == "row"]
    assert row == [Slot("row", 0, 1), Slot("row", 1, 1)]


def test_a_returned_informant_is_in_hand_or_laid_later():
    oracle = table(
        up(RED, "informant"), down(RED, "judge"), up(BLUE, "fanatic"), hands={RED: ["empress", "fanatic", "uprising"]}
    )
    play(oracle, Branch("exchange"), HandCard("empress"), Leave())
    known = oracle.what_is_known(BLUE)[RED]
    for slot, cards in known.possible.items():
        assert ("informant" in cards) == (slot.kind == "hand"), slot
    play(oracle, Place("empress", "end"), Place("empress", "end"), Place("uprising", "start"))
    known = oracle.what_is_known(BLUE)[RED]
    assert {slot for slot, cards in known.possible.items() if "informant" in cards} == {
        Slot("hand", 0),
        Slot("hand", 1),
        Slot("row", 0, 0),
    }


def test_a_single_hand_card_after_the_exchange_is_the_informant():
    oracle = table(up(RED, "informant"), down(BLUE, "empress"), round_=6)
    play(oracle, Branch("exchange"))
    assert oracle.what_is_known(BLUE)[RED].possible[Slot("hand", 0)] == frozenset({"informant"})
    play(oracle, Leave())
    assert oracle.over
    assert oracle.what_is_known(BLUE)[RED].unseen == frozenset()


def preferred(oracle: Oracle, rng: random.Random) -> Move:
    """A random move that likes exchanges, so that Informants travel."""
    moves = oracle.legal_moves()
    if Branch("exchange") in moves and rng.random() < 0.7:
        return Branch("exchange")
    return rng.choice(moves)


def check_knowledge(oracle: Oracle, seat: int, family: int) -> list[Assignment]:
    """What is known must be exactly the union of all consistent assignments, the truth among them."""
    known = oracle.what_is_known(seat)[family]
    assignments = oracle.enumerate_consistent(seat, family)
    assert len(set(assignments)) == len(assignments) > 0
    union: dict[str | Slot, set[str]] = {}
    for assignment in assignments:
        union.setdefault("hand", set()).update(assignment.hand)
        union.setdefault("aside", set()).update(assignment.aside)
        for slot, name in assignment.row:
            union.setdefault(slot, set()).add(name)
    for slot, cards in known.possible.items():
        assert cards == union[slot if slot.kind == "row" else slot.kind], slot
    truth = Assignment(
        frozenset(oracle.hands[family]),
        frozenset(oracle.aside[family]),
        tuple((slot, oracle.row[slot.index].cards[slot.height].name) for slot in known.possible if slot.kind == "row"),
    )
    assert truth in assignments
    return assignments


def laid_cards(oracle: Oracle, family: int) -> list[str]:
    """The names of a family's laid cards in the order of laying (placements and exchanges)."""
    laid: list[str] = []
    twin = replay_start(oracle)
    for move in oracle.history:
        twin.apply(move)
        laid += [e.card or "" for e in twin.events if e.kind in ("placed", "swapped") and e.seat == family]
    return laid


def replay_start(oracle: Oracle) -> Oracle:
    twin = oracle.copy()
    twin.__dict__.update(oracle.copy()._beginning)
    twin._begin("game")
    return twin


def assigned_world(oracle: Oracle, family: int, assignment: Assignment, start: list[list[str]], first: int) -> Oracle:
    """Play the same game with the family's unseen cards lying as assigned: must look the same to the others."""
    # Which laying put a card into each row slot: clock order of the laid cards still there and unseen.
    numbering = {id(card): number for number, card in enumerate(row_cards_by_laying(oracle, family))}
    laid = laid_cards(oracle, family)
    alive = surviving_layings(oracle, family)
    for slot, name in assignment.row:
        card = oracle.row[slot.index].cards[slot.height]
        laid[alive[numbering[id(card)]]] = name
    orders = [list(order) for order in start]
    orders[family] = sorted(assignment.aside) + [n for n in CARDS if n not in assignment.aside]
    world = Oracle(orders, first)
    count = 0
    for move in oracle.history:
        if isinstance(move, Place) and world.player == family:
            move = Place(laid[count], move.where, move.position)
        elif isinstance(move, HandCard) and world.player == family:
            move = HandCard(laid[count])
        world.apply(move)
        count += sum(1 for e in world.events if e.kind in ("placed", "swapped") and e.seat == family)
    return world


def row_cards_by_laying(oracle: Oracle, family: int) -> list[Card]:
    cards = [card for position in oracle.row for card in position.cards if card.family == family]
    return sorted(cards, key=lambda card: card.laid_at)


def surviving_layings(oracle: Oracle, family: int) -> list[int]:
    """The numbers (order of laying) of the family's cards that are still in the row."""
    twin = replay_start(oracle)
    seen: list[Card] = []
    for move in [None, *oracle.history]:
        if move is not None:
            twin.apply(move)
        for card in row_cards_by_laying(twin, family):
            if not any(card is other for other in seen):
                seen.append(card)
    return [number for number, card in enumerate(seen) if any(card is c for p in twin.row for c in p.cards)]


def public_log(oracle: Oracle, viewer: int) -> list[Event]:
    twin = replay_start(oracle)
    log = list(twin.events)
    for move in oracle.history:
        twin.apply(move)
        log += [event.seen_by(viewer) for event in twin.events]
    return log


def few_unseen(oracle: Oracle, seat: int, family: int) -> bool:
    return family != seat and len(oracle.what_is_known(seat)[family].unseen) <= 7


def test_knowledge_is_the_union_of_all_consistent_assignments_and_each_world_looks_the_same():
    rng = random.Random(7)
    checked = returned = worlds = 0
    for game in range(60):
        players = 3 + game % 3
        orders, first = RandomChance(rng).deal(players)
        oracle = Oracle(orders, first)
        stop = rng.randrange(60, 160)
        while not oracle.over and len(oracle.history) < stop:
            oracle.apply(preferred(oracle, rng))
        if oracle.over:
            continue
        for family in range(1, players):
            if not few_unseen(oracle, 0, family):
                continue
            assignments = check_knowledge(oracle, 0, family)
            checked += 1
            traveller = oracle.informant_returned_at[family] is not None
            returned += traveller
            if worlds < 120:
                for assignment in rng.sample(assignments, min(3, len(assignments))):
                    world = assigned_world(oracle, family, assignment, orders, first)
                    assert public_log(world, 0) == public_log(oracle, 0)
                    assert frozenset(world.hands[family]) == assignment.hand
                    assert frozenset(world.aside[family]) == assignment.aside
                    for slot, name in assignment.row:
                        assert world.row[slot.index].cards[slot.height].name == name
                    worlds += 1
    assert checked >= 20
    assert returned >= 5
    assert worlds >= 50
