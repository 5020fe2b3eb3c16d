"""The oracle of Oriflamme: Alliance against the worked examples, each rule, and whole random games."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

import pytest

from tests.games.oriflamme_alliance.knowledge import Assignment, Slot
from tests.games.oriflamme_alliance.oracle import Oracle, RandomChance
from tests.games.oriflamme_alliance.table import (
    CARDS,
    COMPONENTS,
    FAMILIES,
    HAND,
    KIND,
    Branch,
    Card,
    Event,
    HandCard,
    Leave,
    Move,
    Place,
    Position,
    Reveal,
    Target,
)

RED, BLUE, GREEN, YELLOW, BLACK = range(5)

# ------------------------------------------------------------------------------------------ helpers


def down(family: int, name: str, ip: int = 0, verdict: bool = False, public: bool = False) -> Card:
    return Card(family, name, ip, False, verdict, public)


def up(family: int, name: str, ip: int = 0, verdict: bool = False) -> Card:
    return Card(family, name, ip, True, verdict)


def table(
    *row: Card | list[Card],
    players: int = 3,
    round_: int = 2,
    hands: Mapping[int, Sequence[str]] | None = None,
    kept: Iterable[Card] = (),
    start: bool = True,
) -> Oracle:
    """A game in which the row lies as given (stacks from bottom to top) and the activation begins."""
    oracle = Oracle([CARDS] * players, 0)
    oracle.round = round_
    oracle.row = [Position(list(entry) if isinstance(entry, list) else [entry]) for entry in row]
    oracle.kept = [[card for card in kept if card.family == seat] for seat in range(players)]
    for position in oracle.row:
        for card in position.cards:
            card.laid_at = oracle.tick()
    oracle.verdict_supply -= oracle.verdicts_in_row()
    for seat in range(players):
        used = [card.name for position in oracle.row for card in position.cards if card.family == seat]
        used += [card.name for card in oracle.kept[seat]]
        free = [name for name in CARDS if name not in used]
        hand = list(hands[seat]) if hands is not None and seat in hands else free[:-3][: HAND - round_]
        free = [name for name in free if name not in hand]
        oracle.hands[seat], oracle.discarded[seat], oracle.aside[seat] = hand, free[:-3], free[-3:]
        assert len(oracle.aside[seat]) == 3
    if start:
        oracle.start_activation()
    return oracle


def play(oracle: Oracle, *moves: Move) -> list[Event]:
    """Apply the moves; all their events in order."""
    events: list[Event] = []
    for move in moves:
        oracle.apply(move)
        events += oracle.events
    return events


def short(events: Iterable[Event]) -> list[tuple[str, int, int]]:
    return [(event.kind, event.seat, event.amount) for event in events if event.kind != "uncovered"]


def look(oracle: Oracle) -> list[list[tuple[int, str, int, bool]]]:
    return [[(c.family, c.name, c.ip, c.face_up) for c in position.cards] for position in oracle.row]


# ------------------------------------------------------------------------------------------ components


def test_components_are_ten_cards_of_two_kinds_in_five_families():
    assert len(CARDS) == 10
    assert len(FAMILIES) == 5
    assert Counter(KIND.values()) == {"character": 6, "intrigue": 4}
    assert COMPONENTS["tokens"]["verdict"] == 5


# ------------------------------------------------------------------------------------------ examples


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


# ------------------------------------------------------------------------------------------ frame


def test_setup():
    oracle = Oracle([CARDS, CARDS[::-1], CARDS, CARDS], 2)
    assert oracle.ip == [1, 1, 1, 1]
    assert oracle.aside[1] == CARDS[::-1][:3]
    assert oracle.hands[1] == CARDS[::-1][3:]
    assert (oracle.player, oracle.node, oracle.phase, oracle.round) == (2, "place", "placement", 1)
    assert oracle.events == [Event("round_started", 2, 1)]


@pytest.mark.parametrize("players", [2, 6])
def test_only_three_to_five_players(players: int):
    with pytest.raises(ValueError, match="players"):
        Oracle([CARDS] * players, 0)


def test_an_empty_row_has_one_place_and_later_there_are_two_ends():
    oracle = Oracle([CARDS] * 3, 0)
    assert oracle.legal_moves() == [Place(name, "start") for name in CARDS[3:]]
    oracle.apply(Place("judge", "start"))
    assert len(oracle.legal_moves()) == 14
    oracle.apply(Place("judge", "start"))
    oracle.apply(Place("deserter", "end"))
    assert [position.family for position in oracle.row] == [1, 0, 2]
    assert oracle.phase == "activation"


def test_a_card_may_lie_on_an_own_card_of_any_state_but_on_nobody_elses():
    oracle = table(up(RED, "fanatic"), down(BLUE, "empress"), down(RED, "judge", 1), start=False)
    assert {m.position for m in oracle._placements(RED) if isinstance(m, Place) and m.where == "top"} == {0, 2}
    assert {m.position for m in oracle._placements(BLUE) if isinstance(m, Place) and m.where == "top"} == {1}


def test_a_card_may_be_revealed_in_the_round_it_was_laid():
    oracle = Oracle([CARDS] * 3, 0)
    play(oracle, Place("judge", "start"), Place("judge", "end"), Place("judge", "end"))
    assert oracle.legal_moves() == [Leave(), Reveal()]


def test_an_illegal_move_is_refused():
    oracle = Oracle([CARDS] * 3, 0)
    with pytest.raises(ValueError, match="not legal"):
        oracle.apply(Leave())


def test_the_first_player_token_passes_to_the_left():
    oracle = Oracle([CARDS] * 4, 3)
    firsts = [oracle.first_player]
    while not oracle.over:
        oracle.apply(oracle.legal_moves()[0])
        firsts += [e.seat for e in oracle.events if e.kind == "round_started"]
    assert firsts == [3, 0, 1, 2, 3, 0]


def test_tie_break_by_positions_then_shared():
    oracle = table(down(RED, "empress"), [down(BLUE, "empress"), down(BLUE, "judge")], up(GREEN, "fanatic"), round_=6)
    oracle.ip = [5, 5, 3]
    play(oracle, Leave(), Leave())
    assert oracle.over
    assert oracle.ip == [5, 5, 5]  # IP on row cards are lost, the Fanatic gained 2
    assert oracle.winners() == [RED, BLUE, GREEN]
    oracle = table(down(RED, "empress"), down(RED, "judge"), down(BLUE, "empress"), round_=6)
    play(oracle, Leave(), Leave(), Leave())
    assert oracle.winners() == [RED]


# ------------------------------------------------------------------------------------------ eliminations


def test_discard_pays_nobody_and_triggers_nothing():
    oracle = table(down(RED, "extortion"), down(BLUE, "judge"))
    play(oracle, Reveal())
    assert oracle.ip == [2, 1, 1]
    assert oracle.discarded[RED][-1] == "extortion"


def test_eliminating_an_own_card_pays_1_too():
    oracle = table(up(RED, "deserter"), down(RED, "agreement", 3))
    assert short(oracle.events)[:4] == [
        ("acts", RED, 0),
        ("eliminated", RED, 0),
        ("lost", RED, 3),
        ("gained", RED, 1),
    ]
    assert oracle.ip[RED] == 2
    assert oracle.kept[RED] == []  # an eliminated Agreement is not kept


def test_only_the_top_of_a_stack_is_eliminated_and_the_card_below_acts_when_reached():
    oracle = table(up(RED, "deserter"), [up(BLUE, "fanatic"), down(BLUE, "empress", 2)])
    # The Fanatic is uncovered: a face-up character is adjacent, the Deserter stays; the Fanatic acts.
    assert [e.kind for e in oracle.events] == [
        "acts",
        "eliminated",
        "lost",
        "uncovered",
        "gained",
        "gained",
        "acts",
        "gained",
        "gained",
        "round_started",
    ]
    assert look(oracle) == [[(RED, "deserter", 0, True)], [(BLUE, "fanatic", 0, True)]]


def test_a_card_uncovered_in_a_passed_position_waits_for_the_next_round():
    oracle = table([up(BLUE, "fanatic"), down(BLUE, "empress")], up(RED, "deserter"))
    oracle.apply(Leave())
    assert oracle.phase == "placement"
    assert oracle.ip[BLUE] == 1
    assert look(oracle)[0] == [(BLUE, "fanatic", 0, True)]


# ------------------------------------------------------------------------------------------ Empress, Fanatic


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


# ------------------------------------------------------------------------------------------ Informant


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


# ------------------------------------------------------------------------------------------ Diplomat


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


# ------------------------------------------------------------------------------------------ Deserter


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


# ------------------------------------------------------------------------------------------ Judge


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


# ------------------------------------------------------------------------------------------ Uprising


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


# ------------------------------------------------------------------------------------------ Extortion


def test_extortion_and_a_judge_the_attacker_is_the_acting_cards_owner():
    oracle = table(
        down(GREEN, "empress", 1), up(RED, "judge"), down(BLUE, "extortion", 0, True), down(RED, "empress", 1)
    )
    play(oracle, Leave(), Branch("eliminate"))
    assert oracle.ip == [2, 5, 1]
    assert [position.top.ip for position in oracle.row] == [2, 0, 0]


# ------------------------------------------------------------------------------------------ kept cards


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


# ------------------------------------------------------------------------------------------ knowledge


def test_at_the_start_every_opponents_card_is_unseen_and_the_own_are_known():
    oracle = Oracle([CARDS] * 3, 0)
    known = oracle.what_is_known(0)
    assert known[0].unseen == frozenset()
    assert known[0].possible == {}
    assert known[1].unseen == frozenset(CARDS)
    assert len(known[1].possible) == 10
    assert set(known[1].possible.values()) == {frozenset(CARDS)}
    assert len(oracle.enumerate_consistent(0, 1)) == 120  # ways to choose 3 of 10


def test_covered_face_up_cards_and_a_flipped_uprising_are_known():
    oracle = table(
        [up(RED, "fanatic"), down(RED, "empress")],
        [down(RED, "uprising", 0, public=True), down(RED, "judge")],
        down(BLUE, "empress"),
    )
    known = oracle.what_is_known(BLUE)[RED]
    assert not {"fanatic", "uprising"} & known.unseen
    assert set(known.unseen) >= {"empress", "judge"}
    row = [slot for slot in known.possible if slot.kind == "row"]
    assert row == [Slot("row", 0, 1), Slot("row", 1, 1)]


def test_a_returned_informant_is_in_hand_or_laid_later():
    oracle = table(
        up(RED, "informant"), down(RED, "judge"), up(BLUE, "fanatic"), hands={RED: ["empress", "fanatic", "uprising"]}
    )
    play(oracle, Branch("exchange"), HandCard("empress"), Leave())
    known = oracle.what_is_known(BLUE)[RED]
    for slot, cards in known.possible.items():
        assert ("informant" in cards) == (slot.kind == "hand"), slot
    play(oracle, Place("empress", "end"), Place("empress", "end"), Place("uprising", "start"))
    known = oracle.what_is_known(BLUE)[RED]
    assert {slot for slot, cards in known.possible.items() if "informant" in cards} == {
        Slot("hand", 0),
        Slot("hand", 1),
        Slot("row", 0, 0),
    }


def test_a_single_hand_card_after_the_exchange_is_the_informant():
    oracle = table(up(RED, "informant"), down(BLUE, "empress"), round_=6)
    play(oracle, Branch("exchange"))
    assert oracle.what_is_known(BLUE)[RED].possible[Slot("hand", 0)] == frozenset({"informant"})
    play(oracle, Leave())
    assert oracle.over
    assert oracle.what_is_known(BLUE)[RED].unseen == frozenset()


def random_game(players: int, rng: random.Random) -> Oracle:
    return Oracle(*RandomChance(rng).deal(players))


def preferred(oracle: Oracle, rng: random.Random) -> Move:
    """A random move that likes exchanges, so that Informants travel."""
    moves = oracle.legal_moves()
    if Branch("exchange") in moves and rng.random() < 0.7:
        return Branch("exchange")
    return rng.choice(moves)


def check_knowledge(oracle: Oracle, seat: int, family: int) -> list[Assignment]:
    """What is known must be exactly the union of all consistent assignments, the truth among them."""
    known = oracle.what_is_known(seat)[family]
    assignments = oracle.enumerate_consistent(seat, family)
    assert len(set(assignments)) == len(assignments) > 0
    union: dict[str | Slot, set[str]] = {}
    for assignment in assignments:
        union.setdefault("hand", set()).update(assignment.hand)
        union.setdefault("aside", set()).update(assignment.aside)
        for slot, name in assignment.row:
            union.setdefault(slot, set()).add(name)
    for slot, cards in known.possible.items():
        assert cards == union[slot if slot.kind == "row" else slot.kind], slot
    truth = Assignment(
        frozenset(oracle.hands[family]),
        frozenset(oracle.aside[family]),
        tuple((slot, oracle.row[slot.index].cards[slot.height].name) for slot in known.possible if slot.kind == "row"),
    )
    assert truth in assignments
    return assignments


def laid_cards(oracle: Oracle, family: int) -> list[str]:
    """The names of a family's laid cards in the order of laying (placements and exchanges)."""
    laid: list[str] = []
    twin = replay_start(oracle)
    for move in oracle.history:
        twin.apply(move)
        laid += [e.card or "" for e in twin.events if e.kind in ("placed", "swapped") and e.seat == family]
    return laid


