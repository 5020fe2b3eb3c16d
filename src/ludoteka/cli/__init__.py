"""The command line, a module each in `commands/`.

`ludoteka serve`, `worker`, `backup`, `db`, `admin`, `games`, `play`, `replay`, `review`, `verify`, `arena`, `evaluate`,
`puzzles`, `train`, `bot`, `bench` and `warm`.

May import: `engine`, `search`, `bots`, `review`, `arena`, `puzzles`, `learning`, `evaluation`, `server`, `client`,
`version`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 well, 1 a fault of ours, 2 something that cannot be done."""
    try:
        from ludoteka.cli.run import run
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("rich", "fluent", "babel"):
            raise
        print(f"ludoteka: the command line needs {error.name}: pip install 'ludoteka[cli]'.", file=sys.stderr)
        return 2
    return run(sys.argv[1:] if argv is None else list(argv))
