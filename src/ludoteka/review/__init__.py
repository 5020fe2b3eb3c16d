"""The review of a game that is over: where it was won and lost, and what was luck.

`ludoteka.review(record)` gives it as data; see `reviewing.review`.

May import: `engine`, `search`.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludoteka.engine.record import Record
    from ludoteka.review.findings import Review


class _Reviewer(ModuleType):
    """This package, which can be called: a package and a function of one name cannot both live in `ludoteka`."""

    def __call__(self, record: Record, **wishes: Any) -> Review:
        from ludoteka.review.reviewing import review

        return review(record, **wishes)


sys.modules[__name__].__class__ = _Reviewer
