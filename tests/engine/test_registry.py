"""The games, found by discovery."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka.engine import registry
from ludoteka.engine.errors import UnknownGame

GAMES = Path(ludoteka.__file__).parent / "games"


def test_every_folder_with_a_header_is_a_game() -> None:
    folders = [path.parent.name for path in GAMES.glob("*/__init__.py") if "HEADER" in path.read_text(encoding="utf-8")]
    assert sorted(name.replace("-", "_") for name in ludoteka.games()) == sorted(folders)
    assert "opale" in ludoteka.games()
    assert ludoteka.games() == sorted(ludoteka.games())


def test_a_game_is_found_by_its_name_and_is_always_the_same() -> None:
    for name in ludoteka.games():
        assert ludoteka.game(name).name == name
        assert ludoteka.game(name) is ludoteka.game(name)


def test_the_list_is_ones_own() -> None:
    ludoteka.games().clear()
    assert ludoteka.games()


@pytest.mark.parametrize(
    "name", ["", "chess", "OPALE", "opale ", "../opale", None, 5, ["opale"], b"opale", "x" * 10_000]
)
def test_an_unknown_game_is_refused_with_those_there_are(name: Any) -> None:
    with pytest.raises(UnknownGame, match=r"There is no game .+; there are .*opale") as caught:
        ludoteka.game(name)
    assert len(str(caught.value)) < 400


def test_a_mistyped_name_is_recognised() -> None:
    with pytest.raises(UnknownGame, match="Did you mean 'opale'"):
        ludoteka.game("opal")


def test_a_game_is_added_by_its_folder_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import ludoteka.games as shelf

    for name, text in (
        ("toy_game", "from tests.engine.pebbles import HEADER as PEBBLES\n"
                     "import dataclasses\nHEADER = dataclasses.replace(PEBBLES, name='toy-game')\n"),
        ("not_a_game", "HEADER = 'none'\n"),
        ("neither", ""),
    ):  # fmt: skip
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(text)
    (tmp_path / "no_package").mkdir()
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__, str(tmp_path)])
    found = registry._all.__wrapped__()
    assert set(found) - set(ludoteka.games()) == {"toy-game"}
    assert found["toy-game"].parts.package == "ludoteka.games.toy_game"


def test_the_face_of_the_package() -> None:
    called = {"games", "review"}  # packages that can be called, here only once somebody has asked for them
    assert set(ludoteka.__all__) <= set(dir(ludoteka)) | set(ludoteka._HOMES) | called
    for name in ludoteka.__all__:
        assert getattr(ludoteka, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        ludoteka.nonsense  # noqa: B018
