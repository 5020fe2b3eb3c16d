"""`ludoteka bench`: how fast a game is on this machine."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable
from typing import Any

from rich.progress import Progress
from rich.table import Table as Grid

from ludoteka.cli import inputs, measure
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.measure import Setting, Spent
from ludoteka.cli.parser import Parser
from ludoteka.cli.progress import progress_bar
from ludoteka.cli.screen import Screen
from ludoteka.cli.titles import title
from ludoteka.cli.warming import get_ready

#: Seconds for each speed that is measured.
USUAL_SECONDS = 2.0


def seconds(text: str) -> float:
    """Return a number of seconds. Raises Complaint."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 3600:
        raise Complaint("error-seconds", text=text)
    return value


def arguments(parser: Parser) -> None:
    """Take a game, how long each speed is measured, and in which form it is said."""
    words = parser.words
    inputs.add_game(parser)
    add = parser.options.add_argument
    add("--seconds", metavar="S", type=seconds, default=USUAL_SECONDS, help=words("help-arg-seconds"))
    add("--json", action="store_true", help=words("help-arg-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Measure a game."""
    game = inputs.the_game(args.game)
    players = inputs.the_players(game, args.players)
    setting = Setting(game, players, inputs.the_options(game, players, args.options))
    get_ready(game, screen, "rules", "random-games")
    with progress_bar(screen) as progress:
        figures = _measure(setting, args.seconds, progress, screen)
    if args.json:
        print(json.dumps(figures, indent=1))
    else:
        _show(screen.words.say(title(game)), figures, screen)
    return 0


def _measure(setting: Setting, time: float, progress: Progress, screen: Screen) -> dict[str, Any]:
    game = setting.game
    ways = [by for by in ("legal", "sample") if by in game.kernels.rules]

    def task(key: str) -> Callable[[float], None]:
        number = progress.add_task(screen.words(key), total=None)
        return lambda share: progress.update(number, completed=share, total=1.0)

    imports = measure.import_time(task("bench-import"))
    cold, cached = measure.starts(setting, task("bench-compile"))
    paces = {by: measure.pace(setting, by, time, task(f"bench-{by}")) for by in ways}
    move = measure.python_move(setting, time, task("bench-python"))
    return {
        "game": game.name,
        "version": game.version,
        "players": setting.players,
        "options": dict(setting.options),
        "games_per_second": {by: round(pace.games_per_second, 1) for by, pace in paces.items()},
        "moves_per_second": {by: round(pace.moves_per_second) for by, pace in paces.items()},
        "mean_decisions": round(paces["legal"].mean_decisions, 2),
        "python_move_us": round(move, 3),
        "first_move_cold_s": _seconds(cold.first_move),
        "compile_cold_s": _seconds(cold.all_kernels),
        "first_move_cached_s": _seconds(cached.first_move),
        "compile_cached_s": _seconds(cached.all_kernels),
        "import_s": round(imports, 4),
        "machine": _machine(),
    }


def _seconds(spent: Spent) -> dict[str, float]:
    return {"clock": round(spent.clock, 3), "cpu": round(spent.cpu, 3)}


def _machine() -> dict[str, Any]:
    import numpy

    from ludoteka.engine.compiling.kernels import COMPILED

    numba: Any = sys.modules.get("numba")
    return {
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numpy": numpy.__version__,
        "numba": numba.__version__ if COMPILED else None,
    }


def _show(title: str, figures: dict[str, Any], screen: Screen) -> None:
    words, number = screen.words, screen.number
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right", style="bold")
    grid.add_column(style="dim")
    for by in figures["games_per_second"]:
        grid.add_row(words(f"bench-{by}"), number(figures["games_per_second"][by]), words("bench-games-per-second"))
        grid.add_row("", number(figures["moves_per_second"][by]), words("bench-moves-per-second"))
    grid.add_row(words("bench-decisions"), number(figures["mean_decisions"], 1), words("bench-per-game"))
    grid.add_row(words("bench-python"), number(figures["python_move_us"], 2), words("bench-microseconds"))
    for key in ("first_move_cold", "compile_cold", "first_move_cached", "compile_cached"):
        spent = figures[key + "_s"]
        unit = words("bench-seconds", cpu=number(spent["cpu"], 2))
        grid.add_row(words(f"bench-{key.replace('_', '-')}"), number(spent["clock"], 2), unit)
    grid.add_row(words("bench-import"), number(1000 * figures["import_s"], 1), words("bench-milliseconds"))
    screen.line(words("bench-title", game=title, players=figures["players"]), "bold")
    screen.out.print(grid)
    machine = figures["machine"]
    screen.line(f"{machine['system']} · Python {machine['python']} · Numba {machine['numba'] or '–'}", "dim")
