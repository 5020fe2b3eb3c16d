"""Commands run for real: in this process with captured output, or as processes of their own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import ludoteka
from ludoteka.cli import main
from ludoteka.engine.compiling.child import child_environment
from ludoteka.search.compiling import PARTS, compile_part, is_compiled


@dataclass(frozen=True)
class Result:
    """What a command left behind."""

    code: int
    out: str
    err: str

    def refused(self, *parts: str) -> None:
        """Assert that the command said one line, with these parts, and ended with 2."""
        assert self.code == 2, self
        assert self.err.startswith("ludoteka: "), self
        assert self.err.count("\n") == 1, self
        assert self.err.endswith("\n"), self
        for part in parts:
            assert part in self.err, self


class Keyboard(io.StringIO):
    """Lines as if typed by a person, who may try again."""

    def isatty(self) -> bool:
        return True


Cli = Callable[..., Result]


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Compile beforehand, so that no command has to say that it does."""
    game = ludoteka.game("opale")
    for part in PARTS:
        if not is_compiled(game, part):
            compile_part(game, part)


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An English-speaking user with an empty data folder and a wide terminal."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LUDOTEKA_TRACEBACK"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("TERM", "xterm")


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Run a command in this process: `cli("play", "opale", lines=["1", "2"])`; `person=True` types at a terminal."""

    def run(*argv: str, lines: list[str] | None = None, person: bool = False) -> Result:
        text = "".join(line + "\n" for line in lines or [])
        monkeypatch.setattr(sys, "stdin", Keyboard(text) if person else io.StringIO(text))
        capsys.readouterr()
        code = main(list(argv))
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return run


@pytest.fixture
def process() -> Cli:
    """Run a command as a process: `process("games", LANG="uk_UA.UTF-8")`."""

    def run(*argv: str, stdin: str = "", **environment: str) -> Result:
        done = subprocess.run(
            [sys.executable, "-m", "ludoteka", *argv],
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            env=child_environment(**environment),
            check=False,
        )
        return Result(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def record(cli: Cli, tmp_path: Path) -> Path:
    """The record of a game that was begun: six decisions of seed 3."""
    path = tmp_path / "begun.json"
    assert cli("play", "opale", "--seed", "3", "--record", str(path), lines=["1", "1", "1"]).code == 0
    return path


def records_in(folder: Path) -> list[Path]:
    """Return the records in the data folder of a user."""
    return sorted((folder / "data" / "ludoteka" / "records").glob("*.json")) if os.path.isdir(folder / "data") else []
