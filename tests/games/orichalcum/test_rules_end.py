"""The discard of two players, the end of a round, victory and the technical limit, on the compiled game."""

from __future__ import annotations

import pytest

from ludoteka.engine.text import Words
from ludoteka.games.orichalcum import components as c
from ludoteka.games.orichalcum.state import Phase
from tests.games.orichalcum.setups import GAME, Setup, cell, legal, play, rolls

PLACE = cell(2, 2)


def test_with_two_players_the_active_player_discards_a_card_its_tile_goes_under_its_pile_and_creatures_to_the_bag() -> (
    None
):
    setup = Setup()
    s = setup.s
    s.row_tile[1], s.row_creature[1, 0], s.row_creature[1, 1], s.row_creature[1, 2] = 5, c.Creature.GORGON, 0, 0
    s.phase, s.row = Phase.DISCARD, 4
    position = setup.ready()
    assert legal(position) == [f"discard:{n}" for n in range(1, 5)]
    before, after = position.state, play(position, "discard:2").state
    assert after.discards >> before.row_card[1] & 1
    assert (after.under[1, 0], after.under_left[1]) == (5, 1)
    assert after.creature_bag[c.Creature.GORGON] == before.creature_bag[c.Creature.GORGON] + 1
    assert [after.row_card[n] for n in range(3)] == [before.row_card[n] for n in (0, 2, 3)]
    assert after.turn == 1


def test_with_three_players_nobody_discards() -> None:
    position = Setup(players=3).card("produce1").has(2).ready()
    assert play(position, "skip", "no-extra").state.turn == 1


def test_each_player_takes_one_turn_clockwise_from_the_holder() -> None:
    setup = Setup(players=4)
    setup.s.holder = setup.s.turn = 2
    position = setup.ready()
    order: list[int] = []
    while position.state.round == 2:
        if not order or order[-1] != position.state.turn:
            order.append(position.state.turn)
        position.apply(position.legal_actions()[-1])
    assert order == [2, 3, 0, 1]


def last_turn(players: int = 3, holder: int = 0, hoplites: tuple[int, ...] = (0, 0, 0)) -> Setup:
    """The last player of a round may still buy an extra action."""
    setup = Setup(players=players)
    setup.s.holder, setup.s.moved, setup.s.turn = holder, players - 1, (holder - 1) % players
    for seat, count in enumerate(hoplites):
        setup.has(count, seat=seat)
    setup.s.row = int(c.ROW_CARDS[players]) - players
    setup.captured("cerberus", "cerberus", seat=setup.s.turn)
    return setup.extra()


def test_the_row_and_the_creation_board_are_refilled_at_the_end_of_a_round() -> None:
    setup = last_turn().slot("forest", "mine", 1)
    after = play(setup.ready(), "no-extra").state
    assert after.row == 5
    assert all(after.row_card[n] for n in range(5))
    assert all(after.slot)
    for slot in range(4):  # each has one; a mine that has its nugget gets no second one
        assert after.waiting[slot] == (after.slot[slot] in (c.Building.MINE, c.Building.TRAINING_CAMP))


@pytest.mark.parametrize(("kind", "supply"), [("mine", "nuggets_left"), ("training_camp", "hoplites_left")])
def test_a_camp_or_mine_drawn_while_the_supply_was_empty_is_topped_up_at_the_end_of_a_later_round(
    kind: str, supply: str
) -> None:
    """ "On each open camp and mine": not only on those just drawn."""
    setup = last_turn(hoplites=(2, 0, 0)).slot("forest", kind, 0)
    for place, other in (("lagoon", "arch"), ("desert", "forge"), ("mountain", "oratory")):
        setup.slot(place, other)
    setattr(setup.s, supply, 0)
    poor = play(setup.ready(), "no-extra").state
    assert (poor.round, poor.waiting[0], getattr(poor, supply)) == (3, 0, 0)
    setattr(setup.s, supply, 2)
    rich = play(setup.ready(), "no-extra").state
    last_gets_one = supply == "hoplites_left"
    assert (rich.waiting[0], getattr(rich, supply)) == (1, 1 - last_gets_one)


def test_when_the_deck_is_out_the_discards_are_shuffled() -> None:
    setup = last_turn()
    s = setup.s
    s.discards, s.deck = s.deck, 0
    for n in range(s.row, 6):
        s.row_card[n] = 0
    after = play(setup.ready(), "no-extra").state
    assert after.row == 5
    assert after.discards == 0


def test_with_an_empty_building_bag_a_slot_stays_empty() -> None:
    setup = last_turn()
    for kind in range(c.BUILDINGS):
        setup.s.building_bag[kind] = 0
    setup.s.buildings_left = 0
    assert list(play(setup.ready(), "no-extra").state.slot) == [0, 0, 0, 0]


def test_most_hoplites_in_reserve_take_the_initiative_and_those_on_creatures_do_not_count() -> None:
    setup = last_turn(hoplites=(1, 2, 0)).creature("gorgon", PLACE, 3)
    after = play(setup.ready(), "no-extra").state
    assert (after.holder, after.turn, after.round) == (1, 1, 3)
    assert after.hoplites[0] == 2  # the player to the right of the holder gets 1 hoplite


def test_a_sole_leader_keeps_the_initiative_and_the_right_of_an_unchanged_holder_gets_a_hoplite_too() -> None:
    after = play(last_turn(hoplites=(3, 2, 0)).ready(), "no-extra").state
    assert after.holder == 0
    assert list(after.hoplites)[:3] == [3, 2, 1]


