"""The application: its routes, its errors, its life."""

from __future__ import annotations

import asyncio
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
from ludoteka.server.common import metrics
from ludoteka.server.common.errors import refusal_of
from ludoteka.server.common.reading import check_json
from ludoteka.server.common.settings import Settings
from ludoteka.server.web import prices
from ludoteka.server.web.neighbours import Neighbours
from ludoteka.server.web.prices import Prices
from ludoteka.server.web.relay import Relay
from ludoteka.server.web.routes import (
    devices,
    games,
    mail,
    my_games,
    pages,
    people,
    pictures,
    played,
    positions,
    push,
    puzzles,
    study,
    tables,
)
from ludoteka.server.web.security import Receive, Scope, SecurityMiddleware, Send, address_of
from ludoteka.server.web.services import Services
from ludoteka.server.web.socket import table_socket
from ludoteka.server.wire.wire_types import Fault

log = logging.getLogger("ludoteka.app")

#: What answers requests.
HANDLERS = [
    *people.HANDLERS,
    *games.HANDLERS,
    *tables.HANDLERS,
    *played.HANDLERS,
    *my_games.HANDLERS,
    *devices.HANDLERS,
    *push.HANDLERS,
    *mail.HANDLERS,
    *study.HANDLERS,
    *positions.HANDLERS,
    *pictures.HANDLERS,
    *puzzles.HANDLERS,
    *pages.HANDLERS,
]
#: A body of more bytes is not looked through while others wait.
_LARGE = 65_536


def _refused(_: Request[Any, Any, Any], error: LudotekaError) -> Response[Fault]:
    refusal = refusal_of(error)
    metrics.REFUSALS.labels(refusal.code).inc()
    fault = Fault(code=refusal.code, message=str(refusal), reasons=refusal.reasons, args=refusal.facts)
    return Response(fault, status_code=refusal.status)


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


async def _check_body(request: Request[Any, Any, Any]) -> None:
    body = await request.body()
    if len(body) <= _LARGE:
        check_json(body)
        return
    # who sends much pays for its being looked through, and nobody else waits for it
    _services(request.app.state).prices.demand(address_of(dict(request.scope)), prices.KILOBYTE * len(body) / 1000)
    await asyncio.to_thread(check_json, body)


def _services(state: State) -> Services:
    services: Services = state.services
    return services


def make_app(settings: Settings, neighbours: Neighbours | None = None) -> SecurityMiddleware:
    """Return the application, ready for an ASGI server."""
    tariff = Prices(settings)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        services = app.state.services = await Services.open(settings, tariff)
        if services.workers is not None:
            app.state.relay = Relay(services.workers, app, sockets, settings, neighbours)  # type: ignore[arg-type]
            await services.join()
        try:
            yield
        finally:
            await app.state.services.close()

    app = Litestar(
        HANDLERS,
        dependencies={"services": Provide(_services, sync_to_thread=False)},
        lifespan=[life],
        before_request=_check_body,
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
        # Views and logs shrink to a tenth; the page's own files are compressed once, when they are first read.
        compression_config=CompressionConfig(
            "gzip", minimum_size=2048, gzip_compress_level=4, exclude_opt_key=pages.COMPRESSED
        ),
        logging_config=None,
        request_max_body_size=settings.max_body,
    )

    async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
        await table_socket(app.state.services, scope, receive, send)

    async def relay(scope: Scope, receive: Receive, send: Send) -> None:
        await app.state.relay(scope, receive, send)

    async def hush() -> None:
        if "services" in app.state:
            await app.state.services.hush()

    front = relay if settings.bus is not None else None
    return SecurityMiddleware(app, sockets, settings, tariff, hush, front)  # type: ignore[arg-type]
