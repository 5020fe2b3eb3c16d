"""What `ludoteka` alone says: which commands there are."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ludoteka.cli.screen import Screen
from ludoteka.version import __version__

#: A module each in `commands/`, in the order in which they are shown.
COMMANDS = (
    "serve",
    "worker",
    "backup",
    "db",
    "admin",
    "games",
    "play",
    "replay",
    "review",
    "verify",
    "arena",
    "evaluate",
    "puzzles",
    "train",
    "bot",
    "bench",
    "warm",
)


def show_overview(screen: Screen) -> int:
    """List the commands."""
    words = screen.words
    screen.line(words("overview-title"), "bold")
    screen.line("")
    listing = Table.grid(padding=(0, 2))
    for name in COMMANDS:
        listing.add_row(Text(f"  ludoteka {name}", "cyan"), words(f"help-{name}"))
    screen.out.print(listing)
    screen.line("")
    screen.line(words("overview-more"), "dim")
    return 0


def show_version(screen: Screen) -> int:
    """Say which release this is."""
    screen.line(f"ludoteka {__version__}")
    return 0
