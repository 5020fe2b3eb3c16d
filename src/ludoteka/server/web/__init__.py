"""HTTP, sockets, static files and what protects them. Imports every other room."""
