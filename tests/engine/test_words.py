"""The words: every language says all that the others say, with its plural forms, and the code asks for no more."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteka
from ludoteka.engine.text import LANGUAGES, LOCALES, Phrase, Seat, Words

SOURCE = Path(ludoteka.__file__).parent
FILES = sorted({path.name for path in LOCALES.glob("*/*.ftl")})
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
#: Functions whose first argument is the key of a message.
SPEAKERS = {"Phrase", "Complaint", "words"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Message(Visitor):
    """What a message asks for."""

    arguments: set[str] = field(default_factory=set)
    #: The plural forms, by the argument that is counted.
    plurals: dict[str, set[str]] = field(default_factory=dict)

    @property
    def given(self) -> set[str]:
        """What must be given: what a seat is, "you" or another, is known with the seat."""
        return {name.removesuffix("-is") for name in self.arguments}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if keys & PLURALS and isinstance(node.selector, ftl.VariableReference):
            self.plurals[node.selector.id.name] = keys
        self.generic_visit(node)


@cache
def parse(language: str, name: str) -> ftl.Resource:
    return FluentParser().parse((LOCALES / language / name).read_text(encoding="utf-8"))


def messages(language: str, name: str) -> dict[str, Message]:
    found = {}
    for entry in parse(language, name).body:
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = message = Message()
            message.visit(entry)
    return found


@cache
def all_messages(language: str = "en") -> dict[str, Message]:
    return {key: message for name in FILES for key, message in messages(language, name).items()}


# ---- the files


def test_there_are_words() -> None:
    assert "main.ftl" in FILES
    assert sorted(path.name for path in LOCALES.iterdir() if path.is_dir()) == sorted(LANGUAGES)


@EACH_LANGUAGE
def test_every_file_is_there_and_can_be_parsed(language: str) -> None:
    junk = [
        (name, entry.content) for name in FILES for entry in parse(language, name).body if isinstance(entry, ftl.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    ids = [e.id.name for name in FILES for e in parse(language, name).body if isinstance(e, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))


@EACH_LANGUAGE
def test_every_language_has_the_same_messages(language: str) -> None:
    own, english = ({name: set(messages(each, name)) for name in FILES} for each in (language, "en"))
    assert {name: own[name] ^ english[name] for name in FILES if own[name] != english[name]} == {}


@EACH_LANGUAGE
def test_every_message_takes_the_same_arguments(language: str) -> None:
    english = all_messages()
    own = {key: message.given for key, message in all_messages(language).items()}
    assert {key: given for key, given in own.items() if given != english[key].given} == {}


@EACH_LANGUAGE
def test_every_plural_form_is_there_and_no_other(language: str) -> None:
    forms = set(Locale.parse(language).plural_form.tags) | {"other"}
    assert forms == ({"one", "other"} if language == "en" else {"one", "few", "many", "other"})
    wrong = {
        (key, argument): keys
        for key, message in all_messages(language).items()
        for argument, keys in message.plurals.items()
        if keys != forms
    }
    assert wrong == {}


@EACH_LANGUAGE
def test_what_english_counts_the_others_count_too(language: str) -> None:
    """They may count more: English has words without a plural."""
    english, other = all_messages(), all_messages(language)
    assert [key for key in english if set(english[key].plurals) - set(other[key].plurals)] == []


# ---- what the code asks for


@dataclass(frozen=True)
class Request:
    """A place in the code that says something."""

    where: str
    key: str
    given: frozenset[str] | None


def speaks(function: ast.expr) -> bool:
    """Tell whether a function's first argument is the key of a message: `words`, say, or the `say` of a screen."""
    if isinstance(function, ast.Attribute) and function.attr == "say":
        return getattr(function.value, "id", getattr(function.value, "attr", "")) == "screen"
    return getattr(function, "attr", getattr(function, "id", "")) in SPEAKERS


@cache
def calls() -> list[tuple[str, ast.Call]]:
    return list(_calls())


def _calls() -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and speaks(node.func):
                yield f"{path.relative_to(SOURCE)}:{node.lineno}", node


def given(call: ast.Call) -> frozenset[str] | None:
    """Return the names of the arguments at a place, or None where they cannot be read off."""
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    names = {str(keyword.arg) for keyword in call.keywords}
    for extra in call.args[1:]:
        if isinstance(extra, ast.Dict):
            if not all(isinstance(key, ast.Constant) for key in extra.keys):
                return None
            names |= {str(key.value) for key in extra.keys if isinstance(key, ast.Constant)}
        elif not isinstance(extra, ast.Constant):
            return None
    return frozenset(names)


