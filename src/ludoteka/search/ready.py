"""Making a game's search ready ahead of time, so that no decision waits for a compiler."""

from __future__ import annotations

from ludoteka.engine.compiling.kernels import COMPILED
from ludoteka.engine.compiling.loading import Progress
from ludoteka.engine.game import Game
from ludoteka.search.kernels import search_kernels
from ludoteka.search.one_ply import one_ply
from ludoteka.search.solver import solve
from ludoteka.search.tree import Tree

_rehearsed: set[tuple[Game, bool]] = set()


def prepare(game: Game, progress: Progress | None = None, plain: bool = False) -> None:
    """Compile all that bots of a game call, or load it from the cache, telling `progress` how far it is."""
    search_kernels(game, plain, progress)
    if COMPILED and (game, plain) not in _rehearsed:
        rehearse(game, plain)
        _rehearsed.add((game, plain))


def rehearse(game: Game, plain: bool = False) -> None:
    """Do once, in miniature, what decisions do: grow a tree and keep a part of it, look one action ahead, solve."""
    position = game.new(seed=0)
    seat = position.current_player
    assert seat is not None
    tree = Tree(game, search_kernels(game, plain), position, seat, seed=0, capacity=64)
    tree.grow(2)
    action = int(tree.pool[tree.children()[0]]["action"])
    tree.move([action], position.after(action))
    if not plain:
        one_ply(position.view_only(seat), 1, 0)
        solve(position, most_positions=1)
