"""The worked examples."""

from __future__ import annotations

from tests.games.oriflamme_alliance.setting import BLUE, GREEN, RED, influence, legal, phase, play, position, row, told


def test_example_1_a_whole_activation() -> None:
    game = position("R.empress B.deserter+1 R.judge+2 G.empress B.FANATIC", round_=2)
    assert game.current_player == RED
    assert play(game, "leave") == ["left R1 1"]
    assert game.current_player == BLUE
    assert play(game, "reveal") == ["revealed B1 deserter", "took B1 1"]
    assert legal(game) == [">R1", ">R2"]
    assert play(game, ">R2") == [
        "eliminated R2 judge",
        "lost R2 2",
        "rewarded blue 1",
        "deserted blue 1",
        "discarded B1 deserter",
    ]
    assert game.current_player == GREEN
    assert play(game, "leave") == [
        "left G1 1",
        "acts B2 fanatic",
        "gained blue 1",
        "alone blue 1",
        "round_started blue 3",
    ]
    assert influence(game) == [1, 1 + 5, 1]
    assert row(game) == "R.empress+1 G.empress+1 B.FANATIC"


def test_example_2_infiltration_on_a_face_up_deserter() -> None:
    game = position("R.infiltration+2/R.DESERTER B.judge+1 R.empress", round_=3)
    assert play(game, "reveal") == [
        "revealed R2 infiltration",
        "took R2 2",
        "put R3 1",
        "kept R2 0",
        "uncovered R1 0",
        "acts R1 deserter",
        "eliminated B1 judge",
        "lost B1 1",
        "rewarded red 1",
        "infiltrated red 2",
        "deserted red 1",
        "discarded R1 deserter",
    ]
    assert influence(game)[RED] == 1 + 2 + 4
    assert row(game) == "R.empress+1"


def test_example_3_the_same_with_the_deserter_face_down_which_its_owner_may_leave() -> None:
    game = position("R.infiltration/R.deserter B.judge R.empress", round_=3)
    assert play(game, "reveal") == ["revealed R2 infiltration", "put R3 1", "kept R2 0", "uncovered R1 0"]
    assert (game.current_player, legal(game)) == (RED, ["leave", "reveal"])
    play(game, "leave")
    assert row(game) == "R.deserter+1 B.judge R.empress+1"


def test_example_4_uprising_with_3_between_two_cards_then_only_left_next_round() -> None:
    game = position("B.judge R.uprising+3 G.fanatic", round_=2)
    play(game, "leave")
    assert play(game, "reveal")[:8] == [
        "revealed R1 uprising",
        "paid R1 1",
        "took R1 2",
        "eliminated B1 judge",
        "lost B1 1",
        "eliminated G1 fanatic",
        "rewarded red 1",
        "rewarded red 1",
    ]
    assert influence(game)[RED] == 1 + 2 + 1 + 1
    assert row(game) == "R.uprising!"
    assert (phase(game), game.current_player) == ("place", BLUE)
    play(game, "empress@end", "empress@end")
    assert play(game, "empress@end") == ["placed R3 1", "left R1 1"]  # nobody is asked: everybody knows it cannot be
    assert row(game).startswith("R.uprising!+1 ")


def test_example_4_unless_it_was_fed_before_its_turn() -> None:
    game = position("B.EMPRESS R.uprising!", round_=2)
    assert told(game) == ["acts B1 empress", "gained blue 2", "put R1 1"]
    assert (game.current_player, legal(game)) == (RED, ["leave", "reveal"])


def test_example_5_a_deserter_hits_extortion() -> None:
    game = position("B.DESERTER R.extortion+4 B.empress+1 B.judge", round_=3)
    assert told(game) == [
        "acts B1 deserter",
        "eliminated R1 extortion",
        "lost R1 4",
        "rewarded blue 1",
        "extorted red 6",
        "lost B2 1",
        "discarded B1 deserter",
    ]
    assert influence(game) == [1 + 6, 1 + 1, 1]
    assert row(game) == "B.empress B.judge"


def test_example_6_agreement_with_2_revealed_in_round_3_pays_in_rounds_4_5_6_and_at_the_end() -> None:
    game = position("R.agreement+2 R.empress", round_=3)
    assert play(game, "reveal")[:2] == ["revealed R1 agreement", "kept R1 2"]
    paid = []
    while not game.is_over:
        texts = legal(game)
        at_the_end = [text for text in texts if text.endswith("@end")]
        play(game, at_the_end[0] if at_the_end else texts[0])
        paid += [game.state.round for event in told(game) if event == "agreed red 2"]
    assert paid == [4, 5, 6, 6]
    assert influence(game)[RED] == 1 + 4 * 2


def test_example_7_a_covered_diplomat_with_4_acts_at_once_when_its_cover_leaves() -> None:
    game = position("R.extortion+3/R.DIPLOMAT+4 B.empress", round_=2)
    assert play(game, "reveal") == [
        "revealed R2 extortion",
        "lost R2 3",
        "gained red 1",
        "discarded R2 extortion",
        "uncovered R1 0",
        "acts R1 diplomat",
    ]
    assert legal(game) == ["diplomat:gain", "diplomat:discard"]
    assert play(game, "diplomat:discard")[:2] == ["took R1 4", "discarded R1 diplomat"]
    assert influence(game)[RED] == 1 + 1 + 4


def test_example_8_judge_with_all_five_tokens_out_gains_1_only() -> None:
    game = position("R.JUDGE B.empress/B.fanatic*/B.judge* G.empress*/G.fanatic*/G.judge*")
    assert game.state.verdicts == 0
    assert legal(game) == ["judge:gain", "judge:eliminate"]
    assert play(game, "judge:gain") == ["gained red 1"]
    assert game.current_player == BLUE


def test_example_8_an_informant_swapped_out_in_round_6_the_new_card_never_acts_but_counts_for_the_tie_break() -> None:
    game = position("R.INFORMANT B.empress G.empress", round_=6, hands={RED: "judge"})
    assert play(game, "informant:exchange") == ["exchanged R1 0"]  # the only hand card
    play(game, "leave", "leave")
    assert game.is_over
    assert row(game) == "R.judge B.empress+1 G.empress+1"
    assert game.scores() == [1, 1, 1]
    assert game.winners() == [RED, BLUE, GREEN]  # level in influence and in positions: red has one too