def requests() -> Iterator[Request]:
    for where, call in calls():
        first = call.args[0]
        for part in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield Request(where, part.value, given(call))


def pattern(node: ast.JoinedStr) -> str:
    parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else "[a-z0-9-]+" for v in node.values]
    return "".join(parts)


def patterns() -> dict[str, str]:
    return {pattern(call.args[0]): where for where, call in calls() if isinstance(call.args[0], ast.JoinedStr)}


def test_the_code_is_read() -> None:
    assert len(list(requests())) > 100
    assert r"option\-[a-z0-9-]+" in patterns()


def test_every_message_that_the_code_names_is_there() -> None:
    known = all_messages()
    assert [request for request in requests() if request.key not in known] == []


def test_the_code_gives_every_argument_that_a_message_takes() -> None:
    known = all_messages()
    lacking = [
        (request, lacks)
        for request in requests()
        if request.given is not None
        if (lacks := known[request.key].given - request.given)
    ]
    assert lacking == []


def test_every_pattern_of_the_code_fits_a_message() -> None:
    known = all_messages()
    assert {p: where for p, where in patterns().items() if not any(re.fullmatch(p, key) for key in known)} == {}


def test_no_message_of_the_command_line_is_left_over() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    composed = [p for p in patterns() if not re.match(r"\[|opale", p)]
    left = [
        key
        for key in messages("en", "main.ftl")
        if f'"{key}"' not in text and not any(re.fullmatch(p, key) for p in composed)
    ]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_title_and_says_what_it_is(language: str) -> None:
    known = all_messages(language)
    assert [key for name in ludoteka.games() for key in (f"{name}-title", f"{name}-about") if key not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_choice_has_words(language: str) -> None:
    known = all_messages(language)
    asked = [
        f"{name}-option-{'-'.join(parts)}".replace("_", "-")
        for name in ludoteka.games()
        for option in ludoteka.game(name).options
        for parts in [(option.name,), *((option.name, choice) for choice in getattr(option, "choices", ()))]
    ]
    assert len(asked) > 20
    assert [key for key in asked if key not in known] == []


# ---- sentences


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["0 points", "1 point", "2 points", "5 points", "11 points", "21 points"]),
        ("uk", ["0 очок", "1 очко", "2 очки", "5 очок", "11 очок", "21 очко"]),
        ("ru", ["0 очков", "1 очко", "2 очка", "5 очков", "11 очков", "21 очко"]),
    ],
)
def test_numbers_have_their_real_plurals(language: str, sentences: list[str]) -> None:
    words = Words(language)
    assert [words("points", count=n) for n in (0, 1, 2, 5, 11, 21)] == sentences


def test_a_seat_is_said_by_its_name_or_by_its_number() -> None:
    phrase = Phrase("result-won", {"who": [Seat(0), Seat(1)], "count": 2})
    assert Words("en", ("Olena",)).say(phrase) == "Olena, Player 2 win together."
    assert Words("uk").say(phrase) == "Спільна перемога: Гравець 1, Гравець 2."


def test_the_reader_is_said_as_you() -> None:
    phrase = Phrase("server-log-resigned", {"who": Seat(1)})
    assert Words("en", ("Olena", "Taras"), you=0).say(phrase) == "Taras resigns."
    assert Words("en", ("Olena", "Taras"), you=1).say(phrase) == "You resign."
    assert Words("uk", ("Олена", "Тарас"), you=1).say(phrase) == "Ви здаєте партію."


def test_what_games_tell_is_among_the_words_that_the_page_loads() -> None:
    """The page loads `log` and the files of the game that is played; the rest is for the command line."""
    telling = re.compile(r'(?:Phrase|Told)\(\s*"([a-z0-9-]+)"')
    for game in ludoteka.games():
        loaded = [name for name in FILES if name == "log.ftl" or name.startswith(game)]
        known = {key for name in loaded for key in messages("en", name)}
        folder = Path(ludoteka.__file__).parent / "games" / game.replace("-", "_")
        asked = {key for path in folder.glob("*.py") for key in telling.findall(path.read_text(encoding="utf-8"))}
        assert asked - known == set(), game
