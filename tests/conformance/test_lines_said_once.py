"""A line of a log says nothing twice: where nothing can be drawn, only what the sentence leaves open is said."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import ludoteka
from ludoteka.engine.text import LANGUAGES, LOCALES, Words
from ludoteka.engine.told import Told, tell
from tests.conformance.cases import cases_of

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")


def lines(game: str) -> Iterator[Told]:
    """Yield what a seat is told in random games: with the defaults, and with all that can be chosen."""
    cases = cases_of(game)
    for case in (cases[0], cases[-1]):
        position, dice = case.new(seed=1), random.Random(1)
        while not position.is_over:
            action = dice.choice(position.legal_actions())
            after = position.after(action)
            yield from (line for line in position.log(action, after, 0) if isinstance(line, Told))
            position = after


@pytest.mark.parametrize("game", ludoteka.games())
def test_no_line_repeats_in_its_evidence_what_its_sentence_says(game: str) -> None:
    told = list({repr(line): line for line in lines(game)}.values())
    tongues = [Words(language, NAMES, you=0) for language in LANGUAGES]
    assert len(told) > 20
    assert any(part.said for line in told for part in line.evidence)
    again = {
        tell(words, line)
        for line in told
        for words in tongues
        for part in line.evidence
        if not part.said and any(map(str.isalpha, said := part.say(words).strip("+−→ ").casefold()))
        if f" {said} " in f" {words.say(line).casefold().translate(SPACED)} "
    }
    assert sorted(again) == []


#: Points and the like are no parts of words.
SPACED = str.maketrans(dict.fromkeys(".,:;«»“”", " "))


@pytest.mark.parametrize("game", ludoteka.games())
def test_a_page_has_the_words_for_all_that_it_is_told(game: str) -> None:
    """It loads its own words and those of the game, not those of the command line."""
    files = [*(LOCALES / "en" / f"{name}.ftl" for name in ("page", "log")), *(LOCALES / "en").glob(f"{game}*.ftl")]
    known = set(
        re.findall(r"^([a-z][\w-]*) =", "".join(path.read_text(encoding="utf-8") for path in files), re.MULTILINE)
    )
    told = {key for line in lines(game) for key in keys(line.to_json())}
    own = {key for key in known if key.startswith(f"{game}-log-")}
    assert 2 * len(told & own) > len(own) > 0  # most of what the game ever tells
    assert sorted(told - known) == []


def keys(told: Any) -> Iterator[str]:
    """Yield the messages that a line asks for."""
    if isinstance(told, dict):
        yield from [told["key"]] if "key" in told else []
        yield from (key for part in told.values() for key in keys(part))
    elif isinstance(told, list):
        yield from (key for part in told for key in keys(part))
