"""Orion Duel's table in text: the hexagon at the left, both players at the right, drawn from what all see.

 _____
╱○(*)○╲    a blue hex under a galaxy; an orange one is full of ◆
╲○○○○○╱    a free cell shows its coordinates
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

from ludoteka.engine.text import Words

#: Letters from one column of cells to the next, lines from one cell to the one below, and their room inside.
STEP, HEIGHT, INSIDE = 6, 2, 5
#: The cell (0, 0) begins here.
LEFT, TOP = 5 * STEP, 10
BOARD_WIDTH, GAP = 71, 1
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
    board = _board(view, words)
    panel = _panel(view, words)
    height = max(len(board), len(panel))
    board += [" " * BOARD_WIDTH] * (height - len(board))
    panel += [""] * (height - len(panel))
    lines = [(left + " " * GAP + right).rstrip() for left, right in zip(board, panel, strict=True)]
    return "\n".join([*lines, "", *_legend(view, words)])


# ---- the board


def _put(grid: Grid, x: int, y: int, text: str, style: str = "") -> None:
    for i, letter in enumerate(text):
        grid[x + i, y] = (letter, style)


def _board(view: dict[str, Any], words: Words) -> list[str]:
    grid: Grid = {}
    for cell in view["cells"]:
        _frame(grid, *_corner(cell))
    for cell in view["cells"]:
        _fill(grid, cell)
    for side in view["sides"]:
        x, y = LABELS[side["side"]]
        _put(grid, x, y + TOP, _constellation(side["constellation"], words), "italic")
    return [_line(grid, y) for y in range(max(y for _, y in grid) + 1)]


def _corner(cell: dict[str, Any]) -> tuple[int, int]:
    q, r = cell["at"]
    return LEFT + STEP * q, TOP + HEIGHT * r + q


def _frame(grid: Grid, x: int, y: int) -> None:
    _put(grid, x + 1, y - 1, "_" * INSIDE, "dim")
    _put(grid, x + 1, y + 1, "_" * INSIDE, "dim")
    for place, edge in (((x, y), "╱"), ((x + STEP, y), "╲"), ((x, y + 1), "╲"), ((x + STEP, y + 1), "╱")):
        _put(grid, *place, edge, "dim")


def _fill(grid: Grid, cell: dict[str, Any]) -> None:
    x, y = _corner(cell)
    token = TOKENS[cell["token"]]
    if cell["colour"] is None:
        q, r = cell["at"]
        _put(grid, x + 1, y, f"{token:^{INSIDE}}", "bold")
        _put(grid, x + 1, y + 1, f"{f'{q},{r}':_^{INSIDE}}", "dim")
    else:
        mark, style = MARKS[cell["colour"]], STYLES[cell["colour"]]
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
    lines = [""]
    for p in sorted(range(2), key=lambda p: p == view["seat"]):
        lines += [*_seat(view, p, words), ""]
    if view["phase"] in ("galaxies", "holes"):
        left = view["tokens_left"]
        lines.append(words("orion-duel-table-tokens", galaxies=left["galaxies"], holes=left["holes"]))
    return lines


def _seat(view: dict[str, Any], p: int, words: Words) -> list[str]:
    seat = view["seats"][p]
    turn = "▸ " if view["to_move"] == p else "  "
    name = words.name(p).replace("[", r"\[")
    colour = words(f"orion-duel-{seat['colour']}")
    met = seat["conditions"]
    missing = [link["missing"] for link in seat["links"] if not link["linked"] and link["missing"] is not None]
    lines = [
        f"{turn}[{STYLES[p]}]{MARKS[p]} {name}[/] ({colour})",
        "  " + words("orion-duel-table-met", count=met["total"]),
        "  " + words("orion-duel-table-links", met=met["links"], missing=min(missing, default=0)),
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


def _legend(view: dict[str, Any], words: Words) -> list[str]:
    """How the tiles lie before they are turned; ● is the own colour, ◌ the other."""
    tiles = []
    for tile in view["tiles"]:
        shape = tile["shapes"][0]
        hexes = [f"●{q},{r}" for q, r in shape["own"]] + [f"◌{q},{r}" for q, r in shape["other"]]
        name = words(f"orion-duel-tile-{tile['tile'].replace('_', '-')}")
        tiles.append(f"{LETTERS[tile['tile']]} {name}: {' '.join(hexes)}")
    return [words("orion-duel-table-turning"), "  ".join(tiles[:3]), "  ".join(tiles[3:])]


def _constellation(name: str, words: Words) -> str:
    return words(f"orion-duel-{name.lower().replace(' ', '-')}")
