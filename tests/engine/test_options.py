"""What can be chosen before a game: checked outside, one number inside."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from ludoteka.engine.errors import BadOption
from ludoteka.engine.options import Choice, Flag, Option, PerSeat, Subset, check_all, parse_all

FLAG = Flag("dice", "Whether dice are used.")
CHOICE = Choice("board", "Which board.", ("small", "large", "huge"))
SUBSET = Subset("variants", "More rules.", ("omen", "shells", "wind"))
PER_SEAT = PerSeat("clan", "A clan each.", ("fox", "owl", "elk"))
ALL = (FLAG, CHOICE, SUBSET, PER_SEAT)


def test_defaults_are_no_the_first_word_nothing_and_the_first_word_for_each_seat() -> None:
    assert check_all(ALL, {}, 2) == {"dice": False, "board": "small", "variants": (), "clan": ("fox", "fox")}
    assert Flag("dice", "", on=True).default is True


@pytest.mark.parametrize(
    ("option", "value", "form", "number"),
    [
        (FLAG, True, True, 1),
        (FLAG, False, False, 0),
        (CHOICE, "small", "small", 0),
        (CHOICE, "huge", "huge", 2),
        (SUBSET, (), (), 0),
        (SUBSET, ["omen"], ("omen",), 1),
        (SUBSET, ["wind", "omen"], ("omen", "wind"), 5),
        (SUBSET, {"shells", "wind"}, ("shells", "wind"), 6),
        (SUBSET, ["omen", "omen"], ("omen",), 1),
        (PER_SEAT, [], ("fox", "fox"), 0),
        (PER_SEAT, ["owl", "fox"], ("owl", "fox"), 1),
        (PER_SEAT, ("fox", "elk"), ("fox", "elk"), 6),
    ],
)
def test_a_value_has_one_form_and_one_number(option: Option, value: Any, form: Any, number: int) -> None:
    assert option.check(value, 2) == form
    assert option.encode(option.check(value, 2)) == number
    assert option.check(form, 2) == form


def test_other_values_have_other_numbers() -> None:
    assert len({PER_SEAT.encode(words) for words in product(PER_SEAT.choices, repeat=4)}) == 3**4
    subsets = [tuple(w for i, w in enumerate(SUBSET.choices) if n >> i & 1) for n in range(8)]
    assert sorted(SUBSET.encode(words) for words in subsets) == list(range(8))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (FLAG, 1),
        (FLAG, "yes"),
        (FLAG, None),
        (CHOICE, "tiny"),
        (CHOICE, 0),
        (CHOICE, ["small"]),
        (CHOICE, None),
        (SUBSET, "omen"),
        (SUBSET, ["rain"]),
        (SUBSET, [1]),
        (SUBSET, 5),
        (SUBSET, None),
        (SUBSET, {"omen": False}),
        (SUBSET, [["omen"]]),
        (PER_SEAT, ["fox"]),
        (PER_SEAT, ["fox", "owl", "elk"]),
        (PER_SEAT, ["fox", "bat"]),
        (PER_SEAT, "fox"),
        (PER_SEAT, {"fox", "owl"}),
        (PER_SEAT, [None, None]),
        pytest.param(SUBSET, 10**5000, id="huge"),
    ],
)
def test_a_wrong_value_is_refused_by_name_value_and_remedy(option: Option, value: Any) -> None:
    with pytest.raises(BadOption) as caught:
        option.check(value, 2)
    message = str(caught.value)
    assert repr(option.name) in message
    assert option.domain in message
    assert "cannot be" in message


@pytest.mark.parametrize(
    ("name", "remedy"), [("varaints", "Did you mean 'variants'?"), ("zzz", "dice, board, variants, clan"), (7, "dice")]
)
def test_an_unknown_option_is_refused_by_name_with_those_there_are(name: Any, remedy: str) -> None:
    with pytest.raises(BadOption) as caught:
        check_all(ALL, {name: True}, 2)
    assert repr(name) in str(caught.value)
    assert remedy in str(caught.value)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="the options are: none"):
        check_all((), {"dice": True}, 2)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("dice=yes", True),
        ("dice=off", False),
        ("board=large", "large"),
        ("variants=omen+shells", ("omen", "shells")),
        ("variants=", ()),
        ("clan=owl+fox", ("owl", "fox")),
    ],
)
def test_texts_of_the_command_line_are_values(text: str, value: Any) -> None:
    name = text.partition("=")[0]
    parsed = parse_all(ALL, [text])
    assert parsed == {name: value}
    assert check_all(ALL, parsed, 2)[name] == value


@pytest.mark.parametrize("text", ["dice=maybe", "board=", "variants=rain", "clan=owl", "weather=fine", "dice", ""])
def test_texts_that_are_not_options_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        check_all(ALL, parse_all(ALL, [text]), 2)


def test_a_text_without_a_value_is_refused_with_an_example() -> None:
    with pytest.raises(BadOption, match=r"'omen' is not an option: write name=value"):
        parse_all(ALL, ["omen"])


@pytest.mark.parametrize(
    "option", [*ALL, Flag("dice", "", on=True)], ids=lambda option: f"{option.name} {option.default}"
)
def test_another_value_is_right_and_not_the_default(option: Option) -> None:
    for players in (1, 3):
        given = {option.name: option.other(players)}
        assert check_all([option], given, players) == given
        assert check_all([option], given, players) != check_all([option], {}, players)
