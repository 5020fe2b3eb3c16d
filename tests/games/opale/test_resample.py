"""What a seat cannot know is dealt afresh: uniformly among what is consistent, and from nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from math import sqrt
from random import Random

import pytest

from ludoteka.engine.position import Position
from ludoteka.games.opale.notation import face_name, read_cards
from tests.games.opale.positions_of_game import (
    BOTH,
    COMBINATIONS,
    GAME,
    do,
    legal,
    make,
    part,
    phase,
    plays,
    size,
    words_of,
)

SHELLS = ("shells",)
Deal = tuple[str, ...]


def too_unlikely(degrees: int) -> float:
    """What chi-square exceeds once in 10,000 times (Wilson and Hilferty)."""
    return degrees * (1 - 2 / (9 * degrees) + 3.719 * sqrt(2 / (9 * degrees))) ** 3


def chi_square(seen: Counter[Deal], likely: Counter[Deal]) -> tuple[float, int]:
    """Return chi-square of what was seen against what is exactly likely, and its degrees of freedom."""
    games, weight = seen.total(), likely.total()
    assert set(seen) <= set(likely), f"{set(seen) - set(likely)} is impossible"
    total = sum((seen[deal] - games * n / weight) ** 2 / (games * n / weight) for deal, n in likely.items())
    return total, len(likely) - 1


def assert_uniform(position: Position, likely: Counter[Deal], deal_of: Callable[[Position], Deal]) -> None:
    """Redraw what seat 0 cannot know many times, and compare."""
    games = 40 * len(likely)
    seen = Counter(deal_of(position.resample(0, seed)) for seed in range(games))
    assert set(seen) == set(likely)
    statistic, degrees = chi_square(seen, likely)
    assert statistic < too_unlikely(degrees)


def cards(*names: str) -> str:
    """Cards in any order, as one text."""
    return " ".join(sorted(names))


def names(text: str) -> list[str]:
    return [face_name(face) for face in read_cards(text)]


# ---- uniform


def test_hand_deck_omen_cards_and_discards_are_dealt_uniformly() -> None:
    """Six cards that seat 0 never saw, two of them alike: every way to lie is as likely as any other."""
    position = make(
        "P1122",
        "P3.D3",
        deck="-",
        other_deck="P3.U0",
        aside=("-", "G2"),
        gone=("-", "C4"),
        variants=BOTH,
        rest_won=True,
    )
    hidden = ["P3", "D3", "P3", "U0", "G2", "C4"]
    likely: Counter[Deal] = Counter(
        (cards(*order[:2]), cards(*order[2:3]), cards(*order[3:4]), cards(*order[4:])) for order in permutations(hidden)
    )

    def deal_of(other: Position) -> Deal:
        words = words_of(other)
        return tuple(cards(*names(words[f"{place}1"])) for place in ("hand", "aside", "gone", "deck"))

    assert_uniform(position, likely, deal_of)


def test_cards_put_back_on_the_deck_are_dealt_uniformly_in_every_order() -> None:
    position = make("P1122", "P3", deck="-", other_deck="D3.U0", back=("", "G2.P3"), rest_won=True)
    hidden = ["P3", "D3", "U0", "G2", "P3"]
    likely: Counter[Deal] = Counter((order[0], order[1], order[2], cards(*order[3:])) for order in permutations(hidden))

    def deal_of(other: Position) -> Deal:
        words = words_of(other)
        return words["hand1"], *words["back1"].split("."), cards(*names(words["deck1"]))

    assert_uniform(position, likely, deal_of)


def test_of_the_own_cards_only_what_comes_next_is_unknown() -> None:
    """One's own hand, omen cards and discards stay, and so does what is in the deck; its order is chance."""
    position = make("P1122.D1", deck="C2.G3.U00", aside=("W1", "-"), variants=BOTH)
    do(position, "dive")
    for seed in range(20):
        other = position.resample(0, seed)
        for name in ("hand0", "deck0", "aside0", "gone0", "won0", "won1", "pile"):
            assert part(other, name) == part(position, name)
    position = make("P1122.D1", deck="C2.G3.U00", variants=())
    likely: Counter[Deal] = Counter({("C2",): 1, ("G3",): 1, ("U0",): 2})

    def next_card(other: Position) -> Deal:
        do(other, "D1")
        (card,) = Counter(names(part(other, "hand0"))) - Counter(names("P1122"))
        return (card,)

    assert_uniform(position, likely, next_card)


