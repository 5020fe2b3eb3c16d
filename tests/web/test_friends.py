"""Friends with browsers that hold nothing: they come by a link, sit, talk, go away, come back and play again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.conftest import BUILT, SITE, Guests
from tests.web.site import Visitor
from tests.web.taps import CONFIRM, HANDS

Visitors = Callable[..., Visitor]
CYRILLIC = re.compile("[а-яіїєґё]", re.IGNORECASE)


def give_up(guest: Visitor, menu: str = "Menu", twice: tuple[str, str] = ("Resign", "Yes, resign")) -> None:
    guest.page.get_by_role("button", name=menu).click()
    for name in twice:
        guest.page.get_by_role("button", name=name, exact=True).click()


def test_a_friend_with_a_fresh_browser_sits_down_and_plays(visitor: Visitors) -> None:
    host, friend = visitor(), visitor(lang="uk-UA", phone=True, new=True)
    host.open_table("orion-duel", "me open", options={"first": "orange"})  # the friend begins
    friend.page.goto(host.invitation())
    friend.page.get_by_label("Ваше ім’я").fill("Ірина")
    friend.page.get_by_role("button", name="Сісти").click()
    for guest in (host, friend):
        guest.page.wait_for_selector("main.table")
    expect(host.page.locator(".rail.left")).to_contain_text("Ірина")
    friend.my_turn()
    before = host.told()
    HANDS["orion-duel"](friend, Random(1))
    friend.page.locator(CONFIRM).tap()
    host.wait_told(before)
    expect(host.page.locator("ol.log")).to_contain_text("Ірина places a tile")
    host.page.wait_for_selector('[data-prompt="mine"]')
    assert friend.missing_words() == []


def test_in_a_room_of_four_a_friend_is_offered_one_seat_and_renames_it(visitor: Visitors) -> None:
    host, friend = visitor(), visitor()
    host.open_table("akropolis", "me open open open", clock={"kind": "live", "bank": 1200, "increment": 20})
    friend.page.goto(host.invitation())
    expect(friend.page.locator("#main")).to_contain_text("20 min + 20 s per turn")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.wait_for_selector("[data-room]")
    expect(friend.page.get_by_role("button", name="Sit down")).to_have_count(0)
    own = friend.page.get_by_label("Your name")
    expect(own).to_have_value(re.compile("Guest"))
    own.fill("Iryna")
    own.press("Enter")
    expect(host.page.locator("[data-room]")).to_contain_text("Iryna")
    expect(host.page.locator("[data-room]")).to_contain_text("20 min + 20 s per turn")


def test_the_host_goes_home_and_the_friend_hosts(visitor: Visitors) -> None:
    host, friend = visitor(), visitor()
    host.open_table("akropolis", "me open open")
    link = host.invitation()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.wait_for_selector("[data-room]")
    assert friend.page.get_by_role("button", name=re.compile("Start with")).count() == 0
    host.page.get_by_role("button", name="Leave the table").click()
    expect(host.page).to_have_url(re.compile("/$"))
    expect(host.page.get_by_role("status").first).to_contain_text("is the host now")
    expect(friend.page.locator("[data-room-prompt]")).to_contain_text("Taras has left. You host the table now")
    for line in ("Taras sits down.", "Taras leaves."):
        expect(friend.page.locator(".chat")).to_contain_text(line)
    heir = visitor()  # whoever takes the seat is not taken for who left
    heir.page.goto(link)
    heir.page.get_by_label("Your name").fill("Iryna")
    heir.page.get_by_role("button", name="Sit down").click()
    for guest in (friend, heir):
        expect(guest.page.locator(".chat")).to_contain_text("Iryna sits down.")
        expect(guest.page.locator(".chat")).to_contain_text("Taras leaves.")
    heir.page.get_by_role("button", name="Leave the table").click()
    expect(heir.page).to_have_url(re.compile("/$"))
    expect(friend.page.get_by_role("button", name="Start with 2 bots")).to_be_visible()
    friend.page.get_by_role("button", name="Leave the table").click()
    expect(friend.page.get_by_role("status").first).to_contain_text("has closed")
    late = visitor(lang="ru-RU")
    late.page.goto(link)
    expect(late.page.locator("h1")).to_have_text("Этот стол закрыт")


def test_an_unknown_table_names_no_game_and_says_why_in_the_own_language(visitor: Visitors) -> None:
    stranger = visitor(lang="uk-UA")
    stranger.page.goto("/table/000000000000")
    expect(stranger.page.locator("h1")).to_contain_text("не відкривається")
    assert "Opale" not in stranger.page.inner_text("body")
    assert CYRILLIC.search(stranger.page.inner_text("main p"))


def test_the_link_to_a_move_opens_for_a_stranger(visitor: Visitors) -> None:
    host, stranger = visitor(), visitor()
    table = host.open_table("opale", "me novice")
    host.my_turn()
    host.page.goto(f"/table/{table}/replay#move=0")
    share = host.page.get_by_role("button", name="Link to this move")
    share.click()
    expect(host.page.locator("[data-shared]")).to_have_attribute("data-shared", re.compile("key=.+move=0|move=0.*key="))
    stranger.page.goto(str(host.page.locator("[data-shared]").get_attribute("data-shared")))
    expect(stranger.page.locator(".count")).to_contain_text("0 /")


def test_a_blank_name_is_answered_in_words(visitor: Visitors) -> None:
    guest = visitor(lang="uk-UA")
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Змінити ім’я").click()
    guest.page.get_by_label("Ваше ім’я").fill("   ")
    guest.page.get_by_role("button", name="Зберегти").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("24")
    assert "Validation" not in guest.page.inner_text("dialog")
    guest.complaints.clear()  # browsers write every refused request into their console


def test_a_spectator_without_a_name_is_asked_for_it_in_the_chat(visitor: Visitors) -> None:
    host, watcher, other = visitor("Olena"), visitor(), visitor(lang="uk-UA", phone=True)
    table = host.open_table("orion-duel", "me novice", public=True)
    for guest in (watcher, other):
        guest.page.goto(f"/table/{table}")
        guest.page.wait_for_selector("main.table")
    for guest in (host, watcher):
        guest.page.locator(".rail.right").get_by_role("button", name="Chat").click()
    other.page.get_by_role("button", name="Чат").click()
    watcher.page.get_by_label("Say something to who watches").fill("Hello there")
    watcher.page.locator(".chat").get_by_label("Your name").fill("Marko")
    watcher.page.get_by_role("button", name="Send").click()
    expect(watcher.page.get_by_label("Say something to who watches")).to_have_value("")
    # those who look on write among themselves; who plays reads nothing of it
    expect(other.page.locator(".chat:visible li").first).to_contain_text("Marko Hello there")
    expect(other.page.get_by_label("Скажіть щось глядачам").locator("visible=true")).to_have_count(1)
    host.page.get_by_label("Say something").fill("I hear nobody")
    host.page.get_by_role("button", name="Send").click()
    expect(watcher.page.locator(".chat li")).to_have_text(["Marko Hello there", "Olena I hear nobody"])
    expect(host.page.locator(".chat li")).to_have_text(["Olena I hear nobody"])


def test_whoever_let_a_bot_play_takes_the_seat_back_from_the_prompt(visitor: Visitors) -> None:
    guest = visitor()
    guest.open_table("orion-duel", "me open")
    friend = visitor()
    friend.page.goto(guest.invitation())
    friend.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_selector("main.table")
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Let a bot play for me").click()
    prompt = guest.page.locator('[data-prompt="away"]')
    expect(prompt).to_contain_text(re.compile(r"A bot (plays|has made 1\sdecision) for you"))
    expect(guest.page.locator(".rail.left")).to_contain_text("a bot is playing for you")
    prompt.get_by_role("button", name="Take my seat back").click()
    expect(prompt).to_have_count(0)
    expect(guest.page.locator(".rail.left")).not_to_contain_text("a bot is playing")


def test_a_rematch_is_an_offer_that_the_other_accepts_and_the_loser_reads_who_won(visitor: Visitors) -> None:
    host, friend = visitor("Olena"), visitor()
    table = host.open_table("orion-duel", "me open")
    friend.page.goto(host.invitation())
    friend.page.get_by_label("Your name").fill("Marko")
    friend.page.get_by_role("button", name="Sit down").click()
    for guest in (host, friend):
        guest.page.wait_for_selector("main.table")
    give_up(friend)
    expect(host.page.locator('[data-prompt="over"]')).to_contain_text("You win")
    over = friend.page.locator('[data-prompt="over"]')
    expect(over).to_contain_text("Olena wins")
    expect(over).to_contain_text("Marko has resigned")
    assert friend.page.locator("dialog[open]").count() == 0, "nothing covers the board"
    host.page.get_by_role("button", name="Play again").click()
    expect(host.page.locator("[data-rematch=offered]")).to_contain_text("Marko")
    expect(host.page.locator("[data-answered=check]")).to_have_count(1)
    expect(host.page.locator('.rail.right [data-answer="yes"]')).to_have_text("You play again")
    expect(host.page.locator("[data-answered=dots]")).to_have_count(1)
    expect(host.page).to_have_url(re.compile(table))
    expect(friend.page.locator("[data-rematch=asked]")).to_contain_text("Olena wants a rematch")
    friend.page.get_by_role("button", name="No, thanks").click()
    expect(host.page.locator("[data-rematch=declined]")).to_be_visible()
    expect(host.page.locator("[data-answered=x]")).to_have_count(1)
    expect(host.page.get_by_role("button", name="With a bot")).to_be_visible()
    friend.page.get_by_role("button", name="Join after all").click()
    for guest in (host, friend):
        expect(guest.page).not_to_have_url(re.compile(table))
        guest.page.wait_for_selector('[data-prompt="mine"], [data-prompt="wait"]')


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server where nobody waits long for whoever is away."""
    yield from serving(tmp_path, away_seconds=1.0)


