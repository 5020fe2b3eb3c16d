# The log of a table, whatever is played.
seat-name = Player { $number }
log-you = You
log-only-you = only you
log-your-turn = Your turn
log-locate = Show on the board
log-moment = Go to this moment
log-open-turn = Show the whole turn
log-leads-to = to
log-tries = { $count ->
    [one] { $count } try taken back
   *[other] { $count } tries taken back
}
log-open-all = Show what was hidden
log-new = { $count ->
    [one] { $count } new
   *[other] { $count } new
}
log-standing = { $who }: { $count }

# What happened at a table besides the moves.
server-log-sat = { $who } { $who-is ->
    [you] sit down.
   *[they] sits down.
}
server-log-left = { $who } { $who-is ->
    [you] leave.
   *[they] leaves.
}
server-log-began = The game begins.
server-log-undone = { $who } { $who-is ->
    [you] take
   *[they] takes
} the last step back.
server-log-resigned = { $who } { $who-is ->
    [you] resign.
   *[they] resigns.
}
server-log-replaced-left = { $who } { $who-is ->
    [you] have
   *[they] has
} left: a bot plays on.
server-log-replaced-time = { $who } { $who-is ->
    [you] have
   *[they] has
} no time left: a bot plays on.
server-log-returned = { $who } { $who-is ->
    [you] are
   *[they] is
} back.
server-log-chat-on = The chat is open.
server-log-chat-off = The chat is closed.
server-log-hosted = { $who } { $who-is ->
    [you] are
   *[they] is
} the host now.
server-log-ready = { $who } { $who-is ->
    [you] are
   *[they] is
} ready.
server-log-not-ready = { $who } { $who-is ->
    [you] are
   *[they] is
} not ready yet.
server-log-named = A player has a new name: { $who }.
server-log-replaced-absent = { $who } { $who-is ->
    [you] have
   *[they] has
} been away for long: a bot plays on.
server-log-nudged = { $who } { $who-is ->
    [you] nudge
   *[they] nudges
} { $whom-is ->
    [you] you.
   *[they] { $whom }.
}
server-log-prolonged = { $who } { $who-is ->
    [you] give
   *[they] gives
} { $whom-is ->
    [you] you
   *[they] { $whom }
} more time.
server-log-wished-yes = { $who } { $who-is ->
    [you] want
   *[they] wants
} to play again.
server-log-wished-no = { $who } { $who-is ->
    [you] are
   *[they] is
} not playing again now.
server-log-wished-back = { $who } { $who-is ->
    [you] take your
   *[they] takes the
} answer back.
server-log-rematched = The same players meet again at another table.
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
