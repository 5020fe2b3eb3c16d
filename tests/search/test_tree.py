"""Trees: what is kept between moves is what was below the line played."""

from __future__ import annotations

from ludoteka.search.kernels import search_kernels
from ludoteka.search.nodes import NO_NODE, ROOT
from ludoteka.search.tree import Tree
from tests.search.small import three_in_a_row


def shape(tree: Tree, node: int) -> list[object]:
    """Return all that is known of a node and those below it."""
    facts = tree.pool[node]
    own = (int(facts["visits"]), [round(float(t), 3) for t in facts["total"]], int(facts["proof"]))
    below = [(int(tree.pool[c]["action"]), shape(tree, c)) for c in tree.children(node)]
    return [own, sorted(below, key=str)]


def test_moving_keeps_what_is_below_the_line() -> None:
    game = three_in_a_row()
    position = game.new(seed=0)
    tree = Tree(game, search_kernels(game), position, 0, seed=1)
    tree.grow(500)
    child = tree.children()[0]
    action = int(tree.pool[child]["action"])
    expected = shape(tree, child)
    assert tree.move([action], position.after(action))
    assert shape(tree, ROOT) == expected
    tree.grow(100)
    assert int(tree.pool[ROOT]["visits"]) == expected[0][0] + 100  # type: ignore[index]


def test_moving_along_a_line_that_was_never_searched_keeps_nothing() -> None:
    game = three_in_a_row()
    tree = Tree(game, search_kernels(game), game.new(seed=0), 0, seed=1)
    tree.grow(5)
    assert not tree.move([0, 1, 2, 3], game.new(seed=0))


def test_a_tree_that_never_grew_has_nothing_below_its_root() -> None:
    game = three_in_a_row()
    tree = Tree(game, search_kernels(game), game.new(seed=0), 0, seed=1)
    assert int(tree.pool[ROOT]["first"]) == NO_NODE, "not its own child, round and round"
    assert tree.children() == []
    assert not tree.move([4], game.new(seed=0))


def test_a_full_tree_goes_on_without_new_nodes() -> None:
    game = three_in_a_row()
    tree = Tree(game, search_kernels(game), game.new(seed=0), 0, seed=1, capacity=30)
    tree.grow(400)
    assert tree.simulations == 400
    assert int(tree.pool[ROOT]["visits"]) == 400
