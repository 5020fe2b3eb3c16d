"""Simulations a CPU second on one core from the opening, beside OpenSpiel's tree searches; and two threads against one.

    pip install open_spiel==2.0.2
    python -m benchmarks.search

A simulation here redraws what the seat cannot know, walks down the tree, adds a node and judges the position, or plays
on to the end. OpenSpiel's information-set search on hearts (cards, hidden hands) stands beside Opale, its C++ tree
search on hex with 81 cells (a connection game, random playouts) beside Orion Duel. All take turns in one run, so that
whatever else the machine does meets them alike.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from statistics import median

import ludoteka
from ludoteka.search.analysis import Budget, analyse
from ludoteka.search.ready import prepare

try:
    import pyspiel
    from benchmarks.openspiel_playouts import dealt
except ImportError as error:
    raise SystemExit("This compares with OpenSpiel, which is not installed: pip install open_spiel==2.0.2") from error

HEARTS, HEX = "hearts", "hex(board_size=9)"
#: What is wanted of a game's search.
TARGETS = {"opale": 60_000, "orion-duel": 12_000, "akropolis": 10_000}
EXPLORATION = 1.4
MEMORY_MB = 200
#: A decision has at least so many actions to choose from.
CHOICES = 8
#: Decides; takes a number of simulations.
Search = Callable[[int], object]


def own_search(name: str, threads: int = 1, plain: bool = False) -> Search:
    """Return a search of the first position of one of our games."""
    game = ludoteka.game(name)
    prepare(game, plain=plain)
    position = game.new(seed=1)
    return lambda simulations: analyse(position, Budget(simulations=simulations, threads=threads), 1, plain)


def openspiel_ismcts() -> Search:
    """Return OpenSpiel's information-set search on hearts, at the first decision with a choice."""
    state = dealt(HEARTS, 1)
    while len(state.legal_actions()) < CHOICES:
        state.apply_action(state.legal_actions()[0])

    def search(simulations: int) -> object:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, simulations, -1, final, False, False).step(state)

    return search


def openspiel_mcts() -> Search:
    """Return OpenSpiel's tree search on hex."""
    game = pyspiel.load_game(HEX)
    state = game.new_initial_state()

    def search(simulations: int) -> object:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, simulations, MEMORY_MB, False, 1, False)
        return bot.mcts_search(state)

    return search


def speed(search: Search, simulations: int, clock: Callable[[], float]) -> float:
    """Return simulations a second of a clock."""
    start = clock()
    search(simulations)
    return simulations / (clock() - start)


def measure(searches: dict[str, Search], simulations: int, rounds: int) -> dict[str, list[float]]:
    """Return the speeds of each search, measured in turn."""
    for search in searches.values():
        search(50)
    measured: dict[str, list[float]] = {name: [] for name in searches}
    for _ in range(rounds):
        for name, search in searches.items():
            measured[name].append(speed(search, simulations, time.process_time))
    return measured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each, in turn")
    parser.add_argument("--simulations", type=int, default=5_000, help="simulations of a measurement")
    args = parser.parse_args()
    searches: dict[str, Search] = {ludoteka.game(name).title: own_search(name) for name in ludoteka.games()}
    searches["OpenSpiel ISMCTS, hearts"] = openspiel_ismcts()
    searches["OpenSpiel MCTS, hex 9x9"] = openspiel_mcts()
    measured = measure(searches, args.simulations, args.rounds)
    targets = {ludoteka.game(name).title: target for name, target in TARGETS.items()}
    print(f"{'simulations a CPU second':28} {'median':>9} {'lowest':>9} {'highest':>9} {'wanted':>9}")
    for name, speeds in measured.items():
        wanted = f"{targets[name]:9,}" if name in targets else ""
        print(f"{name:28} {median(speeds):9,.0f} {min(speeds):9,.0f} {max(speeds):9,.0f} {wanted}")
    one, two = own_search("opale"), own_search("opale", threads=2)
    ratios = []
    for _ in range(args.rounds):
        alone = speed(one, 20 * args.simulations, time.perf_counter)
        ratios.append(speed(two, 20 * args.simulations, time.perf_counter) / alone)
    print(f"two threads / one, Opale, by the wall clock: {median(ratios):.2f} (highest {max(ratios):.2f})")


if __name__ == "__main__":
    main()
