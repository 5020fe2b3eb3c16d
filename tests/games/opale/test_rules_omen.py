"""The variant Omen, sentence by sentence, on the real game."""

from __future__ import annotations

import json

import pytest

from ludoteka.engine.position import Position
from tests.games.opale.positions_of_game import BOTH, GAME, cards, do, legal, make, part, phase, size

OMEN = ("omen",)
WITH_OMEN = [OMEN, BOTH]


def lay_three(position: Position) -> list[str]:
    """The player to move lays the first three cards offered aside; return them."""
    laid = []
    for _ in range(3):
        laid.append(legal(position)[0])
        do(position, laid[-1])
    return laid


@pytest.mark.parametrize("variants", WITH_OMEN, ids=str)
def test_before_the_first_turn_each_draws_8(variants: tuple[str, ...]) -> None:
    position = GAME.new(seed=1, variants=variants)
    assert [size(position, "hand0"), size(position, "hand1")] == [8, 8]
    assert [seat["deck_size"] for seat in position.view(None)["seats"]] == [42, 42]


@pytest.mark.parametrize("variants", WITH_OMEN, ids=str)
def test_each_lays_3_of_them_face_down_beside_the_deck(variants: tuple[str, ...]) -> None:
    position = GAME.new(seed=2, variants=variants)
    first = position.current_player
    assert first is not None
    assert phase(position) == "lay_aside"
    assert set(legal(position)) == {f"={name}" for name in names(part(position, f"hand{first}"))}
    laid = lay_three(position)
    assert size(position, f"hand{first}") == 5
    assert sorted(names(part(position, f"aside{first}"))) == sorted(text[1:] for text in laid)


def names(text: str) -> list[str]:
    return [group[0] + value for group in text.split(".") if group != "-" for value in group[1:]]


@pytest.mark.parametrize("seed", range(6))
def test_the_first_player_decides_first(seed: int) -> None:
    position = GAME.new(seed=seed, variants=OMEN)
    first = position.current_player
    assert first is not None
    lay_three(position)
    assert (position.current_player, phase(position)) == (1 - first, "lay_aside")
    lay_three(position)
    assert (position.current_player, phase(position)) == (first, "play")


def test_the_cards_are_laid_aside_secretly() -> None:
    before = GAME.new(seed=3, variants=OMEN)
    first = before.current_player
    assert first is not None
    action = before.legal_actions()[0]
    after = before.after(action)
    for seat in (None, 1 - first):
        _, told = before.log(action, after, seat)
        assert (told.key, set(told.args)) == ("opale-log-lay-aside", {"who"})
        assert [part["piece"] for part in told.to_json()["evidence"]] == ["back"]
    _, told = before.log(action, after, first)
    (shown,) = told.to_json()["evidence"]
    assert (told.key, shown["look"]) == ("opale-log-lay-aside", "private")


def test_their_owner_may_look_at_them_the_opponent_sees_how_many_are_left() -> None:
    position = make(variants=OMEN, aside=("P4.D3", "C4"))
    assert position.view(0)["seats"][0]["aside"] == cards("P4.D3")
    assert position.view(1)["seats"][1]["aside"] == cards("C4")
    for seat in (None, 0, 1):
        shown = position.view(seat)
        assert [entry["aside_size"] for entry in shown["seats"]] == [2, 1]
        for p in range(2):
            assert ("aside" in shown["seats"][p]) == (p == seat)


def test_in_the_end_of_turn_draw_each_card_may_come_from_the_deck_or_be_one_of_those_3_named() -> None:
    position = do(make("P11.D111", deck="U000", variants=OMEN, aside=("C3.G12", "-")), "P11")
    assert phase(position) == "draw"
    assert legal(position) == ["=C3", "=G1", "=G2", "deck"]
    assert part(do(position.copy(), "deck", "deck"), "hand0") == "D111.U00"
    assert part(do(position.copy(), "=G2", "deck"), "hand0") == "G2.D111.U0"
    assert part(do(position.copy(), "=C3", "=G1"), "hand0") == "C3.G1.D111"
    assert part(do(position.copy(), "=C3", "=G1"), "aside0") == "G2"


