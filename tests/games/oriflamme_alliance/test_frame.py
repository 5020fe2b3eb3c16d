"""Set-up, placement, activation, elimination, the end: each sentence of the rules' frame."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import ludoteka
from ludoteka.games.oriflamme_alliance.components import CARDS, HAND, ROUNDS
from ludoteka.games.oriflamme_alliance.table import members
from tests.games.oriflamme_alliance.setting import (
    BLUE,
    GAME,
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

# ---- set-up


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_has_1_influence_three_cards_set_aside_and_seven_in_hand(players: int) -> None:
    s = GAME.new(players, 1).state
    for p in range(players):
        assert s.influence[p] == 1
        assert len(members(s.aside[p])) == 3
        assert len(members(s.hand[p])) == 7
        assert s.hand[p] | s.aside[p] == (1 << CARDS) - 1
    assert s.verdicts == 5


def test_it_is_for_three_to_five() -> None:
    assert GAME.players == (3, 4, 5)
    for players in (2, 6):
        with pytest.raises(ludoteka.engine.errors.BadPlayers):
            GAME.new(players)


def test_cards_set_aside_and_the_first_player_are_drawn_evenly() -> None:
    aside: Counter[int] = Counter()
    first: Counter[int] = Counter()
    for seed in range(3000):
        s = GAME.new(4, seed).state
        first[s.first] += 1
        aside.update(members(s.aside[2]))
    assert all(abs(first[p] - 750) < 120 for p in range(4))  # 5 standard deviations: 119
    assert all(abs(aside[card] - 900) < 126 for card in range(CARDS))


def test_the_owner_may_look_at_the_cards_set_aside_and_nobody_else() -> None:
    game = GAME.new(3, 4)
    assert len(game.view(1)["seats"][1]["aside"]) == 3
    assert all("aside" not in game.view(seat)["seats"][1] for seat in (None, 0, 2))


# ---- rounds


def test_six_rounds_the_first_players_token_passes_to_the_left_and_a_card_stays_in_hand() -> None:
    game = GAME.new(4, 9)
    firsts = [game.state.first]
    while not game.is_over:
        game.apply(game.legal_actions()[0])
        firsts += [game.state.event[n, 1] for n, event in enumerate(told(game)) if event.startswith("round_started")]
    assert firsts == [(firsts[0] + i) % 4 for i in range(6)]
    assert game.state.round == ROUNDS
    assert [len(members(game.state.hand[p])) for p in range(4)] == [1] * 4


def test_the_seventh_card_may_be_laid_by_an_informants_exchange() -> None:
    game = position("R.INFORMANT B.empress G.empress", round_=6, hands={RED: "agreement"})
    play(game, "informant:exchange")
    assert row(game).startswith("R.agreement ")


# ---- placement


def test_placement_is_clockwise_from_the_first_player_each_must_lay_one_card() -> None:
    game = GAME.new(3, 2)
    first = game.state.first
    for turn in range(3):
        assert (game.current_player, phase(game)) == ((first + turn) % 3, "place")
        assert all("@" in text for text in legal(game))
        game.apply(game.legal_actions()[0])
    assert phase(game) == "leave_or_reveal"


def test_an_empty_row_has_one_place() -> None:
    game = GAME.new(3, 2)
    assert len(game.legal_actions()) == HAND
    assert all(text.endswith("@start") for text in legal(game))


def test_a_card_goes_to_the_start_or_the_end_of_the_row_never_in_between() -> None:
    game = position("B.judge G.judge", placing=True, hands={RED: "empress fanatic informant diplomat deserter judge"})
    assert {text.partition("@")[2] for text in legal(game)} == {"start", "end"}
    other = game.copy()
    play(game, "empress@start")
    assert row(game) == "R.empress B.judge G.judge"
    play(other, "empress@end")
    assert row(other) == "B.judge G.judge R.empress"


def test_a_card_may_lie_on_an_own_card_of_any_state_but_on_no_other() -> None:
    game = position("R.JUDGE B.EMPRESS R.uprising!+1 B.fanatic R.empress+2", placing=True)
    assert {text.partition("@")[2] for text in legal(game)} == {"start", "end", "1", "2", "3"}
    hand = legal(game)[0].partition("@")[0]
    play(game, f"{hand}@2")
    assert row(game) == f"R.JUDGE B.EMPRESS R.{hand}/R.uprising!+1 B.fanatic R.empress+2"


def test_a_stack_grows_to_any_height_always_on_its_top() -> None:
    game = position("R.judge/R.empress/R.FANATIC B.judge", placing=True)
    assert {text.partition("@")[2] for text in legal(game)} == {"start", "end", "3"}
    hand = legal(game)[0].partition("@")[0]
    play(game, f"{hand}@3")
    assert row(game) == f"R.{hand}/R.judge/R.empress/R.FANATIC B.judge"


def test_what_is_laid_is_secret_and_where_is_public() -> None:
    game = position("B.judge", placing=True)
    play(game, "empress@start")
    for seat in (None, BLUE, GREEN):
        shown = game.view(seat)["row"][0][0]
        assert "card" not in shown
        assert shown["owner"] == RED
    assert game.view(RED)["row"][0][0]["card"] == "empress"


# ---- activation


def test_the_walk_goes_from_the_first_position_to_the_last_and_owners_decide() -> None:
    game = position("G.judge B.judge R.judge")
    met = []
    while phase(game) == "leave_or_reveal":
        met.append((acting(game), game.current_player))
        play(game, "leave")
    assert met == [("G1", GREEN), ("B1", BLUE), ("R1", RED)]


def test_a_face_down_card_is_left_with_1_from_the_supply_on_it() -> None:
    game = position("B.judge+2 R.judge")
    assert legal(game) == ["leave", "reveal"]
    assert play(game, "leave") == ["left B1 1"]
    assert row(game) == "B.judge+3 R.judge"
    assert influence(game) == [1, 1, 1]


def test_or_revealed_and_the_influence_on_it_is_taken_then_its_ability_used_at_once() -> None:
    game = position("B.fanatic+2 R.judge")
    assert play(game, "reveal") == ["revealed B1 fanatic", "took B1 2", "gained blue 1", "alone blue 1"]
    assert influence(game) == [1, 1 + 2 + 2, 1]


def test_a_card_may_be_revealed_in_the_round_it_was_laid() -> None:
    game = GAME.new(3, 2)
    for _ in range(3):
        game.apply(game.legal_actions()[0])
    assert game.state.round == 1
    assert legal(game)[0] == "leave"


def test_the_ability_of_a_face_up_card_is_mandatory() -> None:
    game = position("B.DESERTER B.EMPRESS R.judge")
    assert told(game)[:3] == ["acts B1 deserter", "eliminated B2 empress", "rewarded blue 1"]


# ---- elimination and discard


@pytest.mark.parametrize("family", ["R", "B"])
def test_the_eliminator_gains_1_whatever_the_family_its_own_included(family: str) -> None:
    game = position(f"B.DESERTER {family}.agreement G.judge")
    assert "rewarded blue 1" in told(game)
    assert influence(game) == [1, 2, 1]


def test_a_face_down_victim_is_shown_and_the_influence_on_it_is_lost() -> None:
    game = position("B.DESERTER R.agreement+3 G.judge")
    assert told(game)[1:3] == ["eliminated R1 agreement", "lost R1 3"]
    for seat in (None, RED, BLUE, GREEN):
        assert "agreement" in game.view(seat)["seats"][RED]["gone"]


def test_only_the_top_of_a_stack_is_eliminated() -> None:
    game = position("B.DESERTER R.agreement/R.judge+1 G.judge")
    assert row(game) == "R.judge+1 G.judge"  # the Deserter is gone: no face-up character beside it
    assert "uncovered R1 0" in told(game)


def test_the_gap_closes_at_once() -> None:
    game = position("B.DESERTER R.agreement G.FANATIC R.judge")
    assert row(game).startswith("B.DESERTER G.FANATIC R.judge")  # now the Fanatic is beside the Deserter, which stays


def test_a_discard_pays_nobody_and_triggers_nothing() -> None:
    game = position("R.extortion+2 B.judge B.DIPLOMAT")
    play(game, "reveal", "leave", "diplomat:discard")
    assert influence(game) == [2, 1, 1]
    assert {"extortion"} <= set(game.view(None)["seats"][RED]["gone"])


# ---- the end


def ended(row_: str, influences: list[int], kept: dict[int, str] | None = None) -> ludoteka.Position:
    game = position(row_, round_=6, influence=influences, kept=kept)
    while not game.is_over:
        play(game, "leave")
    return game


def test_after_round_6_the_most_influence_wins() -> None:
    assert ended("R.judge B.judge", [4, 5, 3]).winners() == [BLUE]


def test_influence_on_cards_in_the_row_is_lost() -> None:
    game = ended("R.judge+9 B.judge", [4, 5, 3])
    assert game.scores() == [4, 5, 3]


def test_influence_on_a_kept_agreement_counts_without_any_card_in_the_row() -> None:
    game = ended("R.judge B.judge", [4, 5, 3], {GREEN: "agreement+4"})
    assert told(game)[-2:] == ["agreed green 4", "ended red 0"]
    assert game.scores() == [4, 5, 7]
    assert game.winners() == [GREEN]


def test_a_tie_goes_to_more_positions_with_an_own_top_card() -> None:
    game = ended("R.judge B.judge R.empress G.judge/G.empress/G.fanatic", [5, 5, 5])
    assert game.winners() == [RED]  # two positions; green has one stack of three


def test_still_tied_the_victory_is_shared() -> None:
    game = ended("R.judge B.judge", [5, 5, 3])
    assert game.winners() == [RED, BLUE]
    assert game.returns() == [0.5, 0.5, -1.0]
    assert ended("R.judge B.judge G.judge", [5, 5, 5]).returns() == [0, 0, 0]


def test_everything_is_shown_after_the_final_scoring() -> None:
    game = ended("R.judge B.judge/B.empress", [4, 5, 3])
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        assert all("hand" in shown and "aside" in shown for shown in view["seats"])
        assert all("card" in piece for stack in view["row"] for piece in stack)


# ---- numbers


def test_the_row_holds_at_most_30_cards_and_a_turn_has_at_most_20_placements() -> None:
    game = GAME.new(5, 3)
    most = 0
    while not game.is_over:
        texts = legal(game)
        if phase(game) == "place":
            most = max(most, len(texts))
        play(game, next((text for text in texts if text.endswith("@end")), texts[0]))
    assert game.state.length == 30
    assert most == 20


def test_no_game_takes_more_decisions_than_its_bound() -> None:
    """Everybody places once a round; each card in the row acts once a round, with at most three decisions."""
    cards_in_the_row = [5 * round_ for round_ in range(1, 7)]
    assert GAME.max_decisions == 5 * 6 + 3 * sum(cards_in_the_row)


@pytest.mark.parametrize(("players", "least", "most"), [(3, 53, 59), (4, 71, 79), (5, 89, 99)])
def test_a_random_game_takes_so_many_decisions(players: int, least: float, most: float) -> None:
    rng = random.Random(players)
    decisions = 0
    for seed in range(200):
        game = GAME.new(players, seed)
        while not game.is_over:
            game.apply(rng.choice(game.legal_actions()))
            decisions += 1
    assert least < decisions / 200 < most
