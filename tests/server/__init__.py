"""The server, over real sockets and real databases. What it promises, and where that is proven:

- A move that was acknowledged survives `kill -9`, and none is applied twice: `test_kill`, `test_once`.
- Any client resumes from any entry: `test_resume`.
- Nobody receives what they should not, a test for each side door: `test_leaks`, `test_hints`, `test_attacker`.
- No bot peeks: `tests/bots`, `test_hints`. No bot holds anybody up: `test_bots`.
- A restart costs no clock time: `test_clocks`.
- A fix never corrupts stored games: `test_frozen`.
- A foreign origin gets no socket, and no secret is in an address or a log: `test_handshake`.
- A backup restores: `test_operation`.
- Bad input gets a clear error, and nothing breaks: `test_fuzz`, `test_openapi`, `test_tables`.
"""
