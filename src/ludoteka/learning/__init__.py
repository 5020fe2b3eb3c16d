"""Learning to judge: a game plays itself by search, a small network is fitted to what came of it, and so on.

May import: `engine`, `search`, `arena`.
"""
