"""The mail server of whoever runs this one: where it is, and handing a mail over to it."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

#: How long a mail server is waited for.
SECONDS = 10.0
_PORTS = {"smtp": 587, "smtps": 465}
_LOCAL_HOSTS = ("127.0.0.1", "localhost", "::1")
_LONGEST, _LONGEST_NAME = 254, 64
_NAME = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
#: What is usual in an address, and nothing that a header or a command of SMTP could be made of.
_ADDRESS = re.compile(rf"({_NAME}(?:\.{_NAME})*)@(?:{_LABEL}\.)+[A-Za-z](?:[A-Za-z0-9-]{{0,61}}[A-Za-z0-9])?")


def is_address(text: str) -> bool:
    """Tell whether a text is a mail address: name@example.org, in ASCII, without quotes, comments or display name."""
    found = _ADDRESS.fullmatch(text)
    return found is not None and len(text) <= _LONGEST and len(found[1]) <= _LONGEST_NAME


class BadMailServer(ValueError):
    """What was said about the mail server makes no sense."""


class Unencrypted(smtplib.SMTPException):
    """The mail server offers no encryption, and a password is to be shown to it."""


@dataclass(frozen=True)
class MailServer:
    """A mail server, as `smtp://user:password@host:port` names it, or `smtps://` where TLS comes first."""

    scheme: str
    host: str
    port: int
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def read(cls, url: str) -> MailServer:
        """Return what an address names. Raises BadMailServer; the password is in no message."""
        try:
            parts = urlsplit(url)
            port, host = parts.port, parts.hostname
        except ValueError as error:
            raise BadMailServer("This is not the address of a mail server.") from error
        if parts.scheme not in _PORTS or not host or port == 0 or parts.path not in ("", "/") or parts.query:
            raise BadMailServer("This is not the address of a mail server.")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.scheme, host, port or _PORTS[parts.scheme], user, password)

    def deliver(self, mail: EmailMessage) -> None:
        """Hand over one mail. Raises SMTPException or OSError."""
        context = ssl.create_default_context()
        if self.scheme == "smtps":
            with smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context) as line:
                self._hand_over(line, mail)
            return
        with smtplib.SMTP(self.host, self.port, timeout=SECONDS) as line:
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=context)
                line.ehlo()
            elif self.user and self.host not in _LOCAL_HOSTS:
                raise Unencrypted("The mail server offers no encryption.")
            self._hand_over(line, mail)

    def _hand_over(self, line: smtplib.SMTP, mail: EmailMessage) -> None:
        if self.user:
            line.login(self.user, self.password)
        line.send_message(mail)


def is_final(error: Exception) -> bool:
    """Tell whether a mail that was refused so would be refused again."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    return isinstance(error, smtplib.SMTPResponseException) and error.smtp_code >= 500