def replay_start(oracle: Oracle) -> Oracle:
    twin = oracle.copy()
    twin.__dict__.update(oracle.copy()._beginning)
    twin._begin("game")
    return twin


def assigned_world(oracle: Oracle, family: int, assignment: Assignment, start: list[list[str]], first: int) -> Oracle:
    """Play the same game with the family's unseen cards lying as assigned: must look the same to the others."""
    # Which laying put a card into each row slot: clock order of the laid cards still there and unseen.
    numbering = {id(card): number for number, card in enumerate(row_cards_by_laying(oracle, family))}
    laid = laid_cards(oracle, family)
    alive = surviving_layings(oracle, family)
    for slot, name in assignment.row:
        card = oracle.row[slot.index].cards[slot.height]
        laid[alive[numbering[id(card)]]] = name
    orders = [list(order) for order in start]
    orders[family] = sorted(assignment.aside) + [n for n in CARDS if n not in assignment.aside]
    world = Oracle(orders, first)
    count = 0
    for move in oracle.history:
        if isinstance(move, Place) and world.player == family:
            move = Place(laid[count], move.where, move.position)
        elif isinstance(move, HandCard) and world.player == family:
            move = HandCard(laid[count])
        world.apply(move)
        count += sum(1 for e in world.events if e.kind in ("placed", "swapped") and e.seat == family)
    return world


