"""Tables where people and bots play: HTTP, WebSockets, storage. Nothing below this package knows it."""
