"""The rules of three in a row."""

from __future__ import annotations

import numpy as np

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.contract import STATE_HEAD

LINES = np.array([[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]], np.int64)
STATE = np.dtype([*STATE_HEAD, ("turn", "i1"), ("laid", "i1"), ("cell", "i1", (9,))], align=True)


@kernel
def setup(s, players, options):
    pass


@kernel
def line_of(s, mark):
    for line in range(8):
        if s.cell[LINES[line, 0]] == mark and s.cell[LINES[line, 1]] == mark and s.cell[LINES[line, 2]] == mark:
            return True
    return False


@kernel
def over(s):
    return s.laid == 9 or line_of(s, 1) or line_of(s, 2)


@kernel
def to_move(s):
    return int(s.turn)


@kernel
def legal(s, out):
    n = 0
    for cell in range(9):
        if s.cell[cell] == 0:
            out[n] = cell
            n += 1
    return n


@kernel
def apply(s, action):
    s.cell[action] = s.turn + 1
    s.laid += 1
    s.turn = 1 - s.turn


@kernel
def winners(s):
    return 1 if line_of(s, 1) else (2 if line_of(s, 2) else 3)


@kernel
def scores(s, out):
    for seat in range(2):
        out[seat] = line_of(s, seat + 1)


@kernel
def resample(s, seat):
    pass
