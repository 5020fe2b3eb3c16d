"""A promise about a shuffle: the hash first, the seed at the end."""

from __future__ import annotations

import hashlib

import pytest

from ludoteka.engine.commitment import commit, keeps

SEED = 0x0123456789ABCDEF_FEDCBA9876543210


def test_a_promise_is_the_sha256_of_the_game_and_the_seed() -> None:
    """So that anybody can check it, with any tool."""
    data = b"ludoteka\0opale\0" + bytes.fromhex("0123456789abcdeffedcba9876543210")
    assert commit("opale", SEED) == hashlib.sha256(data).hexdigest()


def test_the_promised_seed_keeps_the_promise_and_no_other_does() -> None:
    promise = commit("opale", SEED)
    assert keeps(promise, "opale", SEED)
    for bit in (0, 63, 64, 127):
        assert not keeps(promise, "opale", SEED ^ 1 << bit)
    assert not keeps(promise, "akropolis", SEED)


@pytest.mark.parametrize("promise", ["", "None", "g" * 64, "\ud800", "é", commit("opale", SEED)[:-1]])
def test_rubbish_is_kept_by_no_seed(promise: str) -> None:
    assert not keeps(promise, "opale", SEED)
