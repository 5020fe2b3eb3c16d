"""A record: enough to play a game again to the same bytes, and nothing in it can be changed unnoticed."""

from __future__ import annotations

import copy
import json
import os
import random
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteka
from ludoteka.engine.commitment import commit
from ludoteka.engine.errors import BadOption, BadPlayers, BadRecord, BadSeed, UnknownGame
from ludoteka.engine.game import Game
from ludoteka.engine.record import Record
from tests.engine.test_game import JSON


def played(game: str = "opale", seed: int = 11, actions: int = 1000, **options: Any) -> Record:
    record = Record.begin(game, seed=seed, seats=["Ann", "Боб"], **options)
    position, dice = record.start(), random.Random(seed)
    while not position.is_over and len(record.actions) < actions:
        record.actions.append(dice.choice(position.legal_actions()))
        position.apply(record.actions[-1])
    return record


WHOLE = played(variants=["omen"])
SAMPLE = WHOLE.to_json()
TEXT = json.dumps(SAMPLE)


def changed(path: str, value: Any) -> Any:
    """Return the sample with another value at a path such as `result/winners`; `...` takes it away."""
    obj = copy.deepcopy(SAMPLE)
    *above, last = path.split("/")
    part: Any = obj
    for name in above:
        part = part[int(name) if isinstance(part, list) else name]
    if value is ...:
        del part[last]
    else:
        part[int(last) if isinstance(part, list) else last] = value
    return obj


# ---- round trips


@pytest.mark.parametrize("actions", [0, 1, 7, 1000])
def test_a_record_replays_to_the_same_bytes(actions: int) -> None:
    record = played(actions=actions, variants=["shells"])
    position = record.start()
    for action in record.actions:
        position.apply(action)
    assert record.position() == position
    again = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert again == record
    assert again.position() == position
    assert again.to_json() == record.to_json()


def test_a_replay_yields_every_position_and_each_is_ones_own() -> None:
    positions = list(WHOLE.replay())
    assert len(positions) == len(WHOLE.actions) + 1
    for before, action, after in zip(positions, WHOLE.actions, positions[1:], strict=False):
        assert before.after(action) == after


def test_a_record_holds_everything_for_people_and_for_programs() -> None:
    assert list(SAMPLE) == [
        "format",
        "game",
        "version",
        "players",
        "options",
        "seats",
        "seed",
        "commitment",
        "actions",
        "result",
    ]
    assert SAMPLE["seed"] == f"{11:032x}"
    assert SAMPLE["commitment"] == commit("opale", 11)
    assert SAMPLE["options"] == {"variants": ["omen"]}
    assert all(isinstance(action, str) for action in SAMPLE["actions"])
    last = WHOLE.position()
    assert SAMPLE["result"] == {
        "over": True,
        "winners": last.winners(),
        "scores": last.scores(),
        "digest": last.digest(),
    }


def test_every_kind_of_option_comes_through(pebbles: Game) -> None:
    record = Record.begin("pebbles", 3, 5, heap="big", dice=True, gifts=["one"], skill=["two", "three", "two"])
    assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record


def test_a_record_made_by_hand_has_the_present_version() -> None:
    record = Record("opale", 2, 5)
    assert record.version == ludoteka.game("opale").version
    assert Record.from_json(record.to_json()).position() == ludoteka.game("opale").new(seed=5)


def test_without_a_seed_the_game_cannot_be_foreseen() -> None:
    records = [Record.begin("opale") for _ in range(3)]
    assert len({record.seed for record in records}) == 3
    assert all(record.seed >> 64 for record in records)
    assert records[0].commitment == commit("opale", records[0].seed)


def test_whole_numbers_of_numpy_are_seeds() -> None:
    record = Record.begin("opale", np.int8(2), np.uint64(5))  # type: ignore[arg-type]
    assert record.commitment == commit("opale", 5)
    assert json.loads(json.dumps(record.to_json()))["players"] == 2