# ---- what a seat can infer


def stuck_position() -> Position:
    """Seat 0 sealed the Witches, and seat 1 could play nothing."""
    position = do(make("P1122.D1", "W1122", variants=BOTH, aside=("-", "C23.G1"), other_deck="D3.U00"), "D1")
    while phase(position) == "draw":
        do(position, "deck")
    return do(position, "seal:W", "pass")


def test_who_could_play_nothing_holds_cards_of_the_sealed_type_only() -> None:
    position = stuck_position()
    assert phase(position) == "draw"  # the fifth card is being drawn
    for seed in range(200):
        assert part(position.resample(0, seed), "hand1") == "W1122"


def test_what_is_drawn_afterwards_may_be_anything() -> None:
    position = do(stuck_position(), "deck", "pass")
    hands = {part(position.resample(0, seed), "hand1") for seed in range(300)}
    assert all(hand.count("W") == 1 and "W1122" in hand for hand in hands)
    assert len(hands) > 5


def test_cards_known_by_type_are_dealt_uniformly_among_those_of_the_type() -> None:
    """Two of three cards in hand are known to be Witches; the third, the deck and the omen card may be anything."""
    position = make(
        "P1122",
        "W12.D3",
        deck="-",
        other_deck="W1.U0",
        aside=("-", "W2"),
        variants=BOTH,
        stuck="0,2",
        stuck_area="-,W",
        rest_won=True,
    )
    hidden = ["W1", "W2", "D3", "W1", "U0", "W2"]
    likely: Counter[Deal] = Counter(
        (cards(*order[:3]), order[3], cards(*order[4:]))
        for order in permutations(hidden)
        if order[0][0] == order[1][0] == "W"
    )

    def deal_of(other: Position) -> Deal:
        words = words_of(other)
        return tuple(cards(*names(words[f"{place}1"])) for place in ("hand", "aside", "deck"))

    assert_uniform(position, likely, deal_of)


def test_the_knowledge_fades_as_such_cards_leave_the_hand() -> None:
    position = make("P1122.D1", "W1122.D1", variants=SHELLS, stuck="0,4", stuck_area="-,W", turn=1)
    do(position, "W12", ">P", "pass")
    assert part(position, "stuck") == "0,2"
    for seed in range(100):
        assert len([name for name in names(part(position.resample(0, seed), "hand1")) if name[0] == "W"]) >= 2
    assert part(do(position, "D1", "pass", "W12", ">P"), "stuck") == "-"
    assert part(position, "stuck_area") == "-"


def test_the_knowledge_outlasts_plays_of_other_types() -> None:
    position = make("P1122.D1", "W1122.D1", variants=SHELLS, stuck="0,4", stuck_area="-,W", turn=1)
    assert part(do(position, "D1", "pass"), "stuck") == "0,4"


@pytest.mark.parametrize("actions", [("undertow", "=D1", "pass"), ("dive", "=D1", "=W1", "=W1")], ids=str)
def test_what_is_discarded_unseen_may_have_been_one_of_them(actions: tuple[str, ...]) -> None:
    position = make("P1122.G1", "W1122.D1", variants=SHELLS, stuck="0,4", stuck_area="-,W", turn=1, other_deck="U0000")
    do(position, *actions)
    assert part(position, "stuck") == ("0,3" if actions[0] == "undertow" else "0,1")


def test_a_blind_card_may_have_been_one_of_them() -> None:
    position = make("W1.P1122", "S2222.D1", pile="S2", azura=1, variants=SHELLS, stuck="0,4", stuck_area="-,S")
    do(position, "W1", ">S")
    assert part(position, "stuck") == "0,3"
    for seed in range(100):
        assert list(GAME.parts.check.problems(position.resample(0, seed).state)) == []


def test_cards_known_by_type_never_run_out() -> None:
    """All five stone dragons are in the hand: no omen card, discard or card put back can be one."""
    position = make(
        "P1122", "S22222", variants=BOTH, aside=("-", "H112"), back=("", "C2"), stuck="0,5", stuck_area="-,S"
    )
    for seed in range(300):
        other = position.resample(0, seed)
        assert part(other, "hand1") == "S22222"
        assert list(GAME.parts.check.problems(other.state)) == []


