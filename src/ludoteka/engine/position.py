"""A position of any game: what the rules allow, what each seat sees, and its forms as bytes and as text."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import struct
import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from ludoteka.engine.compiling.state_views import Raw, state_view
from ludoteka.engine.contract import (
    COUNT,
    MOVER,
    RNG_WORDS,
    SEED_BITS,
    SPECTATOR,
    STATUS_WORDS,
    UNLISTED,
    as_int,
    words_of,
)
from ludoteka.engine.errors import BadPlayers, BadSeed, BadState, IllegalAction, shown
from ludoteka.engine.options import OptionValue
from ludoteka.engine.text import Phrase, Words

if TYPE_CHECKING:
    from ludoteka.engine.game import Game

_MAGIC = b"LUDO"
_FRAME = struct.Struct("<4sH")
_CHECK_BYTES = 8
#: Held by whoever lists what is legal in a position that other threads may be reading.
_listing = threading.Lock()
#: What the bytes of a position say of themselves.
_HEAD = {"game": str, "version": int, "players": int, "options": dict}


def _begin_anew() -> None:
    """In a forked process: whoever held it has not come along."""
    global _listing
    _listing = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_begin_anew)


def check_seed(seed: int | None) -> int:
    """Return a seed, a fresh secret for None. Raises BadSeed."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    number = as_int(seed)
    if number is None or not 0 <= number < 1 << SEED_BITS:
        raise BadSeed(f"A seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {shown(seed)}.")
    return number


def key_of(seed: int | None) -> tuple[np.uint64, np.uint64]:
    """Return the key words of a seed, of a fresh secret for None. Raises BadSeed."""
    low, high = words_of(check_seed(seed))
    return np.uint64(low), np.uint64(high)


