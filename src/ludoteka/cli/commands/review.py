"""`ludoteka review`: where a finished game was won and lost, and what was luck."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.progress import Progress as Bar
from rich.progress import TaskID
from rich.table import Table as Grid
from rich.text import Text

from ludoteka.cli import inputs, records
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.parser import Parser, whole
from ludoteka.cli.progress import progress_bar
from ludoteka.cli.results import headline, outcome
from ludoteka.cli.run import INTERRUPTED
from ludoteka.cli.screen import Screen
from ludoteka.cli.table import seat_names
from ludoteka.cli.warming import get_ready_to_think
from ludoteka.engine.record import Record
from ludoteka.engine.text import Seat
from ludoteka.review.findings import Review
from ludoteka.review.page import page
from ludoteka.review.reviewing import SECONDS, Effort, Progress, Reviewing, usual_threads
from ludoteka.review.saying import balance, given_up_words, line_words, percent, points
from ludoteka.search.analysis import Cancel


def arguments(parser: Parser) -> None:
    """Take a record, how long to think about it, and where a page of it goes."""
    words = parser.words
    inputs.add_record(parser)
    add = parser.options.add_argument
    add("--seconds", metavar="X", type=float, help=words("help-arg-review-seconds", seconds=round(SECONDS)))
    add("--simulations", metavar="N", type=whole, help=words("help-arg-simulations"))
    add("--seat", metavar="N", type=whole, help=words("help-arg-review-seat"))
    add("--html", metavar=words("metavar-file"), type=Path, help=words("help-arg-html"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Review a record and show what was found."""
    effort = _effort(args.seconds, args.simulations)
    record = records.load(args.file, screen)
    if args.seat is not None:
        inputs.the_seats(record.players, [args.seat])
    if not record.actions:
        raise Complaint("error-review-unfinished", path=str(args.file))
    get_ready_to_think(record.rules, "master", screen)
    screen.call_seats(seat_names(record, screen.words))
    found, complete = _think(record, effort, screen)
    headline(record, screen)
    for said in given_up_words(found, screen.words) or [outcome(record.position(), screen.words)]:
        screen.line(said, "bold")
    _show(found, args.seat, screen)
    if args.html is not None:
        _write(args.html, page(found, screen.words), screen)
    if not complete:
        screen.complain(screen.words("review-stopped"))
    return 0 if complete else INTERRUPTED


def _effort(seconds: float | None, simulations: int | None) -> Effort:
    if (seconds is not None and not 0 < seconds < float("inf")) or (simulations is not None and simulations < 1):
        raise Complaint("error-review-effort")
    return Effort(simulations, SECONDS if seconds is None and simulations is None else seconds, usual_threads())


def _think(record: Record, effort: Effort, screen: Screen) -> tuple[Review, bool]:
    """Return the review, and whether it is complete: Ctrl-C ends it with what is known."""
    reviewing, cancel = Reviewing(record, effort), Cancel()
    complete = True
    with progress_bar(screen) as bar:
        tasks = {quick: bar.add_task(_named(quick, screen), total=len(record.actions)) for quick in (True, False)}
        try:
            reviewing.run(lambda progress: _told(bar, tasks, progress), cancel)
        except KeyboardInterrupt:
            complete = False
            cancel.set()
    found = reviewing.review
    if found is None:
        raise KeyboardInterrupt
    return found, complete


def _named(quick: bool, screen: Screen) -> str:
    return screen.words("review-quick" if quick else "review-checking")


def _told(bar: Bar, tasks: dict[bool, TaskID], progress: Progress) -> None:
    bar.update(tasks[progress.quick], completed=progress.done)


def _show(review: Review, seat: int | None, screen: Screen) -> None:
    words = screen.words
    luck = words("review-unforeseen" if review.perfect else "review-luck")
    grid = Grid(words("review-player"), title=words("review-luck-and-skill"), title_style="bold", title_justify="left")
    for head in (words("review-first"), words("review-own"), words("review-others"), luck, words("review-result")):
        grid.add_column(head, justify="right")
    grid.add_column(words("review-accuracy"), justify="right")
    for side in review.by_seat:
        parts = (points(part / 100, words) for part in balance(side)[1:4])
        accuracy = "" if side.accuracy is None else percent(side.accuracy, words)
        first, last = percent(side.first, words), percent(side.last, words)
        grid.add_row(words.name(side.seat), first, *parts, last, accuracy)
    screen.out.print(grid)
    for point in review.turning_points:
        key = "review-turning-point" if point.gain >= 0 else "review-turning-point-lost"
        gain, who = percent(abs(point.gain), words), Seat(point.winner)
        why = words("review-by-luck" if point.lucky else "review-by-decision")
        screen.line(f"⚡ {words(key, number=point.number + 1, who=who, gain=gain)} ({why})", "yellow")
    for side in review.by_seat:
        if seat in (None, side.seat):
            _show_slips(review, side.seat, screen)
    screen.line(words("review-knew"), "dim")


def _show_slips(review: Review, seat: int, screen: Screen) -> None:
    words, side = screen.words, review.by_seat[seat]
    screen.line("")
    screen.line(words("review-slips-of", who=Seat(seat)), "bold")
    screen.line(words("review-best-taken", best=side.best_taken, count=side.choices), "dim")
    if not side.slips:
        screen.line(words("review-no-slips"))
        for number in side.finest:
            decision = review.decisions[number]
            worth = words("review-stakes", gain=percent(decision.stakes, words))
            fine = Text.assemble((f"{number + 1:>4}. ", "dim"), words.say(decision.phrase), (f" ({worth})", "green"))
            screen.out.print(fine)
    for number in side.slips:
        decision = review.decisions[number]
        assert decision.better is not None
        head = Text.assemble((f"{number + 1:>4}. ", "dim"), (points(-decision.cost, words, 1), "bold red"), " ")
        screen.out.print(head.append(words("review-played", what=decision.phrase)))
        screen.out.print(Text("      " + words("review-better", what=decision.better.phrase), "green"))
        then = line_words(decision.better.line[1:], words)
        if then:
            screen.out.print(Text("      " + words("review-then", what=then), "dim"))


def _write(path: Path, text: str, screen: Screen) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Complaint("error-review-page", path=str(path), reason=error.strerror or str(error)) from error
    screen.say("review-written", "dim", path=str(path))
