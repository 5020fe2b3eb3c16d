"""A stranger with many browsers, links and tokens, who does anything in any order and looks for others' cards.

What may be seen is judged by what everybody can read: the names at the seats of a table. Whoever holds the identity of
that name, or a token for that seat, may see from it; nobody else, over no way, until the game is over.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

import ludoteka
from ludoteka.server.live import seat_messages
from ludoteka.server.state.table_info import info_of
from ludoteka.server.state.table_state import TableState
from ludoteka.server.wire import messages
from tests.server.wire import App, Wire

GAMES = [name for name in ludoteka.games() if ludoteka.game(name).header.hidden]
MOST_TABLES, MOST_EYES, MOST_TRIES = 3, 12, 5
#: So many times longer it may take to see as many frames as are wanted.
MOST_LONGER = 10
#: So many moves later everything is seen by a link for it.
LATER = 2
#: So many steps of anything, then so many in which people change seats.
ANYTHING, SEATING = 60, 30


@dataclass
class Browser:
    """A cookie jar; `name` is who it is now."""

    cookies: dict[str, str] = field(default_factory=dict)
    name: str | None = None
    before: list[str] = field(default_factory=list)


@dataclass
class Pass:
    """A program's token: whose, for which seat of which table."""

    secret: str
    name: str
    table: str
    seat: int


@dataclass
class Eye:
    """An open socket: as whom, at which table, for which seat if a program's."""

    wire: Wire
    table: str
    name: str | None
    seat: int | None = None
    read: int = 0
    #: The latest moment that it was told of.
    seq: int = 0
    #: By the number of a question: what the table's log had come to when it was sent.
    asked: dict[int, int] = field(default_factory=dict)


