"""The same me on another device, and Forget me: in browsers that hold nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.conftest import Guests
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]

#: Language, whether on a phone, whose seat it is, and the words of the buttons.
MOVES = [
    ("en-US", False, "Go on as Taras", "Sign out", "this one"),
    ("uk-UA", True, "Продовжити як Taras", "Вийти", "цей пристрій"),
]


@pytest.mark.parametrize(("lang", "phone", "become", "sign_out", "this"), MOVES, ids=["desktop", "phone"])
def test_a_code_carries_one_to_an_empty_browser_which_can_be_removed(
    visitor: Visitors, axe: Axe, lang: str, phone: bool, become: str, sign_out: str, this: str
) -> None:
    taras, other = visitor("Taras", lang=lang), visitor(lang=lang, phone=phone)
    table = taras.make_table("opale")
    page = taras.page
    page.goto("/settings")
    code = page.locator("[data-qr]")
    devices = page.locator("[data-device]")
    expect(devices).to_have_count(1)
    expect(code).to_have_count(0)  # covered until it is asked for
    page.locator(".carry .btn").click()
    expect(code).to_be_visible()
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"(9:\d\d|10:00)"))
    assert axe(taras) == []
    link = str(page.locator("[data-link]").get_attribute("data-link"))

    other.page.goto(link)
    other.page.get_by_role("button", name=become).click()
    expect(other.page.get_by_role("button", name=become)).to_have_count(0)  # it is done
    other.page.goto("/")
    expect(other.page.locator(f"[data-continue='{table}']")).to_be_visible()
    # who shows the code sees that it was used; it is covered again
    expect(code).to_have_count(0)
    expect(devices).to_have_count(2)
    other.page.goto("/settings")
    expect(other.page.locator("[data-device=here]")).to_contain_text(this)
    expect(other.page.locator("[data-device]")).to_have_count(2)
    assert other.missing_words() == []
    assert other.no_sideways_scrolling()
    assert axe(other) == []

    page.get_by_role("button", name=sign_out).click()
    expect(devices).to_have_count(1)
    other.page.reload()
    expect(other.page.locator("#my-name")).to_have_value("")
    late = visitor(lang=lang)
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_be_visible()
    late.complaints.clear()  # browsers write every refused request into their console


def test_a_code_can_be_made_void(visitor: Visitors) -> None:
    taras, other = visitor("Taras"), visitor()
    taras.page.goto("/settings")
    taras.page.get_by_role("button", name="Show the code").click()
    link = str(taras.page.locator("[data-link]").get_attribute("data-link"))
    taras.page.get_by_role("button", name="Make it void").click()
    expect(taras.page.get_by_role("status")).to_contain_text("opens nothing any more")
    other.page.goto(link)
    expect(other.page.get_by_role("alert")).to_contain_text("used already or is too old")
    other.complaints.clear()


@pytest.fixture
def named(browser: Browser, site: Server) -> Iterator[Guests]:
    """Makes people who come by the site's name: passkeys know no numbers."""
    guests = Guests(browser, f"http://localhost:{urlsplit(site.base).port}")
    yield guests
    for guest in guests.opened:
        guest.page.context.close()
    assert [complaint for guest in guests.opened for complaint in guest.complaints] == []


def keyed(page: Page) -> tuple[object, str]:
    """Give a browser something that keeps passkeys; return how to speak with it, and its name."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, str(made["authenticatorId"])


def test_a_passkey_brings_one_back_on_a_device_that_holds_nothing(named: Guests, axe: Axe) -> None:
    taras, other, eve = named("Taras"), named(), named("Eve")
    session, key = keyed(taras.page)
    taras.page.goto("/settings")
    taras.page.locator("[data-add-passkey]").click()
    expect(taras.page.locator("[data-passkey]")).to_have_count(1)
    assert axe(taras) == []
    (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]  # type: ignore[attr-defined]

    # the same key in another browser, as the makers of devices carry it
    for guest in (other, eve):
        session, key = keyed(guest.page)
        session.send("WebAuthn.addCredential", {"authenticatorId": key, "credential": credential})  # type: ignore[attr-defined]
        guest.page.goto("/settings")
        guest.page.get_by_role("link", name="Sign in with a passkey").click()
        with guest.page.expect_response(re.compile("/api/passkey$")):
            guest.page.locator("[data-use-passkey]").click()
        credential["signCount"] = 50
    expect(other.page.locator("main")).to_contain_text("In this browser you are Taras.")
    # who is somebody already is asked, with both names
    expect(eve.page.locator("main")).to_contain_text("In this browser you are Eve. This is the passkey of Taras")
    eve.page.get_by_role("button", name="Go on as Taras").click()
    eve.page.get_by_role("button", name="Become Eve again").click()
    expect(eve.page.locator("main")).to_contain_text("In this browser you are Eve.")

    taras.page.get_by_role("button", name="Remove").click()
    expect(taras.page.locator("[data-passkey]")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en-US", "ru-RU"])
def test_forget_me_tells_first_what_goes_and_the_safe_button_has_the_focus(
    visitor: Visitors, axe: Axe, lang: str
) -> None:
    phone = lang != "en-US"
    taras, olena = visitor("Taras", lang=lang, phone=phone), visitor("Olena", lang=lang)
    shared = taras.make_table("opale", "me open", public=True)
    olena.post(f"/api/tables/{shared}/join", {})
    taras.make_table("opale", "me novice")
    page = taras.page
    if phone:
        page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/settings")
    page.evaluate("localStorage.setItem('ludoteka-lessons', '{}')")
    page.locator("section .danger").click()
    sure = page.get_by_role("alertdialog")
    expect(sure.locator(".solid")).to_be_focused()
    said = sure.inner_text().replace("\xa0", " ")
    assert re.search("Forget Taras\\?|Забыть имя Taras\\?", said)
    assert re.search("In the game that runs with others, a bot plays on|В 1 идущей игре с другими", said)
    assert re.search("Your game against bots ends|1 ваша игра с ботами", said)
    assert taras.missing_words() == []
    assert taras.no_sideways_scrolling()
    assert axe(taras) == []
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    page.locator("section .danger").click()
    expect(sure.locator(".solid")).to_be_focused()
    sure.locator(".danger").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("You are forgotten|Вас здесь больше нет"))
    kept = page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('ludoteka-'))")
    assert kept == []
    page.get_by_role("link", name=re.compile("To the games|К играм")).click()
    expect(page.locator("[data-shelf]").first).to_be_visible()
    assert page.evaluate("fetch('/api/me').then(answer => answer.json())")["name"] is None
    # the others read of somebody
    olena.page.goto(f"/table/{shared}")
    expect(olena.page.locator("main.table")).to_contain_text(re.compile("Someone|Кто-то"))
    assert "Taras" not in olena.page.locator("body").inner_text()
