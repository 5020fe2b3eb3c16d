"""At a pseudo-terminal: the first start compiles visibly, Ctrl-C keeps the record, the cover wipes the screen."""

from __future__ import annotations

import codecs
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteka.engine.compiling.child import child_environment
from ludoteka.engine.record import Record
from tests.cli.conftest import Cli, records_in

pty = pytest.importorskip("pty", reason="pseudo-terminals of POSIX")

#: Seconds; the slowest thing to wait for is compiling, on a busy machine.
PATIENCE = 900


class Terminal:
    """A command at a terminal of its own."""

    def __init__(self, *argv: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        self.child = subprocess.Popen(
            [sys.executable, "-m", "ludoteka", *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=child_environment(**environment),
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # test runners may ignore it
        )
        os.close(slave)
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # letters arrive in halves

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def until(self, pattern: str) -> str:
        """Return what is shown until a pattern comes, and forget it."""
        end = time.monotonic() + PATIENCE
        while (found := re.search(pattern, self.seen)) is None:
            assert time.monotonic() < end, self.seen
            assert self._read(), self.seen
        shown, self.seen = self.seen[: found.end()], self.seen[found.end() :]
        return shown

    def rest(self) -> tuple[int, str]:
        """Return the exit code and all that is still shown."""
        end = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < end, self.seen
        return self.child.wait(PATIENCE), self.seen

    def _read(self) -> bool:
        if not select.select([self.master], [], [], 1.0)[0]:
            return self.child.poll() is None
        try:
            piece = os.read(self.master, 65536)
        except OSError:  # the other end is closed
            return False
        self.seen += self.decoder.decode(piece)
        return bool(piece)

    def until_it_listens(self) -> None:
        """Wait until the command sleeps and computes nothing: after a prompt, until it reads the line."""
        end, before = time.monotonic() + PATIENCE, None
        while (now := self._at_rest()) is None or now != before:
            assert time.monotonic() < end, self.seen
            before = now
            time.sleep(0.05)

    def _at_rest(self) -> str | None:
        """Return how long the command has computed, if it sleeps; asleep is also who cannot be looked at."""
        try:
            state, *told = Path(f"/proc/{self.child.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return ""
        return " ".join(told[10:12]) if state == "S" else None

    def interrupt(self) -> tuple[int, str]:
        """Press Ctrl-C and return as `rest` does; press again after a while if it goes on, as a person does.

        A signal that comes after the prompt is written and before the line is read waits for the line: see
        `until_it_listens`.
        """
        end, again = time.monotonic() + PATIENCE, 0.0
        while self.child.poll() is None:
            assert time.monotonic() < end, self.seen
            if time.monotonic() >= again:
                self.child.send_signal(signal.SIGINT)
                again = time.monotonic() + 60
            self._read()
        return self.rest()

    def close(self) -> None:
        self.child.kill()
        self.child.wait()
        os.close(self.master)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_ctrl_c_keeps_a_record_that_verifies(terminals: list[Terminal], process: Cli, tmp_path: Path) -> None:
    terminal = Terminal("play", "opale", "--seed", "3")
    terminals.append(terminal)
    for _ in range(2):
        terminal.until("Player 1> ")
        terminal.type("1\n")
    terminal.until("Player 1> ")
    terminal.until_it_listens()  # what is pressed a moment earlier would wait for the line
    code, shown = terminal.interrupt()
    assert code == 130
    assert "Traceback" not in shown
    (path,) = records_in(tmp_path)
    assert str(path) in shown
    assert len(Record.load(path).actions) >= 3
    assert process("verify", str(path)).code == 0


def test_end_of_input_keeps_the_record(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = Terminal("play", "opale", "--seed", "3", "--lang", "uk")
    terminals.append(terminal)
    terminal.until("Гравець 1> ")
    terminal.type("1\n")
    terminal.until("Гравець 1> ")
    terminal.type("\x04")
    code, shown = terminal.rest()
    assert code == 0
    assert str(records_in(tmp_path)[0]) in shown


def test_a_killed_game_has_left_its_record(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = Terminal("play", "opale", "--seed", "3")
    terminals.append(terminal)
    terminal.until("Player 1> ")
    terminal.type("1\n")
    terminal.until("Player 1> ")
    terminal.child.kill()
    assert len(Record.load(records_in(tmp_path)[0]).actions) >= 2


def test_the_cover_wipes_the_screen_and_what_was_scrolled_away(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", "opale", "--seed", "3", "--seat", "0", "1")
    terminals.append(terminal)
    terminal.until("nobody else is looking")
    terminal.type("\n")
    terminal.until("Player 1> ")
    terminal.type("1\n")
    terminal.until("Press Enter to cover the table")
    terminal.type("\n")
    covered = terminal.until("nobody else is looking")
    assert "\x1b[2J\x1b[3J" in covered
    assert "Your hand" not in covered


def test_a_terminal_that_is_too_narrow_is_told_so(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", "opale", "--seed", "3", COLUMNS="50")
    terminals.append(terminal)
    assert "your terminal has 50" in " ".join(terminal.until("Player 1> ").split())
    terminal.type("quit\n")
    assert terminal.rest()[0] == 0


def test_the_first_start_compiles_visibly_and_the_second_not_at_all(terminals: list[Terminal], tmp_path: Path) -> None:
    cache = {"LUDOTEKA_CACHE": str(tmp_path / "cache")}
    first = Terminal("play", "opale", "--seed", "3", "--bot", "random", **cache)
    terminals.append(first)
    shown = first.until("Player 1> ")
    assert "Compiling Opale" in shown
    shares = [int(share) for share in re.findall(r"(\d+)%", shown)]
    assert shares == sorted(shares)
    assert len(set(shares)) > 5
    first.type("quit\n")
    assert first.rest()[0] == 0
    second = Terminal("play", "opale", "--seed", "3", "--bot", "random", **cache)
    terminals.append(second)
    assert "Compiling" not in second.until("Player 1> ")
    second.type("quit\n")
    assert second.rest()[0] == 0


def test_ctrl_c_while_compiling_stops_the_compiler_too(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = Terminal("warm", "opale", LUDOTEKA_CACHE=str(tmp_path / "cache"))
    terminals.append(terminal)
    terminal.until("[1-9]%")
    code, shown = terminal.interrupt()
    assert code == 130
    assert "Traceback" not in shown
    time.sleep(0.5)
    before = sorted(path.name for path in tmp_path.rglob("*"))
    time.sleep(1.5)
    assert sorted(path.name for path in tmp_path.rglob("*")) == before