@pytest.fixture
def mild(tmp_path: Path) -> Iterator[Server]:
    """A server where one waits long for whoever is away."""
    yield from serving(tmp_path, away_seconds=600.0)


def serving(folder: Path, **settings: float) -> Iterator[Server]:
    if not BUILT.is_file():
        pytest.skip("the page is not built")
    with Server(f"sqlite:///{folder}/ludoteka.db", folder / "log", **SITE, **settings) as server:
        yield server


def test_the_prompt_says_when_a_bot_may_play_for_whoever_is_gone(browser: Browser, hasty: Server) -> None:
    visitor = Guests(browser, hasty.base)
    host, friend = visitor(), visitor()
    host.open_table("orion-duel", "me open")
    friend.page.goto(host.invitation())
    friend.page.get_by_role("button", name="Sit down").click()
    stays, goes = (host, friend) if friend.sees_whose_turn_it_is() else (friend, host)
    goes.page.goto("about:blank")
    absent = stays.page.locator('[data-prompt="absent"]')
    expect(absent).to_contain_text("is not here")
    absent.get_by_role("button", name="Give 2 more minutes").wait_for()
    absent.get_by_role("button", name="Let a bot play").click()
    expect(stays.page.locator('[data-prompt="absent"]')).to_have_count(0)
    expect(stays.page.locator(".rail.left")).to_contain_text("a bot is playing")
    goes.page.go_back()
    goes.page.locator('[data-prompt="away"]').get_by_role("button", name="Take my seat back").click()
    expect(stays.page.locator(".rail.left")).not_to_contain_text("a bot is playing")
    for guest in visitor.opened:
        guest.page.context.close()


