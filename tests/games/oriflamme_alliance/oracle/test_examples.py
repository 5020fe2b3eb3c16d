"""The printed examples, and the components."""

from __future__ import annotations

from collections import Counter

from tests.games.oriflamme_alliance.oracle.rows import BLUE, GREEN, RED, down, look, play, short, table, up
from tests.games.oriflamme_alliance.oracle.table import (
    CARDS,
    COMPONENTS,
    FAMILIES,
    KIND,
    Branch,
    Event,
    Leave,
    Place,
    Reveal,
    Target,
)


def test_components_are_ten_cards_of_two_kinds_in_five_families():
    assert len(CARDS) == 10
    assert len(FAMILIES) == 5
    assert Counter(KIND.values()) == {"character": 6, "intrigue": 4}
    assert COMPONENTS["tokens"]["verdict"] == 5


def test_example_1_a_whole_activation():
    oracle = table(
        down(RED, "empress"),
        down(BLUE, "deserter", 1),
        down(RED, "judge", 2),
        down(GREEN, "empress"),
        up(BLUE, "fanatic"),
    )
    assert (oracle.player, oracle.node) == (RED, "leave_or_reveal")
    assert short(play(oracle, Leave())) == [("left", RED, 0), ("ip_put", RED, 1)]
    assert oracle.player == BLUE
    assert short(play(oracle, Reveal())) == [("revealed", BLUE, 0), ("gained", BLUE, 1)]
    assert (oracle.node, oracle.legal_moves()) == ("target", [Target(0), Target(2)])
    assert short(play(oracle, Target(2))) == [
        ("eliminated", BLUE, 0),
        ("lost", RED, 2),
        ("gained", BLUE, 1),
        ("gained", BLUE, 1),
        ("discarded", BLUE, 0),
    ]
    assert oracle.player == GREEN
    oracle.apply(Leave())
    assert short(oracle.events[:5]) == [
        ("left", GREEN, 0),
        ("ip_put", GREEN, 1),
        ("acts", BLUE, 0),
        ("gained", BLUE, 1),
        ("gained", BLUE, 1),
    ]
    assert oracle.ip == [1, 1 + 5, 1]
    assert look(oracle) == [
        [(RED, "empress", 1, False)],
        [(GREEN, "empress", 1, False)],
        [(BLUE, "fanatic", 0, True)],
    ]
    assert (oracle.phase, oracle.round, oracle.player) == ("placement", 3, 1)
    assert oracle.eliminated[RED] == ["judge"]


def test_example_2_infiltration_on_a_face_up_deserter():
    oracle = table(
        [up(RED, "deserter"), down(RED, "infiltration", 2)],
        down(BLUE, "judge", 1),
        down(RED, "empress"),
    )
    events = play(oracle, Reveal())
    assert short(events) == [
        ("revealed", RED, 0),
        ("gained", RED, 2),
        ("ip_put", RED, 1),
        ("kept", RED, 0),
        ("acts", RED, 0),
        ("eliminated", RED, 0),
        ("lost", BLUE, 1),
        ("gained", RED, 1),
        ("gained", RED, 2),
        ("gained", RED, 1),
        ("discarded", RED, 0),
    ]
    assert [e.detail for e in events if e.kind == "gained"] == ["card", "elimination", "infiltration", "deserter"]
    assert oracle.ip[RED] == 1 + 2 + 4
    assert look(oracle) == [[(RED, "empress", 1, False)]]
    assert (oracle.player, oracle.node) == (RED, "leave_or_reveal")


def test_example_3_the_same_with_the_deserter_face_down():
    oracle = table([down(RED, "deserter"), down(RED, "infiltration")], down(BLUE, "judge"))
    assert short(play(oracle, Reveal())) == [("revealed", RED, 0), ("kept", RED, 0)]  # covered: got nothing
    assert oracle.acting is oracle.row[0].top
    assert oracle.legal_moves() == [Leave(), Reveal()]
    oracle.apply(Leave())
    assert look(oracle)[0] == [(RED, "deserter", 1, False)]


