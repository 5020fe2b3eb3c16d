"""What a seat of Akropolis cannot know: nothing."""

from __future__ import annotations

from ludoteka.engine.compiling.kernels import kernel


@kernel
def resample(s, seat):
    """Nothing is hidden: which tiles are unseen is known to all, and their order is not decided yet."""
