"""Pebbles, a game for tests of the engine: one to three players empty a heap; each holds a secret number.

It is small enough to compile in a few seconds, and has what the games have: chance, something hidden, something that
can be looked at, every kind of option, a game alone. Its modules name each other relatively, so that a copy of the
folder is a game as well.
"""

from __future__ import annotations

from ludoteka.engine.errors import BadOption
from ludoteka.engine.header import Header
from ludoteka.engine.options import Choice, Flag, PerSeat, Subset


def _agree(players: int, options: dict[str, object]) -> None:
    if players == 1 and options["heap"] == "big":
        raise BadOption("A big heap is for two players or more: choose heap=small.")


HEADER = Header(
    name="pebbles",
    title="Pebbles",
    version=3,
    players=(1, 2, 3),
    usual_players=2,
    minutes=5,
    designers=("Nobody",),
    num_actions=5,
    max_decisions=24,
    hidden=True,
    chance=True,
    options=(
        Choice("heap", "How many pebbles there are.", ("small", "big")),
        Flag("dice", "Whether a player may roll."),
        Subset("gifts", "What every player begins with.", ("one", "two")),
        PerSeat("skill", "How many a player may take.", ("three", "two")),
    ),
    agree=_agree,
)