def test_whoever_is_away_is_marked_and_finds_the_nudge_on_coming_back(browser: Browser, mild: Server) -> None:
    visitor = Guests(browser, mild.base)
    host, friend = visitor(), visitor()
    host.open_table("orion-duel", "me open")
    friend.page.goto(host.invitation())
    friend.page.get_by_role("button", name="Sit down").click()
    stays, goes = (host, friend) if friend.sees_whose_turn_it_is() else (friend, host)
    goes.page.goto("about:blank")
    absent = stays.page.locator('[data-prompt="absent"]')
    expect(absent).to_contain_text(re.compile(r"In\s\d+:\d\d\syou may let a bot play on"))
    expect(absent.get_by_role("button", name="Let a bot play")).to_have_count(0)
    seat = stays.page.locator(".rail.left .seat.absent")
    expect(seat).to_contain_text(re.compile(r"not here now · \d+:\d\d"))
    edge = "node => getComputedStyle(node).borderTopColor"
    amber = absent.evaluate(edge)
    assert seat.evaluate(edge) == amber, "both have the amber edge"
    absent.get_by_role("button", name="Give 2 more minutes").click()
    expect(absent.get_by_role("button", name="Give 2 more minutes")).to_be_disabled()
    absent.get_by_role("button", name="Nudge").click()
    expect(stays.page.locator("ol.log")).to_contain_text("nudge")
    goes.page.go_back()
    call = goes.page.get_by_role("alert")
    expect(call).to_contain_text("asks you to decide")
    # who waits is amber, not red, and hides nothing of what one holds
    assert call.evaluate(edge) == amber
    beside = goes.page.locator(".rail.right").bounding_box()
    shown = call.bounding_box()
    assert beside is not None
    assert shown is not None
    assert shown["x"] >= beside["x"] - 1
    expect(absent).to_have_count(0)
    for guest in visitor.opened:
        guest.page.context.close()


