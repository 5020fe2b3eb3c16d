"""What may be done in each phase, and where there is but one answer."""

from __future__ import annotations

from ludoteka.engine.bits import list_bits, popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.orichalcum.actions import (
    ACT,
    BUILD,
    CARD,
    COMMIT,
    DISCARD,
    FAVOUR,
    FIGHT,
    GIFT,
    INITIATIVE,
    KRONOS,
    MEDALLION,
    METROPOLIS,
    NO_EXTRA,
    NO_FAVOUR,
    PLACE,
    REFUSE,
    RETURN,
    SKIP,
    STOP,
    TEMPLE,
    TITAN,
)
from ludoteka.games.orichalcum.components import (
    CARD_DEED,
    CELLS,
    DIAMOND_PAIR,
    DIAMONDS,
    PAIRS,
    PLACES,
    ROW_COST,
    SLOTS,
    Deed,
)
from ludoteka.games.orichalcum.deeds import (
    favoured,
    may_make_medallion,
    may_make_temple,
    most_joining,
    possible,
    returnable,
    titan_order_matters,
)
from ludoteka.games.orichalcum.extras import any_extra, legal_extra
from ludoteka.games.orichalcum.island import (
    building_cells,
    ground,
    next_metropolis,
    next_place,
    next_temple,
)
from ludoteka.games.orichalcum.state import Phase

#: What `only_answer` says of a choice.
NO_SINGLE = -1


@kernel
def candidates(s):
    """Return who may get the initiative, as bits: most hoplites in reserve; in a tie not the holder."""
    most = 0
    found = 0
    for p in range(s.players):
        if s.hoplites[p] > most or found == 0:
            most = s.hoplites[p]
            found = 1 << p
        elif s.hoplites[p] == most:
            found |= 1 << p
    if popcount(found) > 1:
        found &= ~(1 << s.holder)
    return found


@kernel
def single(bits, base):
    """Return the action of the only bit, or that there is a choice."""
    return base + trailing_zeros(bits) if bits & (bits - 1) == 0 else NO_SINGLE


@kernel
def only_creation(s):
    """Return the only thing that can be created, or that there is a choice."""
    p = s.turn
    if s.creations > 0:
        return NO_SINGLE
    found = NO_SINGLE
    count = 0
    if may_make_medallion(s, s.nuggets[p]):
        found = MEDALLION
        count = 1
    free = ground(s, p)
    for slot in range(SLOTS):
        cells = building_cells(s, p, slot, free)
        if cells:
            found = BUILD + slot * CELLS + trailing_zeros(cells)
            count += popcount(cells)
    if count > 1:
        return NO_SINGLE
    if may_make_temple(s):
        island = s.island[p]
        diamond = next_temple(s, p, free, -1)
        if diamond < DIAMONDS[island]:
            if count == 1 or next_temple(s, p, free, diamond) < DIAMONDS[island]:
                return NO_SINGLE
            found = TEMPLE + DIAMOND_PAIR[island, diamond]
    return found


@kernel
def only_commitment(s):
    if most_joining(s) == 0 and not favoured(s, Deed.CAPTURE.value):
        return COMMIT
    return NO_SINGLE


@kernel
def only_answer(s):
    """Return the action to take where there is but one, else NO_SINGLE."""
    if s.phase == Phase.PLACE:
        place = next_place(s, -1)
        return PLACE + place if next_place(s, place) == PLACES else NO_SINGLE
    if s.phase == Phase.TITAN_ORDER:
        return NO_SINGLE if titan_order_matters(s) else TITAN + trailing_zeros(s.pending)
    if s.phase == Phase.TITAN_RETURN:
        return single(returnable(s), RETURN)
    if s.phase == Phase.ACTION:
        return NO_SINGLE if possible(s, CARD_DEED[s.card], s.nuggets[s.turn]) else SKIP
    if s.phase == Phase.FAVOUR:
        return NO_SINGLE if favoured(s, s.deed) else NO_FAVOUR
    if s.phase == Phase.FIGHT:
        return NO_SINGLE if s.fights else single(s.beasts[s.turn], FIGHT)
    if s.phase == Phase.COMMIT:
        return only_commitment(s)
    if s.phase == Phase.CREATE:
        return only_creation(s)
    if s.phase == Phase.EXTRA:
        return NO_SINGLE if any_extra(s) else NO_EXTRA
    if s.phase == Phase.DISCARD:
        return DISCARD if s.row == 1 else NO_SINGLE
    if s.phase == Phase.INITIATIVE:
        return single(candidates(s), INITIATIVE)
    return NO_SINGLE


