"""Each layer knows only those below it; and what no file of the repository may hold."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteka.engine.compiling.sources import COMMON_ROOMS

REPO = Path(__file__).parents[1]
PACKAGE = REPO / "src" / "ludoteka"
#: From the lowest to the highest.
LAYERS = (
    "engine",
    "games",
    "lessons",
    "search",
    "bots",
    "review",
    "arena",
    "puzzles",
    "learning",
    "envs",
    "evaluation",
    "server",
    "client",
    "cli",
)
#: The rooms of a layer, from the lowest to the highest. What lies beside them knows them all.
ROOMS = {"server": ("common", "bus", "wire", "bots", "state", "storage", "live", "web")}
MODULES = sorted(PACKAGE.rglob("*.py"))
MOST_LINES = 700


def module_name(path: Path) -> str:
    parts = path.relative_to(REPO / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, text: str) -> Iterator[str]:
    """Yield the modules that a module imports, anywhere in it; `from a import b` yields a.b."""
    package = module_name(path) if path.name == "__init__.py" else module_name(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def layer_of(module: str) -> str | None:
    """Return the layer of a module of the package; None for its own top, and for modules of others."""
    name, _, rest = module.partition(".")
    first = rest.partition(".")[0]
    return first if name == "ludoteka" and first in LAYERS else None


def room_of(module: str) -> int | None:
    """Return the height of the room of a module in its layer; None for what is in no room."""
    parts = module.split(".")
    rooms = ROOMS.get(layer_of(module) or "", ())
    return rooms.index(parts[2]) if len(parts) > 2 and parts[2] in rooms else None


def game_of(module: str) -> str | None:
    parts = module.split(".")
    return parts[2] if parts[:2] == ["ludoteka", "games"] and len(parts) > 2 else None


def wrong_imports(path: Path, text: str) -> list[str]:
    """Return the imports that a module may not have."""
    own, own_game = layer_of(module_name(path)), game_of(module_name(path))
    wrong = []
    for module in imports(path, text):
        layer, game = layer_of(module), game_of(module)
        upward = layer is not None and own is not None and LAYERS.index(layer) > LAYERS.index(own)
        own_room, room = room_of(module_name(path)), room_of(module)
        upstairs = layer == own and own_room is not None and (room is None or room > own_room)
        sideways = own_game is not None and game is not None and game != own_game
        # Code of the common rooms is kept without looking at the games: what it bakes in of them would go stale.
        baked_in = own in COMMON_ROOMS and game is not None
        if upward or upstairs or sideways or baked_in:
            wrong.append(module)
    return wrong


def allowed(folder: Path) -> set[str] | None:
    """Return what the docstring of a folder says that it may import, itself included; None where it says nothing."""
    said = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    found = re.search(r"^May import: ([^;.]*(?:\.\w[^;.]*)*)", said, re.MULTILINE)
    if found is None:
        return None
    return {module_name(folder / "__init__.py"), *(f"ludoteka.{name}" for name in re.findall("`([^`]+)`", found[1]))}


FOLDERS = {path.parent: allowed(path.parent) for path in MODULES if path.name == "__init__.py"}


def is_inside(module: str, names: set[str]) -> bool:
    return any(module == name or module.startswith(name + ".") for name in names)


@pytest.mark.parametrize("folder", [folder for folder, names in FOLDERS.items() if names], ids=str)
def test_a_folder_imports_what_it_says_and_says_no_more(folder: Path) -> None:
    names = FOLDERS[folder]
    assert names is not None
    used = {
        module
        for path in folder.rglob("*.py")
        for module in imports(path, path.read_text(encoding="utf-8"))
        if layer_of(module) is not None or module.startswith("ludoteka.version")
    }
    assert {module for module in used if not is_inside(module, names)} == set()
    unused = {name for name in names if not any(is_inside(module, {name}) for module in used)}
    assert unused - {module_name(folder / "__init__.py")} == set()


def test_every_layer_above_the_engine_says_what_it_imports() -> None:
    assert [layer for layer in LAYERS if layer != "engine" and FOLDERS[PACKAGE / layer] is None] == []


def test_a_module_imports_only_from_its_own_layer_or_lower_ones_and_no_other_game() -> None:
    wrong = {module_name(path): wrong_imports(path, path.read_text(encoding="utf-8")) for path in MODULES}
    assert {name: modules for name, modules in wrong.items() if modules} == {}


@pytest.mark.parametrize(
    ("path", "text", "wrong"),
    [
        ("engine/game.py", "from ludoteka.search import tree", ["ludoteka.search.tree"]),
        ("engine/game.py", "def f():\n    import ludoteka.games.opale", ["ludoteka.games.opale"]),
        ("engine/game.py", "from ..cli import main", ["ludoteka.cli.main"]),
        ("engine/__init__.py", "from .. import server", ["ludoteka.server"]),
        ("games/opale/rules.py", "from ludoteka.games.akropolis import rules", ["ludoteka.games.akropolis.rules"]),
        ("games/opale/rules.py", "from ..akropolis.rules import legal", ["ludoteka.games.akropolis.rules.legal"]),
        ("games/opale/rules.py", "from ludoteka.games.opale import state\nfrom .x import y\nimport numpy", []),
        ("search/tree.py", "from ludoteka.engine import rng", []),
        ("search/tree.py", "from ludoteka.games.opale.rules import legal", ["ludoteka.games.opale.rules.legal"]),
        ("server/web/app.py", "from ludoteka.games.opale import HEADER\nfrom ludoteka import Game", []),
        ("server/state/events.py", "from ludoteka.server.live import table", ["ludoteka.server.live.table"]),
        ("server/state/events.py", "from ludoteka.server import serving", ["ludoteka.server.serving"]),
        ("server/live/table.py", "from ludoteka.server.state import events", []),
        ("server/serving.py", "from ludoteka.server.web import app", []),
    ],
)
def test_wrong_imports_are_found_however_they_are_written(path: str, text: str, wrong: list[str]) -> None:
    assert wrong_imports(PACKAGE / path, text) == wrong


def test_every_folder_of_the_package_is_a_layer() -> None:
    folders = {path.relative_to(PACKAGE).parts[0] for path in MODULES if path.parent != PACKAGE}
    assert folders <= set(LAYERS)
    assert "engine" in folders


@pytest.mark.parametrize("layer", ROOMS)
def test_every_folder_of_a_layer_is_a_room_that_says_what_it_may_import(layer: str) -> None:
    folders = {path.parent.name for path in (PACKAGE / layer).glob("*/__init__.py")}
    assert folders == set(ROOMS[layer])
    for room in folders:
        assert "Imports" in (PACKAGE / layer / room / "__init__.py").read_text(encoding="utf-8"), room


def test_what_answers_requests_is_known_by_the_application_alone() -> None:
    routes = "ludoteka.server.web.routes"
    knowing = {
        module_name(path)
        for path in (PACKAGE / "server").rglob("*.py")
        if not is_inside(module_name(path), {routes})
        and any(is_inside(module, {routes}) for module in imports(path, path.read_text(encoding="utf-8")))
    }
    assert knowing == {"ludoteka.server.web.app"}


PAGE = REPO / "web" / "src"
BOARDS = sorted(path for path in (PAGE / "games").iterdir() if path.is_dir())
#: What a board may use besides its own files.
FOR_BOARDS = {"kit", "net", "protocol", "table", "words"}


@pytest.mark.parametrize("board", BOARDS, ids=lambda path: path.name)
def test_a_board_knows_no_other_and_no_page(board: Path) -> None:
    files = [path for path in board.rglob("*") if path.suffix in (".ts", ".svelte")]
    imported = {
        (path.name, (path.parent / name).resolve().relative_to(PAGE))
        for path in files
        for name in re.findall(r"""(?:from|import\(?)\s*["'](\.[^"']+)["']""", path.read_text(encoding="utf-8"))
    }
    assert len(imported) > len(files)
    own = board.relative_to(PAGE)
    assert [
        f"{name}: {module}"
        for name, module in sorted(imported)
        if not module.is_relative_to(own) and module.parts[0] not in FOR_BOARDS
    ] == []


def test_the_map_of_the_house_has_every_room_in_order() -> None:
    paper = (REPO / "docs" / "architecture.md").read_text(encoding="utf-8")
    house = paper[paper.index("```text") : paper.index("## A game's folder")]
    rooms = [
        folder.name
        for folder in (*PACKAGE.iterdir(), *PAGE.iterdir(), *(PACKAGE / "server").iterdir())
        if (folder / "__init__.py").exists() or (folder.parent == PAGE and folder.is_dir())
    ]
    assert [room for room in rooms if not re.search(rf"(?<!\w){room}/", house)] == []
    package = house[house.index("src/ludoteka/") : house.index("tests/")]
    assert re.findall(r"^  (\w+)/", package, re.MULTILINE)[: len(LAYERS)] == [*reversed(LAYERS)]
    server = package[package.index("  server/") : package.index("  evaluation/")]
    assert re.findall(r"^    (\w+)/", server, re.MULTILINE) == [*reversed(ROOMS["server"])]


@pytest.mark.parametrize("path", sorted(REPO.glob("tests/games/*/oracle/*.py")), ids=lambda path: str(path.parent))
def test_an_oracle_owes_nothing_to_the_package_that_it_is_held_against(path: Path) -> None:
    own = f"tests.games.{path.parts[-3]}.oracle"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for name in [*names, *([node.module or ""] if isinstance(node, ast.ImportFrom) else [])]:
            assert not name.startswith("ludoteka")
            assert not name.startswith("tests") or name == "tests.effort" or name.startswith(own)


def test_a_module_is_short_enough_to_be_read() -> None:
    lines = {module_name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert {name: count for name, count in lines.items() if count >= MOST_LINES} == {}


# ---- what is in the repository

#: Folders of somebody's machine; the system's own, that exist everywhere, may be named.
MACHINE_PATH = re.compile(
    r"(?<![\w.~}$/-])(/(home|Users|work|root|private|mnt|opt/homebrew)/[\w.-]+|[A-Z]:\\\\?Users\\)"
)
#: Where packages come from is for each machine to know.
REGISTRY = re.compile(
    r"https?://[^\s\"']*/(?:simple|artifactory|nexus|devpi|repository/(?:npm|pypi))(?![\w.-])"
    r"|--(?:extra-)?index-url|--registry|\"resolved\": *\"http",
)
#: Files that say which packages are needed; they name no address at all.
NEEDS = ("constraints.txt", "pyproject.toml", "package-lock.json")
THIS_FILE = Path(__file__).resolve()


def tracked() -> list[Path]:
    """Return the text files that are in the repository, or would be."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    if not (REPO / ".git").exists():
        pytest.skip("this is not a repository")
    names = subprocess.run(command, cwd=REPO, capture_output=True, text=True, check=True).stdout.split("\0")
    return [REPO / name for name in names if name and (REPO / name).is_file()]


def findings(pattern: re.Pattern[str]) -> list[str]:
    found = []
    for path in tracked():
        if path == THIS_FILE:
            continue
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        found += [
            f"{path.relative_to(REPO)}:{n}: {line.strip()[:120]}"
            for n, line in enumerate(lines, 1)
            if pattern.search(line)
        ]
    return found


def test_no_file_names_a_folder_of_somebodys_machine() -> None:
    for text in ('cache = "/home/ann/cache"', "C:\\Users\\ann", "path=/root/.cache"):
        assert MACHINE_PATH.search(text), text
    for text in ("GET /homes/3", "a/home/b", "https://example.org/home/3", "~/home/x", "/usr/bin/env", "$X/root/y"):
        assert not MACHINE_PATH.search(text), text
    assert findings(MACHINE_PATH) == []


def test_no_file_names_a_package_registry() -> None:
    for text in (
        "https://packages.example.org/simple",
        "http://10.0.0.1:8081/repository/pypi",
        "pip install --index-url x",
        '"resolved": "https://packages.example.org/svelte.tgz"',
    ):
        assert REGISTRY.search(text), text
    for text in ("https://example.org/game", "https://docs.python.org/3/simple.html", "pip install ludoteka"):
        assert not REGISTRY.search(text), text
    assert findings(REGISTRY) == []
    assert [path for path in tracked() if path.name in NEEDS and "://" in path.read_text(encoding="utf-8")] == []
