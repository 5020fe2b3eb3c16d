"""How Numba keeps our kernels: apart from others, safe from each other, from flags and from damage."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.compiling.workshop import Workshop


def test_two_files_of_one_name_are_not_mixed_up(workshop: Workshop) -> None:
    for _ in ("cold", "warm"):
        report = workshop.run("twins")
        assert report.results == {"twins": [1, 1000]}
    assert report.compiled == []


def test_bounds_are_checked_on_a_warm_cache_and_not_any_more_afterwards(workshop: Workshop) -> None:
    assert workshop.run("checked").results == {"checked": 5}
    assert workshop.run("checked", NUMBA_BOUNDSCHECK="1").results == {"checked": "refused"}
    plain = workshop.run("checked")
    assert (plain.results, plain.compiled) == ({"checked": 5}, [])


def test_code_made_under_a_flag_set_in_mid_run_is_not_kept(workshop: Workshop) -> None:
    script = workshop.folder / "late.py"
    script.write_text("""
import os
from ludoteka.engine import rng  # the first kernels are made

def main():
    os.environ["NUMBA_BOUNDSCHECK"] = "1"
""")
    late = workshop.run(f"outside:{script}", "checked")
    assert late.results["checked"] == "refused"
    plain = workshop.run("checked")
    assert (plain.results, plain.compiled) == ({"checked": 5}, ["item"])
    late = workshop.run(f"outside:{script}", "checked")  # nor is what was kept before used
    assert late.results["checked"] == "refused"


@pytest.mark.parametrize("many", [2, 4])
def test_processes_that_start_at_once_on_an_empty_cache_agree(workshop: Workshop, many: int) -> None:
    orders = [("alpha", "beta"), ("beta", "alpha")] * (many // 2)
    for report in workshop.run_at_once(orders):
        assert report.results == {"alpha": 333, "beta": 777}
    if many == 4:
        after = workshop.run("alpha", "beta")
        assert (after.results, after.compiled) == ({"alpha": 333, "beta": 777}, [])


def test_processes_that_keep_signatures_of_one_function_at_once_do_not_mix_them_up(workshop: Workshop) -> None:
    kinds = ["kinds:i8", "kinds:f8", "kinds:u2", "kinds:i4"]
    reports = workshop.run_at_once([[kind] for kind in kinds], SLOW="yes")
    true = {kind: report.results[kind] for kind, report in zip(kinds, reports, strict=True)}
    assert [report.compiled for report in reports] == [["item"]] * 4
    after = workshop.run(*kinds)
    assert after.results == true
    assert after.compiled == []


def test_an_index_that_is_begun_anew_leads_nobody_who_read_it_to_other_code(workshop: Workshop) -> None:
    first = workshop.run("kinds:i8")
    indices = {path: path.read_bytes() for path in workshop.cache.rglob("*.nbi")}
    for path in indices:
        path.unlink()
    other = workshop.run("kinds:f8")
    assert other.results != first.results
    for path, data in indices.items():  # as it is in the eyes of who read it before
        path.write_bytes(data)
    assert workshop.run("kinds:i8").results == first.results


def test_a_process_keeps_nothing_of_files_that_were_edited_since_it_began(workshop: Workshop) -> None:
    early = workshop.run("edit:5", "alpha")
    assert early.results["alpha"] == 333  # by what it had imported
    assert workshop.run("alpha").results == {"alpha": 777}


def test_damaged_files_are_compiled_anew_and_written_over(workshop: Workshop) -> None:
    workshop.run("alpha", "twins")
    files = sorted(workshop.cache.rglob("*.nb?"))
    for number, file in enumerate(files):
        data = file.read_bytes()
        half = len(data) // 2
        flipped = data[:half] + bytes([data[half] ^ 1]) + data[half + 1 :]  # in the middle of the code, say
        file.write_bytes([b"", data[:half], b"rubbish", flipped][number % 4])
    assert {file.suffix for file in files} == {".nbi", ".nbc"}
    again = workshop.run("alpha", "twins")
    assert again.results == {"alpha": 333, "twins": [1, 1000]}
    assert len(again.compiled) == 4
    assert workshop.run("alpha", "twins").compiled == []


def test_functions_of_others_stay_where_they_are(workshop: Workshop) -> None:
    own = workshop.folder / "own"
    own.mkdir()
    script = own / "users.py"
    script.write_text("""
