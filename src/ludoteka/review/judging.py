"""One decision: what it cost, by what its seat knew, and what the table could expect there."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from ludoteka.engine.position import Knowledge, Position
from ludoteka.review.chances import PLAIN, Calibration, calibration, judged_by, plain_chances, proven_chances
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
class Question:
    """Something to be searched about one decision, by what one seat knows."""

    knowledge: Knowledge
    budget: Budget
    seed: int
    #: The action to be compared with the best one; None: what the seat could expect is asked for.
    action: int | None = None
    #: Whether the seat that expects something is the one that decides.
    decides: bool = False


@dataclass(frozen=True)
class Compared:
    """The best action and the one taken, measured alike, and the search that found the best one."""

    best: Candidate
    taken: Candidate
    found: Analysis


Answer = Compared | Chances
Made = TypeVar("Made")
#: Makes something of answers: it yields questions that belong together, and is sent their answers.
Asking = Generator[Sequence[Question], Sequence[Answer], Made]


def answer(question: Question, cancel: Cancel | None = None) -> Answer:
    """Search for the answer to a question."""
    asked = (question.budget, question.seed, cancel)
    if question.action is None:
        return expect(question.knowledge, *asked, question.decides)
    return compare(question.knowledge, question.action, *asked)


def answered_here(asking: Asking[Made], cancel: Cancel | None = None) -> Made:
    """Return what is made of answers, each searched for here, one after the other."""
    try:
        questions = next(asking)
        while True:
            questions = asking.send([answer(question, cancel) for question in questions])
    except StopIteration as made:
        result: Made = made.value
        return result
    finally:
        asking.close()  # also where a search has failed: it puts back what it has taken


@dataclass(frozen=True)
class Judged:
    """A decision, and the chances that the table could see before it."""

    decision: Decision
    chances: Chances
    #: The same as the search has it.
    plain: Chances
    #: What the table could see after it, where the game was given up there.
    after: Chances | None = None


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
    """Judge an action by what the seat that took it knew; see `judging`."""
    return answered_here(judging(position, action, number, budget, seed, quick), cancel)


def judging(
    position: Position, action: int, number: int, budget: Budget, seed: int = 0, quick: bool = False
) -> Asking[Judged]:
    """Judge an action by what the seat that took it knew; the same seed and simulations give the same judgement.

    The cost, and what would have been better, come of the seat's own knowledge alone. The chances that the table could
    see are the mean of what each seat could expect, as far as anything is hidden from some of them. So every question
    is about what one seat knows.
    """
    assert position.current_player is not None
    seat = position.current_player
    game, reading = position.game, calibration(position.game)
    knowledge, seed = position.view_only(seat), seed_of(seed, number)
    questions = [Question(knowledge, budget, seed, action)]
    if game.header.hidden:
        part = budget.part(GLANCE)
        questions += [
            Question(position.view_only(other), part, seed) for other in range(position.players) if other != seat
        ]
    compared, *looks = yield questions
    assert isinstance(compared, Compared)
    best, taken, found = compared.best, compared.taken, compared.found

    def chances_of(candidate: Candidate, reading: Calibration) -> Chances:
        return proven_chances(candidate) or reading.read(plain_chances(candidate.results), seat, number)

    best_chances, taken_chances = chances_of(best, reading), chances_of(taken, reading)
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
        stakes=max(0.0, best_chances[seat] - reading.read(_anyhow(found.candidates), seat, number)[seat]),
        simulations=found.simulations,
        quick=quick,
    )
    plain = chances_of(best, PLAIN)
    if not game.header.hidden:
        return Judged(decision, best_chances, plain)
    seen = mean_chances([plain, *_chances(looks)])
    return Judged(decision, reading.read(seen, seat, number), seen)


def guess(position: Position, action: int, number: int, chances: Sequence[float]) -> Judged:
    """Say of a decision that nobody has looked at no more than what the chances were about."""
    assert position.current_player is not None
    seen = tuple(chances)
    decision = Decision(
        number=number,
        seat=position.current_player,
        action=action,
        text=position.game.action_to_text(action),
        phrase=position.phrase(action),
        choices=len(position.legal_actions()),
        best=seen,
        taken=seen,
        better=None,
        stakes=0.0,
        simulations=0,
        quick=True,
    )
    return Judged(decision, seen, seen)


def looking(position: Position, number: int, budget: Budget, seed: int = 0) -> Asking[Chances]:
    """Return the chances that the table can see where nothing was decided: a game was given up there."""
    assert position.current_player is not None
    mover, own = position.current_player, seed_of(seed, number)
    eyes = range(position.players) if position.game.header.hidden else [mover]
    part = budget.part(1 / len(eyes))
    questions = [Question(position.view_only(eye), part, own, decides=eye == mover) for eye in eyes]
    return calibration(position.game).read(mean_chances(_chances((yield questions))), mover, number)


def _chances(answers: Sequence[Answer]) -> list[Chances]:
    return [answer for answer in answers if not isinstance(answer, Compared)]


def mean_chances(views: Sequence[Chances]) -> Chances:
    """Return the mean of what some seats expect."""
    return tuple(sum(view) / len(views) for view in zip(*views, strict=True))


def compare(knowledge: Knowledge, action: int, budget: Budget, seed: int, cancel: Cancel | None) -> Compared:
    """Return the best action and the one taken, measured alike.

    The search looks at what it takes for best again and again and at others hardly ever, so their values cannot be
    compared: both are searched anew, by themselves, in the same redrawn worlds.
    """
    legal = knowledge.legal_actions()
    if len(legal) == 1:
        found = _search(knowledge, budget.part(GLANCE), seed, cancel)
        return Compared(found.best, found.best, found)
    found = _search(knowledge, budget.part(FIND), seed, cancel)
    if found.best.action == action:
        return Compared(found.best, found.best, found)
    part = budget.part(COMPARE)
    first = _search(knowledge, part, seed + 1, cancel, only=found.best.action)
    second = _search(knowledge, part, seed + 1, cancel, only=action)
    whole = replace(found, simulations=found.simulations + first.simulations + second.simulations)
    best, taken = _kept_proof(first.best, found), _kept_proof(second.best, found)
    if _worth(taken, knowledge.seat) >= _worth(best, knowledge.seat):
        return Compared(taken, taken, whole)
    return Compared(best, taken, whole)


def _anyhow(candidates: Sequence[Candidate]) -> Chances:
    """Return what to expect of whoever takes any of the actions that the search has looked at."""
    seen = [
        proven_chances(one) or plain_chances(one.results) for one in candidates if one.visits or one.proven is not None
    ]
    return mean_chances(seen or [plain_chances(candidates[0].results)])


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
    model = judged_by(knowledge.game)
    found = analyse(knowledge, budget, seed, cancel=cancel, only=only, model=model)
    timed = budget.seconds is not None and not (cancel is not None and cancel.cancelled)
    if timed and found.simulations < _FEWEST and found.best.proven is None:
        return analyse(knowledge, Budget(simulations=_FEWEST), seed, cancel=cancel, only=only, model=model)
    return found


def expect(knowledge: Knowledge, budget: Budget, seed: int, cancel: Cancel | None, decides: bool = False) -> Chances:
    """Return what a seat could expect, as the search has it: of its best action, or of all that another may do."""
    found = _search(knowledge, budget, seed, cancel)
    if decides:
        return proven_chances(found.best) or plain_chances(found.best.results)
    visits = sum(c.visits for c in found.candidates) or 1
    seats = len(found.best.results)
    return plain_chances([sum(c.visits * c.results[s] for c in found.candidates) / visits for s in range(seats)])


def imagined(position: Position, number: int, seed: int = 0) -> Position:
    """Return a position that the deciding seat cannot tell from the real one; its better line can be played there."""
    assert position.current_player is not None
    return _world(position.view_only(position.current_player), seed_of(seed, number))


def _world(knowledge: Knowledge, seed: int) -> Position:
    return knowledge.imagine(seed + 1)


def _better(knowledge: Knowledge, best: Candidate, chances: Chances, seed: int) -> Better:
    line = foreseen(knowledge, best.line, seed)
    return Better(best.action, line[0].text, line[0].phrase, chances, line)


def foreseen(knowledge: Knowledge, line: tuple[int, ...], seed: int) -> tuple[Step, ...]:
    """Return the actions of a line until something happens that the seat could not foresee: its worlds differ there."""
    worlds = [_world(knowledge, seed), knowledge.imagine(seed + 2)]
    steps: list[Step] = []
    for action in line[:LONGEST_LINE]:
        if any(action not in world.legal_actions() for world in worlds):
            break
        here, phrase = worlds[0], worlds[0].phrase(action)
        if any(world.phrase(action) != phrase for world in worlds):  # it would name what the seat cannot know
            break
        assert here.current_player is not None
        steps.append(Step(here.current_player, action, here.game.action_to_text(action), phrase))
        worlds = [world.after(action) for world in worlds]
        if worlds[0].view(knowledge.seat) != worlds[1].view(knowledge.seat):
            break
    return tuple(steps)