def row_cards_by_laying(oracle: Oracle, family: int) -> list[Card]:
    cards = [card for position in oracle.row for card in position.cards if card.family == family]
    return sorted(cards, key=lambda card: card.laid_at)


def surviving_layings(oracle: Oracle, family: int) -> list[int]:
    """The numbers (order of laying) of the family's cards that are still in the row."""
    twin = replay_start(oracle)
    seen: list[Card] = []
    for move in [None, *oracle.history]:
        if move is not None:
            twin.apply(move)
        for card in row_cards_by_laying(twin, family):
            if not any(card is other for other in seen):
                seen.append(card)
    return [number for number, card in enumerate(seen) if any(card is c for p in twin.row for c in p.cards)]


def public_log(oracle: Oracle, viewer: int) -> list[Event]:
    twin = replay_start(oracle)
    log = list(twin.events)
    for move in oracle.history:
        twin.apply(move)
        log += [event.seen_by(viewer) for event in twin.events]
    return log


def few_unseen(oracle: Oracle, seat: int, family: int) -> bool:
    return family != seat and len(oracle.what_is_known(seat)[family].unseen) <= 7


def test_knowledge_is_the_union_of_all_consistent_assignments_and_each_world_looks_the_same():
    rng = random.Random(7)
    checked = returned = worlds = 0
    for game in range(60):
        players = 3 + game % 3
        orders, first = RandomChance(rng).deal(players)
        oracle = Oracle(orders, first)
        stop = rng.randrange(60, 160)
        while not oracle.over and len(oracle.history) < stop:
            oracle.apply(preferred(oracle, rng))
        if oracle.over:
            continue
        for family in range(1, players):
            if not few_unseen(oracle, 0, family):
                continue
            assignments = check_knowledge(oracle, 0, family)
            checked += 1
            traveller = oracle.informant_returned_at[family] is not None
            returned += traveller
            if worlds < 120:
                for assignment in rng.sample(assignments, min(3, len(assignments))):
                    world = assigned_world(oracle, family, assignment, orders, first)
                    assert public_log(world, 0) == public_log(oracle, 0)
                    assert frozenset(world.hands[family]) == assignment.hand
                    assert frozenset(world.aside[family]) == assignment.aside
                    for slot, name in assignment.row:
                        assert world.row[slot.index].cards[slot.height].name == name
                    worlds += 1
    assert checked >= 20
    assert returned >= 5
    assert worlds >= 50


