"""The end: who won, by what and with which numbers, for the winner and for whoever lost."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import ludoteka
from tests.games.brought import modules
from tests.web.company import few
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]


#: What counts at the end, by seat, as the game's view has it.
POINTS: dict[str, Callable[[dict[str, Any]], list[int]]] = {
    "akropolis": lambda view: [seat["score"]["total"] for seat in view["seats"]],
    "opale": lambda view: [seat["score"] for seat in view["seats"]],
    "orichalcum": lambda view: [seat["points"] for seat in view["seats"]],
    "oriflamme-alliance": lambda view: [seat["score"] for seat in view["seats"]],
    "orion-duel": lambda _: [],  # conditions and links, not points
} | {game: hand.points for game, hand in modules("hand").items()}


@pytest.mark.parametrize("game", ludoteka.games())
def test_everybody_reads_who_won_by_what_and_with_which_numbers(visitor: Visitors, game: str) -> None:
    host, friend = visitor("Olena"), visitor("Marko")
    table = host.open_table(game, few(game).replace("random", "open", 1))
    friend.join(host)
    for guest in (host, friend):  # bots play it to its end
        guest.post(f"/api/tables/{table}/leave", {})
    for seat, guest in enumerate((host, friend)):
        over = guest.page.locator('[data-prompt="over"]')
        over.wait_for(timeout=180_000)
        told = [json.loads(text) for text in guest.heard if '"view"' in text][-1]
        winners = guest.page.request.get(f"{guest.base}/api/tables/{table}").json()["winners"]
        title = re.sub(r"\s", " ", over.locator(".say b").inner_text())
        if winners == [seat]:
            assert title.startswith("You win")
        elif len(winners) == 1 and winners[0] < 2:
            assert title.startswith(("Olena", "Marko")[winners[0]] + " wins")
        points = POINTS[game](told["view"])
        if points and len(winners) == 1:
            others = max(points[other] for other in range(len(points)) if other != winners[0])
            assert f"{points[winners[0]]} to {others}" in title
        cause = over.locator(".say span").first.inner_text()
        assert len(cause) > 15
        if len(winners) == 1:
            assert re.search(r"\d|Azura|could not place", cause), cause
