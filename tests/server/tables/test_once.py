"""A move is applied once, whatever the network does to it; bad requests change nothing."""

from __future__ import annotations

import asyncio
import random

from websockets.exceptions import ConnectionClosed

from tests.server.client import Person, Watcher, watch
from tests.server.proxy import bad_network
from tests.server.servers import Server
from tests.server.tables.test_tables import together


async def seated(ada: Person, bob: Person) -> tuple[str, Watcher, Watcher]:
    table = await ada.open()
    await bob.post(f"/api/tables/{table}/join", {})
    return table, await ada.watch(table), await bob.watch(table)


async def test_a_resent_move_is_answered_from_the_log(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table, a, b = await seated(ada, bob)
        mover, person = (a, ada) if a.mine else (b, bob)
        action = mover.now["legal"][0]["text"]
        move = {"type": "move", "number": 5, "seq": mover.now["seq"], "action": action}
        await mover.send(move)
        first = await mover.until("done", number=5)
        assert not first["again"]
        for _ in range(3):
            await mover.send(move)
            again = await mover.until("done", number=5)
            assert (again["seq"], again["again"]) == (first["seq"], True)
        elsewhere = await person.watch(table, client=mover.client)
        await elsewhere.send(move)
        assert (await elsewhere.until("done", number=5))["again"]
        other = await mover.ask("move", seq=mover.now["seq"], action=action)
        assert other["type"] == "refused" or other["seq"] > first["seq"], "another number is another move"
        await mover.send(move | {"action": mover.now["legal"][-1]["text"] if mover.mine else "nonsense"})
        answer = await mover.until("done", "refused", number=5)
        assert (answer["type"] == "done" and answer["again"]) or answer["code"] in ("number-used", "bad-notation")


async def test_a_network_that_drops_doubles_and_reorders_changes_no_game(server: Server) -> None:
    """Every move is sent in a flurry of old and new ones, in any order; some are lost until they are sent again."""
    dice = random.Random(9)
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table, a, b = await seated(ada, bob)
        sent: dict[str, list[dict[str, object]]] = {a.client: [], b.client: []}
        count = 0
        while not a.over and count < 30:
            mover = a if a.mine else b
            count += 1
            action = dice.choice(mover.now["legal"])["text"]
            move = {"type": "move", "number": count, "seq": mover.now["seq"], "action": action}
            flurry = [move] * dice.randint(1, 3) + dice.sample(sent[mover.client], min(2, len(sent[mover.client])))
            dice.shuffle(flurry)
            if dice.random() < 0.2:
                flurry.remove(move)  # lost
            for frame in flurry:
                await mover.send(frame)
            await mover.send(move)  # sent again, since no answer was seen
            sent[mover.client].append(move)
            assert (await mover.until("done", number=count))["type"] == "done"
            await mover.send({"type": "ping", "number": count})
            await mover.until("pong")
            await together(a, b)
        replay = await ada.get(f"/api/tables/{table}/replay")
        assert replay["decisions"] == count


async def test_moves_that_do_not_fit_are_refused_and_change_nothing(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        _, a, b = await seated(ada, bob)
        mover, other = (a, b) if a.mine else (b, a)
        seq, legal = mover.now["seq"], mover.now["legal"][0]
        assert (await other.move(action=legal["text"]))["code"] == "not-your-turn"
        assert (await mover.ask("move", seq=seq - 1, action=legal["text"]))["code"] == "stale"
        assert (await mover.ask("move", seq=seq + 5, action=legal["text"]))["code"] == "stale"
        assert (await mover.ask("move", seq=seq, action="no such thing"))["code"] == "bad-notation"
        assert (await mover.ask("move", seq=seq, action={"no": "such"}))["code"] == "bad-notation"
        illegal = await mover.ask("move", seq=seq, action="PASS" if legal["text"] != "PASS" else "x")
        assert illegal["code"] in ("illegal", "bad-notation")
        done = await mover.ask("move", seq=seq, action=legal["action"])
        assert (done["type"], done["seq"]) == ("done", seq + 1)


async def test_two_devices_of_one_person_cannot_both_move(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table, a, b = await seated(ada, bob)
        mover, person = (a, ada) if a.mine else (b, bob)
        second = await person.watch(table)
        moves = [watcher.move(action=mover.now["legal"][0]["text"]) for watcher in (mover, second)]
        answers = await asyncio.gather(*moves)
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]


async def test_a_proxy_that_drops_doubles_and_reorders_changes_no_game(server: Server) -> None:
    """A client that sends again what was not answered, and connects again, plays each of its moves once."""
    dice, wanted = random.Random(12), 25
    async with Person(server.base) as ada, bad_network(server.base, dice) as proxy:
        table = await ada.open(seats="me hot")
        headers, client = {"cookie": ada.cookie, "origin": server.base}, "page"
        watcher = await watch(proxy, table, headers, client=client)
        played: list[str] = []
        tries = 0
        while len(played) < wanted and not watcher.over:
            if not watcher.mine:
                watcher = await again(watcher, proxy, table, headers, client)
                continue
            action = dice.choice(watcher.now["legal"])["text"]
            move = {"type": "move", "number": len(played), "seq": watcher.now["seq"], "action": action}
            while True:
                tries += 1
                try:
                    await watcher.send(move)
                    async with asyncio.timeout(0.1):
                        answer = await watcher.until("done", "refused", number=len(played))
                    assert answer["type"] == "done", answer
                    break
                except TimeoutError:
                    continue
                except ConnectionClosed:
                    watcher = await again(watcher, proxy, table, headers, client)
            played.append(action)
            watcher = await again(watcher, proxy, table, headers, client)
        assert tries > len(played), "the network was good"
        await watcher.close()
        replay = await ada.get(f"/api/tables/{table}/replay", seat=0)
        mine = [step["text"] for step in replay["steps"] if step["seat"] == 0]
        assert replay["decisions"] == len(played)
        own = iter(played)
        assert all(any(action == other for other in own) for action in mine), "in their order"


async def again(old: Watcher, base: str, table: str, headers: dict[str, str], client: str) -> Watcher:
    await old.close()
    return await watch(base, table, headers, client=client)
