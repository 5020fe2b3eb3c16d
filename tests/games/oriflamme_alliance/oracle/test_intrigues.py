"""Uprising, Extortion, and cards that are kept."""

from __future__ import annotations

from tests.games.oriflamme_alliance.oracle.rows import BLUE, GREEN, RED, down, look, play, short, table, up
from tests.games.oriflamme_alliance.oracle.table import (
    Branch,
    Card,
    Event,
    Leave,
    Reveal,
)


def test_an_unknown_uprising_without_ip_is_a_normal_node_with_one_answer():
    oracle = table(down(RED, "uprising"), down(BLUE, "empress"))
    assert (oracle.player, oracle.node, oracle.legal_moves()) == (RED, "leave_or_reveal", [Leave()])


def test_uprising_without_neighbours_may_be_revealed():
    oracle = table(down(RED, "uprising", 1, verdict=True))
    events = play(oracle, Reveal())
    assert short(events)[:3] == [("revealed", RED, 0), ("lost", RED, 1), ("turned_down", RED, 0)]
    assert oracle.row[0].top.verdict  # flipping leaves the token
    assert oracle.ip[RED] == 1


def test_uprising_removes_both_then_pays_then_extortion_in_row_order_in_full():
    oracle = table(
        down(BLUE, "extortion", 1),
        down(RED, "uprising", 1),
        [down(GREEN, "extortion", 5, True)],
        [down(RED, "empress", 9), down(RED, "judge", 2)],
        kept=[Card(RED, "infiltration", 0, True)],
    )
    play(oracle, Leave())
    events = play(oracle, Reveal())
    assert short(events) == [
        ("revealed", RED, 0),
        ("lost", RED, 1),
        ("eliminated", RED, 0),
        ("lost", BLUE, 2),
        ("eliminated", RED, 0),
        ("lost", GREEN, 5),
        ("verdict_returned", GREEN, 0),
        ("gained", RED, 1),
        ("gained", RED, 2),
        ("gained", RED, 1),
        ("gained", RED, 2),
        ("extorted", BLUE, 4),
        ("lost", RED, 1),
        ("extorted", GREEN, 4),
        ("lost", RED, 1),
        ("turned_down", RED, 0),
    ]
    assert oracle.ip == [7, 5, 5]
    assert look(oracle)[-1] == [(RED, "empress", 9, False), (RED, "judge", 0, False)]


def test_extortion_counts_newly_uncovered_cards_of_the_attacker():
    oracle = table([down(RED, "empress", 2), down(RED, "judge")], down(RED, "uprising", 1), down(BLUE, "extortion"))
    play(oracle, Leave())
    play(oracle, Reveal())
    assert oracle.ip[BLUE] == 1 + 2 * 2
    assert look(oracle) == [[(RED, "empress", 1, False)], [(RED, "uprising", 0, False)]]


def test_own_extortion_pays_only_the_normal_1():
    oracle = table(down(RED, "uprising", 1), down(RED, "extortion", 2))
    play(oracle, Reveal())
    assert oracle.ip == [2, 1, 1]


def test_extortion_and_a_judge_the_attacker_is_the_acting_cards_owner():
    oracle = table(
        down(GREEN, "empress", 1), up(RED, "judge"), down(BLUE, "extortion", 0, True), down(RED, "empress", 1)
    )
    play(oracle, Leave(), Branch("eliminate"))
    assert oracle.ip == [2, 5, 1]
    assert [position.top.ip for position in oracle.row] == [2, 0, 0]


def test_infiltration_feeds_only_own_uncovered_face_down_cards():
    oracle = table(
        down(RED, "uprising", 0, public=True),
        [down(RED, "empress"), down(RED, "infiltration", 1, True)],
        [down(RED, "judge"), up(RED, "fanatic")],
        down(BLUE, "judge"),
    )
    assert oracle.acting is oracle.row[1].top  # the known Uprising without IP was left
    events = play(oracle, Reveal())
    assert short(events) == [
        ("revealed", RED, 0),
        ("gained", RED, 1),
        ("ip_put", RED, 1),
        ("kept", RED, 0),
        ("verdict_returned", RED, 0),
    ]
    assert [position.top.ip for position in oracle.row] == [2, 0, 0, 0]
    assert oracle.verdict_supply == 5


def test_infiltration_pays_2_for_face_down_victims_only_own_ones_too():
    infiltration = Card(RED, "infiltration", 0, True)
    oracle = table(up(RED, "deserter"), down(RED, "agreement"), kept=[infiltration])
    assert oracle.ip[RED] == 1 + 3
    oracle = table(up(RED, "deserter"), up(BLUE, "fanatic"), kept=[infiltration])
    assert oracle.ip[RED] == 1 + 2


def test_agreement_pays_only_with_a_card_in_the_row_but_always_at_the_end():
    agreement = Card(RED, "agreement", 3, True)
    oracle = table(up(BLUE, "fanatic"), kept=[agreement], round_=5)
    assert oracle.round == 6
    assert oracle.ip[RED] == 1
    oracle = table(up(BLUE, "fanatic"), kept=[agreement], round_=6)
    assert oracle.over
    assert oracle.ip[RED] == 4
    assert oracle.events[-2:] == [
        Event("agreement_pays", RED, 3, "agreement", None, None, "end"),
        Event("game_over", -1),
    ]


def test_several_agreements_pay_before_placement():
    oracle = table(
        up(BLUE, "fanatic"),
        up(RED, "fanatic"),
        kept=[Card(RED, "agreement", 3, True), Card(BLUE, "agreement", 1, True)],
    )
    assert short(oracle.events)[-3:] == [
        ("round_started", 1, 3),
        ("agreement_pays", RED, 3),
        ("agreement_pays", BLUE, 1),
    ]
    assert oracle.node == "place"


def test_a_chain_down_the_stack():
    oracle = table(
        [down(RED, "judge"), down(RED, "agreement", 1), down(RED, "infiltration"), down(RED, "extortion")],
        down(BLUE, "empress"),
    )
    play(oracle, Reveal(), Reveal(), Reveal())
    assert oracle.acting is not None
    assert oracle.acting.name == "judge"
    assert oracle.node == "leave_or_reveal"
    assert [card.name for card in oracle.kept[RED]] == ["infiltration", "agreement"]


def test_a_covered_card_gets_nothing_and_keeps_what_lies_on_it():
    oracle = table([down(RED, "judge", 2, True), down(RED, "empress")], up(BLUE, "empress"))
    play(oracle, Leave())
    assert look(oracle)[0] == [(RED, "judge", 2, False), (RED, "empress", 2, False)]
    assert oracle.verdict_supply == 4
