"""What a wheel is built with: pip gives a build nothing but what it asks for."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
#: Loads what is compiled into a wheel, where no other packages are to be had than those named.
LOADING = """
import sys
from importlib.metadata import packages_distributions

owners, asked = packages_distributions(), {"ludoteka", *sys.argv[1:]}

class OnlyWhatWasAskedFor:
    def find_spec(self, name, path=None, target=None):
        if path is None and name in owners and not asked & set(owners[name]):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, OnlyWhatWasAskedFor())
import ludoteka, ludoteka.search.shipping
from ludoteka.search.kernels import search_kernels
for name in ludoteka.games():
    search_kernels(ludoteka.game(name), plain=True)
"""


def build_hook() -> Any:
    spec = importlib.util.spec_from_file_location("build_page", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    return build


def test_a_wheel_leaves_no_machine_code_in_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = build_hook()
    left = tmp_path / "kernels"
    (left / "opale").mkdir(parents=True)
    monkeypatch.setattr(build, "KERNELS", left)
    build.PageBuildHook.finalize(None, "standard", {}, "ludoteka.whl")
    assert not left.exists()


def test_a_build_asks_for_all_that_compiling_loads() -> None:
    needs = build_hook().kernel_needs()
    assert all("==" in need for need in needs), needs
    names = [need.partition("==")[0] for need in needs]

    def load(names: list[str]) -> str:
        command = [sys.executable, "-c", LOADING, *names]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
        return done.stderr

    assert load(names) == ""
    assert "platformdirs" in load([name for name in names if name != "platformdirs"])
