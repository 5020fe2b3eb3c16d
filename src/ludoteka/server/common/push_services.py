"""Where this server pushes to: the services of the browsers' makers, and none else.

The address of a subscription comes from a stranger, who could name a machine inside the host's network. So an address
is good only if it is that of a known service; a host may name more.
"""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

#: Hosts, and with a dot in front all below them.
SERVICES = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)


def is_push_service(endpoint: str, more: Sequence[str] = ()) -> bool:
    """Tell whether an address is that of a push service: by https, at its usual port, of a known host.

    `more` are hosts that a host of this server trusts besides, or whole origins (`http://127.0.0.1:9000`).
    """
    try:
        parts = urlsplit(endpoint)
        port, host = parts.port, (parts.hostname or "").lower()
    except ValueError:
        return False
    if not host or parts.username is not None or parts.password is not None or not endpoint.isascii():
        return False
    if any(c.isspace() or c == "\\" for c in endpoint):
        return False
    if f"{parts.scheme}://{parts.netloc}" in more:
        return True
    known = any(host == name or (name.startswith(".") and host.endswith(name)) for name in (*SERVICES, *more))
    return known and parts.scheme == "https" and port in (None, 443)
