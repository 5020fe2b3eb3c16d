"""The application: its routes, its errors, its life."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

import ludoteka
from ludoteka.engine.errors import LudotekaError
from ludoteka.server import http, metrics, pages
from ludoteka.server.errors import Refusal
from ludoteka.server.house import House
from ludoteka.server.security import Application, Armour, Receive, Scope, Send
from ludoteka.server.settings import Settings
from ludoteka.server.shapes import Fault
from ludoteka.server.socket import table_socket

log = logging.getLogger("ludoteka.app")


def _refused(_: Request[Any, Any, Any], error: LudotekaError) -> Response[Fault]:
    refusal = error if isinstance(error, Refusal) else None
    code, status = (refusal.code, refusal.status) if refusal else ("bad-request", 400)
    metrics.REFUSALS.labels(code).inc()
    return Response(
        Fault(code=code, message=str(error), reasons=refusal.reasons if refusal else []), status_code=status
    )


def _unreadable(_: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    problems = [str(problem.get("message", "")) for problem in error.extra or [] if isinstance(problem, dict)]
    message = "; ".join([error.detail, *filter(None, problems)])
    code = {404: "not-found", 405: "bad-method", 413: "too-large"}.get(error.status_code, "bad-request")
    return Response(Fault(code=code, message=message), status_code=error.status_code, headers=error.headers)


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Fault]:
    return Response(Fault(code="bad-request", message="This JSON is nested too deeply."), status_code=400)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    log.error("a request failed", extra={"path": request.scope["path"]}, exc_info=error)
    return Response(Fault(code="server", message="The server has failed here; nothing was changed."), status_code=500)


def _house(state: State) -> House:
    house: House = state.house
    return house


def make_app(settings: Settings) -> Application:
    """Return the application, ready for an ASGI server."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.house = await House.open(settings)
        try:
            yield
        finally:
            await app.state.house.close()

    app = Litestar(
        [*http.HANDLERS, *pages.HANDLERS],
        dependencies={"house": Provide(_house, sync_to_thread=False)},
        lifespan=[life],
        openapi_config=OpenAPIConfig(
            title="Ludoteka",
            version=ludoteka.__version__,
            path="/api/schema",
            render_plugins=[],
            use_handler_docstrings=True,
            create_examples=False,
        ),
        exception_handlers={
            LudotekaError: _refused,
            HTTPException: _unreadable,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        # Views and logs shrink to a tenth; the page's own files are compressed once, on the shelf.
        compression_config=CompressionConfig(
            "gzip", minimum_size=2048, gzip_compress_level=4, exclude_opt_key=pages.COMPRESSED
        ),
        logging_config=None,
        request_max_body_size=settings.max_body,
    )

    async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
        await table_socket(app.state.house, scope, receive, send)

    return Armour(app, sockets, settings)  # type: ignore[arg-type]
