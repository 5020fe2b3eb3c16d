"""Who thinks: the loader of games, the threads that bots share, bots without a compiler. Imports `common`."""
