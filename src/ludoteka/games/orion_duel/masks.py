"""Orion Duel's legal actions as a mask, straight from the sets that the rules keep."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.compiling.kernels import COMPILED, kernel, u64
from ludoteka.games.orion_duel.actions import NUM_ACTIONS, TILE, TOKEN
from ludoteka.games.orion_duel.legality import legal, legal_word
from ludoteka.games.orion_duel.placements import PLACEMENTS, WORDS
from ludoteka.games.orion_duel.state import WORD_BITS, Phase

assert TILE == 0
assert PLACEMENTS == TOKEN <= WORDS * WORD_BITS <= NUM_ACTIONS


def spread(word: Any, mask: Any, start: int) -> None:
    """Write the 64 bits of a word as 64 numbers."""
    for bit in range(WORD_BITS):
        mask[start + bit] = int(word) >> bit & 1


if COMPILED:
    from numba import types
    from numba.core.cgutils import ir
    from numba.extending import intrinsic, overload

    @intrinsic
    def _spread(typingctx: Any, word: Any, mask: Any, start: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            word, mask, start = args
            bits = builder.bitcast(word, ir.VectorType(ir.IntType(1), WORD_BITS))
            numbers = builder.zext(bits, ir.VectorType(ir.IntType(8), WORD_BITS))
            first = context.make_array(signature.args[1])(context, builder, mask).data
            place = builder.bitcast(builder.gep(first, [start]), numbers.type.as_pointer())
            builder.store(numbers, place, align=1)
            return context.get_dummy_value()

        return types.void(types.uint64, mask, types.int64), codegen

    @overload(spread, inline="always")
    def _spread_everywhere(word, mask, start):
        return lambda word, mask, start: _spread(u64(word), mask, start)


@kernel
def write_mask(s, mask, out):
    """Write 1 for each legal action and 0 for the others; `out` is scratch."""
    if s.phase == Phase.TILES:
        for w in range(WORDS):
            spread(u64(legal_word(s, w)), mask, w * WORD_BITS)
        for action in range(WORDS * WORD_BITS, NUM_ACTIONS):
            mask[action] = 0
    else:
        for action in range(NUM_ACTIONS):
            mask[action] = 0
        for i in range(legal(s, out)):
            mask[out[i]] = 1
