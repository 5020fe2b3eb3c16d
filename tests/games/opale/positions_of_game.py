"""Made-up positions of the real game, and short questions to put to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import ludoteka
from ludoteka.engine.position import Position
from ludoteka.games.opale.components import COPIES, FACES
from ludoteka.games.opale.notation import read_cards, write_cards

GAME = ludoteka.game("opale")

BOTH = ("omen", "shells")
#: The base game and every combination of variants.
COMBINATIONS: list[tuple[str, ...]] = [(), ("omen",), ("shells",), BOTH]
VARIANTS = COMBINATIONS[1:]
#: The nine areas in the order of the board, as letters of the notation.
LETTERS = "HCPWSGDRU"
KEYS = {
    "H": "sea_huntress",
    "C": "coral_dragon",
    "P": "royal_pearl",
    "W": "abyss_witch",
    "S": "petrified_dragon",
    "G": "lava_golem",
    "D": "dark_guardian",
    "R": "turtle_rider",
    "U": "underwater_city",
}
HOLDS_ANY, HOLDS_N = "CPWSG", {"H": 3, "D": 4, "R": 2, "U": 3}
ALL_SHELLS = {"tide": 1, "twin": 2, "dive": 4, "undertow": 8, "seal": 16}


def shells_of(*names: str) -> int:
    """The number by which a position names unspent shells."""
    return sum(ALL_SHELLS[name] for name in names)


def make(
    hand: str = "P11223",
    other: str = "G1.D1122",
    *,
    variants: Iterable[str] = (),
    deck: str | None = None,
    other_deck: str | None = None,
    pile: str = "-",
    store: str = "-",
    top: str | None = None,
    cities: int = 0,
    won: tuple[str, str] = ("-", "-"),
    aside: tuple[str, str] = ("-", "-"),
    gone: tuple[str, str] = ("-", "-"),
    back: tuple[str, str] = ("", ""),
    shells: tuple[int, int] | None = None,
    phase: str = "play",
    seed: int = 0,
    rest_won: bool = False,
    **fields: Any,
) -> Position:
    """Seat 0 to move with this hand. Cards not spoken of lie in the decks; with a deck given, out of the game.

    With `rest_won` those out of the game lie in the score pile of seat 0, open to all memories.
    """
    variants = tuple(variants)
    if shells is None:
        shells = (31, 31) if "shells" in variants else (0, 0)
    own = [Counter(read_cards(hand)), Counter(read_cards(other))]
    for p in range(2):
        own[p].update(read_cards(aside[p]) + read_cards(gone[p]))
        own[p].update(face for word in back[p].split(".") if word for face in read_cards(word))
    decks: list[Counter[int]] = []
    for p, given in enumerate((deck, other_deck)):
        decks.append(Counter(read_cards(given)) if given is not None else Counter())
        own[p].update(decks[p])
    elsewhere = Counter(read_cards(pile)) + Counter(read_cards(store))
    elsewhere += Counter(read_cards(won[0])) + Counter(read_cards(won[1]))
    elsewhere[FACES - 1] += 3 * cities
    out: list[Counter[int]] = [Counter(), Counter()]
    captured = [Counter(read_cards(won[0])), Counter(read_cards(won[1]))]
    for face in range(FACES):
        rest = 2 * int(COPIES[face]) - elsewhere[face] - own[0][face] - own[1][face]
        for p in (0, 1):
            share = max(0, min(rest, int(COPIES[face]) - own[p][face]))
            (out if (deck, other_deck)[p] is not None else decks)[p][face] += share
            rest -= share
        assert rest == 0, f"more than two decks hold of {write_cards([face])}"
    if rest_won:
        captured[0] += out[0] + out[1]
        out = [Counter(), Counter()]
    if top is None:
        top = "-" if pile == "-" else ".".join(group[0] + group[-1] for group in pile.split("."))
    words = {
        "phase": phase,
        "turn": 0,
        "azura": "-",
        "cities": cities,
        "shell": f"{shells[0]},{shells[1]}",
        "pile": pile,
        "store": store,
        "top": top,
        "laid": 6 if "omen" in variants else 0,
        **{key: value for key, value in fields.items() if value is not None},
    }
    for p in range(2):
        words |= {f"hand{p}": (hand, other)[p], f"deck{p}": write_cards(decks[p].elements())}
        out[p].update(read_cards(gone[p]))
        words |= {f"aside{p}": aside[p], f"gone{p}": write_cards(out[p].elements())}
        words[f"won{p}"] = write_cards(captured[p].elements())
        if back[p]:
            words[f"back{p}"] = back[p]
    setting = "2" + (f" variants={'+'.join(variants)}" if variants else "")
    body = " ".join(f"{key}={value}" for key, value in words.items())
    return GAME.parse(f"opale {GAME.version} | {setting} | {seed:x}-0-0-0-0 | {body}")


def do(position: Position, *actions: str) -> Position:
    """Play actions in notation, one after the other, on the position itself; return it."""
    for action in actions:
        position.apply(GAME.action_from_text(action))
    return position


def legal(position: Position) -> list[str]:
    """The legal actions in notation."""
    return [GAME.action_to_text(action) for action in position.legal_actions()]


def plays(position: Position) -> set[str]:
    """The legal plays of cards in notation."""
    return {text for text in legal(position) if text[0] in LETTERS}


def starts(position: Position) -> set[str]:
    """The start shells that may be used."""
    return set(legal(position)) & {"tide", "twin", "dive", "undertow"}


def phase(position: Position) -> str:
    """The phase, as a spectator sees it."""
    name: str = position.view(None)["phase"]
    return name


def words_of(position: Position) -> dict[str, str]:
    """The parts of a position's text by name."""
    return dict(word.split("=", 1) for word in str(position).split(" | ")[3].split())


def part(position: Position, name: str) -> str:
    """One part of a position's text: `hand0`, `won1`, `pile`, `store`, ...; cards that are not there are `-`."""
    return words_of(position).get(name, "-")


def on(position: Position, letter: str) -> str:
    """The cards on an area, as digits of their values."""
    groups = {group[0]: group[1:] for group in part(position, "pile").split(".")}
    return groups.get(letter, "")


def size(position: Position, name: str) -> int:
    """How many cards a part of a position has."""
    return len(read_cards(part(position, name)))


def area(view: dict[str, Any], letter: str) -> dict[str, Any]:
    """What a view says of an area."""
    shown: dict[str, Any] = next(entry for entry in view["areas"] if entry["area"] == KEYS[letter])
    return shown


def cards(text: str) -> list[dict[str, Any]]:
    """Cards as a view shows them."""
    return [
        {"type": KEYS[group[0]], "value": int(value)}
        for group in text.split(".")
        if group != "-"
        for value in group[1:]
    ]
