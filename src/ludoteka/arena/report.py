"""What a series showed: as tables for people, as CSV and JSON for programs, as a picture."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ludoteka.arena.match import Result
from ludoteka.arena.ratings import head_to_head, ratings, share_won
from ludoteka.engine.errors import MissingExtra


def summary(results: Iterable[Result]) -> dict[str, Any]:
    """Return win rates, ratings, scores and times of decisions."""
    played = list(results)
    names = sorted({name for result in played for name in result.bots})
    return {
        "games": len(played),
        "head_to_head": [
            {"bot": one, "against": other, **asdict(found)} for (one, other), found in head_to_head(played).items()
        ],
        "ratings": {name: asdict(found) for name, found in ratings(played).items()},
        "bots": {name: _bot(played, name) for name in names},
        "mean_winning_score": _mean([max(r.scores) for r in played]),
    }


def _mean(values: list[float] | list[int]) -> float:
    return round(sum(values) / len(values), 3) if values else 0.0


def _bot(played: list[Result], name: str) -> dict[str, Any]:
    seats = [(r, seat) for r in played for seat, bot in enumerate(r.bots) if bot == name]
    decisions = sum(r.decisions[seat] for r, seat in seats)
    return {
        "games": len(seats),
        "won": _mean([share_won(r, seat) for r, seat in seats]),
        "mean_score": _mean([r.scores[seat] for r, seat in seats]),
        "seconds_a_decision": round(sum(r.seconds[seat] for r, seat in seats) / max(1, decisions), 4),
        "longest_decision": max((r.longest[seat] for r, seat in seats), default=0.0),
    }


def write_files(results: Iterable[Result], folder: Path, title: str) -> list[Path]:
    """Write results.csv, summary.json and, where matplotlib is installed, ratings.png; return what was written."""
    played = sorted(results, key=lambda result: result.number)
    table, text = folder / "results.csv", folder / "summary.json"
    with open(table, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["match", "seed", "seat", "bot", "score", "return", "won", "decisions", "seconds", "longest"])
        for r in played:
            for seat, bot in enumerate(r.bots):
                won = share_won(r, seat)
                row = (r.scores[seat], r.returns[seat], won, r.decisions[seat], r.seconds[seat], r.longest[seat])
                writer.writerow([r.number, r.seed, seat, bot, *row])
    text.write_text(json.dumps(summary(played), indent=1) + "\n", encoding="utf-8")
    return [table, text, plot(played, folder / "ratings.png", title)]


def plot(played: list[Result], path: Path, title: str) -> Path:
    """Draw the ratings with their intervals."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise MissingExtra("Pictures need matplotlib: pip install 'ludoteka[arena]'.") from error
    found = ratings(played)
    figure = Figure(figsize=(7, 1.2 + 0.5 * max(1, len(found))), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    for place, (_, rating) in enumerate(reversed(found.items())):
        axes.plot([rating.low, rating.high], [place, place], color="#4b8dff", linewidth=3, solid_capstyle="round")
        axes.plot(rating.elo, place, "o", color="#171a45", markersize=8)
    axes.set_yticks(range(len(found)), list(reversed(found)))
    axes.set_xlabel("Elo (mean 0), with 95 % intervals")
    axes.set_title(title)
    axes.grid(axis="x", alpha=0.3)
    axes.spines[["top", "right", "left"]].set_visible(False)
    figure.savefig(path, dpi=150)
    return path
