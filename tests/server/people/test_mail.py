"""Whoever has confirmed an address is written to when it is their turn; nobody else ever is, and never much."""

from __future__ import annotations

import asyncio
import re
import smtplib
from collections.abc import Callable
from email.errors import HeaderParseError
from pathlib import Path
from typing import Any

import pytest

from ludoteka.cli.run import run
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.smtp import BadMailServer, MailServer, is_address, is_final
from ludoteka.server.live.letters import confirmation, turns
from ludoteka.server.storage.addresses import Kept, mailbox
from tests.server.client import Person, stranger
from tests.server.mail_server import SmtpServer, Taken, certificate
from tests.server.people.test_forgetting import traces
from tests.server.people.test_push import started
from tests.server.servers import Server

FROM = "games@example.org"
#: Nobody waits for what people wait for.
SOON: dict[str, Any] = {
    "mail_from": FROM,
    "mail_gather_seconds": 0.05,
    "mail_pause_seconds": 0.0,
    "mail_retry_seconds": 0.05,
}
SAID = {
    "en": ("Your turn: Opale", "A game waits for your move."),
    "uk": ("Ваш хід: Опал", "1 гра чекає на ваш хід."),
    "ru": ("Ваш ход: Опал", "1 игра ждёт вашего хода."),
}


async def post_to(person: Person, path: str, body: object) -> tuple[int, str]:
    """Return the status and the code of a refusal."""
    answer = await person.http.post(path, json=body)
    return answer.status_code, answer.json().get("code", "")


async def confirmed(person: Person, post: SmtpServer, address: str, language: str = "en") -> Taken:
    """Give an address, and confirm it by what the mail says."""
    told = await person.post("/api/me/mail", {"address": address, "language": language})
    assert told == {"offered": True, "address": address, "confirmed": False}
    mail = await post.next()
    assert await person.post("/api/mail/confirm", {"code": mail.link("confirm")}) == {"done": True}
    assert await person.get("/api/me/mail") == told | {"confirmed": True}
    return mail


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
async def test_whose_page_is_closed_is_written_to_in_their_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    cert = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(cert))
    async with SmtpServer(cert, first=language == "uk", password="p%40ss word") as post:
        url = post.url.replace("p%40ss word", "p%2540ss%20word")
        with Server(f"sqlite:///{tmp_path}/ludoteka.db", tmp_path / "log", smtp=url, **SOON) as server:
            await _told_in(language, server, post)
    assert "p%40ss" not in server.log.read_text()


async def _told_in(language: str, server: Server, post: SmtpServer) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        for who in (ada, bob):
            asked = await confirmed(who, post, f"{who.name}@example.org", language)
            assert (asked.sender, asked.recipients) == (FROM, [f"{who.name}@example.org"])
            assert (asked.login, asked.encrypted) == ("host@example.org", True)
        table, mover = await started(ada, bob)
        told = await post.next()
        assert told.recipients == [f"{mover.name}@example.org"]
        subject, text = SAID[language]
        assert told.mail["subject"] == subject
        assert told.mail["content-language"] == language
        assert told.mail.get_content_type() == "text/plain"
        # all that is told: nothing of who plays or what lies where
        first, tables, end = re.split(r"\r?\n\r?\n", told.text.strip(), maxsplit=2)
        assert (first, tables) == (text, f"{subject.partition(': ')[2]}: {server.base}/table/{table}")
        off = told.link("off")
        assert end.endswith(f"{server.base}/mail#off={off}")
        # the button of mail programs: without a cookie, in a form, and again it changes nothing
        assert told.mail["list-unsubscribe"] == f"<{server.base}/api/mail/off?token={off}>"
        assert told.mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        for done in (True, False):
            answer = await _click(server, told)
            assert answer == {"done": done}
        assert await mover.get("/api/me/mail") == {"offered": True, "address": None, "confirmed": False}


