# The commands `serve` and `bot`
help-serve = open tables for people and bots, in the browser
help-bot = let a bot of this machine play a seat at a server’s table
help-arg-host = address to listen on (default: 127.0.0.1, this machine only)
help-arg-port = port to listen on (default: 8410, or the next free one)
help-arg-db = where games are kept: sqlite:///FILE or postgresql://… (default: a file in your data folder)
help-arg-workers = so many processes share the work; they need --db postgresql://… and --bus
help-arg-bus = a Redis or Valkey by which the processes of this server, also on other machines, speak to each other: redis://HOST:PORT (or LUDOTEKA_BUS)
help-arg-public-url = the address at which people reach the server, if there is a proxy in front of it
help-arg-smtp = a mail server, by which people may be told of their turn: smtp://USER:PASSWORD@HOST:PORT or smtps://… (rather in LUDOTEKA_SMTP: others on this machine can read a command)
help-arg-mail-from = the address that those mails are from (or LUDOTEKA_MAIL_FROM)
help-arg-log-level = how much the log says (default: warning on a terminal, info elsewhere)
help-arg-open = open the browser when the server is ready
help-arg-table-link = the link for a program, from the table’s page
help-arg-bot-level = level of the bot (default: master)
serve-other-port = Port { $taken } is taken; this server listens on { $port }.
serve-open = Ludoteka is at { $url }; Ctrl-C stops it.
bot-seated = The bot sits at seat { $seat }: { $game }.
bot-lost = The connection was lost; next try in about { $seconds } s.
bot-over = The game is over. Winning seats: { $seats }.

