"""Positions for tests, built from a row in a few words.

`position("R.infiltration+2/R.DESERTER B.uprising!+1* ...")`: positions of the row between spaces, the top of a stack
first; a family's letter, a card (capitals: face up), `!` known to all though face down, influence, a verdict token.
The pieces of a family are numbered along the row, those below first: `R1`, `R2`, ...
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

import ludoteka
from ludoteka.engine.compiling.intrinsics import as_record
from ludoteka.games.oriflamme_alliance import rules
from ludoteka.games.oriflamme_alliance.components import CARD_KEYS, FAMILY_KEYS, HAND, SET_ASIDE
from ludoteka.games.oriflamme_alliance.notation import CARD_LETTERS
from ludoteka.games.oriflamme_alliance.state import OF_SEATS, SHOWING, Event, Phase
from ludoteka.games.oriflamme_alliance.table import LETTERS, piece_name, stacks

GAME = ludoteka.game("oriflamme-alliance")
RED, BLUE, GREEN, YELLOW, BLACK = range(5)


def _carry_on(raw: Any) -> None:
    go_on(as_record(raw, STATE))  # type: ignore[name-defined]  # noqa: F821


def _piece(word: str, numbers: Counter[str], used: dict[int, list[str]]) -> str:
    """Write `R.judge+1` as the notation of positions does: `R2j+1`."""
    letter, text = word.split(".")
    marks = text.lstrip("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    name = text.removesuffix(marks)
    numbers[letter] += 1
    used[LETTERS.index(letter)].append(name.lower())
    card = CARD_LETTERS[CARD_KEYS.index(name.lower())]
    return f"{letter}{numbers[letter]}{card if name.isupper() else card.lower()}{marks}"


def _letters(names: list[str]) -> str:
    return "".join(CARD_LETTERS[card] for card in sorted(map(CARD_KEYS.index, names))) or "-"


def text_of(
    row: str,
    players: int,
    round_: int | None,
    hands: Mapping[int, str],
    kept: Mapping[int, str],
    influence: list[int] | None,
    phase: str,
) -> str:
    """The notation of a position; cards that are not mentioned are in hand, set aside, or gone."""
    numbers: Counter[str] = Counter()
    used: dict[int, list[str]] = {p: [] for p in range(players)}
    written = []
    for stack in row.split():
        pieces = [_piece(word, numbers, used) for word in reversed(stack.split("/"))]
        written.append("/".join(reversed(pieces)))
    keeping = {card: [p for p in range(players) if card in kept.get(p, "")] for card in ("infiltration", "agreement")}
    for card, seats in keeping.items():
        for p in seats:
            used[p].append(card)
    now = round_ or max(2, max(map(len, used.values())) + (phase == "place"))
    words = [f"phase={phase} round={now} first=0 turn=0", f"influence={','.join(map(str, influence or [1] * players))}"]
    agreed = [int(kept.get(p, "").partition("agreement+")[2] or 0) for p in range(players)]
    words += [f"agreed={','.join(map(str, agreed))}"]
    words += [f"{card}={'.'.join(map(str, seats))}" for card, seats in keeping.items() if seats]
    for p in range(players):
        free = [name for name in CARD_KEYS if name not in used[p]]
        held = HAND - now + (phase == "place")
        hand = hands[p].split() if p in hands else [n for n in free if n not in free[-SET_ASIDE:]][:held]
        rest = [name for name in free if name not in hand]
        words += [f"hand{p}={_letters(hand)}", f"aside{p}={_letters(rest[-SET_ASIDE:])}"]
    return " ".join([*words, f"row={','.join(written) or '-'}"])


def position(
    row: str,
    players: int = 3,
    round_: int | None = None,
    hands: Mapping[int, str] | None = None,
    kept: Mapping[int, str] | None = None,
    influence: list[int] | None = None,
    placing: bool = False,
) -> ludoteka.Position:
    """A position in which red is the first to place, or, with the row as given, the activation has just begun.

    `kept` says what a seat keeps, as "infiltration agreement+3".
    """
    phase = "place" if placing else "walk"
    body = text_of(row, players, round_, hands or {}, kept or {}, influence, phase)
    raw = np.zeros(GAME.kernels.dtype.itemsize, np.uint8)
    made = ludoteka.Position(GAME, {}, raw)
    made.state.players = players
    GAME.parts.notation.read(made.state, body, [])
    if not placing:
        GAME.kernels.specialise((_carry_on,), {}, go_on=rules.go_on)._carry_on(raw)
    return GAME.from_bytes(made.to_bytes())  # checked: nothing about it is impossible


def play(start: ludoteka.Position, *texts: str) -> list[str]:
    """Play actions, each written as in the notation; return all their events."""
    events = []
    for text in texts:
        start.apply(GAME.action_from_text(text))
        events += told(start)
    return events


def told(after: ludoteka.Position) -> list[str]:
    """The events of the last action, as `gained red 2`, `revealed R1 judge`."""
    s = after.state
    return [_event(Event(s.event[n, 0]), s.event[n, 1], s.event[n, 2]) for n in range(s.told)]


def _event(what: Event, who: int, number: int) -> str:
    subject = FAMILY_KEYS[who] if what in OF_SEATS else piece_name(who)
    detail = CARD_KEYS[number] if what in SHOWING else str(number)
    return f"{what.name.lower()} {subject} {detail}"


def row(shown: ludoteka.Position) -> str:
    """The row as `position` takes it, every card told."""
    s = shown.state
    return " ".join("/".join(_shown(s, piece) for piece in stack) for stack in stacks(s))


def _shown(s: Any, piece: int) -> str:
    name = CARD_KEYS[s.card[piece]]
    text = f"{piece_name(piece)[0]}.{name.upper() if s.up >> piece & 1 else name}"
    text += "!" if s.turned >> piece & 1 else ""
    return text + (f"+{s.lying[piece]}" if s.lying[piece] else "") + ("*" if s.marked >> piece & 1 else "")


def influence(shown: ludoteka.Position) -> list[int]:
    return [shown.state.influence[p] for p in range(shown.players)]


def legal(shown: ludoteka.Position) -> list[str]:
    return [GAME.action_to_text(action) for action in shown.legal_actions()]


def phase(shown: ludoteka.Position) -> str:
    return Phase(shown.state.phase).name.lower()


def acting(shown: ludoteka.Position) -> str:
    """The piece that the walk has reached."""
    return piece_name(shown.state.row[shown.state.at])