def test_one_at_a_time_and_seeing_each_before_the_next_choice() -> None:
    position = do(make("P11.D111", deck="U000", variants=OMEN, aside=("C3", "-")), "P11")
    do(position, "deck")
    assert position.current_player == 0
    assert position.view(0)["seats"][0]["hand"] == cards("D111.U0")
    assert legal(position) == ["=C3", "deck"]


def test_a_named_card_is_secret_but_that_it_came_from_those_laid_aside_is_not() -> None:
    before = do(make("P11.D111", variants=OMEN, aside=("C3", "-")), "P11")
    action = GAME.action_from_text("=C3")
    after = before.after(action)
    for seat in (None, 1):
        told = before.log(action, after, seat)[0]
        assert (told.key, set(told.args)) == ("opale-log-draw-aside", {"who"})
        assert "coral" not in json.dumps(after.view(seat)["seats"][0])
    assert after.view(1)["seats"][0]["aside_size"] == 0


def test_only_the_own_cards_laid_aside_may_be_drawn() -> None:
    position = do(make("P1.D1112", variants=OMEN, aside=("C3", "G2")), "P1")
    assert legal(position) == ["=C3", "deck"]


def test_without_cards_laid_aside_the_draw_asks_nothing() -> None:
    position = do(make("P11.D111", deck="U000", variants=OMEN), "P11")
    assert part(position, "hand0") == "D111.U00"
    assert (position.current_player, phase(position)) == (1, "play")


def test_the_draw_goes_on_by_itself_when_the_last_of_them_is_taken() -> None:
    position = do(make("P112.D11", deck="U000", variants=OMEN, aside=("C3", "-")), "P112", "=C3")
    assert part(position, "hand0") == "C3.D11.U00"
    assert position.current_player == 1


def test_with_azura_the_omen_draw_goes_up_to_6() -> None:
    position = do(make("P1.D1112", deck="U000", variants=OMEN, aside=("C3", "-"), azura=0), "P1", "deck")
    assert phase(position) == "draw"
    assert size(do(position, "=C3"), "hand0") == 6


def test_deck_empty_they_must_be_taken() -> None:
    position = do(make("P11.D111", deck="-", variants=OMEN, aside=("C3.G12", "-")), "P11")
    assert legal(position) == ["=C3", "=G1", "=G2"]
    do(position, "=G1", "=C3")
    assert part(position, "hand0") == "C3.G1.D111"
    assert position.state.ending == 0


def test_the_opponent_cannot_tell_from_the_draw_that_those_left_are_alike() -> None:
    """With the deck empty each card is asked for, though there may be but one face to name."""
    alike = do(make("P11.D111", deck="-", variants=OMEN, aside=("G1.C33", "-")), "P11", "=G1")
    assert legal(alike) == ["=C3"]
    different = do(make("P11.D111", deck="-", variants=OMEN, aside=("G1.C34", "-")), "P11", "=G1")
    assert legal(different) == ["=C3", "=C4"]
    assert alike.view(1)["phase"] == different.view(1)["phase"] == "draw"
    assert alike.current_player == different.current_player == 0


def test_the_cannot_draw_end_comes_only_when_both_are_exhausted() -> None:
    not_yet = do(make("P112.D11", deck="U0", variants=OMEN, aside=("C34", "-")), "P112", "deck", "=C3", "=C4")
    assert part(not_yet, "hand0") == "C34.D11.U0"
    assert not not_yet.state.ending
    exhausted = do(make("P112.D11", deck="U0", variants=OMEN, aside=("C3", "-")), "P112", "deck", "=C3")
    assert part(exhausted, "hand0") == "C3.D11.U0"
    assert exhausted.state.ending


def test_a_card_put_back_by_azura_lies_on_top_of_the_deck_not_among_those_laid_aside() -> None:
    position = do(make("P1.D111", deck="U0", variants=OMEN, aside=("C3", "-"), back=("G2", "")), "P1", "deck")
    assert part(position, "hand0") == "G2.D111"
