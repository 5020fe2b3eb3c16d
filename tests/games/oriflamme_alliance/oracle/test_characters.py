"""Empress, Fanatic, Informant, Diplomat, Deserter, Judge."""

from __future__ import annotations

from tests.games.oriflamme_alliance.oracle.rows import BLUE, GREEN, RED, YELLOW, down, look, play, short, table, up
from tests.games.oriflamme_alliance.oracle.table import (
    Branch,
    Event,
    HandCard,
    Leave,
    Reveal,
    Target,
)


def test_empress_puts_on_an_opponents_uncovered_face_down_card():
    oracle = table(
        up(RED, "empress"),
        down(RED, "judge"),
        [down(BLUE, "judge"), up(BLUE, "fanatic")],
        down(GREEN, "judge"),
        down(BLUE, "empress"),
    )
    assert oracle.ip[RED] == 3
    assert (oracle.player, oracle.node, oracle.legal_moves()) == (RED, "target", [Target(3), Target(4)])
    assert oracle.acting is oracle.row[0].top
    play(oracle, Target(3))
    assert oracle.events == [Event("ip_put", RED, 1, None, GREEN, 3, "empress")]


def test_empress_without_a_target_skips_it():
    oracle = table(up(RED, "empress"), up(BLUE, "fanatic"))
    assert oracle.ip == [3, 3, 1]
    assert not [e for e in oracle.events if e.kind == "ip_put"]


def test_fanatic_counts_only_uncovered_face_up_cards_of_the_own_family():
    oracle = table(
        up(RED, "fanatic"), [up(RED, "judge"), down(RED, "empress")], up(BLUE, "empress"), down(RED, "uprising")
    )
    assert oracle.ip[RED] == 3
    oracle = table(up(RED, "fanatic"), up(RED, "empress"), down(BLUE, "judge"))
    assert short(oracle.events)[1:3] == [("gained", RED, 1), ("acts", RED, 0)]


def test_informant_copies_the_ip_of_both_adjacent_face_down_cards_of_opponents():
    oracle = table(down(BLUE, "empress", 2), up(RED, "informant"), down(GREEN, "judge", 3))
    play(oracle, Leave())
    assert (oracle.node, oracle.legal_moves()) == ("branch", [Branch("gain"), Branch("exchange")])
    assert short(play(oracle, Branch("gain"))) == [("gained", RED, 6)]
    assert [position.top.ip for position in oracle.row] == [3, 0, 3]


def test_informant_ignores_own_and_face_up_neighbours_and_may_gain_nothing():
    oracle = table(down(RED, "empress", 2), up(RED, "informant"), up(GREEN, "diplomat", 3))
    play(oracle, Leave())
    assert play(oracle, Branch("gain"))[:1] == [Event("acts", GREEN, 0, "diplomat", GREEN, 2)]
    assert oracle.ip[RED] == 1


def test_informant_exchange_stays_in_the_slot_and_nothing_below_acts():
    oracle = table(
        [up(RED, "fanatic"), up(RED, "informant", verdict=True)],
        up(BLUE, "judge"),
        hands={RED: ["empress", "judge"]},
    )
    play(oracle, Branch("exchange"))
    assert (oracle.node, oracle.legal_moves()) == ("hand_card", [HandCard("empress"), HandCard("judge")])
    events = play(oracle, HandCard("judge"))
    assert events[:2] == [
        Event("swapped", RED, 0, "judge", RED, 0),
        Event("verdict_returned", RED, 0, None, RED, 0),
    ]
    assert events[0].seen_by(BLUE).card is None
    assert events[0].seen_by(RED).card == "judge"
    assert look(oracle)[0] == [(RED, "fanatic", 0, True), (RED, "judge", 0, False)]
    assert sorted(oracle.hands[RED]) == ["empress", "informant"]
    assert oracle.verdict_supply == 5
    assert oracle.ip[RED] == 1
    # It can be targeted at once: the blue Judge may mark it.
    assert (oracle.player, oracle.legal_moves()) == (BLUE, [Target(0), Target(1)])


def test_a_just_revealed_informant_takes_its_ip_and_may_be_exchanged():
    oracle = table(down(RED, "informant", 2), down(BLUE, "empress"))
    assert short(play(oracle, Reveal())) == [("revealed", RED, 0), ("gained", RED, 2)]
    assert oracle.node == "branch"


def test_diplomat_puts_2_on_another_uncovered_face_up_diplomat():
    oracle = table(
        up(RED, "diplomat"),
        up(BLUE, "diplomat", 1),
        up(GREEN, "diplomat"),
        [up(YELLOW, "diplomat"), down(YELLOW, "judge")],
        players=4,
    )
    assert short(play(oracle, Branch("gain"))) == [("gained", RED, 1)]
    assert (oracle.player, oracle.node, oracle.legal_moves()) == (RED, "target", [Target(1), Target(2)])
    assert play(oracle, Target(1))[:1] == [Event("ip_put", RED, 2, None, BLUE, 1, "diplomat")]
    assert (oracle.player, oracle.node) == (BLUE, "branch")
    assert short(play(oracle, Branch("discard")))[:2] == [("gained", BLUE, 3), ("discarded", BLUE, 0)]


