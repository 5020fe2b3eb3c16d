"""Orion Duel's table in text: the hexagon, both players below it, drawn from what all see.

 _____
╱○(*)○╲    a blue hex under a galaxy; an orange one is full of ◆
╲○○○○○╱    a free cell shows its coordinates
"""

from __future__ import annotations

from itertools import groupby, zip_longest
from typing import Any

from ludoteka.engine.markup import plain
from ludoteka.engine.text import Words
from ludoteka.games.orion_duel.forms import CELLS, SIDES, TILES

#: Letters from one column of cells to the next, lines from one cell to the one below, and their room inside.
STEP, HEIGHT, INSIDE = 6, 2, 5
#: The cell (0, 0) begins here.
LEFT, TOP = 5 * STEP, 10
BOARD_WIDTH, PANEL_WIDTH = 71, 40
MARKS = ("○", "◆")
STYLES = ("bold #4b8dff", "bold #ff9d42")
TOKENS = {"galaxy": "(*)", "hole": "(@)", None: ""}
LETTERS = {"mono": "S1", "duo_own": "D2", "duo_mixed": "M2", "line3": "L3", "bent3": "B3", "triangle3": "T3"}
#: Where the constellations are named, outside the sides that lead to them.
LABELS = {
    "left": (0, -5),
    "right": (61, -5),
    "upper_left": (2, -9),
    "lower_right": (49, 10),
    "upper_right": (52, -9),
    "lower_left": (2, 10),
}

Grid = dict[tuple[int, int], tuple[str, str]]


def draw(view: dict[str, Any], words: Words) -> str:
    """Return the table."""
    board = [line.rstrip() for line in _board(view, words)]
    return "\n".join([*board, "", *_panel(view, words), "", *_legend(words)])


# ---- the board


def _put(grid: Grid, x: int, y: int, text: str, style: str = "") -> None:
    for i, letter in enumerate(text):
        grid[x + i, y] = (letter, style)


def _board(view: dict[str, Any], words: Words) -> list[str]:
    grid: Grid = {}
    for place in CELLS:
        _frame(grid, *_corner(*place["at"]))
    for place, colour, token in zip(CELLS, view["colours"], view["tokens"], strict=True):
        _fill(grid, *place["at"], colour, token)
    for side in SIDES:
        x, y = LABELS[side["side"]]
        _put(grid, x, y + TOP, _constellation(side["constellation"], words), "italic")
    return [_line(grid, y) for y in range(max(y for _, y in grid) + 1)]


def _corner(q: int, r: int) -> tuple[int, int]:
    return LEFT + STEP * q, TOP + HEIGHT * r + q


def _frame(grid: Grid, x: int, y: int) -> None:
    _put(grid, x + 1, y - 1, "_" * INSIDE, "dim")
    _put(grid, x + 1, y + 1, "_" * INSIDE, "dim")
    for place, edge in (((x, y), "╱"), ((x + STEP, y), "╲"), ((x, y + 1), "╲"), ((x + STEP, y + 1), "╱")):
        _put(grid, *place, edge, "dim")


def _fill(grid: Grid, q: int, r: int, colour: int | None, lies: str | None) -> None:
    x, y = _corner(q, r)
    token = TOKENS[lies]
    if colour is None:
        _put(grid, x + 1, y, f"{token:^{INSIDE}}", "bold")
        _put(grid, x + 1, y + 1, f"{f'{q},{r}':_^{INSIDE}}", "dim")
    else:
        mark, style = MARKS[colour], STYLES[colour]
        _put(grid, x + 1, y, f"{token:{mark}^{INSIDE}}", style)
        _put(grid, x + 1, y + 1, mark * INSIDE, style)


def _line(grid: Grid, y: int) -> str:
    """Return one line with the markup of its styles."""
    letters = [grid.get((x, y), (" ", "")) for x in range(BOARD_WIDTH)]
    text = ""
    for style, run in groupby(letters, key=lambda letter: letter[1]):
        part = "".join(letter for letter, _ in run)
        text += f"[{style}]{part}[/]" if style else part
    return text


# ---- beside and below it


def _panel(view: dict[str, Any], words: Words) -> list[str]:
    """Both players side by side, the seat that looks last."""
    heads, columns = [], []
    for p in sorted(range(2), key=lambda p: p == view["seat"]):
        heads.append(_head(view, p, words))
        columns.append(_seat(view, p, words))
    pairs = zip_longest(*columns, fillvalue="")
    lines = [*heads, *(f"{left:<{PANEL_WIDTH}}{right}".rstrip() for left, right in pairs)]
    if view["phase"] in ("galaxies", "holes"):
        left = view["tokens_left"]
        lines.append(words("orion-duel-table-tokens", galaxies=left["galaxies"], holes=left["holes"]))
    return lines


def _head(view: dict[str, Any], p: int, words: Words) -> str:
    turn = "▸ " if view["to_move"] == p else "  "
    colour = words(f"orion-duel-{view['seats'][p]['colour']}")
    return f"{turn}[{STYLES[p]}]{MARKS[p]} {plain(words.name(p))}[/] ({colour})"


def _links(seat: dict[str, Any], words: Words) -> str:
    """The pairs of sides that are linked, and how far it is to the next; or that every way there is barred."""
    met = seat["conditions"]["links"]
    left = [link["missing"] for link in seat["links"] if not link["linked"]]
    ways = [missing for missing in left if missing is not None]
    if ways:
        return words("orion-duel-table-links", met=met, missing=min(ways))
    return words("orion-duel-table-links-barred" if left else "orion-duel-table-links-all", met=met)


def standing(view: dict[str, Any], p: int, words: Words) -> str:
    """Return what counts for a seat at the end: points where points decided, conditions otherwise."""
    seat = view["seats"][p]
    if view["outcome"] == "points":
        return words("points", count=seat["score"])
    return words("orion-duel-table-met", count=seat["conditions"]["total"])


def _seat(view: dict[str, Any], p: int, words: Words) -> list[str]:
    seat = view["seats"][p]
    met = seat["conditions"]
    lines = [
        f"  {MARKS[p]} " + words("orion-duel-table-met", count=met["total"]),
        "  " + _links(seat, words),
        "  "
        + words(
            "orion-duel-table-galaxies",
            met=met["galaxies"],
            held=seat["most_galaxies"],
            needed=view["needed"]["galaxies"],
        ),
        "  "
        + words("orion-duel-table-holes", met=met["holes"], held=seat["most_holes"], needed=view["needed"]["holes"]),
        "  " + words("orion-duel-table-score", points=seat["score"]),
    ]
    tray = [f"{LETTERS[kind]} x{count}" for kind, count in seat["tray"].items() if count]
    lines += ["  " + "  ".join(tray[i : i + 3]) for i in range(0, len(tray), 3)]
    return lines


def _legend(words: Words) -> list[str]:
    """How the tiles lie before they are turned; ● is one's own colour, ◌ the other."""
    tiles = []
    for tile in TILES:
        shape = tile["shapes"][0]
        hexes = [f"●{q},{r}" for q, r in shape["own"]] + [f"◌{q},{r}" for q, r in shape["other"]]
        name = words(f"orion-duel-tile-{tile['tile'].replace('_', '-')}")
        tiles.append(f"{LETTERS[tile['tile']]} {name}: {' '.join(hexes)}")
    lines = ["  ".join(tiles[i : i + 2]) for i in range(0, len(tiles), 2)]
    return [words("orion-duel-table-signs"), words("orion-duel-table-turning"), *lines]


def _constellation(name: str, words: Words) -> str:
    return words(f"orion-duel-{name.lower().replace(' ', '-')}")
