"""Changes texts of positions at random: what is still a position must play on, and everything else be refused.

Run as a script it counts what came of them; uncompiled, a number or a place out of range raises.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Callable

import ludoteka
from ludoteka.engine.errors import BadNotation, BadOption, BadPlayers
from ludoteka.engine.game import Game

Change = Callable[[random.Random, str], str]


def _place(dice: random.Random, text: str) -> int:
    return dice.randrange(len(text) + 1)


def _words(text: str) -> list[str]:
    return text.split(" ")


def drop(dice: random.Random, text: str) -> str:
    at = _place(dice, text)
    return text[:at] + text[at + dice.randint(1, 3) :]


def double(dice: random.Random, text: str) -> str:
    at = _place(dice, text)
    return text[:at] + text[max(0, at - dice.randint(1, 6)) : at] + text[at:]


def replace(dice: random.Random, text: str) -> str:
    at = _place(dice, text)
    return text[:at] + dice.choice("0123456789abcdefHCPWSGDRU-=|,.+ é\0") + text[at + 1 :]


def change_number(dice: random.Random, text: str) -> str:
    words = _words(text)
    numbered = [i for i, word in enumerate(words) if "=" in word and any(c.isdigit() for c in word)]
    if not numbered:
        return text
    at = dice.choice(numbered)
    name, _, value = words[at].partition("=")
    digits = [i for i, c in enumerate(value) if c.isdigit()]
    if digits:
        i = dice.choice(digits)
        value = value[:i] + str(dice.choice((-129, -1, 0, 1, 2, 3, 4, 5, 9, 99, 128, 10**20))) + value[i + 1 :]
    words[at] = f"{name}={value}"
    return " ".join(words)


def drop_word(dice: random.Random, text: str) -> str:
    words = _words(text)
    del words[dice.randrange(len(words))]
    return " ".join(words)


def swap_values(dice: random.Random, text: str) -> str:
    """Give two words each other's values: the likeliest to be impossible in a way that looks well."""
    words = _words(text)
    named = [i for i, word in enumerate(words) if "=" in word]
    one, other = dice.choice(named), dice.choice(named)
    a, b = words[one].split("=", 1), words[other].split("=", 1)
    words[one], words[other] = f"{a[0]}={b[1]}", f"{b[0]}={a[1]}"
    return " ".join(words)


def move_card(dice: random.Random, text: str) -> str:
    """Move one character of a value to another value: cards change places, and their numbers stay right."""
    words = _words(text)
    named = [i for i, word in enumerate(words) if "=" in word and len(word.split("=", 1)[1]) > 1]
    if len(named) < 2:
        return text
    one, other = dice.sample(named, 2)
    name, value = words[one].split("=", 1)
    at = dice.randrange(len(value))
    words[one] = f"{name}={value[:at]}{value[at + 1 :]}"
    at = dice.randrange(len(words[other].split("=", 1)[0]) + 1, len(words[other]) + 1)
    words[other] = words[other][:at] + value[at % len(value)] + words[other][at:]
    return " ".join(words)


def change_phase(dice: random.Random, text: str) -> str:
    words = _words(text)
    phases = ("lay_aside", "play", "take", "discard", "draw", "end_of_turn", "over", "nothing")
    return " ".join(f"phase={dice.choice(phases)}" if word.startswith("phase=") else word for word in words)


CHANGES: tuple[Change, ...] = (
    drop,
    double,
    replace,
    change_number,
    change_number,
    drop_word,
    swap_values,
    move_card,
    change_phase,
)


def positions(game: Game, dice: random.Random, games: int) -> list[str]:
    """Return the texts of the positions of some random games of Opale, with every variant."""
    found = []
    for number in range(games):
        variants = [(), ("omen",), ("shells",), ("omen", "shells")][number % 4]
        position = game.new(seed=dice.getrandbits(128), variants=variants)
        while not position.is_over:
            found.append(str(position))
            position.apply(dice.choice(position.legal_actions()))
        found.append(str(position))
    return found


def outcome(game: Game, text: str, dice: random.Random) -> str:
    """Return what came of a text: the error that refused it, or `plays on`."""
    try:
        position = game.parse(text)
    except (BadNotation, BadOption, BadPlayers) as error:
        return type(error).__name__
    assert game.parse(str(position)) == position, text
    for _ in range(game.max_decisions):
        assert position.view(None)["over"] == position.is_over, text
        if position.is_over:
            break
        actions = position.legal_actions()
        assert actions == sorted(set(actions)), text
        assert actions, text
        assert 0 <= actions[0] <= actions[-1] < game.num_actions, text
        position.apply(dice.choice(actions))
        position.resample(dice.randrange(position.players), dice.getrandbits(64))
    position.scores()
    return "plays on"


def fuzz(name: str, tries: int, seed: int) -> dict[str, int]:
    """Return how often each came of that many changed texts."""
    game, dice = ludoteka.game(name), random.Random(seed)
    texts = positions(game, dice, 8)
    counts: Counter[str] = Counter()
    for _ in range(tries):
        text = dice.choice(texts)
        for _ in range(dice.choice((1, 1, 1, 2, 3))):
            text = dice.choice(CHANGES)(dice, text)
        try:
            counts[outcome(game, text, dice)] += 1
        except Exception as error:
            error.add_note(f"after {sum(counts.values())} texts: {text!r}")
            raise
    return dict(counts)


if __name__ == "__main__":
    print(json.dumps(fuzz(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