def test_diplomat_alone_skips_the_gift_and_does_not_count_a_face_down_diplomat():
    oracle = table(up(RED, "diplomat"), down(BLUE, "diplomat"))
    assert short(play(oracle, Branch("gain"))) == [("gained", RED, 1)]
    assert oracle.player == BLUE


def test_a_just_revealed_diplomat_may_be_discarded_for_0_more():
    oracle = table(down(RED, "diplomat", 3), down(BLUE, "judge"))
    play(oracle, Reveal())
    assert oracle.ip[RED] == 4
    assert short(play(oracle, Branch("discard"))) == [("discarded", RED, 0)]


def test_ip_on_an_eliminated_face_up_diplomat_are_lost():
    oracle = table(up(RED, "deserter"), up(BLUE, "diplomat", 4))
    assert ("lost", BLUE, 4) in short(oracle.events)
    assert oracle.ip == [3, 1, 1]


def test_ip_on_a_face_up_diplomat_are_lost_at_the_end():
    oracle = table(up(RED, "diplomat", 4), round_=6)
    play(oracle, Branch("gain"))
    assert oracle.over
    assert oracle.ip[RED] == 2


def test_deserter_alone_is_discarded():
    oracle = table(up(RED, "deserter"))
    assert short(oracle.events)[:2] == [("acts", RED, 0), ("discarded", RED, 0)]
    assert oracle.row == []


def test_deserter_stays_beside_a_face_up_character_after_the_gap_closed():
    oracle = table(up(RED, "deserter"), down(BLUE, "uprising"), up(GREEN, "fanatic"))
    assert look(oracle) == [[(RED, "deserter", 0, True)], [(GREEN, "fanatic", 0, True)]]
    assert oracle.ip == [2, 1, 3]


def test_deserter_pays_no_extra_for_an_intrigue_and_leaves_the_walk_at_the_next_position():
    oracle = table(up(BLUE, "empress"), up(RED, "deserter"), down(GREEN, "agreement"), down(GREEN, "judge"))
    assert (oracle.player, oracle.legal_moves()) == (BLUE, [Target(2), Target(3)])
    play(oracle, Target(3))
    assert (oracle.player, oracle.node, oracle.legal_moves()) == (RED, "target", [Target(0), Target(2)])
    play(oracle, Target(0))
    assert oracle.ip[RED] == 3
    assert oracle.player == GREEN
    assert [position.family for position in oracle.row] == [GREEN, GREEN]
    assert oracle.acting is oracle.row[0].top  # neither skipped nor repeated


def test_a_discarded_deserter_lets_the_card_below_act_at_once():
    oracle = table([down(RED, "judge"), up(RED, "deserter")], down(BLUE, "empress"))
    assert (oracle.player, oracle.node) == (RED, "leave_or_reveal")
    assert oracle.acting is oracle.row[0].top
    assert oracle.acting.name == "judge"


def test_judge_marks_any_uncovered_unmarked_card_itself_too():
    oracle = table(up(RED, "judge"), down(BLUE, "empress"), [up(GREEN, "fanatic"), down(GREEN, "judge", 0, True)])
    play(oracle, Branch("verdict"))
    assert (oracle.node, oracle.legal_moves()) == ("target", [Target(0), Target(1)])
    play(oracle, Target(0))
    assert oracle.events == [Event("verdict_put", RED, 0, None, RED, 0)]
    assert oracle.row[0].top.verdict
    assert oracle.verdict_supply == 3


def test_judge_without_a_marked_card_is_not_offered_elimination():
    oracle = table(up(RED, "judge"), down(BLUE, "empress"))
    assert oracle.node == "target"
    assert oracle.ip[RED] == 2


def test_a_covered_marked_card_is_no_target_and_keeps_its_token():
    oracle = table(up(RED, "judge"), [down(BLUE, "empress", 0, True), down(BLUE, "fanatic")])
    assert oracle.node == "target"
    assert oracle.verdict_supply == 4


def test_judge_eliminates_a_marked_card_whoever_marked_it():
    oracle = table(up(RED, "judge"), down(BLUE, "empress", 2, True), down(GREEN, "judge", 0, True))
    play(oracle, Branch("eliminate"))
    assert oracle.legal_moves() == [Target(1), Target(2)]
    assert short(play(oracle, Target(1))) == [
        ("eliminated", RED, 0),
        ("lost", BLUE, 2),
        ("verdict_returned", BLUE, 0),
        ("gained", RED, 1),
    ]
    assert oracle.verdict_supply == 4


def test_a_judge_that_eliminates_itself_lets_the_card_below_act():
    oracle = table([up(RED, "fanatic"), up(RED, "judge", verdict=True)], down(BLUE, "empress"))
    events = play(oracle, Branch("eliminate"))
    assert [e.kind for e in events] == [
        "eliminated",
        "verdict_returned",
        "uncovered",
        "gained",
        "acts",
        "gained",
        "gained",
    ]
    assert oracle.ip[RED] == 4


def test_the_walk_goes_on_behind_a_judge_that_eliminated_itself():
    oracle = table(down(BLUE, "judge"), up(RED, "judge", verdict=True), down(BLUE, "empress"), down(GREEN, "empress"))
    play(oracle, Leave(), Branch("eliminate"))
    assert oracle.acting is oracle.row[1].top
    assert oracle.acting.name == "empress"
    assert oracle.player == BLUE