class Attacker:
    """Does random things and checks everything that comes back."""

    def __init__(self, app: App, seed: int) -> None:
        self.app, self.dice = app, random.Random(seed)
        self.browsers = [Browser() for _ in range(5)]
        self.nobody = Browser()
        self.tables: list[str] = []
        self.keys: dict[str, str] = {}
        self.passes: list[Pass] = []
        self.links: list[tuple[str, str]] = []
        #: Keys by which everything is seen later.
        self.later: dict[str, str] = {}
        self.eyes: list[Eye] = []
        self.done: Counter[str] = Counter()
        #: How many frames and replays were looked at, and how many answers were about a moment that had passed.
        self.judged = self.late = 0
        self.names = 0
        often = {self.join: 6, self.connect: 7, self.connect_program: 2, self.move: 12, self.ask: 3, self.look: 3,
                 self.leave: 4, self.start: 4, self.replay: 2, self.mint_token: 2, self.redeem: 2,
                 self.open_table: 2, self.change_places: 4}  # fmt: skip
        once = (self.hang_up, self.give_up, self.come_back, self.rematch, self.invite,
                self.be_ready, self.be_ready, self.open_log, self.open_log, self.my_games, self.my_games,
                self.unveil, self.unveil, self.replay_later, self.replay_later, self.agree,
                self.mint_link, self.go_back, self.replay_by_token, self.new_browser, self.hint)  # fmt: skip
        self.acts = [act for act, share in often.items() for _ in range(share)] + list(once)
        #: For a while nothing else: what goes wrong between two seats needs them to change hands often.
        self.seating = [self.change_places] * 6 + [self.join] * 3 + [self.connect, self.start, self.leave]
        self.gone = 0

    # ---- the model

    def state(self, table: str) -> Any:
        return self.app.services.registry.tables[table].state

    def seated(self, table: str) -> list[str | None]:
        """Return the names at the seats, as everybody can read them."""
        return _names(self.state(table))

    def may_see(self, name: str | None, table: str, seat: int | None, only: int | None = None) -> bool:
        return seat is None or seat in _own(self.state(table), name, only)

    # ---- steps

    async def go(self, steps: int, frames: int = 0) -> None:
        """Go so many steps, and on until so many frames were judged. Raises AssertionError at the first leak.

        Shuffles differ from run to run, and with them how much there is to see: so frames are counted, not hoped for.
        """
        for _ in range(steps):
            await self.step()
        for _ in range(MOST_LONGER * steps):
            if self.judged >= frames:
                return
            await self.step()
        raise TimeoutError(f"{self.judged} of {frames} frames in {self.gone} steps: {self.done}")

    async def step(self) -> None:
        """Try things until one can be done, then look at all that was told to anybody."""
        acts = self.acts if self.gone % (ANYTHING + SEATING) < ANYTHING else self.seating
        self.gone += 1
        for _ in range(MOST_TRIES):
            act = self.dice.choice(acts) if self.tables else self.open_table
            if await act():
                self.done[act.__name__] += 1
                break
        await self.judge_all()

    async def settle(self) -> None:
        """Wait until nothing moves any more: no frame, no commit, no bot."""
        still = 0
        while True:  # the test has a time limit
            tables = [self.app.services.registry.tables[table] for table in self.tables]
            busy = any(table.busy for table in tables)
            busy = busy or any(_awaits(eye.wire) for eye in self.eyes) or not self.app.quiet()
            still = 0 if busy else still + 1
            if still > 2:
                return
            if not busy:  # what a table is about to write is done when its turn is over
                for table in tables:
                    await table.do(_nothing)
            await asyncio.sleep(0 if still else 0.0005)

    def any_table(self) -> str:
        return self.dice.choice(self.tables)

    def waiting_table(self) -> str:
        """Return any table, more often one whose game has not begun: seats change hands there."""
        waiting = [table for table in self.tables if self.state(table).status == "open"]
        return self.dice.choice(waiting) if waiting and self.dice.random() < 0.7 else self.any_table()

    def anybody(self, table: str | None = None) -> Browser:
        """Return any browser, more often one that sits at a table."""
        names = self.seated(table) if table is not None and self.dice.random() < 0.7 else []
        return self.dice.choice([who for who in self.browsers if who.name and who.name in names] or self.browsers)

    async def _post(self, who: Browser, path: str, body: Any = None) -> tuple[int, Any]:
        return await self.app.request("POST", path, {} if body is None else body, who.cookies)

    async def _named(self, who: Browser) -> None:
        if who.name is None:
            self.names += 1
            who.name = f"P{self.names}"
            assert (await self._post(who, "/api/me", {"name": who.name}))[0] == 200

    async def new_browser(self) -> bool:
        names = Counter(who.name for who in self.browsers)
        twins = [at for at, who in enumerate(self.browsers) if who.name and names[who.name] > 1]
        if not twins and self.dice.random() < 0.8:  # who is forgotten leaves seats that nobody gives up
            return False
        self.browsers[self.dice.choice(twins or range(len(self.browsers)))] = Browser()
        return True

    async def open_table(self) -> bool:
        if any(self.state(table).status == "open" for table in self.tables) and self.dice.random() < 0.8:
            return False
        who, game = self.anybody(), self.dice.choice(GAMES)
        await self._named(who)
        possible = [players for players in ludoteka.game(game).players if players > 1]
        # Where three sit, one can get up and another sit down before the game begins; it begins soon.
        players = 3 if 3 in possible and self.dice.random() < 0.6 else self.dice.choice(possible)
        seats = [{"kind": self.dice.choice(("me", "open", "open"))} for _ in range(players)]
        if not any(seat["kind"] == "open" for seat in seats):
            seats[-1] = {"kind": "open"}
        status, opened = await self._post(
            who, "/api/tables", {"game": game, "seats": seats, "public": self.dice.random() < 0.5}
        )
        if status != 201:
            return False
        self.keys[opened["id"]] = opened["link"].partition("#key=")[2]
        await self.app.services.registry.table(opened["id"])
        await self._keep(opened["id"])
        return True

    async def _keep(self, table: str) -> None:
        self.tables.append(table)
        if len(self.tables) > MOST_TABLES:
            over = [table for table in self.tables if self.state(table).status == "over"]
            await self._forget((over or self.tables)[0])

    async def _forget(self, table: str) -> None:
        for eye in [eye for eye in self.eyes if eye.table == table]:
            await self._close(eye)
        self.tables.remove(table)
        self.passes = [each for each in self.passes if each.table != table]

    async def join(self) -> bool:
        table = self.waiting_table()
        names = self.seated(table)
        standing = [who for who in self.browsers if not who.name or who.name not in names]
        who = self.dice.choice(standing) if standing and self.dice.random() < 0.7 else self.anybody()
        free = [seat for seat, name in enumerate(names) if name is None]
        return await self._sit(who, table, self.dice.choice(free or [0]) if self.dice.random() < 0.7 else None)

    async def _sit(self, who: Browser, table: str, seat: int | None) -> bool:
        await self._named(who)
        wanted: dict[str, Any] = {} if seat is None else {"seat": seat}
        if self.keys.get(table) and self.dice.random() < 0.8:
            wanted["key"] = self.keys[table]
        return (await self._post(who, f"/api/tables/{table}/join", wanted))[0] == 200

    async def leave(self) -> bool:
        table = self.waiting_table()
        return (await self._post(self.anybody(table), f"/api/tables/{table}/leave"))[0] == 200

    async def change_places(self) -> bool:
        """Somebody whose page is open gets up before the game begins, and another sits down there."""
        table = self.waiting_table()
        if self.state(table).status != "open":
            return await self.open_table()
        names = self.seated(table)
        sitting = [who for who in self.browsers if who.name and who.name in names]
        standing = [who for who in self.browsers if who not in sitting]
        if not (sitting and standing) or len(set(names) - {None}) < 2:  # a table that all have left is closed
            return await self.join()
        old, new = self.dice.choice(sitting), self.dice.choice(standing)
        if not any(eye.name == old.name and eye.table == table for eye in self.eyes):
            await self._greet(self.app.socket(table, old.cookies), table, old.name)
            await self.judge_all()
        left, _ = await self._post(old, f"/api/tables/{table}/leave")
        return left == 200 and await self._sit(new, table, names.index(old.name))

    async def start(self) -> bool:
        table = self.any_table()
        return (await self._post(self.anybody(table), f"/api/tables/{table}/start", {"level": "random"}))[0] == 200

    async def come_back(self) -> bool:
        table = self.any_table()
        return (await self._post(self.anybody(table), f"/api/tables/{table}/return"))[0] == 200

    async def rematch(self) -> bool:
        over = [table for table in self.tables if self.state(table).status == "over"]
        table = self.dice.choice(over or self.tables)
        wish = {"again": self.dice.random() < 0.9, "others": self.dice.choice(("wait", "bot", "open"))}
        status, old = await self._post(self.anybody(table), f"/api/tables/{table}/rematch", wish)
        if status != 200 or not old.get("rematch") or old["rematch"] in self.tables:
            return False
        await self.app.services.registry.table(old["rematch"])
        await self._keep(old["rematch"])
        return True

    async def invite(self) -> bool:
        table = self.any_table()
        status, link = await self._post(self.anybody(table), f"/api/tables/{table}/link")
        if status == 201 and "#key=" in link["link"]:
            self.keys[table] = link["link"].partition("#key=")[2]
        return bool(status == 201)

    async def mint_token(self) -> bool:
        table = self.any_table()
        who, seat = self.anybody(table), self.dice.randrange(len(self.seated(table)))
        sitting = self.seated(table)[seat]
        status, link = await self._post(who, f"/api/tables/{table}/seats/{seat}/program")
        if status != 201:
            return False
        name = self.seated(table)[seat]
        assert name is not None
        assert sitting in (None, who.name), "a token for somebody else's seat"
        self.passes.append(Pass(link["link"].partition("#token=")[2], name, table, seat))
        return True

    async def mint_link(self) -> bool:
        who = self.anybody()
        status, link = await self._post(who, "/api/me/link")
        if status == 201:
            assert who.name is not None
            self.links = [*self.links[-5:], (link["link"].partition("#")[2].partition("=")[2], who.name)]
        return bool(status == 201)

    async def redeem(self) -> bool:
        if not self.links:
            return False
        who, (code, name) = self.anybody(), self.dice.choice(self.links)
        instead = self.dice.random() < 0.5
        status, me = await self._post(who, "/api/me/continue", {"code": code, "instead": instead})
        if status != 200:
            return False
        assert me["name"] == name
        assert instead or who.name in (None, name), "an identity was replaced without a word"
        if who.name not in (None, name):
            who.before = [str(who.name), *who.before]
        who.name = name
        return True

    async def go_back(self) -> bool:
        who = self.anybody()
        status, me = await self._post(who, "/api/me/back")
        if status != 200:
            return False
        assert me["name"] == who.before[0], "who one was can be returned to"
        who.before = ([who.name] if who.name else []) + who.before[1:]
        who.name = me["name"]
        return True

    # ---- looking

    async def connect(self) -> bool:
        table = self.waiting_table()
        who = self.nobody if self.dice.random() < 0.15 else self.anybody(table)
        return await self._greet(self.app.socket(table, who.cookies), table, who.name)

    async def connect_program(self) -> bool:
        if not self.passes:
            return False
        token = self.dice.choice(self.passes)
        table = token.table if self.dice.random() < 0.8 else self.any_table()
        wire = self.app.socket(table, None, token.secret)
        name = token.name if table == token.table else None
        return await self._greet(wire, table, name, token.seat)

    async def _greet(self, wire: Wire, table: str, name: str | None, only: int | None = None) -> bool:
        hello: dict[str, Any] = {"protocol": messages.PROTOCOL, "client": f"c{self.dice.getrandbits(40):x}"}
        if self.dice.random() < 0.4:
            hello["seat"] = self.dice.randrange(len(self.seated(table)))
        if self.keys.get(table) and self.dice.random() < 0.5:
            hello["key"] = self.keys[table]
        wire.say("hello", **hello)
        self.eyes.append(Eye(wire, table, name, only))
        if len(self.eyes) > MOST_EYES:
            await self._close(self.eyes[0])
        return True

    async def _close(self, eye: Eye) -> None:
        self.eyes.remove(eye)
        await eye.wire.hang_up()

    async def hang_up(self) -> bool:
        if self.eyes:
            await self._close(self.dice.choice(self.eyes))
        return bool(self.eyes)

    def _eye(self) -> Eye | None:
        self.eyes = [eye for eye in self.eyes if eye.wire.closed is None]
        return self.dice.choice(self.eyes) if self.eyes else None

    async def look(self) -> bool:
        eye = self._eye()
        if eye is None:
            return False
        seat = self.dice.choice([None, *range(len(self.seated(eye.table)))])
        eye.wire.say("look", seat=seat)
        return True

    async def ask(self) -> bool:
        eye = self._eye()
        if eye is None:
            return False
        about = self.dice.choice(("position", "words", "preview", "why"))
        position = self.state(eye.table).position
        actions: list[str] = []
        if position is not None and not position.is_over:  # guesses at what others may do
            legal = position.legal_actions()
            actions = [position.game.action_to_text(action) for action in self.dice.sample(legal, min(2, len(legal)))]
        eye.wire.say("ask", about=about, actions=actions)
        eye.asked[eye.wire.number] = self.state(eye.table).seq
        return True

    async def hint(self) -> bool:
        eye = self._eye()
        if eye is None or self.state(eye.table).hints:  # where it is allowed a bot would think for a second
            return False
        eye.wire.say("hint")
        return True

    async def move(self) -> bool:
        movers = [eye for eye in self.eyes if (shown := self._shown(eye)) and shown["legal"]]
        if not movers:
            return False
        eye = self.dice.choice(movers)
        shown = self._shown(eye)
        assert shown is not None
        eye.wire.say("move", seq=shown["seq"], action=self.dice.choice(shown["legal"])["text"])
        return True

    async def give_up(self) -> bool:
        eye = self._eye()
        if eye is None:
            return False
        eye.wire.say(self.dice.choice(("resign", "leave", "return")))
        return True

    async def be_ready(self) -> bool:
        eye = self._eye()
        if eye is None:
            return False
        eye.wire.say("ready", ready=self.dice.random() < 0.7)
        return True

    def _shown(self, eye: Eye) -> dict[str, Any] | None:
        return next((frame for frame in reversed(eye.wire.frames) if frame["type"] in ("sync", "update")), None)

    async def replay(self) -> bool:
        who = self.dice.choice([*self.browsers, self.nobody])
        return await self._replay(self.any_table(), who.name, None, who.cookies)

    async def open_log(self) -> bool:
        """Ask for all that was hidden, before the end too: a log is given of games that are over alone."""
        who, table = self.dice.choice([*self.browsers, self.nobody]), self.any_table()
        over = self.state(table).status == "over"
        status, _ = await self.app.request("GET", f"/api/tables/{table}/log", cookies=who.cookies)
        assert status != 200 or over, "what was hidden, before the end"
        self.judged += 1
        return status in (200, 403)

    async def my_games(self) -> bool:
        """Ask for one's games: they are told to who sat there, those that are over after their end, and no others."""
        who = self.dice.choice([*self.browsers, self.nobody])
        status, over = await self.app.request("GET", "/api/me/games", cookies=who.cookies)
        _, mine = await self.app.request("GET", "/api/me/tables", cookies=who.cookies)
        if status != 200:
            return False
        known = self.app.services.registry.tables
        for told, ended in [*((one, True) for one in over["games"]), *((one, False) for one in mine["tables"])]:
            table = known.get(told["table"]["id"])
            if table is not None:
                assert (table.state.status == "over") == ended, "what became of a game, before its end"
                assert told["seats"] == _own(table.state, who.name, None), "a game of somebody else"
        self.judged += 1
        return True

    async def replay_by_token(self) -> bool:
        if not self.passes:
            return False
        token, table = self.dice.choice(self.passes), self.any_table()
        name = token.name if table == token.table else None
        return await self._replay(table, name, token.seat, None, authorization=f"Bearer {token.secret}")

    async def unveil(self) -> bool:
        """Make a link by which everything is seen later, where one may."""
        table = self.waiting_table()
        status, link = await self._post(self.anybody(table), f"/api/tables/{table}/link/later", {"moves": LATER})
        if status == 201:
            self.later[table] = link["link"].partition("#watch=")[2]
        return bool(status == 201)

    async def replay_later(self) -> bool:
        """See everything by that link: never what is younger, and nothing at all of one's rivals while one plays."""
        if not self.later:
            return False
        source, table = self.dice.choice(list(self.later)), self.any_table()
        who, seat = self.dice.choice([*self.browsers, self.nobody]), self.dice.randrange(len(self.seated(table)))
        path = f"/api/tables/{table}/replay?seat={seat}&first=100000"
        status, told = await self.app.request("GET", path, cookies=who.cookies, **{"ludoteka-key": self.later[source]})
        state = self.state(table)
        if status != 200 or state.status == "over":
            return status == 200
        self.judged += 1
        if not self.may_see(who.name, table, seat):
            assert source == table, "the key of another table"
            assert not _own(state, who.name, None), "who plays sees another's cards"
            final = len(state.moves) - max(LATER, len(state.trail))
            assert told["decisions"] == max(0, final), "sooner than it may be"
            then = state.earlier(told["decisions"])
            view = then.position.view(seat) | seat_messages.past(then, then.position, then.moves)
            assert _plain(told["view"]) == _plain(view)
        return True

    async def agree(self) -> bool:
        """Offer a pause, agree to one, or end it."""
        table = self.any_table()
        path, body = self.dice.choice((("offer", {"what": "pause"}), ("resume", {})))
        return (await self._post(self.anybody(table), f"/api/tables/{table}/{path}", body))[0] == 200

    async def _replay(
        self, table: str, name: str | None, only: int | None, cookies: dict[str, str] | None, **headers: str
    ) -> bool:
        seat = self.dice.randrange(len(self.seated(table)))
        status, told = await self.app.request(
            "GET", f"/api/tables/{table}/replay?seat={seat}", cookies=cookies, **headers
        )
        if status == 200 and told["state"] != "over":
            assert self.may_see(name, table, seat, only), "a replay of another's seat"
            self.judged += 1
        return status == 200

    async def close(self) -> None:
        """Hang up everywhere."""
        for eye in list(self.eyes):
            await self._close(eye)

    # ---- judging

    async def judge_all(self) -> None:
        """Look at what all were told, once nothing moves any more."""
        await self.settle()
        for eye in list(self.eyes):
            self.judge(eye)

    def judge(self, eye: Eye) -> None:
        """Look at what a socket was told since the last step: all of it is its holder's to see."""
        fresh, eye.read = eye.wire.frames[eye.read :], len(eye.wire.frames)
        state = self.state(eye.table)
        for frame in fresh:
            self.judged += 1
            view = frame.get("view")
            if view is not None and not view["over"] and state.status != "over":
                assert self.may_see(eye.name, eye.table, view["seat"], eye.seat), f"the view of seat {view['seat']}"
                assert not frame["legal"] or view["seat"] is not None, "a spectator's choices"
            if frame["type"] == "sync":
                assert frame["seq"] >= eye.seq, "what had passed already was told anew"
                eye.seq = frame["seq"]
                # Several seats may have changed hands since the last look: a frame is true of its own moment.
                own = _own(_folded(state, frame["seq"]), eye.name, eye.seat)
                assert frame["yours"] == own, "seats that are not theirs"
            if frame["type"] == "answer" and state.status == "playing":
                self._judge_answer(eye, frame, state)
        shown = self._shown(eye)
        if shown is not None and fresh and state.position is not None and shown["seq"] == state.seq:
            mine = [None, *(s for s in range(len(state.chairs)) if self.may_see(eye.name, eye.table, s, eye.seat))]
            if state.status != "over":
                seat = shown["view"]["seat"]
                assert seat in mine
                view = state.position.view(seat) | seat_messages.past(state, state.position, state.moves)
                assert _plain(shown["view"]) == _plain(view), "the label does not tell the truth"

    def _judge_answer(self, eye: Eye, frame: dict[str, Any], state: TableState) -> None:
        """See that an answer was the asker's to have at some moment between the question and now."""
        items = frame["items"]
        if not items or _may_be_told(items, state, _own(state, eye.name, eye.seat)):
            return
        since, then = eye.asked[frame["number"]], TableState(state.setting)
        for line in state.lines:
            if then.seq >= since and _may_be_told(items, then, _own(then, eye.name, eye.seat)):
                self.late += 1
                return
            then.apply(line)
        told = (eye.name, eye.seat, since, state.seq, [type(line.event).__name__ for line in state.lines[since - 1 :]])
        raise AssertionError(f"what only another can know: {told}")


def _folded(state: TableState, seq: int) -> TableState:
    """Return a table as it was after so many entries of its log."""
    then = TableState(state.setting)
    for entry in state.lines[:seq]:
        then.apply(entry)
    return then


def _names(state: TableState) -> list[str | None]:
    return [seat.name if seat.kind == "person" else None for seat in info_of(state).seats]


def _own(state: TableState, name: str | None, only: int | None) -> list[int]:
    """Return the seats that somebody may see from: where their name stands, through a token only its own one."""
    named = [seat for seat, sitting in enumerate(_names(state)) if name is not None and sitting == name]
    return [seat for seat in named if only in (None, seat)]


def _may_be_told(items: list[Any], state: TableState, own: list[int]) -> bool:
    position = state.position
    if position is None:
        return False
    if len(items) == 1 and isinstance(items[0], str):  # a whole position, as a seat may imagine it
        return items[0] in {str(position.resample(seat, seed=0)) for seat in [None, *own]}
    return position.current_player in own


def _awaits(wire: Wire) -> bool:
    """Tell whether a socket has said something that the server has not taken, or was not greeted yet."""
    return wire.closed is None and not (wire.frames and wire.inbox.empty())


async def _nothing() -> None: ...


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
