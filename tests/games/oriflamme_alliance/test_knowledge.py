"""What a seat knows, and what it cannot: exactly that is dealt afresh, evenly, and nothing else leaks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import ludoteka
from ludoteka.games.oriflamme_alliance import undo
from ludoteka.games.oriflamme_alliance.actions import BRANCH, EXCHANGE, LEAVE, PLACES, Branch
from ludoteka.games.oriflamme_alliance.components import CARD_KEYS, ROUNDS
from ludoteka.games.oriflamme_alliance.table import members, unseen
from tests.effort import tries
from tests.games.oriflamme_alliance.mirror import move_of as oracle_move
from tests.games.oriflamme_alliance.mirror import names, oracle_of, stacks
from tests.games.oriflamme_alliance.oracle.game import Oracle
from tests.games.oriflamme_alliance.oracle.knowledge import Assignment, Slot
from tests.games.oriflamme_alliance.setting import BLUE, GAME, GREEN, RED, play, position

VIEWERS = (None, RED, BLUE, GREEN)


def cards_shown(game: ludoteka.Position, seat: int | None) -> dict[str, str]:
    """The cards of the row that a seat is shown, by piece."""
    return {piece["id"]: piece["card"] for stack in game.view(seat)["row"] for piece in stack if "card" in piece}


# ---- what is known


def test_a_seat_knows_its_own_hand_its_own_set_aside_and_its_own_face_down_cards() -> None:
    game = position("R.judge B.judge+1/B.empress", placing=True)
    for seat in VIEWERS:
        for p, shown in enumerate(game.view(seat)["seats"]):
            assert ("hand" in shown, "aside" in shown) == (p == seat, p == seat)
            assert shown["hand_size"] == len(members(game.state.hand[p]))
    assert cards_shown(game, BLUE) == {"B1": "empress", "B2": "judge"}
    assert cards_shown(game, None) == {}


def test_everybody_knows_what_lies_face_up_what_was_covered_face_up_and_a_turned_down_uprising() -> None:
    game = position("R.judge/R.FANATIC B.JUDGE B.empress/B.uprising!")
    for seat in (None, GREEN):
        assert cards_shown(game, seat) == {"R1": "fanatic", "B1": "judge", "B2": "uprising"}


def test_everybody_knows_the_eliminated_the_discarded_and_the_kept_cards() -> None:
    game = position("B.DESERTER R.empress G.agreement+1", round_=2)
    play(game, "reveal")
    for seat in VIEWERS:
        seats = game.view(seat)["seats"]
        assert "empress" in seats[RED]["gone"]
        assert "deserter" in seats[BLUE]["gone"]
        assert seats[GREEN]["kept"] == [{"card": "agreement", "influence": 1}]
        assert {"agreement"} <= set(seats[GREEN]["seen"])


def test_everybody_knows_that_an_informant_has_returned_to_hand_until_it_is_seen_again() -> None:
    game = position("R.INFORMANT B.judge", round_=2)
    play(game, "informant:exchange", "=empress", "leave")
    assert game.view(GREEN)["seats"][RED]["informant_returned"] == 2
    assert "informant" not in game.view(GREEN)["seats"][RED]["seen"]
    play(game, "empress@end", "empress@end", "informant@end")
    while game.state.row[game.state.at] != RED * ROUNDS + 2:
        play(game, "leave")
    play(game, "reveal")
    assert game.view(GREEN)["seats"][RED]["informant_returned"] is None


def test_what_lies_on_cards_and_in_front_of_players_is_public() -> None:
    game = position("R.judge+2* B.judge", influence=[3, 4, 5], placing=True)
    view = game.view(None)
    assert [seat["influence"] for seat in view["seats"]] == [3, 4, 5]
    assert (view["row"][0][0]["influence"], view["row"][0][0]["verdict"], view["verdicts"]) == (2, True, 4)


# ---- what is dealt afresh


def test_the_own_family_and_everything_public_stays() -> None:
    game = position("R.judge/R.FANATIC B.empress/B.uprising! G.judge+1*", placing=True)
    for seat in VIEWERS:
        for seed in range(20):
            other = game.resample(seat, seed)
            assert other.view(seat) == game.view(seat)
            assert other.state.card[0] == CARD_KEYS.index("fanatic")
            assert other.state.card[6] == CARD_KEYS.index("uprising")
            if seat is not None:
                assert other.state.hand[seat] == game.state.hand[seat]


def test_after_the_final_scoring_nothing_is_unknown() -> None:
    game = position("R.judge B.judge", round_=6)
    play(game, "leave", "leave")
    assert game.is_over
    assert game.resample(None, 1).key() == game.key()


def late_games(players: int, seeds: range) -> Iterator[tuple[ludoteka.Position, Oracle]]:
    """Positions late in random games in which Informants travel, each with its oracle."""
    for seed in seeds:
        rng = random.Random(seed)
        game = GAME.new(players, seed)
        oracle = oracle_of(game)
        stop = rng.randrange(12 * players, 20 * players)
        for _ in range(stop):
            legal = game.legal_actions()
            travel = BRANCH + Branch.INFORMANT_EXCHANGE
            action = travel if travel in legal and rng.random() < 0.8 else rng.choice(legal)
            oracle.apply(oracle_move(game.state, action))
            game.apply(action)
            if game.is_over:
                break
        if not game.is_over:
            yield game, oracle


def assignment_of(s: Any, family: int) -> Assignment:
    """How the unseen cards of a family lie, in the oracle's words."""
    lying = tuple(
        (Slot("row", index, height), CARD_KEYS[s.card[piece]])
        for index, stack in enumerate(stacks(s))
        for height, piece in enumerate(stack)
        if piece // ROUNDS == family and s.hidden >> piece & 1
    )
    return Assignment(frozenset(names(s.hand[family])), frozenset(names(s.aside[family])), lying)


