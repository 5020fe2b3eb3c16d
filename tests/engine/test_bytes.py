"""Positions as bytes: the same again, or BadState."""

from __future__ import annotations

import hashlib
import json
import pickle
import random
import struct
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteka
from ludoteka.engine.errors import BadState, UnknownGame
from ludoteka.engine.game import Game
from ludoteka.engine.registry import position_from_bytes
from tests.engine import fuzz


def sealed(body: bytes) -> bytes:
    """Return bytes with the checksum that belongs to them."""
    return body + hashlib.sha256(body).digest()[:8]


def forged(data: bytes, state: bytes | None = None, **changes: Any) -> bytes:
    """Return the bytes of a position with another head or state, rightly sealed."""
    size = struct.unpack_from("<4sH", data)[1]
    head = json.loads(data[6 : 6 + size]) | changes
    text = json.dumps({name: value for name, value in head.items() if value is not ...}).encode()
    return sealed(struct.pack("<4sH", b"LUDO", len(text)) + text + (data[6 + size : -8] if state is None else state))


TEXTS = fuzz.positions(ludoteka.game("opale"), random.Random(6), 4)
SAMPLE = ludoteka.game("opale").new(seed=1, variants=["shells"]).to_bytes()


def test_bytes_and_pickles_give_the_position_again_at_any_moment(pebbles: Game, opale: Game) -> None:
    dice = random.Random(1)
    for game, options in (
        (pebbles, {"players": 3, "dice": True, "skill": ["two", "three", "two"]}),
        (opale, {"variants": ["omen"]}),
    ):
        position = game.new(seed=dice.getrandbits(128), **options)
        while not position.is_over:
            action = dice.choice(position.legal_actions())
            again = game.from_bytes(position.to_bytes())
            for other in (again, pickle.loads(pickle.dumps(position)), position_from_bytes(position.to_bytes())):
                assert other == position
                assert other.options == position.options
                assert other.legal_actions() == position.legal_actions()
                assert other.current_player == position.current_player
            position.apply(action)
            again.apply(action)
            assert again == position
        assert game.from_bytes(position.to_bytes()).is_over


def test_the_state_made_from_bytes_can_be_written(pebbles: Game) -> None:
    data = pebbles.new(2, seed=1).to_bytes()
    position = pebbles.from_bytes(data)
    position.apply(0)
    assert pebbles.from_bytes(data) == pebbles.new(2, seed=1)


@given(st.integers(0, len(SAMPLE) - 1))
def test_truncated_bytes_are_refused(size: int) -> None:
    with pytest.raises(BadState, match=r"not a position|truncated or changed"):
        ludoteka.game("opale").from_bytes(SAMPLE[:size])


@given(st.integers(0, 8 * len(SAMPLE) - 1))
def test_a_flipped_bit_is_noticed(bit: int) -> None:
    data = bytearray(SAMPLE)
    data[bit // 8] ^= 1 << bit % 8
    with pytest.raises(BadState, match=r"not a position|truncated or changed"):
        ludoteka.game("opale").from_bytes(bytes(data))


@given(st.binary(max_size=200))
def test_rubbish_is_refused_whether_sealed_or_not(data: bytes) -> None:
    for rubbish in (data, b"LUDO" + data, sealed(b"LUDO" + data)):
        with pytest.raises(BadState):
            ludoteka.game("opale").from_bytes(rubbish)
        with pytest.raises(BadState):
            position_from_bytes(rubbish)


@pytest.mark.parametrize("data", [None, "text", 5, 10**12, [1, 2], object()])
def test_what_is_not_bytes_is_refused(data: Any, opale: Game) -> None:
    with pytest.raises(BadState, match="is not bytes"):
        opale.from_bytes(data)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "pebbles"}, "a position of 'pebbles', not of 'opale'"),
        ({"version": 99}, "written by version 99 of opale; this is version"),
        ({"players": 3}, "for 2 players, not 3"),
        ({"options": {"weather": "fine"}}, "no option 'weather'"),
        ({"options": {"variants": ["rain"]}}, "cannot be"),
        ({"options": []}, "do not say which position"),
        ({"game": 5}, "do not say which position"),
        ({"version": True}, "do not say which position"),
        ({"players": ...}, "do not say which position"),
        ({"more": 1}, "do not say which position"),
        ({"state": b""}, "has [0-9]+ bytes, not 0"),
    ],
)
def test_a_head_that_does_not_fit_is_refused(opale: Game, changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadState, match=message):
        opale.from_bytes(forged(SAMPLE, **changes))


def test_a_state_of_other_players_than_its_head_says_is_refused(pebbles: Game) -> None:
    data = pebbles.new(3, seed=1).to_bytes()
    with pytest.raises(BadState, match="the state is of 3 players, not of 2"):
        pebbles.from_bytes(forged(data, players=2, options={}))


def test_an_impossible_state_is_refused_with_what_is_impossible(pebbles: Game) -> None:
    position = pebbles.new(2, seed=1)
    raw = np.frombuffer(position.raw.tobytes(), np.uint8).copy()
    raw.view(pebbles.kernels.dtype)[0]["heap"] = 100
    with pytest.raises(BadState, match="not a possible position of Pebbles: the heap is 100, not 0 to 12"):
        pebbles.from_bytes(forged(position.to_bytes(), state=raw.tobytes()))


def test_a_state_that_its_own_text_does_not_give_again_is_refused(pebbles: Game) -> None:
    position = pebbles.new(2, seed=1)
    raw = position.raw.copy()
    raw.view(pebbles.kernels.dtype)[0]["most"][2] = 3  # of a third seat, that is not there
    with pytest.raises(BadState, match="not what its own text gives again"):
        pebbles.from_bytes(forged(position.to_bytes(), state=raw.tobytes()))


def test_a_state_that_its_options_do_not_make_is_refused(pebbles: Game) -> None:
    data = pebbles.new(2, seed=1, dice=True).to_bytes()
    with pytest.raises(BadState, match="not what its own text gives again"):
        pebbles.from_bytes(forged(data, options={"dice": False}))


def test_padding_holds_nothing(pebbles: Game) -> None:
    position = pebbles.new(2, seed=1)
    dtype = pebbles.kernels.dtype
    assert dtype.fields is not None
    used = {at + i for kind, at, *_ in dtype.fields.values() for i in range(kind.itemsize)}
    padding = sorted(set(range(dtype.itemsize)) - used)
    assert padding
    raw = position.raw.copy()
    raw[padding[0]] = 1
    with pytest.raises(BadState, match="not what its own text gives again"):
        pebbles.from_bytes(forged(position.to_bytes(), state=raw.tobytes()))


@given(st.sampled_from(TEXTS), st.lists(st.tuples(st.integers(0, 2**16), st.integers(0, 255)), min_size=1, max_size=3))
def test_changed_states_are_refused_or_play_on(text: str, changes: list[tuple[int, int]]) -> None:
    opale = ludoteka.game("opale")
    position = opale.parse(text)
    raw = position.raw.copy()
    for at, value in changes:
        raw[at % len(raw)] = value
    try:
        forgery = opale.from_bytes(forged(position.to_bytes(), state=raw.tobytes()))
    except BadState:
        return
    assert fuzz.outcome(opale, str(forgery), random.Random(1)) == "plays on"


def test_bytes_of_a_game_that_is_not_there_are_refused(opale: Game) -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        position_from_bytes(forged(SAMPLE, game="chess"))
