"""Made-up positions for the tests of the Opale oracle."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.opale.oracle.game import Opale
from tests.games.opale.oracle.vocabulary import CITY, HUNTRESS, PEARL, Card, Phase, UseShell


class InOrder:
    """Luck for made-up positions: player 0 begins, decks come in list order, blind is the first card."""

    def first_player(self) -> int:
        return 0

    def next_card(self, player: int, deck: Sequence[Card]) -> Card:
        return deck[0]

    def blind_card(self, player: int, hand: Sequence[Card]) -> Card:
        return hand[0]


def cards(kind: str, *values: int) -> list[Card]:
    return [Card(kind, value) for value in values]


PEARLS = cards(PEARL, *[1] * 20)


def position(
    hand: list[Card],
    opponent_hand: list[Card] | None = None,
    *,
    decks: tuple[list[Card], list[Card]] | None = None,
    omens: tuple[list[Card], list[Card]] | None = None,
    omen: bool = False,
    shells: bool = False,
    **board: list[Card],
) -> Opale:
    """Player 0 to move with this hand; decks of Pearls of value 1 unless told otherwise."""
    game = Opale(InOrder(), omen=omen, shells=shells)
    game.phase = Phase.PLAY
    game.player = 0
    game.turns = 1
    opponent = cards(PEARL, 1, 1, 2, 2, 3) if opponent_hand is None else opponent_hand
    game.hands = [sorted(hand), sorted(opponent)]
    omen_0, omen_1 = omens or ([], [])
    game.omens = [sorted(omen_0), sorted(omen_1)]
    deck_0, deck_1 = decks or (list(PEARLS), list(PEARLS))
    game.decks = [list(deck_0), list(deck_1)]
    for area, laid in board.items():
        game.board[area] = list(laid)
    return game


def moves_of(game: Opale, kind: type) -> set[object]:
    return {move for move in game.legal_moves() if isinstance(move, kind)}


def shells_offered(game: Opale) -> set[str]:
    return {move.shell for move in game.legal_moves() if isinstance(move, UseShell)}


def third_city_position(
    *, omen: bool = False, shells: bool = False, decks: tuple[list[Card], list[Card]] | None = None
) -> Opale:
    """Player 0 holds the City card that completes the third stack; the store is worth 4."""
    game = position([*cards(CITY, 0), *cards(PEARL, 1, 1, 2, 2)], decks=decks, omen=omen, shells=shells)
    game.board[CITY] = cards(CITY, 0, 0)
    game.city_stacks = [cards(CITY, 0, 0, 0), cards(CITY, 0, 0, 0)]
    game.store = cards(HUNTRESS, 1, 1, 2)
    return game
