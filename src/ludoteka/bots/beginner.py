"""A bot that plays as people do who have just learnt a game: it wants something sensible, and overlooks much."""

from __future__ import annotations

import math
import random
import secrets
import statistics
import time

from ludoteka.bots.protocol import choices
from ludoteka.engine.game import Game
from ludoteka.engine.position import Knowledge
from ludoteka.search.analysis import Cancel
from ludoteka.search.one_ply import one_ply
from ludoteka.search.ready import prepare

#: It sees this share of what it might do, but hardly more than so many choices; the others it overlooks.
SHARE_SEEN, MOST_SEEN = 0.5, 5
#: How far its judgement of a choice is off, as a share of how much the choices that it sees differ.
HASTE = 1.5


class Beginner:
    """Takes what looks good at once among the choices that it sees, and thinks of no answer of the others.

    So its mistakes are those of people: the better place is overlooked, a threat is forgotten, a gain now is taken for
    a gain; but whatever it does has a reason that can be seen on the table.
    """

    level = "beginner"

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        seconds: float | None = None,
        seen: int = MOST_SEEN,
        haste: float = HASTE,
    ) -> None:
        self.game = game
        self.seconds = seconds
        self.seen = seen
        self.haste = haste
        self._dice = random.Random(secrets.randbits(64) if seed is None else seed)
        prepare(game)  # compiled now, not in the first decision

    def choose(self, knowledge: Knowledge, tell: object = None, cancel: Cancel | None = None) -> int:
        """Return a legal action. Raises IllegalAction where the seat has nothing to decide."""
        start = time.perf_counter()
        legal = choices(knowledge)
        # where hundreds of places are open, people look at more of them: at the root of their number
        count = min(math.ceil(SHARE_SEEN * len(legal)), max(self.seen, math.isqrt(len(legal))))
        seen = self._dice.sample(legal, max(count, min(2, len(legal))))
        if len(seen) == 1:
            return seen[0]
        seed = self._dice.getrandbits(48)
        worth: dict[int, float] = {}
        for action in seen:  # one at a time: uncompiled, each takes its while
            worth |= one_ply(knowledge, 1, seed, [action])
            late = self.seconds is not None and time.perf_counter() - start > self.seconds
            if late or (cancel is not None and cancel.cancelled):
                break
        haste = self.haste * statistics.pstdev(worth.values())
        return max(worth, key=lambda action: worth[action] + self._dice.gauss(0, haste))
