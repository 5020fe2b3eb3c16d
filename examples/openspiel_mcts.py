"""OpenSpiel's own tree search plays our games: MCTS where everything is known, ISMCTS where something is hidden.

    pip install open_spiel
    python examples/openspiel_mcts.py --game orion-duel --simulations 100 --level random

Its opponent is a random player, or one of our bots, with the same number of simulations if it thinks. On the yardstick:

    ludoteka evaluate examples/openspiel_mcts.py:agent --takes openspiel --games orion-duel opale
"""

from __future__ import annotations

import argparse
import os
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import ludoteka
from ludoteka.bots import Bot
from ludoteka.envs import openspiel

#: Simulations a decision on the yardstick, unless OPENSPIEL_SIMULATIONS says another number.
SIMULATIONS = 100


def theirs(game: Any, simulations: int, dice: np.random.RandomState) -> Any:
    """Return OpenSpiel's bot for a game."""
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    hidden = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    if hidden:
        return ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=simulations, random_state=dice)
    return mcts.MCTSBot(game, uct_c=2.0, max_simulations=simulations, evaluator=evaluator, random_state=dice)


def agent(game: Any, seat: int, seed: int) -> Any:
    """Return OpenSpiel's bot for a game of the yardstick."""
    simulations = int(os.environ.get("OPENSPIEL_SIMULATIONS", SIMULATIONS))
    return theirs(game, simulations, np.random.RandomState(seed % 2**32))


def play(game: Any, bot: Any, ours: Bot, seat: int, dice: np.random.RandomState) -> float:
    """Play a game in which their bot has a seat and ours the others; return what theirs got."""
    state = game.new_initial_state()
    while not state.is_terminal():
        mover = state.current_player()
        if state.is_chance_node():
            action = dice.randint(openspiel.OUTCOMES)
        elif mover == seat:
            action = bot.step(state)
        else:
            action = ours.choose(state.position.view_only(mover))
        state.apply_action(action)
    return float(state.returns()[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="orion-duel", choices=ludoteka.games())
    parser.add_argument("--level", default="random", help="the level of our bots")
    parser.add_argument("--simulations", type=int, default=30)
    parser.add_argument("--games", type=int, default=2)
    args = parser.parse_args()

    openspiel.register()
    game = pyspiel.load_game(openspiel.name_of(args.game))
    dice = np.random.RandomState(1)
    bot = theirs(game, args.simulations, dice)
    won = drawn = 0
    for number in range(args.games):
        thinks = args.level not in ("random", "greedy")
        ours = ludoteka.bot(args.game, args.level, seed=number, simulations=args.simulations if thinks else None)
        result = play(game, bot, ours, number % game.num_players(), dice)
        won += result > 0
        drawn += result == 0
        print(f"game {number + 1}: {result:+.2f}", flush=True)
    print(f"OpenSpiel's search with {args.simulations} simulations against {args.level}: {won} won, {drawn} drawn")


if __name__ == "__main__":
    main()
