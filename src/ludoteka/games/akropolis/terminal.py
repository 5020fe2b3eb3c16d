"""The table of Akropolis in text, drawn from what a seat sees.

A hex is a letter and a level, `h2`: small letters are districts, capitals plazas, `*` a quarry. Hexes stand in columns
of one q; below each stand its coordinates, where there is room for them.
"""

from __future__ import annotations

import textwrap
from typing import Any

from ludoteka.engine.hexes import Hex, neighbours
from ludoteka.engine.markup import plain
from ludoteka.engine.text import Words

WIDTH = 80
#: Characters from one column of hexes to the next, with coordinates and without.
WIDE, NARROW = 6, 3
#: Characters before the first column, for r.
MARGIN = 4
QUARRY = "*"
TILES_A_LINE = 19
COLOURS = {"house": "blue", "market": "yellow", "barracks": "red", "temple": "magenta", "garden": "green"}


def draw(view: dict[str, Any], words: Words) -> str:
    """Return the table as a seat sees it, the seat's own city last."""
    lines = [_heading(view, words), _legend(words), _to_come(view, words), "", *_site(view, words)]
    own = view["seat"]
    for p in sorted(range(view["players"]), key=lambda p: (p == own, p)):
        seat = view["seats"][p]
        lines += ["", _seat(view, p, words), _colours(seat, words), *_city(seat["hexes"], words)]
    if view["architect"]:
        lines += ["", *_architect(view, words)]
    return "\n".join(lines)


def _heading(view: dict[str, Any], words: Words) -> str:
    return words(
        "akropolis-table-round", number=view["round"], rounds=view["rounds"], tiles=len(view["unseen"]["tiles"])
    )


# ---- hexes and tiles


def _letter(kind: str, words: Words) -> str:
    if kind == "quarry":
        return QUARRY
    colour = kind.removesuffix("_plaza")
    letter = words(f"akropolis-letter-{colour}")
    return letter.upper() if kind != colour else letter


def _coloured(text: str, kind: str) -> str:
    colour = COLOURS.get(kind.removesuffix("_plaza"), "dim")
    bold = "bold " if kind.endswith("_plaza") else ""
    return f"[{bold}{colour}]{text}[/]"


def _name(kind: str, words: Words) -> str:
    return words(f"akropolis-{kind.replace('_', '-')}")


def _legend(words: Words) -> str:
    parts = [f"{_coloured(_letter(kind, words), kind)} {_name(kind, words)}" for kind in (*COLOURS, "quarry")]
    return " · ".join([*parts, f"[bold]{_letter('house_plaza', words)}[/] {words('akropolis-table-capitals')}"])


def _to_come(view: dict[str, Any], words: Words) -> str:
    """How many hexes of each kind the tiles hold that nobody has seen."""
    kinds = view["unseen"]["kinds"].items()
    parts = [f"{_coloured(_letter(kind, words), kind)} {count}" for kind, count in kinds if count]
    return f"{words('akropolis-table-to-come')}: {' · '.join(parts) or 0}"


def _tile(tile: dict[str, Any], words: Words) -> str:
    letters = "".join(_coloured(_letter(kind, words), kind) for kind in tile["hexes"])
    return f"{letters}  {', '.join(_name(kind, words) for kind in tile['hexes'])}"


def _site(view: dict[str, Any], words: Words) -> list[str]:
    lines = [f"[bold]{words('akropolis-table-site')}[/]"]
    for number, tile in enumerate(view["site"], 1):
        lines.append(f"  {number}. {_tile(tile, words)} ({words('akropolis-table-cost', cost=tile['cost'])})")
    if view["taken"]:
        lines.append(f"[bold]{words('akropolis-table-taken')}[/]: {_tile(view['taken'], words)}")
        lines += [f"[dim]{line}[/]" for line in textwrap.wrap(words("akropolis-table-turning"), WIDTH)]
    return lines


