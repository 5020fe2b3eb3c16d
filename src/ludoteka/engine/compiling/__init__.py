"""The compiler: from a game's readable rules to machine code, kept on disk and loaded in the blink of an eye.

`kernels` has the decorators that rules are written with, `intrinsics` what they do with raw bytes, `state_views` shows
those bytes uncompiled. `linking` makes one piece of machine code of all that a kernel calls. `specialise` and
`templates` make one function for every game of one text, `loading` compiles what a game needs. `sources` finds what
machine code is made of, `cache` where it is kept, `numba_cache` hands it to Numba, `shipped` finds what came with the
package.

May import: `engine.contract`, `engine.rng`, `engine.parts`, `engine.user_folders`; and nothing that knows of positions.
"""
