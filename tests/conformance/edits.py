"""Positions edited at random, in their text and in their bytes: what somebody could type, paste or forge.

An edit moves pieces about, takes parts of another position of the same game, or changes a number. Most are refused;
those that are taken must be as good as any other position.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ludoteka.engine.errors import LudotekaError
from ludoteka.engine.position import Position
from ludoteka.engine.text import Words
from ludoteka.engine.undo import may_undo
from tests.conformance.cases import Case, sampled

#: After an edit this many decisions are looked at from all sides; the rest is played to the end.
LOOKED_AT = 3
#: Edits of one position at most.
MOST_EDITS = 3
#: Of the positions of a game, this share serves, and so many of them are edited.
SHARE = 0.15
POSITIONS = 6
#: So often a second piece of the same look is looked for.
LOOKS = 12
#: What edits move: items of lists, words and numbers, single letters.
_ITEM = re.compile(r"[^,.;/:=]+")
_ATOM = re.compile(r"[A-Za-z]+|[0-9]+")
_LETTER = re.compile(r"[^,.;/:=]")
_NUMBER = re.compile(r"[0-9]+")

Body = list[str]
#: Which word of a body, from where to where.
At = tuple[int, int, int]
Edit = Callable[[Body, Body, random.Random], None]


@dataclass
class Tally:
    """How many edited positions of a game were tried, and what became of them."""

    tried: int = 0
    accepted: int = 0
    refused: int = 0
    #: Edits that came to nothing.
    unchanged: int = 0

    def __str__(self) -> str:
        return (
            f"{self.tried} edited positions, {self.accepted} accepted and played to the end, "
            f"{self.refused} refused, {self.unchanged} as they were"
        )


# ---- texts


def _name(word: str) -> str:
    return word.partition("=")[0]


def _transplant(body: Body, donor: Body, dice: random.Random) -> None:
    """Some fields are as in another position, there or not."""
    here, there = ({_name(word): word for word in words} for words in (body, donor))
    for name in dice.sample(sorted({*here, *there}), dice.choice((1, 1, 2, 3))):
        if name in here:
            place = body.index(here[name])
            body[place : place + 1] = [there[name]] if name in there else []
        else:
            body.append(there[name])


def _pick(body: Body, pattern: re.Pattern[str], dice: random.Random) -> At:
    """Return where something of a kind stands in a value: of few or of many, each value is as likely."""
    place = dice.choice([place for place, word in enumerate(body) if pattern.search(word, len(_name(word)) + 1)])
    found = dice.choice(list(pattern.finditer(body[place], len(_name(body[place])) + 1)))
    return place, found.start(), found.end()


def _put(body: Body, at: At, text: str) -> None:
    place, begin, end = at
    body[place] = body[place][:begin] + text + body[place][end:]


def _shape(text: str) -> str:
    return re.sub("[A-Za-z]", "a", re.sub("[0-9]+", "0", text))


def _swap(pattern: re.Pattern[str]) -> Edit:
    def edit(body: Body, donor: Body, dice: random.Random) -> None:
        """Two things that look alike change places, if they are found."""
        for _ in range(LOOKS):
            one, other = sorted((_pick(body, pattern, dice), _pick(body, pattern, dice)))
            first, second = (body[place][begin:end] for place, begin, end in (one, other))
            if first != second and _shape(first) == _shape(second):
                _put(body, other, first)
                _put(body, one, second)
                return

    return edit


def _move(body: Body, donor: Body, dice: random.Random) -> None:
    """Something goes to another value."""
    one, other = _pick(body, _ATOM, dice), _pick(body, _ATOM, dice)
    if one[0] != other[0]:
        text = body[one[0]][one[1] : one[2]]
        _put(body, (other[0], other[2], other[2]), text)
        _put(body, one, "")


def _change_numbers(body: Body, donor: Body, dice: random.Random) -> None:
    """A number is one more or less, and mostly another makes up for it."""
    step = dice.choice((-1, 1))
    for change in (step, -step)[: dice.choice((1, 2, 2))]:
        place, begin, end = _pick(body, _NUMBER, dice)
        _put(body, (place, begin, end), str(max(0, int(body[place][begin:end]) + change)))


def _borrow(body: Body, donor: Body, dice: random.Random) -> None:
    """An item is as in another position."""
    at = _pick(body, _ITEM, dice)
    theirs = [word for word in donor if _name(word) == _name(body[at[0]]) and _ITEM.search(word, len(_name(word)) + 1)]
    if theirs:
        place, begin, end = _pick(theirs, _ITEM, dice)
        _put(body, at, theirs[place][begin:end])


_EDITS: tuple[Edit, ...] = (
    *(_transplant, _transplant, _swap(_ITEM), _swap(_ITEM), _swap(_ATOM), _swap(_LETTER)),
    *(_move, _change_numbers, _borrow),
)


def edited_text(text: str, other: str, dice: random.Random) -> str:
    """Return the text of a position with some edits, another position of its game at hand."""
    head, _, line = text.rpartition(" | ")
    body, donor = line.split(), other.rpartition(" | ")[2].split()
    for _ in range(dice.randint(1, MOST_EDITS)):
        dice.choice(_EDITS)(body, donor, dice)
    return f"{head} | {' '.join(body)}"


# ---- bytes


def edited_bytes(position: Position, other: Position, dice: random.Random) -> bytes:
    """Return the bytes of a position with some numbers of its state changed, checksum and all."""
    forged = position.copy()
    dtype = position.game.kernels.dtype
    names = [name for name in dtype.names or () if name not in ("rng", "players")]
    record, donor = forged.raw.view(dtype), other.raw.view(dtype)
    for _ in range(dice.randint(1, MOST_EDITS)):
        name = dice.choice(names)
        numbers, theirs = record[name].reshape(-1), donor[name].reshape(-1)
        one, two = dice.randrange(numbers.size), dice.randrange(numbers.size)
        change = dice.randrange(3)
        if change == 0:
            numbers[one] = theirs[one]
        elif change == 1:
            numbers[[one, two]] = numbers[[two, one]]
        else:
            limits = np.iinfo(numbers.dtype)
            numbers[one] = min(limits.max, max(limits.min, int(numbers[one]) + dice.choice((-1, 1))))
    return forged.to_bytes()


# ---- what is asked of an accepted position


def look(position: Position, action: int) -> Position:
    """Look at a position and at one of its actions from all sides; return what the action leads to."""
    names = tuple(f"P{seat}" for seat in range(position.players))
    seats = (None, *range(position.players))
    after = position.after(action)
    for seat in seats:
        json.dumps(position.view(seat))
        for phrase in position.log(action, after, seat):
            assert Words("en", names).say(phrase)
    json.dumps(position.preview(action))
    assert position.describe(action, "uk", names)
    assert position.why_not(position.action_to_json(action)) == []
    assert position.game.parts.terminal.draw(position.view(position.current_player), Words("en", names))
    may_undo(position, after)
    assert position.game.parse(str(after)) == after
    return after


def play_to_the_end(position: Position, dice: random.Random) -> None:
    """Play random actions until the game is over; there is always one."""
    for number in range(position.game.max_decisions + 1):
        if position.is_over:
            break
        legal = position.legal_actions()
        assert legal, "nothing is legal, and the game is not over"
        assert position.current_player in range(position.players)
        action = dice.choice(legal)
        if number < LOOKED_AT:
            position = look(position, action)
        else:
            position.apply(action)
    assert position.is_over, "the game does not end"
    for seat in (None, *range(position.players)):
        json.dumps(position.view(seat))
    assert position.winners() or position.players == 1


# ---- trying


def _taken(position: Position, other: Position, dice: random.Random) -> tuple[str, Position]:
    """Return an edited form and the position that it is taken for. Raises LudotekaError where it is refused."""
    game = position.game
    if dice.random() < 0.3:
        forged = edited_bytes(position, other, dice)
        taken = game.from_bytes(forged)
        return f"bytes of {taken}", taken
    text = edited_text(str(position), str(other), dice)
    return text, game.parse(text)


def try_edits(case: Case, seed: int, each: int, tally: Tally, most: int) -> None:
    """Edit some positions of a random game, each so many times, and play what is taken for a position."""
    dice = random.Random(f"{case} {seed}")
    positions = [position.copy() for position, _ in sampled(case, seed, SHARE)]
    for position in dice.sample(positions, min(len(positions), POSITIONS)):
        for _ in range(min(each, most - tally.tried)):
            tally.tried += 1
            try:
                form, taken = _taken(position, dice.choice(positions), dice)
            except LudotekaError:
                tally.refused += 1
                continue
            if taken == position:
                tally.unchanged += 1
                continue
            tally.accepted += 1
            try:
                play_to_the_end(taken.copy(), dice)
            except Exception as error:
                raise AssertionError(f"{case} breaks: {form}\n  edited from {position}") from error
