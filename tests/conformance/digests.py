"""Prints a digest of random games of each case, for comparing compiled, bounds-checked and uncompiled rules."""

from __future__ import annotations

import hashlib
import json
import sys

from tests.conformance.cases import Case, few_cases, random_walk


def digest(case: Case, seed: int) -> str:
    """Return a digest of every byte of every position of a random game, of its redrawn positions and its results."""
    sums = hashlib.sha256()
    for number, (position, _) in enumerate(random_walk(case, seed)):
        sums.update(position.raw.tobytes())
        if number % 8 == 0:
            for seat in (None, *range(case.players)):
                sums.update(position.resample(seat, seed=number).raw.tobytes())
        sums.update(repr((position.scores(), position.returns(), position.winners())).encode())
    return sums.hexdigest()


def digests(name: str) -> dict[str, str]:
    """Return the digest of a random game of each case of a game."""
    return {str(case): digest(case, 31) for case in few_cases() if case.name == name}


if __name__ == "__main__":
    print(json.dumps(digests(sys.argv[1])))
