"""Oriflamme: Alliance by Adrien and Axel Hesling: ten secret cards a family in one row of intrigue."""

from __future__ import annotations

from ludoteka.engine.header import Header

HEADER = Header(
    name="oriflamme-alliance",
    title="Oriflamme: Alliance",
    version=1,
    players=(3, 4, 5),
    usual_players=4,
    minutes=30,
    designers=("Adrien Hesling", "Axel Hesling"),
    num_actions=118,
    max_decisions=345,
    hidden=True,
    chance=True,
)
