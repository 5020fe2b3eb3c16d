"""What a person may do now: numbered, described, and found by number, notation or part of a word."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table as Grid
from rich.text import Text

from ludoteka.cli.complaints import Complaint
from ludoteka.cli.screen import Screen
from ludoteka.engine.errors import BadNotation
from ludoteka.engine.position import Position
from ludoteka.engine.text import Phrase, Words

#: More choices than this are shown a page at a time.
MANY, PAGE = 40, 20
#: Complaints show this many examples.
EXAMPLES = 3


@dataclass(frozen=True)
class Choice:
    """A legal action, with its number in the list."""

    number: int
    action: int
    notation: str
    sentence: str


class Choices:
    """The legal actions of a position."""

    def __init__(self, position: Position, words: Words) -> None:
        self.position = position
        self.words = words
        legal = position.legal_actions()
        self.actions = sorted(legal, key=self._order) if len(legal) > MANY else legal
        self._described: dict[int, Choice] = {}

    def _order(self, action: int) -> tuple[str, list[int]]:
        """Return what sorts an action as its notation reads: by its first word, then by its numbers."""
        text = self.position.game.action_to_text(action)
        return re.match(r"[^\d-]*", text)[0], [int(part) for part in re.findall(r"-?\d+", text)]  # type: ignore[index]

    @property
    def many(self) -> bool:
        """Whether they are too many to list at once."""
        return len(self.actions) > MANY

    @property
    def numbers(self) -> Sequence[int]:
        """The numbers of all choices."""
        return range(1, len(self.actions) + 1)

    def choice(self, number: int) -> Choice:
        """Return the choice with a number, described: where there are a thousand, only those that are looked at."""
        if number not in self._described:
            action, words = self.actions[number - 1], self.words
            notation = self.position.game.action_to_text(action)
            sentence = self.position.describe(action, words.language, words.names)
            self._described[number] = Choice(number, action, notation, sentence)
        return self._described[number]

    def matching(self, text: str) -> Sequence[int]:
        """Return the numbers of the choices whose notation and sentence hold every word of a text."""
        wanted = text.casefold().split()
        return [number for number in self.numbers if self._holds(number, wanted)] if wanted else self.numbers

    def _holds(self, number: int, wanted: Sequence[str]) -> bool:
        choice = self.choice(number)
        said = f"{choice.notation} {choice.sentence}".casefold()
        return all(_found(word, said) for word in wanted)

    def number(self, text: str) -> int | None:
        """Return the action with the number that a text is, or None where it is no number. Raises Complaint."""
        if not (text.isascii() and text.isdigit()):
            return None
        number = int(text[:20])
        if not 1 <= number <= len(self.actions):
            raise Complaint("choice-no-number", number=text, count=len(self.actions))
        return self.actions[number - 1]

    def notation(self, text: str) -> int | None:
        """Return the action that a text writes, legal or not, whatever its case; or None where it is no notation."""
        game = self.position.game
        legal = (action for action in self.actions if game.action_to_text(action).casefold() == text.casefold())
        for form in (text, text.upper(), text.lower()):
            try:
                return game.action_from_text(form)
            except BadNotation:
                continue
        return next(legal, None)

    def legal(self, action: int, typed: str = "") -> int:
        """Return a legal action as it is. Raises Complaint with the reasons why it is not legal."""
        far = getattr(self.position.game.parts.notation, "off_table", None)
        if far is not None and (reason := far(self.position, typed)):
            raise Complaint("choice-illegal-because", text=typed, reason=reason)
        if action in self.actions:
            return action
        reasons = self.position.why_not(self.position.action_to_json(action))
        text = self.position.game.action_to_text(action)
        if reasons:
            raise Complaint("choice-illegal-because", text=text, reason=reasons[0])
        raise Complaint("choice-illegal", text=text)

    def not_understood(self, text: str) -> Complaint:
        """Return the complaint about a text that is nothing."""
        examples = [self.position.game.action_to_text(action) for action in self.actions[:EXAMPLES]]
        return Complaint("choice-not-understood", text=text, examples=examples)

    def why(self, text: str) -> list[str]:
        """Return why an action, by number, notation or JSON, is not legal; nothing where it is. Raises Complaint."""
        if text.startswith("{"):
            return self._why_json(text)
        action = self.number(text)
        if action is None:
            action = self.notation(text)
        if action is None:
            raise self.not_understood(text)
        return self._reasons(action)

    def _why_json(self, text: str) -> list[str]:
        """Parts that fit no action, such as cards of two types, have their reasons too."""
        try:
            obj = json.loads(text)
            reasons = self.position.why_not(obj)
            action = None if reasons else self.position.action_from_json(obj)
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError, BadNotation) as error:
            raise self.not_understood(text) from error
        return [self.words.say(reason) for reason in reasons] if action is None else self._reasons(action)

    def _reasons(self, action: int) -> list[str]:
        if action in self.actions:
            return []
        reasons = self.position.why_not(self.position.action_to_json(action))
        illegal = Phrase("choice-illegal", {"text": self.position.game.action_to_text(action)})
        return [self.words.say(reason) for reason in reasons or [illegal]]


def _found(word: str, said: str) -> bool:
    """Tell whether a text holds a word; a cell or a number must be a whole one: 1,2 is neither -1,2 nor 1,23."""
    if re.fullmatch(r"-?\d+(,-?\d+)*(:\d)?", word) is None:
        return word in said
    return re.search(rf"(?<![-\d,]){re.escape(word)}(?![\d,])", said) is not None


def show(choices: Sequence[Choice], screen: Screen, position: Position) -> None:
    """List choices by number, notation, sentence, and by how much one's points change where that is foretold."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold")
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for choice in choices:
        grid.add_row(
            str(choice.number), Text(choice.notation), Text(choice.sentence + _change(position, choice.action))
        )
    screen.out.print(grid)


def _change(position: Position, action: int) -> str:
    """Return by how much an action changes one's points at once, where the game foretells it."""
    change = position.preview(action).get("change")
    total = change.get("total") if isinstance(change, dict) else None
    return f" [{total:+d}]" if total else ""