@pytest.mark.parametrize(
    ("fields", "fits"),
    [
        ({"twin": 2}, lambda types: len(types - {"W"}) >= 2),
        ({"twin": 1, "twin_area": "G"}, lambda types: len(types - {"W", "G"}) >= 1),
        ({"twin": 2, "twin_area": "R", "phase": "take", "pending": 7}, lambda types: len(types - {"W", "R"}) >= 1),
        ({"twin": 1, "twin_area": "R", "phase": "take", "pending": 7}, lambda types: True),
    ],
    ids=["before the first card", "before the second", "choosing for the first", "choosing for the second"],
)
def test_who_is_in_the_midst_of_a_twin_current_has_the_cards_for_it(
    fields: dict[str, str | int], fits: Callable[[set[str]], bool]
) -> None:
    """The Witches are sealed, so they do not count."""
    hidden = ["W1", "G3", "P3", "W2", "G2"]
    position = make(
        "P1122",
        "P3.G3",
        deck="-",
        other_deck="W12.G2",
        pile="R11" if fields.get("phase") == "take" else "-",
        turn=1,
        seal="W,-",
        shell_used=1,
        variants=SHELLS,
        rest_won=True,
        **fields,  # type: ignore[arg-type]
    )
    likely: Counter[Deal] = Counter(
        (cards(*order[:2]),) for order in permutations(hidden) if fits({card[0] for card in order[:2]})
    )

    def deal_of(other: Position) -> Deal:
        assert "pass" not in legal(other)
        return (cards(*names(part(other, "hand1"))),)

    assert_uniform(position, likely, deal_of)


# ---- hidden, and from nothing else


def test_omen_cards_and_discards_are_hidden_from_the_opponent_and_kept_for_their_owner() -> None:
    position = do(make("P1122.D1", variants=BOTH, aside=("P4.C4.D3", "W11")), "undertow", "=P1", "=P2", "pass")
    theirs = [position.resample(1, seed) for seed in range(200)]
    for name in ("aside0", "gone0", "hand0"):
        assert len({part(other, name) for other in theirs}) > 30
        assert {size(other, name) for other in theirs} == {size(position, name)}
    mine = [position.resample(0, seed) for seed in range(20)]
    for name in ("aside0", "gone0", "hand0", "deck0"):
        assert {part(other, name) for other in mine} == {part(position, name)}
    assert len({part(other, "aside1") for other in mine}) > 5


def walk(variants: tuple[str, ...], seeds: range) -> Iterator[Position]:
    """Some positions of random games."""
    for seed in seeds:
        dice = Random(f"{variants} {seed}")
        position = GAME.new(seed=seed, variants=variants)
        while not position.is_over:
            if dice.random() < 0.2 or position.state.twin or max(position.state.stuck) > 0:
                yield position
            position.apply(dice.choice(position.legal_actions()))


@pytest.mark.parametrize("variants", COMBINATIONS, ids=str)
def test_a_redrawn_position_depends_on_what_the_seat_knows_and_the_seed_alone(variants: tuple[str, ...]) -> None:
    for position in walk(variants, range(15)):
        for seat in (None, 0, 1):
            once = position.resample(seat, seed=5)
            for earlier in (6, 7):
                assert position.resample(seat, seed=earlier).resample(seat, seed=5) == once


@pytest.mark.parametrize("variants", COMBINATIONS, ids=str)
def test_a_seat_cannot_tell_a_redrawn_position_from_the_real_one(variants: tuple[str, ...]) -> None:
    for number, position in enumerate(walk(variants, range(15, 30))):
        for seat in (None, 0, 1):
            other = position.resample(seat, number)
            assert other.view(seat) == position.view(seat)
            assert list(GAME.parts.check.problems(other.state)) == []
            if position.current_player == seat:
                assert other.legal_actions() == position.legal_actions()
            elif phase(position) == "play" and position.state.twin:
                assert plays(other)


@pytest.mark.parametrize("variants", COMBINATIONS, ids=str)
def test_a_redrawn_position_can_be_played_to_the_end(variants: tuple[str, ...]) -> None:
    dice = Random(f"{variants}")
    for number, position in enumerate(walk(variants, range(30, 40))):
        other = position.resample(number % 2, number)
        while not other.is_over:
            other.apply(dice.choice(other.legal_actions()))
        assert list(GAME.parts.check.problems(other.state)) == []