def test_example_4_uprising_between_two_cards():
    oracle = table(up(BLUE, "fanatic"), down(RED, "uprising", 3), down(GREEN, "judge", 1))
    events = play(oracle, Reveal())
    assert short(events)[:9] == [
        ("revealed", RED, 0),
        ("lost", RED, 1),
        ("gained", RED, 2),
        ("eliminated", RED, 0),
        ("eliminated", RED, 0),
        ("lost", GREEN, 1),
        ("gained", RED, 1),
        ("gained", RED, 1),
        ("turned_down", RED, 0),
    ]
    assert [e.position for e in events if e.kind == "eliminated"] == [0, 2]
    assert oracle.ip == [5, 3, 1]  # the Fanatic acted before: 2
    assert look(oracle) == [[(RED, "uprising", 0, False)]]  # no +1 this round
    assert oracle.row[0].top.public
    # Next round it can only be left: nobody is asked, its identity is public.
    play(oracle, Place("empress", "end"), Place("empress", "end"), Place("empress", "end"))
    assert oracle.events[1:] == [Event("left", RED, 0, None, RED, 0), Event("ip_put", RED, 1, None, RED, 0, "left")]
    assert oracle.player == BLUE


def test_example_4_a_flipped_uprising_fed_before_its_turn_may_be_revealed():
    oracle = table(up(BLUE, "empress"), down(RED, "uprising", 0, public=True))
    assert (oracle.player, oracle.node, oracle.legal_moves()) == (RED, "leave_or_reveal", [Leave(), Reveal()])
    oracle.apply(Reveal())  # the Empress had to put her 1 on it
    assert oracle.ip == [2, 3, 1]
    assert look(oracle) == [[(RED, "uprising", 0, False)]]


def test_example_5_deserter_hits_extortion():
    oracle = table(
        up(BLUE, "deserter"),
        down(RED, "extortion", 4),
        down(BLUE, "empress", 1),
        down(BLUE, "judge", 0),
    )
    assert short(oracle.events) == [
        ("acts", BLUE, 0),
        ("eliminated", BLUE, 0),
        ("lost", RED, 4),
        ("gained", BLUE, 1),
        ("extorted", RED, 6),
        ("lost", BLUE, 1),
        ("discarded", BLUE, 0),
    ]
    assert oracle.ip == [1 + 6, 1 + 1, 1]
    assert look(oracle) == [[(BLUE, "empress", 0, False)], [(BLUE, "judge", 0, False)]]


def test_example_6_agreement_pays_in_rounds_4_5_6_and_at_the_end():
    oracle = table(down(RED, "agreement", 2), down(RED, "empress"), round_=3)
    assert short(play(oracle, Reveal())) == [("revealed", RED, 0), ("kept", RED, 2)]
    paid: list[tuple[int, str]] = []
    while not oracle.over:
        moves = oracle.legal_moves()
        oracle.apply(next((m for m in moves if isinstance(m, Place) and m.where == "end"), moves[0]))
        paid += [(oracle.round, e.detail) for e in oracle.events if e.kind == "agreement_pays" and e.amount == 2]
    assert paid == [(4, "round"), (5, "round"), (6, "round"), (6, "end")]
    assert oracle.ip[RED] == 1 + 8


def test_example_7_a_covered_diplomat_acts_at_once_with_its_ip():
    oracle = table([up(RED, "diplomat", 4), down(RED, "extortion", 3)], down(BLUE, "empress"))
    assert short(play(oracle, Reveal())) == [
        ("revealed", RED, 0),
        ("lost", RED, 3),
        ("gained", RED, 1),
        ("discarded", RED, 0),
        ("acts", RED, 0),
    ]
    assert oracle.legal_moves() == [Branch("gain"), Branch("discard")]
    assert short(play(oracle, Branch("discard"))) == [("gained", RED, 4), ("discarded", RED, 0)]
    assert oracle.ip[RED] == 6


def test_example_8_judge_with_all_five_tokens_out_gains_1_only():
    oracle = table(
        up(RED, "judge"),
        [down(BLUE, "empress", 0, True), down(BLUE, "fanatic", 0, True), down(BLUE, "judge")],
        [down(GREEN, "empress", 0, True), down(GREEN, "fanatic", 0, True), down(GREEN, "judge", 0, True)],
    )
    assert oracle.verdict_supply == 0
    assert oracle.node == "branch"
    assert short(play(oracle, Branch("verdict"))) == [("gained", RED, 1)]
    assert oracle.player == BLUE


def test_example_8_informant_swapped_out_in_round_6():
    oracle = table(up(RED, "informant"), down(BLUE, "empress"), up(GREEN, "fanatic"), round_=6)
    assert len(oracle.hands[RED]) == 1
    last = oracle.hands[RED][0]
    assert short(play(oracle, Branch("exchange"))) == [("swapped", RED, 0)]  # one hand card: no node
    assert oracle.hands[RED] == ["informant"]
    assert look(oracle)[0] == [(RED, last, 0, False)]
    oracle.apply(Leave())
    assert oracle.over
    assert look(oracle)[0] == [(RED, last, 0, False)]  # never acted
    assert oracle.own_positions(RED) == 1