# Backups, and what a host can get wrong
help-backup = copy all that a server has stored, while it runs
help-arg-backup-file = the new file to write
backup-done = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
} safe in “{ $path }”. To restore: ludoteka serve --db sqlite:///FILE.
error-backup-exists = “{ $path }” is there already and will not be overwritten; choose another name.
error-backup-postgresql = PostgreSQL is backed up by its own means: pg_dump.
help-db = check all that a server has stored, or copy it into another database
help-arg-db-what = check: tell every table again from its log, and name those that are damaged; compact: delete what has expired and give its room on disk back, while no server uses it; copy: carry everything into another database, while no server uses either
help-arg-db-to = with copy: the database that is to hold everything, and holds nothing yet
db-compacting = Compacting
db-compacted = { $count ->
    [one] { $count } row that nobody needs any more was deleted.
   *[other] { $count } rows that nobody needs any more were deleted.
}
db-size = The database takes { $after } KB, before { $before } KB.
db-copying = Copying
db-copied = { $count ->
    [one] Everything is there, with { $count } table, and compared row by row.
   *[other] Everything is there, with { $count } tables, and compared row by row.
}
error-db-to = Say where to copy to: ludoteka db copy --to sqlite:///FILE or --to postgresql://USER@HOST/NAME.
error-db-same = { $where } cannot be copied into itself: name another database with --to.
error-db-taken = { $where } holds something already, and nothing was changed. Name a database that holds nothing yet.
error-db-copy = What was written into { $where } is not what was read; nothing was kept of it. Check both with ludoteka db check.
db-damaged-setting = Table { $table } is damaged: what is stored about it cannot be read ({ $detail })
db-damaged-game = Table { $table } is damaged: its game is not known here ({ $detail })
db-damaged-entry = Table { $table } is damaged: entry { $entry } of its log cannot be read ({ $detail })
db-damaged-gap = Table { $table } is damaged: entry { $entry } of its log is missing ({ $detail })
db-damaged-impossible = Table { $table } is damaged: what entry { $entry } of its log says cannot happen ({ $detail })
db-checked = { $count ->
    [one] { $count } table was told again from its log.
   *[other] { $count } tables were told again from their logs.
}
db-old = { $count ->
    [one] { $count } of them was played under older rules.
   *[other] { $count } of them were played under older rules.
}
db-sound = Nothing is damaged.
db-damage = { $count ->
    [one] { $count } table is damaged. The others are played on; restore a backup to have it back.
   *[other] { $count } tables are damaged. The others are played on; restore a backup to have them back.
}
error-db-url = “{ $url }” is not the address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-db-place = “{ $file }” cannot be read or written: { $reason }. Change its permissions, or choose another file: --db sqlite:///FILE.
error-db-broken = “{ $file }” is damaged, or not a database of SQLite. Restore a backup, or choose another file: --db sqlite:///FILE.
error-db-empty = “{ $file }” holds no tables of Ludoteka. A plain copy of a running server’s file is not whole: make one with ludoteka backup FILE. To begin anew, name a file that does not exist yet.
error-db-newer = “{ $file }” was written by a newer release of Ludoteka: install that one.
error-db-unreachable = The database { $where } does not answer: { $reason }. Is it running, and are address, user and password right?
error-db-running = Ludoteka is running already, at { $address }, with “{ $file }”. Open it there, or give this server a file of its own: --db sqlite:///FILE.
error-listen = { $host }:{ $port } cannot be listened on: { $reason }. Choose another with --host and --port.
error-public-url = “{ $url }” is not a whole address. Write --public-url https://{ $name }, or http:// where nothing encrypts.
error-public-needed = With --host { $host } the server must know by which address people come, or it refuses their browsers. Add --public-url, for example: --public-url http://{ $guess }:{ $port }.
error-smtp = This is not the address of a mail server: write smtp://USER:PASSWORD@HOST:PORT or smtps://…, with %40 for an @ inside.
error-mail-from = “{ $address }” cannot be whom mails are from: write --mail-from NAME@HOST.
error-workers-need = Several processes share tables through PostgreSQL and speak through Redis or Valkey: write --db postgresql://USER@HOST/NAME --bus redis://HOST:PORT.
error-workers-posix = Several processes cannot serve on this system: leave out --workers and --bus.
error-bus = “{ $url }” is not how a Redis or Valkey is reached: write --bus redis://HOST:PORT, rediss://… or unix://….
error-bus-silent = The bus at { $url } does not answer. Is it running, and are address and password right?
help-worker = think for servers on the same bus: bots, hints, reviews, puzzles
help-arg-worker-bus = the Redis or Valkey by which servers ask: redis://HOST:PORT (or LUDOTEKA_BUS)
help-arg-worker-threads = so many thoughts at once (default: as many as there are processors)
worker-there = This worker thinks for whoever asks by { $url }, in { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}; Ctrl-C stops it.
worker-gone = The bus at { $url } does not answer; this worker waits for it.
worker-ready = { $game } is ready.
error-worker-bus = A worker needs to know where it is asked: write --bus redis://HOST:PORT, the same as for ludoteka serve.
error-worker-threads = “{ $threads }” threads cannot think: write --threads with 1 to { $most }.

# What the host of a server may do about tables and visitors
help-admin = list and close tables, silence or ban a visitor, while the server runs
help-arg-admin-what = tables and visitors list, close ends a table, silence and ban refuse a visitor, lift undoes that
help-arg-admin-of = the table, or the visitor, by the number in the lists; for visitors also a part of a name
help-arg-admin-reason = why; the visitor reads it
help-arg-admin-over = list games that are over as well
metavar-admin-of = TABLE|VISITOR
metavar-admin-reason = TEXT
admin-tables = { $count ->
    [one] { $count } table.
   *[other] { $count } tables.
}
admin-visitors = { $count ->
    [one] { $count } visitor.
   *[other] { $count } visitors.
}
admin-closed = Table { $table } will be closed: within seconds where its server runs, else when it starts.
admin-silenced = { $who } can play but say nothing, within seconds where the server runs.
admin-banned = { $who } is refused everywhere, within seconds where the server runs.
admin-lifted = { $who } is welcome again, within seconds where the server runs.
error-admin-of = Say which: ludoteka admin { $what } NUMBER. The lists name the numbers: ludoteka admin tables, ludoteka admin visitors NAME.
error-admin-nobody = “{ $of }” is no table or visitor here that this could be done with. The lists name the numbers: ludoteka admin tables, ludoteka admin visitors NAME.
error-admin-reason = Say why, in 1 to { $most } characters: --reason TEXT. The visitor reads it.
error-admin-old = “{ $url }” is of another release of Ludoteka: start its server once with this one.
