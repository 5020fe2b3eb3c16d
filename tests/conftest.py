"""Which tests are collected."""

from __future__ import annotations

import os

#: The server is not offered yet; its tests run with LUDOTEKA_SERVER_TESTS=1.
collect_ignore = [] if os.environ.get("LUDOTEKA_SERVER_TESTS") else ["server"]
