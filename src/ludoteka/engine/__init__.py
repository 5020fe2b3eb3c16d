"""What a game is: its contract, its compiled kernels, its positions and its records.

Nothing here imports Numba until a game's rules are needed.
"""
