"""Games to review: kept ones with a blunder in them, and short ones that bots play."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import ludoteka
from ludoteka.engine.record import Record

FOLDER = Path(__file__).parent / "blunders"
GAMES = ("akropolis", "opale", "orichalcum", "oriflamme-alliance", "orion-duel")
#: Which decision of each kept game throws a win away that lay at hand.
BLUNDERS = {"akropolis": 71, "opale": 62, "orichalcum": 145, "oriflamme-alliance": 50, "orion-duel": 15}


@cache
def blundered(game: str) -> Record:
    return Record.load(FOLDER / f"{game}.json")


@cache
def played(game: str, players: int, *levels: str, seed: int = 1) -> Record:
    """Return a game between bots, random ones where no levels are named."""
    record = Record.begin(game, players, seed=seed, seats=["Olena", "Taras", "Mykola", "Daryna", "Ivan"][:players])
    bots = [ludoteka.bot(game, level, seed=seat) for seat, level in enumerate(levels or ("random",) * players)]
    position = record.start()
    while position.current_player is not None:
        seat = position.current_player
        record.actions.append(bots[seat].choose(position.view_only(seat)))
        position.apply(record.actions[-1])
    return record