def test_the_host_makes_a_new_link_and_the_old_one_opens_nothing(visitor: Visitors) -> None:
    host, late, friend = visitor(), visitor(), visitor()
    host.open_table("opale", "me open")
    old = host.invitation()
    host.page.get_by_role("button", name="New link").click()
    link = host.page.locator("#invite-link")
    expect(link).not_to_have_value(old)
    expect(host.page.locator(".invite")).to_contain_text("no longer open the table")
    late.page.goto(old)
    expect(late.page.locator("h1")).to_contain_text("cannot be opened")
    friend.page.goto(link.input_value())
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.wait_for_selector("main.table")
    # at a running table one invites to watch; who is not the host changes nothing for the others
    friend.page.get_by_role("button", name="Invite a spectator").click()
    expect(friend.page.locator("dialog[open]")).to_contain_text("can watch")
    expect(friend.page.get_by_role("button", name="New link")).to_have_count(0)
    watching = friend.page.locator("#invite-link")
    expect(watching).to_have_value(re.compile("key="))
    late.page.goto(watching.input_value())
    late.page.wait_for_selector("main.table")


def test_a_link_goes_to_the_apps_of_the_device(visitor: Visitors) -> None:
    guest = visitor()
    guest.page.add_init_script("navigator.share = async data => { window.shared = data.url; }")
    guest.open_table("opale", "me open")
    link = guest.invitation()
    guest.page.get_by_role("button", name="Share").click()
    assert guest.page.evaluate("window.shared") == link
    guest.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    with guest.catching(".invite button", "Copied"):
        guest.page.get_by_role("button", name="Copy").click()
    assert guest.page.evaluate("navigator.clipboard.readText()") == link


