"""Each game keeps to its glossary: no message uses a word that the glossary forbids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteka
from ludoteka.engine.text import LANGUAGES, LOCALES

GAMES = Path(ludoteka.__file__).parent / "games"
HEAD = ["English", "Ukrainian", "Russian", "source", "not"]


@dataclass(frozen=True)
class Term:
    """A line of a glossary."""

    words: dict[str, str]
    source: str
    #: What must not be said, by language.
    forbidden: dict[str, tuple[str, ...]]


def rows(game: str) -> list[list[str]]:
    return lines(GAMES / game.replace("-", "_") / "glossary.md")


def lines(path: Path) -> list[list[str]]:
    """Return the cells of a glossary, line by line."""
    text = path.read_text(encoding="utf-8")
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def glossary(game: str) -> list[Term]:
    """Return the terms of a game."""
    return [term(row) for row in rows(game)[2:]]


def term(row: list[str]) -> Term:
    """Return what a line of a glossary says."""
    return Term(dict(zip(LANGUAGES, row[:3], strict=True)), row[3], dict(_forbidden(row[4])))


def _forbidden(cell: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for part in filter(None, (part.strip() for part in cell.split(";"))):
        language, _, words = part.partition(":")
        yield language, tuple(word.strip() for word in words.split(","))


def pattern(word: str) -> re.Pattern[str]:
    """Return what finds a forbidden word: whole words, `*` for any ending, large letters or small."""
    parts = [re.escape(part).replace(r"\*", r"[\w’]*") for part in word.split()]
    return re.compile(r"(?<!\w)" + r"\s+".join(parts) + r"(?!\w)", re.IGNORECASE)


class Texts(Visitor):
    """Gathers the texts of a message, its variants one by one."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def texts(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield the messages of a game with their texts."""
    yield from ((key, text) for key, text in all_texts(language) if key.startswith(f"{game}-"))


def all_texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield all messages of a language with their texts."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                visitor = Texts()
                visitor.visit(entry)
                yield from ((entry.id.name, text) for text in visitor.found)


EACH_GAME = pytest.mark.parametrize("game", ludoteka.games())


@EACH_GAME
def test_every_game_has_a_glossary_with_whole_lines(game: str) -> None:
    lines = rows(game)
    assert lines[0] == HEAD
    assert [line for line in lines if len(line) != len(HEAD) or not all(line[:4])] == []
    assert len(lines) > 10
    assert {language for term in glossary(game) for language in term.forbidden} <= set(LANGUAGES)


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_word_that_the_glossary_forbids(game: str, language: str) -> None:
    assert found(glossary(game), texts(game, language), language) == []


def found(terms: list[Term], said: Iterator[tuple[str, str]], language: str) -> list[tuple[str, str, str]]:
    """Return where a forbidden word is said."""
    forbidden = {word: pattern(word) for term in terms for word in term.forbidden.get(language, ())}
    return [(key, word, text) for key, text in said for word, sought in forbidden.items() if sought.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_call_a_thing_by_one_name(language: str) -> None:
    common = lines(LOCALES / "glossary.md")
    assert common[0] == HEAD
    assert [line for line in common if len(line) != len(HEAD)] == []
    assert found([term(row) for row in common[2:]], all_texts(language), language) == []


def test_what_the_page_says_of_a_game_is_read_with_it() -> None:
    assert {"opale-title", "opale-rule-omen-about"} <= {key for key, _ in texts("opale", "uk")}
    assert [key for key, _ in texts("opale", "uk") if "orichalcum" in key] == []


@EACH_GAME
def test_what_is_said_of_a_game_is_in_its_own_files(game: str) -> None:
    others = [path for path in sorted((LOCALES / "en").glob("*.ftl")) if not path.name.startswith(game)]
    assert [
        path.name for path in others if re.search(rf"^[\w-]*\b{game}\b[\w-]* =", path.read_text("utf-8"), re.M)
    ] == []


def test_a_forbidden_word_is_found_in_any_form() -> None:
    assert pattern("ласк*").search("Титан дає Ласку")
    assert pattern("на краю").search("стоять на краю міста")
    assert not pattern("на краю").search("на краюху")
    assert not pattern("стос*").search("достосувати")
