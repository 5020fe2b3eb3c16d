"""What may be done in a position of Opale."""

from __future__ import annotations

from ludoteka.engine.bits import popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import inlined, kernel, u64
from ludoteka.games.opale.actions import CARD, DECK, PASS, PLAY, SEAL, SHELL, TAKE
from ludoteka.games.opale.components import (
    ALLOWED,
    AREAS,
    FACES,
    FIRST_ALLOWED,
    FIRST_HOLDING,
    LARGEST_PLAY,
    NUM_ALLOWED,
    Area,
    Shell,
)
from ludoteka.games.opale.state import DIVE_CARDS, NONE, ROOM, START_SHELLS, TWIN_PLAYS, Phase


@inlined
def targets(area):
    """Return the two areas between which the player of a Witch, or of the second Rider, chooses."""
    if area == Area.ABYSS_WITCH:
        return Area.ROYAL_PEARL.value, Area.PETRIFIED_DRAGON.value
    return Area.ABYSS_WITCH.value, Area.LAVA_GOLEM.value


@inlined
def playable_areas(s):
    """Return the areas for which the player to move has a card and where it may be laid, as bits."""
    areas = int(s.types[s.turn])
    if s.seal[1 - s.turn] != NONE:
        areas &= ~(1 << s.seal[1 - s.turn])
    if s.twin_area != NONE:  # the second card of a Twin current goes elsewhere
        areas &= ~(1 << s.twin_area)
    return areas


@inlined
def legal_plays(s, out):
    """1. Lay cards: one or more of one type, as many as fit; a Twin current is one card each time."""
    n = 0
    areas = u64(playable_areas(s))
    while areas:
        area = trailing_zeros(areas)
        areas &= areas - u64(1)
        most = 1 if s.twin > 0 else min(LARGEST_PLAY, ROOM[area] - s.on[area])
        number = FIRST_HOLDING[area] + s.holding[s.turn, area]
        first = FIRST_ALLOWED[number]
        for i in range(first, first + NUM_ALLOWED[number, most]):
            out[n] = PLAY + ALLOWED[i]
            n += 1
    return n


@inlined
def usable_shells(s):
    """Return the shells that may be used before the play, as bits."""
    p = s.turn
    if s.shell_used:
        return 0
    usable = s.shell[p] & START_SHELLS
    if popcount(u64(playable_areas(s))) < TWIN_PLAYS:
        usable &= ~(1 << Shell.TWIN_CURRENT)
    if s.left[p] < DIVE_CARDS:
        usable &= ~(1 << Shell.DEEP_DIVE)
    if s.left[p] == 0 or s.held[p] == 0:
        usable &= ~(1 << Shell.UNDERTOW)
    return usable


@inlined
def legal_play_phase(s, out):
    n = legal_plays(s, out)
    nothing = n == 0
    if s.shells:
        usable = usable_shells(s)
        for shell in range(Shell.SEAL):
            if usable >> shell & 1:
                out[n] = SHELL + shell
                n += 1
    if nothing:  # sealed off, or a final turn without cards
        out[n] = PASS
        n += 1
    return n


@inlined
def legal_cards(s, cards, out):
    """List the faces that the player to move has among some cards."""
    n = 0
    for face in range(FACES):
        if cards[s.turn, face] > 0:
            out[n] = CARD + face
            n += 1
    return n


@inlined
def legal_end_of_turn(s, out):
    """Shells at the end of a turn: Tide, or Seal on any area, or none."""
    n = 0
    if s.shell[s.turn] >> Shell.TIDE & 1:
        out[n] = SHELL + Shell.TIDE
        n += 1
    if s.shell[s.turn] >> Shell.SEAL & 1:
        for area in range(AREAS):
            out[n] = SEAL + area
            n += 1
    out[n] = PASS
    return n + 1


@kernel
def legal(s, out):
    if s.phase == Phase.PLAY:
        return legal_play_phase(s, out)
    if s.phase == Phase.TAKE:
        first, second = targets(s.pending)
        out[0] = TAKE + first
        out[1] = TAKE + second
        return 2
    if s.phase == Phase.LAY_ASIDE:
        return legal_cards(s, s.hand, out)
    if s.phase == Phase.DISCARD:
        n = legal_cards(s, s.hand, out)
        if s.pending == Shell.UNDERTOW and s.discarded > 0:
            out[n] = PASS
            n += 1
        return n
    if s.phase == Phase.DRAW:
        n = legal_cards(s, s.aside, out)
        if s.left[s.turn] > 0:
            out[n] = DECK
            n += 1
        return n
    return legal_end_of_turn(s, out)
