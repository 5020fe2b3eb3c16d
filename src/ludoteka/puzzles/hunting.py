"""One game of strong bots, gone through for positions with one clearly best choice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ludoteka.engine.position import Knowledge, Position
from ludoteka.engine.registry import game as game_by_name
from ludoteka.puzzles.choices import Play, plays, texts
from ludoteka.puzzles.collection import AS_GOOD, BadPuzzles, Puzzle, Try, puzzle_id, rounded
from ludoteka.puzzles.grading import grade
from ludoteka.puzzles.proving import is_provable, prove, win_at_once
from ludoteka.puzzles.weighing import GLANCE, MEASURE, Weighed, chance_of, ranked, search, weigh, weigh_best
from ludoteka.search.analysis import Analysis, Cancel
from ludoteka.search.ready import prepare

#: Whatever does not solve a puzzle leaves at least so much less of a chance; half of it is promising.
MARGIN = 0.05
#: A puzzle has something to win.
LEAST_CHANCE = 0.2
#: Choices of a puzzle; of one that is won at once, which is proven without a search.
FEWEST, MOST_CHOICES, MOST_AT_ONCE = 2, 400, 500
#: So many may be equally good, of two or three choices but one; of those that surely win, also one of so many choices.
MOST_SOLUTIONS, ONE_OF = 3, 8
#: The second look: another seed, and so many times the simulations.
TIMES = 10
#: Puzzles of one game, and decisions between two of them.
MOST_OF_A_GAME, APART = 3, 4
#: Of what everybody finds, one in so many is examined further: else there would be little else.
EASY = 3
#: One decision in so many is examined, so that the puzzles of a game are not all from its beginning; but each one
#: with many choices, of which few are puzzles.
SOME, MANY = 2, 40
_BITS = (1 << 60) - 1


@dataclass(frozen=True)
class Effort:
    """How much is thought: simulations of the bots about a decision, of the first look; positions of the solver."""

    play: int = 800
    look: int = 2000
    positions: int = 200_000

    def part(self, share: float) -> Effort:
        """Return a share of it, at least something."""
        return replace(
            self,
            play=max(10, round(self.play * share)),
            look=max(10, round(self.look * share)),
            positions=max(1000, round(self.positions * share)),
        )


@dataclass(frozen=True)
class Hunt:
    """One game to be gone through."""

    number: int
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    effort: Effort


@dataclass(frozen=True)
class Bag:
    """What was found in one game."""

    number: int
    decisions: int
    #: As JSON.
    puzzles: list[dict[str, Any]] = field(default_factory=list)


class Stopped(Exception):
    """A game was not gone through to its end."""


def hunt(job: Hunt, cancel: Cancel | None = None) -> Bag:
    """Let strong bots play a game and return the puzzles that were in it; the same job gives the same ones.

    Raises Stopped, between two decisions, where it was cancelled.
    """
    game = game_by_name(job.game)
    prepare(game)
    position = game.new(job.players, _seed(job), **job.options)
    found: list[dict[str, Any]] = []
    decision, last = 0, -APART
    while (seat := position.current_player) is not None:
        if cancel is not None and cancel.cancelled:
            raise Stopped
        legal, action = position.legal_actions(), None
        if len(legal) > 1:
            knowledge = position.view_only(seat)
            look = search(knowledge, job.effort.play, _seed(job, decision))
            action = look.best.action
            if len(found) < MOST_OF_A_GAME and decision - last >= APART:
                puzzle = _examine(position, knowledge, look, job, decision)
                if puzzle is not None:
                    found.append(puzzle.to_json())
                    last = decision
        position.apply(legal[0] if action is None else action)
        decision += 1
    return Bag(job.number, decision, found)


def _seed(job: Hunt, decision: int = 0) -> int:
    return ((job.seed * 1_000_003 + job.number) * 10_007 + decision * 16) & _BITS


def _examine(position: Position, knowledge: Knowledge, look: Analysis, job: Hunt, decision: int) -> Puzzle | None:
    """Return the puzzle that a position is, if it is one."""
    seed = _seed(job, decision)
    dice = random.Random(seed)
    proven = is_provable(position)
    if proven:
        first = _surely_won(position, knowledge, job.effort, seed)
    elif (dice.randrange(SOME) and len(knowledge.legal_actions()) < MANY) or not _is_promising(look, knowledge):
        return None
    else:
        first = _looked_at(knowledge, job.effort, seed)
    if first is None:
        return None
    level = grade(knowledge, _first_actions(first), seed + 3)
    if level == 1 and dice.randrange(EASY):
        return None
    weighed = first if proven else look_again(knowledge, plays(knowledge, seed), job.effort.look, seed + 8)
    if weighed is None or weighed[0].play not in [one.play for one in first if _is_as_good(one, first[0])]:
        return None
    return _puzzle(knowledge, weighed, level, (job.number, decision), seed, proven)


def _looked_at(knowledge: Knowledge, effort: Effort, seed: int) -> list[Weighed] | None:
    """Return the best choices as a first look sees them; None where none is clearly the best."""
    choices = plays(knowledge, seed)
    if not FEWEST <= len(choices) <= MOST_CHOICES:
        return None
    found = weigh_best(knowledge, choices, effort.look, seed + 1)
    return found if found[0].chance >= LEAST_CHANCE and is_clear(found) else None


def _surely_won(position: Position, knowledge: Knowledge, effort: Effort, seed: int) -> list[Weighed] | None:
    """Return every choice where few of them surely win: at once, or as the solver says; None where it is not so."""
    weighed = prove(position, effort.positions)
    if weighed is None:
        won = win_at_once(position)
        choices = plays(knowledge, seed)
        if not won or len(choices) > MOST_AT_ONCE or len(won) > max(MOST_SOLUTIONS, len(choices) // ONE_OF):
            return None
        others = [play for play in choices if play[0] not in won]
        sure = [Weighed((action,), 1.0, (), 0) for action in won]
        weighed = ranked([*sure, *(_glanced(knowledge, play, 1.0, effort.look * TIMES, seed) for play in others)])
    return weighed if is_clear(weighed, max(MOST_SOLUTIONS, len(weighed) // ONE_OF)) else None


def look_again(knowledge: Knowledge, choices: list[Play], simulations: int, seed: int) -> list[Weighed] | None:
    """Return every choice, the best first, after ten times the simulations of a first look; None where none is clear.

    What the search has hardly looked at gets a glance, and where that is promising as good a look as the best.
    """
    deep = simulations * TIMES
    weighed = weigh_best(knowledge, choices, deep, seed)
    if not is_clear(weighed):
        return None
    known = {one.play for one in weighed}
    for play in choices:
        if play not in known:
            weighed.append(_glanced(knowledge, play, weighed[0].chance, deep, seed))
    weighed = ranked(weighed)
    return weighed if is_clear(weighed) else None


def _glanced(knowledge: Knowledge, play: Play, best: float, deep: int, seed: int) -> Weighed:
    """Return what a choice is worth at a glance, or at a good look where it might be nearly as good as the best."""
    glance = weigh(knowledge, play, min(GLANCE, deep // MEASURE), seed + 1)
    return weigh(knowledge, play, deep // MEASURE, seed + 1) if glance.chance > best - MARGIN else glance


def is_clear(weighed: Sequence[Weighed], most: int = MOST_SOLUTIONS) -> bool:
    """Tell whether the best of some choices, the first, is clearly better than all but a few that are as good."""
    best, *others = weighed
    good = [one for one in others if _is_as_good(one, best)]
    if len(good) >= most or 2 * (len(good) + 1) > len(weighed):
        return False
    margins = [rounded(rounded(best.chance) - rounded(one.chance)) for one in others if one not in good]
    return all(margin >= MARGIN for margin in margins)


def _is_as_good(one: Weighed, best: Weighed) -> bool:
    return rounded(one.chance) >= rounded(best.chance - AS_GOOD)


def _first_actions(weighed: Sequence[Weighed]) -> set[int]:
    return {one.play[0] for one in weighed if _is_as_good(one, weighed[0])}


def _is_promising(look: Analysis, knowledge: Knowledge) -> bool:
    """Tell whether what the bot looked at much, besides its choice, is worse."""
    best, *others = look.candidates
    rivals = [c for c in others if 10 * c.visits >= best.visits]
    best_chance = chance_of(best, knowledge)
    return sum(best_chance - chance_of(c, knowledge) < MARGIN / 2 for c in rivals) < MOST_SOLUTIONS


def _puzzle(
    knowledge: Knowledge,
    weighed: Sequence[Weighed],
    level: int,
    source: tuple[int, int],
    seed: int,
    proven: bool,
) -> Puzzle:
    """Return the puzzle of a position as its seat can imagine it."""
    themes = knowledge.game.part("themes")
    if themes is None:
        raise BadPuzzles(f"{knowledge.game.title} has no themes.py, which says what a choice is about.")
    world = knowledge.imagine(seed)
    tries = tuple(Try(texts(world, one.play), rounded(one.chance), texts(world, one.then)) for one in weighed)
    text = str(world)
    theme = themes.theme(world, weighed[0].play)
    return Puzzle(puzzle_id(text), text, knowledge.seat, level, theme, tries, proven, source)
