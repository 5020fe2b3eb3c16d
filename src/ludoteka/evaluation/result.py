"""What an evaluation showed: as data, as a Markdown table, as a picture."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ludoteka.arena.ratings import Rating, rate
from ludoteka.engine.errors import MissingExtra
from ludoteka.engine.registry import game as game_by_name
from ludoteka.evaluation.playing import Outcome
from ludoteka.evaluation.scale import fixed_points, rating
from ludoteka.evaluation.suite import SUITE, Part, rivals_digest

PLACES = 4
FORFEITS_TOLD = 5


@dataclass(frozen=True)
class Row:
    """One kind of table: a game, a number of players, and who was met."""

    game: str
    players: int
    against: str
    games: int
    #: The share of wins, with its 95 % interval; that of equals is 1 / players.
    won: float
    low: float
    high: float
    #: The share of wins from each seat.
    by_seat: list[float]
    mean_score: float
    illegal: int
    #: Games lost by not playing on.
    crashes: int
    timeouts: int


@dataclass(frozen=True)
class Result:
    """All that a run showed. Without its times it is the same for every run of an agent that plays the same way."""

    suite: int
    agent: str
    takes: str
    #: Seconds that a decision may take.
    limit: float
    #: Whether all of the suite was played.
    whole: bool
    #: Who the rivals were, as a digest.
    rivals: str
    games: int
    illegal: int
    crashes: int
    timeouts: int
    rows: list[Row]
    #: By game, and as the mean of all games where each has one.
    ratings: dict[str, Rating]
    overall: float | None
    #: Games without a scale: their levels have not been measured as they are now.
    unscaled: list[str] = field(default_factory=list)
    #: Why games were forfeited, a cause and what is known of it, each once and not too many.
    forfeits: list[tuple[str, str]] = field(default_factory=list)
    decisions: int = 0
    #: Decisions a second; differs from run to run.
    speed: float = field(default=0.0, compare=False)
    longest: float = field(default=0.0, compare=False)

    def to_json(self) -> dict[str, Any]:
        """Return all but the times."""
        data = asdict(self)
        del data["speed"], data["longest"]
        return data

    def times(self) -> dict[str, float]:
        """Return what differs from run to run."""
        return {"decisions_a_second": round(self.speed, 1), "longest_decision": round(self.longest, 4)}

    def to_markdown(self) -> str:
        """Return a table of all tables."""
        scale = "" if self.overall is None else f", rating {self.overall:.0f}"
        part = "" if self.whole else ", a part of it"
        lines = [
            f"Suite {self.suite}{part}: `{self.agent}`{scale}; {self.games} games, {self.illegal} illegal choices, "
            f"{self.crashes} crashes, {self.timeouts} timeouts",
            "",
            "| game | players | against | games | won | 95 % | by seat | score |",
            "|---|---|---|---|---|---|---|---|",
        ]
        for row in self.rows:
            seats = " ".join(f"{share:.0%}" for share in row.by_seat)
            lines.append(
                f"| {game_by_name(row.game).title} | {row.players} | {row.against} | {row.games} | {row.won:.1%} "
                f"| {row.low:.1%} to {row.high:.1%} | {seats} | {row.mean_score:.1f} |"
            )
        if self.ratings:
            lines += ["", "| game | rating | 95 % |", "|---|---|---|"]
            for name, found in self.ratings.items():
                lines.append(f"| {game_by_name(name).title} | {found.elo:.0f} | {found.low:.0f} to {found.high:.0f} |")
        for name in self.unscaled:
            title = game_by_name(name).title
            lines += ["", f"No rating in {title}: its levels have not been measured as they are now."]
        return "\n".join(lines) + "\n"


def result_of(outcomes: Iterable[Outcome], agent: str, takes: str, limit: float, part: Part) -> Result:
    """Return what the games of a run showed."""
    played = sorted(outcomes, key=lambda outcome: outcome.number)
    games = list(dict.fromkeys(outcome.game for outcome in played))
    scales = {name: fixed_points(name) for name in games}
    found = {name: rating([o for o in played if o.game == name], scales[name]) for name in games}
    ratings = {name: one for name, one in found.items() if one is not None}
    overall = round(sum(r.elo for r in ratings.values()) / len(ratings), 1) if len(ratings) == len(games) > 0 else None
    seconds = sum(o.seconds for o in played)
    decisions = sum(o.decisions for o in played)
    kinds = dict.fromkeys((o.game, o.players, o.against) for o in played)
    return Result(
        suite=SUITE.version,
        agent=agent,
        takes=takes,
        limit=limit,
        whole=part.whole,
        rivals=rivals_digest(games),
        games=len(played),
        illegal=sum(o.illegal for o in played),
        crashes=_forfeits(played, "crash"),
        timeouts=_forfeits(played, "time"),
        rows=[_row(key, [o for o in played if (o.game, o.players, o.against) == key]) for key in kinds],
        ratings=ratings,
        overall=overall,
        unscaled=[name for name, scale in scales.items() if not scale],
        forfeits=list(dict.fromkeys((o.forfeit, o.told) for o in played if o.forfeit and o.told))[:FORFEITS_TOLD],
        decisions=decisions,
        speed=decisions / seconds if seconds else 0.0,
        longest=max((o.longest for o in played), default=0.0),
    )


def _forfeits(played: Sequence[Outcome], cause: str) -> int:
    return sum(o.forfeit == cause for o in played)


def _row(key: tuple[str, int, str], played: list[Outcome]) -> Row:
    game, players, against = key
    share = rate(sum(o.won for o in played), len(played))
    seats = [[o.won for o in played if o.seat == seat] for seat in range(players)]
    finished = [o.score for o in played if o.forfeit is None]
    return Row(
        game,
        players,
        against,
        len(played),
        round(share.share, PLACES),
        round(share.low, PLACES),
        round(share.high, PLACES),
        [round(sum(own) / len(own), PLACES) if own else 0.0 for own in seats],
        round(sum(finished) / len(finished), 2) if finished else 0.0,
        sum(o.illegal for o in played),
        _forfeits(played, "crash"),
        _forfeits(played, "time"),
    )


def write_files(result: Result, folder: Path) -> list[Path]:
    """Write result.json, result.md, times.json and, where there are ratings, ratings.png; return what was written.

    Raises MissingExtra where the picture cannot be drawn; the others are written then.
    """
    data, table, times = folder / "result.json", folder / "result.md", folder / "times.json"
    data.write_text(json.dumps(result.to_json(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    table.write_text(result.to_markdown(), encoding="utf-8")
    times.write_text(json.dumps(result.times(), indent=1) + "\n", encoding="utf-8")
    written = [data, table, times]
    return [*written, plot(result, folder / "ratings.png")] if result.ratings else written


def plot(result: Result, path: Path) -> Path:
    """Draw the rating in each game, with the levels as marks."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise MissingExtra("Pictures need matplotlib: pip install 'ludoteka[arena]'.") from error
    figure = Figure(figsize=(8, 1.4 + 0.7 * len(result.ratings)), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    names = list(result.ratings)
    for place, name in enumerate(reversed(names)):
        for level, elo in fixed_points(name).items():
            axes.plot(elo, place, "|", color="#8d93a8", markersize=14)
            axes.annotate(level, (elo, place + 0.24), ha="center", fontsize=6, color="#5b6075")
        own = result.ratings[name]
        axes.plot([own.low, own.high], [place, place], color="#4b8dff", linewidth=3, solid_capstyle="round")
        axes.plot(own.elo, place, "o", color="#171a45", markersize=7)
    axes.set_yticks(range(len(names)), [game_by_name(name).title for name in reversed(names)])
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.set_xlabel("Elo, random at 0; with 95 % intervals")
    axes.set_title(f"{result.agent}, suite {result.suite}" + ("" if result.whole else " (a part of it)"))
    axes.grid(axis="x", alpha=0.3)
    axes.spines[["top", "right", "left"]].set_visible(False)
    figure.savefig(path, dpi=150)
    return path
