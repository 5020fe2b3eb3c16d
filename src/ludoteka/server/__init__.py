"""Tables where people and bots play: HTTP, WebSockets, storage. Nothing below this package knows it.

Its rooms, from the lowest: common, bus, wire, bots, state, storage, live, web. Each knows only those before it.

May import: `engine`, `lessons`, `search`, `bots`, `review`, `puzzles`.
"""
