"""What a learner sees of Opale: the deciding seat's knowledge as one row of small numbers, part by part."""

from __future__ import annotations

from ludoteka.engine.compiling.intrinsics import copy_row
from ludoteka.engine.compiling.kernels import inlined
from ludoteka.games.opale.components import AREAS, FACES, Shell
from ludoteka.games.opale.state import NONE, Phase

#: Name, length and meaning of each part of an observation, in order. "Mine" is the observing seat's.
PARTS = (
    ("hand", FACES, "my cards in hand, by face"),
    ("aside", FACES, "my cards laid aside (omen)"),
    ("back", FACES, "my cards put back on top of my deck"),
    ("my_deck", FACES, "my cards still in the deck, whatever their order"),
    ("unseen", FACES, "the opponent's cards that were never shown: hand, deck, laid aside or discarded"),
    ("pile", FACES, "cards on the areas"),
    ("store", FACES, "cards in the store"),
    ("my_won", FACES, "my score pile"),
    ("your_won", FACES, "the opponent's score pile: everybody saw what went there"),
    (
        "sizes",
        6,
        "cards in my hand, in the opponent's hand, in my deck, in the opponent's; laid aside by me, by the opponent",
    ),
    ("azura", 2, "whether I own Azura, whether the opponent does"),
    ("shells", 2 * len(Shell), "my unspent shells, the opponent's"),
    ("seals", 2 * AREAS, "the area sealed by me, by the opponent"),
    ("phase", len(Phase), "what is to be decided"),
    ("pending", AREAS, "the area or shell that the decision is about"),
    (
        "clock",
        5,
        "City stacks, whether the end is near, final turns left, plays left of a Twin current, cards discarded",
    ),
)
SHELLS, PHASES = len(Shell), len(Phase)
LENGTH = sum(length for _, length, _ in PARTS)
#: Where the parts begin that count cards by face, and where the others do.
HAND, ASIDE, BACK, MY_DECK, UNSEEN, PILE, STORE, MY_WON, YOUR_WON, TABLE = (FACES * part for part in range(10))


@inlined
def write_unseen(s, you, out, place):
    for face in range(FACES):
        out[place + face] = s.hand[you, face] + s.deck[you, face]
    if s.omen or s.shells:  # else nothing is laid aside or discarded
        for face in range(FACES):
            out[place + face] += s.aside[you, face] + s.gone[you, face]
    for i in range(s.backs[you]):
        out[place + s.back[you, i]] += 1


@inlined
def count_aside(s, p):
    total = 0
    for face in range(FACES):
        total += s.aside[p, face]
    return total


@inlined
def write_table(s, me, out, place):
    you = 1 - me
    out[place] = s.held[me]
    out[place + 1] = s.held[you]
    out[place + 2] = s.left[me]
    out[place + 3] = s.left[you]
    if s.omen:
        out[place + 4] = count_aside(s, me)
        out[place + 5] = count_aside(s, you)
    out[place + 6] = s.azura == me
    out[place + 7] = s.azura == you
    place += 8
    for shell in range(SHELLS):
        out[place + shell] = s.shell[me] >> shell & 1
        out[place + SHELLS + shell] = s.shell[you] >> shell & 1
    place += 2 * SHELLS
    if s.seal[me] != NONE:
        out[place + s.seal[me]] = 1
    if s.seal[you] != NONE:
        out[place + AREAS + s.seal[you]] = 1
    return place + 2 * AREAS


@inlined
def observe(s, seat, out):
    """Write what a seat knows; `out` has LENGTH entries, all 0."""
    you = 1 - seat
    copy_row(s.hand, seat, out, HAND)
    if s.omen:
        copy_row(s.aside, seat, out, ASIDE)
    for i in range(s.backs[seat]):
        out[BACK + s.back[seat, i]] += 1
    copy_row(s.deck, seat, out, MY_DECK)
    write_unseen(s, you, out, UNSEEN)
    copy_row(s.pile, 0, out, PILE)
    copy_row(s.store, 0, out, STORE)
    copy_row(s.won, seat, out, MY_WON)
    copy_row(s.won, you, out, YOUR_WON)
    place = write_table(s, seat, out, TABLE)
    out[place + s.phase] = 1
    place += PHASES
    if s.pending != NONE:
        out[place + s.pending] = 1
    place += AREAS
    out[place] = s.cities
    out[place + 1] = s.ending
    out[place + 2] = s.finals
    out[place + 3] = s.twin
    out[place + 4] = s.discarded
