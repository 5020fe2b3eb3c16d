"""Tables in memory: an actor each, its viewers, and what each is told. Imports `storage`, `bots`, `bus` and below."""
