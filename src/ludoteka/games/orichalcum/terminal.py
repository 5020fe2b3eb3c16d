"""Orichalcum's table in text, drawn from what a seat sees."""

from __future__ import annotations

import re
from typing import Any

from ludoteka.engine.markup import plain
from ludoteka.engine.text import Words

#: Columns of a terminal; two islands stand side by side in it.
WIDTH = 80
HALF = WIDTH // 2
#: Columns between neighbouring cells of a row.
STEP = 4
LETTERS = {"forest": "F", "lagoon": "L", "desert": "D", "mountain": "M", "volcano": "V"}
COLOURS = {"forest": "green", "lagoon": "cyan", "desert": "yellow", "mountain": "white", "volcano": "red"}
CREATURE_LETTERS = {"cerberus": "c", "minotaur": "m", "gorgon": "g", "cyclops": "o", "hydra": "h"}
BUILDING, TEMPLE, METROPOLIS, PORT = "■", "▲", "●", "*"

_MARKUP = re.compile(r"\[/?[a-z ]*\]")

#: A piece of text with its width on the screen, which markup does not take part in.
Drawn = tuple[str, int]


def draw(view: dict[str, Any], words: Words) -> str:
    """Return the table as a seat sees it."""
    lines = [*_head(view, words), "", *_row(view, words), "", *_creation_board(view, words), *_titans(view, words)]
    lines += [_supply(view, words), ""]
    own = view["seat"] or 0
    order = [(own + n) % view["players"] for n in range(view["players"])]
    for first in range(0, len(order), 2):
        blocks = [_island(view, p, words) for p in order[first : first + 2]]
        lines += [*_beside(blocks), ""]
    return "\n".join([*lines, *_legend(words)])


def _say(words: Words, key: str) -> str:
    return words(f"orichalcum-{key.replace('_', '-')}")


def _who(words: Words, p: int) -> str:
    return plain(words.name(p))


def _flow(title: str, items: list[str], between: str = "  ·  ") -> list[str]:
    """Return a list in as many lines as it takes; markup has no width."""
    lines, line = [], title
    for place, item in enumerate(items):
        joint = between if place else ""
        if _width(line + joint + item) > WIDTH:
            lines.append(line)
            line, joint = " " * len(title), ""
        line += joint + item
    return [*lines, line]


def _width(text: str) -> int:
    return len(_MARKUP.sub("", text))


def _head(view: dict[str, Any], words: Words) -> list[str]:
    parts = [f"[bold]{words('orichalcum-table-round', number=view['round'])}[/]"]
    parts.append(words("orichalcum-table-initiative", who=_who(words, view["initiative"])))
    if not view["over"]:
        parts.append(f"{_who(words, view['to_move'])}: {_say(words, 'phase-' + view['phase'])}")
    if view["card"]:
        parts.append(words("orichalcum-table-card", action=_say(words, view["card"]["action"])))
    if view["roll"]:
        dice = " ".join("☠" if face == "skull" else str(face) for face in view["roll"])
        parts.append(f"{_say(words, 'table-dice')}: [bold]{dice}[/]")
    return _flow("", parts)


def _tile(tile: list[dict[str, Any]] | None, words: Words) -> str:
    if tile is None:
        return _say(words, "no-tile")
    cells = []
    for cell in tile:
        text = f"[{COLOURS[cell['terrain']]}]{_say(words, cell['terrain'])}[/]"
        cells.append(f"{text} ([bold red]{_say(words, cell['creature'])}[/])" if cell["creature"] else text)
    return " + ".join(cells)


def _row(view: dict[str, Any], words: Words) -> list[str]:
    lines = [
        f"  {card['slot']}. {words('orichalcum-table-cost', count=card['cost'])}  "
        f"[bold]{_say(words, card['action'])}[/]: {_tile(card['tile'], words)}"
        for card in view["row"]
    ]
    if view["tile"]:
        lines.append(f"  {_say(words, 'table-in-hand')}: {_tile(view['tile'], words)}")
    return [*lines, *_odds(view, words)]


def _odds(view: dict[str, Any], words: Words) -> list[str]:
    """Return the chances of every fight that may come next, by the hoplites sent."""
    lines = ["", _say(words, "table-odds")] if view["fights"] else []
    for fight in view["fights"]:
        chances = [f"{odds['hoplites']}: {_percent(odds['win'])} %" for odds in fight["odds"]]
        args = {"creature": _say(words, fight["creature"]), "strength": fight["strength"], "cell": fight["cell"]}
        lines.append(f"  {words('orichalcum-table-fight', **args)}  {'   '.join(chances)}")
    return lines


def _percent(win: list[int]) -> int:
    """Return a chance in whole percent; 100 is said of what is certain alone."""
    won, rolls = win
    return 100 if won == rolls else min(99, round(100 * won / rolls))


def _creation_board(view: dict[str, Any], words: Words) -> list[str]:
    places = []
    for place in view["creation_board"]:
        building = _say(words, place["building"]) if place["building"] else "-"
        places.append(f"[{COLOURS[place['slot']]}]{_say(words, place['slot'])}[/]: {building}{'+' * place['waiting']}")
    return _flow(_say(words, "table-creation-board") + "  ", places)


