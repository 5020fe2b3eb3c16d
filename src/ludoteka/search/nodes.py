"""The nodes of search trees: one array a tree, children as linked lists."""

from __future__ import annotations

import numpy as np

from ludoteka.engine.compiling.kernels import kernel

#: No game has more seats.
MOST_SEATS = 5
NO_NODE = -1
ROOT = 0

NODE = np.dtype(
    [
        ("first", "i4"),  # first child, the one made last
        ("sibling", "i4"),  # next child of the same parent
        ("action", "i4"),  # the action that leads here
        ("visits", "i4"),
        ("seen", "i4"),  # how often it could have been chosen
        ("children", "i4"),  # how many there are
        ("width", "i4"),  # how many there can be, where all is known
        ("prior", "f4"),  # how promising it looked, 0 to 1
        ("total", "f4", (MOST_SEATS,)),  # sum of results of each seat
        ("mover", "i1"),  # who decides here
        ("proof", "i1"),  # UNPROVEN, PROVEN_DRAW or PROVEN_WIN + the seat that wins
    ],
    align=True,
)
UNPROVEN, PROVEN_DRAW, PROVEN_WIN = 0, 1, 2


@kernel
def plant(pool, place, action, prior):
    """Begin a node without visits or children."""
    node = pool[place]
    node.first = NO_NODE
    node.sibling = NO_NODE
    node.action = action
    node.visits = 0
    node.seen = 1
    node.children = 0
    node.width = 0
    node.prior = prior
    node.mover = -1
    node.proof = UNPROVEN
    for seat in range(MOST_SEATS):
        node.total[seat] = 0.0


@kernel
def adopt(pool, parent, child):
    """Make a node the first child of another."""
    pool[child].sibling = pool[parent].first
    pool[parent].first = child
    pool[parent].children += 1


@kernel
def child_of(pool, parent, action):
    """Return the child that an action leads to, or NO_NODE."""
    child = pool[parent].first
    while child != NO_NODE and pool[child].action != action:
        child = pool[child].sibling
    return child


@kernel
def transplant(pool, root, target):
    """Copy the tree below a node into another array, its root first; return how many nodes it has."""
    copy_node(pool, root, target, ROOT)
    target[ROOT].sibling = NO_NODE
    used = 1
    place = ROOT
    while place < used:  # `first` of a copied node still names its old child, until its turn comes
        child = int(target[place].first)
        last = NO_NODE
        target[place].first = NO_NODE
        while child != NO_NODE:
            copy_node(pool, child, target, used)
            target[used].sibling = NO_NODE
            if last == NO_NODE:
                target[place].first = used
            else:
                target[last].sibling = used
            last = used
            used += 1
            child = int(pool[child].sibling)
        place += 1
    return used


@kernel
def copy_node(pool, place, target, other):
    source = pool[place]
    node = target[other]
    node.first = source.first
    node.sibling = source.sibling
    node.action = source.action
    node.visits = source.visits
    node.seen = source.seen
    node.children = source.children
    node.width = source.width
    node.prior = source.prior
    node.mover = source.mover
    node.proof = source.proof
    for seat in range(MOST_SEATS):
        node.total[seat] = source.total[seat]
