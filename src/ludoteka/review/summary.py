"""What single judgements come to: luck and skill of each seat, its worst decisions, the turning points."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.engine.position import Position
from ludoteka.engine.record import Record
from ludoteka.review.chances import final_chances
from ludoteka.review.findings import (
    MOST_SLIPS,
    SLIP,
    Chances,
    Decision,
    GivenUp,
    Review,
    SeatReview,
    TurningPoint,
)
from ludoteka.review.judging import Judged

#: A game turns where the chance of a seat moves by this much, and so often at most.
TURN, MOST_TURNS = 0.1, 3
#: Two turning points are so many decisions apart.
APART = 3


def summary(record: Record, judged: Sequence[Judged], last: Position) -> Review:
    """Return the review that the judgements of all decisions of a game make."""
    decisions = tuple(one.decision for one in judged)
    after = final_chances(last) if last.is_over else judged[-1].after
    assert after is not None
    chances = (*_seen(judged, record.rules.header.perfect), after)
    given_up = None if last.is_over else GivenUp(tuple(record.resigned), without(after, record.resigned))
    return Review(
        game=record.game,
        version=record.version,
        players=record.players,
        seats=tuple(record.seats),
        decisions=decisions,
        chances=chances,
        turning_points=turning_points(decisions, chances, record.rules.header.perfect),
        by_seat=tuple(seat_review(seat, decisions, chances, given_up) for seat in range(record.players)),
        given_up=given_up,
    )


def without(chances: Chances, resigned: Sequence[int]) -> Chances:
    """Return what is left of the chances when some seats have given up."""
    left = [0.0 if seat in resigned else chance for seat, chance in enumerate(chances)]
    total = sum(left)
    return tuple(chance / total for chance in left) if resigned and total else tuple(left)


def _seen(judged: Sequence[Judged], perfect: bool) -> list[Chances]:
    """Return the chances before each decision.

    Where nothing is hidden or left to chance, what a decision leads to and what the next one begins with are the same
    position, judged twice: their mean is nearer to the truth, unless one of them is sure.
    """
    seen = [one.chances for one in judged]
    if perfect:
        for number in range(1, len(judged)):
            before, now = judged[number - 1].decision.taken, judged[number].chances
            if 1.0 not in now:
                seen[number] = before if 1.0 in before else tuple((a + b) / 2 for a, b in zip(before, now, strict=True))
    return seen


def seat_review(
    seat: int, decisions: Sequence[Decision], chances: Sequence[Chances], given_up: GivenUp | None = None
) -> SeatReview:
    """Return one seat's game. What its decisions and those of others do not explain is luck: so the parts add up."""
    first, last = chances[0][seat], chances[-1][seat]
    own = sum(decision.moved[seat] for decision in decisions if decision.seat == seat)
    others = sum(decision.moved[seat] for decision in decisions if decision.seat != seat)
    if given_up is not None:
        moved, last = given_up.result[seat] - last, given_up.result[seat]
        own, others = (own + moved, others) if seat in given_up.seats else (own, others + moved)
    chosen = [decision for decision in decisions if decision.seat == seat and decision.choices > 1]
    could = sum(decision.best[seat] for decision in chosen)
    fine = sorted((d for d in chosen if d.cost < SLIP <= d.stakes), key=lambda d: (-d.stakes, d.number))
    slips = sorted((d for d in chosen if d.better and d.cost >= SLIP), key=lambda d: (-d.cost, d.number))
    return SeatReview(
        seat=seat,
        first=first,
        last=last,
        own=own,
        others=others,
        luck=last - first - own - others,
        # weighed by what was at stake: half of a hopeless chance is hardly anything
        accuracy=sum(decision.taken[seat] for decision in chosen) / could if could else None,
        choices=len(chosen),
        best_taken=sum(decision.cost < SLIP for decision in chosen),
        slips=tuple(decision.number for decision in slips[:MOST_SLIPS]),
        finest=tuple(decision.number for decision in fine[:MOST_SLIPS]),
    )


def turning_points(
    decisions: Sequence[Decision], chances: Sequence[Chances], perfect: bool = False
) -> tuple[TurningPoint, ...]:
    """Return where the chances changed the most, in the order of the game; nothing is luck in a perfect one."""
    found: list[TurningPoint] = []
    for decision in sorted(decisions, key=lambda d: -_swing(d, chances)):
        near = any(abs(decision.number - other.number) < APART for other in found)
        if _swing(decision, chances) >= TURN and not near and len(found) < MOST_TURNS:
            gains = _gains(decision, chances)
            winner = max(range(len(gains)), key=lambda seat: gains[seat])
            lucky = not perfect and decision.cost < _swing(decision, chances) / 2
            found.append(TurningPoint(decision.number, decision.seat, winner, gains[winner], lucky))
    return tuple(sorted(found, key=lambda point: point.number))


def _gains(decision: Decision, chances: Sequence[Chances]) -> list[float]:
    before, after = chances[decision.number], chances[decision.number + 1]
    return [b - a for a, b in zip(before, after, strict=True)]


def _swing(decision: Decision, chances: Sequence[Chances]) -> float:
    return max(abs(gain) for gain in _gains(decision, chances))
