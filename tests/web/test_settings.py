"""Settings in one place: they take effect at once, and go with the person to another device."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web import test_opale, test_oriflamme_alliance
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]


#: All that was chosen, the language last, was told to the server.
KEPT_BY_THE_SERVER = """() => {
  const kept = JSON.parse(localStorage.getItem("ludoteka-preferences"));
  return kept?.chosen.language === "uk" && !kept.unsent.length;
}"""


def test_what_is_chosen_holds_at_once_and_on_another_device(visitor: Visitors, axe: Axe) -> None:
    taras, phone = visitor("Taras"), visitor(phone=True)
    page, root = taras.page, taras.page.locator("html")
    page.goto("/")
    page.get_by_role("button", name="Change your name").click()
    page.get_by_role("link", name="Settings").click()
    expect(page).to_have_title("Settings · Ludoteka")
    page.get_by_role("radiogroup", name="Theme").get_by_role("radio", name="Dark").click()
    expect(root).to_have_attribute("data-theme", "dark")
    motion = page.get_by_role("radiogroup", name="Motion")
    motion.get_by_role("radio", name="As the system").press("ArrowRight")
    expect(root).to_have_attribute("data-motion", "off")
    expect(motion.get_by_role("radio", name="Off")).to_be_focused()
    motion.get_by_role("radio", name="Slow").click()
    expect(root).to_have_attribute("data-motion", "slow")
    page.get_by_role("slider", name="When it is my turn").fill("0")
    page.locator("#my-name").fill("Taras Junior")
    with page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "POST"):
        page.locator("#my-name").press("Enter")
    assert axe(taras) == []
    page.get_by_role("radiogroup", name="Language").get_by_role("radio", name="Українська").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Налаштування")
    page.wait_for_function(KEPT_BY_THE_SERVER)
    # nothing is left of it in this browser, and it is still so: the server keeps it with the person
    page.evaluate("localStorage.removeItem('ludoteka-preferences')")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Налаштування")
    for name, value in (("theme", "dark"), ("motion", "slow")):
        expect(root).to_have_attribute(f"data-{name}", value)
    page.get_by_role("button", name="Показати код").click()
    link = str(page.locator("[data-link]").get_attribute("data-link"))
    phone.page.goto(link)
    phone.page.locator("main .btn.go").click()
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(phone.page.locator("html")).to_have_attribute("lang", "uk")
    phone.page.goto("/settings")
    expect(phone.page.locator("#my-name")).to_have_value("Taras Junior")
    expect(phone.page.get_by_role("slider").first).to_have_value("0")


@pytest.mark.parametrize("lang", ["en-US", "uk-UA", "ru-RU"])
def test_settings_fit_a_phone_in_every_language(visitor: Visitors, lang: str, axe: Axe) -> None:
    guest = visitor(lang=lang, phone=True)
    guest.page.set_viewport_size({"width": 360, "height": 640})
    guest.page.goto("/settings")
    expect(guest.page.get_by_role("slider")).to_have_count(2)
    assert guest.missing_words() == []
    assert guest.no_sideways_scrolling()
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
    assert guest.page.locator("[role=radio]").evaluate_all(cut) == []
    assert axe(guest) == []


#: Stands for what the system shows; no test can look there.
TOLD = """
window.told = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, { body, tag }) { told.push({ title, body, tag }); }
  close() {}
};
"""


def test_tab_and_notification_say_whose_turn_it_is_and_no_more(visitor: Visitors) -> None:
    host, guest = visitor("Taras"), visitor("Olena")
    for who in (host, guest):
        who.page.add_init_script(TOLD)
        who.post("/api/me/preferences", {"notify": True})
    table = host.open_table("oriflamme-alliance", "me open random")
    guest.join(host)
    yours = re.compile("^● Your turn · Oriflamme: Alliance · Ludoteka$")
    host.page.wait_for_selector('[data-prompt="mine"], [data-prompt="wait"]')
    mover, other = (host, guest) if host.prompt == "mine" else (guest, host)
    expect(mover.page).to_have_title(yours)
    expect(mover.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    expect(other.page).to_have_title("Oriflamme: Alliance · Ludoteka")
    expect(other.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    other.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    test_oriflamme_alliance.choose(mover, Random(1))
    test_oriflamme_alliance.confirm(mover)
    expect(other.page).to_have_title(yours)
    told = {"title": "Oriflamme: Alliance", "body": "It is your turn", "tag": table}
    assert other.page.evaluate("told") == [told]
    assert mover.page.evaluate("told") == []  # whoever looks at the page needs none


#: A browser whose maker has a push service; this Chromium has none.
PUSHED = """
window.Notification = class { static permission = "default"; static requestPermission = async () => "granted"; };
const made = { endpoint: "https://fcm.googleapis.com/fcm/send/one", unsubscribe: async () => true,
  toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) } }) };
PushManager.prototype.subscribe = async () => made;
PushManager.prototype.getSubscription = async () => made;
"""


def play_turn(guest: Visitor) -> None:
    """Decide until somebody else does."""
    while guest.prompt == "mine":
        test_opale.choose(guest, Random(1))
        test_opale.confirm(guest)
        guest.page.wait_for_selector('[data-prompt="mine"], [data-prompt="wait"]')


@pytest.mark.parametrize("lang", ["en-US", "uk-UA", "ru-RU"])
def test_after_the_first_move_by_the_day_one_is_asked_once(visitor: Visitors, lang: str, axe: Axe) -> None:
    pytest.importorskip("pywebpush", reason="the server cannot push")
    guest, rival = visitor("Taras", lang=lang, phone=lang != "en-US", worker=True), visitor("Olena")
    guest.page.add_init_script(PUSHED)
    table = guest.open_table("opale", "me open", clock={"kind": "days", "days": 2}, public=True)
    rival.post(f"/api/tables/{table}/join", {})
    rival.page.goto(f"/table/{table}")
    for who in (rival, guest):
        who.page.wait_for_selector('[data-prompt="mine"], [data-prompt="wait"]')
    asked = guest.page.locator("[data-tell]")
    expect(asked).to_have_count(0)
    if rival.prompt == "mine":
        play_turn(rival)
    guest.my_turn()
    expect(asked).to_have_count(0)
    play_turn(guest)
    asked.wait_for()
    assert guest.missing_words() == []
    assert axe(guest) == []
    with guest.page.expect_response(re.compile("/api/me/push$")) as answer:
        asked.locator(".btn.go").click()
    assert answer.value.json() == {"devices": 1}
    expect(asked).to_have_count(0)
    guest.page.get_by_role("button", name=re.compile("^(Menu|Меню)$")).click()
    silence = guest.page.locator("[data-silence]")
    expect(silence).to_have_attribute("aria-pressed", "false")
    silence.click()
    expect(silence).to_have_attribute("aria-pressed", "true")
    guest.page.goto("/settings")
    # a new page, whose stand-in was asked nothing yet
    with guest.page.expect_response(re.compile("/api/me/push$")):
        guest.page.locator("[aria-labelledby=notify]").click()
    with guest.page.expect_response(re.compile("/api/me/push/off$")) as answer:
        guest.page.locator("[aria-labelledby=notify]").click()
    assert answer.value.json() == {"devices": 0}
