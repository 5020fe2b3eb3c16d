"""Puzzles: positions of bots' games in which one choice is clearly the best, told as data beside the rules of a game.

`finding` plays games and looks for them, `weighing` says how good each choice is, `collection` is the file in a game's
folder, `checking` goes through one again, `answering` says what becomes of a try.

May import: `engine`, `search`, `review`, `arena`.
"""

from __future__ import annotations

from ludoteka.puzzles.collection import BadPuzzles, Collection, Puzzle, Try, puzzles_of

__all__ = ["BadPuzzles", "Collection", "Puzzle", "Try", "puzzles_of"]
