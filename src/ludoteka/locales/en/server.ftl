# What happened at a table besides the moves.
server-log-sat = { $who } sits down.
server-log-left = { $who } leaves.
server-log-began = The game begins.
server-log-undone = { $who } takes the last step back.
server-log-resigned = { $who } gives the game up.
server-log-replaced-left = { $who } has left: a bot plays on.
server-log-replaced-time = { $who } has no time left: a bot plays on.
server-log-returned = { $who } is back.
server-log-chat-on = The chat is open.
server-log-chat-off = The chat is closed.
server-log-rematched = The same players meet again at another table.

# The commands `serve` and `bot`
help-serve = open tables for people and bots, in the browser
help-bot = let a bot of this machine play a seat at a server's table
help-arg-host = address to listen on (default: 127.0.0.1, this machine only)
help-arg-port = port to listen on (default: 8410, or the next free one)
help-arg-db = where games are kept: sqlite:///FILE or postgresql://… (default: a file in your data folder)
help-arg-public-url = the address under which people reach the server, where a proxy stands before it
help-arg-log-level = how much the log says (default: warning on a terminal, info elsewhere)
help-arg-open = open the browser when the server is ready
help-arg-table-link = the link for a program, from the table's page
help-arg-bot-level = level of the bot (default: master)
serve-other-port = Port { $taken } is taken; this server listens on { $port }.
serve-open = Ludoteka is at { $url }; Ctrl-C stops it.
bot-seated = The bot sits at seat { $seat }: { $game }.
bot-lost = The connection was lost; next try in about { $seconds } s.
bot-over = The game is over. Winning seats: { $seats }.
