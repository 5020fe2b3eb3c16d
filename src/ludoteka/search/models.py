"""What was learned of a game: numbers for its search, and a card that says where they come from.

A game that learned has `model.json` in its folder, written by `ludoteka train`. It holds for one version of the rules
and for the inputs that the game's `judgement.py` or `policy.py` names; with others it is refused.
"""

from __future__ import annotations

import base64
import json
import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine import actor_critic, network
from ludoteka.engine.errors import LudotekaError
from ludoteka.engine.game import Game
from ludoteka.engine.network import BY_HAND
from ludoteka.search.judging import inputs_of

__all__ = [
    "BY_HAND",
    "FILE",
    "Model",
    "UnfitModel",
    "Words",
    "load",
    "save",
    "shipped",
    "shipped_path",
]

#: A model as kernels take it; without numbers a search judges by hand.
Words = NDArray[np.float64]
#: What the file is called.
FILE = "model.json"


class UnfitModel(LudotekaError):
    """A file holds no model, or one for another game, other rules or other inputs."""


@dataclass(frozen=True, eq=False)
class Model:
    """The numbers, and what is known of them: game, rules, inputs, settings, seed, data, strength."""

    words: Words
    card: dict[str, Any]


def shipped_path(game: Game) -> Path:
    """Return where the model of a game lies, if there is one."""
    return game.parts.folder / FILE


@cache
def shipped(game: Game) -> Words:
    """Return what was learned of a game, BY_HAND where nothing was. Raises UnfitModel."""
    path = shipped_path(game)
    return load(path, game).words if path.exists() else BY_HAND


def load(path: Path, game: Game) -> Model:
    """Read the model of a game. Raises UnfitModel."""
    try:
        read = json.loads(path.read_text(encoding="utf-8"))
        card = dict(read["card"])
        words = np.frombuffer(base64.b64decode(read["weights"], validate=True), "<f4").astype(np.float64)
    except OSError as error:
        raise UnfitModel(f"There is no model at {str(path)!r}: {error.strerror}.") from error
    except (ValueError, TypeError, KeyError) as error:
        raise UnfitModel(f"{str(path)!r} is not a model: train one with `ludoteka train {game.name}`.") from error
    check(str(path), card, words, game)
    return Model(words, card)


def check(path: str, card: dict[str, Any], words: Words, game: Game) -> None:
    """Raise UnfitModel where a model is not for this game, these rules and these inputs."""
    if card.get("game") != game.name:
        raise UnfitModel(f"{path!r} is a model of {card.get('game')!r}, not of {game.name!r}.")
    again = f"train it anew with `ludoteka train {game.name}`."
    if card.get("rules") != game.version:
        raise UnfitModel(
            f"{path!r} learned version {card.get('rules')} of {game.title}; this is {game.version}: {again}"
        )
    inputs = list(inputs_of(game))
    if card.get("inputs") != inputs:
        raise UnfitModel(f"{path!r} counts other things than {game.title} does now: {again}")
    if not (np.isfinite(words).all() and is_whole(words, game)):
        raise UnfitModel(f"The numbers in {path!r} are incomplete: {again}")
    if not (words[network.LATE] > 0 and words[network.EARLY] > 0 and math.isfinite(words[network.EARLY])):
        raise UnfitModel(f"The numbers in {path!r} cannot be right: {again}")


def is_whole(words: Words, game: Game) -> bool:
    """Tell whether there are as many numbers as a network of a game's inputs has, or an actor and a critic."""
    policy = game.part("policy")
    if words.size <= network.HEAD:
        return False
    if policy is not None:
        return actor_critic.is_whole(words, len(policy.POSITION_INPUTS), len(policy.ACTION_INPUTS))
    inputs = len(inputs_of(game))
    return bool(words[network.INPUTS] == inputs and words.size == network.size(inputs, int(words[network.HIDDEN])))


def save(path: Path, model: Model) -> None:
    """Write a model, whole or not at all."""
    weights = base64.b64encode(model.words.astype("<f4").tobytes()).decode()
    text = json.dumps({"card": model.card, "weights": weights}, indent=1, ensure_ascii=False) + "\n"
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)
