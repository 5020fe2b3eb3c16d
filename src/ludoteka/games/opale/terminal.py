"""Opale's table in text, drawn from what a seat sees."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from ludoteka.engine.markup import plain
from ludoteka.engine.text import Words
from ludoteka.games.opale.state import LAST_CITY

WIDTH = 25
#: The board as it lies on the table, three areas a row.
ROWS = (
    ("sea_huntress", "coral_dragon", "royal_pearl"),
    ("turtle_rider", "abyss_witch", "petrified_dragon"),
    ("dark_guardian", "lava_golem", "underwater_city"),
)


def draw(view: dict[str, Any], words: Words) -> str:
    """Return the table as a seat sees it."""
    areas = {area["area"]: area for area in view["areas"]}
    lines = [_seat(view, p, words) for p in range(2) if p != view["seat"]]
    lines.append("")
    for row in ROWS:
        boxes = [_box(areas[key], words) for key in row]
        lines += ["  ".join(parts) for parts in zip(*boxes, strict=True)]
    lines.append("")
    lines.append(f"{words('opale-table-store')}: {_cards(view['store'], words)}")
    lines.append(f"{words('opale-table-cities')}: {view['cities']} / {LAST_CITY}")
    if view["ending"] and not view["over"]:
        lines.append(words("opale-table-final", count=view["final_turns"]))
    if view["seat"] is not None:
        own = view["seats"][view["seat"]]
        lines += ["", _seat(view, view["seat"], words)]
        lines.append(f"[bold]{words('opale-table-hand')}[/]: {_cards(own['hand'], words)}")
        if own["deck_top"]:
            lines.append(f"{words('opale-table-deck-top')}: {_cards(own['deck_top'], words)}")
        lines.append(f"{words('opale-table-score-pile')}: {_cards(own['score_pile'], words)}")
        if own["aside"]:
            lines.append(f"{words('opale-table-aside')}: {_cards(own['aside'], words)}")
    return "\n".join(lines)


def _name(key: str, words: Words) -> str:
    return words(f"opale-{key.replace('_', '-')}")


def _cards(cards: list[dict[str, Any]], words: Words) -> str:
    groups = groupby(cards, key=lambda card: card["type"])
    named = [f"{_name(kind, words)} {'+'.join(str(card['value']) for card in group)}" for kind, group in groups]
    return ", ".join(named) or words("opale-table-empty")


def _box(area: dict[str, Any], words: Words) -> list[str]:
    """Return an area as four lines: a frame, its name, what lies on it, a frame."""
    if area["capacity"]:
        values = [str(card["value"]) for card in area["cards"]]
        content = " ".join(f"({v})" for v in values + ["·"] * (area["capacity"] - len(values)))
    elif area["size"]:
        content = f"{area['size']} x, {words('opale-table-top')} ({area['top']['value']})"
    else:
        content = words("opale-table-empty")
    seal = f" {words('opale-table-sealed')} " if area["sealed_by"] is not None else ""
    return [
        "╭" + "─" * (WIDTH - 2) + "╮",
        "│ " + f"[bold]{_name(area['area'], words)}[/]" + " " * (WIDTH - 3 - len(_name(area["area"], words))) + "│",
        "│ " + f"{content:<{WIDTH - 3}}" + "│",
        "╰" + f"{seal:─^{WIDTH - 2}}" + "╯",
    ]


def _seat(view: dict[str, Any], p: int, words: Words) -> str:
    seat = view["seats"][p]
    line = words(
        "opale-table-seat",
        who=f"[bold]{plain(words.name(p))}[/]",
        hand=seat["hand_size"],
        deck=seat["deck_size"],
        captured=seat["captured"],
    )
    if "score" in seat:
        line += f" ({words('opale-table-points', points=seat['score'])})"
    if view["azura"] == p:
        line += f" · {words('opale-table-azura')}"
    if seat["aside_size"] and p != view["seat"]:
        line += f" · {words('opale-table-aside')}: {seat['aside_size']}"
    if seat["shells"]:
        shells = ", ".join(words(f"opale-shell-{key.replace('_', '-')}") for key in seat["shells"])
        line += f" · {words('opale-table-shells')}: {shells}"
    return line