def _titans(view: dict[str, Any], words: Words) -> list[str]:
    titans = []
    for titan in view["titans"]:
        where = _say(words, "table-middle") if titan["holder"] is None else _who(words, titan["holder"])
        used = "" if titan["active"] else f" ({_say(words, 'table-used')})"
        titans.append(f"[{COLOURS[titan['terrain']]}]{_say(words, titan['titan'])}[/]: {where}{used}")
    return _flow(_say(words, "table-titans") + "  ", titans)


def _supply(view: dict[str, Any], words: Words) -> str:
    return words("orichalcum-table-supply", **view["supply"])


def _cell(cell: dict[str, Any], temple: bool, metropolis: bool) -> Drawn:
    """Return a cell: a sign for what lies there, and its number."""
    number = f"{cell['cell']}"
    if temple:
        text, style = TEMPLE + number, "bold yellow"
    elif metropolis:
        text, style = METROPOLIS + number, "bold blue"
    elif cell["building"]:
        text, style = BUILDING + number, "bold magenta"
    elif cell["creature"]:
        text, style = CREATURE_LETTERS[cell["creature"].partition("_")[0]] + number, "bold red"
    elif cell["terrain"]:
        text, style = LETTERS[cell["terrain"]] + number, COLOURS[cell["terrain"]]
    else:
        text, style = number + PORT * ("port" in cell), "dim"
    return f"[{style}]{text}[/]", len(text)


def _map(seat: dict[str, Any]) -> list[Drawn]:
    """Return the island, a line for each row of cells."""
    temples = {cell for temple in seat["temples"] for cell in temple}
    left = min(2 * cell["q"] + cell["r"] for cell in seat["cells"])
    rows: dict[int, Drawn] = {}
    for cell in seat["cells"]:
        text, width = rows.get(cell["r"], ("", 0))
        column = (2 * cell["q"] + cell["r"] - left) * STEP // 2 + 2
        drawn, taken = _cell(cell, cell["cell"] in temples, cell["cell"] in seat["metropolis"])
        rows[cell["r"]] = text + " " * (column - width) + drawn, column + taken
    return [rows[r] for r in sorted(rows)]


def _plain(text: str) -> Drawn:
    return text, len(text)


def _wrapped(title: str, items: list[str]) -> list[Drawn]:
    """Return a titled list in lines of half a screen."""
    lines, line = [], f"{title}: "
    for place, item in enumerate(items):
        item += "," if place < len(items) - 1 else ""
        if len(line) + len(item) > HALF - 2:
            lines.append(_plain(line))
            line = "  "
        line += item + " "
    return [*lines, _plain(line)]


def _bonus(port: dict[str, int], words: Words) -> str:
    """Return what a port pays."""
    return " + ".join(words(f"orichalcum-table-{what}", count=count) for what, count in port.items() if count)


def _island(view: dict[str, Any], p: int, words: Words) -> list[Drawn]:
    seat = view["seats"][p]
    name = words.name(p)
    title = f" {seat['island']}  {'★' * seat['points']}{'☆' * max(0, view['points_to_win'] - seat['points'])}"
    mark = "▶ " if view["to_move"] == p else "  "
    lines = [(f"{mark}[bold]{_who(words, p)}[/]{title}", len(mark) + len(name) + len(title))]
    counts = {"titans": len(seat["titans"]), "temples": len(seat["temples"]), "medallions": seat["medallions"]}
    lines.append(_plain("  " + words("orichalcum-table-points", **counts)))
    lines.append(_plain("  " + words("orichalcum-table-reserve", hoplites=seat["hoplites"], nuggets=seat["nuggets"])))
    lines += _map(seat)
    standing = [
        f"{cell['cell']} {_say(words, cell['creature'])}" + f" +{cell['hoplites']}" * (cell["hoplites"] > 0)
        for cell in seat["cells"]
        if cell["creature"]
    ]
    buildings = [f"{c['cell']} {_say(words, c['building'])}" for c in seat["cells"] if c["building"]]
    captured = [_say(words, creature) for creature in seat["captured"]]
    ports = [
        f"{cell['cell']}: {_bonus(cell['port'], words)}"
        for cell in seat["cells"]
        if "port" in cell and not cell["covered"]
    ]
    for key, items in (("ports", ports), ("creatures", standing), ("buildings", buildings), ("captured", captured)):
        if items:
            lines += _wrapped("  " + _say(words, f"table-{key}"), items)
    return lines


def _beside(blocks: list[list[Drawn]]) -> list[str]:
    """Return blocks of lines side by side."""
    height = max(map(len, blocks))
    lines = []
    for n in range(height):
        line = ""
        for block in blocks:
            text, width = block[n] if n < len(block) else ("", 0)
            line += text + " " * (HALF - width)
        lines.append(line.rstrip())
    return lines


def _legend(words: Words) -> list[str]:
    signs = [f"[{COLOURS[key]}]{letter}[/] {_say(words, key)}" for key, letter in LETTERS.items()]
    signs += [f"[bold red]{letter}[/] {_say(words, key)}" for key, letter in CREATURE_LETTERS.items()]
    signs += [f"{METROPOLIS} {_say(words, 'metropolis')}", f"{BUILDING} {_say(words, 'building')}"]
    signs += [f"{TEMPLE} {_say(words, 'temple')}", f"{PORT} {_say(words, 'port')}"]
    return _flow("", signs, "  ")
