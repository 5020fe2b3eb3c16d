"""Numbers and lines of a review, as people read them."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.engine.text import Seat, Words
from ludoteka.review.findings import Review, SeatReview, Step

_NBSP, _MINUS = "\u00a0", "\u2212"


def _number(value: float, digits: int, words: Words) -> str:
    text = f"{value:.{digits}f}"
    return text if words.language == "en" else text.replace(".", ",")


def percent(chance: float, words: Words, digits: int = 0) -> str:
    """Return a chance as it is read: 52 %."""
    return f"{_number(100 * chance, digits, words)}{_NBSP}%"


def points(change: float, words: Words, digits: int = 0) -> str:
    """Return by how much a chance moved, with its sign: +8 or −7.8."""
    text = _number(abs(100 * change), digits, words)
    if not text.strip("0.,"):
        return text
    return f"{_MINUS if change < 0 else '+'}{text}"


def balance(side: SeatReview) -> tuple[int, int, int, int, int]:
    """Return first, own, others, luck and last in whole points, so that they add up before everybody's eyes."""
    first, own, others, last = (round(100 * part) for part in (side.first, side.own, side.others, side.last))
    return first, own, others, last - first - own - others, last


def given_up_words(review: Review, words: Words) -> list[str]:
    """Return how a game stopped that was not played to its end, a sentence for each who gave up."""
    if review.given_up is None:
        return []
    left = review.chances[-1]
    return [
        words("review-gave-up", who=Seat(seat), chance=percent(left[seat], words)) for seat in review.given_up.seats
    ] or [words("review-broken-off")]


def line_words(line: Sequence[Step], words: Words) -> str:
    """Return a line of actions in words, each with who takes it."""
    return "; ".join(f"{words.name(step.seat)}: {words.say(step.phrase)}" for step in line)
