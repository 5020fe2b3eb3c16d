"""The ten cards: each sentence about them."""

from __future__ import annotations

import pytest

from ludoteka.games.oriflamme_alliance.components import CARD_KEYS, CHARACTERS
from ludoteka.games.oriflamme_alliance.table import members
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


def test_six_characters_and_four_intrigues() -> None:
    assert [CARD_KEYS[card] for card in members(CHARACTERS)] == [
        "empress",
        "fanatic",
        "informant",
        "diplomat",
        "deserter",
        "judge",
    ]


@pytest.mark.parametrize("card", ["empress", "fanatic", "informant", "judge"])
def test_characters_stay_face_up_and_act_every_round(card: str) -> None:
    game = position(f"R.{card} B.judge G.judge")
    play(game, "reveal")
    while phase(game) != "place":
        play(game, legal(game)[0])
    assert row(game).split()[0].startswith(f"R.{card.upper()}")
    while phase(game) == "place":
        play(game, next(text for text in legal(game) if text.endswith("@end")))
    assert acting(game) == "R1" or f"acts R1 {card}" in told(game)


# ---- Empress


def test_empress_gains_2_and_puts_1_on_any_opponents_uncovered_face_down_card() -> None:
    game = position("R.EMPRESS R.judge B.FANATIC/B.judge G.judge B.empress G.uprising!")
    assert told(game) == ["acts R1 empress", "gained red 2"]  # credited before the target is chosen
    assert legal(game) == [">B3", ">G1", ">G2"]  # not one's own, not a face-up one, not a covered one
    assert play(game, ">G1")[:1] == ["put G1 1"]
    assert influence(game)[RED] == 3


def test_empress_without_a_target_skips_it() -> None:
    game = position("R.EMPRESS R.judge B.FANATIC")
    assert told(game) == ["acts R1 empress", "gained red 2"]
    assert acting(game) == "R2"


# ---- Fanatic


@pytest.mark.parametrize(
    ("row_", "gained"),
    [
        ("R.FANATIC B.EMPRESS G.judge", 2),  # other families do not count
        ("R.FANATIC R.judge B.judge", 2),  # face down does not count
        ("R.FANATIC R.judge/R.EMPRESS B.judge", 2),  # covered does not count
        ("R.FANATIC R.uprising! B.judge", 2),  # known but face down
        ("R.FANATIC R.EMPRESS B.judge", 1),
    ],
)
def test_fanatic_gains_1_and_1_more_if_no_other_uncovered_face_up_card_of_its_own_is_in_the_row(
    row_: str, gained: int
) -> None:
    game = position(row_)
    assert told(game)[1:gained] + told(game)[gained : gained + 1] == ["gained red 1", "alone red 1"][:gained]


# ---- Informant


def test_informant_gains_what_lies_on_both_adjacent_face_down_cards_of_opponents_copied_from_the_supply() -> None:
    game = position("B.judge+2 R.INFORMANT G.judge+3")
    play(game, "leave")
    assert legal(game) == ["informant:gain", "informant:exchange"]
    assert play(game, "informant:gain") == ["gained red 6"]
    assert row(game) == "B.judge+3 R.INFORMANT G.judge+3"


@pytest.mark.parametrize(
    ("row_", "gained"),
    [
        ("R.INFORMANT B.judge+2 G.judge+5", 2),  # at an end of the row one neighbour
        ("R.INFORMANT R.judge+2", 0),  # one's own card does not count
        ("R.INFORMANT B.DIPLOMAT+2", 0),  # a face-up one neither
        ("R.INFORMANT B.judge+1/B.empress+4", 1),  # a covered one neither
        ("R.INFORMANT B.uprising!+1", 1),  # a known one that lies face down does
        ("R.INFORMANT", 0),  # for 0 it is always legal
    ],
)
def test_informant_counts_each_eligible_neighbour_only(row_: str, gained: int) -> None:
    game = position(row_)
    assert play(game, "informant:gain")[0] == f"gained red {gained}"
    assert influence(game)[RED] == 1 + gained


