"""A state in raw bytes, as kernels see it: compiled a record, without copying; uncompiled its face."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from typing import Any

import numpy as np

from ludoteka.engine.compiling.kernels import COMPILED, u64
from ludoteka.engine.compiling.state_views import Raw, state_view

#: Bits of a machine word.
WORD_BITS = 64
#: Processors that can be told that a loop only waits for another thread, so that they spend less on it.
_CAN_PAUSE = platform.machine() in ("x86_64", "AMD64")


def spread(word: Any, out: Any, start: int) -> None:
    """Write the 64 bits of a word as 64 numbers of a byte each."""
    for bit in range(WORD_BITS):
        out[start + bit] = int(word) >> bit & 1


if COMPILED:
    from numba import types
    from numba.core import cgutils
    from numba.core.cgutils import ir
    from numba.extending import intrinsic, overload

    @intrinsic
    def copy(typingctx: Any, target: Any, source: Any) -> Any:
        """Copy one record onto another of the same dtype: a memcpy of any size."""
        if not (isinstance(target, types.Record) and target == source):
            return None
        size = target.size

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            cgutils.raw_memcpy(builder, args[0], args[1], context.get_constant(types.intp, size), 1)
            return context.get_dummy_value()

        return types.void(target, source), codegen

    @intrinsic
    def clear(typingctx: Any, record: Any) -> Any:
        """Set every byte of a record to 0, padding included."""
        if not isinstance(record, types.Record):
            return None
        size = record.size

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            cgutils.memset(builder, args[0], context.get_constant(types.intp, size), 0)
            return context.get_dummy_value()

        return types.void(record), codegen

    @intrinsic
    def as_record(typingctx: Any, raw: Any, dtype: Any) -> Any:
        """See the record that lies in raw bytes, without copying."""
        record = dtype.dtype if isinstance(dtype, types.DType) else dtype.instance_type

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, args[0])
            return builder.bitcast(array.data, context.get_value_type(record))

        return record(raw, dtype), codegen

    @intrinsic
    def copy_row(typingctx: Any, table: Any, row: Any, out: Any, place: Any) -> Any:
        """Copy a row of a table of bytes to `out`, from `place` on; one with a single dimension is row 0.

        A loop would be slower: the compiler cannot know that the two do not overlap.
        """
        if not (isinstance(table, types.NestedArray) and table.dtype.bitwidth == out.dtype.bitwidth == 8):
            return None
        size = table.shape[-1]

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            first = context.make_array(table)(context, builder, args[0]).data
            start = context.make_array(signature.args[2])(context, builder, args[2]).data
            source = builder.gep(first, [builder.mul(args[1], args[1].type(size))])
            cgutils.raw_memcpy(
                builder, builder.gep(start, [args[3]]), source, context.get_constant(types.intp, size), 1
            )
            return context.get_dummy_value()

        return types.void(table, types.int64, out, types.int64), codegen

    @intrinsic
    def row(typingctx: Any, table: Any, place: Any) -> Any:
        """See a row of a table, while somebody else holds the table.

        What `table[place]` gives holds it too, by a count that all threads change and so wait for.
        """
        if not (isinstance(table, types.Array) and table.ndim == 2 and table.layout == "C"):
            return None
        view = table.copy(ndim=1)

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            whole = context.make_array(signature.args[0])(context, builder, args[0])
            width, step = (cgutils.unpack_tuple(builder, pair, 2) for pair in (whole.shape, whole.strides))
            part = context.make_array(view)(context, builder)
            context.populate_array(
                part,
                data=builder.bitcast(
                    cgutils.pointer_add(builder, whole.data, builder.mul(args[1], step[0])), whole.data.type
                ),
                shape=[width[1]],
                strides=[step[1]],
                itemsize=whole.itemsize,
                meminfo=None,
            )
            return part._getvalue()

        return view(table, types.int64), codegen

    @intrinsic
    def _spread(typingctx: Any, word: Any, out: Any, start: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            word, out, start = args
            bits = builder.bitcast(word, ir.VectorType(ir.IntType(1), WORD_BITS))
            numbers = builder.zext(bits, ir.VectorType(ir.IntType(8), WORD_BITS))
            first = context.make_array(signature.args[1])(context, builder, out).data
            place = builder.bitcast(builder.gep(first, [start]), numbers.type.as_pointer())
            builder.store(numbers, place, align=1)
            return context.get_dummy_value()

        return types.void(types.uint64, out, types.int64), codegen

    @overload(spread, inline="always")
    def _spread_everywhere(word, out, start):
        return lambda word, out, start: _spread(u64(word), out, start)

    def _is_row(table: Any) -> bool:
        """Tell whether each row of a table has 65 to 128 numbers of a byte each."""
        return (
            isinstance(table, types.NestedArray)
            and table.dtype.bitwidth == 8
            and table.ndim <= 2
            and WORD_BITS < table.shape[-1] <= 2 * WORD_BITS
        )

    def _pieces(context: Any, builder: Any, table: Any, value: Any, row: Any) -> Iterator[tuple[int, Any, int]]:
        """Yield the vectors that a row is read and written in, always the same: where they begin, and their lengths.

        What is read right after it was written is only there at once if it was written in one piece.
        """
        first = context.make_array(table)(context, builder, value).data
        length = table.shape[-1]
        begin = builder.gep(first, [builder.mul(row, row.type(length))])
        at = 0
        while at < length:
            width = min(WORD_BITS, 1 << (length - at).bit_length() - 1)
            place = builder.gep(begin, [row.type(at)])
            yield at, builder.bitcast(place, ir.VectorType(ir.IntType(8), width).as_pointer()), width
            at += width

    def _all_of(builder: Any, value: Any, width: int) -> Any:
        """Return a number so many times."""
        word = ir.IntType(32)
        one = builder.insert_element(
            ir.Constant(ir.VectorType(ir.IntType(8), width), ir.Undefined), builder.trunc(value, ir.IntType(8)), word(0)
        )
        return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(word, width), [0] * width))

    @intrinsic
    def equal_words(typingctx: Any, table: Any, row: Any, value: Any) -> Any:
        """Return which numbers of a row of a table are a value, as two words; a single dimension is row 0."""
        if not _is_row(table):
            return None

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            words = [ir.IntType(WORD_BITS)(0)] * 2
            for at, place, width in _pieces(context, builder, signature.args[0], args[0], args[1]):
                numbers = builder.load(place, align=1)
                same = builder.icmp_signed("==", numbers, _all_of(builder, args[2], width))
                bits = builder.bitcast(same, ir.IntType(width))
                if width < WORD_BITS:
                    bits = builder.zext(bits, words[0].type)
                word, shift = divmod(at, WORD_BITS)
                words[word] = builder.or_(words[word], builder.shl(bits, bits.type(shift)))
            return context.make_tuple(builder, signature.return_type, words)

        return types.UniTuple(types.uint64, 2)(table, types.int64, types.int64), codegen

    @intrinsic
    def fill_words(typingctx: Any, table: Any, row: Any, low: Any, high: Any, value: Any) -> Any:
        """Write a value over those numbers of a row of a table that are set in two words."""
        if not _is_row(table):
            return None

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            words, value = args[2:4], args[4]
            for at, place, width in _pieces(context, builder, signature.args[0], args[0], args[1]):
                word, shift = divmod(at, WORD_BITS)
                bits = builder.lshr(words[word], words[word].type(shift))
                if width < WORD_BITS:
                    bits = builder.trunc(bits, ir.IntType(width))
                chosen = builder.bitcast(bits, ir.VectorType(ir.IntType(1), width))
                new = builder.select(chosen, _all_of(builder, value, width), builder.load(place, align=1))
                builder.store(new, place, align=1)
            return context.get_dummy_value()

        return types.void(table, types.int64, types.uint64, types.uint64, types.int64), codegen

    def _place(context: Any, builder: Any, kind: Any, array: Any, index: Any) -> Any:
        return builder.gep(context.make_array(kind)(context, builder, array).data, [index])

    @intrinsic
    def add_atomically(typingctx: Any, numbers: Any, index: Any, amount: Any) -> Any:
        """Add to a number that other threads change too; return what it was before."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            place = _place(context, builder, signature.args[0], args[0], args[1])
            return builder.atomic_rmw("add", place, args[2], "acq_rel")

        return types.int64(numbers, types.int64, types.int64), codegen

    @intrinsic
    def read_atomically(typingctx: Any, numbers: Any, index: Any) -> Any:
        """Return a number that other threads change, and whatever they wrote before it."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            place = _place(context, builder, signature.args[0], args[0], args[1])
            return builder.load_atomic(place, "acquire", 8)

        return types.int64(numbers, types.int64), codegen

    @intrinsic
    def fetch(typingctx: Any, numbers: Any, part: Any, parts: Any) -> Any:
        """Have a part of an array, of so many, brought near, which will soon be written, while something else is done.

        A processor has only so many lines under way, and forgets what else is asked for at once.
        """
        line = 64

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, args[0])
            size = builder.mul(array.nitems, array.itemsize)
            first = builder.bitcast(array.data, cgutils.voidptr_t)
            word = ir.IntType(32)
            kind = ir.FunctionType(ir.VoidType(), [cgutils.voidptr_t, word, word, word])
            bring = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
            lines = builder.udiv(builder.add(size, size.type(line - 1)), size.type(line))
            begin = builder.udiv(builder.mul(lines, args[1]), args[2])
            end = builder.udiv(builder.mul(lines, builder.add(args[1], size.type(1))), args[2])
            with cgutils.for_range(builder, builder.sub(end, begin)) as loop:
                place = builder.mul(builder.add(begin, loop.index), size.type(line))
                place = cgutils.pointer_add(builder, first, place)
                builder.call(bring, [place, word(1), word(3), word(1)])  # to be written, kept near, data
            return context.get_dummy_value()

        return types.void(numbers, types.int64, types.int64), codegen

    @intrinsic
    def unforeseen(typingctx: Any, number: Any) -> Any:
        """Return a number, without the compiler knowing it.

        A loop of a few dozen rounds, which it can count, it writes out round by round; else it takes many at once.
        """

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            word = ir.IntType(WORD_BITS)
            return builder.asm(ir.FunctionType(word, [word]), "", "=r,0", args, False)

        return types.int64(types.int64), codegen

    @intrinsic
    def relax(typingctx: Any) -> Any:
        """Let a moment pass, in a loop that waits for another thread."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            if _CAN_PAUSE:
                kind = ir.FunctionType(ir.VoidType(), [])
                builder.call(builder.module.declare_intrinsic("llvm.x86.sse2.pause", (), kind), [])
            return context.get_dummy_value()

        return types.void(), codegen

