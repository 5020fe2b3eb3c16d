"""The tables of the database. Migrations make them; this is what queries are written with."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

#: The revision of the newest migration; a test compares.
REVISION = "0004"

metadata = MetaData()

visitors = Table(
    "visitors",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
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
    Index("tables_in_lobby", "public", "state", "created"),
    Index("tables_of_host", "host", "state"),
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
    #: A request is carried out once.
    Index("entries_once", "table_id", "author", "client", "number", unique=True),
)

#: Which visitor sits where, so that people find their tables. The fold of the log knows this too.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("visitor", String(32), nullable=False, index=True),
)

#: When the server was up: clocks count no other time.
uptimes = Table(
    "uptimes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
)
