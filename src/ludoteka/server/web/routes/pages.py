"""What is not the API: the page, health, figures, and the API's own description."""

from __future__ import annotations

import gzip
import html
import secrets
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath

import ludoteka
from ludoteka.server.common import metrics
from ludoteka.server.common.errors import Elsewhere, NotFound
from ludoteka.server.common.settings import Settings
from ludoteka.server.web.cookies import bearer
from ludoteka.server.web.routes.asking import Asked
from ludoteka.server.web.services import Services, TheServices
from ludoteka.server.web.static_files import accepts
from ludoteka.server.wire.requests import Health

#: Marks handlers whose responses are compressed already.
COMPRESSED = "compressed"
#: Addresses below these are never the page's.
_NOT_PAGES = ("/api", "/ws")
_FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
_PLAIN = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ludoteka</title>
<h1>Ludoteka</h1>
<p>The server is running. Its page for the browser is not built into this installation: in a copy of the sources,
<code>script/setup</code> builds it; an installed release has it.</p>
<p>Programs can play: <a href="/api/docs">the API</a>.</p>
</html>
"""


@get("/", include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
def home(request: Asked, services: TheServices) -> Response[bytes]:
    """The page."""
    return show_page(request, services, "/")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
def page(request: Asked, services: TheServices, path: FromPath[str]) -> Response[bytes]:
    """A file of the page, or the page."""
    return show_page(request, services, path)


def show_page(request: Asked, services: Services, path: str) -> Response[bytes]:
    """A file of the page; under any other address the page itself, which knows where it was opened.

    The names of built files change with their content, and are kept for ever; the page is asked for every time.
    """
    if path.startswith(_NOT_PAGES):
        raise NotFound("There is no such address; /api/docs names those that there are.")
    sheet = services.static_files.find(path)
    built = path.startswith("/assets/")
    if sheet is None and (built or "." in path.rpartition("/")[2]):
        raise NotFound("There is no such file.")
    sheet = sheet or services.static_files.find("index.html")
    if sheet is None:
        return plain_page()
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if built else "no-cache",
        "etag": sheet.tag,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == sheet.tag:
        return Response(b"", status_code=304, headers=headers)
    coding = sheet.accepted(request.headers.get("accept-encoding", ""))
    if coding:
        headers["content-encoding"] = coding
    return Response(sheet.forms[coding], media_type=sheet.kind, headers=headers)


def plain_page() -> Response[bytes]:
    """Say that the page is not built."""
    return Response(_PLAIN, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/healthz", tags=["server"])
async def healthz(services: TheServices) -> Health:
    """Is the server up, and can its store be read and written?"""
    await services.store.probe()
    return Health(status="ok", version=ludoteka.__version__)


@get("/readyz", tags=["server"])
async def readyz(services: TheServices) -> Health:
    """Can this process serve every table? Not while it stops, nor while it cannot speak to the others."""
    if services.workers is not None and not services.workers.ready:
        raise Elsewhere
    await services.store.probe()
    return Health(status="ok", version=ludoteka.__version__)


@get("/metrics", include_in_schema=False)
async def figures(request: Asked, services: TheServices) -> Response[bytes]:
    """Figures for Prometheus, to whoever has the token, or asks from this machine where no proxy stands before.

    Where there are several workers, those of all, whichever is asked.
    """
    if not _may_count(request, services.settings):
        raise NotFound("There is no such page.")
    told = metrics.page() if services.figures is None else metrics.merged(await services.figures.gather())
    return Response(told, media_type="text/plain; version=0.0.4")


def _may_count(request: Asked, settings: Settings) -> bool:
    if settings.metrics_token is not None:
        return secrets.compare_digest((bearer(request.scope) or "").encode(), settings.metrics_token.encode())
    client = request.client.host if request.client else ""
    # What comes through a proxy comes from this machine too, and not every proxy says so.
    forwarded = settings.public_url is not None or any(name in request.headers for name in _FORWARDED)
    return client in ("127.0.0.1", "::1") and not forwarded


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
def openapi(request: Asked) -> Response[bytes]:
    """The API's description for programs."""
    return _described(request, 0, MediaType.JSON)


@get("/api/docs", include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
def docs(request: Asked) -> Response[bytes]:
    """The API's description for people: plain HTML, since the page's policy allows no foreign script."""
    return _described(request, 1, MediaType.HTML)


def _described(request: Asked, form: int, kind: MediaType) -> Response[bytes]:
    """Return the API's description, as JSON or as HTML: it takes long to write, so that it is written once."""
    state = request.app.state
    if "described" not in state:
        schema = request.app.openapi_schema.to_schema()
        texts = msgspec.json.encode(schema), _docs(schema).encode()
        state.described = [(text, gzip.compress(text, 9, mtime=0)) for text in texts]
    plain, packed = state.described[form]
    headers = {"vary": "accept-encoding"}
    if accepts(request.headers.get("accept-encoding", ""), "gzip"):
        return Response(packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)


def _docs(schema: dict[str, Any]) -> str:
    rows = []
    for path, methods in sorted(schema["paths"].items()):
        for method, operation in methods.items():
            rows.append(
                f"<tr><td><code>{method.upper()}</code></td><td><code>{html.escape(path)}</code></td>"
                f"<td>{html.escape(operation.get('description') or operation.get('summary') or '')}</td></tr>"
            )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteka: the API</title>'
        "<h1>The API</h1><p>The whole description: <a href='/api/openapi.json'>openapi.json</a>. "
        "At a table one plays over a WebSocket, <code>/api/tables/{table}/socket</code>; a program shows its token in "
        "the header <code>Authorization: Bearer</code>.</p><table>" + "".join(rows) + "</table></html>"
    )


HANDLERS = [home, page, healthz, readyz, figures, openapi, docs]