@pytest.mark.parametrize(
    ("args", "options", "error"),
    [
        (("chess",), {}, UnknownGame),
        (("opale", 3), {}, BadPlayers),
        (("opale", 2, -1), {}, BadSeed),
        (("opale", 2, "5"), {}, BadSeed),
        (("opale", 2, 2**128), {}, BadSeed),
        (("opale", 2, 5), {"variants": ["rain"]}, BadOption),
    ],
)
def test_a_record_begins_only_with_what_a_game_begins_with(args: Any, options: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        Record.begin(*args, **options)


# ---- changed records


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("actions/0", "nonsense", "Action 1 of this record cannot be read"),
        ("actions/3", "seal:P", "Action 4 of this record does not fit"),
        ("actions/2", 5, "Action 3 of this record cannot be read"),
        ("actions", SAMPLE["actions"][:-1], "claims over True, but replays to False"),
        ("actions", [*SAMPLE["actions"], "pass"], f"Action {len(SAMPLE['actions']) + 1} of this record does not fit"),
        ("actions", None, "The actions of this record cannot be None"),
        ("actions", "pass", "The actions of this record cannot be 'pass'"),
        ("actions", ..., "malformed"),
        ("seed", f"{12:032x}", "does not fit|not the one that was promised"),
        ("seed", "-1", "A seed is a whole number"),
        ("seed", f"{2**128:x}", "A seed is a whole number"),
        ("seed", "xyz", "malformed"),
        ("seed", 11, "malformed"),
        ("commitment", commit("opale", 12), "not the one that was promised"),
        ("commitment", None, "not the one that was promised"),
        ("commitment", "\ud800", "not the one that was promised"),
        ("commitment", ..., "not the one that was promised"),
        ("version", 99, "played by version 99 of opale; this is version 1"),
        ("version", "1", "played by version '1'"),
        ("version", ..., "malformed"),
        ("format", 2, "has format 2; this release reads format 1"),
        ("format", ..., "has format None"),
        ("game", "chess", "no game 'chess'"),
        ("game", None, "no game None"),
        ("game", ["opale"], "no game"),
        ("players", 3, "for 2 players, not 3"),
        ("players", 2.0, "The players of this record cannot be 2.0"),
        ("players", None, "The players of this record cannot be None"),
        ("players", True, "for 2 players, not True"),
        ("options", {"variants": ["rain"]}, "cannot be"),
        ("options", {"weather": "fine"}, "no option 'weather'"),
        ("options", {"variants": {"omen": False}}, "cannot be"),
        ("options", {}, "does not fit|claims"),
        ("options", None, "The options of this record cannot be None"),
        ("options", [], "The options of this record cannot be"),
        ("seats", None, "The seats of this record cannot be None"),
        ("seats", "Ann", "The seats of this record cannot be 'Ann'"),
        ("result", None, "states no result"),
        ("result/over", False, "claims over False, but replays to True"),
        ("result/winners", [0, 1], r"claims winners \[0, 1\]"),
        ("result/scores", [0, 0], r"claims scores \[0, 0\]"),
        ("result/digest", "0" * 32, "claims digest"),
        ("result/digest", ..., "claims digest None"),
    ],
)
def test_a_changed_record_is_refused_with_what_does_not_fit(path: str, value: Any, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        Record.from_json(changed(path, value))


@settings(max_examples=40)
@given(st.data())
def test_another_legal_action_anywhere_is_noticed_unless_the_game_ends_the_same(data: st.DataObject) -> None:
    positions = list(WHOLE.replay())
    at = data.draw(st.integers(0, len(WHOLE.actions) - 1))
    others = [action for action in positions[at].legal_actions() if action != WHOLE.actions[at]]
    if others:
        action = data.draw(st.sampled_from(others))
        twin = Record(
            "opale", 2, WHOLE.seed, WHOLE.options, [], [*WHOLE.actions[:at], action, *WHOLE.actions[at + 1 :]]
        )
        try:
            same = twin.position() == WHOLE.position()
        except BadRecord:
            same = False
        obj = changed(f"actions/{at}", WHOLE.rules.action_to_text(action))
        with nullcontext() if same else pytest.raises(BadRecord):
            Record.from_json(obj)


@pytest.mark.parametrize("obj", [None, 5, "text", [], [SAMPLE], {}, {"format": 1}])
def test_what_is_not_a_record_is_refused(obj: Any) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(obj)


@given(JSON)
def test_rubbish_is_refused(obj: Any) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(obj)


@given(st.sampled_from([path for path in SAMPLE if path != "seats"]), JSON)
def test_rubbish_in_any_place_is_refused(path: str, value: Any) -> None:
    if value != SAMPLE[path]:
        with pytest.raises(BadRecord):
            Record.from_json(changed(path, value))


@given(JSON)
def test_names_that_are_rubbish_are_refused_or_texts(value: Any) -> None:
    try:
        record = Record.from_json(changed("seats", value))
    except BadRecord:
        return
    assert all(isinstance(name, str) for name in record.seats)


# ---- files


def test_a_file_gives_the_record_again(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "game.json"
    WHOLE.save(path)
    assert Record.load(path) == WHOLE
    assert Record.load(str(path)) == WHOLE
    assert json.loads(path.read_text(encoding="utf-8")) == SAMPLE
    assert "Боб" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("step", ["write", "replace", "to_json"])
def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    path = tmp_path / "game.json"
    played(actions=3).save(path)
    before = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError("No space left on device")

    if step == "write":
        monkeypatch.setattr(os, "fsync", fail)
    elif step == "replace":
        monkeypatch.setattr(os, "replace", fail)
    else:
        monkeypatch.setattr(Record, "to_json", fail)
    with pytest.raises(OSError, match="No space left"):
        WHOLE.save(path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.json"]


def watched(name: str, done: list[tuple[Any, ...]]) -> Any:
    """Return a function of `os` that notes its name and its arguments."""
    function = getattr(os, name)

    def note(*args: Any) -> None:
        function(*args)
        done.append((name, *args))

    return note


def test_a_file_is_on_disk_before_it_takes_the_place_of_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[tuple[Any, ...]] = []
    for name in ("fsync", "replace"):
        monkeypatch.setattr(os, name, watched(name, done))
    WHOLE.save(tmp_path / "game.json")
    assert [name for name, *_ in done] == ["fsync", "replace"]


def test_two_that_save_at_once_do_not_share_a_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[Any, ...]] = []
    monkeypatch.setattr(os, "replace", watched("replace", done))
    for _ in range(2):
        WHOLE.save(tmp_path / "game.json")
    drafts = {draft for _, draft, _ in done}
    assert len(drafts) == 2
    assert all(draft.parent == tmp_path for draft in drafts)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"\xff\xfe\x00",
        b"null",
        b"[" * 100_000,
        b"1" * 5000,
        b'{"format": ' + b"1" * 5000 + b"}",
        TEXT[: len(TEXT) // 2].encode(),
        b"{}",
    ],
    ids=["empty", "open", "not text", "null", "deep", "huge", "huge inside", "half", "nothing"],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    with pytest.raises(BadRecord):
        Record.load(path)


@pytest.mark.parametrize("name", ["missing.json", ".", "a\0b"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        Record.load(str(tmp_path / name))


@settings(max_examples=60)
@given(st.integers(0, len(TEXT) - 1), st.integers(0, 3), st.text(max_size=3))
def test_a_changed_file_is_refused_or_says_the_same(at: int, drop: int, insert: str) -> None:
    try:
        obj = json.loads(TEXT[:at] + insert + TEXT[at + drop :])
    except ValueError:
        return
    try:
        again = Record.from_json(obj)
    except BadRecord:
        return
    assert again.position() == WHOLE.position()
    assert again.actions == WHOLE.actions


# ---- other beginnings and ends


def test_a_record_may_begin_with_a_position_and_end_by_giving_up() -> None:
    whole = played(actions=9)
    later = list(whole.replay())[5]
    record = Record("opale", 2, whole.seed, dict(whole.options), [], whole.actions[5:], setup=str(later), resigned=[1])
    assert record.start() == later
    assert record.position() == whole.position()
    again = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert again == record
    assert "setup" not in whole.to_json()
    assert "resigned" not in whole.to_json()


@pytest.mark.parametrize(
    ("changes", "match"),
    [
        ({"setup": "nonsense"}, "is not a position"),
        ({"setup": 3}, "is not a position"),
        ({"setup": str(ludoteka.game("opale").new(seed=1, variants=["shells"]))}, "other players or options"),
        ({"resigned": [2]}, "resigned seats"),
        ({"resigned": 0}, "resigned seats"),
        ({"resigned": [True]}, "resigned seats"),
    ],
)
def test_odd_beginnings_and_ends_are_refused(changes: dict[str, Any], match: str) -> None:
    with pytest.raises(BadRecord, match=match):
        Record.from_json(played(actions=3).to_json() | changes)
