"""What a learned model foretells: a bot plays Akropolis against itself, and each turn shows the points to be expected.

python examples/foretell.py --simulations 100
"""

from __future__ import annotations

import argparse

import ludoteka
from ludoteka.engine.network import foretell
from ludoteka.search.judging import described
from ludoteka.search.models import shipped


def main() -> None:
    """Play a game, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = ludoteka.game("akropolis")
    position = game.new(players=2, seed=given.seed)
    bots = [ludoteka.bot(game.name, "master", seed=seat, simulations=given.simulations) for seat in range(2)]
    while (seat := position.current_player) is not None:
        counted, settled = described(position)
        if settled and seat == 0:  # no tile in hand: the city is as it was judged
            expected = [round(foretell(shipped(game), x)) for x in counted]
            print(f"now {position.scores()}, expected in the end {expected}")
        position.apply(bots[seat].choose(position.view_only(seat)))
    print(f"in the end {position.scores()}")


if __name__ == "__main__":
    main()