def test_in_a_tie_the_holder_chooses_among_the_tied_not_itself() -> None:
    position = play(last_turn(hoplites=(2, 2, 2)).ready(), "no-extra")
    assert position.current_player == 0
    assert legal(position) == ["initiative:1", "initiative:2"]
    assert play(position, "initiative:2").state.turn == 2
    outside = play(last_turn(hoplites=(0, 2, 2)).ready(), "no-extra")
    assert legal(outside) == ["initiative:1", "initiative:2"]


def test_a_single_candidate_is_automatic() -> None:
    after = play(last_turn(hoplites=(2, 2, 0)).ready(), "no-extra").state
    assert after.holder == 1


def test_with_two_players_a_tie_always_moves_the_initiative() -> None:
    setup = Setup().has(1).has(1, seat=1).last_discard()
    setup.s.row = 2
    assert play(setup.ready(), "discard:1").state.holder == 1


# --- victory ---------------------------------------------------------------------------------------


def test_each_titan_temple_and_medallion_is_1_point_an_inactive_titan_too() -> None:
    setup = Setup().titan("theia", active=False).has(medallions=2)
    setup.s.temples[0] = 1
    assert setup.ready().scores() == [4, 0]


def test_five_points_and_no_creature_win_at_once_and_the_rest_of_the_turn_is_skipped() -> None:
    setup = Setup().has(nuggets=5, medallions=4).land("forest", cell(2, 1)).slot("forest", "arch").card("create1")
    after = play(setup.ready(), "act", "medallion")
    assert after.is_over
    assert after.winners() == [0]
    assert after.returns() == [1.0, -1.0]
    assert after.state.card  # it did not even go to the discards


def test_five_points_with_a_creature_do_not_win_until_it_leaves_the_island() -> None:
    setup = Setup().has(3, 5, 4).creature("cerberus", PLACE).card("create1").land("forest", cell(5, 0))
    setup.slot("forest", "arch")
    made = play(setup.ready(), "act", "medallion")
    assert not made.is_over
    won = rolls(play(made, "extra:hoplite:capture"), "hoplites:1", 0, 0)
    assert won.winners() == [0]


def test_a_titan_gained_by_a_placement_can_win_after_the_limit_was_applied() -> None:
    setup = Setup().has(medallions=4).land("forest", cell(2, 1), cell(3, 1)).tile("F")
    assert play(setup.ready(), f"place:{cell(4, 1) + 1}E").winners() == [0]
    setup.titan("kronos")
    setup.s.medallions[0] = 3
    after = play(setup.ready(), f"place:{cell(4, 1) + 1}E")
    assert not after.is_over
    assert after.scores()[0] == 4


def test_the_tiles_own_creature_prevents_the_win() -> None:
    setup = Setup().has(medallions=4).land("forest", cell(2, 1), cell(3, 1)).tile("FV", "-c-")
    assert not play(setup.ready(), f"place:{cell(4, 1) + 1}E").is_over


def test_a_treasure_can_win() -> None:
    setup = Setup().has(3, medallions=4).creature("hydra_theia", PLACE).card("capture1")
    assert rolls(play(setup.ready(), "act"), "hoplites:1", 0, 0).winners() == [0]


def test_only_the_active_player_wins() -> None:
    setup = Setup().has(medallions=5, seat=1).card("produce1")
    assert not play(setup.ready(), "act").is_over


# --- the technical limit ---------------------------------------------------------------------------


def at_the_limit() -> Setup:
    setup = last_turn()
    setup.s.round = c.LAST_ROUND
    return setup


def at_the_limit_by(decided_by: str) -> Setup:
    setup = at_the_limit()
    if decided_by == "points":
        setup.has(medallions=1, seat=1).has(nuggets=3, seat=2)
    elif decided_by == "creatures":
        setup.creature("gorgon", PLACE, seat=0).creature("gorgon", 9, seat=2).has(nuggets=3, seat=0)
    elif decided_by == "nuggets":
        setup.has(nuggets=1, seat=1)
    return setup


@pytest.mark.parametrize("decided_by", ["points", "creatures", "nuggets", "nothing"])
def test_the_end_of_round_60_ends_the_game_before_any_refill(decided_by: str) -> None:
    after = play(at_the_limit_by(decided_by).ready(), "no-extra")
    assert after.is_over
    assert after.winners() == ([0, 1, 2] if decided_by == "nothing" else [1])
    assert after.state.row == 2


@pytest.mark.parametrize(
    ("decided_by", "said"),
    [
        ("points", "Bob wins with 1 point."),
        ("creatures", "Bob wins the tie at 0 points with the fewest creatures on the island: 0."),
        ("nuggets", "Bob wins the tie at 0 points with the most nuggets: 1."),
        ("nothing", "The victory is shared at 0 points, with as many creatures and nuggets: Ann, Bob, Cid."),
    ],
)
def test_the_end_of_round_60_is_told_with_what_decided(decided_by: str, said: str) -> None:
    before = at_the_limit_by(decided_by).ready()
    after = play(before.copy(), "no-extra")
    told = before.log(GAME.action_from_text("no-extra"), after, None)
    last_round, result = [Words("en", ("Ann", "Bob", "Cid")).say(phrase) for phrase in told[-2:]]
    assert last_round == "Round 60 was the last: the game is over."
    assert result == said


def test_a_victory_shared_by_all_is_a_draw() -> None:
    after = play(at_the_limit().ready(), "no-extra")
    assert after.returns() == [0.0, 0.0, 0.0]
