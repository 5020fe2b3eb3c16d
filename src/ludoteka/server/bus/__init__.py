"""How workers speak to each other: Redis or Valkey. Imports `common`."""