class Position:
    """One position of one game, with everything hidden in it. Made by `Game.new`, `Game.parse` or `copy`."""

    __slots__ = ("_face", "_out", "_raw", "_status", "game", "options")

    def __init__(self, game: Game, options: Mapping[str, OptionValue], raw: Raw) -> None:
        self.game = game
        self.options = options
        self._raw = raw
        self._out = np.empty(game.num_actions, np.int32)
        self._status = np.empty(STATUS_WORDS, np.int64)
        self._face: Any = None

    # ---- what the rules say

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.state.players)

    @property
    def current_player(self) -> int | None:
        """The seat that decides; None when the game is over."""
        mover = int(self._status[MOVER])
        return None if mover < 0 else mover

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._status[MOVER] < 0)

    def legal_actions(self) -> list[int]:
        """Return the actions that the rules allow now, ascending; none when the game is over."""
        count = self._status.item(COUNT)  # an int at once: numbers of NumPy are slow
        if count == UNLISTED:
            count = self._list()
        actions: list[int] = self._out[:count].tolist()
        return actions

    def _list(self) -> int:
        """List what is legal, where nobody has asked before; return how many actions that are."""
        with _listing:
            count: int = self._status.item(COUNT)
            if count == UNLISTED:  # still, now that no other thread can list
                count = (self.game._kernels or self.game.load()).write_list(self._raw, self._out)
                self._status[COUNT] = count  # the last: from now on others read the list
        return count

    def apply(self, action: int) -> None:
        """Carry out a legal action. Raises IllegalAction, and changes nothing, where it is not one."""
        number = action if type(action) is int else as_int(action)
        game = self.game
        if number is None or not 0 <= number < game.num_actions:
            raise self._illegal(action)
        kernels = game._kernels or game.load()  # as `Game.kernels`, without the price of a property
        if not kernels.step(self._raw, number, self._out, self._status):
            raise self._illegal(action)

    def after(self, action: int) -> Position:
        """Return the position that an action leads to, leaving this one as it is."""
        other = self.copy()
        other.apply(action)
        return other

    def _illegal(self, action: Any) -> IllegalAction:
        if self.is_over:
            return IllegalAction(f"Action {shown(action)} cannot be played: this game of {self.game.title} is over.")
        legal = self.legal_actions()
        some = ", ".join(f"{a} ({self.game.action_to_text(a)})" for a in legal[:3])
        more = f" and {len(legal) - 3} more" if len(legal) > 3 else ""
        number = as_int(action)
        name = ""
        if number is not None and 0 <= number < self.game.num_actions:
            name = f" ({self.game.action_to_text(number)})"
        return IllegalAction(
            f"Action {shown(action)}{name} is not legal for seat {self.current_player} here; legal: {some}{more}."
        )

    def _legal(self, action: int) -> int:
        """Return a legal action as an int. Raises IllegalAction."""
        number = as_int(action)
        if number not in self.legal_actions():
            raise self._illegal(action)
        return number

    def scores(self) -> list[int]:
        """Return the points of each seat, as the game would count them now."""
        return self._results()[1]

    def returns(self) -> list[float]:
        """Return +1 shared among the winners and -1 among the others; all 0 in a draw of all, and until the end."""
        return self._results()[0]

    def winners(self) -> list[int]:
        """Return the seats that have won; none before the end. Where all seats share, it is a draw."""
        if not self.is_over:
            return []
        mask = self._results()[2]
        return [seat for seat in range(self.players) if mask >> seat & 1]

    def _results(self) -> tuple[list[float], list[int], int]:
        returns, scores = np.zeros(self.players), np.zeros(self.players, np.int64)
        winners = int(self.game.kernels.results(self._raw, returns, scores))
        return returns.tolist(), scores.tolist(), winners

    # ---- what a seat sees

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may see, as JSON; None is a spectator."""
        seat, game = self._check_seat(seat), self.game
        common = {
            "game": game.name,
            "version": game.version,
            "players": self.players,
            "options": {k: list(v) if isinstance(v, tuple) else v for k, v in self.options.items()},
            "seat": seat,
            "to_move": self.current_player,
            "over": self.is_over,
            "winners": self.winners(),
        }
        common.update(game.parts.view.view(self, seat))
        return common

    def view_only(self, seat: int) -> Knowledge:
        """Return what a seat knows and nothing else: what a bot gets."""
        return Knowledge(self, seat)

    def resample(self, seat: int | None, seed: int | None = None) -> Position:
        """Return a position that the seat cannot tell from this one, everything it cannot know redrawn.

        The result depends on what the seat knows and on the seed, on nothing else.
        """
        seat = self._check_seat(seat)
        key_0, key_1 = key_of(seed)
        raw = self._raw.copy()
        self.game.kernels.redraw(raw, SPECTATOR if seat is None else seat, key_0, key_1)
        return self.game._position(self.options, raw)

    def _check_seat(self, seat: int | None) -> int | None:
        if seat is None:
            return None
        number = as_int(seat)
        if number is None or not 0 <= number < self.players:
            raise BadPlayers(
                f"There is no seat {shown(seat)} here: seats are 0 to {self.players - 1}, None a spectator."
            )
        return number

    # ---- words

    def describe(self, action: int, lang: str = "en", names: tuple[str, ...] = ()) -> str:
        """Return a legal action in words. Raises IllegalAction."""
        return Words(lang, names).say(self.phrase(action))

    def phrase(self, action: int) -> Phrase:
        """Return a legal action as a phrase, in no language yet. Raises IllegalAction."""
        return self.game.parts.notation.describe(self, self._legal(action))

    def action_to_json(self, action: int) -> dict[str, Any]:
        """Return an action by its parts, as a page shows and sends it."""
        return self.game.action_to_json(action)

    def action_from_json(self, obj: Any) -> int:
        """Return the action that `action_to_json` gave as `obj`. Raises BadNotation."""
        return self.game.action_from_json(obj)

    # ---- help for whoever chooses

    def why_not(self, obj: Any) -> list[Phrase]:
        """Return why an action, by its parts, is not legal here; nothing where it is, or the game gives no reasons."""
        whynot = self.game.part("whynot")
        return whynot.why_not(self, obj) if whynot is not None else []

    def preview(self, action: int) -> dict[str, Any]:
        """Return what a legal action will surely do, as far as the seat that decides can know. Raises IllegalAction.

        Nothing, where the game foretells nothing.
        """
        number, foretold = self._legal(action), self.game.part("preview")
        return foretold.preview(self, number) if foretold is not None else {}

    def log(self, action: int, after: Position, seat: int | None) -> list[Phrase]:
        """Return what a seat is told of the action that led from here to `after`."""
        return self.game.parts.log.entries(self, action, after, seat)

    # ---- forms

    @property
    def state(self) -> Any:
        """The fields of the state, for reading: whole numbers and tables of them."""
        if self._face is None:
            self._face = state_view(self.game.kernels.dtype)(self._raw)
        return self._face

    @property
    def raw(self) -> Raw:
        """The bytes of the state themselves, for kernels; not a copy."""
        return self._raw

    def copy(self) -> Position:
        """Return an independent position equal to this one."""
        other = Position(self.game, self.options, self._raw.copy())
        other._status[:] = self._status
        count = other._status.item(COUNT)
        if count != UNLISTED:
            other._out[:count] = self._out[:count]
        return other

    def key(self) -> bytes:
        """Return the bytes of the state without the generator: equal for equal positions."""
        return self._raw[RNG_WORDS * 8 :].tobytes()

    def digest(self) -> str:
        """Return a short digest of the whole state."""
        return hashlib.sha256(self._raw.tobytes()).hexdigest()[:32]

    def to_bytes(self) -> bytes:
        """Return the position as bytes, from which `Game.from_bytes` makes it again."""
        options = {k: list(v) if isinstance(v, tuple) else v for k, v in self.options.items()}
        head = {
            "game": self.game.name,
            "version": self.game.version,
            "players": self.players,
            "options": options,
        }
        text = json.dumps(head, separators=(",", ":")).encode()
        body = _FRAME.pack(_MAGIC, len(text)) + text + self._raw.tobytes()
        return body + hashlib.sha256(body).digest()[:_CHECK_BYTES]

    def __reduce__(self) -> tuple[Any, ...]:
        from ludoteka.engine.registry import position_from_bytes

        return position_from_bytes, (self.to_bytes(),)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        same = self.game.name == other.game.name and self.options == other.options
        return same and self._raw.tobytes() == other._raw.tobytes()

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def __str__(self) -> str:
        return self.game._write(self)

    def __repr__(self) -> str:
        return f"ludoteka.game({self.game.name!r}).parse({str(self)!r})"


class Knowledge:
    """What one seat knows of a position. It holds nothing else, so nobody who is handed it can peek."""

    __slots__ = ("_likely", "seat")

    def __init__(self, position: Position, seat: int) -> None:
        number = position._check_seat(seat)
        if number is None:
            raise BadPlayers(f"A spectator chooses nothing: name a seat, 0 to {position.players - 1}.")
        self._likely = position.resample(number, seed=0)
        self.seat = number

    @property
    def game(self) -> Game:
        """The game."""
        return self._likely.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._likely.players

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self._likely.view(self.seat)

    def legal_actions(self) -> list[int]:
        """Return the actions the seat may choose from; none when another seat decides."""
        return self._likely.legal_actions() if self._likely.current_player == self.seat else []

    def imagine(self, seed: int | None = None) -> Position:
        """Return a whole position that the seat cannot tell from the real one, drawn at random."""
        return self._likely.resample(self.seat, seed)

    def to_bytes(self) -> bytes:
        """Return it as bytes of a position that the seat imagines: equal for all positions that it cannot tell apart.

        `Game.from_bytes(data).view_only(seat)` is the same knowledge again.
        """
        return self._likely.to_bytes()


def read_head(data: bytes) -> tuple[dict[str, Any], bytes]:
    """Return the head and the raw state of `Position.to_bytes`. Raises BadState."""
    if len(data) < _FRAME.size + _CHECK_BYTES or not data.startswith(_MAGIC):
        raise BadState(f"These {len(data)} bytes are not a position: take what Position.to_bytes() gave.")
    body, check = data[:-_CHECK_BYTES], data[-_CHECK_BYTES:]
    if hashlib.sha256(body).digest()[:_CHECK_BYTES] != check:
        raise BadState(f"These {len(data)} bytes are truncated or changed: their checksum does not match.")
    size = _FRAME.unpack_from(body)[1]
    try:
        head = json.loads(body[_FRAME.size : _FRAME.size + size])
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or {name: type(value) for name, value in head.items()} != _HEAD:
        raise BadState(f"These {len(data)} bytes do not say which position of which game they are.")
    return head, body[_FRAME.size + size :]