@kernel
def legal_cards(s, out):
    """1. Any card whose slot the reserve can pay."""
    n = 0
    for place in range(s.row):
        if ROW_COST[place] <= s.hoplites[s.turn]:
            out[n] = CARD + place
            n += 1
    return n


@kernel
def legal_metropolis(s, out):
    n = 0
    pair = next_metropolis(s, -1)
    while pair < PAIRS:
        out[n] = METROPOLIS + pair
        n += 1
        pair = next_metropolis(s, pair)
    return n


@kernel
def legal_places(s, out):
    n = 0
    place = next_place(s, -1)
    while place < PLACES:
        out[n] = PLACE + place
        n += 1
        place = next_place(s, place)
    return n


@kernel
def legal_commitments(s, out):
    n = 0
    for count in range(most_joining(s) + 1):
        out[n] = COMMIT + count
        n += 1
    if favoured(s, Deed.CAPTURE.value):
        out[n] = KRONOS
        n += 1
    return n


@kernel
def legal_creations(s, out):
    """A building, a temple, a medallion; after the first creation also none."""
    p = s.turn
    island = s.island[p]
    free = ground(s, p)
    n = 0
    for slot in range(SLOTS):
        n = list_bits(building_cells(s, p, slot, free), BUILD + slot * CELLS, out, n)
    if may_make_temple(s):
        diamond = next_temple(s, p, free, -1)
        while diamond < DIAMONDS[island]:
            out[n] = TEMPLE + DIAMOND_PAIR[island, diamond]
            n += 1
            diamond = next_temple(s, p, free, diamond)
    if may_make_medallion(s, s.nuggets[p]):
        out[n] = MEDALLION
        n += 1
    if s.creations > 0:
        out[n] = STOP
        n += 1
    return n


@kernel
def two(first, second, out):
    out[0] = first
    out[1] = second
    return 2


@kernel
def legal_fights(s, out):
    n = list_bits(s.beasts[s.turn], FIGHT, out, 0)
    if s.fights > 0:
        out[n] = STOP
        n += 1
    return n


@kernel
def legal_gifts(s, out):
    n = list_bits(ground(s, s.turn), GIFT, out, 0)
    out[n] = REFUSE
    return n + 1


@kernel
def legal(s, out):
    if s.phase == Phase.CARD:
        return legal_cards(s, out)
    if s.phase == Phase.PLACE:
        return legal_places(s, out)
    if s.phase == Phase.ACTION:
        return two(ACT, SKIP, out)
    if s.phase == Phase.EXTRA:
        return legal_extra(s, out)
    if s.phase == Phase.CREATE:
        return legal_creations(s, out)
    if s.phase == Phase.FIGHT:
        return legal_fights(s, out)
    if s.phase == Phase.COMMIT:
        return legal_commitments(s, out)
    if s.phase == Phase.GIFT:
        return legal_gifts(s, out)
    if s.phase == Phase.FAVOUR:
        return two(FAVOUR, NO_FAVOUR, out)
    if s.phase == Phase.TITAN_ORDER:
        return list_bits(s.pending, TITAN, out, 0)
    if s.phase == Phase.TITAN_RETURN:
        return list_bits(returnable(s), RETURN, out, 0)
    if s.phase == Phase.DISCARD:
        return list_bits((1 << s.row) - 1, DISCARD, out, 0)
    if s.phase == Phase.INITIATIVE:
        return list_bits(candidates(s), INITIATIVE, out, 0)
    return legal_metropolis(s, out)
