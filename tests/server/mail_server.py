"""A mail server that runs in a test: with STARTTLS or TLS from the start, and a login, as hosts have them."""

from __future__ import annotations

import asyncio
import base64
import datetime
import ipaddress
import ssl
from dataclasses import dataclass, field
from email import policy
from email.message import EmailMessage
from email.parser import BytesParser
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

#: Generous: a machine may have other things to do.
_PATIENCE = 600.0


def certificate(folder: Path) -> Path:
    """Return a certificate for this machine, with its key in the same file: who trusts it trusts only it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = folder / "mail.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return path


@dataclass
class Taken:
    """A mail as it came: from whom and to whom by the envelope, after a login or not, encrypted or not."""

    sender: str
    recipients: list[str]
    mail: EmailMessage
    login: str | None
    encrypted: bool

    @property
    def text(self) -> str:
        """What it says."""
        return str(self.mail.get_content())

    def link(self, part: str) -> str:
        """Return the secret of the link that does this."""
        return self.text.partition(f"/mail#{part}=")[2].split()[0]


@dataclass
class SmtpServer:
    """Takes mails. `answers` are what it says to the next attempts instead of taking them."""

    cert: Path | None = None
    first: bool = False
    password: str | None = None
    answers: list[str] = field(default_factory=list)
    taken: asyncio.Queue[Taken] = field(default_factory=asyncio.Queue)
    #: How many lines were opened.
    opened: int = 0

    async def __aenter__(self) -> SmtpServer:
        self._context = None
        if self.cert is not None:
            self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self._context.load_cert_chain(self.cert)
        self._server = await asyncio.start_server(self._talk, "127.0.0.1", 0, ssl=self._context if self.first else None)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Take no more."""
        self._server.close()

    async def next(self) -> Taken:
        """Return the next mail, when it has come."""
        return await asyncio.wait_for(self.taken.get(), _PATIENCE)

    @property
    def url(self) -> str:
        """How a host names it."""
        who = f"host%40example.org:{self.password}@" if self.password else ""
        return f"{'smtps' if self.first else 'smtp'}://{who}127.0.0.1:{self.port}"

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.opened += 1
        encrypted, login, sender = self.first, None, ""
        recipients: list[str] = []

        async def say(*lines: str) -> None:
            writer.write("".join(f"{line}\r\n" for line in lines).encode())
            await writer.drain()

        try:
            await say("220 ready")
            while line := (await reader.readline()).decode().strip():
                verb, _, rest = line.partition(" ")
                match verb.upper():
                    case "EHLO":
                        extras = ["250-STARTTLS"] if self._context and not encrypted else []
                        extras += ["250-AUTH PLAIN"] if self.password and encrypted else []
                        await say("250-here", *extras, "250 8BITMIME")
                    case "STARTTLS" if self._context is not None:
                        await say("220 go ahead")
                        await writer.start_tls(self._context)
                        encrypted = True
                    case "AUTH":
                        _, user, password = base64.b64decode(rest.split()[1]).decode().split("\0")
                        login = user if password == self.password else None
                        await say("235 welcome" if login else "535 wrong")
                    case "MAIL":
                        sender = rest.partition("<")[2].partition(">")[0]
                        await say("250 ok" if login or not self.password else "530 log in first")
                    case "RCPT":
                        answer = self.answers.pop(0) if self.answers else "250 ok"
                        recipients.append(rest.partition("<")[2].partition(">")[0])
                        await say(answer)
                    case "DATA":
                        await say("354 go on")
                        raw = (await reader.readuntil(b"\r\n.\r\n"))[:-3].replace(b"\r\n..", b"\r\n.")
                        mail = BytesParser(policy=policy.default).parsebytes(raw)
                        assert isinstance(mail, EmailMessage)
                        self.taken.put_nowait(Taken(sender, recipients, mail, login, encrypted))
                        recipients = []
                        await say("250 taken")
                    case "QUIT":
                        await say("221 bye")
                        break
                    case _:
                        await say("250 ok")
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()
