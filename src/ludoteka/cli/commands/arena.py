"""`ludoteka arena`: bots against each other, by the hundred."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.table import Table as Grid

from ludoteka.arena.contestants import Contestant
from ludoteka.arena.ledger import Ledger
from ludoteka.arena.report import summary, write_files
from ludoteka.arena.schedule import Match, schedule
from ludoteka.arena.series import local_runner, ray_runner, run_series
from ludoteka.cli import inputs
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.parser import Parser, whole
from ludoteka.cli.progress import progress_bar
from ludoteka.cli.run import INTERRUPTED
from ludoteka.cli.screen import Screen
from ludoteka.cli.titles import title
from ludoteka.cli.warming import get_ready, get_ready_to_think
from ludoteka.engine.errors import MissingExtra

GAMES, SEED = 100, 1


def arguments(parser: Parser) -> None:
    """Take a game, the bots, and how much they play."""
    words = parser.words
    inputs.add_game(parser)
    add = parser.options.add_argument
    add("--bots", metavar=words("metavar-level"), nargs="+", required=True, help=words("help-arg-bots"))
    add("--games", metavar="N", type=whole, default=GAMES, help=words("help-arg-games"))
    add("--jobs", metavar="N", type=whole, default=1, help=words("help-arg-jobs"))
    add("--budget", metavar="X", type=float, default=1.0, help=words("help-arg-budget"))
    add("--seed", metavar="N", type=whole, default=SEED, help=words("help-arg-seed"))
    add("--out", metavar=words("metavar-file"), help=words("help-arg-out"))
    add("--records", action="store_true", help=words("help-arg-records"))
    add("--ray", metavar="ADDRESS", help=words("help-arg-ray"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Play the matches that are not played yet, and report on all."""
    game = inputs.the_game(args.game)
    players = inputs.the_players(game, args.players)
    options = inputs.the_options(game, players, args.options)
    contestants = [Contestant.parse(text) for text in args.bots]
    if len(contestants) < 2 or args.games < 1 or args.jobs < 1 or not args.budget > 0:
        raise Complaint("error-arena")
    folder = Path(args.out or f"arena-{game.name}")
    matches = list(schedule(game.name, contestants, players, args.games, args.seed, options, args.budget))
    series = {
        "game": game.name,
        "version": game.version,
        "players": players,
        "options": {name: list(v) if isinstance(v, tuple) else v for name, v in options.items()},
        "bots": [str(contestant) for contestant in contestants],
        "games": args.games,
        "seed": args.seed,
        "budget": args.budget,
    }
    ledger = Ledger(folder / "results.jsonl", series)
    get_ready(game, screen)
    get_ready_to_think(game, "master", screen)
    code = _play(matches, ledger, args, screen)
    _report(ledger, folder, screen.words.say(title(game)), screen)
    return code


def _play(matches: list[Match], ledger: Ledger, args: argparse.Namespace, screen: Screen) -> int:
    runner = ray_runner(args.ray) if args.ray else local_runner(args.jobs)
    with progress_bar(screen) as progress:
        task = progress.add_task(screen.words("arena-playing"), total=len(matches), completed=len(ledger.results))
        try:
            run_series(matches, ledger, runner, args.records, lambda result: progress.advance(task))
        except KeyboardInterrupt:
            ledger.read()
            screen.complain(screen.words("arena-stopped", done=len(ledger.results), total=len(matches)))
            return INTERRUPTED
    return 0


def _report(ledger: Ledger, folder: Path, title: str, screen: Screen) -> None:
    results = list(ledger.results.values())
    if not results:
        return
    words, found = screen.words, summary(results)
    duels = Grid(words("arena-bot"), words("arena-against"), words("arena-games"), words("arena-won"), "95 %")
    for row in found["head_to_head"]:
        interval = f"{row['low']:.1%} - {row['high']:.1%}"
        duels.add_row(row["bot"], row["against"], str(row["games"]), f"{row['share']:.1%}", interval)
    screen.out.print(duels)
    strengths = Grid(words("arena-bot"), "Elo", "95 %", words("arena-score"), words("arena-seconds"))
    for name, rating in found["ratings"].items():
        bot = found["bots"][name]
        interval = f"{rating['low']:+.0f} .. {rating['high']:+.0f}"
        seconds = f"{bot['seconds_a_decision']:.3f} / {bot['longest_decision']:.3f}"
        strengths.add_row(name, f"{rating['elo']:+.0f}", interval, f"{bot['mean_score']:.1f}", seconds)
    screen.out.print(strengths)
    screen.line(words("arena-winning-score", points=f"{found['mean_winning_score']:.1f}"))
    try:
        written = write_files(results, folder, title)
    except MissingExtra as error:
        screen.complain(str(error))
        return
    screen.line(words("arena-written", files=", ".join(str(path) for path in written)), "dim")
