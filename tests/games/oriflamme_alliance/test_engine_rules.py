"""The nine rules about the order of things."""

from __future__ import annotations

import pytest

from ludoteka.games.oriflamme_alliance.components import CARD_KEYS
from tests.games.oriflamme_alliance.setting import (
    BLUE,
    GREEN,
    RED,
    acting,
    influence,
    legal,
    phase,
    play,
    position,
    row,
    told,
)

# ---- 1. covered cards


def test_1_a_covered_card_does_not_act_get_influence_or_serve_as_a_target() -> None:
    game = position("R.judge/R.EMPRESS B.EMPRESS G.FANATIC")
    play(game, "leave")
    assert "acts R1 empress" not in told(game)
    assert row(game).startswith("R.judge+2/R.EMPRESS ")  # left, then favoured: only the top gets anything


def test_1_what_lies_on_a_covered_card_stays_on_it_verdict_tokens_too() -> None:
    game = position("R.agreement/R.judge+2* B.JUDGE")
    play(game, "leave")
    assert phase(game) == "verdict"  # the covered marked card cannot be eliminated: only the first ability is there
    assert row(game).startswith("R.agreement+1/R.judge+2* ")
    assert game.state.verdicts == 4


# ---- 2. the card below acts at once


@pytest.mark.parametrize("cover", ["extortion", "infiltration", "agreement"])
def test_2_when_the_top_leaves_by_its_own_activation_the_card_below_acts_at_once(cover: str) -> None:
    game = position(f"R.{cover}/R.FANATIC B.judge")
    play(game, "reveal")
    assert told(game)[-3:] == ["acts R1 fanatic", "gained red 1", "alone red 1"]
    assert acting(game) == "B1"


def test_2_a_discarded_diplomat_or_deserter_lets_the_card_below_act() -> None:
    game = position("R.DIPLOMAT/R.judge B.judge")
    play(game, "diplomat:discard")
    assert (acting(game), legal(game)) == ("R1", ["leave", "reveal"])
    game = position("R.DESERTER/R.judge B.agreement G.judge")
    assert acting(game) == "R1"


def test_2_a_judge_that_eliminates_itself_lets_the_card_below_act() -> None:
    game = position("R.JUDGE*/R.FANATIC B.judge")
    assert play(game, "judge:eliminate") == [
        "eliminated R2 judge",
        "verdict_returned R2 0",
        "uncovered R1 0",
        "rewarded red 1",
        "acts R1 fanatic",
        "gained red 1",
        "alone red 1",
    ]


def test_2_repeated_down_the_stack() -> None:
    game = position("R.extortion/R.infiltration/R.agreement+1/R.judge B.empress")
    play(game, "reveal", "reveal", "reveal")
    assert (acting(game), phase(game)) == ("R1", "leave_or_reveal")
    assert [kept["card"] for kept in game.view(None)["seats"][RED]["kept"]] == ["infiltration", "agreement"]


# ---- 3. uncovered by an elimination


def test_3_below_a_top_not_yet_reached_the_card_acts_when_the_walk_arrives() -> None:
    game = position("R.DESERTER B.agreement/B.FANATIC G.judge")
    assert told(game)[-3:] == ["acts B1 fanatic", "gained blue 1", "alone blue 1"]


def test_3_in_a_position_already_passed_it_waits_for_the_next_round() -> None:
    game = position("B.agreement/B.FANATIC R.DESERTER")
    play(game, "leave")
    assert row(game) == "B.FANATIC R.DESERTER"
    assert influence(game)[BLUE] == 1
    assert phase(game) == "place"


# ---- 4. the walk


def test_4_there_is_no_wrap_around() -> None:
    game = position("R.DESERTER B.judge G.judge Y.judge", players=4)
    assert told(game)[1] == "eliminated B1 judge"  # no choice: the last card is not beside the first


def test_4_what_is_removed_before_the_walk_causes_no_skip() -> None:
    game = position("B.agreement R.DESERTER G.judge")
    play(game, "leave", ">B1")
    assert acting(game) == "G1"


def test_4_what_is_removed_behind_the_walk_causes_no_repeat() -> None:
    game = position("B.agreement R.DESERTER G.judge B.judge")
    play(game, "leave", ">G1")
    assert (row(game), acting(game)) == ("B.agreement+1 B.judge", "B2")


