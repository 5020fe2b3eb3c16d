"""What is not the API: the page, health, figures, and the API's own description."""

from __future__ import annotations

import html
import mimetypes
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.response import File

import ludoteka
from ludoteka.server import metrics
from ludoteka.server.errors import NotFound
from ludoteka.server.house import House
from ludoteka.server.requests import Health

Asked = Request[Any, Any, Any]

_PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ludoteka</title>
<h1>Ludoteka</h1>
<p>The server is running. Its page for the browser is not built into this installation.</p>
<p>Programs can play: <a href="/api/docs">the API</a>.</p>
</html>
"""


@get(["/", "/t/{table_id:str}"], include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def page(house: House, table_id: str = "") -> Response[Any] | File:
    """The page, or a few words where it is not built."""
    index = house.settings.static / "index.html"
    if not index.is_file():
        return Response(_PLAIN, media_type=MediaType.HTML)
    return File(
        index, media_type=MediaType.HTML, content_disposition_type="inline", headers={"cache-control": "no-cache"}
    )


@get("/assets/{file:path}", include_in_schema=False, sync_to_thread=False)
def asset(file: str, house: House) -> File:
    """A file of the page; its name changes with its content."""
    root = (house.settings.static / "assets").resolve()
    wanted = (root / str(file).lstrip("/")).resolve()
    if root not in wanted.parents or not wanted.is_file():
        raise NotFound("There is no such file.")
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    return File(wanted, media_type=kind, content_disposition_type="inline", headers=headers)


@get("/healthz", tags=["server"])
async def healthz(house: House) -> Health:
    """Is the server up, and does its store answer?"""
    await house.store.to_wake(0, 1)
    return Health(status="ok", version=ludoteka.__version__)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def figures(request: Asked) -> Response[bytes]:
    """Figures for Prometheus, to whoever asks from this machine and not through a proxy."""
    client = request.client.host if request.client else ""
    if client not in ("127.0.0.1", "::1") or "x-forwarded-for" in request.headers:
        raise NotFound("There is no such page.")
    return Response(metrics.page(), media_type="text/plain; version=0.0.4")


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Asked) -> dict[str, Any]:
    """The API's description for programs."""
    return request.app.openapi_schema.to_schema()


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def docs(request: Asked) -> str:
    """The API's description for people: plain HTML, since the page's policy allows no foreign script."""
    schema = request.app.openapi_schema.to_schema()
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


HANDLERS = [page, asset, healthz, figures, openapi, docs]
