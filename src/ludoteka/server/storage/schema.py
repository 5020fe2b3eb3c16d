"""The tables of the database. Migrations make them; this is what queries are written with."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

#: The revision of the newest migration; a test compares.
REVISION = "0013"

metadata = MetaData()

visitors = Table(
    "visitors",
    metadata,
    Column("id", String(32), primary_key=True),
    #: Empty: somebody who is being forgotten.
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    #: How they like the page, in JSON; None where nothing was chosen.
    Column("preferences", Text),
)

#: Secrets, as hashes: who has one may speak for a visitor, or look at a table.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("visitor", String(32)),
    Column("table_id", String(32), index=True),
    #: The seat at the table, for a program.
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
    #: For a person's browser: what kind of device it is in ("firefox linux"), and the day it was last used.
    Column("device", String(32)),
    Column("seen", BigInteger),
    Index("tokens_of_visitor", "visitor"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    #: 128 bits in hexadecimal; shown to nobody before the end.
    Column("seed", String(32), nullable=False),
    Column("host", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    #: The fold of the log knows these; they stand here so that the lobby and the alarm clock need no fold.
    Column("state", String(16), nullable=False),
    Column("wake", BigInteger, index=True),
    #: What everybody may know about the table, in JSON; None where nobody has looked since this column was added.
    Column("info", Text),
    #: Whether what became of it stands in `finished` and `results`, as far as anything can be told of it.
    Column("noted", Boolean, nullable=False, default=False, server_default=false()),
    #: The series that its game belongs to, as it stood then, in JSON; None: a single game.
    Column("series", Text),
    Index("tables_in_lobby", "public", "state", "created", "id"),
    Index("tables_of_host", "host", "state"),
    Index("tables_to_note", "noted", "state"),
)

#: The log, of which every table's state is the fold. Rows are only ever added.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("event", LargeBinary, nullable=False),
    Column("author", String(32)),
    Column("client", String(64)),
    Column("number", BigInteger),
    Column("time_left", Text),
    #: The seat that decides after it, so that lists need no fold; None where none does, and in lines from before this
    #: was stored. It stands here and not with the table: a line is written in any case, and a second row costs a page.
    Column("mover", Integer),
    #: A request is carried out once.
    Index("entries_once", "table_id", "author", "client", "number", unique=True),
)

#: Which visitor sits where, so that people find their tables. The fold of the log knows this too.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("visitor", String(32), nullable=False),
    #: Whether the table is over: whoever has played much finds what is running at once.
    Column("over", Boolean, nullable=False, default=False, server_default=false()),
    Index("seats_of_visitor", "visitor", "over"),
)

#: Games that are over: what everybody who sat there may know of them, and their records. Written with the last move.
finished = Table(
    "finished",
    metadata,
    Column("table_id", String(32), primary_key=True),
    #: `wire.my_games.Finished`, in JSON.
    Column("told", Text, nullable=False),
    #: The record, in JSON, with what `played` adds to it.
    Column("record", Text, nullable=False),
)

#: What became of a game for each person who sat there. Whoever asks is told their own rows and nobody else's.
results = Table(
    "results",
    metadata,
    Column("visitor", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),
    #: won, lost, shared; none where one person sat at several seats.
    Column("outcome", String(8), nullable=False),
    #: One's own seats, in JSON.
    Column("seats", String(64), nullable=False),
    #: One's own points; None at several seats.
    Column("score", Integer),
    Column("moves", Integer, nullable=False),
    #: Whether other people played.
    Column("people", Boolean, nullable=False),
    #: Whether statistics count it: not what was tried again, nor what was played at several seats.
    Column("counts", Boolean, nullable=False),
    #: Whether it was played elsewhere and brought here.
    Column("imported", Boolean, nullable=False),
    #: Names the very game, wherever it is stored: nothing is brought here twice.
    Column("digest", String(64), nullable=False),
    #: What a search finds it by, in small letters.
    Column("words", Text, nullable=False),
    #: Against whom, in JSON: [kind, key, name] each. The keys of people are theirs, and shown to nobody.
    Column("rivals", Text, nullable=False),
    Index("results_of_visitor", "visitor", "ended", "table_id"),
    Index("results_by_digest", "visitor", "digest"),
)

#: How well people play who play people, game by game. Shown to themselves only, and only where they want it.
ratings = Table(
    "ratings",
    metadata,
    Column("visitor", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

#: Devices that are told when it is their visitor's turn, by the hash of their address.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("visitor", String(32), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    #: The hash of the secret that the device had when it asked; None where that was not noted yet.
    Column("token", String(64)),
)

#: By which people can come back who want to: the public half of a key that their own device keeps.
passkeys = Table(
    "passkeys",
    metadata,
    #: Of the credential's name.
    Column("hash", String(64), primary_key=True),
    Column("visitor", String(32), nullable=False, index=True),
    Column("credential", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    #: How often it was used, as it says itself; a copy of it would fall behind.
    Column("uses", BigInteger, nullable=False),
    #: In what kind of device it was made.
    Column("device", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

#: Tables of which a visitor wants to hear nothing outside the page.
silences = Table(
    "silences",
    metadata,
    Column("visitor", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
)

#: Where people want to be written to when it is their turn.
addresses = Table(
    "addresses",
    metadata,
    Column("visitor", String(32), primary_key=True),
    Column("address", Text, nullable=False),
    Column("language", String(8), nullable=False),
    #: The hash of what the mail that asks for confirmation holds, until when it is good; None: confirmed.
    Column("code", String(64), index=True),
    Column("expires", BigInteger),
    #: What every mail holds to end them: good for nothing else, so that it is kept as it is.
    Column("off", String(64), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

#: When somebody was asked whether an address is theirs: nobody can let a stranger be flooded. Both by keyed hashes.
askings = Table(
    "askings",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(64), nullable=False, index=True),
    Column("asker", String(64), nullable=False, index=True),
    Column("at", BigInteger, nullable=False, index=True),
)

#: Whom the host of the server has silenced or banned, and why.
sanctions = Table(
    "sanctions",
    metadata,
    Column("visitor", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: Tables that the host of the server wants closed; the server does it and strikes the order out.
closings = Table(
    "closings",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

#: What this server is known by elsewhere.
keys = Table("keys", metadata, Column("name", String(32), primary_key=True), Column("value", Text, nullable=False))

#: When the server was up: clocks count no other time.
uptimes = Table(
    "uptimes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
)

#: Processes that serve tables of this database side by side; empty where there is but one.
workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("started", BigInteger, nullable=False),
    #: When it last showed that it lives, by its own clock: clocks of games go by that.
    Column("beat", BigInteger, nullable=False),
    #: Until when it is taken to live, by the database's clock.
    Column("until", BigInteger, nullable=False),
)

#: Which worker a table lives in. `epoch` tells times apart at which the same worker held it.
leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("worker", String(32), nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Index("leases_of_worker", "worker"),
)

#: When a table was nobody's since its worker was dead: its clock counts no such time.
interruptions = Table(
    "interruptions",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("started", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)
