"""The numbers of Orichalcum's actions."""

from __future__ import annotations

from ludoteka.games.orichalcum.components import (
    BOUGHT,
    CELLS,
    MOST_HOPLITES,
    PAIRS,
    PLACES,
    ROW,
    SEATS,
    SLOTS,
    TITANS,
    TRIBUTES,
    Currency,
)

#: Place the metropolis on a pair of neighbours: cell * 3 + direction.
METROPOLIS = 0
#: Take a card of the row.
CARD = METROPOLIS + PAIRS
#: Place the tile: cell * 6 + direction.
PLACE = CARD + ROW
#: Gain this titan next, where several come at once.
TITAN = PLACE + PLACES
#: Give this titan back, beyond the limit.
RETURN = TITAN + TITANS
#: Carry out the card's action, or not.
ACT = RETURN + TITANS
SKIP = ACT + 1
#: Use Hyperion's or Themis' favour, or not.
FAVOUR = SKIP + 1
NO_FAVOUR = FAVOUR + 1
#: Fight the creature on a cell.
FIGHT = NO_FAVOUR + 1
#: Send this many hoplites of the reserve into the fight, or call Kronos instead.
COMMIT = FIGHT + CELLS
KRONOS = COMMIT + MOST_HOPLITES + 1
#: Build what lies on a place of the creation board: place * CELLS + cell.
BUILD = KRONOS + 1
#: Build a temple on the diamond around a pair of neighbours: cell * 3 + direction.
TEMPLE = BUILD + SLOTS * CELLS
MEDALLION = TEMPLE + PAIRS
#: No further fight, or no second creation.
STOP = MEDALLION + 1
#: Put the minotaur's building on a cell, or refuse it.
GIFT = STOP + 1
REFUSE = GIFT + CELLS
#: Extra actions paid with hoplites, with nuggets, and with creatures: tribute * 4 + action.
EXTRA_HOPLITE = REFUSE + 1
EXTRA_NUGGET = EXTRA_HOPLITE + len(BOUGHT[Currency.HOPLITE])
EXTRA_CREATURE = EXTRA_NUGGET + len(BOUGHT[Currency.NUGGET])
NO_EXTRA = EXTRA_CREATURE + TRIBUTES * len(BOUGHT[Currency.CREATURE])
#: Two players: discard a card of the row.
DISCARD = NO_EXTRA + 1
#: Give the initiative to a seat.
INITIATIVE = DISCARD + ROW

NUM_ACTIONS = INITIATIVE + SEATS
