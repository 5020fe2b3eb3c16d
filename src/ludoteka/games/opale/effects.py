"""What the areas of Opale do ("Эффекты областей")."""

from __future__ import annotations

from ludoteka.engine.compiling.kernels import inlined
from ludoteka.games.opale.components import FACES, FIRST_FACE, Area
from ludoteka.games.opale.state import LAST_CITY, NONE, forget_stuck, lose_from_hand, pick


@inlined
def capture(s, area):
    """Take all cards of an area to one's own score pile; Petrified Dragons bring Azura along."""
    p = s.turn
    if area == Area.PETRIFIED_DRAGON and s.on[area] > 0:
        win_azura(s)
    for face in range(FIRST_FACE[area], FIRST_FACE[area + 1]):
        s.won[p, face] += s.pile[face]
        s.pile[face] = 0
    s.on[area] = 0
    s.top[area] = NONE


@inlined
def win_azura(s):
    """Taken from the opponent, Azura sends a blind card of the opponent's hand back on top of that deck."""
    p = s.turn
    victim = s.azura
    s.azura = p
    if victim == 1 - p and s.held[victim] > 0:
        face = pick(s.rng, s.hand, victim, s.held[victim])
        lose_from_hand(s, victim, face)
        forget_stuck(s, victim, 1)
        s.back[victim, s.backs[victim]] = face
        s.backs[victim] += 1
        s.left[victim] += 1


@inlined
def move_to_store(s, area):
    """Huntresses and Riders that have done their work lie face up beside the City."""
    for face in range(FIRST_FACE[area], FIRST_FACE[area + 1]):
        s.store[face] += s.pile[face]
        s.pile[face] = 0
    s.on[area] = 0
    s.top[area] = NONE


@inlined
def pay_out_store(s):
    """9. Underwater City: the third card takes the store; the three leave play, and the third stack ends the game."""
    for face in range(FACES):
        s.won[s.turn, face] += s.store[face]
        s.store[face] = 0
    s.pile[FIRST_FACE[Area.UNDERWATER_CITY]] = 0
    s.on[Area.UNDERWATER_CITY] = 0
    s.top[Area.UNDERWATER_CITY] = NONE
    s.cities += 1
    if s.cities == LAST_CITY:
        s.ending = True
