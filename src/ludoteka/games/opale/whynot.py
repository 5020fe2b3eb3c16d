"""Why an action of Opale is not legal, in phrases for whoever wanted it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludoteka.engine.errors import BadNotation
from ludoteka.engine.position import Position
from ludoteka.engine.text import Phrase, Seat
from ludoteka.games.opale.components import AREA_KEYS, CAPACITY, DATA, FACE_AREA, FACES, SHELL_KEYS, Shell
from ludoteka.games.opale.notation import area_phrase, card_from_json, card_phrase, shell_phrase
from ludoteka.games.opale.state import DIVE_CARDS, END_SHELLS, NONE, TWIN_PLAYS, Phase


def why_not(position: Position, obj: Any, seat: int | None = None) -> list[Phrase]:
    """Return the reasons why an action, by its parts, is not legal here, for `seat` if it is given; none where it is.

    Raises BadNotation where the parts are not those of an action.
    """
    if position.is_over:
        return [_why("over")]
    try:
        reasons = list(_reasons(position.state, obj))
    except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise BadNotation(f"{obj!r} is not an action of Opale: {error}.") from error
    if seat is not None and seat != position.current_player:
        return [_why("not-your-turn", who=Seat(int(position.state.turn)))]
    return reasons


def _why(key: str, **args: Any) -> Phrase:
    return Phrase(f"opale-why-{key}", args)


def _reasons(s: Any, obj: Any) -> Iterator[Phrase]:
    (what, value), *more = obj.items()
    if what == "play":
        yield from _play(s, [card_from_json(card) for card in value])
    elif what == "take":
        yield from _take(s, AREA_KEYS.index(value))
    elif what == "card":
        yield from _card(s, card_from_json(value))
    elif what == "draw" and value == "deck":
        yield from _deck(s)
    elif what == "shell":
        if value == "seal":
            AREA_KEYS.index(dict(more)["area"])
        yield from _shell(s, SHELL_KEYS.index(value))
    elif what == "pass" and value is True:
        yield from _pass(s)
    else:
        raise ValueError(f"{what!r} is not a kind of action")


def _now(s: Any) -> Phrase:
    """Say what is to be decided, to whoever decided something else."""
    return _why(f"now-{Phase(s.phase).name.lower().replace('_', '-')}")


# ---- playing


def _play(s: Any, faces: list[int]) -> Iterator[Phrase]:
    if s.phase != Phase.PLAY:
        yield _now(s)
        return
    if not faces:
        yield _why("no-cards")
        return
    yield from _not_in_hand(s, faces)
    areas = sorted({int(FACE_AREA[face]) for face in faces})
    if len(areas) > 1:
        yield _why("different-types", types=[area_phrase(area) for area in areas])
    for area in areas:
        yield from _area_closed(s, area)
    if s.twin and len(faces) > 1:
        yield _why("twin-one-card")
    elif len(areas) == 1:
        free = int(CAPACITY[areas[0]] - s.on[areas[0]])
        if CAPACITY[areas[0]] and len(faces) > free:
            yield _why("no-room", type=area_phrase(areas[0]), count=free)


def _not_in_hand(s: Any, faces: list[int]) -> Iterator[Phrase]:
    for face, wanted in sorted(Counter(faces).items()):
        held = int(s.hand[s.turn, face])
        if wanted > held:
            yield _why("not-in-hand", card=card_phrase(face), count=held)


def _area_closed(s: Any, area: int) -> Iterator[Phrase]:
    if s.seal[1 - s.turn] == area:
        yield _why("sealed", type=area_phrase(area), who=Seat(1 - int(s.turn)))
    if s.twin_area == area:
        yield _why("twin-other-area", type=area_phrase(area))


def _can_play(s: Any) -> bool:
    """Some card may be played: in every area there is room for one."""
    types = {int(FACE_AREA[face]) for face in range(FACES) if s.hand[s.turn, face]}
    return any(not list(_area_closed(s, area)) for area in types)


def _take(s: Any, area: int) -> Iterator[Phrase]:
    if s.phase != Phase.TAKE:
        yield _now(s)
        return
    targets = DATA["areas"]["list"][s.pending]["takes_one_of"]
    if AREA_KEYS[area] not in targets:
        choice = [area_phrase(AREA_KEYS.index(target)) for target in targets]
        yield _why("not-a-target", type=area_phrase(s.pending), choice=choice)


# ---- single cards


def _card(s: Any, face: int) -> Iterator[Phrase]:
    if s.phase in (Phase.LAY_ASIDE, Phase.DISCARD):
        yield from _not_in_hand(s, [face])
    elif s.phase != Phase.DRAW:
        yield _now(s)
    elif not s.aside[s.turn, face]:
        yield _why("not-aside", card=card_phrase(face))


def _deck(s: Any) -> Iterator[Phrase]:
    if s.phase != Phase.DRAW:
        yield _now(s)
    elif not s.left[s.turn]:
        yield _why("deck-empty")


# ---- shells


def _shell(s: Any, shell: int) -> Iterator[Phrase]:
    name = shell_phrase(shell)
    if not s.shells:
        yield _why("no-shells")
        return
    if not s.shell[s.turn] >> shell & 1:
        yield _why("shell-spent", shell=name)
    if s.phase not in (Phase.PLAY, Phase.END_OF_TURN):
        yield _now(s)
        return
    is_end_shell = bool(END_SHELLS >> shell & 1)
    if s.shell_used:
        yield _why("shell-used")
    elif is_end_shell and s.phase == Phase.PLAY:
        yield _why("shell-at-the-end", shell=name)
    elif not is_end_shell and s.phase == Phase.END_OF_TURN:
        yield _why("shell-at-the-start", shell=name)
    elif not is_end_shell:
        yield from _start_shell(s, shell)


def _start_shell(s: Any, shell: int) -> Iterator[Phrase]:
    """A shell that opens a turn also needs its cards."""
    left = int(s.left[s.turn])
    if shell == Shell.TWIN_CURRENT:
        types = {int(FACE_AREA[face]) for face in range(FACES) if s.hand[s.turn, face]}
        sealed = s.seal[1 - s.turn]
        if len(types - {sealed}) < TWIN_PLAYS:
            yield _why("twin-two-types")
            if sealed != NONE and sealed in types:
                yield _why("sealed", type=area_phrase(sealed), who=Seat(1 - int(s.turn)))
    elif shell == Shell.DEEP_DIVE:
        if left < DIVE_CARDS:
            yield _why("dive-deck", needed=DIVE_CARDS, count=left)
    elif not left:
        yield _why("undertow-deck")
    elif not s.held[s.turn]:
        yield _why("undertow-hand")


def _pass(s: Any) -> Iterator[Phrase]:
    if s.phase == Phase.PLAY:
        if _can_play(s):
            yield _why("must-play")
    elif s.phase == Phase.DISCARD:
        if s.pending == Shell.DEEP_DIVE:
            yield _why("dive-discards", count=DIVE_CARDS - int(s.discarded))
        elif not s.discarded:
            yield _why("undertow-one")
    elif s.phase != Phase.END_OF_TURN:
        yield _now(s)