# ------------------------------------------------------------------------------------------ whole games


def check_conservation(oracle: Oracle) -> None:
    for seat in range(oracle.players):
        cards = oracle.hands[seat] + oracle.aside[seat] + oracle.eliminated[seat] + oracle.discarded[seat]
        cards += [card.name for card in oracle.kept[seat]]
        cards += [c.name for p in oracle.row for c in p.cards if c.family == seat]
        assert sorted(cards) == sorted(CARDS)
        assert oracle.ip[seat] >= 0
        assert len(oracle.aside[seat]) == 3
    assert oracle.verdict_supply + oracle.verdicts_in_row() == 5
    assert all(position.cards for position in oracle.row)
    assert all(len({card.family for card in position.cards}) == 1 for position in oracle.row)
    for card in (card for position in oracle.row for card in position.cards):
        assert card.ip >= 0
        assert not (card.face_up and card.ip and card.name != "diplomat")
        assert not (card.face_up and not card.is_character)
        assert not card.public or (card.name == "uprising" and not card.face_up)
    assert sum(len(position.cards) for position in oracle.row) <= 30


def check_ledger(before: list[int], oracle: Oracle) -> None:
    """The IP in front of the players change by exactly what the events say."""
    expected = list(before)
    for event in oracle.events:
        if event.kind in ("gained", "extorted", "agreement_pays"):
            assert event.amount > 0
            expected[event.seat] += event.amount
    assert expected == oracle.ip


