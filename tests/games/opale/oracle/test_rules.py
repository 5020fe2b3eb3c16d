"""The oracle of Opale against the base rules, one rule a test, and against whole random games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.opale.oracle import vocabulary as v
from tests.games.opale.oracle.game import Opale
from tests.games.opale.oracle.positions import PEARLS, cards, moves_of, position, third_city_position
from tests.games.opale.oracle.vocabulary import (
    AREAS,
    CITY,
    COMPONENTS,
    CORAL,
    GOLEM,
    GUARDIAN,
    HUNTRESS,
    PEARL,
    PETRIFIED,
    RIDER,
    WITCH,
    Card,
    Phase,
    Play,
    Take,
)

VARIANTS = [(False, False), (True, False), (False, True), (True, True)]


# Components and setup ----------------------------------------------------------------------------------------


def test_the_deck_has_50_cards_worth_79_points() -> None:
    deck = v.full_deck()
    assert len(deck) == COMPONENTS["cards"]["cards_per_deck"] == 50
    assert sum(card.value for card in deck) == COMPONENTS["cards"]["points_per_deck"] == 79


def test_the_nine_areas_hold_what_the_board_shows() -> None:
    assert tuple(area["key"] for area in COMPONENTS["areas"]["list"]) == AREAS
    assert tuple(kind["key"] for kind in COMPONENTS["cards"]["types"]) == AREAS
    assert [v.CAPACITY[area] for area in AREAS] == [3, None, None, None, None, None, 4, 2, 3]
    assert tuple(shell["key"] for shell in COMPONENTS["shells"]["list"]) == v.SHELLS


def test_setup_gives_five_cards_each_and_azura_to_nobody() -> None:
    deck = v.full_deck()
    game = Opale(v.ScriptedChance(1, (deck[:5], deck[10:15])))
    assert game.player == game.first_player == 1
    assert game.hands == [sorted(deck[:5]), sorted(deck[10:15])]
    assert [game.deck_size(0), game.deck_size(1)] == [45, 45]
    assert game.azura is None
    assert game.shells == [set(), set()]
    assert game.scores() == [0, 0]


def test_a_card_that_the_deck_does_not_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="not in the deck"):
        Opale(v.ScriptedChance(0, (cards(GOLEM, 9), [])))


def test_an_illegal_move_is_refused() -> None:
    game = position(cards(PEARL, 1, 1, 1, 1, 1))
    with pytest.raises(ValueError, match="not legal"):
        game.apply(Play(PEARL, (2,)))


# Playing -----------------------------------------------------------------------------------------------------


def test_plays_are_the_distinct_multisets_of_one_type() -> None:
    game = position([*cards(PEARL, 1, 1, 3), *cards(GOLEM, 2), *cards(CORAL, 4)])
    assert set(game.legal_moves()) == {
        Play(PEARL, (1,)),
        Play(PEARL, (3,)),
        Play(PEARL, (1, 1)),
        Play(PEARL, (1, 3)),
        Play(PEARL, (1, 1, 3)),
        Play(GOLEM, (2,)),
        Play(CORAL, (4,)),
    }
    assert len(game.legal_moves()) == 7


def test_rulebook_example_after_two_huntresses_only_one_more_fits() -> None:
    game = position([*cards(HUNTRESS, 1, 1), *cards(PEARL, 1, 1, 1)], [*cards(HUNTRESS, 1, 2, 2), *cards(PEARL, 1, 1)])
    game.apply(Play(HUNTRESS, (1, 1)))
    assert game.player == 1
    assert {m for m in moves_of(game, Play) if isinstance(m, Play) and m.type == HUNTRESS} == {
        Play(HUNTRESS, (1,)),
        Play(HUNTRESS, (2,)),
    }
    game.board[CORAL] = cards(CORAL, 3)
    game.apply(Play(HUNTRESS, (2,)))
    assert game.score_piles[1] == cards(CORAL, 3)
    assert game.store == cards(HUNTRESS, 1, 1, 2)


def test_cards_laid_together_are_stacked_in_ascending_value() -> None:
    game = position(cards(PEARL, 1, 2, 3, 4, 4), royal_pearl=cards(PEARL, 3))
    game.apply(Play(PEARL, (1, 2, 4)))
    assert game.board[PEARL] == cards(PEARL, 3, 1, 2, 4)
    assert game.view(1).piles[PEARL] == (Card(PEARL, 4), 4)


@pytest.mark.parametrize(("area", "free"), [(HUNTRESS, 3), (GUARDIAN, 4), (RIDER, 2), (CITY, 3)])
def test_no_more_cards_than_free_places(area: str, free: int) -> None:
    for laid in range(free):
        game = position(cards(area, 1, 1, 1, 1, 1))
        game.board[area] = cards(area, *[1] * laid)
        assert set(game.legal_moves()) == {Play(area, (1,) * n) for n in range(1, free - laid + 1)}


# Effects -----------------------------------------------------------------------------------------------------


def test_third_huntress_takes_coral_dragons_and_stores_the_huntresses() -> None:
    game = position(
        [*cards(HUNTRESS, 2), *cards(PEARL, 1, 1, 1, 1)],
        sea_huntress=cards(HUNTRESS, 1, 1),
        coral_dragon=cards(CORAL, 2, 4),
    )
    game.apply(Play(HUNTRESS, (2,)))
    assert game.events[:3] == [
        v.Played(0, (Card(HUNTRESS, 2),)),
        v.Captured(0, CORAL, tuple(cards(CORAL, 2, 4))),
        v.Stored(tuple(cards(HUNTRESS, 1, 1, 2))),
    ]
    assert game.scores() == [6, 0]
    assert game.board[HUNTRESS] == game.board[CORAL] == []


def test_an_area_that_is_not_full_has_no_effect() -> None:
    for kind in (HUNTRESS, GUARDIAN, RIDER, CITY):
        game = position(cards(kind, 1, 1, 1, 1, 1), coral_dragon=cards(CORAL, 2), abyss_witch=cards(WITCH, 2))
        game.apply(Play(kind, (1,)))
        assert (game.player, game.scores(), game.store, game.board[kind]) == (1, [0, 0], [], cards(kind, 1))


def test_coral_dragon_takes_pearls_and_stays() -> None:
    game = position(cards(CORAL, 2, 3, 3, 4, 4), royal_pearl=cards(PEARL, 4, 1))
    game.apply(Play(CORAL, (2, 3)))
    assert game.scores() == [5, 0]
    assert game.board[CORAL] == cards(CORAL, 2, 3)
    assert game.board[PEARL] == []


@pytest.mark.parametrize("kind", [PEARL, PETRIFIED])
def test_pearl_and_petrified_dragon_have_no_effect(kind: str) -> None:
    game = position(cards(kind, 2, 2, 2, 2, 2))
    for area in AREAS:
        game.board[area] = cards(area, 2)
    game.apply(Play(kind, (2,)))
    assert game.scores() == [0, 0]
    assert game.azura is None


def test_witch_takes_pearls_without_azura() -> None:
    game = position(cards(WITCH, 1, 1, 2, 2, 2), royal_pearl=cards(PEARL, 4), petrified_dragon=cards(PETRIFIED, 2))
    game.apply(Play(WITCH, (1, 2)))
    assert game.phase is Phase.TARGET
    assert set(game.legal_moves()) == {Take(PEARL), Take(PETRIFIED)}
    game.apply(Take(PEARL))
    assert (game.scores(), game.azura, len(game.hands[0])) == ([4, 0], None, 5)


def test_witch_takes_petrified_dragons_with_azura_and_draws_to_six() -> None:
    game = position(cards(WITCH, 1, 1, 2, 2, 2), royal_pearl=cards(PEARL, 4), petrified_dragon=cards(PETRIFIED, 2, 2))
    game.apply(Play(WITCH, (1,)))
    game.apply(Take(PETRIFIED))
    assert game.azura == 0
    assert game.scores() == [4 + 3, 0]
    assert len(game.hands[0]) == 6
    assert game.board[PEARL] == cards(PEARL, 4)


def test_an_empty_target_may_be_chosen_and_gives_nothing_not_even_azura() -> None:
    game = position(cards(WITCH, 1, 1, 2, 2, 2), royal_pearl=cards(PEARL, 4))
    game.apply(Play(WITCH, (1,)))
    game.apply(Take(PETRIFIED))
    assert (game.scores(), game.azura, game.board[PEARL]) == ([0, 0], None, cards(PEARL, 4))


def test_azura_from_the_opponent_puts_a_blind_card_on_their_deck() -> None:
    game = position(
        cards(WITCH, 1, 1, 2, 2, 2),
        [*cards(GOLEM, 1), *cards(PEARL, 1, 1, 2, 2, 3)],
        decks=(list(PEARLS), cards(GUARDIAN, 1, 1, 1, 1)),
        petrified_dragon=cards(PETRIFIED, 2),
    )
    game.azura = 1
    game.apply(Play(WITCH, (1,)))
    game.apply(Take(PETRIFIED))
    assert v.AzuraTaken(0, 1) in game.events
    assert v.PutOnDeck(1, Card(GOLEM, 1)) in game.events
    assert game.azura == 0
    assert game.hands[1] == cards(PEARL, 1, 1, 2, 2, 3)  # no refill before the end of one's own turn
    assert game.view(1).own_deck_top == (Card(GOLEM, 1),)
    assert game.deck_size(1) == 5
    assert game.view(0).own_deck_top == ()
    game.apply(Play(PEARL, (1, 1)))
    drawn = [event.card for event in game.events if isinstance(event, v.Drew)]
    assert drawn == [Card(GOLEM, 1), Card(GUARDIAN, 1)]
    assert len(game.hands[1]) == 5  # Azura is gone: five, not six


def test_cards_put_on_the_deck_come_last_in_first_out_without_asking_chance() -> None:
    game = position(cards(PEARL, 1, 1, 1, 1, 1), decks=([], list(PEARLS)))
    game.deck_tops[0] = [Card(GOLEM, 1), Card(GOLEM, 2), Card(GOLEM, 3)]
    game.apply(Play(PEARL, (1, 1)))
    assert [e.card.value for e in game.events if isinstance(e, v.Drew)] == [3, 2]
    assert game.deck_tops[0] == cards(GOLEM, 1)


def test_an_empty_hand_loses_nothing_to_azura() -> None:
    game = position(cards(WITCH, 1, 1, 2, 2, 2), [], petrified_dragon=cards(PETRIFIED, 2), shells=True)
    game.azura = 1
    game.apply(Play(WITCH, (1,)))
    game.apply(Take(PETRIFIED))
    assert game.azura == 0
    assert not [event for event in game.events if isinstance(event, v.PutOnDeck)]


def test_taking_azura_from_oneself_changes_nothing() -> None:
    game = position(cards(WITCH, 1, 1, 2, 2, 2), petrified_dragon=cards(PETRIFIED, 2))
    game.azura = 0
    game.apply(Play(WITCH, (1,)))
    game.apply(Take(PETRIFIED))
    assert game.azura == 0
    assert len(game.hands[1]) == 5
    assert not [event for event in game.events if isinstance(event, v.AzuraTaken)]


def test_golem_takes_witches() -> None:
    game = position(cards(GOLEM, 1, 2, 3, 3, 3), abyss_witch=cards(WITCH, 1, 2))
    game.apply(Play(GOLEM, (3,)))
    assert (game.scores(), game.board[GOLEM]) == ([3, 0], cards(GOLEM, 3))


def test_fourth_guardian_takes_all_four() -> None:
    game = position(cards(GUARDIAN, 1, 1, 2, 3, 3), dark_guardian=cards(GUARDIAN, 1, 2))
    game.apply(Play(GUARDIAN, (2, 3)))
    assert (game.scores(), game.board[GUARDIAN]) == ([8, 0], [])


@pytest.mark.parametrize(("target", "points"), [(WITCH, 3), (GOLEM, 5)])
def test_second_rider_takes_witches_or_golems_and_stores_the_riders(target: str, points: int) -> None:
    game = position(
        cards(RIDER, 1, 1, 1, 1, 2),
        turtle_rider=cards(RIDER, 2),
        abyss_witch=cards(WITCH, 1, 2),
        lava_golem=cards(GOLEM, 2, 3),
    )
    game.apply(Play(RIDER, (1,)))
    assert set(game.legal_moves()) == {Take(WITCH), Take(GOLEM)}
    game.apply(Take(target))
    assert (game.scores(), game.store, game.board[RIDER]) == ([points, 0], cards(RIDER, 2, 1), [])


def test_third_city_card_takes_the_store_and_leaves_as_a_stack() -> None:
    game = position(cards(CITY, 0, 0, 0, 0, 0), underwater_city=cards(CITY, 0))
    game.store = [*cards(HUNTRESS, 1, 1, 2), *cards(RIDER, 1, 2)]
    game.apply(Play(CITY, (0, 0)))
    assert (game.scores(), game.store, game.board[CITY]) == ([7, 0], [], [])
    assert game.city_stacks == [cards(CITY, 0, 0, 0)]
    assert not game.over


# Draw and end in the base game -------------------------------------------------------------------------------


def test_a_hand_above_the_limit_is_kept() -> None:
    game = position(cards(PEARL, 1, 1, 1, 1, 1, 1, 1))
    game.apply(Play(PEARL, (1,)))
    assert (len(game.hands[0]), game.deck_size(0), game.player) == (6, 20, 1)


def test_third_city_stack_pays_the_store_and_ends_the_game_before_the_draw() -> None:
    game = third_city_position()
    game.apply(Play(CITY, (0,)))
    assert game.over
    assert game.trigger_reason == "third_city"
    assert (game.scores(), game.winner, len(game.hands[0])) == ([4, 0], 0, 4)
    assert game.legal_moves() == []


def test_the_game_ends_when_a_player_cannot_draw_up() -> None:
    game = position(cards(PEARL, 1, 1, 1, 1, 1), decks=(cards(GOLEM, 1), list(PEARLS)))
    game.apply(Play(PEARL, (1, 1)))
    assert game.over
    assert (game.trigger_reason, game.triggered_by, game.winner) == ("cannot_draw", 0, None)


def test_drawing_exactly_the_last_card_does_not_end_the_game() -> None:
    game = position(cards(PEARL, 1, 1, 1, 1, 1), decks=(cards(GOLEM, 1), list(PEARLS)))
    game.apply(Play(PEARL, (1,)))
    assert not game.over
    assert game.deck_size(0) == 0


def test_azuras_sixth_card_counts_as_required() -> None:
    game = position(cards(PEARL, 1, 1, 1, 1, 1), decks=(cards(GOLEM, 1), list(PEARLS)))
    game.azura = 0
    game.apply(Play(PEARL, (1,)))
    assert game.over


@pytest.mark.parametrize(
    ("points", "azura", "scores", "winner"),
    [
        ((5, 2), None, [5, 2], 0),
        ((5, 5), None, [5, 5], None),
        ((5, 2), 1, [5, 5], 1),
        ((2, 5), 0, [5, 5], 0),
        ((5, 4), 1, [5, 7], 1),
        ((5, 1), 1, [5, 4], 0),
    ],
)
def test_winner(points: tuple[int, int], azura: int | None, scores: list[int], winner: int | None) -> None:
    game = third_city_position()
    game.store = []
    game.score_piles = [cards(PEARL, points[0]), cards(PEARL, points[1])]
    game.azura = azura
    game.apply(Play(CITY, (0,)))
    assert game.scores() == scores
    assert game.winner == winner


# Views -------------------------------------------------------------------------------------------------------


def test_a_view_hides_what_lies_below_and_what_the_opponent_holds() -> None:
    game = position(cards(PEARL, 1, 1, 1, 1, 1), royal_pearl=cards(PEARL, 4, 1))
    game.board[GUARDIAN] = cards(GUARDIAN, 1, 2)
    game.score_piles = [cards(GOLEM, 3), cards(GOLEM, 1, 2)]
    view = game.view(0)
    assert view.piles[PEARL] == (Card(PEARL, 1), 2)
    assert view.piles[CORAL] == (None, 0)
    assert view.places[GUARDIAN] == tuple(cards(GUARDIAN, 1, 2))
    assert view.score_pile == (Card(GOLEM, 3),)
    assert (view.opponent_score_pile_size, view.opponent_hand_size, view.deck_sizes) == (2, 5, (20, 20))


# Whole random games ------------------------------------------------------------------------------------------


def all_cards(game: Opale) -> Counter[Card]:
    places = [
        *game.decks,
        *game.deck_tops,
        *game.hands,
        *game.omens,
        *game.score_piles,
        *game.out_of_game,
        *game.board.values(),
        *game.city_stacks,
        game.store,
    ]
    return Counter(card for place in places for card in place)


def check_invariants(game: Opale) -> None:
    assert all_cards(game) == Counter(v.full_deck() * 2)
    assert len(game.events) > 0
    for area in AREAS:
        assert {card.type for card in game.board[area]} <= {area}
        free = game.free_places(area)
        assert free is None or free > 0 or (area == RIDER and game.phase is Phase.TARGET)
    for player in (0, 1):
        assert game.hands[player] == sorted(game.hands[player])
    assert {card.type for card in game.store} <= {HUNTRESS, RIDER}
    if game.over:
        assert game.legal_moves() == []
    else:
        moves = game.legal_moves()
        assert moves
        assert len(set(moves)) == len(moves)


def random_game(random: Random, omen: bool, shells: bool, check: bool = True) -> Opale:
    game = Opale(v.RandomChance(random), omen=omen, shells=shells)
    while not game.over:
        if check:
            check_invariants(game)
        game.apply(random.choice(game.legal_moves()))
    if check:
        check_invariants(game)
    return game


@pytest.mark.parametrize(("omen", "shells"), VARIANTS)
def test_random_games_keep_the_invariants(omen: bool, shells: bool) -> None:
    random = Random(f"{omen} {shells}")
    for _ in range(60):
        game = random_game(random, omen, shells)
        # Every turn plays a card, but for at most four under a Seal and four final ones (Tide included).
        assert game.turns <= 100 + (8 if shells else 2 if omen else 0)
        if not game.variant_on:
            assert not any(game.out_of_game)
            assert len(game.city_stacks) <= 3
        first, second = game.scores()
        expected = game.azura if first == second else int(second > first)
        assert game.winner == expected


def test_random_games_are_plausible() -> None:
    random = Random(2010)
    games = [random_game(random, False, False, check=False) for _ in range(500)]
    assert sum(game.turns for game in games) / 500 == pytest.approx(59, abs=5)
    assert sum(game.trigger_reason == "third_city" for game in games) / 500 == pytest.approx(0.93, abs=0.06)
    assert sum(sum(game.scores()) for game in games) / 1000 == pytest.approx(47, abs=3)
    assert sum(game.winner == game.first_player for game in games) / 500 == pytest.approx(0.5, abs=0.08)
