"""Makes the machine code that a wheel carries: `python -m ludoteka.search.shipping FOLDER [GAME...]`.

It is compiled for a baseline processor, whatever this one is, rules and search of each game.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from ludoteka.engine.compiling import shipped
from ludoteka.engine.compiling.cache import FOLDER_VARIABLE
from ludoteka.engine.compiling.child import child_environment
from ludoteka.engine.registry import game as game_by_name
from ludoteka.engine.registry import games as all_games
from ludoteka.search.compiling import Part, Step, compile_in_children

PARTS: tuple[Part, ...] = ("rules", "search")
_MAGIC = """
from numba.core.registry import cpu_target
print(*cpu_target.target_context.codegen().magic_tuple(), sep="\\n")
"""


def build(folder: Path, games: Sequence[str] = ()) -> bool:
    """Fill a folder with the machine code of games, of all by default; return False where the processor is unknown."""
    known = shipped.baseline()
    names = games or all_games()
    if known is not None and folder == shipped.FOLDER and all(map(_is_built, names)):
        return True
    shutil.rmtree(folder, ignore_errors=True)
    if known is None:
        return False
    folder.mkdir(parents=True)
    baseline = {FOLDER_VARIABLE: str(folder), "NUMBA_CPU_NAME": known[0], "NUMBA_CPU_FEATURES": ""}
    print(f"Compiling {', '.join(names)} ...", flush=True)
    begun = time.monotonic()

    def tell(step: Step) -> None:
        if step.done == step.total:
            print(f"Compiled {step.game}, {step.part}: {time.monotonic() - begun:.0f} s.", flush=True)

    compile_in_children(dict.fromkeys(names, PARTS), tell, baseline)
    told = subprocess.run(
        [sys.executable, "-P", "-c", _MAGIC],
        env=child_environment(**baseline),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    magic = tuple((told.stdout + "\n\n").split("\n")[:3])
    shipped.write_list(folder, {_room(name): list(PARTS) for name in names}, magic)
    return True


def _is_built(name: str) -> bool:
    """Tell whether the code of a game is there, of these very sources: a build may ask twice."""
    return all(shipped.has(_room(name), part) for part in PARTS)


def _room(name: str) -> str:
    return str(game_by_name(name).parts.package.rpartition(".")[2])


if __name__ == "__main__":
    if not build(Path(sys.argv[1]).resolve(), sys.argv[2:]):
        print("There is no baseline for this kind of processor: nothing was compiled.")
