"""What a seat of Orion Duel cannot know: nothing."""

from __future__ import annotations

from ludoteka.engine.compiling.kernels import kernel


@kernel
def resample(s, seat):
    """Nothing is hidden and, once the tokens lie, nothing is left to chance."""
