"""One decision: what it cost, by what its seat knew, and what the table could expect there."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.engine.position import Knowledge, Position
from ludoteka.review.chances import calibrated, chances_of, plain_chances, sureness
from ludoteka.review.findings import Better, Chances, Decision, Step
from ludoteka.search.analysis import Analysis, Budget, Cancel, Candidate, analyse

#: What each part of a judgement may take of its budget: finding the best action; comparing it with the one taken.
FIND, COMPARE = 0.5, 0.25
#: What a look with the eyes of another seat takes, or at a decision without a choice.
GLANCE = 0.2
#: No line is told further.
LONGEST_LINE = 4
#: However short the time: with fewer simulations nothing is said.
_FEWEST = 40
_BITS = (1 << 48) - 1


@dataclass(frozen=True)
class Judged:
    """A decision, and the chances that the table could see before it."""

    decision: Decision
    chances: Chances


def seed_of(seed: int, number: int) -> int:
    """Return the seed of one decision's searches."""
    return (seed * 1_000_003 + number) & _BITS


def judge(
    position: Position,
    action: int,
    number: int,
    budget: Budget,
    seed: int = 0,
    quick: bool = False,
    cancel: Cancel | None = None,
) -> Judged:
    """Judge an action by what the seat that took it knew; the same seed and simulations give the same judgement.

    The cost, and what would have been better, come of the seat's own knowledge alone. The chances that the table could
    see are the mean of what each seat could expect, as far as anything is hidden from some of them.
    """
    seat = position.current_player
    assert seat is not None
    knowledge, seed = position.view_only(seat), seed_of(seed, number)
    best, taken, simulations = _compare(knowledge, action, budget, seed, cancel)
    game = position.game
    best_chances, taken_chances = chances_of(best, game), chances_of(taken, game)
    decision = Decision(
        number=number,
        seat=seat,
        action=action,
        text=game.action_to_text(action),
        phrase=position.phrase(action),
        choices=len(position.legal_actions()),
        best=best_chances,
        taken=taken_chances,
        better=None if best.action == action else _better(knowledge, best, best_chances, seed),
        simulations=simulations,
        quick=quick,
    )
    views = [best_chances]
    if game.header.hidden:
        others = [other for other in range(position.players) if other != seat]
        views += [_expected(position.view_only(other), budget.part(GLANCE), seed, cancel) for other in others]
    return Judged(decision, tuple(sum(view) / len(views) for view in zip(*views, strict=True)))


def _compare(
    knowledge: Knowledge, action: int, budget: Budget, seed: int, cancel: Cancel | None
) -> tuple[Candidate, Candidate, int]:
    """Return the best action and the one taken, measured alike, and how many simulations that took.

    The search looks at what it takes for best again and again and at others hardly ever, so their values cannot be
    compared: both are searched anew, by themselves, in the same redrawn worlds.
    """
    legal = knowledge.legal_actions()
    if len(legal) == 1:
        found = _search(knowledge, budget.part(GLANCE), seed, cancel)
        return found.best, found.best, found.simulations
    found = _search(knowledge, budget.part(FIND), seed, cancel)
    if found.best.action == action:
        return found.best, found.best, found.simulations
    part = budget.part(COMPARE)
    first = _search(knowledge, part, seed + 1, cancel, only=found.best.action)
    second = _search(knowledge, part, seed + 1, cancel, only=action)
    simulations = found.simulations + first.simulations + second.simulations
    best, taken = _kept_proof(first.best, found), _kept_proof(second.best, found)
    if _worth(taken, knowledge.seat) >= _worth(best, knowledge.seat):
        return taken, taken, simulations
    return best, taken, simulations


def _kept_proof(candidate: Candidate, found: Analysis) -> Candidate:
    """Return a candidate, or what the search for the best action has proven of it."""
    known = next((c for c in found.candidates if c.action == candidate.action and c.proven is not None), None)
    return known if known is not None and candidate.proven is None else candidate


def _worth(candidate: Candidate, seat: int) -> float:
    if candidate.proven is None:
        return candidate.results[seat]
    return 0.0 if candidate.proven == -1 else 1.0 if candidate.proven == seat else -1.0


def _search(
    knowledge: Knowledge, budget: Budget, seed: int, cancel: Cancel | None, only: int | None = None
) -> Analysis:
    """Search, with some simulations even where the time was over before they began, as on a busy machine."""
    found = analyse(knowledge, budget, seed, cancel=cancel, only=only)
    timed = budget.seconds is not None and not (cancel is not None and cancel.cancelled)
    if timed and found.simulations < _FEWEST and found.best.proven is None:
        return analyse(knowledge, Budget(simulations=_FEWEST), seed, cancel=cancel, only=only)
    return found


def _expected(knowledge: Knowledge, budget: Budget, seed: int, cancel: Cancel | None) -> Chances:
    """Return what a seat could expect where another one decides."""
    found = _search(knowledge, budget, seed, cancel)
    visits = sum(c.visits for c in found.candidates) or 1
    seats = len(found.best.results)
    results = [sum(c.visits * c.results[seat] for c in found.candidates) / visits for seat in range(seats)]
    return calibrated(plain_chances(results), sureness(knowledge.game))


def _better(knowledge: Knowledge, best: Candidate, chances: Chances, seed: int) -> Better:
    line = _foreseen(knowledge, best.line, seed)
    return Better(best.action, line[0].text, line[0].phrase, chances, line)


def _foreseen(knowledge: Knowledge, line: tuple[int, ...], seed: int) -> tuple[Step, ...]:
    """Return the actions of a line until something happens that the seat could not foresee: its worlds differ there."""
    worlds = [knowledge.imagine(seed + 1), knowledge.imagine(seed + 2)]
    steps: list[Step] = []
    for action in line[:LONGEST_LINE]:
        if any(action not in world.legal_actions() for world in worlds):
            break
        here = worlds[0]
        assert here.current_player is not None
        steps.append(Step(here.current_player, action, here.game.action_to_text(action), here.phrase(action)))
        worlds = [world.after(action) for world in worlds]
        if worlds[0].view(knowledge.seat) != worlds[1].view(knowledge.seat):
            break
    return tuple(steps)