def test_informant_is_exchanged_for_a_hand_card_face_down_in_the_same_place() -> None:
    game = position("B.judge R.INFORMANT/R.FANATIC G.JUDGE", hands={RED: "empress judge diplomat deserter uprising"})
    play(game, "leave", "informant:exchange")
    assert legal(game) == ["=empress", "=diplomat", "=deserter", "=judge", "=uprising"]
    play(game, "=judge")
    assert row(game).startswith("B.judge+1 R.judge/R.FANATIC G.JUDGE")
    assert members(game.state.hand[RED]) == [CARD_KEYS.index(c) for c in ("empress", "informant", "diplomat")] + [4, 6]


def test_informant_can_never_replace_itself() -> None:
    game = position("R.INFORMANT B.judge", hands={RED: "empress judge diplomat deserter uprising"})
    play(game, "informant:exchange")
    assert "=informant" not in legal(game)


def test_the_new_card_has_0_influence_and_does_not_act_this_round() -> None:
    game = position("R.INFORMANT B.judge")
    play(game, "informant:exchange", "=empress")
    assert row(game).startswith("R.empress B.judge")
    assert acting(game) == "B1"
    play(game, "leave")
    assert row(game).startswith("R.empress B.judge")  # no +1 either


def test_the_new_card_can_be_targeted_at_once() -> None:
    game = position("R.INFORMANT B.EMPRESS G.FANATIC")
    events = play(game, "informant:exchange", "=empress")
    assert events[:4] == ["exchanged R1 0", "acts B1 empress", "gained blue 2", "put R1 1"]


def test_an_exchange_is_not_leaving_nothing_below_acts() -> None:
    game = position("R.INFORMANT/R.FANATIC B.judge")
    play(game, "informant:exchange", "=empress")
    assert influence(game)[RED] == 1
    assert acting(game) == "B1"


def test_the_verdict_token_of_an_exchanged_informant_returns_to_the_supply() -> None:
    game = position("R.INFORMANT* B.judge")
    assert play(game, "informant:exchange", "=empress")[:2] == ["exchanged R1 0", "verdict_returned R1 0"]
    assert game.state.verdicts == 5


# ---- Diplomat


def test_diplomat_gains_1_and_puts_2_on_another_uncovered_face_up_diplomat_by_choice() -> None:
    game = position("R.DIPLOMAT B.DIPLOMAT+1 G.DIPLOMAT Y.judge/Y.DIPLOMAT", players=4)
    assert legal(game) == ["diplomat:gain", "diplomat:discard"]
    assert play(game, "diplomat:gain") == ["gained red 1"]  # credited before the target is chosen
    assert legal(game) == [">B1", ">G1"]
    assert play(game, ">B1") == ["put B1 2", "acts B1 diplomat"]


def test_diplomat_without_another_skips_the_gift() -> None:
    game = position("R.DIPLOMAT B.diplomat G.judge")
    assert play(game, "diplomat:gain") == ["gained red 1"]
    assert acting(game) == "B1"


def test_diplomat_or_gains_all_influence_on_it_and_is_discarded() -> None:
    game = position("R.DIPLOMAT+5 B.judge")
    assert play(game, "diplomat:discard") == ["took R1 5", "discarded R1 diplomat"]
    assert influence(game)[RED] == 6


def test_a_just_revealed_diplomat_may_be_discarded_for_0_more() -> None:
    game = position("R.diplomat+2 B.judge")
    assert play(game, "reveal", "diplomat:discard") == ["revealed R1 diplomat", "took R1 2", "discarded R1 diplomat"]


def test_influence_on_a_diplomat_stays_when_it_is_covered_and_is_lost_when_it_is_eliminated() -> None:
    game = position("B.judge/B.DIPLOMAT+4 R.judge", placing=True)
    assert row(game) == "B.judge/B.DIPLOMAT+4 R.judge"
    game = position("R.DESERTER B.DIPLOMAT+4 G.judge")
    assert told(game)[1:3] == ["eliminated B1 diplomat", "lost B1 4"]
    assert influence(game) == [3, 1, 1]


# ---- Deserter


def test_deserter_eliminates_an_adjacent_card_by_choice_of_two_its_own_counts() -> None:
    game = position("B.judge R.DESERTER R.judge G.judge")
    play(game, "leave")
    assert legal(game) == [">R2", ">B1"]


def test_deserter_gains_1_more_for_a_character() -> None:
    assert influence(position("R.DESERTER B.judge G.judge"))[RED] == 1 + 1 + 1
    assert influence(position("R.DESERTER B.agreement G.judge"))[RED] == 1 + 1


