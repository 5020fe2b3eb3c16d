"""Opale in text: a card is a letter and a value, `P3` a Royal Pearl of 3; cards of one type go together, `P133`.

An action is `P133` (play), `>P` (take the Pearls), `=P3` (name a card), `deck`, `tide`, `twin`, `dive`, `undertow`,
`seal:P` or `pass`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from ludoteka.engine.errors import BadNotation
from ludoteka.engine.position import Position
from ludoteka.engine.text import Phrase
from ludoteka.games.opale.actions import CARD, DECK, NUM_ACTIONS, PASS, PLAY, SEAL, SHELL, TAKE
from ludoteka.games.opale.components import (
    AREA_KEYS,
    AREAS,
    FACE_AREA,
    FACE_VALUE,
    FACES,
    FIRST_FACE,
    HOLDING_STEP,
    PLAY_LIST,
    SHELL_KEYS,
    Shell,
)
from ludoteka.games.opale.state import Phase

LETTERS = "HCPWSGDRU"
_SHELL_WORDS = ("tide", "twin", "dive", "undertow")

# ---- cards


def face_name(face: int) -> str:
    """Return a face as `P3`."""
    return f"{LETTERS[FACE_AREA[face]]}{FACE_VALUE[face]}"


_FACE_BY_NAME = {face_name(face): face for face in range(FACES)}


@cache
def play_faces(play: int) -> tuple[int, ...]:
    """Return the faces of the cards of a play, ascending."""
    area, counts = PLAY_LIST[play]
    return tuple(int(FIRST_FACE[area]) + i for i, n in enumerate(counts) for _ in range(n))


def write_cards(faces: Iterable[int]) -> str:
    """Return cards as `H12.P133`; none as `-`."""
    text, last = "", ""
    for face in sorted(faces):
        letter, value = LETTERS[FACE_AREA[face]], str(FACE_VALUE[face])
        text += value if letter == last else f".{letter}{value}"
        last = letter
    return text[1:] or "-"


def read_cards(text: str) -> list[int]:
    """Return the faces of cards written by `write_cards`."""
    if text == "-":
        return []
    return [_face(group[:1] + value) for group in text.split(".") for value in group[1:]]


def _face(name: str) -> int:
    if name not in _FACE_BY_NAME:
        raise ValueError(f"{name!r} is not a card")
    return _FACE_BY_NAME[name]


# ---- actions


def _write_action(action: int) -> str:
    if action < TAKE:
        return write_cards(play_faces(action - PLAY))
    if action < CARD:
        return f">{LETTERS[action - TAKE]}"
    if action < DECK:
        return f"={face_name(action - CARD)}"
    if action == DECK:
        return "deck"
    if action < SEAL:
        return _SHELL_WORDS[action - SHELL]
    return f"seal:{LETTERS[action - SEAL]}" if action < PASS else "pass"


_TEXTS = [_write_action(action) for action in range(NUM_ACTIONS)]
_BY_TEXT = {text: action for action, text in enumerate(_TEXTS)}


def action_to_text(action: int) -> str:
    """Return the notation of an action."""
    return _TEXTS[action]


def action_from_text(text: str) -> int:
    """Return the action of a notation."""
    if not isinstance(text, str) or text not in _BY_TEXT:
        raise BadNotation(f"{text!r} is not an action of Opale; actions look like P133, >P, =P3, deck, seal:P or pass.")
    return _BY_TEXT[text]


def card_to_json(face: int) -> dict[str, Any]:
    """Return a card as its type and value."""
    return {"type": AREA_KEYS[FACE_AREA[face]], "value": int(FACE_VALUE[face])}


def card_from_json(obj: Any) -> int:
    """Return the face of a card in JSON."""
    return _face(f"{LETTERS[AREA_KEYS.index(obj['type'])]}{obj['value']}")


def action_to_json(action: int) -> dict[str, Any]:
    """Return an action by its parts."""
    if action < TAKE:
        return {"play": [card_to_json(face) for face in play_faces(action - PLAY)]}
    if action < CARD:
        return {"take": AREA_KEYS[action - TAKE]}
    if action < DECK:
        return {"card": card_to_json(action - CARD)}
    if action == DECK:
        return {"draw": "deck"}
    if action < SEAL:
        return {"shell": SHELL_KEYS[action - SHELL]}
    return {"shell": "seal", "area": AREA_KEYS[action - SEAL]} if action < PASS else {"pass": True}


def action_from_json(obj: Any) -> int:
    """Return the action of its parts."""
    (what, value), *more = obj.items()
    if what == "play":
        return action_from_text(write_cards(card_from_json(card) for card in value))
    if what == "take":
        return TAKE + AREA_KEYS.index(value)
    if what == "card":
        return CARD + card_from_json(value)
    if what == "draw" and value == "deck":
        return DECK
    if what == "shell" and value == "seal":
        return SEAL + AREA_KEYS.index(dict(more)["area"])
    if what == "shell":
        return SHELL + SHELL_KEYS.index(value)
    if what == "pass" and value is True:
        return PASS
    raise ValueError("unknown kind of action")


# ---- positions

_PER_PLAYER = ("hand", "deck", "aside", "gone", "won")
_NUMBERS = ("cities", "ending", "finals", "discarded", "twin", "shell_used", "laid")
_PAIRS = ("shell", "stuck")


def _faces(counts: Sequence[int]) -> list[int]:
    return [face for face, n in enumerate(counts) for _ in range(n)]


def write(s: Any) -> str:
    """Return a state in one line."""
    words = [f"phase={Phase(s.phase).name.lower()}", f"turn={s.turn}", f"azura={_seat(s.azura)}"]
    words += [f"{name}={getattr(s, name)}" for name in _NUMBERS if getattr(s, name)]
    words += [f"pending={s.pending}"] if s.pending >= 0 else []
    words += [f"twin_area={_area(s.twin_area)}"] if s.twin_area >= 0 else []
    for name in _PAIRS:
        table = getattr(s, name)
        words += [f"{name}={table[0]},{table[1]}"] if table[0] or table[1] else []
    for name in ("seal", "stuck_area"):
        table = getattr(s, name)
        words += [f"{name}={_area(table[0])},{_area(table[1])}"] if max(table) >= 0 else []
    for p in range(2):
        for name in _PER_PLAYER:
            faces = _faces(getattr(s, name).tolist()[p])
            words += [f"{name}{p}={write_cards(faces)}"] if faces else []
        back = [face_name(s.back[p, i]) for i in range(s.backs[p])]
        words += [f"back{p}={'.'.join(back)}"] if back else []
    words.append(f"pile={write_cards(_faces(s.pile))}")
    words.append(f"store={write_cards(_faces(s.store))}")
    words.append(f"top={write_cards(face for face in s.top if face >= 0)}")
    return " ".join(words)


def read(s: Any, body: str, options: Sequence[int]) -> None:
    """Fill a state, all 0 but for its head, from the line that `write` gave."""
    words = dict(word.split("=", 1) for word in body.split())
    s.omen, s.shells = options[0] & 1, options[0] >> 1 & 1
    s.phase = Phase[words.pop("phase").upper()]
    s.turn = int(words.pop("turn"))
    s.azura = _read_seat(words.pop("azura"))
    for name in _NUMBERS:
        setattr(s, name, int(words.pop(name, "0")))
    s.pending = int(words.pop("pending", "-1"))
    s.twin_area = _read_area(words.pop("twin_area", "-"))
    for name in _PAIRS:
        getattr(s, name)[0], getattr(s, name)[1] = map(int, words.pop(name, "0,0").split(","))
    for name in ("seal", "stuck_area"):
        getattr(s, name)[0], getattr(s, name)[1] = map(_read_area, words.pop(name, "-,-").split(","))
    for p in range(2):
        for name in _PER_PLAYER:
            for face in read_cards(words.pop(f"{name}{p}", "-")):
                getattr(s, name)[p, face] += 1
        for i, back in enumerate(word for word in words.pop(f"back{p}", "").split(".") if word):
            s.back[p, i] = _face(back)
            s.backs[p] = i + 1
        s.held[p] = sum(s.hand.tolist()[p])
        for face, n in enumerate(s.hand.tolist()[p]):
            s.holding[p, FACE_AREA[face]] += n * int(HOLDING_STEP[face])
            s.types[p] |= (n > 0) << int(FACE_AREA[face])
        s.left[p] = sum(s.deck.tolist()[p]) + s.backs[p]
    for name in ("pile", "store"):
        for face in read_cards(words.pop(name)):
            getattr(s, name)[face] += 1
    for face in range(FACES):
        s.on[FACE_AREA[face]] += s.pile[face]
    for area in range(AREAS):
        s.top[area] = -1
    for face in read_cards(words.pop("top")):
        s.top[FACE_AREA[face]] = face
    if words:
        raise ValueError(f"{next(iter(words))!r} is not part of a position")


def _seat(seat: int) -> str:
    return "-" if seat < 0 else str(seat)


def _read_seat(text: str) -> int:
    return -1 if text == "-" else int(text)


def _area(area: int) -> str:
    return "-" if area < 0 else LETTERS[area]


def _read_area(text: str) -> int:
    return -1 if text == "-" else LETTERS.index(text)


# ---- words


@cache
def area_phrase(area: int) -> Phrase:
    """Return the name of an area, which is that of its cards."""
    return Phrase(f"opale-{AREA_KEYS[area].replace('_', '-')}")


@cache
def card_phrase(face: int) -> Phrase:
    """Return a card by name and value."""
    return Phrase("opale-card", {"type": area_phrase(FACE_AREA[face]), "value": int(FACE_VALUE[face])})


def describe(position: Position, action: int) -> Phrase:
    """Return a legal action as a phrase."""
    s = position.state
    if action < TAKE:
        faces = play_faces(action - PLAY)
        values = "+".join(str(FACE_VALUE[face]) for face in faces)
        area = area_phrase(FACE_AREA[faces[0]])
        return Phrase("opale-do-play", {"type": area, "count": len(faces), "values": values})
    if action < CARD:
        area_taken = action - TAKE
        return Phrase("opale-do-take", {"type": area_phrase(area_taken), "count": int(s.on[area_taken])})
    if action < DECK:
        key = {Phase.LAY_ASIDE: "lay-aside", Phase.DISCARD: "discard", Phase.DRAW: "draw-aside"}[Phase(s.phase)]
        return Phrase(f"opale-do-{key}", {"card": card_phrase(action - CARD)})
    if action == DECK:
        return Phrase("opale-do-draw-deck")
    if action < SEAL:
        return Phrase("opale-do-shell", {"shell": shell_phrase(action - SHELL)})
    if action < PASS:
        return Phrase("opale-do-seal", {"type": area_phrase(action - SEAL)})
    key = {Phase.PLAY: "play-nothing", Phase.DISCARD: "discard-no-more"}.get(Phase(s.phase), "no-shell")
    return Phrase(f"opale-do-{key}")


def shell_phrase(shell: int) -> Phrase:
    """Return the name of a shell."""
    return Phrase(f"opale-shell-{Shell(shell).name.lower().replace('_', '-')}")
