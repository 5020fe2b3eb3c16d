"""`python -m ludoteka` is the command `ludoteka`."""

from __future__ import annotations

import sys

from ludoteka.cli import main

if __name__ == "__main__":
    sys.exit(main())
