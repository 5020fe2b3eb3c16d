"""A decision is judged by what its seat knew: never by what came of it."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.review.judging import judge
from ludoteka.search.analysis import Budget, analyse
from tests.review.games import BLUNDERS, GAMES, blundered, played

BUDGET = Budget(simulations=120)
EACH_GAME = pytest.mark.parametrize("game", GAMES)


def moments(game: str) -> list[tuple[ludoteka.Position, int, int]]:
    """Return some positions in the middle of a game, with what was done there and its number."""
    record = blundered(game)
    positions = list(record.replay())
    some = range(len(record.actions) // 4, 3 * len(record.actions) // 4, max(1, len(record.actions) // 8))
    return [(positions[number], record.actions[number], number) for number in some]


@EACH_GAME
def test_what_the_seat_could_not_know_changes_nothing(game: str) -> None:
    """Hidden cards and coming draws are other ones, and the judgement is the same."""
    for position, action, number in moments(game):
        twin = position.resample(position.current_player, seed=31)
        assert judge(position, action, number, BUDGET).decision == judge(twin, action, number, BUDGET).decision


def test_two_games_with_other_hidden_cards_give_the_same_judgement() -> None:
    """Two whole games whose first player sees the same, and whose rivals hold other cards."""
    game, found = ludoteka.game("oriflamme-alliance"), dict[tuple[int, str], int]()
    for seed in range(2_000):
        start = game.new(3, seed=seed)
        seat = start.current_player
        assert seat is not None
        seen = (seat, str(start.view(seat)))
        if seen in found and game.new(3, seed=found[seen]).key() != start.key():
            pair = (found[seen], seed)
            break
        found[seen] = seed
    else:
        raise AssertionError("no two games look alike")
    first, second = (played("oriflamme-alliance", 3, seed=seed) for seed in pair)
    action = first.actions[0]
    judged = [judge(record.start(), action, 0, BUDGET).decision for record in (first, second)]
    assert judged[0] == judged[1]
    assert first.start().key() != second.start().key()


def draws(game: str) -> list[tuple[ludoteka.Position, int, int]]:
    """Return some decisions after which something is drawn: what follows is not the same in every world."""
    record, found = blundered(game), list[tuple[ludoteka.Position, int, int]]()
    for number, position in enumerate(record.replay()):
        seat = position.current_player
        if seat is None or len(found) == 4:
            break
        after = [position.resample(seat, seed=seed).after(record.actions[number]).view(seat) for seed in range(4)]
        if number > 8 and any(view != after[0] for view in after):
            found.append((position, record.actions[number], number))
    assert found
    return found


@pytest.mark.parametrize("game", ["akropolis", "opale", "orichalcum"])
def test_a_lucky_draw_is_no_good_move(game: str) -> None:
    """The same decision, followed by the kindest and by the worst draw: its cost is the same, the luck is not."""
    differed = False
    for position, action, number in draws(game):
        seat = position.current_player
        assert seat is not None
        worlds = [position.resample(seat, seed=seed) for seed in range(4)]
        judged = [judge(world, action, number, BUDGET) for world in worlds]
        assert len({one.decision.cost for one in judged}) == 1
        assert judged[0].decision.moved[seat] <= 0
        after = [world.after(action) for world in worlds]
        afterwards = [(world, world.legal_actions()[0]) for world in after if not world.is_over]
        ends = [judge(world, any_, number + 1, BUDGET).chances[seat] for world, any_ in afterwards]
        differed |= bool(ends) and max(ends) - min(ends) > 0.02
    assert differed


@EACH_GAME
def test_the_best_action_costs_nothing_and_the_chances_are_whole(game: str) -> None:
    for position, action, number in moments(game):
        judged = judge(position, action, number, BUDGET)
        decision = judged.decision
        for chances in (judged.chances, decision.best, decision.taken):
            assert sum(chances) == pytest.approx(1)
            assert min(chances) >= 0
        assert decision.cost >= 0
        if decision.better is None:
            assert decision.cost == 0
        else:
            assert decision.better.action != action
            assert decision.better.line[0].action == decision.better.action
            assert decision.better.action in position.legal_actions()


@EACH_GAME
def test_one_action_alone_can_be_searched(game: str) -> None:
    position, action, _ = moments(game)[0]
    found = analyse(position, Budget(simulations=50), only=action)
    assert [candidate.action for candidate in found.candidates] == [action]
    assert found.best.visits == found.simulations == 50


def test_a_win_at_hand_is_proven_and_its_refusal_costs_what_it_should() -> None:
    record, number = blundered("orion-duel"), BLUNDERS["orion-duel"]
    position = list(record.replay())[number]
    decision = judge(position, record.actions[number], number, Budget(simulations=400)).decision
    assert decision.better is not None
    assert decision.best[decision.seat] == 1.0
    assert position.after(decision.better.action).winners() == [decision.seat]
