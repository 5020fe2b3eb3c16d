"""The page of a review: whole, without anything from elsewhere, and safe with any name."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import ludoteka
from ludoteka.engine.text import LANGUAGES, Words
from ludoteka.review.page import page
from ludoteka.review.saying import percent, points
from tests.review.games import blundered

VOID = {"meta", "br", "line", "polyline"}


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag not in VOID or tag == "line":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_else(language: str) -> None:
    review = ludoteka.review(blundered("orion-duel"), simulations=20, threads=1)
    words = Words(language, ("<script>alert(1)</script>", "Taras & “Co”"))
    text = page(review, words)
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert tags.count["polyline"] == 2
    assert "script" not in tags.count
    assert "&lt;script&gt;" in text
    assert "Taras &amp; “Co”" in text
    assert not re.search(r"(src|href|url\(|@import)", text)
    assert words("review-chances") in text


def test_numbers_are_those_of_the_language() -> None:
    assert percent(0.523, Words("en")) == "52\u00a0%"
    assert points(-0.078, Words("en"), 1) == "\u22127.8"
    assert points(0.078, Words("uk"), 1) == "+7,8"
    assert points(-0.0004, Words("ru")) == "0"
