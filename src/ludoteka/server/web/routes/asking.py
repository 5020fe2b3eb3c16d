"""Who asks, and what they may see or do at the table that they name: the beginning of every handler."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import HeaderParameter

from ludoteka.server.common.errors import NoIdentity, NotFound
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live.table import Table
from ludoteka.server.state.sight import Sight
from ludoteka.server.web.cookies import bearer, secret_in_cookie
from ludoteka.server.web.services import Services

Asked = Request[Any, Any, Any]
#: The key of a table that is open by link only, for requests without a body.
Key = Annotated[str | None, HeaderParameter(name="Ludoteka-Key", max_length=128, required=False)]

#: Marks the handlers that a program may call with its token, at its table; all others refuse it.
PROGRAMS = {"programs": True}


async def who(request: Asked, services: Services) -> Visitor | None:
    """Return who asks; None where nobody has said so."""
    secret = bearer(request.scope) or secret_in_cookie(request.scope, services.settings)
    visitor = await services.identities.visitor(secret)
    if visitor is not None:
        if "banned" not in request.route_handler.opt:  # who is banned may still ask why
            services.registry.sanctions.check(visitor)
        if "programs" not in request.route_handler.opt:
            visitor.act_anywhere()
        visitor.act_at(request.path_params.get("table_id", ""))
    return visitor


async def known(request: Asked, services: Services) -> Visitor:
    """Return who asks. Raises NoIdentity."""
    visitor = await who(request, services)
    if visitor is None:
        raise NoIdentity("Say who you are first: POST /api/me with a name.")
    return visitor


async def look(request: Asked, table_id: str, services: Services, key: str | None, later: bool = False) -> Sight:
    """Return what the asker may see of a table; `later`: also by the link to see everything later. Raises NotFound."""
    visitor = await who(request, services)
    table = await services.registry.table(table_id)
    invited = await services.identities.opens(key, table_id)
    behind = later and await services.identities.unveils(key, table_id)
    return Sight(table.state, visitor, invited, behind=behind)


async def reach(request: Asked, table_id: str, services: Services) -> tuple[Visitor, Table]:
    """Return who asks, and a table where they may do something without a key. Raises NotFound."""
    visitor = await known(request, services)
    table = await services.registry.table(table_id)
    Sight(table.state, visitor)
    return visitor, table


def check_seat(seat: int, seats: int) -> None:
    """Raise NotFound where a table has no such seat."""
    if seat >= seats:
        raise NotFound(f"There is no seat {seat}: seats are 0 to {seats - 1}.", "no-such-seat", args={"seat": seat + 1})


def link_of(services: Services, table_id: str, key: str | None) -> str:
    """Return the address of a table, with its key for whoever needs one."""
    return f"{services.settings.base_url}/table/{table_id}" + (f"#key={key}" if key else "")
