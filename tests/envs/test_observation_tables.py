"""The paper on observations says what the code does: `LUDOTEKA_REWRITE=1` writes it anew."""

from __future__ import annotations

import importlib
import os
from enum import IntEnum
from pathlib import Path

import ludoteka
from ludoteka.engine.parts import Features

PAPER = Path(__file__).resolve().parents[2] / "docs" / "observations.md"
HEAD = """# Observations

What each number of an observation is, made of `features.PARTS` of each game; a test holds this page against the code.
[For AI builders](ai.md) says how it is used.

- One row a seat, numbers of one byte (`int8`, 0 to 127): counts, places, flags. None tells what the seat cannot know.
- "I" and "my" are the observing seat's. Where a part has numbers for every seat, the observing one comes first, then
  the others in the order of play.
- A part with one number for each of several things has 1 at the one that is meant and 0 elsewhere, or a count for each.
- Whatever is numbered by kind (phases, cards, creatures, ...) goes in the order that is listed below the table. Where a
  number names a kind, 0 is none: where a list does not begin with none, it is 1 more than in the list.
- From Python: `ludoteka.game("opale").parts.features.PARTS`, as (name, length, meaning).
"""


def table(features: Features) -> list[str]:
    """Return the lines of a table of the parts of an observation."""
    lines = ["| numbers | part | how many | what they say |", "|---|---|---:|---|"]
    start = 0
    for name, length, meaning in features.PARTS:
        last = start + length - 1
        where = f"{start}" if length == 1 else f"{start} to {last}"
        lines.append(f"| {where} | `{name}` | {length:,} | {meaning.replace('|', '/')} |")
        start += length
    return lines


def orders(game: ludoteka.Game) -> list[str]:
    """Return the lines that say in which order things are numbered: the kinds that components and phases have."""
    components, state = (importlib.import_module(f"{game.parts.package}.{name}") for name in ("components", "state"))
    kinds = [kind for kind in vars(components).values() if isinstance(kind, type) and issubclass(kind, IntEnum)]
    kinds = [kind for kind in kinds if kind.__module__ == components.__name__]
    kinds += [state.Phase] if hasattr(state, "Phase") else []
    lines = []
    for kind in kinds:
        members = ", ".join(f"{member.value} {member.name.lower().replace('_', ' ')}" for member in kind)
        lines.append(f"- `{kind.__name__}`: {members}")
    faces = zip(getattr(components, "FACE_AREA", ()), getattr(components, "FACE_VALUE", ()), strict=True)
    told = [
        f"{face} {components.AREA_KEYS[area].replace('_', ' ')} {value}" for face, (area, value) in enumerate(faces)
    ]
    return [*lines, *([f"- faces: {', '.join(told)}"] if told else [])]


def intro(features: Features) -> str:
    """Return what a module says of itself, as one paragraph each."""
    return "\n".join(line.strip() for line in str(features.__doc__).strip().splitlines())


def paper() -> str:
    """Return the whole page."""
    lines = [HEAD]
    for name in ludoteka.games():
        game = ludoteka.game(name)
        features, window = game.parts.features, game.part("window")
        lines += [f"## {game.title}", f"{intro(features)}", ""]
        lines += [f"{features.LENGTH:,} numbers; actions are 0 to {game.num_actions - 1:,}.", "", *table(features), ""]
        lines += [*orders(game), ""]
        if window is not None:
            lines += [f"### {game.title} through a window", f"{intro(window)}", ""]
            lines += [f'`observations="window"` in `ludoteka.batch`: {window.LENGTH:,} numbers.', ""]
            lines += [*table(window), ""]
    return "\n".join(lines).rstrip() + "\n"


def test_the_paper_says_what_every_number_is() -> None:
    if os.environ.get("LUDOTEKA_REWRITE"):
        PAPER.write_text(paper(), encoding="utf-8")
    assert PAPER.read_text(encoding="utf-8") == paper()
