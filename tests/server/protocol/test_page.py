"""The built page: its files, their headers, and every address that is the page's own."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteka.server.common.settings import Settings
from ludoteka.server.web.app import make_app
from ludoteka.server.web.static_files import StaticFiles
from tests.server.client import stranger
from tests.server.servers import Server

INDEX = "<!doctype html><title>x</title>"
SCRIPT = "export const answer = 42;\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets" / "a-1f2e.js").write_text(SCRIPT)
    (folder / "assets" / "b-77aa.js").write_text(SCRIPT)
    (folder / "assets" / "b-77aa.js.br").write_bytes(b"compressed by whoever built the page")
    (tmp_path / "secret.txt").write_text("not for anybody")
    return folder


async def test_a_built_page_is_served_under_every_address_of_its_own(own: Callable[..., Server], built: Path) -> None:
    server = own(static=str(built))
    async with stranger(server.base) as http:
        for path in ("/", "/table/abcdef", "/replay/abcdef", "/about", "/index.html"):
            answer = await http.get(path)
            assert answer.text == INDEX
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        again = await http.get("/about", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        script = await http.get("/assets/a-1f2e.js")
        assert script.text == SCRIPT
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert (await http.get("/favicon.svg")).headers["cache-control"] == "no-cache"
        for path in ("/assets/none.js", "/none.txt", "/api/none", "/ws/none", "/assets/../../secret.txt"):
            assert (await http.get(path)).status_code == 404, path
        assert (await http.get("/%2e%2e/secret.txt")).status_code == 404
        (built / "index.html").write_text(INDEX + "newer")
        assert (await http.get("/")).text == INDEX + "newer"


def test_a_file_goes_out_in_the_best_form_that_is_accepted(built: Path) -> None:
    static_files = StaticFiles(built)
    plain, both = static_files.find("/assets/a-1f2e.js"), static_files.find("assets/b-77aa.js")
    assert plain is not None
    assert both is not None
    assert gzip.decompress(plain.forms["gzip"]).decode() == SCRIPT
    for header, coding in [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.000, gzip;q=0", ""),
        ("", ""),
    ]:
        assert both.accepted(header) == coding
    assert plain.accepted("br, gzip") == "gzip"
    for name in ("../secret.txt", "/etc/passwd", "assets", "", "a\0b", "x" * 5000):
        assert static_files.find(name) is None


def test_the_application_is_made_without_a_warning(tmp_path: Path) -> None:
    """Warnings are errors here: what the framework will take away is not used."""
    assert make_app(Settings(database=f"sqlite:///{tmp_path}/x.db")) is not None