async def _click(server: Server, told: Taken) -> Any:
    async with stranger() as program:
        address = str(told.mail["list-unsubscribe"]).strip("<>")
        answer = await program.post(address, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
        return answer.json()


async def test_turns_that_come_together_are_one_mail_and_silent_tables_none(
    own: Callable[..., Server], tmp_path: Path
) -> None:
    async with SmtpServer() as post:
        server = own(smtp=post.url, mails=str(tmp_path / "now"), **SOON)
        async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
            for who in (ada, bob):
                await confirmed(who, post, f"{who.name}@example.org")
            due: dict[str, set[str]] = {ada.name: set(), bob.name: set()}
            for i in range(5):
                table, mover = await started(ada, bob)
                if i == 0:
                    await mover.post(f"/api/tables/{table}/silence", {"silent": True})
                else:
                    due[mover.name].add(table)
            (tmp_path / "now").touch()
            for _ in range(sum(map(bool, due.values()))):
                told = await post.next()
                name = told.recipients[0].partition("@")[0]
                assert set(re.findall(r"/table/(\w+)", told.text)) == due.pop(name)
            assert post.taken.empty()


async def test_who_has_come_back_before_the_mail_leaves_gets_none(own: Callable[..., Server], tmp_path: Path) -> None:
    async with SmtpServer() as post:
        server = own(smtp=post.url, mails=str(tmp_path / "now"), **SOON)
        async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
            for who in (ada, bob):
                await confirmed(who, post, f"{who.name}@example.org")
            here, mover = await started(ada, bob)
            page = await mover.watch(here)
            gone, again = await started(ada, bob)
            (tmp_path / "now").touch()
            told = await post.next()
            assert told.recipients == [f"{again.name}@example.org"]
            assert re.findall(r"/table/(\w+)", told.text) == [gone]
            assert post.taken.empty()
            await page.close()


async def test_nobody_can_flood_a_stranger(own: Callable[..., Server]) -> None:
    async with SmtpServer() as post:
        server = own(smtp=post.url, **SOON, mail_asks_hourly=7)
        wanted = {"address": "somebody9@example.org"}
        asked: list[Taken] = []
        for i in range(3):  # whoever asks, and however it is spelled
            async with Person(server.base, f"Nobody {i}") as nobody:
                spelled = {"address": ("stranger@example.org", "S.tranger+1@example.org", "stran.ger@example.org")[i]}
                told = await post_to(nobody, "/api/me/mail", spelled)
                assert told == ((200, "") if i < 2 else (429, "mail-often"))
                asked += [await post.next()] if i < 2 else []
                # who asks and forgets it all has asked
                await nobody.post("/api/me/forget", {"name": nobody.name})
        async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
            for i in range(6):
                told = await post_to(ada, "/api/me/mail", {"address": f"somebody{i}@example.org"})
                assert told == ((200, "") if i < 5 else (429, "mail-often"))
                asked += [await post.next()] if i < 5 else []
            # the whole server asks no more within this hour, also after a new start
            server.stop()
            server.start()
            assert await post_to(bob, "/api/me/mail", wanted) == (429, "mail-often")
        assert len({mailbox(mail.recipients[0]) for mail in asked}) == 6
        assert post.taken.empty()


async def test_a_link_works_once_and_for_the_address_that_it_was_sent_to(own: Callable[..., Server]) -> None:
    async with SmtpServer() as post:
        server = own(smtp=post.url, **SOON)
        async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
            await ada.post("/api/me/mail", {"address": "old@example.org"})
            old = await post.next()
            await ada.post("/api/me/mail", {"address": "new@example.org"})
            new = await post.next()
            assert await post_to(bob, "/api/mail/confirm", {"code": old.link("confirm")}) == (409, "mail-link")
            assert await bob.post("/api/mail/confirm", {"code": new.link("confirm")}) == {"done": True}
            assert await post_to(bob, "/api/mail/confirm", {"code": new.link("confirm")}) == (409, "mail-link")
            assert (await ada.get("/api/me/mail"))["address"] == "new@example.org"
            assert (await bob.get("/api/me/mail"))["address"] is None
            # confirmed already: nobody is asked again
            again = await ada.post("/api/me/mail", {"address": "new@example.org", "language": "uk"})
            assert again["confirmed"]
            assert await ada.post("/api/me/mail/off", {}) == {"offered": True, "address": None, "confirmed": False}
            assert post.taken.empty()


async def test_who_has_not_confirmed_is_not_written_to(own: Callable[..., Server]) -> None:
    async with SmtpServer() as post:
        server = own(smtp=post.url, **SOON)
        async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
            for who in (ada, bob):
                await who.post("/api/me/mail", {"address": f"{who.name}@example.org"})
                await post.next()
            _, first = await started(ada, bob)
            # what comes later has come: a table after it, of somebody who has confirmed
            other = bob if first is ada else ada
            await confirmed(other, post, f"other-{other.name}@example.org")
            mover = first
            while mover is not other:
                _, mover = await started(ada, bob)
            told = await post.next()
            assert told.recipients == [f"other-{other.name}@example.org"]
            assert post.taken.empty()


async def test_a_failure_is_tried_again_a_little(own: Callable[..., Server]) -> None:
    async with SmtpServer(answers=["451 later", "452 later", "250 ok", "550 no such person"]) as post:
        server = own(smtp=post.url, **SOON)
        async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
            await ada.post("/api/me/mail", {"address": "ada@example.org"})
            assert (await post.next()).recipients == ["ada@example.org"]
            assert post.opened == 3
            await bob.post("/api/me/mail", {"address": "nobody@example.org"})  # refused for good
            await ada.post("/api/me/mail", {"address": "ada2@example.org"})
            assert (await post.next()).recipients == ["ada2@example.org"]
            assert post.opened == 5


async def test_a_mail_that_has_to_wait_keeps_no_other_waiting(own: Callable[..., Server]) -> None:
    # an address whose server says "later" each time: who waits for it would wait for ever
    async with SmtpServer(answers=["451 later"]) as post:
        server = own(smtp=post.url, **SOON | {"mail_retry_seconds": 100_000.0})
        async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
            await bob.post("/api/me/mail", {"address": "bob@example.org"})
            await ada.post("/api/me/mail", {"address": "ada@example.org"})
            assert (await post.next()).recipients == ["ada@example.org"]
            assert post.opened == 2


async def test_one_house_does_not_use_up_what_the_server_asks_by_mail(own: Callable[..., Server]) -> None:
    async with SmtpServer() as post:
        server = own(smtp=post.url, **SOON, mail_asks_of_house=2)
        async with Person(server.base) as ada, Person(server.base, "Bob") as bob, Person(server.base, "Eve") as eve:
            told = [await post_to(who, "/api/me/mail", {"address": f"{who.name}@example.org"}) for who in (ada, bob)]
            assert told == [(200, "")] * 2
            wanted = {"address": "eve@example.org"}
            assert await post_to(eve, "/api/me/mail", wanted) == (429, "too-much")
            eve.http.headers["x-forwarded-for"] = "10.1.1.1"
            assert await post_to(eve, "/api/me/mail", wanted) == (200, "")


def test_a_mailbox_is_asked_seldom_however_it_is_spelled() -> None:
    spelled = ("ann.lee@example.org", "AnnLee+games@Example.org", "a.n.n.l.e.e+1+2@example.org", "annlee@example.org")
    assert {mailbox(address) for address in spelled} == {"annlee@example.org"}
    others = ("annlee@example.com", "annlea@example.org", "+annlee@example.org")
    assert len({mailbox(address) for address in (*others, spelled[0])}) == 4


async def test_a_dead_mail_server_delays_no_table(own: Callable[..., Server]) -> None:
    async with SmtpServer() as dead:
        server = own(smtp=dead.url, **SOON)
        async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
            for who in (ada, bob):
                await confirmed(who, dead, f"{who.name}@example.org")
            dead.close()
            table, mover = await started(ada, bob)
            page = await mover.watch(table)
            await asyncio.wait_for(page.move(), 600)
            assert (await ada.get("/api/me/mail"))["confirmed"]
            await page.close()


async def test_a_server_without_mail_offers_none(server: Server) -> None:
    async with Person(server.base) as ada:
        assert await ada.get("/api/me/mail") == {"offered": False, "address": None, "confirmed": False}
        assert await post_to(ada, "/api/me/mail", {"address": "ada@example.org"}) == (409, "no-mail")


@pytest.mark.parametrize(
    ("address", "good"),
    [
        ("ada@example.org", True),
        ("a.d+a_1@mail.example.co.uk", True),
        ("o'hara@example.org", True),
        ("ada@xn--e1afmkfd.xn--p1ai", True),
        ("ada", False),
        ("@example.org", False),
        ("ada@localhost", False),
        ("ada@127.0.0.1", False),
        ("ada@[127.0.0.1]", False),
        ("ada@example.org\nBcc: bob@example.org", False),
        ("ada@example.org\r\nRCPT TO:<bob@example.org>", False),
        ("ada@example.org, bob@example.org", False),
        ("Ada <ada@example.org>", False),
        ('"a b"@example.org', False),
        ("ада@example.org", False),
        ("ada@example..org", False),
        (".ada@example.org", False),
        ("a" * 65 + "@example.org", False),
        ("ada@" + "a." * 130 + "org", False),
        ("ada@example.org\0", False),
    ],
)
def test_only_plain_addresses_are_written_to(address: str, good: bool) -> None:
    assert is_address(address) == good


def test_no_header_can_be_smuggled_in() -> None:
    settings = Settings(smtp="smtp://127.0.0.1", mail_from=FROM, public_url="https://games.example.org")
    kept = Kept("ada@example.org", "en", True, "o" * 43)
    mail = turns(settings, kept, [("t" * 12, "opale")])
    assert mail["list-unsubscribe"] == f"<https://games.example.org/api/mail/off?token={'o' * 43}>"
    with pytest.raises((ValueError, HeaderParseError)):
        confirmation(settings, Kept("ada@example.org\nBcc: bob@example.org", "en", False, "o"), "c")


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("smtp://example.org", ("example.org", 587, "", "")),
        ("smtps://host%40a.org:p%40ss@example.org", ("example.org", 465, "host@a.org", "p@ss")),
        ("smtp://[::1]:2525", ("::1", 2525, "", "")),
        ("http://example.org", None),
        ("smtp://", None),
        ("smtp://host:port", None),
        ("smtp://host/path", None),
        ("mail.example.org", None),
    ],
)
def test_a_mail_server_is_named_by_an_address(url: str, told: tuple[str, int, str, str] | None) -> None:
    if told is None:
        with pytest.raises(BadMailServer) as refused:
            MailServer.read(url)
        assert url not in str(refused.value)
        return
    server = MailServer.read(url)
    assert (server.host, server.port, server.user, server.password) == told
    assert not server.password or server.password not in repr(server)


