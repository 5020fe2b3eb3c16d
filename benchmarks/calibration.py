"""Whether chances are what they claim: of the seats that a review gives 70 to 80 %, 65 to 85 % should win.

`python -m benchmarks.calibration [GAME ...]` plays games between bots, looks at some moments of each as a review does,
and prints how often seats won that were given such a chance, with the range that 95 of 100 repetitions would lie in
(moments of one game are not independent: games are drawn anew, not moments).

`--fit` first plays other games, by other seeds, and writes to `calibration.json` in the game's folder how its search is
to be read: under what reading those games were the likeliest. What is measured is never what was fitted.

What was seen is kept in a folder (`--kept`), a line a game: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import ludoteka
from ludoteka.engine.record import Record
from ludoteka.review.chances import Calibration, calibration, calibration_file, final_chances
from ludoteka.review.findings import Chances
from ludoteka.review.judging import judge
from ludoteka.search.analysis import Budget

#: Games to fit by have this seed, games to measure another one.
FIT_SEED, MEASURE_SEED = 1, 2
#: What seats of the tested tenth should win.
TENTH, LEAST_WON, MOST_WON = 7, 0.65, 0.85
#: How often games are drawn anew to tell how sure a share is.
REDRAWS = 1_000
#: However little the search knows early in a game: what is decided there is not taken for nothing.
LEAST_POWER = 0.25
#: How much a reading is drawn to taking the search at its word, in units of one game.
PRIOR = 5.0


@dataclass(frozen=True)
class Moment:
    """The chances at a decision, as the search has them, and the result."""

    number: int
    mover: int
    plain: Chances
    result: Chances


@dataclass(frozen=True)
class Played:
    """A game between bots, and some of its moments."""

    game: int
    players: int
    decisions: int
    moments: tuple[Moment, ...]


@dataclass(frozen=True)
class Effort:
    """How games are played and looked at."""

    moments: int
    simulations: int
    level: str
    #: How many simulations the bots have for a decision; None: those of their level.
    bots: int | None

    def __str__(self) -> str:
        """Return it as options of the command."""
        more = "" if self.bots is None else f" --bot-simulations {self.bots}"
        return f"--moments {self.moments} --simulations {self.simulations} --level {self.level}{more}"


def play(name: str, number: int, seed: int, effort: Effort) -> Played:
    """Return one game between bots; its number and the seed decide all of it."""
    dice = random.Random(f"{name} {seed} {number}")
    counts = [players for players in ludoteka.game(name).players if players > 1]
    players = counts[number % len(counts)]
    record = Record.begin(name, players, seed=dice.getrandbits(64))
    bots = [
        ludoteka.bot(name, effort.level, seed=dice.getrandbits(32), simulations=effort.bots) for _ in range(players)
    ]
    position, positions = record.start(), list[ludoteka.Position]()
    while position.current_player is not None:
        positions.append(position.copy())
        record.actions.append(bots[position.current_player].choose(position.view_only(position.current_player)))
        position.apply(record.actions[-1])
    result, budget = final_chances(position), Budget(simulations=effort.simulations)
    found = []
    for at in sorted(dice.sample(range(len(positions)), min(effort.moments, len(positions)))):
        judged = judge(positions[at], record.actions[at], at, budget, seed=number)
        found.append(Moment(at, judged.decision.seat, judged.plain, result))
    return Played(number, players, len(positions), tuple(found))


def played(name: str, games: int, seed: int, effort: Effort, folder: Path) -> list[Played]:
    """Return some games, those that are kept and the missing ones, which are kept from now on."""
    settings = [effort.level, effort.moments, effort.simulations, *([effort.bots] if effort.bots else [])]
    path = folder / f"{'-'.join(map(str, [name, seed, *settings]))}.jsonl"
    folder.mkdir(parents=True, exist_ok=True)
    known = {one.game: one for one in map(_read, path.read_text().splitlines())} if path.exists() else {}
    with path.open("a", encoding="utf-8") as file:
        for number in range(games):
            if number not in known:
                known[number] = play(name, number, seed, effort)
                print(json.dumps(asdict(known[number])), file=file, flush=True)
                if sys.stderr.isatty():
                    print(f"\r{name}: {len(known)} of {games} games", end="", file=sys.stderr, flush=True)
    return [known[number] for number in range(games)]


def _read(line: str) -> Played:
    found = json.loads(line)
    moments = (Moment(m["number"], m["mover"], tuple(m["plain"]), tuple(m["result"])) for m in found["moments"])
    return Played(found["game"], found["players"], found["decisions"], tuple(moments))


# ---- fitting


def fit(games: Sequence[Played]) -> Calibration:
    """Return the reading under which what happened was the likeliest."""
    counts = sorted({one.players for one in games})
    of = {players: [one.decisions for one in games if one.players == players] for players in counts}
    length = {players: round(sum(found) / len(found), 1) for players, found in of.items()}

    def reading(at: tuple[float, ...]) -> Calibration:
        early, late, mover = (round(one, 2) for one in at)
        return Calibration(early, late, mover, length)

    return reading(climb(lambda at: likelihood(games, reading(at)), (1.0, 1.0, 0.0)))


def likelihood(games: Sequence[Played], reading: Calibration) -> float:
    """Return the logarithm of the chance that was given to what happened, less what an odd reading costs.

    The moments of a game share its result: all of them together count as one.
    """
    if min(reading.early, reading.late) < LEAST_POWER:
        return -math.inf
    odd = (reading.early - 1) ** 2 + (reading.late - 1) ** 2 + reading.mover**2
    total = -PRIOR * odd
    for one in games:
        for moment in one.moments:
            given = reading.read(moment.plain, moment.mover, moment.number)
            told = sum(won * math.log(max(1e-3, chance)) for won, chance in zip(moment.result, given, strict=True))
            total += told / len(one.moments)
    return total


def climb(height: Callable[[tuple[float, ...]], float], start: tuple[float, ...]) -> tuple[float, ...]:
    """Return where a function of some numbers is the highest, by ever smaller steps along each of them."""
    at, best, step = start, height(start), 0.5
    while step > 0.004:
        steps = [tuple(x + way * step * (i == j) for j, x in enumerate(at)) for i in range(len(at)) for way in (1, -1)]
        top, there = max((height(one), one) for one in steps)
        if top > best:
            best, at = top, there
        else:
            step /= 2
    return at


# ---- measuring


def inside(games: Sequence[Played], reading: Calibration) -> list[list[list[tuple[float, float]]]]:
    """Return for each game and each tenth of chances what was given and what was won."""
    found: list[list[list[tuple[float, float]]]] = []
    for one in games:
        tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
        for moment in one.moments:
            given = reading.read(moment.plain, moment.mover, moment.number)
            for chance, won in zip(given, moment.result, strict=True):
                tenths[min(9, int(chance * 10))].append((chance, won))
        found.append(tenths)
    return found


def share_won(cases: Sequence[Sequence[tuple[float, float]]]) -> float | None:
    """Return what share was won of the cases of some games; None where there are none."""
    count = sum(len(case) for case in cases)
    return sum(won for case in cases for _, won in case) / count if count else None


def surely(cases: Sequence[Sequence[tuple[float, float]]]) -> tuple[float, float]:
    """Return between which shares 95 of 100 repetitions lie, by drawing the games anew."""
    dice = random.Random(0)
    shares = [share_won(dice.choices(cases, k=len(cases))) for _ in range(REDRAWS)]
    known = sorted(share for share in shares if share is not None)
    return (known[len(known) // 40], known[-1 - len(known) // 40]) if known else (0.0, 1.0)


def tell(name: str, games: Sequence[Played], reading: Calibration) -> bool:
    """Print what seats won by what they were given; tell whether the tested tenth is as it should be."""
    seen, good = inside(games, reading), False
    print(f"{name}: {len(games)} games, {sum(len(one.moments) for one in games)} moments, {_words(reading)}")
    for tenth in range(10):
        cases = [one[tenth] for one in seen]
        count, won = sum(len(case) for case in cases), share_won(cases)
        if won is None:
            continue
        given = sum(chance for case in cases for chance, _ in case) / count
        low, high = surely(cases)
        verdict = ""
        if tenth == TENTH:
            good = LEAST_WON <= won <= MOST_WON
            verdict = f"  {'as it should be' if good else 'NOT'} {LEAST_WON:.0%} to {MOST_WON:.0%}"
        span = f"{10 * tenth:3} to {10 * tenth + 10:3} %"
        print(f"  {span}: given {given:5.1%}, won {won:5.1%} ({low:.0%} to {high:.0%}) of {count}{verdict}", flush=True)
    return good


def _words(reading: Calibration) -> str:
    return f"powers {reading.early} to {reading.late}, {reading.mover:+} for the seat that decides"


def write(name: str, reading: Calibration, games: int, effort: Effort) -> None:
    """Write how a game's search is to be read into its folder, and how that was found."""
    path = calibration_file(ludoteka.game(name))
    made = f"python -m benchmarks.calibration {name} --fit --fit-games {games} {effort}"
    reading = replace(reading, by_hand=calibration(ludoteka.game(name)).by_hand)  # as the games were looked at
    path.write_text(json.dumps({"made": made, **asdict(reading)}, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    """Play, look, tell and, where it is wished, fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("named", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=200, help="to measure")
    parser.add_argument("--fit-games", type=int, default=150, help="others, to fit by")
    parser.add_argument("--moments", type=int, default=6)
    parser.add_argument("--simulations", type=int, default=800)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--bot-simulations", type=int, metavar="N", help="of the bots for a decision (default: theirs)")
    parser.add_argument("--seed", type=int, default=MEASURE_SEED)
    parser.add_argument("--fit", action="store_true", help="first find and write how each game's search is to be read")
    parser.add_argument("--plain", action="store_true", help="take the search at its word")
    parser.add_argument("--kept", type=Path, default=Path("build/calibration"), metavar="FOLDER")
    args = parser.parse_args()
    if args.seed == FIT_SEED:
        parser.error(f"seed {FIT_SEED} is for fitting: what was fitted cannot be measured")
    effort, good = Effort(args.moments, args.simulations, args.level, args.bot_simulations), True
    for name in args.named or list(ludoteka.games()):
        game = ludoteka.game(name)
        if args.fit:
            write(name, fit(played(name, args.fit_games, FIT_SEED, effort, args.kept)), args.fit_games, effort)
            calibration.cache_clear()
        reading = Calibration() if args.plain else calibration(game)
        good &= tell(name, played(name, args.games, args.seed, effort, args.kept), reading)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
