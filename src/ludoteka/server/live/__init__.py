"""Tables in memory: an actor each, its viewers, and what each is told; lists of tables, and opening new ones.

Imports `storage`, `bots`, `bus` and below.
"""
