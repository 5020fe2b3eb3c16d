"""Three in a row: a game small enough to know everything about it."""

from __future__ import annotations

from ludoteka.engine.header import Header

HEADER = Header(
    name="three-in-a-row",
    title="Three in a row",
    version=1,
    players=(2,),
    usual_players=2,
    minutes=5,
    designers=(),
    num_actions=9,
    max_decisions=9,
    hidden=False,
    chance=False,
    perfect=True,
)
