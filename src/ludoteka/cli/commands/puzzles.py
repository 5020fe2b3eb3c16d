"""`ludoteka puzzles`: find positions with one clearly best choice in games of strong bots, or check a file of them."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.table import Table as Grid

from ludoteka.cli import inputs
from ludoteka.cli.bus import shown, the_bus
from ludoteka.cli.complaints import Complaint, heading
from ludoteka.cli.parser import Parser, whole
from ludoteka.cli.progress import progress_bar
from ludoteka.cli.run import INTERRUPTED
from ludoteka.cli.screen import Screen
from ludoteka.cli.titles import title
from ludoteka.cli.warming import get_ready_to_think
from ludoteka.engine.errors import LudotekaError
from ludoteka.puzzles.checking import problems
from ludoteka.puzzles.collection import FILE, GRADES, BadPuzzles, Collection
from ludoteka.puzzles.finding import Runner, collection, find, here, on_cluster, series_of
from ludoteka.puzzles.hunting import Effort

COUNT, GAMES, SEED = 60, 2000, 1


def arguments(parser: Parser) -> None:
    """Take what to do, with which game or file, and how much to think."""
    words = parser.words
    positional = parser.positionals.add_argument
    positional("what", choices=("find", "check"), metavar="find|check", help=words("help-arg-puzzles-what"))
    positional("of", metavar=words("metavar-game-or-file"), help=words("help-arg-puzzles-of"))
    add = parser.options.add_argument
    add("--players", metavar="N", type=whole, help=words("help-arg-players"))
    add("--options", metavar="A=B", nargs="+", action="extend", default=[], help=words("help-arg-options"))
    add("--count", metavar="N", type=whole, default=COUNT, help=words("help-arg-puzzles-count"))
    add("--games", metavar="N", type=whole, default=GAMES, help=words("help-arg-puzzles-games"))
    add("--seed", metavar="N", type=whole, default=SEED, help=words("help-arg-seed"))
    add("--jobs", metavar="N", type=whole, default=1, help=words("help-arg-jobs"))
    add("--budget", metavar="X", type=float, default=1.0, help=words("help-arg-puzzles-budget"))
    add("--out", metavar=words("metavar-file"), type=Path, help=words("help-arg-puzzles-out"))
    add("--ray", metavar="ADDRESS", help=words("help-arg-ray"))
    add("--bus", metavar="URL", help=words("help-arg-puzzles-bus"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Find puzzles, or check some."""
    if args.count < 1 or args.games < 1 or args.jobs < 1 or not 0 < args.budget < float("inf"):
        raise Complaint("error-puzzles")
    return _check(args, screen) if args.what == "check" else _find(args, screen)


# ---- finding


def _find(args: argparse.Namespace, screen: Screen) -> int:
    game = inputs.the_game(args.of)
    players = inputs.the_players(game, args.players)
    options = inputs.the_options(game, players, args.options)
    seed = inputs.the_seed(args.seed) or 0
    series = series_of(game, players, options, seed, Effort().part(args.budget))
    out = args.out or Path(f"{game.name}-{FILE}")
    kept = out.with_name(f"{out.stem}.games.jsonl")
    get_ready_to_think(game, "master", screen)
    runner = _runner(args)
    code = 0
    with progress_bar(screen) as progress:
        task = progress.add_task(screen.words("puzzles-finding", games=0), total=args.count)

        def tell(found: int, games: int) -> None:
            progress.update(task, completed=found, description=screen.words("puzzles-finding", games=games))

        try:
            with _explained(args.bus):
                find(kept, series, args.count, args.games, runner, tell)
        except KeyboardInterrupt:
            code = INTERRUPTED
    with progress_bar(screen) as progress:
        telling = progress.add_task(screen.words("puzzles-telling"), total=args.count)
        found = collection(kept, series, args.count, lambda: progress.advance(telling))
    found.save(out)
    _show(found, screen)
    screen.say("puzzles-written", "dim", count=len(found.puzzles), path=str(out))
    if code:
        screen.complain(screen.words("puzzles-stopped", found=len(found.puzzles), count=args.count))
    elif len(found.puzzles) < args.count:
        screen.complain(screen.words("puzzles-too-few", found=len(found.puzzles), count=args.count, games=args.games))
        code = 1
    return code


def _runner(args: argparse.Namespace) -> Runner:
    """Return where games are gone through."""
    if args.bus:
        from ludoteka.server.bots.searching import on_workers

        return on_workers(the_bus(args.bus) or "")
    return on_cluster(args.ray) if args.ray else here(args.jobs)


@contextmanager
def _explained(bus: str | None) -> Iterator[None]:
    """Say in the reader's language that a bus does not answer."""
    if not bus:
        yield
        return
    from ludoteka.server.bots.searching import NoBus

    try:
        yield
    except NoBus as error:
        raise Complaint("error-bus-silent", url=shown(bus)) from error


def _show(found: Collection, screen: Screen) -> None:
    """Show how many puzzles there are of each theme and grade."""
    counts = Counter((puzzle.theme, puzzle.grade) for puzzle in found.puzzles)
    grid = Grid(screen.words("puzzles-theme"))
    for grade in range(1, GRADES + 1):
        grid.add_column(screen.words("puzzles-grade", grade=grade), justify="right")
    for theme in sorted({theme for theme, _ in counts}):
        words = screen.words(f"{found.game.name}-puzzles-{theme}-title")
        grid.add_row(words, *(str(counts[theme, grade] or "") for grade in range(1, GRADES + 1)))
    screen.out.print(grid)


# ---- checking


def _check(args: argparse.Namespace, screen: Screen) -> int:
    """Name each puzzle that is not right, and why; return 1 where there are any."""
    path = Path(args.of)
    try:
        found = Collection.load(path)
        game = inputs.the_game(str(found.series.get("game")))
        found.fits(game)
    except BadPuzzles as error:
        raise Complaint("error-puzzles-file", path=str(path), reason=str(error)) from error
    get_ready_to_think(game, "master", screen)
    bad = 0
    with progress_bar(screen) as progress:
        task = progress.add_task(screen.words("puzzles-checking"), total=len(found.puzzles))
        for puzzle in found.puzzles:
            try:
                wrong = next(problems(found, puzzle, args.budget), None)
            except LudotekaError as error:
                wrong = heading(error, screen.words)
            if wrong is not None:
                bad += 1
                screen.say("puzzles-wrong", id=puzzle.id, reason=wrong)
            progress.advance(task)
    screen.say("puzzles-checked", count=len(found.puzzles), bad=bad, game=title(game))
    return 1 if bad else 0
