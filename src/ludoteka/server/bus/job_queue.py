"""Jobs that anybody on the bus may do: who is next, by Redis or Valkey alone.

A job waits in a sorted set by its line, of which the lowest goes first, and its number. Whoever has time takes one:
of the first line that has something for them, of the address whose last turn is longest ago, then of its visitor. What
is to be done lies beside it and expires at its deadline, by which its ticket is dropped too, whoever has died. Both
steps are scripts, so that no job is taken twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

import msgspec

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.commands.core import AsyncScript

#: What jobs look like. Whoever speaks another one uses other keys and channels: neither hears of the other.
PROTOCOL = 1
_PREFIX = f"ludoteka:jobs:{PROTOCOL}"
_QUEUE, _DEADLINES, _NUMBERS, _SERVED, _TURNS = (
    f"{_PREFIX}:{name}" for name in ("queue", "deadlines", "numbers", "served", "turns")
)
#: Something was asked; who does jobs, and which.
ASKED, BEATS = f"{_PREFIX}:asked", f"{_PREFIX}:beats"

#: Those who do jobs say so often that they live; who is silent for so long does not.
BEAT_SECONDS, DEAD_SECONDS = 0.5, 3.0

_NOW = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
"""

_ASK = f"""{_NOW}
redis.call('SET', KEYS[4], ARGV[3], 'PX', ARGV[4])
redis.call('ZADD', KEYS[1], tonumber(ARGV[2]) * 2^40 + redis.call('INCR', KEYS[3]), ARGV[1])
redis.call('ZADD', KEYS[2], now + ARGV[4], ARGV[1])
redis.call('PUBLISH', ARGV[5], '')
"""

_TAKE = f"""{_NOW}
for _, ticket in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now, 'LIMIT', 0, 1000)) do
  redis.call('ZREM', KEYS[1], ticket)
  redis.call('ZREM', KEYS[2], ticket)
end
while true do
  local found, of_line, whose, who, id, turn_of_whose, turn_of_who
  for _, ticket in ipairs(redis.call('ZRANGE', KEYS[1], 0, 4095)) do
    local line, game, address, visitor, worker, number =
      string.match(ticket, '^(%d)|([^|]*)|([^|]*)|([^|]*)|([^|]*)|([^|]*)$')
    if not line then
      redis.call('ZREM', KEYS[1], ticket)  -- nobody who speaks this protocol has written it
    elseif found and line > of_line then
      break
    elseif line <= ARGV[3] and string.find(ARGV[4], ',' .. game .. ',', 1, true) and (worker == '' or worker == ARGV[2])
        and not string.find(ARGV[5], ',' .. address .. ',', 1, true) then
      local turn = tonumber(redis.call('ZSCORE', KEYS[4], address) or 0)
      local own_turn = tonumber(redis.call('ZSCORE', KEYS[4], address .. '|' .. visitor) or 0)
      if not found or line < of_line or turn < turn_of_whose or (turn == turn_of_whose and own_turn < turn_of_who) then
        found, of_line, whose, who, id, turn_of_whose, turn_of_who =
          ticket, line, address, visitor, number, turn, own_turn
      end
    end
  end
  if not found then return false end
  redis.call('ZREM', KEYS[1], found)
  redis.call('ZREM', KEYS[2], found)
  local job = redis.call('GET', ARGV[1] .. id)
  if job then
    redis.call('DEL', ARGV[1] .. id)
    local turn = redis.call('INCR', KEYS[3])
    redis.call('ZADD', KEYS[4], turn, whose, turn, whose .. '|' .. who)
    redis.call('ZREMRANGEBYRANK', KEYS[4], 0, -20001)
    redis.call('EXPIRE', KEYS[4], 3600)
    return {{found, job}}
  end
end
"""


class Ticket(NamedTuple):
    """What a job is in the queue. No part of it has a `|` or a comma."""

    #: Lower goes first.
    line: int
    #: The game and the version of its rules.
    game: str
    #: For whom it is.
    address: str
    visitor: str
    #: Who has to do it; nobody in particular, where it is empty.
    worker: str
    number: str

    def __str__(self) -> str:
        return "|".join(map(str, (int(self.line), *self[1:])))

    @classmethod
    def read(cls, text: str) -> Ticket:
        """Return what was written."""
        line, *parts = text.split("|")
        return cls(int(line), *parts)


def channel_of(name: str) -> str:
    """Return where somebody hears what is said to them alone."""
    return f"{_PREFIX}:for:{name}"


class Told(msgspec.Struct, array_like=True):
    """What who does a job says to who asked for it."""

    worker: str
    number: str
    what: Literal["taken", "done", "failed"]
    answer: bytes = b""


class Beat(msgspec.Struct, array_like=True):
    """A sign of life of somebody who does jobs: which games, each with its version, and in how many threads."""

    worker: str
    games: Annotated[list[str], msgspec.Meta(max_length=1000)]
    threads: Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class Asked(msgspec.Struct, array_like=True):
    """What lies beside a ticket: who asks, and for what."""

    asker: str
    job: bytes


_asked = msgspec.msgpack.Decoder(Asked).decode


class Misread(ValueError):
    """What lies in the queue is not a job."""


class Queue:
    """The queue, as long as a connection lasts."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._ask: AsyncScript = redis.register_script(_ASK)
        self._take: AsyncScript = redis.register_script(_TAKE)

    async def ask(self, pipe: Any, ticket: Ticket, job: bytes, seconds: float) -> None:
        """Put a job down, by a pipeline."""
        keys = [_QUEUE, _DEADLINES, _NUMBERS, _job_key(ticket.number)]
        await self._ask(keys, [str(ticket), int(ticket.line), job, max(1, round(1000 * seconds)), ASKED], pipe)

    def withdraw(self, pipe: Any, ticket: Ticket) -> None:
        """Take a job back that nobody has taken, by a pipeline."""
        pipe.zrem(_QUEUE, str(ticket))
        pipe.zrem(_DEADLINES, str(ticket))
        pipe.delete(_job_key(ticket.number))

    def look(self, pipe: Any, ticket: Ticket) -> None:
        """Ask by a pipeline whether a job waits still: None where not."""
        pipe.zscore(_QUEUE, str(ticket))

    async def take(self, worker: str, line: int, games: set[str], but_of: set[str]) -> tuple[Ticket, Asked] | None:
        """Return a job whose turn it is, of this line or a lower one, of none of some addresses. Raises Misread."""
        lists = [f",{','.join(sorted(each))}," for each in (games, but_of)]
        found = await self._take([_QUEUE, _DEADLINES, _TURNS, _SERVED], [_job_key(""), worker, int(line), *lists])
        if not found:
            return None
        try:
            return Ticket.read(found[0].decode()), _asked(found[1])
        except (UnicodeDecodeError, msgspec.DecodeError) as error:
            raise Misread(f"{found[0]!r:.100} is not a job: {error}") from error


def _job_key(number: str) -> str:
    return f"{_PREFIX}:job:{number}"
