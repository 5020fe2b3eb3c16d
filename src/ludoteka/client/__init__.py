"""Programs that play at a table over its socket, as a page does.

May import: `server.common`, `server.wire`.
"""
