"""Lessons: short positions with one thing to do in each, told as data beside the rules of a game.

A game has lessons because `lessons.toml` lies in its folder; `format` reads that file, `judging` says what becomes of
an action in a step. CONTRIBUTING describes the format.

May import: `engine`.
"""
