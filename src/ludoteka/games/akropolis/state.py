"""What a game of Akropolis is: the options, and where each tile lies."""

from __future__ import annotations

import numpy as np

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.contract import STATE_HEAD
from ludoteka.games.akropolis.components import LARGEST_SITE, SEATS, START_TILE, TILES
from ludoteka.games.akropolis.placement import SIDES

#: The options, in the order in which they are declared.
VARIANTS, LONG, ARCHITECT_LEVEL = range(3)

#: Playing alone, the person has seat 0 and the Illustrious Architect sits opposite.
PERSON, ARCHITECT = 0, 1

#: `taken` where there is no tile to be laid; no tile of the game has the starting tile's number.
NO_TILE = START_TILE

STATE = np.dtype(
    [
        *STATE_HEAD,
        ("variants", "u1"),  # a bit for each colour whose variant is on
        ("long", "i1"),  # whether it is the long game
        ("architect", "i1"),  # the Architect's level of skill (playing alone)
        ("turn", "i1"),  # whose turn it is
        ("taken", "i1"),  # the tile that this player has taken and is to lay, or NO_TILE
        ("stacks", "i1"),  # stacks face down
        ("open", "i1"),  # tiles on the construction site
        ("site", "i1", (LARGEST_SITE,)),  # these tiles, the free one first; behind them NO_TILE
        ("stones", "i1", (SEATS,)),
        ("box", "i1", (SEATS, SIDES)),  # least and greatest q, least and greatest r of each city
        ("level", "i1", (TILES + 1,)),  # level on which each tile was laid, 0 where it was not laid
        ("place", "u2", (TILES + 1,)),  # and where; see `actions.place_of`
        ("laid", "u8", (SEATS,)),  # tiles of each player's city, a bit each, without the starting tile
        ("unseen", "u8"),  # tiles in the stacks
    ],
    align=True,
)


@kernel
def at_table(s):
    """Return how many build: the players, and the Architect with one of them."""
    return max(2, s.players)
