"""The arena: matches between bots, by the hundred, and what they say about who is stronger.

May import: `engine`, `bots`.
"""
