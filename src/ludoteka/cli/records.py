"""Records from files: read, checked by replaying, and what is wrong with them said in the reader's language."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludoteka.cli.complaints import Complaint
from ludoteka.cli.inputs import the_game
from ludoteka.cli.screen import Screen
from ludoteka.cli.warming import get_ready
from ludoteka.engine.commitment import keeps
from ludoteka.engine.errors import BadNotation, BadRecord, IllegalAction, LudotekaError
from ludoteka.engine.game import Game
from ludoteka.engine.record import FORMAT, Record

#: Files with a record a line, as a server's page of own games gives them; `games.jsonl:3` is the third.
_LINES = re.compile(r"(?P<file>.*\.jsonl):(?P<line>[1-9]\d*)")


def load(path: Path, screen: Screen) -> Record:
    """Return the record in a file, once it has replayed to what it claims. Raises Complaint or BadRecord."""
    found = _read(path)
    if len(found) > 1:
        raise Complaint("error-many-records", path=str(path), count=len(found))
    return _record(*found[0], screen)


def load_all(path: Path, screen: Screen) -> list[Record]:
    """Return the records in a file, each replayed to what it claims. Raises Complaint or BadRecord."""
    return [_record(place, content, screen) for place, content in _read(path)]


def _record(place: str, content: Any, screen: Screen) -> Record:
    name = content.get("game") if isinstance(content, dict) else None
    if not isinstance(name, str):
        raise Complaint("error-not-record", path=place)
    game = the_game(name)
    get_ready(game, screen)
    try:
        return Record.from_json(content)
    except BadRecord as error:
        fault = _fault(content, game, place)
        if fault is None:
            raise
        raise fault from error


def _read(path: Path) -> list[tuple[str, Any]]:
    """Return what is in a file, and where: one JSON, or one a line. Raises Complaint."""
    named = None if path.exists() else _LINES.fullmatch(str(path))
    file = Path(named["file"]) if named else path
    text = _text(file)
    if file.suffix != ".jsonl":
        return [(str(path), _parse(text, str(path)))]
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if named:
        lines = [one for one in lines if one[0] == int(named["line"])]
    if not lines:
        raise Complaint("error-not-record", path=str(path))
    return [(f"{file}:{number}", _parse(line, f"{file}:{number}")) for number, line in lines]


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Complaint("error-no-file", path=str(path)) from error
    except UnicodeDecodeError as error:
        raise Complaint("error-not-json", path=str(path), where=f"byte {error.start}") from error
    except OSError as error:
        raise Complaint("error-file", path=str(path), reason=error.strerror or str(error)) from error


def _parse(text: str, place: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Complaint("error-not-json", path=place, where=str(error)) from error


def _fault(content: Mapping[str, Any], game: Game, path: str) -> Complaint | None:
    """Return what is wrong with a record that does not replay, or None where it is no record at all."""
    try:
        return _first_fault(content, game, path)
    except (LudotekaError, KeyError, TypeError, ValueError, AttributeError, OverflowError):
        return None


def _first_fault(content: Mapping[str, Any], game: Game, path: str) -> Complaint | None:
    if content["format"] != FORMAT:
        return Complaint("error-record-format", path=path, theirs=str(content["format"]), ours=str(FORMAT))
    if content["version"] != game.version:
        return Complaint("error-record-version", path=path, theirs=str(content["version"]), ours=str(game.version))
    seed = int(content["seed"], 16)
    position = game.new(content["players"], seed, **content["options"])
    for number, text in enumerate(content["actions"], 1):
        try:
            position.apply(game.action_from_text(text))
        except BadNotation:
            return Complaint("error-record-notation", path=path, number=number, text=str(text))
        except IllegalAction:
            return Complaint("error-record-illegal", path=path, number=number, text=text)
    if not keeps(str(content["commitment"]), game.name, seed):
        return Complaint("error-record-seed", path=path)
    return Complaint("error-record-result", path=path)