def test_4_after_a_vanished_position_comes_the_one_that_stood_next() -> None:
    game = position("B.judge R.JUDGE* B.empress G.empress")
    play(game, "leave", "judge:eliminate")
    assert (acting(game), game.current_player) == ("B2", BLUE)


def test_4_a_judge_far_off_closes_a_gap_before_the_walk() -> None:
    game = position("B.empress* G.judge R.JUDGE G.empress")
    play(game, "leave", "leave", "judge:eliminate")
    assert (row(game), acting(game)) == ("G.judge+1 R.JUDGE G.empress", "G2")


def test_4_an_uprising_that_loses_its_left_neighbour_goes_on_to_the_right() -> None:
    game = position("B.judge R.uprising+1 G.judge B.empress")
    play(game, "leave", "reveal")
    assert (row(game), acting(game)) == ("R.uprising! B.empress", "B2")


def test_4_with_an_empty_row_the_activation_ends() -> None:
    game = position("R.extortion")
    assert play(game, "reveal")[-2:] == ["discarded R1 extortion", "round_started blue 3"]
    assert (phase(game), row(game)) == ("place", "")
    assert {text.partition("@")[2] for text in legal(game)} == {"start"}


# ---- 5. Uprising


def test_5_both_are_removed_together_then_paid_then_extortions_in_row_order_in_full_then_it_turns_down() -> None:
    game = position(
        "B.extortion+1 R.uprising+1 G.extortion+5* R.judge+2/R.empress+9", round_=5, kept={RED: "infiltration"}
    )
    play(game, "leave")
    assert play(game, "reveal") == [
        "revealed R1 uprising",
        "paid R1 1",
        "eliminated B1 extortion",
        "lost B1 2",
        "eliminated G1 extortion",
        "lost G1 5",
        "verdict_returned G1 0",
        "rewarded red 1",
        "infiltrated red 2",
        "rewarded red 1",
        "infiltrated red 2",
        "extorted blue 4",
        "lost R3 1",
        "extorted green 4",
        "lost R3 1",
        "turned_down R1 0",
    ]
    assert influence(game) == [7, 5, 5]


def test_5_extortion_counts_newly_uncovered_cards_of_the_attacker_which_can_lose_influence() -> None:
    game = position("R.judge/R.empress+2 R.uprising+1 B.extortion")
    events = play(game, "leave", "reveal")
    assert [e for e in events if e.startswith(("extorted", "lost R1"))] == ["extorted blue 4", "lost R1 1"]
    assert row(game) == "R.empress+1 R.uprising!"


def test_5_the_attacker_is_the_owner_of_the_acting_card_never_the_placer_of_a_verdict_token() -> None:
    game = position("G.judge B.judge R.JUDGE B.extortion* R.empress+1")
    play(game, "leave", "leave", "judge:eliminate")
    assert told(game) == [
        "eliminated B2 extortion",
        "verdict_returned B2 0",
        "rewarded red 1",
        "extorted blue 4",
        "lost R2 1",
    ]


# ---- 6. order of one reveal and of one elimination


def test_6_a_reveal_pays_its_cost_handles_the_influence_then_its_ability_then_leaves_or_flips() -> None:
    game = position("R.uprising+2 B.judge G.judge")
    assert [event.split()[0] for event in play(game, "reveal")] == [
        "revealed",
        "paid",
        "took",
        "eliminated",
        "rewarded",
        "turned_down",
    ]


def test_6_an_elimination_shows_loses_returns_uncovers_rewards_infiltrates_deserts_and_then_discards() -> None:
    game = position("R.DESERTER B.judge+1*/B.agreement G.judge", round_=4, kept={RED: "infiltration"})
    assert told(game) == [
        "acts R1 deserter",
        "eliminated B2 judge",
        "lost B2 1",
        "verdict_returned B2 0",
        "uncovered B1 0",
        "rewarded red 1",
        "infiltrated red 2",
        "deserted red 1",
        "discarded R1 deserter",
    ]


def test_6_the_extortion_reaction_comes_before_the_deserters_own_discard() -> None:
    game = position("R.DESERTER* B.extortion R.judge+1", round_=4)
    assert told(game)[1:] == [
        "eliminated B1 extortion",
        "rewarded red 1",
        "extorted blue 4",
        "lost R2 1",
        "discarded R1 deserter",
        "verdict_returned R1 0",
    ]


# ---- 7. impossible parts


