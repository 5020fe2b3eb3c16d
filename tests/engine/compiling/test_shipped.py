"""Machine code that came with the package: used where nothing else is, and ignored where it is damaged or foreign."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from ludoteka.engine.compiling import shipped
from ludoteka.engine.compiling.kernels import COMPILED
from tests.engine.compiling.workshop import Workshop

pytestmark = pytest.mark.skipif(
    not COMPILED or shipped.baseline() is None, reason="nothing is compiled here, or not for this kind of processor"
)

MAGIC = """
from numba.core.registry import cpu_target

def main():
    return cpu_target.target_context.codegen().magic_tuple()
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """A copy of the package with the code of game alpha, built for the baseline."""
    known = shipped.baseline()
    assert known is not None
    workshop = Workshop(tmp_path_factory.mktemp("built"))
    script = workshop.folder / "magic.py"
    script.write_text(MAGIC)
    folder = workshop.package / "kernels"
    built = {"LUDOTEKA_CACHE": str(folder), "NUMBA_CPU_NAME": known[0], "NUMBA_CPU_FEATURES": ""}
    magic = workshop.run("alpha", f"outside:{script}", **built).results[f"outside:{script}"]
    assert magic[1] == known[0]
    shipped.write_list(folder, {"alpha": ["rules"]}, tuple(magic))
    assert not workshop.cache.exists()
    return workshop


@pytest.fixture
def equipped(built: Workshop, workshop: Workshop) -> Workshop:
    """That copy again, as somebody has it who installed it, with an empty cache."""
    shutil.copytree(built.package, workshop.package, dirs_exist_ok=True)
    return workshop


def built_files(workshop: Workshop, kind: str) -> list[Path]:
    found = sorted((workshop.package / "kernels").rglob(kind))
    assert found
    return found


def test_it_is_loaded_without_compiling_and_the_list_names_no_more_than_there_is(equipped: Workshop) -> None:
    report = equipped.run("alpha")
    assert (report.results, report.compiled) == ({"alpha": 333}, [])
    listed = json.loads((equipped.package / "kernels" / shipped.LIST).read_text())["files"]
    files = [path for path in (equipped.package / "kernels").rglob("*") if path.is_file() and path.name != shipped.LIST]
    assert sorted(listed) == sorted(path.relative_to(equipped.package / "kernels").as_posix() for path in files)
    other = equipped.run("beta")
    assert other.results == {"beta": 777}
    assert len(other.compiled) == 2, "what did not come with the package is compiled"


def test_it_is_of_use_where_nothing_can_be_written(equipped: Workshop) -> None:
    blocked = equipped.folder / "a file"
    blocked.touch()
    nowhere = str(blocked / "below")
    report = equipped.run("alpha", LUDOTEKA_CACHE=nowhere, HOME=nowhere, NOWHERE="yes")
    assert (report.results, report.compiled) == ({"alpha": 333}, [])


@pytest.mark.parametrize("kind", ["*.nbi", "*.nbc"])
def test_damaged_code_is_ignored_and_compiled(equipped: Workshop, kind: str) -> None:
    for path in built_files(equipped, kind):
        data = bytearray(path.read_bytes())
        data[len(data) // 2] ^= 1  # one bit of a machine code is as bad as none of it
        path.write_bytes(data)
    report = equipped.run("alpha")
    assert report.results == {"alpha": 333}
    assert len(report.compiled) == 2
    assert equipped.run("alpha").compiled == [], "it is kept in the user's cache"


def test_code_that_somebody_added_is_ignored(equipped: Workshop) -> None:
    listing = equipped.package / "kernels" / shipped.LIST
    listed = json.loads(listing.read_text())
    listed["files"] = {}
    listing.write_text(json.dumps(listed))
    assert len(equipped.run("alpha").compiled) == 2


@pytest.mark.parametrize("change", [{"needs": ["avx1024"]}, {"machine": "pdp11"}, {"needs": None}])
def test_code_for_another_processor_is_ignored(equipped: Workshop, change: dict[str, object]) -> None:
    listing = equipped.package / "kernels" / shipped.LIST
    listing.write_text(json.dumps(json.loads(listing.read_text()) | change))
    report = equipped.run("alpha")
    assert report.results == {"alpha": 333}
    assert len(report.compiled) == 2


def test_code_of_other_sources_is_ignored(equipped: Workshop) -> None:
    equipped.write("games/alpha/numbers.py", "STEP = 5\n")
    report = equipped.run("alpha")
    assert report.results == {"alpha": 777}
    assert len(report.compiled) == 2
