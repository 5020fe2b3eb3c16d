"""Messages are read one by one, and say what whole files would."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludoteka.engine.messages import Messages
from ludoteka.engine.text import LANGUAGES, LOCALES
from tests.engine.test_words import all_messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_what_it_says_in_whole_files(language: str) -> None:
    whole = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        whole.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    messages = Messages(language, LOCALES / language)
    asked = all_messages(language)
    assert len(asked) > 3000
    for key, message in asked.items():
        assert key in messages
        args = dict.fromkeys(message.arguments, 2)
        pattern = whole.get_message(key).value
        assert pattern is not None, key
        sentence, errors = messages.format(key, args)
        assert (sentence, errors) == whole.format_pattern(pattern, args), key


def test_a_message_brings_all_that_it_refers_to(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text(
        "# what is bought = it\n"
        "first = { $n ->\n[one] { second }\n   *[other] { $n } × { second }\n}\n"
        "twice = the first stays\n"
        "me = { you }\nyou = { me }",
        encoding="utf-8",
    )
    (tmp_path / "b.ftl").write_text(
        "second = a { -thing }\n    of { third.of }\n-thing = stone\nthird = gold\n    .of = gold\ntwice = not this\n",
        encoding="utf-8",
    )
    assert Messages("en", tmp_path).format("first", {"n": 1}) == ("a stone\nof gold", [])
    assert Messages("en", tmp_path).format("first", {"n": 3}) == ("3 × a stone\nof gold", [])
    assert Messages("en", tmp_path).format("twice", {})[0] == "the first stays"
    assert "me" in Messages("en", tmp_path), "reading ends, also where two refer to each other"
    for absent in ("-thing", "thing", "what", "bought", "fourth"):
        assert absent not in Messages("en", tmp_path), absent
