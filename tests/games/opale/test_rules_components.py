"""Components and setup of Opale, sentence by sentence, on the real game."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.engine.position import Position
from ludoteka.games.opale.components import CAPACITY, DATA, SHELL_KEYS
from ludoteka.games.opale.notation import face_name, read_cards
from tests.games.opale.positions_of_game import (
    BOTH,
    COMBINATIONS,
    GAME,
    HOLDS_ANY,
    HOLDS_N,
    KEYS,
    LETTERS,
    area,
    cards,
    do,
    legal,
    make,
    on,
    part,
    phase,
    plays,
    size,
)

DECK = {
    "H": "111122",
    "C": "2334",
    "P": "1122334",
    "W": "1122",
    "S": "22222",
    "G": "123",
    "D": "1111112223",
    "R": "11112",
    "U": "000000",
}


def own_cards(position: Position, p: int) -> Counter[int]:
    """All cards of a player at the start: hand and deck."""
    return Counter(read_cards(part(position, f"hand{p}")) + read_cards(part(position, f"deck{p}")))


# ---- Components


def test_nine_areas_on_one_board_each_with_its_own_card_type() -> None:
    shown = GAME.new(seed=1).view(None)["areas"]
    assert [entry["area"] for entry in shown] == list(KEYS.values())
    for letter in LETTERS:
        position = make(f"{letter}{DECK[letter][0]}", deck="D1111")
        assert plays(position) == {f"{letter}{DECK[letter][0]}"}
        assert on(do(position, f"{letter}{DECK[letter][0]}"), letter) == DECK[letter][0]


def test_per_player_a_50_card_deck_of_those_nine_types() -> None:
    position = GAME.new(seed=2)
    for p in range(2):
        own = own_cards(position, p)
        assert own.total() == 50
        assert {face_name(face)[0] for face in own} == set(LETTERS)


@pytest.mark.parametrize("letter", LETTERS)
def test_copies_per_deck_and_their_values(letter: str) -> None:
    position = GAME.new(seed=3)
    for p in range(2):
        values = sorted(
            face_name(face)[1] for face in own_cards(position, p).elements() if face_name(face)[0] == letter
        )
        assert "".join(values) == DECK[letter]


def test_the_deck_has_50_cards_and_79_points() -> None:
    assert sum(len(values) for values in DECK.values()) == DATA["cards"]["cards_per_deck"] == 50
    assert sum(int(value) for values in DECK.values() for value in values) == DATA["cards"]["points_per_deck"] == 79


@pytest.mark.parametrize("letter", LETTERS)
def test_an_area_holds_any_number_or_as_many_as_the_board_shows(letter: str) -> None:
    capacity = area(GAME.new(seed=4).view(None), letter)["capacity"]
    assert capacity == HOLDS_N.get(letter)
    assert int(CAPACITY[LETTERS.index(letter)]) == HOLDS_N.get(letter, 0)


@pytest.mark.parametrize("variants", COMBINATIONS, ids=str)
def test_five_shells_per_player_with_the_variant_only(variants: tuple[str, ...]) -> None:
    for seat in GAME.new(seed=5, variants=variants).view(None)["seats"]:
        assert seat["shells"] == (list(SHELL_KEYS) if "shells" in variants else [])
        assert len(SHELL_KEYS) == 5


def test_cards_of_one_type_have_different_values_a_card_is_type_and_value() -> None:
    position = make("P1134.G1")
    assert position.view(0)["seats"][0]["hand"] == cards("P1134.G1")
    assert {"P1", "P3", "P4"} <= plays(position)


def test_values_of_captured_cards_are_the_score() -> None:
    position = make("C2.P1122", pile="C2.P334")
    assert position.scores() == [0, 0]
    assert do(position, "C2").scores() == [3 + 3 + 4, 0]


# ---- Holding


@pytest.mark.parametrize("letter", HOLDS_ANY)
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("lying", [False, True])
def test_holds_any_the_area_triggers_at_once_on_every_play(letter: str, count: int, lying: bool) -> None:
    """With one card or several, on the bare area or on others. Pearls and stone have no effect."""
    target = {"C": "P", "W": "S", "G": "W"}.get(letter)
    pile = {letter: DECK[letter][-1]} if lying else {}
    if target is not None:
        pile[target] = DECK[target][0]
    text = letter + DECK[letter][:count]
    position = do(make(f"{text}.D1" if letter < "D" else f"D1.{text}", pile=written(pile)), text)
    if letter == "W":
        assert phase(position) == "take"
        do(position, ">S")
    assert part(position, "won0") == ("-" if target is None else target + pile[target])
    assert on(position, letter) == "".join(sorted(text[1:] + pile.get(letter, "")))


def written(pile: dict[str, str]) -> str:
    return ".".join(letter + pile[letter] for letter in LETTERS if pile.get(letter)) or "-"


@pytest.mark.parametrize("letter", HOLDS_N)
def test_holds_n_it_triggers_when_full(letter: str) -> None:
    value, places = DECK[letter][0], HOLDS_N[letter]
    store = "R11" if letter == "U" else "-"
    for lying in range(places):
        for count in range(1, places - lying + 1):
            pile = written({letter: value * lying, "C": "2", "W": "1"})
            position = do(make(f"{letter}{value * count}.P1", pile=pile, store=store), letter + value * count)
            is_full = lying + count == places
            assert (phase(position) == "take") == (is_full and letter == "R")
            if letter != "R":
                assert (on(position, letter) == "") == is_full
                assert (part(position, "won0") != "-") == is_full


@pytest.mark.parametrize("letter", HOLDS_N)
def test_holds_n_more_cards_than_fit_may_not_be_played(letter: str) -> None:
    value, places = DECK[letter][0], HOLDS_N[letter]
    for lying in range(places):
        position = make(f"{letter}{value * 4}.P1", pile=written({letter: value * lying}))
        assert {text for text in plays(position) if text[0] == letter} == {
            letter + value * count for count in range(1, places - lying + 1)
        }


# ---- Setup


def test_each_player_shuffles_the_own_deck() -> None:
    """Over many games every card of a deck is as likely as any other to be in the first hand, for both."""
    games = 3000
    held = [Counter[str](), Counter[str]()]
    for seed in range(games):
        position = GAME.new(seed=seed)
        for p in range(2):
            held[p].update(face_name(face) for face in read_cards(part(position, f"hand{p}")))
    for p in range(2):
        chi_square = 0.0
        for letter, values in DECK.items():
            for value, copies in Counter(values).items():
                expected = games * 5 * copies / 50
                chi_square += (held[p][letter + value] - expected) ** 2 / expected
        assert chi_square < 52.4  # 21 faces: 20 degrees of freedom, 1 in 10,000


def test_each_player_draws_5() -> None:
    position = GAME.new(seed=6)
    assert [size(position, "hand0"), size(position, "hand1")] == [5, 5]
    assert [size(position, "deck0"), size(position, "deck1")] == [45, 45]
    assert [seat["deck_size"] for seat in position.view(None)["seats"]] == [45, 45]


def test_azura_beside_the_board_owned_by_nobody() -> None:
    assert GAME.new(seed=7).view(None)["azura"] is None
    assert GAME.new(seed=7).scores() == [0, 0]


def test_first_player_at_random() -> None:
    games = 2000
    first = sum(GAME.new(seed=seed).current_player or 0 for seed in range(games))
    assert abs(first - games / 2) < 4 * (games / 4) ** 0.5


def test_a_game_begins_with_a_play_or_with_the_omen() -> None:
    for variants in COMBINATIONS:
        assert phase(GAME.new(seed=8, variants=variants)) == ("lay_aside" if "omen" in variants else "play")
    assert "tide" not in legal(make(variants=BOTH))
