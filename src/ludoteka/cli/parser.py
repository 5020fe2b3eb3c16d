"""argparse in three languages: its complaints become ours, and its headings too."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn

from ludoteka.cli.complaints import Complaint
from ludoteka.engine.text import LANGUAGES, Words


class Parser(argparse.ArgumentParser):
    """The arguments of one command. `positionals` and `options` take them; `help_for` names their help."""

    def __init__(self, command: str, words: Words) -> None:
        self.words = words

        class Formatter(argparse.HelpFormatter):
            def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
                super().add_usage(usage, actions, groups, words("help-usage") + " ")

        super().__init__(
            f"ludoteka {command}",
            description=_capital(words(f"help-{command}")),
            formatter_class=Formatter,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.positionals = self.add_argument_group(words("help-arguments"))
        self.options = self.add_argument_group(words("help-options"))
        self.options.add_argument("-h", "--help", action="help", help=words("help-arg-help"))

    def read(self, argv: Sequence[str]) -> argparse.Namespace | None:
        """Return the arguments, or None where only help was asked for. Raises Complaint."""
        # Its value has been taken out before; it stands here for the help.
        self.options.add_argument("--lang", metavar="|".join(LANGUAGES), help=self.words("help-arg-lang"))
        try:
            args, unknown = self.parse_known_args(argv)
        except argparse.ArgumentError as error:
            if error.argument_name:
                raise Complaint("error-argument", name=error.argument_name, usage=self._usage()) from error
            self.error(str(error))
        except SystemExit:
            return None
        if unknown:
            raise Complaint("error-unknown-argument", name=unknown[0], usage=self._usage())
        return args

    def error(self, message: str) -> NoReturn:
        """Complain of an argument that is missing."""
        raise Complaint("error-incomplete", usage=self._usage())

    def _usage(self) -> str:
        formatter = argparse.HelpFormatter(self.prog, width=1000)
        formatter.add_usage(None, self._actions, self._mutually_exclusive_groups, "")
        return " ".join(formatter.format_help().split())


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def whole(text: str) -> int:
    """Return the whole number that an argument names. Raises Complaint."""
    try:
        return int(text, 0) if text[:2].lower() == "0x" else int(text)
    except ValueError as error:
        raise Complaint("error-number", text=text) from error
