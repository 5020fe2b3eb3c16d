"""A position as a short code for addresses: its notation, packed; whole, or as much of it as one seat knows.

A code begins with the version of the rules and says who knows what is in it: `1w...` all of it, `1s0...` what seat 0
knows, `1o...` what an onlooker knows. What that seat cannot know is redrawn before the code is written, from a seed
that is the same for all, so it is not in there; and redrawn again whenever the code is read.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from dataclasses import dataclass
from functools import cache

from ludoteka.engine.contract import RNG_WORDS
from ludoteka.engine.errors import BadNotation, LudotekaError, shown
from ludoteka.engine.game import Game
from ludoteka.engine.position import Position

#: Texts like those of the game's positions: what stands in them need not stand in a code. It never changes, but with
#: the version of the rules: codes that were given away are read with it.
DICTIONARY = "dictionary.txt"
#: No position is written with more letters.
MOST_LETTERS = 4000
_CODE = re.compile(r"([1-9]\d{0,3})(w|o|s\d)([A-Za-z0-9_-]+)", re.ASCII)
_CHECK_BYTES = 3
_WORD_BYTES = 8
#: A block of the generator is used up in so many steps: before that what is left of it is needed.
_STEPS_A_BLOCK = 4


class BadCode(BadNotation):
    """A code is not one of a position: cut off, mistyped, or never one."""


class OldCode(BadCode):
    """A code was written under another version of the rules."""


@dataclass(frozen=True)
class Read:
    """What a code says."""

    position: Position
    #: Whether nothing was redrawn; else what a seat did not know, None being an onlooker.
    whole: bool
    seat: int | None = None


def write_code(position: Position) -> str:
    """Return a whole position as a code."""
    drawn = () if position.game.header.perfect else tuple(int(word) for word in position.state.rng)
    return _write(position, "w", drawn)


def write_known(position: Position, seat: int | None) -> str:
    """Return what a seat knows of a position as a code, None being an onlooker; it depends on nothing else."""
    likely = position.resample(seat, seed=0)
    if position.game.header.perfect:
        return write_code(likely)
    return _write(likely, "o" if seat is None else f"s{seat}", ())


def read_code(game: Game, code: str, seed: int | None = None) -> Read:
    """Return the position of a code; what its writer did not know is drawn from the seed, a secret one for None.

    Raises BadCode or OldCode, and what `Game.parse` raises.
    """
    found = _CODE.fullmatch(code) if len(code) <= MOST_LETTERS else None
    if found is None:
        raise BadCode(f"{shown(code)} is not the code of a position of {game.title}.")
    version, known, packed = int(found[1]), found[2], found[3]
    if version != game.version:
        raise OldCode(
            f"This position was written under version {version} of {game.title}; this is version {game.version}."
        )
    generator, text = _unpack(game, known, packed)
    position = game.parse(f"{game.name} {game.version} | {text.replace('|', f'| {generator} |', 1)}")
    if known == "w":
        return Read(position, True)
    seat = None if known == "o" else int(known[1:])
    return Read(position.resample(seat, seed), False, seat)


def belongs(game: Game, code: str) -> bool:
    """Tell whether a code is one of a game, whatever the position; its rules are not needed for that."""
    found = _CODE.fullmatch(code) if len(code) <= MOST_LETTERS else None
    if found is None or int(found[1]) != game.version:
        return False
    try:
        _unpack(game, found[2], found[3])
    except BadCode:
        return False
    return True


def _write(position: Position, known: str, generator: tuple[int, ...]) -> str:
    _, setting, _, body = (part.strip() for part in str(position).split("|"))
    text = f"{setting}|{body}".encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, _dictionary(position.game))
    packed = _pack_generator(generator) + packer.compress(text) + packer.flush()
    check = _check(position.game, known, packed)
    return f"{position.game.version}{known}{base64.urlsafe_b64encode(check + packed).decode().rstrip('=')}"


def _unpack(game: Game, known: str, packed: str) -> tuple[str, str]:
    """Return the generator and the text of a code. Raises BadCode."""
    broken = BadCode(f"This code of a position of {game.title} was cut off or changed: it does not fit its own check.")
    try:
        data = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
    except (binascii.Error, ValueError) as error:
        raise broken from error
    check, data = data[:_CHECK_BYTES], data[_CHECK_BYTES:]
    if not data or check != _check(game, known, data):
        raise broken
    try:
        words, data = _unpack_generator(data)
        opener = zlib.decompressobj(-15, _dictionary(game))
        text = opener.decompress(data, MOST_LETTERS).decode()
    except (zlib.error, UnicodeDecodeError, IndexError, LudotekaError) as error:
        raise broken from error
    return "-".join(f"{word:x}" for word in words), text


def _check(game: Game, known: str, packed: bytes) -> bytes:
    """Return what tells a code that was changed, or is of another game."""
    sum_ = zlib.crc32(f"{game.name} {game.version} {known}".encode() + packed)
    return sum_.to_bytes(4, "big")[:_CHECK_BYTES]


# ---- the generator: nothing, or the key, how far it is, and what is left of a block


def _pack_generator(words: tuple[int, ...]) -> bytes:
    if not words:
        return b"\0"
    key_0, key_1, counter, *block = words
    kept = [key_0, key_1, *(block if counter % _STEPS_A_BLOCK else ())]
    size = max(1, (counter.bit_length() + 7) // 8)
    return bytes([size]) + counter.to_bytes(size, "big") + b"".join(word.to_bytes(_WORD_BYTES, "big") for word in kept)


def _unpack_generator(data: bytes) -> tuple[list[int], bytes]:
    size, data = data[0], data[1:]
    if not size:
        return [0] * RNG_WORDS, data
    counter, data = int.from_bytes(data[:size], "big"), data[size:]
    count = 4 if counter % _STEPS_A_BLOCK else 2
    kept = [int.from_bytes(data[n * _WORD_BYTES : (n + 1) * _WORD_BYTES], "big") for n in range(count)]
    key_0, key_1, *block = kept
    return [key_0, key_1, counter, *(block or (0, 0))], data[count * _WORD_BYTES :]


@cache
def _dictionary(game: Game) -> bytes:
    path = game.parts.folder / DICTIONARY
    return path.read_bytes().replace(b"\r\n", b"\n") if path.is_file() else b""
