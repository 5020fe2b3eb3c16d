"""What a model is given and what it should have foretold, of all seats of a position.

Templates: `describe` and `outcome` of the game's `judgement.py` are swapped in.
"""

from __future__ import annotations

from ludoteka.engine.compiling.intrinsics import as_record


def describe_seats(raw, x):
    """Write what is counted of each seat into zeros; tell whether the moment is one to learn from."""
    s = as_record(raw, STATE)
    worth_it = True
    for seat in range(s.players):
        worth_it = bool(describe(s, seat, x[seat])) and worth_it
    return worth_it


def outcome_seats(raw, y):
    """Write what became of each seat."""
    s = as_record(raw, STATE)
    for seat in range(s.players):
        outcome(s, seat, y[seat])


JUDGING = (describe_seats, outcome_seats)
