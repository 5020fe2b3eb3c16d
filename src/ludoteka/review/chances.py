"""From what a search expects, -1 to 1 for each seat, to chances of winning."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ludoteka.engine.game import Game
from ludoteka.engine.position import Position
from ludoteka.review.findings import Chances
from ludoteka.search.analysis import Candidate
from ludoteka.search.models import BY_HAND, Words

#: In a game's folder: how its search is to be read, made by `python -m benchmarks.calibration --fit`.
FILE = "calibration.json"
#: No chance is less, or surer, unless it is proven.
LEAST = 0.005
#: How many decisions a game takes where nobody has counted.
_USUAL_LENGTH = 60.0


@dataclass(frozen=True)
class Calibration:
    """How a game's search is read: it may be too sure of itself, or too hopeful for the seat that decides."""

    #: The powers to which odds are raised at the beginning of a game and at its usual end.
    early: float = 1.0
    late: float = 1.0
    #: What is added to the log-odds of the seat that decides.
    mover: float = 0.0
    #: How many decisions a game usually takes, by the number of players.
    length: dict[int, float] = field(default_factory=dict)
    #: Whether it was fitted to a search that judges by hand, whatever was learned of the game since.
    by_hand: bool = False

    def power(self, number: int, players: int) -> float:
        """Return the power to which odds are raised after so many decisions."""
        share = min(1.0, number / self.length.get(players, _USUAL_LENGTH))
        return self.early + (self.late - self.early) * share

    def read(self, plain: Chances, mover: int, number: int) -> Chances:
        """Return the chances that a search's own ones stand for, in the same order; what is sure stays sure."""
        if len(plain) == 1:
            return self.read((plain[0], 1 - plain[0]), mover, number)[:1]
        if max(plain) == 1.0:
            return plain
        power = self.power(number, len(plain))
        raised = [chance**power * math.exp(self.mover * (seat == mover)) for seat, chance in enumerate(plain)]
        total = sum(raised)
        return tuple(chance / total for chance in raised)


#: A search that is taken at its word.
PLAIN = Calibration()


def calibration_file(game: Game) -> Path:
    """Return where the calibration of a game is, or would be."""
    return game.parts.folder / FILE


@cache
def calibration(game: Game) -> Calibration:
    """Return how a game's search is read; as it is, where none was fitted."""
    path = calibration_file(game)
    if not path.is_file():
        return PLAIN
    found = json.loads(path.read_text(encoding="utf-8"))
    length = {int(players): float(count) for players, count in found["length"].items()}
    return Calibration(found["early"], found["late"], found["mover"], length, found.get("by_hand", False))


def judged_by(game: Game) -> Words | None:
    """Return what a search judges by whose chances are to be told: what its calibration was fitted to."""
    return BY_HAND if calibration(game).by_hand else None


def plain_chances(results: Sequence[float]) -> Chances:
    """Return expected results as chances, as the search has them: +1 is a sure win, all equal are equal chances."""
    seats = len(results)
    if seats == 1:
        return (min(1 - LEAST, max(LEAST, (results[0] + 1) / 2)),)
    raw = [max(LEAST, (result * (seats - 1) + 1) / seats) for result in results]
    total = sum(raw)
    return tuple(chance / total for chance in raw)


def proven_chances(candidate: Candidate) -> Chances | None:
    """Return what the search has proven of an action: a win of one seat or a draw; None where it has not."""
    seats = len(candidate.results)
    if candidate.proven is None:
        return None
    if candidate.proven == -1:
        return (1 / seats,) * seats
    return tuple(float(seat == candidate.proven) for seat in range(seats))


def chances_of(candidate: Candidate, game: Game, mover: int) -> Chances:
    """Return the chances of all seats by an action of a position whose moment in its game nobody knows: its middle."""
    seats = len(candidate.results)
    reading = calibration(game)
    middle = int(reading.length.get(seats, _USUAL_LENGTH) / 2)
    return proven_chances(candidate) or reading.read(plain_chances(candidate.results), mover, middle)


def final_chances(position: Position) -> Chances:
    """Return the result of a game that is over: the win, shared among the winners."""
    winners = position.winners()
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(position.players))
