"""The games: a folder each, found by discovery."""
