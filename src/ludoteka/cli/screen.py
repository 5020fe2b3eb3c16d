"""The terminal: what is written where, and in which language."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn

from babel.numbers import format_decimal
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ludoteka.engine.text import Arg, Words

#: Signs of which frames and boards are drawn: a line of them cannot be broken.
_FRAMES = {chr(code) for code in range(0x2500, 0x2580)}


class _Console(Console):
    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


class Screen:
    """Results go to `out`; progress and complaints go to `err`, so that results can be piped on."""

    def __init__(self, language: str = "en") -> None:
        self.out = _Console(highlight=False, markup=False, emoji=False)
        self.err = _Console(stderr=True, highlight=False, markup=False, emoji=False)
        self.words = Words(language)

    def speak(self, language: str, names: tuple[str, ...] = ()) -> None:
        """Use a language from now on, and names for the seats."""
        self.words = Words(language, names)

    def call_seats(self, names: tuple[str, ...]) -> None:
        """Use names for the seats from now on."""
        self.speak(self.words.language, names)

    def say(self, key: str, style: str = "", **args: Arg) -> None:
        """Write the sentence of a message."""
        self.line(self.words(key, **args), style)

    def line(self, text: str, style: str = "") -> None:
        """Write a line, however long: a path in it can be copied."""
        self.out.print(Text(text, style), soft_wrap=True)

    def drawing(self, picture: Text) -> None:
        """Write a drawing. Sentences that are too long for the terminal are broken between words."""
        self.out.print(picture, soft_wrap=not self.out.is_terminal)
        drawn = [cell_len(line) for line in picture.plain.splitlines() if any(mark in _FRAMES for mark in line)]
        need, have = max(drawn, default=0), self.out.width
        if self.out.is_terminal and need > have:
            self.say("screen-narrow", "yellow", need=str(need), have=str(have))

    def told(self, sentences: Sequence[str], number: int | None = None) -> None:
        """Write what an action led to: what was done, and below it what came of that."""
        for place, sentence in enumerate(sentences):
            head = f"{number:>4}. " if number is not None and place == 0 else "      " if number is not None else ""
            mark = "" if number is not None else "• " if place == 0 else "  "
            self.out.print(Text.assemble((head, "dim"), (mark, "cyan"), (sentence, "" if place == 0 else "dim")))

    def wipe(self) -> None:
        """Clear the terminal and what was scrolled away: nobody shall scroll back to another's hand."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[H\x1b[2J\x1b[3J")

    def complain(self, sentence: str) -> int:
        """Write one line to where complaints go; return the exit code for what cannot be done."""
        line = Text.assemble(("ludoteka: ", "bold red"), " ".join(sentence.split()))
        sys.stdout.flush()
        self.err.print(line, soft_wrap=True)
        return 2

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number as the reader's language writes it."""
        shape = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(value, shape, locale=self.words.language)
