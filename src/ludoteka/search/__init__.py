"""Search: algorithms as templates, specialised and compiled for each game.

May import: `engine`.
"""
