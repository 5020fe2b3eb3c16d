"""Names made of markup, in the commands that show a record, for every game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import ludoteka
from ludoteka.engine.record import Record
from tests.cli.conftest import Cli

NAMES = ("[/]", "[bold]x[/bold]", "back\\", "[red", "\\[/b]\\\\")
STEPS = 12


@pytest.mark.parametrize("name", ludoteka.games())
def test_records_with_names_made_of_markup_are_shown_as_they_are(cli: Cli, tmp_path: Path, name: str) -> None:
    players = ludoteka.game(name).players[-1]
    record = Record.begin(name, players, 5, list(NAMES[:players]))
    position, dice = record.position(), random.Random(5)
    for _ in range(STEPS):
        record.actions.append(dice.choice(position.legal_actions()))
        position.apply(record.actions[-1])
    path = tmp_path / "names.json"
    record.save(path)
    shown = cli("replay", str(path))
    assert shown.code == 0
    for who in NAMES[:players]:
        assert who in shown.out
    assert cli("replay", str(path), "--seat", "0", "--step", lines=[""] * STEPS).code == 0
    assert cli("verify", str(path)).code == 0