from ludoteka.engine.compiling.kernels import kernel
import numba

@numba.njit(cache=True)
def theirs(x):
    return x + 1

@kernel
def unwatched(x):
    return theirs(x) + 1

def main():
    return unwatched(theirs(1))
""")
    variables = {"NUMBA_CACHE_DIR": str(workshop.folder / "numba")}
    for compiled in (["theirs", "unwatched"], ["unwatched"]):
        report = workshop.run(f"outside:{script}", **variables)
        assert report.results == {f"outside:{script}": 4}
        assert report.compiled == compiled
    kept = [path.name.split("-")[0] for path in (workshop.folder / "numba").rglob("*.nbi")]
    assert kept == ["users.theirs"]
    assert not any(path.name.startswith("users") for path in workshop.cache.rglob("*"))


def test_our_kernels_stay_in_our_folder_wherever_numba_is_told_to_keep_its_own(workshop: Workshop) -> None:
    elsewhere = workshop.folder / "elsewhere"
    workshop.run("alpha", NUMBA_CACHE_DIR=str(elsewhere), NUMBA_CACHE_LOCATOR_CLASSES="InTreeCacheLocator")
    assert not elsewhere.exists()
    assert list(workshop.package.rglob("*.nbi")) == []
    rooms = {path.parent.name.split("-")[0]: path.name for path in workshop.cache.rglob("*.nbi")}
    assert set(rooms) == {"alpha", "common"}


def test_a_place_that_cannot_be_written_is_passed_over_without_an_error(workshop: Workshop) -> None:
    blocked = workshop.folder / "a file"
    blocked.touch()
    nowhere = str(blocked / "below")
    home = workshop.folder / "home"
    temporary = workshop.folder / "temporary"
    temporary.mkdir()
    places = [
        ({"LUDOTEKA_CACHE": nowhere, "HOME": str(home)}, home / ".cache" / "ludoteka" / "kernels"),
        ({"LUDOTEKA_CACHE": nowhere, "HOME": nowhere, "TMPDIR": str(temporary)}, temporary),
    ]
    for variables, place in places:
        report = workshop.run("alpha", "where", **variables)
        assert report.results["alpha"] == 333
        assert Path(report.results["where"][0]).is_relative_to(place)
        assert Path(report.results["where"][1]).is_relative_to(place)
        assert list(place.rglob("*.nbi"))


def test_where_nothing_can_be_written_nothing_is_kept_and_everything_runs(workshop: Workshop) -> None:
    blocked = workshop.folder / "a file"
    blocked.touch()
    nowhere = str(blocked / "below")
    report = workshop.run("alpha", "where", LUDOTEKA_CACHE=nowhere, HOME=nowhere, NOWHERE="yes")
    assert report.results == {"alpha": 333, "where": ["None", "None"]}
    assert not list(workshop.folder.rglob("*.nb?"))


def test_a_folder_deleted_while_it_is_used_is_made_again(workshop: Workshop) -> None:
    script = workshop.folder / "sweep.py"
    script.write_text("""
import shutil
from ludoteka.engine.compiling import cache
from ludoteka.games.alpha import rules

def main():
    shutil.rmtree(cache.root())
""")
    assert workshop.run(f"outside:{script}", "alpha").results["alpha"] == 333
    assert workshop.run("alpha").compiled == []


def test_kept_code_is_read_without_all_that_a_compiler_needs(workshop: Workshop) -> None:
    """To load what Numba can compile, and SciPy with it, takes longer than all else before a first move."""
    script = workshop.folder / "loaded.py"
    script.write_text("""
import sys

def main():
    return "numba.np.arraymath" in sys.modules
""")
    asked = f"outside:{script}"
    assert workshop.run("alpha", asked).results == {"alpha": 333, asked: True}
    again = workshop.run("alpha", asked, "beta")
    assert (again.results["alpha"], again.results[asked]) == (333, False)
    assert again.compiled  # beta's, and after code that was read
