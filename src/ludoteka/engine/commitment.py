"""A promise about a shuffle: the hash of the secret seed is shown first, the seed itself at the end."""

from __future__ import annotations

import hashlib
import hmac

from ludoteka.engine.contract import SEED_BITS


def commit(game: str, seed: int) -> str:
    """Return the hash that binds a table to the seed of its game."""
    return hashlib.sha256(b"ludoteka\0" + game.encode() + b"\0" + seed.to_bytes(SEED_BITS // 8)).hexdigest()


def keeps(commitment: str, game: str, seed: int) -> bool:
    """Tell whether a seed is the one that was promised."""
    return hmac.compare_digest(commit(game, seed).encode(), commitment.encode(errors="replace"))
