"""Oriflamme: Alliance - what a seat knows about the cards it cannot see."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Literal

from tests.games.oriflamme_alliance.oracle.table import CARDS, Card, Table


@dataclass(frozen=True)
class Slot:
    """A place where an unseen card lies: a hand card, a card set aside, or a face-down card in the row."""

    kind: Literal["hand", "aside", "row"]
    index: int  # row: the position; otherwise just a number
    height: int = 0  # row: 0 = bottom of the stack


@dataclass(frozen=True)
class FamilyKnowledge:
    """The unseen cards of a family (as many as `possible` has slots), and what each slot can hold."""

    unseen: frozenset[str]
    possible: dict[Slot, frozenset[str]]


@dataclass(frozen=True)
class Assignment:
    """One way in which the unseen cards of a family can lie."""

    hand: frozenset[str]
    aside: frozenset[str]
    row: tuple[tuple[Slot, str], ...]


def is_seen(card: Card) -> bool:
    """Face up now, face up when it was covered, or an Uprising turned down again: known to everybody."""
    return card.face_up or card.public


def seen_cards(table: Table, seat: int, family: int) -> set[str]:
    """The cards of a family whose place the seat knows."""
    if seat == family or table.over:  # own cards; everything is shown after the final scoring
        return set(CARDS)
    seen = set(table.eliminated[family]) | set(table.discarded[family])
    seen |= {card.name for card in table.kept[family]}
    for position in table.row:
        seen |= {card.name for card in position.cards if card.family == family and is_seen(card)}
    return seen


def unseen_row_cards(table: Table, seat: int, family: int) -> list[tuple[Slot, Card]]:
    """The face-down cards of a family that the seat does not know, covered ones too, in row order."""
    if seat == family or table.over:
        return []
    return [
        (Slot("row", index, height), card)
        for index, position in enumerate(table.row)
        for height, card in enumerate(position.cards)
        if card.family == family and not is_seen(card)
    ]


def unseen_slots(table: Table, seat: int, family: int) -> list[Slot]:
    if seat == family or table.over:
        return []
    slots = [Slot("hand", i) for i in range(len(table.hands[family]))]
    slots += [Slot("aside", i) for i in range(len(table.aside[family]))]
    return slots + [slot for slot, _ in unseen_row_cards(table, seat, family)]


def informant_slots(table: Table, seat: int, family: int) -> list[Slot]:
    """Where an unseen Informant can be. Once it returned to hand: in hand, or a card laid later."""
    slots = unseen_slots(table, seat, family)
    returned = table.informant_returned_at[family]
    if returned is None:
        return slots
    laid_at = {slot: card.laid_at for slot, card in unseen_row_cards(table, seat, family)}
    return [slot for slot in slots if slot.kind == "hand" or (slot.kind == "row" and laid_at[slot] > returned)]


def what_is_known(table: Table, seat: int) -> dict[int, FamilyKnowledge]:
    """Per family the unseen cards and, for each slot, the cards that can lie there."""
    known: dict[int, FamilyKnowledge] = {}
    for family in range(table.players):
        unseen = frozenset(CARDS) - seen_cards(table, seat, family)
        others = unseen - {"informant"}
        allowed = informant_slots(table, seat, family)
        possible: dict[Slot, frozenset[str]] = {}
        for slot in unseen_slots(table, seat, family):
            if "informant" not in unseen or slot not in allowed:
                possible[slot] = others
            elif len(allowed) == 1:  # the only place left for it: nothing else can be there
                possible[slot] = frozenset({"informant"})
            else:
                possible[slot] = unseen
        known[family] = FamilyKnowledge(unseen, possible)
    return known


def enumerate_consistent(table: Table, seat: int, family: int) -> Iterator[Assignment]:
    """Every assignment consistent with the public facts, each once: they are equally likely.

    Brute force: deal the unseen cards in every way (the hand and the cards set aside have no order), then
    throw away what contradicts an Informant that returned to hand.
    """
    if seat == family or table.over:
        own = [
            (Slot("row", index, height), card.name)
            for index, position in enumerate(table.row)
            for height, card in enumerate(position.cards)
            if card.family == family and not is_seen(card)
        ]
        yield Assignment(frozenset(table.hands[family]), frozenset(table.aside[family]), tuple(own))
        return
    unseen = set(CARDS) - seen_cards(table, seat, family)
    in_row = unseen_row_cards(table, seat, family)
    returned = table.informant_returned_at[family]
    for hand in combinations(sorted(unseen), len(table.hands[family])):
        for aside in combinations(sorted(unseen - set(hand)), len(table.aside[family])):
            for rest in permutations(sorted(unseen - set(hand) - set(aside))):
                if returned is not None and "informant" in aside:
                    continue
                if returned is not None and any(
                    name == "informant" and card.laid_at < returned
                    for (_, card), name in zip(in_row, rest, strict=True)
                ):
                    continue
                row = tuple((slot, name) for (slot, _), name in zip(in_row, rest, strict=True))
                yield Assignment(frozenset(hand), frozenset(aside), row)