def check_nobody_skipped_or_repeated(oracle: Oracle) -> None:
    """After an activation: every card acted at most once, every position still there was visited."""
    assert len({id(card) for _, card in oracle.acted}) == len(oracle.acted)
    assert len({id(position) for position in oracle.visited}) == len(oracle.visited)
    visited = [position for position in oracle.visited if any(position is other for other in oracle.row)]
    assert [id(position) for position in visited] == [id(position) for position in oracle.row]


def check_node(oracle: Oracle) -> None:
    moves = oracle.legal_moves()
    assert len(set(moves)) == len(moves) > 0
    if oracle.node == "place":
        assert len(moves) <= 20
    elif oracle.node == "leave_or_reveal":
        assert oracle.acting is not None
        assert len(moves) == 2 or (oracle.acting.name == "uprising" and not oracle.acting.public)
    else:
        assert len(moves) >= 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_keep_every_invariant(players: int):
    rng = random.Random(players)
    kinds: Counter[str] = Counter()
    nodes: Counter[str] = Counter()
    placements = 0
    for _ in range(100):
        oracle = random_game(players, rng)
        assert all(len(hand) == 7 for hand in oracle.hands)
        while not oracle.over:
            check_node(oracle)
            nodes[oracle.node] += 1
            if oracle.node == "place":
                placements = max(placements, len(oracle.legal_moves()))
            before, old_round, old_phase = list(oracle.ip), oracle.round, oracle.phase
            oracle.apply(rng.choice(oracle.legal_moves()))
            kinds.update(event.kind for event in oracle.events)
            check_conservation(oracle)
            check_ledger(before, oracle)
            if old_phase == "activation" and (oracle.over or oracle.round != old_round):
                check_nobody_skipped_or_repeated(oracle)
        assert len(oracle.history) <= 6 * players * (1 + 3 * 6)
        assert all(len(hand) == 1 for hand in oracle.hands)
        assert oracle.winners()
        assert oracle.legal_moves() == []
    assert placements <= 20
    assert set(nodes) == {"place", "leave_or_reveal", "branch", "target", "hand_card"}
    assert set(kinds) == {
        *("round_started", "agreement_pays", "placed", "covered", "left", "revealed", "acts", "ip_put", "gained"),
        *("lost", "verdict_put", "verdict_returned", "eliminated", "discarded", "kept", "swapped", "extorted"),
        *("turned_down", "uncovered", "game_over"),
    }


def test_the_largest_row_and_the_largest_choice_of_placements():
    oracle = Oracle([CARDS] * 5, 0)
    most = 0
    while not oracle.over:
        moves = oracle.legal_moves()
        if oracle.node == "place":
            most = max(most, len(moves))
        oracle.apply(next((m for m in moves if isinstance(m, Place) and m.where == "end"), moves[0]))
    assert len(oracle.row) == 30
    assert most == 20


def test_a_copy_is_the_same_game_and_independent():
    rng = random.Random(1)
    oracle = random_game(4, rng)
    for _ in range(50):
        oracle.apply(rng.choice(oracle.legal_moves()))
    twin = oracle.copy()
    assert look(twin) == look(oracle)
    assert (twin.ip, twin.node, twin.player, twin.legal_moves()) == (
        oracle.ip,
        oracle.node,
        oracle.player,
        oracle.legal_moves(),
    )
    before = look(oracle)
    while not twin.over:
        twin.apply(rng.choice(twin.legal_moves()))
    assert look(oracle) == before
    assert not oracle.over


def test_events_of_a_face_down_card_left_are_the_same_for_every_identity():
    told = []
    for name in CARDS:
        oracle = table(down(RED, name), down(BLUE, "empress"))
        assert (oracle.player, oracle.node) == (RED, "leave_or_reveal")
        told.append(play(oracle, Leave()))
    assert all(one == other for one, other in pairwise(told))
