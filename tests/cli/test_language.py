"""Which language is spoken."""

from __future__ import annotations

import pytest

from ludoteka.cli.complaints import Complaint
from ludoteka.cli.language import split_language, users_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "uk-UA"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": ""}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert users_language(environment) == language


def test_the_option_is_found_wherever_it_stands() -> None:
    assert split_language(["--lang", "uk", "games"]) == ("uk", ["games"])
    assert split_language(["play", "opale", "--lang=ru", "--seed", "1"]) == ("ru", ["play", "opale", "--seed", "1"])
    assert split_language(["games"]) == (None, ["games"])


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Complaint, match="en, uk, ru"):
        split_language(["games", "--lang", "fr"])
