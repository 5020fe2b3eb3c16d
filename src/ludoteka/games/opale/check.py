"""What holds in every position of Opale: asked of positions from outside, and by the tests of all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteka.games.opale.components import AREAS, CAPACITY, COPIES, FACE_AREA, FACES, HOLDING_STEP, Area, Shell
from ludoteka.games.opale.state import (
    ALL_SHELLS,
    DIVE_CARDS,
    END_SHELLS,
    FINAL_TURNS,
    MOST_PUT_BACK,
    NONE,
    OMEN_DRAWN,
    OMEN_LAID,
    Phase,
)


def problems(s: Any) -> Iterator[str]:
    """Yield what is impossible about a state, in words."""
    yield from _ranges(s)
    yield from _counts(s)
    yield from _areas(s)
    yield from _phase(s)


def _ranges(s: Any) -> Iterator[str]:
    for name, low, high in (
        ("players", 2, 2),
        ("omen", 0, 1),
        ("shells", 0, 1),
        ("phase", 0, len(Phase) - 1),
        ("turn", 0, 1),
        ("azura", -1, 1),
        ("cities", 0, 4),
        ("ending", 0, 1),
        ("finals", 0, FINAL_TURNS),
        ("pending", -1, AREAS - 1),
        ("twin", 0, 2),
        ("twin_area", -1, AREAS - 1),
        ("shell_used", 0, 1),
        ("laid", 0, 2 * OMEN_LAID),
    ):
        if not low <= getattr(s, name) <= high:
            yield f"{name} is {getattr(s, name)}, not {low} to {high}"
    for p in range(2):
        if not 0 <= s.shell[p] <= (ALL_SHELLS if s.shells else 0):
            yield f"seat {p} has shells {s.shell[p]}"
        if not -1 <= s.seal[p] < AREAS or not -1 <= s.stuck_area[p] < AREAS:
            yield f"seat {p} has sealed an area that is not there"
        if not 0 <= s.backs[p] <= MOST_PUT_BACK or not all(0 <= s.back[p, i] < FACES for i in range(s.backs[p])):
            yield f"seat {p} has impossible cards on top of the deck"


def _counts(s: Any) -> Iterator[str]:
    """Every card is somewhere, once."""
    tables = {name: getattr(s, name).tolist() for name in ("hand", "deck", "aside", "gone", "won")}
    pile, store = s.pile.tolist(), s.store.tolist()
    if min(min(row) for table in tables.values() for row in table) < 0 or min(pile) < 0 or min(store) < 0:
        yield "a number of cards is negative"
        return
    total = [pile[f] + store[f] for f in range(FACES)]
    total[FACES - 1] += 3 * s.cities
    for p in range(2):
        own = [tables["hand"][p][f] + tables["deck"][p][f] + tables["aside"][p][f] for f in range(FACES)]
        for i in range(s.backs[p]):
            own[s.back[p, i]] += 1
        for f in range(FACES):
            own[f] += tables["gone"][p][f]
            if own[f] > COPIES[f]:
                yield f"seat {p} has {own[f]} cards of a face that has {COPIES[f]}"
            total[f] += own[f] + tables["won"][p][f]
        if s.held[p] != sum(tables["hand"][p]) or s.left[p] != sum(tables["deck"][p]) + s.backs[p]:
            yield f"the cards of seat {p} are miscounted"
        for area in range(AREAS):
            faces = [f for f in range(FACES) if FACE_AREA[f] == area]
            if s.holding[p, area] != sum(tables["hand"][p][f] * int(HOLDING_STEP[f]) for f in faces):
                yield f"the hand of seat {p} is misnumbered"
            if (s.types[p] >> area & 1) != (s.holding[p, area] > 0):
                yield f"the types in the hand of seat {p} are mistaken"
        if sum(tables["aside"][p]) > (OMEN_LAID if s.omen else 0):
            yield f"seat {p} has too many cards laid aside"
        yield from _stuck(s, p, tables["hand"][p])
    if total != [2 * int(n) for n in COPIES]:
        yield "cards are missing or too many"


def _stuck(s: Any, p: int, hand: list[int]) -> Iterator[str]:
    if s.stuck[p]:
        of_type = sum(n for face, n in enumerate(hand) if FACE_AREA[face] == s.stuck_area[p])
        if not 0 <= s.stuck[p] <= of_type:
            yield f"seat {p} is said to hold cards that it does not hold"


def _areas(s: Any) -> Iterator[str]:
    for area in range(AREAS):
        faces = [face for face in range(FACES) if FACE_AREA[face] == area]
        if s.on[area] != sum(s.pile[face] for face in faces):
            yield f"the cards on area {area + 1} are miscounted"
        if CAPACITY[area] and s.on[area] > CAPACITY[area]:
            yield f"area {area + 1} is overfull"
        if (s.on[area] == 0) != (s.top[area] == -1) or (s.on[area] and s.top[area] not in faces):
            yield f"the top card of area {area + 1} is not one of its cards"
        elif s.on[area] and s.pile[s.top[area]] == 0:
            yield f"the top card of area {area + 1} is not there"
    if any(n and FACE_AREA[f] not in (Area.SEA_HUNTRESS, Area.TURTLE_RIDER) for f, n in enumerate(s.store)):
        yield "the store holds more than Huntresses and Riders"


def _phase(s: Any) -> Iterator[str]:
    full = [a for a in range(AREAS) if CAPACITY[a] and s.on[a] == CAPACITY[a]]
    if s.phase == Phase.TAKE:
        if s.pending not in (Area.ABYSS_WITCH, Area.TURTLE_RIDER):
            yield "no target is to be chosen"
        if full != ([Area.TURTLE_RIDER] if s.pending == Area.TURTLE_RIDER else []):
            yield "a full area has not been cleared"
    elif full:
        yield "a full area has not been cleared"
    if s.phase == Phase.DISCARD and s.pending not in (Shell.DEEP_DIVE, Shell.UNDERTOW):
        yield "no shell asks for discards"
    if s.phase == Phase.DISCARD and s.held[s.turn] == 0:
        yield "there is nothing to discard"
    if s.phase == Phase.DRAW and not any(s.aside[s.turn, face] for face in range(FACES)):
        yield "there is no omen card to choose"
    if (s.phase in (Phase.LAY_ASIDE, Phase.DRAW) and not s.omen) or (
        s.phase in (Phase.DISCARD, Phase.END_OF_TURN) and not s.shells
    ):
        yield "the variant of this phase is not on"
    if (s.pending != NONE) != (s.phase in (Phase.TAKE, Phase.DISCARD)):
        yield "an effect is pending at the wrong time"
    if s.phase == Phase.END_OF_TURN and (s.shell_used or not s.shell[s.turn] & END_SHELLS):
        yield "there is no shell for the end of the turn"
    if s.phase == Phase.LAY_ASIDE:
        yield from _laying_aside(s)
    elif s.laid != (2 * OMEN_LAID if s.omen else 0):
        yield "not all cards have been laid aside"
    if s.twin and not s.shells:
        yield "there is no Twin current without shells"
    yield from _twin(s)
    yield from _discards(s)


def _laying_aside(s: Any) -> Iterator[str]:
    """Each lays 3 of 8 cards aside, one player after the other."""
    done, here = divmod(s.laid, OMEN_LAID)
    if done > 1:
        yield "all cards have been laid aside"
    for p, laid in ((s.turn, here), (1 - s.turn, done * OMEN_LAID)):
        if sum(s.aside.tolist()[p]) != laid or s.held[p] != OMEN_DRAWN - laid:
            yield f"seat {p} has not laid {laid} of {OMEN_DRAWN} cards aside"


def _twin(s: Any) -> Iterator[str]:
    """Whoever uses a Twin current has the cards for it."""
    if s.twin and s.phase not in (Phase.PLAY, Phase.TAKE):
        yield "a Twin current is played and resolved, nothing else"
    if (s.twin_area >= 0) != (s.twin == 1 or (s.twin == 2 and s.phase == Phase.TAKE)):
        yield "the first area of the Twin current is mistaken"
    types = {int(FACE_AREA[face]) for face in range(FACES) if s.hand[s.turn, face]}
    needed = s.twin if s.phase == Phase.PLAY else s.twin - 1
    if len(types - {s.seal[1 - s.turn], s.twin_area}) < needed:
        yield "the cards for the Twin current are not there"


def _discards(s: Any) -> Iterator[str]:
    """Undertow discards no more than the deck can replace, Deep dive its three, of what the hand has."""
    if s.phase != Phase.DISCARD:
        if s.discarded:
            yield "no shell asks for discards"
    elif s.pending == Shell.UNDERTOW:
        if not 0 <= s.discarded < s.left[s.turn]:
            yield f"{s.discarded} cards are discarded, and the deck has {s.left[s.turn]}"
    elif not 0 <= s.discarded < DIVE_CARDS <= s.discarded + s.held[s.turn]:
        yield f"{s.discarded} cards are discarded, with {s.held[s.turn]} in hand"
