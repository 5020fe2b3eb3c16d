"""The oracle of Opale against the rules of its variants: omen, shells, and the end with either."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.opale.oracle import vocabulary as v
from tests.games.opale.oracle.game import Opale
from tests.games.opale.oracle.positions import PEARLS, cards, moves_of, position, shells_offered, third_city_position
from tests.games.opale.oracle.vocabulary import (
    AREAS,
    CITY,
    CORAL,
    GOLEM,
    PEARL,
    PETRIFIED,
    RIDER,
    WITCH,
    Card,
    Phase,
    Play,
    Take,
    UseShell,
)

# Omen --------------------------------------------------------------------------------------------------------


def test_omen_each_lays_three_of_eight_aside_first_player_first() -> None:
    game = Opale(v.RandomChance(Random(3)), omen=True)
    first = game.first_player
    assert [len(hand) for hand in game.hands] == [8, 8]
    deciders = []
    while game.phase is Phase.LAY_ASIDE:
        deciders.append(game.player)
        assert {m.card for m in game.legal_moves() if isinstance(m, v.LayAside)} == set(game.hands[game.player])
        game.apply(game.legal_moves()[0])
    assert deciders == [first] * 3 + [1 - first] * 3
    assert [len(hand) for hand in game.hands] == [5, 5]
    assert [len(omen) for omen in game.omens] == [3, 3]
    assert (game.player, game.turns) == (first, 1)
    assert game.view(first).opponent_omen_size == 3


def test_omen_draw_chooses_card_by_card_between_deck_and_named_cards() -> None:
    omens = [*cards(GOLEM, 3), *cards(CITY, 0, 0)]
    game = position(cards(PEARL, 1, 1, 1, 1, 1), omen=True, omens=(omens, []), decks=(cards(CORAL, 4, 3), list(PEARLS)))
    game.apply(Play(PEARL, (1, 1, 1, 1)))
    assert game.phase is Phase.DRAW
    assert set(game.legal_moves()) == {
        v.DrawFromDeck(),
        v.DrawOmen(Card(GOLEM, 3)),
        v.DrawOmen(Card(CITY, 0)),
    }
    game.apply(v.DrawFromDeck())
    assert Card(CORAL, 4) in game.hands[0]
    game.apply(v.DrawOmen(Card(CITY, 0)))
    game.apply(v.DrawFromDeck())
    # Deck empty, two faces left: still a choice.
    assert set(game.legal_moves()) == {v.DrawOmen(Card(GOLEM, 3)), v.DrawOmen(Card(CITY, 0))}
    game.apply(v.DrawOmen(Card(CITY, 0)))
    assert (game.player, game.omens[0], game.triggered_by) == (1, cards(GOLEM, 3), None)


def test_omen_cards_of_one_face_come_by_themselves_when_the_deck_is_empty() -> None:
    game = position(cards(PEARL, 1, 1, 1, 1, 1), omen=True, omens=(cards(CITY, 0, 0), []), decks=([], list(PEARLS)))
    game.apply(Play(PEARL, (1, 1)))
    assert game.player == 1
    assert [e.source for e in game.events if isinstance(e, v.Drew)] == ["omen", "omen"]
    assert game.triggered_by is None


def test_omen_cannot_draw_only_when_deck_and_omen_are_exhausted() -> None:
    game = position(cards(PEARL, 1, 1, 1, 1, 1), omen=True, omens=(cards(CITY, 0), []), decks=([], list(PEARLS)))
    game.apply(Play(PEARL, (1, 1)))
    assert game.triggered_by == 0
    assert game.trigger_reason == "cannot_draw"
    assert not game.over


# Shells ------------------------------------------------------------------------------------------------------


def shell_position(hand: list[Card] | None = None, opponent: list[Card] | None = None, size: int = 20) -> Opale:
    default = [*cards(CORAL, 2), *cards(GOLEM, 1), *cards(PEARL, 1, 2, 2)]
    return position(default if hand is None else hand, opponent, decks=(PEARLS[:size], PEARLS[:]), shells=True)


def test_the_start_of_a_turn_offers_plays_and_start_shells_together() -> None:
    game = shell_position()
    assert shells_offered(game) == {v.TWIN_CURRENT, v.DEEP_DIVE, v.UNDERTOW}
    assert moves_of(game, Play)


def test_the_end_window_offers_tide_and_the_nine_seals() -> None:
    game = shell_position()
    game.apply(Play(GOLEM, (1,)))
    assert game.phase is Phase.END_WINDOW
    assert game.player == 0
    assert set(game.legal_moves()) == {
        v.NoShell(),
        UseShell(v.TIDE),
        *(v.UseSeal(area) for area in AREAS),
    }
    game.apply(v.NoShell())
    assert (game.player, game.shells[0]) == (1, set(v.SHELLS))


def test_the_end_window_stays_shut_without_an_end_shell_left() -> None:
    game = shell_position()
    game.shells[0] -= {v.TIDE, v.SEAL}
    game.apply(Play(GOLEM, (1,)))
    assert game.player == 1


def test_a_start_shell_excludes_every_other_shell_of_the_turn() -> None:
    game = shell_position()
    game.apply(UseShell(v.UNDERTOW))
    game.apply(v.Discard(Card(GOLEM, 1)))
    game.apply(v.Done())
    assert shells_offered(game) == set()
    game.apply(Play(CORAL, (2,)))
    assert game.player == 1
    assert game.shells[0] == {v.TIDE, v.TWIN_CURRENT, v.DEEP_DIVE, v.SEAL}


def test_tide_gives_a_whole_new_turn_with_its_own_shell() -> None:
    game = shell_position()
    game.apply(Play(GOLEM, (1,)))
    game.apply(UseShell(v.TIDE))
    assert (game.player, game.turns, game.phase) == (0, 2, Phase.PLAY)
    assert shells_offered(game) == {v.TWIN_CURRENT, v.DEEP_DIVE, v.UNDERTOW}
    game.apply(Play(CORAL, (2,)))
    assert game.phase is Phase.END_WINDOW
    assert UseShell(v.TIDE) not in game.legal_moves()
    game.apply(v.UseSeal(PEARL))
    assert (game.player, game.seals) == (1, [PEARL, None])


def test_twin_current_plays_one_card_to_each_of_two_areas_with_one_draw() -> None:
    game = shell_position()
    game.apply(UseShell(v.TWIN_CURRENT))
    assert set(game.legal_moves()) == {
        Play(CORAL, (2,)),
        Play(GOLEM, (1,)),
        Play(PEARL, (1,)),
        Play(PEARL, (2,)),
    }
    game.apply(Play(PEARL, (2,)))
    assert (game.phase, len(game.hands[0])) == (Phase.TWIN_SECOND, 4)
    assert set(game.legal_moves()) == {Play(CORAL, (2,)), Play(GOLEM, (1,))}
    game.apply(Play(CORAL, (2,)))
    assert (game.player, game.scores(), len(game.hands[0])) == (1, [2, 0], 5)


def test_twin_current_resolves_the_first_card_fully_before_the_second() -> None:
    game = shell_position([*cards(WITCH, 1), *cards(GOLEM, 2), *cards(PEARL, 1, 1, 1)])
    game.azura = 1
    game.board[PETRIFIED] = cards(PETRIFIED, 2)
    game.apply(UseShell(v.TWIN_CURRENT))
    game.apply(Play(WITCH, (1,)))
    game.apply(Take(PETRIFIED))
    assert (game.azura, len(game.deck_tops[1]), game.phase) == (0, 1, Phase.TWIN_SECOND)
    game.apply(Play(GOLEM, (2,)))
    assert game.scores() == [2 + 1 + 3, 0]
    assert (game.player, len(game.hands[0])) == (1, 6)


def test_twin_current_needs_two_types_that_are_not_sealed() -> None:
    game = shell_position([*cards(PEARL, 1, 1, 1), *cards(GOLEM, 1, 2)])
    assert v.TWIN_CURRENT in shells_offered(game)
    game.seals[1] = GOLEM
    assert v.TWIN_CURRENT not in shells_offered(game)
    game.hands[0] = cards(PEARL, 1, 1, 1, 1, 1)
    game.seals[1] = None
    assert v.TWIN_CURRENT not in shells_offered(game)


def test_twin_current_goes_on_after_a_third_city() -> None:
    game = third_city_position(shells=True)
    game.apply(UseShell(v.TWIN_CURRENT))
    game.apply(Play(CITY, (0,)))
    assert (game.triggered_by, game.phase) == (0, Phase.TWIN_SECOND)
    game.apply(Play(PEARL, (2,)))
    assert (game.player, len(game.hands[0]), game.final_turns) == (1, 5, [0])


def test_deep_dive_draws_three_then_discards_three_out_of_the_game() -> None:
    game = shell_position(size=3)
    game.decks[0] = cards(CITY, 0, 0, 0)
    game.apply(UseShell(v.DEEP_DIVE))
    assert (len(game.hands[0]), game.deck_size(0)) == (8, 0)
    for card in (Card(CITY, 0), Card(GOLEM, 1), Card(CITY, 0)):
        assert game.phase is Phase.DEEP_DIVE
        assert moves_of(game, v.Discard) == set(game.legal_moves())
        game.apply(v.Discard(card))
    assert game.phase is Phase.PLAY
    assert game.hands[0] == sorted([*cards(CORAL, 2), *cards(PEARL, 1, 2, 2), *cards(CITY, 0)])
    assert game.out_of_game[0] == [Card(CITY, 0), Card(GOLEM, 1), Card(CITY, 0)]
    assert game.triggered_by is None
    assert game.view(1).opponent_out_of_game_size == 3


def test_deep_dive_needs_three_cards_in_the_deck() -> None:
    assert v.DEEP_DIVE not in shells_offered(shell_position(size=2))
    game = shell_position(size=2)
    game.deck_tops[0] = cards(GOLEM, 1)
    assert v.DEEP_DIVE in shells_offered(game)


def test_undertow_discards_one_or_more_then_draws_as_many() -> None:
    game = shell_position()
    game.apply(UseShell(v.UNDERTOW))
    assert v.Done() not in game.legal_moves()
    game.apply(v.Discard(Card(CORAL, 2)))
    assert v.Done() in game.legal_moves()
    game.apply(v.Discard(Card(PEARL, 2)))
    assert (len(game.hands[0]), game.deck_size(0)) == (3, 20)
    game.apply(v.Done())
    assert (len(game.hands[0]), game.deck_size(0), game.phase) == (5, 18, Phase.PLAY)
    assert game.out_of_game[0] == [Card(CORAL, 2), Card(PEARL, 2)]


def test_undertow_ends_by_itself_at_the_size_of_the_deck_or_of_the_hand() -> None:
    game = shell_position(size=2)
    game.apply(UseShell(v.UNDERTOW))
    game.apply(v.Discard(Card(CORAL, 2)))
    game.apply(v.Discard(Card(GOLEM, 1)))
    assert (game.phase, game.deck_size(0), game.triggered_by) == (Phase.PLAY, 0, None)
    game = shell_position(cards(PEARL, 2, 2, 2, 2, 2))
    game.apply(UseShell(v.UNDERTOW))
    for _ in range(5):
        game.apply(v.Discard(Card(PEARL, 2)))
    assert (game.phase, game.hands[0]) == (Phase.PLAY, PEARLS[:5])


def test_undertow_needs_a_card_in_the_deck_and_in_the_hand() -> None:
    assert v.UNDERTOW not in shells_offered(shell_position(size=0))
    assert v.UNDERTOW not in shells_offered(shell_position([]))


def test_start_shells_never_draw_omen_cards() -> None:
    game = position(cards(PEARL, 1, 1, 1, 1, 1), omen=True, shells=True, omens=(cards(CITY, 0, 0, 0), []))
    game.decks[0] = cards(GOLEM, 1, 2)
    assert v.DEEP_DIVE not in shells_offered(game)
    game.apply(UseShell(v.UNDERTOW))
    game.apply(v.Discard(Card(PEARL, 1)))
    game.apply(v.Discard(Card(PEARL, 1)))
    assert (game.phase, len(game.omens[0]), game.triggered_by) == (Phase.PLAY, 3, None)


def test_seal_forbids_play_but_not_capture_until_the_own_next_turn() -> None:
    game = shell_position(opponent=[*cards(PEARL, 1, 1), *cards(CORAL, 2, 3, 3)])
    game.apply(Play(PEARL, (1,)))
    game.apply(v.UseSeal(PEARL))
    assert all(isinstance(m, Play) and m.type == CORAL for m in moves_of(game, Play))
    game.apply(Play(CORAL, (2,)))
    assert game.scores() == [0, 1]  # the Pearl under the Seal was captured
    game.apply(UseShell(v.TIDE))
    assert all(isinstance(m, Play) and m.type == CORAL for m in moves_of(game, Play))
    game.apply(Play(CORAL, (3,)))
    game.apply(v.NoShell())
    assert game.player == 0
    assert v.SealRemoved(0, PEARL) in game.events
    assert game.seals == [None, None]
    assert v.SEAL not in game.shells[0]


def test_a_seal_does_not_bind_its_owner() -> None:
    game = shell_position()
    game.seals[0] = PEARL
    assert Play(PEARL, (1,)) in game.legal_moves()


def test_who_can_play_nothing_draws_and_has_the_end_window() -> None:
    game = shell_position(cards(PEARL, 1, 1, 1, 1))
    game.seals[1] = PEARL
    assert set(game.legal_moves()) == {v.PlayNothing(), UseShell(v.DEEP_DIVE), UseShell(v.UNDERTOW)}
    game.apply(v.PlayNothing())
    assert (len(game.hands[0]), game.phase) == (5, Phase.END_WINDOW)


def test_playing_nothing_is_judged_after_a_start_shell() -> None:
    for drawn, expected in ((GOLEM, {Play(GOLEM, (1,))}), (PEARL, {v.PlayNothing()})):
        game = shell_position(cards(PEARL, 1, 1, 1, 1, 1))
        game.decks[0] = cards(drawn, 1)
        game.seals[1] = PEARL
        game.apply(UseShell(v.UNDERTOW))
        game.apply(v.Discard(Card(PEARL, 1)))
        assert set(game.legal_moves()) == expected


# The end with a variant on -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("omen", "shells"), [(True, False), (False, True), (True, True)])
def test_with_a_variant_the_triggering_turn_is_finished_and_each_takes_one_more(omen: bool, shells: bool) -> None:
    game = third_city_position(omen=omen, shells=shells)
    game.apply(Play(CITY, (0,)))
    assert len(game.hands[0]) == 5  # drawn after the trigger
    order = []
    while not game.over:
        if game.phase is Phase.END_WINDOW:
            game.apply(v.NoShell())
            continue
        order.append(game.player)
        game.apply(Play(PEARL, (1,)))
    assert order == [1, 0]
    assert (game.turns, game.triggered_by) == (3, 0)


def test_only_one_trigger_counts_but_a_later_city_still_pays() -> None:
    game = third_city_position(omen=True, decks=([], []))
    game.apply(Play(CITY, (0,)))  # and the draw fails too
    assert [e for e in game.events if isinstance(e, v.EndTriggered)] == [v.EndTriggered(0, "third_city")]
    game.hands[1] = cards(CITY, 0, 0, 0)
    game.store = cards(RIDER, 2)
    game.apply(Play(CITY, (0, 0, 0)))
    assert (game.scores(), len(game.city_stacks)) == ([4, 2], 4)
    assert (game.player, game.over) == (0, False)
    game.apply(Play(PEARL, (1,)))
    assert game.over


def test_tide_in_the_triggering_turn_comes_before_the_final_turns() -> None:
    game = third_city_position(shells=True)
    game.apply(Play(CITY, (0,)))
    game.apply(UseShell(v.TIDE))
    order = []
    while not game.over:
        if game.phase is Phase.END_WINDOW:
            game.apply(v.NoShell())
            continue
        order.append(game.player)
        game.apply(Play(PEARL, (1,)))
    assert order == [0, 1, 0]


def test_tide_in_a_final_turn_gives_one_more_turn() -> None:
    game = third_city_position(shells=True)
    game.apply(Play(CITY, (0,)))
    game.apply(v.NoShell())
    order = []
    while not game.over:
        if game.phase is Phase.END_WINDOW:
            game.apply(UseShell(v.TIDE) if UseShell(v.TIDE) in game.legal_moves() else v.NoShell())
            continue
        order.append(game.player)
        game.apply(Play(PEARL, (1,)))
    assert order == [1, 1, 0, 0]


def test_an_empty_hand_in_a_final_turn_plays_nothing() -> None:
    game = position(cards(PEARL, 1, 1, 1, 1, 1), omen=True, decks=([], list(PEARLS)))
    game.apply(Play(PEARL, (1, 1, 1, 1, 1)))
    game.apply(Play(PEARL, (1,)))
    assert (game.player, game.hands[0]) == (0, [])
    assert game.legal_moves() == [v.PlayNothing()]
    game.apply(v.PlayNothing())
    assert game.over