else:

    def copy(target: Any, source: Any) -> None:
        """Copy one record onto another of the same dtype."""
        target.raw[:] = source.raw

    def clear(record: Any) -> None:
        """Set every byte of a record to 0, padding included."""
        record.raw[:] = 0

    def as_record(raw: Raw, dtype: np.dtype[Any]) -> Any:
        """See the state that lies in raw bytes through its face."""
        return state_view(dtype)(raw)

    def copy_row(table: Any, row: int, out: Any, place: int) -> None:
        """Copy a row of a table of bytes to `out`, from `place` on; one with a single dimension is row 0."""
        for i in range(table.shape[-1]):
            out[place + i] = table[row, i] if table.ndim == 2 else table[i]

    def equal_words(table: Any, row: int, value: int) -> tuple[int, int]:
        """Return which numbers of a row of a table are a value, as two words; a single dimension is row 0."""
        numbers = (table[row, i] if table.ndim == 2 else table[i] for i in range(table.shape[-1]))
        found = sum(1 << i for i, number in enumerate(numbers) if number == value)
        return found & (1 << WORD_BITS) - 1, found >> WORD_BITS

    def fill_words(table: Any, row: int, low: int, high: int, value: int) -> None:
        """Write a value over those numbers of a row of a table that are set in two words."""
        for i in range(table.shape[-1]):
            if (low | high << WORD_BITS) >> i & 1:
                table[(row, i) if table.ndim == 2 else i] = value

    def row(table: Any, place: int) -> Any:
        """See a row of a table."""
        return table[place]

    def add_atomically(numbers: Any, index: int, amount: int) -> int:
        """Add to a number; return what it was before. Uncompiled there is one thread."""
        before = int(numbers[index])
        numbers[index] += amount
        return before

    def read_atomically(numbers: Any, index: int) -> int:
        """Return a number."""
        return int(numbers[index])

    def fetch(numbers: Any, part: int, parts: int) -> None:
        """Have a part of an array brought near."""

    def unforeseen(number: int) -> int:
        """Return a number."""
        return number

    def relax() -> None:
        """Let a moment pass."""
