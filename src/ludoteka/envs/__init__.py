"""For learners: many games at once, and the adapters of other people's toolkits.

May import: `engine`, `search`, `bots`.
"""