def test_a_password_is_not_shown_to_who_does_not_encrypt() -> None:
    class Plain(smtplib.SMTP):
        """A line to a server elsewhere that offers nothing."""

        def __init__(self, *_: object, **__: object) -> None:
            self.esmtp_features = {}

        def ehlo(self, name: str = "") -> tuple[int, bytes]:
            return 250, b""

        def __exit__(self, *_: object) -> None:
            pass

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(smtplib, "SMTP", Plain)
        with pytest.raises(smtplib.SMTPException, match="encryption"):
            MailServer.read("smtp://a:b@example.org").deliver(turns_mail())
    assert is_final(smtplib.SMTPDataError(554, b"no"))
    assert not is_final(smtplib.SMTPDataError(451, b"later"))


def turns_mail() -> Any:
    settings = Settings(mail_from=FROM)
    return turns(settings, Kept("ada@example.org", "en", True, "o" * 43), [("t", "opale")])


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--smtp", "mail.example.org"], "smtp://USER:PASSWORD@HOST:PORT"),
        (["--smtp", "smtp://user:secret@example.org"], "--mail-from NAME@HOST"),
        (["--smtp", "smtp://user:secret@example.org", "--mail-from", "games"], "--mail-from NAME@HOST"),
    ],
)
def test_a_host_is_told_what_is_wrong(given: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", *given]) != 0
    told = " ".join(capsys.readouterr().err.split())
    assert said in told
    assert "secret" not in told


async def test_who_is_forgotten_takes_the_address_along(own: Callable[..., Server]) -> None:
    async with SmtpServer() as post:
        server = own(smtp=post.url, **SOON)
        async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
            mail = await confirmed(ada, post, "elm.street@example.org")
            await confirmed(bob, post, "bob@example.org")
            assert traces(server, "elm.street"), "the test looks in the right place"
            await ada.post("/api/me/forget", {"name": ada.name})
            assert traces(server, "elm.street", mail.link("confirm")) == []
            assert (await bob.get("/api/me/mail"))["confirmed"]
