"""The end of base Opale, sentence by sentence, on the real game."""

from __future__ import annotations

from random import Random

import pytest

from ludoteka.engine.position import Position
from ludoteka.engine.text import Words
from tests.games.opale.positions_of_game import GAME, do, legal, make, part, size


def test_the_end_comes_at_the_third_city_stack_its_store_is_paid_out_first() -> None:
    position = do(make("U0.P1122", pile="U00", cities=2, store="H112.R12"), "U0")
    assert position.is_over
    assert part(position, "won0") == "H112.R12"
    assert position.scores() == [7, 0]
    assert position.winners() == [0]


def test_in_the_base_game_the_third_city_ends_before_any_draw() -> None:
    before = make("U00.P112", pile="U0", cities=2)
    position = do(before.copy(), "U00")
    assert part(position, "hand0") == "P112"
    assert size(position, "deck0") == size(before, "deck0")


def test_the_end_comes_when_a_player_cannot_draw_up_to_the_required_hand() -> None:
    assert do(make("P11223", deck="D1"), "P11").is_over
    assert do(make("P11223", deck="-"), "P1").is_over


def test_drawing_exactly_the_last_card_does_not_end_the_game() -> None:
    position = do(make("P11223", deck="D12"), "P11")
    assert not position.is_over
    assert part(position, "hand0") == "P223.D12"


def test_with_azura_the_required_hand_is_six() -> None:
    assert not do(make("P11223", deck="D12", azura=0), "P1").is_over
    assert do(make("P11223", deck="D1", azura=0), "P1").is_over
    assert not do(make("P11223", deck="D1", azura=1), "P1").is_over


def test_what_can_be_drawn_is_drawn_before_the_end() -> None:
    assert part(do(make("P11223", deck="D1"), "P112"), "hand0") == "P23.D1"


def test_the_opponents_empty_deck_does_not_end_the_game() -> None:
    assert not do(make("P11223", other_deck="-"), "P1").is_over


def test_a_card_put_back_on_an_empty_deck_can_be_drawn() -> None:
    position = make("P1122", "P1122", deck="-", back=("C4", ""))
    assert do(position, "P1").is_over  # one card short
    position = make("P1122.D1", "P1122", deck="-", back=("C4", ""))
    assert not do(position, "P1").is_over


def ending_told(position: Position, *actions: str) -> list[str]:
    *first, last = actions
    do(position, *first)
    action = GAME.action_from_text(last)
    told = position.log(action, position.after(action), None)
    return [Words("en", ("Ann", "Bob")).say(phrase) for phrase in told]


def test_the_log_says_what_brought_the_end() -> None:
    deck = "Ann cannot draw up to a full hand, because the deck is empty: this triggers the end."
    assert ending_told(make("P11223", deck="D1"), "P11")[-2] == deck
    city = ending_told(make("U0.P1122", pile="U00", cities=2), "U0")
    assert city[-2] == "The last City stack triggers the end."
    assert deck not in city
    near = "The end is near: each player has one more turn."
    assert ending_told(make("P11223", deck="-", variants=("omen",)), "P1")[-2:] == [deck, near]
    assert near not in ending_told(make("P11223", deck="D1"), "P11")


def test_the_log_says_the_points_of_a_tie_and_what_decided_it() -> None:
    tied = make("P11223", deck="-", won=("D1", "D1"))
    assert ending_told(tied, "P1")[-1] == "A draw: 1 point each, and nobody owns Azura."
    azura = make("P11223", deck="-", won=("-", "D3"), azura=0)
    assert ending_told(azura, "P1")[-1] == "3 points each: Ann owns Azura and wins."


def test_score_is_the_values_of_captured_cards() -> None:
    position = do(make("P11223", deck="-", won=("C34.D3", "P124")), "P1")
    assert position.scores() == [10, 7]


@pytest.mark.parametrize(("azura", "scores"), [(None, [10, 7]), (0, [13, 7]), (1, [10, 10])])
def test_azura_plus_3(azura: int | None, scores: list[int]) -> None:
    position = do(make("P11223", deck="-", won=("C34.D3", "P124"), azura=azura), "P1")
    assert position.scores() == scores


def test_hand_board_and_store_do_not_score() -> None:
    position = do(make("P1122.C4", deck="-", pile="D123.G3", store="H22"), "P1")
    assert position.is_over
    assert position.scores() == [0, 0]


@pytest.mark.parametrize(
    ("won", "azura", "winners", "returns"),
    [
        (("C34", "C3"), None, [0], [1.0, -1.0]),
        (("C3", "C34"), None, [1], [-1.0, 1.0]),
        (("C3", "C4"), 0, [0], [1.0, -1.0]),  # 6 to 4
    ],
)
def test_higher_wins(won: tuple[str, str], azura: int | None, winners: list[int], returns: list[float]) -> None:
    position = do(make("P11223", deck="-", won=won, azura=azura), "P1")
    assert position.winners() == winners
    assert position.returns() == returns


@pytest.mark.parametrize(("won", "azura"), [(("P1", "C4"), 0), (("C4", "P1"), 1)])
def test_a_tie_goes_to_azuras_owner(won: tuple[str, str], azura: int) -> None:
    position = do(make("P11223", deck="-", won=won, azura=azura), "P1")
    assert position.scores() == [4, 4]
    assert position.winners() == [azura]
    assert position.returns()[azura] == 1.0


def test_if_nobody_owns_azura_a_draw() -> None:
    position = do(make("P11223", deck="-", won=("C3", "G3")), "P1")
    assert position.scores() == [3, 3]
    assert position.winners() == [0, 1]
    assert position.returns() == [0.0, 0.0]


def test_in_the_base_game_there_is_no_further_turn() -> None:
    for position in (do(make("U0.P1122", pile="U00", cities=2), "U0"), do(make("P11223", deck="-"), "P1")):
        assert position.is_over
        assert position.current_player is None
        assert legal(position) == []


def test_in_the_base_game_nobody_is_ever_left_without_a_play() -> None:
    dice = Random(1)
    for seed in range(100):
        position = GAME.new(seed=seed)
        while not position.is_over:
            texts = legal(position)
            assert texts
            assert "pass" not in texts
            position.apply(dice.choice(position.legal_actions()))
