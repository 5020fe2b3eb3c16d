"""Faults of ours and of the surroundings: never a traceback."""

from __future__ import annotations

import builtins
import subprocess
import sys
from typing import Any

import pytest

from ludoteka.cli import main
from ludoteka.engine.compiling.child import child_environment
from tests.cli.conftest import Cli


def broken(*args: object, **kwargs: object) -> Any:
    raise RuntimeError("two\nlines")


@pytest.mark.parametrize(("language", "part"), [("en", "should not"), ("uk", "не мало"), ("ru", "не должно")])
def test_an_unexpected_error_is_one_line_with_a_hint(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, language: str, part: str
) -> None:
    monkeypatch.setattr("ludoteka.cli.commands.games.games", broken)
    shown = cli("games", "--lang", language)
    assert shown.code == 1
    assert shown.err.count("\n") == 1
    assert "RuntimeError: two lines" in shown.err
    assert "LUDOTEKA_TRACEBACK=1" in shown.err
    assert part in shown.err


def test_the_variable_shows_the_traceback(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.cli.commands.games.games", broken)
    monkeypatch.setenv("LUDOTEKA_TRACEBACK", "1")
    with pytest.raises(RuntimeError):
        cli("games")


def test_ctrl_c_outside_a_game_is_one_quiet_line(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludoteka.cli.commands.games.games", interrupted)
    shown = cli("games")
    assert (shown.code, shown.err) == (130, "ludoteka: Stopped.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of POSIX")
@pytest.mark.parametrize("argv", [["games"], ["play", "opale", "--seed", "5"]])
def test_a_reader_who_leaves_is_no_error(argv: list[str]) -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "ludoteka", *argv],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=child_environment(),
        text=True,
    )
    assert child.stdout is not None
    child.stdout.close()
    child.stdout = None
    _, err = child.communicate("1\n" * 600)
    assert err == ""
    assert child.returncode == 141


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    real = builtins.__import__

    def without_rich(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.partition(".")[0] == "rich":
            raise ModuleNotFoundError("No module named 'rich'", name="rich")
        return real(name, *args, **kwargs)

    for module in [name for name in sys.modules if name.startswith("ludoteka.cli.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr(builtins, "__import__", without_rich)
    assert main(["games"]) == 2
    assert capsys.readouterr().err == "ludoteka: the command line needs rich: pip install 'ludoteka[cli]'.\n"
