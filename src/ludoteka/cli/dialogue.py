"""The conversation with a person who is to move: until an action has been chosen, or the game is left."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable

from rich.table import Table as Grid

from ludoteka.cli.choices import PAGE, Choices, show
from ludoteka.cli.complaints import Complaint, heading, short
from ludoteka.cli.screen import Screen
from ludoteka.cli.table import Table, picture

#: What can be typed besides a choice. Each has a word in the reader's language too.
COMMANDS = ("help", "log", "table", "why", "quit")
#: As people are used to type them.
SHORT = {"?": "help", "q": "quit", "exit": "quit"}


class Dialogue:
    """Asks one person for one action."""

    def __init__(self, table: Table, seat: int, screen: Screen) -> None:
        self.table = table
        self.seat = seat
        self.screen = screen
        self.words = screen.words
        self.choices = Choices(table.position, screen.words)
        self.shown = self.choices.numbers
        self.page = 0
        self.left = False

    def choose(self) -> int | None:
        """Return the action that the person chooses, or None to leave. Raises EOFError at the end of input."""
        self._show_table()
        self._show_page()
        action = None
        while action is None and not self.left:
            try:
                action = self._understand(ask(self.words("prompt", who=self.words.name(self.seat))).strip())
            except Complaint as complaint:
                if not sys.stdin.isatty():  # nobody is there to try again: what follows was meant for another position
                    raise
                self.screen.line(heading(complaint, self.words), "yellow")
        return action

    def _understand(self, text: str) -> int | None:
        """Return the action that a text chooses, or None where it was something else. Raises Complaint."""
        command, _, rest = text.partition(" ")
        name = self._command(command)
        if not text:
            self._turn_page()
        elif text.startswith("/"):
            self._filter(text[1:].strip())
        elif name is not None:
            handle: Callable[[str], None] = getattr(self, f"_{name}")
            handle(rest.strip())
        else:
            return self._choice(text)
        return None

    def _command(self, word: str) -> str | None:
        known = {name: name for name in COMMANDS} | SHORT
        known |= {self.words(f"command-{name}"): name for name in COMMANDS}
        return known.get(word.casefold())

    def _choice(self, text: str) -> int | None:
        action = self.choices.number(text)
        if action is not None:
            return action
        action = self.choices.notation(text)
        if action is not None:
            return self.choices.legal(action, text)
        if not self.choices.many or not self.choices.matching(text):
            raise self.choices.not_understood(text)
        self._filter(text)
        return None

    # ---- showing

    def _show_table(self) -> None:
        self.screen.line("")
        self.screen.drawing(picture(self.table.position, self.seat, self.words))
        self.screen.line("")

    def _show_page(self) -> None:
        count, total = len(self.shown), len(self.choices.actions)
        who = self.words.name(self.seat)
        if count < total:
            self.screen.say("choice-filtered", "bold", who=who, count=count, total=total)
        else:
            self.screen.say("choice-list", "bold", who=who, count=count)
        if not self.choices.many or count <= PAGE:
            show([self.choices.choice(number) for number in self.shown], self.screen, self.table.position)
            return
        first = self.page * PAGE
        page = self.shown[first : first + PAGE]
        show([self.choices.choice(number) for number in page], self.screen, self.table.position)
        pages = -(-count // PAGE)
        self.screen.say("choice-page", "dim", page=self.page + 1, pages=pages)

    def _turn_page(self) -> None:
        if self.choices.many and len(self.shown) > PAGE:
            self.page = (self.page + 1) % -(-len(self.shown) // PAGE)
        self._show_page()

    def _filter(self, text: str) -> None:
        found = self.choices.matching(text)
        if not found:
            raise Complaint("choice-none-match", text=text)
        self.shown, self.page = found, 0
        self._show_page()

    # ---- commands

    def _help(self, rest: str) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        example = self.choices.choice(1).notation
        grid.add_row("1, 2, 3…", self.words("command-help-number"))
        grid.add_row(example, self.words("command-help-notation"))
        grid.add_row(self.words("command-text"), self.words("command-help-filter"))
        for name in COMMANDS:
            own = self.words(f"command-{name}")
            typed = name if own == name else f"{own}, {name}"
            grid.add_row(typed + (f" {example}" if name == "why" else ""), self.words(f"command-help-{name}"))
        self.screen.out.print(grid)

    def _log(self, rest: str) -> None:
        if not self.table.deeds:
            self.screen.say("log-empty", "dim")
        for number, deed in enumerate(self.table.deeds, 1):
            self.screen.told(deed.told(self.seat, self.words), number)

    def _table(self, rest: str) -> None:
        self._show_table()
        self._show_page()

    def _why(self, rest: str) -> None:
        if not rest:
            raise Complaint("why-what", example=self.choices.choice(1).notation)
        reasons = self.choices.why(rest)
        if not reasons:
            self.screen.say("why-legal", "green", text=short(rest))
        for reason in reasons:
            self.screen.line(reason, "yellow")

    def _quit(self, rest: str) -> None:
        self.left = True


def ask(prompt: str) -> str:
    """Return a line from the keyboard. Raises EOFError at the end of input."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # arrow keys and history
    sys.stdout.flush()
    answer = input(prompt)
    if not sys.stdin.isatty():
        print(answer)  # no terminal has shown it
    return answer
