"""The commands, a module each: `arguments(parser)` says what it takes, `run(args, screen)` does it."""
