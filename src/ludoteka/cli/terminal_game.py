"""Persons and bots at one table, until the game is over or left."""

from __future__ import annotations

import hashlib
from pathlib import Path

from rich.panel import Panel
from rich.text import Text

from ludoteka.bots import Bot, bot
from ludoteka.cli.dialogue import Dialogue, ask
from ludoteka.cli.screen import Screen
from ludoteka.cli.table import Table


class TerminalGame:
    """One game in the terminal. The record is on the disk before a person is asked for anything."""

    def __init__(self, table: Table, persons: tuple[int, ...], level: str, path: Path, screen: Screen) -> None:
        self.table = table
        self.persons = persons
        self.screen = screen
        self.words = screen.words
        self.path = path
        self.bots: dict[int, Bot] = {
            seat: bot(table.game.name, level, _bot_seed(table.record.seed, seat))
            for seat in range(table.record.players)
            if seat not in persons
        }
        #: Whether persons must not see each other's screen.
        self.covered = table.game.header.hidden and len(persons) > 1
        #: Who looks at the screen; how many deeds each person has been told.
        self.at_keyboard = persons[0] if not self.covered else None
        self.heard = dict.fromkeys(persons, 0)

    def go_on(self) -> None:
        """Play until the game is over or left. Raises KeyboardInterrupt or EOFError where a person goes away."""
        position = self.table.position
        while not position.is_over:
            seat = position.current_player
            assert seat is not None
            action = self._bot_chooses(seat) if seat in self.bots else self._person_chooses(seat)
            if action is None:
                return
            self.table.carry_out(action)
            if not self.covered:
                self._tell(self.persons[0])
            elif seat in self.persons:
                self._tell(seat)
        if self.covered:
            self._uncover()

    def _bot_chooses(self, seat: int) -> int:
        knowledge = self.table.position.view_only(seat)
        if not self.screen.out.is_terminal:
            return self.bots[seat].choose(knowledge)
        with self.screen.out.status(Text(self.words("bot-thinking", who=self.words.name(seat)))):
            return self.bots[seat].choose(knowledge)

    def _person_chooses(self, seat: int) -> int | None:
        self.save()
        if self.covered and seat != self.at_keyboard:
            self._pass_keyboard(seat)
            self._tell(seat)
        return Dialogue(self.table, seat, self.screen).choose()

    def _tell(self, seat: int) -> None:
        """Tell a person what has happened since the last time."""
        for deed in self.table.deeds[self.heard[seat] :]:
            self.screen.told(deed.told(seat, self.words))
        self.heard[seat] = len(self.table.deeds)

    # ---- several persons at one keyboard

    def _pass_keyboard(self, seat: int) -> None:
        """Cover the table until the person who is to move says that nobody else looks."""
        if self.at_keyboard is not None:
            ask(self.words("cover-hide"))
            self.screen.wipe()
        self.at_keyboard = seat
        name = self.words.name(seat)
        self.screen.out.print(Panel(Text(self.words("cover-pass", who=name), "bold"), expand=False, padding=(1, 4)))
        ask(self.words("cover-show", who=name))
        self.screen.wipe()

    def _uncover(self) -> None:
        """Tell everybody at once how it ended."""
        self.screen.line("")
        for deed in self.table.deeds[min(self.heard.values()) :]:
            self.screen.told(deed.told(None, self.words))

    # ---- the record

    def save(self) -> bool:
        """Write the record where it belongs, if anything has happened; return whether it is there."""
        if not self.table.record.actions:
            return False
        try:
            self.table.record.save(self.path)
        except OSError:
            return False
        return True


def _bot_seed(seed: int, seat: int) -> int:
    """Return the seed of a bot: the same game and the same answers give the same bots, and say nothing of the deck."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {seed}".encode()).digest()[:8])