@pytest.mark.parametrize(
    ("row_", "events"),
    [
        ("R.empress R.judge", ["revealed R1 empress", "gained red 2"]),
        ("R.deserter", ["revealed R1 deserter", "discarded R1 deserter"]),
        ("R.judge", ["revealed R1 judge", "gained red 1", "marked R1 0"]),
        ("R.uprising+1", ["revealed R1 uprising", "paid R1 1", "turned_down R1 0"]),
        ("R.infiltration", ["revealed R1 infiltration", "kept R1 0"]),
    ],
)
def test_7_what_is_impossible_is_skipped_and_the_reveal_stands(row_: str, events: list[str]) -> None:
    assert play(position(row_), "reveal")[: len(events)] == events


# ---- 8. verdict tokens and branches


@pytest.mark.parametrize(
    ("row_", "texts"),
    [
        ("R.extortion* B.judge", ["reveal"]),  # discarded
        ("R.agreement* B.judge", ["reveal"]),  # kept
        ("R.INFORMANT* B.judge", ["informant:exchange", "=empress"]),  # exchanged
        ("B.DESERTER R.judge* G.judge", []),  # eliminated
    ],
)
def test_8_a_verdict_token_returns_when_its_card_leaves_in_any_way(row_: str, texts: list[str]) -> None:
    game = position(row_)
    play(game, *texts)
    assert "verdict_returned R1 0" in told(game)
    assert game.state.verdicts == 5


def test_8_a_verdict_token_on_a_covered_card_stays_out_of_the_supply_until_it_is_uncovered_and_usable() -> None:
    game = position("R.judge/R.empress* B.JUDGE G.judge", placing=True)
    assert game.state.verdicts == 4
    game = position("R.extortion/R.empress* B.JUDGE G.judge")
    play(game, "reveal", "leave")
    assert legal(game) == ["judge:gain", "judge:eliminate"]


def test_8_a_judge_without_a_marked_uncovered_card_is_not_offered_elimination() -> None:
    game = position("R.JUDGE B.judge")
    assert told(game) == ["acts R1 judge", "gained red 1"]
    assert phase(game) == "verdict"


def test_8_several_kept_agreements_pay_in_seat_order_before_placement() -> None:
    game = position("G.judge R.judge", round_=3, kept={RED: "agreement+3", GREEN: "agreement+1"})
    assert play(game, "leave", "leave")[-3:] == ["round_started blue 4", "agreed red 3", "agreed green 1"]
    assert phase(game) == "place"


# ---- 9. decisions


@pytest.mark.parametrize("card", CARD_KEYS)
def test_9_leaving_a_hidden_card_is_a_decision_alike_for_every_card(card: str) -> None:
    game = position(f"R.{card} B.judge")
    assert (game.current_player, phase(game)) == (RED, "leave_or_reveal")
    assert play(game, "leave") == ["left R1 1"]


def test_9_a_known_uprising_without_influence_is_left_without_asking() -> None:
    game = position("R.uprising! B.judge G.judge")
    assert told(game) == ["left R1 1"]
    assert acting(game) == "B1"


def test_9_other_choices_with_one_answer_are_made_at_once() -> None:
    assert told(position("R.EMPRESS B.judge"))[-1] == "put B1 1"
    assert told(position("R.DESERTER B.judge G.judge"))[1] == "eliminated B1 judge"
    game = position("R.DIPLOMAT B.DIPLOMAT G.judge")
    assert play(game, "diplomat:gain") == ["gained red 1", "put B1 2", "acts B1 diplomat"]
    game = position("R.JUDGE B.judge* G.judge")
    assert play(game, "judge:eliminate")[0] == "eliminated B1 judge"
    game = position("R.INFORMANT B.judge", round_=6)
    assert play(game, "informant:exchange")[0] == "exchanged R1 0"


def test_9_each_choice_is_a_decision_of_its_own() -> None:
    game = position("R.judge B.judge* G.judge*")
    texts = ["reveal", "judge:eliminate", ">G1"]
    phases = ["leave_or_reveal", "branch", "sentence"]
    for text, expected in zip(texts, phases, strict=True):
        assert (game.current_player, phase(game)) == (RED, expected)
        play(game, text)
    game = position("R.INFORMANT B.judge G.judge")
    play(game, "informant:exchange")
    assert (game.current_player, phase(game)) == (RED, "exchange")
