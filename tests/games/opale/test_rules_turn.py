"""A turn of Opale, the effects of the nine areas and Azura, sentence by sentence, on the real game."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.engine.errors import IllegalAction
from tests.games.opale.positions_of_game import GAME, cards, do, legal, make, on, part, phase, plays, size, words_of

# ---- 1. Play


def test_play_one_or_more_cards_of_one_type_from_hand_to_its_area() -> None:
    position = make("P113.G2.C4")
    assert plays(position) == {"P1", "P3", "P11", "P13", "P113", "G2", "C4"}
    do(position, "P113")
    assert on(position, "P") == "113"
    assert part(do(make("P113.G2.C4", deck="D111"), "P113"), "hand0") == "C4.G2.D111"


def test_cards_of_two_types_may_not_be_played_together() -> None:
    assert all(len({letter for letter in text if letter.isalpha()}) == 1 for text in plays(make("P113.G2.C4")))


def test_playing_is_compulsory() -> None:
    position = make("P113.G2.C4")
    assert set(legal(position)) == plays(position)
    with pytest.raises(IllegalAction, match="pass"):
        do(position, "pass")


def test_in_the_base_game_a_legal_play_always_exists() -> None:
    """No area stays full, so whatever is in a hand fits; and a hand is never empty."""
    for letter, full in {"H": "H11", "D": "D111", "R": "R1", "U": "U00"}.items():
        value = full[1]
        assert plays(make(f"{letter}{value * 4}", pile=full)) == {letter + value}


def test_in_a_holds_n_area_at_most_the_free_places() -> None:
    assert plays(make("H1112.P1", pile="H1")) == {"H1", "H2", "H11", "H12", "P1"}
    assert plays(make("H1112.P1", pile="H11")) == {"H1", "H2", "P1"}


def test_which_cards_of_that_type_is_the_players_choice() -> None:
    hand = "D11123"
    for text in ("D1", "D2", "D3", "D12", "D13", "D23", "D111", "D123", "D1123"):
        position = do(make(hand, deck="P1122334"), text)
        if len(text) == 5:
            assert part(position, "won0") == text  # the fourth Guardian takes all four
        else:
            assert on(position, "D") == text[1:]


# ---- 2. The effects


def test_sea_huntress_the_player_of_the_3rd_takes_all_coral_dragon() -> None:
    position = do(make("H1.P1122", pile="H12.C234"), "H1")
    assert part(position, "won0") == "C234"
    assert on(position, "C") == ""


def test_sea_huntress_the_3_huntresses_go_face_up_to_the_store() -> None:
    position = do(make("H1.P1122", pile="H12.C234", store="R11"), "H1")
    assert part(position, "store") == "H112.R11"
    assert on(position, "H") == ""
    for seat in (None, 0, 1):
        assert position.view(seat)["store"] == cards("H112.R11")


def test_three_huntresses_at_once_are_a_3rd_too() -> None:
    assert part(do(make("H112.P11", pile="C3"), "H112"), "won0") == "C3"


def test_coral_dragon_takes_all_royal_pearl() -> None:
    position = do(make("C23.P112", pile="C4.P334"), "C23")
    assert part(position, "won0") == "P334"
    assert on(position, "P") == ""
    assert on(position, "C") == "234"  # the dragons stay


@pytest.mark.parametrize(("letter", "text"), [("P", "P12"), ("S", "S22")])
def test_royal_pearl_and_petrified_dragon_have_no_effect(letter: str, text: str) -> None:
    position = make(f"{text}.D1", pile="H1.C2.P3.W1.S2.G1.D1.R1.U0", store="H1")
    before = words_of(position)
    do(position, text)
    assert on(position, letter) == "".join(sorted({"P": "3", "S": "2"}[letter] + text[1:]))
    assert [part(position, name) for name in ("won0", "won1", "store", "azura")] == ["-", "-", before["store"], "-"]
    assert position.current_player == 1


def test_abyss_witch_takes_all_royal_pearl_or_all_petrified_dragon() -> None:
    position = do(make("W12.P11", pile="P34.S222.W2"), "W12")
    assert phase(position) == "take"
    assert position.current_player == 0
    assert legal(position) == [">P", ">S"]
    pearls, stone = do(position.copy(), ">P"), do(position.copy(), ">S")
    assert (part(pearls, "won0"), on(pearls, "P"), on(pearls, "S")) == ("P34", "", "222")
    assert (part(stone, "won0"), on(stone, "P"), on(stone, "S")) == ("S222", "34", "")
    assert on(pearls, "W") == on(stone, "W") == "122"  # the witches stay


def test_abyss_witch_takes_petrified_dragon_with_azura() -> None:
    position = do(make("W1.P1122", pile="P34.S2"), "W1")
    assert do(position.copy(), ">S").view(None)["azura"] == 0
    assert do(position.copy(), ">P").view(None)["azura"] is None


def test_lava_golem_takes_all_abyss_witch() -> None:
    position = do(make("G13.P112", pile="W1122.G2"), "G13")
    assert part(position, "won0") == "W1122"
    assert (on(position, "W"), on(position, "G")) == ("", "123")


def test_dark_guardian_the_player_of_the_4th_takes_all_four() -> None:
    position = do(make("D12.P112", pile="D13"), "D12")
    assert part(position, "won0") == "D1123"
    assert on(position, "D") == ""
    assert part(position, "store") == "-"


@pytest.mark.parametrize(("target", "won"), [("W", "W12"), ("G", "G3")])
def test_turtle_rider_the_player_of_the_2nd_takes_all_abyss_witch_or_all_lava_golem(target: str, won: str) -> None:
    position = do(make("R1.P1122", pile="W12.G3.R1"), "R1")
    assert legal(position) == [">W", ">G"]
    do(position, f">{target}")
    assert part(position, "won0") == won
    assert on(position, target) == ""


def test_turtle_rider_the_2_riders_go_to_the_store() -> None:
    position = do(make("R2.P1122", pile="W12.G3.R1", store="H112"), "R2", ">G")
    assert part(position, "store") == "H112.R12"
    assert on(position, "R") == ""


def test_two_riders_at_once_are_a_2nd_too() -> None:
    assert phase(do(make("R12.P112"), "R12")) == "take"


def test_underwater_city_the_player_of_the_3rd_takes_the_whole_store() -> None:
    position = do(make("U0.P1122", pile="U00", store="H112.R12"), "U0")
    assert part(position, "won0") == "H112.R12"
    assert part(position, "store") == "-"


def test_underwater_city_the_3_city_cards_leave_play_as_one_stack() -> None:
    position = do(make("U00.P112", pile="U0", cities=1), "U00")
    assert position.view(None)["cities"] == 2
    assert on(position, "U") == ""
    assert size(position, "won0") == 0


def test_underwater_city_with_an_empty_store_still_makes_a_stack() -> None:
    position = do(make("U000.P11"), "U000")
    assert position.view(None)["cities"] == 1
    assert position.scores() == [0, 0]


def test_underwater_city_the_third_stack_ends_the_game() -> None:
    assert do(make("U0.P1122", pile="U00", cities=2), "U0").is_over
    assert not do(make("U0.P1122", pile="U00", cities=1), "U0").is_over


@pytest.mark.parametrize(
    ("hand", "pile", "first", "empty", "left"),
    [
        ("W1.P1122", "P3", "W1", ">S", "P3.W1"),
        ("R1.P1122", "G2.R1", "R1", ">W", "G2"),
        ("W1.D1111", "-", "W1", ">P", "W1"),
    ],
)
def test_a_choice_between_two_targets_is_free_also_an_empty_one(
    hand: str, pile: str, first: str, empty: str, left: str
) -> None:
    position = do(make(hand, pile=pile), first)
    assert empty in legal(position)
    assert part(do(position, empty), "pile") == left


def test_an_empty_target_gives_nothing() -> None:
    position = do(make("W1.P1122", pile="P3"), "W1", ">S")
    assert (part(position, "won0"), part(position, "azura")) == ("-", "-")
    for hand, text in (("C2.P1122", "C2"), ("G1.P1122", "G1"), ("H111.P12", "H111")):
        assert part(do(make(hand), text), "won0") == "-"


def test_captured_cards_go_face_down_to_the_players_own_score_pile() -> None:
    position = do(make("C2.P1122", pile="P34", won=("D1111", "H122")), "C2")
    assert part(position, "won0") == "P34.D1111"
    assert part(position, "won1") == "H122"
    assert position.view(1)["seats"][0]["captured"] == 6
    assert "score_pile" not in position.view(1)["seats"][0]


# ---- 3. Draw


@pytest.mark.parametrize(("text", "held"), [("P1", 5), ("P11", 5), ("P1122", 5), ("P11223", 5)])
def test_draw_up_to_5(text: str, held: int) -> None:
    position = do(make("P11223"), text)
    assert size(position, "hand0") == held
    assert size(position, "deck0") == 45 - (len(text) - 1)
    assert position.current_player == 1


def test_who_owns_azura_at_that_moment_draws_up_to_6() -> None:
    assert size(do(make(azura=0), "P1"), "hand0") == 6
    assert size(do(make(azura=1), "P1"), "hand0") == 5
    taken_now = do(make("W1.P1122", pile="S2"), "W1", ">S")
    assert size(taken_now, "hand0") == 6


def test_a_hand_above_the_limit_is_kept() -> None:
    """Six cards, Azura lost since: five are left and one is played; a sixth is neither drawn nor given back."""
    position = do(make("P11223.D1", azura=1), "D1")
    assert size(position, "hand0") == 5
    assert size(position, "deck0") == 44
    stuck = make("P112233", variants=("shells",), shells=(0, 0), seal="-,P", azura=1)
    assert size(do(stuck, "pass"), "hand0") == 6


def test_cards_are_drawn_from_the_own_deck() -> None:
    position = do(make("P1.D1111", "C2334.G1", deck="U000", other_deck="W1122"), "P1")
    assert part(position, "hand0") == "D1111.U0"
    assert part(position, "deck1") == "W1122"


# ---- Azura


@pytest.mark.parametrize("stone", ["S2", "S22222"])
@pytest.mark.parametrize("owner", [None, 1])
def test_taking_at_least_one_petrified_dragon_card_also_takes_azura_from_the_table_or_from_the_opponent(
    stone: str, owner: int | None
) -> None:
    position = do(make("W1.P1122", pile=stone, azura=owner), "W1", ">S")
    assert position.view(None)["azura"] == 0
    assert position.scores() == [2 * (len(stone) - 1) + 3, 0]


def test_taking_no_petrified_dragon_card_takes_no_azura() -> None:
    assert do(make("W1.P1122", azura=1), "W1", ">S").view(None)["azura"] == 1


def test_taken_from_the_opponent_one_card_from_the_opponents_hand_goes_on_top_of_the_opponents_deck() -> None:
    position = do(make("W1.P1122", "D111123", pile="S2", azura=1, other_deck="C2334"), "W1", ">S")
    back = part(position, "back1")
    assert back in ("D1", "D2", "D3")
    assert size(position, "hand1") == 5
    assert position.view(None)["seats"][1]["deck_size"] == 5
    left = part(position, "hand1")
    do(position, "D1")  # one card leaves the hand of five, and the first drawn is the one on top
    assert part(position, "back1") == "-"
    assert sorted(part(position, "hand1")) == sorted(left.replace("1", "", 1) + back[1])


def test_taken_from_the_table_nobody_loses_a_card() -> None:
    position = do(make("W1.P1122", "D11112", pile="S2"), "W1", ">S")
    assert part(position, "hand1") == "D11112"


def test_the_card_is_drawn_blind_at_random() -> None:
    hand = ["H1", "C3", "P4", "G2", "D3"]
    position = do(make("W1.P1122", ".".join(hand), pile="S2", azura=1), "W1")
    games = 2000
    taken = Counter(part(do(position.resample(1, seed), ">S"), "back1") for seed in range(games))
    assert set(taken) == set(hand)
    expected = games / len(hand)
    assert sum((taken[card] - expected) ** 2 / expected for card in hand) < 23.5  # 4 degrees of freedom, 1 in 10,000


def test_its_owner_knows_which_the_taker_does_not() -> None:
    before = do(make("W1.P1122", "H1.C3.P4.G2.D3", pile="S2", azura=1), "W1")
    after = do(before.copy(), ">S")
    back = part(after, "back1")
    assert after.view(1)["seats"][1]["deck_top"] == cards(back)
    assert "deck_top" not in after.view(0)["seats"][1]
    assert "deck_top" not in after.view(None)["seats"][1]
    action = GAME.action_from_text(">S")
    told = {
        seat: [
            part
            for line in before.log(action, after, seat)
            if line.key == "opale-log-blind"
            for part in line.to_json()["evidence"]
        ]
        for seat in (None, 0, 1)
    }
    assert [part["look"] for part in told[1]] == ["private"]
    assert [part["piece"] for part in told[0]] == [part["piece"] for part in told[None]] == ["back"]


def test_the_taker_cannot_tell_the_card_by_redrawing() -> None:
    after = do(make("W1.P1122", "H1.C3.P4.G2.D3", pile="S2", azura=1), "W1", ">S")
    seen = {part(after.resample(0, seed), "back1") for seed in range(300)}
    assert len(seen) > 12
    assert {part(after.resample(1, seed), "back1") for seed in range(20)} == {part(after, "back1")}


def test_cards_put_back_twice_come_last_in_first_out() -> None:
    position = make("D1.P1122", "P1122", deck="U00", back=("C2.C4", ""))
    do(position, "D1")
    assert part(position, "hand0") == "C4.P1122"
    assert part(position, "back0") == "C2"


def test_an_empty_hand_loses_nothing() -> None:
    position = do(make("W1.P1122", "-", variants=("shells",), pile="S2", azura=1, ending=1, finals=1), "W1", ">S")
    assert part(position, "back1") == "-"
    assert position.view(None)["azura"] == 0


def test_the_victim_refills_only_at_the_end_of_the_own_next_turn() -> None:
    position = do(make("W1.P1122", "D11112", pile="S2", azura=1), "W1", ">S")
    assert position.current_player == 1
    assert size(position, "hand1") == 4
    do(position, "D1")
    assert size(position, "hand1") == 5


def test_taking_azura_from_oneself_changes_nothing() -> None:
    position = do(make("W1.P1122", "D11112", pile="S2", azura=0), "W1", ">S")
    assert position.view(None)["azura"] == 0
    assert part(position, "hand1") == "D11112"
    assert [part(position, "back0"), part(position, "back1")] == ["-", "-"]
