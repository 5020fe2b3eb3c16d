"""What a seat of Orichalcum cannot know: nothing that is in the state."""

from __future__ import annotations

from ludoteka.engine.compiling.kernels import kernel


@kernel
def resample(s, seat):
    """All lies open but what is still to be drawn, and nothing of that is in the state but the generator."""
