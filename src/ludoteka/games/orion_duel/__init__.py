"""Orion Duel by Andrea Mainini and Alberto Branciari: two colours link constellations around a nebula."""

from __future__ import annotations

from ludoteka.engine.header import Header
from ludoteka.engine.options import Choice, Flag

HEADER = Header(
    name="orion-duel",
    title="Orion Duel",
    version=1,
    players=(2,),
    usual_players=2,
    minutes=15,
    designers=("Andrea Mainini", "Alberto Branciari"),
    num_actions=2410,
    max_decisions=44,
    hidden=False,
    chance=True,
    perfect=True,
    next_game="sides",
    options=(
        Choice("setup", "How the tokens come to lie.", ("random", "symmetric-1", "symmetric-2", "players")),
        Flag("mirror", "Tiles may be turned over; only the bent ones look different then.", on=True),
        Choice("first", "Who begins, or lays the galaxies if the players set up.", ("random", "blue", "orange")),
    ),
)
