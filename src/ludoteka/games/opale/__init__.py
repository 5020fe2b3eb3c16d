"""Opale by Rüdiger Dorn: cards with nine powers on one board, for two."""

from __future__ import annotations

from ludoteka.engine.header import Header
from ludoteka.engine.options import Subset

HEADER = Header(
    name="opale",
    title="Opale",
    version=1,
    players=(2,),
    usual_players=2,
    minutes=30,
    designers=("Rüdiger Dorn",),
    num_actions=166,
    max_decisions=600,
    hidden=True,
    chance=True,
    options=(Subset("variants", "Extra rules that can be combined.", ("omen", "shells")),),
)
