"""`ludoteka train`: a game learns to judge itself, from games that it plays against itself."""

from __future__ import annotations

import argparse
from dataclasses import fields, replace
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
from ludoteka.cli.warming import get_ready_to_think
from ludoteka.engine.game import Game
from ludoteka.learning.ppo import Practice
from ludoteka.learning.run import Run
from ludoteka.learning.settings import Settings, practised, small
from ludoteka.search.judging import inputs_of
from ludoteka.search.models import load

#: Arguments that are settings of the same name.
NUMBERS = ("generations", "games", "simulations", "gate_games", "gate_simulations", "memory", "hidden", "epochs")


def arguments(parser: Parser) -> None:
    """Take a game, how much is played, and where it is kept."""
    words = parser.words
    parser.positionals.add_argument("game", metavar=words("metavar-game"), help=words("help-arg-game"))
    add = parser.options.add_argument
    usual = {field.name: field.default for field in fields(Settings)}
    for name in NUMBERS:
        text = words(f"help-arg-train-{name.replace('_', '-')}", usual=str(usual[name]))
        add(f"--{name.replace('_', '-')}", metavar="N", type=whole, help=text)
    add("--seed", metavar="N", type=whole, default=1, help=words("help-arg-train-seed"))
    add("--start", metavar=words("metavar-file"), help=words("help-arg-train-start"))
    add("--jobs", metavar="N", type=whole, default=1, help=words("help-arg-jobs"))
    add("--out", metavar=words("metavar-file"), help=words("help-arg-train-out"))
    add("--ray", metavar="ADDRESS", help=words("help-arg-ray"))
    add("--check", action="store_true", help=words("help-arg-train-check"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Learn, or go on where an earlier run was stopped."""
    game = inputs.the_game(args.game)
    inputs_of(game)  # a game that learns nothing is refused before anything is compiled
    settings = the_settings(game, args)
    folder = Path(args.out or f"train-{game.name}")
    spreader: Spreader = ray_spreader(args.ray) if args.ray else partial(spread, jobs=args.jobs)
    words = screen.words
    if settings.start:
        load(Path(settings.start), game)  # one that does not fit is refused before anything is compiled
    get_ready_to_think(game, "master", screen)
    with progress_bar(screen) as progress:
        task = progress.add_task(words("train-playing"), total=1.0)

        def tell(stage: str, share: float) -> None:
            progress.update(task, completed=share, description=words(f"train-{stage}"))

        kind = Practice if game.part("policy") else Run
        learning: Practice | Run = kind(settings, folder, spreader, tell)
        try:
            learning.go()
        except KeyboardInterrupt:
            screen.complain(words("train-stopped", folder=str(folder)))
            return INTERRUPTED
    gate = words("train-gate-by-hand" if game.part("policy") else "train-gate")
    grid = Grid(words("train-generation"), words("train-moments"), words("train-off"), gate, "")
    for row in learning.rows:
        won = f"{row.gate_won:.1%} ({row.gate_games})"
        kept = words("train-kept" if row.accepted else "train-dropped")
        grid.add_row(str(row.generation), screen.number(row.moments), f"{row.off:.3f}", won, kept)
    screen.out.print(grid)
    screen.line(
        words(
            "train-done" if any(row.accepted for row in learning.rows) else "train-nothing",
            game=title(game),
            folder=str(folder),
        )
    )
    return 0


def the_settings(game: Game, args: argparse.Namespace) -> Settings:
    """Return the settings of a run. Raises Complaint."""
    seed = inputs.the_seed(args.seed)
    assert seed is not None
    given = {name: getattr(args, name) for name in NUMBERS if getattr(args, name) is not None}
    if any(value < 1 for value in given.values()) or args.jobs < 1:
        raise Complaint("error-train")
    usual = practised if game.part("policy") else Settings
    begin = small(game.name, seed) if args.check else usual(game.name, seed)
    return replace(begin, start=args.start or "", **given)
