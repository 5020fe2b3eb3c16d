"""Asking to be told outside the page, and asking not to be."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from ludoteka.server.common.errors import NotFound, Refusal
from ludoteka.server.common.push_services import is_push_service
from ludoteka.server.storage.identities import digest
from ludoteka.server.web.cookies import secret_in_cookie
from ludoteka.server.web.routes.asking import Asked, known
from ludoteka.server.web.services import TheServices
from ludoteka.server.wire.push import Devices, PushKey, Silence, Subscription, Unsubscription


@get("/api/push", tags=["identity"], sync_to_thread=False)
def push_key(services: TheServices) -> PushKey:
    """By which key do push services know this server?"""
    return PushKey(key=services.calls.key)


@get("/api/me/push", tags=["identity"])
async def my_devices(request: Asked, services: TheServices) -> Devices:
    """How many of my devices are told?"""
    visitor = await known(request, services)
    return Devices(devices=len(await services.subscriptions.of(visitor.id)))


@post("/api/me/push", tags=["identity"], status_code=200)
async def subscribe(request: Asked, data: JSONBody[Subscription], services: TheServices) -> Devices:
    """Tell this device when it is my turn and no page is open."""
    visitor = await known(request, services)
    if not is_push_service(data.endpoint, services.settings.push_services):
        raise Refusal("This server knows no such push service.", "push-service")
    secret = secret_in_cookie(request.scope, services.settings)
    await services.subscriptions.add(visitor.id, data, digest(secret) if secret else None)
    return Devices(devices=len(await services.subscriptions.of(visitor.id)))


@post("/api/me/push/off", tags=["identity"], status_code=200)
async def unsubscribe(request: Asked, data: JSONBody[Unsubscription], services: TheServices) -> Devices:
    """Tell this device nothing any more."""
    visitor = await known(request, services)
    await services.subscriptions.remove(visitor.id, data.endpoint)
    return Devices(devices=len(await services.subscriptions.of(visitor.id)))


@get("/api/tables/{table_id:str}/silence", tags=["tables"])
async def read_silence(request: Asked, services: TheServices, table_id: FromPath[str]) -> Silence:
    """Do I want to hear nothing of this table?"""
    visitor = await known(request, services)
    return Silence(silent=await services.subscriptions.silent(visitor.id, table_id))


@post("/api/tables/{table_id:str}/silence", tags=["tables"], status_code=200)
async def silence(request: Asked, data: JSONBody[Silence], services: TheServices, table_id: FromPath[str]) -> Silence:
    """Tell me nothing of this table outside the page, or tell me again."""
    visitor = await known(request, services)
    if not (await services.registry.table(table_id)).state.seats_of(visitor):
        raise NotFound("There is no such table, or it is open by its link only.")
    await services.subscriptions.silence(visitor.id, table_id, data.silent)
    return data


HANDLERS = [push_key, my_devices, subscribe, unsubscribe, read_silence, silence]