def test_deserter_without_a_neighbour_skips_and_is_discarded() -> None:
    game = position("R.DESERTER")
    assert told(game)[:2] == ["acts R1 deserter", "discarded R1 deserter"]
    assert row(game) == ""


@pytest.mark.parametrize(
    ("row_", "stays"),
    [
        ("R.DESERTER B.judge G.FANATIC", True),  # after the gap has closed
        ("R.DESERTER B.judge/B.FANATIC", True),  # uncovered by the elimination
        ("R.DESERTER B.judge R.FANATIC", True),  # of whatever family
        ("R.DESERTER B.judge G.judge", False),  # a character, but face down
        ("R.DESERTER B.judge G.uprising!", False),
        ("R.DESERTER B.judge", False),
    ],
)
def test_deserter_is_discarded_unless_an_uncovered_face_up_character_is_now_adjacent(row_: str, stays: bool) -> None:
    game = position(row_)
    assert ("discarded R1 deserter" in told(game)) is not stays


# ---- Judge


def test_judge_gains_1_and_puts_a_verdict_token_on_any_uncovered_card_without_one_itself_too() -> None:
    game = position("R.JUDGE B.empress G.judge*/G.FANATIC R.FANATIC")
    assert legal(game) == ["judge:gain", "judge:eliminate"]
    assert play(game, "judge:gain") == ["gained red 1"]  # credited before the target is chosen
    assert legal(game) == [">R1", ">R2", ">B1"]
    assert play(game, ">R1")[:1] == ["marked R1 0"]
    assert row(game).startswith("R.JUDGE* ")
    assert game.state.verdicts == 3


def test_judge_with_no_target_gains_1_only() -> None:
    game = position("R.JUDGE* B.empress*")
    assert play(game, "judge:gain") == ["gained red 1"]
    assert acting(game) == "B1"


def test_judge_eliminates_any_uncovered_card_with_a_verdict_token_whoever_put_it_there() -> None:
    game = position("R.JUDGE B.empress+2* G.judge G.empress* B.judge/B.FANATIC*")
    play(game, "judge:eliminate")
    assert legal(game) == [">B1", ">G2"]
    assert play(game, ">B1") == ["eliminated B1 empress", "lost B1 2", "verdict_returned B1 0", "rewarded red 1"]
    assert game.state.verdicts == 3


def test_judge_eliminates_itself_too() -> None:
    game = position("R.JUDGE* B.judge")
    assert play(game, "judge:eliminate") == ["eliminated R1 judge", "verdict_returned R1 0", "rewarded red 1"]
    assert row(game) == "B.judge"


# ---- Uprising


def test_uprising_without_influence_can_only_be_left() -> None:
    assert legal(position("R.uprising B.judge")) == ["leave"]


def test_uprising_is_revealed_by_paying_1_from_those_on_it_and_takes_the_rest() -> None:
    game = position("R.uprising+3")
    assert play(game, "reveal")[:4] == ["revealed R1 uprising", "paid R1 1", "took R1 2", "turned_down R1 0"]
    assert influence(game)[RED] == 3


def test_uprising_eliminates_both_neighbours_own_ones_too() -> None:
    game = position("R.judge R.uprising+1 B.judge G.judge")
    play(game, "leave", "reveal")
    assert row(game) == "R.uprising! G.judge"
    assert influence(game)[RED] == 3


def test_uprising_at_a_row_end_eliminates_the_one() -> None:
    game = position("R.uprising+1 B.judge G.judge")
    play(game, "reveal")
    assert row(game) == "R.uprising! G.judge"


def test_uprising_stays_face_down_with_0_its_identity_public_and_no_1_this_round() -> None:
    game = position("R.uprising+1* G.judge B.judge")
    play(game, "reveal")
    assert row(game) == "R.uprising!* B.judge"  # turning down leaves the token
    for seat in (None, BLUE, GREEN):
        assert game.view(seat)["row"][0][0]["card"] == "uprising"


def test_uprising_may_act_again_in_a_later_round() -> None:
    game = position("R.uprising!+1 B.judge")
    assert legal(game) == ["leave", "reveal"]
    assert play(game, "reveal")[:2] == ["revealed R1 uprising", "paid R1 1"]


# ---- Extortion


def test_extortion_revealed_loses_what_lies_on_it_gains_1_and_is_discarded() -> None:
    game = position("R.extortion+3 B.judge")
    assert play(game, "reveal") == [
        "revealed R1 extortion",
        "lost R1 3",
        "gained red 1",
        "discarded R1 extortion",
    ]
    assert influence(game)[RED] == 2


