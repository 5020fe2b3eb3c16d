"""Which language the person at the keyboard reads."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from ludoteka.cli.complaints import Complaint
from ludoteka.engine.text import LANGUAGES

_OPTION = "--lang"


def users_language(environment: Mapping[str, str] | None = None) -> str:
    """Return the language that the environment asks for, in the order of POSIX; English where we do not have it."""
    env = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(variable):
            language = env[variable].replace("-", "_").partition(".")[0].partition("_")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def split_language(argv: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the value of `--lang`, wherever it stands, and the arguments without it.

    It is read before all else, so that every complaint about the other arguments is in that language.
    """
    language, rest, words = None, [], iter(argv)
    for word in words:
        if word == _OPTION:
            language = next(words, "")
        elif word.startswith(_OPTION + "="):
            language = word.partition("=")[2]
        else:
            rest.append(word)
    if language is not None and language not in LANGUAGES:
        raise Complaint("error-unknown-language", name=language, known=", ".join(LANGUAGES))
    return language, rest
