"""What travels between the server and a page or a program, as types. Imports `common`."""
