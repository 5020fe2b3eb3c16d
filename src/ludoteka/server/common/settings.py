"""What whoever runs a server chooses."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from ludoteka.engine import user_folders

_DATABASE = "ludoteka.db"
#: Where the page is built to.
STATIC = Path(__file__).resolve().parents[2] / "web"
_LOCAL_HOSTS = ("127.0.0.1", "localhost", "::1", "0.0.0.0", "::")


def default_database() -> str:
    """Return the URL of the SQLite file in the user's folder for data; one that was kept elsewhere before stays."""
    former = user_folders.former_data_folder() / _DATABASE
    return f"sqlite:///{former if former.exists() else user_folders.data_folder() / _DATABASE}"


def _listed(variable: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in os.environ.get(variable, "").split(",") if part.strip())


@dataclass(frozen=True)
class Settings:
    """A server's settings; every limit is here."""

    host: str = "127.0.0.1"
    port: int = 8410
    #: `sqlite:///file` or `postgresql://...`.
    database: str = field(default_factory=default_database)
    #: `redis://...`, by which the processes of one server speak to each other; None: this is the only one.
    bus: str | None = field(default=None, repr=False)
    #: A process that shows no sign of life for so long is taken for dead, and others go on with its tables.
    lease_seconds: float = 3.0
    #: Where the processes of one machine find each other, to hand on connections; only their own user may enter it.
    neighbours: Path | None = None
    #: The address under which people reach the server, where a proxy stands before it.
    public_url: str | None = None
    #: Who shows this may read /metrics. Without it only this machine may, and nobody where a proxy stands before.
    metrics_token: str | None = field(default_factory=lambda: os.environ.get("LUDOTEKA_METRICS_TOKEN") or None)
    #: Proxies before the server, by address or network: the X-Forwarded-For of nobody else counts.
    proxies: tuple[str, ...] = field(default_factory=lambda: _listed("FORWARDED_ALLOW_IPS") or ("127.0.0.1", "::1"))
    #: The built page; where there is none, a plain page says so.
    static: Path = STATIC
    #: Games that are compiled from the start on, while nobody waits; the others when a table first needs them.
    warm: tuple[str, ...] = ()

    #: Push services besides those of the browsers' makers: hosts, or origins.
    push_services: tuple[str, ...] = field(default_factory=lambda: _listed("LUDOTEKA_PUSH_SERVICES"))

    # ---- mails, where the host has a mail server
    #: `smtp://user:password@host:port`, or `smtps://` where TLS comes first; None: nobody is offered mails.
    smtp: str | None = field(default_factory=lambda: os.environ.get("LUDOTEKA_SMTP") or None, repr=False)
    #: Whom mails are from.
    mail_from: str | None = field(default_factory=lambda: os.environ.get("LUDOTEKA_MAIL_FROM") or None)
    #: Turns that come within so long are told in one mail; and so long after a mail comes the next to the same person.
    mail_gather_seconds: float = 60.0
    mail_pause_seconds: float = 600.0
    #: So long after a failure a mail is tried again, then three times as long.
    mail_retry_seconds: float = 20.0
    #: So many mails leave in an hour; of those, so many ask somebody to confirm an address, and so many for one house.
    mail_hourly: int = 1000
    mail_asks_hourly: int = 60
    mail_asks_of_house: int = 10

    # ---- bots
    #: A bot's choice is shown after this many seconds or its budget, never sooner: how long it thinks tells nothing.
    bot_pace: float = 0.8
    bot_threads: int = 2
    #: Workers have so long to begin a thought that somebody waits for; then a thread that is free takes it here.
    head_start: float = 0.1
    #: How long a hint is thought about.
    hint_seconds: float = 1.0
    #: How long a finished game is thought about when somebody wants it reviewed.
    review_seconds: float = 30.0
    #: How long, at most, an engine thinks about a position that somebody studies.
    study_seconds: float = 60.0
    #: Who plays for a person that left.
    stand_in: str = "regular"

    # ---- requests
    #: What one address may cost at once, and how much more each second; `prices` says what things cost.
    request_credit: float = 1500.0
    request_rate: float = 100.0
    max_body: int = 16_384
    #: Characters of an address with its query.
    max_path: int = 2048

    #: Connections that one peer may have open, unless it is a proxy.
    max_connections: int = 256
    #: How long headers, bodies and readers are waited for.
    header_seconds: float = 10.0
    body_seconds: float = 20.0
    send_seconds: float = 20.0

    # ---- sockets
    #: Sockets that one address may have open.
    max_sockets: int = 200
    max_frame: int = 8192
    hello_seconds: float = 10.0
    ping_seconds: float = 20.0
    #: Frames a socket may send at once, and how many more each second.
    credit: float = 60.0
    credit_rate: float = 12.0
    #: Frames that may wait for a slow reader before it is cut off; it may resume from its seq.
    max_waiting: int = 128
    #: So many letters of them: a whole game takes much, and is asked for cheaply.
    max_waiting_letters: int = 1_000_000

    # ---- tables
    #: Tables that one visitor may have waiting for players at once.
    max_open_tables: int = 50
    #: Games going on at tables that one visitor has opened.
    max_running_tables: int = 60
    max_spectators: int = 2000
    #: Without a clock, the others wait so long for somebody whose page is closed before they may let a bot play.
    away_seconds: float = 120.0
    #: So long after a nudge, or after more time was given, comes the next one.
    nudge_seconds: float = 60.0
    #: So long after a reaction comes the next one of the same person.
    react_seconds: float = 5.0
    #: A table that waits for players is closed after so many days in which nobody did anything there; 0: never.
    open_days: int = 14
    #: How often tables that are so old are looked for.
    expire_seconds: float = 600.0
    #: A table that nobody looks at leaves memory after this many seconds.
    idle_seconds: float = 60.0
    sweep_seconds: float = 1.0
    #: How often the server notes that it is alive: a crash gives clocks at most this much time for nothing.
    beat_seconds: float = 2.0

    @property
    def base_url(self) -> str:
        """The address for links, without a slash at its end."""
        if self.public_url:
            return self.public_url.rstrip("/")
        return f"http://{'[' + self.host + ']' if ':' in self.host else self.host}:{self.port}"

    @property
    def push_contact(self) -> str:
        """Whom push services may write to about this server."""
        return os.environ.get("LUDOTEKA_PUSH_CONTACT") or (self.base_url if self.secure else "mailto:host@localhost")

    @property
    def secure(self) -> bool:
        """Whether people reach the server by https."""
        return urlsplit(self.base_url).scheme == "https"

    @property
    def origins(self) -> frozenset[str]:
        """The origins whose pages may open a socket or change anything."""
        parts = urlsplit(self.base_url)
        own = {f"{parts.scheme}://{parts.netloc}"}
        if not self.public_url and self.host in _LOCAL_HOSTS:
            own |= {f"http://{name}:{self.port}" for name in ("127.0.0.1", "localhost", "[::1]")}
        return frozenset(own)
