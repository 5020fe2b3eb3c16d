"""The numbers of Opale's actions."""

from __future__ import annotations

from ludoteka.games.opale.components import AREAS, FACES, PLAYS, Shell

#: Play the cards of a set; see `components.PLAY_LIST`.
PLAY = 0
#: Take the cards of an area, where there is a choice of two.
TAKE = PLAY + PLAYS
#: Name a card: to lay aside (omen), to discard (Deep dive, Undertow), or to draw from those laid aside (omen).
CARD = TAKE + AREAS
#: Draw from the deck, where there is a choice (omen).
DECK = CARD + FACES
#: Use a shell other than Seal.
SHELL = DECK + 1
#: Lay the shell Seal on an area.
SEAL = SHELL + Shell.SEAL
#: Use no shell at the end of a turn; discard no more; play nothing where nothing can be played.
PASS = SEAL + AREAS

NUM_ACTIONS = PASS + 1