def test_extortion_eliminated_by_an_opponent_gains_2_per_uncovered_card_of_both_faces_the_attacker_included() -> None:
    game = position("B.judge B.FANATIC R.extortion B.DESERTER B.agreement/B.empress G.judge")
    play(game, "leave", "leave", ">R1")
    assert "extorted red 8" in told(game)


def test_that_opponent_loses_1_from_each_own_uncovered_face_down_card_that_has_any() -> None:
    game = position("B.DESERTER R.extortion B.judge+2 B.DIPLOMAT+3 B.empress/B.fanatic+4 B.agreement+1 G.judge+1")
    assert [event for event in told(game) if event.startswith("lost")] == ["lost B2 1", "lost B6 1"]
    assert row(game).endswith("B.judge+1 B.DIPLOMAT+3 B.empress/B.fanatic+4 B.agreement G.judge+1")


def test_the_eliminator_of_an_extortion_still_gains_the_normal_1() -> None:
    game = position("B.DESERTER R.extortion G.judge")
    assert influence(game) == [1 + 2, 1 + 1, 1]


def test_extortion_eliminated_by_its_owner_pays_only_the_normal_1() -> None:
    game = position("R.DESERTER R.extortion G.judge")
    assert influence(game) == [2, 1, 1]


# ---- Infiltration


def test_infiltration_takes_what_lies_on_it_puts_1_on_each_own_uncovered_face_down_card_and_is_kept() -> None:
    game = position("R.uprising!+1 R.infiltration+1*/R.empress R.FANATIC/R.judge B.judge", round_=6)
    events = play(game, "leave", "reveal")
    assert events[1:] == [
        "revealed R3 infiltration",
        "took R3 1",
        "put R1 1",
        "kept R3 0",
        "verdict_returned R3 0",
        "uncovered R2 0",
    ]
    assert game.view(None)["seats"][RED]["kept"] == [{"card": "infiltration", "influence": 0}]


def test_a_kept_infiltration_gains_2_whenever_its_owner_eliminates_a_face_down_card_the_own_too() -> None:
    for victim, gained in (("B.agreement", 3), ("R.agreement", 3), ("B.uprising!", 3), ("B.FANATIC", 2)):
        game = position(f"R.DESERTER {victim} G.judge", round_=3, kept={RED: "infiltration"})
        assert influence(game)[RED] == 1 + gained, victim


def test_a_kept_infiltration_pays_its_owner_only() -> None:
    game = position("B.DESERTER R.agreement G.judge", round_=2, kept={RED: "infiltration"})
    assert influence(game) == [1, 2, 1]


# ---- Agreement


def test_agreement_is_kept_with_the_influence_on_it() -> None:
    game = position("R.agreement+2 B.judge")
    assert play(game, "reveal") == ["revealed R1 agreement", "kept R1 2"]
    assert influence(game)[RED] == 1
    assert game.view(None)["seats"][RED]["kept"] == [{"card": "agreement", "influence": 2}]


def test_agreement_pays_at_the_start_of_each_later_round_only_with_a_card_in_the_row() -> None:
    game = position("R.judge B.judge", kept={RED: "agreement+3", GREEN: "agreement+2"}, round_=3)
    events = play(game, "leave", "leave")
    assert events[-2:] == ["round_started blue 4", "agreed red 3"]
    assert influence(game) == [4, 1, 1]


def test_agreement_pays_at_the_end_unconditionally() -> None:
    game = position("R.judge B.judge", kept={GREEN: "agreement+2"}, round_=6)
    assert play(game, "leave", "leave")[-2:] == ["agreed green 2", "ended red 0"]


def test_kept_cards_are_not_in_the_row() -> None:
    game = position("R.agreement+2 B.EMPRESS", round_=2)
    play(game, "reveal")
    assert row(game) == "B.EMPRESS"
    assert "put" not in " ".join(told(game))


@pytest.mark.parametrize("card", ["infiltration", "agreement"])
def test_an_eliminated_infiltration_or_agreement_is_not_kept(card: str) -> None:
    game = position(f"B.DESERTER R.{card}+1 G.judge")
    assert game.view(None)["seats"][RED]["kept"] == []
    assert card in game.view(None)["seats"][RED]["gone"]
