"""What cannot be done, said in the reader's language."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from ludoteka.engine import errors
from ludoteka.engine.text import Arg, Phrase, Words

#: Nobody wants to read more of what was typed than this.
LONGEST = 400


def short(text: str) -> str:
    """Return a text, or the beginning of a long one."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class Complaint(errors.LudotekaError):
    """Something asked for on the command line cannot be done; kept as a phrase until the language is known."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.phrase = Phrase(key, {name: short(arg) if isinstance(arg, str) else arg for name, arg in args.items()})
        super().__init__(Words("en").say(self.phrase))


#: What kind of mistake each error of the engine is. The command line checks most things itself, in three languages;
#: an error that still comes from deeper carries its own sentence, in English, behind these words.
_KINDS: dict[type[errors.LudotekaError], str] = {
    errors.UnknownGame: "kind-game",
    errors.BadPlayers: "kind-players",
    errors.BadOption: "kind-option",
    errors.BadSeed: "kind-seed",
    errors.IllegalAction: "kind-action",
    errors.BadNotation: "kind-notation",
    errors.BadRecord: "kind-record",
    errors.MissingExtra: "kind-missing",
    errors.UnknownLevel: "kind-bot",
}


def heading(error: errors.LudotekaError, words: Words) -> str:
    """Return an error as one sentence for the reader."""
    if isinstance(error, Complaint):
        return words.say(error.phrase)
    if words.language == "en":
        return str(error)
    kind = next((key for known, key in _KINDS.items() if isinstance(error, known)), "kind-other")
    return words("error-detail", kind=words(kind), detail=short(str(error)))


def suggestion(word: str, known: Iterable[str]) -> Arg:
    """Return a question about the known word nearest to a mistyped one, or nothing; a sentence stands before it."""
    near = difflib.get_close_matches(word, list(known), n=1)
    return Phrase("did-you-mean", {"word": near[0]}) if near else ""
