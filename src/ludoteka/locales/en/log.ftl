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
server-log-began-again = The game goes on from decision { $number } of an earlier game.
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

# A series of games, in the log and in the terminal.
series-begins = A series begins: first to { $first ->
    [one] { $first } win.
   *[other] { $first } wins.
}
series-goes-on = Game { $number } of the series begins. Score: { $standing }.
series-counted = { $who } { $who-is ->
    [you] win
   *[they] wins
} game { $number } of the series. Score: { $standing }.
series-nobody = Game { $number } of the series counts for nobody. Score: { $standing }.
series-won = { $who } { $who-is ->
    [you] win
   *[they] wins
} the series. Score: { $standing }.

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
server-log-offered-draw = { $who } { $who-is ->
    [you] offer
   *[they] offers
} a draw.
server-log-offered-abandon = { $who } { $who-is ->
    [you] offer
   *[they] offers
} to abandon the game.
server-log-offered-pause = { $who } { $who-is ->
    [you] offer
   *[they] offers
} a pause.
server-log-answered-yes = { $who } { $who-is ->
    [you] agree
   *[they] agrees
}.
server-log-answered-no = { $who } { $who-is ->
    [you] do not agree.
   *[they] does not agree.
}
server-log-answered-back = { $who } { $who-is ->
    [you] take your
   *[they] takes the
} offer back.
server-log-agreed-draw = All agree: the game is a draw.
server-log-agreed-abandon = The game is abandoned: nobody wins, nobody loses.
server-log-agreed-pause = The game is paused. The clocks stand still.
server-log-resumed = { $who } { $who-is ->
    [you] resume
   *[they] resumes
} the game.
# Stands for somebody who wanted to be forgotten
server-somebody = Someone
server-log-unveiled-moves = { $count ->
    [one] Spectators with the host’s link see everything { $count } move later.
   *[other] Spectators with the host’s link see everything { $count } moves later.
}
server-log-unveiled-minutes = { $count ->
    [one] Spectators with the host’s link see everything { $count } minute later.
   *[other] Spectators with the host’s link see everything { $count } minutes later.
}
server-log-closed = The host of this server has closed the table.
server-log-expired = { $count ->
    [one] Nothing happened here for { $count } day, so the table has closed.
   *[other] Nothing happened here for { $count } days, so the table has closed.
}
