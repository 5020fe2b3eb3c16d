"""What outlasts the process: SQLite or PostgreSQL, migrations, identities. Imports `state` and what it may."""
