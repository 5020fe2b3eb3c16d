"""`ludoteka evaluate`: an agent plays the fixed suite, and is told where it stands."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from rich.table import Table as Grid

from ludoteka.arena.spreading import Spreader, ray_spreader, spread
from ludoteka.cli import inputs
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.parser import Parser, whole
from ludoteka.cli.progress import progress_bar
from ludoteka.cli.run import INTERRUPTED
from ludoteka.cli.screen import Screen
from ludoteka.cli.titles import title
from ludoteka.cli.warming import get_all_ready
from ludoteka.engine.errors import MissingExtra
from ludoteka.engine.registry import game as game_by_name
from ludoteka.evaluation.agents import TAKES
from ludoteka.evaluation.evaluating import LIMIT, Outcomes, by_name, run_part, series
from ludoteka.evaluation.result import Result, result_of, write_files
from ludoteka.evaluation.suite import Part, tasks


def arguments(parser: Parser) -> None:
    """Take an agent, what it is asked with, and how much is played."""
    words = parser.words
    parser.positionals.add_argument("agent", metavar="MODULE:NAME", help=words("help-arg-agent"))
    add = parser.options.add_argument
    add("--takes", metavar="|".join(TAKES), default=TAKES[0], help=words("help-arg-takes"))
    add("--games", metavar=words("metavar-game"), nargs="+", default=[], help=words("help-arg-evaluate-games"))
    add("--players", metavar="N", nargs="+", type=whole, default=[], help=words("help-arg-evaluate-players"))
    add("--against", metavar=words("metavar-level"), nargs="+", default=[], help=words("help-arg-against"))
    add("--rounds", metavar="N", type=whole, help=words("help-arg-rounds"))
    add("--limit", metavar="S", type=float, default=LIMIT, help=words("help-arg-limit", usual=f"{LIMIT:g}"))
    add("--jobs", metavar="N", type=whole, default=1, help=words("help-arg-jobs"))
    add("--out", metavar=words("metavar-file"), help=words("help-arg-out"))
    add("--ray", metavar="ADDRESS", help=words("help-arg-ray"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Play the games that are not played yet, and report on all."""
    if args.jobs < 1 or not args.limit > 0:
        raise Complaint("error-evaluate")
    part = Part(
        tuple(inputs.the_game(name).name for name in args.games),
        tuple(args.players),
        tuple(args.against),
        args.rounds,
    )
    part.check()
    seated = by_name(args.agent, args.takes)
    folder = Path(args.out or "evaluation-" + "".join(c if c.isalnum() or c in "-_" else "-" for c in args.agent))
    kept = Outcomes(folder / "games.jsonl", series(args.agent, args.takes, args.limit, part))
    todo = list(tasks(part))
    get_all_ready([game_by_name(name) for name in dict.fromkeys(t.game for t in todo)], screen, ("rules", "search"))
    spreader: Spreader = ray_spreader(args.ray) if args.ray else partial(spread, jobs=args.jobs)
    if kept.results:
        done, total = str(len(kept.results)), str(len(todo))
        screen.line(screen.words("evaluate-kept", done=done, total=total, folder=str(folder)))
    code = 0
    with progress_bar(screen) as progress:
        bar = progress.add_task(screen.words("arena-playing"), total=len(todo), completed=len(kept.results))
        try:
            for _ in run_part(kept, seated, args.limit, part, spreader):
                progress.advance(bar)
        except KeyboardInterrupt:
            kept.read()
            screen.complain(screen.words("arena-stopped", done=len(kept.results), total=len(todo)))
            code = INTERRUPTED
    if kept.results:
        _report(result_of(kept.results.values(), args.agent, args.takes, args.limit, part), folder, screen)
    return code


def _report(result: Result, folder: Path, screen: Screen) -> None:
    words = screen.words
    grid = Grid(
        words("evaluate-game"), words("evaluate-players"), words("arena-against"), words("arena-games"),
        words("arena-won"), "95 %", words("evaluate-by-seat"), words("arena-score"),
    )  # fmt: skip
    for row in result.rows:
        seats = " ".join(f"{share:.0%}" for share in row.by_seat)
        name, interval = words.say(title(game_by_name(row.game))), f"{row.low:.1%} - {row.high:.1%}"
        counts = (str(row.players), row.against, str(row.games), f"{row.won:.1%}", interval, seats)
        grid.add_row(name, *counts, f"{row.mean_score:.1f}")
    screen.out.print(grid)
    for name, found in result.ratings.items():
        interval = f"{found.low:.0f} - {found.high:.0f}"
        game = title(game_by_name(name))
        screen.line(words("evaluate-rating", game=game, elo=f"{found.elo:.0f}", interval=interval))
    for name in result.unscaled:
        screen.line(words("evaluate-unscaled", game=title(game_by_name(name))))
    if result.overall is not None and result.whole:
        screen.line(words("evaluate-overall", suite=str(result.suite), elo=f"{result.overall:.0f}"), "bold")
    screen.line(
        words(
            "evaluate-conduct",
            speed=f"{result.speed:,.0f}",
            longest=f"{result.longest:.2f}",
            illegal=str(result.illegal),
            crashes=str(result.crashes),
            timeouts=str(result.timeouts),
        )
    )
    for cause, told in result.forfeits:
        screen.complain(words(f"evaluate-{cause}", told=told))
    try:
        written = write_files(result, folder)
    except MissingExtra as error:
        screen.complain(str(error))
        return
    screen.line(words("arena-written", files=", ".join(str(path) for path in written)), "dim")
