"""A game in progress: its record, its position, and what each seat was told."""

from __future__ import annotations

from dataclasses import dataclass, field
from pprint import pformat

from rich.text import Text

from ludoteka.engine.game import Game
from ludoteka.engine.position import Position
from ludoteka.engine.record import Record
from ludoteka.engine.text import Words
from ludoteka.engine.told import tell

#: How a record names a seat where no name was given: in every language the same.
PERSON, BOT = "person", "bot:"


@dataclass(frozen=True)
class Deed:
    """An action, with the positions before and after it."""

    before: Position
    action: int
    after: Position

    def told(self, seat: int | None, words: Words) -> list[str]:
        """Return what a seat, or for None a spectator, is told of it."""
        return [tell(words, phrase) for phrase in self.before.log(self.action, self.after, seat)]


@dataclass
class Table:
    """A game in progress."""

    record: Record
    position: Position
    deeds: list[Deed] = field(default_factory=list)

    @classmethod
    def set_up(cls, record: Record) -> Table:
        """Return the table of a record, with its actions carried out. Raises BadRecord."""
        positions = list(record.replay())
        steps = zip(positions, record.actions, positions[1:], strict=False)
        return cls(record, positions[-1].copy(), [Deed(*step) for step in steps])

    @property
    def game(self) -> Game:
        """The game."""
        return self.position.game

    def carry_out(self, action: int) -> Deed:
        """Carry out an action and write it down. Raises IllegalAction."""
        before = self.position.copy()
        self.position.apply(action)
        self.record.actions.append(action)
        deed = Deed(before, action, self.position.copy())
        self.deeds.append(deed)
        return deed


def seat_names(record: Record, words: Words) -> tuple[str, ...]:
    """Return what to call each seat of a record."""
    names = []
    for seat in range(record.players):
        name = record.seats[seat] if seat < len(record.seats) else ""
        if name.startswith(BOT):
            names.append(words("seat-bot", number=seat + 1))
        else:
            names.append(words("seat-name", number=seat + 1) if name in ("", PERSON) else name)
    return tuple(names)


def picture(position: Position, seat: int | None, words: Words) -> Text:
    """Return the table as a seat sees it: as the game draws it, or else what the seat sees, field by field."""
    view = position.view(seat)
    terminal = position.game.part("terminal")
    if terminal is None:
        return Text(pformat(view, width=110, compact=True, sort_dicts=False))
    return Text.from_markup(terminal.draw(view, words), emoji=False)
