"""Plays games of Opale and prints a digest of all their bytes; `absent` as an argument hides Numba."""

from __future__ import annotations

import hashlib
import random
import sys

VARIANTS: tuple[tuple[str, ...], ...] = ((), ("omen",), ("shells",), ("omen", "shells"))


def digest() -> str:
    """Return a digest of every position of four random games, and of positions redrawn."""
    import ludoteka

    sums = hashlib.sha256()
    for seed, variants in enumerate(VARIANTS):
        dice = random.Random(seed)
        position = ludoteka.game("opale").new(seed=dice.getrandbits(128), variants=variants)
        while not position.is_over:
            position.apply(dice.choice(position.legal_actions()))
            sums.update(position.to_bytes())
        for seat in (None, 0, 1):
            sums.update(position.resample(seat, seed).to_bytes())
        sums.update(repr((position.returns(), position.scores(), position.winners())).encode())
    return sums.hexdigest()


if __name__ == "__main__":
    if "absent" in sys.argv:
        sys.modules["numba"] = None  # type: ignore[assignment]
    print(digest())
    assert "absent" not in sys.argv or not any(name.startswith("numba.") for name in sys.modules)
