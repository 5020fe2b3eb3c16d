"""A table as the fold of its log: nothing here reads, writes or waits. Imports `common`, `wire`, `bots`."""
