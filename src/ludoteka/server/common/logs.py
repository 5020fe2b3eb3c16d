"""The server's log: one JSON object a line."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

_STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """Writes a record as JSON: time, level, logger, message, and whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        line: dict[str, Any] = {
            "at": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configure(level: str = "info") -> None:
    """Send the log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger("ludoteka")
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    root.propagate = False
    uvicorn = logging.getLogger("uvicorn")
    uvicorn.handlers[:] = [handler]
    uvicorn.setLevel(logging.WARNING)
    uvicorn.propagate = False
