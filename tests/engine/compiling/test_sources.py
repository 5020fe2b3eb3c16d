"""What kernels are made of: whatever could change them is counted, and no more than that."""

from __future__ import annotations

import gc
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

import ludoteka
from ludoteka.engine.compiling import cache, sources
from ludoteka.engine.compiling.kernels import COMPILED

KERNEL = "\n@kernel\ndef move(x):\n    return x\n"


class Toy:
    """A package with one game, whose fingerprint is taken anew each time."""

    def __init__(self, package: Path) -> None:
        self.package = package
        self.write("games/toy/rules.py", KERNEL)

    def write(self, path: str, text: str) -> None:
        file = self.package / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def mark(self) -> str:
        sources.sources.cache_clear()
        sources._of_module.cache_clear()
        return cache.fingerprint.__wrapped__("toy")

    def counts(self, path: str) -> bool:
        """Tell whether a change of a file changes the fingerprint."""
        text = (self.package / path).read_text()
        before = self.mark()
        self.write(path, text + "\n# more\n")
        changed = self.mark() != before
        self.write(path, text)
        assert self.mark() == before
        return changed


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    cache.fingerprint("common")  # of the real package, so that it is not taken of this one
    monkeypatch.setattr(sources, "PACKAGE", tmp_path)
    monkeypatch.setattr(sources, "GAMES", tmp_path / "games")
    yield Toy(tmp_path)
    sources.sources.cache_clear()
    sources._of_module.cache_clear()


def test_data_of_every_kind_counts_but_no_prose(toy: Toy) -> None:
    for name in ("tiles.json", "tiles.csv", "tiles.toml", "deeper/weights.npy"):
        toy.write(f"games/toy/{name}", "1")
        assert toy.counts(f"games/toy/{name}"), name
    for name in ("README.md", ".rules.py.swp", "rules.pyc", "lessons.toml", "puzzles.json", "levels.json"):
        toy.write(f"games/toy/{name}", "1")
        assert not toy.counts(f"games/toy/{name}"), name


@pytest.mark.parametrize(
    "line",
    [
        "from ludoteka.games.toy.other import STEP",
        "from ludoteka.games.toy.other import (\n    STEP,  # (so far)\n    MORE,\n)",
        "from ludoteka.games.toy import log, other",
        "from ludoteka.games.toy import (\n    log,\n    other as one,\n)",
        "import ludoteka.games.toy.other",
        "import json, ludoteka.games.toy.other as other",
        "from .other import STEP",
        "from . import other",
        "from ..toy.other import STEP",
        "def later():\n    from ludoteka.games.toy.other import STEP",
        "if True:\n\timport ludoteka.games.toy.other",
        "from ludoteka.games.toy.between import STEP",
    ],
)
def test_what_a_kernel_module_imports_counts_however_it_is_written(toy: Toy, line: str) -> None:
    toy.write("games/toy/other.py", "STEP = 1\n")
    toy.write("games/toy/between.py", "from ludoteka.games.toy.other import STEP\n")
    assert not toy.counts("games/toy/other.py")
    toy.write("games/toy/rules.py", line + "\n" + KERNEL)
    assert toy.counts("games/toy/other.py")


def test_templates_and_what_a_package_itself_gives_count(toy: Toy) -> None:
    toy.write("games/toy/more_templates.py", "from ludoteka.games.toy import SIZE\n")
    toy.write("games/toy/__init__.py", "SIZE = 3\n")
    assert toy.counts("games/toy/more_templates.py")
    assert toy.counts("games/toy/__init__.py")


def test_a_kernel_module_that_is_renamed_counts(toy: Toy) -> None:
    before = toy.mark()
    (toy.package / "games/toy/rules.py").rename(toy.package / "games/toy/other.py")
    assert toy.mark() != before


def is_template(function: FunctionType) -> bool:
    return "templates" in Path(function.__code__.co_filename).stem


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
def test_every_kernel_is_watched_and_so_is_all_that_it_is_made_of() -> None:
    """Looks at the loaded kernels themselves, not at imports: what each holds must come from a file that is counted."""
    from numba.core.dispatcher import Dispatcher

    for name in ludoteka.games():
        game = ludoteka.game(name)
        game.load()
        game.part("heuristics"), game.parts.features
    for module in ("envs.kernels", "search.solver", "search.tree"):
        import_module(f"ludoteka.{module}")

    seen = 0
    for found in gc.get_objects():
        if not issubclass(type(found), Dispatcher) or not cache.inside(Path(found.py_func.__code__.co_filename)):
            continue
        home = Path(found.py_func.__code__.co_filename)
        assert cache.is_watched(home), home
        rooms = {"common", cache.room_of(home)}
        if is_template(found.py_func):  # its name carries the fingerprint of the game that was swapped in
            rooms |= {name.replace("-", "_") for name in ludoteka.games()}
        counted = frozenset().union(*map(sources.sources, rooms))
        for name in found.py_func.__code__.co_names:
            value = found.py_func.__globals__.get(name)
            value = getattr(value, "py_func", value)
            if isinstance(value, FunctionType) and cache.inside(Path(value.__code__.co_filename)):
                assert Path(value.__code__.co_filename).resolve() in counted, (home, name)
            elif isinstance(value, ModuleType) and value.__file__ and cache.inside(Path(value.__file__)):
                assert Path(value.__file__).resolve() in counted, (home, name)
        seen += 1
    assert seen > 300


def test_words_views_and_logs_are_not_counted() -> None:
    counted = {path.name for room in ("common", "opale", "orichalcum") for path in sources.sources(room)}
    assert not counted & {"log.py", "view.py", "terminal.py", "notation.py", "preview.py", "whynot.py", "game.py"}
    assert {"rules.py", "components.json", "heuristics.py", "rng.py", "templates.py", "nodes.py"} <= counted
