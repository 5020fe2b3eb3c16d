# At a table: reactions, and who is watching
company-reactions = Reactions
company-react-bravo = Bravo!
company-react-oh = Oh!
company-react-haha = Ha-ha!
company-react-hm = Hm…
company-react-thanks = Thank you!
company-react-break = A short break
company-reacted = { $who }: { $what }
company-hide = Hide reactions: { $who }
company-show = Show reactions: { $who }
company-watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
company-guests = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
}
company-watching-about = They see no hidden cards.
company-you-watch = You are watching.
company-you-watch-about = What is hidden stays hidden. Your messages and reactions are seen by those who watch.

# What people agree on: a draw, abandoning the game, a pause
consent-draw = Offer a draw
consent-abandon = Offer to abandon the game
consent-abandon-alone = Abandon the game
consent-abandon-sure = Yes, abandon it: nobody wins
consent-pause = Offer a pause
consent-pause-alone = Pause the game
consent-asked-draw = { $who } offers a draw.
consent-asked-abandon = { $who } offers to abandon the game.
consent-asked-pause = { $who } offers a pause.
consent-about-draw = If all agree, the game ends in a draw.
consent-about-abandon = If all agree, the game ends: nobody wins, nobody loses.
consent-about-pause = If all agree, the clocks stand still until somebody resumes.
consent-yours-draw = You offer a draw.
consent-yours-abandon = You offer to abandon the game.
consent-yours-pause = You offer a pause.
consent-awaited = No answer yet: { $who }.
consent-yes = Agree
consent-no = No, thanks
consent-back = Take it back
consent-paused = { $who } paused the game.
consent-paused-you = You paused the game.
consent-paused-about = The clocks stand still. Anybody at the table may resume.
consent-paused-watch = The clocks stand still.
consent-resume = Resume
consent-end-abandoned = The game is abandoned.
consent-end-abandoned-about = Nobody wins, nobody loses.
consent-end-draw-about = The players agreed on a draw.

# A link by which everything is seen, later
later-title = A link that shows everything, later
later-about = Spectators with this link look into every hand, but only so much later. Players are told so before the game; it cannot be changed.
later-delay = How much later
later-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
later-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
later-make = Make the link
later-link = Link to everything, later
later-fact = With a link, everything later by
later-watching = You see everything, later by { $delay }.
consent-end-closed = The table is closed.
consent-end-closed-about = The host of this server has closed the table.
