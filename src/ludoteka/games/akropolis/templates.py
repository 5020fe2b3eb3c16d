"""What the scores in words are counted by: templates over the raw bytes of a state."""

from __future__ import annotations

from ludoteka.engine.compiling.intrinsics import as_record
from ludoteka.games.akropolis.scoring import count_architect, count_city


def count_seat(raw, seat, tally):
    """Count a player's city."""
    count_city(as_record(raw, STATE), seat, tally)


def count_opponent(raw, seat, tally):
    """Count the Architect's tiles; return its points for quarries."""
    return count_architect(as_record(raw, STATE), seat, tally)


COUNTERS = (count_seat, count_opponent)