def chi_square(found: Counter[Assignment], possible: list[Assignment], drawn: int) -> float:
    """How far from even, in standard deviations of the statistic."""
    expected = drawn / len(possible)
    statistic = sum((found[way] - expected) ** 2 / expected for way in possible)
    freedom = max(1, len(possible) - 1)
    return float((statistic - freedom) / (2 * freedom) ** 0.5)


def test_the_unseen_cards_are_dealt_evenly_over_exactly_the_consistent_ways() -> None:
    wanted, checked, travelled = tries(9, 24), 0, 0
    for game, oracle in late_games(3, range(400)):
        for family in range(3):
            seat = (family + 1) % 3 if checked % 2 else None
            if len(unseen(game.state, family)) > 6:
                continue
            possible = oracle.enumerate_consistent(-1 if seat is None else seat, family)
            returned = game.state.returned[family] > 0
            if not 2 <= len(possible) <= 130 or (not returned and checked - travelled >= 6):
                continue
            drawn = 12 * len(possible) + 200
            found = Counter(assignment_of(game.resample(seat, seed).state, family) for seed in range(drawn))
            assert set(found) <= set(possible)
            assert -4 < chi_square(found, possible, drawn) < 5
            checked += 1
            travelled += returned
        if checked >= wanted and travelled >= wanted // 2:
            break
    assert checked >= wanted - 4
    assert travelled >= wanted // 3


def test_an_informant_that_returned_is_in_hand_or_was_laid_later_and_nowhere_else() -> None:
    met: Counter[str] = Counter()
    for game, oracle in late_games(4, range(tries(100, 300))):
        for family in range(4):
            returned = game.state.returned[family]
            assert (returned > 0) == (
                oracle.informant_returned_at[family] is not None
                and "informant" in oracle.what_is_known(-1)[family].unseen
            )
            if not returned:
                continue
            for seed in range(10):
                s = game.resample(None, seed).state
                assert not s.aside[family] >> 2 & 1
                pieces = [piece for piece in members(s.hidden) if piece // ROUNDS == family and s.card[piece] == 2]
                assert all(piece % ROUNDS >= returned for piece in pieces)
                met["hand" if s.hand[family] >> 2 & 1 else "later"] += 1
    assert min(met["hand"], met["later"]) > tries(15, 50)


# ---- nothing leaks


def walks(states: int) -> Iterator[tuple[ludoteka.Position, int]]:
    """Positions of random games for three, four and five in turn, each with the action that is about to be played."""
    seed = met = 0
    while True:
        rng = random.Random(seed)
        game = GAME.new(3 + seed % 3, seed)
        while not game.is_over:
            action = rng.choice(game.legal_actions())
            yield game, action
            met += 1
            if met == states:
                return
            game.apply(action)
        seed += 1


def same_to_others(action: int, twin: ludoteka.Position) -> int:
    """The action that nobody but its player can tell from this one, with a card that is in the twin's hand."""
    hand = members(twin.state.hand[twin.state.turn])
    if action < LEAVE:
        return hand[0] * PLACES + action % PLACES
    return EXCHANGE + hand[0] if action >= EXCHANGE else action


def phrases(before: ludoteka.Position, action: int, after: ludoteka.Position, seat: int | None) -> list[dict[str, Any]]:
    return [phrase.to_json() for phrase in before.log(action, after, seat)]


def test_nothing_that_a_seat_receives_depends_on_what_it_cannot_know() -> None:
    """Of thousands of positions, to every seat and a spectator: the view, the legal actions, the log, a bot's part."""
    for number, (game, action) in enumerate(walks(tries(2_000, 10_000))):
        after = game.after(action)
        hidden = not undo.revealed(game, after)
        seats = [None, *range(game.players)]
        shown = {seat: game.view(seat) for seat in seats}
        for seat in seats:
            twin = game.resample(seat, number)
            assert twin.resample(seat, 1).raw.tobytes() == game.resample(seat, 1).raw.tobytes()
            own = game.current_player == seat
            assert twin.view(seat) == shown[seat]
            if own:
                assert twin.legal_actions() == game.legal_actions()
            if hidden and (own or number % 3 == 0):
                alike = action if own else same_to_others(action, twin)
                assert phrases(game, action, after, seat) == phrases(twin, alike, twin.after(alike), seat)


@pytest.mark.parametrize("seed", range(12))
def test_what_helps_whoever_decides_does_not_peek(seed: int) -> None:
    rng = random.Random(seed)
    game = GAME.new(3 + seed % 3, seed)
    while not game.is_over:
        seat = game.current_player
        twin = game.resample(seat, seed)
        for action in rng.sample(game.legal_actions(), min(3, len(game.legal_actions()))):
            assert twin.preview(action) == game.preview(action)
            assert twin.phrase(action).to_json() == game.phrase(action).to_json()
        for action in rng.sample(range(GAME.num_actions), 3):
            obj = game.action_to_json(action)
            assert [p.to_json() for p in twin.why_not(obj)] == [p.to_json() for p in game.why_not(obj)]
        game.apply(rng.choice(game.legal_actions()))
