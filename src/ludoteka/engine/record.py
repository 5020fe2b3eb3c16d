"""A record of a game: enough to play it again to the same bytes, in a form that people can read."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludoteka.engine.commitment import commit, keeps
from ludoteka.engine.errors import BadNotation, BadRecord, IllegalAction, LudotekaError, shown
from ludoteka.engine.game import Game
from ludoteka.engine.position import Position, check_seed
from ludoteka.engine.registry import game as game_by_name
from ludoteka.engine.series import Series

FORMAT = 1
#: How people end a game together, or the host of a server ends it.
ENDINGS = ("", "draw", "abandoned", "closed")


@dataclass
class Record:
    """Options, seed and actions of one game, under one version of its rules."""

    game: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    #: Who sat where, for people.
    seats: list[str] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    #: The version of the rules; 0: the present one.
    version: int = 0
    #: The position it began with, in notation; empty: the game's own beginning.
    setup: str = ""
    #: The seats that gave the game up.
    resigned: list[int] = field(default_factory=list)
    #: How people ended it together: "draw", "abandoned", or not at all.
    ended: str = ""
    #: The series that it is a game of, with this game counted once it is over.
    series: Series | None = None

    def __post_init__(self) -> None:
        self.version = self.version or self.rules.version

    @classmethod
    def begin(
        cls,
        game: str,
        players: int | None = None,
        seed: int | None = None,
        seats: list[str] | None = None,
        **options: Any,
    ) -> Record:
        """Return the record of a game about to begin; without a seed, of one nobody can foresee.

        Raises UnknownGame, BadPlayers, BadOption or BadSeed.
        """
        rules = game_by_name(game)
        count = rules.header.check_players(players)
        checked = rules.check_options(count, options)
        return cls(game, count, check_seed(seed), dict(checked), seats or [], [], rules.version)

    @property
    def rules(self) -> Game:
        """The game."""
        return game_by_name(self.game)

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown before the game."""
        return commit(self.game, self.seed)

    def start(self) -> Position:
        """Return the first position."""
        if self.setup:
            return self.rules.parse(self.setup)
        return self.rules.new(self.players, self.seed, **self.options)

    def replay(self) -> Iterator[Position]:
        """Yield the position before the first action and after each one. Raises BadRecord."""
        position = self.start()
        yield position.copy()
        for number, action in enumerate(self.actions, 1):
            try:
                position.apply(action)
            except IllegalAction as error:
                raise BadRecord(f"Action {number} of this record does not fit: {error}") from error
            yield position.copy()

    def position(self) -> Position:
        """Return the last position. Raises BadRecord."""
        last = None
        for last in self.replay():  # noqa: B007
            pass
        assert last is not None
        return last

    # ---- as JSON

    def to_json(self, last: Position | None = None) -> dict[str, Any]:
        """Return the record for a file; it replays to the digest that it states.

        `last` is the last position, where it is known: it is not replayed for then.
        """
        rules, last = self.rules, last or self.position()
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "options": {k: list(v) if isinstance(v, tuple) else v for k, v in self.options.items()},
            "seats": self.seats,
            "seed": f"{self.seed:032x}",
            "commitment": self.commitment,
            **({"setup": self.setup} if self.setup else {}),
            "actions": [rules.action_to_text(action) for action in self.actions],
            **({"resigned": self.resigned} if self.resigned else {}),
            **({"ended": self.ended} if self.ended else {}),
            **({"series": self.series.to_json()} if self.series is not None else {}),
            "result": {
                "over": last.is_over,
                "winners": last.winners(),
                "scores": last.scores(),
                "digest": last.digest(),
            },
        }

    @classmethod
    def from_json(cls, obj: Any) -> Record:
        """Return the record in JSON, once it has been checked by replaying it. Raises BadRecord."""
        if not isinstance(obj, Mapping):
            raise BadRecord(f"A record is a JSON object, not {type(obj).__name__}.")
        if obj.get("format") != FORMAT:
            raise BadRecord(f"This record has format {shown(obj.get('format'))}; this release reads format {FORMAT}.")
        try:
            record = cls._read(obj)
            record._verify(obj)
        except BadRecord:
            raise
        except LudotekaError as error:
            raise BadRecord(f"This record does not fit: {error}") from error
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadRecord(f"This record is malformed: {type(error).__name__} {shown(str(error))}.") from error
        return record

    @classmethod
    def _read(cls, obj: Mapping[str, Any]) -> Record:
        rules = game_by_name(obj["game"])
        if obj["version"] != rules.version:
            raise BadRecord(
                f"This record was played by version {shown(obj['version'])} of {rules.name}; "
                f"this is version {rules.version}."
            )
        for what, kind in (("players", int), ("options", Mapping), ("seats", list), ("actions", list)):
            if not isinstance(obj[what], kind):
                raise BadRecord(f"The {what} of this record cannot be {shown(obj[what])}.")
        players = rules.header.check_players(obj["players"])
        options = rules.check_options(players, obj["options"])
        seats = [str(name) for name in obj["seats"]]
        actions = []
        for number, text in enumerate(obj["actions"], 1):
            try:
                actions.append(rules.action_from_text(text))
            except BadNotation as error:
                raise BadRecord(f"Action {number} of this record cannot be read: {error}") from error
        seed, setup, resigned = check_seed(int(obj["seed"], 16)), obj.get("setup", ""), obj.get("resigned", [])
        if setup:
            begin = rules.parse(setup)
            if (begin.players, dict(begin.options)) != (players, dict(options)):
                raise BadRecord("The setup of this record is for other players or options than it states.")
        if not isinstance(resigned, list) or any(type(s) is not int or not 0 <= s < players for s in resigned):
            raise BadRecord(f"The resigned seats of this record cannot be {shown(resigned)}.")
        ended = obj.get("ended", "")
        if ended not in ENDINGS:
            raise BadRecord(f"This record cannot have ended by {shown(ended)}: people agree on a draw, or abandon it.")
        told = obj.get("series")
        series = None if told is None else Series.from_json(told, players)
        played = (seats, actions, rules.version, setup, resigned, ended, series)
        return cls(rules.name, players, seed, dict(options), *played)

    def _verify(self, obj: Mapping[str, Any]) -> None:
        last = self.position()
        if not keeps(str(obj.get("commitment")), self.game, self.seed):
            raise BadRecord("The seed of this record is not the one that was promised: its hash differs.")
        claimed = obj.get("result")
        if not isinstance(claimed, Mapping):
            raise BadRecord("This record states no result.")
        true = {
            "over": last.is_over,
            "winners": last.winners(),
            "scores": last.scores(),
            "digest": last.digest(),
        }
        for what, value in true.items():
            if claimed.get(what) != value:
                raise BadRecord(f"This record claims {what} {shown(claimed.get(what))}, but replays to {value!r}.")

    # ---- as a file

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        target = Path(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        draft = target.with_name(f"{target.name}.{secrets.token_hex(4)}.part")
        text = json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n"
        try:
            with open(draft, "x", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, target)
        finally:
            draft.unlink(missing_ok=True)

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Return the record in a file, checked. Raises BadRecord."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise BadRecord(f"The record {str(path)!r} cannot be read: {error}.") from error
        try:
            obj = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"The record {str(path)!r} is not JSON: {error}.") from error
        return cls.from_json(obj)
