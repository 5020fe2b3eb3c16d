"""The game in text. A piece is a family's letter and the round in which it was laid: `R3`.

An action is `judge@start`, `judge@end` or `judge@3` (lay a card there, or on one's own card of round 3), `leave`,
`reveal`, `judge:gain` (use this of two abilities), `>R3` (aim at a piece) or `=judge` (lay this card in the Informant's
place).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludoteka.engine.errors import BadNotation
from ludoteka.engine.position import Position
from ludoteka.engine.text import Phrase, Seat
from ludoteka.games.oriflamme_alliance.actions import (
    BRANCH,
    END,
    EXCHANGE,
    LEAVE,
    NUM_ACTIONS,
    ON,
    PLACE,
    PLACES,
    START,
    TARGET,
    Branch,
)
from ludoteka.games.oriflamme_alliance.components import CARD_KEYS, ROUNDS, VERDICTS
from ludoteka.games.oriflamme_alliance.state import NONE, Event, Phase
from ludoteka.games.oriflamme_alliance.table import PIECE_BY_NAME, knows, members, piece_name, stacks

#: A card is known by a letter: small when it lies face down.
CARD_LETTERS = "EFIDSJUXNA"
PREFIX = "oriflamme-alliance"
_BRANCHES = [tuple(branch.name.lower().split("_")) for branch in Branch]

# ---- actions


def place_parts(action: int) -> tuple[int, int]:
    """Return the card and the place of a placement."""
    card, where = divmod(action - PLACE, PLACES)
    return card, where


def _write_action(action: int) -> str:
    if action < LEAVE:
        card, where = place_parts(action)
        return f"{CARD_KEYS[card]}@{'start' if where == START else 'end' if where == END else where - ON + 1}"
    if action < BRANCH:
        return "leave" if action == LEAVE else "reveal"
    if action < TARGET:
        return ":".join(_BRANCHES[action - BRANCH])
    return f">{piece_name(action - TARGET)}" if action < EXCHANGE else f"={CARD_KEYS[action - EXCHANGE]}"


_TEXTS = [_write_action(action) for action in range(NUM_ACTIONS)]
_BY_TEXT = {text: action for action, text in enumerate(_TEXTS)}


def action_to_text(action: int) -> str:
    """Return the notation of an action."""
    return _TEXTS[action]


def action_from_text(text: str) -> int:
    """Return the action of a notation."""
    if not isinstance(text, str) or text not in _BY_TEXT:
        raise BadNotation(
            f"{text!r} is not an action of Oriflamme: Alliance; "
            "actions look like judge@start, judge@3, leave, reveal, judge:gain, >R3 or =judge."
        )
    return _BY_TEXT[text]


def action_to_json(action: int) -> dict[str, Any]:
    """Return an action by its parts."""
    if action < LEAVE:
        card, where = place_parts(action)
        at = "start" if where == START else "end" if where == END else where - ON + 1
        return {"place": CARD_KEYS[card], "at": at}
    if action < BRANCH:
        return {"leave": True} if action == LEAVE else {"reveal": True}
    if action < TARGET:
        card_key, ability = _BRANCHES[action - BRANCH]
        return {"use": card_key, "ability": ability}
    if action < EXCHANGE:
        return {"target": piece_name(action - TARGET)}
    return {"exchange": CARD_KEYS[action - EXCHANGE]}


def action_from_json(obj: Any) -> int:
    """Return the action of its parts."""
    if set(obj) == {"place", "at"} and (type(obj["at"]) is int or obj["at"] in ("start", "end")):
        return action_from_text(f"{obj['place']}@{obj['at']}")
    if set(obj) == {"use", "ability"}:
        return action_from_text(f"{obj['use']}:{obj['ability']}")
    ((what, value),) = obj.items()
    if what in ("leave", "reveal") and value is True:
        return action_from_text(what)
    if what in ("target", "exchange"):
        return action_from_text(f"{'>' if what == 'target' else '='}{value}")
    raise ValueError("unknown kind of action")


# ---- positions

_SEATS = ("influence", "agreed", "returned")


def _write_cards(cards: int) -> str:
    return "".join(CARD_LETTERS[card] for card in members(cards)) or "-"


def _read_cards(text: str) -> int:
    cards = set() if text == "-" else {CARD_LETTERS.index(letter) for letter in text}
    if len(cards) != len(text) and text != "-":
        raise ValueError(f"{text!r} holds a card twice")
    return sum(1 << card for card in cards)


def _write_seats(seats: int) -> str:
    return ".".join(map(str, members(seats)))


def _read_seats(text: str) -> int:
    return sum(1 << int(seat) for seat in set(text.split(".")))


def _write_piece(s: Any, piece: int) -> str:
    letter = CARD_LETTERS[s.card[piece]]
    face = letter if s.up >> piece & 1 else letter.lower()
    known = "!" if s.turned >> piece & 1 else ""
    lying = f"+{s.lying[piece]}" if s.lying[piece] else ""
    return f"{piece_name(piece)}{face}{known}{lying}{'*' if s.marked >> piece & 1 else ''}"


def _read_piece(s: Any, text: str) -> int:
    """Read `R3j!+2*`: whose and when laid, the card (a capital: face up), known to all, influence, verdict token."""
    marked, text = text.endswith("*"), text.removesuffix("*")
    text, _, lying = text.partition("+")
    turned, text = text.endswith("!"), text.removesuffix("!")
    piece, letter = PIECE_BY_NAME[text[:-1]], text[-1:]
    bit = 1 << piece
    if turned and letter.isupper():
        raise ValueError(f"{piece_name(piece)} lies face up and face down")
    if (s.hidden | s.turned | s.up) & bit:
        raise ValueError(f"{piece_name(piece)} lies in the row twice")
    s.card[piece] = CARD_LETTERS.index(letter.upper())
    s.lying[piece] = int(lying or "0")
    s.marked |= bit if marked else 0
    if letter.isupper():
        s.up |= bit
    elif turned:
        s.turned |= bit
    else:
        s.hidden |= bit
    return piece


def _write_row(s: Any) -> str:
    return ",".join("/".join(_write_piece(s, piece) for piece in stack) for stack in stacks(s)) or "-"


def _read_row(s: Any, text: str) -> None:
    for i, stack in enumerate(text.split(",") if text != "-" else []):
        pieces = [_read_piece(s, word) for word in stack.split("/")]
        for piece, below in zip(pieces, [*pieces[1:], NONE], strict=True):
            s.below[piece] = below
        s.row[i] = pieces[0]
        s.tops |= 1 << pieces[0]
        s.length = i + 1
    s.verdicts = VERDICTS - len(members(s.marked))


def _write_events(s: Any) -> Iterable[str]:
    for n in range(s.told):
        what, who, number = (s.event[n, i] for i in range(3))
        yield f"{Event(what).name.lower()}:{who}:{number}"


def _read_events(s: Any, text: str) -> None:
    for n, word in enumerate(text.split(",")):
        what, who, number = word.split(":")
        s.event[n, 0], s.event[n, 1], s.event[n, 2] = Event[what.upper()], int(who), int(number)
        s.told = n + 1


def write(s: Any) -> str:
    """Return a state in one line, with the events that led to it."""
    seats = range(s.players)
    words = [f"phase={Phase(s.phase).name.lower()}", f"round={s.round}", f"first={s.first}", f"turn={s.turn}"]
    words += [f"at={s.at}"] if s.at else []
    for name in _SEATS:
        numbers = [getattr(s, name)[p] for p in seats]
        words += [f"{name}={','.join(map(str, numbers))}"] if any(numbers) else []
    for name in ("infiltration", "agreement"):
        words += [f"{name}={_write_seats(getattr(s, name))}"] if getattr(s, name) else []
    for p in seats:
        words += [f"hand{p}={_write_cards(s.hand[p])}", f"aside{p}={_write_cards(s.aside[p])}"]
    words.append(f"row={_write_row(s)}")
    words += [f"told={','.join(_write_events(s))}"] if s.told else []
    return " ".join(words)


def read(s: Any, body: str, options: Sequence[int]) -> None:
    """Fill a state, all 0 but for its head, from the line that `write` gave."""
    words = dict(word.split("=", 1) for word in body.split())
    s.phase = Phase[words.pop("phase").upper()]
    for name in ("round", "first", "turn"):
        setattr(s, name, int(words.pop(name)))
    s.at = int(words.pop("at", "0"))
    for name in _SEATS:
        numbers = [int(number) for number in words.pop(name, ",".join(["0"] * s.players)).split(",")]
        if len(numbers) != s.players:
            raise ValueError(f"{name} is not a number for each seat")
        for p, number in enumerate(numbers):
            getattr(s, name)[p] = number
    for name in ("infiltration", "agreement"):
        if name in words:
            setattr(s, name, _read_seats(words.pop(name)))
    for p in range(s.players):
        s.hand[p] = _read_cards(words.pop(f"hand{p}"))
        s.aside[p] = _read_cards(words.pop(f"aside{p}"))
    _read_row(s, words.pop("row"))
    if "told" in words:
        _read_events(s, words.pop("told"))
    if words:
        raise ValueError(f"{next(iter(words))!r} is not part of a position")


# ---- words


def card_phrase(card: int) -> Phrase:
    """Return the name of a card."""
    return Phrase(f"{PREFIX}-{CARD_KEYS[card]}")


def influence_phrase(number: int) -> Phrase:
    """Return so much influence in words."""
    return Phrase(f"{PREFIX}-influence", {"number": number})


def piece_phrase(piece: int, card: int | None, owned: bool = True) -> Phrase:
    """Return a piece in words, by its card where that is known, with or without its owner."""
    args: dict[str, Any] = {"piece": piece_name(piece)}
    if owned:
        args["who"] = Seat(piece // ROUNDS)
    if card is not None:
        args["card"] = card_phrase(card)
    return Phrase(f"{PREFIX}-{'face-down' if card is None else 'piece'}{'-of' if owned else ''}", args)


def _known_piece(s: Any, piece: int) -> Phrase:
    """Return a piece in words to the seat that decides."""
    own = piece // ROUNDS == s.turn
    return piece_phrase(piece, int(s.card[piece]) if knows(s, piece, s.turn) else None, not own)


def describe(position: Position, action: int) -> Phrase:
    """Return a legal action as a phrase, for the seat that decides."""
    s = position.state
    if action < LEAVE:
        card, where = place_parts(action)
        args = {"card": card_phrase(card)}
        if where < ON:
            place = "start" if where == START else "end"
            return Phrase(f"{PREFIX}-do-place-{place if s.length else 'first'}", args)
        on = _known_piece(s, ROUNDS * s.turn + where - ON)
        return Phrase(f"{PREFIX}-do-place-on", {**args, "on": on})
    if action < BRANCH:
        word = "leave" if action == LEAVE else "reveal"
        return Phrase(f"{PREFIX}-do-{word}", {"piece": _known_piece(s, s.row[s.at])})
    if action < TARGET:
        return Phrase(f"{PREFIX}-do-{'-'.join(_BRANCHES[action - BRANCH])}")
    if action < EXCHANGE:
        word = Phase(s.phase).name.lower()
        return Phrase(f"{PREFIX}-do-{word}", {"piece": _known_piece(s, action - TARGET)})
    return Phrase(f"{PREFIX}-do-exchange", {"card": card_phrase(action - EXCHANGE)})
