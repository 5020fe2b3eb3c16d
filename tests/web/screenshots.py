"""Pictures of the page for the README, made from real games: `script/screenshots`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import ludoteka
from tests.server.servers import Server
from tests.web.conftest import DESKTOP, KNOWS, PHONE, SITE
from tests.web.line import Frame, Line
from tests.web.site import Visitor, chromium

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "screenshots"
#: Game, seats, entries of the log after which the picture is taken, wide or phone, dark, language.
SHOTS = [
    ("opale", "me regular", 22, False, False, "en-US"),
    ("opale", "me regular", 26, True, False, "uk-UA"),
    ("orion-duel", "me regular", 16, False, True, "en-US"),
    ("orion-duel", "me regular", 16, True, True, "ru-RU"),
    ("akropolis", "me regular regular", 48, False, False, "en-US"),
    ("akropolis", "me regular", 26, True, True, "uk-UA"),
    ("oriflamme-alliance", "me regular regular", 28, False, False, "en-US"),
    ("oriflamme-alliance", "me regular regular", 36, True, True, "uk-UA"),
    ("orichalcum", "me regular", 60, False, False, "en-US"),
    ("orichalcum", "me regular", 50, True, False, "uk-UA"),
]


def bots_play(guest: Visitor, game: str, table: str, entries: int) -> None:
    """Decide for one's own seat as a bot would until the log is so long, and stop at a turn of one's own."""
    line, bot = Line(guest, table), ludoteka.bot(game, "regular", seed=1)

    def choose(told: Frame) -> str:
        position = line.position(game)
        return ludoteka.game(game).action_to_text(bot.choose(position.view_only(0)))

    assert line.play(choose, until=lambda told: told["seq"] >= entries), f"{game} ended before entry {entries}."


def main(names: list[str]) -> None:
    """Make the pictures, of some games or of all."""
    path = chromium()
    assert path is not None, "There is no Chromium."
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Server(f"sqlite:///{folder}/ludoteka.db", Path(folder) / "log", **SITE) as server,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for phone, dark in ((False, False), (False, True), (True, False)):
            if names and "home" not in names:
                continue
            context = browser.new_context(
                viewport=PHONE if phone else DESKTOP, color_scheme="dark" if dark else "light", base_url=server.base
            )
            guest = Visitor(context.new_page(), server.base)
            guest.introduce("Taras")
            guest.page.goto("/")
            guest.page.wait_for_selector("[data-shelf]")
            guest.page.wait_for_timeout(600)
            guest.page.screenshot(path=PICTURES / f"home-{'phone' if phone else 'desktop'}-{_theme(dark)}.png")
            context.close()
        for game, seats, entries, phone, dark, lang in SHOTS:
            if names and game not in names:
                continue
            context = browser.new_context(
                viewport=PHONE if phone else DESKTOP,
                is_mobile=phone,
                has_touch=phone,
                color_scheme="dark" if dark else "light",
                locale=lang,
                base_url=server.base,
            )
            context.set_default_timeout(180_000)
            context.add_init_script(KNOWS)  # nobody asks, nobody guides
            guest = Visitor(context.new_page(), server.base)
            guest.introduce("Тарас" if lang != "en-US" else "Taras")
            table = guest.open_table(game, seats)
            bots_play(guest, game, table, entries)
            guest.page.reload()
            guest.my_turn()
            guest.page.wait_for_timeout(1200)
            guest.page.screenshot(path=PICTURES / f"{game}-{'phone' if phone else 'desktop'}-{_theme(dark)}.png")
            print(game, "phone" if phone else "desktop", _theme(dark), flush=True)
            context.close()
        browser.close()


def _theme(dark: bool) -> str:
    return "dark" if dark else "light"


if __name__ == "__main__":
    main(sys.argv[1:])
