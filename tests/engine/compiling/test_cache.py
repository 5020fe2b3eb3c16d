"""Where compiled kernels are kept, and when they are stale."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ludoteka.engine import user_folders
from ludoteka.engine.compiling import cache, sources

NOWHERE = "/dev/null/nowhere"


def kernels_of(root: Path, name: str, age: float, *files: str) -> Path:
    folder = root / name
    folder.mkdir()
    for file in files or ("lock", "engine.rng.below-84.py311.nbi", "engine.rng.below-84.py311.1.nbc"):
        (folder / file).touch()
    os.utime(folder, (1e9 - age, 1e9 - age))
    return folder


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "root", lambda: tmp_path)
    return tmp_path


# ---- rooms and fingerprints


def test_a_file_of_a_game_belongs_to_its_room_and_any_other_to_the_common_one() -> None:
    assert cache.room_of(sources.GAMES / "opale" / "rules.py") == "opale"
    assert cache.room_of(sources.GAMES / "opale" / "deeper" / "rules.py") == "opale"
    assert cache.room_of(sources.GAMES / "__init__.py") == "common"
    assert cache.room_of(sources.PACKAGE / "engine" / "rng.py") == "common"
    assert cache.room_of(Path(__file__)) == "common"


def test_only_files_of_the_package_are_inside() -> None:
    assert cache.inside(sources.PACKAGE / "engine" / "rng.py")
    assert not cache.inside(Path(__file__))
    assert not cache.inside(Path("<stdin>"))


@pytest.mark.parametrize("flag", sorted(cache.FLAGS))
def test_flags_are_part_of_the_fingerprint(flag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.flags()
    monkeypatch.setenv(f"NUMBA_{flag}", "1")
    assert cache.flags() != before


def test_a_flag_set_without_a_variable_counts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import config

    before = cache.flags()
    monkeypatch.setattr(config, "BOUNDSCHECK", 1)
    assert cache.flags() != before


# ---- places


def test_the_named_folder_comes_first_then_the_users_then_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(user_folders, "cache_folder", lambda: tmp_path / "user")
    monkeypatch.setattr(cache, "_temporary", lambda: tmp_path / "temporary")
    monkeypatch.setenv(cache.FOLDER_VARIABLE, str(tmp_path / "named"))
    assert cache.root.__wrapped__() == tmp_path / "named"
    monkeypatch.setenv(cache.FOLDER_VARIABLE, NOWHERE)
    assert cache.root.__wrapped__() == tmp_path / "user" / "kernels"
    monkeypatch.delenv(cache.FOLDER_VARIABLE)
    assert cache.root.__wrapped__() == tmp_path / "user" / "kernels"
    monkeypatch.setattr(user_folders, "cache_folder", lambda: Path(NOWHERE))
    assert cache.root.__wrapped__() == tmp_path / "temporary"
    monkeypatch.setattr(cache, "_temporary", lambda: Path(NOWHERE))
    assert cache.root.__wrapped__() is None


def test_a_folder_named_relatively_does_not_move_with_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(cache.FOLDER_VARIABLE, "near")
    assert cache.root.__wrapped__() == tmp_path / "near"


def test_a_user_without_a_home_has_a_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv(cache.FOLDER_VARIABLE, raising=False)
    monkeypatch.setattr(user_folders, "cache_folder", no_home)
    monkeypatch.setattr(cache, "_temporary", lambda: tmp_path / "temporary")
    assert cache.root.__wrapped__() == tmp_path / "temporary"


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="owners of files are of POSIX")
def test_a_temporary_folder_that_others_could_write_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "mine"
    assert cache._private(mine)
    assert mine.stat().st_mode & 0o777 == 0o700
    assert cache._private(mine)
    mine.chmod(0o777)
    assert not cache._private(mine)
    mine.chmod(0o700)
    (tmp_path / "link").symlink_to(mine)
    assert not cache._private(tmp_path / "link")
    me = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: me + 1)
    assert not cache._private(mine)


# ---- prune


def test_prune_keeps_the_present_folder_and_the_most_recent_older_ones_of_each_room(root: Path) -> None:
    present = kernels_of(root, f"opale-{cache.fingerprint('opale')}", age=1000)
    older = [kernels_of(root, f"opale-{number:016x}", age=number) for number in range(5)]
    other = kernels_of(root, f"common-{1:016x}", age=2000)
    assert cache.prune(keep=3) == 2
    assert [path.exists() for path in older] == [True, True, True, False, False]
    assert present.exists()
    assert other.exists()
    assert cache.prune(keep=3) == 0
    assert cache.prune(keep=0) == 4
    assert sorted(root.iterdir()) == [present]


def test_prune_deletes_nothing_that_is_not_ours(root: Path) -> None:
    kernels_of(root, "photos", 1)
    kernels_of(root, f"holiday-{1:016x}", 1, "beach.jpg", "lock")
    kernels_of(root, "opale-not-hexadecimal0", 1)
    (root / f"opale-{2:016x}").touch()
    before = sorted(root.rglob("*"))
    assert cache.prune(keep=0) == 0
    assert sorted(root.rglob("*")) == before


def test_prune_has_nothing_to_do_where_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "root", lambda: None)
    assert cache.prune() == 0


# ---- lock


def test_a_lock_is_held_by_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    monkeypatch.setattr(cache, "folder", lambda room: tmp_path)
    order: list[str] = []
    inside = threading.Event()

    def second() -> None:
        inside.wait()
        with cache.lock("opale"):
            order.append("second")

    thread = threading.Thread(target=second)
    with cache.lock("opale"):
        thread.start()
        inside.set()
        thread.join(timeout=0.2)
        order.append("first")
    thread.join()
    assert order == ["first", "second"]


def test_locks_of_other_names_and_rooms_do_not_block_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "folder", lambda room: tmp_path / room)
    with cache.lock("opale"), cache.lock("opale", "saving"), cache.lock("common"):
        assert sorted(path.name for path in tmp_path.rglob("*")) == ["common", "lock", "lock", "opale", "saving"]


@pytest.mark.parametrize("where", [None, Path(NOWHERE)])
def test_where_nothing_can_be_locked_work_goes_on(where: Path | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "folder", lambda room: where)
    with cache.lock("opale"):
        done = True
    assert done
