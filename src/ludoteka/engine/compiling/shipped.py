"""Machine code that came with the package: made for a baseline processor while the wheel was built.

It is used where the user's own cache has nothing. Its folders carry the same fingerprints, so that other sources or
another Python, Numba or NumPy leave it alone; a list of checksums tells what was damaged or put there by others.
"""

from __future__ import annotations

import hashlib
import json
import platform
from functools import cache
from pathlib import Path
from typing import Any

from ludoteka.engine.compiling import cache as kept
from ludoteka.engine.compiling import sources

FOLDER = sources.PACKAGE / "kernels"
LIST = "list.json"
#: The processors that are built for, and what another one must have to run their code.
BASELINES = {
    "x86_64": ("x86-64-v3", ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sse4.2", "xsave")),
    "AMD64": ("x86-64-v3", ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sse4.2", "xsave")),
    "aarch64": ("generic", ("neon",)),
    "arm64": ("generic", ("neon",)),
}


def baseline() -> tuple[str, tuple[str, ...]] | None:
    """Return the processor to build for on this machine and the features that it has; None for unknown kinds."""
    return BASELINES.get(platform.machine())


@cache
def contents() -> dict[str, Any] | None:
    """Return the list of what came with the package, if it is of use on this processor."""
    try:
        found: dict[str, Any] = json.loads((FOLDER / LIST).read_bytes())
        needs = set(found["needs"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    from llvmlite import binding  # type: ignore[import-untyped]

    here = {name for name, there in binding.get_host_cpu_features().items() if there}
    return found if needs <= here and found.get("machine") == platform.machine() else None


def folder(room: str) -> Path | None:
    """Return the folder with the code of a room, if it is of these very sources."""
    where = FOLDER / f"{room}-{kept.fingerprint(room)}"
    return where if contents() is not None and where.is_dir() else None


def has(room: str, part: str) -> bool:
    """Tell whether a part of a game came with the package."""
    found = contents()
    if found is None or folder(room) is None or folder("common") is None:
        return False
    return part in found.get("parts", {}).get(room, ())


def magic() -> tuple[str, ...]:
    """Return what Numba's keys say of the processor that was built for."""
    found = contents()
    return tuple(found["magic"]) if found is not None else ()


def intact(path: Path) -> bool:
    """Tell whether a file is as it was built."""
    found = contents()
    if found is None:
        return False
    wanted = found["files"].get(path.relative_to(FOLDER).as_posix())
    try:
        return wanted is not None and hashlib.sha256(path.read_bytes()).hexdigest() == wanted
    except OSError:
        return False


def write_list(folder: Path, parts: dict[str, list[str]], magic: tuple[str, ...]) -> None:
    """Write the list of a folder of kernels, and delete from it what is not to be shipped."""
    known = baseline()
    assert known is not None
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix in (".nbi", ".nbc"):
            files[path.relative_to(folder).as_posix()] = hashlib.sha256(path.read_bytes()).hexdigest()
        elif path.is_file():
            path.unlink()
    text = {"machine": platform.machine(), "needs": known[1], "magic": magic, "parts": parts, "files": files}
    (folder / LIST).write_text(json.dumps(text))
