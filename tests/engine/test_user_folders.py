"""The folders of a user: where the system says, and no game is lost that was kept elsewhere before."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludoteka.engine import user_folders
from ludoteka.server.common.settings import default_database

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the variables are those of Linux")


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for variable in ("XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


def test_they_lie_below_the_users_home(home: Path) -> None:
    assert user_folders.cache_folder() == home / ".cache" / "ludoteka"
    assert user_folders.data_folder() == home / ".local" / "share" / "ludoteka"
    assert user_folders.former_data_folder() == user_folders.data_folder()


def test_variables_of_the_system_name_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert user_folders.cache_folder() == tmp_path / "caches" / "ludoteka"
    assert user_folders.data_folder() == tmp_path / "data" / "ludoteka"
    assert default_database() == f"sqlite:///{tmp_path / 'data' / 'ludoteka' / 'ludoteka.db'}"


def test_a_database_that_was_kept_elsewhere_before_is_used_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A relative XDG_DATA_HOME was taken by its word once; the standard says to ignore it."""
    monkeypatch.setenv("XDG_DATA_HOME", "near")
    assert default_database() == f"sqlite:///{home / '.local' / 'share' / 'ludoteka' / 'ludoteka.db'}"
    former = Path("near") / "ludoteka" / "ludoteka.db"
    former.parent.mkdir(parents=True)
    former.touch()
    assert default_database() == f"sqlite:///{former}"
