"""The rules of every game are whole: headings, texts, tables, figures and the player aid, in every language alike."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import ast as ftl

import ludoteka
from ludoteka.engine.text import LANGUAGES
from tests.engine.test_words import FILES, messages, parse
from tests.rules.books import GAMES, book, figures, sections, text_keys, title_key

EACH_GAME = pytest.mark.parametrize("game", ludoteka.games())
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
ANCHOR = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")


@cache
def known(language: str) -> dict[str, str]:
    """Return every message with its text, as it stands in the file."""
    return {
        entry.id.name: _plain(entry)
        for name in FILES
        for entry in parse(language, name).body
        if isinstance(entry, ftl.Message)
    }


def _plain(entry: ftl.Message) -> str:
    elements = entry.value.elements if entry.value else []
    return "".join(part.value if isinstance(part, ftl.TextElement) else "{}" for part in elements)


def needed(game: str) -> set[str]:
    """Return the messages that the rules of a game are made of."""
    keys: set[str] = set()
    for one in sections(game):
        keys |= {title_key(game, one), *text_keys(game, one)}
        if "table" in one:
            keys.add(f"{game}-rules-{one['id']}-columns")
            cells = [cell for row in one["table"] for cell in row if isinstance(cell, str)]
            keys |= {cell[1:] for cell in cells if cell.startswith("@")}
    keys |= {f"{game}-rules-figure-{one['id']}" for one in figures(game)}
    return keys | {f"{game}-rules-aid-{part['id']}{end}" for part in book(game)["aid"] for end in ("", "-title")}


@EACH_GAME
def test_anchors_are_unique_and_the_aid_has_its_own(game: str) -> None:
    names = [one["id"] for one in sections(game)]
    assert [name for name, count in Counter(names).items() if count > 1] == []
    assert [name for name in names if not ANCHOR.fullmatch(name)] == []
    assert "aid" not in names
    drawn = Counter(one["id"] for one in figures(game))
    assert [name for name, count in drawn.items() if count > 1] == []


@EACH_GAME
def test_the_rules_go_from_the_aim_to_the_end(game: str) -> None:
    names = [one["id"] for one in sections(game)]
    assert names[:2] == ["aim", "setup"]
    assert names.index("turn" if "turn" in names else "round") < names.index("end")
    assert "sub" not in sections(game)[0]
    assert len(list(figures(game))) >= 6
    assert book(game)["aid"]


@EACH_GAME
@EACH_LANGUAGE
def test_every_heading_text_table_and_figure_has_words(game: str, language: str) -> None:
    assert sorted(needed(game) - set(known(language))) == []


@EACH_GAME
def test_no_words_of_the_rules_are_left_over(game: str) -> None:
    assert sorted(set(messages("en", f"{game}-rules.ftl")) - needed(game)) == []


@EACH_GAME
def test_a_figure_gives_its_words_every_number_and_no_more(game: str) -> None:
    said = messages("en", f"{game}-rules.ftl")
    wrong = {
        one["id"]: (said[f"{game}-rules-figure-{one['id']}"].given, set(one.get("args", {})))
        for one in figures(game)
        if said[f"{game}-rules-figure-{one['id']}"].given != set(one.get("args", {}))
    }
    assert wrong == {}


@EACH_GAME
@EACH_LANGUAGE
def test_every_language_has_the_same_steps_and_lists(game: str, language: str) -> None:
    def shape(text: str) -> list[str]:
        lines = [line.strip() for line in text.split("\n")]
        return [found[1] for line in lines if (found := re.match(r"(\d+\.|-) ", line))]

    words, english = known(language), known("en")
    wrong = [key for key in needed(game) if shape(words[key]) != shape(english[key])]
    assert wrong == []


@EACH_GAME
@EACH_LANGUAGE
def test_every_column_of_a_table_has_a_head(game: str, language: str) -> None:
    words = known(language)
    for one in sections(game):
        for row in one.get("table", ()):
            heads = words[f"{game}-rules-{one['id']}-columns"].split("|")
            assert len(heads) == len(row), (one["id"], heads, row)


@EACH_GAME
def test_symbols_are_drawn(game: str) -> None:
    art = (GAMES / game / "art.svg").read_text(encoding="utf-8")
    marks = {one["mark"] for one in sections(game) if "mark" in one}
    marks |= {mark for part in book(game)["aid"] for mark in part.get("marks", ()) if mark}
    assert sorted(mark for mark in marks if f'id="{mark}"' not in art) == []


@EACH_GAME
@EACH_LANGUAGE
def test_the_aid_has_no_more_symbols_than_lines(game: str, language: str) -> None:
    for part in book(game)["aid"]:
        lines = [line for line in known(language)[f"{game}-rules-aid-{part['id']}"].split("\n") if line.startswith("-")]
        assert len(part.get("marks", ())) <= len(lines), part["id"]


@EACH_GAME
def test_whatever_is_explained_leads_to_one_rule(game: str) -> None:
    files = [name for name in FILES if re.fullmatch(rf"{game}(-page|-why)?\.ftl", name)]
    explained = {key.removesuffix("-about") for name in files for key in messages("en", name) if key.endswith("-about")}
    led = Counter(key for one in sections(game) for key in one.get("explains", ()))
    assert [key for key, count in led.items() if count > 1] == []
    assert sorted(explained - set(led)) == []
    assert sorted(set(led) - explained) == []
