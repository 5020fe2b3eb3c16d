"""From words on the command line to a command, and from whatever went wrong to one line and an exit code."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Iterator

from ludoteka.cli.complaints import Complaint, heading, short, suggestion
from ludoteka.cli.language import split_language, users_language
from ludoteka.cli.overview import COMMANDS, show_overview, show_version
from ludoteka.cli.parser import Parser
from ludoteka.cli.screen import Screen
from ludoteka.engine.errors import LudotekaError

#: Shows where an unexpected error came from.
TRACEBACK_VARIABLE = "LUDOTEKA_TRACEBACK"
#: What shells report of a program stopped by Ctrl-C, and of one whose reader has left.
INTERRUPTED, NO_READER = 130, 141


def run(argv: list[str]) -> int:
    """Run a command and return its exit code."""
    _accept_any_text()
    screen = Screen(users_language())
    with _quiet_pipe() as pipe:
        try:
            code = _command(argv, screen)
        except LudotekaError as error:
            code = screen.complain(heading(error, screen.words))
        except KeyboardInterrupt:
            screen.complain(screen.words("stopped"))
            code = INTERRUPTED
        except BrokenPipeError:
            raise
        except Exception as error:
            if os.environ.get(TRACEBACK_VARIABLE):
                raise
            screen.complain(screen.words("error-unexpected", what=short(f"{type(error).__name__}: {error}")))
            code = 1
        sys.stdout.flush()
    return pipe.code if pipe.code else code


def _command(argv: list[str], screen: Screen) -> int:
    language, rest = split_language(argv)
    if language is not None:
        screen.speak(language)
    if not rest or rest[0] in ("-h", "--help", "help"):
        return show_overview(screen)
    if rest[0] in ("-V", "--version"):
        return show_version(screen)
    name = rest[0]
    if name not in COMMANDS:
        raise Complaint("error-unknown-command", name=name, known=list(COMMANDS), hint=suggestion(name, COMMANDS))
    command = importlib.import_module(f"ludoteka.cli.commands.{name}")
    parser = Parser(name, screen.words)
    command.arguments(parser)
    args = parser.read(rest[1:])
    if args is None:
        return 0
    code: int = command.run(args, screen)
    return code


def _accept_any_text() -> None:
    """No letter that the terminal cannot show, and no stray byte that it sends, may end a game."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace")):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            with contextlib.suppress(ValueError, OSError):
                reconfigure(errors=errors)


class _Pipe:
    code = 0


@contextlib.contextmanager
def _quiet_pipe() -> Iterator[_Pipe]:
    """Say nothing when the reader of our output has left, as after `| head`."""
    pipe = _Pipe()
    try:
        yield pipe
    except BrokenPipeError:
        pipe.code = NO_READER
        with contextlib.suppress(OSError, ValueError):  # what is still unwritten goes nowhere, quietly
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
