"""A bad network: a proxy that loses, doubles and reorders the frames of a socket, and breaks it now and then."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from tests.server.client import PATIENT


@asynccontextmanager
async def bad_network(base: str, dice: random.Random) -> AsyncIterator[str]:
    """Yield the address of a proxy before a server."""

    async def pass_on(near: ServerConnection) -> None:
        assert near.request is not None
        headers = {"cookie": near.request.headers["cookie"], "origin": base}
        url = base.replace("http", "ws", 1) + near.request.path
        async with connect(url, additional_headers=headers, max_size=None, **PATIENT) as far:

            async def back() -> None:
                async for frame in far:
                    if '"type":"done"' in str(frame) and dice.random() < 0.3:
                        continue  # the answer is lost
                    await near.send(frame)
                await near.close()

            answers = asyncio.create_task(back())
            held: list[str | bytes] = []
            try:
                async for frame in near:
                    if '"type":"hello"' in str(frame):
                        await far.send(frame)
                        continue
                    chance = dice.random()
                    held += [] if chance < 0.15 else [frame, frame] if chance < 0.35 else [frame]
                    if chance > 0.97:
                        await near.close()
                    if chance < 0.7:  # else it is overtaken by what comes later
                        dice.shuffle(held)
                        while held:
                            await far.send(held.pop())
            finally:
                answers.cancel()
                await asyncio.gather(answers, return_exceptions=True)

    async def quietly(near: ServerConnection) -> None:
        with suppress(ConnectionClosed):
            await pass_on(near)

    async with serve(quietly, "127.0.0.1", 0, max_size=None, **PATIENT) as proxy:
        port = next(iter(proxy.sockets)).getsockname()[1]
        yield f"http://127.0.0.1:{port}"
