"""How the messages are set: the quotes and dashes of each language, and numbers that agree with what they count."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from ludoteka.engine.text import LANGUAGES
from tests.engine.test_words import FILES, parse

EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
#: Signs that no sentence of a language has: typewriter quotes, the quotes of others, a hyphen or two for a dash, and a
#: dash that a line may begin with.
WRONG = {"en": r"""["']|[«»„]| -{1,2} """, "uk": r"""["'“]| -{1,2} | —""", "ru": r"""["'“]| -{1,2} | —"""}
#: Arguments that count something.
COUNTED = {"all", "capacity", "cards", "count", "hoplites", "needed", "nuggets", "points", "stones", "tiles", "total"}
#: What may follow a number without agreeing with it.
INVARIABLE = {"captured", "from", "sent", "short", "more", "наприкінці"} | {
    *("against", "instead", "замість", "проти", "вместо", "против")
}


def entries(language: str) -> Iterator[ftl.Message]:
    """Yield all messages of a language."""
    for name in FILES:
        yield from (entry for entry in parse(language, name).body if isinstance(entry, ftl.Message))


def texts(pattern: ftl.Pattern | None) -> Iterator[str]:
    """Yield the texts of a message, those of its variants too."""
    for element in pattern.elements if pattern else ():
        if isinstance(element, ftl.TextElement):
            yield element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)


def counted(pattern: ftl.Pattern, selected: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Yield each argument that is followed by a word and decides nothing there, with that word."""
    for place, element in enumerate(pattern.elements):
        if not isinstance(element, ftl.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ftl.SelectExpression):
            by = inner.selector.id.name if isinstance(inner.selector, ftl.VariableReference) else ""
            for variant in inner.variants:
                yield from counted(variant.value, selected | {by})
        elif isinstance(inner, ftl.VariableReference) and inner.id.name not in selected:
            after = pattern.elements[place + 1 : place + 2]
            word = re.match(r"[ \u00a0]([^\W\d_]+)", after[0].value) if after and hasattr(after[0], "value") else None
            if word:
                yield inner.id.name, word[1]


@EACH_LANGUAGE
def test_every_message_has_the_quotes_and_dashes_of_its_language(language: str) -> None:
    wrong = [(entry.id.name, text) for entry in entries(language) for text in texts(entry.value)]
    assert [(key, text) for key, text in wrong if re.search(WRONG[language], text)] == []


@EACH_LANGUAGE
def test_a_counted_noun_follows_the_number(language: str) -> None:
    """Words of up to three letters are prepositions; any other word agrees with the number before it."""
    stiff = [
        (entry.id.name, argument, word)
        for entry in entries(language)
        if entry.value
        for argument, word in counted(entry.value)
        if argument in COUNTED and len(word) > 3 and word not in INVARIABLE
    ]
    assert stiff == []