def test_the_menu_says_whether_there_is_sound(visitor: Visitors) -> None:
    guest = visitor()
    guest.open_table("opale", "me random")
    guest.page.get_by_role("button", name="Menu").click()
    sound = guest.page.get_by_role("button", name=re.compile("Sound is"))
    expect(sound).to_have_text("Sound is on")
    expect(sound.locator("use")).to_have_attribute("href", "#i-sound")
    sound.click()
    expect(sound).to_have_text("Sound is off")
    expect(sound.locator("use")).to_have_attribute("href", "#i-mute")


#: Keeps what becomes of the page's sound: heard, and silent.
HEARD = """window.heard = [];
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    this.addEventListener("statechange", () => heard.push(this.state));
  }
};"""


def test_sound_is_computed_only_while_something_is_heard(visitor: Visitors) -> None:
    guest = visitor()
    guest.page.add_init_script(HEARD)
    guest.open_table("opale", "me random")
    guest.page.get_by_role("button", name="Menu").click()
    sound = guest.page.get_by_role("button", name=re.compile("Sound is"))
    silent = "least => heard.length >= least && heard.at(-1) === 'suspended' && [...heard]"
    for least in (2, 4):  # it may be the own turn meanwhile, which is heard too
        sound.click()
        expect(sound).to_have_text("Sound is off")
        sound.click()
        heard = guest.page.wait_for_function(silent, arg=least).json_value()
    assert heard == ["running", "suspended"] * (len(heard) // 2)


@pytest.mark.parametrize(
    ("lang", "sit", "ready", "not_yet", "missing", "all_ready"),
    [
        ("en-US", "Sit down", "I am ready", "Not yet", "Not ready yet: ", "Everybody at the table is ready."),
        ("uk-UA", "Сісти", "Можна починати", "Ще хвилинку", "Ще не підтвердили", "Усі за столом готові."),
        ("ru-RU", "Сесть", "Можно начинать", "Ещё минутку", "Ещё не подтвердили", "Все за столом готовы."),
    ],
)
def test_friends_say_that_they_are_ready_and_the_host_starts_at_any_time(
    visitor: Visitors, lang: str, sit: str, ready: str, not_yet: str, missing: str, all_ready: str
) -> None:
    host, friend, late = visitor(lang=lang), visitor(lang=lang, phone=True), visitor(lang=lang)
    host.open_table("akropolis", "me open open open")
    link = host.invitation()
    standing = host.page.locator("[data-standing]")
    expect(standing).to_have_count(0)  # nobody is there who could be ready
    for guest in (friend, late):
        guest.page.goto(link)
        guest.page.get_by_role("button", name=sit).click()
        guest.page.wait_for_selector("[data-room]")
    expect(standing).to_contain_text(missing)
    expect(standing).to_contain_text(",")  # both are named
    friend.page.get_by_role("button", name=ready).click()
    expect(host.page.locator('[data-seat="1"] [data-ready]')).to_be_visible()
    expect(late.page.locator('[data-seat="1"] [data-ready]')).to_be_visible()
    expect(standing).not_to_contain_text(",")
    late.page.get_by_role("button", name=ready).click()
    expect(standing).to_have_text(all_ready)
    friend.page.reload()
    friend.page.get_by_role("button", name=not_yet).click()
    expect(standing).to_contain_text(missing)
    assert friend.missing_words() == host.missing_words() == []
    start = host.page.locator("[data-room-prompt] .btn.go")
    expect(start).to_be_enabled()
    start.click()
    for guest in (host, friend, late):
        guest.page.wait_for_selector("main.table")


def test_a_waiting_room_names_only_the_rules_that_are_not_the_usual_ones(visitor: Visitors) -> None:
    guest = visitor()
    guest.open_table("orichalcum", "me open")
    expect(guest.page.locator("[data-room] dl")).to_contain_text("Standard rules")
    guest.open_table("akropolis", "me open", options={"variants": ["houses"]})
    expect(guest.page.locator("[data-room] dl")).to_contain_text("Houses")
    expect(guest.page.locator("[data-room] dl")).not_to_contain_text("Standard rules")
