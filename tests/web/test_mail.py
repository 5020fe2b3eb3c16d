"""An address for mails: given in the settings, confirmed and ended by the links of real mails."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.mail_server import SmtpServer, Taken
from tests.server.servers import Server
from tests.web.conftest import SITE, Guests
from tests.web.site import Visitor

Axe = Callable[[Visitor], list[str]]
#: In each language: what the buttons and the pages are called.
SAID = {
    "en-US": ("Send me a link", "It is mine", "Your address is confirmed.", "You get no more mails."),
    "uk-UA": ("Надіслати посилання", "Це моя адреса", "Адресу підтверджено.", "Листів більше не буде."),
    "ru-RU": ("Прислать ссылку", "Это мой адрес", "Адрес подтверждён.", "Писем больше не будет."),
}


class Postman:
    """A mail server beside the browser, in a thread of its own."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = self._do(SmtpServer().__aenter__())

    def _do(self, work: object) -> SmtpServer:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)  # type: ignore[arg-type]

    def next(self) -> Taken:
        return asyncio.run_coroutine_threadsafe(self.server.next(), self.loop).result(150)

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self.server.__aexit__(), self.loop).result(60)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture
def postman() -> Iterator[Postman]:
    made = Postman()
    yield made
    made.close()


@pytest.fixture
def mailing(tmp_path: Path, postman: Postman) -> Iterator[Server]:
    soon = {"mail_gather_seconds": 0.05, "mail_pause_seconds": 0.0}
    more = SITE | soon | {"smtp": postman.server.url, "mail_from": "games@example.org"}
    with Server(f"sqlite:///{tmp_path}/ludoteka.db", tmp_path / "log", **more) as server:
        yield server


@pytest.mark.parametrize("lang", list(SAID))
def test_an_address_is_given_confirmed_told_and_ended(
    browser: Browser, mailing: Server, postman: Postman, axe: Axe, lang: str
) -> None:
    send, yes, confirmed, ended = SAID[lang]
    guests = Guests(browser, mailing.base)
    # nobody yet, on a phone; the friend plays at a desk
    guest, friend = guests(lang=lang, phone=lang != "en-US"), guests("Olena")
    page = guest.page
    page.goto("/settings")
    box = page.locator("[data-mail]")
    field, button = box.locator("input"), box.get_by_role("button", name=send)
    expect(button).to_be_disabled()
    field.fill("taras@localhost")
    button.click()
    expect(box.get_by_role("alert")).to_contain_text("name@example.org")
    assert guest.missing_words() == []
    assert axe(guest) == []
    field.fill("taras@example.org")
    button.click()
    expect(box.get_by_role("status")).to_contain_text("taras@example.org")
    assert guest.no_sideways_scrolling()
    link = f"{mailing.base}/mail#confirm={postman.next().link('confirm')}"
    page.goto(link)
    page.get_by_role("button", name=yes).click()
    expect(page.get_by_role("status")).to_have_text(confirmed)
    assert "confirm" not in page.url
    # once only, and whoever follows it again reads what to do
    page.goto("/")
    page.goto(link)
    page.get_by_role("button", name=yes).click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert axe(guest) == []
    # a table by the day, where it becomes their turn with the page closed
    page.goto("/settings")
    expect(box.get_by_role("status")).to_contain_text("taras@example.org")
    guest.known = True
    while True:
        table = guest.make_table("opale", "me open", clock={"kind": "days", "days": 2}, public=True)
        friend.post(f"/api/tables/{table}/join", {})
        mine = page.request.get(f"{mailing.base}/api/me/tables").json()["tables"]
        if next(one for one in mine if one["table"]["id"] == table)["mover"] == 0:
            break
    told = postman.next()
    assert f"{mailing.base}/table/{table}" in told.text
    page.goto(f"{mailing.base}/mail#off={told.link('off')}")
    expect(page.get_by_role("status")).to_have_text(ended)
    assert guest.missing_words() == []
    assert axe(guest) == []
    page.goto("/settings")
    expect(button).to_be_visible()
    refused = "the server responded with a status of 409"  # what is not an address, and a link used again
    assert [told for told in guest.complaints if refused not in told] == []
    for one in guests.opened:
        one.page.context.close()


def test_where_the_host_has_no_mail_server_nobody_is_offered_mails(visitor: Callable[..., Visitor]) -> None:
    guest = visitor("Taras")
    with guest.page.expect_response("**/api/me/mail"):
        guest.page.goto("/settings")
    expect(guest.page.locator("[data-toggle=confirm]")).to_be_visible()
    expect(guest.page.locator("[data-mail]")).to_have_count(0)
    guest.page.goto("/mail")
    expect(guest.page.get_by_role("status")).to_have_text("This page is for links in mails.")
