"""Being told by mail: giving an address, confirming it, and ending it, by any mail and without a cookie."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from ludoteka.server.common.errors import Refusal
from ludoteka.server.common.smtp import is_address
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.web.routes.asking import Asked, known, who
from ludoteka.server.web.security import address_of
from ludoteka.server.web.services import Services, TheServices
from ludoteka.server.wire.mail import Mail, MailCode, MailDone, MailWanted


async def _mail_of(visitor: Visitor, services: Services) -> Mail:
    kept = await services.letters.addresses.of(visitor.id)
    offered = services.letters.offered
    return (
        Mail(offered=offered) if kept is None else Mail(offered=offered, address=kept.address, confirmed=kept.confirmed)
    )


@get("/api/me/mail", tags=["identity"])
async def my_mail(request: Asked, services: TheServices) -> Mail:
    """Does this server write mails, and where does it write to me?"""
    visitor = await who(request, services)
    return Mail(offered=services.letters.offered) if visitor is None else await _mail_of(visitor, services)


@post("/api/me/mail", tags=["identity"], status_code=200)
async def want_mail(request: Asked, data: JSONBody[MailWanted], services: TheServices) -> Mail:
    """Write to me when it is my turn at a table by the day; a mail asks first whether the address is mine."""
    visitor = await known(request, services)
    if not services.letters.offered:
        raise Refusal("This server writes no mails.", "no-mail")
    address = data.address.strip()
    if not is_address(address):
        raise Refusal("This is not a mail address.", "bad-address")
    services.prices.ask_by_mail(address_of(dict(request.scope)))
    await services.letters.ask(visitor.id, address, data.language)
    return await _mail_of(visitor, services)


@post("/api/me/mail/off", tags=["identity"], status_code=200)
async def no_mail(request: Asked, services: TheServices) -> Mail:
    """Forget my address."""
    visitor = await known(request, services)
    await services.letters.addresses.remove(visitor.id)
    return await _mail_of(visitor, services)


@post("/api/mail/confirm", tags=["identity"], status_code=200)
async def confirm_mail(data: JSONBody[MailCode], services: TheServices) -> MailDone:
    """The address is mine: its mail said so. It works once."""
    if not await services.letters.addresses.confirm(data.code):
        raise Refusal("This link was used already, or is too old: ask for another mail in the settings.", "mail-link")
    return MailDone(done=True)


@post("/api/mail/off", tags=["identity"], status_code=200)
async def end_mail(
    services: TheServices, token: Annotated[str, QueryParameter(min_length=20, max_length=64)]
) -> Response[MailDone]:
    """Write to this address no more, as mail programs ask by one click. Again it changes nothing."""
    return Response(MailDone(done=await services.letters.addresses.end(token)))


HANDLERS = [my_mail, want_mail, no_mail, confirm_mail, end_mail]