# ---- players


def _seat(view: dict[str, Any], p: int, words: Words) -> str:
    mark = "▶ " if view["to_move"] == p else ""
    chief = f" · {words('akropolis-table-chief')}" if view["chief"] == p else ""
    return f"{mark}[bold]{plain(words.name(p))}[/]: {_points(view['seats'][p], words)}{chief}"


def _points(owner: dict[str, Any], words: Words) -> str:
    points = words("akropolis-table-points", count=owner["score"]["total"])
    return f"{points}, {words('akropolis-table-stones', count=owner['stones'])}"


def _colours(owner: dict[str, Any], words: Words) -> str:
    """The score by colour: the value of the districts times their stars."""
    score = owner["score"]
    parts = [_coloured(f"{_name(c, words)} {score[c]['value']}×{score[c]['stars']}", c) for c in COLOURS]
    if "quarries" in score:
        parts.append(f"{_name('quarry', words)} {score['quarries']}")
    return f"  {' · '.join(parts)}"


def _architect(view: dict[str, Any], words: Words) -> list[str]:
    architect = view["architect"]
    chief = f" · {words('akropolis-table-chief')}" if view["chief"] is None else ""
    level = words(f"akropolis-level-{architect['level']}")
    name = f"[bold]{words('akropolis-architect')}[/] ({level})"
    tiles = ["".join(_coloured(_letter(kind, words), kind) for kind in tile["hexes"]) for tile in architect["tiles"]]
    rows = [tiles[i : i + TILES_A_LINE] for i in range(0, len(tiles), TILES_A_LINE)]
    return [
        f"{name}: {_points(architect, words)}{chief}",
        _colours(architect, words),
        *("  " + " ".join(row) for row in rows),
    ]


# ---- a city


def _city(hexes: list[list[Any]], words: Words) -> list[str]:
    """Return a city with the cells around it, in strips where it is too wide for the terminal."""
    built = {(q, r): (kind, level) for q, r, kind, level, _ in hexes}
    cells = set(built) | {near for cell in built for near in neighbours(cell)}
    first, last = min(q for q, _ in cells), max(q for q, _ in cells)
    step = WIDE if (last - first + 1) * WIDE + MARGIN <= WIDTH else NARROW
    columns = (WIDTH - MARGIN) // step
    lines: list[str] = []
    for start in range(first, last + 1, columns):
        strip = [cell for cell in cells if start <= cell[0] < start + columns]
        lines += _strip(strip, built, start, min(last, start + columns - 1), step, words)
    return lines


def _strip(
    cells: list[Hex], built: dict[Hex, tuple[str, int]], first: int, last: int, step: int, words: Words
) -> list[str]:
    """Return the columns from one q to another; a hex is half a hex lower than its neighbour on the left."""
    rows: dict[int, dict[int, str]] = {}
    for q, r in cells:
        line = 2 * r + q
        rows.setdefault(line, {})[q] = _hex(built.get((q, r)), step, words)
        if step == WIDE:
            rows.setdefault(line + 1, {})[q] = f"[dim]{f'{q},{r}':^{WIDE}}[/]"
    lines = [" " * MARGIN + "".join(f"[dim]{q:^{step}}[/]" for q in range(first, last + 1))]
    for line in range(min(rows), max(rows) + 1):
        own = line - first
        label = f"{own // 2:>{MARGIN - 1}} " if own % 2 == 0 and step == NARROW else " " * MARGIN
        row = rows.get(line, {})
        lines.append((f"[dim]{label}[/]" + "".join(row.get(q, " " * step) for q in range(first, last + 1))).rstrip())
    return lines


def _hex(shown: tuple[str, int] | None, step: int, words: Words) -> str:
    if shown is None:
        return f"[dim]{'·':^{step}}[/]"
    kind, level = shown
    return _coloured(f"{_letter(kind, words) + str(level):^{step}}", kind)
